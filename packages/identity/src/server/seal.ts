import { type Clock, toBase64Url } from "@portico/core/internal";
import { EncryptJWT, jwtDecrypt } from "jose";

/** What was sealed. */
export interface Opened {
  readonly value: unknown;
  /** Seconds since it was sealed. */
  readonly age: number;
  /** It was sealed with the secret that seals now. */
  readonly current: boolean;
}

/** Encrypts and authenticates what a browser keeps for the server (JWE, RFC 7516). */
export interface Seal {
  /**
   * @param purpose - what it is for: it opens for nothing else
   * @param value - anything that JSON can hold
   * @param lifetime - seconds until it no longer opens
   */
  close(purpose: string, value: unknown, lifetime: number): Promise<string>;
  /** Resolves to `undefined` for whatever was not sealed here for this, or is too old. */
  open(purpose: string, sealed: string): Promise<Opened | undefined>;
}

interface Key {
  /** Names the secret, and tells nothing of it. */
  readonly kid: string;
  readonly key: CryptoKey;
}

const ALGORITHM = "dir";
const ENCRYPTION = "A256GCM";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A key, and the name of its secret (HKDF, RFC 5869). */
async function keyOf(secret: string): Promise<Key> {
  const material = await crypto.subtle.importKey("raw", bytes(secret), "HKDF", false, [
    "deriveBits",
    "deriveKey",
  ]);
  const how = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: bytes(`portico server session: ${info}`),
  });
  const id = await crypto.subtle.deriveBits(how("key id"), material, 64);
  const cipher = { name: "AES-GCM", length: 256 };
  return {
    kid: toBase64Url(new Uint8Array(id)),
    key: await crypto.subtle.deriveKey(how("key"), material, cipher, false, ["encrypt", "decrypt"]),
  };
}

/**
 * Makes a seal.
 *
 * @param secrets - the first seals, all open
 * @param clock - tells the age of what was sealed
 */
export function sealOf(secrets: readonly string[], clock: () => Clock): Seal {
  let derived: Promise<Key[]> | undefined;
  const keys = () => {
    derived ??= Promise.all(secrets.map(keyOf));
    return derived;
  };
  return {
    async close(purpose, value, lifetime) {
      const [first] = await keys();
      const { kid, key } = first as Key;
      const now = Math.floor(clock().now() / 1000);
      return new EncryptJWT({ value })
        .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid })
        .setAudience(purpose)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .encrypt(key);
    },
    async open(purpose, sealed) {
      const known = await keys();
      const now = clock().now();
      try {
        const { payload, protectedHeader } = await jwtDecrypt(
          sealed,
          ({ kid }) => {
            const found = known.find((key) => key.kid === kid);
            if (!found) throw new Error("An unknown key");
            return found.key;
          },
          {
            audience: purpose,
            currentDate: new Date(now),
            keyManagementAlgorithms: [ALGORITHM],
            contentEncryptionAlgorithms: [ENCRYPTION],
            requiredClaims: ["exp", "iat"],
          },
        );
        return {
          value: payload.value,
          age: Math.floor(now / 1000) - (payload.iat ?? 0),
          current: protectedHeader.kid === known[0]?.kid,
        };
      } catch {
        // Tampered with, truncated, of another key or another cookie, or expired: as if it were not there.
        return undefined;
      }
    },
  };
}
