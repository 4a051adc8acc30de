/** One violated field, as the platform reports it. */
export interface FieldViolation {
  readonly field: string;
  readonly description: string;
  readonly violatedRule: string;
  readonly ruleName?: string;
  readonly data?: Record<string, unknown>;
}

/** The `details` of an error answer: an application error, field violations, or nothing. */
export interface ErrorDetails {
  readonly applicationError?: {
    readonly code: string;
    readonly description: string;
    readonly data?: Record<string, unknown>;
  };
  readonly validationError?: { readonly fieldViolations: readonly FieldViolation[] };
}

/** An error that is answered in the platform's own envelope. */
export class PlatformError extends Error {
  override readonly name = "PlatformError";

  constructor(
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  /** The body of the answer. */
  toBody(): { message: string; details: ErrorDetails } {
    return { message: this.message, details: this.details };
  }
}

/** An application error: a code of the operation, with its data. 428 is the platform's "failed precondition". */
export function applicationError(
  status: number,
  code: string,
  description: string,
  data?: Record<string, unknown>,
): PlatformError {
  const error = data === undefined ? { code, description } : { code, description, data };
  return new PlatformError(status, description, { applicationError: error });
}

/** 400 with field violations. */
export function validationError(violations: readonly FieldViolation[]): PlatformError {
  const text = violations.map((violation) => `"${violation.field}" ${violation.description}`);
  return new PlatformError(400, `INVALID_ARGUMENT: ${text.join(", ")}`, {
    validationError: { fieldViolations: violations },
  });
}

/** 400 with a violation of a rule that has a name of its own. */
export function ruleError(field: string, ruleName: string, description: string): PlatformError {
  return validationError([{ field, description, violatedRule: "OTHER", ruleName }]);
}

/** 501 of something that the platform has and the emulator does not. */
export function notEmulated(what: string): PlatformError {
  return applicationError(501, "NOT_EMULATED", `${what} is not emulated`);
}

/** 404 of an entity that does not exist or that the caller may not see. */
export function notFound(what: string, code = "NOT_FOUND"): PlatformError {
  return applicationError(404, code, `${what} not found`);
}

/** 401: no token, or one that is unknown, expired or revoked. */
export function unauthenticated(description: string): PlatformError {
  return applicationError(401, "UNAUTHENTICATED", description);
}

/** 403: the caller is known but may not do this. */
export function permissionDenied(description: string, code = "PERMISSION_DENIED"): PlatformError {
  return applicationError(403, code, description);
}

/** 400 of a query that names an undeclared field or operator, or carries an empty filter. */
export function invalidFilter(description: string): PlatformError {
  return applicationError(400, "INVALID_FILTER", description);
}
