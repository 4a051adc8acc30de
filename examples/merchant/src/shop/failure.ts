import { effectOf, isPorticoError } from "@portico/core";

/**
 * What a failed call leaves behind:
 * - `refused`: nothing was done, and the same request would be refused again;
 * - `unclear`: it may or may not have been done, so look before repeating;
 * - `stop`: nothing of this kind can be done at all (the key, the site, its permissions).
 */
export type Verdict = "refused" | "unclear" | "stop";

const STOPS: ReadonlySet<number> = new Set([401, 402, 403, 404, 501]);

/** Judges a failed call. What the SDK did not throw is a mistake of this program, and goes on its way. */
export function verdictOf(error: unknown): Verdict {
  if (!isPorticoError(error)) throw error;
  const { status, code } = error;
  if (code === "INVALID_OPTION" || code === "REDIRECTED" || code === "ABORTED") return "stop";
  if (status !== undefined && STOPS.has(status)) return "stop";
  // What may be tried again is looked at first too: a request of many parts may be done in part.
  return error.retryable || effectOf(error) !== "none" ? "unclear" : "refused";
}

/** Why something failed, for a report: never a key, as errors of the SDK hold none. */
export function reasonOf(error: unknown): { code: string; message: string } {
  if (isPorticoError(error)) return { code: String(error.code), message: error.message };
  return { code: "UNKNOWN", message: error instanceof Error ? error.message : String(error) };
}
