import type { Context } from "../../../../kernel/context.js";
import { bulkOf } from "../../../../resource/verbs/bulk.js";
import { inventoryId } from "../../inventory-id.js";
import { catalogSlice } from "../../slice.js";
import { inventoryItem, setStock } from "../../stock.js";
import { changedStock } from "../../stock-content.js";
import type { ProductContent } from "./content.js";

/**
 * Writes the stock from the products' content. Variants are matched by their order in the request.
 */
export function stockResults(
  context: Context,
  contents: Iterable<readonly [productId: string, ProductContent]>,
  isWhole: boolean,
) {
  const { products } = context.store(catalogSlice);
  const changes = [...contents].flatMap(([id, { variantsInfo }]) => {
    const product = products.get(id);
    return (variantsInfo?.variants ?? []).flatMap(({ inventoryItem: content }, index) => {
      const variant = product?.variants[index];
      return content && product && variant ? [{ stocked: { product, variant }, content }] : [];
    });
  });
  return bulkOf(
    context,
    changes,
    ({ stocked, content }) => {
      const changed = setStock(context, stocked, changedStock(context, stocked, content));
      return { id: inventoryId(stocked.variant.id), entity: inventoryItem(context, changed) };
    },
    (item) => isWhole && { item },
  );
}
