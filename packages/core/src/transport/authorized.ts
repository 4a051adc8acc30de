import type { AuthHeaders, AuthorizedCall } from "../client/auth-strategy.js";
import type { ClientView } from "../client/client-view.js";
import type { CallEnvironment, CallStart } from "../client/middleware.js";
import { limitOf, mergeRetry } from "../client/retry-options.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { CONSISTENCY_HEADER } from "./consistency.js";
import type { Deadline } from "./deadline.js";
import type { HeaderRecord } from "./headers.js";
import { runCall } from "./run-call.js";
import { type Answer, send } from "./send.js";
import { type Outcome, withRecovery } from "./with-recovery.js";

/** Calls a function of the strategy and wraps its errors in a SystemError with code AUTHORIZATION. */
async function asking<Result>(ask: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (isPorticoError(error)) throw error;
    throw systemError(causeMessage(error), {
      code: "AUTHORIZATION",
      cause: error,
    });
  }
}

/** A request that needs authorization. */
export interface Asked extends AuthorizedCall, CallStart {
  readonly operation?: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs a request with the client's headers, credentials and consistency header, within its time limit. If the
 * credentials are rejected, the strategy may refresh them, and the request is retried once.
 *
 * @param view - the client
 * @param asked - the caller's `signal`, and the call for errors, hooks and the strategy
 * @param attempt - sends the request; it receives all headers in ascending order of precedence, the environment and
 *   the deadline
 * @param refused - as for `withRecovery`
 */
export function authorized<Result>(
  view: ClientView,
  asked: Asked,
  attempt: (
    headers: (HeaderRecord | undefined)[],
    environment: CallEnvironment,
    deadline: Deadline,
  ) => Promise<Result>,
  refused?: (outcome: Outcome<Result>) => boolean,
): Promise<Result> {
  const { state, options } = view;
  const { auth } = state;
  const totalTimeout = limitOf(options.totalTimeout ?? state.environment.totalTimeout);
  return runCall(
    state.environment,
    { ...asked, totalTimeout },
    (environment, deadline) =>
      withRecovery<AuthHeaders, Result>({
        credentials: () => asking(() => auth?.getAuthHeaders(asked) ?? { headers: {} }),
        attempt: ({ headers }) => {
          const { consistency } = state;
          const consistent = consistency ? { [CONSISTENCY_HEADER]: consistency } : undefined;
          const all = [state.headers, headers, options.headers, consistent];
          return attempt(all, environment, deadline);
        },
        recover: (sent) => asking(() => auth?.recover?.(sent) ?? false),
        refused,
      }),
    options.hooks,
  );
}

/** Returns the time limit of one attempt in milliseconds. */
export const timeoutOf = ({ state, options }: ClientView): number =>
  limitOf(options.timeout ?? state.environment.timeout);

/** A request of a client, without credentials. */
export interface ClientRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly read: boolean;
  readonly operation: Operation;
}

/**
 * Sends a request with the client's credentials.
 *
 * @param view - the client
 * @param request - what to send
 * @throws PorticoError
 */
export function sendAs(view: ClientView, request: ClientRequest): Promise<Answer> {
  const { state, options } = view;
  const { signal } = options;
  const timeout = timeoutOf(view);
  // Do not create an object for each call: thousands may be pending at once.
  const retry =
    options.retry === undefined
      ? state.environment.retry
      : mergeRetry(state.environment.retry, options.retry);
  const { operation, read, method, url } = request;
  const asked = { operation: operation.name, read, method, url, signal };
  return authorized(view, asked, (headers, environment, deadline) =>
    send(environment, { ...request, headers, timeout, retry, memory: state }, deadline),
  );
}
