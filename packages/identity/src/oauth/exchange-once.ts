import type { Clock } from "@portico/core/internal";

/** How long the result of an exchange is kept for repeated requests, in milliseconds. */
const REPEATED = 60_000;

/**
 * Exchanges codes that work only once. A repeated exchange within a minute, for example after a page reload, returns
 * the first result.
 *
 * @param clock - read at each use
 */
export function exchangeOnce<Result>(
  clock: () => Clock,
): (name: string, exchange: () => Promise<Result>) => Promise<Result> {
  const known = new Map<string, { readonly at: number; readonly result: Promise<Result> }>();
  return (name, exchange) => {
    const now = clock().now();
    for (const [each, { at }] of known) if (Math.abs(now - at) > REPEATED) known.delete(each);
    let found = known.get(name);
    if (!found) {
      found = { at: now, result: exchange() };
      known.set(name, found);
      found.result.catch(() => known.delete(name));
    }
    return found.result;
  };
}
