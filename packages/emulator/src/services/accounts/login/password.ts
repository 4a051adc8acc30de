import { sha256 } from "@noble/hashes/sha2.js";
import { base64url } from "jose";
import { guidOf } from "../../../kernel/ids.js";
import { validationError } from "../../../kernel/platform-error.js";

/** Keeps passwords unreadable in snapshots. Only good enough for an emulator. */
export function hashPassword(salt: string, password: string): string {
  return guidOf(`password:${salt}:${password}`);
}

export function challengeOf(verifier: string): string {
  return base64url.encode(sha256(new TextEncoder().encode(verifier)));
}

/** The platform does not document this case. */
export function requirePassword(field: string, password: string | undefined): void {
  if (password !== "") return;
  const description = "has length below the limit, expected 1 or more";
  throw validationError([
    { field, description, violatedRule: "MIN_LENGTH", data: { threshold: 1 } },
  ]);
}
