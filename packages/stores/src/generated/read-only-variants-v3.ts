// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Query variants across all products of a V3 catalog.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  queryOperation,
  searchOperation,
  type TypedQuery,
  type TypedSearch,
} from "@portico/core/runtime";
import type { CursorPagingMetadata, MeasurementUnit } from "@portico/core/types";
import {
  aggregationDataCodec,
  aggregationsCodec,
  productMediaCodec,
  variantPhysicalPropertiesCodec,
} from "./codecs.js";
import type {
  AggregationData,
  CursorQueryOfCategories,
  CursorSearch,
  FileType,
  ImageOfProductsV3,
  MediaType,
  ProductType,
  VideoV2,
  WeightMeasurementUnitInfo,
} from "./common.js";

export type {
  CursorPagingMetadata,
  Cursors,
  MeasurementUnit,
  Mode,
  Sorting,
  SortOrder,
  WeightUnit,
} from "@portico/core/types";
export type {
  Aggregation,
  AggregationData,
  AggregationResults,
  AggregationResultsScalarResult,
  AggregationType,
  CursorPagingOfCategories as CursorPaging,
  CursorQueryOfCategories as CursorQuery,
  CursorSearch,
  DateHistogramAggregation,
  DateHistogramResult,
  DateHistogramResults,
  FileType,
  GroupByValueResults,
  ImageOfProductsV3 as Image,
  ImageOfProductsV3Input as ImageInput,
  IncludeMissingValuesOptions,
  Interval,
  MediaType,
  MissingValues,
  NestedAggregation,
  NestedAggregationItem,
  NestedAggregationResults,
  NestedAggregationType,
  NestedResults,
  NestedResultValue,
  NestedValueAggregationResult,
  ProductType,
  RangeAggregation,
  RangeAggregationResult,
  RangeBucket,
  RangeResult,
  RangeResults,
  Results,
  ScalarAggregation,
  ScalarResult,
  ScalarType,
  SearchDetails,
  SortDirection,
  SortType,
  ValueAggregation,
  ValueAggregationResult,
  ValueResult,
  ValueResults,
  VideoResolution,
  VideoV2,
  WeightMeasurementUnitInfo,
} from "./common.js";

const readOnlyVariantCodec: CodecTable = {
  media: productMediaCodec,
  physicalProperties: variantPhysicalPropertiesCodec,
  productData: { updatedDate: "d" },
  revenueDetails: { profitMargin: "f" },
};

/** Options of {@link queryVariants}. */
export interface QueryVariantsOptions {
  /** Fields to return in addition to the base fields, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields that {@link queryVariants} can filter or sort by. */
export interface QueryVariantsFields {
  values: {
    id: string;
    "productData.productId": string;
    variantId: string;
  };
  eq: "id" | "productData.productId" | "variantId";
  in: QueryVariantsFields["eq"];
  exists: QueryVariantsFields["eq"];
  compare: QueryVariantsFields["eq"];
  startsWith: QueryVariantsFields["eq"];
  has: never;
  ascending: QueryVariantsFields["eq"];
  descending: QueryVariantsFields["eq"];
}

/** The query builder that {@link queryVariants} returns. */
export type VariantsQueryBuilder = CursorQueryBuilder<ReadOnlyVariant, QueryVariantsFields>;

/** A page of the query builder that {@link queryVariants} returns. */
export type VariantsQueryResult = CursorPage<ReadOnlyVariant>;

/** The query object that {@link queryVariants} accepts. */
export interface QueryVariantsQuery
  extends Omit<CursorQueryOfCategories, "filter" | "sort">,
    TypedQuery<QueryVariantsFields> {}

/**
 * Queries variants of all products with filters and paging. Reading hidden variants requires a
 * permission.
 *
 * `POST /stores/v3/products/query-variants` (stores/read-only-variants-v3)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.READ_ONLY_VARIANT_READ`. To read variants of hidden
 *   products, `WIX_STORES.READ_ONLY_VARIANT_READ_HIDDEN` is also required.
 * @example
 * ```ts
 * const page = await client.use(readOnlyVariantsV3).queryVariants().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryVariants: {
  (options?: QueryVariantsOptions): VariantsQueryBuilder;
  /**
   * Queries variants of all products with filters and paging. Reading hidden variants requires a
   * permission. Sends a query object instead of returning a builder.
   */
  (query: QueryVariantsQuery, options?: QueryVariantsOptions): Promise<QueryVariantsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.readOnlyVariantsV3.queryVariants",
  path: "/stores/v3/products/query-variants",
  args: ["query", ["fields"]],
  response: { variants: readOnlyVariantCodec },
  read: true,
  query: { items: "variants" },
});

