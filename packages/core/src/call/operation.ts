import { withName } from "../client/named.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/**
 * Creates the function that sends an operation's request, for generated modules.
 *
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
  // Stack traces and `isApplicationError` use the name, so it must survive minification.
  return withName((...args: unknown[]) => call(data, args), data.name) as unknown as Fn;
}

/** The last overload of a query operation, which takes the query as an object. */
export type Sent<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;
