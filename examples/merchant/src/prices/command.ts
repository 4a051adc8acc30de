import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fingerprint, shortName } from "../files/fingerprint.ts";
import { Journal } from "../files/journal.ts";
import { withLock } from "../files/lock.ts";
import { progressBar } from "../files/progress.ts";
import { type FailedItem, writeReport } from "../files/report.ts";
import type { CommonOptions, Shop } from "../shop/connect.ts";
import { reasonOf } from "../shop/failure.ts";
import { EXIT, Stop } from "../stop.ts";
import { applyPlan } from "./apply.ts";
import type { Change } from "./change.ts";
import { type PlanLine, type PlannedPrices, readPlan, writePlan } from "./plan.ts";
import {
  CHUNK_SIZE,
  filterOfCategory,
  type Target,
  targetsOfFile,
  targetsOfFilter,
} from "./targets.ts";

export interface PriceOptions extends CommonOptions {
  csv?: string;
  delimiter: string;
  all?: boolean;
  category?: string;
  filter?: string;
  percent?: string;
  amount?: string;
  set?: string;
  dryRun?: boolean;
  report: string;
}

const failedItemSchema = z.object({
  row: z.number(),
  key: z.string(),
  code: z.string(),
  message: z.string(),
});
const chunkResultSchema = z.object({
  chunk: z.number(),
  changed: z.number(),
  failed: z.array(failedItemSchema),
});
type ChunkResult = z.output<typeof chunkResultSchema>;

/** Changes prices. Returns the exit code. */
export async function changePrices(
  shop: Shop,
  options: PriceOptions,
  signal: AbortSignal,
): Promise<number> {
  const { csv, all, category, filter, percent, amount, set } = options;
  const chunks = targetsOf(shop, options);
  // A changed file is a new price change, so it gets a new plan.
  const csvFingerprint = csv === undefined ? undefined : await fingerprint(csv);
  const name = shortName(shop.id, csvFingerprint, all, category, filter, percent, amount, set);
  const path = join(shop.state, `prices-${name}.jsonl`);
  if (options.dryRun) {
    const draftPath = `${path}.dry`;
    return withLock(draftPath, async () => {
      await writePlan(shop.client, draftPath, chunks);
      await printPlan(draftPath);
      rmSync(draftPath);
      return 0;
    });
  }
  return withLock(path, async () => {
    if (!existsSync(path)) await writePlan(shop.client, path, chunks);
    else if (!options.quiet) console.error("Resuming the plan of the interrupted run.");
    return await applyStoredPlan(shop, path, options, signal);
  });
}

/** Returns the selected products with their changes. Throws a `Stop` if the options are invalid. */
function targetsOf(shop: Shop, options: PriceOptions): AsyncGenerator<readonly Target[]> {
  const { csv, all, category, filter, percent, amount, set } = options;
  const selections = [csv, all, category, filter].filter((selection) => selection !== undefined);
  if (selections.length !== 1) {
    throw new Stop(
      "Choose the products with one of --all, --category, --filter or --csv.",
      EXIT.input,
    );
  }
  const changes: Change[] = [];
  if (percent !== undefined) changes.push({ kind: "percent", by: percent });
  if (amount !== undefined) changes.push({ kind: "amount", by: amount });
  if (set !== undefined) changes.push({ kind: "set", to: set });
  const [change] = changes;
  if (csv !== undefined) {
    if (change) {
      throw new Stop(
        "--csv cannot be combined with --percent, --amount or --set: the file contains the prices.",
        EXIT.input,
      );
    }
    return targetsOfFile(shop.client, csv, options.delimiter);
  }
  if (!change || changes.length > 1) {
    throw new Stop("Choose the change with one of --percent, --amount or --set.", EXIT.input);
  }
  return targetsOfSelection(shop, options, change);
}

async function* targetsOfSelection(shop: Shop, { category, filter }: PriceOptions, change: Change) {
  const conditions =
    category !== undefined
      ? await filterOfCategory(shop.client, category)
      : filter === undefined
        ? undefined
        : parseFilter(filter);
  yield* targetsOfFilter(shop.client, conditions, change);
}

function parseFilter(text: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    const message = `--filter must be a JSON object such as '{"brand.name": "Acme"}'`;
    throw new Stop(`${message}: ${reasonOf(error).message}`, EXIT.input);
  }
}

const isPlanned = (line: PlanLine): line is PlannedPrices => "productId" in line;

async function printPlan(path: string): Promise<void> {
  let priceCount = 0;
  for await (const line of readPlan(path)) {
    if (!isPlanned(line)) console.log(`${line.key}: ${line.message}`);
    else
      for (const { from, to } of line.variants) {
        priceCount += 1;
        console.log(`${line.key}: ${from} → ${to}`);
      }
  }
  console.log(`${priceCount} prices would change. Nothing was changed.`);
}

/** Applies a plan from where the last run stopped. */
async function applyStoredPlan(
  shop: Shop,
  path: string,
  options: PriceOptions,
  signal: AbortSignal,
) {
  const results = new Map<number, ChunkResult>();
  const journal = Journal.open<ChunkResult>(`${path}.done`, chunkResultSchema, (result) =>
    results.set(result.chunk, result),
  );
  let lineCount = 0;
  for await (const _line of readPlan(path)) lineCount += 1;
  const bar = progressBar(lineCount, "products", options.quiet);
  let stopReason: unknown;
  for await (const { number, lines } of chunksOf(path)) {
    if (signal.aborted) break;
    if (results.has(number)) continue;
    try {
      const plannedPrices = lines.filter(isPlanned);
      const outcome = await applyPlan(shop.client, plannedPrices, options.concurrency);
      const failedLines = lines.filter((line): line is FailedItem => !isPlanned(line));
      const result = { chunk: number, ...outcome, failed: [...failedLines, ...outcome.failed] };
      journal.write(result);
      results.set(number, result);
      bar.set(Math.min(lineCount, results.size * CHUNK_SIZE));
    } catch (error) {
      stopReason = error;
      break;
    }
  }
  bar.stop();
  journal.close();
  return finishChange(path, [...results.values()], { ...options, signal, stopReason });
}

interface Chunk {
  number: number;
  lines: PlanLine[];
}

async function* chunksOf(path: string): AsyncGenerator<Chunk> {
  let chunk: Chunk = { number: 0, lines: [] };
  for await (const line of readPlan(path)) {
    chunk.lines.push(line);
    if (chunk.lines.length < CHUNK_SIZE) continue;
    yield chunk;
    chunk = { number: chunk.number + 1, lines: [] };
  }
  if (chunk.lines.length > 0) yield chunk;
}

function finishChange(
  path: string,
  results: readonly ChunkResult[],
  { report, signal, stopReason }: PriceOptions & { signal: AbortSignal; stopReason: unknown },
): number {
  const failures = results.flatMap((result) => result.failed);
  const changedCount = results.reduce((sum, result) => sum + result.changed, 0);
  writeReport(report, failures);
  console.log(`Updated the prices of ${changedCount} products, ${failures.length} failed.`);
  if (failures.length > 0) console.error(`See ${report} for the failures.`);
  if (stopReason !== undefined) throw stopReason;
  if (signal.aborted) {
    console.error("Interrupted. Run the same command to resume.");
    return EXIT.interrupted;
  }
  // Rename both files, so that the same command starts a new change. Rename the plan last.
  // Otherwise, a crash between the renames could leave old results, and the next run would skip
  // chunks of its new plan.
  for (const file of [`${path}.done`, path]) if (existsSync(file)) renameSync(file, `${file}.last`);
  return failures.length > 0 ? EXIT.partial : 0;
}
