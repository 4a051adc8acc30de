import { systemClock } from "../time/clock.js";
import type { Environment } from "./auth-strategy.js";
import type { ClientOptions } from "./options.js";
import { mergeRetry, toTimeLimit } from "./retry-options.js";

export const API_HOST = "https://www.wixapis.com";

export const EDGE_HOST = "https://edge.wixapis.com";

const DEFAULT_TOTAL_TIMEOUT = 30_000;

export const urlOf = ({ baseUrl, rewritePath }: Environment, path: string): string =>
  baseUrl + (rewritePath ? rewritePath(path) : path);

export const DEFAULT_MAX_RESPONSE_SIZE = 64_000_000;

/** Creates an environment. A strategy without a client passes no options. */
export function environmentOf(
  options: Pick<
    ClientOptions<object>,
    | "baseUrl"
    | "rewritePath"
    | "fetch"
    | "clock"
    | "timeout"
    | "totalTimeout"
    | "retry"
    | "maxResponseSize"
    | "hooks"
  > = {},
): Environment {
  const { fetch, retry, timeout = false, totalTimeout = DEFAULT_TOTAL_TIMEOUT } = options;
  return {
    baseUrl: (options.baseUrl ?? API_HOST).replace(/\/+$/, ""),
    rewritePath: options.rewritePath,
    fetch: fetch
      ? // A custom fetch receives only Request objects, which are simpler to handle.
        (input, init) =>
          fetch(
            !init && typeof input === "object" && "url" in input ? input : new Request(input, init),
          )
      : // Reads the global on each call, because programs may replace it.
        (input, init) => globalThis.fetch(input, init),
    clock: options.clock ?? systemClock(),
    timeout: toTimeLimit(timeout),
    totalTimeout: toTimeLimit(totalTimeout),
    retry: mergeRetry(retry),
    maxResponseSize: options.maxResponseSize ?? DEFAULT_MAX_RESPONSE_SIZE,
    retryPolicy: typeof retry === "function" ? retry : undefined,
    hooks: options.hooks,
  };
}
