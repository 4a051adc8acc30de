import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import {
  choiceOf,
  createProduct,
  createProductWithStock,
  eventsOf,
  option,
  price,
  productInput,
  ropeInput,
  WEBHOOK_OPTIONS,
} from "../../../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", ...WEBHOOK_OPTIONS }));
  owner = merchant(emulator);
});

const update = async (product: Json, more: object = {}): Promise<Json> =>
  (await owner.call("stores.productsV3.updateProduct", { product, ...more })).product;

describe("updateProduct", () => {
  test("changes the sent fields, and removes fields that are null", async () => {
    const before = await createProduct(
      owner,
      productInput("Lamp", { brand: { name: "North" }, ribbon: { name: "New" }, slug: "lamp" }),
    );
    const { id } = before;
    const next = await update({ id, revision: "1", name: "Big Lamp", ribbon: null });
    expect(next).toMatchObject({ revision: "2", name: "Big Lamp", slug: "lamp", handle: "lamp" });
    expect(next.brand).toEqual(before.brand);
    expect(next).not.toHaveProperty("ribbon");
    expect(next.variantsInfo).toEqual(before.variantsInfo);
    const brandByName = { product: { id, revision: "2", brand: { name: "South" } } };
    const rejection = await owner.send("stores.productsV3.updateProduct", brandByName);
    expect([
      rejection.status,
      rejection.body.details.validationError.fieldViolations,
    ]).toMatchObject([
      400,
      [{ field: "product.brand.id", violatedRule: "OTHER", ruleName: "BRAND_MISSING_ID" }],
    ]);
    const south = (await owner.call("stores.brandsV3.createBrand", { brand: { name: "South" } }))
      .brand;
    const brand = { id: south.id };
    const other = await update({ id, revision: "2", brand, slug: "light" });
    expect(other).toMatchObject({ brand: { name: "South" }, slug: "light", handle: "lamp" });
    const failure = await guest.fails("stores.productsV3.getProductBySlug", { slug: "lamp" });
    expect(failure.status).toBe(404);
    const result = await guest.call("stores.productsV3.getProductBySlug", { slug: "light" });
    expect(result.product.id).toBe(id);
    const namesake = await createProduct(owner, productInput("Lamp", { handle: "light" }));
    expect([namesake.slug, namesake.handle]).toEqual(["lamp", "lamp-1"]);
  });

  test("requires the current revision, an existing product and a merchant", async () => {
    const { id } = await createProduct(owner, productInput("Lamp"));
    const change = { product: { id, revision: "1", name: "Other" } };
    await owner.call("stores.productsV3.updateProduct", change);
    expect(await owner.fails("stores.productsV3.updateProduct", change)).toMatchObject({
      status: 409,
      code: "INVALID_REVISION",
      data: { currentRevision: "2" },
    });
    const unknownProduct = { product: { id: "none", revision: "1", name: "Other" } };
    expect(await owner.fails("stores.productsV3.updateProduct", unknownProduct)).toMatchObject({
      status: 404,
      code: "PRODUCT_NOT_FOUND",
    });
    expect((await guest.fails("stores.productsV3.updateProduct", change)).status).toBe(403);
  });

  test("changes only the fields in the mask, and requires a value for each of them", async () => {
    const { id } = await createProduct(owner, productInput("Lamp"));
    const product = { id, revision: "1", name: "Other", visible: false };
    const next = await update(product, { fieldMask: ["name"] });
    expect(next).toMatchObject({ name: "Other", visible: true });
    const request = { product: { ...product, revision: "2" }, fieldMask: ["slug"] };
    expect(await owner.fails("stores.productsV3.updateProduct", request)).toMatchObject({
      code: "FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR",
    });
    const unknown = { ...request, fieldMask: ["inventory"] };
    expect(await owner.fails("stores.productsV3.updateProduct", unknown)).toMatchObject({
      code: "FIELD_MASK_VALUE_NOT_SUPPORTED",
    });
  });

  test("ignores changes to the product type", async () => {
    const { id } = await createProduct(owner, productInput("Lamp"));
    const next = await update({ id, revision: "1", productType: "DIGITAL" });
    expect(next.productType).toBe("PHYSICAL");
  });

  test("emits an event with the previous values of changed fields", async () => {
    const { id } = await createProduct(owner, productInput("Lamp"));
    await update({ id, revision: "1", name: "Other" });
    await owner.call("stores.productsV3.deleteProduct", { productId: id });
    const [created] = await eventsOf(emulator, "wix.stores.catalog.v3.product_created");
    expect(JSON.stringify(created)).toContain('"name":"Lamp"');
    const [updated] = await eventsOf(emulator, "wix.stores.catalog.v3.product_updated");
    expect(JSON.stringify(updated)).toContain('"name":"Other"');
    expect(JSON.stringify(updated)).toContain('"modifiedFields":{"name":"Lamp"}');
    expect(await eventsOf(emulator, "wix.stores.catalog.v3.product_deleted")).toHaveLength(1);
  });
});

