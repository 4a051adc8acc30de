import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import { notFound, permissionDenied } from "../../../kernel/platform-error.js";
import { type Aggregating, aggregate } from "../../../query/aggregate.js";
import type { Fields, Operator } from "../../../query/fields.js";
import { cursorMetadata } from "../../../query/page.js";
import { type Conditions, type Query, runQuery, select } from "../../../query/run-query.js";
import { queryFields } from "../../../resource/query-fields.js";
import { findBySlug, findProduct, handleOf, requireCatalog } from "../lookup.js";
import { isVisibleInPos, type Product, STORES_TREE } from "../model.js";
import { serialized } from "../product-cache.js";
import { catalogSlice } from "../slice.js";
import { v3Product } from "./product.js";
import type { VariantItem } from "./readers.js";
import { requestedFields, searched, source, variantItems } from "./source.js";
import { type ProductField, variantView } from "./variant.js";

const PRODUCT_FIELDS = /* @__PURE__ */ queryFields("stores.productsV3.queryProducts");
const IS: readonly Operator[] = ["$eq", "$ne", "$exists", "$in"];
const withOperators = (operators: readonly Operator[], ...names: string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = PRODUCT_FIELDS[name];
      return field ? [[name, { ...field, operators }]] : [];
    }),
  );
/** The platform lists the supported operators of each field. */
const QUERY_PRODUCTS: Fields = /* @__PURE__ */ Object.freeze({
  ...PRODUCT_FIELDS,
  .../* @__PURE__ */ withOperators([...IS, "$startsWith"], "id", "handle", "slug"),
  .../* @__PURE__ */ withOperators(IS, "visible"),
  .../* @__PURE__ */ withOperators(
    [...IS, "$lt", "$lte", "$gt", "$gte"],
    "createdDate",
    "updatedDate",
  ),
});
const QUERY_VARIANTS = /* @__PURE__ */ queryFields("stores.readOnlyVariantsV3.queryVariants");

function single(context: Context, product: Product | undefined, fields?: readonly ProductField[]) {
  if (!product) throw notFound("Product", "PRODUCT_NOT_FOUND");
  return {
    product: v3Product(context, product, {
      fields: requestedFields(context, fields),
      variants: true,
    }),
  };
}

/** Visitors never see `variantsInfo` in lists. */
function listed(context: Context, products: readonly Product[], fields?: readonly ProductField[]) {
  const view = { fields: requestedFields(context, fields), variants: isAdmin(context) };
  return serialized(context, `v3 ${[...view.fields].sort().join()}`, products, (product) =>
    v3Product(context, product, view),
  );
}

function variantItem(context: Context, fields: ReadonlySet<string>) {
  const view = {
    fields: new Set<ProductField>([
      "VARIANT_OPTION_CHOICE_NAMES",
      ...(fields.has("CURRENCY") ? (["CURRENCY"] as const) : []),
      ...(fields.has("MERCHANT_DATA") ? (["MERCHANT_DATA"] as const) : []),
    ]),
    variants: true,
  };
  return ({ product, variant }: VariantItem) => {
    const { choices, ...rest } = variantView(context, product, variant, view);
    return {
      ...rest,
      variantId: variant.id,
      optionChoices: choices,
      productData: {
        productId: product.id,
        name: product.name,
        slug: product.slug,
        handle: handleOf(product),
        productType: product.productType,
        visible: product.visible,
        visibleInPos: isVisibleInPos(product),
        revision: String(product.revision),
        ...(product.mainCategoryId === undefined ? {} : { mainCategoryId: product.mainCategoryId }),
        ...(fields.has("CURRENCY") ? { currency: context.site.currency } : {}),
      },
    };
  };
}

function variants(context: Context, fields: readonly ProductField[] | undefined) {
  const shown = requestedFields(context, fields);
  const view = variantItem(context, shown);
  return {
    source: { ...variantItems(context), view },
    listed: (items: readonly VariantItem[]) =>
      serialized(context, `variant ${[...shown].sort().join()}`, items, view),
  };
}

export const v3ProductHandlers: Handlers = {
  "stores.productsV3.getProduct": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    return single(context, findProduct(context, request.productId), request.fields);
  }),

  "stores.productsV3.getProductBySlug": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    return single(context, findBySlug(context, request.slug), request.fields);
  }),

  // Queries accept an empty filter. Only searches reject it.
  "stores.productsV3.queryProducts": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    const page = runQuery(
      { ...source(context), fields: QUERY_PRODUCTS },
      request.query as Query | undefined,
    );
    return {
      products: listed(context, page.items, request.fields),
      pagingMetadata: cursorMetadata(page),
    };
  }),

  // An empty search disappears in a query string, so it looks the same as no search.
  "stores.productsV3.searchProducts": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    const search = (request.search ?? {}) as Query & Aggregating;
    const found = searched(context);
    const page = runQuery(found, search);
    return {
      products: listed(context, page.items, request.fields),
      pagingMetadata: cursorMetadata(page),
      aggregationData: aggregate(found, search, page),
    };
  }),

  "stores.productsV3.countProducts": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    if (request.returnNonVisibleProducts && !isAdmin(context)) {
      throw permissionDenied(
        "Only merchants can read hidden products",
        "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS",
      );
    }
    const found = searched(context);
    const isAll = request.returnNonVisibleProducts === true || !isAdmin(context);
    const items = isAll ? found.items : found.items.filter(({ visible }) => visible);
    return { count: select({ ...found, items }, request as Conditions).length };
  }),

  "stores.productsV3.getAllProductsCategory": anyone((_request, context) => {
    requireCatalog(context, "V3_CATALOG");
    return { categoryId: context.store(catalogSlice).allProductsId, treeReference: STORES_TREE };
  }),

  "stores.readOnlyVariantsV3.queryVariants": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    const { source, listed } = variants(context, request.fields);
    const page = runQuery(
      { ...source, fields: QUERY_VARIANTS },
      request.query as Query | undefined,
    );
    return { variants: listed(page.items), pagingMetadata: cursorMetadata(page) };
  }),

  "stores.readOnlyVariantsV3.searchVariants": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    const search = (request.search ?? {}) as Query & Aggregating;
    const { source, listed } = variants(context, request.fields);
    const page = runQuery({ ...source, rejectEmptyFilter: true }, search);
    return {
      variants: listed(page.items),
      pagingMetadata: cursorMetadata(page),
      aggregationData: aggregate(source, search, page),
    };
  }),

  "stores.catalogVersioning.getCatalogVersion": anyone((_request, context) => ({
    catalogVersion: context.site.catalogVersion,
  })),
};
