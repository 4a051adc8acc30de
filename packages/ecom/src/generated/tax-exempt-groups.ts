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
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  type Throws,
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
  ApplicationErrorInput,
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
 * @param taxExemptGroup - needs `name`
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).createTaxExemptGroup({
 *   name: "Linen shirt",
 * });
 * ```
 */
export const createTaxExemptGroup: (
  taxExemptGroup: TaxExemptGroupInput,
) => Promise<TaxExemptGroup> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.createTaxExemptGroup",
  method: "POST",
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
 * @param taxExemptGroupId - id of the tax exempt group
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
 * @param taxExemptGroupId - id of the tax exempt group
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
 * @param id - id of the tax exempt group
 * @param taxExemptGroup - needs `revision`
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).updateTaxExemptGroup("<id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateTaxExemptGroup: (
  id: string,
  taxExemptGroup: Omit<TaxExemptGroupInput, "id">,
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

const queryTaxExemptGroupsOperation: Operation = {
  name: "ecom.taxExemptGroups.queryTaxExemptGroups",
  method: "GET",
  path: "/billing/v1/tax-exempt-groups/query",
  args: ["query"],
  response: { taxExemptGroups: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "taxExemptGroups", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryTaxExemptGroups} takes. */
export interface QueryTaxExemptGroupsFields {
  values: {
    id: string;
    name: string;
  };
  eq: "id" | "name";
  in: "id" | "name";
  exists: "id" | "name";
  compare: "id" | "name";
  startsWith: "id" | "name";
  has: never;
  ascending: "id" | "name";
  descending: "id" | "name";
}

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
export function queryTaxExemptGroups(): CursorQueryBuilder<
  TaxExemptGroup,
  QueryTaxExemptGroupsFields
>;
/**
 * Look up tax exempt groups by filter and sort order, with cursor paging. Sends the query as it
 * stands.
 */
export function queryTaxExemptGroups(query: CursorQuery): Promise<QueryTaxExemptGroupsResponse>;
export function queryTaxExemptGroups(query?: CursorQuery): unknown {
  return call(queryTaxExemptGroupsOperation, [query]);
}

/** The `options` of {@link bulkCreateTaxExemptGroups}. */
export interface BulkCreateTaxExemptGroupsOptions {
  returnEntity?: boolean;
}

/**
 * Create up to 100 tax exempt groups; each gets its own result.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/create` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroups - 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkCreateTaxExemptGroups([{}]);
 * ```
 */
export const bulkCreateTaxExemptGroups: (
  taxExemptGroups: TaxExemptGroupInput[],
  options?: BulkCreateTaxExemptGroupsOptions,
) => Promise<BulkCreateTaxExemptGroupsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.bulkCreateTaxExemptGroups",
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/create",
  args: ["taxExemptGroups", ["returnEntity"]],
  request: { taxExemptGroups: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkUpdateTaxExemptGroups}. */
export interface BulkUpdateTaxExemptGroupsOptions {
  returnEntity?: boolean;
}

/**
 * Change up to 100 tax exempt groups by revision; each gets its own result.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update` (ecom/tax-exempt-groups)
 *
 * @param taxExemptGroups - needs `taxExemptGroup.id`, `taxExemptGroup.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroups([
 *   { taxExemptGroup: { id: "<id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateTaxExemptGroups: (
  taxExemptGroups: MaskedTaxExemptGroup[],
  options?: BulkUpdateTaxExemptGroupsOptions,
) => Promise<BulkUpdateTaxExemptGroupsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxExemptGroups.bulkUpdateTaxExemptGroups",
  method: "POST",
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
 * @param taxExemptGroupIds - ids of the tax exempt groups
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
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/delete",
  args: ["taxExemptGroupIds"],
});

/** The `options` of {@link bulkUpdateTaxExemptGroupTags}. */
export interface BulkUpdateTaxExemptGroupTagsOptions {
  assignTags?: TagsInput;
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
 * @param taxExemptGroupIds - ids of the tax exempt groups
 * @param options - may hold `assignTags`, `unassignTags`
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
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/update-tags",
  args: ["taxExemptGroupIds", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link bulkUpdateTaxExemptGroupTagsByFilter}. */
export interface BulkUpdateTaxExemptGroupTagsByFilterOptions {
  assignTags?: TagsInput;
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
 * @param options - may hold `assignTags`, `unassignTags`
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
  method: "POST",
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
  entity: TaxExemptGroup;
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
  entity?: TaxExemptGroup;
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
  data: TagsModified;
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
  entity: TaxExemptGroup;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
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

export interface CreateTaxExemptGroupRequest {
  taxExemptGroup: TaxExemptGroupInput;
}

export interface TaxExemptGroup {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** 1 to 200 characters. */
  name?: string | null;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

export interface TaxExemptGroupInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** 1 to 200 characters. */
  name?: string | null;
  extendedFields?: ExtendedFields;
  tags?: TagsInput;
}

export interface CreateTaxExemptGroupResponse {
  taxExemptGroup?: TaxExemptGroup;
}

export interface GetTaxExemptGroupRequest {
  /** Guid. */
  taxExemptGroupId: string;
}

export interface GetTaxExemptGroupResponse {
  taxExemptGroup?: TaxExemptGroup;
}

export interface UpdateTaxExemptGroupRequest {
  taxExemptGroup: TaxExemptGroupInput;
}

export interface UpdateTaxExemptGroupResponse {
  taxExemptGroup?: TaxExemptGroup;
}

export interface DeleteTaxExemptGroupRequest {
  /** Guid. */
  taxExemptGroupId: string;
}

export type DeleteTaxExemptGroupResponse = Record<string, never>;

export interface QueryTaxExemptGroupsRequest {
  query?: CursorQuery;
}

export interface QueryTaxExemptGroupsResponse {
  taxExemptGroups: TaxExemptGroup[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface BulkCreateTaxExemptGroupsRequest {
  /** 1 to 100 items. */
  taxExemptGroups: TaxExemptGroupInput[];
  returnEntity?: boolean;
}

export interface BulkCreateTaxExemptGroupsResponse {
  /** 1 to 100 items. */
  results: BulkTaxExemptGroupResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkTaxExemptGroupResult {
  itemMetadata?: ItemMetadata;
  item?: TaxExemptGroup;
}

export interface BulkUpdateTaxExemptGroupsRequest {
  /** 1 to 100 items. */
  taxExemptGroups: MaskedTaxExemptGroup[];
  returnEntity?: boolean;
}

export interface MaskedTaxExemptGroup {
  taxExemptGroup?: TaxExemptGroupInput;
}

export interface BulkUpdateTaxExemptGroupsResponse {
  /** 1 to 100 items. */
  results: BulkTaxExemptGroupResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkDeleteTaxExemptGroupsRequest {
  /** 1 to 100 items. */
  taxExemptGroupIds: string[];
}

export interface BulkDeleteTaxExemptGroupsResponse {
  /** 1 to 100 items. */
  results: BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateTaxExemptGroupTagsRequest {
  /** 1 to 100 items. */
  taxExemptGroupIds: string[];
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateTaxExemptGroupTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateTaxExemptGroupTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateTaxExemptGroupTagsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateTaxExemptGroupTagsByFilterRequest {
  filter: Record<string, unknown> | null;
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateTaxExemptGroupTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export type ListDefaultTaxExemptGroupsRequest = Record<string, never>;

export interface ListDefaultTaxExemptGroupsResponse {
  taxExemptGroups: TaxExemptDefaultGroup[];
}

export interface TaxExemptDefaultGroup {
  /** Guid. */
  id?: string | null;
  /** 1 to 200 characters. */
  name?: string | null;
  /** Guid. */
  appId?: string | null;
}

export interface TagsModified {
  taxExemptGroup?: TaxExemptGroup;
  assignedTags?: Tags;
  unassignedTags?: Tags;
}
