import type { Service } from "../kernel/service.js";
import type { Server } from "./server.js";
import { performTask, readerOf } from "./work.js";

function nextTask(server: Server) {
  const reader = readerOf(server.state());
  const dueTasks = server.scheduledServices.flatMap((service) => {
    const dueTime = service.timer?.next?.(reader);
    return dueTime === undefined ? [] : [{ service, at: dueTime }];
  });
  return dueTasks.sort((a, b) => a.at - b.at)[0];
}

function runTask(server: Server, { timer }: Service, now: number): void {
  const job = {
    operation: "clock",
    caller: { kind: "admin" },
    headers: new Headers(),
    now,
  } as const;
  performTask(server, job, (context) => timer?.run?.(context));
}

/** Each task sees its scheduled time as the current time. */
export function catchUp(server: Server): void {
  const now = server.clock.now();
  for (let task = nextTask(server); task && task.at <= now; task = nextTask(server)) {
    runTask(server, task.service, task.at);
  }
}

export function onClockMove(server: Server): void {
  catchUp(server);
  const now = server.clock.now();
  for (const service of server.services) {
    if (service.timer?.run && !service.timer.next) runTask(server, service, now);
  }
}
