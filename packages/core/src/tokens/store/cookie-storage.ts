import { chain, type KeyValueStore, type Later } from "../model/key-value-store.js";
import { tabChannel } from "../tabs/tab-channel.js";
import { chunkName, chunksIn, chunksOf } from "./cookie-chunks.js";

/** How long a cookie lives and where it is sent. */
export interface CookieAttributes {
  /** Default "/". */
  path?: string;
  domain?: string;
  /** Seconds; default 30 days. */
  maxAge?: number;
  /** Default "lax". */
  sameSite?: "lax" | "strict" | "none";
  /** Default: whether the page came over https. */
  secure?: boolean;
}

/** A cookie to write; a `maxAge` of 0 removes it. */
export interface Cookie extends CookieAttributes {
  name: string;
  value: string;
}

/** Cookies as a server or a framework has them. */
export interface CookieJar {
  getAll(): Later<readonly { name: string; value: string }[]>;
  setAll(cookies: readonly Cookie[]): Later<unknown>;
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * The cookies of the page, readable by its scripts.
 *
 * @example
 * ```ts
 * const names = async () => (await documentCookies().getAll()).map((cookie) => cookie.name);
 * ```
 */
export function documentCookies(): CookieJar {
  return {
    getAll: () =>
      document.cookie.split(/; */).map((pair) => {
        const at = pair.indexOf("=");
        return { name: decoded(pair.slice(0, at)), value: decoded(pair.slice(at + 1)) };
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
 * Keeps a session in cookies: those of the page, or any other `getAll`/`setAll`. A long session is
 * spread over several cookies. The page's own are `shared`: one tab renews at a time. Those of a
 * request (`cookies`) are not, as each request has its own.
 *
 * @param options - attributes of the cookies, and `cookies`: where they are; default the page's own
 * @example
 * ```ts
 * const store = cookieStorage({ sameSite: "strict", maxAge: 7 * 24 * 60 * 60 });
 * ```
 */
export function cookieStorage(
  options: CookieAttributes & { cookies?: CookieJar } = {},
): KeyValueStore {
  const { cookies: given, ...attributes } = options;
  const jar = given ?? documentCookies();
  const channels = new Map<string, ReturnType<typeof tabChannel>>();
  const channel = (key: string) => {
    const known = channels.get(key) ?? tabChannel(key);
    channels.set(key, known);
    return known;
  };
  const read = (key: string) => chain(jar.getAll(), (all) => chunksIn(all, key));

  const write = (key: string, value: string) =>
    chain(read(key), (old) => {
      const chunks = value ? chunksOf(value) : [];
      const count = Math.max(old.length, chunks.length);
      const base = {
        path: "/",
        maxAge: 30 * 24 * 60 * 60,
        sameSite: "lax" as const,
        ...attributes,
      };
      const changed = Array.from({ length: count }, (_, index) => {
        const chunk = chunks[index];
        const name = chunkName(key, index);
        return chunk === undefined
          ? { ...base, name, value: "", maxAge: 0 }
          : { ...base, name, value: chunk };
      });
      return chain(jar.setAll(changed), () => {
        if (given) return;
        // Read back first: a browser writes cookies behind the page's back, and the news of them must
        // not reach another tab before they do.
        return chain(read(key), () => channel(key).tell());
      });
    });

  return {
    shared: !given,
    get: (key) => chain(read(key), (chunks) => chunks.join("") || undefined),
    set: write,
    remove: (key) => write(key, ""),
    subscribe: given ? undefined : (key, listener) => channel(key).listen(listener),
  };
}
