import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadApi } from "../api/api.ts";
import { findFacts } from "./facts.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));
const { operations, entities } = findFacts(api);

const operationNamed = (name: string) => {
  const match = operations.find((operation) => operation.name === name);
  if (!match) throw new Error(`there is no operation ${name}`);
  return match;
};

/** Returns the verbs of a module's operations, keyed by operation id. */
const verbsOf = (module: string) =>
  Object.fromEntries(
    operations.flatMap(({ name, verb }) =>
      name.startsWith(`${module}.`) ? [[name.slice(module.length + 1), verb]] : [],
    ),
  );

const results = {
  results: "results",
  resultMetadata: "itemMetadata",
  bulkMetadata: "bulkActionMetadata",
};

describe("findFacts", () => {
  it("recognizes the verbs of operations in the API documents", () => {
    const counts: Record<string, number> = {};
    for (const { verb = "none" } of operations) counts[verb] = (counts[verb] ?? 0) + 1;
    expect(counts).toMatchInlineSnapshot(`
      {
        "addValue": 4,
        "aggregate": 1,
        "bulkCreate": 16,
        "bulkDelete": 15,
        "bulkDeleteByFilter": 3,
        "bulkGetOrCreate": 3,
        "bulkUpdate": 13,
        "bulkUpdateByFilter": 2,
        "bulkUpdateTags": 9,
        "bulkUpdateTagsByFilter": 8,
        "bulkUpsert": 2,
        "count": 8,
        "create": 37,
        "delete": 40,
        "deleteOwn": 3,
        "get": 45,
        "getOrCreate": 3,
        "getOwn": 6,
        "getSettings": 8,
        "list": 7,
        "none": 348,
        "query": 41,
        "removeValue": 4,
        "search": 8,
        "update": 33,
        "updateExtendedFields": 6,
        "updateSettings": 6,
        "upsert": 2,
      }
    `);
  });

  it("recognizes every operation of a service that follows the naming pattern", () => {
    expect(verbsOf("stores.brandsV3")).toEqual({
      createBrand: "create",
      getBrand: "get",
      deleteBrand: "delete",
      updateBrand: "update",
      queryBrands: "query",
      countBrands: "count",
      bulkCreateBrands: "bulkCreate",
      bulkUpdateBrands: "bulkUpdate",
      getOrCreateBrand: "getOrCreate",
      bulkGetOrCreateBrands: "bulkGetOrCreate",
      bulkDeleteBrands: "bulkDelete",
    });
    expect(Object.values(verbsOf("stores.ribbonsV3"))).not.toContain(undefined);
    expect(Object.values(verbsOf("ecom.discountRules"))).not.toContain(undefined);
  });

  it("recognizes operations on the caller's entity", () => {
    expect(operationNamed("ecom.wishlists.getDefaultWishlist").verb).toBe("getOwn");
    expect(operationNamed("members.members.getCurrentMember").verb).toBe("getOwn");
    expect(operationNamed("members.members.deleteMyMember").verb).toBe("deleteOwn");
  });

  it("recognizes an operation only if both its name and its shape match a pattern", () => {
    expect(verbsOf("ecom.wishlists")).toEqual({
      getDefaultWishlist: "getOwn",
      addItem: undefined,
      removeItem: undefined,
      bulkUpdateWishlistTags: "bulkUpdateTags",
      bulkUpdateWishlistTagsByFilter: "bulkUpdateTagsByFilter",
    });
    expect(verbsOf("members.badgesV2")).toMatchObject({
      updateBadge: "update",
      updateBadgesDisplayOrder: undefined,
      moveBadge: undefined,
    });
    // the response has a list of entities, but no errors for items that were not created
    expect(
      operationNamed("stores.subscriptionOptions.bulkCreateSubscriptionOptions").verb,
    ).toBeUndefined();
    // the operation creates a collection, but its `x-entity` is the product
    expect(operationNamed("stores.products.createCollection").verb).toBeUndefined();
  });

  it("returns the paths of keys such as entities, ids and field masks in requests and responses", () => {
    expect(operationNamed("stores.brandsV3.updateBrand").keys).toEqual({
      item: "brand",
      responseItem: "brand",
      id: "brand.id",
      mask: "fieldMask",
    });
    expect(operationNamed("stores.brandsV3.bulkUpdateBrands").keys).toEqual({
      items: "brands",
      inner: "brand",
      mask: "brands.fieldMask",
      returnEntity: "returnEntity",
      resultItem: "item",
      ...results,
    });
    expect(operationNamed("stores.brandsV3.bulkDeleteBrands").keys).toEqual({
      ids: "brandIds",
      ...results,
    });
    expect(operationNamed("ecom.pickupLocations.bulkCreatePickupLocation").keys).toEqual({
      items: "pickupLocations",
      list: "pickupLocations",
      errors: "errors",
    });
    expect(
      operationNamed("ecom.localDeliveryOptions.bulkUpdateLocalDeliveryOption").keys,
    ).toMatchObject({
      errorCodes: "errors",
    });
    expect(operationNamed("ecom.shippingOptions.addDeliveryRegion").keys).toEqual({
      id: "shippingOptionId",
      value: "deliveryRegionId",
      values: "deliveryRegionIds",
      responseItem: "shippingOption",
      more: ["revision"],
    });
    expect(operationNamed("stores.brandsV3.getOrCreateBrand").keys).toEqual({
      names: "brandName",
      by: "name",
      responseItem: "brand",
    });
    expect(operationNamed("stores.categories.getCategoryBySlug").keys).toEqual({
      id: "slug",
      by: "slug",
      responseItem: "category",
      more: ["treeReference"],
    });
    expect(operationNamed("members.customFields.createCustomField").keys?.item).toBe("field");
    expect(operationNamed("ecom.orders.bulkUpdateOrderTags").keys).toEqual({
      ids: "orderIds",
      assignTags: "assignTags",
      unassignTags: "unassignTags",
      ...results,
    });
    expect(operationNamed("stores.productsV3.bulkUpdateProductsByFilter").keys).toMatchObject({
      filter: "filter",
      search: "search",
      item: "product",
      job: "jobId",
    });
    expect(operationNamed("ecom.draftOrders.updateExtendedFields").keys).toEqual({
      id: "id",
      namespace: "namespace",
      namespaceData: "namespaceData",
      responseItem: "draftOrder",
    });
  });

  it("returns the list, paging field and paging kind of a response, and the search field of a request", () => {
    const paging = (name: string) => {
      const { keys } = operationNamed(name);
      return [keys?.list, keys?.paging, keys?.pagingKind];
    };
    expect(paging("stores.brandsV3.queryBrands")).toEqual(["brands", "pagingMetadata", "cursor"]);
    expect(paging("ecom.discountRules.queryDiscountRules")[2]).toBe("both");
    expect(paging("members.members.listMembers")).toEqual(["members", "metadata", "offset"]);
    expect(operationNamed("ecom.orders.searchOrders").keys?.search).toBe("search");
  });

  it("returns a query's maximum page size, and its fields with types, operators and sort directions", () => {
    expect(operationNamed("stores.brandsV3.queryBrands").query).toEqual({
      maximum: 300,
      fields: {
        id: { type: "string", operators: "*" },
        name: { type: "string", operators: "*", sort: "both" },
        createdDate: { type: "date", operators: "*", sort: "both" },
        updatedDate: { type: "date", operators: "*", sort: "both" },
      },
    });
    const { fields } = operationNamed("ecom.discountRules.queryDiscountRules").query ?? {};
    expect(fields?.active?.type).toBe("boolean");
    expect(fields?.["tags.privateTags.tagIds"]).toEqual({
      type: "string",
      list: true,
      operators: ["$hasAll", "$hasSome"],
      sort: "both",
    });
  });

  it("returns the fields that a search accepts", () => {
    const { fields } = operationNamed("stores.productsV3.searchProducts").query ?? {};
    expect(fields?.["allCategoriesInfo.categories"]).toEqual({
      type: "object",
      list: true,
      operators: ["$matchItems"],
    });
    expect(fields?.name).toEqual({ type: "string", operators: "*", sort: "both" });
  });

  it("returns facts about entities, such as their schema, read-only fields and events", () => {
    expect(entities.get("wix.stores.catalog.v3.brand")).toEqual({
      schema: "Brand",
      schemas: "stores/brands-v3",
      id: "id",
      revision: true,
      createdDate: "createdDate",
      updatedDate: "updatedDate",
      readOnly: ["id", "revision", "createdDate", "updatedDate", "assignedProductsCount"],
      events: {
        created: "wix.stores.catalog.v3.brand_created",
        updated: "wix.stores.catalog.v3.brand_updated",
        deleted: "wix.stores.catalog.v3.brand_deleted",
      },
    });
    expect(entities.get("wix.ecom.v1.wishlist")).toMatchObject({
      tags: true,
      extendedFields: true,
    });
    expect(entities.get("wix.ecom.v1.orders_settings")).toMatchObject({ singleton: true });
    expect(entities.get("wix.stores.catalog.v3.product")?.readOnly).toContain(
      "variantsInfo.variants.price.actualPrice.formattedAmount",
    );
    expect(entities.get("wix.categories.v1.category")?.events).toHaveProperty(
      "item_added_to_category",
    );
  });

  it("refers only to known entities, and assigns verbs only if the entity has a schema", () => {
    for (const { entity } of operations) if (entity) expect(entities.has(entity)).toBe(true);
    for (const { verb, entity } of operations)
      if (verb) expect(entities.get(entity ?? "")?.schema).toBeDefined();
  });
});
