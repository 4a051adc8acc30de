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

/** The results for some products of a plan. */
export interface ApplyResult {
  changed: number;
  failed: FailedItem[];
}

/** The update of a product, and the lines of the plan that it completes. */
interface Update {
  plans: PlannedPrices[];
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
 * Changes the prices of some products as planned. Each round first reads the products. If a variant
 * already has its new price, this or an earlier run has changed it. If the price is different from
 * both the old and the new price, another user has changed it, so the plan line is reported as
 * failed. The platform rejects an update with an outdated revision, so a round can be repeated
 * after any unclear response.
 */
export async function applyPlan(
  client: Client,
  plans: readonly PlannedPrices[],
  concurrency: number,
): Promise<ApplyResult> {
  const failures: Failures = new Map();
  let remainingPlans = plans;
  for (let round = 0; ; round += 1) {
    try {
      const updates = await neededUpdates(client, remainingPlans, failures, concurrency);
      const unclearPlans: PlannedPrices[] = [];
      for (const group of groupUpdates(updates))
        unclearPlans.push(...(await sendUpdates(client, group, failures)));
      remainingPlans = unclearPlans;
    } catch (error) {
      if (verdictOf(error) !== "unclear") {
        throw new Stop(`The store rejected the request: ${reasonOf(error).message}`, EXIT.stopped);
      }
    }
    remainingPlans = remainingPlans.filter((plan) => !failures.has(plan));
    if (remainingPlans.length === 0) break;
    await waitForNextRound(round);
  }
  return { changed: plans.length - failures.size, failed: [...failures.values()] };
}

/** Compares plans with the current prices. Returns at most one update per product. */
async function neededUpdates(
  client: Client,
  plans: readonly PlannedPrices[],
  failures: Failures,
  concurrency: number,
): Promise<Update[]> {
  const plansByProduct = new Map<string, PlannedPrices[]>();
  for (const plan of plans) {
    plansByProduct.set(plan.productId, [...(plansByProduct.get(plan.productId) ?? []), plan]);
  }
  const currentProducts = await readCompleteProducts(
    client,
    [...plansByProduct.keys()],
    concurrency,
  );
  return [...plansByProduct].flatMap(([id, productPlans]): Update[] => {
    const product = currentProducts.get(id);
    const prices = new Map<string, string>();
    const changedPlans = productPlans.filter((plan) => {
      const changes = pricesToSet(plan, product);
      if (typeof changes === "string")
        failures.set(plan, toFailedItem(plan, "CHANGED_MEANWHILE", changes));
      else for (const [variant, price] of changes) prices.set(variant, price);
      return typeof changes !== "string" && changes.size > 0;
    });
    if (!product || changedPlans.length === 0) return [];
    return [{ plans: changedPlans, product: withPrices(product, prices) }];
  });
}

/**
 * Returns the new prices that still have to be set, keyed by variant, or the reason why the plan is
 * no longer valid.
 */
function pricesToSet(
  plan: PlannedPrices,
  product: V3Product | undefined,
): ReadonlyMap<string, string> | string {
  const newPrices = new Map<string, string>();
  if (!product) return "The product no longer exists";
  for (const { id, from, to } of plan.variants) {
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
 * Sends updates and returns the plans that have to be checked again. If a request is rejected,
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
      for (const plan of firstUpdate.plans) failures.set(plan, toFailedItem(plan, code, message));
      return [];
    }
    const half = Math.ceil(updates.length / 2);
    const plansToCheck = await sendUpdates(client, updates.slice(0, half), failures);
    return [...plansToCheck, ...(await sendUpdates(client, updates.slice(half), failures))];
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
    for (const plan of update.plans) failures.set(plan, toFailedItem(plan, code, description));
  }
  return [...updatesToCheck].flatMap(({ plans }) => plans);
}
