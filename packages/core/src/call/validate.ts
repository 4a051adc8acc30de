import type { Schema } from "../client/options.js";
import { ValidationError } from "../errors/portico-error.js";
import { callerViolations } from "../wire/argument-names.js";
import type { Operation } from "../wire/operation.js";
import type { Fields } from "../wire/records.js";

type Segment = PropertyKey | { readonly key: PropertyKey };

/** ["lineItems", 0, "quantity"] -> "lineItems[0].quantity" */
function fieldOf(path: readonly Segment[]): string {
  return path
    .map((segment) => (typeof segment === "object" ? segment.key : segment))
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/**
 * Checks a request with the schema given for its operation.
 *
 * @param schema - of the client's `validate` option
 * @param operation - the call
 * @param request - as it would be sent
 * @throws ValidationError with the schema's issues as field violations
 */
export async function validated(
  schema: Schema,
  operation: Operation,
  request: Fields,
): Promise<void> {
  const { issues } = await schema["~standard"].validate(request);
  if (!issues || issues.length === 0) return;
  const violations = issues.map(({ message, path = [] }) => ({
    field: fieldOf(path),
    description: message,
    violatedRule: "VALIDATION",
  }));
  throw new ValidationError(callerViolations(violations, operation), { operation: operation.name });
}
