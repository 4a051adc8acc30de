import { describeKind } from "../errors/describe-kind.js";
import { PorticoError } from "../errors/portico-error.js";

export type HeaderRecord = Readonly<Record<string, string>>;

/**
 * Later sources override earlier ones. The native error would contain the value, which may be a
 * token, so this function throws INVALID_HEADER with only the name.
 */
export function setHeaders(
  headers: Headers,
  sources: readonly (HeaderRecord | undefined)[],
): Headers {
  for (const source of sources) {
    for (const name in source) {
      const value: unknown = source[name];
      try {
        if (typeof value !== "string") throw value;
        headers.set(name, value);
      } catch {
        const problem =
          typeof value === "string"
            ? "has characters that HTTP does not allow"
            : `must be a string, not ${describeKind(value)}`;
        throw new PorticoError(`Header "${name}" ${problem}`, { code: "INVALID_HEADER" });
      }
    }
  }
  return headers;
}

export const requestIdOf = (headers: Headers): string | undefined =>
  headers.get("x-wix-request-id") ?? undefined;
