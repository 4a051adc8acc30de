import {
  type Clock,
  PorticoError,
  type SessionListener,
  type Tokens,
} from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { identityOf, type PageState, pageState, tokensFor } from "./page-state.js";
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
  /** The server's last answer has begun it. */
  readonly isNew: boolean;
  recover(accessToken: string): Promise<boolean>;
  /** Takes what the server has rendered a part of the page with; what the page knew of before changes nothing. */
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

/** One after the other: the cookie of an earlier answer must not undo that of a later one. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(nothing);
    return next;
  };
}

/** Takes an answer to what was asked when the session was `held`. */
function accept(
  state: PageState,
  { clock, clientId }: PageSessionOptions,
  held: Tokens,
  answer: SessionAnswer,
  isHeard: boolean,
): Tokens {
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
  state.health.learn(held, { tokens: next });
  // It has no newer one yet: no use in asking before every call.
  if (value === held.accessToken.value) state.health.rest();
  const ended = held.refreshToken.role === "member" && answer.role !== "member";
  state.take(next, ended && !isHeard, answer.isNew);
  return next;
}

/** Makes the session of a page. */
export function pageSession(options: PageSessionOptions): PageSession {
  const { endpoint, clock, clientId } = options;
  const state = pageState(options.name, clock, options.snapshot);
  const { health } = state;
  const inLine = oneByOne();
  let flight: Promise<Tokens> | undefined;
  let rendered = options.snapshot && identityOf(options.snapshot.role, options.snapshot.epoch);

  const ask = async (isHeard: boolean): Promise<Tokens> => {
    const asked = await inLine(async () => {
      const { tokens: held, generation } = state;
      const { rejected, alive } = health.state(held);
      try {
        const answer = await endpoint.ask(rejected ? held.accessToken.value : undefined);
        return state.generation === generation
          ? accept(state, options, held, answer, isHeard)
          : undefined;
      } catch (error) {
        if (state.generation !== generation) return undefined;
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
    if (announced === state.identity) return;
    state.isDoubted = true;
    await renew(true).catch(nothing);
  };

  return {
    get: async () => (health.usable(state.tokens) && !state.isDoubted ? state.tokens : renew()),
    peek() {
      const { accessToken, refreshToken } = state.tokens;
      return { accessToken, refreshToken: { value: "", role: refreshToken.role } };
    },
    get epoch() {
      return state.epoch;
    },
    get isNew() {
      return state.isNew;
    },
    async recover(sent) {
      await flight?.catch(nothing);
      const { value } = state.tokens.accessToken;
      // What somebody asked for is not repeated as somebody else.
      if (value !== sent) return value !== "" && state.owns(sent);
      if (!health.reject(sent)) return false;
      return renew().then(
        ({ accessToken }) => accessToken.value !== sent && state.owns(sent),
        () => false,
      );
    },
    adopt({ clientId: of, role, epoch }) {
      if (clientId && of !== clientId) return;
      const before = rendered;
      rendered = identityOf(role, epoch);
      // The same once more is no news: the page may know better by now.
      if (rendered === before || (state.isKnown && rendered === state.identity)) return;
      state.replace(tokensFor(role, epoch));
    },
    check: () => check(),
    leave: (returnTo) =>
      inLine(async () => {
        const logoutUrl = await endpoint.leave(returnTo);
        state.replace(tokensFor("none"));
        return logoutUrl;
      }),
    subscribe(listener) {
      state.listen((word) => void check(word));
      return state.subscribe(listener);
    },
    async ready() {
      if (!state.isKnown) await renew().catch(nothing);
    },
    dispose: state.dispose,
  };
}
