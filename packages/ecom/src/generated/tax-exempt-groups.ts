// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Group contacts who pay no tax or a reduced tax rate.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
  Tags,
  TagsInput,
} from "@portico/core/types";

export type {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  Sorting,
  SortOrder,
  TagList,
  TagListInput,
  Tags,
  TagsInput,
} from "@portico/core/types";

/** Alias of {@link BulkTaxExemptGroupResult}. */
export type BulkUpdateTaxExemptGroupsResponseBulkTaxExemptGroupResult = BulkTaxExemptGroupResult;

const taxExemptGroupsCodec: CodecTable = {
  fieldMask: "m",
  taxExemptGroup: { createdDate: "d", updatedDate: "d" },
};

/**
 * Creates a group for contacts who are exempt from tax.
 *
 * `POST /billing/v1/tax-exempt-groups` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroup - The group to create. Requires `name`.
 * @returns The created group.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_CREATE`.
 * @example
 * ```ts
 * const taxExemptGroup = await client.use(taxExemptGroups).createTaxExemptGroup({
 *   name: "Linen shirt",
 * });
 * ```
 */
export const createTaxExemptGroup: (
  taxExemptGroup: TaxExemptGroupToCreate,
) => Promise<TaxExemptGroup> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.createTaxExemptGroup",
  path: "/billing/v1/tax-exempt-groups",
  args: ["taxExemptGroup"],
  request: { taxExemptGroup: { createdDate: "d", updatedDate: "d" } },
  response: { taxExemptGroup: { createdDate: "d", updatedDate: "d" } },
  returns: "taxExemptGroup",
});

/**
 * Returns a tax exempt group by id.
 *
 * `GET /billing/v1/tax-exempt-groups/{taxExemptGroupId}` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupId - Id of the group.
 * @returns The requested group.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 * @example
 * ```ts
 * const taxExemptGroup = await client.use(taxExemptGroups).getTaxExemptGroup(
 *   "<tax exempt group id>",
 * );
 * ```
 */
export const getTaxExemptGroup: (taxExemptGroupId: string) => Promise<TaxExemptGroup> =
  /* @__PURE__ */ operation({
    name: "ecom.taxExemptGroups.getTaxExemptGroup",
    method: "GET",
    path: "/billing/v1/tax-exempt-groups/{taxExemptGroupId}",
    args: ["taxExemptGroupId"],
    response: { taxExemptGroup: { createdDate: "d", updatedDate: "d" } },
    returns: "taxExemptGroup",
  });

/**
 * Deletes a tax exempt group.
 *
 * `DELETE /billing/v1/tax-exempt-groups/{taxExemptGroupId}` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupId - Id of the group.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_DELETE`.
 * @example
 * ```ts
 * await client.use(taxExemptGroups).deleteTaxExemptGroup("<tax exempt group id>");
 * ```
 */
export const deleteTaxExemptGroup: (taxExemptGroupId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.taxExemptGroups.deleteTaxExemptGroup",
    method: "DELETE",
    path: "/billing/v1/tax-exempt-groups/{taxExemptGroupId}",
    args: ["taxExemptGroupId"],
  });

