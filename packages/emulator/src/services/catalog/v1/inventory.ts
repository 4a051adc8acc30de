// Catalog V1 has one inventory item per product, with the stock of its variants.

import type { InventoryItemV2Input } from "@portico/stores/inventory";
import type { Context } from "../../../kernel/context.js";
import type { Handler, Handlers } from "../../../kernel/handler.js";
import { fieldError, notFound, rejection } from "../../../kernel/platform-error.js";
import type { Nullable, Sent } from "../../../kernel/wire-request.js";
import { ANY, EXACT, type Fields, fields, ORDERED } from "../../../query/fields.js";
import { resource } from "../../../resource/resource.js";
import { objectOf } from "../../../resource/verbs/verb.js";
import type { Draft, Recipe } from "../../../store/collection.js";
import { compact } from "../../../store/plain.js";
import { inStock, orderOfProduct, productById, requireCatalog } from "../lookup.js";
import type { Product, Variant } from "../model.js";
import { catalogSlice, productStore } from "../slice.js";
import { recordOf } from "../stock.js";
import { NO_VARIANT_ID, v1InventoryId, v1VariantId } from "../unmanaged.js";
import { emitInventoryEvent, watchStock } from "../v1-stock-events.js";
import { differences, writeHandler } from "./write/change.js";

type ItemInput = Nullable<Sent<InventoryItemV2Input>>;

type Change = Readonly<
  Partial<Record<"inventoryId" | "externalId" | "productId" | "variantId", string>>
> & { readonly preorderRequest?: boolean };

const MAX_QUANTITY = 99_999;

const V1_INVENTORY_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...fields(["id", "productId", "externalId"], { operators: [...ANY, "$hasSome"], sort: true }),
  ...fields(["numericId", "lastUpdated"], { operators: ORDERED, sort: true }),
  ...fields(["trackQuantity", "preorderInfo.enabled"], { operators: EXACT }),
  "variants.variantId": { operators: [...EXACT, "$hasSome"] },
  "variants.inStock": { operators: EXACT },
  "variants.quantity": { operators: ORDERED },
});

const isStockTracked = ({ variants }: Product): boolean =>
  variants.some(({ stock }) => stock.quantity !== undefined);

function itemOf(product: Product, variantIds: readonly string[] = []) {
  const requestedVariants = product.variants.filter(
    (variant) => variantIds.length === 0 || variantIds.includes(v1VariantId(product, variant)),
  );
  const record = product.variants[0]?.record;
  return {
    id: v1InventoryId(product.id),
    externalId: product.id,
    productId: product.id,
    trackQuantity: isStockTracked(product),
    variants: requestedVariants.map((variant) => ({
      variantId: v1VariantId(product, variant),
      inStock: inStock(variant),
      ...compact({ quantity: variant.stock.quantity }),
      availableForPreorder: variant.stock.preorder,
    })),
    lastUpdated: product.updatedDate,
    numericId: product.numericId,
    preorderInfo: {
      enabled: product.variants.some(({ stock }) => stock.preorder),
      ...compact({ message: record?.message, limit: record?.limit }),
    },
  };
}

function productOf(context: Context, { inventoryId: id, productId, externalId }: Change): Product {
  const { products } = context.store(catalogSlice);
  const requestedId = productId ?? externalId;
  const product = requestedId ? products.get(requestedId) : products.get(v1InventoryId(id ?? ""));
  if (!product) throw notFound("Inventory item", "INVENTORY_ITEM_NOT_FOUND");
  return product;
}

function variantOf<V extends Variant>(
  product: Pick<Product, "unmanaged"> & { readonly variants: readonly V[] },
  id: string | null | undefined,
): V {
  const [onlyVariant] = product.variants;
  const variant =
    product.unmanaged && (!id || id === NO_VARIANT_ID)
      ? onlyVariant
      : product.variants.find((candidate) => candidate.id === id);
  if (variant) return variant;
  throw notFound("Variant", "VARIANT_NOT_FOUND", { variantId: id ?? "" });
}

function checkQuantity(field: string, quantity: number): void {
  if (Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY) return;
  const [violatedRule, threshold] =
    quantity < 0 ? (["MIN", 0] as const) : (["MAX", MAX_QUANTITY] as const);
  const description = `must be an integer from 0 to ${MAX_QUANTITY}`;
  throw fieldError(field, violatedRule, description, { threshold });
}

