// Tests collections, media and bulk changes in catalog V1.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import { sentEvents, webhookOptions } from "../../../../testing/sent-events.js";
import { type Caller, type Json, merchant, shop } from "../../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
let ids: string[];
beforeEach(async () => {
  const site = { catalogVersion: "V1_CATALOG" } as const;
  ({ emulator, guest } = await shop({ seed: "minimal", site, ...webhookOptions() }));
  owner = merchant(emulator);
  const { products } = await guest.call("stores.products.queryProducts", { query: {} });
  ids = products.map(({ id }: Json) => id);
});

const getProduct = async (id = ids[0]): Promise<Json> =>
  (await guest.call("stores.products.getProduct", { id })).product;

describe("collections", () => {
  const createCollection = async (name = "Summer"): Promise<Json> =>
    (await owner.call("stores.products.createCollection", { collection: { name } })).collection;

  test("can be created, changed and deleted, and can gain and lose products", async () => {
    const { id } = await createCollection();
    expect((await createCollection()).slug).toBe("summer-1");
    await owner.call("stores.products.addProductsToCollection", { id, productIds: ids });
    const read = async () =>
      (await guest.call("stores.collections.getCollection", { id })).collection;
    expect(await read()).toMatchObject({ name: "Summer", numberOfProducts: ids.length });
    expect((await getProduct()).collectionIds).toContain(id);
    const change = { id, description: "Warm", slug: "warm" };
    await owner.call("stores.products.updateCollection", { collection: change });
    expect(await read()).toMatchObject({ name: "Summer", ...change });
    await owner.call("stores.products.removeProductsFromCollection", { id, productIds: [ids[0]] });
    const { products } = await guest.call("stores.products.queryProducts", {
      query: { filter: { collectionIds: { $hasSome: [id] } } },
    });
    expect(products.map((product: Json) => product.id)).toEqual(ids.slice(1));
    await owner.call("stores.products.deleteCollection", { id });
    expect(await guest.fails("stores.collections.getCollection", { id })).toMatchObject({
      status: 404,
      code: "COLLECTION_NOT_FOUND",
    });
    expect((await getProduct(ids[1])).collectionIds).not.toContain(id);
    const events = await sentEvents(emulator);
    expect(
      events.filter(({ type }) => type.startsWith("Collection")).map(({ type }) => type),
    ).toEqual(["CollectionCreated", "CollectionCreated", "CollectionChanged", "CollectionDeleted"]);
    expect(events[2]).toMatchObject({ type: "ProductChanged", content: { productId: ids[0] } });
  });

  test("accept none of the requested products if one does not exist", async () => {
    const { id } = await createCollection();
    const productIds = [ids[0], "00000000-0000-4000-8000-00000000dead"];
    const { code } = await owner.fails("stores.products.addProductsToCollection", {
      id,
      productIds,
    });
    expect(code).toBe("PRODUCT_NOT_FOUND");
    expect((await getProduct()).collectionIds).not.toContain(id);
  });

  test("reject visitors, duplicate slugs and changes to the collection of all products", async () => {
    const { allProductsId } = emulator.state.catalog;
    for (const [name, request] of [
      ["updateCollection", { collection: { id: allProductsId, name: "x" } }],
      ["deleteCollection", { id: allProductsId }],
      ["addProductsToCollection", { id: allProductsId, productIds: ids }],
    ] as const) {
      expect(await owner.fails(`stores.products.${name}`, request)).toMatchObject({ status: 428 });
    }
    await createCollection();
    const { id } = await createCollection("Winter");
    const duplicate = { collection: { id, slug: "summer" } };
    expect(await owner.fails("stores.products.updateCollection", duplicate)).toMatchObject({
      status: 409,
      code: "SLUG_ALREADY_EXISTS",
    });
    expect(
      await guest.fails("stores.products.createCollection", { collection: { name: "x" } }),
    ).toMatchObject({ status: 403 });
  });
});

