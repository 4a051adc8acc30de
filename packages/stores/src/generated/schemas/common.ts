// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ApplicationError,
  atMostOne,
  CursorPaging,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  ItemMetadata,
  MeasurementUnit,
  Mode,
  notANumber,
  PlatformPaging,
  RichContent,
  Sorting,
  SubscriptionFrequency,
  Tags,
  WeightUnit,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export const Aggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      value: ValueAggregation.optional(),
      range: RangeAggregation.optional(),
      scalar: ScalarAggregation.optional(),
      dateHistogram: DateHistogramAggregation.optional(),
      nested: NestedAggregation.optional(),
      name: z.string().max(100).nullish(),
      type: AggregationType.optional(),
      fieldPath: z.string().max(200).optional(),
    }),
    ["value", "range", "scalar", "dateHistogram", "nested"],
  ),
);

export const AggregationData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(AggregationResults).max(10000).optional() }),
);

export const AggregationResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      values: ValueResults.optional(),
      ranges: RangeResults.optional(),
      scalar: AggregationResultsScalarResult.optional(),
      groupedByValue: GroupByValueResults.optional(),
      dateHistogram: DateHistogramResults.optional(),
      nested: NestedResults.optional(),
      name: z.string().max(100).optional(),
      type: AggregationType.optional(),
      fieldPath: z.string().max(200).optional(),
    }),
    ["values", "ranges", "scalar", "groupedByValue", "dateHistogram", "nested"],
  ),
);

export const AggregationResultsScalarResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: ScalarType.optional(),
    value: z.union([z.number(), notANumber]).optional(),
  }),
);

export const AggregationType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["VALUE", "RANGE", "SCALAR", "DATE_HISTOGRAM", "NESTED"]),
);

export const AvailabilityStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["OUT_OF_STOCK", "IN_STOCK", "PREORDER"]),
);

export const ChoiceType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CHOICE_TEXT", "ONE_COLOR", "MULTIPLE_COLORS", "IMAGE"]),
);

export const ChoicesSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ choices: z.array(ConnectedOptionChoice).min(1).max(1000).optional() }),
);

export const Collection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(35).max(36).nullish(),
    name: z.string().min(1).max(50).nullish(),
    media: MediaOfProducts.optional(),
    numberOfProducts: z.number().optional(),
    description: z.string().max(600).nullish(),
    slug: z.string().min(1).max(100).nullish(),
    visible: z.boolean().nullish(),
    lastUpdated: dateTime.nullish(),
  }),
);

export const ConnectedModifier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      freeTextSettings: FreeTextSettings.optional(),
      choicesSettings: ModifierChoicesSettings.optional(),
      id: z.string().min(1).max(36).nullish(),
      name: z.string().min(1).max(50).nullish(),
      modifierRenderType: ModifierRenderType.optional(),
      toBeRemovedMandatory: z.boolean().optional(),
      key: z.string().min(1).max(50).optional(),
      mandatory: z.boolean().nullish(),
    }),
    ["freeTextSettings", "choicesSettings"],
  ),
);

export const ConnectedModifierChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    colorCode: z.string().min(3).max(20).optional(),
    choiceId: guid.nullish(),
    linkedMedia: z.array(ProductMedia).max(15).optional(),
    choiceType: ChoiceType.optional(),
    key: z.string().min(1).max(50).optional(),
    name: z.string().min(1).max(50).nullish(),
    addedPrice: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).nullish(),
    displayImage: ImageOfProductsV3.optional(),
    media: MediaReferences.optional(),
    image: z
      .looseObject({
        id: z.string().optional(),
        url: z.string().optional(),
        height: z.number().optional(),
        width: z.number().optional(),
        altText: z.string().nullish(),
        filename: z.string().nullish(),
        urlExpirationDate: dateTime.nullish(),
      })
      .optional(),
  }),
);

export const ConnectedOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    choicesSettings: ChoicesSettings.optional(),
    id: z.string().min(1).max(36).nullish(),
    name: z.string().min(1).max(50).nullish(),
    optionRenderType: ProductOptionRenderType.optional(),
    key: z.string().min(1).max(50).optional(),
  }),
);

