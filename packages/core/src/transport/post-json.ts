import type { Environment } from "../client/auth-strategy.js";
import { urlOf } from "../client/environment.js";
import { requestIdOf } from "./headers.js";
import { runCall } from "./run-call.js";
import { send } from "./send.js";

/** Options of `postJson`. */
export interface PostOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Maximum number of retries, limited by the client's `retry`. Default: 2. */
  retries?: number;
  /** Whether the request is safe to repeat. It is then also retried after network failures and 5xx responses. */
  read?: boolean;
}

/** The response to a POST request. */
export interface PostAnswer {
  readonly status: number;
  /** The parsed body; `{}` if the response had no body. */
  readonly body: unknown;
  readonly requestId: string | undefined;
}

/**
 * Sends a POST request that is not an operation, for token and login requests of strategies.
 *
 * @param environment - of the client, or `environmentOf()` without one
 * @param path - path on the API host, such as "/oauth2/token"
 * @param body - sent as JSON
 * @param options - headers, signal, retries
 * @throws PorticoError - for non-2xx responses and network failures
 */
export async function postJson(
  environment: Environment,
  path: string,
  body: unknown,
  options: PostOptions = {},
): Promise<PostAnswer> {
  const { headers, signal, retries, read = false } = options;
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
  const answer = await runCall(environment, { ...request, totalTimeout, signal }, (own, deadline) =>
    send(own, request, deadline),
  );
  return { status: answer.status, body: answer.body, requestId: requestIdOf(answer.headers) };
}
