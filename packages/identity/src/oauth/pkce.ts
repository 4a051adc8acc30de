import { PorticoError, toBase64Url } from "@portico/core/internal";
import type { OauthData } from "./oauth-types.js";

const MIN_LENGTH = 43;
const MAX_LENGTH = 128;

/** Returns random text (RFC 7636, section 4.1). Each character holds six random bits. */
function randomText(length: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length);
}

export function codeVerifier(length = MIN_LENGTH): string {
  if (!(length >= MIN_LENGTH && length <= MAX_LENGTH)) {
    throw new PorticoError(
      `Expected a length between ${MIN_LENGTH} and ${MAX_LENGTH}. Received ${length}.`,
      { code: "INVALID_ARGUMENT" },
    );
  }
  return randomText(length);
}

export function randomState(): string {
  return randomText(MIN_LENGTH);
}

export function generateOAuthData(redirectUri: string, originalUri = ""): OauthData {
  return { redirectUri, originalUri, codeVerifier: codeVerifier(), state: randomState() };
}
