import type { ClientView } from "./client-view.js";
import { runThrough } from "./context.js";
import { named } from "./named.js";

type Callable = (...args: unknown[]) => unknown;

/**
 * The same functions, called through a client.
 *
 * @param target - a function, a namespace of functions, or an object of namespaces; what else it holds stays as it is
 * @param view - the client
 */
export function bind<Target>(target: Target, view: ClientView): Target {
  if (typeof target === "function") {
    const fn = target as unknown as Callable;
    return named((...args: unknown[]) => runThrough(view, () => fn(...args)), fn.name) as Target;
  }
  if (typeof target !== "object" || target === null || Array.isArray(target)) return target;
  // Copied first: a key such as `__proto__` is then a key like any other.
  const bound = { ...target } as Record<string, unknown>;
  for (const [key, value] of Object.entries(bound)) {
    if (typeof value === "object") {
      // A namespace is bound when first used: a view for one call costs next to nothing.
      let made: unknown;
      Object.defineProperty(bound, key, {
        get: () => {
          made ??= bind(value, view);
          return made;
        },
      });
    } else bound[key] = bind(value, view);
  }
  return bound as Target;
}
