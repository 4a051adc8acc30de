import { kindOf } from "../errors/kind-of.js";
import { PorticoError } from "../errors/portico-error.js";

/** Headers by name. */
export type HeaderRecord = Readonly<Record<string, string>>;

/**
 * Sets headers, later ones in place of earlier ones of the same name, however it is spelled. A value
 * that cannot be sent is named by its header alone: the engine's own message would show the token.
 *
 * @param headers - of a request
 * @param sources - in order of rank
 * @throws PorticoError of code INVALID_HEADER
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
        throw new PorticoError(
          typeof value === "string"
            ? `Header "${name}" has characters that cannot be sent`
            : `Header "${name}" must be text, not ${kindOf(value)}`,
          { code: "INVALID_HEADER" },
        );
      }
    }
  }
  return headers;
}

/** The platform's id of a request, from its answer. */
export const requestIdOf = (headers: Headers): string | undefined =>
  headers.get("x-wix-request-id") ?? undefined;
