// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Group contacts who pay no tax or a reduced rate.
 * @module
 */
import { call, listen, type CursorQueryBuilder, type EventDefinition, type EventHandler, type EventMetadata, type Operation } from "@portico/core/runtime";
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Tags, TagsInput } from "@portico/core/types";
export type { ApplicationError, ApplicationErrorInput, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, ExtendedFields, ItemMetadata, SortOrder, Sorting, TagList, TagListInput, Tags, TagsInput } from "@portico/core/types";

const taxExemptGroupCodec = { createdDate: "d", updatedDate: "d" } as const;
const bulkTaxExemptGroupResultCodec = { item: taxExemptGroupCodec } as const;
const inlineCodec = { taxExemptGroup: taxExemptGroupCodec, fieldMask: "m" } as const;
const tagsModifiedCodec = { taxExemptGroup: taxExemptGroupCodec } as const;

const createTaxExemptGroupOperation: Operation = {
  name: "ecom.taxExemptGroups.createTaxExemptGroup",
  method: "POST",
  path: "/billing/v1/tax-exempt-groups",
  names: ["taxExemptGroup"],
  args: { taxExemptGroup: "0" },
  request: { taxExemptGroup: taxExemptGroupCodec },
  response: { taxExemptGroup: taxExemptGroupCodec },
  returns: "taxExemptGroup",
};
/**
 * Create a group for contacts who are exempt from tax.
 *
 * `POST /billing/v1/tax-exempt-groups` (ecom/tax-exempt-groups)
 * @param taxExemptGroup - tax exempt group; needs `name`
 * @returns the answer's `taxExemptGroup`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).createTaxExemptGroup({ name: "Linen shirt" });
 * ```
 */
export function createTaxExemptGroup(taxExemptGroup: TaxExemptGroupInput): Promise<TaxExemptGroup> {
  return call(createTaxExemptGroupOperation, [taxExemptGroup]);
}
const getTaxExemptGroupOperation: Operation = {
  name: "ecom.taxExemptGroups.getTaxExemptGroup",
  method: "GET",
  path: "/billing/v1/tax-exempt-groups/{taxExemptGroupId}",
  names: ["taxExemptGroupId"],
  args: { taxExemptGroupId: "0" },
  response: { taxExemptGroup: taxExemptGroupCodec },
  returns: "taxExemptGroup",
};
/**
 * Fetch one tax exempt group by ID.
 *
 * `GET /billing/v1/tax-exempt-groups/{taxExemptGroupId}` (ecom/tax-exempt-groups)
 * @param taxExemptGroupId - tax exempt group id
 * @returns the answer's `taxExemptGroup`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).getTaxExemptGroup("<tax exempt group id>");
 * ```
 */
export function getTaxExemptGroup(taxExemptGroupId: string): Promise<TaxExemptGroup> {
  return call(getTaxExemptGroupOperation, [taxExemptGroupId]);
}
const deleteTaxExemptGroupOperation: Operation = {
  name: "ecom.taxExemptGroups.deleteTaxExemptGroup",
  method: "DELETE",
  path: "/billing/v1/tax-exempt-groups/{taxExemptGroupId}",
  names: ["taxExemptGroupId"],
  args: { taxExemptGroupId: "0" },
};
/**
 * Delete a tax exempt group.
 *
 * `DELETE /billing/v1/tax-exempt-groups/{taxExemptGroupId}` (ecom/tax-exempt-groups)
 * @param taxExemptGroupId - tax exempt group id
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_DELETE.
 * @example
 * ```ts
 * await client.use(taxExemptGroups).deleteTaxExemptGroup("<tax exempt group id>");
 * ```
 */
