// Loaded late: what it needs of the errors is handed to it, so that nothing else is taken out of an app's first bundle.
import type { Checks, Schemas } from "../client/options.js";
import type { FieldViolation, ValidationError } from "../errors/portico-error.js";
import type { Answer, unusable } from "../transport/send.js";
import type { callerViolations } from "../wire/argument-names.js";
import type { Operation } from "../wire/operation.js";

type Segment = PropertyKey | { readonly key: PropertyKey };

/** ["lineItems", 0, "quantity"] -> "lineItems[0].quantity" */
function fieldOf(path: readonly Segment[]): string {
  return path
    .map((segment) => (typeof segment === "object" ? segment.key : segment))
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Names of operations have dots, so that none is taken for one of these. */
const isChecks = (validate: Schemas | Checks): validate is Checks =>
  !!(validate.requests || validate.answers);

/** Checks a request as it would be sent, or the answer that it got, as it came. */
export type Check = (request: unknown, answer?: Answer) => Promise<void>;

/** What errors are made with; not by name, as names of fields would be bytes of every app. */
type Tools = [
  callerViolations: typeof callerViolations,
  unusable: typeof unusable,
  ValidationError: typeof ValidationError,
];

/**
 * What checks the request and the answer of a call, each with the schema given for the operation, if there is one.
 *
 * @param validate - the client's option
 * @param operation - the call
 * @returns the check; it throws a ValidationError of a request, or a SystemError of code UNEXPECTED_ANSWER, unless the
 *   client has them reported
 */
export function checkOf(
  validate: Schemas | Checks,
  operation: Operation,
  ...[callerViolations, unusable, ValidationError]: Tools
): Check {
  const checks: Checks = isChecks(validate) ? validate : { requests: validate };
  const { name } = operation;
  const unexpected = (answer: Answer, fieldViolations: FieldViolation[]) => {
    const places = fieldViolations.map(({ field, description }) => `"${field}" ${description}`);
    const reason = `the answer is not as documented: ${places.join(", ")}`;
    const error = unusable("UNEXPECTED_ANSWER", reason, answer, operation);
    error.details.validationError = { fieldViolations };
    return error;
  };
  return async (request, answer) => {
    const schema = checks[answer ? "answers" : "requests"]?.[name];
    const { issues = [] } =
      (await schema?.["~standard"].validate(answer ? answer.body : request)) ?? {};
    if (issues.length === 0) return;
    const violations = issues.map(({ message, path = [] }) => ({
      field: fieldOf(path),
      description: message,
      violatedRule: "VALIDATION",
    }));
    const error = answer
      ? unexpected(answer, violations)
      : new ValidationError(callerViolations(violations, operation), { operation: name });
    if (!checks.report) throw error;
    checks.report(error, { operation: name, part: answer ? "answer" : "request" });
  };
}
