import { PorticoError } from "./portico-error.js";

/** What a value is, without anything of its content: it may be a secret. */
function kindOf(value: unknown): string {
  if (value === "") return "an empty string";
  return value === null || Number.isNaN(value) ? String(value) : typeof value;
}

/**
 * The error for an option that cannot be used.
 *
 * @param option - its name
 * @param expected - what it must be: "a non-empty string"
 * @param value - what it is; only its kind is told
 */
export function invalidOption(option: string, expected: string, value: unknown): PorticoError {
  return new PorticoError(`${option} must be ${expected}, not ${kindOf(value)}`, {
    code: "INVALID_OPTION",
  });
}
