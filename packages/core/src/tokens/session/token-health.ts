import type { Clock } from "../../time/clock.js";
import type { Tokens } from "../model/token.js";
import type { Renewal } from "./renewal.js";

/** How many seconds before its expiry a token is refreshed. */
const DEFAULT_LEEWAY = 60;

/** Seconds between attempts after a temporary failure, while the access token is valid. */
const RETRY_INTERVAL = 30;

/**
 * Minimum seconds between refreshes after a 401. An endpoint that rejects a new token would reject
 * any token.
 */
const MIN_REFRESH_INTERVAL = 60;

export interface TokenHealth {
  usable(tokens: Tokens): boolean;
  stateOf(tokens: Tokens): { alive: boolean; rejected: boolean };
  /**
   * Marks a token as rejected and returns true, or returns false if it should not be refreshed yet.
   */
  reject(accessToken: string): boolean;
  recordFailure(): void;
  recordRenewal(previousTokens: Tokens, renewal: Renewal): void;
  reset(): void;
}

export function tokenHealth(clock: () => Clock, leeway = DEFAULT_LEEWAY): TokenHealth {
  let rejectedToken: string | undefined;
  let lastIssuedToken = { value: "", lifetime: 0 };
  let failedAt: number | undefined;
  let refreshedAt: number | undefined;

  const nowInSeconds = () => clock().now() / 1000;
  // A clock may be set back.
  const isWithin = (span: number, since?: number) =>
    since !== undefined && Math.abs(nowInSeconds() - since) < span;

  const stateOf = ({ accessToken: { value, expiresAt } }: Tokens) => ({
    alive: value !== "" && expiresAt > nowInSeconds(),
    rejected: value === rejectedToken,
  });

  const recordFailure = () => {
    failedAt = nowInSeconds();
  };

  return {
    stateOf,
    usable(tokens) {
      const { value, expiresAt } = tokens.accessToken;
      const secondsLeft = expiresAt - nowInSeconds();
      if (!value || secondsLeft <= 0) return false;
      const margin = lastIssuedToken.value === value ? lastIssuedToken.lifetime / 10 : leeway;
      return (
        (value !== rejectedToken &&
          !tokens.memberRefreshToken &&
          secondsLeft > Math.min(leeway, margin)) ||
        isWithin(RETRY_INTERVAL, failedAt)
      );
    },
    reject(accessToken) {
      if (isWithin(MIN_REFRESH_INTERVAL, refreshedAt)) return false;
      rejectedToken = accessToken;
      return true;
    },
    recordFailure,
    recordRenewal(previousTokens, { tokens: { accessToken }, transient }) {
      if (transient) recordFailure();
      else if (previousTokens.accessToken.value === rejectedToken) {
        refreshedAt = nowInSeconds();
        rejectedToken = undefined;
      }
      if (previousTokens.accessToken.value !== accessToken.value) {
        lastIssuedToken = {
          value: accessToken.value,
          lifetime: accessToken.expiresAt - nowInSeconds(),
        };
      }
    },
    reset() {
      rejectedToken = failedAt = refreshedAt = undefined;
    },
  };
}
