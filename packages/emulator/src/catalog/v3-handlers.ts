import { z } from "zod";
import { notFound, permissionDenied } from "../errors/platform-error.js";
import { bool, list, oneOf, opt, struct, text } from "../errors/shapes.js";
import { cursorMetadata, cursorQuery, runQuery, select } from "../query/run-query.js";
import { aggregate, matchesText, searchClause, searchRequest } from "../query/search.js";
import { type Context, isAdmin } from "../runtime/context.js";
import { anyone, type Handlers } from "../runtime/handler.js";
import { findProduct, requireCatalog, visibleProducts, visibleVariants } from "./lookup.js";
import { type Product, STORES_TREE } from "./model.js";
import { QUERY_PRODUCTS, SEARCH_PRODUCTS, VARIANT_FIELDS } from "./v3-fields.js";
import { PRODUCT_FIELDS, type ProductField, v3Product, variantView } from "./v3-product.js";

const productFields = opt(list(oneOf(PRODUCT_FIELDS), 100));

/** Everything a filter, a sort or an aggregation may look at. */
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

function wanted(context: Context, fields: readonly ProductField[] | undefined) {
  if (fields?.includes("MERCHANT_DATA") && !isAdmin(context)) {
    throw permissionDenied(
      "Merchant data is for merchants only",
      "NO_PERMISSION_TO_READ_MERCHANT_DATA",
    );
  }
  return new Set(fields ?? []);
}

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
  return products.map((product) => v3Product(context, product, view));
}

function searchView(context: Context) {
  const known = new Map<Product, Record<string, unknown>>();
  return (product: Product) => {
    let view = known.get(product);
    if (!view) {
      view = v3Product(context, product, { fields: ALL, variants: true });
      known.set(product, view);
    }
    return view;
  };
}

interface VariantItem {
  readonly view: Record<string, unknown>;
}

function variantItems(context: Context, fields: ReadonlySet<string>): VariantItem[] {
  const view = {
    fields: new Set<ProductField>([
      "VARIANT_OPTION_CHOICE_NAMES",
      ...(fields.has("CURRENCY") ? (["CURRENCY"] as const) : []),
      ...(fields.has("MERCHANT_DATA") ? (["MERCHANT_DATA"] as const) : []),
    ]),
    variants: true,
  };
  return visibleProducts(context).flatMap((product) =>
    visibleVariants(context, product).map((variant) => {
      const { choices, ...rest } = variantView(context, product, variant, view);
      return {
        view: {
          ...rest,
          variantId: variant.id,
          optionChoices: choices,
          productData: {
            productId: product.id,
            name: product.name,
            slug: product.slug,
            handle: product.slug,
            productType: product.productType,
            visible: product.visible,
            visibleInPos: true,
            revision: String(product.revision),
            ...(product.mainCategoryId === undefined
              ? {}
              : { mainCategoryId: product.mainCategoryId }),
            ...(fields.has("CURRENCY") ? { currency: context.site.currency } : {}),
          },
        },
      };
    }),
  );
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

const byView = (item: VariantItem) => item.view;

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
      const found = visibleProducts(context).find((product) => product.slug === request.slug);
      return single(context, found, request.fields);
    },
  ),

  // The SDK's builder starts from `filter: {}`, so the query takes it; only a search refuses it.
  "stores.productsV3.queryProducts": anyone(
    z.object({ query: opt(cursorQuery()), fields: productFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const source = {
        items: visibleProducts(context),
        fields: QUERY_PRODUCTS,
        view: searchView(context),
      };
      const page = runQuery(source, request.query);
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
      const search = request.search;
      const view = searchView(context);
      const matches = matchesText(search?.search, SEARCHED);
      const items = visibleProducts(context).filter((product) => matches(view(product)));
      const source = { items, fields: SEARCH_PRODUCTS, view, refuseEmptyFilter: true };
      const page = runQuery(source, search);
      const found = search?.aggregations?.length
        ? select(source, { filter: search.filter }).map(view)
        : [];
      return {
        products: listed(context, page.items, request.fields),
        pagingMetadata: cursorMetadata(page),
        aggregationData: aggregate(search?.aggregations ?? [], found),
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
      const view = searchView(context);
      const matches = matchesText(request.search, SEARCHED);
      const items = visibleProducts(context).filter(
        (product) =>
          matches(view(product)) && (product.visible || request.returnNonVisibleProducts === true),
      );
      const source = { items, fields: SEARCH_PRODUCTS, view, refuseEmptyFilter: true };
      return { count: select(source, { filter: request.filter }).length };
    },
  ),

  "stores.productsV3.getAllProductsCategory": anyone(z.object({}), (_request, context) => {
    requireCatalog(context, "V3_CATALOG");
    return { categoryId: context.state.catalog.allProductsId, treeReference: STORES_TREE };
  }),

  "stores.readOnlyVariantsV3.queryVariants": anyone(
    z.object({ query: opt(cursorQuery(1000)), fields: variantFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const items = variantItems(context, wanted(context, request.fields));
      const page = runQuery({ items, fields: VARIANT_FIELDS, view: byView }, request.query);
      return { variants: page.items.map(byView), pagingMetadata: cursorMetadata(page) };
    },
  ),

  "stores.readOnlyVariantsV3.searchVariants": anyone(
    z.object({ search: opt(searchRequest(1000)), fields: variantFields }),
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      const matches = matchesText(request.search?.search, ["productData.name", "sku"]);
      const all = variantItems(context, wanted(context, request.fields));
      const items = all.filter((item) => matches(item.view));
      const source = { items, fields: VARIANT_FIELDS, view: byView, refuseEmptyFilter: true };
      const page = runQuery(source, request.search);
      const found = request.search?.aggregations?.length
        ? select(source, { filter: request.search.filter }).map(byView)
        : [];
      return {
        variants: page.items.map(byView),
        pagingMetadata: cursorMetadata(page),
        aggregationData: aggregate(request.search?.aggregations ?? [], found),
      };
    },
  ),

  "stores.catalogVersioning.getCatalogVersion": anyone(z.object({}), (_request, context) => ({
    catalogVersion: context.site.catalogVersion,
  })),
};
