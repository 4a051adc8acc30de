import {
  asFields,
  type Clock,
  type Fields,
  nonEmptyText,
  type Tokens,
  toBase64Url,
  tokensOf,
} from "@portico/core/internal";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { CookieSettings, RequestCookies } from "./request-cookies.js";
import { isEmpty } from "./shared-session.js";

export interface DecryptedValue {
  readonly value: unknown;
  /** Seconds since the value was encrypted. */
  readonly age: number;
  /** Whether the first secret encrypted the value. */
  readonly isCurrent: boolean;
}

/** Encrypts and decrypts values as JWE (RFC 7516). */
export interface Seal {
  /** `lifetime` is in seconds. */
  encrypt(audience: string, value: unknown, lifetime: number): Promise<string>;
  /** Returns the value, or undefined if it is invalid, has expired or has another audience. */
  decrypt(audience: string, sealedValue: string): Promise<DecryptedValue | undefined>;
}

/** Returns the seal for a use. Each use has separate keys. */
export type SealFor = (use: SealUse) => Seal;

export type SealUse = "session" | "data" | "login" | "install";

export interface Sealing {
  readonly cookie: CookieSettings;
  readonly sealFor: SealFor;
  readonly clock: () => Clock;
  /** Differs for each cookie and client id, so that a value cannot be used elsewhere. */
  audience(key: string): string;
}

interface Key {
  /** Key id, which reveals nothing about the key. */
  readonly kid: string;
  readonly key: CryptoKey;
}

const ALGORITHM = "dir";
const ENCRYPTION = "A256GCM";

const toBytes = (text: string) => new TextEncoder().encode(text);

/** Derives a key with HKDF (RFC 5869). */
async function deriveKey(secret: string, use: SealUse): Promise<Key> {
  const keyMaterial = await crypto.subtle.importKey("raw", toBytes(secret), "HKDF", false, [
    "deriveBits",
    "deriveKey",
  ]);
  const hkdfParameters = (purpose: "key" | "key id") => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: toBytes(`portico cookie ${use}: ${purpose}`),
  });
  const id = await crypto.subtle.deriveBits(hkdfParameters("key id"), keyMaterial, 64);
  const cipher = { name: "AES-GCM", length: 256 };
  return {
    kid: toBase64Url(new Uint8Array(id)),
    key: await crypto.subtle.deriveKey(hkdfParameters("key"), keyMaterial, cipher, false, [
      "encrypt",
      "decrypt",
    ]),
  };
}

function createSeal(keys: () => Promise<Key[]>, clock: () => Clock): Seal {
  return {
    async encrypt(audience, value, lifetime) {
      const [currentKey] = await keys();
      const { kid, key } = currentKey as Key;
      const now = Math.floor(clock().now() / 1000);
      return new EncryptJWT({ value })
        .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid })
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .encrypt(key);
    },
    async decrypt(audience, sealedValue) {
      const allKeys = await keys();
      const now = clock().now();
      try {
        const { payload, protectedHeader } = await jwtDecrypt(
          sealedValue,
          ({ kid }) => {
            const match = allKeys.find((key) => key.kid === kid);
            if (!match) throw new Error("An unknown key");
            return match.key;
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
          isCurrent: protectedHeader.kid === allKeys[0]?.kid,
        };
      } catch {
        return undefined;
      }
    },
  };
}

/** The first secret encrypts, and all secrets decrypt. */
export function createSealFor(secrets: readonly string[], clock: () => Clock): SealFor {
  const keysByUse = new Map<SealUse, Promise<Key[]>>();
  const keysFor = (use: SealUse) => {
    const keys = keysByUse.get(use) ?? Promise.all(secrets.map((secret) => deriveKey(secret, use)));
    keysByUse.set(use, keys);
    return keys;
  };
  return (use) => createSeal(() => keysFor(use), clock);
}

/** In seconds. */
const STATE_LIFETIME = 600;

/** Limits pending states per browser, because other sites can start logins too. */
const MAX_PENDING_STATES = 5;

/** A browser may send thousands of cookies. */
const MAX_EXAMINED_COOKIES = 20;

/** Each state has a separate cookie, so that tabs do not interfere with each other. */
export interface StateCookies {
  begin(state: string, data?: object): Promise<void>;
  /**
   * Returns the state's data, or undefined if the state has expired, has ended or belongs to
   * another browser.
   */
  find(state: string): Promise<Fields | undefined>;
  end(state: string): void;
}

