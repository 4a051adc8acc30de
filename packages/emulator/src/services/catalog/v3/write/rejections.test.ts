// Tests invalid products, and the rollback of rejected requests.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import {
  choiceOf,
  createProduct,
  option,
  price,
  productInput,
  ropeInput,
} from "../../../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const unknownId = "00000000-0000-4000-8000-00000000dead";
const variants = (...all: object[]) => ({ variantsInfo: { variants: all } });
const shortVariant = { ...price("1"), choices: [choiceOf("Length", "Short")] };
const subscription = (more: object) => ({
  subscriptionDetails: {
    subscriptions: [{ title: "Monthly", frequency: "MONTH", autoRenewal: true, ...more }],
    allowOneTimePurchases: false,
  },
});

const REJECTED: readonly (readonly [string, () => Json])[] = [
  ["ONLY_SPACES_STRING_ERROR", () => productInput("   ")],
  ["INVALID_DEFAULT_VARIANT", () => productInput("A", variants(price("1"), price("2")))],
  ["VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT", () => productInput("A", variants(shortVariant))],
  [
    "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT",
    () => ropeInput(variants({ ...price("1"), choices: [choiceOf("Length", "Endless")] })),
  ],
  ["MISSING_VARIANT_OPTION_CHOICE", () => ropeInput(variants(price("1")))],
  ["DUPLICATE_VARIANT_OPTION_CHOICE", () => ropeInput(variants(shortVariant, shortVariant))],
  [
    "DUPLICATE_VARIANT_OPTION_CHOICE",
    () =>
      ropeInput(
        variants({
          ...price("1"),
          choices: [choiceOf("Length", "Short"), choiceOf("Length", "Long")],
        }),
      ),
  ],
  ["DUPLICATE_PRODUCT_OPTIONS", () => ropeInput({ options: [option("Length", "Short", "Short")] })],
  [
    "DUPLICATE_PRODUCT_OPTIONS",
    () => ropeInput({ options: [option("Length", "Short"), option("Length", "Long")] }),
  ],
  [
    "CUSTOMIZATION_NOT_EXIST",
    () => ropeInput({ options: [{ ...option("L", "S"), id: unknownId }] }),
  ],
  [
    "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED",
    () => ropeInput({ options: [{ ...option("Length", "Short"), optionRenderType: undefined }] }),
  ],
  [
    "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED",
    () =>
      ropeInput({
        options: [{ ...option("Length"), choicesSettings: { choices: [{ name: "Short" }] } }],
      }),
  ],
  [
    "CHOICE_NOT_EXIST",
    () =>
      ropeInput({
        options: [{ ...option("Length"), choicesSettings: { choices: [{ choiceId: unknownId }] } }],
      }),
  ],
  [
    "MODIFIER_NAME_AND_TYPE_REQUIRED",
    () =>
      productInput("A", {
        modifiers: [
          {
            name: "Gift",
            choicesSettings: { choices: [{ choiceType: "CHOICE_TEXT", name: "Box" }] },
          },
        ],
      }),
  ],
  [
    "MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED",
    () =>
      productInput("A", {
        modifiers: [
          {
            name: "Gift",
            modifierRenderType: "TEXT_CHOICES",
            choicesSettings: { choices: [{ name: "Box" }] },
          },
        ],
      }),
  ],
  [
    "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE",
    () => productInput("A", variants(price("20", "19.99"))),
  ],
  ["RIBBON_NOT_FOUND", () => productInput("A", { ribbon: { id: unknownId } })],
  ["BRAND_CREATION_FAILED", () => productInput("A", { brand: { id: unknownId } })],
  ["INFO_SECTION_CREATION_FAILED", () => productInput("A", { infoSections: [{ id: unknownId }] })],
  [
    "DUPLICATE_RIBBON_IN_ADDITIONAL",
    () => productInput("A", { additionalRibbons: [{ name: "New" }, { name: "new" }] }),
  ],
  [
    "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL",
    () => productInput("A", { ribbon: { name: "New" }, additionalRibbons: [{ name: "New" }] }),
  ],
  [
    "SKU_ALREADY_EXIST_ERROR",
    () => productInput("A", variants({ ...price("1"), sku: "ROPE-Short" })),
  ],
  [
    "BARCODE_ALREADY_EXIST_ERROR",
    () => productInput("A", variants({ ...price("1"), barcode: "4006381333931" })),
  ],
  [
    "DUPLICATE_BARCODE_ERROR",
    () =>
      ropeInput(
        variants(
          { ...shortVariant, barcode: "1" },
          { ...shortVariant, barcode: "1", choices: [choiceOf("Length", "Long")] },
        ),
      ),
  ],
  [
    "VARIANT_ID_ALREADY_EXISTS",
    () => {
      const [first] = [...emulator.state.catalog.products.values()];
      return productInput("A", variants({ ...price("1"), id: first?.variants[0]?.id }));
    },
  ],
  [
    "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION",
    () =>
      productInput("A", {
        ...subscription({}),
        productType: "DIGITAL",
        physicalProperties: undefined,
      }),
  ],
  [
    "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT",
    () => productInput("A", subscription({ visible: false })),
  ],
  [
    "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT",
    () => productInput("A", subscription({ discount: { type: "AMOUNT", amountOff: "21" } })),
  ],
  [
    "PRODUCT_MEDIA_NOT_EXIST",
    () => {
      const [first] = option("Length", "Short").choicesSettings.choices;
      const linkedMedia = [{ url: "https://example.com/none.png" }];
      return ropeInput({
        options: [
          { ...option("Length"), choicesSettings: { choices: [{ ...first, linkedMedia }] } },
        ],
        ...variants(shortVariant),
      });
    },
  ],
];

describe("a product", () => {
  test.each(REJECTED)("is rejected with %s without changing data (%#)", async (code, product) => {
    await createProduct(owner, ropeInput({ name: "First" }, undefined));
    await createProduct(
      owner,
      productInput("Second", variants({ ...price("1"), barcode: "4006381333931" })),
    );
    const before = JSON.stringify(dataOf(emulator));
    const rejection = await owner.fails("stores.productsV3.createProduct", { product: product() });
    expect(rejection.code).toBe(code);
    expect(JSON.stringify(dataOf(emulator))).toBe(before);
  });

  test("is rejected if its price is not a number", async () => {
    const product = productInput("A", variants({ price: { actualPrice: { amount: "cheap" } } }));
    expect(await owner.fails("stores.productsV3.createProduct", { product })).toMatchObject({
      status: 400,
    });
  });
});

/** Returns all products, and all entities that a product request can create. */
function dataOf({ state }: Emulator) {
  const resources = ["brandsV3", "ribbonsV3", "infoSectionsV3", "customizationsV3"] as const;
  const all = state as unknown as Record<string, { items: Map<string, unknown> }>;
  return [
    [...state.catalog.products],
    ...resources.map((name) => [...(all[`stores.${name}`]?.items ?? [])]),
  ];
}
