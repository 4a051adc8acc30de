// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  CursorPagingMetadata,
  currency,
  dateTime,
  decimal,
  guid,
  MeasurementUnit,
  needing,
  notANumber,
  responseSchema,
  urlSlug,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
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

export {
  CursorPagingMetadata,
  Cursors,
  MeasurementUnit,
  Mode,
  Sorting,
  SortOrder,
  WeightUnit,
} from "@portico/core/schemas";
export {
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

export const QueryVariantsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQueryOfCategories.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const RequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CURRENCY", "MERCHANT_DATA", "SUBSCRIPTION_PRICES_INFO", "WEIGHT_MEASUREMENT_UNIT_INFO"]),
);

export const QueryVariantsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variants: z.array(ReadOnlyVariant).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const ReadOnlyVariant: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      physicalProperties: VariantPhysicalProperties.optional(),
      digitalProperties: VariantDigitalProperties.optional(),
      id: guid.optional(),
      visible: z.boolean().nullish(),
      sku: z.string().min(1).max(40).nullish(),
      barcode: z.string().min(1).max(40).nullish(),
      optionChoices: z.array(OptionChoice).max(6).optional(),
      price: PriceInfo.optional(),
      revenueDetails: RevenueDetails.optional(),
      media: ProductMedia.optional(),
      subscriptionPricesInfo: SubscriptionPricesInfo.optional(),
      inventoryStatus: InventoryStatus.optional(),
      productData: ProductFields.optional(),
      variantId: guid.optional(),
    }),
    ["physicalProperties", "digitalProperties"],
  ),
);

export const VariantPhysicalProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    weight: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    pricePerUnit: PricePerUnit.optional(),
  }),
);

export const PricePerUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    settings: PricePerUnitSettings.optional(),
    value: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).optional(),
    description: z.string().max(100).nullish(),
  }),
);

export const PricePerUnitSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    quantity: z.union([z.number().min(0.01).max(999999999.99), notANumber]).optional(),
    measurementUnit: MeasurementUnit.optional(),
  }),
);

export const VariantDigitalProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ digitalFile: SecuredMedia.optional() }),
);

export const SecuredMedia: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    fileName: z.string().min(1).max(1000).optional(),
    fileSize: decimal({ maxScale: 0 }).nullish(),
    fileType: FileType.optional(),
  }),
);

export const OptionChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    optionChoiceIds: OptionChoiceIds.optional(),
    optionChoiceNames: OptionChoiceNames.optional(),
  }),
);

export const OptionChoiceIds: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ optionId: z.string().min(1).max(36).optional(), choiceId: guid.optional() }),
);

export const OptionChoiceNames: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    optionName: z.string().min(1).max(50).optional(),
    choiceName: z.string().min(1).max(50).optional(),
    renderType: z.string().max(50).optional(),
  }),
);

export const PriceInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    actualPrice: FixedMonetaryAmount.optional(),
    compareAtPrice: FixedMonetaryAmount.optional(),
  }),
);

export const FixedMonetaryAmount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).optional(),
    formattedAmount: z.string().max(20).nullish(),
  }),
);

export const RevenueDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cost: FixedMonetaryAmount.optional(),
    profit: FixedMonetaryAmount.optional(),
    profitMargin: z.union([z.number().max(1), notANumber]).optional(),
  }),
);

export const ProductMedia: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      id: z.string().min(1).max(200).optional(),
      url: webUrl.optional(),
      image: ImageOfProductsV3.optional(),
      video: VideoV2.optional(),
      altText: z.string().min(1).max(1000).nullish(),
      displayName: z.string().max(80).nullish(),
      mediaType: MediaType.optional(),
      thumbnail: Thumbnail.optional(),
      uploadId: guid.optional(),
    }),
    ["id", "url"],
    ["image", "video"],
  ),
);

export const Thumbnail: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    url: webUrl.optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().min(1).max(1000).nullish(),
  }),
);

export const SubscriptionPricesInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionPrices: z.array(SubscriptionPrice).max(6).optional() }),
);

export const SubscriptionPrice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subscriptionId: guid.optional(),
    price: FixedMonetaryAmount.optional(),
    pricePerUnit: SubscriptionPricePerUnit.optional(),
  }),
);

export const SubscriptionPricePerUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).optional(),
    description: z.string().max(20).nullish(),
  }),
);

export const InventoryStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inStock: z.boolean().optional(), preorderEnabled: z.boolean().optional() }),
);

export const ProductFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    physicalProperties: PhysicalProperties.optional(),
    productId: z.string().min(1).max(36).optional(),
    name: z.string().min(1).max(80).nullish(),
    productType: ProductType.optional(),
    slug: urlSlug.nullish(),
    visible: z.boolean().nullish(),
    visibleInPos: z.boolean().nullish(),
    mainCategoryId: guid.nullish(),
    currency: currency.nullish(),
    revision: z.string().nullish(),
    handle: z.string().min(1).max(100).nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const PhysicalProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ weightMeasurementUnitInfo: WeightMeasurementUnitInfo.optional() }),
);

export const SearchVariantsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    search: CursorSearch.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
    locationIds: z.array(guid).optional(),
  }),
);

export const SearchVariantsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variants: z.array(ReadOnlyVariant).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
    aggregationData: AggregationData.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.readOnlyVariantsV3.queryVariants": QueryVariantsRequest,
  "stores.readOnlyVariantsV3.searchVariants": /* @__PURE__ */ needing(
    SearchVariantsRequest,
    "search",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.readOnlyVariantsV3.queryVariants": /* @__PURE__ */ responseSchema(QueryVariantsResponse),
  "stores.readOnlyVariantsV3.searchVariants":
    /* @__PURE__ */ responseSchema(SearchVariantsResponse),
};
