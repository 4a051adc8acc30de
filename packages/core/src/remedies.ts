import { isApplicationError } from "./errors/guards.js";
import { remedies } from "./generated/remedies.js";

/**
 * What to do about an error, in a sentence for developers. All codes that operations document have one; they stand at
 * the types of the codes too.
 *
 * @param error - anything thrown
 * @returns the sentence, or undefined for what is no application error, or has a code that is not documented
 * @example
 * ```ts
 * import { remedyOf } from "@portico/core/remedies";
 *
 * const log = (error: unknown) => console.error(error, remedyOf(error) ?? "");
 * ```
 */
export function remedyOf(error: unknown): string | undefined {
  if (!isApplicationError(error)) return undefined;
  return Object.hasOwn(remedies, error.code) ? remedies[error.code] : undefined;
}
