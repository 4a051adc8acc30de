import { isApplicationError } from "./errors/guards.js";
import { remedies } from "./generated/remedies.js";

/**
 * Returns what to do about an application error, as a sentence for developers. Every error code that an operation
 * documents has one. The docstrings of the error code types contain the same sentences.
 *
 * @param error - anything thrown
 * @returns the sentence; undefined for errors that are not application errors and for unknown codes
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
