import { kindOf } from "./kind-of.js";
import { PorticoError } from "./portico-error.js";

/**
 * Creates the error for an option with an invalid value.
 *
 * @param option - name of the option
 * @param expected - description of valid values, such as "a non-empty string"
 * @param value - the value. The message only states its type
 * @param kind - description of the value, if its type does not explain the problem. `null` omits it
 */
export function invalidOption(
  option: string,
  expected: string,
  value: unknown,
  kind: string | null = value === "" ? "an empty string" : kindOf(value),
): PorticoError {
  const got = kind === null ? "" : `, not ${kind}`;
  return new PorticoError(`${option} must be ${expected}${got}`, { code: "INVALID_OPTION" });
}
