import {
  ApplicationError,
  type ErrorInit,
  type FieldViolation,
  HttpError,
  type PorticoError,
  systemError,
  ValidationError,
} from "../errors/portico-error.js";
import { callerViolations } from "../wire/argument-names.js";
import type { Operation } from "../wire/operation.js";
import { isRecord, fieldsOf as record, textOf } from "../wire/records.js";
import { requestIdOf } from "./headers.js";
import { retryableStatus } from "./retry.js";

/** A response that is not a success. */
type FailedAnswer = Pick<Response, "status" | "statusText" | "headers">;

// HTTP/2 has no status text, so browsers report an empty one. These texts keep the error codes the same.
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
};

/** Converts "Not Found" to "NOT_FOUND". */
function constantCase(words: string): string {
  const found = words.match(/[A-Z]*[a-z\d]+|[A-Z]+/g);
  return found?.join("_").toUpperCase() ?? "UNKNOWN";
}

function violationsOf(validationError: unknown, message: string): FieldViolation[] {
  const list = record(validationError).fieldViolations;
  const violations = [list]
    .flat()
    .filter(isRecord)
    .map((entry) => ({
      ...entry,
      field: String(entry.field ?? ""),
      description: String(entry.description ?? ""),
    }));
  return violations.length > 0 ? violations : [{ field: "", description: message }];
}

/**
 * Creates the error for a failed response.
 *
 * @param answer - the response
 * @param body - its parsed JSON, or undefined
 * @param operation - the operation; violations use the names of its arguments
 * @param request - method and URL
 */
export function errorFromAnswer(
  answer: FailedAnswer,
  body: unknown,
  operation?: Operation,
  request?: string,
): PorticoError {
  const { status, headers } = answer;
  const requestId = requestIdOf(headers);
  const data = record(body);
  const details = record(data.details);
  const statusText = answer.statusText || STATUS_TEXTS[status] || `HTTP ${status}`;
  const message = textOf(data.message) ?? statusText;
  const code = constantCase(statusText);
  const detailsWith = (data: unknown) => ({
    applicationError: { description: statusText, code, data },
  });
  const init: ErrorInit = {
    code,
    status,
    statusText,
    requestId,
    operation: operation?.name,
    request,
    retryable: retryableStatus(status),
    anchor: `HTTP_${STATUS_TEXTS[status] ? status : `${String(status)[0]}XX`}`,
  };
  if (details.validationError) {
    const violations = callerViolations(violationsOf(details.validationError, message), operation);
    return new ValidationError(violations, { ...init, anchor: undefined });
  }
  if (details.applicationError) {
    const known = record(details.applicationError);
    const description = textOf(known.description) ?? statusText;
    const own = String(known.code ?? code);
    return new ApplicationError(message === description ? message : `${message}: ${description}`, {
      ...init,
      code: own,
      anchor: own,
      details: { applicationError: { description, code: own, data: known.data ?? {} } },
    });
  }
  if (status >= 400 && status < 500) {
    // Token services put their error code here (RFC 6749, section 5.2).
    const reason = textOf(data.error);
    const told = textOf(data.error_description) ?? reason;
    return new HttpError(textOf(data.message) ?? told ?? statusText, {
      ...init,
      details: detailsWith(reason ? { error: reason, error_description: told } : {}),
    });
  }
  // Omit a body that is not JSON: the error page of a gateway may quote the request and its token.
  const known = { status, statusText, message: textOf(data.message) };
  return systemError(requestId ? message : JSON.stringify(known), {
    ...init,
    details: detailsWith({}),
  });
}
