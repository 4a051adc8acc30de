import { kindOf } from "./kind-of.js";
import { PorticoError } from "./portico-error.js";

/**
 * @param expected - description of valid values, such as "a non-empty string"
 * @param value - the message states only its type
 * @param kind - replaces the type if it does not explain the problem. `null` omits it
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
