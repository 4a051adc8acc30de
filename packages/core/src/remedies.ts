import { isApplicationError } from "./errors/guards.js";
import { remedies } from "./generated/remedies.js";

/**
 * Returns a text that shows developers how to resolve an application error. Every documented error
 * code has such a text, which is also in the docstring of the code's type.
 *
 * @param error - any thrown value
 * @returns the text, or undefined for other errors and unknown codes
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
