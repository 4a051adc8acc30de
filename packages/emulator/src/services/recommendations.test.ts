import { beforeEach, describe, expect, it } from "vitest";
import type { Emulator } from "../emulator.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  reference,
  STORES,
  shop,
} from "../testing/test-client.js";

const SAME_CATEGORIES = "68ebce04-b96a-4c52-9329-08fc9d8c1253";
const BOUGHT_TOGETHER = "d5aac1e1-2e53-4d11-85f7-7172710b4783";
const POPULAR = "ba491fd2-b172-4552-9ea6-7202e01d1d3c";
let emulator: Emulator;
let guest: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const algorithm = (id: string, appId = STORES) => ({ id, appId });
const idOf = (slug: string) => reference(emulator, slug).catalogItemId;
const items = (...slugs: string[]) =>
  slugs.map((slug) => ({ catalogItemId: idOf(slug), appId: STORES }));
const recommend = async (request: Json): Promise<Json> =>
  (await guest.call("ecom.recommendations.getRecommendation", request)).recommendation;

async function placeOrder(...slugs: string[]) {
  const catalogItems = slugs.map((slug) => ({
    catalogReference: reference(emulator, slug),
    quantity: 1,
  }));
  const { cart } = await guest.call("ecom.cartV2.createCart", {
    catalogItems,
    cart: { deliveryInfo: { address: ADDRESS } },
    deliveryMethod: { code: "standard" },
  });
  await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
}

describe("recommendations", () => {
  it("come from algorithms that can be listed with their types", async () => {
    const { availableAlgorithms } = await guest.call(
      "ecom.recommendations.listAvailableAlgorithms",
    );
    expect(
      availableAlgorithms.map(({ config }: Json) => [config.algorithmId, config.algorithmType]),
    ).toEqual([
      [SAME_CATEGORIES, "RELATED_ITEMS"],
      [BOUGHT_TOGETHER, "RELATED_ITEMS"],
      ["5dd69f67-9ab9-478e-ba7c-10c6c6e7285f", "RELATED_ITEMS"],
      [POPULAR, "GLOBAL"],
    ]);
  });

  it("list other products from the same categories first", async () => {
    const result = await recommend({
      items: items("merino-crew"),
      algorithms: [algorithm(SAME_CATEGORIES)],
    });
    expect(result.algorithm).toEqual(algorithm(SAME_CATEGORIES));
    const { products } = emulator.state.catalog;
    const categoryId = products.get(idOf("merino-crew"))?.mainCategoryId ?? "";
    const slugs = result.items.map(
      (recommended: Json) => products.get(recommended.catalogItemId)?.slug,
    );
    expect(slugs).toContain("fisherman-sweater");
    expect(slugs).not.toContain("merino-crew");
    // Products that share the most categories are listed first.
    for (const { catalogItemId } of result.items.slice(0, 4)) {
      expect(products.get(catalogItemId)?.categoryIds).toContain(categoryId);
    }
  });

  it("contain products bought together or best sellers, from the first algorithm that returns enough results", async () => {
    await placeOrder("heavy-tee", "straight-jeans");
    await placeOrder("heavy-tee", "straight-jeans");
    await placeOrder("heavy-tee", "silk-blouse");
    const response = await recommend({
      items: items("heavy-tee"),
      algorithms: [algorithm(BOUGHT_TOGETHER)],
    });
    expect(response.items).toEqual(items("straight-jeans", "silk-blouse"));
    const bestSellers = await recommend({ algorithms: [algorithm(POPULAR)] });
    expect(bestSellers.items).toEqual(items("heavy-tee", "straight-jeans", "silk-blouse"));
    const enoughItems = await recommend({
      items: items("heavy-tee"),
      algorithms: [algorithm(BOUGHT_TOGETHER), algorithm(SAME_CATEGORIES)],
      minimumRecommendedItems: 3,
    });
    expect(enoughItems.algorithm.id).toBe(SAME_CATEGORIES);
    const tooFew = await recommend({
      items: items("heavy-tee"),
      algorithms: [algorithm(BOUGHT_TOGETHER)],
      minimumRecommendedItems: 9,
    });
    expect(tooFew).toEqual({ items: [] });
  });

  it.each([
    ["ITEM_APP_ID_NOT_SUPPORTED", 400, { items: [{ catalogItemId: "x", appId: POPULAR }] }],
    ["ALGORITHM_NOT_SUPPORTED", 400, { algorithms: [algorithm(STORES)] }],
    ["RECOMMENDATIONS_PROVIDER_NOT_FOUND", 404, { algorithms: [algorithm(POPULAR, POPULAR)] }],
  ])("fail with %s", async (code, status, request) => {
    const fullRequest = { algorithms: [algorithm(POPULAR)], ...request };
    expect(await guest.fails("ecom.recommendations.getRecommendation", fullRequest)).toMatchObject({
      status,
      code,
    });
  });
});
