import type { Context } from "../kernel/context.js";
import { Heard, type Question, Unanswered } from "../kernel/outside.js";
import { answered } from "./answers.js";
import type { Server } from "./server.js";
import { type Job, readerOf, type Work, workOn } from "./work.js";

/** A request to be served: who asks for what, which may have changed when it is looked at again. */
export interface Running {
  readonly id: string;
  job(): Job;
}

type Handle = (context: Context) => unknown;

/** Runs a handler once. What it changed stays when it returns, whatever is waited for after that. */
function once({ context, settle }: Work, handle: Handle): Response | Promise<Response> {
  const { changes } = context;
  try {
    const answer = handle(context);
    if (answer instanceof Response && answer.status >= 400) {
      changes.undo();
      return answer;
    }
    settle();
    const response = answer instanceof Promise ? answer.then(answered) : answered(answer);
    changes.commit();
    return response;
  } catch (error) {
    changes.undo();
    throw error;
  }
}

/**
 * Runs a handler. What it changed stays when it returns, and is taken back when it throws or answers with a refusal.
 * Where it asks somebody outside it is taken back too, and run again from its start once the reply is there: handlers
 * never wait, and nobody sees a half-done change.
 */
export async function run(server: Server, running: Running, handle: Handle): Promise<Response> {
  const { outside, clock } = server;
  if (!outside) return await once(workOn(server, running.job()), handle);
  const heard = new Heard(server.underway);
  const ask = (question: Omit<Question, "undo">, { caller }: Job) =>
    outside(question, { reader: readerOf(server.state()), caller, requestId: running.id, clock });
  // a request happens at one time, however long it waits for others
  const now = clock.now();
  let job = running.job();
  try {
    for (;;) {
      try {
        return await once(workOn(server, { ...job, now, heard }), handle);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        heard.tell(error.question, await ask(error.question, job));
        job = running.job();
      }
    }
  } finally {
    heard.end();
    for (const question of heard.leftOver()) await ask(question, job);
  }
}
