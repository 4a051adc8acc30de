import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { z } from "zod";
import { lock, unlock } from "./lock.ts";

/**
 * A file of JSON lines that survives a kill at any moment: a line is on the disk before `write` returns, and a line that
 * was cut off is dropped when the file is opened again.
 */
export class Journal<Entry extends object> {
  readonly #path: string;
  readonly #file: number;

  private constructor(path: string, file: number) {
    this.#path = path;
    this.#file = file;
  }

  /**
   * Opens a journal, for this run alone, and hands over what is in it, line by line.
   *
   * @param schema what a line is; a line that is something else is an error, for it cannot be gone on from
   */
  static open<Entry extends object>(
    path: string,
    schema: z.ZodType<Entry>,
    take: (entry: Entry) => void,
  ): Journal<Entry> {
    mkdirSync(dirname(path), { recursive: true });
    lock(path);
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const whole = bytes.lastIndexOf("\n") + 1;
    for (const line of bytes.subarray(0, whole).toString("utf8").split("\n")) {
      if (line !== "") take(schema.parse(JSON.parse(line)));
    }
    const file = openSync(path, "a");
    if (whole < bytes.length) ftruncateSync(file, whole);
    return new Journal<Entry>(path, file);
  }

  /** Writes a line, and waits until the disk has it. */
  write(entry: Entry): void {
    writeFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    fdatasyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
    unlock(this.#path);
  }
}
