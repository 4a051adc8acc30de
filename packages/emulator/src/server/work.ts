// Unit of work on a state: its changes are committed or rolled back as a whole.

import type { Caller } from "../kernel/caller.js";
import { Changes } from "../kernel/changes.js";
import type { Context, Reader } from "../kernel/context.js";
import type { ExternalCalls } from "../kernel/external-calls.js";
import type { State } from "../kernel/state.js";
import { copyJson } from "../store/plain.js";
import type { Server } from "./server.js";

export interface Job {
  readonly operation: string;
  readonly caller: Caller;
  readonly headers: Headers;
  /** Time of the first attempt, set for retries. */
  readonly now?: number;
  /** Undefined if handlers cannot call external servers. */
  readonly calls?: ExternalCalls;
}

export interface Work {
  readonly context: Context;
  /** Runs the tasks that were deferred until just before the response. */
  settle(): void;
}

const MAX_MESSAGES = 1000;

export function readerOf(state: State): Reader {
  return {
    site: state.site,
    // The cast is safe because the slice's `slice` function created the data.
    store: ({ name }) => state.slices[name] as never,
  };
}

export function workOn(server: Server, job: Job): Work {
  const { operation, caller, headers, calls } = job;
  const state = server.state();
  const now = job.now ?? server.clock.now();
  const iso = new Date(now).toISOString();
  const changes = new Changes(state);
  const { record } = server;
  changes.later(() => {
    if (changes.hasChanges) server.commits += 1;
  });
  const tasksByKey = new Map<unknown, () => void>();
  const context: Context = {
    ...readerOf(state),
    ...(calls
      ? {
          callExternal: (call) => {
            const result = calls.resultOf(call);
            changes.onUndo(() => calls.release(call));
            return result;
          },
          lock: (key: string, value: string) => calls.lock(key, value),
        }
      : {}),
    operation,
    state,
    changes,
    caller,
    headers,
    now,
    iso,
    origin: server.origin(),
    media: server.media,
    isObserved: record !== undefined,
    guid: (kind) => changes.guid(kind),
    beforeResponse: (key, task) => {
      if (tasksByKey.has(key)) return;
      tasksByKey.set(key, task);
      changes.onUndo(() => tasksByKey.delete(key));
    },
    announce: (topic, fact) => {
      for (const listener of server.listeners) {
        if (listener.topic === topic) listener.run(context, fact);
      }
    },
    send: (message) => {
      changes.append(state.outbox, { ...message, id: changes.guid("message"), sentAt: iso });
      changes.later(() => {
        state.outbox.splice(0, state.outbox.length - MAX_MESSAGES);
      });
    },
    emit: (event) => {
      if (!record) return;
      // Copy the event, because the entity may change before the event is recorded.
      const copy = copyJson(event);
      changes.later(() => record(copy, caller));
    },
  };
  return {
    context,
    settle: () => {
      for (const task of tasksByKey.values()) task();
    },
  };
}

export function performTask<T>(server: Server, job: Job, task: (context: Context) => T): T {
  const { context, settle } = workOn(server, job);
  try {
    const result = task(context);
    settle();
    context.changes.commit();
    return result;
  } catch (error) {
    context.changes.undo();
    throw error;
  }
}
