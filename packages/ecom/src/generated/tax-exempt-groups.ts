// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Group contacts who pay no tax or a reduced rate.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
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

/** The same as {@link BulkTaxExemptGroupResult}. */
export type BulkUpdateTaxExemptGroupsResponseBulkTaxExemptGroupResult = BulkTaxExemptGroupResult;

const taxExemptGroupsCodec: CodecTable = {
  fieldMask: "m",
  taxExemptGroup: { createdDate: "d", updatedDate: "d" },
};

/**
 * Create a group for contacts who are exempt from tax.
 *
 * `POST /billing/v1/tax-exempt-groups` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroup - The group to create; needs `name`.
 * @returns The new group.
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).createTaxExemptGroup({
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
 * Fetch one tax exempt group by ID.
 *
 * `GET /billing/v1/tax-exempt-groups/{taxExemptGroupId}` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupId - Id of the group.
 * @returns The group that was asked for.
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).getTaxExemptGroup("<tax exempt group id>");
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
 * Delete a tax exempt group.
 *
 * `DELETE /billing/v1/tax-exempt-groups/{taxExemptGroupId}` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupId - Id of the group.
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_DELETE.
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
 * Change a tax exempt group; its current revision is required.
 *
 * `PATCH /billing/v1/tax-exempt-groups/{taxExemptGroup.id}` (ecom/tax-exempt-groups)
 *
 * @param id - Id of the group.
 * @param taxExemptGroup - The fields to change, with the current revision; those left out stay
 *   as they are; needs `revision`.
 * @returns The group after the change.
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).updateTaxExemptGroup(
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

/** The fields that the query of {@link queryTaxExemptGroups} takes. */
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

/** The query of {@link queryTaxExemptGroups} as it is sent. */
export interface QueryTaxExemptGroupsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryTaxExemptGroupsFields> {}

