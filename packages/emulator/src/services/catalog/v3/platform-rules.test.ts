// Tests errors and rules of live sites that the documentation does not mention.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  choiceOf,
  createProduct,
  option,
  price,
  productInput,
  ropeInput,
} from "../../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop, TREE } from "../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const rejectionOf = (product: Json) => owner.fails("stores.productsV3.createProduct", { product });
const update = async (product: object): Promise<Json> =>
  (await owner.call("stores.productsV3.updateProduct", { product })).product;

describe("createProduct rejects", () => {
  const { physicalProperties: _, ...bareProduct } = productInput("Mug");
  const digital = { ...bareProduct, productType: "DIGITAL" };
  const freeTextModifiers = (freeTextSettings: object) => [
    { name: "Engraving", modifierRenderType: "FREE_TEXT", freeTextSettings },
  ];

  test.each<[string, Json, string]>([
    [
      "a physical product without physical properties",
      bareProduct,
      "product.physicalProperties ONE_OF_ALIGNMENT",
    ],
    [
      "a digital product with physical properties",
      { ...digital, physicalProperties: {} },
      "product.physicalProperties ONE_OF_ALIGNMENT",
    ],
    [
      "an option without choices",
      ropeInput({ options: [{ name: "Length", optionRenderType: "TEXT_CHOICES" }] }),
      "product.options[0].choicesSettings REQUIRED_FIELD",
    ],
    [
      "a free-text modifier without a title",
      productInput("Mug", { modifiers: freeTextModifiers({}) }),
      "product.modifiers[0].modifierSettings.freeTextSettings.title MIN_LENGTH",
    ],
  ])("%s", async (_name, product, field) => {
    expect(await rejectionOf(product)).toEqual({ status: 400, fields: [field] });
  });

  test("a modifier with only an id", async () => {
    const mug = await createProduct(
      owner,
      productInput("Mug", { modifiers: freeTextModifiers({ title: "Your name" }) }),
    );
    const { id, name } = mug.modifiers[0];
    expect(await rejectionOf(productInput("Cup", { modifiers: [{ id }] }))).toEqual({
      status: 400,
      fields: ["product.modifiers[0].modifierSettings REQUIRED_ONE_OF_FIELD"],
    });
    const complete = {
      id,
      name,
      modifierRenderType: "FREE_TEXT",
      freeTextSettings: { title: "Yours" },
    };
    const cup = await createProduct(owner, productInput("Cup", { modifiers: [complete] }));
    expect(cup.modifiers[0].id).toBe(id);
  });

  test.each(["5", "5.00", "4.99"])("a compare-at price of %s with a price of 5", async (before) => {
    expect(
      await rejectionOf(productInput("Mug", { variantsInfo: { variants: [price("5", before)] } })),
    ).toEqual({ status: 428, code: "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE" });
  });

  test.each([undefined, "SWATCH_CHOICES"])(
    "a variant that refers to a choice by name with the renderType %s",
    async (renderType) => {
      const { optionChoiceNames } = choiceOf("Length", "Short");
      const choices = [{ optionChoiceNames: { ...optionChoiceNames, renderType } }];
      const product = ropeInput({
        options: [option("Length", "Short")],
        variantsInfo: { variants: [{ ...price("5"), choices }] },
      });
      expect(await rejectionOf(product)).toMatchObject({ code: "MISSING_VARIANT_OPTION_CHOICE" });
    },
  );

  test("an option choice without a type", async () => {
    const choices = [{ name: "Short", colorCode: "#000000" }];
    const product = ropeInput({ options: [{ ...option("Length"), choicesSettings: { choices } }] });
    expect(await rejectionOf(product)).toMatchObject({
      code: "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED",
    });
  });

  test("a digital product that is visible at the point of sale", async () => {
    expect(await rejectionOf({ ...digital, visibleInPos: true })).toEqual({
      status: 428,
      code: "DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS",
    });
    const product = await createProduct(owner, digital);
    expect(product.visibleInPos).toBe(false);
    const { id, revision } = product;
    expect(await update({ id, revision, visible: false })).toMatchObject({ visibleInPos: false });
    const change = { product: { id, revision: "2", visibleInPos: true } };
    expect(await owner.fails("stores.productsV3.updateProduct", change)).toMatchObject({
      code: "DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS",
    });
  });
});

