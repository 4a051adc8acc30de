import { toBase64Url } from "../../kernel/base64url.js";
import { sha256 } from "../../kernel/hash.js";
import { guidOf } from "../../kernel/ids.js";
import { validationError } from "../../kernel/platform-error.js";

/** A one-way mark of a password: nothing readable in a snapshot, and no claim to be more than an emulator's. */
export function hashPassword(salt: string, password: string): string {
  return guidOf(`password:${salt}:${password}`);
}

/** Base64url of SHA-256: how a PKCE challenge is made of its verifier. */
export function challengeOf(verifier: string): string {
  return toBase64Url(sha256(new TextEncoder().encode(verifier)));
}

/** Refuses an empty password, about which the documents say nothing. */
export function requirePassword(field: string, password: string | undefined): void {
  if (password !== "") return;
  const description = "has length below the limit, expected 1 or more";
  throw validationError([
    { field, description, violatedRule: "MIN_LENGTH", data: { threshold: 1 } },
  ]);
}
