import { describeKind } from "../errors/describe-kind.js";
import { invalidOption } from "../errors/invalid-option.js";
import { PorticoError } from "../errors/portico-error.js";
import type { ClientView } from "./client-view.js";
import { runWithView } from "./context.js";
import { withName } from "./named.js";

// Functions from `@wix/*` packages have no name or are marked as events, and return another
// function. Other functions may be unnamed too, so `rejectWixResult` checks the result.
const looksLikeWixFunction = (target: object) =>
  !(target as { name: string }).name || "__type" in target;

function rejectWixResult<Result>(result: Result, name: string): Result {
  if (typeof result !== "function") return result;
  throw new PorticoError(
    `${name || "This function"} comes from an @wix package: wrap its module in wixModule`,
    { code: "WIX_MODULE" },
  );
}

/** Binds a function, a namespace, or an object of namespaces. */
export function bind<Target>(target: Target, view: ClientView, path = ""): Target {
  if (typeof target === "function") {
    const run = (...args: unknown[]) => runWithView(view, () => target(...args));
    const bound = looksLikeWixFunction(target)
      ? (...args: unknown[]) => rejectWixResult(run(...args), path)
      : run;
    return withName(bound, target.name) as Target;
  }
  if (typeof target !== "object" || target === null || Array.isArray(target)) return target;
  // The spread makes every key an own property, even `__proto__`.
  const bound = { ...target } as Record<string, unknown>;
  for (const [key, value] of Object.entries(bound)) {
    const memberPath = path ? `${path}.${key}` : key;
    if (typeof value === "object") {
      // Binds on first use, so that views are cheap to create.
      let member: unknown;
      Object.defineProperty(bound, key, {
        get: () => {
          member ??= bind(value, view, memberPath);
          return member;
        },
      });
    } else bound[key] = bind(value, view, memberPath);
  }
  return bound as Target;
}

/** Rejects strings, promises, null and undefined, such as a missing default import. */
export function checkModule(option: string, value: unknown): void {
  if (/string|promise|null|undef/.test(describeKind(value))) {
    throw invalidOption(option, 'a module, as imported with "import * as"', value);
  }
}
