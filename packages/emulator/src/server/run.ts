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
 * Runs a handler. Rolls its changes back if it throws, returns an error response, or needs a
 * response from an external server. In that last case, the handler runs again once the response has
 * arrived. Handlers therefore never wait, and partial changes are never visible.
 */
export async function runHandler(
  server: Server,
  requestId: string,
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
