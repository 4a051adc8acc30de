// Error codes for V3 products. A case skips operations that do not document the code.
import { documentedOperation } from "../documents.js";
import type { World } from "../shop-world.js";
import type { Json } from "../test-client.js";
import { type Case, FAKE_ID } from "./case.js";

const createVerbs = ["createProduct", "createProductWithInventory"];
const updateVerbs = ["updateProduct", "updateProductWithInventory"];
const bulkVerbs = (names: readonly string[]) =>
  names.map(
    (name) => `bulk${name[0]?.toUpperCase()}${name.slice(1).replace("Product", "Products")}`,
  );

const operationsWithCode = (code: string, names: readonly string[]) =>
  names
    .map((name) => `stores.productsV3.${name}`)
    .filter((name) => documentedOperation(name)?.errorCodes.includes(code));

export function productCase(code: string, product: object, before?: Case["before"]): Case {
  const minimal = {
    name: "A",
    productType: "PHYSICAL",
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: "20" } } }] },
  };
  return {
    code,
    operations: operationsWithCode(code, [...createVerbs, ...bulkVerbs(createVerbs)]),
    caller: "owner",
    ...(before ? { before } : {}),
    request: (_, more, operation) => {
      const fullProduct = { ...minimal, ...product, ...(typeof more === "object" ? more : {}) };
      return operation.includes(".bulk") ? { products: [fullProduct] } : { product: fullProduct };
    },
  };
}

/**
 * Returns a case for an invalid change to the product `bare`, or to the product whose id `before`
 * returns. The case also changes products by filter.
 */
export function updateCase(code: string, product: object, before?: Case["before"]): Case {
  return {
    code,
    operations: operationsWithCode(code, [
      ...updateVerbs,
      ...bulkVerbs(updateVerbs),
      "bulkUpdateProductsByFilter",
    ]),
    caller: "owner",
    before: async (world) => {
      const prepared = await before?.(world);
      const more: Json = typeof prepared === "object" ? prepared : {};
      const productId = more.id ?? world.ids.bare;
      const response = await world.callers.owner.call("stores.productsV3.getProduct", {
        productId,
      });
      return { ...more, id: productId, revision: response.product.revision };
    },
    request: (_, { id, revision, ...more }, operation) => {
      if (operation.endsWith("ByFilter"))
        return { filter: { id }, product: { ...product, ...more } };
      const fullProduct = { id, revision, ...product, ...more };
      return operation.includes(".bulk")
        ? { products: [{ product: fullProduct }] }
        : { product: fullProduct };
    },
  };
}

export const createAndUpdate = (code: string, product: object, before?: Case["before"]): Case[] => [
  productCase(code, product, before),
  updateCase(code, product, before),
];

