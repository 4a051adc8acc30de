import type { FieldViolation } from "../errors/portico-error.js";
import type { Operation } from "./operation.js";

/** Whether `path` is `prefix` or lies below it. */
function below(path: string, prefix: string): boolean {
  return (
    path.startsWith(prefix) &&
    (path.length === prefix.length || /[.[]/.test(path.charAt(prefix.length)))
  );
}

/** "1.fields" -> "options.fields" */
function argumentName(operation: Operation, source: string): string {
  const [index = "", ...rest] = source.split(".");
  return [operation.names?.[Number(index)] ?? index, ...rest].join(".");
}

/**
 * The argument of the call that a field of its request comes from.
 *
 * @param operation - the call
 * @param field - a request path, as the platform names it: "product.id"
 * @returns what the caller knows it as: "id"
 */
export function renamed(operation: Operation | undefined, field: string): string {
  if (!operation) return field;
  const exact = operation.args?.[field];
  if (exact !== undefined) return argumentName(operation, exact);
  const sources: Record<string, string> = { ...operation.spread, ...operation.args };
  const longest = Object.keys(sources)
    .filter((path) => below(field, path))
    .sort((a, b) => b.length - a.length)[0];
  if (longest !== undefined) {
    return argumentName(operation, sources[longest] as string) + field.slice(longest.length);
  }
  const isRequest = !operation.args && !operation.spread && operation.names?.length === 1;
  return isRequest ? `${operation.names?.[0]}.${field}` : field;
}

/**
 * The violations a caller can act on: the more specific of two, named after the call's arguments,
 * sorted by field (specification part 2, section 5).
 *
 * @param violations - as the platform reports them
 * @param operation - the call that was refused
 */
export function callerViolations(
  violations: readonly FieldViolation[],
  operation?: Operation,
): FieldViolation[] {
  const known = { ...operation?.spread, ...operation?.args };
  return violations
    .filter(
      ({ field }) =>
        !violations.some(
          (other) =>
            other.field.length > field.length &&
            below(other.field, field) &&
            Object.hasOwn(known, other.field),
        ),
    )
    .map((violation) => ({ ...violation, field: renamed(operation, violation.field) }))
    .sort((a, b) => (a.field < b.field ? -1 : Number(a.field > b.field)));
}
