// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the products, variants and collections of a V1 catalog.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type EventHandler,
  type EventMetadata,
  event,
  type OffsetPage,
  type OffsetQueryBuilder,
  offsetQueryOperation,
  operation,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  Image,
  ItemMetadataOfProducts,
  MeasurementUnit,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
} from "@portico/core/types";
import type {
  Collection,
  CollectionInput,
  CollectionToCreate,
  CollectionToUpdate,
  DimensionsOfProductsV3,
  DimensionsOfProductsV3Input,
  GetCollectionBySlugResponse,
  MediaOfProducts,
  PagingMetadataOfProducts,
  PreorderInfoOfProducts,
  SeoSchema,
  SeoSchemaInput,
  Version,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  Cursors,
  Image,
  ImageInput,
  ItemMetadataOfProducts as ItemMetadata,
  MeasurementUnit,
  PlatformPaging,
  PlatformPaging as Paging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  Collection,
  CollectionInput,
  CollectionToCreate,
  CollectionToUpdate,
  DimensionsOfProductsV3 as Dimensions,
  DimensionsOfProductsV3Input as DimensionsInput,
  DimensionsUnit,
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  Keyword,
  KeywordInput,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MediaOfProducts as Media,
  PagingMetadataOfProducts as PagingMetadata,
  PreorderInfoOfProducts as PreorderInfo,
  PreorderInfoOfProductsInput as PreorderInfoInput,
  SeoSchema,
  SeoSchemaInput,
  Settings,
  SettingsInput,
  Tag,
  TagInput,
  Version,
} from "./common.js";

const variantCodec2: CodecTable = {
  variant: {
    convertedPriceData: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
    costAndProfitData: { itemCost: "f", profit: "f", profitMargin: "f" },
    priceData: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
    weight: "f",
  },
};

const productCodec: CodecTable = {
  convertedPriceData: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
  costAndProfitData: { itemCost: "f", profit: "f", profitMargin: "f" },
  costRange: { maxValue: "f", minValue: "f" },
  createdDate: "d",
  discount: { value: "f" },
  lastUpdated: "d",
  price: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
  priceData: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
  pricePerUnitData: { baseQuantity: "f", totalQuantity: "f" },
  priceRange: { maxValue: "f", minValue: "f" },
  variants: variantCodec2,
  weight: "f",
  weightRange: { maxValue: "f", minValue: "f" },
};

const storeVariantCodec: CodecTable = {
  media: {
    image: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
    video: {
      posters: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
      resolutions: {
        poster: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
        urlExpirationDate: "d",
      },
      urlExpirationDate: "d",
    },
  },
};

/**
 * Creates a product in a V1 catalog.
 *
 * `POST /stores/v1/products` (stores/products)
 *
 * @param product - The product to create. It must have a name and a price. Requires `name` and
 *   `priceData`. `costAndProfitData` requires `itemCost`. `priceData` requires `price`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).createProduct({
 *   name: "Linen shirt",
 *   priceData: { price: 1 },
 * });
 * ```
 */
export const createProduct: (product: ProductToCreate) => Promise<CreateProductResponse> =
  /* @__PURE__ */ operation({
    name: "stores.products.createProduct",
    path: "/stores/v1/products",
    args: ["product"],
    request: { product: productCodec },
    response: { product: productCodec },
  });

/**
 * Updates fields of a product.
 *
 * `PATCH /stores/v1/products/{product.id}` (stores/products)
 *
 * @param id - Id of the product, which the platform assigns.
 * @param product - The product, with its id and the fields to update.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).updateProduct("<product id>", {
 *   name: "Linen shirt",
 * });
 * ```
 */
export const updateProduct: (
  id: string,
  product: ProductToUpdate,
) => Promise<UpdateProductResponse> = /* @__PURE__ */ operation({
  name: "stores.products.updateProduct",
  method: "PATCH",
  path: "/stores/v1/products/{product.id}",
  args: ["product.id", "...product"],
  request: { product: productCodec },
  response: { product: productCodec },
});

/**
 * Deletes a product by id.
 *
 * `DELETE /stores/v1/products/{id}` (stores/products)
 *
 * @param id - Id of the product.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).deleteProduct("<product id>");
 * ```
 */
export const deleteProduct: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.deleteProduct",
  method: "DELETE",
  path: "/stores/v1/products/{id}",
  args: ["id"],
});

/**
 * Updates the price, SKU, weight or visibility of a product's variants.
 *
 * `PATCH /stores/v1/products/{id}/variants` (stores/products)
 *
 * @param id - Id of the product.
 * @param variants - The variants to update, identified by their choices or ids.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).updateProductVariants("<product id>", [
 *   { sku: "<sku>" },
 * ]);
 * ```
 */
export const updateProductVariants: (
  id: string,
  variants: VariantOverride[],
) => Promise<UpdateVariantsResponse> = /* @__PURE__ */ operation({
  name: "stores.products.updateProductVariants",
  method: "PATCH",
  path: "/stores/v1/products/{id}/variants",
  args: ["id", "variants"],
  request: { variants: { cost: "f", price: "f", weight: "f" } },
  response: { variants: variantCodec2 },
});

/**
 * Resets all variants of a product to the product's values.
 *
 * `POST /stores/v1/products/{id}/variants/resetToDefault` (stores/products)
 *
 * @param id - Id of the product.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).resetAllProductVariantData("<product id>");
 * ```
 */
export const resetAllProductVariantData: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.resetAllProductVariantData",
  path: "/stores/v1/products/{id}/variants/resetToDefault",
  args: ["id"],
});

/**
 * Adds up to 1,000 products to a collection.
 *
 * `POST /stores/v1/collections/{id}/productIds` (stores/products)
 *
 * @param id - Id of the collection.
 * @param productIds - Ids of the products to add to the collection.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).addProductsToCollection("<product id>", ["<product id>"]);
 * ```
 */
export const addProductsToCollection: (id: string, productIds: string[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.products.addProductsToCollection",
    path: "/stores/v1/collections/{id}/productIds",
    args: ["id", "productIds"],
  });

/**
 * Removes up to 1,000 products from a collection.
 *
 * `POST /stores/v1/collections/{id}/productIds/delete` (stores/products)
 *
 * @param id - Id of the collection.
 * @param productIds - Ids of the products to remove from the collection.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).removeProductsFromCollection("<product id>", ["<product id>"]);
 * ```
 */
export const removeProductsFromCollection: (id: string, productIds: string[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.products.removeProductsFromCollection",
    path: "/stores/v1/collections/{id}/productIds/delete",
    args: ["id", "productIds"],
  });

/**
 * Adds up to 50 images or videos to a product.
 *
 * `POST /stores/v1/products/{id}/media` (stores/products)
 *
 * @param id - Id of the product.
 * @param media - Images and videos to add, identified by id or URL. 1 to 50 items.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).addProductMedia("<product id>", [{ mediaId: "<media id>" }]);
 * ```
 */
export const addProductMedia: (id: string, media: MediaDataForWrite[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.products.addProductMedia",
    path: "/stores/v1/products/{id}/media",
    args: ["id", "media"],
  });

/**
 * Removes up to 50 media items from a product.
 *
 * `POST /stores/v1/products/{id}/media/delete` (stores/products)
 *
 * @param id - Id of the product.
 * @param mediaIds - Ids of the images and videos to remove. An empty list removes all of them.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).removeProductMedia("<product id>", ["<media id>"]);
 * ```
 */
