import ky from "ky";
import type { CallEnvironment, Environment } from "../client/middleware.js";
import type { RetryOptions } from "../client/retry-options.js";
import { isPorticoError } from "../errors/guards.js";
import {
  causeMessage,
  type PorticoError,
  type SystemError,
  systemError,
} from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { isRecord } from "../wire/records.js";
import { type Memory, remember } from "./consistency.js";
import { type Deadline, withDeadline } from "./deadline.js";
import { errorFromAnswer } from "./error-from-answer.js";
import { type HeaderRecord, requestIdOf, setHeaders } from "./headers.js";
import { textOf } from "./read-body.js";
import { isRedirect } from "./redirects.js";
import { requestLine } from "./request-line.js";
import { retryDelay } from "./retry.js";

/** A request that is ready to be sent. */
export interface WireRequest {
  readonly method: string;
  /** Absolute URL. */
  readonly url: string;
  /** Header sources; later ones override earlier ones. */
  readonly headers: readonly (HeaderRecord | undefined)[];
  /** JSON. */
  readonly body?: string;
  /** Whether the operation only reads, so that it is safe to repeat. */
  readonly read: boolean;
  /** Time limit of each attempt in milliseconds. Default: the environment's. */
  readonly timeout?: number;
  /** Default: the environment's. */
  readonly retry?: RetryOptions;
  /** The operation, for errors. */
  readonly operation?: Operation;
  /** Stores the consistency header of every response, errors included. */
  readonly memory?: Memory;
}

/** A successful response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; `{}` if the response had no body. */
  readonly body: unknown;
}

const JSON_TYPE = "application/json";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Creates the error for a response that cannot be used.
 *
 * @param code - error code
 * @param reason - problem with the response
 * @param answer - its status and headers
 * @param operation - the operation
 * @param request - method and URL, from `requestLine`
 */
export function unusable(
  code: "BAD_PAYLOAD" | "TOO_LARGE" | "REDIRECTED" | "UNEXPECTED_RESPONSE",
  reason: string,
  answer: { readonly status: number; readonly headers: Headers },
  operation?: Operation,
  request?: string,
): SystemError {
  return systemError(reason, {
    code,
    request,
    status: answer.status || undefined,
    requestId: requestIdOf(answer.headers),
    operation: operation?.name,
    cause: new Error(reason),
  });
}

/** Sends a request with ky. */
function request(
  environment: Environment,
  { method, url, headers, body }: WireRequest,
  { signal }: Deadline,
): Promise<Response> {
  return ky(url, {
    method,
    body,
    // ky does not retry if the body breaks. Its timeout starts again for the body, its total timeout covers the
    // credentials only in a hook, and its errors contain the request with the token.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    fetch: (made) => {
      const request = made as Request;
      setHeaders(request.headers, [
        { accept: JSON_TYPE, ...(body && { "content-type": JSON_TYPE }) },
        ...headers,
      ]);
      // Following a redirect would send the token and the body to its target.
      return environment.fetch(request, { signal, redirect: "manual" });
    },
  });
}

/**
 * Returns the body for a redirect of an operation that documents redirects; undefined for other responses.
 *
 * @throws SystemError - REDIRECTED for a redirect of any other operation
 */
