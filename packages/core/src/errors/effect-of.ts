import { isPorticoError } from "./guards.js";

/** The effect of a failed call on the server. */
export type Effect = "none" | "done" | "unknown";

// With these codes, the request cannot have reached the server.
const CONNECTION_FAILURE_CODE =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

function hasNeverConnected(error: unknown): boolean {
  for (let currentError = error, depth = 0; currentError && depth < 5; depth++) {
    const { code, cause } = currentError as { code?: unknown; cause?: unknown };
    if (CONNECTION_FAILURE_CODE.test(String(code))) return true;
    currentError = cause;
  }
  return false;
}

/**
 * Returns the effect that a failed call had on the server:
 *
 * - "none": the call was rejected or never sent.
 * - "done": the call was carried out, but its response cannot be used.
 * - "unknown": the call may have been carried out, for example because the connection or the server
 *   failed.
 *
 * Retry a call that changes data only after "none". After "unknown", read the data first.
 *
 * @param error - the error that a call rejected with
 * @example
 * ```ts
 * import { effectOf, isPorticoError } from "@portico/core";
 *
 * const canRetry = (error: unknown) =>
 *   isPorticoError(error) && error.retryable && effectOf(error) === "none";
 * ```
 */
export function effectOf(error: unknown): Effect {
  if (!isPorticoError(error)) return "unknown";
  const { status, code, operation } = error;
  if (status === undefined) {
    const isTransportFailure = code === "NETWORK" || code === "TIMEOUT" || code === "ABORTED";
    return isTransportFailure && !hasNeverConnected(error.cause) ? "unknown" : "none";
  }
  // An error without an operation is from a token response. A call that needed the token was not
  // sent, but a login code may have been used up.
  if (status >= 200 && status < 300) return operation ? "done" : "unknown";
  const isRejectedByServer = (status >= 400 && status < 500 && status !== 408) || status === 501;
  return isRejectedByServer ? "none" : "unknown";
}
