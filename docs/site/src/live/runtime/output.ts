import { format, inspect } from "node-inspect-extracted";
import type { Level, LoggedError, Send } from "../messages.ts";
import { ADDED_LINES } from "./compile.ts";

const MAX_OUTPUT = 500;

/** Returns values as Node.js prints them, which is how the docs show output. */
const formatValues = (values: unknown[]) =>
  values.every((value) => typeof value === "string")
    ? values.join(" ")
    : format(...values.map((value) => (value instanceof Error ? String(value) : value)));

/** Reports the console output of an example. */
export function reportOutput(send: Send): void {
  let count = 0;
  const report = (level: Level, text: string) => {
    count += 1;
    if (count <= MAX_OUTPUT) send({ kind: "output", level, text });
  };
  for (const level of ["log", "info", "debug", "warn", "error"] as const)
    console[level] = (...values: unknown[]) => report(level, formatValues(values));
  console.dir = (value: unknown) => report("log", inspect(value));
  console.table = (value: unknown) => report("log", inspect(value));
}

const textProperty = (error: object, name: string) => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
};

/**
 * Returns the data of an error that the page shows.
 *
 * @param file - the file whose line number is reported
 */
export function toLoggedError(error: unknown, file: string): LoggedError {
  if (!(error instanceof Error)) return { text: `Thrown value: ${inspect(error)}` };
  const line = error.stack
    ?.split("\n")
    .map((frame) => frame.split(`${file}:`)[1])
    .find((position) => position !== undefined);
  return {
    text: `${error.name}: ${error.message}`,
    code: textProperty(error, "code"),
    help: textProperty(error, "help"),
    docs: textProperty(error, "docs"),
    line: line === undefined ? undefined : Number.parseInt(line, 10) - ADDED_LINES,
  };
}
