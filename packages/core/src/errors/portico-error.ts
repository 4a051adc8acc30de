import { developerHelp, explainInStack } from "./development.js";
import { docsOf } from "./docs-of.js";

/**
 * Key of an error's kind, the same in all copies and realms. Increase the version when older copies
 * cannot read the new errors.
 */
export const KIND: unique symbol = /* @__PURE__ */ Symbol.for("portico.error@1");

/** Name of an error class. */
export type ErrorKind =
  | "PorticoError"
  | "ValidationError"
  | "ApplicationError"
  | "HttpError"
  | "SystemError";

/** The rule that a field violates, such as "REQUIRED_FIELD" or "MAX_LENGTH". */
export type ViolatedRule =
  | "VALIDATION"
  | "OTHER"
  | "MAX"
  | "MIN"
  | "MAX_LENGTH"
  | "MIN_LENGTH"
  | "MAX_SIZE"
  | "MIN_SIZE"
  | "FORMAT"
  | "DECIMAL_LTE"
  | "DECIMAL_GTE"
  | "DECIMAL_LT"
  | "DECIMAL_GT"
  | "DECIMAL_MAX_SCALE"
  | "INVALID_ENUM_VALUE"
  | "REQUIRED_FIELD"
  | "FIELD_NOT_ALLOWED"
  | "ONE_OF_ALIGNMENT"
  | "EXACT_LENGTH"
  | "EXACT_SIZE"
  | "REQUIRED_ONE_OF_FIELD"
  | (string & {});

/** An invalid request field. */
export interface FieldViolation {
  /** Path in the call's arguments, such as "options.quantity". */
  field: string;
  /** The problem, in English. */
  description: string;
  violatedRule?: ViolatedRule;
  /** Name of the rule, if the service defines its own. */
  ruleName?: string;
  /** Data about the rule, such as its limit. */
  data?: unknown;
}

/** Details of an error response without invalid fields. */
export interface ApplicationErrorDetails {
  /** Description in English. */
  description: string;
  /**
   * The service's code, such as "INVALID_COUPON_CODE". If the service documents no code, this is
   * the status text in constant case, such as "NOT_FOUND".
   */
  code: string;
  /** Data about the error. Its type depends on the code. */
  data: unknown;
}

/** Details of an error response, or of invalid fields that the client detected. */
export interface ErrorDetails {
  /** The invalid fields, if they caused the error. */
  validationError?: { fieldViolations: FieldViolation[] };
  /** Details of any other error response. */
  applicationError?: ApplicationErrorDetails;
}

/** Properties of a new {@link PorticoError}. */
export interface ErrorInit {
  code: string;
  status?: number;
  statusText?: string;
  reason?: string;
  requestId?: string;
  operation?: string;
  /** Method and URL without the query string. */
  request?: string;
  retryable?: boolean;
  details?: ErrorDetails;
  cause?: unknown;
  /** Help text. Default: the text for the code. */
  help?: string;
  /** Anchor on the error codes page. Default: the code. */
  anchor?: string;
}

/**
 * Base class of this SDK's errors. Unlike `instanceof`, guards such as `isPorticoError` also work
 * across copies of the package.
 *
 * @example
 * ```ts
 * import { isPorticoError } from "@portico/core";
 *
 * const isNotFound = (error: unknown) => isPorticoError(error) && error.status === 404;
 * ```
 */
export class PorticoError extends Error {
  /** Code, such as "NOT_FOUND", "TIMEOUT" or a service's code. */
  declare readonly code: string;
  /** HTTP status, if the server responded. */
  declare readonly status?: number;
  /** Status text, such as "Not Found", if the server responded with an error. */
  declare readonly statusText?: string;
  /** Specific cause, such as "no response within 30000 ms". Not every message contains it. */
  declare readonly reason?: string;
  /** The platform's request id, for Wix support. */
  declare readonly requestId?: string;
  /** Name of the failed operation, such as "stores.productsV3.getProduct". */
  declare readonly operation?: string;
  /** Method and URL without the query string, such as "GET https://www.wixapis.com/…". */
  declare readonly request?: string;
  /**
   * Explains how to resolve the error. Production builds omit it unless it is specific to the
   * failure.
   */
  declare readonly help?: string;
  /** URL of this error's documentation. */
  declare readonly docs: string;
  /** Whether the same call may succeed later. See also `effectOf`. */
  declare readonly retryable: boolean;
  declare readonly details: ErrorDetails;

