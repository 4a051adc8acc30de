import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import { applicationError, notFound, permissionDenied } from "../../../kernel/platform-error.js";
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
import { numbered, type Query, runQuery } from "../../../query/run-query.js";
import { queryFields } from "../../../resource/query-fields.js";
import {
  findProduct,
  inStock,
  orderOfProduct,
  orderOfVariant,
  requireCatalog,
  variantByChoices,
  visibleVariants,
} from "../lookup.js";
import type { Category, Product, Variant } from "../model.js";
import { serialized, visibleProducts } from "../product-cache.js";
import { catalogSlice } from "../slice.js";
import { v1VariantId } from "../unmanaged.js";
import {
  choiceNames,
  priceData,
  stockOf,
  V1_ALL_PRODUCTS,
  v1Collection,
  v1Media,
  v1Options,
  v1Product,
  v1Readers,
  v1Variant,
} from "./product.js";

/** Catalog V1 also allows `$hasSome` for single values, where it means "is one of". */
function older(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, operators: [...new Set<Operator>([...field.operators, "$hasSome"])] },
    ]),
  );
}

const documentedFields = /* @__PURE__ */ queryFields("stores.products.queryProducts");
const PRODUCT_FIELDS: Fields = /* @__PURE__ */ older({
  ...documentedFields,
  createdDate: { operators: ORDERED, sort: true },
  visible: { operators: ["$eq", "$ne"] },
  numericId: { operators: ORDERED, sort: true, numeric: true },
  sku: { ...(documentedFields.sku as Field), path: "variants.variant.sku" },
  price: { ...(documentedFields["priceData.price"] as Field), path: "priceData.price" },
  ...fields(["collections", "collections.id"], { operators: ["$hasAll"], path: "collectionIds" }),
});

const COLLECTION_FIELDS: Fields = /* @__PURE__ */ older(
  /* @__PURE__ */ queryFields("stores.collections.queryCollections"),
);

// The documentation of this query lists product fields, which variants do not have.
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

function merchantData(context: Context, wanted: boolean | undefined): boolean {
  if (wanted && !isAdmin(context)) throw permissionDenied("Only merchants can read merchant data");
  return wanted ?? false;
}

function required(context: Context, id: string): Product {
  const product = findProduct(context, id);
  if (!product) throw notFound("Product", "PRODUCT_NOT_FOUND");
  return product;
}

