import type { Context } from "../../../kernel/context.js";
import type { Handler, Handlers } from "../../../kernel/handler.js";
import type { WireRequest } from "../../../kernel/wire-request.js";
import { type Conditions, select } from "../../../query/run-query.js";
import { listOf, objectOf } from "../../../resource/verbs/verb.js";
import { dropStock, type Reason, setStock } from "../stock.js";
import { stockOf } from "../stock-content.js";
import { variantItems } from "../v3/source.js";
import { merchantCall } from "../v3/write/merchant-call.js";
import { decrement, increment } from "./count.js";
import { filteredItems, itemAt, itemOfVariant, type Stocked } from "./find.js";
import { bulkItems, createItem } from "./handlers.js";

type Find = (context: Context, item: Record<string, unknown>) => Stocked;

const byId: Find = (context, { inventoryItemId }) => itemAt(context, inventoryItemId);
const byVariant: Find = (context, { variantId, locationId }) =>
  itemOfVariant(context, variantId, locationId);

const reasonOf = ({ reason }: WireRequest) =>
  typeof reason === "string" ? { reason: reason as Reason } : {};

const down = (find: Find) =>
  merchantCall((request, context) =>
    bulkItems(context, listOf(request.decrementData), request.returnEntity === true, (item) => {
      const stocked = find(context, item);
      return decrement(context, stocked, {
        by: Number(item.decrementBy),
        // Stock may fall below zero only if the request sets this to `false`.
        restrict: request.restrictInventory !== false,
        ahead: item.preorderRequest === true,
        ...reasonOf(request),
      });
    }),
  );

const up = (find: Find) =>
  merchantCall((request, context) =>
    bulkItems(context, listOf(request.incrementData), request.returnEntity === true, (item) => {
      const step = { by: Number(item.incrementBy), ...reasonOf(request) };
      return increment(context, find(context, item), step);
    }),
  );

const byFilter = (
  work: (context: Context, stocked: Stocked, request: WireRequest) => void,
): Handler =>
  merchantCall((request, context) => {
    for (const stocked of filteredItems(context, request)) work(context, stocked, request);
    return { jobId: context.guid("job") };
  });

function adjust(context: Context, stocked: Stocked, action: unknown): void {
  const { quantity } = stocked.variant.stock;
  if (quantity === undefined) return;
  const { incrementBy, decrementBy } = objectOf(action);
  if (incrementBy) increment(context, stocked, { by: Number(incrementBy) });
  else if (decrementBy) {
    const by = Math.min(Number(decrementBy), Math.max(0, quantity));
    if (by > 0) decrement(context, stocked, { by, restrict: true });
  }
}

function track(context: Context, stocked: Stocked, isCounted: unknown): Stocked {
  const { product, variant } = stocked;
  const { quantity, ...stock } = variant.stock;
  if (typeof isCounted !== "boolean" || isCounted === (quantity !== undefined)) return stocked;
  const next = isCounted ? { ...stock, quantity: 0 } : { ...stock, inStock: (quantity ?? 0) > 0 };
  return setStock(context, product, variant, next);
}

export const inventoryCountHandlers: Handlers = {
  "stores.inventoryItemsV3.bulkDecrementInventoryItems": down(byId),
  "stores.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation": down(byVariant),
  "stores.inventoryItemsV3.bulkIncrementInventoryItems": up(byId),
  "stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation": up(byVariant),

  "stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter": byFilter(
    (context, { product, variant }, request) => {
      const content = objectOf(request.inventoryItem);
      setStock(context, product, variant, stockOf(context, product, variant, content));
    },
  ),
  "stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter": byFilter(
    (context, { product, variant }) => dropStock(context, product, variant),
  ),
  "stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter": byFilter(
    (context, stocked, request) => {
      const { product, variant } = stocked;
      const { setInventoryItem, inventoryItem } = request;
      const content = objectOf(setInventoryItem ?? inventoryItem);
      const isSet = Object.keys(content).length > 0;
      const next = stockOf(context, product, variant, content);
      const changed = isSet ? setStock(context, product, variant, next) : stocked;
      adjust(context, changed, request.adjustedInventoryAction);
    },
  ),
  "stores.inventoryItemsV3.bulkAdjustInventoryItemsByFilter": byFilter(
    (context, stocked, request) => {
      adjust(context, track(context, stocked, request.trackQuantity), request.adjustment);
    },
  ),

  "stores.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter": merchantCall(
    (request, context) => {
      const { locationId, inventoryCreationData } = request;
      const found = select(variantItems(context), request as Conditions);
      for (const { product, variant } of found) {
        // Variants that already have an inventory item keep it.
        if (!variant.stock.none) continue;
        const about = { productId: product.id, variantId: variant.id, locationId };
        createItem(context, { ...about, ...objectOf(inventoryCreationData) });
      }
      return { jobId: context.guid("job") };
    },
  ),
};
