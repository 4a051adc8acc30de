import { urlOf } from "../client/environment.js";
import type {
  CallEnvironment,
  CallStart,
  Environment,
  FailedRequest,
  Middleware,
} from "../client/middleware.js";
import type { CallOptions } from "../client/options.js";
import { limitOf, mergeRetry } from "../client/retry-options.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { type Fields, isRecord } from "../wire/records.js";
import { type Deadline, withDeadline } from "./deadline.js";
import { errorFromResponse } from "./error-from-response.js";
import { type HeaderRecord, setHeaders } from "./headers.js";
import { type CallInfo, isRedirect, readText, requestLine, unusable } from "./response.js";
import { retryDelay } from "./retry.js";

/**
 * Header in the platform's responses. The client sends it back, so that later reads see earlier
 * writes.
 */
export const CONSISTENCY_HEADER = "x-wix-consistent";

/** A request that is ready to be sent. Its `timeout` and `retry` override the environment's options. */
export interface WireRequest extends Pick<CallOptions, "timeout" | "retry"> {
  readonly method: string;
  readonly url: string;
  /** Later sources override earlier ones. */
  readonly headers: readonly (HeaderRecord | undefined)[];
  readonly body?: string;
  /** Whether the operation only reads, so that it is safe to repeat. */
  readonly read: boolean;
  readonly operation?: Operation;
  /** Stores the consistency header of every response. */
  readonly memory?: { consistency?: string | undefined };
}

export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; `{}` if the response had no body. */
  readonly body: object;
}

/** An attempt that failed in a way that a retry may fix. */
type Failure = Pick<FailedRequest, "error" | "status" | "headers">;

export function remember(memory: WireRequest["memory"], headers: Headers): void {
  if (memory) memory.consistency = headers.get(CONSISTENCY_HEADER) ?? memory.consistency;
}

/** Also used if a call's code could not be loaded. */
export const networkError = (cause: unknown, call: CallInfo) =>
  systemError(causeMessage(cause), {
    code: "NETWORK",
    operation: call.operation?.name,
    request: requestLine(call),
    retryable: true,
    cause,
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request once. Throws for a response that cannot be used. */
async function attempt(
  environment: CallEnvironment,
  wire: WireRequest,
  { signal }: Deadline,
): Promise<JsonResponse | Failure> {
  const { method, url, body, operation } = wire;
  const type = "application/json";
  try {
    const defaults = new Headers({ accept: type, ...(body && { "content-type": type }) });
    const own = setHeaders(defaults, wire.headers);
    // Following a redirect would send the token and the body to its target.
    const init: RequestInit = { method, headers: own, body, signal, redirect: "manual" };
    const response = await environment.fetch(url, init);
    const { status, headers } = response;
    // Error responses have the header too, and a failed write may still take effect.
    remember(wire.memory, headers);
    if (isRedirect(response)) {
      response.body?.cancel().catch(() => {});
      if (operation?.redirect) return { status, headers, body: operation.redirect(response, url) };
      // Only the origin, because the path, query string and user name may contain secrets.
      const location = /^https?:\/\/[^@/?#]+(?![^/?#])/.exec(headers.get("location") ?? "");
      const reason = `the server redirected to ${location ?? "another URL"}, which the client does not follow`;
      throw unusable("REDIRECTED", reason, response, wire);
    }
    const { maxResponseSize } = environment;
    // If the connection breaks while the body is read, the attempt fails and can be retried.
    const text = await readText(response, maxResponseSize, () => {
      const reason = `the response is larger than ${maxResponseSize} bytes (maxResponseSize)`;
      return unusable("TOO_LARGE", reason, response, wire);
    });
    const json = parseJson(text.trim() || "{}");
    if (!response.ok) {
      const error = errorFromResponse(response, json, operation, requestLine(wire));
      return { error, status, headers };
    }
    if (isRecord(json)) return { status, headers, body: json };
    // Omit the text, which may contain part of a token.
    const contentType = headers.get("content-type") ?? "no content type";
    const reason = `the response is not a JSON object (status ${status}, ${contentType}, ${text.length} characters)`;
    throw unusable("BAD_PAYLOAD", reason, response, wire);
  } catch (error) {
    if (isPorticoError(error)) throw error;
    return { error: networkError(error, wire) };
  }
}

/** Sends a request, with retries if the operation allows them. */
export async function send(
  environment: CallEnvironment,
  wire: WireRequest,
  deadline: Deadline,
): Promise<JsonResponse> {
  const { clock } = environment;
  const { read, method, url, operation } = wire;
  const timeout = limitOf(wire.timeout ?? environment.timeout);
  // Do not create an object for each call: thousands may be pending at the same time.
  const retry =
    wire.retry === undefined ? environment.retry : mergeRetry(environment.retry, wire.retry);
  for (let attempts = 1; ; attempts++) {
    if (environment.beforeRequest) await environment.beforeRequest(deadline);
    // Getting the credentials may have used up the time, and a custom fetch may ignore the signal.
    deadline.signal.throwIfAborted();
    const limits = { timeout, signal: deadline.signal, method, url, operation: operation?.name };
    const attempted =
      timeout < deadline.remaining()
        ? withDeadline(clock, limits, (own) => attempt(environment, wire, own)).catch(timedOut)
        : attempt(environment, wire, deadline);
    const result = await attempted;
    if (!("error" in result)) return result;
    const failed = { ...result, read, attempts, retry, remaining: deadline.remaining() };
    const delay = environment.retryDelay
      ? environment.retryDelay(failed)
      : retryDelay(failed, clock);
    if (delay === undefined) throw result.error;
    await clock.sleep(delay, deadline.signal);
  }
}

function timedOut(error: unknown): Failure {
  if (isPorticoError(error) && error.code === "TIMEOUT") return { error };
  throw error;
}

/** Runs a call within its time limit, with the client's retry policy and hooks. */
export function runCall<Result>(
  client: Environment,
  call: CallStart & { readonly signal?: AbortSignal },
  timeout: number,
  run: (environment: CallEnvironment, deadline: Deadline) => Promise<Result>,
  hooks?: Middleware,
): Promise<Result> {
  let environment: CallEnvironment = client;
  for (const wrap of [client.retryPolicy, client.hooks, hooks]) {
    if (wrap) environment = wrap(environment, call);
  }
  const result = withDeadline(client.clock, { ...call, timeout }, (deadline) =>
    run(environment, deadline),
  );
  environment.onStart?.(result);
  return result;
}

export interface PostOptions {
  headers?: HeaderRecord;
  signal?: AbortSignal;
  /** Maximum number of retries, limited by the client's `retry`. Default: 2. */
  retries?: number;
  /** Whether the request is safe to repeat. It is then also retried after network failures and 5xx responses. */
  read?: boolean;
}

/**
 * Sends a token or login request for a strategy. `path` is a path on the API host, such as
 * "/oauth2/token".
 */
export async function postJson(
  environment: Environment,
  path: string,
  body: unknown,
  { headers, signal, retries, read = false }: PostOptions = {},
): Promise<Fields> {
  const { totalTimeout, retry } = environment;
  const request = {
    method: "POST",
    url: urlOf(environment, path),
    headers: [headers],
    body: JSON.stringify(body),
    read,
    retry: retries && Math.min(retries, retry.limit ?? retries),
  };
  const { method, url } = request;
  const response = await runCall(
    environment,
    { method, url, signal },
    totalTimeout,
    (own, deadline) => send(own, request, deadline),
  );
  return response.body as Fields;
}
