// Runs scheduled work, such as expirations, between requests and when the clock is moved.

import type { Service } from "../kernel/service.js";
import type { Server } from "./server.js";
import { performTask, readerOf } from "./work.js";

function nextDue(server: Server) {
  const reader = readerOf(server.state());
  const due = server.timed.flatMap((service) => {
    const dueTime = service.when?.next?.(reader);
    return dueTime === undefined ? [] : [{ service, at: dueTime }];
  });
  return due.sort((a, b) => a.at - b.at)[0];
}

function runDue(server: Server, { when }: Service, now: number): void {
  const job = {
    operation: "clock",
    caller: { kind: "admin" },
    headers: new Headers(),
    now,
  } as const;
  performTask(server, job, (context) => when?.time?.(context));
}

/** Runs all due work in order, each task at its scheduled time. */
export function catchUp(server: Server): void {
  const now = server.clock.now();
  for (let due = nextDue(server); due && due.at <= now; due = nextDue(server)) {
    runDue(server, due.service, due.at);
  }
}

/** This also runs the work of services that do not implement `next`. */
export function clockMoved(server: Server): void {
  catchUp(server);
  const now = server.clock.now();
  for (const service of server.services) {
    if (service.when?.time && !service.when.next) runDue(server, service, now);
  }
}
