import {
  type ApplicationError,
  type ErrorKind,
  type HttpError,
  KIND,
  type PorticoError,
  type SystemError,
  type ValidationError,
} from "./portico-error.js";

function classOf(error: unknown): ErrorKind | undefined {
  return (error as { [KIND]?: ErrorKind } | null | undefined)?.[KIND];
}

/**
 * Whether something thrown comes from this SDK, whichever copy of it threw.
 *
 * @param error - anything thrown
 * @example
 * ```ts
 * const codeOf = (error: unknown) => (isPorticoError(error) ? error.code : undefined);
 * ```
 */
export function isPorticoError(error: unknown): error is PorticoError {
  return classOf(error) !== undefined;
}

/**
 * Whether a call was refused field by field.
 *
 * @param error - anything thrown
 * @example
 * ```ts
 * const fields = (error: unknown) =>
 *   isValidationError(error) ? error.violations.map((violation) => violation.field) : [];
 * ```
 */
export function isValidationError(error: unknown): error is ValidationError {
  return classOf(error) === "ValidationError";
}

/**
 * Whether a service refused for a reason of its own. Name its codes to compare with them safely.
 *
 * @param error - anything thrown
 * @example
 * ```ts
 * const taken = (error: unknown) =>
 *   isApplicationError<"DUPLICATE_SLUG_ERROR">(error) && error.code === "DUPLICATE_SLUG_ERROR";
 * ```
 */
export function isApplicationError<Code extends string = string>(
  error: unknown,
): error is ApplicationError<Code> {
  return classOf(error) === "ApplicationError";
}

/**
 * Whether the platform answered with a 4xx that says nothing more.
 *
 * @param error - anything thrown
 * @example
 * ```ts
 * const missing = (error: unknown) => isHttpError(error) && error.status === 404;
 * ```
 */
export function isHttpError(error: unknown): error is HttpError {
  return classOf(error) === "HttpError";
}

/**
 * Whether the platform or the way to it failed: 5xx, network, timeout, abort, unreadable answer.
 *
 * @param error - anything thrown
 * @example
 * ```ts
 * const offline = (error: unknown) => isSystemError(error) && error.code === "NETWORK";
 * ```
 */
export function isSystemError(error: unknown): error is SystemError {
  return classOf(error) === "SystemError";
}
