import type { Context } from "../../../../kernel/context.js";
import { eachOf, totalsOf } from "../../../../resource/verbs/bulk.js";
import { inventoryId } from "../../inventory-id.js";
import type { Product, Variant } from "../../model.js";
import { inventoryItem, setStock } from "../../stock.js";
import { stockOf } from "../../stock-content.js";
import type { ProductContent } from "./content.js";

interface Wish {
  readonly product: Product;
  readonly variant: Variant;
  readonly content: object;
}

/** Variants and stock match by their order in the request. */
export function wishesOf(product: Product, content: ProductContent): Wish[] {
  const sent = content.variantsInfo?.variants ?? [];
  return sent.flatMap(({ inventoryItem: stock }, place): Wish[] => {
    const variant = product.variants[place];
    return stock && variant ? [{ product, variant, content: stock }] : [];
  });
}

export function stockResults(context: Context, wishes: readonly Wish[], whole: boolean) {
  const done = eachOf(context, wishes, (item) => {
    const { product, variant, content } = item as Wish;
    const next = stockOf(context, product, variant, content);
    const changed = setStock(context, product, variant, next);
    const entity = inventoryItem(context, changed.product, changed.variant);
    return { id: inventoryId(variant.id), entity };
  });
  return {
    results: done.map(({ metadata, entity }) => ({
      itemMetadata: metadata,
      ...(whole && entity ? { item: entity } : {}),
    })),
    bulkActionMetadata: totalsOf(done),
  };
}
