// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  colorHex,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  responseSchema,
  Tags,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AggregationData,
  ChoiceType,
  CursorSearchOfProductGroupsV3,
  CustomizationRenderType,
  CustomizationType,
  ImageOfProductsV3,
  InventoryAvailabilityStatus,
  MediaTypeOfProductGroupsV3,
  Thumbnail,
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
  ChoiceType,
  CursorSearchOfProductGroupsV3 as CursorSearch,
  CustomizationRenderType,
  CustomizationType,
  DateHistogramAggregation,
  DateHistogramResult,
  DateHistogramResults,
  GroupByValueResults,
  ImageOfProductsV3 as Image,
  IncludeMissingValuesOptions,
  Interval,
  InventoryAvailabilityStatus as AvailabilityStatus,
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
  Thumbnail,
  ValueAggregation,
  ValueAggregationResult,
  ValueResult,
  ValueResults,
} from "./common.js";
export { BulkProductGroupResult as BulkUpdateProductGroupsResponseBulkProductGroupResult };

export const CreateProductGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroup: ProductGroup,
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const ProductGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(100).nullish(),
    groupingCustomizationId: z.string().min(1).max(36).nullish(),
    choiceOrder: z.array(guid).max(100).optional(),
    members: z.array(ProductGroupMember).max(100).optional(),
    handle: z.string().min(1).max(100).nullish(),
    groupingCustomization: GroupingCustomization.optional(),
    media: ProductGroupMedia.optional(),
    extendedFields: ExtendedFields.optional(),
    tags: Tags.optional(),
  }),
);

export const ProductGroupMember: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().min(1).max(36).optional(),
    choice: ProductChoice.optional(),
    slug: z.string().min(1).max(200).nullish(),
    inventoryAvailabilityStatus: InventoryAvailabilityStatus.optional(),
    status: MembershipStatus.optional(),
    productName: z.string().max(100).nullish(),
  }),
);

export const ProductChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    colorCode: colorHex.min(3).max(20).optional(),
    id: guid.optional(),
    choiceType: ChoiceType.optional(),
    key: z.string().min(1).max(50).nullish(),
    name: z.string().min(1).max(50).optional(),
  }),
);

export const MembershipStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ACTIVE", "HIDDEN", "OUT_OF_SYNC"]),
);

export const GroupingCustomization: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).nullish(),
    key: z.string().min(1).max(50).nullish(),
    name: z.string().min(1).max(50).optional(),
    customizationType: CustomizationType.optional(),
    customizationRenderType: CustomizationRenderType.optional(),
  }),
);

export const ProductGroupMedia: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(200).optional(),
    image: ImageOfProductsV3.optional(),
    altText: z.string().min(1).max(1000).nullish(),
    displayName: z.string().max(80).nullish(),
    mediaType: MediaTypeOfProductGroupsV3.optional(),
    thumbnail: Thumbnail.optional(),
    uploadId: guid.optional(),
  }),
);

export const ProductGroupRequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["GROUPING_CUSTOMIZATION", "THUMBNAIL"]),
);

export const CreateProductGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroup: ProductGroup.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const UpdateProductGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroup: ProductGroup,
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const UpdateProductGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroup: ProductGroup.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const DeleteProductGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productGroupId: guid }),
);

export const DeleteProductGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetProductGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroupId: guid,
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const GetProductGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroup: ProductGroup.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const QueryProductGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQuery.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const QueryProductGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroups: z.array(ProductGroup).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const SearchProductGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    search: CursorSearchOfProductGroupsV3.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const SearchProductGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroups: z.array(ProductGroup).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
    aggregationData: AggregationData.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const BulkCreateProductGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroups: z.array(ProductGroup).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const BulkCreateProductGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkProductGroupResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const BulkProductGroupResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: ProductGroup.optional() }),
);

export const BulkUpdateProductGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroups: z.array(MaskedProductGroup).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(ProductGroupRequestedFields).max(10).optional(),
  }),
);

export const MaskedProductGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productGroup: ProductGroup.optional() }),
);

export const BulkUpdateProductGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkProductGroupResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const AssignProductsToProductGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroupId: guid,
    productIds: z.array(z.string().min(1).max(36)).min(1).max(100),
  }),
);

export const AssignProductsToProductGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(ProductAssignmentResult).optional() }),
);

