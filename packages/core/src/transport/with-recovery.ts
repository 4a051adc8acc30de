import { isPorticoError } from "../errors/guards.js";

/** The result or the error of an attempt. */
export interface Outcome<Result> {
  readonly result?: Result;
  readonly error?: unknown;
}

/** A request that needs credentials. */
export interface Recoverable<Credentials, Result> {
  /** Returns the current credentials. */
  credentials(): Promise<Credentials>;
  attempt(credentials: Credentials): Promise<Result>;
  /** Resolves to whether new credentials are available after these were rejected. */
  recover(refused: Credentials): Promise<boolean>;
  /** Returns whether the credentials were rejected. Default: for a PorticoError with status 401. */
  refused?(outcome: Outcome<Result>): boolean;
}

/** Returns whether the platform responded with 401. */
export const isUnauthorized = (error: unknown): boolean =>
  isPorticoError(error) && error.status === 401;

const unauthorized = ({ error }: Outcome<unknown>) => isUnauthorized(error);

/**
 * Runs a request, and retries it once with fresh credentials after a 401. This also happens with `retry: 0`. A
 * forced retry of ky is limited by its `retry` option.
 *
 * @param steps - provides and recovers credentials, and runs the request
 * @returns the result of the last attempt
 * @throws the error of the last attempt
 */
export async function withRecovery<Credentials, Result>(
  steps: Recoverable<Credentials, Result>,
): Promise<Result> {
  const { refused = unauthorized } = steps;
  const sent = await steps.credentials();
  const first = steps.attempt(sent);
  const isRefused = await first.then(
    (result) => refused({ result }),
    (error) => refused({ error }),
  );
  if (isRefused && (await steps.recover(sent))) return steps.attempt(await steps.credentials());
  return first;
}
