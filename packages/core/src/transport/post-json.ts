import type { Environment } from "../client/auth-strategy.js";
import { urlOf } from "../client/environment.js";
import { requestIdOf } from "./headers.js";
import { runCall } from "./run-call.js";
import { send } from "./send.js";

/** Options of `postJson`. */
export interface PostOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** How often it may be sent again, at most as often as the client's `retries`; default 2. */
  retries?: number;
  /** Sending it again changes nothing: it is then repeated after network failures and 5xx too. */
  read?: boolean;
}

/** What a POST was answered with. */
export interface PostAnswer {
  readonly status: number;
  /** The parsed body; `{}` when there was none. */
  readonly body: unknown;
  readonly requestId: string | undefined;
}

/**
 * A POST outside of any operation, for strategies: token and login calls.
 *
 * @param environment - of the client, or `environmentOf()` without one
 * @param path - on the API host, "/oauth2/token"
 * @param body - sent as JSON
 * @param options - headers, signal, retries
 * @throws PorticoError for any answer but a 2xx and for failures on the way
 */
export async function postJson(
  environment: Environment,
  path: string,
  body: unknown,
  options: PostOptions = {},
): Promise<PostAnswer> {
  const { headers, signal, retries, read = false } = options;
  const { timeout } = environment;
  const most = environment.retries;
  const request = {
    method: "POST",
    url: urlOf(environment, path),
    headers: [headers],
    body: JSON.stringify(body),
    read,
    retries:
      retries !== undefined && most !== undefined ? Math.min(retries, most) : (retries ?? most),
  };
  const answer = await runCall(environment, { ...request, timeout, signal }, (own, deadline) =>
    send(own, request, deadline),
  );
  return { status: answer.status, body: answer.body, requestId: requestIdOf(answer.headers) };
}
