import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import { badRequest, notFound, permissionDenied } from "../../../kernel/platform-error.js";
import { aliasRoute, type Route, route } from "../../../kernel/route.js";
import { imageOf } from "../../../media/image.js";
import {
  ANY,
  type Field,
  type Fields,
  fields,
  type Operator,
  ORDERED,
} from "../../../query/fields.js";
import { platformMetadata } from "../../../query/page.js";
import { type Query, rowReader, runQuery } from "../../../query/run-query.js";
import { queryOf, textQueryRequest } from "../../../query/text-query.js";
import type { Entity } from "../../../resource/declaration.js";
import { queryFields } from "../../../resource/query-fields.js";
import { resource } from "../../../resource/resource.js";
import { objectOf } from "../../../resource/verbs/verb.js";
import {
  findProduct,
  inStock,
  orderOfProduct,
  orderOfVariant,
  productById,
  requireCatalog,
  variantByChoices,
  visibleVariants,
} from "../lookup.js";
import type { Category, Product, Variant } from "../model.js";
import { serialize, visibleProducts } from "../product-cache.js";
import { catalogSlice } from "../slice.js";
import { v1VariantId } from "../unmanaged.js";
import {
  choiceNames,
  hasChoices,
  priceData,
  V1_ALL_PRODUCTS,
  v1Collection,
  v1Media,
  v1Options,
  v1Product,
  v1Readers,
  v1Stock,
  v1Variant,
} from "./product.js";
import { changeProduct } from "./write/change.js";
import { applyInput, createProduct, removeProduct } from "./write/products.js";

/** Adds `$hasSome`, which catalog V1 also allows for single values to mean "is one of". */
function withHasSome(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, operators: [...new Set<Operator>([...field.operators, "$hasSome"])] },
    ]),
  );
}

const documentedFields = /* @__PURE__ */ queryFields("stores.products.queryProducts");
const PRODUCT_FIELDS: Fields = /* @__PURE__ */ withHasSome({
  ...documentedFields,
  createdDate: { operators: ORDERED, sort: true },
  visible: { operators: ["$eq", "$ne"] },
  numericId: { operators: ORDERED, sort: true, numeric: true },
  sku: { ...(documentedFields.sku as Field), path: "variants.variant.sku" },
  price: { ...(documentedFields["priceData.price"] as Field), path: "priceData.price" },
  ...fields(["collections", "collections.id"], { operators: ["$hasAll"], path: "collectionIds" }),
});

const COLLECTION_FIELDS: Fields = /* @__PURE__ */ withHasSome(
  /* @__PURE__ */ queryFields("stores.collections.queryCollections"),
);

// The documentation of `queryStoreVariants` lists product fields, which variants do not have.
const STORE_VARIANT_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...fields(["id", "productId", "variantId", "sku", "productName", "variantName"], {
    operators: [...ANY, "$hasSome", "$contains"],
    sort: true,
  }),
  "stock.quantity": { operators: ORDERED, sort: true, numeric: true },
  "stock.inStock": { operators: ["$eq", "$ne"], sort: true },
  "stock.trackQuantity": { operators: ["$eq", "$ne"] },
  managedVariant: { operators: ["$eq", "$ne"] },
  collectionIds: { operators: ["$hasSome", "$hasAll"] },
});

function checkMerchantData(context: Context, isRequested: unknown): void {
  if (!isRequested || isAdmin(context)) return;
  throw permissionDenied("Only merchants can read merchant data");
}

const matchingVariants = (context: Context, product: Product, choices: Record<string, unknown>) =>
  visibleVariants(context, product).filter(
    (variant) => product.unmanaged || hasChoices(product, variant, choices),
  );

function storeVariant(context: Context, product: Product, variant: Variant) {
  const picture =
    product.pictures.find(({ id }) => id === variant.pictureId) ?? product.pictures[0];
  const variantId = v1VariantId(product, variant);
  const choices = choiceNames(product, variant);
  return {
    ...{ id: `${product.id}-${variantId}`, variantId, productId: product.id, choices },
    variantName: Object.values(choices).join("|") || product.name,
    productName: product.name,
    managedVariant: !product.unmanaged,
    sku: variant.sku,
    stock: v1Stock(variant),
    collectionIds: product.categoryIds,
    media: picture && { image: imageOf(context, picture) },
    preorderInfo: { enabled: variant.stock.preorder },
  };
}

function storeVariants(context: Context) {
  return visibleProducts(context).flatMap((product) =>
    visibleVariants(context, product).map((variant) => ({
      item: storeVariant(context, product, variant),
      order: orderOfVariant({ product, variant }),
    })),
  );
}

