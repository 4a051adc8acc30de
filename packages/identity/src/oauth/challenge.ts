import { PorticoError } from "@portico/core/internal";
import { codeVerifier } from "./pkce.js";
import { sha256 } from "./sha256.js";

/** A verifier and the challenge made of it (RFC 7636, method S256). */
export interface PkcePair {
  codeVerifier: string;
  codeChallenge: string;
}

/**
 * The S256 challenge of a verifier.
 *
 * @param verifier - as made by `codeVerifier`
 * @throws PorticoError - INSECURE_CONTEXT, where the browser has no WebCrypto: pages over plain http
 */
export async function codeChallenge(verifier: string): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new PorticoError("PKCE needs WebCrypto, which a page has over https or on localhost", {
      code: "INSECURE_CONTEXT",
    });
  }
  return sha256(verifier);
}

/**
 * A verifier and its challenge, for an authorization request of one's own (RFC 7636).
 *
 * @param length - of the verifier: 43 to 128 characters; default 43
 * @throws PorticoError - 'Expected a length between 43 and 128. Received N.'
 * @example
 * ```ts
 * const { codeVerifier, codeChallenge } = await pkceChallenge(64);
 * ```
 */
export async function pkceChallenge(length?: number): Promise<PkcePair> {
  const verifier = codeVerifier(length);
  return { codeVerifier: verifier, codeChallenge: await codeChallenge(verifier) };
}
