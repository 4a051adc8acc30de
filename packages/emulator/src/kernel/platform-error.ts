export interface FieldViolation {
  readonly field: string;
  readonly description: string;
  readonly violatedRule: string;
  readonly ruleName?: string;
  readonly data?: Record<string, unknown>;
}

export interface ErrorDetails {
  readonly applicationError?: {
    readonly code: string;
    readonly description: string;
    readonly data?: Record<string, unknown>;
  };
  readonly validationError?: { readonly fieldViolations: readonly FieldViolation[] };
}

export class PlatformError extends Error {
  override readonly name = "PlatformError";

  constructor(
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  toBody(): { message: string; details: ErrorDetails } {
    return { message: this.message, details: this.details };
  }
}

export function applicationError(
  status: number,
  code: string,
  description: string,
  data?: Record<string, unknown>,
): PlatformError {
  const error = data === undefined ? { code, description } : { code, description, data };
  return new PlatformError(status, description, { applicationError: error });
}

/** The platform uses status 428 for failed preconditions. */
export const rejection = (code: string, description: string, data?: Record<string, unknown>) =>
  applicationError(428, code, description, data);

export const badRequest = (code: string, description: string, data?: Record<string, unknown>) =>
  applicationError(400, code, description, data);

export function validationError(violations: readonly FieldViolation[]): PlatformError {
  const text = violations.map((violation) => `"${violation.field}" ${violation.description}`);
  return new PlatformError(400, `INVALID_ARGUMENT: ${text.join(", ")}`, {
    validationError: { fieldViolations: violations },
  });
}

export const fieldError = (
  field: string,
  violatedRule: string,
  description: string,
  data?: Record<string, unknown>,
) => validationError([{ field, description, violatedRule, ...(data && { data }) }]);

export const ruleError = (field: string, ruleName: string, description: string): PlatformError =>
  validationError([{ field, description, violatedRule: "OTHER", ruleName }]);

export const notEmulated = (feature: string): PlatformError =>
  applicationError(501, "NOT_EMULATED", `${feature} is not emulated`);

/** For an entity that does not exist or that the caller may not see. */
export const notFound = (subject: string, code = "NOT_FOUND", data?: Record<string, unknown>) =>
  applicationError(404, code, `${subject} not found`, data);

export const unauthenticated = (description: string): PlatformError =>
  applicationError(401, "UNAUTHENTICATED", description);

export const permissionDenied = (description: string, code = "PERMISSION_DENIED"): PlatformError =>
  applicationError(403, code, description);

export const invalidFilter = (description: string): PlatformError =>
  applicationError(400, "INVALID_FILTER", description);