/**
 * Updates a tax exempt group. Requires the current revision.
 *
 * `PATCH /billing/v1/tax-exempt-groups/{taxExemptGroup.id}` (ecom/tax-exempt-groups)
 *
 * @param id - Id of the group.
 * @param taxExemptGroup - The tax exempt group, with the fields to update and its current
 *   revision. Omitted fields do not change. Requires `revision`.
 * @returns The updated group.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_UPDATE`.
 * @example
 * ```ts
 * const taxExemptGroup = await client.use(taxExemptGroups).updateTaxExemptGroup(
 *   "<tax exempt group id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateTaxExemptGroup: (
  id: string,
  taxExemptGroup: TaxExemptGroupToUpdate,
) => Promise<TaxExemptGroup> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.updateTaxExemptGroup",
  method: "PATCH",
  path: "/billing/v1/tax-exempt-groups/{taxExemptGroup.id}",
  args: ["taxExemptGroup.id", "...taxExemptGroup"],
  request: { fieldMask: "m", taxExemptGroup: { createdDate: "d", updatedDate: "d" } },
  response: { taxExemptGroup: { createdDate: "d", updatedDate: "d" } },
  returns: "taxExemptGroup",
  mask: "fieldMask",
});

/** Fields that {@link queryTaxExemptGroups} can filter or sort by. */
export interface QueryTaxExemptGroupsFields {
  values: {
    id: string;
    name: string;
  };
  eq: "id" | "name";
  in: QueryTaxExemptGroupsFields["eq"];
  exists: QueryTaxExemptGroupsFields["eq"];
  compare: QueryTaxExemptGroupsFields["eq"];
  startsWith: QueryTaxExemptGroupsFields["eq"];
  has: never;
  ascending: QueryTaxExemptGroupsFields["eq"];
  descending: QueryTaxExemptGroupsFields["eq"];
}

/** The query builder that {@link queryTaxExemptGroups} returns. */
export type TaxExemptGroupsQueryBuilder = CursorQueryBuilder<
  TaxExemptGroup,
  QueryTaxExemptGroupsFields
>;

/** A page of the query builder that {@link queryTaxExemptGroups} returns. */
export type TaxExemptGroupsQueryResult = CursorPage<TaxExemptGroup>;

/** The query object that {@link queryTaxExemptGroups} accepts. */
export interface QueryTaxExemptGroupsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryTaxExemptGroupsFields> {}

/**
 * Queries tax exempt groups by filter and sort order, with cursor paging.
 *
 * `GET /billing/v1/tax-exempt-groups/query` (ecom/tax-exempt-groups)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 * @example
 * ```ts
 * const page = await client.use(taxExemptGroups).queryTaxExemptGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryTaxExemptGroups: {
  (): TaxExemptGroupsQueryBuilder;
  /**
   * Queries tax exempt groups by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryTaxExemptGroupsQuery): Promise<QueryTaxExemptGroupsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.taxExemptGroups.queryTaxExemptGroups",
  method: "GET",
  path: "/billing/v1/tax-exempt-groups/query",
  args: ["query"],
  response: { taxExemptGroups: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { items: "taxExemptGroups" },
});

/** Options of {@link bulkCreateTaxExemptGroups}. */
export interface BulkCreateTaxExemptGroupsOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Creates up to 100 tax exempt groups, with a result for each.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/create` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroups - Groups to create. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(taxExemptGroups).bulkCreateTaxExemptGroups([
 *   { name: "Linen shirt" },
 * ]);
 * ```
 */
export const bulkCreateTaxExemptGroups: (
  taxExemptGroups: TaxExemptGroupInput[],
  options?: BulkCreateTaxExemptGroupsOptions,
) => Promise<BulkCreateTaxExemptGroupsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.bulkCreateTaxExemptGroups",
  path: "/billing/v1/bulk/tax-exempt-groups/create",
  args: ["taxExemptGroups", ["returnEntity"]],
  request: { taxExemptGroups: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkUpdateTaxExemptGroups}. */
export interface BulkUpdateTaxExemptGroupsOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Updates up to 100 tax exempt groups, with a result for each. Requires their current
 * revisions.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroups - Groups with the fields to update. `taxExemptGroup` requires `id` and
 *   `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroups([
 *   { taxExemptGroup: { id: "<tax exempt group id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateTaxExemptGroups: (
  taxExemptGroups: MaskedTaxExemptGroup[],
  options?: BulkUpdateTaxExemptGroupsOptions,
) => Promise<BulkUpdateTaxExemptGroupsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.bulkUpdateTaxExemptGroups",
  path: "/billing/v1/bulk/tax-exempt-groups/update",
  args: ["taxExemptGroups", ["returnEntity"]],
  request: { taxExemptGroups: taxExemptGroupsCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
  mask: "taxExemptGroups.fieldMask",
});

/**
 * Deletes up to 100 tax exempt groups, with a result for each.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/delete` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupIds - Ids of the groups.
 * @remarks Requires the permission `BILLING.TAX_EXEMPT_GROUP_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(taxExemptGroups).bulkDeleteTaxExemptGroups([
 *   "<tax exempt group id>",
 * ]);
 * ```
 */
