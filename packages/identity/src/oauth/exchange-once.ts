import type { Clock } from "@portico/core/internal";

/** Lifetime of a remembered result, in milliseconds. */
const RESULT_LIFETIME = 60_000;

/**
 * Returns a function that exchanges a code, and remembers the result for a minute, because a code
 * works only once. During this time, calls with the same code return the same result. Failures are
 * not remembered.
 */
export function exchangeOnce<Result>(
  clock: () => Clock,
): (code: string, exchange: () => Promise<Result>) => Promise<Result> {
  const exchanges = new Map<
    string,
    { readonly startedAt: number; readonly result: Promise<Result> }
  >();
  return (code, exchange) => {
    const now = clock().now();
    for (const [otherCode, { startedAt }] of exchanges)
      if (Math.abs(now - startedAt) > RESULT_LIFETIME) exchanges.delete(otherCode);
    let pendingExchange = exchanges.get(code);
    if (!pendingExchange) {
      pendingExchange = { startedAt: now, result: exchange() };
      exchanges.set(code, pendingExchange);
      pendingExchange.result.catch(() => exchanges.delete(code));
    }
    return pendingExchange.result;
  };
}