/** Options of {@link searchVariants}. */
export interface SearchVariantsOptions {
  /** Fields to return in addition to the base fields, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
  /** Ids of the locations to search. */
  locationIds?: string[];
}

/** Fields that {@link searchVariants} can search, filter, sort or aggregate by. */
export interface SearchVariantsFields {
  values: {
    id: string;
    barcode: string;
    "inventoryStatus.inStock": boolean;
    "inventoryStatus.preorderEnabled": boolean;
    "price.actualPrice.amount": string | number;
    "price.compareAtPrice.amount": string | number;
    "productData.updatedDate": Date;
    "productData.handle": string;
    "productData.name": string;
    "productData.productId": string;
    "productData.productType": ProductType;
    "productData.slug": string;
    "productData.visible": boolean;
    "productData.visibleInPos": boolean;
    sku: string;
    variantId: string;
    visible: boolean;
    "optionChoices.optionChoiceIds.choiceId": string;
    "optionChoices.optionChoiceIds.optionId": string;
  };
  eq:
    | "id"
    | "barcode"
    | "inventoryStatus.inStock"
    | "inventoryStatus.preorderEnabled"
    | "price.actualPrice.amount"
    | "price.compareAtPrice.amount"
    | "productData.updatedDate"
    | "productData.brand.id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.productType"
    | "productData.slug"
    | "productData.visible"
    | "productData.visibleInPos"
    | "sku"
    | "variantId"
    | "visible";
  in: SearchVariantsFields["eq"];
  exists: SearchVariantsFields["eq"];
  compare:
    | "id"
    | "barcode"
    | "price.actualPrice.amount"
    | "price.compareAtPrice.amount"
    | "productData.updatedDate"
    | "productData.brand.id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.slug"
    | "sku"
    | "variantId";
  startsWith:
    | "id"
    | "barcode"
    | "productData.brand.id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.slug"
    | "sku"
    | "variantId";
  has: "optionChoices.optionChoiceIds.choiceId" | "optionChoices.optionChoiceIds.optionId";
  ascending:
    | "optionChoices.optionChoiceIds.choiceId"
    | "optionChoices.optionChoiceIds.optionId"
    | "barcode"
    | "inventoryStatus.inStock"
    | "inventoryStatus.preorderEnabled"
    | "price.actualPrice.amount"
    | "price.compareAtPrice.amount"
    | "productData.updatedDate"
    | "productData.brand.id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.productType"
    | "productData.slug"
    | "productData.visible"
    | "productData.visibleInPos"
    | "sku"
    | "variantId"
    | "visible";
  descending: SearchVariantsFields["ascending"];
  match: never;
  text: "productData.name" | "sku";
  aggregate:
    | "id"
    | "barcode"
    | "inventoryStatus.inStock"
    | "inventoryStatus.preorderEnabled"
    | "optionChoices.optionChoiceIds.choiceId"
    | "optionChoices.optionChoiceIds.optionId"
    | "price.actualPrice.amount"
    | "price.compareAtPrice.amount"
    | "productData.updatedDate"
    | "productData.brand.id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.productType"
    | "productData.slug"
    | "productData.visible"
    | "productData.visibleInPos"
    | "sku"
    | "variantId"
    | "visible";
}

/** The search object that {@link searchVariants} accepts. */
export interface SearchVariantsSearch
  extends Omit<CursorSearch, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchVariantsFields> {}

/**
 * Searches variants of all products by free text, with filters and aggregations.
 *
 * `POST /stores/v3/products/search-variants` (stores/read-only-variants-v3)
 *
 * @returns A search builder. Call `find(options)` to send the search.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 *   Requires the permission `WIX_STORES.READ_ONLY_VARIANT_READ`. To read variants of hidden
 *   products, `WIX_STORES.READ_ONLY_VARIANT_READ_HIDDEN` is also required.
 * @example
 * ```ts
 * const page = await client.use(readOnlyVariantsV3).searchVariants().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchVariants: {
  (): AggregateSearchBuilder<
    ReadOnlyVariant,
    SearchVariantsFields,
    [options?: SearchVariantsOptions]
  >;
  /**
   * Searches variants of all products by free text, with filters and aggregations. Sends a search
   * object instead of returning a builder.
   */
  (search: SearchVariantsSearch, options?: SearchVariantsOptions): Promise<SearchVariantsResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "stores.readOnlyVariantsV3.searchVariants",
  path: "/stores/v3/products/search-variants",
  args: ["search", ["fields", "locationIds"]],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, variants: readOnlyVariantCodec },
  read: true,
  query: { items: "variants" },
});

