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
   * @param audience - the cookie and client that it is for: it opens for no other
   * @param value - anything that JSON can hold
   * @param lifetime - seconds until it no longer opens
   */
  close(audience: string, value: unknown, lifetime: number): Promise<string>;
  /** Resolves to `undefined` for a value that was not sealed here for this audience, or that is too old. */
  open(audience: string, sealed: string): Promise<Opened | undefined>;
}

/** Returns the seal of one use of the secrets. Each use has separate keys. */
export type Seals = (use: SealUse) => Seal;

/** What is sealed. */
export type SealUse = "session" | "data" | "login" | "install";

interface Key {
  /** Names the key and reveals nothing about it. */
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
 * Makes the seals of a server.
 *
 * @param secrets - the first one seals, all of them open
 * @param clock - measures the age of sealed values
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
