import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  writeSync,
} from "node:fs";
import { createInterface } from "node:readline";
import type { Client } from "@portico/core";
import { z } from "zod";
import type { FailedItem } from "../files/report.ts";
import { changedPrice, decimalPlacesOf, isSameAmount } from "./change.ts";
import type { Target } from "./targets.ts";
import { fetchVariants } from "./variants.ts";

const plannedLineSchema = z.object({
  row: z.number(),
  key: z.string(),
  productId: z.string(),
  variants: z.array(z.object({ id: z.string(), from: z.string(), to: z.string() })),
});
const failedLineSchema = z.object({
  row: z.number(),
  key: z.string(),
  code: z.string(),
  message: z.string(),
});
const planLineSchema = z.union([plannedLineSchema, failedLineSchema]);

/** A product's planned prices. */
export type PlannedPrices = z.output<typeof plannedLineSchema>;
export type PlanLine = PlannedPrices | FailedItem;

/**
 * Writes each changed variant's old and new price before the first change is sent. A plan is either
 * complete or missing. Because 10% off twice is 19% off, a run that continues a killed one follows
 * the plan instead of calculating prices again. The old prices show which variants have not been
 * changed yet.
 */
export async function writePlan(
  client: Client,
  path: string,
  chunks: AsyncIterable<readonly Target[]>,
): Promise<void> {
  const file = openSync(`${path}.part`, "w");
  try {
    for await (const targets of chunks) {
      const lines = await createPlanLines(client, targets);
      for (const planLine of lines) writeSync(file, `${JSON.stringify(planLine)}\n`);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
}

/** Reads the lines of a plan. */
export async function* readPlan(path: string): AsyncGenerator<PlanLine> {
  if (!existsSync(path)) return;
  for await (const text of createInterface({ input: createReadStream(path) })) {
    if (text !== "") yield planLineSchema.parse(JSON.parse(text));
  }
}

async function createPlanLines(client: Client, targets: readonly Target[]): Promise<PlanLine[]> {
  const productIds = new Set(targets.flatMap(({ productId }) => (productId ? [productId] : [])));
  if (productIds.size === 0)
    return targets.map((target) =>
      impossibleChange(target, "PRODUCT_NOT_FOUND", "No product with this key"),
    );
  const variants = await fetchVariants(client, [...productIds]);
  return targets.map((target) => {
    if (!target.productId)
      return impossibleChange(target, "PRODUCT_NOT_FOUND", "No product with this key");
    const allVariants = variants.get(target.productId) ?? [];
    const matchingVariants = allVariants.filter(
      ({ sku }) => target.sku === undefined || sku === target.sku,
    );
    if (matchingVariants.length === 0)
      return impossibleChange(
        target,
        "VARIANT_NOT_FOUND",
        "The product does not have this variant",
      );
    const changedVariants: PlannedPrices["variants"] = [];
    for (const { variantId: id, price, productData } of matchingVariants) {
      const from = price?.actualPrice?.amount ?? "0";
      const to = changedPrice(from, target.change, decimalPlacesOf(productData?.currency ?? "USD"));
      if (to === undefined)
        return impossibleChange(target, "PRICE_BELOW_ZERO", `${from} would become negative`);
      if (!isSameAmount(from, to)) changedVariants.push({ id, from, to });
    }
    const { row, key, productId } = target;
    return { row, key, productId, variants: changedVariants };
  });
}

const impossibleChange = ({ row, key }: Target, code: string, message: string): FailedItem => ({
  row,
  key,
  code,
  message,
});
