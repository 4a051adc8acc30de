import type { Client } from "@portico/core";
import { productsV3 } from "@portico/stores";
import type { FailedItem } from "../files/report.ts";
import { reasonOf, verdictOf } from "../shop/failure.ts";
import { waitForNextRound } from "../shop/patience.ts";
import { EXIT, Stop } from "../stop.ts";
import type { Outcome } from "./import-journal.ts";
import type { NumberedRow } from "./read-catalog.ts";
import { productOf } from "./row.ts";
import { type CreatedRow, setMissingStock } from "./stock.ts";

/** Result of an attempt: the rows whose result is unknown, and the results of all other rows. */
interface Attempt {
  unclear: NumberedRow[];
  made: CreatedRow[];
  there: number;
  failed: FailedItem[];
  /** Whether the response reported that stock was not set. */
  hasMissingStock: boolean;
}

const emptyAttempt = (): Attempt => ({
  unclear: [],
  made: [],
  there: 0,
  failed: [],
  hasMissingStock: false,
});

function mergeAttempt(total: Attempt, attempt: Attempt): Attempt {
  total.unclear.push(...attempt.unclear);
  total.made.push(...attempt.made);
  total.failed.push(...attempt.failed);
  total.there += attempt.there;
  total.hasMissingStock ||= attempt.hasMissingStock;
  return total;
}

const failure = ({ row, value }: NumberedRow, code: string, message: string): FailedItem => ({
  row,
  key: value.key,
  code,
  message,
});

/**
 * Creates the product of each row exactly once. After an unclear result (no response, a 5xx status
 * or an unreadable response), looks up the rows' keys and retries only rows that have no product.
 * If the first request is still pending at that time, the platform rejects the second product with
 * the same key.
 *
 * @param startsInDoubt true if an earlier run may have sent the rows
 * @throws Stop - if no progress is possible. The next run finds the products that were created.
 */
export async function sendBatch(
  client: Client,
  rows: readonly NumberedRow[],
  startsInDoubt: boolean,
): Promise<Outcome> {
  const total = emptyAttempt();
  let remaining = [...rows];
  let isInDoubt = startsInDoubt;
  let checkStock = startsInDoubt;
  for (let round = 0; remaining.length > 0; round += 1) {
    const result = isInDoubt ? await resultIfClear(lookUp(client, remaining)) : undefined;
    if (result) {
      mergeAttempt(total, { ...result, unclear: [] });
      remaining = result.unclear;
    }
    if (remaining.length === 0) break;
    // do not send anything while the lookup fails
    if (!isInDoubt || result) {
      const attempt = await createProducts(client, remaining, isInDoubt);
      mergeAttempt(total, { ...attempt, unclear: [] });
      remaining = attempt.unclear;
      isInDoubt ||= remaining.length > 0;
      checkStock ||= isInDoubt;
    }
    if (remaining.length === 0) break;
    await waitForNextRound(round);
  }
  const stockFailures =
    checkStock || total.hasMissingStock ? await setMissingStock(client, total.made) : [];
  return {
    made: total.made.length - stockFailures.length,
    there: total.there,
    failed: [...total.failed, ...stockFailures],
  };
}

/** Returns the result of a read request, or undefined if an error makes the result unclear. */
async function resultIfClear<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (verdictOf(error) === "unclear") return undefined;
    throw rejectedRequest(error);
  }
}

const rejectedRequest = (error: unknown) =>
  new Stop(`The store rejected the request: ${reasonOf(error).message}`, EXIT.stopped);

/** Looks up the rows' products. Rows that have no product are returned as `unclear`. */
async function lookUp(client: Client, rows: readonly NumberedRow[]): Promise<Attempt> {
  const keys = rows.map(({ value }) => value.key);
  const page = await client.use(productsV3).queryProducts().in("slug", keys).limit(100).find();
  const productsBySlug = new Map((await page.toArray()).map((product) => [product.slug, product]));
  const attempt = emptyAttempt();
  for (const row of rows) {
    const product = productsBySlug.get(row.value.key);
    if (!product) attempt.unclear.push(row);
    // The name is different, so this import did not create the product.
    else if (product.name !== row.value.name) attempt.there += 1;
    else attempt.made.push({ row, productId: product.id });
  }
  return attempt;
}

/** Sends rows. If a request is rejected, splits it to find the invalid rows. */
async function createProducts(
  client: Client,
  rows: NumberedRow[],
  isInDoubt: boolean,
): Promise<Attempt> {
  try {
    return await createOnce(client, rows, isInDoubt);
  } catch (error) {
    const verdict = verdictOf(error);
    if (verdict === "stop") throw rejectedRequest(error);
    if (verdict === "unclear") return { ...emptyAttempt(), unclear: rows };
    const [first, ...others] = rows;
    if (first && others.length === 0) {
      const { code, message } = reasonOf(error);
      return { ...emptyAttempt(), failed: [failure(first, code, message)] };
    }
    const half = Math.ceil(rows.length / 2);
    const firstResult = await createProducts(client, rows.slice(0, half), isInDoubt);
    return mergeAttempt(firstResult, await createProducts(client, rows.slice(half), isInDoubt));
  }
}

async function createOnce(
  client: Client,
  rows: NumberedRow[],
  isInDoubt: boolean,
): Promise<Attempt> {
  const products = rows.map(({ value }) => productOf(value));
  const response = await client.use(productsV3).bulkCreateProductsWithInventory(products);
  const attempt = emptyAttempt();
  const unreportedRows = new Set(rows);
  for (const { itemMetadata } of response.productResults?.results ?? []) {
    const row = rows[itemMetadata?.originalIndex ?? -1];
    if (!row || !itemMetadata) continue;
    unreportedRows.delete(row);
    const { success, id, error } = itemMetadata;
    if (success && id) attempt.made.push({ row, productId: id });
    // an earlier unclear request may have created this product, so look it up
    else if (error?.code === "DUPLICATE_SLUG_ERROR" && isInDoubt) attempt.unclear.push(row);
    else if (error?.code === "DUPLICATE_SLUG_ERROR") attempt.there += 1;
    else
      attempt.failed.push(
        failure(row, error?.code ?? "UNKNOWN", error?.description ?? "no reason given"),
      );
  }
  // The platform may omit results from a long response.
  attempt.unclear.push(...unreportedRows);
  attempt.hasMissingStock = (response.inventoryResults?.bulkActionMetadata?.totalFailures ?? 0) > 0;
  return attempt;
}
