import type { Context } from "../../../kernel/context.js";
import { anyone, type Handler, type Handlers } from "../../../kernel/handler.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import type { WireRequest } from "../../../kernel/wire-request.js";
import { type Aggregating, aggregate } from "../../../query/aggregate.js";
import { cursorMetadata } from "../../../query/page.js";
import { type Query, runQuery, select } from "../../../query/run-query.js";
import { eachOf, totalsOf } from "../../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../../resource/verbs/verb.js";
import { inventoryId } from "../inventory-id.js";
import { requireCatalog } from "../lookup.js";
import { dropStock, inventoryItem, type Reason, setStock } from "../stock.js";
import { stockOf } from "../stock-content.js";
import { merchantCall } from "../v3/write/merchant-call.js";
import { inventory, itemAt, type Stocked, variantAt } from "./find.js";

const readCall = (run: (request: WireRequest, context: Context) => unknown): Handler =>
  anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    return run(request, context);
  });

const view = (context: Context, { product, variant }: Stocked) =>
  inventoryItem(context, product, variant);

function write(context: Context, stocked: Stocked, content: object, reason?: unknown): Stocked {
  const { product, variant } = stocked;
  const next = stockOf(context, product, variant, content);
  return setStock(context, product, variant, next, reason as Reason | undefined);
}

export function createItem(context: Context, content: Record<string, unknown>): Stocked {
  const { variantId, productId, locationId } = content;
  const found = variantAt(context, variantId);
  const isOfIt = !productId || found?.product.id === productId;
  if (!(found && isOfIt)) throw notFound("Variant", "NOT_FOUND");
  if (locationId && locationId !== context.site.id) throw notFound("Location", "NOT_FOUND");
  if (!found.variant.stock.none) {
    throw applicationError(
      409,
      "ITEM_ALREADY_EXISTS",
      "The variant already has an inventory item at this location",
      {
        inventoryItemId: inventoryId(found.variant.id),
      },
    );
  }
  return write(context, found, content);
}

function update(context: Context, content: Record<string, unknown>, reason?: unknown): Stocked {
  const found = itemAt(context, content.id);
  const { revision } = view(context, found);
  if (content.revision != null && String(content.revision) !== revision) {
    throw applicationError(
      409,
      "INVALID_REVISION",
      "The item was changed by another request: the revision is outdated",
      {
        currentRevision: revision,
      },
    );
  }
  return write(context, found, content, reason);
}

function upsert(context: Context, content: Record<string, unknown>): Stocked {
  if (content.id) return update(context, content);
  const found = variantAt(context, content.variantId);
  if (!found || found.variant.stock.none) return createItem(context, content);
  return write(context, found, content);
}

function remove(context: Context, id: unknown): void {
  const { product, variant } = itemAt(context, id);
  dropStock(context, product, variant);
}

export function bulkItems(
  context: Context,
  items: readonly unknown[],
  whole: boolean,
  work: (item: Record<string, unknown>) => Stocked,
) {
  const done = eachOf(context, items, (item) => {
    const entity = view(context, work(objectOf(item)));
    return { id: entity.id, entity };
  });
  return {
    results: done.map(({ metadata, entity }) => ({
      itemMetadata: metadata,
      ...(whole && entity ? { item: entity } : {}),
    })),
    bulkActionMetadata: totalsOf(done),
  };
}

const innerOf = (item: Record<string, unknown>) => objectOf(item.inventoryItem);

export const inventoryHandlers: Handlers = {
  "stores.inventoryItemsV3.getInventoryItem": readCall((request, context) => ({
    inventoryItem: view(context, itemAt(context, request.inventoryItemId)),
  })),

  "stores.inventoryItemsV3.queryInventoryItems": readCall((request, context) => {
    const page = runQuery(inventory(context), objectOf(request.query) as Query);
    const { count, cursors } = cursorMetadata(page);
    return {
      inventoryItems: page.items.map((stocked) => view(context, stocked)),
      pagingMetadata: { count, cursors },
    };
  }),

  "stores.inventoryItemsV3.searchInventoryItems": readCall((request, context) => {
    const search = objectOf(request.search) as Query & Aggregating;
    const source = { ...inventory(context), rejectEmptyFilter: true };
    const page = runQuery(source, search);
    return {
      inventoryItems: page.items.map((stocked) => view(context, stocked)),
      pagingMetadata: cursorMetadata(page),
      aggregationData: aggregate(source, search, page),
    };
  }),

  "stores.inventoryItemsV3.countInventoryItems": readCall((request, context) => ({
    count: select(inventory(context), request as Query).length,
  })),

  "stores.inventoryItemsV3.createInventoryItem": merchantCall((request, context) => ({
    inventoryItem: view(context, createItem(context, innerOf(request))),
  })),

  "stores.inventoryItemsV3.updateInventoryItem": merchantCall((request, context) => ({
    inventoryItem: view(context, update(context, innerOf(request), request.reason)),
  })),

  "stores.inventoryItemsV3.deleteInventoryItem": merchantCall((request, context) => {
    remove(context, request.inventoryItemId);
    return {};
  }),

  "stores.inventoryItemsV3.bulkCreateInventoryItems": merchantCall((request, context) =>
    bulkItems(context, listOf(request.inventoryItems), request.returnEntity === true, (item) =>
      createItem(context, item),
    ),
  ),

  "stores.inventoryItemsV3.bulkUpdateInventoryItems": merchantCall((request, context) =>
    bulkItems(context, listOf(request.inventoryItems), request.returnEntity === true, (item) =>
      update(context, innerOf(item), request.reason),
    ),
  ),

  "stores.inventoryItemsV3.bulkUpsertInventoryItems": merchantCall((request, context) =>
    bulkItems(context, listOf(request.inventoryItems), request.returnEntity === true, (item) =>
      upsert(context, innerOf(item)),
    ),
  ),

  "stores.inventoryItemsV3.bulkDeleteInventoryItems": merchantCall((request, context) => {
    const done = eachOf(context, listOf(request.inventoryItemIds), (id) => {
      remove(context, id);
      return { id };
    });
    return {
      results: done.map(({ metadata }) => ({ itemMetadata: metadata })),
      bulkActionMetadata: totalsOf(done),
    };
  }),
};
