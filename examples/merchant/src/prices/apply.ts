import type { Client } from "@portico/core";
import { productsV3 } from "@portico/stores";
import type { V3Product, V3ProductForBulkUpdateProducts } from "@portico/stores/products-v3";
import type { FailedItem } from "../files/report.ts";
import { reasonOf, verdictOf } from "../shop/failure.ts";
import { waitForNextRound } from "../shop/patience.ts";
import { EXIT, Stop } from "../stop.ts";
import { isSameAmount } from "./change.ts";
import type { PlannedPrices } from "./plan.ts";
import { readCompleteProducts, withPrices } from "./variants.ts";

/** The results for some lines of a plan. */
export interface ApplyResult {
  changed: number;
  failed: FailedItem[];
}

/** The update of a product, and the lines of the plan that it completes. */
interface Update {
  lines: PlannedPrices[];
  product: V3ProductForBulkUpdateProducts;
}

const REQUEST_LIMITS = { options: 100, variants: 1000 };

/** Failures, keyed by the line of the plan. */
type Failures = Map<PlannedPrices, FailedItem>;

const toFailedItem = ({ row, key }: PlannedPrices, code: string, message: string): FailedItem => ({
  row,
  key,
  code,
  message,
});

/**
 * Changes prices as planned in some lines of a plan. Each round first reads the products. If a
 * variant already has its new price, this or an earlier run has changed it. If the price is
 * different from both the old and the new price, another user has changed it, so the line is
 * reported as failed. The platform rejects an update with an outdated revision, so a round can be
 * repeated after any unclear response.
 */
export async function applyPlan(
  client: Client,
  lines: readonly PlannedPrices[],
  concurrency: number,
): Promise<ApplyResult> {
  const failures: Failures = new Map();
  let remainingLines = lines;
  for (let round = 0; ; round += 1) {
    try {
      const updates = await findNeededUpdates(client, remainingLines, failures, concurrency);
      const unclearLines: PlannedPrices[] = [];
      for (const group of groupUpdates(updates))
        unclearLines.push(...(await sendUpdates(client, group, failures)));
      remainingLines = unclearLines;
    } catch (error) {
      if (verdictOf(error) !== "unclear") {
        throw new Stop(`The store rejected the request: ${reasonOf(error).message}`, EXIT.stopped);
      }
    }
    remainingLines = remainingLines.filter((line) => !failures.has(line));
    if (remainingLines.length === 0) break;
    await waitForNextRound(round);
  }
  return { changed: lines.length - failures.size, failed: [...failures.values()] };
}

/** Compares lines with the current prices. Returns at most one update per product. */
async function findNeededUpdates(
  client: Client,
  lines: readonly PlannedPrices[],
  failures: Failures,
  concurrency: number,
): Promise<Update[]> {
  const linesByProduct = new Map<string, PlannedPrices[]>();
  for (const line of lines) {
    linesByProduct.set(line.productId, [...(linesByProduct.get(line.productId) ?? []), line]);
  }
  const currentProducts = await readCompleteProducts(
    client,
    [...linesByProduct.keys()],
    concurrency,
  );
  return [...linesByProduct].flatMap(([id, productLines]): Update[] => {
    const product = currentProducts.get(id);
    const prices = new Map<string, string>();
    const changedLines = productLines.filter((line) => {
      const changes = pricesToSet(line, product);
      if (typeof changes === "string")
        failures.set(line, toFailedItem(line, "CHANGED_MEANWHILE", changes));
      else for (const [variant, price] of changes) prices.set(variant, price);
      return typeof changes !== "string" && changes.size > 0;
    });
    if (!product || changedLines.length === 0) return [];
    return [{ lines: changedLines, product: withPrices(product, prices) }];
  });
}

/**
 * Returns the new prices that still have to be set, keyed by variant, or the reason why the line is
 * no longer valid.
 */
function pricesToSet(
  line: PlannedPrices,
  product: V3Product | undefined,
): ReadonlyMap<string, string> | string {
  const newPrices = new Map<string, string>();
  if (!product) return "The product no longer exists";
  for (const { id, from, to } of line.variants) {
    const variant = product.variantsInfo?.variants?.find((candidate) => candidate.id === id);
    const price = variant?.price?.actualPrice?.amount;
    if (price === undefined) return "The variant no longer exists";
    if (isSameAmount(price, from)) newPrices.set(id, to);
    else if (!isSameAmount(price, to))
      return `The price changed from ${from} to ${price} in the meantime`;
  }
  return newPrices;
}

/**
 * Groups updates into requests, because the platform limits the number of options and variants
 * across all products in a request.
 */
function groupUpdates(updates: readonly Update[]): Update[][] {
  const groups: Update[][] = [];
  let capacity = { options: 0, variants: 0 };
  for (const update of updates) {
    const options = update.product.options?.length ?? 0;
    const variants = update.product.variantsInfo?.variants?.length ?? 0;
    if (groups.length === 0 || options > capacity.options || variants > capacity.variants) {
      groups.push([]);
      capacity = { ...REQUEST_LIMITS };
    }
    groups.at(-1)?.push(update);
    capacity = { options: capacity.options - options, variants: capacity.variants - variants };
  }
  return groups;
}

/**
 * Sends updates and returns the lines that have to be checked again. If a request is rejected,
 * splits it to find the invalid updates.
 */
async function sendUpdates(
  client: Client,
  updates: readonly Update[],
  failures: Failures,
): Promise<PlannedPrices[]> {
  try {
    return await sendUpdatesOnce(client, updates, failures);
  } catch (error) {
    const [firstUpdate, ...otherUpdates] = updates;
    if (verdictOf(error) !== "refused" || firstUpdate === undefined) throw error;
    if (otherUpdates.length === 0) {
      const { code, message } = reasonOf(error);
      for (const line of firstUpdate.lines) failures.set(line, toFailedItem(line, code, message));
      return [];
    }
    const half = Math.ceil(updates.length / 2);
    const linesToCheck = await sendUpdates(client, updates.slice(0, half), failures);
    return [...linesToCheck, ...(await sendUpdates(client, updates.slice(half), failures))];
  }
}

async function sendUpdatesOnce(
  client: Client,
  updates: readonly Update[],
  failures: Failures,
): Promise<PlannedPrices[]> {
  const { results } = await client
    .use(productsV3)
    .bulkUpdateProducts(updates.map(({ product }) => ({ product })));
  const updatesToCheck = new Set(updates);
  for (const { itemMetadata } of results) {
    const update = updates[itemMetadata?.originalIndex ?? -1];
    if (!update || !itemMetadata) continue;
    const { success, error } = itemMetadata;
    // The product has changed since it was read, so check it again.
    if (!success && /REVISION/.test(error?.code ?? "")) continue;
    updatesToCheck.delete(update);
    if (success) continue;
    const { code = "UNKNOWN", description = "no reason given" } = error ?? {};
    for (const line of update.lines) failures.set(line, toFailedItem(line, code, description));
  }
  return [...updatesToCheck].flatMap(({ lines }) => lines);
}
