import {
  ApplicationError,
  type FieldViolation,
  HttpError,
  type PorticoError,
  systemError,
  ValidationError,
} from "../errors/portico-error.js";
import { withArgumentNames } from "../wire/argument-names.js";
import type { Operation } from "../wire/operation.js";
import { asFields, isRecord, nonEmptyText } from "../wire/records.js";
import { requestIdOf } from "./headers.js";
import { isRetryableStatus } from "./retry.js";

// HTTP/2 has no status text. With these strings, the codes of common errors do not depend on the
// HTTP version.
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

function toConstantCase(words: string): string {
  const matches = words.match(/[A-Z]*[a-z\d]+|[A-Z]+/g);
  return matches?.join("_").toUpperCase() ?? "UNKNOWN";
}

function violationsOf(validationError: unknown, message: string): FieldViolation[] {
  const violations = [asFields(validationError).fieldViolations]
    .flat()
    .filter(isRecord)
    .map((violation) => ({
      ...violation,
      field: String(violation.field ?? ""),
      description: String(violation.description ?? ""),
    }));
  return violations.length > 0 ? violations : [{ field: "", description: message }];
}

export function errorFromResponse(
  response: Pick<Response, "status" | "statusText" | "headers">,
  body: unknown,
  operation?: Operation,
  request?: string,
): PorticoError {
  const { status } = response;
  const data = asFields(body);
  const { validationError, applicationError } = asFields(data.details);
  const statusText = response.statusText || STATUS_TEXTS[status] || `HTTP ${status}`;
  const message = nonEmptyText(data.message);
  const title = message ?? statusText;
  const requestId = requestIdOf(response.headers);
  const retryable = isRetryableStatus(status);
  const code = toConstantCase(statusText);
  const init = {
    code,
    status,
    statusText,
    requestId,
    operation: operation?.name,
    request,
    retryable,
  };
  if (validationError) {
    const violations = violationsOf(validationError, title);
    return new ValidationError(withArgumentNames(violations, operation), init);
  }
  if (applicationError) {
    const errorDetails = asFields(applicationError);
    const description = nonEmptyText(errorDetails.description) ?? statusText;
    const details = {
      description,
      code: String(errorDetails.code ?? code),
      data: errorDetails.data ?? {},
    };
    return new ApplicationError(title === description ? title : `${title}: ${description}`, {
      ...init,
      code: details.code,
      details: { applicationError: details },
    });
  }
  const isClientError = status >= 400 && status < 500;
  // Token services put their error code in `error` (RFC 6749, section 5.2).
  const error = isClientError ? nonEmptyText(data.error) : undefined;
  const error_description = nonEmptyText(data.error_description) ?? error;
  const details = {
    description: statusText,
    code,
    data: error ? { error, error_description } : {},
  };
  const commonInit = {
    ...init,
    details: { applicationError: details },
    anchor: `HTTP_${STATUS_TEXTS[status] ? status : `${String(status)[0]}XX`}`,
  };
  if (isClientError) return new HttpError(message ?? error_description ?? statusText, commonInit);
  // Omits a body that is not JSON, because a gateway's error page may quote the request and its
  // token.
  const summary = JSON.stringify({ status, statusText, message });
  return systemError(requestId ? title : summary, commonInit);
}
