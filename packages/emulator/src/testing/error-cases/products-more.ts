// Error codes for V3 products: missing references, limits, and invalid requests.
import type { World } from "../shop-world.js";
import type { Json } from "../test-client.js";
import { type Case, FAKE_ID, writable } from "./case.js";
import { fillChoices } from "./customizations.js";
import {
  createAndUpdate,
  lengthOption,
  productCase,
  ropeFields,
  singleVariant,
  subscription,
  updateCase,
  variant,
} from "./products.js";

const SERVICE = "stores.productsV3";
const operationNames = (...verbs: string[]) => verbs.map((verb) => `${SERVICE}.${verb}`);
const price = { price: { actualPrice: { amount: "5" } } };

/** Creates an option with the maximum number of choices. Returns a product that adds another. */
async function createFullOption(world: World): Promise<Json> {
  const { customization } = await world.callers.owner.call(
    "stores.customizationsV3.createCustomization",
    {
      customization: {
        name: "Length",
        customizationType: "PRODUCT_OPTION",
        customizationRenderType: "TEXT_CHOICES",
        choicesSettings: { choices: [{ name: "Long", choiceType: "CHOICE_TEXT" }] },
      },
    },
  );
  fillChoices(world, customization.id);
  return ropeFields([lengthOption("Short")], variant("Short"));
}

const createDigitalProduct = async ({ callers }: World): Promise<Json> => {
  const { product } = await callers.owner.call(`${SERVICE}.createProduct`, {
    product: { name: "Song", productType: "DIGITAL", variantsInfo: { variants: [price] } },
  });
  return { id: product.id };
};

const addTooManyProducts = (world: World) => {
  const products = writable(world.emulator.state.catalog.products);
  const [first] = products.values();
  for (let count = products.size; count < 50_000 && first; count += 1) {
    products.set(`p${count}`, first);
  }
};

const maskCase = (code: string, mask: string, verbs: readonly string[]): Case => ({
  code,
  operations: operationNames(...verbs),
  caller: "owner",
  request: ({ ids }, _prepared, operation) => {
    const fieldMask = [mask];
    if (operation.endsWith("VariantsByFilter"))
      return { filter: { id: ids.bare }, variant: { sku: "A" }, fieldMask };
    if (operation.endsWith("ByFilter"))
      return { filter: { id: ids.bare }, product: { name: "A" }, fieldMask };
    const product = { id: ids.bare, revision: "1", name: "A" };
    return operation.includes(".bulk")
      ? { products: [{ product, fieldMask }] }
      : { product, fieldMask };
  },
});

/** Together, these products have more options than a request may contain. */
const wideProducts = Array.from({ length: 21 }, (_, index) => {
  const names = ["A", "B", "C", "D", "E"];
  return {
    name: `Kit ${index}`,
    productType: "PHYSICAL",
    physicalProperties: {},
    options: names.map((name) => ({ ...lengthOption("One"), name })),
    variantsInfo: { variants: [price] },
  };
});

const createSections = async ({ callers }: World): Promise<Json> => {
  const { results } = await callers.owner.call("stores.infoSectionsV3.bulkCreateInfoSections", {
    infoSections: Array.from({ length: 21 }, (_, place) => ({
      uniqueName: `s${place}`,
      title: "S",
    })),
  });
  const ids: string[] = results.map(({ itemMetadata }: Json) => itemMetadata.id);
  return ids;
};

const assignedVariant = ({ item }: World) =>
  singleVariant({ id: item("heavy-tee").catalogReference.options.variantId });

export const productsMore: readonly Case[] = [
  ...createAndUpdate("ADD_CUSTOMIZATION_CHOICES_FAILED", {}, createFullOption),
  productCase("CUSTOMIZATIONS_CREATION_FAILED", {
    modifiers: [
      {
        name: "Engraving",
        modifierRenderType: "FREE_TEXT",
        freeTextSettings: { title: "T", minCharCount: 5, maxCharCount: 2 },
      },
    ],
  }),
  productCase("PRODUCTS_LIMIT_EXCEEDED", {}, addTooManyProducts),
  ...createAndUpdate("VARIANT_ID_ALREADY_EXISTS", {}, assignedVariant),
  updateCase("INVALID_DEFAULT_VARIANT", { variantsInfo: { variants: [variant(), variant()] } }),
  updateCase("INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION", subscription({}), createDigitalProduct),
  productCase(
    "PRODUCT_MEDIA_NOT_EXIST",
    ropeFields(
      [
        {
          ...lengthOption(),
          choicesSettings: {
            choices: [
              {
                choiceType: "CHOICE_TEXT",
                name: "Short",
                linkedMedia: [{ url: "https://example.com/none.png" }],
              },
            ],
          },
        },
      ],
      variant("Short"),
    ),
  ),
  {
    ...updateCase(
      "PREORDER_VALIDATION_ERROR",
      singleVariant({ inventoryItem: { quantity: 5, preorderInfo: { enabled: true, limit: -1 } } }),
    ),
    operations: operationNames("bulkUpdateProductsWithInventory"),
  },
  maskCase("FIELD_MASK_VALUE_NOT_SUPPORTED", "inventory", [
    "bulkUpdateProducts",
    "bulkUpdateProductsByFilter",
    "bulkUpdateProductVariantsByFilter",
  ]),
  maskCase("FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR", "visible", [
    "updateProductWithInventory",
    "bulkUpdateProducts",
    "bulkUpdateProductsWithInventory",
    "bulkUpdateProductsByFilter",
    "bulkUpdateProductVariantsByFilter",
  ]),
  {
    code: "TOO_MANY_OPTIONS_IN_REQUEST",
    operations: operationNames(
      "bulkCreateProductsWithInventory",
      "bulkUpdateProductsWithInventory",
    ),
    caller: "owner",
    request: (_world, _prepared, operation) => ({
      products: operation.includes("Create")
        ? wideProducts
        : wideProducts.map(({ options }, place) => ({
            product: { id: `${FAKE_ID.slice(0, -2)}${10 + place}`, revision: "1", options },
          })),
    }),
  },
  {
    code: "TOO_MANY_VARIANTS",
    operations: operationNames("bulkUpdateProducts"),
    caller: "owner",
    request: () => ({
      products: [10, 11].map((place) => ({
        product: {
          id: `${FAKE_ID.slice(0, -2)}${place}`,
          revision: "1",
          variantsInfo: { variants: Array.from({ length: 501 }, () => price) },
        },
      })),
    }),
  },
  {
    code: "TOO_MANY_INFO_SECTIONS_ERROR",
    operations: operationNames("bulkAddInfoSectionsToProductsByFilter"),
    caller: "owner",
    before: async (world) => {
      const ids = await createSections(world);
      const { bare } = world.ids;
      await world.callers.owner.call(`${SERVICE}.bulkAddInfoSectionsToProductsByFilter`, {
        filter: { id: bare },
        infoSectionIds: ids.slice(0, 20),
      });
      return ids;
    },
    request: ({ ids }, prepared) => ({
      filter: { id: ids.bare },
      infoSectionIds: prepared.slice(20),
    }),
  },
  {
    code: "NO_PERMISSION_TO_READ_MERCHANT_DATA",
    operations: operationNames("getProductBySlug"),
    caller: "plain",
    request: () => ({ slug: "heavy-tee", fields: ["MERCHANT_DATA"] }),
  },
];
