import {
  type Clock,
  PorticoError,
  type SessionListener,
  type Tokens,
} from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { identityOf, type PageState, pageState, tokensFor } from "./page-state.js";
import type { SessionAnswer, SessionEndpoint } from "./session-endpoint.js";

/**
 * Minimum time in seconds that a new token is treated as valid, because the browser's clock may be
 * wrong.
 */
const FRESH = 30;

/** Options of a page session. */
export interface PageSessionOptions {
  readonly endpoint: SessionEndpoint;
  readonly clock: () => Clock;
  /** Name of the channel between tabs. */
  readonly name: string;
  /** The session that the page was rendered with. */
  readonly snapshot?: SessionSnapshot;
  /** Expected client id. Responses for other clients are rejected. */
  readonly clientId?: string;
}

/** The browser's view of a session that the server stores. */
export interface PageSession {
  /** Returns valid tokens. Requests them from the server if needed, once for all pending calls. */
  get(): Promise<Tokens>;
  /** Returns the current tokens, without a refresh token. */
  peek(): Tokens;
  /** Number of the login, 0 for visitors. */
  readonly sessionVersion: number;
  /** Whether the server's last response started the session. */
  readonly isNew: boolean;
  recover(accessToken: string): Promise<boolean>;
  /**
   * Updates the session after the server rendered a part of the page. A session that the page already knew changes
   * nothing.
   */
  adopt(snapshot: SessionSnapshot): void;
  /** Requests the current session from the server. */
  check(): Promise<void>;
  /** Ends the session on the server first. Returns the URL to open then. */
  leave(returnTo: string): Promise<string>;
  subscribe(listener: SessionListener): () => void;
  ready(): Promise<void>;
  dispose(): void;
}

const nothing = () => {};

/**
 * Runs tasks in sequence, so that an earlier response does not overwrite the cookie of a later one.
 */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(nothing);
    return next;
  };
}

/** Processes the response to a request that was sent with the session `held`. */
function accept(
  state: PageState,
  { clock, clientId }: PageSessionOptions,
  held: Tokens,
  answer: SessionAnswer,
  isHeard: boolean,
): Tokens {
  if (clientId && answer.clientId !== clientId) {
    throw new PorticoError("The server now uses a different OAuth client: reload the page", {
      code: "CLIENT_CHANGED",
    });
  }
  const { value } = answer.accessToken;
  // The server has looked at its own clock; the browser's may be wrong.
  const expiresAt = Math.max(answer.accessToken.expiresAt, clock().now() / 1000 + FRESH);
  const next = tokensFor(answer.role, answer.sessionVersion, { value, expiresAt });
  state.health.learn(held, { tokens: next });
  // It has no newer one yet: no use in asking before every call.
  if (value === held.accessToken.value) state.health.rest();
  const ended = held.refreshToken.role === "member" && answer.role !== "member";
  state.take(next, ended && !isHeard, answer.isNew);
  return next;
}

/** Creates the session of a page. */
export function pageSession(options: PageSessionOptions): PageSession {
  const { endpoint, clock, clientId } = options;
  const state = pageState(options.name, clock, options.snapshot);
  const { health } = state;
  const inLine = oneByOne();
  let flight: Promise<Tokens> | undefined;
  let rendered =
    options.snapshot && identityOf(options.snapshot.role, options.snapshot.sessionVersion);

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
    // a pending request may have been sent before the change
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
    get sessionVersion() {
      return state.sessionVersion;
    },
    get isNew() {
      return state.isNew;
    },
    async recover(sent) {
      await flight?.catch(nothing);
      const { value } = state.tokens.accessToken;
      // do not repeat a call as a different user
      if (value !== sent) return value !== "" && state.owns(sent);
      if (!health.reject(sent)) return false;
      return renew().then(
        ({ accessToken }) => accessToken.value !== sent && state.owns(sent),
        () => false,
      );
    },
    adopt({ clientId: of, role, sessionVersion }) {
      if (clientId && of !== clientId) return;
      const before = rendered;
      rendered = identityOf(role, sessionVersion);
      // ignore an unchanged snapshot, because the page may have a newer identity
      if (rendered === before || (state.isKnown && rendered === state.identity)) return;
      state.replace(tokensFor(role, sessionVersion));
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