export const bulkDeleteTaxExemptGroups: (
  taxExemptGroupIds: string[],
) => Promise<BulkDeleteTaxExemptGroupsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.bulkDeleteTaxExemptGroups",
  path: "/billing/v1/bulk/tax-exempt-groups/delete",
  args: ["taxExemptGroupIds"],
});

/** Options of {@link bulkUpdateTaxExemptGroupTags}. */
export interface BulkUpdateTaxExemptGroupTagsOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Application error codes for {@link bulkUpdateTaxExemptGroupTags}, and how to fix the errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdateTaxExemptGroupTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Assigns tags to up to 100 tax exempt groups, or removes tags from them.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update-tags` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupIds - Ids of the groups.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks For error codes, see {@link BulkUpdateTaxExemptGroupTagsErrorCode}. Requires the
 *   permission `BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS`.
 * @example
 * ```ts
 * const response = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroupTags([
 *   "<tax exempt group id>",
 * ]);
 * ```
 */
export const bulkUpdateTaxExemptGroupTags: ((
  taxExemptGroupIds: string[],
  options?: BulkUpdateTaxExemptGroupTagsOptions,
) => Promise<BulkUpdateTaxExemptGroupTagsResponse>) &
  Throws<BulkUpdateTaxExemptGroupTagsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags",
  path: "/billing/v1/bulk/tax-exempt-groups/update-tags",
  args: ["taxExemptGroupIds", ["assignTags", "unassignTags"]],
});

/** Options of {@link bulkUpdateTaxExemptGroupTagsByFilter}. */
export interface BulkUpdateTaxExemptGroupTagsByFilterOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Application error codes for {@link bulkUpdateTaxExemptGroupTagsByFilter}, and how to fix the
 * errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdateTaxExemptGroupTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Starts a job that updates the tags of every tax exempt group that matches a filter.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter` (ecom/tax-exempt-groups)
 *
 * @param filter - Filter that the groups must match. An empty filter matches all groups.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks For error codes, see {@link BulkUpdateTaxExemptGroupTagsByFilterErrorCode}. Requires
 *   the permission `BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS`.
 * @example
 * ```ts
 * const response = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroupTagsByFilter({});
 * ```
 */
export const bulkUpdateTaxExemptGroupTagsByFilter: ((
  filter: Record<string, unknown>,
  options?: BulkUpdateTaxExemptGroupTagsByFilterOptions,
) => Promise<BulkUpdateTaxExemptGroupTagsByFilterResponse>) &
  Throws<BulkUpdateTaxExemptGroupTagsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter",
  path: "/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/**
 * Lists the predefined tax exempt groups.
 *
 * `GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups` (ecom/tax-exempt-groups)
 *
 * @remarks Requires the permission `BILLING.TAX_GROUP_READ`.
 * @example
 * ```ts
 * const response = await client.use(taxExemptGroups).listDefaultTaxExemptGroups();
 * ```
 */
export const listDefaultTaxExemptGroups: () => Promise<ListDefaultTaxExemptGroupsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.taxExemptGroups.listDefaultTaxExemptGroups",
    method: "GET",
    path: "/billing/v1/tax-exempt-groups/default-tax-exempt-groups",
  });