export const removeProductMedia: (id: string, mediaIds: string[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.products.removeProductMedia",
    path: "/stores/v1/products/{id}/media/delete",
    args: ["id", "mediaIds"],
  });

/**
 * Assigns a product's media to up to 10 of its option choices.
 *
 * `PATCH /stores/v1/products/{id}/choices/media` (stores/products)
 *
 * @param id - Id of the product.
 * @param media - Media, and the choices to assign them to. Each item requires `choice` and
 *   `option`. 1 to 10 items.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).addProductMediaToChoices("<product id>", [
 *   { option: "<option>", choice: "<choice>" },
 * ]);
 * ```
 */
export const addProductMediaToChoices: (
  id: string,
  media: MediaAssignmentToChoiceToAdd[],
) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.addProductMediaToChoices",
  method: "PATCH",
  path: "/stores/v1/products/{id}/choices/media",
  args: ["id", "media"],
});

/**
 * Removes media from up to 10 choices of a product's options.
 *
 * `POST /stores/v1/products/{id}/choices/media/delete` (stores/products)
 *
 * @param id - Id of the product.
 * @param media - Media, and the choices to remove them from. 1 to 10 items.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).removeProductMediaFromChoices("<product id>", [
 *   { option: "<option>" },
 * ]);
 * ```
 */
export const removeProductMediaFromChoices: (
  id: string,
  media: MediaAssignmentToChoice[],
) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.removeProductMediaFromChoices",
  path: "/stores/v1/products/{id}/choices/media/delete",
  args: ["id", "media"],
});

/**
 * Removes all options from a product.
 *
 * `DELETE /stores/v1/products/{id}/options` (stores/products)
 *
 * @param id - Id of the product.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).deleteProductOptions("<product id>");
 * ```
 */
export const deleteProductOptions: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.deleteProductOptions",
  method: "DELETE",
  path: "/stores/v1/products/{id}/options",
  args: ["id"],
});

/**
 * Removes the brand from a product.
 *
 * `POST /stores/v1/products/{id}/remove-brand` (stores/products)
 *
 * @param id - Id of the product.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).removeBrand("<product id>");
 * ```
 */
export const removeBrand: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.removeBrand",
  path: "/stores/v1/products/{id}/remove-brand",
  args: ["id"],
});

/**
 * Creates a collection.
 *
 * `POST /stores/v1/collections` (stores/products)
 *
 * @param collection - The collection to create. Requires `name`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).createCollection({ name: "Linen shirt" });
 * ```
 */
export const createCollection: (
  collection: CollectionToCreate,
) => Promise<CreateCollectionResponse> = /* @__PURE__ */ operation({
  name: "stores.products.createCollection",
  path: "/stores/v1/collections",
  args: ["collection"],
  request: { collection: { lastUpdated: "d" } },
  response: { collection: { lastUpdated: "d" } },
});

/**
 * Updates fields of a collection.
 *
 * `PATCH /stores/v1/collections/{collection.id}` (stores/products)
 *
 * @param id - Id of the collection.
 * @param collection - The collection, with the fields to update.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).updateCollection("<product id>", {
 *   name: "Linen shirt",
 * });
 * ```
 */
export const updateCollection: (
  id: string,
  collection: CollectionToUpdate,
) => Promise<UpdateCollectionResponse> = /* @__PURE__ */ operation({
  name: "stores.products.updateCollection",
  method: "PATCH",
  path: "/stores/v1/collections/{collection.id}",
  args: ["collection.id", "...collection"],
  request: { collection: { lastUpdated: "d" } },
  response: { collection: { lastUpdated: "d" } },
});

/**
 * Deletes a collection by id.
 *
 * `DELETE /stores/v1/collections/{id}` (stores/products)
 *
 * @param id - Id of the collection.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).deleteCollection("<product id>");
 * ```
 */
export const deleteCollection: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.deleteCollection",
  method: "DELETE",
  path: "/stores/v1/collections/{id}",
  args: ["id"],
});

/**
 * Removes the ribbon from a product.
 *
 * `POST /stores/v1/products/{id}/remove-ribbon` (stores/products)
 *
 * @param id - Id of the product.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * await client.use(products).removeRibbon("<product id>");
 * ```
 */
export const removeRibbon: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.products.removeRibbon",
  path: "/stores/v1/products/{id}/remove-ribbon",
  args: ["id"],
});

/**
 * Sets one field of up to 100 products: the price, cost, weight, ribbon or brand.
 *
 * `POST /stores/v1/bulk/products/update` (stores/products)
 *
 * @param ids - Ids of the products to update.
 * @param set - The field to change and its new value.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).bulkUpdateProductsProperty(["<product id>"], {
 *   ribbon: "<ribbon>",
 * });
 * ```
 */
export const bulkUpdateProductsProperty: (
  ids: string[],
  set: SetValue,
) => Promise<BulkUpdateProductsResponse> = /* @__PURE__ */ operation({
  name: "stores.products.bulkUpdateProductsProperty",
  path: "/stores/v1/bulk/products/update",
  args: ["ids", "set"],
  request: { set: { cost: "f", price: "f", weight: "f" } },
});

/**
 * Increases or reduces the price, cost or weight of up to 100 products, with a result for each.
 *
 * `POST /stores/v1/bulk/products/adjust-properties` (stores/products)
 *
 * @param adjust - The field to change, and how to change it.
 * @param ids - Ids of the products to update.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `WIX_STORES.MODIFY_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).bulkAdjustProductProperty({}, ["<product id>"]);
 * ```
 */
export const bulkAdjustProductProperty: (
  adjust: AdjustValue,
  ids: string[],
) => Promise<BulkAdjustProductPropertiesResponse> = /* @__PURE__ */ operation({
  name: "stores.products.bulkAdjustProductProperty",
  path: "/stores/v1/bulk/products/adjust-properties",
  args: ["adjust", "ids"],
  order: ["ids", "adjust"],
  request: { adjust: { cost: { amount: "f" }, price: { amount: "f" }, weight: { amount: "f" } } },
});

/** Fields that {@link queryProducts} can filter or sort by. */
export interface QueryProductsFields {
  values: {
    id: string;
    name: string;
    slug: string;
    productType: ProductType;
    description: string;
    sku: string;
    "priceData.price": number;
    numericId: string;
    lastUpdated: Date;
    createdDate: Date;
    price: PriceData;
    collectionIds: string;
  };
  eq:
    | "id"
    | "name"
    | "slug"
    | "productType"
    | "description"
    | "sku"
    | "priceData.price"
    | "numericId"
    | "lastUpdated"
    | "createdDate";
  in: QueryProductsFields["eq"];
  exists:
    | "id"
    | "name"
    | "slug"
    | "productType"
    | "description"
    | "sku"
    | "price"
    | "priceData.price"
    | "numericId"
    | "collectionIds"
    | "lastUpdated"
    | "createdDate";
  compare:
    | "id"
    | "name"
    | "slug"
    | "description"
    | "sku"
    | "priceData.price"
    | "numericId"
    | "lastUpdated"
    | "createdDate";
  startsWith: "id" | "name" | "slug" | "description" | "sku";
  has: "collectionIds";
  ascending:
    | "id"
    | "name"
    | "slug"
    | "productType"
    | "sku"
    | "price"
    | "priceData.price"
    | "numericId"
    | "lastUpdated";
  descending: QueryProductsFields["ascending"];
}

