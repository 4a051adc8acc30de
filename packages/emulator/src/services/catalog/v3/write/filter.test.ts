// Tests operations that apply the same change to all products that match a filter.
import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import { createProduct, price, productInput } from "../../../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
let lamps: Json[];
const filter = { slug: { $startsWith: "lamp" } };
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
  lamps = [];
  for (const amount of ["10", "12.35"]) {
    const variants = [{ ...price(amount, "20"), revenueDetails: { cost: { amount: "4" } } }];
    lamps.push(await createProduct(owner, productInput("Lamp", { variantsInfo: { variants } })));
  }
});

const runJob = (name: string, request: object) =>
  owner.call(`stores.productsV3.${name}`, { filter, ...request });
const read = async (fields: string[] = []): Promise<Json[]> =>
  (await owner.call("stores.productsV3.queryProducts", { query: { filter }, fields })).products;
const readPrices = async () =>
  (await read()).map(({ variantsInfo }) => {
    const [{ price: variantPrice }] = variantsInfo.variants;
    return [variantPrice.actualPrice.amount, variantPrice.compareAtPrice?.amount];
  });

test("an update by filter changes only matching products", async () => {
  const { jobId } = await runJob("bulkUpdateProductsByFilter", { product: { visible: false } });
  expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
  expect((await read()).map(({ visible, revision }) => [visible, revision])).toEqual([
    [false, "2"],
    [false, "2"],
  ]);
  const { count } = await owner.call("stores.productsV3.countProducts", {
    filter: { visible: true },
  });
  expect(count).toBe(3);
});

test("a bulk delete with an empty filter is rejected", async () => {
  const rejection = await owner.fails("stores.productsV3.bulkDeleteProductsByFilter", {
    filter: {},
  });
  expect(rejection.code).toBe("INVALID_FILTER");
});

test("an update by filter changes the variants of matching products", async () => {
  await runJob("bulkUpdateProductVariantsByFilter", {
    variant: { ...price("7"), physicalProperties: { weight: 2 } },
  });
  expect(await readPrices()).toEqual([
    ["7.00", "20.00"],
    ["7.00", "20.00"],
  ]);
  const rejection = await owner.fails("stores.productsV3.bulkUpdateProductVariantsByFilter", {
    filter,
    variant: price("21"),
  });
  expect(rejection.code).toBe("COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE");
});

const ADJUSTED: readonly (readonly [object, readonly (readonly string[])[]])[] = [
  [
    { actualPrice: { percentage: 10 } },
    [
      ["11.00", "20.00"],
      ["13.59", "20.00"],
    ],
  ],
  [
    { actualPrice: { percentage: 10 }, rounding: "NEAREST_WHOLE_NUMBER" },
    [
      ["11.00", "20.00"],
      ["14.00", "20.00"],
    ],
  ],
  [
    { actualPrice: { amount: "-1.5" }, compareAtPrice: { amount: "5" } },
    [
      ["8.50", "25.00"],
      ["10.85", "25.00"],
    ],
  ],
  [
    { compareAtPriceDiscount: { percentage: 25 } },
    [
      ["15.00", "20.00"],
      ["15.00", "20.00"],
    ],
  ],
];

test.each(ADJUSTED)("prices can be adjusted by %j", async (adjustment, expected) => {
  await runJob("bulkAdjustProductVariantsByFilter", adjustment);
  expect(await readPrices()).toEqual(expected);
});

const OUT_OF_RANGE = [
  ["ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE", { actualPrice: { amount: "-11" } }],
  ["ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE", { compareAtPrice: { amount: "-21" } }],
  ["ADJUSTED_COST_OUT_OF_RANGE", { cost: { amount: "-5" } }],
] as const;

