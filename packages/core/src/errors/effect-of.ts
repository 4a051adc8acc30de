import { isPorticoError } from "./guards.js";

/** What a failed call has done to the shop. */
export type Effect = "none" | "done" | "unknown";

// As runtimes name a connection that never came about: the request cannot have arrived.
const UNCONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

function neverConnected(error: unknown): boolean {
  for (let at = error, depth = 0; at && depth < 5; depth++) {
    const { code, cause } = at as { code?: unknown; cause?: unknown };
    if (UNCONNECTED.test(String(code))) return true;
    at = cause;
  }
  return false;
}

/**
 * What a call that failed has done: "none" where it was certainly not carried out (refused, held back, never sent),
 * "done" where it certainly was and only its answer could not be used, "unknown" where nobody can say. Something that
 * changes the shop is sent again after "none" alone; after "unknown" look first. (`error.retryable` says whether the same
 * call may succeed later, not whether it has happened already.)
 *
 * @param error - anything that a call failed with
 * @example
 * ```ts
 * const sendAgain = (error: unknown) => isPorticoError(error) && error.retryable && effectOf(error) === "none";
 * ```
 */
export function effectOf(error: unknown): Effect {
  if (!isPorticoError(error)) return "unknown";
  const { status, code, operation } = error;
  if (status === undefined) {
    const lost = code === "NETWORK" || code === "TIMEOUT" || code === "ABORTED";
    return lost && !neverConnected(error.cause) ? "unknown" : "none";
  }
  // Without an operation it is a token that could not be read: whoever needed it sent nothing.
  if (status >= 200 && status < 300) return operation ? "done" : "unknown";
  const refused = (status >= 400 && status < 500 && status !== 408) || status === 501;
  return refused ? "none" : "unknown";
}
