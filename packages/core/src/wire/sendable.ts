import { isPorticoError } from "../errors/guards.js";
import { type FieldViolation, ValidationError } from "../errors/portico-error.js";
import { renamed } from "./argument-names.js";
import type { Operation } from "./operation.js";
import { isDate, kindOf } from "./records.js";

/** A field whose value cannot be sent. */
export class UnsendableField extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
    readonly rule: FieldViolation["violatedRule"] = "FORMAT",
  ) {
    super(reason);
  }
}

/**
 * Makes a part of a request.
 *
 * @param operation - the call, whose arguments an error names
 * @param make - throws an UnsendableField, or what the engine throws for a cycle or a bigint
 * @throws ValidationError for what cannot be sent
 */
export function sendable<Made>(operation: Operation, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (isPorticoError(error)) throw error;
    const { field, reason, rule } =
      error instanceof UnsendableField
        ? error
        : { field: "", reason: `cannot be sent: ${(error as Error).message}`, rule: undefined };
    throw new ValidationError(
      [{ field: renamed(operation, field), description: reason, violatedRule: rule }],
      { operation: operation.name },
    );
  }
}

/**
 * Refuses what JSON leaves out or changes without a word.
 *
 * @param value - free of cycles
 * @param path - where it stands in the request
 * @throws UnsendableField
 */
export function checkSendable(value: unknown, path = ""): void {
  if (typeof value === "object" && value !== null) {
    if (isDate(value)) {
      if (Number.isNaN(value.getTime())) throw new UnsendableField(path, "must be a valid date");
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
    throw new UnsendableField(path, `cannot be ${kindOf(value)}`);
  }
}

/**
 * A body as JSON.
 *
 * @param request - the fields of the body
 * @throws UnsendableField, or what the engine throws for a cycle or a bigint
 */
export function bodyOf(request: unknown): string {
  // First the engine, which finds cycles.
  const text = JSON.stringify(request);
  checkSendable(request);
  return text;
}