/**
 * Look up tax exempt groups by filter and sort order, with cursor paging.
 *
 * `GET /billing/v1/tax-exempt-groups/query` (ecom/tax-exempt-groups)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_READ.
 * @example
 * ```ts
 * const page = await client.use(taxExemptGroups).queryTaxExemptGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryTaxExemptGroups: {
  (): CursorQueryBuilder<TaxExemptGroup, QueryTaxExemptGroupsFields>;
  /**
   * Look up tax exempt groups by filter and sort order, with cursor paging. Sends the query as it
   * stands.
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

/** The `options` of {@link bulkCreateTaxExemptGroups}. */
export interface BulkCreateTaxExemptGroupsOptions {
  /** True to answer with the whole entities, not only their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Create up to 100 tax exempt groups; each gets its own result.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/create` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroups - Groups to create; 1 to 100 items.
 * @param options - May hold `returnEntity`.
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkCreateTaxExemptGroups([
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

/** The `options` of {@link bulkUpdateTaxExemptGroups}. */
export interface BulkUpdateTaxExemptGroupsOptions {
  /** True to answer with the whole entities, not only their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Change up to 100 tax exempt groups by revision; each gets its own result.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroups - Groups with the fields to change; `taxExemptGroup` needs `id`,
 *   `revision`; 1 to 100 items.
 * @param options - May hold `returnEntity`.
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroups([
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
 * Delete up to 100 tax exempt groups; failures are reported per ID.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/delete` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupIds - Ids of the groups, 100 at most.
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkDeleteTaxExemptGroups([
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

/** The `options` of {@link bulkUpdateTaxExemptGroupTags}. */
export interface BulkUpdateTaxExemptGroupTagsOptions {
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/**
 * Codes of the application errors of {@link bulkUpdateTaxExemptGroupTags}, and what to do.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: There is no tag to add or to take away: name at least
 *   one.
 */
export type BulkUpdateTaxExemptGroupTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Assign and unassign tags on up to 100 tax exempt groups by ID.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update-tags` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroupIds - Ids of the groups, 100 at most.
 * @param options - May hold `assignTags`, `unassignTags`.
 * @remarks Its application errors have a {@link BulkUpdateTaxExemptGroupTagsErrorCode}. Needs
 *   BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroupTags([
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

/** The `options` of {@link bulkUpdateTaxExemptGroupTagsByFilter}. */
export interface BulkUpdateTaxExemptGroupTagsByFilterOptions {
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/**
 * Codes of the application errors of {@link bulkUpdateTaxExemptGroupTagsByFilter}, and what to
 * do.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: There is no tag to add or to take away: name at least
 *   one.
 */
export type BulkUpdateTaxExemptGroupTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Start a background job that retags every tax exempt group matching a filter.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter` (ecom/tax-exempt-groups)
 *
 * @param filter - Conditions that a group must meet, as a filter object; an empty one meets
 *   all.
 * @param options - May hold `assignTags`, `unassignTags`.
 * @remarks Its application errors have a {@link BulkUpdateTaxExemptGroupTagsByFilterErrorCode}.
 *   Needs BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroupTagsByFilter({});
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
 * List the tax exempt groups that are built in.
 *
 * `GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups` (ecom/tax-exempt-groups)
 *
 * @remarks Needs BILLING.TAX_GROUP_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).listDefaultTaxExemptGroups();
 * ```
 */
export const listDefaultTaxExemptGroups: () => Promise<ListDefaultTaxExemptGroupsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.taxExemptGroups.listDefaultTaxExemptGroups",
    method: "GET",
    path: "/billing/v1/tax-exempt-groups/default-tax-exempt-groups",
  });

/** What a handler of {@link onTaxExemptGroupCreated} gets. */
export interface TaxExemptGroupCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: TaxExemptGroup;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a tax exempt group is created.
 *
 * Event type `wix.billing.v1.tax_exempt_group_created`.
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

/** What a handler of {@link onTaxExemptGroupDeleted} gets. */
export interface TaxExemptGroupDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: TaxExemptGroup;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a tax exempt group is deleted.
 *
 * Event type `wix.billing.v1.tax_exempt_group_deleted`.
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

/** What a handler of {@link onTaxExemptGroupTagsModified} gets. */
export interface TaxExemptGroupTagsModifiedEvent {
  /** What the event tells besides which it is. */
  data: TagsModified;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when tags on a tax exempt group are assigned or unassigned.
 *
 * Event type `wix.billing.v1.tax_exempt_group_tags_modified`.
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

/** What a handler of {@link onTaxExemptGroupUpdated} gets. */
export interface TaxExemptGroupUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: TaxExemptGroup;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a tax exempt group changes.
 *
 * Event type `wix.billing.v1.tax_exempt_group_updated`.
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

/** What {@link createTaxExemptGroup} is called with. */
export interface CreateTaxExemptGroupRequest {
  /** The group to create. */
  taxExemptGroup: TaxExemptGroupToCreate;
}

/** A group of contacts who pay no tax or a reduced rate. */
export interface TaxExemptGroup {
  /** Id of the group. */
  id: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
  /** When the group was created. */
  createdDate?: Date | null;
  /** When the group was last changed. */
  updatedDate?: Date | null;
  /** Name of the group. 1 to 200 characters. */
  name?: string | null;
  /** Custom data that apps attach to the group. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the group. */
  tags?: Tags;
}

/** A group of contacts who pay no tax or a reduced rate. */
export interface TaxExemptGroupInput {
  /** Id of the group. */
  id?: string | null;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** Name of the group. 1 to 200 characters. */
  name?: string | null;
  /** Custom data that apps attach to the group. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the group. */
  tags?: TagsInput;
}

/** What `createTaxExemptGroup` takes as `TaxExemptGroupInput`. */
export interface TaxExemptGroupToCreate extends TaxExemptGroupInput {
  /** Name of the group. 1 to 200 characters. */
  name: string;
}

/** What `updateTaxExemptGroup` takes as `TaxExemptGroupInput`. */
export interface TaxExemptGroupToUpdate extends Omit<TaxExemptGroupInput, "id"> {
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
}

/** What `bulkUpdateTaxExemptGroups` takes as `TaxExemptGroupInput`. */
export interface TaxExemptGroupForBulkUpdateTaxExemptGroups extends TaxExemptGroupInput {
  /** Id of the group. */
  id: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
}

/** What {@link createTaxExemptGroup} answers. */
export interface CreateTaxExemptGroupResponse {
  /** The new group. */
  taxExemptGroup?: TaxExemptGroup;
}

/** What {@link getTaxExemptGroup} is called with. */
export interface GetTaxExemptGroupRequest {
  /** Id of the group. */
  taxExemptGroupId: string;
}

/** What {@link getTaxExemptGroup} answers. */
export interface GetTaxExemptGroupResponse {
  /** The group that was asked for. */
  taxExemptGroup?: TaxExemptGroup;
}

/** What {@link updateTaxExemptGroup} is called with. */
export interface UpdateTaxExemptGroupRequest {
  /** The fields to change, with the current revision; those left out stay as they are. */
  taxExemptGroup: TaxExemptGroupForBulkUpdateTaxExemptGroups;
}

/** What {@link updateTaxExemptGroup} answers. */
export interface UpdateTaxExemptGroupResponse {
  /** The group after the change. */
  taxExemptGroup?: TaxExemptGroup;
}

/** What {@link deleteTaxExemptGroup} is called with. */
export interface DeleteTaxExemptGroupRequest {
  /** Id of the group. */
  taxExemptGroupId: string;
}

/** What {@link deleteTaxExemptGroup} answers. */
export type DeleteTaxExemptGroupResponse = Record<string, never>;

/** What {@link queryTaxExemptGroups} is called with. */
export interface QueryTaxExemptGroupsRequest {
  /** Filter, order and page. */
  query?: CursorQuery;
}

/** What {@link queryTaxExemptGroups} answers. */
export interface QueryTaxExemptGroupsResponse {
  /** Groups on this page. */
  taxExemptGroups: TaxExemptGroup[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link bulkCreateTaxExemptGroups} is called with. */
export interface BulkCreateTaxExemptGroupsRequest {
  /** Groups to create. 1 to 100 items. */
  taxExemptGroups: TaxExemptGroupInput[];
  /** True to answer with the whole entities, not only their ids and errors. */
  returnEntity?: boolean;
}

/** What {@link bulkCreateTaxExemptGroups} answers. */
export interface BulkCreateTaxExemptGroupsResponse {
  /** What became of each item; the metadata of an entry tells which one it is. 1 to 100 items. */
  results: BulkTaxExemptGroupResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What became of one group of a bulk call. */
export interface BulkTaxExemptGroupResult {
  /** Place of the item in the request, its id, and its error where it failed. */
  itemMetadata?: ItemMetadata;
  /** The group; absent where it failed or was not asked for. */
  item?: TaxExemptGroup;
}

/** What {@link bulkUpdateTaxExemptGroups} is called with. */
export interface BulkUpdateTaxExemptGroupsRequest {
  /** Groups with the fields to change. 1 to 100 items. */
  taxExemptGroups: MaskedTaxExemptGroup[];
  /** True to answer with the whole entities, not only their ids and errors. */
  returnEntity?: boolean;
}

/** A group with the fields to change. */
export interface MaskedTaxExemptGroup {
  /** Id and current revision of the group and its new values; fields left out stay as they are. */
  taxExemptGroup?: TaxExemptGroupForBulkUpdateTaxExemptGroups;
}

/** What {@link bulkUpdateTaxExemptGroups} answers. */
export interface BulkUpdateTaxExemptGroupsResponse {
  /** What became of each item; the metadata of an entry tells which one it is. 1 to 100 items. */
  results: BulkTaxExemptGroupResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkDeleteTaxExemptGroups} is called with. */
export interface BulkDeleteTaxExemptGroupsRequest {
  /** Ids of the groups, 100 at most. 1 to 100 items. */
  taxExemptGroupIds: string[];
}

/** What {@link bulkDeleteTaxExemptGroups} answers. */
export interface BulkDeleteTaxExemptGroupsResponse {
  /** What became of each item; the metadata of an entry tells which one it is. 1 to 100 items. */
  results: BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What became of one group of a bulk deletion. */
export interface BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult {
  /** Place of the item in the request, its id, and its error where it failed. */
  itemMetadata?: ItemMetadata;
}

/** What {@link bulkUpdateTaxExemptGroupTags} is called with. */
export interface BulkUpdateTaxExemptGroupTagsRequest {
  /** Ids of the groups, 100 at most. 1 to 100 items. */
  taxExemptGroupIds: string[];
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/** What {@link bulkUpdateTaxExemptGroupTags} answers. */
export interface BulkUpdateTaxExemptGroupTagsResponse {
  /** What became of each item; the metadata of an entry tells which one it is. 1 to 100 items. */
  results: BulkUpdateTaxExemptGroupTagsResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What became of the tags of one group. */
export interface BulkUpdateTaxExemptGroupTagsResult {
  /** Place of the item in the request, its id, and its error where it failed. */
  itemMetadata?: ItemMetadata;
}

/** What {@link bulkUpdateTaxExemptGroupTagsByFilter} is called with. */
export interface BulkUpdateTaxExemptGroupTagsByFilterRequest {
  /** Conditions that a group must meet, as a filter object; an empty one meets all. */
  filter: Record<string, unknown>;
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/** What {@link bulkUpdateTaxExemptGroupTagsByFilter} answers. */
export interface BulkUpdateTaxExemptGroupTagsByFilterResponse {
  /** Id of the background job that does it. */
  jobId: string;
}

/** What {@link listDefaultTaxExemptGroups} is called with. */
export type ListDefaultTaxExemptGroupsRequest = Record<string, never>;

/** What {@link listDefaultTaxExemptGroups} answers. */
export interface ListDefaultTaxExemptGroupsResponse {
  /** The built-in groups. */
  taxExemptGroups: TaxExemptDefaultGroup[];
}

/** A built-in group. */
export interface TaxExemptDefaultGroup {
  /** Id of the group. */
  id?: string | null;
  /** Name of the group. 1 to 200 characters. */
  name?: string | null;
  /** Id of the app that brings it. */
  appId?: string | null;
}

/** Payload of the event that the tags of a group changed. */
export interface TagsModified {
  /** The group after the change. */
  taxExemptGroup?: TaxExemptGroup;
  /** Tags that were added. */
  assignedTags?: Tags;
  /** Tags that were taken off. */
  unassignedTags?: Tags;
}