describe("variants of a product", () => {
  test("keep their ids and stock in an update that matches them by id or choices", async () => {
    const before = await createProductWithStock(
      owner,
      ropeInput({}, [{ quantity: 3 }, { quantity: 4 }]),
    );
    const [short, long] = before.variantsInfo.variants;
    const next = await update({
      id: before.id,
      revision: before.revision,
      options: [option("Length", "Short", "Long", "Longest")],
      variantsInfo: {
        variants: [
          { ...price("11"), id: short.id, choices: [choiceOf("Length", "Short")] },
          { ...price("16"), choices: [choiceOf("Length", "Long")] },
          { ...price("21"), choices: [choiceOf("Length", "Longest")] },
        ],
      },
    });
    const { variants } = next.variantsInfo;
    expect(variants.map(({ id }: Json) => id).slice(0, 2)).toEqual([short.id, long.id]);
    expect(variants.map(({ inventoryStatus }: Json) => inventoryStatus.inStock)).toEqual([
      true,
      true,
      false,
    ]);
    expect(next.actualPriceRange.maxValue.amount).toBe("21.00");
  });

  test("must match the options when options or variants change", async () => {
    const { id } = await createProduct(owner, ropeInput());
    const product = { id, revision: "1", options: [option("Width", "Thin")] };
    const rejection = await owner.fails("stores.productsV3.updateProduct", { product });
    expect(rejection.code).toBe("VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT");
    const variants = { product: { id, revision: "1", variantsInfo: { variants: [price("1")] } } };
    const { body } = await owner.send("stores.productsV3.updateProduct", variants);
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: "product.options", ruleName: "MISSING_OPTIONS_ON_UPDATE_VARIANTS" },
    ]);
  });

  test("have unique SKUs", async () => {
    const rope = await createProduct(owner, ropeInput());
    await createProduct(
      owner,
      productInput("Two", { variantsInfo: { variants: [{ ...price("1"), sku: "TWO" }] } }),
    );
    const [short, long] = rope.variantsInfo.variants;
    const variantWithSku = (sku: string) => ({
      id: rope.id,
      revision: "1",
      options: rope.options,
      variantsInfo: {
        variants: [
          {
            ...price("1"),
            sku: "ROPE-Short",
            id: short.id,
            choices: [choiceOf("Length", "Short")],
          },
          { ...price("1"), sku, id: long.id, choices: [choiceOf("Length", "Long")] },
        ],
      },
    });
    const rejection = await owner.fails("stores.productsV3.updateProduct", {
      product: variantWithSku("TWO"),
    });
    expect(rejection).toMatchObject({ status: 409, code: "SKU_ALREADY_EXIST_ERROR" });
    expect((await update(variantWithSku("ROPE-Long"))).revision).toBe("2");
  });

  test("can be updated together with their stock", async () => {
    const before = await createProductWithStock(
      owner,
      ropeInput({}, [{ quantity: 3 }, { quantity: 4 }]),
    );
    const product = {
      id: before.id,
      revision: "1",
      options: before.options,
      variantsInfo: {
        variants: before.variantsInfo.variants.map((variant: Json, index: number) => ({
          ...price("9"),
          id: variant.id,
          choices: [choiceOf("Length", index === 0 ? "Short" : "Long")],
          ...(index === 0 ? { inventoryItem: { quantity: 7 } } : {}),
        })),
      },
    };
    const { inventoryResults } = await owner.call("stores.productsV3.updateProductWithInventory", {
      product,
      returnEntity: true,
    });
    expect(inventoryResults.results.map(({ item }: Json) => item.quantity)).toEqual([7]);
    const { inventoryItems } = await guest.call("stores.inventoryItemsV3.queryInventoryItems", {
      query: { filter: { productId: before.id } },
    });
    expect(inventoryItems.map(({ quantity }: Json) => quantity)).toEqual([7, 4]);
  });
});

test("a deleted product cannot be read, counted or deleted again", async () => {
  const product = await createProductWithStock(owner, productInput("Lamp"));
  await owner.call("stores.productsV3.deleteProduct", { productId: product.id });
  for (const [name, key] of [
    ["getProduct", "productId"],
    ["deleteProduct", "productId"],
  ] as const) {
    expect(await owner.fails(`stores.productsV3.${name}`, { [key]: product.id })).toMatchObject({
      status: 404,
      code: "PRODUCT_NOT_FOUND",
    });
  }
  const { count } = await owner.call("stores.productsV3.countProducts", {
    filter: { id: product.id },
  });
  expect(count).toBe(0);
});
