/** Ends a command with a sentence for whoever runs it, and an exit code. */
export class Stop extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What the shell is told. */
export const EXIT = {
  /** Some items failed; the report says which. */
  partial: 1,
  /** The command or a file is wrong; nothing was sent. */
  input: 2,
  /** It had to stop on the way; the same command goes on. */
  stopped: 3,
  interrupted: 130,
} as const;
