// Error codes of V3 products, each for every operation that documents the code.
import { documented } from "../documents.js";
import type { World } from "../shop-world.js";
import type { Answer } from "../test-client.js";
import { type Case, NOWHERE } from "./case.js";

const creates = ["createProduct", "createProductWithInventory"];
const updates = ["updateProduct", "updateProductWithInventory"];
const many = (names: readonly string[]) =>
  names.map(
    (name) => `bulk${name[0]?.toUpperCase()}${name.slice(1).replace("Product", "Products")}`,
  );

const telling = (code: string, names: readonly string[]) =>
  names
    .map((name) => `stores.productsV3.${name}`)
    .filter((name) => documented(name)?.errorCodes.includes(code));

export function made(code: string, product: object, before?: Case["before"]): Case {
  const least = {
    name: "A",
    productType: "PHYSICAL",
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: "20" } } }] },
  };
  return {
    code,
    operations: telling(code, [...creates, ...many(creates)]),
    who: "owner",
    ...(before ? { before } : {}),
    request: (_, more, operation) => {
      const whole = { ...least, ...product, ...(typeof more === "object" ? more : {}) };
      return operation.includes(".bulk") ? { products: [whole] } : { product: whole };
    },
  };
}

/**
 * An invalid change of the plain product, or of the product whose id `before` returns. Also runs by
 * filter.
 */
export function changed(code: string, product: object, before?: Case["before"]): Case {
  return {
    code,
    operations: telling(code, [...updates, ...many(updates), "bulkUpdateProductsByFilter"]),
    who: "owner",
    before: async (world) => {
      const made = await before?.(world);
      const more: Answer = typeof made === "object" ? made : {};
      const productId = more.id ?? world.ids.bare;
      const read = await world.callers.owner.call("stores.productsV3.getProduct", { productId });
      return { ...more, id: productId, revision: read.product.revision };
    },
    request: (_, { id, revision, ...more }, operation) => {
      if (operation.endsWith("ByFilter"))
        return { filter: { id }, product: { ...product, ...more } };
      const whole = { id, revision, ...product, ...more };
      return operation.includes(".bulk") ? { products: [{ product: whole }] } : { product: whole };
    },
  };
}

export const both = (code: string, product: object, before?: Case["before"]): Case[] => [
  made(code, product, before),
  changed(code, product, before),
];

export const length = (...names: string[]) => ({
  name: "Length",
  optionRenderType: "TEXT_CHOICES",
  choicesSettings: { choices: names.map((name) => ({ choiceType: "CHOICE_TEXT", name })) },
});
export const variant = (choiceName?: string, rest: object = {}) => ({
  price: { actualPrice: { amount: "10" } },
  ...(choiceName
    ? {
        choices: [
          { optionChoiceNames: { optionName: "Length", choiceName, renderType: "TEXT_CHOICES" } },
        ],
      }
    : {}),
  ...rest,
});
export const rope = (options: readonly object[], ...variants: object[]) => ({
  options,
  variantsInfo: { variants },
});
export const subscribed = (rest: object) => ({
  subscriptionDetails: {
    subscriptions: [{ title: "Monthly", frequency: "MONTH", autoRenewal: true, ...rest }],
    allowOneTimePurchases: false,
  },
});
const gift = (
  choice: object,
  rest: object = { name: "Gift", modifierRenderType: "TEXT_CHOICES" },
) => ({
  modifiers: [{ ...rest, choicesSettings: { choices: [choice] } }],
});

const taken =
  (field: string, value: string) =>
  async ({ callers }: World) => {
    const own = field === "slug" ? { slug: value } : {};
    const variants = [variant(undefined, field === "slug" ? {} : { [field]: value })];
    const product: Answer = { name: "B", productType: "PHYSICAL", physicalProperties: {}, ...own };
    await callers.owner.call("stores.productsV3.createProduct", {
      product: { ...product, variantsInfo: { variants } },
    });
  };