export const ConnectedOptionChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    colorCode: z.string().min(3).max(20).optional(),
    choiceId: guid.nullish(),
    linkedMedia: z.array(ProductMedia).max(15).optional(),
    choiceType: ChoiceType.optional(),
    key: z.string().min(1).max(50).optional(),
    name: z.string().min(1).max(50).nullish(),
    inStock: z.boolean().optional(),
    visible: z.boolean().optional(),
    displayImage: ImageOfProductsV3.optional(),
    media: MediaReferences.optional(),
    image: z
      .looseObject({
        id: z.string().optional(),
        url: z.string().optional(),
        height: z.number().optional(),
        width: z.number().optional(),
        altText: z.string().nullish(),
        filename: z.string().nullish(),
        urlExpirationDate: dateTime.nullish(),
      })
      .optional(),
  }),
);

export const CursorPagingOfCategories: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().max(1000).nullish(), cursor: z.string().max(16000).nullish() }),
);

export const CursorQueryOfCategories: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPagingOfCategories.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(5).optional(),
  }),
);

export const CursorSearch: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPagingOfCategories.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(10).optional(),
    aggregations: z.array(Aggregation).max(10).optional(),
    search: SearchDetails.optional(),
    timeZone: z.string().max(50).nullish(),
  }),
);

export const CursorSearchOfProductGroupsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(10).optional(),
    aggregations: z.array(Aggregation).max(10).optional(),
    search: SearchDetails.optional(),
    timeZone: z.string().max(50).nullish(),
  }),
);

export const CustomizationRenderType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["FREE_TEXT", "TEXT_CHOICES", "SWATCH_CHOICES"]),
);

export const CustomizationType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PRODUCT_OPTION", "MODIFIER"]),
);

export const DateHistogramAggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ interval: Interval.optional() }),
);

export const DateHistogramResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.string().max(100).optional(), count: z.number().optional() }),
);

export const DateHistogramResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(DateHistogramResult).max(200).optional() }),
);

export const DimensionsOfProductsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    length: decimal({ gte: 0, lte: 999999999, maxScale: 6 }).nullish(),
    width: decimal({ gte: 0, lte: 999999999, maxScale: 6 }).nullish(),
    height: decimal({ gte: 0, lte: 999999999, maxScale: 6 }).nullish(),
    unit: DimensionsUnit.optional(),
  }),
);

export const DimensionsUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_DIMENSIONS_UNIT", "MM", "CM", "M", "IN", "FT", "YD"]),
);

export const DiscountTypeOfProductsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AMOUNT", "PERCENT"]),
);

export const FileType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNSPECIFIED",
    "SECURE_PICTURE",
    "SECURE_VIDEO",
    "SECURE_DOCUMENT",
    "SECURE_MUSIC",
    "SECURE_ARCHIVE",
    "SECURE_RAW",
  ]),
);

export const FixedMonetaryAmount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).optional(),
    formattedAmount: z.string().max(20).nullish(),
  }),
);

export const FreeTextSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    minCharCount: z.number().optional(),
    maxCharCount: z.number().max(500).optional(),
    defaultAddedPrice: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).nullish(),
    title: z.string().min(1).max(150).optional(),
    key: z.string().min(1).max(150).optional(),
  }),
);

export const GetCollectionBySlugRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ slug: z.string().min(1).max(100) }),
);

export const GetCollectionBySlugResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ collection: Collection.optional() }),
);

export const GroupByValueResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(NestedValueAggregationResult).max(1000).optional() }),
);

export const ImageOfProductsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(400).optional(),
    url: webUrl.optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().max(200).nullish(),
    filename: z.string().max(200).nullish(),
    urlExpirationDate: dateTime.nullish(),
  }),
);

export const IncludeMissingValuesOptions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ addToBucket: z.string().max(20).optional() }),
);

export const Interval: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["YEAR", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND"]),
);

