import { PorticoError, toBase64Url } from "@portico/core/internal";
import type { OauthData } from "./oauth-types.js";

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

/** A value that no one can guess, of the form of a hash: 43 characters of base64url. */
export function randomState(): string {
  return randomText(SHORTEST);
}

/** What a login by redirect needs to remember: a new verifier and a new state. */
export function generateOAuthData(redirectUri: string, originalUri = ""): OauthData {
  return { redirectUri, originalUri, codeVerifier: codeVerifier(), state: randomState() };
}
