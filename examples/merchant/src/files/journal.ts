import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import type { z } from "zod";
import { EXIT, Stop } from "../stop.ts";
import { lock, unlock } from "./lock.ts";

/**
 * A file of JSON lines that survives if the process is killed at any moment: `write` returns once
 * the line is on disk, and opening the file removes an incomplete line.
 */
export class Journal<Entry extends object> {
  readonly #path: string;
  readonly #file: number;

  private constructor(path: string, file: number) {
    this.#path = path;
    this.#file = file;
  }

  /**
   * Opens a journal exclusively and passes each of its lines to a function.
   *
   * @param schema the schema of a line
   * @throws Stop - for an invalid line, because the program then cannot know which requests an
   *   earlier run has sent
   */
  static open<Entry extends object>(
    path: string,
    schema: z.ZodType<Entry>,
    take: (entry: Entry) => void,
  ): Journal<Entry> {
    lock(path);
    try {
      return Journal.#read(path, schema, take);
    } catch (error) {
      unlock(path);
      throw error;
    }
  }

  static #read<Entry extends object>(
    path: string,
    schema: z.ZodType<Entry>,
    take: (entry: Entry) => void,
  ): Journal<Entry> {
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const completeLength = bytes.lastIndexOf("\n") + 1;
    const lines = bytes.subarray(0, completeLength).toString("utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      if (line !== "") take(parseLine(line, schema, `${path}, line ${index + 1},`));
    }
    const file = openSync(path, "a");
    if (completeLength < bytes.length) ftruncateSync(file, completeLength);
    return new Journal<Entry>(path, file);
  }

  /** Writes a line and waits until it is on disk. */
  write(entry: Entry): void {
    writeFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    fdatasyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
    unlock(this.#path);
  }
}

function parseLine<Entry>(line: string, schema: z.ZodType<Entry>, location: string): Entry {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    const help =
      "The file lists the changes that were sent. Check the state of your store, then delete the file.";
    throw new Stop(`${location} is damaged. ${help}`, EXIT.stopped);
  }
}