/** The query builder that {@link queryProducts} returns. */
export type ProductsQueryBuilder = OffsetQueryBuilder<Product, QueryProductsFields>;

/** A page of the query builder that {@link queryProducts} returns. */
export type ProductsQueryResult = OffsetPage<Product>;

/** The query object that {@link queryProducts} accepts. */
export interface QueryProductsQuery
  extends Omit<PlatformQuery, "filter" | "sort">,
    TypedQuery<QueryProductsFields> {}

/**
 * Queries products with filters. A page contains at most 100 items.
 *
 * `GET /stores-reader/v1/products/query-platformized` (stores/products)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.READ_PRODUCTS`.
 * @example
 * ```ts
 * const page = await client.use(products).queryProducts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryProducts: {
  (): ProductsQueryBuilder;
  /**
   * Queries products with filters. A page contains at most 100 items. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryProductsQuery): Promise<QueryProductsPlatformizedResponse>;
} = /* @__PURE__ */ offsetQueryOperation({
  name: "stores.products.queryProducts",
  method: "GET",
  path: "/stores-reader/v1/products/query-platformized",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { products: productCodec },
  complex: true,
  fallback: true,
  query: { items: "products", metadata: "metadata" },
});

/** Options of {@link getProduct}. */
export interface GetProductOptions {
  /** Whether to include cost and profit. Only merchants and apps can set this. */
  includeMerchantSpecificData?: boolean;
}

/**
 * Returns a product by id, optionally with data that only the merchant can see.
 *
 * `GET /stores-reader/v1/products/{id}` (stores/products)
 *
 * @param id - Id of the product.
 * @param options - Optional fields: `includeMerchantSpecificData`.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.READ_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).getProduct("<product id>");
 * ```
 */
export const getProduct: (id: string, options?: GetProductOptions) => Promise<GetProductResponse> =
  /* @__PURE__ */ operation({
    name: "stores.products.getProduct",
    method: "GET",
    path: "/stores-reader/v1/products/{id}",
    args: ["id", ["includeMerchantSpecificData"]],
    response: { product: productCodec },
    fallback: true,
  });

/**
 * Returns a collection by slug.
 *
 * `GET /stores-reader/v1/collections/slug/{slug}` (stores/products)
 *
 * @param slug - Last part of the collection page's URL. 1 to 100 characters.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.READ_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).getCollectionBySlug("linen-shirt");
 * ```
 */
export const getCollectionBySlug: (slug: string) => Promise<GetCollectionBySlugResponse> =
  /* @__PURE__ */ operation({
    name: "stores.products.getCollectionBySlug",
    method: "GET",
    path: "/stores-reader/v1/collections/slug/{slug}",
    args: ["slug"],
    response: { collection: { lastUpdated: "d" } },
  });

/**
 * Returns which choices of a product's options are available in combination with the selected
 * choices.
 *
 * `POST /stores-reader/v1/products/{id}/productOptionsAvailability` (stores/products)
 *
 * @param id - Id of the product.
 * @param options - Selected choices, such as { 'Size': 'Large' }. You can omit options.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.READ_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).getProductOptionsAvailability("<product id>", {});
 * ```
 */
export const getProductOptionsAvailability: (
  id: string,
  options: Record<string, string>,
) => Promise<ProductOptionsAvailabilityResponse> = /* @__PURE__ */ operation({
  name: "stores.products.getProductOptionsAvailability",
  path: "/stores-reader/v1/products/{id}/productOptionsAvailability",
  args: ["id", "options"],
  response: {
    selectedVariant: {
      convertedPriceData: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
      price: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
      weight: "f",
    },
  },
  read: true,
});

/** Options of {@link queryProductVariants}. */
export interface QueryProductVariantsOptions {
  /** Choices of the variants, such as { 'Size': 'Large' }. Send either this or `variantIds`. */
  choices?: Record<string, string>;
  /** Ids of the variants. Send either this or `choices`. */
  variantIds?: string[];
  /** The page to return. */
  paging?: PlatformPaging;
  /** Whether to include cost and profit. Only merchants and apps can set this. */
  includeMerchantSpecificData?: boolean;
}

/**
 * Queries the variants of a product by choices or variant ids.
 *
 * `POST /stores-reader/v1/products/{id}/variants/query` (stores/products)
 *
 * @param id - Id of the product.
 * @param options - Optional fields: `choices`, `variantIds`, `paging` and
 *   `includeMerchantSpecificData`.
 * @remarks Requires the permission `WIX_STORES.READ_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).queryProductVariants("<product id>");
 * ```
 */
export const queryProductVariants: (
  id: string,
  options?: QueryProductVariantsOptions,
) => Promise<QueryProductVariantsResponse> = /* @__PURE__ */ operation({
  name: "stores.products.queryProductVariants",
  path: "/stores-reader/v1/products/{id}/variants/query",
  args: ["id", ["choices", "variantIds", "paging", "includeMerchantSpecificData"]],
  response: { variants: variantCodec2 },
  read: true,
});

/**
 * Queries variants across all products in the store.
 *
 * `POST /stores-reader/v1/variants/query` (stores/products)
 *
 * @param query - Filter, sorting and paging.
 * @remarks Requires the permission `WIX_STORES.READ_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).queryStoreVariants({});
 * ```
 */
export const queryStoreVariants: (query: PlatformQuery) => Promise<QueryStoreVariantsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.products.queryStoreVariants",
    path: "/stores-reader/v1/variants/query",
    args: ["query"],
    request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
    response: { variants: storeVariantCodec },
    read: true,
  });

/**
 * Returns a variant by id, with details of its product.
 *
 * `GET /stores-reader/v1/variants/{id}` (stores/products)
 *
 * @param id - Product id and variant id, joined by a hyphen.
 * @remarks Requires the permission `WIX_STORES.READ_PRODUCTS`.
 * @example
 * ```ts
 * const response = await client.use(products).getStoreVariant("<product id>");
 * ```
 */
export const getStoreVariant: (id: string) => Promise<GetStoreVariantResponse> =
  /* @__PURE__ */ operation({
    name: "stores.products.getStoreVariant",
    method: "GET",
    path: "/stores-reader/v1/variants/{id}",
    args: ["id"],
    response: { variant: storeVariantCodec },
  });

/** Event that {@link onProductCollectionChanged} passes to its handler. */
export interface ProductCollectionChangedEvent {
  /** Event-specific data. */
  data: CollectionChanged;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a collection changes. Includes the names of the changed fields.
 *
 * The type of the event is `com.wix.ecommerce.catalog.api.v1.CollectionChanged`.
 *
 * @example
 * ```ts
 * client.use(products).onProductCollectionChanged(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onProductCollectionChanged: (
  handler: EventHandler<ProductCollectionChangedEvent>,
) => void = /* @__PURE__ */ event({
  type: "com.wix.ecommerce.catalog.api.v1.CollectionChanged",
  plain: true,
});

/** Event that {@link onProductCollectionCreated} passes to its handler. */
export interface ProductCollectionCreatedEvent {
  /** Event-specific data. */
  data: CollectionCreated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a collection is created.
 *
 * The type of the event is `com.wix.ecommerce.catalog.api.v1.CollectionCreated`.
 *
 * @example
 * ```ts
 * client.use(products).onProductCollectionCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onProductCollectionCreated: (
  handler: EventHandler<ProductCollectionCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "com.wix.ecommerce.catalog.api.v1.CollectionCreated",
  plain: true,
});

