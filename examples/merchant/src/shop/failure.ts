import { effectOf, isPorticoError } from "@portico/core";

/**
 * What a failed call means:
 * - `refused`: the call was not executed, and a retry would fail too.
 * - `unclear`: the call may have been executed, so check before retrying.
 * - `stop`: similar calls would fail too, for example because of the key or its permissions.
 */
export type Verdict = "refused" | "unclear" | "stop";

const PERMANENT_STATUSES: ReadonlySet<number> = new Set([401, 402, 403, 404, 501]);

/** Classifies an error of the SDK. Other errors are bugs in this program and are rethrown. */
export function verdictOf(error: unknown): Verdict {
  if (!isPorticoError(error)) throw error;
  const { status, code } = error;
  if (code === "INVALID_OPTION" || code === "REDIRECTED" || code === "ABORTED") return "stop";
  if (status !== undefined && PERMANENT_STATUSES.has(status)) return "stop";
  // A retryable failure is always unclear, because part of a bulk request may have been executed.
  return error.retryable || effectOf(error) !== "none" ? "unclear" : "refused";
}

/**
 * Returns the reason for a failure, to be shown in a report. The reason never contains a key,
 * because the SDK's errors never do.
 */
export function reasonOf(error: unknown): { code: string; message: string } {
  if (isPorticoError(error)) return { code: String(error.code), message: error.message };
  return { code: "UNKNOWN", message: error instanceof Error ? error.message : String(error) };
}
