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
  remainingRows: NumberedRow[];
  created: CreatedRow[];
  existingCount: number;
  failedItems: FailedItem[];
  /** Whether the response reported that stock was not set. */
  hasMissingStock: boolean;
}

const emptyAttempt = (): Attempt => ({
  remainingRows: [],
  created: [],
  existingCount: 0,
  failedItems: [],
  hasMissingStock: false,
});

function mergeAttempt(total: Attempt, attempt: Attempt): Attempt {
  total.remainingRows.push(...attempt.remainingRows);
  total.created.push(...attempt.created);
  total.failedItems.push(...attempt.failedItems);
  total.existingCount += attempt.existingCount;
  total.hasMissingStock ||= attempt.hasMissingStock;
  return total;
}

const toFailedItem = ({ row, value }: NumberedRow, code: string, message: string): FailedItem => ({
  row,
  key: value.key,
  code,
  message,
});

/**
 * Creates the product of each row at most once. After an unclear result (such as no response, a 5xx
 * status or an unreadable response), looks up the rows' keys and retries only rows that have no
 * product. If the platform is still processing the first request, it rejects the second product
 * with the same key.
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
  let shouldCheckStock = startsInDoubt;
  for (let round = 0; remaining.length > 0; round += 1) {
    const lookupResult = isInDoubt
      ? await resultIfClear(lookUpProducts(client, remaining))
      : undefined;
    if (lookupResult) {
      mergeAttempt(total, { ...lookupResult, remainingRows: [] });
      remaining = lookupResult.remainingRows;
    }
    if (remaining.length === 0) break;
    // Send nothing if the lookup failed, because the products may already exist.
    if (!isInDoubt || lookupResult) {
      const attempt = await createProducts(client, remaining, isInDoubt);
      mergeAttempt(total, { ...attempt, remainingRows: [] });
      remaining = attempt.remainingRows;
      isInDoubt ||= remaining.length > 0;
      shouldCheckStock ||= isInDoubt;
    }
    if (remaining.length === 0) break;
    await waitForNextRound(round);
  }
  const stockFailures =
    shouldCheckStock || total.hasMissingStock ? await setMissingStock(client, total.created) : [];
  return {
    createdCount: total.created.length - stockFailures.length,
    existingCount: total.existingCount,
    failed: [...total.failedItems, ...stockFailures],
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

/** Looks up the rows' products. Rows that have no product are returned as `remainingRows`. */
async function lookUpProducts(client: Client, rows: readonly NumberedRow[]): Promise<Attempt> {
  const keys = rows.map(({ value }) => value.key);
  const page = await client.use(productsV3).queryProducts().in("slug", keys).limit(100).find();
  const productsBySlug = new Map((await page.toArray()).map((product) => [product.slug, product]));
  const attempt = emptyAttempt();
  for (const row of rows) {
    const product = productsBySlug.get(row.value.key);
    if (!product) attempt.remainingRows.push(row);
    // The name is different, so this import did not create the product.
    else if (product.name !== row.value.name) attempt.existingCount += 1;
    else attempt.created.push({ row, productId: product.id });
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
    if (verdict === "unclear") return { ...emptyAttempt(), remainingRows: rows };
    const [firstRow, ...otherRows] = rows;
    if (firstRow && otherRows.length === 0) {
      const { code, message } = reasonOf(error);
      return { ...emptyAttempt(), failedItems: [toFailedItem(firstRow, code, message)] };
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
    if (success && id) attempt.created.push({ row, productId: id });
    // An earlier unclear request may have created this product, so look it up.
    else if (error?.code === "DUPLICATE_SLUG_ERROR" && isInDoubt) attempt.remainingRows.push(row);
    else if (error?.code === "DUPLICATE_SLUG_ERROR") attempt.existingCount += 1;
    else
      attempt.failedItems.push(
        toFailedItem(row, error?.code ?? "UNKNOWN", error?.description ?? "no reason given"),
      );
  }
  // The platform may omit results from a long response.
  attempt.remainingRows.push(...unreportedRows);
  attempt.hasMissingStock = (response.inventoryResults?.bulkActionMetadata?.totalFailures ?? 0) > 0;
  return attempt;
}