export const alone = (rest: object) => ({ variantsInfo: { variants: [variant(undefined, rest)] } });

export const products: readonly Case[] = [
  ...both("MISSING_VARIANT_OPTION_CHOICE", rope([length("Short", "Long")], variant())),
  ...both(
    "DUPLICATE_VARIANT_OPTION_CHOICE",
    rope([length("Short", "Long")], variant("Short"), variant("Short")),
  ),
  ...both("DUPLICATE_PRODUCT_OPTIONS", rope([length("Short", "Short")], variant("Short"))),
  made("INVALID_DEFAULT_VARIANT", { variantsInfo: { variants: [variant(), variant()] } }),
  ...both("VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT", {
    variantsInfo: { variants: [variant("Short")] },
  }),
  ...both("DUPLICATE_SLUG_ERROR", { slug: "taken" }, taken("slug", "taken")),
  ...both("SKU_ALREADY_EXIST_ERROR", alone({ sku: "TAKEN" }), taken("sku", "TAKEN")),
  ...both("BARCODE_ALREADY_EXIST_ERROR", alone({ barcode: "4006" }), taken("barcode", "4006")),
  ...both(
    "DUPLICATE_BARCODE_ERROR",
    rope(
      [length("Short", "Long")],
      variant("Short", { barcode: "1" }),
      variant("Long", { barcode: "1" }),
    ),
  ),
  made("INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION", {
    productType: "DIGITAL",
    physicalProperties: undefined,
    ...subscribed({}),
  }),
  ...both(
    "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT",
    subscribed({ visible: false }),
  ),
  ...both(
    "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT",
    subscribed({ discount: { type: "AMOUNT", amountOff: "21" } }),
  ),
  ...both("SUBSCRIPTION_ID_ALREADY_EXISTS", {
    subscriptionDetails: {
      subscriptions: ["Weekly", "Monthly"].map((title) => ({
        id: NOWHERE,
        title,
        frequency: "MONTH",
        autoRenewal: true,
      })),
      allowOneTimePurchases: true,
    },
  }),
  made("ONLY_SPACES_STRING_ERROR", { name: "   " }),
  ...both("BRAND_CREATION_FAILED", { brand: { id: NOWHERE } }),
  ...both("RIBBON_NOT_FOUND", { ribbon: { id: NOWHERE } }),
  made("RIBBON_CREATION_FAILED", { ribbon: { name: "  " } }),
  ...both("DUPLICATE_RIBBON_IN_ADDITIONAL", {
    additionalRibbons: [{ name: "New" }, { name: "new" }],
  }),
  ...both("DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL", {
    ribbon: { name: "New" },
    additionalRibbons: [{ name: "New" }],
  }),
  made("INFO_SECTION_CREATION_FAILED", { infoSections: [{ id: NOWHERE }] }),
  changed("INFO_SECTION_ERROR_OCCURRED", { infoSections: [{ id: NOWHERE }] }),
  ...both("CUSTOMIZATION_NOT_EXIST", rope([{ ...length("Short"), id: NOWHERE }], variant("Short"))),
  ...both(
    "CHOICE_NOT_EXIST",
    rope(
      [{ ...length(), choicesSettings: { choices: [{ choiceId: NOWHERE }] } }],
      variant("Short"),
    ),
  ),
  made(
    "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED",
    rope([{ ...length("Short"), optionRenderType: undefined }], variant("Short")),
  ),
  made(
    "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED",
    rope([{ ...length(), choicesSettings: { choices: [{ name: "Short" }] } }], variant("Short")),
  ),
  made(
    "MODIFIER_NAME_AND_TYPE_REQUIRED",
    gift({ choiceType: "CHOICE_TEXT", name: "Box" }, { name: "Gift" }),
  ),
  made("MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED", gift({ name: "Box" })),
  ...both("COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE", {
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: "20" }, compareAtPrice: { amount: "19" } } }],
    },
  }),
];
