import type { Clock } from "@portico/core/internal";

/** Milliseconds in which whoever comes again gets the same answer. */
const REPEATED = 60_000;

/**
 * Exchanges what works only once, for all who come with it: a page that is asked for twice asks twice.
 *
 * @param clock - of the server
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