export const lengthOption = (...names: string[]) => ({
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
export const ropeFields = (options: readonly object[], ...variants: object[]) => ({
  options,
  variantsInfo: { variants },
});
export const subscription = (rest: object) => ({
  subscriptionDetails: {
    subscriptions: [{ title: "Monthly", frequency: "MONTH", autoRenewal: true, ...rest }],
    allowOneTimePurchases: false,
  },
});
const giftModifier = (
  choice: object,
  rest: object = { name: "Gift", modifierRenderType: "TEXT_CHOICES" },
) => ({
  modifiers: [{ ...rest, choicesSettings: { choices: [choice] } }],
});

const createConflict =
  (field: string, value: string) =>
  async ({ callers }: World) => {
    const fields = field === "slug" ? { slug: value } : {};
    const variants = [variant(undefined, field === "slug" ? {} : { [field]: value })];
    const product: Json = { name: "B", productType: "PHYSICAL", physicalProperties: {}, ...fields };
    await callers.owner.call("stores.productsV3.createProduct", {
      product: { ...product, variantsInfo: { variants } },
    });
  };
export const singleVariant = (rest: object) => ({
  variantsInfo: { variants: [variant(undefined, rest)] },
});

export const products: readonly Case[] = [
  ...createAndUpdate(
    "MISSING_VARIANT_OPTION_CHOICE",
    ropeFields([lengthOption("Short", "Long")], variant()),
  ),
  ...createAndUpdate(
    "DUPLICATE_VARIANT_OPTION_CHOICE",
    ropeFields([lengthOption("Short", "Long")], variant("Short"), variant("Short")),
  ),
  ...createAndUpdate(
    "DUPLICATE_PRODUCT_OPTIONS",
    ropeFields([lengthOption("Short", "Short")], variant("Short")),
  ),
  productCase("INVALID_DEFAULT_VARIANT", { variantsInfo: { variants: [variant(), variant()] } }),
  ...createAndUpdate("VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT", {
    variantsInfo: { variants: [variant("Short")] },
  }),
  ...createAndUpdate("DUPLICATE_SLUG_ERROR", { slug: "taken" }, createConflict("slug", "taken")),
  ...createAndUpdate(
    "SKU_ALREADY_EXIST_ERROR",
    singleVariant({ sku: "TAKEN" }),
    createConflict("sku", "TAKEN"),
  ),
  ...createAndUpdate(
    "BARCODE_ALREADY_EXIST_ERROR",
    singleVariant({ barcode: "4006" }),
    createConflict("barcode", "4006"),
  ),
  ...createAndUpdate(
    "DUPLICATE_BARCODE_ERROR",
    ropeFields(
      [lengthOption("Short", "Long")],
      variant("Short", { barcode: "1" }),
      variant("Long", { barcode: "1" }),
    ),
  ),
  productCase("INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION", {
    productType: "DIGITAL",
    physicalProperties: undefined,
    ...subscription({}),
  }),
  ...createAndUpdate(
    "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT",
    subscription({ visible: false }),
  ),
  ...createAndUpdate(
    "INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT",
    subscription({ discount: { type: "AMOUNT", amountOff: "21" } }),
  ),
  ...createAndUpdate("SUBSCRIPTION_ID_ALREADY_EXISTS", {
    subscriptionDetails: {
      subscriptions: ["Weekly", "Monthly"].map((title) => ({
        id: FAKE_ID,
        title,
        frequency: "MONTH",
        autoRenewal: true,
      })),
      allowOneTimePurchases: true,
    },
  }),
  productCase("ONLY_SPACES_STRING_ERROR", { name: "   " }),
  ...createAndUpdate("BRAND_CREATION_FAILED", { brand: { id: FAKE_ID } }),
  ...createAndUpdate("RIBBON_NOT_FOUND", { ribbon: { id: FAKE_ID } }),
  productCase("RIBBON_CREATION_FAILED", { ribbon: { name: "  " } }),
  ...createAndUpdate("DUPLICATE_RIBBON_IN_ADDITIONAL", {
    additionalRibbons: [{ name: "New" }, { name: "new" }],
  }),
  ...createAndUpdate("DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL", {
    ribbon: { name: "New" },
    additionalRibbons: [{ name: "New" }],
  }),
  productCase("INFO_SECTION_CREATION_FAILED", { infoSections: [{ id: FAKE_ID }] }),
  updateCase("INFO_SECTION_ERROR_OCCURRED", { infoSections: [{ id: FAKE_ID }] }),
  ...createAndUpdate(
    "CUSTOMIZATION_NOT_EXIST",
    ropeFields([{ ...lengthOption("Short"), id: FAKE_ID }], variant("Short")),
  ),
  ...createAndUpdate(
    "CHOICE_NOT_EXIST",
    ropeFields(
      [{ ...lengthOption(), choicesSettings: { choices: [{ choiceId: FAKE_ID }] } }],
      variant("Short"),
    ),
  ),
  productCase(
    "PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED",
    ropeFields([{ ...lengthOption("Short"), optionRenderType: undefined }], variant("Short")),
  ),
  productCase(
    "PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED",
    ropeFields(
      [{ ...lengthOption(), choicesSettings: { choices: [{ name: "Short" }] } }],
      variant("Short"),
    ),
  ),
  productCase(
    "MODIFIER_NAME_AND_TYPE_REQUIRED",
    giftModifier({ choiceType: "CHOICE_TEXT", name: "Box" }, { name: "Gift" }),
  ),
  productCase("MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED", giftModifier({ name: "Box" })),
  ...createAndUpdate("COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE", {
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: "20" }, compareAtPrice: { amount: "19" } } }],
    },
  }),
];