export const InventoryItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      inStock: z.boolean().optional(),
      quantity: z.number().min(-99999).max(99999).optional(),
      id: guid.nullish(),
      revision: z.string().nullish(),
      createdDate: dateTime.nullish(),
      updatedDate: dateTime.nullish(),
      variantId: guid.optional(),
      locationId: guid.nullish(),
      productId: z.string().min(1).max(36).optional(),
      trackQuantity: z.boolean().optional(),
      availabilityStatus: AvailabilityStatus.optional(),
      preorderInfo: PreorderInfo.optional(),
      product: Product.optional(),
      extendedFields: ExtendedFields.optional(),
    }),
    ["inStock", "quantity"],
  ),
);

export const InventoryItemComposite: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      inStock: z.boolean().optional(),
      quantity: z.number().min(-99999).max(99999).optional(),
      id: guid.nullish(),
      revision: z.string().nullish(),
      preorderInfo: PreorderInfo.optional(),
    }),
    ["inStock", "quantity"],
  ),
);

export const Keyword: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    term: z.string().optional(),
    isMain: z.boolean().optional(),
    origin: z.string().max(1000).nullish(),
  }),
);

export const MediaItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      image: MediaItemUrlAndSize.optional(),
      video: MediaItemVideo.optional(),
      thumbnail: MediaItemUrlAndSize.optional(),
      mediaType: MediaItemType.optional(),
      title: z.string().optional(),
      id: z.string().optional(),
    }),
    ["image", "video"],
  ),
);

export const MediaItemType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["unspecified_media_item_type", "image", "video", "audio", "document", "zip"]),
);

export const MediaItemUrlAndSize: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    url: webUrl.optional(),
    width: z.number().optional(),
    height: z.number().optional(),
    format: z.string().nullish(),
    altText: z.string().nullish(),
  }),
);

export const MediaItemVideo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    files: z.array(MediaItemUrlAndSize).optional(),
    stillFrameMediaId: z.string().optional(),
  }),
);

export const MediaItemsInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.array(ProductMedia).max(50).optional() }),
);

export const MediaOfProducts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ mainMedia: MediaItem.optional(), items: z.array(MediaItem).optional() }),
);

export const MediaOfProductsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ main: ProductMedia.optional(), itemsInfo: MediaItemsInfo.optional() }),
);

export const MediaReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({ mediaId: z.string().min(1).max(200).optional(), url: webUrl.optional() }),
    ["mediaId", "url"],
  ),
);

export const MediaReferences: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.array(MediaReference).max(15).optional() }),
);

export const MediaType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["IMAGE", "VIDEO"]));

export const MediaTypeOfProductGroupsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["IMAGE"]),
);

export const MissingValues: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["EXCLUDE", "INCLUDE"]),
);

export const ModifierChoicesSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ choices: z.array(ConnectedModifierChoice).min(1).max(1000).optional() }),
);

export const ModifierRenderType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["FREE_TEXT", "TEXT_CHOICES", "SWATCH_CHOICES"]),
);

export const NestedAggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ nestedAggregations: z.array(NestedAggregationItem).min(2).max(3).optional() }),
);

export const NestedAggregationItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      value: ValueAggregation.optional(),
      range: RangeAggregation.optional(),
      scalar: ScalarAggregation.optional(),
      dateHistogram: DateHistogramAggregation.optional(),
      name: z.string().max(100).nullish(),
      type: NestedAggregationType.optional(),
      fieldPath: z.string().max(200).optional(),
    }),
    ["value", "range", "scalar", "dateHistogram"],
  ),
);

export const NestedAggregationResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      values: ValueResults.optional(),
      ranges: RangeResults.optional(),
      scalar: AggregationResultsScalarResult.optional(),
      name: z.string().max(100).optional(),
      type: AggregationType.optional(),
      fieldPath: z.string().max(200).optional(),
    }),
    ["values", "ranges", "scalar"],
  ),
);

export const NestedAggregationType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["VALUE", "RANGE", "SCALAR", "DATE_HISTOGRAM"]),
);

export const NestedResultValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      value: ValueResult.optional(),
      range: RangeResult.optional(),
      scalar: ScalarResult.optional(),
      dateHistogram: ValueResult.optional(),
    }),
    ["value", "range", "scalar", "dateHistogram"],
  ),
);

