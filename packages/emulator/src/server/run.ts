import type { Context } from "../kernel/context.js";
import { ExternalCalls, PendingCallError, type PlainCall } from "../kernel/external-calls.js";
import { toResponse } from "./json-response.js";
import type { Server } from "./server.js";
import { type Job, readerOf, type Work, workOn } from "./work.js";

type Handle = (context: Context) => unknown;

/** Commits the changes when the handler returns, even if it returns a pending promise. */
function attempt({ context, settle }: Work, handle: Handle): Response | Promise<Response> {
  const { changes } = context;
  try {
    const result = handle(context);
    if (result instanceof Response && result.status >= 400) {
      changes.undo();
      return result;
    }
    settle();
    const response = result instanceof Promise ? result.then(toResponse) : toResponse(result);
    changes.commit();
    return response;
  } catch (error) {
    changes.undo();
    throw error;
  }
}

/**
 * Runs a handler. Commits the handler's changes when it returns, and rolls them back if it throws
 * or returns an error response. The changes are also rolled back if the handler needs a response
 * from an external server. The handler then runs again once the response has arrived. Handlers
 * therefore never wait, and partial changes are never visible.
 */
export async function runHandler(
  server: Server,
  requestId: string,
  /** Called for each attempt, because the caller may have changed between attempts. */
  newJob: () => Job,
  handle: Handle,
): Promise<Response> {
  const { callExternal, clock } = server;
  if (!callExternal) return await attempt(workOn(server, newJob()), handle);
  const calls = new ExternalCalls(server.locks);
  const send = (call: PlainCall, { caller }: Job) =>
    callExternal(call, { reader: readerOf(server.state()), caller, requestId, clock });
  // Use the same time for all attempts at a request.
  const now = clock.now();
  let job = newJob();
  try {
    for (;;) {
      try {
        return await attempt(workOn(server, { ...job, now, calls }), handle);
      } catch (error) {
        if (!(error instanceof PendingCallError)) throw error;
        calls.store(error.call, await send(error.call, job));
        job = newJob();
      }
    }
  } finally {
    calls.unlock();
    for (const call of calls.undoCalls()) await send(call, job);
  }
}