export const v1Products = resource<Product>("stores.products", {
  access: { read: "anyone", write: "admin" },
  checkRequest: (tools, { includeMerchantSpecificData }) => {
    requireCatalog(tools, "V1_CATALOG");
    checkMerchantData(tools, includeMerchantSpecificData);
  },
  tools: (tools, { includeMerchantSpecificData }) => ({
    find: (id) => findProduct(tools, String(id)),
    make: (content) => createProduct(tools, objectOf(content)),
    revise: (product, content) =>
      changeProduct(tools, product, (draft) => applyInput(tools, draft, objectOf(content))),
    remove: (product) => removeProduct(tools, product),
    view: (product) => {
      const isGetProduct = tools.operation.endsWith(".getProduct");
      const hasCosts = !isGetProduct || includeMerchantSpecificData === true;
      return v1Product(tools, product, hasCosts) as Entity as Product;
    },
  }),
  source: (tools) => ({
    items: visibleProducts(tools),
    order: orderOfProduct,
    fields: PRODUCT_FIELDS,
    view: (product) => v1Product(tools, product),
    read: v1Readers(tools),
    isCached: true,
  }),
  list: (tools, items) => serialize(tools, "v1", items, (product) => v1Product(tools, product)),
});

export const v1Collections = resource<Category>("stores.collections", {
  access: "anyone",
  checkRequest: (tools) => requireCatalog(tools, "V1_CATALOG"),
  tools: (tools) => ({
    all: () => {
      const all = [...tools.store(catalogSlice).categories.values()];
      const visibleCategories = isAdmin(tools) ? all : all.filter((category) => category.visible);
      return visibleCategories.sort((a, b) => a.index - b.index);
    },
    find: (id) => {
      const { allProductsId } = tools.store(catalogSlice);
      const categoryId = id === V1_ALL_PRODUCTS ? allProductsId : id;
      return tools.all().find((category) => category.id === categoryId);
    },
    view: (category) => v1Collection(tools, category) as Entity as Category,
  }),
  source: (tools) => {
    const items = tools.all();
    const order = (category: Category) => items.indexOf(category);
    return { items, order, fields: COLLECTION_FIELDS, view: (item) => v1Collection(tools, item) };
  },
});

export const v1ProductHandlers: Handlers = {
  "stores.products.getProductOptionsAvailability": anyone(({ id, options = {} }, context) => {
    const product = productById(context, id);
    for (const [name, value] of Object.entries(options)) {
      const option = product.options.find((candidate) => candidate.name === name);
      if (option?.choices.some((choice) => choice.name === value)) continue;
      const description = `The product has no choice '${value}' for option '${name}'`;
      throw badRequest("INVALID_OPTIONS", description);
    }
    const variant = variantByChoices(product, options);
    const price = variant && priceData(context, variant);
    return {
      selectedVariant: variant && {
        ...{ price, convertedPriceData: price, sku: variant.sku, visible: variant.visible },
        ...{ weight: variant.weight ?? 0, quantity: variant.stock.quantity },
        inStock: inStock(variant),
      },
      media: v1Media(context, product),
      productOptions: v1Options(context, product),
      availableForPurchase: matchingVariants(context, product, options).some(inStock),
    };
  }),

  "stores.products.queryProductVariants": anyone((request, context) => {
    const { includeMerchantSpecificData: hasCosts = false, choices = {}, variantIds } = request;
    checkMerchantData(context, hasCosts);
    const product = productById(context, request.id);
    const all = matchingVariants(context, product, choices).filter(
      (variant) => !variantIds?.length || variantIds.includes(v1VariantId(product, variant)),
    );
    const { offset = 0, limit = 100 } = request.paging ?? {};
    const page = all.slice(offset, offset + limit);
    return {
      variants: page.map((variant) => v1Variant(context, product, variant, hasCosts)),
      metadata: { items: page.length, offset },
      totalResults: all.length,
    };
  }),

  "stores.products.queryStoreVariants": anyone((request, context) => {
    const source = { ...rowReader, items: storeVariants(context), fields: STORE_VARIANT_FIELDS };
    const page = runQuery(source, request.query as Query | undefined);
    return { variants: page.items.map(rowReader.view), metadata: platformMetadata(page) };
  }),

  "stores.products.getStoreVariant": anyone((request, context) => {
    const variant = storeVariants(context).find(({ item }) => item.id === request.id);
    if (!variant) throw notFound("Variant", "VARIANT_NOT_FOUND");
    return { variant: variant.item };
  }),

  "stores.products.getCollectionBySlug": anyone(({ slug }, context) => {
    const tools = v1Collections.of(context);
    return { collection: tools.view(tools.findBy("slug", slug) ?? tools.get(undefined)) };
  }),
};

// Routes for apps without the SDK. Their queries contain the filter and sort order as JSON strings.
const queryRoute = (kind: "products" | "collections", address: `POST /${string}`): Route => {
  const operation = `stores.${kind}.query${kind === "products" ? "Products" : "Collections"}`;
  const { handlers } = kind === "products" ? v1Products : v1Collections;
  return route(
    operation,
    address,
    textQueryRequest,
    (input, context) => {
      const response = handlers[operation]?.run({ query: queryOf(input.query ?? {}) }, context) as {
        readonly metadata?: { readonly total?: number };
      };
      return { ...response, totalResults: response.metadata?.total };
    },
    "anyone",
  );
};

export const olderRoutes: readonly Route[] = [
  queryRoute("products", "POST /stores-reader/v1/products/query"),
  queryRoute("products", "POST /stores/v1/products/query"),
  queryRoute("collections", "POST /stores-reader/v1/collections/query"),
  queryRoute("collections", "POST /stores/v1/collections/query"),
  aliasRoute(v1Products.handlers, "stores.products.getProduct", "GET /stores/v1/products/{id}"),
];
