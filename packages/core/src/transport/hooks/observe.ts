import type { Middleware } from "../../client/middleware.js";
import type { PorticoError } from "../../errors/portico-error.js";
import { requestIdOf } from "../headers.js";
import { nextDelay } from "../retry.js";

/** A request that is about to be sent. Hooks do not receive headers, bodies or query strings. */
export interface RequestInfo {
  /**
   * Name, such as "stores.productsV3.getProduct". Undefined for `fetchWithAuth` calls, and for
   * token and login requests.
   */
  readonly operation: string | undefined;
  /** 1 for the first request in a call, or 0 if the call failed before a request was sent. */
  readonly attempt: number;
  /** HTTP method, such as "GET". */
  readonly method: string;
  /** URL without credentials, query string or hash. */
  readonly url: string;
}

/** A request that got a response with any status. */
export interface ResponseInfo extends RequestInfo {
  readonly status: number;
  /** Milliseconds between sending the request and receiving the response headers. */
  readonly duration: number;
  /** The platform's id for the request. */
  readonly requestId: string | undefined;
}

/** A request that failed and will be retried. */
export interface RetryInfo extends RequestInfo {
  readonly error: PorticoError;
  /** Milliseconds until the next attempt. */
  readonly delay: number;
}

/** A call that failed and will not be retried. */
export interface ErrorInfo extends RequestInfo {
  /** A PorticoError. For `fetchWithAuth`, it can be any error that `fetch` throws. */
  readonly error: unknown;
  /** Duration of the whole call in milliseconds. */
  readonly duration: number;
}

/** Functions that observe calls. Return values and exceptions from hooks never affect a call. */
export interface Hooks {
  /** Runs before each request. */
  request?(info: RequestInfo): unknown;
  /** Runs after each response. */
  response?(info: ResponseInfo): unknown;
  /** Runs before the delay of a retry. */
  retry?(info: RetryInfo): unknown;
  /**
   * Runs once for each call that fails. Invalid arguments, and responses that do not match their
   * schemas, are not reported.
   */
  error?(info: ErrorInfo): unknown;
}

/**
 * Creates hooks, for example for logging and metrics. Pass them as the `hooks` option to
 * `createClient` or `client.with`.
 *
 * @param hooks - any of `request`, `response`, `retry`, `error`
 * @returns hooks that any number of clients can share
 * @example
 * ```ts
 * import { createClient, observe } from "@portico/core";
 *
 * const client = createClient({
 *   hooks: observe({
 *     response: ({ operation, status, duration }) => console.log(operation, status, duration),
 *     error: ({ operation, error }) => console.warn(operation, error),
 *   }),
 * });
 * ```
 */
export function observe(hooks: Hooks): Middleware {
  return (environment, { operation, method, url }) => {
    const { clock } = environment;
    const startedAt = clock.now();
    // The query string is removed because it may contain search terms.
    const { origin, pathname } = new URL(url);
    let attempt = 0;
    const report = <Info extends RequestInfo>(
      hook: ((info: Info) => unknown) | undefined,
      details: Omit<Info, keyof RequestInfo>,
    ) => {
      const info = { operation, method, url: origin + pathname, attempt, ...details } as Info;
      if (hook) (async () => hook.call(hooks, info))().catch(() => {});
    };
    return {
      ...environment,
      async fetch(input, init) {
        attempt++;
        report(hooks.request, {});
        const sentAt = clock.now();
        const response = await environment.fetch(input, init);
        const { status, headers } = response;
        const duration = clock.now() - sentAt;
        report(hooks.response, { status, duration, requestId: requestIdOf(headers) });
        return response;
      },
      retryDelay(failedRequest) {
        const delay = nextDelay(environment, failedRequest);
        if (delay !== undefined) report(hooks.retry, { error: failedRequest.error, delay });
        return delay;
      },
      onStart(promise) {
        environment.onStart?.(promise);
        promise.catch((error) => report(hooks.error, { error, duration: clock.now() - startedAt }));
      },
    };
  };
}
