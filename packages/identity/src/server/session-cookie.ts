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
  /** It was sealed with an older secret, or a good while ago. */
  readonly isOld: boolean;
}

type Sealing = Pick<ServerParts, "seal" | "purpose" | "cookie">;

/** Opens the session's cookie; empty for whatever was not sealed here for this. */
export async function readSession(
  { seal, purpose, cookie }: Sealing,
  box: CookieBox,
): Promise<Held> {
  const key = box.keyOf();
  const sealed = box.read(key);
  const opened = sealed ? await seal.open(purpose(key), sealed) : undefined;
  if (!opened) return { epoch: 0, isOld: false };
  const { tokens, id, epoch } = fieldsOf(opened.value);
  const isOld = !opened.current || opened.age > cookie.maxAge / 10;
  const known = tokens === undefined ? undefined : tokensOf(tokens);
  return {
    tokens: known && !isEmpty(known) ? known : undefined,
    id: textOf(id),
    epoch: Number.isSafeInteger(epoch) ? Number(epoch) : 0,
    isOld,
  };
}

/** Seals what the session's cookie is to hold. */
export function sealSession(
  { seal, purpose, cookie }: Sealing,
  box: CookieBox,
  value: Pick<Held, "tokens" | "id" | "epoch">,
): Promise<string> {
  return seal.close(purpose(box.keyOf()), value, cookie.maxAge);
}
