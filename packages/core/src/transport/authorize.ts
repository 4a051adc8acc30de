import type { AuthHeaders, AuthorizedCall } from "../client/auth-strategy.js";
import type { ClientView } from "../client/client-view.js";
import { API_HOST, EDGE_HOST, urlOf } from "../client/environment.js";
import type { CallEnvironment, CallStart } from "../client/middleware.js";
import { toTimeLimit } from "../client/retry-options.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import type { Deadline } from "./deadline.js";
import type { HeaderRecord } from "./headers.js";
import { CONSISTENCY_HEADER, type JsonResponse, runCall, send, type WireRequest } from "./http.js";

interface RecoverySteps<Credentials, Result> {
  credentials(): Promise<Credentials>;
  attempt(credentials: Credentials): Promise<Result>;
  /** Resolves to true if new credentials are available. */
  recover(rejectedCredentials: Credentials): Promise<boolean>;
  /** Default: `isUnauthorized`. */
  isRejected?(error: unknown, result?: Result): boolean;
}

export const isUnauthorized = (error: unknown): boolean =>
  isPorticoError(error) && error.status === 401;

/** After a 401, retries once if fresh credentials are available, even with `retry: 0`. */
export async function withRecovery<Credentials, Result>(
  steps: RecoverySteps<Credentials, Result>,
): Promise<Result> {
  const { isRejected = isUnauthorized } = steps;
  const credentials = await steps.credentials();
  const firstAttempt = steps.attempt(credentials);
  const wasRejected = await firstAttempt.then(
    (result) => isRejected(undefined, result),
    isRejected,
  );
  if (wasRejected && (await steps.recover(credentials)))
    return steps.attempt(await steps.credentials());
  return firstAttempt;
}

async function callStrategy<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isPorticoError(error)) throw error;
    throw systemError(causeMessage(error), { code: "AUTHORIZATION", cause: error });
  }
}

/** `attempt` receives all header sources in ascending order of precedence. */
export function sendAuthorized<Result>(
  { state, options }: ClientView,
  call: AuthorizedCall & CallStart & { readonly signal: AbortSignal | undefined },
  attempt: (
    headers: (HeaderRecord | undefined)[],
    environment: CallEnvironment,
    deadline: Deadline,
  ) => Promise<Result>,
  isRejected?: RecoverySteps<AuthHeaders, Result>["isRejected"],
): Promise<Result> {
  const { auth, environment: clientEnvironment } = state;
  state.hasWritten ||= !(call.read ?? call.method === "GET");
  const totalTimeout = toTimeLimit(options.totalTimeout ?? clientEnvironment.totalTimeout);
  const run = (environment: CallEnvironment, deadline: Deadline) =>
    withRecovery<AuthHeaders, Result>({
      credentials: () => callStrategy(() => auth?.getAuthHeaders(call) ?? { headers: {} }),
      attempt: ({ headers }) => {
        const { consistency } = state;
        const consistencyHeaders = consistency ? { [CONSISTENCY_HEADER]: consistency } : undefined;
        const headerSources = [state.headers, headers, options.headers, consistencyHeaders];
        return attempt(headerSources, environment, deadline);
      },
      recover: (sent) => callStrategy(() => auth?.recover?.(sent) ?? false),
      isRejected,
    });
  return runCall(clientEnvironment, call, totalTimeout, run, options.hooks);
}

export function sendForView(
  view: ClientView,
  request: Omit<WireRequest, "headers"> & { readonly operation: Operation },
): Promise<JsonResponse> {
  const { signal, timeout, retry } = view.options;
  const { operation, read, method, url } = request;
  const call = { operation: operation.name, read, method, url, signal };
  return sendAuthorized(view, call, (headers, environment, deadline) =>
    send(environment, { ...request, headers, timeout, retry, memory: view.state }, deadline),
  );
}

export function sendOperation(
  view: ClientView,
  request: Omit<Parameters<typeof sendForView>[1], "url"> & { readonly path: string },
): Promise<JsonResponse> {
  const { environment, options, auth } = view.state;
  const { method, path, read } = request;
  // A cache must not serve a GET that changes state.
  const usesEdge =
    read &&
    method === "GET" &&
    auth?.cdn &&
    options.cdn !== false &&
    environment.baseUrl === API_HOST;
  return sendForView(view, {
    ...request,
    url: usesEdge ? EDGE_HOST + path : urlOf(environment, path),
  });
}
