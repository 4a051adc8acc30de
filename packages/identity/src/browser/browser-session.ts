import {
  type Clock,
  PorticoError,
  type SessionListener,
  type Tokens,
} from "@portico/core/internal";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { type BrowserState, browserState, identityOf, tokensFor } from "./browser-state.js";
import type { SessionEndpoint, SessionResponse } from "./session-endpoint.js";

/** In seconds. */
const MIN_VALIDITY = 30;

export interface BrowserSessionOptions {
  readonly endpoint: SessionEndpoint;
  readonly clock: () => Clock;
  readonly name: string;
  readonly snapshot?: SessionSnapshot;
  readonly clientId?: string;
}

export interface BrowserSession {
  get(): Promise<Tokens>;
  peek(): Tokens;
  readonly sessionVersion: number;
  readonly isNew: boolean;
  recover(accessToken: string): Promise<boolean>;
  adopt(snapshot: SessionSnapshot): void;
  check(): Promise<void>;
  /** Returns the URL to open after the logout. */
  logout(returnTo: string): Promise<string>;
  subscribe(listener: SessionListener): () => void;
  ready(): Promise<void>;
  dispose(): void;
}

const doNothing = () => {};

/**
 * Runs requests one at a time, so that an earlier response cannot overwrite the cookie from a later
 * one.
 */
function createQueue() {
  let lastTask: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = lastTask.then(task);
    lastTask = result.catch(doNothing);
    return result;
  };
}

function applyResponse(
  state: BrowserState,
  { clock, clientId }: BrowserSessionOptions,
  previousTokens: Tokens,
  response: SessionResponse,
  isAnnounced: boolean,
): Tokens {
  if (clientId && response.clientId !== clientId) {
    throw new PorticoError("The server now uses a different OAuth client: reload the page", {
      code: "CLIENT_CHANGED",
    });
  }
  const { value } = response.accessToken;
  // The server has already checked the expiry, so ignore a wrong clock in the browser.
  const expiresAt = Math.max(response.accessToken.expiresAt, clock().now() / 1000 + MIN_VALIDITY);
  const tokens = tokensFor(response.role, response.sessionVersion, { value, expiresAt });
  state.health.recordRenewal(previousTokens, { tokens });
  // The server has no newer token yet, so do not request one before every call.
  if (value === previousTokens.accessToken.value) state.health.recordFailure();
  const hasMemberSessionEnded =
    previousTokens.refreshToken.role === "member" && response.role !== "member";
  state.update(tokens, hasMemberSessionEnded && !isAnnounced, response.isNew);
  return tokens;
}

export function browserSession(options: BrowserSessionOptions): BrowserSession {
  const { endpoint, clock, clientId } = options;
  const state = browserState(options.name, clock, options.snapshot);
  const { health } = state;
  const enqueue = createQueue();
  let pendingRefresh: Promise<Tokens> | undefined;
  let renderedIdentity =
    options.snapshot && identityOf(options.snapshot.role, options.snapshot.sessionVersion);

  const requestSession = async (isAnnounced: boolean): Promise<Tokens> => {
    const tokens = await enqueue(async () => {
      const { tokens: previous, generation } = state;
      const { rejected, alive } = health.stateOf(previous);
      try {
        const response = await endpoint.requestSession(
          rejected ? previous.accessToken.value : undefined,
        );
        return state.generation === generation
          ? applyResponse(state, options, previous, response, isAnnounced)
          : undefined;
      } catch (error) {
        if (state.generation !== generation) return undefined;
        health.recordFailure();
        if (alive && !rejected) return previous;
        throw error;
      }
    });
    return tokens ?? requestSession(isAnnounced);
  };

  const refresh = (isAnnounced = false): Promise<Tokens> => {
    pendingRefresh ??= requestSession(isAnnounced).finally(() => {
      pendingRefresh = undefined;
    });
    return pendingRefresh;
  };

  const checkForChange = async (announcedIdentity?: unknown) => {
    // The pending request may have been sent before the change.
    await pendingRefresh?.catch(doNothing);
    if (announcedIdentity === state.identity) return;
    state.isUnconfirmed = true;
    await refresh(true).catch(doNothing);
  };

  return {
    get: async () =>
      health.usable(state.tokens) && !state.isUnconfirmed ? state.tokens : refresh(),
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
    async recover(token) {
      await pendingRefresh?.catch(doNothing);
      const { value } = state.tokens.accessToken;
      // do not retry a call as a different user
      if (value !== token) return value !== "" && state.belongsToSession(token);
      if (!health.reject(token)) return false;
      return refresh().then(
        ({ accessToken }) => accessToken.value !== token && state.belongsToSession(token),
        () => false,
      );
    },
    adopt({ clientId: snapshotClientId, role, sessionVersion }) {
      if (clientId && snapshotClientId !== clientId) return;
      const previousIdentity = renderedIdentity;
      renderedIdentity = identityOf(role, sessionVersion);
      // ignore an unchanged snapshot, because the page may already have a newer identity
      if (
        renderedIdentity === previousIdentity ||
        (state.isKnown && renderedIdentity === state.identity)
      )
        return;
      state.replace(tokensFor(role, sessionVersion));
    },
    check: () => checkForChange(),
    logout: (returnTo) =>
      enqueue(async () => {
        const logoutUrl = await endpoint.logout(returnTo);
        state.replace(tokensFor("none"));
        return logoutUrl;
      }),
    subscribe(listener) {
      state.listen((identity) => void checkForChange(identity));
      return state.subscribe(listener);
    },
    async ready() {
      if (!state.isKnown) await refresh().catch(doNothing);
    },
    dispose: state.dispose,
  };
}
