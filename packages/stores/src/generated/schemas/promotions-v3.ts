// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
  Tags,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AggregationData,
  CursorSearchOfProductGroupsV3,
  ImageOfProductsV3,
  MediaTypeOfProductGroupsV3,
} from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  Mode,
  Sorting,
  SortOrder,
  TagList,
  Tags,
} from "@portico/core/schemas";
export {
  Aggregation,
  AggregationData,
  AggregationResults,
  AggregationResultsScalarResult,
  AggregationType,
  CursorSearchOfProductGroupsV3 as CursorSearch,
  DateHistogramAggregation,
  DateHistogramResult,
  DateHistogramResults,
  GroupByValueResults,
  ImageOfProductsV3 as Image,
  IncludeMissingValuesOptions,
  Interval,
  MediaTypeOfProductGroupsV3 as MediaType,
  MissingValues,
  NestedAggregation,
  NestedAggregationItem,
  NestedAggregationResults,
  NestedAggregationType,
  NestedResults,
  NestedResultValue,
  NestedValueAggregationResult,
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
} from "./common.js";
export { BulkPromotionResult as BulkUpdatePromotionsResponseBulkPromotionResult };

export const CreatePromotionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotion: Promotion }),
);

export const Promotion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(50).optional(),
    media: PromotionMedia.optional(),
    destinationUrl: webUrl.nullish(),
    categories: z.array(CategoryAssignment).max(1000).optional(),
    enabled: z.boolean().optional(),
    extendedFields: ExtendedFields.optional(),
    tags: Tags.optional(),
  }),
);

export const PromotionMedia: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      id: z.string().min(1).max(200).optional(),
      url: webUrl.optional(),
      image: ImageOfProductsV3.optional(),
      altText: z.string().min(1).max(1000).nullish(),
      displayName: z.string().max(80).nullish(),
      mediaType: MediaTypeOfProductGroupsV3.optional(),
      uploadId: guid.optional(),
    }),
    ["id", "url"],
  ),
);

export const CategoryAssignment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    position: z.number().min(1).optional(),
    appliedToSubcategories: z.boolean().optional(),
  }),
);

export const CreatePromotionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotion: Promotion.optional() }),
);

export const GetPromotionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotionId: guid }),
);

export const GetPromotionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotion: Promotion.optional() }),
);

export const UpdatePromotionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotion: Promotion }),
);

export const UpdatePromotionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotion: Promotion.optional() }),
);

export const DeletePromotionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotionId: guid }),
);

export const DeletePromotionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryPromotionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryPromotionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    promotions: z.array(Promotion).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const BulkCreatePromotionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    promotions: z.array(Promotion).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreatePromotionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkPromotionResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkPromotionResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: Promotion.optional() }),
);

export const BulkUpdatePromotionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    promotions: z.array(MaskedPromotion).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const MaskedPromotion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotion: Promotion.optional() }),
);

export const BulkUpdatePromotionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkPromotionResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeletePromotionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotionIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeletePromotionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkDeletePromotionsResponseBulkPromotionResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeletePromotionsResponseBulkPromotionResult: z.ZodType = /* @__PURE__ */ z.lazy(
  () => z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdatePromotionTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    promotionIds: z.array(guid).min(1).max(100),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkUpdatePromotionTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpdatePromotionTagsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdatePromotionTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ item: Promotion.optional(), itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdatePromotionTagsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdatePromotionTagsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const SearchPromotionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ search: CursorSearchOfProductGroupsV3.optional() }),
);

export const SearchPromotionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    promotions: z.array(Promotion).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
    aggregationData: AggregationData.optional(),
  }),
);

export const ResolvePromotionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ categoryId: guid }),
);

export const ResolvePromotionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotions: z.array(PositionedPromotion).optional() }),
);

export const PositionedPromotion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ promotion: Promotion.optional(), position: z.number().min(1).optional() }),
);

export const PromotionTagsModified: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    promotion: Promotion.optional(),
    assignedTags: Tags.optional(),
    unassignedTags: Tags.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.promotionsV3.createPromotion": /* @__PURE__ */ needing(
    CreatePromotionRequest,
    "promotion.media",
    "promotion.name",
  ),
  "stores.promotionsV3.getPromotion": GetPromotionRequest,
  "stores.promotionsV3.deletePromotion": DeletePromotionRequest,
  "stores.promotionsV3.updatePromotion": /* @__PURE__ */ needing(
    UpdatePromotionRequest,
    "promotion.id",
    "promotion.revision",
  ),
  "stores.promotionsV3.queryPromotions": QueryPromotionsRequest,
  "stores.promotionsV3.bulkCreatePromotions": /* @__PURE__ */ needing(
    BulkCreatePromotionsRequest,
    "promotions.media",
    "promotions.name",
  ),
  "stores.promotionsV3.bulkUpdatePromotions": /* @__PURE__ */ needing(
    BulkUpdatePromotionsRequest,
    "promotions.promotion.id",
    "promotions.promotion.revision",
  ),
  "stores.promotionsV3.bulkDeletePromotions": BulkDeletePromotionsRequest,
  "stores.promotionsV3.bulkUpdatePromotionTags": BulkUpdatePromotionTagsRequest,
  "stores.promotionsV3.bulkUpdatePromotionTagsByFilter": BulkUpdatePromotionTagsByFilterRequest,
  "stores.promotionsV3.searchPromotions": /* @__PURE__ */ needing(
    SearchPromotionsRequest,
    "search",
  ),
  "stores.promotionsV3.resolvePromotions": ResolvePromotionsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.promotionsV3.createPromotion": /* @__PURE__ */ responseSchema(CreatePromotionResponse),
  "stores.promotionsV3.getPromotion": /* @__PURE__ */ responseSchema(GetPromotionResponse),
  "stores.promotionsV3.deletePromotion": /* @__PURE__ */ responseSchema(DeletePromotionResponse),
  "stores.promotionsV3.updatePromotion": /* @__PURE__ */ responseSchema(UpdatePromotionResponse),
  "stores.promotionsV3.queryPromotions": /* @__PURE__ */ responseSchema(QueryPromotionsResponse),
  "stores.promotionsV3.bulkCreatePromotions": /* @__PURE__ */ responseSchema(
    BulkCreatePromotionsResponse,
  ),
  "stores.promotionsV3.bulkUpdatePromotions": /* @__PURE__ */ responseSchema(
    BulkUpdatePromotionsResponse,
  ),
  "stores.promotionsV3.bulkDeletePromotions": /* @__PURE__ */ responseSchema(
    BulkDeletePromotionsResponse,
  ),
  "stores.promotionsV3.bulkUpdatePromotionTags": /* @__PURE__ */ responseSchema(
    BulkUpdatePromotionTagsResponse,
  ),
  "stores.promotionsV3.bulkUpdatePromotionTagsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdatePromotionTagsByFilterResponse,
  ),
  "stores.promotionsV3.searchPromotions": /* @__PURE__ */ responseSchema(SearchPromotionsResponse),
  "stores.promotionsV3.resolvePromotions":
    /* @__PURE__ */ responseSchema(ResolvePromotionsResponse),
};
