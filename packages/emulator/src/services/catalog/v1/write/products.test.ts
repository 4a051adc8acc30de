import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import { sentEvents, webhookOptions } from "../../../../testing/sent-events.js";
import { type Caller, type Json, merchant, shop } from "../../../../testing/test-client.js";

const NO_VARIANT = "00000000-0000-0000-0000-000000000000";
const V1 = { catalogVersion: "V1_CATALOG" } as const;

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", site: V1, ...webhookOptions() }));
  owner = merchant(emulator);
});

const create = async (product: Json): Promise<Json> =>
  (
    await owner.call("stores.products.createProduct", {
      product: { name: "Mug", priceData: { price: 12.5 }, ...product },
    })
  ).product;
const update = async (id: string, product: Json): Promise<Json> =>
  (await owner.call("stores.products.updateProduct", { product: { id, ...product } })).product;
const get = async (id: string): Promise<Json> =>
  (await guest.call("stores.products.getProduct", { id })).product;
const SIZES = { name: "Size", choices: ["S", "L"].map((value) => ({ value, description: value })) };
const COLORS = {
  name: "Color",
  choices: [
    { value: "#ff0000", description: "Red" },
    { value: "#0000ff", description: "Blue" },
  ],
};

describe("createProduct", () => {
  test("adds defaults for omitted fields of nested objects", async () => {
    const created = await create({
      seoData: { tags: [{ type: "title" }] },
      packageDimensions: { length: "3" },
      additionalInfoSections: [{ title: "Care" }],
    });
    expect(created).toMatchObject({
      seoData: { tags: [{ type: "title", children: "", custom: false, disabled: false }] },
      additionalInfoSections: [{ title: "Care", description: "" }],
    });
    expect(created.packageDimensions.unit).toEqual(expect.any(String));
  });

  test("stores and returns all sent fields", async () => {
    const created = await create({
      description: "<p>For <b>tea</b></p>",
      productType: "physical",
      sku: "MUG",
      weight: 0.4,
      brand: "Kiln",
      ribbon: "New",
      costAndProfitData: { itemCost: 5 },
      discount: { type: "PERCENT", value: 20 },
      additionalInfoSections: [{ title: "Care", description: "<p>By hand</p>" }],
      seoData: { tags: [{ type: "title", children: "A mug" }] },
    });
    const { product } = await owner.call("stores.products.getProduct", {
      id: created.id,
      includeMerchantSpecificData: true,
    });
    expect(product).toEqual(created);
    expect(product).toMatchObject({
      slug: "mug",
      visible: true,
      description: "<p>For <b>tea</b></p>",
      sku: "MUG",
      weight: 0.4,
      brand: "Kiln",
      ribbon: "New",
      manageVariants: false,
      priceData: { price: 12.5, discountedPrice: 10 },
      discount: { type: "PERCENT", value: 20 },
      costAndProfitData: { itemCost: 5, profit: 5, profitMargin: 0.5 },
      additionalInfoSections: [{ title: "Care", description: "<p>By hand</p>" }],
      seoData: { tags: [{ type: "title", children: "A mug" }] },
      stock: { trackInventory: false, inStock: true, inventoryStatus: "IN_STOCK" },
      variants: [{ id: NO_VARIANT, choices: {} }],
      collectionIds: ["00000000-000000-000000-000000000001"],
    });
    const result = await guest.call("stores.products.queryProducts", {
      query: { filter: { sku: "MUG" } },
    });
    expect(result.products.map(({ id }: Json) => id)).toEqual([created.id]);
    expect(Number(created.numericId)).toBeGreaterThan(1_700_000_000_000);
  });

  test("adds a number to a derived slug that already exists, but rejects a requested one", async () => {
    expect((await create({})).slug).toBe("mug");
    expect((await create({})).slug).toBe("mug-1");
    const before = emulator.state.catalog.products.size;
    const product = { name: "Cup", priceData: { price: 1 }, slug: "mug" };
    expect(await owner.fails("stores.products.createProduct", { product })).toMatchObject({
      status: 409,
      code: "DUPLICATE_SLUG_ERROR",
    });
    expect(emulator.state.catalog.products.size).toBe(before);
  });

  test("creates managed variants from the options, with the product's values", async () => {
    const created = await create({
      manageVariants: true,
      weight: 0.2,
      productOptions: [COLORS, SIZES],
    });
    expect(created).toMatchObject({
      manageVariants: true,
      productOptions: [
        { optionType: "color", choices: [{ value: "#ff0000", description: "Red" }, {}] },
        { optionType: "drop_down" },
      ],
    });
    expect(created.variants.map(({ choices }: Json) => choices)).toEqual([
      { Color: "Red", Size: "S" },
      { Color: "Red", Size: "L" },
      { Color: "Blue", Size: "S" },
      { Color: "Blue", Size: "L" },
    ]);
    expect(created.variants[3].variant).toMatchObject({ weight: 0.2, priceData: { price: 12.5 } });
    const unmanaged = await create({ productOptions: [COLORS, SIZES] });
    expect(unmanaged.variants.map(({ id }: Json) => id)).toEqual([NO_VARIANT]);
    expect(unmanaged.productOptions[0].choices[0]).toMatchObject({ inStock: true, visible: true });
  });

  test.each([
    ["more than 1,000 combinations", { productOptions: ["A", "B", "C"].map(manyChoices) }],
    ["a percentage above 100", { discount: { type: "PERCENT", value: 120 } }],
    ["a price below 0", { priceData: { price: -1 } }],
  ])("rejects %s", async (_what, product) => {
    const all = { name: "Mug", priceData: { price: 1 }, ...product };
    const { status, fields } = await owner.fails("stores.products.createProduct", {
      product: all,
    });
    expect([status, fields?.length]).toEqual([400, 1]);
  });
  function manyChoices(name: string) {
    const choices = Array.from({ length: 11 }, (_, index) => ({
      value: `${index}`,
      description: `${index}`,
    }));
    return { name, choices };
  }
});

