// `isApplicationError` uses the names of operations, so wrappers keep them.
export function withName<Fn>(fn: Fn, name: string): Fn {
  return Object.defineProperty(fn, "name", { value: name });
}
