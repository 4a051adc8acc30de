import { chain, type KeyValueStore, type MaybePromise } from "../model/key-value-store.js";
import { tabChannel } from "../tabs/tab-channel.js";
import { chunkName, chunksIn, chunksOf } from "./cookie-chunks.js";

/** Lifetime and scope of a cookie. */
export interface CookieAttributes {
  /** Default: "/". */
  path?: string;
  /** Default: only the current host. */
  domain?: string;
  /** Lifetime in seconds. Default: 30 days. */
  maxAge?: number;
  /** Whether requests from other sites include the cookie. Default: "lax". */
  sameSite?: "lax" | "strict" | "none";
  /**
   * Whether the browser sends the cookie only over https. Default: true on https pages. A custom
   * `cookies` object has its own default.
   */
  secure?: boolean;
}

/** A cookie to write. A `maxAge` of 0 removes it. */
export interface Cookie extends CookieAttributes {
  name: string;
  value: string;
}

/** Reads and writes cookies, for example with the cookie functions of a server framework. */
export interface CookieJar {
  getAll(): MaybePromise<readonly { name: string; value: string }[]>;
  setAll(cookies: readonly Cookie[]): MaybePromise<unknown>;
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Creates a {@link CookieJar} that reads and writes `document.cookie`. All scripts on the page can
 * read these cookies.
 *
 * @example
 * ```ts
 * import { documentCookies } from "@portico/identity";
 *
 * const cookies = await documentCookies().getAll();
 * const names = cookies.map(({ name }) => name);
 * ```
 */
export function documentCookies(): CookieJar {
  return {
    getAll: () =>
      document.cookie.split(/; */).map((pair) => {
        const separator = pair.indexOf("=");
        return { name: decode(pair.slice(0, separator)), value: decode(pair.slice(separator + 1)) };
      }),
    setAll(cookies) {
      for (const { name, value, path, domain, maxAge, sameSite, secure } of cookies) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
        document.cookie =
          `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}` +
          (domain ? `; Domain=${domain}` : "") +
          ((secure ?? location.protocol === "https:") ? "; Secure" : "");
      }
    },
  };
}

/**
 * Stores a session in the current page's cookies. To use the cookies of a single request on a
 * server, pass an object with `getAll` and `setAll` as `cookies`. Long sessions are split across
 * several cookies. All tabs share the page's cookies, and only one tab refreshes the session at a
 * time.
 *
 * @param options - cookie attributes, and `cookies`, which defaults to `documentCookies()`
 * @example
 * ```ts
 * import { cookieStorage, OAuthStrategy } from "@portico/identity";
 *
 * const auth = OAuthStrategy({
 *   clientId: "<your client id>",
 *   tokenStorage: cookieStorage({ sameSite: "strict", maxAge: 7 * 24 * 60 * 60 }),
 * });
 * ```
 */
export function cookieStorage(
  options: CookieAttributes & { cookies?: CookieJar } = {},
): KeyValueStore {
  const { cookies: customJar, ...attributes } = options;
  const jar = customJar ?? documentCookies();
  const channels = new Map<string, ReturnType<typeof tabChannel>>();
  const channelOf = (key: string) => {
    const channel = channels.get(key) ?? tabChannel(key);
    channels.set(key, channel);
    return channel;
  };
  const read = (key: string) => chain(jar.getAll(), (cookies) => chunksIn(cookies, key));

  const write = (key: string, value: string) =>
    chain(read(key), (oldChunks) => {
      const chunks = value ? chunksOf(value) : [];
      const count = Math.max(oldChunks.length, chunks.length);
      const defaults = {
        path: "/",
        maxAge: 30 * 24 * 60 * 60,
        sameSite: "lax" as const,
        ...attributes,
      };
      const changedCookies = Array.from({ length: count }, (_, index) => {
        const chunk = chunks[index];
        const name = chunkName(key, index);
        return chunk === undefined
          ? { ...defaults, name, value: "", maxAge: 0 }
          : { ...defaults, name, value: chunk };
      });
      return chain(jar.setAll(changedCookies), () => {
        if (customJar) return;
        // Browsers may store cookies with a delay, so read the value back before other tabs do.
        return chain(read(key), () => channelOf(key).post());
      });
    });

  return {
    shared: !customJar,
    get: (key) => chain(read(key), (chunks) => chunks.join("") || undefined),
    set: write,
    remove: (key) => write(key, ""),
    subscribe: customJar ? undefined : (key, listener) => channelOf(key).listen(listener),
  };
}