/** The ID is `<product ID>-<variant ID>`. */
function storeVariant(context: Context, product: Product, variant: Variant) {
  const picture =
    product.pictures.find(({ id }) => id === variant.pictureId) ?? product.pictures[0];
  return {
    id: `${product.id}-${v1VariantId(product, variant)}`,
    variantId: v1VariantId(product, variant),
    productId: product.id,
    variantName: Object.values(choiceNames(product, variant)).join("|") || product.name,
    productName: product.name,
    managedVariant: !product.unmanaged,
    sku: variant.sku,
    stock: stockOf(variant),
    choices: choiceNames(product, variant),
    collectionIds: product.categoryIds,
    ...(picture ? { media: { image: imageOf(context, picture) } } : {}),
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

function collections(context: Context): Category[] {
  const all = [...context.store(catalogSlice).categories.values()].sort(
    (a, b) => a.index - b.index,
  );
  return isAdmin(context) ? all : all.filter(({ visible }) => visible);
}

function collection(context: Context, test: (category: Category) => boolean) {
  requireCatalog(context, "V1_CATALOG");
  const found = collections(context).find(test);
  if (!found) throw notFound("Collection", "COLLECTION_NOT_FOUND");
  return { collection: v1Collection(context, found) };
}

const bySlug = anyone((request: { readonly slug?: string }, context) =>
  collection(context, ({ slug }) => slug === request.slug),
);

export const v1ProductHandlers: Handlers = {
  "stores.products.queryProducts": anyone((request, context) => {
    requireCatalog(context, "V1_CATALOG");
    const page = runQuery(
      {
        items: visibleProducts(context),
        order: orderOfProduct,
        fields: PRODUCT_FIELDS,
        view: (product) => v1Product(context, product),
        read: v1Readers(context),
        isCached: true,
      },
      request.query as Query | undefined,
    );
    return {
      products: serialized(context, "v1", page.items, (product) => v1Product(context, product)),
      metadata: platformMetadata(page),
    };
  }),

  "stores.products.getProduct": anyone((request, context) => {
    requireCatalog(context, "V1_CATALOG");
    const merchant = merchantData(context, request.includeMerchantSpecificData);
    return { product: v1Product(context, required(context, request.id), merchant) };
  }),

  "stores.products.getProductOptionsAvailability": anyone(({ id, options = {} }, context) => {
    requireCatalog(context, "V1_CATALOG");
    const product = required(context, id);
    for (const [name, value] of Object.entries(options)) {
      const option = product.options.find((candidate) => candidate.name === name);
      if (!option?.choices.some((choice) => choice.name === value)) {
        throw applicationError(
          400,
          "INVALID_OPTIONS",
          `The product has no choice '${value}' for option '${name}'`,
        );
      }
    }
    const variant = variantByChoices(product, options);
    const fits = visibleVariants(context, product).filter((candidate) => {
      const names = choiceNames(product, candidate);
      return (
        product.unmanaged || Object.entries(options).every(([name, value]) => names[name] === value)
      );
    });
    return {
      ...(variant
        ? {
            selectedVariant: {
              price: priceData(context, variant),
              convertedPriceData: priceData(context, variant),
              weight: variant.weight ?? 0,
              sku: variant.sku,
              ...(variant.stock.quantity === undefined ? {} : { quantity: variant.stock.quantity }),
              inStock: inStock(variant),
              visible: variant.visible,
            },
          }
        : {}),
      media: v1Media(context, product),
      productOptions: v1Options(context, product),
      availableForPurchase: fits.some(inStock),
    };
  }),

  "stores.products.queryProductVariants": anyone((request, context) => {
    requireCatalog(context, "V1_CATALOG");
    const merchant = merchantData(context, request.includeMerchantSpecificData);
    const product = required(context, request.id);
    const all = visibleVariants(context, product).filter((variant) => {
      const names = choiceNames(product, variant);
      const fits = Object.entries(request.choices ?? {}).every(
        ([name, value]) => product.unmanaged || names[name] === value,
      );
      const { variantIds } = request;
      return fits && (!variantIds?.length || variantIds.includes(v1VariantId(product, variant)));
    });
    const offset = request.paging?.offset ?? 0;
    const page = all.slice(offset, offset + (request.paging?.limit ?? 100));
    return {
      variants: page.map((variant) => v1Variant(context, product, variant, merchant)),
      metadata: { items: page.length, offset },
      totalResults: all.length,
    };
  }),

  "stores.products.queryStoreVariants": anyone((request, context) => {
    requireCatalog(context, "V1_CATALOG");
    const items = storeVariants(context);
    const page = runQuery(
      { ...numbered, items, fields: STORE_VARIANT_FIELDS },
      request.query as Query | undefined,
    );
    return { variants: page.items.map(numbered.view), metadata: platformMetadata(page) };
  }),

  "stores.products.getStoreVariant": anyone((request, context) => {
    requireCatalog(context, "V1_CATALOG");
    const variant = storeVariants(context).find(({ item }) => item.id === request.id);
    if (!variant) throw notFound("Variant", "VARIANT_NOT_FOUND");
    return { variant: variant.item };
  }),

  "stores.products.getCollectionBySlug": bySlug,
  "stores.collections.getCollectionBySlug": bySlug,

  "stores.collections.getCollection": anyone((request, context) => {
    const { allProductsId } = context.store(catalogSlice);
    const wanted = request.id === V1_ALL_PRODUCTS ? allProductsId : request.id;
    return collection(context, ({ id }) => id === wanted);
  }),

  "stores.collections.queryCollections": anyone((request, context) => {
    requireCatalog(context, "V1_CATALOG");
    const items = collections(context).map((category) => v1Collection(context, category));
    const page = runQuery({ items, fields: COLLECTION_FIELDS }, request.query as Query | undefined);
    return { collections: page.items, metadata: platformMetadata(page) };
  }),
};
