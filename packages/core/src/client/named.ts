/** Wrapped operations keep their names so that errors can be matched to them. */
export function withName<Fn>(fn: Fn, name: string): Fn {
  return Object.defineProperty(fn, "name", { value: name });
}
