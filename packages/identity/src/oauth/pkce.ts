import { PorticoError, toBase64Url } from "@portico/core/internal";
import type { OauthData } from "./oauth-types.js";

const MIN_LENGTH = 43;
const MAX_LENGTH = 128;

/** Returns base64url of random bytes, as RFC 7636 recommends in section 4.1. Each character has six random bits. */
function randomText(length: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length);
}

/**
 * Creates a PKCE verifier.
 *
 * @param length - 43 to 128 characters; default: 43
 * @throws PorticoError - 'Expected a length between 43 and 128. Received N.'
 */
export function codeVerifier(length = MIN_LENGTH): string {
  if (!(length >= MIN_LENGTH && length <= MAX_LENGTH)) {
    throw new PorticoError(
      `Expected a length between ${MIN_LENGTH} and ${MAX_LENGTH}. Received ${length}.`,
      { code: "INVALID_ARGUMENT" },
    );
  }
  return randomText(length);
}

/** Creates an unguessable value of 43 characters in base64url. */
export function randomState(): string {
  return randomText(MIN_LENGTH);
}

/** Creates the data of a redirect login, with a new verifier and state. */
export function generateOAuthData(redirectUri: string, originalUri = ""): OauthData {
  return { redirectUri, originalUri, codeVerifier: codeVerifier(), state: randomState() };
}
