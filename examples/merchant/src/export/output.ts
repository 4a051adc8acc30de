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
  asked: z.string(),
  bytes: z.number(),
  orders: z.number(),
  cursor: z.string(),
});
type Mark = z.output<typeof mark>;

/**
 * The file of an export while it is written: `<name>.part`, with a mark beside it of how far it is complete and which page
 * comes next. After a kill, what was written behind the mark is cut off. The file has its own name only when it is whole.
 */
export class Output {
  readonly #path: string;
  readonly #asked: string;
  readonly #file: number;
  #bytes: number;
  orders: number;
  /** The page to go on with; none at the start. */
  readonly cursor: string | undefined;

  /**
   * @param asked what is exported: a mark of another export is ignored
   * @throws Stop - while another run exports to the same file
   */
  constructor(path: string, asked: string) {
    lock(path);
    this.#path = path;
    this.#asked = asked;
    const before = readMark(`${path}.mark`, asked);
    const resumes = before !== undefined && existsSync(`${path}.part`);
    this.#file = openSync(`${path}.part`, "a");
    this.#bytes = resumes ? before.bytes : 0;
    this.orders = resumes ? before.orders : 0;
    this.cursor = resumes ? before.cursor : undefined;
    ftruncateSync(this.#file, this.#bytes);
  }

  /** Adds a page's text, and marks the place once the disk has it. */
  add(text: string, orders: number, next: string | undefined): void {
    writeFileSync(this.#file, text);
    this.#bytes += Buffer.byteLength(text);
    this.orders += orders;
    if (next === undefined) return;
    fdatasyncSync(this.#file);
    const { orders: all } = this;
    const now: Mark = { asked: this.#asked, bytes: this.#bytes, orders: all, cursor: next };
    writeFileSync(`${this.#path}.mark.new`, JSON.stringify(now));
    renameSync(`${this.#path}.mark.new`, `${this.#path}.mark`);
  }

  /** Gives the file its name. */
  finish(): void {
    fdatasyncSync(this.#file);
    closeSync(this.#file);
    renameSync(`${this.#path}.part`, this.#path);
    rmSync(`${this.#path}.mark`, { force: true });
    unlock(this.#path);
  }

  /** Leaves the file as it is, for the next run. */
  leave(): void {
    closeSync(this.#file);
    unlock(this.#path);
  }
}

/** The mark of an earlier run of the same export. Without a readable one, the export starts over. */
function readMark(path: string, asked: string): Mark | undefined {
  try {
    const read = mark.parse(JSON.parse(readFileSync(path, "utf8")));
    return read.asked === asked ? read : undefined;
  } catch {
    // the file is missing, or a full disk left it empty
    return undefined;
  }
}
