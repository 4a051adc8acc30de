import type { ProductWithInventoryToCreate } from "@portico/stores/products-v3";
import { z } from "zod";
import {
  amountCell,
  booleanCell,
  integerCell,
  keyCell,
  optionalCell,
  textCell,
} from "../files/cells.ts";

/** A row of a catalog file: a product with one variant. */
export const catalogRowSchema = z.object({
  key: keyCell,
  name: textCell(80),
  price: amountCell,
  compare_at_price: optionalCell(amountCell),
  sku: optionalCell(textCell(40)),
  stock: optionalCell(integerCell(99_999)),
  description: optionalCell(textCell(16_000)),
  weight: optionalCell(amountCell.transform(Number)),
  brand: optionalCell(textCell(50)),
  visible: optionalCell(booleanCell),
});

export type CatalogRow = z.output<typeof catalogRowSchema>;

/**
 * Returns the product that a row describes. The key is the product's slug: the platform rejects a
 * second product with the same slug, so a killed import can safely be run again.
 */
export function productOf(row: CatalogRow): ProductWithInventoryToCreate {
  const { compare_at_price: compareAt, sku, stock, description, weight, brand } = row;
  return {
    name: row.name,
    slug: row.key,
    productType: "PHYSICAL",
    physicalProperties: {},
    visible: row.visible ?? true,
    ...(description === undefined ? {} : { plainDescription: description }),
    ...(brand === undefined ? {} : { brand: { name: brand } }),
    variantsInfo: {
      variants: [
        {
          price: {
            actualPrice: { amount: row.price },
            ...(compareAt === undefined ? {} : { compareAtPrice: { amount: compareAt } }),
          },
          physicalProperties: weight === undefined ? {} : { weight },
          ...(sku === undefined ? {} : { sku }),
          ...(stock === undefined ? {} : { inventoryItem: { quantity: stock } }),
        },
      ],
    },
  };
}
