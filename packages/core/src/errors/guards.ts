import {
  type ApplicationError,
  type ErrorKind,
  type HttpError,
  KIND,
  type PorticoError,
  type SystemError,
  type ValidationError,
} from "./portico-error.js";
import type { ErrorCodeOf } from "./throws.js";

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
 * Whether a service refused an operation for a reason of its own. `code` is then one of those that the operation
 * documents, and a comparison with another does not compile. The platform may add codes: have a way for those that are
 * none of them.
 *
 * @param error - anything thrown
 * @param operation - which one failed: as imported, as a member of its namespace, or bound by a client
 * @example
 * ```ts
 * const notice = (error: unknown) =>
 *   isApplicationError(error, currentCartV2.addCouponToCurrentCart) &&
 *   error.code === "INVALID_COUPON_CODE" &&
 *   "There is no such coupon.";
 * ```
 */
export function isApplicationError<Fn extends (...args: never[]) => unknown>(
  error: unknown,
  operation: Fn,
): error is ApplicationError<ErrorCodeOf<Fn>>;
/**
 * Whether a service refused for a reason of its own, whichever the operation. Name codes to compare with them safely.
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
): error is ApplicationError<Code>;
export function isApplicationError(
  error: unknown,
  operation?: (...args: never[]) => unknown,
): error is ApplicationError {
  if (classOf(error) !== "ApplicationError") return false;
  return !operation || (error as ApplicationError).operation === operation.name;
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
