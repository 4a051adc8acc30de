import type { Context } from "../../kernel/context.js";
import type { Draft, Recipe } from "../../store/collection.js";
import { modifiedFields } from "../../store/modified-fields.js";
import type { StockRecord } from "./details.js";
import { inventoryId } from "./inventory-id.js";
import { directCategoryIds, inStock } from "./lookup.js";
import { type Product, STORES_APP_ID, type Stock, type Variant } from "./model.js";
import { catalogSlice, productStore } from "./slice.js";
import { noteStock } from "./v1-stock-events.js";

const ENTITY = "wix.stores.catalog.v3.inventory_item";

export type Reason = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE";

export interface Stocked {
  readonly product: Product;
  readonly variant: Variant;
}

export interface WholeStock extends Stock {
  readonly record?: StockRecord;
}

function aheadOf({ record }: Variant): number | undefined {
  return record?.limit === undefined
    ? undefined
    : Math.max(0, record.limit - (record.counter ?? 0));
}

export function variantName(product: Product, { choices }: Variant): string {
  const names = choices.flatMap(({ optionId, choiceId }) => {
    const option = product.options.find(({ id }) => id === optionId);
    return option?.choices.find(({ id }) => id === choiceId)?.name ?? [];
  });
  return names.join(", ") || product.name;
}

export function statusOf(variant: Variant): "IN_STOCK" | "PREORDER" | "OUT_OF_STOCK" {
  const { quantity, preorder, inStock: isThere } = variant.stock;
  if (quantity === undefined ? isThere : quantity > 0) return "IN_STOCK";
  return preorder && aheadOf(variant) !== 0 ? "PREORDER" : "OUT_OF_STOCK";
}

export function inventoryItem(context: Context, product: Product, variant: Variant) {
  const { quantity, preorder } = variant.stock;
  const { record } = variant;
  const ahead = aheadOf(variant);
  const counted = quantity !== undefined;
  return {
    id: inventoryId(variant.id),
    revision: String(record?.revision ?? 1),
    createdDate: record?.createdDate ?? product.createdDate,
    updatedDate: record?.updatedDate ?? product.createdDate,
    variantId: variant.id,
    locationId: context.site.id,
    productId: product.id,
    trackQuantity: counted,
    ...(counted ? { quantity } : { inStock: variant.stock.inStock }),
    availabilityStatus: statusOf(variant),
    preorderInfo: {
      enabled: preorder,
      ...(record?.message === undefined ? {} : { message: record.message }),
      ...(record?.limit === undefined ? {} : { limit: record.limit, quantity: ahead }),
      ...(record?.counter === undefined ? {} : { counter: record.counter }),
    },
    product: {
      name: product.name,
      directCategoryIds: directCategoryIds(context.store(catalogSlice), product),
      variantName: variantName(product, variant),
      ...(variant.sku === "" ? {} : { variantSku: variant.sku }),
      variantVisible: variant.visible,
    },
    ...(record?.extendedFields === undefined ? {} : { extendedFields: record.extendedFields }),
  };
}

function emit(context: Context, slug: string, entityId: string, payload: object): void {
  context.emit({ entityFqdn: ENTITY, slug, entityId, payload: { ...payload } });
}

function changeVariant(
  context: Context,
  product: Product,
  { id }: Variant,
  change: Recipe<Variant>,
): Stocked {
  const place = product.variants.findIndex((one) => one.id === id);
  const next = productStore(context).patch(product.id, ({ variants }) => {
    change(variants[place] as Draft<Variant>);
  });
  return { product: next, variant: next.variants[place] as Variant };
}

export function setStock(
  context: Context,
  product: Product,
  variant: Variant,
  next: WholeStock,
  reason?: Reason,
): Stocked {
  const before = variant.stock;
  noteStock(context, product);
  const shown = context.listened && !before.none ? inventoryItem(context, product, variant) : {};
  const wasThere = inStock(variant);
  const { none: _none, record, ...stock } = next;
  const { quantity } = stock;
  const known = record ?? recordOf(context, product, variant);
  const changed = changeVariant(context, product, variant, (draft) => {
    draft.stock = { ...stock, inStock: quantity === undefined ? stock.inStock : quantity > 0 };
    draft.record = {
      ...known,
      revision: before.none ? 1 : known.revision + 1,
      updatedDate: context.iso,
    };
  });
  // Sites with catalog V1 emit different events.
  if (!context.listened || context.site.catalogVersion === "V1_CATALOG") return changed;
  const entity = inventoryItem(context, changed.product, changed.variant);
  const { id } = entity;
  if (before.none) emit(context, "created", id, { createdEvent: { entity } });
  else {
    const fields = modifiedFields(shown, entity);
    emit(context, "updated", id, {
      updatedEvent: { currentEntity: entity, modifiedFields: fields },
    });
  }
  if (reason) {
    // Which app made the change is unknown, so the event contains the Stores app.
    const body = { currentEntity: entity, reason, appId: STORES_APP_ID };
    emit(context, "updated_with_reason", id, { actionEvent: { body } });
  }
  const isThere = inStock(changed.variant);
  if (isThere !== wasThere && !before.none) {
    emit(context, "stock_status_updated", id, { actionEvent: { body: { inStock: isThere } } });
  }
  return changed;
}

/** The variant cannot be bought until a new item is created. */
export function dropStock(context: Context, product: Product, variant: Variant): void {
  const deletedEntity = context.listened ? inventoryItem(context, product, variant) : {};
  changeVariant(context, product, variant, (draft) => {
    draft.stock = { inStock: false, preorder: false, none: true };
    delete draft.record;
  });
  if (context.listened) {
    emit(context, "deleted", inventoryId(variant.id), { deletedEvent: { deletedEntity } });
  }
}

/** Units that exceed the stock are preordered. Returns the number of units deducted. */
export function takeStock(
  context: Context,
  product: Product,
  variant: Variant,
  quantity: number,
): number {
  const { stock } = variant;
  const record = recordOf(context, product, variant);
  const there = Math.max(0, stock.quantity ?? 0);
  const taken = Math.min(quantity, there);
  const ahead = stock.preorder ? quantity - taken : 0;
  const counter = (record.counter ?? 0) + ahead;
  setStock(
    context,
    product,
    variant,
    {
      ...stock,
      quantity: (stock.quantity ?? 0) - taken,
      ...(ahead > 0 ? { record: { ...record, counter } } : {}),
    },
    "ORDER",
  );
  return taken;
}

export function giveBack(
  context: Context,
  product: Product,
  variant: Variant,
  quantity: number,
): void {
  const { stock } = variant;
  const next = { ...stock, quantity: (stock.quantity ?? 0) + quantity };
  setStock(context, product, variant, next, "REVERT_INVENTORY_CHANGE");
}

export function recordOf(
  context: Context,
  product: Product,
  { record, stock }: Variant,
): StockRecord {
  const createdDate = stock.none ? context.iso : product.createdDate;
  return record ?? { revision: 1, createdDate, updatedDate: createdDate };
}