test.each(OUT_OF_RANGE)(
  "an adjustment that fails with %s changes no prices",
  async (code, adjustment) => {
    const rejection = await owner.fails("stores.productsV3.bulkAdjustProductVariantsByFilter", {
      filter,
      ...adjustment,
    });
    expect(rejection.code).toBe(code);
    expect(await readPrices()).toEqual([
      ["10.00", "20.00"],
      ["12.35", "20.00"],
    ]);
  },
);

test("info sections can be added and removed, with at most 20 per product", async () => {
  const { results } = await owner.call("stores.infoSectionsV3.bulkCreateInfoSections", {
    infoSections: Array.from({ length: 21 }, (_, index) => ({
      uniqueName: `s${index}`,
      title: "S",
      plainDescription: "<p>x</p>",
    })),
  });
  const ids = results.map(({ itemMetadata }: Json) => itemMetadata.id);
  await runJob("bulkAddInfoSectionsToProductsByFilter", { infoSectionIds: ids.slice(0, 20) });
  const sectionCounts = async () =>
    (await read(["INFO_SECTION"])).map(({ infoSections }) => infoSections.length);
  expect(await sectionCounts()).toEqual([20, 20]);
  const { results: added } = await owner.call("stores.productsV3.bulkAddInfoSectionsToProducts", {
    products: [{ productId: lamps[0].id, revision: "2" }],
    infoSectionIds: ids.slice(20),
  });
  expect(added[0].itemMetadata.error.code).toBe("TOO_MANY_INFO_SECTIONS_ERROR");
  await owner.call("stores.productsV3.bulkRemoveInfoSectionsFromProducts", {
    products: [{ productId: lamps[0].id, revision: "2" }],
    infoSectionIds: ids.slice(0, 5),
  });
  expect(await sectionCounts()).toEqual([15, 20]);
  await runJob("bulkRemoveInfoSectionsFromProductsByFilter", { infoSectionIds: ids.slice(0, 10) });
  expect(await sectionCounts()).toEqual([10, 10]);
});

test("products can join and leave a category, but cannot leave a managed category", async () => {
  const category = [...emulator.state.catalog.categories.values()].at(-1);
  const categoryIds = [category?.id];
  const categoryCounts = async () =>
    (await read(["DIRECT_CATEGORIES_INFO"])).map(
      ({ directCategoriesInfo }) => directCategoriesInfo.categories.length,
    );
  await runJob("bulkAddProductsToCategoriesByFilter", { categoryIds });
  expect(await categoryCounts()).toEqual([2, 2]);
  await runJob("bulkRemoveProductsFromCategoriesByFilter", { categoryIds });
  expect(await categoryCounts()).toEqual([1, 1]);
  const rejection = await owner.fails(
    "stores.productsV3.bulkRemoveProductsFromCategoriesByFilter",
    {
      filter,
      categoryIds: [emulator.state.catalog.allProductsId],
    },
  );
  expect(rejection.code).toBe("MANAGED_CATEGORY_OPERATION_NOT_ALLOWED");
});

test("tags can be assigned and unassigned", async () => {
  const tags = (...tagIds: string[]) => ({ publicTags: { tagIds }, privateTags: { tagIds: [] } });
  await runJob("bulkUpdateProductTagsByFilter", { assignTags: tags("a", "b") });
  await owner.call("stores.productsV3.bulkUpdateProductTags", {
    productIds: [lamps[0].id],
    unassignTags: tags("a"),
  });
  expect((await read()).map(({ tags: { publicTags } }) => publicTags.tagIds)).toEqual([
    ["b"],
    ["a", "b"],
  ]);
  const rejection = await owner.fails("stores.productsV3.bulkUpdateProductTags", {
    productIds: [lamps[0].id],
    assignTags: tags(),
  });
  expect(rejection.code).toBe("EMPTY_ASSIGN_AND_UNASSIGN_LISTS");
});

test("all matching products can be deleted", async () => {
  await runJob("bulkDeleteProductsByFilter", {});
  expect(await read()).toEqual([]);
  expect(emulator.state.catalog.products.size).toBe(3);
});
