// Invalid products, and the rollback of rejected requests.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import { chosen, made, option, plain, price, ropes } from "../../../../testing/catalog-fixtures.js";
import { type Answer, type Caller, merchant, shop } from "../../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const nowhere = "00000000-0000-4000-8000-00000000dead";
const variants = (...all: object[]) => ({ variantsInfo: { variants: all } });
const short = { ...price("1"), choices: [chosen("Length", "Short")] };
const subscription = (more: object) => ({
  subscriptionDetails: {
    subscriptions: [{ title: "Monthly", frequency: "MONTH", autoRenewal: true, ...more }],
    allowOneTimePurchases: false,
  },
});

const REFUSED: readonly (readonly [string, () => Answer])[] = [
  ["ONLY_SPACES_STRING_ERROR", () => plain("   ")],
  ["INVALID_DEFAULT_VARIANT", () => plain("A", variants(price("1"), price("2")))],
  ["VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT", () => plain("A", variants(short))],
  [
    "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT",
    () => ropes(variants({ ...price("1"), choices: [chosen("Length", "Endless")] })),
  ],
  ["MISSING_VARIANT_OPTION_CHOICE", () => ropes(variants(price("1")))],
  ["DUPLICATE_VARIANT_OPTION_CHOICE", () => ropes(variants(short, short))],
  [
    "DUPLICATE_VARIANT_OPTION_CHOICE",
    () =>
      ropes(
        variants({
          ...price("1"),
          choices: [chosen("Length", "Short"), chosen("Length", "Long")],
        }),
      ),
  ],
  ["DUPLICATE_PRODUCT_OPTIONS", () => ropes({ options: [option("Length", "Short", "Short")] })],
  [
    "DUPLICATE_PRODUCT_OPTIONS",
    () => ropes({ options: [option("Length", "Short"), option("Length", "Long")] }),
  ],
  ["CUSTOMIZATION_NOT_EXIST", () => ropes({ options: [{ ...option("L", "S"), id: nowhere }] })],
  [
    "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED",
    () => ropes({ options: [{ ...option("Length", "Short"), optionRenderType: undefined }] }),
  ],
  [
    "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED",
    () =>
      ropes({
        options: [{ ...option("Length"), choicesSettings: { choices: [{ name: "Short" }] } }],
      }),
  ],
  [
    "CHOICE_NOT_EXIST",
    () =>
      ropes({
        options: [{ ...option("Length"), choicesSettings: { choices: [{ choiceId: nowhere }] } }],
      }),
  ],
  [
    "MODIFIER_NAME_AND_TYPE_REQUIRED",
    () =>
      plain("A", {
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
      plain("A", {
        modifiers: [
          {
            name: "Gift",
            modifierRenderType: "TEXT_CHOICES",
            choicesSettings: { choices: [{ name: "Box" }] },
          },
        ],
      }),
  ],
  ["COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE", () => plain("A", variants(price("20", "19.99")))],
  ["RIBBON_NOT_FOUND", () => plain("A", { ribbon: { id: nowhere } })],
  ["BRAND_CREATION_FAILED", () => plain("A", { brand: { id: nowhere } })],
  ["INFO_SECTION_CREATION_FAILED", () => plain("A", { infoSections: [{ id: nowhere }] })],
  [
    "DUPLICATE_RIBBON_IN_ADDITIONAL",
    () => plain("A", { additionalRibbons: [{ name: "New" }, { name: "new" }] }),
  ],
  [
    "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL",
    () => plain("A", { ribbon: { name: "New" }, additionalRibbons: [{ name: "New" }] }),
  ],
  ["SKU_ALREADY_EXIST_ERROR", () => plain("A", variants({ ...price("1"), sku: "ROPE-Short" }))],
  [
    "BARCODE_ALREADY_EXIST_ERROR",
    () => plain("A", variants({ ...price("1"), barcode: "4006381333931" })),
  ],
  [
    "DUPLICATE_BARCODE_ERROR",
    () =>
      ropes(
        variants(
          { ...short, barcode: "1" },
          { ...short, barcode: "1", choices: [chosen("Length", "Long")] },
        ),
      ),
  ],
  [
    "VARIANT_ID_ALREADY_EXISTS",
    () => {
      const [first] = [...emulator.state.catalog.products.values()];
      return plain("A", variants({ ...price("1"), id: first?.variants[0]?.id }));
    },
  ],
  [
    "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION",
    () =>
      plain("A", {
        ...subscription({}),
        productType: "DIGITAL",
        physicalProperties: undefined,
      }),
  ],
  [
    "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT",
    () => plain("A", subscription({ visible: false })),
  ],
  [
    "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT",
    () => plain("A", subscription({ discount: { type: "AMOUNT", amountOff: "21" } })),
  ],
  [
    "PRODUCT_MEDIA_NOT_EXIST",
    () => {
      const [first] = option("Length", "Short").choicesSettings.choices;
      const linkedMedia = [{ url: "https://example.com/none.png" }];
      return ropes({
        options: [
          { ...option("Length"), choicesSettings: { choices: [{ ...first, linkedMedia }] } },
        ],
        ...variants(short),
      });
    },
  ],
];

describe("a product", () => {
  test.each(REFUSED)("is rejected with %s (%#)", async (code, product) => {
    await made(owner, ropes({ name: "First" }, undefined));
    await made(owner, plain("Second", variants({ ...price("1"), barcode: "4006381333931" })));
    const before = JSON.stringify(written(emulator));
    const refused = await owner.fails("stores.productsV3.createProduct", { product: product() });
    expect(refused.code).toBe(code);
    expect(JSON.stringify(written(emulator))).toBe(before);
  });

  test("is rejected with an invalid price", async () => {
    const product = plain("A", variants({ price: { actualPrice: { amount: "cheap" } } }));
    expect(await owner.fails("stores.productsV3.createProduct", { product })).toMatchObject({
      status: 400,
    });
  });
});

/** Returns the products and the entities that products can create. */
function written({ state }: Emulator) {
  const resources = ["brandsV3", "ribbonsV3", "infoSectionsV3", "customizationsV3"] as const;
  const all = state as unknown as Record<string, { items: Map<string, unknown> }>;
  return [
    [...state.catalog.products],
    ...resources.map((name) => [...(all[`stores.${name}`]?.items ?? [])]),
  ];
}
