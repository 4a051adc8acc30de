/** Ends a command with a message and an exit code. */
export class Stop extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Exit codes. */
export const EXIT = {
  /** Some items failed, or a refund was rejected. */
  partial: 1,
  /** The command or a file is invalid. Nothing was changed. */
  input: 2,
  /** An error stopped the command. Running it again resumes the work. */
  stopped: 3,
  interrupted: 130,
} as const;
