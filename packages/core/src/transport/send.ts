import ky from "ky";
import type { CallEnvironment, Environment } from "../client/around.js";
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
import type { Deadline } from "./deadline.js";
import { errorFromAnswer } from "./error-from-answer.js";
import { type HeaderRecord, requestIdOf, setHeaders } from "./headers.js";
import { textOf } from "./read-body.js";
import { isRedirect } from "./redirects.js";
import { requestLine } from "./request-line.js";
import { retryDelay } from "./retry.js";

/** One request, ready to be sent. */
export interface WireRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** Later ones in place of earlier ones of the same name. */
  readonly headers: readonly (HeaderRecord | undefined)[];
  /** JSON. */
  readonly body?: string;
  /** Repeating it changes nothing. */
  readonly read: boolean;
  /** How often it may be sent again, where the caller said so. */
  readonly retries?: number;
  /** The call it is for, which errors name. */
  readonly operation?: Operation;
  /** Stores the consistency header of every response, errors included. */
  readonly memory?: Memory;
}

/** A successful answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; `{}` when there was none. */
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
 * The error for an answer that cannot be used as it is.
 *
 * @param code - what machines read
 * @param reason - what is wrong with it
 * @param answer - its status and headers
 * @param operation - the call that got it
 * @param request - method and URL, as from `requestLine`
 */
export function unusable(
  code: "BAD_PAYLOAD" | "TOO_LARGE" | "REDIRECTED" | "UNEXPECTED_ANSWER",
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

/** One attempt. */
function request(
  environment: Environment,
  { method, url, headers, body }: WireRequest,
  { signal }: Deadline,
): Promise<Response> {
  return ky(url, {
    method,
    body,
    // Time, retries and what counts as a failure are the client's own, on the client's own clock.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    fetch: (made) => {
      const request = made as Request;
      setHeaders(request.headers, [
        { accept: JSON_TYPE, ...(body && { "content-type": JSON_TYPE }) },
        ...headers,
      ]);
      // No answer of the platform's is a redirect: following one would take token and body along.
      return environment.fetch(request, { signal, redirect: "manual" });
    },
  });
}

/**
 * The body that stands for a redirect of an operation that documents one; undefined for other responses.
 *
 * @throws SystemError REDIRECTED for a redirect of any other operation
 */
function redirectBody(response: Response, wire: WireRequest): object | undefined {
  const { url, operation } = wire;
  const { headers, body } = response;
  if (!isRedirect(response)) return undefined;
  body?.cancel().catch(() => {});
  if (operation?.redirect) return operation.redirect(response, url);
  // The origin alone: path, query and user may be secrets.
  const to = /^https?:\/\/[^@/?#]+(?![^/?#])/.exec(headers.get("location") ?? "");
  const reason = `a redirect to ${to ?? "another address"} is not followed`;
  throw unusable("REDIRECTED", reason, response, wire.operation, requestLine(wire));
}

/**
 * The error for a request that was not answered, or for code of a call that could not be loaded.
 *
 * @param error - what was thrown
 * @param operation - the call
 * @param request - method and URL, as from `requestLine`
 */
export function unanswered(
  error: unknown,
  operation: Operation | undefined,
  request?: string,
): SystemError {
  // ky's own error holds the request and so the token; what it wraps does not.
  const cause = error instanceof Error && "request" in error ? (error.cause ?? error.name) : error;
  return systemError(causeMessage(cause), {
    code: "NETWORK",
    operation: operation?.name,
    request,
    retryable: true,
    cause,
  });
}

/**
 * Sends a request, again where that is allowed, until it succeeds or fails for good.
 *
 * @param environment - where fetch and clock come from
 * @param wire - what to send
 * @param deadline - what the call may still take
 * @returns the answer of any 2xx
 * @throws PorticoError: the one that the last answer stands for, or SystemError NETWORK,
 *   BAD_PAYLOAD, TOO_LARGE, REDIRECTED
 */
export async function send(
  environment: CallEnvironment,
  wire: WireRequest,
  deadline: Deadline,
): Promise<Answer> {
  const { clock, maxResponseSize } = environment;
  const { operation, memory } = wire;
  for (let count = 1; ; count++) {
    if (environment.before) await environment.before(deadline);
    // Credentials may have taken longer than the call: a fetch that ignores its signal would still send.
    deadline.signal.throwIfAborted();
    let response: Response | undefined;
    let failure: PorticoError;
    try {
      response = await request(environment, wire, deadline);
      // Errors carry the header too, and a write that failed late may have changed something.
      remember(memory, response.headers);
      const { status, headers } = response;
      const redirected = redirectBody(response, wire);
      if (redirected) return { status, headers, body: redirected };
      // A connection may break within the body, which is an attempt that failed.
      const text = await textOf(response, maxResponseSize);
      if (response.ok) {
        const body = parsed(text.trim() || "{}");
        if (!isRecord(body)) {
          // Its text is left out: it may be half of a token.
          const reason = `the answer is no JSON object: ${text.length} characters`;
          throw unusable("BAD_PAYLOAD", reason, response, operation, requestLine(wire));
        }
        return { status, headers, body };
      }
      failure = errorFromAnswer(response, parsed(text), operation, requestLine(wire));
    } catch (error) {
      if (isPorticoError(error)) throw error;
      if (response && error instanceof RangeError) {
        throw unusable("TOO_LARGE", error.message, response, operation, requestLine(wire));
      }
      failure = unanswered(error, operation, requestLine(wire));
      response = undefined;
    }
    const { status, headers } = response ?? {};
    const failed = {
      ...wire,
      status,
      headers,
      error: failure,
      count,
      remaining: deadline.remaining(),
    };
    const wait = environment.delay ? environment.delay(failed) : retryDelay(failed, clock);
    if (wait === undefined) throw failure;
    await clock.sleep(wait, deadline.signal);
  }
}
