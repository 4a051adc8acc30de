// Tests requests that contain several products.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import {
  choiceOf,
  createProduct,
  createProductWithStock,
  option,
  price,
  productInput,
} from "../../../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

/** Returns the request content for a product with `count` sizes. */
function kitInput(index: number, count: number) {
  const names = Array.from({ length: count }, (_, position) => `S${position}`);
  const variants = names.map((name) => ({ ...price("1"), choices: [choiceOf("Size", name)] }));
  return productInput(`Kit ${index}`, {
    options: [option("Size", ...names)],
    variantsInfo: { variants },
  });
}
const modifierInputs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Text ${index}`,
    modifierRenderType: "FREE_TEXT",
    freeTextSettings: { title: `Text ${index}`, minCharCount: 1, maxCharCount: 9 },
  }));
const infoSectionInputs = (index: number) =>
  [0, 1].map((position) => ({ uniqueName: `s${index}-${position}`, title: "Care" }));

describe("bulk product writes", () => {
  test("can fail for one product without affecting the others", async () => {
    const creation = await owner.call("stores.productsV3.bulkCreateProducts", {
      products: [productInput("A"), productInput("  "), productInput("C")],
      returnEntity: true,
    });
    expect(creation.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    expect(creation.results[1].itemMetadata).toMatchObject({
      originalIndex: 1,
      success: false,
      error: { code: "ONLY_SPACES_STRING_ERROR" },
    });
    const [a, , c] = creation.results.map(({ item }: Json) => item);
    const { results } = await owner.call("stores.productsV3.bulkUpdateProducts", {
      products: [
        { product: { id: a.id, revision: "1", name: "A2" } },
        { product: { id: c.id, revision: "7", name: "C2" } },
      ],
      returnEntity: true,
    });
    expect(results[0].item.name).toBe("A2");
    expect(results[1].itemMetadata.error.code).toBe("INVALID_REVISION");
    const deletion = await owner.call("stores.productsV3.bulkDeleteProducts", {
      productIds: [a.id, "none"],
    });
    expect(deletion.results.map(({ itemMetadata }: Json) => itemMetadata.success)).toEqual([
      true,
      false,
    ]);
  });

  test("are rejected if they contain a product twice", async () => {
    const { id } = await createProduct(owner, productInput("A"));
    const duplicates = [
      ["bulkDeleteProducts", { productIds: [id, id] }],
      ["bulkUpdateProducts", { products: [1, 2].map(() => ({ product: { id, revision: "1" } })) }],
    ] as const;
    for (const [operation, request] of duplicates) {
      const { status, body } = await owner.send(`stores.productsV3.${operation}`, request);
      expect([status, body.details.validationError.fieldViolations]).toMatchObject([
        400,
        [{ ruleName: "DUPLICATE_PRODUCT_IDS_REQUEST" }],
      ]);
    }
    expect(emulator.state.catalog.products.has(id)).toBe(true);
  });

  test("can contain at most 100 options in total", async () => {
    const names = ["A", "B", "C", "D", "E"];
    const product = (index: number) =>
      productInput(`Kit ${index}`, {
        options: names.map((name) => option(name, "One")),
        variantsInfo: {
          variants: [{ ...price("1"), choices: names.map((name) => choiceOf(name, "One")) }],
        },
      });
    const products = Array.from({ length: 21 }, (_, index) => product(index));
    const before = emulator.state.catalog.products.size;
    expect(await owner.fails("stores.productsV3.bulkCreateProducts", { products })).toMatchObject({
      status: 400,
      code: "TOO_MANY_OPTIONS_IN_REQUEST",
    });
    expect(emulator.state.catalog.products.size).toBe(before);
    const fewer = { products: products.slice(1), returnEntity: true };
    const creation = await owner.call("stores.productsV3.bulkCreateProducts", fewer);
    expect(creation.bulkActionMetadata).toMatchObject({ totalSuccesses: 20, totalFailures: 0 });
    const updates = creation.results.map(({ item: { id, options } }: Json) => ({
      product: { id, revision: "1", options: [...options, option("F", "One")] },
    }));
    const request = { products: updates };
    expect((await owner.fails("stores.productsV3.bulkUpdateProducts", request)).code).toBe(
      "TOO_MANY_OPTIONS_IN_REQUEST",
    );
  });

  test.each([
    ["variants", 1050, 50, (index: number) => kitInput(index, 21)],
    [
      "modifiers",
      102,
      34,
      (index: number) => productInput(`Kit ${index}`, { modifiers: modifierInputs(3) }),
    ],
    [
      "infoSections",
      102,
      51,
      (index: number) => productInput(`Kit ${index}`, { infoSections: infoSectionInputs(index) }),
    ],
  ])("are rejected if they contain too many %s in total", async (_name, count, length, product) => {
    const products = Array.from({ length }, (_, index) => product(index));
    const { status, body } = await owner.send("stores.productsV3.bulkCreateProducts", { products });
    expect([status, body.message]).toEqual([400, expect.stringContaining(`have ${count} `)]);
  });

  test("can update stock quantities", async () => {
    const product = await createProductWithStock(owner, productInput("A"));
    const [variant] = product.variantsInfo.variants;
    const change = {
      id: product.id,
      revision: "1",
      variantsInfo: {
        variants: [{ ...price("1"), id: variant.id, inventoryItem: { quantity: 2 } }],
      },
    };
    const response = await owner.call("stores.productsV3.bulkUpdateProductsWithInventory", {
      products: [{ product: change }],
      returnEntity: true,
    });
    expect(response.inventoryResults.results[0].item.quantity).toBe(2);
    expect(response.productResults.results[0].item.inventory.availabilityStatus).toBe("IN_STOCK");
  });
});
