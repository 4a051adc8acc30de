import type { Around, CallEnvironment, CallStart, Environment } from "../client/around.js";
import { type Deadline, withDeadline } from "./deadline.js";

/** A call, and how long it may take. */
export interface Limits extends CallStart {
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal;
}

/**
 * Runs one call within its time, on what the client's retry policy and hooks make of its environment.
 *
 * @param given - of the client
 * @param call - what it is, and its limits
 * @param task - the call
 * @param hooks - of the client's view
 * @throws SystemError TIMEOUT or ABORTED
 */
export function runCall<Result>(
  given: Environment,
  call: Limits,
  task: (environment: CallEnvironment, deadline: Deadline) => Promise<Result>,
  hooks?: Around,
): Promise<Result> {
  let environment: CallEnvironment = given;
  for (const around of [given.retry, given.hooks, hooks]) {
    if (around) environment = around(environment, call);
  }
  const running = withDeadline(given.clock, call, (deadline) => task(environment, deadline));
  environment.ended?.(running);
  return running;
}
