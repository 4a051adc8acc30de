// One piece of work on a state: what it changes stays, all of it, or is taken back.

import type { Caller } from "../kernel/caller.js";
import { Changes } from "../kernel/changes.js";
import type { Context, Reader } from "../kernel/context.js";
import type { Heard } from "../kernel/outside.js";
import type { State } from "../kernel/state.js";
import { trim } from "./log/ring.js";
import type { Server } from "./server.js";

/** What is done, and for whom. */
export interface Job {
  readonly operation: string;
  readonly caller: Caller;
  readonly headers: Headers;
  /** When it began, where it is not done for the first time. */
  readonly now?: number;
  /** What others have said; absent: nobody is asked. */
  readonly heard?: Heard;
}

/** A piece of work on its way. */
export interface Work {
  readonly context: Context;
  /** Does what was put off until before the answer. */
  settle(): void;
}

/** How many messages are kept. */
const KEPT_MESSAGES = 1000;

/** Reads a state. */
export function readerOf(state: State): Reader {
  return {
    site: state.site,
    // a slice's data is what its own function made
    store: ({ name }) => state.slices[name] as never,
  };
}

/** Begins a piece of work. */
export function workOn(server: Server, job: Job): Work {
  const { operation, caller, headers, heard } = job;
  const state = server.state();
  const now = job.now ?? server.clock.now();
  const iso = new Date(now).toISOString();
  const changes = new Changes(state);
  const { record } = server;
  const before = new Map<object, () => void>();
  const context: Context = {
    ...readerOf(state),
    ...(heard
      ? {
          ask: (question) => {
            const reply = heard.ask(question);
            changes.undone(() => heard.release(question));
            return reply;
          },
          begin: (key: string, seen: string) => heard.begin(key, seen),
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
    listened: record !== undefined,
    guid: (kind) => changes.guid(kind),
    beforeAnswer: (key, task) => {
      if (before.has(key)) return;
      before.set(key, task);
      changes.undone(() => before.delete(key));
    },
    loggedIn: (from, to) => {
      for (const { when } of server.services) when?.login?.(context, from, to);
    },
    send: (message) => {
      changes.append(state.outbox, { ...message, id: changes.guid("message"), sentAt: iso });
      changes.later(() => trim(state.outbox, KEPT_MESSAGES));
    },
    emit: (event) => {
      if (!record) return;
      // The entity goes on changing; the event tells of it as it is now.
      const told = structuredClone(event);
      changes.later(() => record(told, caller));
    },
  };
  return {
    context,
    settle: () => {
      for (const task of before.values()) task();
    },
  };
}

/** Does a task: all of it, or nothing when it throws. */
export function perform<T>(server: Server, job: Job, task: (context: Context) => T): T {
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
