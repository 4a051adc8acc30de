import { named } from "../client/named.js";
import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/**
 * The function of an operation: it carries the operation out with its arguments, and has its name.
 *
 * @param data - what to call
 */
export function operation<Fn extends (...args: never[]) => unknown>(data: Operation): Fn {
  // Known by its name in a stack or a tool, minified too, and to `isApplicationError`.
  return named((...args: unknown[]) => call(data, args), data.name) as unknown as Fn;
}

/** A query or search in the last of its forms: called with what is sent. */
export type Sent<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;
