import { describeKind } from "./describe-kind.js";
import { PorticoError } from "./portico-error.js";

/**
 * Creates an INVALID_OPTION error. Its message contains the kind of the value, not the value
 * itself, which may be a secret.
 */
export function invalidOption(
  option: string,
  expected: string,
  value: unknown,
  kind: string | null = value === "" ? "an empty string" : describeKind(value),
): PorticoError {
  const kindSuffix = kind === null ? "" : `, not ${kind}`;
  return new PorticoError(`${option} must be ${expected}${kindSuffix}`, { code: "INVALID_OPTION" });
}
