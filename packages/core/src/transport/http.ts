import { urlOf } from "../client/environment.js";
import type {
  CallEnvironment,
  CallStart,
  Environment,
  FailedRequest,
  Middleware,
} from "../client/middleware.js";
import type { CallOptions } from "../client/options.js";
import { mergeRetry, toTimeLimit } from "../client/retry-options.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { type Fields, isRecord } from "../wire/records.js";
import { type Deadline, withDeadline } from "./deadline.js";
import { errorFromResponse } from "./error-from-response.js";
import { type HeaderRecord, setHeaders } from "./headers.js";
import { callError, isRedirect, readText, requestLine, unusableResponse } from "./response.js";
import { nextDelay } from "./retry.js";

/** The client sends this response header back so that later reads see earlier writes. */
export const CONSISTENCY_HEADER = "x-wix-consistent";

/** `timeout` and `retry` override the environment's options. */
export interface WireRequest
  extends Pick<CallOptions, "timeout" | "retry">,
    Omit<CallStart, "operation"> {
  /** Later sources override earlier ones. */
  readonly headers: readonly (HeaderRecord | undefined)[];
  readonly body?: string;
  /** Whether the operation is read-only. */
  readonly read: boolean;
  readonly operation?: Operation;
  readonly memory?: { consistency?: string | undefined };
}

export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** `{}` if the response had no body. */
  readonly body: object;
}

/** A failed attempt that the caller may retry. */
type Failure = Pick<FailedRequest, "error" | "status" | "headers">;

export function rememberConsistency(memory: WireRequest["memory"], headers: Headers): void {
  if (memory) memory.consistency = headers.get(CONSISTENCY_HEADER) ?? memory.consistency;
}

/** Also used if a module that the call needs cannot be loaded. */
export const networkError = (cause: unknown, call: Partial<CallStart>) =>
  callError(causeMessage(cause), call, { code: "NETWORK", retryable: true, cause });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns failures that the caller may retry, and throws all other errors. */
async function sendOnce(
  environment: CallEnvironment,
  request: WireRequest,
  call: CallStart,
  { signal }: Deadline,
): Promise<JsonResponse | Failure> {
  const { method, url, body, operation } = request;
  const jsonType = "application/json";
  try {
    const defaults = new Headers({ accept: jsonType, ...(body && { "content-type": jsonType }) });
    const response = await environment.fetch(url, {
      method,
      headers: setHeaders(defaults, request.headers),
      body,
      signal,
      // Following a redirect would send the token and the body to its target.
      redirect: "manual",
    });
    const { status, headers } = response;
    // Error responses have the header too, and a failed write may still take effect.
    rememberConsistency(request.memory, headers);
    if (isRedirect(response)) {
      response.body?.cancel().catch(() => {});
      if (operation?.redirect) return { status, headers, body: operation.redirect(response, url) };
      // The reason states only the origin, because the rest of the URL may contain secrets.
      const location = /^https?:\/\/[^@/?#]+(?![^/?#])/.exec(headers.get("location") ?? "");
      const reason = `the server redirected to ${location ?? "another URL"}, which the client does not follow`;
      throw unusableResponse("REDIRECTED", reason, response, call);
    }
    const { maxResponseSize: limit } = environment;
    const text = await readText(response, limit, () => {
      const reason = `the response is larger than ${limit} bytes (maxResponseSize)`;
      return unusableResponse("TOO_LARGE", reason, response, call);
    });
    const json = parseJson(text.trim() || "{}");
    if (!response.ok) {
      const error = errorFromResponse(response, json, operation, requestLine(call));
      return { error, status, headers };
    }
    if (isRecord(json)) return { status, headers, body: json };
    // Omits the text, because it may contain part of a token.
    const contentType = headers.get("content-type") ?? "no content type";
    const reason = `the response is not a JSON object (status ${status}, ${contentType}, ${text.length} characters)`;
    throw unusableResponse("BAD_PAYLOAD", reason, response, call);
  } catch (error) {
    if (isPorticoError(error)) throw error;
    return { error: networkError(error, call) };
  }
}

export async function send(
  environment: CallEnvironment,
  request: WireRequest,
  deadline: Deadline,
): Promise<JsonResponse> {
  const { clock } = environment;
  const { read, method, url, operation } = request;
  const call = { method, url, operation: operation?.name };
  const timeout = toTimeLimit(request.timeout ?? environment.timeout);
  // Thousands of calls may be pending, so reuse the client's options instead of merging them.
  const retry =
    request.retry === undefined ? environment.retry : mergeRetry(environment.retry, request.retry);
  for (let attempts = 1; ; attempts++) {
    if (environment.beforeRequest) await environment.beforeRequest(deadline);
    // Getting the credentials may have used up the time limit, and a custom fetch may ignore the
    // signal.
    deadline.signal.throwIfAborted();
    const result = await (timeout < deadline.remaining()
      ? withDeadline(clock, { ...call, timeout, signal: deadline.signal }, (attemptDeadline) =>
          sendOnce(environment, request, call, attemptDeadline),
        ).catch(failureFromTimeout)
      : sendOnce(environment, request, call, deadline));
    if (!("error" in result)) return result;
    const failedRequest = { ...result, read, attempts, retry, remaining: deadline.remaining() };
    const delay = nextDelay(environment, failedRequest);
    if (delay === undefined) throw result.error;
    await clock.sleep(delay, deadline.signal);
  }
}

function failureFromTimeout(error: unknown): Failure {
  if (isPorticoError(error) && error.code === "TIMEOUT") return { error };
  throw error;
}

export function runCall<Result>(
  clientEnvironment: Environment,
  call: CallStart & { readonly signal?: AbortSignal },
  timeout: number,
  run: (environment: CallEnvironment, deadline: Deadline) => Promise<Result>,
  hooks?: Middleware,
): Promise<Result> {
  let environment: CallEnvironment = clientEnvironment;
  for (const middleware of [clientEnvironment.retryPolicy, clientEnvironment.hooks, hooks]) {
    if (middleware) environment = middleware(environment, call);
  }
  const promise = withDeadline(clientEnvironment.clock, { ...call, timeout }, (deadline) =>
    run(environment, deadline),
  );
  environment.onStart?.(promise);
  return promise;
}

export interface PostOptions {
  headers?: HeaderRecord;
  signal?: AbortSignal;
  /** At most the client's limit. Default: the client's limit, or 2. */
  retries?: number;
  /** Whether the request is safe to repeat. */
  read?: boolean;
}

/** `path` is a path on the API host, such as "/oauth2/token". */
export async function postJson(
  environment: Environment,
  path: string,
  payload: unknown,
  { headers, signal, retries, read = false }: PostOptions = {},
): Promise<Fields> {
  const { totalTimeout } = environment;
  const call = { method: "POST", url: urlOf(environment, path), signal };
  const retry = retries && Math.min(retries, environment.retry.limit ?? retries);
  const wireRequest = { ...call, headers: [headers], body: JSON.stringify(payload), read, retry };
  const response = await runCall(environment, call, totalTimeout, (callEnvironment, deadline) =>
    send(callEnvironment, wireRequest, deadline),
  );
  return response.body as Fields;
}