/** Event that {@link onTaxExemptGroupCreated} passes to its handler. */
export interface TaxExemptGroupCreatedEvent {
  /** The created entity. */
  entity: TaxExemptGroup;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax exempt group is created.
 *
 * The type of the event is `wix.billing.v1.tax_exempt_group_created`.
 *
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onTaxExemptGroupCreated: (handler: EventHandler<TaxExemptGroupCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_exempt_group_created",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onTaxExemptGroupDeleted} passes to its handler. */
export interface TaxExemptGroupDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: TaxExemptGroup;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax exempt group is deleted.
 *
 * The type of the event is `wix.billing.v1.tax_exempt_group_deleted`.
 *
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onTaxExemptGroupDeleted: (handler: EventHandler<TaxExemptGroupDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_exempt_group_deleted",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onTaxExemptGroupTagsModified} passes to its handler. */
export interface TaxExemptGroupTagsModifiedEvent {
  /** Event-specific data. */
  data: TagsModified;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when tags are assigned to a tax exempt group, or removed from it.
 *
 * The type of the event is `wix.billing.v1.tax_exempt_group_tags_modified`.
 *
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupTagsModified(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onTaxExemptGroupTagsModified: (
  handler: EventHandler<TaxExemptGroupTagsModifiedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.tax_exempt_group_tags_modified",
  codec: { data: { taxExemptGroup: { createdDate: "d", updatedDate: "d" } } },
});

/** Event that {@link onTaxExemptGroupUpdated} passes to its handler. */
export interface TaxExemptGroupUpdatedEvent {
  /** The entity after the change. */
  entity: TaxExemptGroup;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax exempt group changes.
 *
 * The type of the event is `wix.billing.v1.tax_exempt_group_updated`.
 *
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onTaxExemptGroupUpdated: (handler: EventHandler<TaxExemptGroupUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_exempt_group_updated",
    codec: {
      entity: { createdDate: "d", updatedDate: "d" },
      modifiedFields: { createdDate: "d", updatedDate: "d" },
    },
  });

/** Request of {@link createTaxExemptGroup}. */
export interface CreateTaxExemptGroupRequest {
  /** The group to create. */
  taxExemptGroup: TaxExemptGroupToCreate;
}

/** A group of contacts who pay no tax or a reduced tax rate. */
export interface TaxExemptGroup {
  /** Id of the group. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the group was created. */
  createdDate?: Date | null;
  /** When the group was last updated. */
  updatedDate?: Date | null;
  /** Name of the group. 1 to 200 characters. */
  name?: string | null;
  /** Extended fields of the group. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the group. */
  tags?: Tags;
}

/** A group of contacts who pay no tax or a reduced tax rate. */
export interface TaxExemptGroupInput {
  /** Id of the group. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Name of the group. 1 to 200 characters. */
  name?: string | null;
  /** Extended fields of the group. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the group. */
  tags?: TagsInput;
}

/** The variant of `TaxExemptGroupInput` that `createTaxExemptGroup` accepts. */
export interface TaxExemptGroupToCreate extends TaxExemptGroupInput {
  /** Name of the group. 1 to 200 characters. */
  name: string;
}

/** The variant of `TaxExemptGroupInput` that `updateTaxExemptGroup` accepts. */
export interface TaxExemptGroupToUpdate extends Omit<TaxExemptGroupInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** The variant of `TaxExemptGroupInput` that `bulkUpdateTaxExemptGroups` accepts. */
export interface TaxExemptGroupForBulkUpdateTaxExemptGroups extends TaxExemptGroupInput {
  /** Id of the group. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Response of {@link createTaxExemptGroup}. */
export interface CreateTaxExemptGroupResponse {
  /** The created group. */
  taxExemptGroup?: TaxExemptGroup;
}

/** Request of {@link getTaxExemptGroup}. */
export interface GetTaxExemptGroupRequest {
  /** Id of the group. */
  taxExemptGroupId: string;
}

/** Response of {@link getTaxExemptGroup}. */
export interface GetTaxExemptGroupResponse {
  /** The requested group. */
  taxExemptGroup?: TaxExemptGroup;
}

/** Request of {@link updateTaxExemptGroup}. */
export interface UpdateTaxExemptGroupRequest {
  /**
   * The tax exempt group, with the fields to update and its current revision. Omitted fields do
   * not change.
   */
  taxExemptGroup: TaxExemptGroupForBulkUpdateTaxExemptGroups;
}

/** Response of {@link updateTaxExemptGroup}. */
export interface UpdateTaxExemptGroupResponse {
  /** The updated group. */
  taxExemptGroup?: TaxExemptGroup;
}

/** Request of {@link deleteTaxExemptGroup}. */
export interface DeleteTaxExemptGroupRequest {
  /** Id of the group. */
  taxExemptGroupId: string;
}

/** Response of {@link deleteTaxExemptGroup}. */
export type DeleteTaxExemptGroupResponse = Record<string, never>;

/** Request of {@link queryTaxExemptGroups}. */
export interface QueryTaxExemptGroupsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Response of {@link queryTaxExemptGroups}. */
export interface QueryTaxExemptGroupsResponse {
  /** Groups on this page. */
  taxExemptGroups: TaxExemptGroup[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link bulkCreateTaxExemptGroups}. */
export interface BulkCreateTaxExemptGroupsRequest {
  /** Groups to create. 1 to 100 items. */
  taxExemptGroups: TaxExemptGroupInput[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateTaxExemptGroups}. */
export interface BulkCreateTaxExemptGroupsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkTaxExemptGroupResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one group in a bulk operation. */
export interface BulkTaxExemptGroupResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
  /** The group. Absent if the operation failed or you did not request it. */
  item?: TaxExemptGroup;
}

/** Request of {@link bulkUpdateTaxExemptGroups}. */
export interface BulkUpdateTaxExemptGroupsRequest {
  /** Groups with the fields to update. 1 to 100 items. */
  taxExemptGroups: MaskedTaxExemptGroup[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** A group with the fields to update. */
export interface MaskedTaxExemptGroup {
  /**
   * The group, with its id, its current revision and the fields to update. Omitted fields do not
   * change.
   */
  taxExemptGroup?: TaxExemptGroupForBulkUpdateTaxExemptGroups;
}

/** Response of {@link bulkUpdateTaxExemptGroups}. */
export interface BulkUpdateTaxExemptGroupsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkTaxExemptGroupResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkDeleteTaxExemptGroups}. */
export interface BulkDeleteTaxExemptGroupsRequest {
  /** Ids of the groups. 1 to 100 items. */
  taxExemptGroupIds: string[];
}

/** Response of {@link bulkDeleteTaxExemptGroups}. */
export interface BulkDeleteTaxExemptGroupsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one group in a bulk operation. */
export interface BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateTaxExemptGroupTags}. */
export interface BulkUpdateTaxExemptGroupTagsRequest {
  /** Ids of the groups. 1 to 100 items. */
  taxExemptGroupIds: string[];
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateTaxExemptGroupTags}. */
export interface BulkUpdateTaxExemptGroupTagsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkUpdateTaxExemptGroupTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result of updating the tags of a group. */
export interface BulkUpdateTaxExemptGroupTagsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateTaxExemptGroupTagsByFilter}. */
export interface BulkUpdateTaxExemptGroupTagsByFilterRequest {
  /** Filter that the groups must match. An empty filter matches all groups. */
  filter: Record<string, unknown>;
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateTaxExemptGroupTagsByFilter}. */
export interface BulkUpdateTaxExemptGroupTagsByFilterResponse {
  /** Id of the background job that updates the tags. */
  jobId: string;
}

/** Request of {@link listDefaultTaxExemptGroups}. */
export type ListDefaultTaxExemptGroupsRequest = Record<string, never>;

/** Response of {@link listDefaultTaxExemptGroups}. */
export interface ListDefaultTaxExemptGroupsResponse {
  /** The predefined groups. */
  taxExemptGroups: TaxExemptDefaultGroup[];
}

/** A predefined tax group or tax exempt group. */
export interface TaxExemptDefaultGroup {
  /** Id of the group. */
  id?: string | null;
  /** Name of the group. 1 to 200 characters. */
  name?: string | null;
  /** Id of the app that provides the group. */
  appId?: string | null;
}

/** Payload of the event emitted when a group's tags change. */
export interface TagsModified {
  /** The updated group. */
  taxExemptGroup?: TaxExemptGroup;
  /** Tags that were assigned. */
  assignedTags?: Tags;
  /** Tags that were removed. */
  unassignedTags?: Tags;
}