describe("a brand", () => {
  const createBrand = (name: string) =>
    owner.send("stores.brandsV3.createBrand", { brand: { name } }).then(({ status }) => status);

  test("has a unique name, which products can use to refer to it", async () => {
    expect(await createBrand("Acme")).toBe(200);
    expect(await createBrand("Acme")).toBe(409);
    expect(
      await owner.fails("stores.brandsV3.createBrand", { brand: { name: "acme" } }),
    ).toMatchObject({ status: 409, code: "ALREADY_EXISTS" });
    const product = await createProduct(owner, productInput("Mug", { brand: { name: "Acme" } }));
    const { brands } = await owner.call("stores.brandsV3.queryBrands", { query: {} });
    expect(brands.filter(({ name }: Json) => name === "Acme")).toMatchObject([
      { id: product.brand.id },
    ]);
    const { results } = await owner.call("stores.brandsV3.bulkCreateBrands", {
      brands: [{ name: "Acme" }, { name: "Apex" }],
    });
    expect(results.map(({ itemMetadata }: Json) => itemMetadata.success)).toEqual([false, true]);
  });
});

describe("hiding a product", () => {
  const variantVisibility = async (id: string) =>
    (
      await owner.call("stores.productsV3.getProduct", { productId: id })
    ).product.variantsInfo.variants.map(({ visible }: Json) => visible);

  test("hides the variant of a product without options until the product is shown", async () => {
    const { id } = await createProduct(owner, productInput("Mug"));
    await update({ id, revision: "1", visible: false });
    expect(await variantVisibility(id)).toEqual([false]);
    await update({ id, revision: "2", visible: true });
    expect(await variantVisibility(id)).toEqual([true]);
    const hidden = await createProduct(owner, productInput("Cup", { visible: false }));
    expect(await variantVisibility(hidden.id)).toEqual([false]);
  });

  test("does not change the variants of a product with options", async () => {
    const { id } = await createProduct(owner, ropeInput());
    await update({ id, revision: "1", visible: false });
    expect(await variantVisibility(id)).toEqual([true, true]);
  });
});

test("queryProducts can filter by whether products have options", async () => {
  const { id } = await createProduct(owner, ropeInput());
  const withoutOptions = await createProduct(owner, productInput("Mug"));
  const idsWhere = async (isEmpty: boolean) =>
    (
      await owner.call("stores.productsV3.queryProducts", {
        query: { filter: { "options.id": { $isEmpty: isEmpty } }, cursorPaging: { limit: 100 } },
      })
    ).products.map((product: Json) => product.id);
  expect(await idsWhere(true)).toContain(withoutOptions.id);
  expect(await idsWhere(true)).not.toContain(id);
  expect(await idsWhere(false)).toContain(id);
});

describe("queryCategories", () => {
  const queryRejection = (filter: object) =>
    owner.fails("stores.categories.queryCategories", { treeReference: TREE, query: { filter } });

  test.each([{}, { visible: true }, { $and: [{ visible: true }] }])(
    "rejects the filter %j",
    async (filter) => {
      expect(await queryRejection(filter)).toEqual({ status: 400, code: "INVALID_FILTER" });
    },
  );

  test("requires no filter, and searchCategories can filter by visibility", async () => {
    const treeReference = TREE;
    const { categories } = await owner.call("stores.categories.queryCategories", { treeReference });
    expect(categories.length).toBeGreaterThan(0);
    const search = { filter: { visible: true } };
    await owner.call("stores.categories.searchCategories", { treeReference, search });
  });
});
