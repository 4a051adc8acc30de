import type { Clock } from "@portico/core/internal";

/** In milliseconds. */
const RESULT_LIFETIME = 60_000;

/**
 * Returns a function that exchanges a code and remembers a successful result, because a code works
 * only once.
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
    let startedExchange = exchanges.get(code);
    if (!startedExchange) {
      startedExchange = { startedAt: now, result: exchange() };
      exchanges.set(code, startedExchange);
      startedExchange.result.catch(() => exchanges.delete(code));
    }
    return startedExchange.result;
  };
}
