import { fieldsOf, textOf } from "@portico/core/internal";
import type { OauthData } from "../oauth/oauth-types.js";
import type { CookieBox } from "./cookie-box.js";
import type { ServerParts } from "./server-parts.js";

/** Seconds that a login may take. */
const LIFETIME = 600;

/** Logins that a browser may have begun at a time: anybody can make one begin some. */
const MOST = 5;

const SUFFIX = ".login.";

/** Logins that a browser has begun, each in a cookie of its own: two tabs do not disturb each other. */
export interface LoginCookies {
  begin(data: OauthData): Promise<void>;
  /** What a login began with; `undefined` where this browser has begun none of this state, or it is too old. */
  find(state: string): Promise<OauthData | undefined>;
  end(state: string): void;
}

/**
 * @param parts - of the server
 * @param box - the request's cookies
 */
export function loginCookies(
  { seal, purpose, cookie }: Pick<ServerParts, "seal" | "purpose" | "cookie">,
  box: CookieBox,
): LoginCookies {
  const keyOf = (state: string) =>
    box.keyOf(`${SUFFIX}${state.replace(/[^\w-]/g, "").slice(0, 22)}`);

  /** Makes room for one more: those that no longer open go first, then the oldest. */
  const tidy = async () => {
    const begun = await Promise.all(
      box.keysFrom(box.keyOf(SUFFIX)).map(async (key) => {
        const opened = await seal.open(purpose(key), box.read(key));
        return { key, age: opened?.age ?? Number.POSITIVE_INFINITY };
      }),
    );
    begun.sort((a, b) => a.age - b.age);
    for (const { key, age } of begun.slice(MOST - 1)) if (age >= 0) box.write(key, "");
  };

  return {
    async begin(data) {
      await tidy();
      const key = keyOf(data.state);
      box.write(key, await seal.close(purpose(key), data, LIFETIME), {
        maxAge: LIFETIME,
        // The way back begins on another site, where no strict cookie is sent along.
        sameSite: cookie.sameSite === "none" ? "none" : "lax",
      });
    },
    async find(state) {
      const key = keyOf(state);
      const sealed = box.read(key);
      const opened = sealed ? await seal.open(purpose(key), sealed) : undefined;
      const kept = fieldsOf(opened?.value);
      const [codeVerifier, redirectUri, originalUri] = [
        textOf(kept.codeVerifier),
        textOf(kept.redirectUri),
        textOf(kept.originalUri),
      ];
      if (kept.state !== state || !codeVerifier || !redirectUri || !originalUri) return undefined;
      return { state, codeVerifier, redirectUri, originalUri };
    },
    end(state) {
      const key = keyOf(state);
      if (box.has(key)) box.write(key, "");
    },
  };
}
