import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";
import { named } from "./named.js";

/**
 * The function of an operation: it carries the operation out with its arguments, and has its name.
 *
 * @param data - what to call
 */
export function operation<Fn extends (...args: never[]) => unknown>(data: Operation): Fn {
  return named(data, (...args: unknown[]) => call(data, args));
}
