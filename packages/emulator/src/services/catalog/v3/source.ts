// From the schema and the platform's "supported filters and sorting" page.

import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { permissionDenied } from "../../../kernel/platform-error.js";
import { ANY, EXACT, type Fields, fields, LIST, ORDERED, TEXT } from "../../../query/fields.js";
import { searchFields } from "../../../resource/query-fields.js";
import { orderOfProduct, orderOfVariant, visibleVariants } from "../lookup.js";
import type { Product } from "../model.js";
import { cached, ofProducts, visibleProducts } from "../product-cache.js";
import { catalogSlice } from "../slice.js";
import type { Stocked } from "../stock.js";
import { v3Product } from "./product.js";
import { v3Readers, variantReaders } from "./readers.js";
import type { ProductField } from "./variant.js";

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

const SEARCH_PRODUCTS: Fields = /* @__PURE__ */ searchFields("stores.productsV3.searchProducts", {
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
});

const VARIANT_FIELDS: Fields = /* @__PURE__ */ searchFields(
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

/** Fields that filters, sorting and aggregations may use. */
const ALL: ReadonlySet<ProductField> = /* @__PURE__ */ new Set([
  "DIRECT_CATEGORIES_INFO",
  "ALL_CATEGORIES_INFO",
  "PLAIN_DESCRIPTION",
  "INFO_SECTION",
  "VARIANT_OPTION_CHOICE_NAMES",
]);

const SEARCHED = /* @__PURE__ */ Object.freeze([
  "name",
  "plainDescription",
  "brand.name",
  "variantsInfo.variants.sku",
]);

export function requestedFields(
  context: Context,
  fields: readonly string[],
): ReadonlySet<ProductField> {
  if (fields.includes("MERCHANT_DATA") && !isAdmin(context)) {
    const code = "NO_PERMISSION_TO_READ_MERCHANT_DATA";
    throw permissionDenied("Only merchants can read merchant data", code);
  }
  return new Set(fields as readonly ProductField[]);
}

export function source(context: Context) {
  return {
    view: (product: Product) => v3Product(context, product, { fields: ALL, variants: true }),
    read: v3Readers(context),
    items: visibleProducts(context),
    order: orderOfProduct,
    home: context.store(catalogSlice),
    isCached: true,
  };
}

export function searched(context: Context) {
  const all = source(context);
  return {
    ...all,
    // The paragraphs contain the words of the HTML, so the HTML does not have to be built.
    read: { ...all.read, plainDescription: ({ description }: Product) => description },
    fields: SEARCH_PRODUCTS,
    searched: SEARCHED,
    rejectEmptyFilter: true,
  };
}

export function allVariants(context: Context): readonly Stocked[] {
  const variants = cached(context, "variants", (product: Product) =>
    visibleVariants(context, product).map((variant) => ({ product, variant })),
  );
  return ofProducts(context, "variants", () => visibleProducts(context).flatMap(variants));
}

export function variantItems(context: Context) {
  return {
    isCached: true,
    items: allVariants(context),
    fields: VARIANT_FIELDS,
    read: variantReaders(context),
    order: orderOfVariant,
    searched: ["productData.name", "sku"],
    home: context.store(catalogSlice),
  };
}