export function deleteTaxExemptGroup(taxExemptGroupId: string): Promise<void> {
  return call(deleteTaxExemptGroupOperation, [taxExemptGroupId]);
}
const updateTaxExemptGroupOperation: Operation = {
  name: "ecom.taxExemptGroups.updateTaxExemptGroup",
  method: "PATCH",
  path: "/billing/v1/tax-exempt-groups/{taxExemptGroup.id}",
  names: ["id", "taxExemptGroup"],
  args: { "taxExemptGroup.id": "0" },
  spread: { taxExemptGroup: "1" },
  request: { taxExemptGroup: taxExemptGroupCodec, fieldMask: "m" },
  response: { taxExemptGroup: taxExemptGroupCodec },
  returns: "taxExemptGroup",
  mask: "fieldMask",
};
/**
 * Change a tax exempt group; its current revision is required.
 *
 * `PATCH /billing/v1/tax-exempt-groups/{taxExemptGroup.id}` (ecom/tax-exempt-groups)
 * @param id - id
 * @param taxExemptGroup - tax exempt group; needs `revision`
 * @returns the answer's `taxExemptGroup`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).updateTaxExemptGroup("<id>", { revision: "1" });
 * ```
 */
export function updateTaxExemptGroup(id: string, taxExemptGroup: Omit<TaxExemptGroupInput, "id">): Promise<TaxExemptGroup> {
  return call(updateTaxExemptGroupOperation, [id, taxExemptGroup]);
}
const queryTaxExemptGroupsOperation: Operation = {
  name: "ecom.taxExemptGroups.queryTaxExemptGroups",
  method: "GET",
  path: "/billing/v1/tax-exempt-groups/query",
  names: ["query"],
  args: { query: "0" },
  response: { taxExemptGroups: taxExemptGroupCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "taxExemptGroups", metadata: "pagingMetadata" },
};
/** The fields that the query of {@link queryTaxExemptGroups} takes. */
export interface QueryTaxExemptGroupsFields {
  values: {
    "id": string;
    "name": string;
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
 * @returns a builder; `find()` sends the query
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_READ.
 * @example
 * ```ts
 * const page = await client.use(taxExemptGroups).queryTaxExemptGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryTaxExemptGroups(): CursorQueryBuilder<TaxExemptGroup, QueryTaxExemptGroupsFields>;
/**
 * Look up tax exempt groups by filter and sort order, with cursor paging. Sends the query as it stands.
 * @param query - what to look for
 */
export function queryTaxExemptGroups(query: CursorQuery): Promise<QueryTaxExemptGroupsResponse>;
export function queryTaxExemptGroups(query?: CursorQuery): unknown {
  return call(queryTaxExemptGroupsOperation, [query]);
}
const bulkCreateTaxExemptGroupsOperation: Operation = {
  name: "ecom.taxExemptGroups.bulkCreateTaxExemptGroups",
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/create",
  names: ["taxExemptGroups", "options"],
  args: { taxExemptGroups: "0", returnEntity: "1.returnEntity" },
  request: { taxExemptGroups: taxExemptGroupCodec },
  response: { results: bulkTaxExemptGroupResultCodec },
};
/** The `options` of {@link bulkCreateTaxExemptGroups}. */
export interface BulkCreateTaxExemptGroupsOptions {
  returnEntity?: boolean;
}
/**
 * Create up to 100 tax exempt groups; each gets its own result.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/create` (ecom/tax-exempt-groups)
 * @param taxExemptGroups - tax exempt groups
 * @param options - options
 * @returns the whole answer, a `BulkCreateTaxExemptGroupsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkCreateTaxExemptGroups([{}]);
 * ```
 */
export function bulkCreateTaxExemptGroups(taxExemptGroups: TaxExemptGroupInput[], options?: BulkCreateTaxExemptGroupsOptions): Promise<BulkCreateTaxExemptGroupsResponse> {
  return call(bulkCreateTaxExemptGroupsOperation, [taxExemptGroups, options]);
}
const bulkUpdateTaxExemptGroupsOperation: Operation = {
  name: "ecom.taxExemptGroups.bulkUpdateTaxExemptGroups",
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/update",
  names: ["taxExemptGroups", "options"],
  args: { taxExemptGroups: "0", returnEntity: "1.returnEntity" },
  request: { taxExemptGroups: inlineCodec },
  response: { results: bulkTaxExemptGroupResultCodec },
  mask: "taxExemptGroups.fieldMask",
};
/** The `options` of {@link bulkUpdateTaxExemptGroups}. */
export interface BulkUpdateTaxExemptGroupsOptions {
  returnEntity?: boolean;
}
/**
 * Change up to 100 tax exempt groups by revision; each gets its own result.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update` (ecom/tax-exempt-groups)
 * @param taxExemptGroups - tax exempt groups; needs `taxExemptGroup.id`, `taxExemptGroup.revision`
 * @param options - options
 * @returns the whole answer, a `BulkUpdateTaxExemptGroupsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroups([{}]);
 * ```
 */
export function bulkUpdateTaxExemptGroups(taxExemptGroups: MaskedTaxExemptGroup[], options?: BulkUpdateTaxExemptGroupsOptions): Promise<BulkUpdateTaxExemptGroupsResponse> {
  return call(bulkUpdateTaxExemptGroupsOperation, [taxExemptGroups, options]);
}
const bulkDeleteTaxExemptGroupsOperation: Operation = {
  name: "ecom.taxExemptGroups.bulkDeleteTaxExemptGroups",
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/delete",
  names: ["taxExemptGroupIds"],
  args: { taxExemptGroupIds: "0" },
};
/**
 * Delete up to 100 tax exempt groups; failures are reported per ID.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/delete` (ecom/tax-exempt-groups)
 * @param taxExemptGroupIds - tax exempt group ids
 * @returns the whole answer, a `BulkDeleteTaxExemptGroupsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkDeleteTaxExemptGroups(["<tax exempt group id>"]);
 * ```
 */
export function bulkDeleteTaxExemptGroups(taxExemptGroupIds: string[]): Promise<BulkDeleteTaxExemptGroupsResponse> {
  return call(bulkDeleteTaxExemptGroupsOperation, [taxExemptGroupIds]);
}
const bulkUpdateTaxExemptGroupTagsOperation: Operation = {
  name: "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags",
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/update-tags",
  names: ["taxExemptGroupIds", "options"],
  args: { taxExemptGroupIds: "0", assignTags: "1.assignTags", unassignTags: "1.unassignTags" },
};
/** The `options` of {@link bulkUpdateTaxExemptGroupTags}. */
export interface BulkUpdateTaxExemptGroupTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}
/** Codes of the application errors of {@link bulkUpdateTaxExemptGroupTags}. */
export type BulkUpdateTaxExemptGroupTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";
/**
 * Assign and unassign tags on up to 100 tax exempt groups by ID.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update-tags` (ecom/tax-exempt-groups)
 * @param taxExemptGroupIds - tax exempt group ids
 * @param options - options
 * @returns the whole answer, a `BulkUpdateTaxExemptGroupTagsResponse`
 * @throws ValidationError, ApplicationError (see {@link BulkUpdateTaxExemptGroupTagsErrorCode}), HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroupTags(["<tax exempt group id>"]);
 * ```
 */
export function bulkUpdateTaxExemptGroupTags(taxExemptGroupIds: string[], options?: BulkUpdateTaxExemptGroupTagsOptions): Promise<BulkUpdateTaxExemptGroupTagsResponse> {
  return call(bulkUpdateTaxExemptGroupTagsOperation, [taxExemptGroupIds, options]);
}
const bulkUpdateTaxExemptGroupTagsByFilterOperation: Operation = {
  name: "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter",
  method: "POST",
  path: "/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter",
  names: ["filter", "options"],
  args: { filter: "0", assignTags: "1.assignTags", unassignTags: "1.unassignTags" },
};
/** The `options` of {@link bulkUpdateTaxExemptGroupTagsByFilter}. */
export interface BulkUpdateTaxExemptGroupTagsByFilterOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}
/** Codes of the application errors of {@link bulkUpdateTaxExemptGroupTagsByFilter}. */
export type BulkUpdateTaxExemptGroupTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";
/**
 * Start a background job that retags every tax exempt group matching a filter.
 *
 * `POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter` (ecom/tax-exempt-groups)
 * @param filter - filter
 * @param options - options
 * @returns the whole answer, a `BulkUpdateTaxExemptGroupTagsByFilterResponse`
 * @throws ValidationError, ApplicationError (see {@link BulkUpdateTaxExemptGroupTagsByFilterErrorCode}), HttpError or SystemError
 * @remarks Needs BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).bulkUpdateTaxExemptGroupTagsByFilter({});
 * ```
 */