function changeStock(context: Context, product: Product, change: Recipe<Product>): void {
  const before = itemOf(product);
  watchStock(context, product);
  const next = productStore(context).patch(product.id, (draft) => {
    change(draft);
    draft.updatedDate = context.iso;
  });
  type Item = ReturnType<typeof itemOf>;
  const settingsOf = ({ trackQuantity: trackInventory, preorderInfo }: Item) => ({
    trackInventory,
    preorderInfo,
  });
  const settings = settingsOf(itemOf(next));
  const fieldMask = differences(settingsOf(before), settings);
  if (fieldMask.length === 0) return;
  emitInventoryEvent(context, "InventoryItemChanged", product, { ...settings, fieldMask });
}

function setQuantity({ stock }: Draft<Variant>, quantity: number): void {
  stock.quantity = quantity;
  stock.inStock = quantity > 0;
}

function applyStock(context: Context, product: Draft<Product>, input: ItemInput): void {
  for (const variant of typeof input.trackQuantity === "boolean" ? product.variants : []) {
    if (input.trackQuantity) setQuantity(variant, variant.stock.quantity ?? 0);
    else delete variant.stock.quantity;
  }
  const isTracked = isStockTracked(product);
  const variants = input.variants ?? [];
  for (const [index, { variantId, quantity, inStock: newInStock }] of variants.entries()) {
    const variant = variantOf(product, variantId);
    if (isTracked && typeof quantity === "number") {
      checkQuantity(`inventoryItem.variants[${index}].quantity`, quantity);
      setQuantity(variant, quantity);
    }
    if (!isTracked && typeof newInStock === "boolean") variant.stock.inStock = newInStock;
  }
  if (!input.preorderInfo) return;
  const { enabled, message, limit } = input.preorderInfo;
  // All variants have the same preorder message and limit.
  for (const variant of product.variants) {
    if (typeof enabled === "boolean") variant.stock.preorder = enabled;
    variant.record = {
      ...recordOf(context, { product, variant }),
      ...(typeof message === "string" && { message }),
      ...(typeof limit === "number" && { limit }),
    };
  }
}

function applyChange(context: Context, change: Change, by: number): void {
  const product = productOf(context, change);
  const variant = variantOf(product, change.variantId);
  const { quantity, preorder } = variant.stock;
  if (change.preorderRequest && preorder) return;
  const ids = { productId: product.id, variantId: v1VariantId(product, variant) };
  if (quantity === undefined) {
    throw rejection("INVENTORY_QUANTITY_NOT_TRACKED", "The quantity is not tracked", ids);
  }
  if (quantity + by < 0) {
    const data = { ...ids, quantity };
    throw rejection("INSUFFICIENT_INVENTORY", "Insufficient inventory", data);
  }
  if (quantity + by > MAX_QUANTITY) {
    throw rejection("MAX_QUANTITY_LIMIT_REACHED", "The quantity exceeds the maximum", ids);
  }
  changeStock(context, product, (draft) =>
    setQuantity(variantOf(draft, change.variantId), quantity + by),
  );
}

const changeHandler = (sign: 1 | -1): Handler =>
  writeHandler((request, context) => {
    const list = sign === 1 ? "incrementData" : "decrementData";
    const field = sign === 1 ? "incrementBy" : "decrementBy";
    const items = (request[list] ?? []) as readonly (Change & Partial<Record<string, number>>)[];
    for (const [index, item] of items.entries()) {
      const by = item[field] ?? 0;
      checkQuantity(`${list}[${index}].${field}`, by);
      applyChange(context, item, sign * by);
    }
    return {};
  });

export const v1InventoryHandlers: Handlers = {
  "stores.inventory.updateInventoryVariants": writeHandler(({ inventoryItem }, context) => {
    const product = productById(context, inventoryItem.productId);
    changeStock(context, product, (draft) => applyStock(context, draft, inventoryItem));
    return {};
  }),

  "stores.inventory.decrementInventory": changeHandler(-1),
  "stores.inventory.incrementInventory": changeHandler(1),

  "stores.inventory.getInventoryVariants": writeHandler((request, context) => {
    const product = productOf(context, request);
    return { inventoryItem: itemOf(product, request.variantIds ?? []) };
  }),
};

export const v1Inventory = resource<Product>("stores.inventory", {
  checkRequest: (tools) => requireCatalog(tools, "V1_CATALOG"),
  source: (tools) => ({
    items: [...tools.store(catalogSlice).products.values()],
    order: orderOfProduct,
    fields: V1_INVENTORY_FIELDS,
    view: (product) => itemOf(product),
  }),
  list: (_tools, products) => products.map((product) => itemOf(product)),
  respond: ({ metadata, ...response }) => {
    const { count: items, offset } = objectOf(metadata);
    return { ...response, metadata: { items, offset } };
  },
});
