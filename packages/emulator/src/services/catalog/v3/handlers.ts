import { z } from "zod";
import { isAdmin } from "../../../kernel/caller.js";
import { bool, list, oneOf, opt, struct, text } from "../../../kernel/checks/shapes.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import { notFound, permissionDenied } from "../../../kernel/platform-error.js";
import { aggregate } from "../../../kernel/query/aggregate.js";
import { cursorMetadata, cursorQuery, runQuery, select } from "../../../kernel/query/run-query.js";
import { searchRequest } from "../../../kernel/query/search.js";
import { searchClause } from "../../../kernel/query/search-clause.js";
import { writtenBy } from "../kept.js";
import { findBySlug, findProduct, handleOf, requireCatalog } from "../lookup.js";
import { type Product, STORES_TREE } from "../model.js";
import { catalogSlice } from "../slice.js";
import { QUERY_PRODUCTS } from "./fields.js";
import { v3Product } from "./product.js";
import type { VariantItem } from "./readers.js";
import { searched, source, variantItems, wanted } from "./source.js";
import { PRODUCT_FIELDS, type ProductField, variantView } from "./variant.js";

const productFields = opt(list(oneOf(PRODUCT_FIELDS), 100));

/** One product: with its variants. */
function single(context: Context, product: Product | undefined, fields?: readonly ProductField[]) {
  if (!product) throw notFound("Product", "PRODUCT_NOT_FOUND");
  return {
    product: v3Product(context, product, { fields: wanted(context, fields), variants: true }),
  };
}

/** Products of a list: visitors never see `variantsInfo` there. */
function listed(context: Context, products: readonly Product[], fields?: readonly ProductField[]) {
  const view = { fields: wanted(context, fields), variants: isAdmin(context) };
  return products.map(
    writtenBy(context, `v3 ${[...view.fields].sort().join()}`, (product: Product) =>
      v3Product(context, product, view),
    ),
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
        visibleInPos: product.visibleInPos ?? true,
        revision: String(product.revision),
        ...(product.mainCategoryId === undefined ? {} : { mainCategoryId: product.mainCategoryId }),
        ...(fields.has("CURRENCY") ? { currency: context.site.currency } : {}),
      },
    };
  };
}

/** Variants for a query or search, and what is answered of them. */
function variants(context: Context, fields: readonly ProductField[] | undefined) {
  const shown = wanted(context, fields);
  const view = variantItem(context, shown);
  return {
    source: { ...variantItems(context), view },
    written: writtenBy(context, `variant ${[...shown].sort().join()}`, view),
  };
}

const variantFields = opt(
  list(
    oneOf([
      "CURRENCY",
      "MERCHANT_DATA",
      "SUBSCRIPTION_PRICES_INFO",
      "WEIGHT_MEASUREMENT_UNIT_INFO",
    ]),
    100,
  ),
);

/** Reads of catalogue v3: products and variants. */
export const v3ProductHandlers: Handlers = {
  "stores.productsV3.getProduct": anyone(
    z.object({ productId: text(36, 1), fields: productFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      return single(context, findProduct(context, request.productId), request.fields);
    },
  ),

  "stores.productsV3.getProductBySlug": anyone(
    z.object({ slug: text(100, 1), fields: productFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      return single(context, findBySlug(context, request.slug), request.fields);
    },
  ),

  // The SDK's builder starts from `filter: {}`, so the query takes it; only a search refuses it.
  "stores.productsV3.queryProducts": anyone(
    z.object({ query: opt(cursorQuery()), fields: productFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const page = runQuery({ ...source(context), fields: QUERY_PRODUCTS }, request.query);
      return {
        products: listed(context, page.items, request.fields),
        pagingMetadata: cursorMetadata(page),
      };
    },
  ),

  // An empty search leaves nothing in a query string, so it cannot be told from none.
  "stores.productsV3.searchProducts": anyone(
    z.object({ search: opt(searchRequest()), fields: productFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const { search } = request;
      const found = searched(context);
      const page = runQuery(found, search);
      return {
        products: listed(context, page.items, request.fields),
        pagingMetadata: cursorMetadata(page),
        aggregationData: aggregate(found, search ?? {}, page.found),
      };
    },
  ),

  "stores.productsV3.countProducts": anyone(
    z.object({
      filter: opt(struct()),
      search: opt(searchClause),
      returnNonVisibleProducts: opt(bool()),
    }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      if (request.returnNonVisibleProducts && !isAdmin(context)) {
        throw permissionDenied(
          "Hidden products are for merchants only",
          "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS",
        );
      }
      const found = searched(context);
      const isAll = request.returnNonVisibleProducts === true || !isAdmin(context);
      const items = isAll ? found.items : found.items.filter(({ visible }) => visible);
      return { count: select({ ...found, items }, request).length };
    },
  ),

  "stores.productsV3.getAllProductsCategory": anyone(z.object({}), (_request, context) => {
    requireCatalog(context, "V3_CATALOG");
    return { categoryId: context.store(catalogSlice).allProductsId, treeReference: STORES_TREE };
  }),

  "stores.readOnlyVariantsV3.queryVariants": anyone(
    z.object({ query: opt(cursorQuery(1000)), fields: variantFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const { source, written } = variants(context, request.fields);
      const page = runQuery(source, request.query);
      return { variants: page.items.map(written), pagingMetadata: cursorMetadata(page) };
    },
  ),

  "stores.readOnlyVariantsV3.searchVariants": anyone(
    z.object({ search: opt(searchRequest(1000)), fields: variantFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const { search } = request;
      const { source, written } = variants(context, request.fields);
      const page = runQuery({ ...source, refuseEmptyFilter: true }, search);
      return {
        variants: page.items.map(written),
        pagingMetadata: cursorMetadata(page),
        aggregationData: aggregate(source, search ?? {}, page.found),
      };
    },
  ),

  "stores.catalogVersioning.getCatalogVersion": anyone(z.object({}), (_request, context) => ({
    catalogVersion: context.site.catalogVersion,
  })),
};
