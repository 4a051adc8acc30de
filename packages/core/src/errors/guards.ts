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

function kindOfError(error: unknown): ErrorKind | undefined {
  return (error as { [KIND]?: ErrorKind } | null | undefined)?.[KIND];
}

/**
 * Returns whether an error comes from this SDK, even from another copy of the package.
 *
 * @param error - any thrown value
 * @example
 * ```ts
 * import { isPorticoError } from "@portico/core";
 *
 * const codeOf = (error: unknown) => (isPorticoError(error) ? error.code : undefined);
 * ```
 */
export function isPorticoError(error: unknown): error is PorticoError {
  return kindOfError(error) !== undefined;
}

/**
 * Returns whether a request was rejected because of invalid fields.
 *
 * @param error - any thrown value
 * @example
 * ```ts
 * import { isValidationError } from "@portico/core";
 *
 * const invalidFields = (error: unknown) =>
 *   isValidationError(error) ? error.violations.map(({ field }) => field) : [];
 * ```
 */
export function isValidationError(error: unknown): error is ValidationError {
  return kindOfError(error) === "ValidationError";
}

/**
 * Returns whether a given operation failed with one of its documented errors. TypeScript then
 * narrows `code`, so a comparison with an undocumented code does not compile. At run time, the
 * platform may return newer codes.
 *
 * @param error - any thrown value
 * @param operation - the operation, imported or bound to a client
 * @example
 * ```ts
 * import { isApplicationError } from "@portico/core";
 * import { currentCartV2 } from "@portico/ecom";
 *
 * const messageFor = (error: unknown) =>
 *   isApplicationError(error, currentCartV2.addCouponToCurrentCart) &&
 *   error.code === "INVALID_COUPON_CODE"
 *     ? "This coupon does not exist."
 *     : "Please try again.";
 * ```
 */
export function isApplicationError<Fn extends (...args: never[]) => unknown>(
  error: unknown,
  operation: Fn,
): error is ApplicationError<ErrorCodeOf<Fn>>;
/**
 * Returns whether an operation failed with an error that its service documents. To compare codes
 * safely, pass them as a type argument.
 *
 * @param error - any thrown value
 * @example
 * ```ts
 * import { isApplicationError } from "@portico/core";
 *
 * const isTaken = (error: unknown) =>
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
  if (kindOfError(error) !== "ApplicationError") return false;
  return !operation || (error as ApplicationError).operation === operation.name;
}

/**
 * Returns whether the platform responded with a 4xx status, but not with a validation or
 * application error.
 *
 * @param error - any thrown value
 * @example
 * ```ts
 * import { isHttpError } from "@portico/core";
 *
 * const isNotFound = (error: unknown) => isHttpError(error) && error.status === 404;
 * ```
 */
export function isHttpError(error: unknown): error is HttpError {
  return kindOfError(error) === "HttpError";
}

/**
 * Returns whether a call failed without a usable response, for example because of a 5xx status, a
 * network error, a timeout or an abort.
 *
 * @param error - any thrown value
 * @example
 * ```ts
 * import { isSystemError } from "@portico/core";
 *
 * const isOffline = (error: unknown) => isSystemError(error) && error.code === "NETWORK";
 * ```
 */
export function isSystemError(error: unknown): error is SystemError {
  return kindOfError(error) === "SystemError";
}
