import type { FieldViolation } from "../errors/portico-error.js";
import { argumentFields, targetPath } from "./arguments.js";
import type { Operation } from "./operation.js";

function isAtOrBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^($|[.[])/.test(path.slice(prefix.length));
}

/** Maps request paths to argument names, such as "fields" → "options.fields". */
function argumentNamesByPath(operation: Operation | undefined): Map<string, string> {
  const names = new Map<string, string>();
  operation?.args?.forEach((target, index) => {
    const name = operation.names?.[index];
    if (typeof target === "string") {
      const path = targetPath(target);
      names.set(path, name ?? path.replace(/.*\./, ""));
    } else {
      for (const [field, destination] of argumentFields(target)) {
        names.set(targetPath(destination), `${name ?? "options"}.${field}`);
      }
    }
  });
  return names;
}

function argumentPath(namesByPath: ReadonlyMap<string, string>, field: string): string {
  const longestPath = [...namesByPath.keys()]
    .filter((path) => isAtOrBelow(field, path))
    .sort((a, b) => b.length - a.length)[0];
  return longestPath === undefined
    ? field
    : namesByPath.get(longestPath) + field.slice(longestPath.length);
}

/**
 * Replaces request paths in violations with argument names. Drops the violation of an object if
 * one of its known fields also has a violation.
 */
export function withArgumentNames(
  violations: readonly FieldViolation[],
  operation?: Operation,
): FieldViolation[] {
  const namesByPath = argumentNamesByPath(operation);
  return violations
    .filter(
      ({ field }) =>
        !violations.some(
          (other) =>
            other.field !== field &&
            isAtOrBelow(other.field, field) &&
            namesByPath.has(other.field),
        ),
    )
    .map((violation) => ({ ...violation, field: argumentPath(namesByPath, violation.field) }))
    .sort((a, b) => Number(a.field > b.field) - Number(a.field < b.field));
}
