// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read variants across all products of a V3 catalog.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type Operation,
  operation,
  queryArguments,
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
  VideoResolutionInput,
  VideoV2,
  VideoV2Input,
  WeightMeasurementUnitInfo,
  WeightMeasurementUnitInfoInput,
} from "./common.js";

const readOnlyVariantCodec: CodecTable = {
  media: productMediaCodec,
  physicalProperties: variantPhysicalPropertiesCodec,
  productData: { updatedDate: "d" },
  revenueDetails: { profitMargin: "f" },
};

/** The `options` of {@link queryVariants}. */
export interface QueryVariantsOptions {
  /** Further fields to answer, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

const queryVariantsOperation: Operation = {
  name: "stores.readOnlyVariantsV3.queryVariants",
  method: "POST",
  path: "/stores/v3/products/query-variants",
  args: ["query", ["fields"]],
  response: { variants: readOnlyVariantCodec },
  read: true,
  query: { paging: "cursor", items: "variants", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryVariants} takes. */
export interface QueryVariantsFields {
  values: {
    id: string;
    "productData.productId": string;
    variantId: string;
  };
  eq: "id" | "productData.productId" | "variantId";
  in: "id" | "productData.productId" | "variantId";
  exists: "id" | "productData.productId" | "variantId";
  compare: "id" | "productData.productId" | "variantId";
  startsWith: "id" | "productData.productId" | "variantId";
  has: never;
  ascending: "id" | "productData.productId" | "variantId";
  descending: "id" | "productData.productId" | "variantId";
}

/**
 * Query variants of all products with filters and paging; hidden ones need permission.
 *
 * `POST /stores/v3/products/query-variants` (stores/read-only-variants-v3)
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.READ_ONLY_VARIANT_READ, WIX_STORES.READ_ONLY_VARIANT_READ_HIDDEN.
 * @example
 * ```ts
 * const page = await client.use(readOnlyVariantsV3).queryVariants().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryVariants(
  options?: QueryVariantsOptions,
): CursorQueryBuilder<ReadOnlyVariant, QueryVariantsFields>;
/**
 * Query variants of all products with filters and paging; hidden ones need permission. Sends
 * the query as it stands.
 */
export function queryVariants(
  query: CursorQueryOfCategories,
  options?: QueryVariantsOptions,
): Promise<QueryVariantsResponse>;
export function queryVariants(
  first?: CursorQueryOfCategories | QueryVariantsOptions,
  options?: QueryVariantsOptions,
): unknown {
  return call(queryVariantsOperation, queryArguments(first, options));
}

/** The `options` of {@link searchVariants}. */
export interface SearchVariantsOptions {
  /** Further fields to answer, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
  locationIds?: string[];
}

/**
 * Search variants of all products by free text, with filters and aggregations.
 *
 * `POST /stores/v3/products/search-variants` (stores/read-only-variants-v3)
 *
 * @param search - Text, filter, order and page
 * @param options - may hold `fields`, `locationIds`
 * @remarks Needs WIX_STORES.READ_ONLY_VARIANT_READ, WIX_STORES.READ_ONLY_VARIANT_READ_HIDDEN.
 * @example
 * ```ts
 * const answer = await client.use(readOnlyVariantsV3).searchVariants({
 *   timeZone: "<time zone>",
 * });
 * ```
 */
export const searchVariants: (
  search: CursorSearch,
  options?: SearchVariantsOptions,
) => Promise<SearchVariantsResponse> = /* @__PURE__ */ operation({
  name: "stores.readOnlyVariantsV3.searchVariants",
  method: "POST",
  path: "/stores/v3/products/search-variants",
  args: ["search", ["fields", "locationIds"]],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, variants: readOnlyVariantCodec },
  read: true,
});

/** Which variants to list. */
export interface QueryVariantsRequest {
  /** Filter, order and page. */
  query?: CursorQueryOfCategories;
  /** Further fields to answer, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Classifies the variant fields that are answered only on request. */
export type RequestedFields =
  | "CURRENCY"
  | "MERCHANT_DATA"
  | "SUBSCRIPTION_PRICES_INFO"
  | "WEIGHT_MEASUREMENT_UNIT_INFO";

/** One page of variants. */
export interface QueryVariantsResponse {
  /** Variants on this page. */
  variants: ReadOnlyVariant[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * A variant with facts about its product, for lists across products.
 *
 * At most one of: `physicalProperties`, `digitalProperties`.
 */
export interface ReadOnlyVariant {
  /** Weight and price per unit of a physical variant. */
  physicalProperties?: VariantPhysicalProperties;
  /** File that the buyer of a digital variant receives. */
  digitalProperties?: VariantDigitalProperties;
  /**
   * Older id of the entry; read variantId instead. Guid.
   *
   * @deprecated
   */
  id: string;
  /** True when the shop shows the variant. */
  visible?: boolean | null;
  /** Stock keeping unit. 1 to 40 characters. */
  sku?: string | null;
  /** Barcode number. 1 to 40 characters. */
  barcode?: string | null;
  /** Choice made for each option; empty for a product without options. At most 6 items. */
  optionChoices: OptionChoice[];
  /** Prices of the variant. */
  price?: PriceInfo;
  /** Cost and profit to the merchant; needs the field MERCHANT_DATA. */
  revenueDetails?: RevenueDetails;
  /** Image or video to show for the variant. */
  media?: ProductMedia;
  /** Prices under each subscription; answered only when its field is asked for. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Tells if the variant can be bought or ordered ahead. */
  inventoryStatus?: InventoryStatus;
  /** Facts about the product that the variant belongs to. */
  productData?: ProductFields;
  /** Id of the variant, as used in a cart item's options. Guid. */
  variantId: string;
}

/** Weight and price per unit of a variant. */
export interface VariantPhysicalProperties {
  /** Weight in the shop's unit. At most 999999999.99. */
  weight?: number | null;
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnit;
}

/** Price per unit of a variant, such as per 100 g. */
export interface PricePerUnit {
  /** Amount and unit to which it refers. */
  settings?: PricePerUnitSettings;
  /** Price per unit as a decimal string. Decimal in a string. */
  value: string;
  /** Price per unit as text to show, such as '$1.20 per 100 g'. At most 100 characters. */
  description?: string | null;
}

/** Amount and unit to which a price per unit refers. */
export interface PricePerUnitSettings {
  /** Amount that one item holds, in the unit below. 0.01 to 999999999.99. */
  quantity: number;
  /** Unit of that amount. */
  measurementUnit: MeasurementUnit;
}

/** What only a digital variant has. */
export interface VariantDigitalProperties {
  /** File that the buyer receives. */
  digitalFile?: SecuredMedia;
}

/** A file that only its buyers may download. */
export interface SecuredMedia {
  /** Id of the file. 1 to 100 characters. */
  id: string;
  /** Name of the file. 1 to 1000 characters. */
  fileName: string;
  /** Size in bytes, as a decimal string. Decimal value, 1 to 1000 characters, decimal in a string. */
  fileSize?: string | null;
  /** Kind of file. */
  fileType: FileType;
}

/** Choice that a variant stands for, for one option. */
export interface OptionChoice {
  /** The option and the choice by id. */
  optionChoiceIds?: OptionChoiceIds;
  /** The option and the choice by name; answered only when its field is asked for. */
  optionChoiceNames?: OptionChoiceNames;
}

/** An option and one of its choices, by id. */
export interface OptionChoiceIds {
  /** Id of the option. 1 to 36 characters. */
  optionId: string;
  /** Id of the choice. Guid. */
  choiceId: string;
}

/** An option and one of its choices, by name. */
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
  /** Price as sold now. */
  actualPrice?: FixedMonetaryAmount;
  /** Price before a sale, to show struck through. */
  compareAtPrice?: FixedMonetaryAmount;
}

/** An amount of money in the site's currency. */
export interface FixedMonetaryAmount {
  /** Amount as a decimal string, such as '19.90'. Decimal in a string. */
  amount: string;
  /** Amount with its currency symbol, ready for display. At most 20 characters. */
  formattedAmount?: string | null;
}

/** Cost and profit of a variant to the merchant. */
export interface RevenueDetails {
  /** What the item costs the merchant. */
  cost?: FixedMonetaryAmount;
  /** Price less cost. */
  profit?: FixedMonetaryAmount;
  /** Profit as a share of the price, from 0 to 1. At most 1. */
  profitMargin: number;
}

/**
 * One image or video of a product.
 *
 * At most one of: `id`, `url`.
 *
 * At most one of: `image`, `video`.
 */
export interface ProductMedia {
  /** Id of the media file; to add one, send this or url. 1 to 200 characters. */
  id: string;
  /** Address of the media file; to add one from elsewhere, send this or id. Web url. */
  url?: string;
  /** The image, when mediaType is IMAGE. */
  image?: ImageOfProductsV3;
  /** The video, when mediaType is VIDEO. */
  video?: VideoV2;
  /** Text for readers who cannot see the item. 1 to 1000 characters. */
  altText?: string | null;
  /** Name of the item. At most 80 characters. */
  displayName?: string | null;
  /** Tells if the item is an image or a video. */
  mediaType: MediaType;
  /** Small image that stands for the item. */
  thumbnail?: Thumbnail;
  /** Id of the upload, to find an item that was added by address. Guid. */
  uploadId: string;
}

/** Small image that stands for a media item. */
export interface Thumbnail {
  /** Address of the image file. Web url. */
  url: string;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** Text for readers who cannot see the image. 1 to 1000 characters. */
  altText?: string | null;
}

/** Prices of a variant under each subscription. */
export interface SubscriptionPricesInfo {
  /** One entry per subscription. At most 6 items. */
  subscriptionPrices: SubscriptionPrice[];
}

/** Price of a variant under one subscription. */
export interface SubscriptionPrice {
  /** Id of the subscription. Guid. */
  subscriptionId: string;
  /** Price of the variant under the subscription. */
  price?: FixedMonetaryAmount;
  /** Price per unit under the subscription. */
  pricePerUnit?: SubscriptionPricePerUnit;
}

/** Price per unit under a subscription. */
export interface SubscriptionPricePerUnit {
  /** Price per unit as a decimal string. Decimal in a string. */
  value: string;
  /** Price per unit as text to show. At most 20 characters. */
  description?: string | null;
}

/** Tells if a variant can be bought now. */
export interface InventoryStatus {
  /** True when it is in stock. */
  inStock: boolean;
  /** True when it can be ordered ahead. */
  preorderEnabled: boolean;
}

/** Facts about the product that a variant belongs to. */
export interface ProductFields {
  /** Weight unit of a physical product. */
  physicalProperties?: PhysicalProperties;
  /** Id of the product. 1 to 36 characters. */
  productId: string;
  /** Name of the product. 1 to 80 characters. */
  name?: string | null;
  /** Tells if the product is physical or digital. */
  productType: ProductType;
  /** Last part of the product page's address. Url slug. */
  slug?: string | null;
  /** True when the shop shows the product. */
  visible?: boolean | null;
  /** True when the point of sale offers the product. */
  visibleInPos?: boolean | null;
  /** Id of the category that stands for the product in breadcrumbs. Guid. */
  mainCategoryId?: string | null;
  /**
   * Currency of the prices as an ISO 4217 code, such as 'EUR'; needs the field CURRENCY.
   * Currency.
   */
  currency?: string | null;
  /** Revision number of the product. */
  revision?: string | null;
  /** Key of the product in catalogue imports. 1 to 100 characters. */
  handle?: string | null;
  updatedDate?: Date | null;
}

/** What only a physical product has. */
export interface PhysicalProperties {
  /** Unit of the weights; answered only when its field is asked for. */
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
}

/** Which variants to find. */
export interface SearchVariantsRequest {
  /** Text, filter, order and page. */
  search: CursorSearch;
  /** Further fields to answer, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
  locationIds?: string[];
}

/** One page of matching variants. */
export interface SearchVariantsResponse {
  /** Variants on this page. */
  variants: ReadOnlyVariant[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the summaries that were asked for. */
  aggregationData?: AggregationData;
}
