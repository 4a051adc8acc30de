import { PorticoError, toBase64Url } from "@portico/core/internal";
import type { OauthData } from "./oauth-types.js";

/** A verifier and the challenge made of it (RFC 7636, method S256). */
export interface PkcePair {
  codeVerifier: string;
  codeChallenge: string;
}

const SHORTEST = 43;
const LONGEST = 128;

/** Base64url of random bytes, as RFC 7636 recommends in section 4.1: six bits make each character. */
function randomText(length: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length);
}

/**
 * A new PKCE verifier: every character is as likely as any other.
 *
 * @param length - 43 to 128 characters; default 43
 * @throws PorticoError - 'Expected a length between 43 and 128. Received N.'
 */
export function codeVerifier(length = SHORTEST): string {
  if (!(length >= SHORTEST && length <= LONGEST)) {
    throw new PorticoError(
      `Expected a length between ${SHORTEST} and ${LONGEST}. Received ${length}.`,
      { code: "INVALID_ARGUMENT" },
    );
  }
  return randomText(length);
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

/** The SHA-256 of a text, in base64url. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array(hash));
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

/** A value that no one can guess, of the form of a hash: 43 characters of base64url. */
export function randomState(): string {
  return randomText(SHORTEST);
}

/** What a login by redirect needs to remember: a new verifier and a new state. */
export function generateOAuthData(redirectUri: string, originalUri = ""): OauthData {
  return { redirectUri, originalUri, codeVerifier: codeVerifier(), state: randomState() };
}
