import ky, { HTTPError } from "ky";
import type { Environment } from "../client/auth-strategy.js";
import { isPorticoError } from "../errors/guards.js";
import { causeMessage, PorticoError, SystemError, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import type { Deadline } from "./deadline.js";
import { errorFromAnswer } from "./error-from-answer.js";
import { retryDelay } from "./retry.js";

/** One request, ready to be sent. */
export interface WireRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
  /** Repeating it changes nothing. */
  readonly read: boolean;
  /** How often it may be sent again. */
  readonly retries: number;
  /** The call it is for, which errors name. */
  readonly operation?: Operation;
}

/** A successful answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  /** The parsed body; `{}` when there was none. */
  readonly body: unknown;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
// Statuses that a Response cannot have a body with.
const BODILESS = [204, 205, 304];

/**
 * Headers as `fetch` takes them. A value that it refuses is named by its header alone: the
 * engine's own message would show the token.
 */
export function headersOf(record: Readonly<Record<string, string>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(record)) {
    try {
      headers.set(name, value);
    } catch {
      throw new PorticoError(`Header "${name}" has characters that cannot be sent`, {
        code: "INVALID_HEADER",
      });
    }
  }
  return headers;
}

/** A fetch whose answer is there in full: a connection that breaks within the body is an attempt that failed. */
function inFull(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const text = await response.text();
    const { status, statusText, headers } = response;
    return new Response(BODILESS.includes(status) ? null : text, { status, statusText, headers });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const requestIdOf = (headers: Headers): string | undefined =>
  headers.get("x-wix-request-id") ?? undefined;

/**
 * Sends a request, again where that is allowed, until it succeeds or fails for good.
 *
 * @param environment - where fetch and clock come from
 * @param request - what to send
 * @param deadline - what the call may still take
 * @returns the answer of any 2xx
 * @throws PorticoError: the one that the last answer stands for, or SystemError NETWORK, BAD_PAYLOAD
 */
export async function send(
  environment: Environment,
  request: WireRequest,
  deadline: Deadline,
): Promise<Answer> {
  // Credentials may have taken longer than the call: a fetch that ignores its signal would still send.
  deadline.signal.throwIfAborted();
  const { clock } = environment;
  const operation = request.operation;
  let delay = 0;
  let response: Response;
  try {
    response = await ky(request.url, {
      method: request.method,
      headers: headersOf({
        Accept: "application/json",
        ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...request.headers,
      }),
      body: request.body,
      signal: deadline.signal,
      fetch: inFull(environment.fetch),
      // Time is the deadline's: it spans attempts and runs on the client's clock.
      timeout: false,
      retry: {
        limit: request.retries,
        methods: [...METHODS],
        delay: () => 0,
        shouldRetry: ({ error, retryCount }) => {
          const wait = deadline.signal.aborted
            ? undefined
            : retryDelay(error instanceof HTTPError ? error.response : {}, {
                read: request.read,
                count: retryCount,
                remaining: deadline.remaining(),
                clock,
              });
          delay = wait ?? 0;
          return wait !== undefined;
        },
      },
      hooks: { beforeRetry: [() => clock.sleep(delay, deadline.signal)] },
    });
  } catch (error) {
    if (isPorticoError(error)) throw error;
    if (error instanceof HTTPError) {
      const { status, statusText, headers } = error.response;
      const data = typeof error.data === "string" ? (parsed(error.data) ?? error.data) : error.data;
      throw errorFromAnswer(
        { status, statusText, requestId: requestIdOf(headers), data },
        operation,
      );
    }
    // ky's own error holds the request and so the token; what it wraps does not.
    const cause =
      error instanceof Error && "request" in error ? (error.cause ?? error.name) : error;
    throw systemError(causeMessage(cause), {
      code: "NETWORK",
      operation: operation?.name,
      retryable: true,
      cause,
    });
  }
  const { status, headers } = response;
  const requestId = requestIdOf(headers);
  const text = await response.text();
  const body = text.trim() === "" ? {} : parsed(text);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    // Its text is left out: it may be half of a token.
    throw badPayload(`the answer is no JSON object, but ${text.length} characters of text`, {
      status,
      requestId,
      operation: operation?.name,
    });
  }
  return { status, headers, requestId, body };
}

/**
 * The error for an answer that cannot be read.
 *
 * @param reason - what is wrong with it
 * @param about - the answer
 */
export function badPayload(
  reason: string,
  about: { status: number; requestId?: string; operation?: string },
): SystemError {
  const { requestId } = about;
  const known = { ...about, reason, code: "BAD_PAYLOAD", cause: new SyntaxError(reason) };
  return requestId
    ? new SystemError(`System error occurred, request-id: ${requestId}`, known)
    : systemError(reason, known);
}
