import type { Operation } from "../wire/operation.js";
import { call } from "./call.js";

/**
 * The function of an operation: it carries the operation out with its arguments, and has its name.
 *
 * @param data - what to call
 */
export function operation<Fn extends (...args: never[]) => unknown>(data: Operation): Fn {
  const fn = (...args: unknown[]) => call(data, args);
  // Known by its name in a stack or a tool, minified too.
  return Object.defineProperty(fn, "name", {
    value: data.name.slice(data.name.lastIndexOf(".") + 1),
  }) as unknown as Fn;
}
