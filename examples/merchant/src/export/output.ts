import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { z } from "zod";
import { lock, unlock } from "../files/lock.ts";

const mark = z.object({
  requested: z.string(),
  bytes: z.number(),
  orders: z.number(),
  cursor: z.string(),
});
type Mark = z.output<typeof mark>;

/**
 * The file of an export in progress, `<name>.part`, next to a mark with the length written so far
 * and the next page. If a run is killed, the next one removes any text after the mark. The file
 * gets its final name when it is complete.
 */
export class Output {
  readonly #path: string;
  readonly #requested: string;
  readonly #file: number;
  #bytes: number;
  orders: number;
  /** The page to continue with; undefined at the start. */
  readonly cursor: string | undefined;

  /**
   * @param exportName identifies the exported data; marks of other exports are ignored
   * @throws Stop - while another run exports to the same file
   */
  constructor(path: string, exportName: string) {
    lock(path);
    this.#path = path;
    this.#requested = exportName;
    const before = readMark(`${path}.mark`, exportName);
    const resumes = before !== undefined && existsSync(`${path}.part`);
    this.#file = openSync(`${path}.part`, "a");
    this.#bytes = resumes ? before.bytes : 0;
    this.orders = resumes ? before.orders : 0;
    this.cursor = resumes ? before.cursor : undefined;
    ftruncateSync(this.#file, this.#bytes);
  }

  /** Adds the text of a page, and moves the mark once the text is on disk. */
  add(text: string, orders: number, next: string | undefined): void {
    writeFileSync(this.#file, text);
    this.#bytes += Buffer.byteLength(text);
    this.orders += orders;
    if (next === undefined) return;
    fdatasyncSync(this.#file);
    const { orders: all } = this;
    const now: Mark = { requested: this.#requested, bytes: this.#bytes, orders: all, cursor: next };
    writeFileSync(`${this.#path}.mark.new`, JSON.stringify(now));
    renameSync(`${this.#path}.mark.new`, `${this.#path}.mark`);
  }

  /** Renames the file to its final name. */
  finish(): void {
    fdatasyncSync(this.#file);
    closeSync(this.#file);
    renameSync(`${this.#path}.part`, this.#path);
    rmSync(`${this.#path}.mark`, { force: true });
    unlock(this.#path);
  }

  /** Closes the file for the next run. */
  closeUnfinished(): void {
    closeSync(this.#file);
    unlock(this.#path);
  }
}

/**
 * Reads the mark of an earlier run of the same export. Without a readable mark, the export
 * restarts.
 */
function readMark(path: string, exportName: string): Mark | undefined {
  try {
    const read = mark.parse(JSON.parse(readFileSync(path, "utf8")));
    return read.requested === exportName ? read : undefined;
  } catch {
    // the file is missing, or a full disk left it empty
    return undefined;
  }
}
