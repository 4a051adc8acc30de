import { guidOf } from "../../kernel/ids.js";

/** A one-way mark of a password: nothing readable in a snapshot, and no claim to be more than an emulator's. */
export function hashPassword(salt: string, password: string): string {
  return guidOf(`password:${salt}:${password}`);
}

/** Base64url of SHA-256: how a PKCE challenge is made of its verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const binary = String.fromCharCode(...new Uint8Array(digest));
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