export function stateCookies(
  { sealFor, audience, cookie }: Omit<Sealing, "clock">,
  requestCookies: RequestCookies,
  kind: "login" | "install",
): StateCookies {
  const seal = sealFor(kind);
  const prefix = requestCookies.keyOf(`.${kind}.`);
  const keyForState = (state: string) => prefix + state.replace(/[^\w-]/g, "").slice(0, 22);

  /** Makes room for a new state by removing invalid and old ones. */
  const removeOldStates = async () => {
    const keys = requestCookies.keysWithPrefix(prefix);
    // Browsers send the newest cookies last.
    const newestKeys = keys.slice(-MAX_EXAMINED_COOKIES);
    const pendingStates = await Promise.all(
      newestKeys.map(async (key) => {
        const decryptedValue = await seal.decrypt(audience(key), requestCookies.read(key));
        return { key, age: decryptedValue?.age ?? Number.POSITIVE_INFINITY };
      }),
    );
    pendingStates.sort((a, b) => a.age - b.age);
    const staleKeys = pendingStates.slice(MAX_PENDING_STATES - 1).map(({ key }) => key);
    const surplusKeys = keys.slice(0, -MAX_EXAMINED_COOKIES);
    for (const key of [...staleKeys, ...surplusKeys].slice(0, MAX_EXAMINED_COOKIES))
      requestCookies.write(key, "");
  };

  return {
    async begin(state, data) {
      await removeOldStates();
      const key = keyForState(state);
      requestCookies.write(
        key,
        await seal.encrypt(audience(key), { ...data, state }, STATE_LIFETIME),
        {
          maxAge: STATE_LIFETIME,
          // browsers do not send strict cookies after a redirect from another site
          sameSite: cookie.sameSite === "none" ? "none" : "lax",
        },
      );
    },
    async find(state) {
      const key = keyForState(state);
      const sealedValue = requestCookies.read(key);
      const decryptedValue = sealedValue
        ? await seal.decrypt(audience(key), sealedValue)
        : undefined;
      const storedData = asFields(decryptedValue?.value);
      return storedData.state === state ? storedData : undefined;
    },
    end(state) {
      const key = keyForState(state);
      if (requestCookies.has(key)) requestCookies.write(key, "");
    },
  };
}

export interface SessionCookie {
  readonly tokens?: Tokens;
  readonly id?: string;
  /** The browser compares this number to detect a different session. */
  readonly sessionVersion: number;
  /** Login time in seconds since the Unix epoch. Absent for visitors. */
  readonly since?: number;
  /** Whether the cookie was encrypted long ago or with an older secret. */
  readonly isOld: boolean;
}

/** Returns the remaining lifetime of a session in seconds. */
function lifetimeOf({ cookie, clock }: Sealing, since: number | undefined): number {
  const { maxAge, absoluteMaxAge } = cookie;
  if (since === undefined || absoluteMaxAge === undefined) return maxAge;
  return Math.min(maxAge, since + absoluteMaxAge - Math.floor(clock().now() / 1000));
}

export async function readSession(
  sealing: Sealing,
  requestCookies: RequestCookies,
): Promise<SessionCookie> {
  const { sealFor, audience, cookie } = sealing;
  const key = requestCookies.keyOf();
  const sealedValue = requestCookies.read(key);
  const decryptedValue = sealedValue
    ? await sealFor("session").decrypt(audience(key), sealedValue)
    : undefined;
  if (!decryptedValue) return { sessionVersion: 0, isOld: false };
  const { tokens, id, sessionVersion, since: loggedInAt } = asFields(decryptedValue.value);
  const since = typeof loggedInAt === "number" ? loggedInAt : undefined;
  if (lifetimeOf(sealing, since) <= 0) return { sessionVersion: 0, isOld: false };
  const isOld = !decryptedValue.isCurrent || decryptedValue.age > cookie.maxAge / 10;
  const storedTokens = tokens === undefined ? undefined : tokensOf(tokens);
  return {
    tokens: storedTokens && !isEmpty(storedTokens) ? storedTokens : undefined,
    id: nonEmptyText(id),
    sessionVersion: Number.isSafeInteger(sessionVersion) ? Number(sessionVersion) : 0,
    since,
    isOld,
  };
}

export function sealSession(
  sealing: Sealing,
  requestCookies: RequestCookies,
  value: Pick<SessionCookie, "tokens" | "id" | "sessionVersion" | "since">,
): Promise<string> {
  const { sealFor, audience } = sealing;
  return sealFor("session").encrypt(
    audience(requestCookies.keyOf()),
    value,
    Math.max(lifetimeOf(sealing, value.since), 1),
  );
}

export function writeSession(
  sealing: Sealing,
  requestCookies: RequestCookies,
  sealedValue: string,
  since: number | undefined,
): void {
  const maxAge = Math.max(lifetimeOf(sealing, since), 1);
  requestCookies.write(
    requestCookies.keyOf(),
    sealedValue,
    sealing.cookie.isPersistent ? { maxAge } : {},
  );
}