describe("product media", () => {
  test("can be added by URL or id, served and removed", async () => {
    const [id] = ids;
    const before = (await getProduct()).media.items.length;
    const url = "https://pictures.example/tee.jpg";
    const media = [{ url }, { mediaId: "11062b_tee.jpg", choice: { option: "Size", choice: "M" } }];
    await owner.call("stores.products.addProductMedia", { id, media });
    const { media: stored, productOptions } = await getProduct();
    expect(stored.items).toHaveLength(before + 2);
    const [byUrl, byId] = stored.items.slice(-2);
    expect(byUrl.image.url).toBe(url);
    expect(byId.id).toBe("11062b_tee.jpg");
    expect((await emulator.fetch(byId.image.url)).headers.get("content-type")).toContain("svg");
    const medium = productOptions[1].choices.find((choice: Json) => choice.value === "M");
    expect(medium.media.items).toMatchObject([{ id: byId.id }]);
    await owner.call("stores.products.removeProductMedia", { id, mediaIds: [byId.id] });
    const after = await getProduct();
    expect(after.media.items).toHaveLength(before + 1);
    expect(JSON.stringify(after.productOptions)).not.toContain(byId.id);
    await owner.call("stores.products.removeProductMedia", { id, mediaIds: [] });
    expect((await getProduct()).media.items).toEqual([]);
  });

  test("can be assigned to choices and unassigned", async () => {
    const [id] = ids;
    const { media } = await getProduct();
    const assignment = {
      option: "Size",
      choice: "S",
      mediaIds: [media.items[0].id, media.items[1].id],
    };
    const smallChoice = async () =>
      (await getProduct()).productOptions[1].choices.find((choice: Json) => choice.value === "S");
    await owner.call("stores.products.addProductMediaToChoices", { id, media: [assignment] });
    expect((await smallChoice()).media.items).toHaveLength(2);
    const removal = { ...assignment, mediaIds: [media.items[0].id] };
    await owner.call("stores.products.removeProductMediaFromChoices", { id, media: [removal] });
    expect((await smallChoice()).media.items).toMatchObject([{ id: media.items[1].id }]);
    for (const [wrong, code] of [
      [{ ...assignment, choice: "XXL" }, "INVALID_OPTIONS"],
      [{ ...assignment, mediaIds: ["none"] }, "MEDIA_NOT_FOUND"],
    ] as const) {
      const request = { id, media: [{ ...assignment, choice: "M" }, wrong] };
      const rejection = await owner.fails("stores.products.addProductMediaToChoices", request);
      expect(rejection.code).toBe(code);
    }
    const medium = (await getProduct()).productOptions[1].choices.find(
      (choice: Json) => choice.value === "M",
    );
    expect(medium).not.toHaveProperty("media");
  });
});

describe("bulk product changes", () => {
  const unknownId = "00000000-0000-4000-8000-00000000dead";
  const run = (name: string, request: Json) => owner.call(`stores.products.${name}`, request);

  test("set a property of valid products and return an error for each invalid one", async () => {
    const response = await run("bulkUpdateProductsProperty", {
      ids: [ids[0], unknownId, ids[1]],
      set: { price: 99.5 },
    });
    expect(response.bulkActionMetadata).toEqual({
      totalSuccesses: 2,
      totalFailures: 1,
      undetailedFailures: 0,
    });
    expect(response.results[1].itemMetadata).toMatchObject({
      originalIndex: 1,
      success: false,
      error: { code: "PRODUCT_NOT_FOUND" },
    });
    expect((await getProduct()).priceRange).toEqual({ minValue: 99.5, maxValue: 99.5 });
    expect((await getProduct(ids[1])).priceData.price).toBe(99.5);
    const negative = await run("bulkUpdateProductsProperty", { ids: [ids[0]], set: { price: -1 } });
    expect(negative.bulkActionMetadata.totalFailures).toBe(1);
    await run("bulkUpdateProductsProperty", { ids, set: { ribbon: "Last" } });
    expect((await getProduct(ids[2])).ribbon).toBe("Last");
  });

  test.each([
    [{ price: { amount: 2.5 } }, 40.5],
    [{ price: { amount: -8 } }, 30],
    [{ price: { percentage: { rate: 10 } } }, 41.8],
    [{ price: { percentage: { rate: 10, roundToInt: true } } }, 42],
    [{ price: { percentage: { rate: -33 } } }, 25.46],
  ])("adjust a price by %j", async (adjust, price) => {
    await run("bulkAdjustProductProperty", { ids: [ids[0]], adjust });
    const { priceData, priceRange } = await getProduct();
    expect([priceData.price, priceRange.maxValue]).toEqual([price, price]);
  });

  test("adjust costs and weights, and reject adjustments with a negative result", async () => {
    const request = { id: ids[0], includeMerchantSpecificData: true };
    const read = async () => (await owner.call("stores.products.getProduct", request)).product;
    const before = await read();
    await run("bulkAdjustProductProperty", { ids: [ids[0]], adjust: { cost: { amount: 1 } } });
    await run("bulkAdjustProductProperty", { ids: [ids[0]], adjust: { weight: { amount: 1 } } });
    const after = await read();
    expect(after.costAndProfitData.itemCost).toBe(before.costAndProfitData.itemCost + 1);
    expect(after.weight).toBe(before.weight + 1);
    await run("bulkAdjustProductProperty", {
      ids: [ids[0]],
      adjust: { weight: { percentage: { rate: 50 } } },
    });
    expect((await getProduct()).weight).toBe(after.weight * 1.5);
    const { results } = await run("bulkAdjustProductProperty", {
      ids,
      adjust: { price: { amount: -60 } },
    });
    expect(results.map((result: Json) => result.itemMetadata.success)).toEqual([
      false,
      true,
      false,
    ]);
    expect((await getProduct()).priceData).toEqual(after.priceData);
  });
});
