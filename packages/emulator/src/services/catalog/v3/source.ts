// The platform's "supported filters and sorting" page lists fields that the API reference omits.

import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { permissionDenied } from "../../../kernel/platform-error.js";
import { ANY, EXACT, type Fields, fields, ORDERED, TEXT } from "../../../query/fields.js";
import { searchFields } from "../../../resource/query-fields.js";
import { orderOfProduct, orderOfVariant, visibleVariants } from "../lookup.js";
import type { Product } from "../model.js";
import { visibleProducts } from "../product-cache.js";
import { catalogSlice } from "../slice.js";
import type { Stocked } from "../stock.js";
import { v3Product } from "./product.js";
import { v3Readers, variantReaders } from "./readers.js";
import type { ProductField } from "./variant.js";

const SEARCH_FIELDS: Fields = /* @__PURE__ */ searchFields("stores.productsV3.searchProducts", {
  mainCategoryId: { operators: TEXT },
  ...fields(["directCategoriesInfo.categories.id", "allCategoriesInfo.categories.id"], {
    operators: [...TEXT, "$hasSome"],
  }),
  ...fields(
    [
      "variantsInfo.variants.price.actualPrice.amount",
      "variantsInfo.variants.price.compareAtPrice.amount",
    ],
    { operators: [...ORDERED, "$hasSome"], numeric: true },
  ),
  ...fields(["variantsInfo.variants.visible", "variantsInfo.variants.inventoryStatus.inStock"], {
    operators: [...EXACT, "$hasSome"],
  }),
  ...fields(
    ["variantsInfo.variants.id", "variantsInfo.variants.sku", "variantsInfo.variants.barcode"],
    { operators: [...TEXT, "$hasSome", "$hasAll"] },
  ),
});

const VARIANT_FIELDS: Fields = /* @__PURE__ */ searchFields(
  "stores.readOnlyVariantsV3.searchVariants",
  { id: { operators: ANY, sort: true } },
);

/** Optional fields to add to views, because filters, sorting and aggregations may read them. */
const VIEW_FIELDS: ReadonlySet<ProductField> = /* @__PURE__ */ new Set([
  "DIRECT_CATEGORIES_INFO",
  "ALL_CATEGORIES_INFO",
  "PLAIN_DESCRIPTION",
  "INFO_SECTION",
  "VARIANT_OPTION_CHOICE_NAMES",
]);

const SEARCHED_FIELDS = /* @__PURE__ */ Object.freeze([
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

export function productSource(context: Context) {
  return {
    view: (product: Product) =>
      v3Product(context, product, { fields: VIEW_FIELDS, variants: true }),
    read: v3Readers(context),
    items: visibleProducts(context),
    order: orderOfProduct,
    home: context.store(catalogSlice),
    isCached: true,
  };
}

export function searchSource(context: Context) {
  const source = productSource(context);
  return {
    ...source,
    // Searches the text in `description`, which has the same words, instead of building the HTML.
    read: { ...source.read, plainDescription: ({ description }: Product) => description },
    fields: SEARCH_FIELDS,
    searched: SEARCHED_FIELDS,
    rejectEmptyFilter: true,
  };
}

/** References are weak, because a list takes 8 MB in a shop with 10,000 products. */
const variantLists = /* @__PURE__ */ new WeakMap<readonly Product[], WeakRef<readonly Stocked[]>>();

export function allVisibleVariants(context: Context): readonly Stocked[] {
  const products = visibleProducts(context);
  const cached = variantLists.get(products)?.deref();
  if (cached) return cached;
  const list = products.flatMap((product) =>
    visibleVariants(context, product).map((variant) => ({ product, variant })),
  );
  variantLists.set(products, new WeakRef(list));
  return list;
}

export function variantSource(context: Context) {
  return {
    isCached: true,
    items: allVisibleVariants(context),
    fields: VARIANT_FIELDS,
    read: variantReaders(context),
    order: orderOfVariant,
    searched: ["productData.name", "sku"],
    home: context.store(catalogSlice),
  };
}
