import { urlOf } from "../client/environment.js";
import type { CallEnvironment, CallStart, Environment, Middleware } from "../client/middleware.js";
import type { RetryOptions } from "../client/retry-options.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, type PorticoError, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { isRecord } from "../wire/records.js";
import { type Deadline, withDeadline } from "./deadline.js";
import { errorFromResponse } from "./error-from-response.js";
import { type HeaderRecord, requestIdOf, setHeaders } from "./headers.js";
import { type CallInfo, isRedirect, readText, requestLine, unusable } from "./response.js";
import { retryDelay } from "./retry.js";

/** Header of the platform's responses. The client sends it back, so that later reads see earlier writes. */
export const CONSISTENCY_HEADER = "x-wix-consistent";

/** A request that is ready to be sent. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  /** Later sources override earlier ones. */
  readonly headers: readonly (HeaderRecord | undefined)[];
  readonly body?: string;
  /** Whether the operation only reads, so that it is safe to repeat. */
  readonly read: boolean;
  /** Time limit of each attempt in milliseconds. Default: the environment's. */
  readonly timeout?: number;
  /** Default: the environment's. */
  readonly retry?: RetryOptions;
  readonly operation?: Operation;
  /** Stores the consistency header of every response. */
  readonly memory?: { consistency?: string | undefined };
}

export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; `{}` if the response had no body. */
  readonly body: unknown;
}

/** An attempt that failed in a way that a retry may fix. */
interface Failure {
  readonly error: PorticoError;
  readonly response?: Response;
}

export function remember(memory: WireRequest["memory"], headers: Headers): void {
  if (memory) memory.consistency = headers.get(CONSISTENCY_HEADER) ?? memory.consistency;
}

/** Also for code of a call that could not be loaded. */
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

function redirectBody(response: Response, wire: WireRequest): object {
  response.body?.cancel().catch(() => {});
  if (wire.operation?.redirect) return wire.operation.redirect(response, wire.url);
  // Only the origin: path, query string and user name may contain secrets.
  const location = response.headers.get("location") ?? "";
  const to = /^https?:\/\/[^@/?#]+(?![^/?#])/.exec(location) ?? "another URL";
  const reason = `the server redirected to ${to}, which the client does not follow`;
  throw unusable("REDIRECTED", reason, response, wire);
}

/** Sends a request once. Throws for a response that cannot be used. */
async function attempt(
  environment: CallEnvironment,
  wire: WireRequest,
  { signal }: Deadline,
): Promise<JsonResponse | Failure> {
  const { method, url, body: json, operation } = wire;
  let response: Response | undefined;
  try {
    const type = "application/json";
    const defaults = { accept: type, ...(json && { "content-type": type }) };
    const headers = setHeaders(new Headers(defaults), wire.headers);
    // Following a redirect would send the token and the body to its target.
    const init: RequestInit = { method, headers, body: json, signal, redirect: "manual" };
    response = await environment.fetch(url, init);
    // Error responses have the header too, and a write may take effect although it fails.
    remember(wire.memory, response.headers);
    const { status } = response;
    if (isRedirect(response)) {
      return { status, headers: response.headers, body: redirectBody(response, wire) };
    }
    // If the connection breaks while the body is read, the attempt fails and can be retried.
    const text = await readText(response, environment.maxResponseSize);
    if (!response.ok) {
      const error = errorFromResponse(response, parseJson(text), operation, requestLine(wire));
      return { error, response };
    }
    const body = parseJson(text.trim() || "{}");
    if (isRecord(body)) return { status, headers: response.headers, body };
    // Omit the text, which may contain part of a token.
    const contentType = response.headers.get("content-type") ?? "no content type";
    const reason = `the response is not a JSON object (status ${status}, ${contentType}, ${text.length} characters)`;
    throw unusable("BAD_PAYLOAD", reason, response, wire);
  } catch (error) {
    if (isPorticoError(error)) throw error;
    if (response && error instanceof RangeError) {
      throw unusable("TOO_LARGE", error.message, response, wire);
    }
    return { error: networkError(error, wire) };
  }
}

/** Sends a request, with retries if the operation allows them. */
export async function send(
  environment: CallEnvironment,
  wire: WireRequest,
  deadline: Deadline,
): Promise<JsonResponse> {
  const { timeout = environment.timeout, retry = environment.retry } = wire;
  const { read, method, url, operation } = wire;
  for (let attempts = 1; ; attempts++) {
    if (environment.beforeRequest) await environment.beforeRequest(deadline);
    // Getting the credentials may have used up the time, and a custom fetch may ignore the signal.
    deadline.signal.throwIfAborted();
    let result: JsonResponse | Failure;
    try {
      const limits = { timeout, signal: deadline.signal, method, url, operation: operation?.name };
      result =
        timeout < deadline.remaining()
          ? await withDeadline(environment.clock, limits, (own) => attempt(environment, wire, own))
          : await attempt(environment, wire, deadline);
    } catch (error) {
      if (!isPorticoError(error) || error.code !== "TIMEOUT") throw error;
      result = { error };
    }
    if (!("error" in result)) return result;
    const { error, response: { status, headers } = {} } = result;
    const remaining = deadline.remaining();
    const failed = { status, headers, error, read, attempts, retry, remaining };
    const delay = environment.retryDelay
      ? environment.retryDelay(failed)
      : retryDelay(failed, environment.clock);
    if (delay === undefined) throw error;
    await environment.clock.sleep(delay, deadline.signal);
  }
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
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Maximum number of retries, limited by the client's `retry`. Default: 2. */
  retries?: number;
  /** Whether the request is safe to repeat. It is then also retried after network failures and 5xx responses. */
  read?: boolean;
}

export interface PostResponse extends Omit<JsonResponse, "headers"> {
  readonly requestId: string | undefined;
}

/** Sends a token or login request of a strategy. `path` is a path on the API host, such as "/oauth2/token". */
export async function postJson(
  environment: Environment,
  path: string,
  body: unknown,
  { headers, signal, retries, read = false }: PostOptions = {},
): Promise<PostResponse> {
  const { totalTimeout, retry } = environment;
  const limit = retries ?? retry.limit;
  const request = {
    method: "POST",
    url: urlOf(environment, path),
    headers: [headers],
    body: JSON.stringify(body),
    read,
    retry: { ...retry, limit: limit && Math.min(limit, retry.limit ?? limit) },
  };
  const { method, url } = request;
  const response = await runCall(
    environment,
    { method, url, signal },
    totalTimeout,
    (own, deadline) => send(own, request, deadline),
  );
  return {
    status: response.status,
    body: response.body,
    requestId: requestIdOf(response.headers),
  };
}
