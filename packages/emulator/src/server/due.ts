// Runs scheduled work, such as expirations, between requests and when the clock is moved.

import type { Service } from "../kernel/service.js";
import type { Server } from "./server.js";
import { perform, readerOf } from "./work.js";

const BY_ITSELF = {
  operation: "clock",
  caller: { kind: "admin" },
  headers: new Headers(),
} as const;

function first(server: Server): { readonly service: Service; readonly at: number } | undefined {
  let found: { readonly service: Service; readonly at: number } | undefined;
  const reader = readerOf(server.state());
  for (const service of server.timed) {
    const at = service.when?.next?.(reader);
    if (at !== undefined && (!found || at < found.at)) found = { service, at };
  }
  return found;
}

function does(server: Server, { when }: Service, now: number): void {
  perform(server, { ...BY_ITSELF, now }, (context) => when?.time?.(context));
}

/** Runs all due work in order, each at its scheduled time. */
export function catchUp(server: Server): void {
  const now = server.clock.now();
  for (let due = first(server); due && due.at <= now; due = first(server)) {
    does(server, due.service, due.at);
  }
}

/** Runs due work after the clock was moved, including services that do not implement `next`. */
export function moved(server: Server): void {
  catchUp(server);
  const now = server.clock.now();
  for (const service of server.services) {
    if (service.when?.time && !service.when.next) does(server, service, now);
  }
}
