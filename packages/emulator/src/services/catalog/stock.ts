import type { Context } from "../../kernel/context.js";
import type { Entity } from "../../resource/declaration.js";
import type { Draft, Recipe } from "../../store/collection.js";
import { modifiedFields } from "../../store/modified-fields.js";
import { inventoryId } from "./inventory-id.js";
import { directCategoryIds, inStock, optionChoices } from "./lookup.js";
import {
  type Product,
  STORES_APP_ID,
  type Stock,
  type StockRecord,
  type Variant,
} from "./model.js";
import { catalogSlice, productStore } from "./slice.js";
import { watchStock } from "./v1-stock-events.js";

const INVENTORY_ENTITY = "wix.stores.catalog.v3.inventory_item";

export type Reason = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE";

export type Stocked = { readonly product: Product; readonly variant: Variant };

export type WholeStock = Stock & Pick<Variant, "record">;

const preordersLeft = ({ record }: Variant): number | undefined =>
  record?.limit === undefined ? undefined : Math.max(0, record.limit - (record.counter ?? 0));

export function variantName(product: Product, { choices }: Variant): string {
  const names = optionChoices(product, choices).map(({ choice }) => choice.name);
  return names.join(", ") || product.name;
}

export function statusOf(variant: Variant): "IN_STOCK" | "PREORDER" | "OUT_OF_STOCK" {
  const { quantity, preorder, inStock } = variant.stock;
  if (quantity === undefined ? inStock : quantity > 0) return "IN_STOCK";
  return preorder && preordersLeft(variant) !== 0 ? "PREORDER" : "OUT_OF_STOCK";
}

export function inventoryItem(context: Context, { product, variant }: Stocked) {
  const { quantity, preorder, inStock } = variant.stock;
  const { record } = variant;
  const { message, limit, counter, extendedFields } = record ?? {};
  return {
    id: inventoryId(variant.id),
    revision: String(record?.revision ?? 1),
    createdDate: record?.createdDate ?? product.createdDate,
    updatedDate: record?.updatedDate ?? product.createdDate,
    variantId: variant.id,
    locationId: context.site.id,
    productId: product.id,
    trackQuantity: quantity !== undefined,
    ...(quantity === undefined ? { inStock } : { quantity }),
    availabilityStatus: statusOf(variant),
    preorderInfo: { enabled: preorder, message, limit, quantity: preordersLeft(variant), counter },
    product: {
      name: product.name,
      directCategoryIds: directCategoryIds(context.store(catalogSlice), product),
      variantName: variantName(product, variant),
      variantSku: variant.sku || undefined,
      variantVisible: variant.visible,
    },
    extendedFields,
  };
}

const emit = (context: Context, slug: string, entityId: string, payload: Entity) =>
  context.emit({ entityFqdn: INVENTORY_ENTITY, slug, entityId, payload });

function changeVariant(context: Context, stocked: Stocked, change: Recipe<Variant>): Stocked {
  const { product, variant } = stocked;
  const index = product.variants.findIndex(({ id }) => id === variant.id);
  const next = productStore(context).patch(product.id, ({ variants }) => {
    change(variants[index] as Draft<Variant>);
  });
  return { product: next, variant: next.variants[index] as Variant };
}

export function setStock(
  context: Context,
  stocked: Stocked,
  next: WholeStock,
  reason?: Reason,
): Stocked {
  const { product, variant } = stocked;
  const isNew = variant.stock.hasNoItem;
  watchStock(context, product);
  const before = context.isObserved && !isNew ? inventoryItem(context, stocked) : {};
  const { hasNoItem: _none, record = recordOf(context, stocked), ...stock } = next;
  const { quantity } = stock;
  const changed = changeVariant(context, stocked, (draft) => {
    draft.stock = { ...stock, inStock: quantity === undefined ? stock.inStock : quantity > 0 };
    const revision = isNew ? 1 : record.revision + 1;
    draft.record = { ...record, revision, updatedDate: context.iso };
  });
  // Sites with catalog V1 emit different events.
  if (!context.isObserved || context.site.catalogVersion === "V1_CATALOG") return changed;
  const entity = inventoryItem(context, changed);
  const { id } = entity;
  if (isNew) emit(context, "created", id, { createdEvent: { entity } });
  else {
    const updatedEvent = { currentEntity: entity, modifiedFields: modifiedFields(before, entity) };
    emit(context, "updated", id, { updatedEvent });
  }
  if (reason) {
    // The app that made the change is unknown, so the event contains the id of the Stores app.
    const body = { currentEntity: entity, reason, appId: STORES_APP_ID };
    emit(context, "updated_with_reason", id, { actionEvent: { body } });
  }
  const isInStock = inStock(changed.variant);
  if (isInStock !== inStock(variant) && !isNew) {
    emit(context, "stock_status_updated", id, { actionEvent: { body: { inStock: isInStock } } });
  }
  return changed;
}

/** Deletes an inventory item. Its variant cannot be bought until a new item is created. */
export function dropStock(context: Context, stocked: Stocked): void {
  const deletedEntity = context.isObserved ? inventoryItem(context, stocked) : {};
  changeVariant(context, stocked, (draft) => {
    draft.stock = { inStock: false, preorder: false, hasNoItem: true };
    delete draft.record;
  });
  if (!context.isObserved) return;
  emit(context, "deleted", inventoryId(stocked.variant.id), { deletedEvent: { deletedEntity } });
}

/** Deducts units from the stock and preorders the rest if allowed. Returns the units deducted. */
export function takeStock(
  context: Context,
  product: Product,
  variant: Variant,
  quantity: number,
): number {
  const { stock } = variant;
  const stocked = { product, variant };
  const record = recordOf(context, stocked);
  const takenQuantity = Math.min(quantity, Math.max(0, stock.quantity ?? 0));
  const preorderedQuantity = stock.preorder ? quantity - takenQuantity : 0;
  const counter = (record.counter ?? 0) + preorderedQuantity;
  const next = {
    ...stock,
    quantity: (stock.quantity ?? 0) - takenQuantity,
    ...(preorderedQuantity > 0 && { record: { ...record, counter } }),
  };
  setStock(context, stocked, next, "ORDER");
  return takenQuantity;
}

export function putBackStock(
  context: Context,
  product: Product,
  variant: Variant,
  quantity: number,
): void {
  const { stock } = variant;
  const next = { ...stock, quantity: (stock.quantity ?? 0) + quantity };
  setStock(context, { product, variant }, next, "REVERT_INVENTORY_CHANGE");
}

export function recordOf(context: Context, { product, variant }: Stocked): StockRecord {
  const createdDate = variant.stock.hasNoItem ? context.iso : product.createdDate;
  return variant.record ?? { revision: 1, createdDate, updatedDate: createdDate };
}
