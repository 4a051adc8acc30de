// Inventory items are views of the variants' stock: one for each variant that has one, at the default location.

import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import { ANY, EXACT, type Fields, fields } from "../../../kernel/query/fields.js";
import { type Conditions, numbered, select } from "../../../kernel/query/run-query.js";
import { holderOf } from "../holders.js";
import { findProduct, orderOfVariant, visibleProducts, visibleVariants } from "../lookup.js";
import type { Product, Variant } from "../model.js";
import { catalogSlice } from "../slice.js";
import { inventoryId, inventoryItem } from "../stock.js";

const PLAIN = [
  "productId",
  "quantity",
  "createdDate",
  "updatedDate",
  "product.name",
  "product.variantName",
  "product.variantSku",
];
const INVENTORY_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...fields(["id", "variantId", "locationId"], { operators: ANY }),
  ...fields(PLAIN, { operators: ANY, sort: true }),
  ...fields(["inStock", "trackQuantity", "availabilityStatus", "preorderInfo.enabled"], {
    operators: EXACT,
    sort: true,
  }),
  "product.directCategoryIds": { operators: ["$hasSome", "$hasAll", "$exists"] },
});

/** A variant with its product. */
export interface Stocked {
  readonly product: Product;
  readonly variant: Variant;
}

const missing = () => notFound("Inventory item", "INVENTORY_ITEM_NOT_FOUND");

// Ids of items follow from those of variants: built when first asked for, and never trusted, as holders are.
const variantIds = /* @__PURE__ */ new WeakMap<object, Map<string, string>>();

function variantIdOf(context: Context, itemId: string): string | undefined {
  const { products } = context.store(catalogSlice);
  const known = variantIds.get(products)?.get(itemId);
  if (known !== undefined) return known;
  const all = new Map<string, string>();
  for (const { variants } of products.values()) {
    for (const { id } of variants) all.set(inventoryId(id), id);
  }
  variantIds.set(products, all);
  return all.get(itemId);
}

/** A variant that the caller may see, whether it has an inventory item or not. */
export function variantAt(context: Context, id: unknown): Stocked | undefined {
  const held = holderOf(context.store(catalogSlice), "variant", String(id));
  const product = held && findProduct(context, held.id);
  if (!product) return undefined;
  const variant = visibleVariants(context, product).find((one) => one.id === id);
  return variant && { product, variant };
}

/** The inventory item of a variant at a location; without one, the default location. */
export function itemOfVariant(context: Context, variantId: unknown, locationId?: unknown): Stocked {
  const isHere = locationId == null || locationId === context.site.id;
  const found = isHere ? variantAt(context, variantId) : undefined;
  if (!found || found.variant.stock.none) throw notFound("Inventory item", "NOT_FOUND");
  return found;
}

/** The inventory item of an id. */
export function itemAt(context: Context, id: unknown): Stocked {
  const variantId = variantIdOf(context, String(id));
  const found = variantId === undefined ? undefined : variantAt(context, variantId);
  if (!found || found.variant.stock.none) throw missing();
  return found;
}

/** Inventory items for a query or search. */
export function inventory(context: Context) {
  const items = visibleProducts(context).flatMap((product) =>
    visibleVariants(context, product).flatMap((variant) =>
      variant.stock.none
        ? []
        : {
            item: inventoryItem(context, product, variant),
            order: orderOfVariant({ product, variant }),
            stocked: { product, variant },
          },
    ),
  );
  const searched = ["product.name", "product.variantName", "product.variantSku"];
  return { ...numbered, items, fields: INVENTORY_FIELDS, searched };
}

/** The inventory items that a filter and a free text of a request leave. */
export function filteredItems(context: Context, request: object): readonly Stocked[] {
  return select(inventory(context), request as Conditions).map(({ stocked }) => stocked);
}
