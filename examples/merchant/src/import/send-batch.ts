import type { Client } from "@portico/core";
import { productsV3 } from "@portico/stores";
import type { Failed } from "../files/report.ts";
import { reasonOf, verdictOf } from "../shop/failure.ts";
import { anotherRound } from "../shop/patience.ts";
import { EXIT, Stop } from "../stop.ts";
import type { Outcome } from "./import-journal.ts";
import type { Numbered } from "./read-catalog.ts";
import { productOf } from "./row.ts";
import { giveStock, type Made } from "./stock.ts";

/** What one try leaves: rows of which nothing is known, and what the others came to. */
interface Try {
  unclear: Numbered[];
  made: Made[];
  there: number;
  failed: Failed[];
  /** The answer told of stock that was not set. */
  withoutStock: boolean;
}

const nothing = (): Try => ({ unclear: [], made: [], there: 0, failed: [], withoutStock: false });

function add(into: Try, more: Try): Try {
  into.unclear.push(...more.unclear);
  into.made.push(...more.made);
  into.failed.push(...more.failed);
  into.there += more.there;
  into.withoutStock ||= more.withoutStock;
  return into;
}

const failure = ({ row, value }: Numbered, code: string, message: string): Failed => ({
  row,
  key: value.key,
  code,
  message,
});

/**
 * Makes the products of some rows, each once. After an answer that leaves it open what was done (none at all, a 5xx, one
 * that cannot be read) the rows are looked up by their keys, and only those that are not there are sent again. Should the
 * first request still be under way then, the platform refuses the second product of a key.
 *
 * @param doubt true where an earlier run may have sent the rows
 * @throws Stop - when nothing more can be done now; what was done is found again by the next run
 */
export async function sendBatch(
  client: Client,
  rows: readonly Numbered[],
  doubt: boolean,
): Promise<Outcome> {
  const all = nothing();
  let left = [...rows];
  let inDoubt = doubt;
  let checkStock = doubt;
  for (let round = 0; left.length > 0; round += 1) {
    const found = inDoubt ? await clearly(lookUp(client, left)) : undefined;
    if (found) {
      add(all, { ...found, unclear: [] });
      left = found.unclear;
    }
    if (left.length === 0) break;
    // while looking up fails, nothing is sent
    if (!inDoubt || found) {
      const tried = await create(client, left, inDoubt);
      add(all, { ...tried, unclear: [] });
      left = tried.unclear;
      inDoubt ||= left.length > 0;
      checkStock ||= inDoubt;
    }
    if (left.length === 0) break;
    await anotherRound(round);
  }
  const unstocked = checkStock || all.withoutStock ? await giveStock(client, all.made) : [];
  return {
    made: all.made.length - unstocked.length,
    there: all.there,
    failed: [...all.failed, ...unstocked],
  };
}

/** What a read answers; undefined where it is unclear what it would say. */
async function clearly<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (verdictOf(error) === "unclear") return undefined;
    throw stopped(error);
  }
}

const stopped = (error: unknown) =>
  new Stop(`The store rejected the request: ${reasonOf(error).message}`, EXIT.stopped);

/** Which rows are in the shop by now; the others are `unclear`. */
async function lookUp(client: Client, rows: readonly Numbered[]): Promise<Try> {
  const keys = rows.map(({ value }) => value.key);
  const page = await client.use(productsV3).queryProducts().in("slug", keys).limit(100).find();
  const bySlug = new Map((await page.toArray()).map((product) => [product.slug, product]));
  const found = nothing();
  for (const row of rows) {
    const product = bySlug.get(row.value.key);
    if (!product) found.unclear.push(row);
    // of another name: somebody else's, and there before
    else if (product.name !== row.value.name) found.there += 1;
    else found.made.push({ row, productId: product.id });
  }
  return found;
}

/** Sends rows; a request that is refused as a whole is sent in halves, until it is known which rows are at fault. */
async function create(client: Client, rows: Numbered[], inDoubt: boolean): Promise<Try> {
  try {
    return await createOnce(client, rows, inDoubt);
  } catch (error) {
    const verdict = verdictOf(error);
    if (verdict === "stop") throw stopped(error);
    if (verdict === "unclear") return { ...nothing(), unclear: rows };
    const [first, ...others] = rows;
    if (first && others.length === 0) {
      const { code, message } = reasonOf(error);
      return { ...nothing(), failed: [failure(first, code, message)] };
    }
    const half = Math.ceil(rows.length / 2);
    const before = await create(client, rows.slice(0, half), inDoubt);
    return add(before, await create(client, rows.slice(half), inDoubt));
  }
}

async function createOnce(client: Client, rows: Numbered[], inDoubt: boolean): Promise<Try> {
  const products = rows.map(({ value }) => productOf(value));
  const answer = await client.use(productsV3).bulkCreateProductsWithInventory(products);
  const tried = nothing();
  const untold = new Set(rows);
  for (const { itemMetadata } of answer.productResults?.results ?? []) {
    const row = rows[itemMetadata?.originalIndex ?? -1];
    if (!row || !itemMetadata) continue;
    untold.delete(row);
    const { success, id, error } = itemMetadata;
    if (success && id) tried.made.push({ row, productId: id });
    // in doubt, the product of this key may be the one of the request before: look it up
    else if (error?.code === "DUPLICATE_SLUG_ERROR" && inDoubt) tried.unclear.push(row);
    else if (error?.code === "DUPLICATE_SLUG_ERROR") tried.there += 1;
    else
      tried.failed.push(
        failure(row, error?.code ?? "UNKNOWN", error?.description ?? "no reason given"),
      );
  }
  // the platform may leave details out of a long answer
  tried.unclear.push(...untold);
  tried.withoutStock = (answer.inventoryResults?.bulkActionMetadata?.totalFailures ?? 0) > 0;
  return tried;
}
