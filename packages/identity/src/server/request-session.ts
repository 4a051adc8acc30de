import {
  createTokenManager,
  emptyTokens,
  fieldsOf,
  PorticoError,
  type SessionEvent,
  type SessionListener,
  sameTokens,
  type TokenManager,
  type TokenRole,
  type Tokens,
  textOf,
  toBase64Url,
  tokensOf,
} from "@portico/core/internal";
import type { CookieBox } from "./cookie-box.js";
import type { ServerParts } from "./server-parts.js";
import { isEmpty, type SharedSession } from "./shared-sessions.js";
import { steadyGrants } from "./steady-grants.js";

/** The session of one request: that of its cookie, until somebody logs in or out in it. */
export interface RequestSession {
  readonly manager: TokenManager;
  readonly role: TokenRole;
  readonly isReadOnly: boolean;
  /** Puts what has changed into the cookies, and into the storage before. */
  save(): Promise<void>;
}

function readOnly(): PorticoError {
  return new PorticoError(
    "The session has to be begun or renewed, and no cookie can be written here. Make a client where one can, " +
      "in the proxy or middleware, before this is rendered",
    { code: "SESSION_READ_ONLY" },
  );
}

const newId = () => toBase64Url(crypto.getRandomValues(new Uint8Array(24)));

/** What stands in the session's cookie, and whether it has to be written again. */
interface Held {
  readonly tokens?: Tokens;
  readonly id?: string;
  readonly isOld: boolean;
}

async function heldIn(parts: ServerParts, box: CookieBox): Promise<Held> {
  const key = box.keyOf();
  const sealed = box.read(key);
  const opened = sealed ? await parts.seal.open(parts.purpose(key), sealed) : undefined;
  if (!opened) return { isOld: false };
  const { tokens, id } = fieldsOf(opened.value);
  const isOld = !opened.current || opened.age > parts.cookie.maxAge / 10;
  const known = tokens === undefined ? undefined : tokensOf(tokens);
  return { tokens: known && !isEmpty(known) ? known : undefined, id: textOf(id), isOld };
}

/**
 * Opens the session of a request.
 *
 * @param parts - of the server
 * @param box - the request's cookies
 * @param isReadOnly - no cookie can be written
 * @param eager - saves whenever something has changed, before whoever asked goes on
 */
export async function requestSession(
  parts: ServerParts,
  box: CookieBox,
  isReadOnly: boolean,
  eager: () => Promise<void>,
): Promise<RequestSession> {
  const { clock, grants, leeway, sessions, seal, storage, cookie } = parts;
  const key = box.keyOf();
  const held = await heldIn(parts, box);
  const listeners = new Set<SessionListener>();
  // What stays in memory for a minute holds no request: neither its listeners nor its client.
  const weakly = new WeakRef(listeners);
  const hear = (event: SessionEvent) => {
    for (const listener of [...(weakly.deref() ?? [])]) listener(event);
  };

  let shared: SharedSession | undefined;
  let own: TokenManager | undefined;
  // The session of the cookie has ended meanwhile: whoever this request acts as is kept nowhere.
  let passing = false;
  let failure: unknown;
  let saved: { readonly tokens: Tokens; readonly id?: string } | undefined;
  const over: string[] = [];
  let saving: Promise<void> = Promise.resolve();
  let stop = () => {};

  const begin = (tokens?: Tokens) => {
    stop();
    const manager = createTokenManager({
      grants: steadyGrants(grants),
      clock,
      leeway,
      key: "session",
      tokens,
    });
    stop = manager.subscribe(hear);
    own = manager;
    return manager;
  };

  try {
    if (storage && held.id) shared = await sessions.ofId(held.id);
    else if (!storage && held.tokens) shared = await sessions.ofTokens(held.tokens);
    // Sealed before there was a storage: it moves there.
    else begin(held.tokens);
  } catch (error) {
    failure = error;
  }
  if (!shared && !own) begin();
  if (shared?.isOver) {
    passing = true;
    begin();
  }
  if (shared && !own) stop = shared.manager.subscribe(hear);

  const current = (): TokenManager => own ?? shared?.manager ?? begin();

  /** From now on the session is another one, under another id: what is known of the old one opens nothing. */
  const replace = () => {
    if (isReadOnly) throw readOnly();
    const tokens = current().peek();
    if (storage && held.id) over.push(held.id);
    if (saved?.id) over.push(saved.id);
    passing = false;
    failure = undefined;
    const next = begin(isEmpty(tokens) ? undefined : tokens);
    shared?.end();
    return next;
  };

  const saveOwn = async (tokens: Tokens) => {
    if (passing || failure) return;
    for (let id = over[0]; id !== undefined; id = over[0]) {
      await sessions.forget(id);
      over.shift();
    }
    if (isEmpty(tokens)) {
      saved = undefined;
      if (box.has(key)) box.write(key, "");
      return;
    }
    if (saved && sameTokens(saved.tokens, tokens)) return;
    const id = storage ? (saved?.id ?? newId()) : undefined;
    await (id ? sessions.keep(id, tokens) : sessions.revive(tokens));
    const value = id ? { id } : { tokens };
    if (!id || id !== saved?.id) {
      box.write(key, await seal.close(parts.purpose(key), value, cookie.maxAge));
    }
    saved = { tokens, id };
  };

  const saveShared = async ({ manager, sealed, isOver }: SharedSession) => {
    const tokens = manager.peek();
    if (isOver) return;
    if (isEmpty(tokens)) return box.write(key, "");
    const changed = storage ? held.isOld : held.isOld || !sameTokens(held.tokens ?? tokens, tokens);
    if (!changed || (saved && sameTokens(saved.tokens, tokens))) return;
    const value = storage ? { id: held.id } : { tokens };
    box.write(
      key,
      await sealed(tokens, () => seal.close(parts.purpose(key), value, cookie.maxAge)),
    );
    saved = { tokens };
  };

  const save = () => {
    const next = saving.then(async () => {
      if (isReadOnly) return;
      if (own) await saveOwn(own.peek());
      else if (shared) await saveShared(shared);
    });
    saving = next.catch(() => {});
    return next;
  };

  const usable = async (): Promise<Tokens> => {
    if (failure) throw failure;
    if (isReadOnly) {
      const tokens = current().peek();
      const { value, expiresAt } = tokens.accessToken;
      if (!value || expiresAt * 1000 <= clock().now()) throw readOnly();
      return tokens;
    }
    if (own || !shared) return current().get();
    if (!shared.isOver) {
      try {
        return await shared.get();
      } catch (error) {
        if (!shared.isOver) throw error;
      }
    }
    if (!own) {
      passing = true;
      begin();
    }
    return current().get();
  };

  const manager: TokenManager = {
    async get() {
      const tokens = await usable();
      await eager();
      return tokens;
    },
    peek: () => (failure ? emptyTokens() : current().peek()),
    usable: (tokens) => current().usable(tokens),
    set: (tokens) => replace().set(tokens),
    clear: () => replace().clear(),
    async recover(accessToken) {
      if (isReadOnly || failure) return false;
      const recovered = await (own || !shared ? current() : shared).recover(accessToken);
      await eager();
      return recovered;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => current().settled(),
    dispose: () => listeners.clear(),
  };

  return {
    manager,
    isReadOnly,
    get role() {
      return manager.peek().refreshToken.role;
    },
    save,
  };
}
