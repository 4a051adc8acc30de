import {
  type Clock,
  isTokenRejection,
  type KeyValueStore,
  PorticoError,
  sameTokens,
  type TokenGrants,
  type TokenManager,
  type Tokens,
} from "@portico/core/internal";

/**
 * Returns grants that start no visitor session if a refresh fails temporarily, so that the next
 * request continues with the member's session.
 */
export function withoutVisitorFallback(
  grants: Required<TokenGrants>,
  hasEnded: () => boolean = () => false,
): Required<TokenGrants> {
  let failure: { readonly error: unknown } | undefined;
  return {
    async renew(refreshToken, options) {
      failure = undefined;
      try {
        return await grants.renew(refreshToken, options);
      } catch (error) {
        if (!isTokenRejection(error)) failure = { error };
        throw error;
      }
    },
    async start(options) {
      if (hasEnded()) {
        throw new PorticoError("The session has ended", { code: "SESSION_ENDED" });
      }
      if (failure) throw failure.error;
      return grants.start(options);
    },
  };
}

export interface SharedSession {
  readonly manager: TokenManager;
  /** Earlier requests must not restore an ended session. */
  readonly hasEnded: boolean;
  /** The session stays in memory during the call. */
  get(): Promise<Tokens>;
  recover(accessToken: string): Promise<boolean>;
  /** Requests with the same tokens share one encrypted value. */
  sealedOnce(tokens: Tokens, sealTokens: () => Promise<string>): Promise<string>;
  end(): void;
}

export interface SharedSessionOptions {
  readonly grants: Required<TokenGrants>;
  readonly clock: () => Clock;
  readonly leeway: number | undefined;
  readonly storage: KeyValueStore | undefined;
}

export interface TrackedSession {
  readonly session: SharedSession;
  readonly pendingCalls: number;
  /** In milliseconds since the Unix epoch. */
  readonly lastUsedAt: number;
  /** Also returns true for tokens that this process has refreshed. */
  hasTokens(tokens: Tokens): boolean;
}

export function isEmpty({ accessToken, refreshToken }: Tokens): boolean {
  return !accessToken.value && !refreshToken.value;
}

/** Calls that wait for a refresh return only after `onRefresh`. */
export function trackSession(
  createManager: (grants: TokenGrants) => TokenManager,
  { grants, clock, storage }: SharedSessionOptions,
  onRefresh: (entry: TrackedSession) => Promise<void> = async () => {},
): TrackedSession {
  let hasEnded = false;
  let pendingCalls = 0;
  let lastUsedAt = clock().now();
  let sealedSession: { tokens: Tokens; value: Promise<string> } | undefined;
  const previousTokens: Tokens[] = [];
  const manager = createManager(withoutVisitorFallback(grants, () => hasEnded));

  const track = async <T>(work: () => Promise<T>): Promise<T> => {
    pendingCalls += 1;
    const tokensBefore = manager.peek();
    try {
      return await work();
    } finally {
      if (!sameTokens(manager.peek(), tokensBefore)) {
        lastUsedAt = clock().now();
        if (!trackedSession.hasTokens(tokensBefore)) previousTokens.push(tokensBefore);
        await onRefresh(trackedSession);
      }
      pendingCalls -= 1;
    }
  };

  const session: SharedSession = {
    manager,
    get hasEnded() {
      return hasEnded;
    },
    get: () => track(manager.get),
    recover: (accessToken) => track(() => manager.recover(accessToken)),
    sealedOnce(tokens, sealTokens) {
      if (!sealedSession || !sameTokens(sealedSession.tokens, tokens)) {
        const value = sealTokens();
        sealedSession = { tokens, value };
        value.catch(() => {
          sealedSession = undefined;
        });
      }
      return sealedSession.value;
    },
    end() {
      hasEnded = true;
      lastUsedAt = clock().now();
      // otherwise a pending refresh would store the session again
      if (storage) manager.clear();
    },
  };
  const trackedSession: TrackedSession = {
    session,
    get pendingCalls() {
      return pendingCalls;
    },
    get lastUsedAt() {
      return lastUsedAt;
    },
    hasTokens: (tokens) =>
      [manager.peek(), ...previousTokens].some((each) => sameTokens(each, tokens)),
  };
  return trackedSession;
}
