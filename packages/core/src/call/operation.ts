import { named } from "../client/named.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/**
 * Creates the function of an operation. Generated modules use it.
 *
 * @param data - description of the request and response
 * @example
 * ```ts
 * import { operation } from "@portico/core/runtime";
 *
 * const ping = operation<(text: string) => Promise<{ text: string }>>({
 *   name: "example.echo.ping",
 *   path: "/echo/v1/ping",
 *   args: ["text"],
 * });
 * ```
 */
export function operation<Fn extends (...args: never[]) => unknown>(data: Operation): Fn {
  // Stacks, tools and `isApplicationError` use the name, which must also survive minification.
  return named((...args: unknown[]) => call(data, args), data.name) as unknown as Fn;
}

/** Selects the last overload of a query or search operation, which takes the query as an object. */
export type Sent<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;