export const NestedResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(Results).max(1000).optional() }),
);

export const NestedValueAggregationResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: z.string().max(1000).optional(),
    nestedResults: NestedAggregationResults.optional(),
  }),
);

export const OptionChoiceIds: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ optionId: z.string().min(1).max(36).optional(), choiceId: guid.optional() }),
);

export const OptionChoiceNames: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    optionName: z.string().min(1).optional(),
    choiceName: z.string().min(1).optional(),
    renderType: ProductOptionRenderType.optional(),
  }),
);

export const PagingMetadataOfProducts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.number().optional(), offset: z.number().optional() }),
);

export const PhysicalPropertiesOfProductsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    pricePerUnit: PricePerUnitSettings.optional(),
    fulfillerId: guid.nullish(),
    shippingWeightRange: WeightRange.optional(),
    pricePerUnitRange: PricePerUnitRange.optional(),
    weightMeasurementUnitInfo: WeightMeasurementUnitInfo.optional(),
    deliveryProfileId: guid.nullish(),
  }),
);

export const PreorderInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    enabled: z.boolean().nullish(),
    message: z.string().min(1).max(250).nullish(),
    limit: z.number().max(100000).nullish(),
    counter: z.number().max(99999).nullish(),
    quantity: z.number().nullish(),
  }),
);

export const PreorderInfoOfProducts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    enabled: z.boolean().optional(),
    message: z.string().min(1).max(250).nullish(),
    limit: z.number().max(100000).nullish(),
  }),
);

export const PriceInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    actualPrice: FixedMonetaryAmount.optional(),
    compareAtPrice: FixedMonetaryAmount.optional(),
    priceAfterDiscount: FixedMonetaryAmount.optional(),
  }),
);

export const PricePerUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    settings: PricePerUnitSettings.optional(),
    value: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }).optional(),
    description: z.string().max(100).nullish(),
    priceAfterDiscount: FixedMonetaryAmount.optional(),
  }),
);

export const PricePerUnitRange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    minValue: PricePerUnitRangePricePerUnit.optional(),
    maxValue: PricePerUnitRangePricePerUnit.optional(),
  }),
);

export const PricePerUnitRangePricePerUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
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

export const Product: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().max(80).nullish(),
    directCategoryIds: z.array(guid).max(2000).optional(),
    variantName: z.string().min(1).max(250).nullish(),
    variantSku: z.string().min(1).max(40).nullish(),
    variantVisible: z.boolean().nullish(),
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

export const ProductOptionRenderType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["TEXT_CHOICES", "SWATCH_CHOICES"]),
);

export const ProductType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["PHYSICAL", "DIGITAL"]));

export const PurchaseEligibility: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ userCriteria: UserCriteria.optional() }),
);

export const QueryOfAbandonedCarts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paging: PlatformPaging.optional(),
    filter: z.string().nullish(),
    sort: z.string().nullish(),
  }),
);

export const RangeAggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ buckets: z.array(RangeBucket).max(50).optional() }),
);

export const RangeAggregationResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    from: z.union([z.number(), notANumber]).nullish(),
    to: z.union([z.number(), notANumber]).nullish(),
    count: z.number().optional(),
  }),
);

export const RangeBucket: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    from: z.union([z.number(), notANumber]).nullish(),
    to: z.union([z.number(), notANumber]).nullish(),
  }),
);

export const RangeResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    from: z.union([z.number(), notANumber]).nullish(),
    to: z.union([z.number(), notANumber]).nullish(),
    count: z.number().nullish(),
  }),
);

export const RangeResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(RangeAggregationResult).max(50).optional() }),
);

export const RequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ASSIGNED_PRODUCTS_COUNT"]),
);

export const Results: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.record(z.string(), NestedResultValue).optional() }),
);

export const RevenueDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cost: FixedMonetaryAmount.optional(),
    profit: FixedMonetaryAmount.optional(),
    profitMargin: z.union([z.number().max(1), notANumber]).optional(),
  }),
);

export const Ribbon: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(36).nullish(), name: z.string().max(30).nullish() }),
);

