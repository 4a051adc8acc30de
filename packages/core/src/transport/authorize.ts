import type { AuthHeaders, AuthorizedCall } from "../client/auth-strategy.js";
import type { ClientView } from "../client/client-view.js";
import type { CallEnvironment, CallStart } from "../client/middleware.js";
import { limitOf, mergeRetry } from "../client/retry-options.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import type { Deadline } from "./deadline.js";
import type { HeaderRecord } from "./headers.js";
import { CONSISTENCY_HEADER, type JsonResponse, runCall, send } from "./http.js";

export interface Outcome<Result> {
  readonly result?: Result;
  readonly error?: unknown;
}

export interface Recoverable<Credentials, Result> {
  credentials(): Promise<Credentials>;
  attempt(credentials: Credentials): Promise<Result>;
  /** Resolves to whether new credentials are available after these were rejected. */
  recover(rejected: Credentials): Promise<boolean>;
  /** Returns whether the credentials were rejected. Default: for a PorticoError with status 401. */
  isRejected?(outcome: Outcome<Result>): boolean;
}

export const isUnauthorized = (error: unknown): boolean =>
  isPorticoError(error) && error.status === 401;

const unauthorized = ({ error }: Outcome<unknown>) => isUnauthorized(error);

/** Runs a request, and retries it once with fresh credentials after a 401, even with `retry: 0`. */
export async function withRecovery<Credentials, Result>(
  steps: Recoverable<Credentials, Result>,
): Promise<Result> {
  const { isRejected = unauthorized } = steps;
  const sent = await steps.credentials();
  const first = steps.attempt(sent);
  const rejected = await first.then(
    (result) => isRejected({ result }),
    (error) => isRejected({ error }),
  );
  if (rejected && (await steps.recover(sent))) return steps.attempt(await steps.credentials());
  return first;
}

/** Wraps errors of the strategy in a SystemError with code AUTHORIZATION. */
async function callStrategy<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isPorticoError(error)) throw error;
    throw systemError(causeMessage(error), { code: "AUTHORIZATION", cause: error });
  }
}

/** Runs a request within its time limit. `attempt` receives all headers in ascending order of precedence. */
export function sendAuthorized<Result>(
  view: ClientView,
  call: AuthorizedCall & CallStart & { readonly signal: AbortSignal | undefined },
  attempt: (
    headers: (HeaderRecord | undefined)[],
    environment: CallEnvironment,
    deadline: Deadline,
  ) => Promise<Result>,
  isRejected?: (outcome: Outcome<Result>) => boolean,
): Promise<Result> {
  const { state, options } = view;
  const { auth } = state;
  return runCall(
    state.environment,
    call,
    limitOf(options.totalTimeout ?? state.environment.totalTimeout),
    (environment, deadline) =>
      withRecovery<AuthHeaders, Result>({
        credentials: () => callStrategy(() => auth?.getAuthHeaders(call) ?? { headers: {} }),
        attempt: ({ headers }) => {
          const { consistency } = state;
          const consistent = consistency ? { [CONSISTENCY_HEADER]: consistency } : undefined;
          const all = [state.headers, headers, options.headers, consistent];
          return attempt(all, environment, deadline);
        },
        recover: (sent) => callStrategy(() => auth?.recover?.(sent) ?? false),
        isRejected,
      }),
    options.hooks,
  );
}

export const timeoutOf = ({ state, options }: ClientView): number =>
  limitOf(options.timeout ?? state.environment.timeout);

export interface ClientRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly read: boolean;
  readonly operation: Operation;
}

export function sendAs(view: ClientView, request: ClientRequest): Promise<JsonResponse> {
  const { state, options } = view;
  const { environment } = state;
  const { operation, read, method, url } = request;
  const timeout = timeoutOf(view);
  // Do not create an object for each call: thousands may be pending at the same time.
  const retry =
    options.retry === undefined ? environment.retry : mergeRetry(environment.retry, options.retry);
  const call = { operation: operation.name, read, method, url, signal: options.signal };
  return sendAuthorized(view, call, (headers, environment, deadline) =>
    send(environment, { ...request, headers, timeout, retry, memory: state }, deadline),
  );
}
