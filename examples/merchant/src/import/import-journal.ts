import { join } from "node:path";
import { z } from "zod";
import { fingerprint } from "../files/fingerprint.ts";
import { Journal } from "../files/journal.ts";
import type { FailedItem } from "../files/report.ts";
import type { Shop } from "../shop/connect.ts";

const failedItem = z.object({
  row: z.number(),
  key: z.string(),
  code: z.string(),
  message: z.string(),
});

const journalLine = z.union([
  z.object({ size: z.number() }),
  z.object({ sent: z.number() }),
  z.object({
    done: z.number(),
    made: z.number(),
    there: z.number(),
    failed: z.array(failedItem),
  }),
]);
type JournalLine = z.output<typeof journalLine>;

/** The result of a batch. */
export interface Outcome {
  /** Products created by this import. */
  made: number;
  /** Products that existed before. */
  there: number;
  failed: FailedItem[];
}

/**
 * The state of an import, so that a killed import can be continued:
 *
 * - `{"size"}` is the first line. It contains the number of rows per batch, which every run over
 *   this file uses.
 * - `{"sent"}` is written before a batch is sent. If no `{"done"}` line follows, the batch may or
 *   may not have succeeded, so the import looks up its rows before it retries them.
 * - `{"done"}` contains the result of a batch.
 */
export class ImportJournal {
  readonly size: number;
  readonly totals = { made: 0, there: 0, failed: 0, rows: 0 };
  readonly #journal: Journal<JournalLine>;
  readonly #batches: Map<number, "sent" | Outcome>;

  private constructor(
    journal: Journal<JournalLine>,
    size: number,
    batches: Map<number, "sent" | Outcome>,
  ) {
    this.#journal = journal;
    this.#batches = batches;
    this.size = size;
    for (const batch of batches.values()) if (batch !== "sent") this.#count(batch, 1);
  }

  /**
   * Opens the journal for importing a given file into a shop. A changed file gets a new journal.
   */
  static async open(shop: Shop, path: string, size: number): Promise<ImportJournal> {
    const name = `import-${shop.id}-${await fingerprint(path)}.jsonl`;
    const batches = new Map<number, "sent" | Outcome>();
    let storedSize: number | undefined;
    const journal = Journal.open<JournalLine>(join(shop.state, name), journalLine, (line) => {
      if ("size" in line) storedSize ??= line.size;
      else if ("sent" in line) batches.set(line.sent, "sent");
      else batches.set(line.done, { made: line.made, there: line.there, failed: line.failed });
    });
    if (storedSize === undefined) journal.write({ size });
    return new ImportJournal(journal, storedSize ?? size, batches);
  }

  /**
   * Returns undefined before a batch is sent, then "sent" until the result is stored, and finally
   * the result.
   */
  stateOf(batch: number): "sent" | Outcome | undefined {
    return this.#batches.get(batch);
  }

  /** Records a batch before it is sent. */
  recordSending(batch: number): void {
    const previousState = this.#batches.get(batch);
    if (previousState !== undefined && previousState !== "sent") this.#count(previousState, -1);
    this.#batches.set(batch, "sent");
    this.#journal.write({ sent: batch });
  }

  recordResult(batch: number, outcome: Outcome): void {
    this.#batches.set(batch, outcome);
    this.#count(outcome, 1);
    this.#journal.write({ done: batch, ...outcome });
  }

  /** Returns the failed rows of the batches that have a result. */
  failedItems(): FailedItem[] {
    return [...this.#batches.values()].flatMap((batch) => (batch === "sent" ? [] : batch.failed));
  }

  #count({ made, there, failed }: Outcome, sign: 1 | -1): void {
    this.totals.made += sign * made;
    this.totals.there += sign * there;
    this.totals.failed += sign * failed.length;
    this.totals.rows += sign * (made + there + failed.length);
  }

  close(): void {
    this.#journal.close();
  }
}
