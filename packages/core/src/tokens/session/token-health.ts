import type { Clock } from "../../time/clock.js";
import type { Tokens } from "../model/token.js";
import type { Renewal } from "./renewal.js";

/** Seconds before its expiry at which an access token is renewed. */
const LEEWAY = 60;

/** Seconds without another attempt after a transient failure, where the session works without it. */
const REST = 30;

/**
 * Seconds in which a 401 renews no second time: an endpoint that refuses the new token too refuses
 * every token.
 */
const ONCE = 60;

/** What is known of the session's access tokens beside what stands in them. */
export interface TokenHealth {
  /** Whether tokens can be used without a renewal. */
  usable(tokens: Tokens): boolean;
  /** What a renewal has to know of the tokens that it begins with. */
  state(tokens: Tokens): { alive: boolean; rejected: boolean };
  /** The platform answered 401 to an access token; false where that is no reason to renew it. */
  reject(accessToken: string): boolean;
  /** A renewal failed that may work again soon. */
  rest(): void;
  /** Learns from a renewal of `held`. */
  learn(held: Tokens, renewal: Renewal): void;
  /** Forgets everything, as the session is another one now. */
  reset(): void;
}

/**
 * @param clock - looked up at each use
 * @param leeway - seconds before its expiry at which an access token is renewed
 */
export function tokenHealth(clock: () => Clock, leeway = LEEWAY): TokenHealth {
  let rejected: string | undefined;
  let minted = { value: "", lifetime: 0 };
  let failedAt: number | undefined;
  let recoveredAt: number | undefined;

  const seconds = () => clock().now() / 1000;
  // Either way: a clock that was put back must not make it longer.
  const within = (span: number, since?: number) =>
    since !== undefined && Math.abs(seconds() - since) < span;

  const state = ({ accessToken: { value, expiresAt } }: Tokens) => ({
    alive: value !== "" && expiresAt > seconds(),
    rejected: value === rejected,
  });

  const rest = () => {
    failedAt = seconds();
  };

  return {
    state,
    usable(tokens) {
      const { value, expiresAt } = tokens.accessToken;
      const left = expiresAt - seconds();
      if (!value || left <= 0) return false;
      const early = minted.value === value ? minted.lifetime / 10 : leeway;
      return (
        (value !== rejected && !tokens.setAside && left > Math.min(leeway, early)) ||
        within(REST, failedAt)
      );
    },
    reject(accessToken) {
      if (within(ONCE, recoveredAt)) return false;
      rejected = accessToken;
      return true;
    },
    rest,
    learn(held, { tokens: { accessToken }, transient }) {
      if (transient) rest();
      else if (held.accessToken.value === rejected) {
        recoveredAt = seconds();
        rejected = undefined;
      }
      if (held.accessToken.value !== accessToken.value) {
        minted = { value: accessToken.value, lifetime: accessToken.expiresAt - seconds() };
      }
    },
    reset() {
      rejected = failedAt = recoveredAt = undefined;
    },
  };
}