describe("updateProduct", () => {
  test("changes the sent fields, and the variants that inherit their values", async () => {
    const productDimensions = { length: "9", unit: "CM" };
    const { id, variants } = await create({ manageVariants: true, productOptions: [SIZES] });
    await owner.call("stores.products.updateProductVariants", {
      id,
      variants: [{ variantIds: [variants[1].id], price: 20, sku: "L-1", productDimensions }],
    });
    await update(id, { priceData: { price: 15 }, discount: { type: "AMOUNT", value: 5 } });
    const changed = await get(id);
    expect(changed.name).toBe("Mug");
    expect(changed.variants.map(({ variant }: Json) => variant)).toMatchObject([
      { priceData: { price: 15, discountedPrice: 10 }, sku: "" },
      { priceData: { price: 20, discountedPrice: 15 }, sku: "L-1", productDimensions },
    ]);
    await update(id, { discount: { type: "NONE", value: 0 } });
    expect((await get(id)).priceData).toMatchObject({ price: 15, discountedPrice: 15 });
    await owner.call("stores.products.resetAllProductVariantData", { id });
    expect((await get(id)).variants[1].variant).toMatchObject({
      priceData: { price: 15 },
      sku: "",
    });
  });

  test("replaces options and keeps the values of the remaining combinations", async () => {
    const { id, variants } = await create({ manageVariants: true, productOptions: [SIZES] });
    await owner.call("stores.products.updateProductVariants", {
      id,
      variants: [{ choices: { Size: "L" }, price: 20 }],
    });
    const sizes = ["S", "L", "XL"].map((value) => ({ value, description: value }));
    await update(id, { productOptions: [{ name: "Size", choices: sizes }] });
    const updated = await get(id);
    expect(updated.variants.map(({ variant }: Json) => variant.priceData.price)).toEqual([
      12.5, 20, 12.5,
    ]);
    expect(updated.variants[1].id).toBe(variants[1].id);
    expect(await update(id, { manageVariants: false })).toMatchObject({
      manageVariants: false,
      variants: [{ id: NO_VARIANT, variant: { priceData: { price: 12.5 } } }],
    });
    await owner.call("stores.products.deleteProductOptions", { id });
    expect(await get(id)).toMatchObject({ productOptions: [], manageVariants: false });
  });

  test("clears null fields, while removeBrand and removeRibbon clear the brand and ribbon", async () => {
    const { id } = await create({ brand: "Kiln", ribbon: "New", description: "x", weight: 1 });
    await update(id, { description: null, weight: null });
    expect(await get(id)).toMatchObject({ description: "", weight: 0, brand: "Kiln" });
    await owner.call("stores.products.removeBrand", { id });
    await owner.call("stores.products.removeRibbon", { id });
    const cleared = await get(id);
    expect([cleared.ribbon, "brand" in cleared, cleared.ribbons]).toEqual(["", false, []]);
  });
});