/** Event that {@link onProductCollectionDeleted} passes to its handler. */
export interface ProductCollectionDeletedEvent {
  /** Event-specific data. */
  data: CollectionDeleted;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a collection is deleted.
 *
 * The type of the event is `com.wix.ecommerce.catalog.api.v1.CollectionDeleted`.
 *
 * @example
 * ```ts
 * client.use(products).onProductCollectionDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onProductCollectionDeleted: (
  handler: EventHandler<ProductCollectionDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "com.wix.ecommerce.catalog.api.v1.CollectionDeleted",
  plain: true,
});

/** Event that {@link onProductChanged} passes to its handler. */
export interface ProductChangedEvent {
  /** Event-specific data. */
  data: ProductChanged;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a product changes. Includes the names of the changed fields.
 *
 * The type of the event is `com.wix.ecommerce.catalog.api.v1.ProductChanged`.
 *
 * @example
 * ```ts
 * client.use(products).onProductChanged(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onProductChanged: (handler: EventHandler<ProductChangedEvent>) => void =
  /* @__PURE__ */ event({
    type: "com.wix.ecommerce.catalog.api.v1.ProductChanged",
    plain: true,
  });

/** Event that {@link onProductCreated} passes to its handler. */
export interface ProductCreatedEvent {
  /** Event-specific data. */
  data: ProductCreated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a product is created.
 *
 * The type of the event is `com.wix.ecommerce.catalog.api.v1.ProductCreated`.
 *
 * @example
 * ```ts
 * client.use(products).onProductCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onProductCreated: (handler: EventHandler<ProductCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "com.wix.ecommerce.catalog.api.v1.ProductCreated",
    plain: true,
    codec: {
      data: {
        costAndProfitData: { itemCost: "f", profit: "f", profitMargin: "f" },
        price: { discountedPrice: "f", price: "f", pricePerUnit: "f" },
      },
    },
  });

/** Event that {@link onProductDeleted} passes to its handler. */
export interface ProductDeletedEvent {
  /** Event-specific data. */
  data: ProductDeleted;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a product is deleted.
 *
 * The type of the event is `com.wix.ecommerce.catalog.api.v1.ProductDeleted`.
 *
 * @example
 * ```ts
 * client.use(products).onProductDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onProductDeleted: (handler: EventHandler<ProductDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "com.wix.ecommerce.catalog.api.v1.ProductDeleted",
    plain: true,
  });

/** Event that {@link onProductVariantsChanged} passes to its handler. */
export interface ProductVariantsChangedEvent {
  /** Event-specific data. */
  data: VariantsChanged;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when variants of a product change.
 *
 * The type of the event is `com.wix.ecommerce.catalog.api.v1.VariantsChanged`.
 *
 * @example
 * ```ts
 * client.use(products).onProductVariantsChanged(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onProductVariantsChanged: (
  handler: EventHandler<ProductVariantsChangedEvent>,
) => void = /* @__PURE__ */ event({
  type: "com.wix.ecommerce.catalog.api.v1.VariantsChanged",
  plain: true,
});

/** Request of {@link createProduct}. */
export interface CreateProductRequest {
  /** The product to create. It must have a name and a price. */
  product: ProductToCreate;
}

/** A product in a V1 catalog. */
export interface Product {
  /** Id of the product, which the platform assigns. */
  id: string;
  /** Name of the product. 1 to 80 characters. */
  name?: string | null;
  /** Last part of the product page's URL. It is unique within the store. At most 100 characters. */
  slug: string;
  /** Whether the product is visible in the online store. */
  visible?: boolean | null;
  /** Whether the product is physical or digital. */
  productType: ProductType;
  /** Description as HTML. At most 8,000 characters. */
  description?: string | null;
  /**
   * Stock keeping unit (SKU). If variants are managed, each variant has its own. At most 40
   * characters.
   */
  sku?: string | null;
  /**
   * Weight in the store's unit. If variants are managed, each variant has its own. At most
   * 999,999,999.99.
   */
  weight?: number | null;
  /** Minimum and maximum weight of the variants. */
  weightRange?: NumericPropertyRange;
  /** Dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3;
  /** Dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3;
  /** Stock of the product. */
  stock?: Stock;
  /**
   * Use `priceData` instead.
   *
   * @deprecated
   */
  price?: PriceData;
  /** Prices in the store's currency. */
  priceData?: PriceData;
  /** Prices in the visitor's currency. */
  convertedPriceData?: PriceData;
  /** Minimum and maximum price of the variants. */
  priceRange?: NumericPropertyRange;
  /** The merchant's cost and profit. Returned only to merchants and apps. */
  costAndProfitData?: CostAndProfitData;
  /** Minimum and maximum cost of the variants to the merchant. */
  costRange?: NumericPropertyRange;
  /** Base amount and unit of the price per unit. */
  pricePerUnitData?: PricePerUnitData;
  /** Info sections, such as a return policy. */
  additionalInfoSections: AdditionalInfoSection[];
  /**
   * Use `ribbon` instead.
   *
   * @deprecated
   */
  ribbons?: Ribbon[];
  /** Images and videos of the product. */
  media?: MediaOfProducts;
  /** Text fields that the buyer can fill in, for example for an engraving. */
  customTextFields: CustomTextField[];
  /** Whether variants have their own price, inventory and weight. */
  manageVariants?: boolean | null;
  /** Options, such as size or color, and their choices. At most 6 items. */
  productOptions: ProductOption[];
  /** URL of the product page, divided into two parts. */
  productPageUrl?: PageUrl;
  /** Numeric id that increases with each new product, which is useful for sorting. */
  numericId: string;
  /** Id of the product's inventory item. */
  inventoryItemId: string;
  /** Discount on the product, as an amount or a percentage. */
  discount?: Discount;
  /** Ids of the product's collections. */
  collectionIds: string[];
  /** Combinations of choices that buyers can buy. At most 1,000 items. */
  variants: Variant[];
  /** When the product was last updated. */
  lastUpdated?: Date | null;
  /** When the product was created. */
  createdDate?: Date | null;
  /** Search engine and link preview metadata for the product page. */
  seoData?: SeoSchema;
  /** Text of the ribbon, such as 'New'. At most 30 characters. */
  ribbon?: string | null;
  /** Name of the brand. 1 to 50 characters. */
  brand?: string | null;
}

/** A product in a V1 catalog. */
export interface ProductInput {
  /** Id of the product, which the platform assigns. */
  id?: string;
  /** Name of the product. 1 to 80 characters. */
  name?: string | null;
  /** Last part of the product page's URL. It is unique within the store. At most 100 characters. */
  slug?: string;
  /** Whether the product is visible in the online store. */
  visible?: boolean | null;
  /** Whether the product is physical or digital. */
  productType?: ProductType;
  /** Description as HTML. At most 8,000 characters. */
  description?: string | null;
  /**
   * Stock keeping unit (SKU). If variants are managed, each variant has its own. At most 40
   * characters.
   */
  sku?: string | null;
  /**
   * Weight in the store's unit. If variants are managed, each variant has its own. At most
   * 999,999,999.99.
   */
  weight?: number | null;
  /** Dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3Input;
  /** Dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3Input;
  /** Prices in the store's currency. */
  priceData?: PriceDataInput;
  /** The merchant's cost and profit. Returned only to merchants and apps. */
  costAndProfitData?: CostAndProfitDataInput;
  /** Base amount and unit of the price per unit. */
  pricePerUnitData?: PricePerUnitDataInput;
  /** Info sections, such as a return policy. */
  additionalInfoSections?: AdditionalInfoSectionInput[];
  /** Whether variants have their own price, inventory and weight. */
  manageVariants?: boolean | null;
  /** Options, such as size or color, and their choices. At most 6 items. */
  productOptions?: ProductOptionInput[];
  /** Discount on the product, as an amount or a percentage. */
  discount?: DiscountInput;
  /** Search engine and link preview metadata for the product page. */
  seoData?: SeoSchemaInput;
  /** Text of the ribbon, such as 'New'. At most 30 characters. */
  ribbon?: string | null;
  /** Name of the brand. 1 to 50 characters. */
  brand?: string | null;
}

/** The variant of `ProductInput` that `createProduct` accepts. */
export interface ProductToCreate extends ProductInput {
  /** Name of the product. 1 to 80 characters. */
  name: string;
  /** Prices in the store's currency. */
  priceData: PriceDataToCreate;
  /** The merchant's cost and profit. Returned only to merchants and apps. */
  costAndProfitData?: CostAndProfitDataToCreate;
}

/** The variant of `ProductInput` that `updateProduct` accepts. */
export interface ProductToUpdate extends Omit<ProductInput, "id"> {}

/** Kinds of products: physical or digital. */
export type ProductType = "unspecified_product_type" | "physical" | "digital" | (string & {});

/** Minimum and maximum number among a product's variants. */
export interface NumericPropertyRange {
  /** Minimum number among the variants. */
  minValue: number;
  /** Maximum number among the variants. */
  maxValue: number;
}

/** Stock of a product. */
export interface Stock {
  /** Whether the quantity is tracked. */
  trackInventory: boolean;
  /** Quantity in stock. Absent if the quantity is not tracked. At most 99,999. */
  quantity?: number | null;
  /**
   * Use `inventoryStatus` instead.
   *
   * @deprecated
   */
  inStock?: boolean;
  /** Availability of the variants: in stock, partially out of stock or out of stock. */
  inventoryStatus: InventoryStatus;
}

/** Stock status of a product: in stock, partially out of stock or out of stock. */
export type InventoryStatus =
  | "IN_STOCK"
  | "OUT_OF_STOCK"
  | "PARTIALLY_OUT_OF_STOCK"
  | (string & {});

/** Prices of a product or variant in a currency, as numbers and text. */
export interface PriceData {
  /** Currency as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Price before a sale, as a number such as 19.9. At most 999,999,999.99. */
  price?: number | null;
  /** Current price, as a number such as 14.9. */
  discountedPrice: number;
  /** The same prices, as display text. */
  formatted?: FormattedPrice;
  /** Price per unit, as a number. */
  pricePerUnit?: number | null;
}

/** Prices of a product or variant in a currency, as numbers and text. */
export interface PriceDataInput {
  /** Price before a sale, as a number such as 19.9. At most 999,999,999.99. */
  price?: number | null;
}

/** The variant of `PriceDataInput` that `createProduct` accepts. */
export interface PriceDataToCreate extends PriceDataInput {
  /** Price before a sale, as a number such as 19.9. At most 999,999,999.99. */
  price: number;
}

/** Prices as display text with the currency symbol. */
export interface FormattedPrice {
  /** Price before a sale, such as '$19.90'. */
  price: string;
  /** Current price, such as '$14.90'. */
  discountedPrice: string;
  /** Price of one base unit, such as 100 grams. */
  pricePerUnit?: string | null;
}

/** The merchant's cost and profit for an item. */
export interface CostAndProfitData {
  /** What the item costs the merchant. At most 999,999,999.99. */
  itemCost?: number | null;
  /** Cost as display text with the currency symbol. */
  formattedItemCost: string;
  /** Profit per item: the price minus the cost. At most 999,999,999.99. */
  profit: number;
  /** Profit as display text with the currency symbol. */
  formattedProfit: string;
  /** Profit as a fraction of the price, from 0 to 1. At most 1. */
  profitMargin: number;
}

/** The merchant's cost and profit for an item. */
export interface CostAndProfitDataInput {
  /** What the item costs the merchant. At most 999,999,999.99. */
  itemCost?: number | null;
}

/** The variant of `CostAndProfitDataInput` that `createProduct` accepts. */
export interface CostAndProfitDataToCreate extends CostAndProfitDataInput {
  /** What the item costs the merchant. At most 999,999,999.99. */
  itemCost: number;
}

/** Base amount and unit of a price per unit. */
export interface PricePerUnitData {
  /** Amount that one item contains, such as 500. 0.01 to 999,999,999.99. */
  totalQuantity: number;
  /** Unit of the amount, such as grams. */
  totalMeasurementUnit: MeasurementUnit;
  /** Base amount of the price per unit, such as 100. 0.01 to 999,999,999.99. */
  baseQuantity: number;
  /** Base unit of the price per unit, such as grams. */
  baseMeasurementUnit: MeasurementUnit;
}

/** Base amount and unit of a price per unit. */
export interface PricePerUnitDataInput {
  /** Amount that one item contains, such as 500. 0.01 to 999,999,999.99. */
  totalQuantity?: number;
  /** Unit of the amount, such as grams. */
  totalMeasurementUnit?: MeasurementUnit;
  /** Base amount of the price per unit, such as 100. 0.01 to 999,999,999.99. */
  baseQuantity?: number;
  /** Base unit of the price per unit, such as grams. */
  baseMeasurementUnit?: MeasurementUnit;
}

/** An info section on a product page, such as a return policy. */
export interface AdditionalInfoSection {
  /** Title of the section. At most 50 characters. */
  title: string;
  /** Text of the section, as HTML. At most 16,000 characters. */
  description: string;
}

/** An info section on a product page, such as a return policy. */
export interface AdditionalInfoSectionInput {
  /** Title of the section. At most 50 characters. */
  title?: string;
  /** Text of the section, as HTML. At most 16,000 characters. */
  description?: string;
}

/** A label on a product, in the legacy format. */
export interface Ribbon {
  /** Text of the ribbon. At most 30 characters. */
  text: string;
}

/** A text field that the buyer can fill in, for example for an engraving. */
export interface CustomTextField {
  /**
   * Label of the field. It also identifies the field in a cart item's options. At most 100
   * characters.
   */
  title: string;
  /** Maximum number of characters, up to 500. At most 500. */
  maxLength: number;
  /** Whether buyers must select or enter a value. */
  mandatory: boolean;
}

/** An option of a product, such as size or color. */
export interface ProductOption {
  /** Whether the choices are shown as a drop-down list or as colors. */
  optionType: OptionType;
  /**
   * Name of the option, such as 'Size'. It is also the option's key in a variant's choices. 1 to
   * 50 characters.
   */
  name: string;
  /** Choices, in display order. 1 to 100 items. */
  choices: Choice[];
}

/** An option of a product, such as size or color. */
export interface ProductOptionInput {
  /**
   * Name of the option, such as 'Size'. It is also the option's key in a variant's choices. 1 to
   * 50 characters.
   */
  name?: string;
  /** Choices, in display order. 1 to 100 items. */
  choices?: ChoiceInput[];
}

/** Kinds of options: a drop-down list or colors. */
export type OptionType = "unspecified_option_type" | "drop_down" | "color" | (string & {});

/** One choice of an option, such as 'Large'. */
export interface Choice {
  /**
   * Value of the choice: a color code if the option is a color, otherwise text. 1 to 50
   * characters.
   */
  value: string;
  /** Display text of the choice. 1 to 50 characters. */
  description: string;
  /** Product media to show when the choice is selected. */
  media?: MediaOfProducts;
  /** Whether at least one variant with this choice is in stock. */
  inStock: boolean;
  /** Whether at least one variant with this choice is visible. */
  visible: boolean;
}

/** One choice of an option, such as 'Large'. */
export interface ChoiceInput {
  /**
   * Value of the choice: a color code if the option is a color, otherwise text. 1 to 50
   * characters.
   */
  value?: string;
  /** Display text of the choice. 1 to 50 characters. */
  description?: string;
}

/** URL of a page on the site, divided into two parts. */
export interface PageUrl {
  /** URL of the site, such as 'https://www.example.com'. */
  base: string;
  /** Path of the page. */
  path: string;
}

/** Discount on a product, as an amount or a percentage. */
export interface Discount {
  /** Whether `value` is an amount or a percentage. */
  type: DiscountType;
  /** Amount or percentage off the price. */
  value: number;
}

/** Discount on a product, as an amount or a percentage. */
export interface DiscountInput {
  /** Whether `value` is an amount or a percentage. */
  type?: DiscountType;
  /** Amount or percentage off the price. */
  value?: number;
}

/** Kinds of product discounts: none, an amount or a percentage. */
export type DiscountType = "UNDEFINED" | "NONE" | "AMOUNT" | "PERCENT" | (string & {});

/** A combination of choices, with its own price and inventory if variants are managed. */
export interface Variant {
  /** Id of the variant. */
  id: string;
  /** The variant's choice for each option, such as { 'Size': 'Large' }. */
  choices?: Record<string, string>;
  /** Price, weight and other details of the variant. */
  variant?: VariantDataWithNoStock;
  /** Inventory of the variant. */
  stock?: VariantStock;
}

/** Price, weight and other details of a variant. */
export interface VariantDataWithNoStock {
  /** Prices in the store's currency. */
  priceData?: PriceData;
  /** Prices in the visitor's currency. */
  convertedPriceData?: PriceData;
  /** The merchant's cost and profit. Returned only to merchants and apps. */
  costAndProfitData?: CostAndProfitData;
  /** Weight in the store's weight unit. */
  weight: number;
  /** Stock keeping unit (SKU). */
  sku: string;
  /** Whether the variant is visible on the site. */
  visible: boolean;
  /** Dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3;
  /** Dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3;
}

/** Inventory of a variant. */
export interface VariantStock {
  /** Whether the quantity is tracked. */
  trackQuantity: boolean;
  /** Quantity in stock. Absent if the quantity is not tracked. At most 99,999. */
  quantity?: number | null;
  /** Whether the variant is in stock. */
  inStock: boolean;
}

/** Response of {@link createProduct}. */
export interface CreateProductResponse {
  /** The created product. */
  product?: Product;
}

/** Request of {@link updateProduct}. */
export interface UpdateProductRequest {
  /** The product, with its id and the fields to update. */
  product: ProductInput;
}

/** Response of {@link updateProduct}. */
export interface UpdateProductResponse {
  /** The updated product. */
  product?: Product;
}

/** Request of {@link deleteProduct}. */
export interface DeleteProductRequest {
  /** Id of the product. */
  id: string;
}

/** Response of {@link deleteProduct}. */
export type DeleteProductResponse = Record<string, never>;

/** Request of {@link updateProductVariants}. */
export interface UpdateVariantsRequest {
  /** Id of the product. */
  id: string;
  /** The variants to update, identified by their choices or ids. */
  variants: VariantOverride[];
}

/** New values for some variants of a product. */
export interface VariantOverride {
  /** Choices that identify the variants to update. */
  choices?: Record<string, string>;
  /** Ids of the variants to update. */
  variantIds?: string[];
  /** New price, as a number. At most 999,999,999.99. */
  price?: number | null;
  /** New cost to the merchant, as a number. At most 999,999,999.99. */
  cost?: number | null;
  /** New weight in the store's unit. At most 999,999,999.99. */
  weight?: number | null;
  /** New stock keeping unit. At most 40 characters. */
  sku?: string | null;
  /** Whether to show the variants. */
  visible?: boolean | null;
  /** New dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3Input;
  /** New dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3Input;
}

/** Response of {@link updateProductVariants}. */
export interface UpdateVariantsResponse {
  /** All variants of the product after the update. */
  variants: Variant[];
}

/** Request of {@link resetAllProductVariantData}. */
export interface ResetAllVariantDataRequest {
  /** Id of the product. */
  id: string;
}

/** Response of {@link resetAllProductVariantData}. */
export type ResetAllVariantDataResponse = Record<string, never>;

/** Request of {@link addProductsToCollection}. */
export interface AddProductsToCollectionRequest {
  /** Id of the collection. */
  id: string;
  /** Ids of the products to add to the collection. At most 1,000 items. */
  productIds: string[];
}

/** Response of {@link addProductsToCollection}. */
export type AddProductsToCollectionResponse = Record<string, never>;

/** Request of {@link removeProductsFromCollection}. */
export interface RemoveProductsFromCollectionRequest {
  /** Id of the collection. */
  id: string;
  /** Ids of the products to remove from the collection. At most 1,000 items. */
  productIds: string[];
}

/** Response of {@link removeProductsFromCollection}. */
export type RemoveProductsFromCollectionResponse = Record<string, never>;

/** Request of {@link addProductMedia}. */
export interface AddProductMediaRequest {
  /** Id of the product. */
  id: string;
  /** Images and videos to add, identified by id or URL. 1 to 50 items. */
  media: MediaDataForWrite[];
}

/**
 * A media item to add to a product.
 *
 * At most one of `mediaId` and `url` is set.
 */
export type MediaDataForWrite = {
  /** Choice that the media item shows. */
  choice?: OptionAndChoice;
} & (
  | {
      /** Id of a file in the Media Manager. */
      mediaId?: string;
      url?: undefined;
    }
  | {
      mediaId?: undefined;
      /** URL of an external file. */
      url?: string;
    }
);

/** The names of an option and one of its choices. */
export interface OptionAndChoice {
  /** Display name of the option. 1 to 50 characters. */
  option?: string;
  /** Value of the choice. 1 to 50 characters. */
  choice?: string;
}

/** Response of {@link addProductMedia}. */
export type AddProductMediaResponse = Record<string, never>;

/** Request of {@link removeProductMedia}. */
export interface RemoveProductMediaRequest {
  /** Id of the product. */
  id: string;
  /** Ids of the images and videos to remove. An empty list removes all of them. At most 50 items. */
  mediaIds: string[];
}

/** Response of {@link removeProductMedia}. */
export type RemoveProductMediaResponse = Record<string, never>;

/** Request of {@link addProductMediaToChoices}. */
export interface AddProductMediaToChoicesRequest {
  /** Id of the product. */
  id: string;
  /** Media, and the choices to assign them to. 1 to 10 items. */
  media: MediaAssignmentToChoiceToAdd[];
}

/** Media for a choice of an option. */
export interface MediaAssignmentToChoice {
  /** Name of the option, such as "Color". 1 to 50 characters. */
  option?: string;
  /** Choice of the option, such as "Blue". 1 to 50 characters. */
  choice?: string;
  /** Ids of the images and videos, which must belong to the product. At most 50 items. */
  mediaIds?: string[];
}

/** The variant of `MediaAssignmentToChoice` that `addProductMediaToChoices` accepts. */
export interface MediaAssignmentToChoiceToAdd extends MediaAssignmentToChoice {
  /** Name of the option, such as "Color". 1 to 50 characters. */
  option: string;
  /** Choice of the option, such as "Blue". 1 to 50 characters. */
  choice: string;
}

/** Response of {@link addProductMediaToChoices}. */
export type AddProductMediaToChoicesResponse = Record<string, never>;

/** Request of {@link removeProductMediaFromChoices}. */
export interface RemoveProductMediaFromChoicesRequest {
  /** Id of the product. */
  id: string;
  /** Media, and the choices to remove them from. 1 to 10 items. */
  media: MediaAssignmentToChoice[];
}

/** Response of {@link removeProductMediaFromChoices}. */
export type RemoveProductMediaFromChoicesResponse = Record<string, never>;

/** Request of {@link deleteProductOptions}. */
export interface DeleteProductOptionsRequest {
  /** Id of the product. */
  id: string;
}

/** Response of {@link deleteProductOptions}. */
export type DeleteProductOptionsResponse = Record<string, never>;

/** Request of {@link removeBrand}. */
export interface RemoveProductBrandRequest {
  /** Id of the product. */
  id: string;
}

/** Response of {@link removeBrand}. */
export type RemoveProductBrandResponse = Record<string, never>;

/** Request of {@link createCollection}. */
export interface CreateCollectionRequest {
  /** The collection to create. */
  collection: CollectionToCreate;
}

/** Response of {@link createCollection}. */
export interface CreateCollectionResponse {
  /** The created collection. */
  collection?: Collection;
}

/** Request of {@link updateCollection}. */
export interface UpdateCollectionRequest {
  /** The collection, with the fields to update. */
  collection: CollectionInput;
}

/** Response of {@link updateCollection}. */
export interface UpdateCollectionResponse {
  /** The updated collection. */
  collection?: Collection;
}

/** Request of {@link deleteCollection}. */
export interface DeleteCollectionRequest {
  /** Id of the collection. */
  id: string;
}

/** Response of {@link deleteCollection}. */
export type DeleteCollectionResponse = Record<string, never>;

/** Request of {@link removeRibbon}. */
export interface RemoveProductRibbonRequest {
  /** Id of the product. */
  id: string;
}

/** Response of {@link removeRibbon}. */
export type RemoveProductRibbonResponse = Record<string, never>;

/** Request of {@link bulkUpdateProductsProperty}. */
export interface BulkUpdateProductsRequest {
  /** Ids of the products to update. 1 to 100 items. */
  ids: string[];
  /** The field to change and its new value. */
  set: SetValue;
}

/**
 * A product field and its new value. You can set only one field per call.
 *
 * At most one of `price`, `cost`, `weight`, `ribbon` and `brand` is set.
 */
export type SetValue =
  | {
      /** Price in the store's currency. At most 999,999,999.99. */
      price?: number;
      cost?: undefined;
      weight?: undefined;
      ribbon?: undefined;
      brand?: undefined;
    }
  | {
      price?: undefined;
      /** Cost to the merchant, in the store's currency. At most 999,999,999.99. */
      cost?: number;
      weight?: undefined;
      ribbon?: undefined;
      brand?: undefined;
    }
  | {
      price?: undefined;
      cost?: undefined;
      /** Weight in the store's weight unit. At most 999,999,999.99. */
      weight?: number;
      ribbon?: undefined;
      brand?: undefined;
    }
  | {
      price?: undefined;
      cost?: undefined;
      weight?: undefined;
      /** Text of the ribbon on the product. At most 30 characters. */
      ribbon?: string;
      brand?: undefined;
    }
  | {
      price?: undefined;
      cost?: undefined;
      weight?: undefined;
      ribbon?: undefined;
      /** Name of the product's brand. At most 50 characters. */
      brand?: string;
    };

/** Response of {@link bulkUpdateProductsProperty}. */
export interface BulkUpdateProductsResponse {
  /** One result for each item in the request. */
  results: BulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result of updating a product. */
export interface BulkProductResult {
  /** Id and index of the product, and whether the change succeeded. */
  itemMetadata?: ItemMetadataOfProducts;
}

/** Request of {@link bulkAdjustProductProperty}. */
export interface BulkAdjustProductPropertiesRequest {
  /** Ids of the products to update. 1 to 100 items. */
  ids: string[];
  /** The field to change, and how to change it. */
  adjust: AdjustValue;
}

/**
 * A product field, and how to change it. You can set only one field per call.
 *
 * At most one of `price`, `cost` and `weight` is set.
 */
export type AdjustValue =
  | {
      /** How to change the price. */
      price?: PropertyAdjustmentData;
      cost?: undefined;
      weight?: undefined;
    }
  | {
      price?: undefined;
      /** How to change the merchant's cost for the product. */
      cost?: PropertyAdjustmentData;
      weight?: undefined;
    }
  | {
      price?: undefined;
      cost?: undefined;
      /** How to change the weight. */
      weight?: PropertyAdjustmentData;
    };

/**
 * A change by an amount or a percentage.
 *
 * At most one of `percentage` and `amount` is set.
 */
export type PropertyAdjustmentData =
  | {
      /** Percentage to increase or reduce the value by. */
      percentage?: PercentageData;
      amount?: undefined;
    }
  | {
      percentage?: undefined;
      /** Amount to add. Use a negative amount to subtract. -999,999,999.99 to 999,999,999.99. */
      amount?: number;
    };

/** A change by a percentage. */
export interface PercentageData {
  /** Whether to round the result to a whole number. */
  roundToInt?: boolean;
  /** Percentage to add. Use a negative percentage to subtract. -100 to 1,000. */
  rate?: number;
}

/** Response of {@link bulkAdjustProductProperty}. */
export interface BulkAdjustProductPropertiesResponse {
  /** One result for each item in the request. */
  results: BulkProductResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link queryProducts}. */
export interface QueryProductsPlatformizedRequest {
  /** Filter, sorting and paging. */
  query?: PlatformQuery;
}

/** Response of {@link queryProducts}. */
export interface QueryProductsPlatformizedResponse {
  /** Products on this page. At most 100 items. */
  products: Product[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PlatformPagingMetadata;
}

/** Request of {@link getProduct}. */
export interface GetProductRequest {
  /** Id of the product. At least 1 character. */
  id: string;
  /** Whether to include cost and profit. Only merchants and apps can set this. */
  includeMerchantSpecificData?: boolean;
}

/** Response of {@link getProduct}. */
export interface GetProductResponse {
  /** The requested product. */
  product?: Product;
}

/** Request of {@link getProductOptionsAvailability}. */
export interface ProductOptionsAvailabilityRequest {
  /** Id of the product. At least 1 character. */
  id: string;
  /** Selected choices, such as { 'Size': 'Large' }. You can omit options. */
  options: Record<string, string>;
}

/** Response of {@link getProductOptionsAvailability}. */
export interface ProductOptionsAvailabilityResponse {
  /** Price and inventory of the variant with the selected choices. */
  selectedVariant?: VariantData;
  /** Product media for the selected choices. */
  media?: MediaOfProducts;
  /** Options, with each choice marked as in stock or not, and as visible or not. */
  productOptions: ProductOption[];
  /** Whether the selected choices are complete and available for purchase. */
  availableForPurchase: boolean;
}

/** Details for the selected choices. */
export interface VariantData {
  /** Prices in the store's currency. */
  price?: PriceData;
  /** Prices in the visitor's currency. */
  convertedPriceData?: PriceData;
  /** Weight in the store's weight unit. */
  weight?: number | null;
  /** Stock keeping unit (SKU). */
  sku: string;
  /** Quantity in stock. Absent if the quantity is not tracked. */
  quantity?: number | null;
  /** Whether the variant is in stock. */
  inStock: boolean;
  /** Whether the variant is visible on the site. */
  visible: boolean;
  /** Dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3;
  /** Dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3;
}

/** Request of {@link queryProductVariants}. */
export interface QueryProductVariantsRequest {
  /** Id of the product. At least 1 character. */
  id: string;
  /** Choices of the variants, such as { 'Size': 'Large' }. Send either this or `variantIds`. */
  choices?: Record<string, string>;
  /** Ids of the variants. Send either this or `choices`. */
  variantIds?: string[];
  /** The page to return. */
  paging?: PlatformPaging;
  /** Whether to include cost and profit. Only merchants and apps can set this. */
  includeMerchantSpecificData?: boolean;
}

/** Response of {@link queryProductVariants}. */
export interface QueryProductVariantsResponse {
  /** Variants on this page. */
  variants: Variant[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadataOfProducts;
  /** Total number of variants across all pages. */
  totalResults: number;
}

/** Request of {@link queryStoreVariants}. */
export interface QueryStoreVariantsRequest {
  /** Filter, sorting and paging. */
  query: PlatformQuery;
}

/** Response of {@link queryStoreVariants}. */
export interface QueryStoreVariantsResponse {
  /** Variants on this page. */
  variants: StoreVariant[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PlatformPagingMetadata;
}

/** A variant with details of its product, for lists across products. */
export interface StoreVariant {
  /** Product id and variant id, joined by a hyphen. */
  id: string;
  /** Id of the variant. It consists of zeros if the product's variants are not managed. */
  variantId: string;
  /** Id of the product. */
  productId: string;
  /** Names of the variant's choices. 1 to 80 characters. */
  variantName: string;
  /** Name of the product. 1 to 80 characters. */
  productName: string;
  /** Whether the product's variants have their own price and inventory. */
  managedVariant: boolean;
  /** Stock keeping unit (SKU). At most 40 characters. */
  sku: string;
  /** Inventory of the variant. */
  stock?: VariantStock;
  /** The variant's choice for each option, such as { 'Size': 'Large' }. */
  choices?: Record<string, string>;
  /** Ids of the product's collections. */
  collectionIds: string[];
  /** Image or video to show for the variant. */
  media?: PlatformMedia;
  /** Preorder settings of the variant. */
  preorderInfo?: PreorderInfoOfProducts;
}

/**
 * An image or a video.
 *
 * At most one of `image` and `video` is set.
 */
export type PlatformMedia =
  | {
      /** Set if the item is an image. */
      image?: Image;
      video?: undefined;
    }
  | {
      image?: undefined;
      /** Set if the item is a video. */
      video?: VideoV2;
    };

/** Video in the site's Media Manager. */
export interface VideoV2 {
  /** Id of the media file. */
  id: string;
  /** Video files, one for each resolution. At most 100 items. */
  resolutions: VideoResolution[];
  /** Name of the uploaded file. */
  filename?: string | null;
  /** Images that can be shown before the video plays. */
  posters: {
    /** Id of the file in the site's Media Manager. */
    id: string;
    /** URL to load the file from. */
    url: string;
    /** Height of the image in pixels. */
    height: number;
    /** Width of the image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
    /** Point of the image that stays visible when it is cropped. */
    focalPoint?: {
      /** Horizontal position, as a fraction of the width from the left. */
      x?: number | null;
      /** Vertical position, as a fraction of the height from the top. */
      y?: number | null;
    };
  }[];
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** A video file in one resolution. */
export interface VideoResolution {
  /** URL of the video file. */
  url: string;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** File format, such as 'mp4'. */
  format: string;
  /** Image shown before the video plays. */
  poster?: {
    /** Id of the file in the site's Media Manager. */
    id: string;
    /** URL to load the file from. */
    url: string;
    /** Height of the image in pixels. */
    height: number;
    /** Width of the image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
    /** Point of the image that stays visible when it is cropped. */
    focalPoint?: {
      /** Horizontal position, as a fraction of the width from the left. */
      x?: number | null;
      /** Vertical position, as a fraction of the height from the top. */
      y?: number | null;
    };
  };
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Request of {@link getStoreVariant}. */
export interface GetStoreVariantRequest {
  /** Product id and variant id, joined by a hyphen. */
  id: string;
}

/** Response of {@link getStoreVariant}. */
export interface GetStoreVariantResponse {
  /** The requested variant. */
  variant?: StoreVariant;
}

/** Data of the {@link onProductCollectionChanged} event. */
export interface CollectionChanged {
  /** Id of the collection. */
  collection_Id: string;
  /** Names of the fields that changed. */
  changedFields: string[];
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
}

/** Data of the {@link onProductCollectionCreated} event. */
export interface CollectionCreated {
  /** Id of the collection. */
  collection_Id: string;
  /** Name of the new collection. */
  name: string;
  /** Image of the collection. */
  media?: MediaOfProducts;
  /** Last part of the collection page's URL. */
  slug: string;
  /** Whether the collection is visible on the site. */
  visible: boolean;
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
}

/** Data of the {@link onProductCollectionDeleted} event. */
export interface CollectionDeleted {
  /** Id of the collection. */
  collection_Id: string;
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
}

/** Data of the {@link onProductChanged} event. */
export interface ProductChanged {
  /** Id of the product. */
  productId: string;
  /** Names of the fields that changed. */
  changedFields: string[];
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
}

/** Data of the {@link onProductCreated} event. */
export interface ProductCreated {
  /** Id of the product. */
  productId: string;
  /** Name of the new product. */
  name: string;
  /** Price and discounted price of the product. */
  price?: PriceData;
  /** Whether the product is visible on the site. */
  visible: boolean;
  /** Images and videos of the product. */
  media?: MediaOfProducts;
  /** Stock keeping unit (SKU) of the product. */
  sku: string;
  /** URL of the product page. */
  productPageUrl?: PageUrl;
  /** Name of the product's brand. */
  brand?: string | null;
  /** Cost and profit of the product. */
  costAndProfitData?: CostAndProfitData;
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
  /** Last part of the product page's URL. */
  slug: string;
}

/** Data of the {@link onProductDeleted} event. */
export interface ProductDeleted {
  /** Id of the product. */
  productId: string;
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
}

/** Data of the {@link onProductVariantsChanged} event. */
export interface VariantsChanged {
  /** Id of the product. */
  productId: string;
  /** The variants that changed. */
  variants: VariantChanged[];
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
}

/** A variant that changed, and its new values. */
export interface VariantChanged {
  /** Id of the variant. */
  variantId: string;
  /** Selected choice of each option, by option name. */
  choices?: Record<string, string>;
  /** Names of the fields that changed. */
  changedFields: string[];
  /** Version of the catalog that was changed. */
  originatedFromVersion: Version;
}
