import { kindOf } from "./kind-of.js";
import { PorticoError } from "./portico-error.js";

/**
 * Creates the error for an option with an invalid value.
 *
 * @param option - name of the option
 * @param expected - what it must be, such as "a non-empty string"
 * @param value - the value; the message only states its type
 * @param kind - description of the value, if its type does not explain the problem
 */
export function invalidOption(
  option: string,
  expected: string,
  value: unknown,
  kind = value === "" ? "an empty string" : kindOf(value),
): PorticoError {
  return new PorticoError(`${option} must be ${expected}, not ${kind}`, { code: "INVALID_OPTION" });
}
