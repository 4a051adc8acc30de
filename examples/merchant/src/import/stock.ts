import type { Client } from "@portico/core";
import { inventoryItemsV3, readOnlyVariantsV3 } from "@portico/stores";
import type { FailedItem } from "../files/report.ts";
import { reasonOf, verdictOf } from "../shop/failure.ts";
import { backOff, MAX_ROUNDS } from "../shop/patience.ts";
import type { NumberedRow } from "./read-catalog.ts";

/** A row with the product that the import created, possibly in an earlier attempt. */
export interface CreatedRow {
  row: NumberedRow;
  productId: string;
}

/**
 * Sets the stock of created products that have no inventory item. The platform creates a product
 * first and its stock second, and the second step can fail on its own. Call this after an unclear
 * response or a reported stock failure. Existing stock is not changed, because items may have been
 * sold.
 */
export async function setMissingStock(
  client: Client,
  createdRows: readonly CreatedRow[],
): Promise<FailedItem[]> {
  const rowsWithStock = createdRows.filter(({ row }) => row.value.stock !== undefined);
  for (let round = 0; ; round += 1) {
    try {
      return rowsWithStock.length === 0 ? [] : await setStockOnce(client, rowsWithStock);
    } catch (error) {
      if (verdictOf(error) !== "unclear" || round === MAX_ROUNDS) {
        const { message } = reasonOf(error);
        return rowsWithStock.map(({ row }) => toFailedItem(row, message));
      }
      await backOff(round);
    }
  }
}

const toFailedItem = ({ row, value }: NumberedRow, message: string): FailedItem => ({
  row,
  key: value.key,
  code: "STOCK_NOT_SET",
  message: `The product was created, but its inventory was not set: ${message}`,
});

async function setStockOnce(
  client: Client,
  rowsWithStock: readonly CreatedRow[],
): Promise<FailedItem[]> {
  const inventory = client.use(inventoryItemsV3);
  const productIds = rowsWithStock.map(({ productId }) => productId);
  const inventoryPage = await inventory
    .queryInventoryItems()
    .in("productId", productIds)
    .limit(100)
    .find();
  const stockedIds = new Set((await inventoryPage.toArray()).map(({ productId }) => productId));
  const rowsWithoutStock = rowsWithStock.filter(({ productId }) => !stockedIds.has(productId));
  if (rowsWithoutStock.length === 0) return [];
  const variants = await client
    .use(readOnlyVariantsV3)
    .queryVariants()
    .in(
      "productData.productId",
      rowsWithoutStock.map(({ productId }) => productId),
    )
    .limit(100)
    .find();
  const variantIdByProduct = new Map(
    (await variants.toArray()).map((variant) => [
      variant.productData?.productId,
      variant.variantId,
    ]),
  );
  const { results } = await inventory.bulkCreateInventoryItems(
    rowsWithoutStock.map(({ row, productId }) => ({
      productId,
      variantId: variantIdByProduct.get(productId) ?? "",
      quantity: row.value.stock ?? 0,
    })),
  );
  return results.flatMap(({ itemMetadata }) => {
    const row = rowsWithoutStock[itemMetadata?.originalIndex ?? -1]?.row;
    if (!row || itemMetadata?.success) return [];
    return [toFailedItem(row, itemMetadata?.error?.description ?? "no reason given")];
  });
}
