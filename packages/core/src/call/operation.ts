import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/**
 * The function of an operation: it carries the operation out with its arguments.
 *
 * @param data - what to call
 */
export function operation<Fn extends (...args: never[]) => unknown>(data: Operation): Fn {
  return ((...args: unknown[]) => call(data, args)) as unknown as Fn;
}