function redirectBody(response: Response, wire: WireRequest): object | undefined {
  const { url, operation } = wire;
  const { headers, body } = response;
  if (!isRedirect(response)) return undefined;
  body?.cancel().catch(() => {});
  if (operation?.redirect) return operation.redirect(response, url);
  // Only the origin: path, query string and user name may contain secrets.
  const to = /^https?:\/\/[^@/?#]+(?![^/?#])/.exec(headers.get("location") ?? "");
  const reason = `the server redirected to ${to ?? "another URL"}, which the client does not follow`;
  throw unusable("REDIRECTED", reason, response, wire.operation, requestLine(wire));
}

/**
 * Creates the error for a request without a response, or for code of a call that could not be loaded.
 *
 * @param error - the thrown value
 * @param operation - the operation
 * @param request - method and URL, from `requestLine`
 */
export function unanswered(
  error: unknown,
  operation: Operation | undefined,
  request?: string,
): SystemError {
  // ky's error contains the request, and so the token. Its cause does not.
  const cause = error instanceof Error && "request" in error ? (error.cause ?? error.name) : error;
  return systemError(causeMessage(cause), {
    code: "NETWORK",
    operation: operation?.name,
    request,
    retryable: true,
    cause,
  });
}

/** A failed attempt, and its response if there was one. */
interface Failure {
  readonly error: PorticoError;
  readonly response?: Response;
}

/**
 * Sends a request once.
 *
 * @returns the response, or a failure that a retry may fix
 * @throws PorticoError - for a response that cannot be used
 */
async function attempt(
  environment: CallEnvironment,
  wire: WireRequest,
  deadline: Deadline,
): Promise<Answer | Failure> {
  const { operation, memory } = wire;
  let response: Response | undefined;
  try {
    response = await request(environment, wire, deadline);
    // Error responses have the header too, and a write may take effect although it fails.
    remember(memory, response.headers);
    const { status, headers } = response;
    const redirected = redirectBody(response, wire);
    if (redirected) return { status, headers, body: redirected };
    // If the connection breaks while the body is read, the attempt fails and can be retried.
    const text = await textOf(response, environment.maxResponseSize);
    if (!response.ok) {
      const error = errorFromAnswer(response, parsed(text), operation, requestLine(wire));
      return { error, response };
    }
    const body = parsed(text.trim() || "{}");
    if (!isRecord(body)) {
      // Omit the text, which may contain part of a token.
      const type = headers.get("content-type") ?? "no content type";
      const reason = `the response is not a JSON object (status ${status}, ${type}, ${text.length} characters)`;
      throw unusable("BAD_PAYLOAD", reason, response, operation, requestLine(wire));
    }
    return { status, headers, body };
  } catch (error) {
    if (isPorticoError(error)) throw error;
    if (response && error instanceof RangeError) {
      throw unusable("TOO_LARGE", error.message, response, operation, requestLine(wire));
    }
    return { error: unanswered(error, operation, requestLine(wire)) };
  }
}

/**
 * Sends a request, with retries if the operation allows them.
 *
 * @param environment - provides `fetch` and the clock
 * @param wire - the request
 * @param deadline - time limit of the call
 * @returns the 2xx response
 * @throws PorticoError - for the last failed response; SystemError - NETWORK, TIMEOUT, BAD_PAYLOAD, TOO_LARGE,
 *   REDIRECTED
 */
export async function send(
  environment: CallEnvironment,
  wire: WireRequest,
  deadline: Deadline,
): Promise<Answer> {
  const { clock } = environment;
  const { timeout = environment.timeout, retry = environment.retry } = wire;
  const { method, url, operation } = wire;
  for (let attempts = 1; ; attempts++) {
    if (environment.beforeRequest) await environment.beforeRequest(deadline);
    // Getting the credentials may have used up the time, and a custom fetch may ignore the signal.
    deadline.signal.throwIfAborted();
    let result: Answer | Failure;
    try {
      result =
        timeout < deadline.remaining()
          ? await withDeadline(
              clock,
              { timeout, signal: deadline.signal, method, url, operation: operation?.name },
              (own) => attempt(environment, wire, own),
            )
          : await attempt(environment, wire, deadline);
    } catch (error) {
      if (!isPorticoError(error) || error.code !== "TIMEOUT") throw error;
      result = { error };
    }
    if (!("error" in result)) return result;
    const { error, response } = result;
    const failed = {
      status: response?.status,
      headers: response?.headers,
      error,
      read: wire.read,
      attempts,
      retry,
      remaining: deadline.remaining(),
    };
    const wait = environment.retryDelay
      ? environment.retryDelay(failed)
      : retryDelay(failed, clock);
    if (wait === undefined) throw error;
    await clock.sleep(wait, deadline.signal);
  }
}