export const ScalarAggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ type: ScalarType.optional() }),
);

export const ScalarResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.union([z.number(), notANumber]).optional() }),
);

export const ScalarType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["COUNT_DISTINCT", "MIN", "MAX"]),
);

export const SearchDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    mode: Mode.optional(),
    expression: z.string().max(100).nullish(),
    fields: z.array(z.string().max(200)).max(20).optional(),
    fuzzy: z.boolean().optional(),
  }),
);

export const SecuredMedia: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    fileName: z.string().min(1).max(1000).optional(),
    fileSize: decimal({ maxScale: 0 }).nullish(),
    fileType: FileType.optional(),
  }),
);

export const SeoSchema: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tags: z.array(Tag).optional(), settings: Settings.optional() }),
);

export const Settings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    preventAutoRedirect: z.boolean().optional(),
    keywords: z.array(Keyword).max(5).optional(),
  }),
);

export const SortDirection: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["DESC", "ASC"]));

export const SortType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["COUNT", "VALUE"]));

export const Subscription: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      autoRenewal: z.boolean().optional(),
      billingCycles: z.number().min(2).max(999).optional(),
      id: guid.nullish(),
      title: z.string().min(1).max(20).optional(),
      description: z.string().max(60).nullish(),
      visible: z.boolean().nullish(),
      frequency: SubscriptionFrequency.optional(),
      interval: z.number().min(1).max(50).nullish(),
      discount: SubscriptionDiscount.optional(),
    }),
    ["autoRenewal", "billingCycles"],
  ),
);

export const SubscriptionDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subscriptions: z.array(Subscription).min(1).max(6).optional(),
    allowOneTimePurchases: z.boolean().nullish(),
  }),
);

export const SubscriptionDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      amountOff: decimal({ gt: 0, lte: 999999999.99, maxScale: 3 }).optional(),
      percentOff: z.union([z.number().min(0.1).max(99.9), notANumber]).optional(),
      type: DiscountTypeOfProductsV3.optional(),
    }),
    ["amountOff", "percentOff"],
  ),
);

export const Tag: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    props: z.record(z.string(), z.unknown()).nullish(),
    meta: z.record(z.string(), z.unknown()).nullish(),
    children: z.string().optional(),
    custom: z.boolean().optional(),
    disabled: z.boolean().optional(),
  }),
);

export const Thumbnail: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    url: webUrl.optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().min(1).max(1000).nullish(),
  }),
);

export const TreeReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    appNamespace: z.string().min(4).max(150).optional(),
    treeKey: z.string().min(1).max(44).nullish(),
  }),
);

export const UserCriteria: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["MEMBERS_ONLY"]));

export const ValueAggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    includeOptions: IncludeMissingValuesOptions.optional(),
    sortType: SortType.optional(),
    sortDirection: SortDirection.optional(),
    limit: z.number().nullish(),
    missingValues: MissingValues.optional(),
  }),
);

export const ValueAggregationResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.string().max(100).optional(), count: z.number().optional() }),
);

export const ValueResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.string().max(1000).optional(), count: z.number().nullish() }),
);

export const ValueResults: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(ValueAggregationResult).max(250).optional() }),
);

export const VariantDigitalProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ digitalFile: SecuredMedia.optional() }),
);

export const VariantPhysicalProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    weight: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    pricePerUnit: PricePerUnit.optional(),
    productDimensions: DimensionsOfProductsV3.optional(),
    packageDimensions: DimensionsOfProductsV3.optional(),
  }),
);

export const Version: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["V1_CATALOG", "V3_CATALOG", "STORES_NOT_INSTALLED"]),
);

export const VideoResolution: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    url: webUrl.optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    format: z.string().max(200).optional(),
    poster: z
      .looseObject({
        id: z.string().optional(),
        url: z.string().optional(),
        height: z.number().optional(),
        width: z.number().optional(),
        altText: z.string().nullish(),
        filename: z.string().nullish(),
        urlExpirationDate: dateTime.nullish(),
      })
      .optional(),
    urlExpirationDate: dateTime.nullish(),
  }),
);

