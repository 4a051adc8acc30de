import type { Operation } from "../wire/operation.js";

/** A function under its operation's name, by which it is known in a stack or a tool, minified too. */
export function named<Fn>({ name }: Operation, fn: (...args: unknown[]) => unknown): Fn {
  return Object.defineProperty(fn, "name", {
    value: name.slice(name.lastIndexOf(".") + 1),
  }) as Fn;
}
