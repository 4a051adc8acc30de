import { isPorticoError } from "../errors/guards.js";

/** What came of one attempt: its result, or what it failed with. */
export interface Outcome<Result> {
  readonly result?: Result;
  readonly error?: unknown;
}

/** Something that is done with credentials. */
export interface Recoverable<Credentials, Result> {
  /** Those of the moment. */
  credentials(): Promise<Credentials>;
  attempt(credentials: Credentials): Promise<Result>;
  /** Whether there are others now than those that were refused. */
  recover(refused: Credentials): Promise<boolean>;
  /** Whether the credentials were refused; a PorticoError of status 401 unless told otherwise. */
  refused?(outcome: Outcome<Result>): boolean;
}

/** Whether the platform answered 401. */
export const isUnauthorized = (error: unknown): boolean =>
  isPorticoError(error) && error.status === 401;

const unauthorized = ({ error }: Outcome<unknown>) => isUnauthorized(error);

/**
 * Does something with credentials, and once more with others when they are refused and there are
 * others to be had.
 *
 * @param steps - where credentials come from, what is done with them, how others are got
 * @returns what the last attempt resolved to
 * @throws what the last attempt failed with
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
