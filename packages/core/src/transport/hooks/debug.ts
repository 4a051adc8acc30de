import type { Middleware } from "../../client/middleware.js";
import { isPorticoError } from "../../errors/guards.js";
import { observe, type RequestInfo } from "./observe.js";

/** The console that `debug` writes to. */
export interface DebugConsole {
  log(line: string): unknown;
  warn(line: string): unknown;
}

function requestTitle({ method, operation, url, attempt }: RequestInfo): string {
  const name = `${method} ${operation ?? new URL(url).pathname}`;
  return attempt > 1 ? `${name} (attempt ${attempt})` : name;
}

/**
 * Creates hooks that log one line for each response, and for each call that failed without an error
 * response. Pass them as the `hooks` option.
 *
 * @param options - `console`: where to write; default: the global console
 * @example
 * ```ts
 * import { createClient, debug } from "@portico/core";
 *
 * // Writes lines such as "GET stores.productsV3.getProduct: 200, 87 ms, request-id 1700000000.123".
 * const client = createClient({ hooks: debug() });
 * ```
 */
export function debug(options: { console?: DebugConsole } = {}): Middleware {
  const output = options.console ?? console;
  return observe({
    response(info) {
      const { status, duration, requestId } = info;
      const id = requestId === undefined ? "" : `, request-id ${requestId}`;
      output[status < 400 ? "log" : "warn"](
        `${requestTitle(info)}: ${status}, ${duration} ms${id}`,
      );
    },
    error(info) {
      const { error, duration } = info;
      const { status = 0, code = "failed", reason: cause } = isPorticoError(error) ? error : {};
      // The `response` hook has already logged this error.
      if (status >= 400) return;
      const reason = cause ? `, ${cause}` : "";
      output.warn(`${requestTitle(info)}: ${code}, ${duration} ms${reason}`);
    },
  });
}