/** Request of {@link queryVariants}. */
export interface QueryVariantsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQueryOfCategories;
  /** Fields to return in addition to the base fields, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields of a variant that are returned only if you request them. */
export type RequestedFields =
  | "CURRENCY"
  | "MERCHANT_DATA"
  | "SUBSCRIPTION_PRICES_INFO"
  | "WEIGHT_MEASUREMENT_UNIT_INFO";

/** Response of {@link queryVariants}. */
export interface QueryVariantsResponse {
  /** Variants on this page. */
  variants: ReadOnlyVariant[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * A variant with details of its product, for lists across products.
 *
 * At most one of `physicalProperties` and `digitalProperties` is set.
 */
export type ReadOnlyVariant = {
  /**
   * Id of the entry. Use `variantId` instead.
   *
   * @deprecated
   */
  id: string;
  /** Whether the variant is visible on the site. */
  visible?: boolean | null;
  /** Stock keeping unit (SKU). 1 to 40 characters. */
  sku?: string | null;
  /** Barcode of the variant. 1 to 40 characters. */
  barcode?: string | null;
  /** The variant's choice for each option. Empty if the product has no options. At most 6 items. */
  optionChoices: OptionChoice[];
  /** Prices of the variant. */
  price?: PriceInfo;
  /** The merchant's cost and profit. Returned only if you request `MERCHANT_DATA`. */
  revenueDetails?: RevenueDetails;
  /** Image or video to show for the variant. */
  media?: ProductMedia;
  /** The variant's price for each subscription. Returned only if you request them. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Whether the variant is in stock or can be preordered. */
  inventoryStatus?: InventoryStatus;
  /** Details of the product that the variant belongs to. */
  productData?: ProductFields;
  /** Id of the variant. To add the variant to a cart, send it in the item's options. */
  variantId: string;
} & (
  | {
      /** Weight and price per unit. Set only for physical variants. */
      physicalProperties?: VariantPhysicalProperties;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File that the buyer of a digital variant receives. */
      digitalProperties?: VariantDigitalProperties;
    }
);

/** Weight and price per unit of a variant. */
export interface VariantPhysicalProperties {
  /** Weight in the store's weight unit. At most 999,999,999.99. */
  weight?: number | null;
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnit;
}

/** Price per unit of a variant, such as per 100 g. */
export interface PricePerUnit {
  /** Amount and unit that the price per unit is calculated from. */
  settings?: PricePerUnitSettings;
  /** Price per unit as a decimal string. */
  value: string;
  /** Price per unit as display text, such as '$1.20 per 100 g'. At most 100 characters. */
  description?: string | null;
}

/** Amount and unit that a price per unit is calculated from. */
export interface PricePerUnitSettings {
  /** Amount that one item contains, such as 500. 0.01 to 999,999,999.99. */
  quantity: number;
  /** Unit of the amount, such as grams. */
  measurementUnit: MeasurementUnit;
}

/** Properties of a digital variant. */
export interface VariantDigitalProperties {
  /** File that the buyer receives. */
  digitalFile?: SecuredMedia;
}

/** A file that only its buyers can download. */
export interface SecuredMedia {
  /** Id of the file. 1 to 100 characters. */
  id: string;
  /** Name of the file. 1 to 1,000 characters. */
  fileName: string;
  /** Size in bytes, as a decimal string. 1 to 1,000 characters. */
  fileSize?: string | null;
  /** Kind of file. */
  fileType: FileType;
}

/** A variant's choice for an option. */
export interface OptionChoice {
  /** Ids of the option and the choice. */
  optionChoiceIds?: OptionChoiceIds;
  /** Names of the option and the choice. Returned only if you request them. */
  optionChoiceNames?: OptionChoiceNames;
}

/** The ids of an option and one of its choices. */
export interface OptionChoiceIds {
  /** Id of the option. 1 to 36 characters. */
  optionId: string;
  /** Id of the choice. */
  choiceId: string;
}

/** The names of an option and one of its choices. */
export interface OptionChoiceNames {
  /** Name of the option, such as 'Size'. 1 to 50 characters. */
  optionName: string;
  /** Name of the choice, such as 'Large'. 1 to 50 characters. */
  choiceName: string;
  /** How the choices of the option are shown. At most 50 characters. */
  renderType: string;
}

/** Prices of a variant. */
export interface PriceInfo {
  /** Current price. */
  actualPrice?: FixedMonetaryAmount;
  /** Price before a sale, which stores often show struck through. */
  compareAtPrice?: FixedMonetaryAmount;
}

/** An amount of money in the site's currency. */
export interface FixedMonetaryAmount {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. At most 20 characters. */
  formattedAmount?: string | null;
}

/** The merchant's cost and profit for a variant. */
export interface RevenueDetails {
  /** What the item costs the merchant. */
  cost?: FixedMonetaryAmount;
  /** Profit per item: the price minus the cost. */
  profit?: FixedMonetaryAmount;
  /** Profit as a fraction of the price, from 0 to 1. At most 1. */
  profitMargin: number;
}

/**
 * One image or video of a product.
 *
 * At most one of `id` and `url` is set.
 *
 * At most one of `image` and `video` is set.
 */
export type ProductMedia = {
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
  /** Name of the item. At most 80 characters. */
  displayName?: string | null;
  /** Whether the item is an image or a video. */
  mediaType: MediaType;
  /** Thumbnail of the item. */
  thumbnail?: Thumbnail;
  /** Id of the upload, which identifies a media item that was added by URL. */
  uploadId: string;
} & (
  | {
      /** Id of the media file. To add a file, send either this or `url`. 1 to 200 characters. */
      id: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** URL of the media file. To add an external file, send this instead of `id`. */
      url?: string;
    }
) &
  (
    | {
        /** Image of the item. Set only if `mediaType` is `IMAGE`. */
        image?: ImageOfProductsV3;
        video?: undefined;
      }
    | {
        image?: undefined;
        /** Video of the item. Set only if `mediaType` is `VIDEO`. */
        video?: VideoV2;
      }
  );

/** Thumbnail of a media item. */
export interface Thumbnail {
  /** URL of the image file. */
  url: string;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
}

/** A variant's price for each subscription. */
export interface SubscriptionPricesInfo {
  /** Prices of the variant, one entry per subscription. At most 6 items. */
  subscriptionPrices: SubscriptionPrice[];
}

/** Price of a variant with a subscription. */
export interface SubscriptionPrice {
  /** Id of the subscription. */
  subscriptionId: string;
  /** Price of the variant with the subscription. */
  price?: FixedMonetaryAmount;
  /** Price per unit with the subscription. */
  pricePerUnit?: SubscriptionPricePerUnit;
}

/** Price per unit with a subscription. */
export interface SubscriptionPricePerUnit {
  /** Price per unit as a decimal string. */
  value: string;
  /** Price per unit as display text. At most 20 characters. */
  description?: string | null;
}

/** Inventory status of a variant. */
export interface InventoryStatus {
  /** Whether the variant is in stock. */
  inStock: boolean;
  /** Whether the variant can be preordered. */
  preorderEnabled: boolean;
}

/** Details of the product that a variant belongs to. */
export interface ProductFields {
  /** Weight unit of a physical product. */
  physicalProperties?: PhysicalProperties;
  /** Id of the product. 1 to 36 characters. */
  productId: string;
  /** Name of the product. 1 to 80 characters. */
  name?: string | null;
  /** Whether the product is physical or digital. */
  productType: ProductType;
  /** Last part of the product page's URL. A slug. */
  slug?: string | null;
  /** Whether the product is visible in the online store. */
  visible?: boolean | null;
  /** Whether the product is visible at the point of sale. */
  visibleInPos?: boolean | null;
  /** Id of the category that is used in the product's breadcrumbs. */
  mainCategoryId?: string | null;
  /**
   * Currency of the prices, as an ISO 4217 code such as 'EUR'. Returned only if you request
   * `CURRENCY`.
   */
  currency?: string | null;
  /** Revision number of the product. */
  revision?: string | null;
  /** Handle of the product. 1 to 100 characters. */
  handle?: string | null;
  /** When the product was last updated. */
  updatedDate?: Date | null;
}

/** Properties of a physical product. */
export interface PhysicalProperties {
  /** Unit of the weights. Returned only if you request it. */
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
}

/** Request of {@link searchVariants}. */
export interface SearchVariantsRequest {
  /** Search text, filter, sorting and paging. */
  search: CursorSearch;
  /** Fields to return in addition to the base fields, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
  /** Ids of the locations to search. */
  locationIds?: string[];
}

/** Response of {@link searchVariants}. */
export interface SearchVariantsResponse {
  /** Variants on this page. */
  variants: ReadOnlyVariant[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the requested aggregations. */
  aggregationData?: AggregationData;
}
