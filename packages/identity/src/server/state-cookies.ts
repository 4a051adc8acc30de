import { type Fields, fieldsOf } from "@portico/core/internal";
import type { CookieBox } from "./cookie-box.js";
import type { ServerParts } from "./server-parts.js";

/** Maximum duration of a login or an installation in seconds. */
const LIFETIME = 600;

/** Maximum number of logins in progress per browser. Other sites can start more. */
const MAX_OPEN = 5;

/** Maximum number of cookies that one response opens or removes. A browser may send thousands. */
const MAX_EXAMINED = 20;

/** Logins or installations in progress, each in a separate cookie so that tabs do not interfere. */
export interface StateCookies {
  /**
   * @param state - returned by the platform
   * @param data - returned with the state
   */
  begin(state: string, data?: object): Promise<void>;
  /** Returns the data of a state; `undefined` if this browser did not start it, or too long ago. */
  find(state: string): Promise<Fields | undefined>;
  end(state: string): void;
}

/**
 * @param parts - of the server
 * @param box - the request's cookies
 * @param kind - what is in progress
 */
export function stateCookies(
  { seals, audience, cookie }: Pick<ServerParts, "seals" | "audience" | "cookie">,
  box: CookieBox,
  kind: "login" | "install",
): StateCookies {
  const seal = seals(kind);
  const prefix = box.keyOf(`.${kind}.`);
  const keyOf = (state: string) => prefix + state.replace(/[^\w-]/g, "").slice(0, 22);

  /** Makes room for another cookie: removes invalid ones, then the oldest. */
  const tidy = async () => {
    const keys = box.keysFrom(prefix);
    // Browsers send the newest cookies last. The rest is more than any browser needs, so it is not even opened.
    const newest = keys.slice(-MAX_EXAMINED);
    const begun = await Promise.all(
      newest.map(async (key) => {
        const opened = await seal.open(audience(key), box.read(key));
        return { key, age: opened?.age ?? Number.POSITIVE_INFINITY };
      }),
    );
    begun.sort((a, b) => a.age - b.age);
    const stale = begun.slice(MAX_OPEN - 1).map(({ key }) => key);
    const surplus = keys.slice(0, -MAX_EXAMINED);
    for (const key of [...stale, ...surplus].slice(0, MAX_EXAMINED)) box.write(key, "");
  };

  return {
    async begin(state, data) {
      await tidy();
      const key = keyOf(state);
      box.write(key, await seal.close(audience(key), { ...data, state }, LIFETIME), {
        maxAge: LIFETIME,
        // the redirect back comes from another site, which sends no strict cookies
        sameSite: cookie.sameSite === "none" ? "none" : "lax",
      });
    },
    async find(state) {
      const key = keyOf(state);
      const sealed = box.read(key);
      const opened = sealed ? await seal.open(audience(key), sealed) : undefined;
      const kept = fieldsOf(opened?.value);
      return kept.state === state ? kept : undefined;
    },
    end(state) {
      const key = keyOf(state);
      if (box.has(key)) box.write(key, "");
    },
  };
}
