import { PorticoError } from "@portico/core/internal";
import { codeVerifier } from "./pkce.js";
import { sha256 } from "./sha256.js";

/** A PKCE verifier and its challenge (RFC 7636, method S256). */
export interface PkcePair {
  codeVerifier: string;
  codeChallenge: string;
}

export async function codeChallenge(verifier: string): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new PorticoError(
      "PKCE requires WebCrypto, which browsers only provide over https or on localhost",
      {
        code: "INSECURE_CONTEXT",
      },
    );
  }
  return sha256(verifier);
}

/**
 * Creates a PKCE verifier and its challenge, for your own authorization requests (RFC 7636).
 *
 * @param length - 43 to 128 characters; default: 43
 * @throws PorticoError - 'Expected a length between 43 and 128. Received N.'
 * @example
 * ```ts
 * import { pkceChallenge } from "@portico/identity";
 *
 * const { codeVerifier, codeChallenge } = await pkceChallenge(64);
 * ```
 */
export async function pkceChallenge(length?: number): Promise<PkcePair> {
  const verifier = codeVerifier(length);
  return { codeVerifier: verifier, codeChallenge: await codeChallenge(verifier) };
}
