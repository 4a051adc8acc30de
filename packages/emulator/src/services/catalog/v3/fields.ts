// From the schema and the platform's "supported filters and sorting" page.
import { ANY, EXACT, type Fields, fields, LIST, ORDERED, TEXT } from "../../../query/fields.js";
import { searchFields } from "../../../resource/query-fields.js";

const categories = ["directCategoriesInfo", "allCategoriesInfo"];
const lists = [
  "modifiers.id",
  "modifiers.name",
  "modifiers.choicesSettings.choices.choiceId",
  "modifiers.choicesSettings.choices.name",
  "options.id",
  "options.name",
  "options.choicesSettings.choices.choiceId",
  "options.choicesSettings.choices.name",
  "infoSections.id",
  "infoSections.uniqueName",
];
const prices = [
  "actualPriceRange.minValue.amount",
  "actualPriceRange.maxValue.amount",
  "compareAtPriceRange.minValue.amount",
  "compareAtPriceRange.maxValue.amount",
];
const variantPrices = [
  "variantsInfo.variants.price.actualPrice.amount",
  "variantsInfo.variants.price.compareAtPrice.amount",
];

export const SEARCH_PRODUCTS: Fields = /* @__PURE__ */ searchFields(
  "stores.productsV3.searchProducts",
  {
    ...fields(["id", "handle", "slug", "mainCategoryId"], { operators: TEXT }),
    ...fields(
      categories.map((name) => `${name}.categories`),
      { operators: ["$matchItems"] },
    ),
    ...fields(
      categories.map((name) => `${name}.categories.id`),
      { operators: [...TEXT, "$hasSome"] },
    ),
    ...fields(
      [
        "productType",
        "visible",
        "visibleInPos",
        "inventory.availabilityStatus",
        "inventory.preorderStatus",
        "inventory.preorderAvailability",
      ],
      { operators: EXACT },
    ),
    ...fields(["brand.id", "brand.name", "ribbon.id", "ribbon.name"], { operators: TEXT }),
    ...fields(lists, { operators: LIST }),
    ...fields(["createdDate", "updatedDate"], { operators: ORDERED, sort: true }),
    name: { operators: TEXT, sort: true },
    ...fields(prices, { operators: ORDERED, sort: true, numeric: true }),
    ...fields(variantPrices, { operators: [...ORDERED, "$hasSome"], numeric: true }),
    "variantsInfo.variants": { operators: ["$matchItems"] },
    "variantsInfo.variants.visible": { operators: [...EXACT, "$hasSome"] },
    ...fields(
      ["variantsInfo.variants.id", "variantsInfo.variants.sku", "variantsInfo.variants.barcode"],
      {
        operators: [...TEXT, "$hasSome", "$hasAll"],
      },
    ),
    "variantsInfo.variants.inventoryStatus.inStock": { operators: [...EXACT, "$hasSome"] },
  },
);

export const VARIANT_FIELDS: Fields = /* @__PURE__ */ searchFields(
  "stores.readOnlyVariantsV3.searchVariants",
  {
    ...fields(["variantId", "id", "sku", "barcode"], { operators: ANY, sort: true }),
    ...fields(["visible", "inventoryStatus.inStock", "inventoryStatus.preorderEnabled"], {
      operators: EXACT,
      sort: true,
    }),
    ...fields(
      ["productData.productId", "productData.name", "productData.slug", "productData.handle"],
      {
        operators: ANY,
        sort: true,
      },
    ),
    ...fields(["productData.visible", "productData.productType"], { operators: EXACT, sort: true }),
    ...fields(["price.actualPrice.amount", "price.compareAtPrice.amount"], {
      operators: ORDERED,
      sort: true,
      numeric: true,
    }),
  },
);
