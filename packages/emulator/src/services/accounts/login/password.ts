import { sha256 } from "@noble/hashes/sha2.js";
import { base64url } from "jose";
import { z } from "zod/v4";
import { parseAs } from "../../../checks/violations.js";
import { guidOf } from "../../../kernel/ids.js";

/** Makes passwords unreadable in snapshots. The hash is not secure enough for production. */
export function hashPassword(salt: string, password: string): string {
  return guidOf(`password:${salt}:${password}`);
}

export function challengeOf(verifier: string): string {
  return base64url.encode(sha256(new TextEncoder().encode(verifier)));
}

/** Rejects empty passwords. The platform does not document this rule. */
export function requirePassword(field: string, password: string | undefined): void {
  parseAs(z.object({ [field]: z.string().min(1).optional() }), { [field]: password });
}
