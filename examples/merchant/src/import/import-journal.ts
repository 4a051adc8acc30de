import { join } from "node:path";
import { z } from "zod";
import { fingerprint } from "../files/fingerprint.ts";
import { Journal } from "../files/journal.ts";
import type { FailedItem } from "../files/report.ts";
import type { Shop } from "../shop/connect.ts";

const failedItemSchema = z.object({
  row: z.number(),
  key: z.string(),
  code: z.string(),
  message: z.string(),
});

const journalLineSchema = z.union([
  z.object({ size: z.number() }),
  z.object({ sent: z.number() }),
  z.object({
    done: z.number(),
    createdCount: z.number(),
    existingCount: z.number(),
    failed: z.array(failedItemSchema),
  }),
]);
type JournalLine = z.output<typeof journalLineSchema>;

/** The result of a batch. */
export interface Outcome {
  /** Products created by this import. */
  createdCount: number;
  /** Products that existed before. */
  existingCount: number;
  failed: FailedItem[];
}

/**
 * Stores the state of an import, so that a killed import can be continued:
 *
 * - `{"size"}` is the first line. It contains the number of rows per batch, which every run over
 *   this file uses.
 * - `{"sent"}` is written before a batch is sent. If no `{"done"}` line follows, the batch may or
 *   may not have succeeded, so the import looks up its rows before it retries them.
 * - `{"done"}` contains the result of a batch.
 */
export class ImportJournal {
  readonly batchSize: number;
  readonly totals = { createdCount: 0, existingCount: 0, failed: 0, rows: 0 };
  readonly #journal: Journal<JournalLine>;
  readonly #batches: Map<number, "sent" | Outcome>;

  private constructor(
    journal: Journal<JournalLine>,
    batchSize: number,
    batches: Map<number, "sent" | Outcome>,
  ) {
    this.#journal = journal;
    this.#batches = batches;
    this.batchSize = batchSize;
    for (const batch of batches.values()) if (batch !== "sent") this.#count(batch, 1);
  }

  /**
   * Opens the journal for importing a given file into a shop. A changed file gets a new journal.
   */
  static async open(shop: Shop, path: string, batchSize: number): Promise<ImportJournal> {
    const name = `import-${shop.id}-${await fingerprint(path)}.jsonl`;
    const batches = new Map<number, "sent" | Outcome>();
    let storedSize: number | undefined;
    const journal = Journal.open<JournalLine>(join(shop.state, name), journalLineSchema, (line) => {
      if ("size" in line) storedSize ??= line.size;
      else if ("sent" in line) batches.set(line.sent, "sent");
      else
        batches.set(line.done, {
          createdCount: line.createdCount,
          existingCount: line.existingCount,
          failed: line.failed,
        });
    });
    if (storedSize === undefined) journal.write({ size: batchSize });
    return new ImportJournal(journal, storedSize ?? batchSize, batches);
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

  #count({ createdCount, existingCount, failed }: Outcome, sign: 1 | -1): void {
    this.totals.createdCount += sign * createdCount;
    this.totals.existingCount += sign * existingCount;
    this.totals.failed += sign * failed.length;
    this.totals.rows += sign * (createdCount + existingCount + failed.length);
  }

  close(): void {
    this.#journal.close();
  }
}
