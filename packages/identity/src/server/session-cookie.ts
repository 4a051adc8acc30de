import { fieldsOf, type Tokens, textOf, tokensOf } from "@portico/core/internal";
import type { CookieBox } from "./cookie-box.js";
import type { ServerParts } from "./server-parts.js";
import { isEmpty } from "./shared-session.js";

/** Content of the session cookie. */
export interface Held {
  readonly tokens?: Tokens;
  /** Id of the session in the storage, if there is one. */
  readonly id?: string;
  /** Number of the login. The browser compares it to detect a different session. */
  readonly sessionVersion: number;
  /** Time of the member's login, in seconds since the Unix epoch. Absent for visitors. */
  readonly since?: number;
  /** Whether it was encrypted with an older secret, or a while ago. */
  readonly isOld: boolean;
}

type Sealing = Pick<ServerParts, "seals" | "audience" | "cookie" | "clock">;

/** Returns the remaining lifetime in seconds of a session whose member logged in at `since`. */
function lifetimeOf({ cookie, clock }: Sealing, since: number | undefined): number {
  const { maxAge, absoluteMaxAge } = cookie;
  if (since === undefined || absoluteMaxAge === undefined) return maxAge;
  return Math.min(maxAge, since + absoluteMaxAge - Math.floor(clock().now() / 1000));
}

/** Reads the session cookie; empty for a value that was not encrypted here. */
export async function readSession(parts: Sealing, box: CookieBox): Promise<Held> {
  const { seals, audience, cookie } = parts;
  const key = box.keyOf();
  const sealed = box.read(key);
  const opened = sealed ? await seals("session").open(audience(key), sealed) : undefined;
  if (!opened) return { sessionVersion: 0, isOld: false };
  const { tokens, id, sessionVersion, since: at } = fieldsOf(opened.value);
  const since = typeof at === "number" ? at : undefined;
  if (lifetimeOf(parts, since) <= 0) return { sessionVersion: 0, isOld: false };
  const isOld = !opened.current || opened.age > cookie.maxAge / 10;
  const known = tokens === undefined ? undefined : tokensOf(tokens);
  return {
    tokens: known && !isEmpty(known) ? known : undefined,
    id: textOf(id),
    sessionVersion: Number.isSafeInteger(sessionVersion) ? Number(sessionVersion) : 0,
    since,
    isOld,
  };
}

/** Encrypts the content of the session cookie. */
export function sealSession(
  parts: Sealing,
  box: CookieBox,
  value: Pick<Held, "tokens" | "id" | "sessionVersion" | "since">,
): Promise<string> {
  const { seals, audience } = parts;
  return seals("session").close(
    audience(box.keyOf()),
    value,
    Math.max(lifetimeOf(parts, value.since), 1),
  );
}

/** Writes the session cookie, which browsers keep until the session ends. */
export function writeSession(
  parts: Sealing,
  box: CookieBox,
  sealed: string,
  since: number | undefined,
): void {
  const maxAge = Math.max(lifetimeOf(parts, since), 1);
  box.write(box.keyOf(), sealed, parts.cookie.isPersistent ? { maxAge } : {});
}
