import { invalidOption } from "../errors/invalid-option.js";
import { kindOf } from "../errors/kind-of.js";
import { PorticoError } from "../errors/portico-error.js";
import type { ClientView } from "./client-view.js";
import { runThrough } from "./context.js";
import { named } from "./named.js";

/**
 * Returns whether a function may come from an `@wix/*` package. Those have no name or are marked as events, and
 * return another function when their own client does not call them. An app's own wrappers may have no name either, so
 * the result decides.
 */
const looksForeign = (target: object) => !(target as { name: string }).name || "__type" in target;

/**
 * Returns the result of a call. Throws if it is a function, which means that the called function is from an `@wix/*`
 * package.
 */
function ownResult<Result>(result: Result): Result {
  if (typeof result !== "function") return result;
  throw new PorticoError("The function comes from an @wix package", {
    code: "WIX_MODULE",
  });
}

/**
 * Binds functions to a client.
 *
 * @param target - a function, a namespace of functions, or an object of namespaces; other values are returned unchanged
 * @param view - the client
 */
export function bind<Target>(target: Target, view: ClientView): Target {
  if (typeof target === "function") {
    const run = (...args: unknown[]) => runThrough(view, () => target(...args));
    const bound = looksForeign(target) ? (...args: unknown[]) => ownResult(run(...args)) : run;
    return named(bound, target.name) as Target;
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

/**
 * Throws for values that are not modules: a promise, a string, or undefined (the default import of a package without
 * one).
 *
 * @param option - name of the option
 * @param given - the value to check
 * @throws PorticoError - INVALID_OPTION
 */
export function checkModule(option: string, given: unknown): void {
  if (/string|promise|null|undef/.test(kindOf(given))) {
    throw invalidOption(option, 'a module, as imported with "import * as"', given);
  }
}
