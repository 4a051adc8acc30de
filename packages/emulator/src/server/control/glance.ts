import type { Host } from "./host.js";
import type { Snapshots } from "./snapshots.js";
import type { ClockState } from "./types.js";

const SHOWN = 50;

export function clockOf({ clock }: Host): ClockState {
  const now = clock.now();
  return { now, iso: new Date(now).toISOString(), offset: clock.offset };
}

export function glanceOf(
  host: Host,
  snapshots: Snapshots,
  seen: { readonly requestsAfter: number; readonly eventsAfter: number },
) {
  const state = host.overview();
  const entries = (name: string) => (name in state.counts ? host.entries(name, SHOWN) : []);
  return {
    state,
    clock: clockOf(host),
    faults: host.faults.list(),
    snapshots: snapshots.list(),
    outbox: host.outbox.slice(-SHOWN),
    // Omit the signed data, which is in the event too.
    webhooks: host.webhooks
      .slice(-4 * SHOWN)
      .map(({ id, status, attempts }) => ({ id, status, attempts })),
    requests: host.requests({ after: seen.requestsAfter, limit: 4 * SHOWN }),
    events: host.events({ after: seen.eventsAfter, limit: 4 * SHOWN }),
    orders: entries("orders"),
    carts: entries("carts"),
    members: entries("members"),
  };
}
