import { invalidOption } from "../errors/invalid-option.js";
import { kindOf } from "../errors/kind-of.js";
import { PorticoError } from "../errors/portico-error.js";
import type { ClientView } from "./client-view.js";
import { runThrough } from "./context.js";
import { named } from "./named.js";

/**
 * Functions of `@wix/*` have no name or are marked as events, and return another function where their own client does
 * not call them. Wrapped functions of an app may have no name either, so the result decides.
 */
const looksForeign = (target: object) => !(target as { name: string }).name || "__type" in target;

/** The result of a function that may be one of `@wix/*`. */
function ownResult<Result>(result: Result): Result {
  if (typeof result !== "function") return result;
  throw new PorticoError("This is a function of an @wix package", { code: "WIX_MODULE" });
}

/**
 * The same functions, called through a client.
 *
 * @param target - a function, a namespace of functions, or an object of namespaces; what else it holds stays as it is
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
 * Refuses what is no module: a promise of one, a name, nothing at all (a default import of a package that has none).
 *
 * @param option - where it was given
 * @param given - what is to be bound
 * @throws PorticoError of code INVALID_OPTION
 */
export function checkModule(option: string, given: unknown): void {
  if (/string|promise|null|undef/.test(kindOf(given))) {
    throw invalidOption(option, 'a module, as of "import * as"', given);
  }
}
