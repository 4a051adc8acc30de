import type { Clock } from "@portico/core/internal";

/** In milliseconds. */
const RESULT_LIFETIME = 60_000;

/**
 * A code works only once, so if the same code is exchanged again, the first result is returned.
 */
export function exchangeOnce<Result>(
  clock: () => Clock,
): (name: string, exchange: () => Promise<Result>) => Promise<Result> {
  const exchanges = new Map<string, { readonly at: number; readonly result: Promise<Result> }>();
  return (name, exchange) => {
    const now = clock().now();
    for (const [otherName, { at }] of exchanges)
      if (Math.abs(now - at) > RESULT_LIFETIME) exchanges.delete(otherName);
    let pending = exchanges.get(name);
    if (!pending) {
      pending = { at: now, result: exchange() };
      exchanges.set(name, pending);
      pending.result.catch(() => exchanges.delete(name));
    }
    return pending.result;
  };
}
