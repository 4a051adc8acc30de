import type { AuthHeaders } from "../client/auth-strategy.js";
import type { ClientView } from "../client/client-view.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { CONSISTENCY_HEADER, remember } from "./consistency.js";
import { withDeadline } from "./deadline.js";
import type { HeaderRecord } from "./headers.js";
import { DEFAULT_RETRIES } from "./retry.js";
import { type Answer, send } from "./send.js";
import { withRecovery } from "./with-recovery.js";

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

/** What the client's strategy adds to a request. */
export function authHeaders(view: ClientView): Promise<AuthHeaders> {
  return asking(() => view.state.auth?.getAuthHeaders() ?? { headers: {} });
}

/** Whether the strategy has other headers now than those that were refused. */
export function recovered(view: ClientView, sent: AuthHeaders): Promise<boolean> {
  return asking(() => view.state.auth?.recover?.(sent) ?? false);
}

/** Everything that goes with a request of this client, later ones first in rank. */
export function headersFor(view: ClientView, auth: AuthHeaders): (HeaderRecord | undefined)[] {
  const { headers, consistency } = view.state;
  return [
    headers,
    auth.headers,
    view.options.headers,
    consistency ? { [CONSISTENCY_HEADER]: consistency } : undefined,
  ];
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
 * Sends a request as the client: its headers, its credentials, its consistency header, within its
 * time. A 401 renews the credentials once, if the strategy can, and repeats.
 *
 * @param view - the client
 * @param request - what to send
 * @throws PorticoError
 */
export function sendAs(view: ClientView, request: ClientRequest): Promise<Answer> {
  const { state, options } = view;
  const { environment } = state;
  const operation = request.operation.name;
  const timeout = options.timeout ?? environment.timeout;
  const retries = options.retries ?? state.options.retries ?? DEFAULT_RETRIES;
  return withDeadline(
    environment.clock,
    { timeout, signal: options.signal, operation },
    (deadline) =>
      withRecovery({
        credentials: () => authHeaders(view),
        attempt: (sent) => {
          const headers = headersFor(view, sent);
          return send(environment, { ...request, headers, retries }, deadline);
        },
        recover: (refused) => recovered(view, refused),
      }),
  ).then((answer) => {
    remember(state, answer.headers);
    return answer;
  });
}
