import type { Clock } from "@portico/core/internal";

/** In milliseconds. */
const RESULT_LIFETIME = 60_000;

/**
 * A code works only once, so if the same code is exchanged again, the first result is returned.
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
    for (const [otherCode, { startedAt: at }] of exchanges)
      if (Math.abs(now - at) > RESULT_LIFETIME) exchanges.delete(otherCode);
    let pendingExchange = exchanges.get(code);
    if (!pendingExchange) {
      pendingExchange = { startedAt: now, result: exchange() };
      exchanges.set(code, pendingExchange);
      pendingExchange.result.catch(() => exchanges.delete(code));
    }
    return pendingExchange.result;
  };
}