export const VideoV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(400).optional(),
    resolutions: z.array(VideoResolution).max(100).optional(),
    filename: z.string().max(200).nullish(),
    posters: z
      .array(
        z.looseObject({
          id: z.string().optional(),
          url: z.string().optional(),
          height: z.number().optional(),
          width: z.number().optional(),
          altText: z.string().nullish(),
          filename: z.string().nullish(),
          urlExpirationDate: dateTime.nullish(),
        }),
      )
      .optional(),
    urlExpirationDate: dateTime.nullish(),
  }),
);

export const WeightMeasurementUnitInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ weightMeasurementUnit: WeightUnit.optional() }),
);

export const WeightRange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    minValue: z.union([z.number().max(999999999.99), notANumber]).optional(),
    maxValue: z.union([z.number().max(999999999.99), notANumber]).optional(),
  }),
);

export const BreadcrumbsInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ breadcrumbs: z.array(Breadcrumb).max(5).optional() }),
);

export const Breadcrumb: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    categoryId: guid.optional(),
    categoryName: z.string().min(1).max(80).optional(),
    categorySlug: z.string().min(1).max(100).optional(),
  }),
);

export const ProductWithInventory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    physicalProperties: PhysicalPropertiesOfProductsV3.optional(),
    id: z.string().min(1).max(36).nullish(),
    revision: z.string().nullish(),
    name: z.string().min(1).max(80).nullish(),
    slug: z.string().min(1).max(300).nullish(),
    plainDescription: z.string().max(16000).nullish(),
    visible: z.boolean().nullish(),
    visibleInPos: z.boolean().nullish(),
    media: MediaOfProductsV3.optional(),
    seoData: SeoSchema.optional(),
    taxGroupId: guid.nullish(),
    options: z.array(ConnectedOption).max(6).optional(),
    modifiers: z.array(ConnectedModifier).max(10).optional(),
    brand: BrandOfCatalogImportsV3.optional(),
    infoSections: z.array(InfoSectionOfCatalogImportsV3).max(20).optional(),
    ribbon: Ribbon.optional(),
    additionalRibbons: z.array(Ribbon).max(4).optional(),
    mainCategoryId: guid.nullish(),
    productType: ProductType.optional(),
    handle: z.string().min(1).max(100).nullish(),
    variantsInfo: VariantsInfoOfCatalogImportsV3.optional(),
    subscriptionDetails: SubscriptionDetails.optional(),
    purchaseEligibility: PurchaseEligibility.optional(),
    extendedFields: ExtendedFields.optional(),
    tags: Tags.optional(),
  }),
);

export const BrandOfCatalogImportsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.nullish(), name: z.string().max(50).nullish() }),
);

export const InfoSectionOfCatalogImportsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    uniqueName: z.string().max(100).nullish(),
    title: z.string().min(1).max(50).nullish(),
    description: RichContent.optional(),
    plainDescription: z.string().max(16000).nullish(),
  }),
);

export const VariantsInfoOfCatalogImportsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ variants: z.array(VariantWithInventory).min(1).max(1000).optional() }),
);

export const VariantWithInventory: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      physicalProperties: VariantPhysicalProperties.optional(),
      digitalProperties: VariantDigitalProperties.optional(),
      id: guid.nullish(),
      visible: z.boolean().nullish(),
      sku: z.string().min(1).max(40).nullish(),
      barcode: z.string().min(1).max(40).nullish(),
      price: PriceInfo.optional(),
      revenueDetails: RevenueDetails.optional(),
      inventoryItem: InventoryItemComposite.optional(),
      choices: z.array(OptionChoiceReferences).max(6).optional(),
    }),
    ["physicalProperties", "digitalProperties"],
  ),
);

export const OptionChoiceReferences: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    optionChoiceIds: OptionChoiceIds.optional(),
    optionChoiceNames: OptionChoiceNames.optional(),
  }),
);

export const ItemMetadataOfCustomizationsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).nullish(),
    originalIndex: z.number().optional(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const BulkInventoryItemResultOfProductsV3: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: InventoryItem.optional() }),
);

export const InventoryAvailabilityStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK"]),
);
