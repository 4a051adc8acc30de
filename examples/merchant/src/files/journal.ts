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
 * A JSON Lines file that stays usable if the process is killed at any moment: `write` returns once
 * the line is on disk, and opening the file removes an incomplete line.
 */
export class Journal<Line extends object> {
  readonly #path: string;
  readonly #file: number;

  private constructor(path: string, file: number) {
    this.#path = path;
    this.#file = file;
  }

  /**
   * Opens a journal exclusively and passes each of its lines to `onLine`.
   *
   * @param schema the schema of a line
   * @throws Stop - while another run uses the journal, or when the folder cannot be created
   * @throws Stop - for an invalid line, because the program then cannot know which requests an
   *   earlier run has sent
   */
  static open<Line extends object>(
    path: string,
    schema: z.ZodType<Line>,
    onLine: (line: Line) => void,
  ): Journal<Line> {
    lock(path);
    try {
      return Journal.#read(path, schema, onLine);
    } catch (error) {
      unlock(path);
      throw error;
    }
  }

  static #read<Line extends object>(
    path: string,
    schema: z.ZodType<Line>,
    onLine: (line: Line) => void,
  ): Journal<Line> {
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const completeLength = bytes.lastIndexOf("\n") + 1;
    const lines = bytes.subarray(0, completeLength).toString("utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      if (line !== "") onLine(parseLine(line, schema, `${path}, line ${index + 1},`));
    }
    const file = openSync(path, "a");
    if (completeLength < bytes.length) ftruncateSync(file, completeLength);
    return new Journal<Line>(path, file);
  }

  /** Writes a line and waits until it is on disk. */
  write(line: Line): void {
    writeFileSync(this.#file, `${JSON.stringify(line)}\n`);
    fdatasyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
    unlock(this.#path);
  }
}

function parseLine<Line>(line: string, schema: z.ZodType<Line>, location: string): Line {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    const help =
      "The file lists the changes that were sent. Check the state of your store, then delete the file.";
    throw new Stop(`${location} is damaged. ${help}`, EXIT.stopped);
  }
}
