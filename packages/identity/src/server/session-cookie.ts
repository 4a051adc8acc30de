import { fieldsOf, type Tokens, textOf, tokensOf } from "@portico/core/internal";
import type { CookieBox } from "./cookie-box.js";
import type { ServerParts } from "./server-parts.js";
import { isEmpty } from "./shared-session.js";

/** What a browser's session cookie holds. */
export interface Held {
  readonly tokens?: Tokens;
  /** Where there is a storage: what the session is kept under there. */
  readonly id?: string;
  /** The number of the login: a page tells by it whether it is still the same. */
  readonly epoch: number;
  /** When the member logged in, in seconds since 1970. Absent for visitors. */
  readonly since?: number;
  /** It was sealed with an older secret, or a good while ago. */
  readonly isOld: boolean;
}

type Sealing = Pick<ServerParts, "seals" | "audience" | "cookie" | "clock">;

/** Seconds that a session of a member who logged in at `since` may still live. */
function lifetimeOf({ cookie, clock }: Sealing, since: number | undefined): number {
  const { maxAge, absoluteMaxAge } = cookie;
  if (since === undefined || absoluteMaxAge === undefined) return maxAge;
  return Math.min(maxAge, since + absoluteMaxAge - Math.floor(clock().now() / 1000));
}

/** Opens the session's cookie; empty for whatever was not sealed here for this. */
export async function readSession(parts: Sealing, box: CookieBox): Promise<Held> {
  const { seals, audience, cookie } = parts;
  const key = box.keyOf();
  const sealed = box.read(key);
  const opened = sealed ? await seals("session").open(audience(key), sealed) : undefined;
  if (!opened) return { epoch: 0, isOld: false };
  const { tokens, id, epoch, since: at } = fieldsOf(opened.value);
  const since = typeof at === "number" ? at : undefined;
  if (lifetimeOf(parts, since) <= 0) return { epoch: 0, isOld: false };
  const isOld = !opened.current || opened.age > cookie.maxAge / 10;
  const known = tokens === undefined ? undefined : tokensOf(tokens);
  return {
    tokens: known && !isEmpty(known) ? known : undefined,
    id: textOf(id),
    epoch: Number.isSafeInteger(epoch) ? Number(epoch) : 0,
    since,
    isOld,
  };
}

/** Seals the content of the session's cookie. */
export function sealSession(
  parts: Sealing,
  box: CookieBox,
  value: Pick<Held, "tokens" | "id" | "epoch" | "since">,
): Promise<string> {
  const { seals, audience } = parts;
  return seals("session").close(
    audience(box.keyOf()),
    value,
    Math.max(lifetimeOf(parts, value.since), 1),
  );
}

/** Writes the session's cookie, which browsers keep until the session ends. */
export function writeSession(
  parts: Sealing,
  box: CookieBox,
  sealed: string,
  since: number | undefined,
): void {
  const maxAge = Math.max(lifetimeOf(parts, since), 1);
  box.write(box.keyOf(), sealed, parts.cookie.isPersistent ? { maxAge } : {});
}
