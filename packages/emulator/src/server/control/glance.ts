import type { AnyEmulator } from "./emulator-of.js";
import type { Snapshots } from "./snapshots.js";
import type { ClockState } from "./types.js";

const MAX_ITEMS = 50;

export function clockStateOf({ clock }: AnyEmulator): ClockState {
  const now = clock.now();
  return { now, iso: new Date(now).toISOString(), offset: clock.offset };
}

export function dashboardDataOf(
  emulator: AnyEmulator,
  snapshots: Snapshots,
  since: { readonly requestsAfter: number; readonly eventsAfter: number },
) {
  const state = emulator.overview();
  const entries = (name: string) => (name in state.counts ? emulator.entries(name, MAX_ITEMS) : []);
  return {
    state,
    clock: clockStateOf(emulator),
    faults: emulator.faults.list(),
    snapshots: snapshots.list(),
    outbox: emulator.outbox.slice(-MAX_ITEMS),
    // Omit the signed data, because the event log contains the same data.
    webhooks: emulator.webhooks
      .slice(-4 * MAX_ITEMS)
      .map(({ id, status, attempts }) => ({ id, status, attempts })),
    requests: emulator.requests({ after: since.requestsAfter, limit: 4 * MAX_ITEMS }),
    events: emulator.events({ after: since.eventsAfter, limit: 4 * MAX_ITEMS }),
    orders: entries("orders"),
    carts: entries("carts"),
    members: entries("members"),
  };
}
