import { existsSync } from "node:fs";
import pMap, { pMapSkip } from "p-map";
import { type Progress, progressBar } from "../files/progress.ts";
import { problemText } from "../files/read-csv.ts";
import { writeReport } from "../files/report.ts";
import type { CommonOptions, Shop } from "../shop/connect.ts";
import { EXIT, Stop } from "../stop.ts";
import { ImportJournal, type Outcome } from "./import-journal.ts";
import { type Batch, batchesOf, checkCatalog, type NumberedRow } from "./read-catalog.ts";
import { sendBatch } from "./send-batch.ts";

export interface ImportOptions extends CommonOptions {
  delimiter: string;
  batch: number;
  report?: string;
  maxFailures: number;
  dryRun?: boolean;
}

/** Imports a catalog. Returns the exit code. */
export async function importCatalog(
  shop: Shop,
  path: string,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<number> {
  const rows = await countValidRows(path, options.delimiter);
  if (options.dryRun) {
    console.log(`${rows} rows are valid. Nothing was sent.`);
    return 0;
  }
  const report = options.report ?? `${path}.failed.csv`;
  const journal = await ImportJournal.open(shop, path, options.batch);
  if (journal.totals.rows > 0 && !options.quiet) {
    console.error(`Resuming the last run: ${journal.totals.rows} of ${rows} rows are done.`);
  }
  const bar = progressBar(rows, "rows", options.quiet);
  try {
    await sendAll(shop, path, { ...options, journal, bar, signal });
  } finally {
    bar.stop();
    writeReport(report, journal.failedItems());
    journal.close();
  }
  return finishImport(journal, report, signal);
}

/** Returns the number of rows. Throws a `Stop` if the file has an invalid row or no rows. */
async function countValidRows(path: string, delimiter: string): Promise<number> {
  const { rows, problemCount, problems } = await checkCatalog(path, delimiter);
  if (problemCount === 0) {
    if (rows === 0) throw new Stop(`${path} has no rows.`, EXIT.input);
    return rows;
  }
  for (const problem of problems) console.error(problemText(problem));
  const hiddenCount = problemCount - problems.length;
  if (hiddenCount > 0) console.error(`… and ${hiddenCount} more`);
  const problemCountText = problemCount === 1 ? "1 mistake" : `${problemCount} mistakes`;
  throw new Stop(
    `${problemCountText} in ${path}. Nothing was sent. Correct the file and run the command again.`,
    EXIT.input,
  );
}

interface Run extends ImportOptions {
  journal: ImportJournal;
  bar: Progress;
  signal: AbortSignal;
}

/**
 * Sends the remaining batches with limited concurrency. Reads the file no faster than
 * responses arrive.
 */
async function sendAll(shop: Shop, path: string, run: Run): Promise<void> {
  const { journal, bar, signal, concurrency, delimiter, maxFailures } = run;
  let firstError: unknown;
  const work = async (batch: Batch) => {
    const remainingBatch = remainingRows(batch, journal.stateOf(batch.number));
    if (remainingBatch && firstError === undefined && !signal.aborted) {
      try {
        await sendAndRecordBatch(shop, journal, batch, remainingBatch);
        const { failed } = journal.totals;
        if (failed > maxFailures) {
          throw new Stop(
            `Stopped: ${failed} rows failed, which exceeds --max-failures.`,
            EXIT.stopped,
          );
        }
      } catch (error) {
        // Throw only after the pending requests have completed, so that their results are recorded.
        firstError ??= error;
      }
    }
    bar.set(journal.totals.rows);
    return pMapSkip;
  };
  await pMap(batchesOf(path, delimiter, journal.batchSize), work, { concurrency });
  if (firstError !== undefined) throw firstError;
}

/**
 * Returns the rows of a batch that still have to be sent: all rows or only the failed ones. Returns
 * undefined if the batch is complete.
 */
function remainingRows(
  batch: Batch,
  previousState: "sent" | Outcome | undefined,
): RemainingRows | undefined {
  if (previousState === undefined)
    return { rows: batch.rows, isInDoubt: false, createdCount: 0, existingCount: 0 };
  if (previousState === "sent")
    return { rows: batch.rows, isInDoubt: true, createdCount: 0, existingCount: 0 };
  if (previousState.failed.length === 0) return undefined;
  const failedRows = new Set(previousState.failed.map(({ row }) => row));
  const rows = batch.rows.filter(({ row }) => failedRows.has(row));
  return {
    rows,
    isInDoubt: true,
    createdCount: previousState.createdCount,
    existingCount: previousState.existingCount,
  };
}

interface RemainingRows {
  rows: NumberedRow[];
  isInDoubt: boolean;
  createdCount: number;
  existingCount: number;
}

async function sendAndRecordBatch(
  { client }: Shop,
  journal: ImportJournal,
  batch: Batch,
  remaining: RemainingRows,
) {
  journal.recordSending(batch.number);
  const { createdCount, existingCount, failed } = await sendBatch(
    client,
    remaining.rows,
    remaining.isInDoubt,
  );
  journal.recordResult(batch.number, {
    createdCount: remaining.createdCount + createdCount,
    existingCount: remaining.existingCount + existingCount,
    failed,
  });
}

function finishImport(journal: ImportJournal, report: string, signal: AbortSignal): number {
  const { createdCount, existingCount, failed } = journal.totals;
  console.log(
    `${createdCount} products created, ${existingCount} already existed, ${failed} failed.`,
  );
  if (signal.aborted) {
    console.error("Interrupted. Run the same command to resume.");
    return EXIT.interrupted;
  }
  if (failed === 0) return 0;
  if (existsSync(report)) {
    console.error(`See ${report} for the failed rows. Run the command again to retry them.`);
  }
  return EXIT.partial;
}