export const ProductAssignmentResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().optional(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const UnassignProductsFromProductGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroupId: guid,
    productIds: z.array(z.string().min(1).max(36)).min(1).max(100),
  }),
);

export const UnassignProductsFromProductGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(ProductUnassignmentResult).optional() }),
);

export const ProductUnassignmentResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().optional(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const BulkDeleteProductGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productGroupIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteProductGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z
      .array(BulkDeleteProductGroupsResponseBulkProductGroupResult)
      .min(1)
      .max(100)
      .optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteProductGroupsResponseBulkProductGroupResult: z.ZodType =
  /* @__PURE__ */ z.lazy(() => z.looseObject({ itemMetadata: ItemMetadata.optional() }));

export const BulkUpdateProductGroupTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productGroupIds: z.array(guid).min(1).max(100),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdateProductGroupTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpdateProductGroupTagsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateProductGroupTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdateProductGroupTagsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdateProductGroupTagsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.productGroupsV3.createProductGroup": CreateProductGroupRequest,
  "stores.productGroupsV3.updateProductGroup": UpdateProductGroupRequest,
  "stores.productGroupsV3.deleteProductGroup": DeleteProductGroupRequest,
  "stores.productGroupsV3.getProductGroup": GetProductGroupRequest,
  "stores.productGroupsV3.queryProductGroups": QueryProductGroupsRequest,
  "stores.productGroupsV3.searchProductGroups": SearchProductGroupsRequest,
  "stores.productGroupsV3.bulkCreateProductGroups": BulkCreateProductGroupsRequest,
  "stores.productGroupsV3.bulkUpdateProductGroups": BulkUpdateProductGroupsRequest,
  "stores.productGroupsV3.assignProductsToProductGroup": AssignProductsToProductGroupRequest,
  "stores.productGroupsV3.unassignProductsFromProductGroup":
    UnassignProductsFromProductGroupRequest,
  "stores.productGroupsV3.bulkDeleteProductGroups": BulkDeleteProductGroupsRequest,
  "stores.productGroupsV3.bulkUpdateProductGroupTags": BulkUpdateProductGroupTagsRequest,
  "stores.productGroupsV3.bulkUpdateProductGroupTagsByFilter":
    BulkUpdateProductGroupTagsByFilterRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.productGroupsV3.createProductGroup": /* @__PURE__ */ responseSchema(
    CreateProductGroupResponse,
  ),
  "stores.productGroupsV3.updateProductGroup": /* @__PURE__ */ responseSchema(
    UpdateProductGroupResponse,
  ),
  "stores.productGroupsV3.deleteProductGroup": /* @__PURE__ */ responseSchema(
    DeleteProductGroupResponse,
  ),
  "stores.productGroupsV3.getProductGroup": /* @__PURE__ */ responseSchema(GetProductGroupResponse),
  "stores.productGroupsV3.queryProductGroups": /* @__PURE__ */ responseSchema(
    QueryProductGroupsResponse,
  ),
  "stores.productGroupsV3.searchProductGroups": /* @__PURE__ */ responseSchema(
    SearchProductGroupsResponse,
  ),
  "stores.productGroupsV3.bulkCreateProductGroups": /* @__PURE__ */ responseSchema(
    BulkCreateProductGroupsResponse,
  ),
  "stores.productGroupsV3.bulkUpdateProductGroups": /* @__PURE__ */ responseSchema(
    BulkUpdateProductGroupsResponse,
  ),
  "stores.productGroupsV3.assignProductsToProductGroup": /* @__PURE__ */ responseSchema(
    AssignProductsToProductGroupResponse,
  ),
  "stores.productGroupsV3.unassignProductsFromProductGroup": /* @__PURE__ */ responseSchema(
    UnassignProductsFromProductGroupResponse,
  ),
  "stores.productGroupsV3.bulkDeleteProductGroups": /* @__PURE__ */ responseSchema(
    BulkDeleteProductGroupsResponse,
  ),
  "stores.productGroupsV3.bulkUpdateProductGroupTags": /* @__PURE__ */ responseSchema(
    BulkUpdateProductGroupTagsResponse,
  ),
  "stores.productGroupsV3.bulkUpdateProductGroupTagsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdateProductGroupTagsByFilterResponse,
  ),
};
