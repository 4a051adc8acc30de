import { describeKind } from "../errors/describe-kind.js";
import { isPorticoError, isValidationError } from "../errors/guards.js";
import { type FieldViolation, ValidationError } from "../errors/portico-error.js";
import { withArgumentNames } from "./argument-names.js";
import type { Operation } from "./operation.js";
import { isDate } from "./records.js";

export function unsendableError(
  field: string,
  description: string,
  violatedRule: FieldViolation["violatedRule"] = "FORMAT",
): ValidationError {
  return new ValidationError([{ field, description, violatedRule }]);
}

/**
 * Converts native and validation errors from `build` to validation errors with the operation's
 * argument names. For example, `JSON.stringify` throws native errors for cycles.
 */
export function withValidationErrors<Result>(operation: Operation, build: () => Result): Result {
  try {
    return build();
  } catch (error) {
    const rejection = isPorticoError(error)
      ? error
      : unsendableError("", `cannot be sent: ${(error as Error).message}`);
    if (!isValidationError(rejection) || rejection.operation) throw rejection;
    throw new ValidationError(withArgumentNames(rejection.violations, operation), {
      operation: operation.name,
    });
  }
}

/** JSON would silently drop or change the values that this function rejects. */
export function checkSendable(value: unknown, path = ""): void {
  if (typeof value === "object" && value !== null) {
    if (isDate(value)) {
      if (Number.isNaN(value.getTime())) throw unsendableError(path, "must be a valid date");
    } else if (typeof (value as { toJSON?: unknown }).toJSON !== "function") {
      const isList = Array.isArray(value);
      for (const [key, field] of Object.entries(value)) {
        checkSendable(field, isList ? `${path}[${key}]` : path ? `${path}.${key}` : key);
      }
    }
  } else if (
    typeof value === "function" ||
    typeof value === "symbol" ||
    (typeof value === "number" && !Number.isFinite(value))
  ) {
    throw unsendableError(path, `cannot be ${describeKind(value)}`);
  }
}

export function jsonBody(request: unknown): string {
  // `JSON.stringify` runs first to reject cycles, which would make `checkSendable` recurse forever.
  const text = JSON.stringify(request);
  checkSendable(request);
  return text;
}
