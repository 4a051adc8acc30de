import type { CallEnvironment, CallStart, Environment, Middleware } from "../client/middleware.js";
import { type Deadline, withDeadline } from "./deadline.js";

/** A call and its time limit. */
export interface Limits extends CallStart {
  /** Time limit in milliseconds. */
  readonly totalTimeout: number;
  readonly signal?: AbortSignal;
}

/**
 * Runs a call within its time limit, with the client's retry policy and hooks.
 *
 * @param given - environment of the client
 * @param call - the call and its limits
 * @param task - runs the call
 * @param hooks - hooks of the client's view
 * @throws SystemError - TIMEOUT or ABORTED
 */
export function runCall<Result>(
  given: Environment,
  call: Limits,
  task: (environment: CallEnvironment, deadline: Deadline) => Promise<Result>,
  hooks?: Middleware,
): Promise<Result> {
  let environment: CallEnvironment = given;
  for (const around of [given.retryPolicy, given.hooks, hooks]) {
    if (around) environment = around(environment, call);
  }
  const running = withDeadline(given.clock, { ...call, timeout: call.totalTimeout }, (deadline) =>
    task(environment, deadline),
  );
  environment.onStart?.(running);
  return running;
}
