// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read variants across all products of a V3 catalog.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
  type CodecTable,
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
  /** Further fields to answer, such as 'CURRENCY'. At most 100 items. */
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

/** The query object that {@link queryVariants} accepts. */
export interface QueryVariantsQuery
  extends Omit<CursorQueryOfCategories, "filter" | "sort">,
    TypedQuery<QueryVariantsFields> {}

/**
 * Query variants of all products with filters and paging; hidden ones need permission.
 *
 * `POST /stores/v3/products/query-variants` (stores/read-only-variants-v3)
 *
 * @param options - Can contain `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Can be called by visitors, members, API keys and apps. Requires the permission
 *   `WIX_STORES.READ_ONLY_VARIANT_READ`. To read variants of hidden products,
 *   `WIX_STORES.READ_ONLY_VARIANT_READ_HIDDEN` is also required.
 * @example
 * ```ts
 * const page = await client.use(readOnlyVariantsV3).queryVariants().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryVariants: {
  (options?: QueryVariantsOptions): CursorQueryBuilder<ReadOnlyVariant, QueryVariantsFields>;
  /**
   * Query variants of all products with filters and paging; hidden ones need permission. Sends a
   * query object instead of returning a builder.
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
  /** Further fields to answer, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
  /** Ids of the locations that the search looks at. */
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
 * Search variants of all products by free text, with filters and aggregations.
 *
 * `POST /stores/v3/products/search-variants` (stores/read-only-variants-v3)
 *
 * @returns A search builder. Call `find(options)` to send the search.
 * @remarks Can be called by visitors, members, API keys and apps. Requires the permission
 *   `WIX_STORES.READ_ONLY_VARIANT_READ`. To read variants of hidden products,
 *   `WIX_STORES.READ_ONLY_VARIANT_READ_HIDDEN` is also required.
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
   * Search variants of all products by free text, with filters and aggregations. Sends a search
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

/** Which variants to list. */
export interface QueryVariantsRequest {
  /** Filter, order and page. */
  query?: CursorQueryOfCategories;
  /** Further fields to answer, such as 'CURRENCY'. At most 100 items. */
  fields?: RequestedFields[];
}

/** Variant fields that are answered only on request. */
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
export type ReadOnlyVariant = {
  /**
   * Older id of the entry; read variantId instead. A GUID.
   *
   * @deprecated
   */
  id: string;
  /** True when the shop shows the variant. */
  visible?: boolean | null;
  /** Stock keeping unit. 1 to 40 characters. */
  sku?: string | null;
  /** Number of the bar code on the variant. 1 to 40 characters. */
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
  /** Id of the variant, as used in a cart item's options. */
  variantId: string;
} & (
  | {
      /** Weight and price per unit of a physical variant. */
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
  /** Weight in the shop's unit. At most 999999999.99. */
  weight?: number | null;
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnit;
}

/** Price per unit of a variant, such as per 100 g. */
export interface PricePerUnit {
  /** Amount and unit to which it refers. */
  settings?: PricePerUnitSettings;
  /** Price per unit as a decimal string. */
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
  /** What the file is called. 1 to 1000 characters. */
  fileName: string;
  /** Size in bytes, as a decimal string. 1 to 1000 characters. */
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
  /** Id of the choice. */
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
  /** Amount as a decimal string, such as '19.90'. */
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
export type ProductMedia = {
  /** Text for readers who cannot see the item. 1 to 1000 characters. */
  altText?: string | null;
  /** Name of the item. At most 80 characters. */
  displayName?: string | null;
  /** Tells if the item is an image or a video. */
  mediaType: MediaType;
  /** Small image that stands for the item. */
  thumbnail?: Thumbnail;
  /** Id of the upload, to find an item that was added by address. */
  uploadId: string;
} & (
  | {
      /** Id of the media file; to add one, send this or url. 1 to 200 characters. */
      id: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** Address of the media file; to add one from elsewhere, send this or id. */
      url?: string;
    }
) &
  (
    | {
        /** The image, when mediaType is IMAGE. */
        image?: ImageOfProductsV3;
        video?: undefined;
      }
    | {
        image?: undefined;
        /** The video, when mediaType is VIDEO. */
        video?: VideoV2;
      }
  );

/** Small image that stands for a media item. */
export interface Thumbnail {
  /** Address of the image file. */
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
  /** Id of the subscription. */
  subscriptionId: string;
  /** Price of the variant under the subscription. */
  price?: FixedMonetaryAmount;
  /** Price per unit under the subscription. */
  pricePerUnit?: SubscriptionPricePerUnit;
}

/** Price per unit under a subscription. */
export interface SubscriptionPricePerUnit {
  /** Price per unit as a decimal string. */
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
  /** Last part of the product page's address. A slug. */
  slug?: string | null;
  /** True when the shop shows the product. */
  visible?: boolean | null;
  /** True when the point of sale offers the product. */
  visibleInPos?: boolean | null;
  /** Id of the category that stands for the product in breadcrumbs. */
  mainCategoryId?: string | null;
  /** Currency of the prices as an ISO 4217 code, such as 'EUR'; needs the field CURRENCY. */
  currency?: string | null;
  /** Revision number of the product. */
  revision?: string | null;
  /** Key of the product in catalog imports. 1 to 100 characters. */
  handle?: string | null;
  /** When the product was last changed. */
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
  /** Ids of the locations that the search looks at. */
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
