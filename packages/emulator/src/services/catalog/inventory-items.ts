// Smaller services of catalogue v3: brands, ribbons, inventory items.

import { z } from "zod";
import { guid, list, oneOf, opt } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { guidOf } from "../../kernel/ids.js";
import { notFound } from "../../kernel/platform-error.js";
import { ANY, EXACT, type Fields, fields } from "../../kernel/query/fields.js";
import {
  cursorMetadata,
  cursorQuery,
  numbered,
  offsetQuery,
  runQuery,
} from "../../kernel/query/run-query.js";
import {
  directCategoryIds,
  inStock,
  orderOfVariant,
  requireCatalog,
  visibleProducts,
  visibleVariants,
} from "./lookup.js";
import type { NamedEntity, Product, Variant } from "./model.js";
import { catalogSlice } from "./slice.js";
import { choiceNames } from "./v1/product.js";

const NAMED_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  id: { operators: ANY },
  ...fields(["createdDate", "updatedDate", "name"], { operators: ANY, sort: true }),
});

const plain = [
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
  ...fields(plain, { operators: ANY, sort: true }),
  ...fields(["inStock", "trackQuantity", "availabilityStatus", "preorderInfo.enabled"], {
    operators: EXACT,
    sort: true,
  }),
  "product.directCategoryIds": { operators: ["$hasSome", "$hasAll", "$exists"] },
});

/** Brand and ribbon calls, which are alike but for their names. */
function namedHandlers(
  one: "brand" | "ribbon",
  entities: (context: Context) => ReadonlyMap<string, NamedEntity>,
  uses: (product: Product) => string | undefined,
  counter: "assignedProductsCount" | "assignedProductCount",
): Handlers {
  const module = `stores.${one}sV3`;
  const name = one === "brand" ? "Brand" : "Ribbon";
  const wanted = opt(list(oneOf(["ASSIGNED_PRODUCTS_COUNT", "ASSIGNED_PRODUCT_COUNT"]), 100));
  const view = (context: Context, entity: NamedEntity, counted: readonly string[] | undefined) => ({
    id: entity.id,
    revision: String(entity.revision),
    createdDate: entity.createdDate,
    updatedDate: entity.updatedDate,
    name: entity.name,
    ...(counted?.length
      ? {
          [counter]: visibleProducts(context).filter((product) => uses(product) === entity.id)
            .length,
        }
      : {}),
  });
  return {
    [`${module}.get${name}`]: anyone(
      z.object({ [`${one}Id`]: guid(), fields: wanted }),
      (request, context) => {
        requireCatalog(context, "V3_CATALOG");
        const entity = entities(context).get(
          String((request as Record<string, unknown>)[`${one}Id`]),
        );
        if (!entity) throw notFound(name, `${name.toUpperCase()}_NOT_FOUND`);
        return { [one]: view(context, entity, request.fields as string[] | undefined) };
      },
    ),
    [`${module}.query${name}s`]: anyone(
      z.object({ query: opt(cursorQuery(300)), fields: wanted }),
      (request, context) => {
        requireCatalog(context, "V3_CATALOG");
        const items = [...entities(context).values()];
        const page = runQuery({ items, fields: NAMED_FIELDS, scope: one }, request.query);
        return {
          [`${one}s`]: page.items.map((entity) => view(context, entity, request.fields)),
          pagingMetadata: cursorMetadata(page),
        };
      },
    ),
  };
}

/** The inventory item of a variant at the default location. */
function inventoryItem(context: Context, product: Product, variant: Variant) {
  const { quantity, preorder } = variant.stock;
  return {
    id: guidOf(`inventory:${variant.id}`),
    revision: "1",
    createdDate: product.createdDate,
    updatedDate: product.updatedDate,
    variantId: variant.id,
    locationId: context.site.id,
    productId: product.id,
    trackQuantity: quantity !== undefined,
    ...(quantity === undefined ? { inStock: variant.stock.inStock } : { quantity }),
    availabilityStatus: preorder ? "PREORDER" : inStock(variant) ? "IN_STOCK" : "OUT_OF_STOCK",
    preorderInfo: { enabled: preorder },
    product: {
      name: product.name,
      directCategoryIds: directCategoryIds(context.store(catalogSlice), product),
      variantName: Object.values(choiceNames(product, variant)).join(", ") || product.name,
      variantSku: variant.sku,
      variantVisible: variant.visible,
    },
  };
}

function inventory(context: Context) {
  return visibleProducts(context).flatMap((product) =>
    visibleVariants(context, product).map((variant) => ({
      item: inventoryItem(context, product, variant),
      order: orderOfVariant({ product, variant }),
    })),
  );
}

/** Brands, ribbons and inventory items. */
export const v3MoreHandlers: Handlers = {
  .../* @__PURE__ */ namedHandlers(
    "brand",
    (context) => context.store(catalogSlice).brands,
    (product) => product.brandId,
    "assignedProductsCount",
  ),
  .../* @__PURE__ */ namedHandlers(
    "ribbon",
    (context) => context.store(catalogSlice).ribbons,
    (product) => product.ribbonId,
    "assignedProductCount",
  ),

  "stores.inventoryItemsV3.getInventoryItem": anyone(
    z.object({ inventoryItemId: guid() }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const found = inventory(context).find(({ item }) => item.id === request.inventoryItemId);
      if (!found) throw notFound("Inventory item", "INVENTORY_ITEM_NOT_FOUND");
      return { inventoryItem: found.item };
    },
  ),

  "stores.inventoryItemsV3.queryInventoryItems": anyone(
    z.object({ query: opt(offsetQuery(1000)) }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const items = inventory(context);
      const page = runQuery({ ...numbered, items, fields: INVENTORY_FIELDS }, request.query);
      const { count, cursors } = cursorMetadata(page);
      return { inventoryItems: page.items.map(numbered.view), pagingMetadata: { count, cursors } };
    },
  ),
};
