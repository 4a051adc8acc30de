import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { permissionDenied } from "../../../kernel/platform-error.js";
import { type Conditions, select } from "../../../query/run-query.js";
import { orderOfProduct, orderOfVariant, visibleVariants } from "../lookup.js";
import type { Product } from "../model.js";
import { cached, ofProducts, visibleProducts } from "../product-cache.js";
import { catalogSlice } from "../slice.js";
import { SEARCH_PRODUCTS, VARIANT_FIELDS } from "./fields.js";
import { v3Product } from "./product.js";
import { type VariantItem, v3Readers, variantReaders } from "./readers.js";
import type { ProductField } from "./variant.js";

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

export function requestedFields(context: Context, fields: readonly ProductField[] | undefined) {
  if (fields?.includes("MERCHANT_DATA") && !isAdmin(context)) {
    throw permissionDenied(
      "Only merchants can read merchant data",
      "NO_PERMISSION_TO_READ_MERCHANT_DATA",
    );
  }
  return new Set(fields ?? []);
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

export function allVariants(context: Context): readonly VariantItem[] {
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

export function filteredProducts(context: Context, request: object): readonly Product[] {
  return select(searched(context), request as Conditions);
}
