// All that the dashboard shows, in one answer.
import type { Host } from "./host.js";
import type { Snapshots } from "./snapshots.js";
import type { ClockState } from "./types.js";

/** How much of everything is shown. */
const SHOWN = 50;

/** The emulator's time. */
export function clockOf({ clock }: Host): ClockState {
  const now = clock.now();
  return { now, iso: new Date(now).toISOString(), offset: clock.offset };
}

/** What is in an emulator, and the requests and events after those that were seen. */
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
    // without what was signed, which the event has too
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
