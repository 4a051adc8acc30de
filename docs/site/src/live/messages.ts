/** Code to run, which the page sends to `runtime/runtime.ts`. */
export interface Job {
  /** Code by file name. */
  files: Record<string, string>;
  /** Name of the file to run. */
  entry: string;
}

/** A request from the emulator's log. */
export interface LoggedRequest {
  method: string;
  path: string;
  status?: number | undefined;
  /** In milliseconds. */
  duration: number;
  request?: unknown;
  response?: unknown;
}

export interface LoggedError {
  /** Name and message. */
  text: string;
  code?: string | undefined;
  help?: string | undefined;
  /** URL of the page about the error's code. */
  docs?: string | undefined;
  line?: number | undefined;
}

export type Level = "log" | "info" | "debug" | "warn" | "error";

/** Message from a running example to the page. */
export type Report =
  | { kind: "started" }
  | { kind: "output"; level: Level; text: string }
  | { kind: "error"; error: LoggedError }
  | { kind: "request"; request: LoggedRequest }
  | { kind: "finished" };

export type Send = (report: Report) => void;