export function bulkUpdateTaxExemptGroupTagsByFilter(filter: Record<string, unknown>, options?: BulkUpdateTaxExemptGroupTagsByFilterOptions): Promise<BulkUpdateTaxExemptGroupTagsByFilterResponse> {
  return call(bulkUpdateTaxExemptGroupTagsByFilterOperation, [filter, options]);
}
const listDefaultTaxExemptGroupsOperation: Operation = {
  name: "ecom.taxExemptGroups.listDefaultTaxExemptGroups",
  method: "GET",
  path: "/billing/v1/tax-exempt-groups/default-tax-exempt-groups",
};
/**
 * List the tax exempt groups that are built in.
 *
 * `GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups` (ecom/tax-exempt-groups)
 * @returns the whole answer, a `ListDefaultTaxExemptGroupsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs BILLING.TAX_GROUP_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxExemptGroups).listDefaultTaxExemptGroups();
 * ```
 */
export function listDefaultTaxExemptGroups(): Promise<ListDefaultTaxExemptGroupsResponse> {
  return call(listDefaultTaxExemptGroupsOperation, []);
}

const onTaxExemptGroupCreatedEvent: EventDefinition = { name: "ecom.taxExemptGroups.onTaxExemptGroupCreated", type: "wix.billing.v1.tax_exempt_group_created", domainEvent: true, codec: { entity: taxExemptGroupCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onTaxExemptGroupCreated} gets. */
export interface TaxExemptGroupCreatedEvent {
  entity: TaxExemptGroup;
  metadata: EventMetadata;
}
/**
 * Sent when a tax exempt group is created.
 *
 * Event type `wix.billing.v1.tax_exempt_group_created`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onTaxExemptGroupCreated(handler: EventHandler<TaxExemptGroupCreatedEvent>): void {
  listen(onTaxExemptGroupCreatedEvent, handler);
}
const onTaxExemptGroupDeletedEvent: EventDefinition = { name: "ecom.taxExemptGroups.onTaxExemptGroupDeleted", type: "wix.billing.v1.tax_exempt_group_deleted", domainEvent: true, codec: { entity: taxExemptGroupCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onTaxExemptGroupDeleted} gets. */
export interface TaxExemptGroupDeletedEvent {
  entity?: TaxExemptGroup;
  metadata: EventMetadata;
}
/**
 * Sent when a tax exempt group is deleted.
 *
 * Event type `wix.billing.v1.tax_exempt_group_deleted`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onTaxExemptGroupDeleted(handler: EventHandler<TaxExemptGroupDeletedEvent>): void {
  listen(onTaxExemptGroupDeletedEvent, handler);
}
const onTaxExemptGroupTagsModifiedEvent: EventDefinition = { name: "ecom.taxExemptGroups.onTaxExemptGroupTagsModified", type: "wix.billing.v1.tax_exempt_group_tags_modified", domainEvent: true, codec: { data: tagsModifiedCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onTaxExemptGroupTagsModified} gets. */
export interface TaxExemptGroupTagsModifiedEvent {
  data: TagsModified;
  metadata: EventMetadata;
}
/**
 * Sent when tags on a tax exempt group are assigned or unassigned.
 *
 * Event type `wix.billing.v1.tax_exempt_group_tags_modified`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupTagsModified(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onTaxExemptGroupTagsModified(handler: EventHandler<TaxExemptGroupTagsModifiedEvent>): void {
  listen(onTaxExemptGroupTagsModifiedEvent, handler);
}
const onTaxExemptGroupUpdatedEvent: EventDefinition = { name: "ecom.taxExemptGroups.onTaxExemptGroupUpdated", type: "wix.billing.v1.tax_exempt_group_updated", domainEvent: true, codec: { entity: taxExemptGroupCodec, modifiedFields: taxExemptGroupCodec, metadata: { eventTime: "d" } } };
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
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(taxExemptGroups).onTaxExemptGroupUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onTaxExemptGroupUpdated(handler: EventHandler<TaxExemptGroupUpdatedEvent>): void {
  listen(onTaxExemptGroupUpdatedEvent, handler);
}

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
  results: BulkUpdateTaxExemptGroupsResponseBulkTaxExemptGroupResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface BulkUpdateTaxExemptGroupsResponseBulkTaxExemptGroupResult {
  itemMetadata?: ItemMetadata;
  item?: TaxExemptGroup;
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
