import { kindOf } from "./kind-of.js";
import { PorticoError } from "./portico-error.js";

/**
 * The error for an option that cannot be used.
 *
 * @param option - its name
 * @param expected - what it must be: "a non-empty string"
 * @param value - what it is; only its kind is told
 * @param kind - what to call that, where its type does not say what is wrong
 */
export function invalidOption(
  option: string,
  expected: string,
  value: unknown,
  kind = value === "" ? "an empty string" : kindOf(value),
): PorticoError {
  return new PorticoError(`${option} must be ${expected}, not ${kind}`, { code: "INVALID_OPTION" });
}
