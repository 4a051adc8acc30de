import type { AuthHeaders, AuthorizedCall } from "../client/auth-strategy.js";
import type { ClientView } from "../client/client-view.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { CONSISTENCY_HEADER } from "./consistency.js";
import { type Deadline, withDeadline } from "./deadline.js";
import type { HeaderRecord } from "./headers.js";
import { DEFAULT_RETRIES } from "./retry.js";
import { type Answer, send } from "./send.js";
import { type Outcome, withRecovery } from "./with-recovery.js";

/** What a strategy does; whatever it fails with becomes a typed error. */
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

/**
 * Does something as the client, within its time: with its headers, its credentials and its consistency header. What is
 * refused renews the credentials once, if the strategy can, and is done again.
 *
 * @param view - the client
 * @param limits - the caller's `signal`, and what is called: for errors, and for the strategy
 * @param attempt - given all headers, later ones first in rank, and what time there is
 * @param refused - as for `withRecovery`
 */
export function authorized<Result>(
  view: ClientView,
  limits: AuthorizedCall & { signal: AbortSignal | undefined },
  attempt: (headers: (HeaderRecord | undefined)[], deadline: Deadline) => Promise<Result>,
  refused?: (outcome: Outcome<Result>) => boolean,
): Promise<Result> {
  const { state, options } = view;
  const { environment, auth } = state;
  const timeout = options.timeout ?? environment.timeout;
  return withDeadline(environment.clock, { ...limits, timeout }, (deadline) =>
    withRecovery<AuthHeaders, Result>({
      credentials: () => asking(() => auth?.getAuthHeaders(limits) ?? { headers: {} }),
      attempt: ({ headers }) => {
        const { consistency } = state;
        const consistent = consistency ? { [CONSISTENCY_HEADER]: consistency } : undefined;
        return attempt([state.headers, headers, options.headers, consistent], deadline);
      },
      recover: (sent) => asking(() => auth?.recover?.(sent) ?? false),
      refused,
    }),
  );
}

/** A request of a client, before its credentials. */
export interface ClientRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly read: boolean;
  readonly operation: Operation;
}

/**
 * Sends a request as the client.
 *
 * @param view - the client
 * @param request - what to send
 * @throws PorticoError
 */
export function sendAs(view: ClientView, request: ClientRequest): Promise<Answer> {
  const { state, options } = view;
  const retries = options.retries ?? state.options.retries ?? DEFAULT_RETRIES;
  const { operation, read } = request;
  const limits = { signal: options.signal, operation: operation.name, read };
  return authorized(view, limits, (headers, deadline) =>
    send(state.environment, { ...request, headers, retries, memory: state }, deadline),
  );
}
