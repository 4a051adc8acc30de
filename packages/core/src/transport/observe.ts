import type { Around, CallStart } from "../client/around.js";
import type { PorticoError } from "../errors/portico-error.js";
import { requestIdOf } from "./headers.js";
import { retryDelay } from "./retry.js";

/** A request that is about to be sent. No hook is told of a header, a body or a query string. */
export interface RequestInfo {
  /** "stores.productsV3.getProduct"; absent for `fetchWithAuth`, and for what a strategy sends: tokens, logins. */
  readonly operation: string | undefined;
  /** 1 for a call's first request; 0 where none was sent. */
  readonly attempt: number;
  /** "GET" */
  readonly method: string;
  /** The address, without user and password, up to its query string. */
  readonly url: string;
}

/** A request that was answered, with whatever status. */
export interface ResponseInfo extends RequestInfo {
  readonly status: number;
  /** Milliseconds on the client's clock, from the request until the answer's headers were there. */
  readonly duration: number;
  /** The platform's id of the request. */
  readonly requestId: string | undefined;
}

/** A request that failed and will be sent again. */
export interface RetryInfo extends RequestInfo {
  /** What it failed with. */
  readonly error: PorticoError;
  /** Milliseconds until it is sent again. */
  readonly delay: number;
}

/** A call that has failed for good. */
export interface ErrorInfo extends RequestInfo {
  /** What it rejects with: a PorticoError, or at `fetchWithAuth` whatever fetch failed with. */
  readonly error: unknown;
  /** Milliseconds on the client's clock that the whole call took. */
  readonly duration: number;
}

/** What is told of calls as they happen. What a hook returns, throws or rejects with never changes a call. */
export interface Hooks {
  /** Before each request. */
  request?(info: RequestInfo): unknown;
  /** After each answer. */
  response?(info: ResponseInfo): unknown;
  /** Before the wait for another attempt. */
  retry?(info: RetryInfo): unknown;
  /** Once for each call that fails after its arguments were found to be well. */
  error?(info: ErrorInfo): unknown;
}

/** What hooks are told of every request. A query string has what was searched for: it is left out. */
function shown({ operation, method, url }: CallStart) {
  const { origin, pathname } = new URL(url);
  return { operation, method, url: origin + pathname };
}

/**
 * Tells hooks of calls, for the `hooks` option of a client or of `client.with`.
 *
 * @param hooks - any of `request`, `response`, `retry`, `error`
 * @returns for any number of clients
 * @example
 * ```ts
 * const client = createClient({
 *   hooks: observe({
 *     response: ({ operation, status, duration }) => console.log(operation, status, duration),
 *     error: ({ operation, error }) => console.warn(operation, error),
 *   }),
 * });
 * const seen = client.with({ hooks: observe({ response: ({ requestId }) => console.log(requestId) }) });
 * ```
 */
export function observe(hooks: Hooks): Around {
  return (environment, call) => {
    const { clock } = environment;
    const begun = clock.now();
    const known = shown(call);
    let attempt = 0;
    const tell = <Kind extends keyof Hooks>(
      kind: Kind,
      more: Omit<Parameters<NonNullable<Hooks[Kind]>>[0], keyof RequestInfo>,
    ) => {
      const info = { ...known, attempt, ...more };
      const hook = hooks[kind] as ((told: object) => unknown) | undefined;
      if (hook) (async () => hook.call(hooks, info))().catch(() => {});
    };
    return {
      ...environment,
      async fetch(input, init) {
        attempt++;
        tell("request", {});
        const sent = clock.now();
        const answer = await environment.fetch(input, init);
        const { status, headers } = answer;
        const duration = clock.now() - sent;
        tell("response", { status, duration, requestId: requestIdOf(headers) });
        return answer;
      },
      delay(failed) {
        const delay = environment.delay ? environment.delay(failed) : retryDelay(failed, clock);
        if (delay !== undefined) tell("retry", { error: failed.error, delay });
        return delay;
      },
      ended(result) {
        environment.ended?.(result);
        result.catch((error) => tell("error", { error, duration: clock.now() - begun }));
      },
    };
  };
}