  constructor(message: string, init: ErrorInit) {
    super(message, init);
    const { cause, anchor = init.code, ...initialProperties } = init;
    const properties = {
      retryable: false,
      details: {},
      ...initialProperties,
      help: init.help ?? developerHelp(anchor, init),
      docs: docsOf(anchor),
    };
    for (const [key, value] of Object.entries(properties)) {
      if (value === undefined) continue;
      Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
    }
    explainInStack(this);
  }

  get [KIND](): ErrorKind {
    return "PorticoError";
  }

  // Minifiers change `constructor.name`.
  override get name(): ErrorKind {
    return this[KIND];
  }

  /** Returns the error as plain data, without the stack, headers or tokens. */
  toJSON(): Record<string, unknown> {
    const { name, message, cause } = this;
    return {
      name,
      message,
      ...(this as object),
      cause: cause === undefined ? cause : causeMessage(cause),
    };
  }
}

/** Thrown if the client or the platform detects invalid fields. `code` is "INVALID_ARGUMENT". */
export class ValidationError extends PorticoError {
  constructor(fieldViolations: FieldViolation[], init: Partial<ErrorInit> = {}) {
    const problems = fieldViolations.map(({ field, description }) =>
      field ? `"${field}" ${description}` : description,
    );
    super(`INVALID_ARGUMENT: ${problems.join(", ")}`, {
      ...init,
      code: "INVALID_ARGUMENT",
      details: { validationError: { fieldViolations } },
    });
  }

  override get [KIND](): ErrorKind {
    return "ValidationError";
  }

  /** The invalid fields, sorted by name. */
  get violations(): readonly FieldViolation[] {
    return this.details.validationError?.fieldViolations ?? [];
  }
}

/**
 * Thrown if a service rejects a request for a documented reason, which `code` identifies.
 * `details.applicationError` contains the error's description and data.
 */
export class ApplicationError<Code extends string = string> extends PorticoError {
  declare readonly code: Code;

  override get [KIND](): ErrorKind {
    return "ApplicationError";
  }
}

/**
 * Thrown for a 4xx response that is not a ValidationError or an ApplicationError. `code` is the
 * status text in constant case, such as "NOT_FOUND".
 */
export class HttpError extends PorticoError {
  override get [KIND](): ErrorKind {
    return "HttpError";
  }
}

/**
 * Thrown for 5xx responses and for calls without a usable response. Codes include NETWORK, TIMEOUT,
 * ABORTED and BAD_PAYLOAD. `cause` is the original error, if there is one.
 */
export class SystemError extends PorticoError {
  override get [KIND](): ErrorKind {
    return "SystemError";
  }
}

export function systemError(reason: string, init: ErrorInit): SystemError {
  const { request, requestId, status } = init;
  // Without a response, there is no request id.
  const requestSuffix = request && status === undefined ? ` (${request})` : "";
  const details = requestId ? `, request-id: ${requestId}` : `: ${reason}${requestSuffix}`;
  return new SystemError(`System error occurred${details}`, { reason, ...init });
}

/** Joins the messages of an error and its causes. */
export function causeMessage(error: unknown): string {
  const messages: string[] = [];
  for (
    let currentError = error, depth = 0;
    currentError !== undefined && currentError !== null && depth < 5;
    depth++
  ) {
    const { message, cause, code } = currentError as Record<string, unknown>;
    // Node reports ECONNREFUSED with an empty message and a code.
    const text = String((typeof currentError === "object" ? message || code : currentError) ?? "");
    if (text && !messages.some((known) => known.includes(text))) messages.push(text);
    currentError = cause;
  }
  return messages.join(": ") || "unknown";
}
