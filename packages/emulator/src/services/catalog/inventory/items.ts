import type { Context } from "../../../kernel/context.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import { type Conditions, select } from "../../../query/run-query.js";
import type { Entity, Tools } from "../../../resource/declaration.js";
import { resource } from "../../../resource/resource.js";
import { runBulk } from "../../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../../resource/verbs/verb.js";
import { inventoryId } from "../inventory-id.js";
import { checkRevision, checkV3Request } from "../lookup.js";
import { dropStock, inventoryItem, type Reason, type Stocked, setStock } from "../stock.js";
import { changedStock, decrement, increment } from "../stock-content.js";
import { variantSource } from "../v3/source.js";
import { inventorySource, itemById, itemOfVariant, variantAt } from "./find.js";

type InventoryTools = Tools<Stocked>;
type FindItem = (tools: InventoryTools, item: Entity) => Stocked;

function saveStock(context: Context, stocked: Stocked, content: object, reason?: unknown): Stocked {
  const next = changedStock(context, stocked, content);
  return setStock(context, stocked, next, reason as Reason | undefined);
}

function createItem(context: Context, content: Entity): Stocked {
  const { variantId, productId, locationId } = content;
  const stocked = variantAt(context, variantId);
  if (!stocked || (productId && stocked.product.id !== productId)) {
    throw notFound("Variant", "NOT_FOUND");
  }
  if (locationId && locationId !== context.site.id) throw notFound("Location", "NOT_FOUND");
  if (stocked.variant.stock.hasNoItem) return saveStock(context, stocked, content);
  const description = "The variant already has an inventory item at this location";
  throw applicationError(409, "ITEM_ALREADY_EXISTS", description, {
    inventoryItemId: inventoryId(stocked.variant.id),
  });
}

const findById: FindItem = (tools, { inventoryItemId }) => tools.get(inventoryItemId);
const findByVariant: FindItem = (tools, { variantId, locationId }) =>
  itemOfVariant(tools, variantId, locationId);

const bulkItems = (
  tools: InventoryTools,
  request: Entity,
  items: unknown,
  work: (item: Entity, reason: Reason | undefined) => Stocked,
) =>
  runBulk(
    tools,
    listOf(items).map(objectOf),
    (item) => {
      const entity = work(item, request.reason as Reason | undefined);
      return { id: tools.idOf(entity), entity };
    },
    (entity) => request.returnEntity === true && { item: tools.view(entity) },
  );

const decrementItems = (find: FindItem) => (tools: InventoryTools, request: Entity) =>
  bulkItems(tools, request, request.decrementData, (item, reason) =>
    decrement(tools, find(tools, item), {
      by: Number(item.decrementBy),
      restrict: request.restrictInventory !== false,
      isPreorder: item.preorderRequest === true,
      reason,
    }),
  );

const incrementItems = (find: FindItem) => (tools: InventoryTools, request: Entity) =>
  bulkItems(tools, request, request.incrementData, (item, reason) =>
    increment(tools, find(tools, item), Number(item.incrementBy), reason),
  );

const changeByFilter =
  (work: (tools: InventoryTools, stocked: Stocked, request: Entity) => void) =>
  (tools: InventoryTools, request: Entity) => {
    const matching = select(inventorySource(tools), request as Conditions);
    for (const stocked of matching) work(tools, stocked, request);
    return { jobId: tools.guid("job") };
  };

function adjustQuantity(context: Context, stocked: Stocked, action: unknown): void {
  const { quantity } = stocked.variant.stock;
  if (quantity === undefined) return;
  const { incrementBy, decrementBy } = objectOf(action);
  if (incrementBy) increment(context, stocked, Number(incrementBy));
  else if (decrementBy) {
    const by = Math.min(Number(decrementBy), Math.max(0, quantity));
    if (by > 0) decrement(context, stocked, { by, restrict: true });
  }
}

function setTracking(context: Context, stocked: Stocked, isTracked: unknown): Stocked {
  const { quantity, ...stock } = stocked.variant.stock;
  if (typeof isTracked !== "boolean" || isTracked === (quantity !== undefined)) return stocked;
  const next = isTracked ? { ...stock, quantity: 0 } : { ...stock, inStock: (quantity ?? 0) > 0 };
  return setStock(context, stocked, next);
}

export const inventoryItems = resource<Stocked>("stores.inventoryItemsV3", {
  access: { read: "anyone", write: "admin" },
  checkRequest: checkV3Request,
  tools: (tools, { reason }) => ({
    idOf: ({ variant }) => inventoryId(variant.id),
    find: (id) => itemById(tools, id),
    make: (content) => createItem(tools, objectOf(content)),
    insert: (content) => {
      const { id, variantId } = content as Entity;
      if (id) throw notFound("Inventory item", "INVENTORY_ITEM_NOT_FOUND");
      const stocked = variantAt(tools, variantId);
      const isNew = !stocked || stocked.variant.stock.hasNoItem;
      return isNew ? createItem(tools, content) : saveStock(tools, stocked, content);
    },
    revise: (stocked, content) => {
      const { revision = 1 } = stocked.variant.record ?? {};
      checkRevision("item", objectOf(content).revision, revision);
      return saveStock(tools, stocked, objectOf(content), reason);
    },
    remove: (stocked) => dropStock(tools, stocked),
    view: (stocked) => inventoryItem(tools, stocked) as Entity as Stocked,
  }),
  source: (tools) => ({
    ...inventorySource(tools),
    rejectEmptyFilter: tools.operation.endsWith(".searchInventoryItems"),
  }),
  // Unlike other queries, `queryInventoryItems` does not return `hasNext`.
  respond: (response, { operation }) => {
    if (!operation.endsWith(".queryInventoryItems")) return response;
    const { hasNext: _hasNext, ...pagingMetadata } = objectOf(response.pagingMetadata);
    return { ...response, pagingMetadata };
  },
  custom: {
    bulkDecrementInventoryItems: decrementItems(findById),
    bulkDecrementInventoryItemsByVariantAndLocation: decrementItems(findByVariant),
    bulkIncrementInventoryItems: incrementItems(findById),
    bulkIncrementInventoryItemsByVariantAndLocation: incrementItems(findByVariant),
    bulkSetOrAdjustInventoryItemsByFilter: changeByFilter((tools, stocked, request) => {
      const content = objectOf(request.setInventoryItem ?? request.inventoryItem);
      const hasContent = Object.keys(content).length > 0;
      const changed = hasContent ? saveStock(tools, stocked, content) : stocked;
      adjustQuantity(tools, changed, request.adjustedInventoryAction);
    }),
    bulkAdjustInventoryItemsByFilter: changeByFilter((tools, stocked, request) => {
      adjustQuantity(tools, setTracking(tools, stocked, request.trackQuantity), request.adjustment);
    }),
    bulkCreateInventoryItemsByVariantFilter: (tools, request) => {
      const { locationId, inventoryCreationData } = request;
      for (const { product, variant } of select(variantSource(tools), request as Conditions)) {
        if (!variant.stock.hasNoItem) continue;
        const ids = { productId: product.id, variantId: variant.id, locationId };
        createItem(tools, { ...ids, ...objectOf(inventoryCreationData) });
      }
      return { jobId: tools.guid("job") };
    },
  },
});
