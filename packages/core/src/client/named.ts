/**
 * Sets a function's name to an operation's, so that errors can be matched to wrapped operations.
 */
export function named<Fn>(fn: Fn, name: string): Fn {
  return Object.defineProperty(fn, "name", { value: name });
}
