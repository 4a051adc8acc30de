// This module is loaded on demand. Importing the error classes here would move them out of an app's
// first bundle.
import type { Checks, Schemas } from "../client/options.js";
import type { FieldViolation, ValidationError } from "../errors/portico-error.js";
import type { JsonResponse } from "../transport/http.js";
import type { unusableResponse } from "../transport/response.js";
import type { withArgumentNames } from "../wire/argument-names.js";
import type { Operation } from "../wire/operation.js";

type PathSegment = PropertyKey | { readonly key: PropertyKey };

/** Converts ["lineItems", 0, "quantity"] to "lineItems[0].quantity". */
function formatPath(path: readonly PathSegment[]): string {
  return path
    .map((segment) => (typeof segment === "object" ? segment.key : segment))
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Operation names contain dots, unlike the keys of `Checks`. */
const isChecks = (validate: Schemas | Checks): validate is Checks =>
  !!(validate.requests || validate.responses);

/** Validates the request, or the response if there is one. */
export type Check = (request: unknown, response?: JsonResponse) => Promise<void>;

/** A tuple, because field names would add bytes to every app. */
type Dependencies = [
  withArgumentNames: typeof withArgumentNames,
  unusableResponse: typeof unusableResponse,
  ValidationError: typeof ValidationError,
];

export function createCheck(
  validate: Schemas | Checks,
  operation: Operation,
  ...[withArgumentNames, unusableResponse, ValidationError]: Dependencies
): Check {
  const checks: Checks = isChecks(validate) ? validate : { requests: validate };
  const { name } = operation;
  const unexpectedResponse = (response: JsonResponse, fieldViolations: FieldViolation[]) => {
    const problems = fieldViolations.map(({ field, description }) => `"${field}" ${description}`);
    const reason = `the response does not match its schema: ${problems.join(", ")}`;
    const error = unusableResponse("UNEXPECTED_RESPONSE", reason, response, { operation: name });
    error.details.validationError = { fieldViolations };
    return error;
  };
  return async (request, response) => {
    const schema = checks[response ? "responses" : "requests"]?.[name];
    const { issues = [] } =
      (await schema?.["~standard"].validate(response ? response.body : request)) ?? {};
    if (issues.length === 0) return;
    const violations = issues.map(({ message, path = [] }) => ({
      field: formatPath(path),
      description: message,
      violatedRule: "VALIDATION",
    }));
    const error = response
      ? unexpectedResponse(response, violations)
      : new ValidationError(withArgumentNames(violations, operation), { operation: name });
    if (!checks.report) throw error;
    checks.report(error, { operation: name, part: response ? "response" : "request" });
  };
}
