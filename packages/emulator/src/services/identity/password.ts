import { toBase64Url } from "../../kernel/base64url.js";
import { sha256 } from "../../kernel/hash.js";
import { guidOf } from "../../kernel/ids.js";

/** A one-way mark of a password: nothing readable in a snapshot, and no claim to be more than an emulator's. */
export function hashPassword(salt: string, password: string): string {
  return guidOf(`password:${salt}:${password}`);
}

/** Base64url of SHA-256: how a PKCE challenge is made of its verifier. */
export function challengeOf(verifier: string): string {
  return toBase64Url(sha256(new TextEncoder().encode(verifier)));
}
