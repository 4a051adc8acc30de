import { type Clock, toBase64Url } from "@portico/core/internal";
import { EncryptJWT, jwtDecrypt } from "jose";

/** A decrypted value. */
export interface Opened {
  readonly value: unknown;
  /** Seconds since it was encrypted. */
  readonly age: number;
  /** Whether it was encrypted with the current secret. */
  readonly current: boolean;
}

/** Encrypts and authenticates values that a browser stores for the server (JWE, RFC 7516). */
export interface Seal {
  /**
   * @param audience - the cookie and client that may open it
   * @param value - any JSON value
   * @param lifetime - seconds until it expires
   */
  close(audience: string, value: unknown, lifetime: number): Promise<string>;
  /**
   * Resolves to `undefined` for an expired value, and for a value that this server did not encrypt
   * for this audience.
   */
  open(audience: string, sealed: string): Promise<Opened | undefined>;
}

/** Returns the seal for one use of the secrets. Each use has separate keys. */
export type Seals = (use: SealUse) => Seal;

/** Purpose of an encrypted value. */
export type SealUse = "session" | "data" | "login" | "install";

interface Key {
  /** Identifies the key without revealing anything about it. */
  readonly kid: string;
  readonly key: CryptoKey;
}

const ALGORITHM = "dir";
const ENCRYPTION = "A256GCM";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Derives the key of one use from a secret, and the key's name (HKDF, RFC 5869). */
async function keyOf(secret: string, use: SealUse): Promise<Key> {
  const material = await crypto.subtle.importKey("raw", bytes(secret), "HKDF", false, [
    "deriveBits",
    "deriveKey",
  ]);
  const how = (part: "key" | "key id") => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: bytes(`portico cookie ${use}: ${part}`),
  });
  const id = await crypto.subtle.deriveBits(how("key id"), material, 64);
  const cipher = { name: "AES-GCM", length: 256 };
  return {
    kid: toBase64Url(new Uint8Array(id)),
    key: await crypto.subtle.deriveKey(how("key"), material, cipher, false, ["encrypt", "decrypt"]),
  };
}

function sealOf(keys: () => Promise<Key[]>, clock: () => Clock): Seal {
  return {
    async close(audience, value, lifetime) {
      const [first] = await keys();
      const { kid, key } = first as Key;
      const now = Math.floor(clock().now() / 1000);
      return new EncryptJWT({ value })
        .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid })
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .encrypt(key);
    },
    async open(audience, sealed) {
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
            audience,
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
        // Changed, truncated, expired, or of another key or cookie: the same as no cookie.
        return undefined;
      }
    },
  };
}

/**
 * Creates the seals of a server.
 *
 * @param secrets - the first one encrypts, all of them decrypt
 * @param clock - measures the age of values
 */
export function sealsOf(secrets: readonly string[], clock: () => Clock): Seals {
  const derived = new Map<SealUse, Promise<Key[]>>();
  const keysOf = (use: SealUse) => {
    const keys = derived.get(use) ?? Promise.all(secrets.map((secret) => keyOf(secret, use)));
    derived.set(use, keys);
    return keys;
  };
  return (use) => sealOf(() => keysOf(use), clock);
}
