import { chunkName, chunksOf, type MaybePromise, PorticoError } from "@portico/core/internal";
import { parseCookie } from "cookie";

/**
 * A cookie to set, with its Set-Cookie attributes (RFC 6265). A `maxAge` of 0 removes it.
 * Without `maxAge`, the cookie is removed when the browser closes.
 */
export interface ServerCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly domain?: string;
  readonly maxAge?: number;
  readonly sameSite: "lax" | "strict" | "none";
  readonly secure: boolean;
  readonly httpOnly: true;
}

/** A request's cookies, for frameworks that do not provide a Request. */
export interface ServerCookies {
  cookies: {
    getAll(): MaybePromise<readonly { name: string; value: string }[]>;
    /**
     * Sets cookies as soon as the session changes. Without this function, the session is read-only.
     */
    setAll?(cookies: readonly ServerCookie[]): MaybePromise<unknown>;
    /**
     * Returns whether `setAll` still works. If not, for example after the response headers have
     * been sent, the session is read-only. Default: always true.
     */
    isWritable?(): boolean;
    /** Help text for SESSION_READ_ONLY errors in framework adapters without `setAll`. */
    readOnlyHelp?: string;
  };
  /** URL of the request. */
  url?: string;
  /** Headers of the request. */
  headers?: Headers;
}

/** A standard Request, or a request's cookies. */
export type ServerRequest = Request | ServerCookies;

/**
 * Limits a value to 28 KB (8 chunks of 3,500 bytes), because servers limit the size of request
 * headers.
 */
const MAX_CHUNKS = 8;

/** A response must not have thousands of Set-Cookie headers. */
const MAX_REMOVED_CHUNKS = 20;

export interface CookieSettings {
  /** Name of the session cookie without the `__Host-` prefix. */
  readonly name: string;
  readonly path: string;
  readonly domain: string | undefined;
  readonly sameSite: "lax" | "strict" | "none";
  readonly maxAge: number;
  /** In seconds after a member's login. */
  readonly absoluteMaxAge: number | undefined;
  readonly isPersistent: boolean;
}

export interface RequestCookies {
  keyOf(suffix?: string): string;
  keysWithPrefix(prefix: string): string[];
  has(key: string): boolean;
  /** Returns "" if the value is missing or too long. */
  read(key: string): string;
  /** An empty string removes the value. */
  write(
    key: string,
    value: string,
    attributes?: Partial<Pick<ServerCookie, "maxAge" | "sameSite">>,
  ): void;
  changedCookies(): readonly ServerCookie[];
  cookieHeader(): string;
}

function isSecure(
  names: readonly string[],
  { name, sameSite }: CookieSettings,
  origin: string | undefined,
): boolean {
  // `SameSite=None` requires `Secure`. Browsers accept `__Host-` cookies only over HTTPS or from
  // localhost.
  if (sameSite === "none" || names.includes(chunkName(`__Host-${name}`, 0))) return true;
  return origin?.startsWith("https:") ?? !names.includes(chunkName(name, 0));
}

export function parseCookieHeader(header: string): { name: string; value: string }[] {
  return Object.entries(parseCookie(header)).map(([name, value = ""]) => ({ name, value }));
}

const nameOfPair = (pair: string) => (pair.split("=")[0] ?? "").trim();

/** Returns a function that finds all chunks of a cookie, even after a missing chunk. */
function createChunkLookup(names: readonly string[]): (key: string) => string[] {
  const chunksByBaseName = new Map<string, { name: string; index: number }[]>();
  for (const name of names) {
    const [, baseName, indexText] = /^(.*)\.(\d+)$/.exec(name) ?? [];
    for (const [key, index] of [
      [name, 0],
      [baseName, Number(indexText)],
    ] as const) {
      if (key === undefined) continue;
      const chunks = chunksByBaseName.get(key);
      if (chunks) chunks.push({ name, index });
      else chunksByBaseName.set(key, [{ name, index }]);
    }
  }
  return (key) => {
    const chunks = chunksByBaseName.get(chunkName(key, 0)) ?? [];
    return chunks.sort((a, b) => a.index - b.index).map(({ name }) => name);
  };
}

export function openCookies(
  cookies: readonly { name: string; value: string }[],
  header: string,
  settings: CookieSettings,
  origin: string | undefined,
): RequestCookies {
  const { name, path, domain, sameSite, maxAge, isPersistent } = settings;
  const values = new Map(cookies.map((cookie) => [cookie.name, cookie.value]));
  const names = [...values.keys()];
  const existingChunksOfKey = createChunkLookup(names);
  const isSecureRequest = isSecure(names, settings, origin);
  // `__Host-` cookies must be secure, have the path "/" and have no domain (RFC 6265bis)
  const isHostOnly = isSecureRequest && !domain && path === "/";
  const changes = new Map<string, ServerCookie>();

  /** Returns the names of a value's chunks after this response's changes. */
  const chunksOfKey = (key: string) => {
    const newChunks = [...changes.keys()].filter((each) => {
      const firstChunk = chunkName(key, 0);
      return each.startsWith(firstChunk) && /^(\.\d+)?$/.test(each.slice(firstChunk.length));
    });
    const chunks = new Set([...existingChunksOfKey(key), ...newChunks]);
    return [...chunks].filter((each) => changes.get(each)?.value !== "");
  };

  return {
    keyOf: (suffix = "") => (isHostOnly ? "__Host-" : "") + name + suffix,
    keysWithPrefix: (prefix) => names.filter((each) => each.startsWith(prefix)),
    has: (key) => chunksOfKey(key).length > 0,
    read(key) {
      let value = "";
      for (let index = 0; index <= MAX_CHUNKS; index++) {
        const chunk = values.get(chunkName(key, index));
        if (!chunk) return value;
        value += chunk;
      }
      return "";
    },
    write(key, value, attributes) {
      const chunks = value ? chunksOf(value) : [];
      if (chunks.length > MAX_CHUNKS) {
        throw new PorticoError(
          "The session is too large for cookies. Pass a `storage` to sessionServer",
          { code: "SESSION_TOO_LARGE" },
        );
      }
      const cookieAttributes = {
        path,
        ...(domain && { domain }),
        ...(isPersistent && { maxAge }),
        sameSite,
        ...attributes,
        secure: isSecureRequest,
        httpOnly: true,
      } as const;
      const previousNames = chunksOfKey(key);
      chunks.forEach((chunk, index) => {
        const chunkKey = chunkName(key, index);
        changes.set(chunkKey, { ...cookieAttributes, name: chunkKey, value: chunk });
      });
      const writtenNames = new Set(chunks.map((_, index) => chunkName(key, index)));
      const staleNames = previousNames
        .filter((chunkKey) => !writtenNames.has(chunkKey))
        .slice(0, MAX_REMOVED_CHUNKS);
      for (const chunkKey of staleNames)
        changes.set(chunkKey, { ...cookieAttributes, name: chunkKey, value: "", maxAge: 0 });
    },
    changedCookies: () => [...changes.values()],
    cookieHeader() {
      // other libraries encode cookies differently, so keep their cookies unchanged
      const otherPairs = header
        .split(/; */)
        .filter((pair) => pair && !changes.has(nameOfPair(pair)));
      const writtenCookies = [...changes.values()].filter(({ value }) => value);
      return [
        ...otherPairs,
        ...writtenCookies.map((cookie) => `${cookie.name}=${cookie.value}`),
      ].join("; ");
    },
  };
}
