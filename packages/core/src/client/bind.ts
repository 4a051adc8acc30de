import type { ClientView } from "./client-view.js";
import { runThrough } from "./context.js";

type Callable = (...args: unknown[]) => unknown;

const OPEN = { enumerable: true, configurable: true };

/**
 * The same functions, called through a client.
 *
 * @param target - a function, a namespace of functions, or an object of namespaces; what else it holds stays as it is
 * @param view - the client
 */
export function bind<Target>(target: Target, view: ClientView): Target {
  if (typeof target === "function") {
    const fn = target as unknown as Callable;
    return ((...args: unknown[]) => runThrough(view, () => fn(...args))) as Target;
  }
  if (typeof target !== "object" || target === null || Array.isArray(target)) return target;
  const bound: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(target)) {
    // A namespace is bound when first used: a view for one call costs next to nothing.
    let bindOnce = (): unknown => {
      const made = bind(value, view);
      bindOnce = () => made;
      return made;
    };
    Object.defineProperty(
      bound,
      key,
      typeof value === "object"
        ? { ...OPEN, get: () => bindOnce() }
        : { ...OPEN, writable: true, value: bind(value, view) },
    );
  }
  return bound as Target;
}
