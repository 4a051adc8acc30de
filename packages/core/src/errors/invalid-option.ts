import { describeKind } from "./describe-kind.js";
import { PorticoError } from "./portico-error.js";

/** The message states the value's `kind` but never the value. `null` omits the kind. */
export function invalidOption(
  option: string,
  expected: string,
  value: unknown,
  kind: string | null = value === "" ? "an empty string" : describeKind(value),
): PorticoError {
  const kindSuffix = kind === null ? "" : `, not ${kind}`;
  return new PorticoError(`${option} must be ${expected}${kindSuffix}`, { code: "INVALID_OPTION" });
}
