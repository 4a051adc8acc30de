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

const markerSchema = z.object({
  requested: z.string(),
  bytes: z.number(),
  orders: z.number(),
  cursor: z.string(),
});
type Marker = z.output<typeof markerSchema>;

/**
 * An export in progress. The orders are in `<name>.part`. The marker file `<name>.mark` contains
 * the length written so far and the cursor of the next page. If a run is killed, the next run
 * removes any text beyond the length in the marker. When the file is complete, it gets its final
 * name.
 */
export class Output {
  readonly #path: string;
  readonly #exportName: string;
  readonly #file: number;
  #bytes: number;
  orderCount: number;
  /** Cursor of the first page to fetch. Undefined if the export starts from the beginning. */
  readonly cursor: string | undefined;

  /**
   * @param exportName identifies the exported data, so that markers of other exports are ignored
   * @throws Stop - while another run exports to the same file, or when the folder cannot be created
   */
  constructor(path: string, exportName: string) {
    lock(path);
    this.#path = path;
    this.#exportName = exportName;
    const previousMarker = readMarker(`${path}.mark`, exportName);
    const shouldResume = previousMarker !== undefined && existsSync(`${path}.part`);
    this.#file = openSync(`${path}.part`, "a");
    this.#bytes = shouldResume ? previousMarker.bytes : 0;
    this.orderCount = shouldResume ? previousMarker.orders : 0;
    this.cursor = shouldResume ? previousMarker.cursor : undefined;
    ftruncateSync(this.#file, this.#bytes);
  }

  /** Adds a page's text. If more pages follow, updates the marker once the text is on disk. */
  add(text: string, orderCount: number, nextCursor: string | undefined): void {
    writeFileSync(this.#file, text);
    this.#bytes += Buffer.byteLength(text);
    this.orderCount += orderCount;
    if (nextCursor === undefined) return;
    fdatasyncSync(this.#file);
    const currentMarker: Marker = {
      requested: this.#exportName,
      bytes: this.#bytes,
      orders: this.orderCount,
      cursor: nextCursor,
    };
    writeFileSync(`${this.#path}.mark.new`, JSON.stringify(currentMarker));
    renameSync(`${this.#path}.mark.new`, `${this.#path}.mark`);
  }

  /** Renames the complete file to its final name and removes the marker. */
  finish(): void {
    fdatasyncSync(this.#file);
    closeSync(this.#file);
    renameSync(`${this.#path}.part`, this.#path);
    rmSync(`${this.#path}.mark`, { force: true });
    unlock(this.#path);
  }

  /** Closes and unlocks the incomplete file, so that the next run can continue it. */
  closeUnfinished(): void {
    closeSync(this.#file);
    unlock(this.#path);
  }
}

/**
 * Reads the marker that an earlier run of the same export left. Without a readable marker, the
 * export restarts.
 */
function readMarker(path: string, exportName: string): Marker | undefined {
  try {
    const storedMarker = markerSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    return storedMarker.requested === exportName ? storedMarker : undefined;
  } catch {
    // The marker is missing or unreadable, for example empty after a power failure.
    return undefined;
  }
}
