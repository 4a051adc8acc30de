import { isPorticoError, isValidationError } from "../errors/guards.js";
import { kindOf } from "../errors/kind-of.js";
import { type FieldViolation, ValidationError } from "../errors/portico-error.js";
import { callerViolations } from "./argument-names.js";
import type { Operation } from "./operation.js";
import { isDate } from "./records.js";

/** The error for a field whose value cannot be sent, before it is known which call's it is. */
export function unsendable(
  field: string,
  description: string,
  violatedRule: FieldViolation["violatedRule"] = "FORMAT",
): ValidationError {
  return new ValidationError([{ field, description, violatedRule }]);
}

/**
 * Makes a part of a request.
 *
 * @param operation - the call, whose arguments an error names
 * @param make - throws what `unsendable` makes, or what the engine throws for a cycle or a bigint
 * @throws ValidationError for what cannot be sent
 */
export function sendable<Made>(operation: Operation, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    const refused = isPorticoError(error)
      ? error
      : unsendable("", `cannot be sent: ${(error as Error).message}`);
    if (!isValidationError(refused) || refused.operation) throw refused;
    throw new ValidationError(callerViolations(refused.violations, operation), {
      operation: operation.name,
    });
  }
}

/**
 * Refuses what JSON leaves out or changes without a word.
 *
 * @param value - free of cycles
 * @param path - where it stands in the request
 * @throws ValidationError
 */
export function checkSendable(value: unknown, path = ""): void {
  if (typeof value === "object" && value !== null) {
    if (isDate(value)) {
      if (Number.isNaN(value.getTime())) throw unsendable(path, "must be a valid date");
    } else if (typeof (value as { toJSON?: unknown }).toJSON !== "function") {
      const list = Array.isArray(value);
      for (const [key, field] of Object.entries(value)) {
        checkSendable(field, list ? `${path}[${key}]` : path ? `${path}.${key}` : key);
      }
    }
  } else if (
    typeof value === "function" ||
    typeof value === "symbol" ||
    (typeof value === "number" && !Number.isFinite(value))
  ) {
    throw unsendable(path, `cannot be ${kindOf(value)}`);
  }
}

/**
 * A body as JSON.
 *
 * @param request - the fields of the body
 * @throws ValidationError, or what the engine throws for a cycle or a bigint
 */
export function bodyOf(request: unknown): string {
  // First the engine, which finds cycles.
  const text = JSON.stringify(request);
  checkSendable(request);
  return text;
}
