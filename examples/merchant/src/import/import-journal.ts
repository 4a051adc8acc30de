import { join } from "node:path";
import { z } from "zod";
import { fingerprint } from "../files/fingerprint.ts";
import { Journal } from "../files/journal.ts";
import type { Failed } from "../files/report.ts";
import type { Shop } from "../shop/connect.ts";

const failed = z.object({
  row: z.number(),
  key: z.string(),
  code: z.string(),
  message: z.string(),
});

const entry = z.union([
  z.object({ size: z.number() }),
  z.object({ sent: z.number() }),
  z.object({
    done: z.number(),
    made: z.number(),
    there: z.number(),
    failed: z.array(failed),
  }),
]);
type Entry = z.output<typeof entry>;

/** What came of a batch. */
export interface Outcome {
  /** Products that this import made. */
  made: number;
  /** Products that the shop had before. */
  there: number;
  failed: Failed[];
}

/**
 * What an import remembers, so that one that was killed goes on where it was:
 *
 * - `{"size"}` first: rows per batch, the same for every run over this file;
 * - `{"sent"}` before a batch is sent, on the disk first. A batch that was sent and has no result is in doubt: its rows are
 *   looked up by their keys before any is sent again;
 * - `{"done"}` with what came of a batch.
 */
export class ImportJournal {
  readonly size: number;
  readonly totals = { made: 0, there: 0, failed: 0, rows: 0 };
  readonly #journal: Journal<Entry>;
  readonly #batches: Map<number, "sent" | Outcome>;

  private constructor(
    journal: Journal<Entry>,
    size: number,
    batches: Map<number, "sent" | Outcome>,
  ) {
    this.#journal = journal;
    this.#batches = batches;
    this.size = size;
    for (const one of batches.values()) if (one !== "sent") this.#count(one, 1);
  }

  /** The journal of a file for a shop: a file that was changed is another file. */
  static async open(shop: Shop, path: string, size: number): Promise<ImportJournal> {
    const name = `import-${shop.id}-${await fingerprint(path)}.jsonl`;
    const batches = new Map<number, "sent" | Outcome>();
    let known: number | undefined;
    const journal = Journal.open<Entry>(join(shop.state, name), entry, (line) => {
      if ("size" in line) known ??= line.size;
      else if ("sent" in line) batches.set(line.sent, "sent");
      else batches.set(line.done, { made: line.made, there: line.there, failed: line.failed });
    });
    if (known === undefined) journal.write({ size });
    return new ImportJournal(journal, known ?? size, batches);
  }

  /** What is known of a batch: nothing, that it was sent, or what came of it. */
  of(batch: number): "sent" | Outcome | undefined {
    return this.#batches.get(batch);
  }

  /** To be called before a batch is sent. */
  sending(batch: number): void {
    const before = this.#batches.get(batch);
    if (before !== undefined && before !== "sent") this.#count(before, -1);
    this.#batches.set(batch, "sent");
    this.#journal.write({ sent: batch });
  }

  /** To be called when nothing of a batch is in doubt. */
  settled(batch: number, outcome: Outcome): void {
    this.#batches.set(batch, outcome);
    this.#count(outcome, 1);
    this.#journal.write({ done: batch, ...outcome });
  }

  /** All rows that failed and were not made since. */
  failed(): Failed[] {
    return [...this.#batches.values()].flatMap((one) => (one === "sent" ? [] : one.failed));
  }

  #count({ made, there, failed: rows }: Outcome, sign: 1 | -1): void {
    this.totals.made += sign * made;
    this.totals.there += sign * there;
    this.totals.failed += sign * rows.length;
    this.totals.rows += sign * (made + there + rows.length);
  }

  close(): void {
    this.#journal.close();
  }
}
