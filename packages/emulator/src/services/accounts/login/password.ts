import { sha256 } from "@noble/hashes/sha2.js";
import { base64url } from "jose";
import { z } from "zod/v4";
import { check } from "../../../checks/violations.js";
import { guidOf } from "../../../kernel/ids.js";

/** Keeps passwords unreadable in snapshots. Only good enough for an emulator. */
export function hashPassword(salt: string, password: string): string {
  return guidOf(`password:${salt}:${password}`);
}

export function challengeOf(verifier: string): string {
  return base64url.encode(sha256(new TextEncoder().encode(verifier)));
}

/** The platform does not document this case. */
export function requirePassword(field: string, password: string | undefined): void {
  check(z.object({ [field]: z.string().min(1).optional() }), { [field]: password });
}
