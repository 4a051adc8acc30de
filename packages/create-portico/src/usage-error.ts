/** An error whose message states what to change on the command line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
