import { PorticoError, toBase64Url } from "@portico/core/internal";
import type { OauthData } from "./oauth-types.js";

const SHORTEST = 43;
const LONGEST = 128;

/** Returns base64url of random bytes, as RFC 7636 recommends in section 4.1. Each character has six random bits. */
function randomText(length: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length);
}

/**
 * Creates a PKCE verifier.
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

/** Creates an unguessable value of 43 characters in base64url. */
export function randomState(): string {
  return randomText(SHORTEST);
}

/** Creates the data of a login by redirect, with a new verifier and state. */
export function generateOAuthData(redirectUri: string, originalUri = ""): OauthData {
  return { redirectUri, originalUri, codeVerifier: codeVerifier(), state: randomState() };
}
