import { named } from "../client/named.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/**
 * Creates the function of an operation. It has the name of the operation.
 *
 * @param data - the operation
 */
export function operation<Fn extends (...args: never[]) => unknown>(data: Operation): Fn {
  // Stacks, tools and `isApplicationError` use the name, which must also survive minification.
  return named((...args: unknown[]) => call(data, args), data.name) as unknown as Fn;
}

/** The last overload of a query or search operation, which takes the query as JSON. */
export type Sent<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;
