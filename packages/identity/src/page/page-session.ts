import {
  type Clock,
  PorticoError,
  type SessionListener,
  sessionObserver,
  type TokenRole,
  type Tokens,
  tabChannel,
  tokenHealth,
} from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import type { SessionAnswer, SessionEndpoint } from "./session-endpoint.js";

/** Seconds that a token just handed out counts as working, on whatever clock a browser has. */
const FRESH = 30;

/** What a page session is made of. */
export interface PageSessionOptions {
  readonly endpoint: SessionEndpoint;
  readonly clock: () => Clock;
  /** The name of the channel between tabs. */
  readonly name: string;
  /** What the page was rendered with. */
  readonly snapshot?: SessionSnapshot;
  /** Whose answers alone are taken. */
  readonly clientId?: string;
}

/** A session that the page's server keeps, as far as the page knows it. */
export interface PageSession {
  /** Tokens that work now, of the server where need be: one request for all who ask. */
  get(): Promise<Tokens>;
  /** The tokens as they are; no refresh token is among them. */
  peek(): Tokens;
  /** The number of the login, 0 for visitors. */
  readonly epoch: number;
  recover(accessToken: string): Promise<boolean>;
  /** Takes what the server has rendered a newer part of the page with. */
  adopt(snapshot: SessionSnapshot): void;
  /** Asks the server who is there. */
  check(): Promise<void>;
  /** Ends the session, on the server first; where to go then. */
  leave(returnTo: string): Promise<string>;
  subscribe(listener: SessionListener): () => void;
  ready(): Promise<void>;
  dispose(): void;
}

const nothing = () => {};

// The observer tells callers apart by their refresh tokens: here the number of the login stands for it.
const tokensFor = (role: TokenRole, epoch: number, accessToken = { value: "", expiresAt: 0 }) => ({
  accessToken,
  refreshToken: { value: String(epoch), role },
});

const identityOf = (role: TokenRole, epoch = 0) =>
  `${role === "member" ? "member" : "visitor"}.${epoch}`;

const epochOf = ({ refreshToken }: Tokens) => Number(refreshToken.value);

const identityIn = (tokens: Tokens) => identityOf(tokens.refreshToken.role, epochOf(tokens));

/** Makes the session of a page. */
export function pageSession(options: PageSessionOptions): PageSession {
  const { endpoint, clock, snapshot, clientId } = options;
  const health = tokenHealth(clock);
  const observer = sessionObserver();
  const channel = tabChannel(options.name);
  /** The access tokens of whoever it is now: a call made with one of them may be repeated. */
  const own = new Set<string>();
  let tokens: Tokens = tokensFor(snapshot?.role ?? "none", snapshot?.epoch ?? 0);
  let isKnown = snapshot !== undefined;
  let flight: Promise<Tokens> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  // Raised when the session becomes another one by itself: what was asked before is of the one before.
  let generation = 0;
  // Another tab says that somebody else is there, and the server could not be asked yet.
  let isDoubted = false;
  let unlisten: (() => void) | undefined;
  observer.observe(tokens);

  /** One request after the other: the cookie of an earlier answer must not undo that of a later one. */
  const inLine = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = line.then(work);
    line = next.catch(nothing);
    return next;
  };

  const take = (next: Tokens, lost = false) => {
    const another = identityIn(next) !== identityIn(tokens);
    tokens = next;
    isKnown = true;
    isDoubted = false;
    if (another) {
      own.clear();
      health.reset();
    }
    if (next.accessToken.value) own.add(next.accessToken.value);
    observer.observe(next, undefined, lost);
    if (another) channel.tell(identityIn(next));
  };

  const accept = (held: Tokens, answer: SessionAnswer, isHeard: boolean): Tokens => {
    if (clientId && answer.clientId !== clientId) {
      throw new PorticoError(
        "The server has become that of another OAuth client: load the page again",
        { code: "CLIENT_CHANGED" },
      );
    }
    const { value } = answer.accessToken;
    // The server has looked at its own clock; the browser's may be wrong.
    const expiresAt = Math.max(answer.accessToken.expiresAt, clock().now() / 1000 + FRESH);
    const next = tokensFor(answer.role, answer.epoch, { value, expiresAt });
    const same = value === held.accessToken.value;
    health.learn(held, { tokens: next });
    // It has no newer one yet: no use in asking before every call.
    if (same) health.rest();
    const ended = held.refreshToken.role === "member" && answer.role !== "member";
    take(next, ended && !isHeard);
    return next;
  };

  const ask = async (isHeard: boolean): Promise<Tokens> => {
    const asked = await inLine(async () => {
      const held = tokens;
      const began = generation;
      const { rejected, alive } = health.state(held);
      try {
        const answer = await endpoint.ask(rejected ? held.accessToken.value : undefined);
        return generation === began ? accept(held, answer, isHeard) : undefined;
      } catch (error) {
        if (generation !== began) return undefined;
        health.rest();
        if (alive && !rejected) return held;
        throw error;
      }
    });
    return asked ?? ask(isHeard);
  };

  const renew = (isHeard = false): Promise<Tokens> => {
    flight ??= ask(isHeard).finally(() => {
      flight = undefined;
    });
    return flight;
  };

  const check = async (announced?: unknown) => {
    // What is on its way may have been asked before the change.
    await flight?.catch(nothing);
    if (announced === identityIn(tokens)) return;
    isDoubted = true;
    await renew(true).catch(nothing);
  };

  const listen = () => {
    if (unlisten) return;
    unlisten = channel.listen((word) => void check(word));
    // A page that comes back from a login, or from a form without a script, tells the others.
    if (isKnown) channel.tell(identityIn(tokens));
  };

  return {
    async get() {
      return health.usable(tokens) && !isDoubted ? tokens : renew();
    },
    peek: () => ({ ...tokens, refreshToken: { value: "", role: tokens.refreshToken.role } }),
    get epoch() {
      return epochOf(tokens);
    },
    async recover(sent) {
      await flight?.catch(nothing);
      const { value } = tokens.accessToken;
      // What somebody asked for is not repeated as somebody else.
      if (value !== sent) return value !== "" && own.has(sent);
      if (!health.reject(sent)) return false;
      return renew().then(
        ({ accessToken }) => accessToken.value !== sent && own.has(sent),
        () => false,
      );
    },
    adopt({ clientId: of, role, epoch }) {
      if (clientId && of !== clientId) return;
      if (isKnown && identityOf(role, epoch) === identityIn(tokens)) return;
      generation += 1;
      take(tokensFor(role, epoch ?? 0));
    },
    check: () => check(),
    leave: (returnTo) =>
      inLine(async () => {
        const logoutUrl = await endpoint.leave(returnTo);
        generation += 1;
        own.clear();
        take(tokensFor("none", 0));
        return logoutUrl;
      }),
    subscribe(listener) {
      listen();
      return observer.subscribe(listener);
    },
    async ready() {
      if (!isKnown) await renew().catch(nothing);
    },
    dispose() {
      unlisten?.();
      unlisten = nothing;
      observer.dispose();
    },
  };
}