test.each([
  ["updateProduct", (id: string) => ({ product: { id, name: "x" } })],
  ["deleteProduct", (id: string) => ({ id })],
  ["updateProductVariants", (id: string) => ({ id, variants: [] })],
  ["deleteProductOptions", (id: string) => ({ id })],
  ["addProductMedia", (id: string) => ({ id, media: [{ mediaId: "a.jpg" }] })],
  ["removeBrand", (id: string) => ({ id })],
])("%s requires a merchant and an existing product", async (name, request) => {
  const { id } = await create({});
  const operation = `stores.products.${name}`;
  expect(await guest.fails(operation, request(id))).toMatchObject({ status: 403 });
  expect(await owner.fails(operation, request(NO_VARIANT))).toEqual({
    status: 404,
    code: "PRODUCT_NOT_FOUND",
  });
});

test("variant operations reject unknown variants, and products without managed ones", async () => {
  const { id } = await create({});
  for (const name of ["updateProductVariants", "resetAllProductVariantData"]) {
    const request = { id, variants: [{ choices: {}, price: 1 }] };
    expect(await owner.fails(`stores.products.${name}`, request)).toMatchObject({ status: 428 });
  }
  const managed = await create({ manageVariants: true, productOptions: [SIZES] });
  const { code } = await owner.fails("stores.products.updateProductVariants", {
    id: managed.id,
    variants: [
      { choices: { Size: "S" }, price: 1 },
      { choices: { Size: "M" }, price: 1 },
    ],
  });
  expect(code).toBe("VARIANT_NOT_FOUND");
  expect((await get(managed.id)).variants[0].variant.priceData.price).toBe(12.5);
});

test("product and variant changes emit legacy events", async () => {
  const { id, variants } = await create({ manageVariants: true, productOptions: [SIZES] });
  await update(id, { name: "Cup" });
  await owner.call("stores.products.updateProductVariants", {
    id,
    variants: [{ variantIds: [variants[0].id], sku: "S-1" }],
  });
  await owner.call("stores.products.deleteProduct", { id });
  const events = await sentEvents(emulator);
  expect(events).toMatchObject([
    { type: "ProductCreated", content: { productId: id, name: "Mug", price: { price: 12.5 } } },
    { type: "ProductChanged", content: { productId: id, changedFields: ["name"] } },
    {
      type: "VariantsChanged",
      content: {
        productId: id,
        originatedFromVersion: "V1_CATALOG",
        variants: [{ variantId: variants[0].id, choices: { Size: "S" }, changedFields: ["sku"] }],
      },
    },
    { type: "ProductDeleted", content: { productId: id } },
  ]);
});

test("a V3 site rejects V1 writes", async () => {
  const v3Owner = merchant((await shop({ seed: "minimal" })).emulator);
  const product = { name: "Mug", priceData: { price: 1 } };
  expect(await v3Owner.fails("stores.products.createProduct", { product })).toEqual({
    status: 428,
    code: "CATALOG_V3_SITE_CALLING_CATALOG_V1_API",
  });
});
