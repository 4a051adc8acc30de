import { developerHelp, explainInStack } from "./development.js";
import { docsOf } from "./docs-of.js";

/**
 * Holds the class of an error for every copy of this package and in every realm. Increase the number when older copies
 * cannot read the errors of this one.
 */
export const KIND: unique symbol = /* @__PURE__ */ Symbol.for("portico.error@1");

/** The classes of errors, by the names that the guards tell them apart with. */
export type ErrorKind =
  | "PorticoError"
  | "ValidationError"
  | "ApplicationError"
  | "HttpError"
  | "SystemError";

/** Why the platform refused one field. */
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

/** One field that was refused. */
export interface FieldViolation {
  /** The field, as the call's arguments name it: "options.quantity". */
  field: string;
  description: string;
  violatedRule?: ViolatedRule;
  ruleName?: string;
  data?: unknown;
}

/** What a service says about its own failure. */
export interface ApplicationErrorDetails {
  description: string;
  code: string;
  data: unknown;
}

/** What is known besides the message. */
export interface ErrorDetails {
  validationError?: { fieldViolations: FieldViolation[] };
  applicationError?: ApplicationErrorDetails;
}

/** What an error is made of. */
export interface ErrorInit {
  code: string;
  status?: number;
  statusText?: string;
  reason?: string;
  requestId?: string;
  operation?: string;
  /** "GET https://www.wixapis.com/stores/v3/products", without a query string. */
  request?: string;
  retryable?: boolean;
  details?: ErrorDetails;
  cause?: unknown;
  /** What to do about it, where that is more than what the code says. */
  help?: string;
  /** The anchor on the page of error codes, where it is not the code. */
  anchor?: string;
}

/**
 * What every call of this SDK fails with; the classes below say more. Tell them apart with the
 * guards (`isValidationError` …), which also work when two copies of the package are loaded.
 *
 * @example
 * ```ts
 * const notFound = (error: unknown) => isPorticoError(error) && error.status === 404;
 * ```
 */
export class PorticoError extends Error {
  /** Machine-readable: "INVALID_ARGUMENT", "NOT_FOUND", "TIMEOUT", or a service's own code. */
  declare readonly code: string;
  /** HTTP status, where the platform answered. */
  declare readonly status?: number;
  /** "Not Found", where the platform answered. */
  declare readonly statusText?: string;
  /** What went wrong, where the message says more than that: "no response within 30000 ms". */
  declare readonly reason?: string;
  /** The platform's id of the request: what its support asks for. */
  declare readonly requestId?: string;
  /** The operation that failed: "stores.productsV3.getProduct". */
  declare readonly operation?: string;
  /** Method and URL of the request that failed, without its query string: "GET https://www.wixapis.com/…". */
  declare readonly request?: string;
  /**
   * What to do about it, for developers. Production builds of browser code leave it out, except where it holds
   * something that only the failure knows.
   */
  declare readonly help?: string;
  /** The part of the documentation that explains the error. */
  declare readonly docs: string;
  /** Whether the same call may succeed later; whether it has happened already is for `effectOf` to say. */
  declare readonly retryable: boolean;
  declare readonly details: ErrorDetails;

  constructor(message: string, init: ErrorInit) {
    super(message, init);
    const { cause, anchor = init.code, ...given } = init;
    const known = {
      retryable: false,
      details: {},
      ...given,
      help: init.help ?? developerHelp(anchor, init),
      docs: docsOf(anchor),
    };
    for (const [key, value] of Object.entries(known)) {
      if (value === undefined) continue;
      Object.defineProperty(this, key, { value, enumerable: true, configurable: key === "help" });
    }
    explainInStack(this);
  }

  get [KIND](): ErrorKind {
    return "PorticoError";
  }

  // Not `constructor.name`, which a minifier changes.
  override get name(): ErrorKind {
    return this[KIND];
  }

  /** The error as plain data, without a stack, headers or tokens. */
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

/**
 * The request was refused field by field, by the platform or before it was sent. The message is
 * `INVALID_ARGUMENT: "field" description, "field" description`, fields named after the call's
 * arguments and sorted.
 */
export class ValidationError extends PorticoError {
  constructor(fieldViolations: FieldViolation[], init: Partial<ErrorInit> = {}) {
    const list = fieldViolations.map(({ field, description }) =>
      field ? `"${field}" ${description}` : description,
    );
    super(`INVALID_ARGUMENT: ${list.join(", ")}`, {
      ...init,
      code: "INVALID_ARGUMENT",
      details: { validationError: { fieldViolations } },
    });
  }

  override get [KIND](): ErrorKind {
    return "ValidationError";
  }

  /** The refused fields, sorted. */
  get violations(): readonly FieldViolation[] {
    return this.details.validationError?.fieldViolations ?? [];
  }
}

/**
 * A service refused for a reason of its own, named by `code`.
 * `details.applicationError` has the description and the service's data.
 */
export class ApplicationError<Code extends string = string> extends PorticoError {
  declare readonly code: Code;

  override get [KIND](): ErrorKind {
    return "ApplicationError";
  }
}

/** Any other 4xx answer; `code` is its status text: "NOT_FOUND". */
export class HttpError extends PorticoError {
  override get [KIND](): ErrorKind {
    return "HttpError";
  }
}

/**
 * Everything else: the platform's 5xx, and with a `cause` the codes NETWORK, TIMEOUT, ABORTED and
 * BAD_PAYLOAD.
 */
export class SystemError extends PorticoError {
  override get [KIND](): ErrorKind {
    return "SystemError";
  }
}

/**
 * The error for something that went wrong on the way.
 *
 * @param reason - what that was; the message says it where there is no id to ask the platform by
 * @param init - what else is known
 */
export function systemError(reason: string, init: ErrorInit): SystemError {
  const { request, requestId, status } = init;
  // Without a response the request is all there is to look at.
  const where = request && status === undefined ? ` (${request})` : "";
  const told = requestId ? `, request-id: ${requestId}` : `: ${reason}${where}`;
  return new SystemError(`System error occurred${told}`, { reason, ...init });
}

/**
 * The messages of an error and its causes, outermost first.
 *
 * @param error - anything thrown
 */
export function causeMessage(error: unknown): string {
  const messages: string[] = [];
  for (let at = error, depth = 0; at !== undefined && at !== null && depth < 5; depth++) {
    const { message, cause, code } = at as Record<string, unknown>;
    // Node reports a refused connection with an empty message and a code.
    const text = String((typeof at === "object" ? message || code : at) ?? "");
    if (text && !messages.some((known) => known.includes(text))) messages.push(text);
    at = cause;
  }
  return messages.join(": ") || "unknown";
}
