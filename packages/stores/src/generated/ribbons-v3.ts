// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the ribbons, such as "Sale", that products of a V3 catalog show.
 * @module
 */
import { call, listen, queryArguments, type CursorQueryBuilder, type EventDefinition, type EventHandler, type EventMetadata, type Operation } from "@portico/core/runtime";
import type { BulkActionMetadata, CursorPaging, CursorPagingMetadata, ItemMetadata, Sorting } from "@portico/core/types";
export type { ApplicationError, ApplicationErrorInput, BulkActionMetadata, CursorPaging, CursorPagingMetadata, Cursors, ItemMetadata, SortOrder, Sorting } from "@portico/core/types";

const ribbonCodec = { createdDate: "d", updatedDate: "d" } as const;
const v3BulkRibbonResultCodec = { item: ribbonCodec } as const;
const maskedRibbonCodec = { ribbon: ribbonCodec, fieldMask: "m" } as const;

const createRibbonOperation: Operation = {
  name: "stores.ribbonsV3.createRibbon",
  method: "POST",
  path: "/stores/v3/ribbons",
  names: ["ribbon"],
  args: { ribbon: "0" },
  request: { ribbon: ribbonCodec },
  response: { ribbon: ribbonCodec },
  returns: "ribbon",
};
/**
 * Create a ribbon.
 *
 * `POST /stores/v3/ribbons` (stores/ribbons-v3)
 * @param ribbon - ribbon; needs `name`
 * @returns the answer's `ribbon`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).createRibbon({ name: "Linen shirt" });
 * ```
 */
export function createRibbon(ribbon: RibbonInput): Promise<Ribbon> {
  return call(createRibbonOperation, [ribbon]);
}
const getRibbonOperation: Operation = {
  name: "stores.ribbonsV3.getRibbon",
  method: "GET",
  path: "/stores/v3/ribbons/{ribbonId}",
  names: ["ribbonId", "options"],
  args: { ribbonId: "0", fields: "1.fields" },
  response: { ribbon: ribbonCodec },
  returns: "ribbon",
};
/** The `options` of {@link getRibbon}. */
export interface GetRibbonOptions {
  fields?: RequestedFields[];
}
/**
 * Get a ribbon by its id.
 *
 * `GET /stores/v3/ribbons/{ribbonId}` (stores/ribbons-v3)
 * @param ribbonId - ribbon id
 * @param options - options
 * @returns the answer's `ribbon`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).getRibbon("<ribbon id>");
 * ```
 */
export function getRibbon(ribbonId: string, options?: GetRibbonOptions): Promise<Ribbon> {
  return call(getRibbonOperation, [ribbonId, options]);
}
const deleteRibbonOperation: Operation = {
  name: "stores.ribbonsV3.deleteRibbon",
  method: "DELETE",
  path: "/stores/v3/ribbons/{ribbonId}",
  names: ["ribbonId"],
  args: { ribbonId: "0" },
};
/**
 * Delete a ribbon by its id.
 *
 * `DELETE /stores/v3/ribbons/{ribbonId}` (stores/ribbons-v3)
 * @param ribbonId - ribbon id
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_DELETE.
 * @example
 * ```ts
 * await client.use(ribbonsV3).deleteRibbon("<ribbon id>");
 * ```
 */
export function deleteRibbon(ribbonId: string): Promise<void> {
  return call(deleteRibbonOperation, [ribbonId]);
}
const updateRibbonOperation: Operation = {
  name: "stores.ribbonsV3.updateRibbon",
  method: "PATCH",
  path: "/stores/v3/ribbons/{ribbon.id}",
  names: ["id", "ribbon", "options"],
  args: { "ribbon.id": "0", fields: "2.fields" },
  spread: { ribbon: "1" },
  request: { ribbon: ribbonCodec, fieldMask: "m" },
  response: { ribbon: ribbonCodec },
  returns: "ribbon",
  mask: "fieldMask",
};
/** The `options` of {@link updateRibbon}. */
export interface UpdateRibbonOptions {
  fields?: RequestedFields[];
}
/**
 * Change a ribbon; needs its current revision.
 *
 * `PATCH /stores/v3/ribbons/{ribbon.id}` (stores/ribbons-v3)
 * @param id - id
 * @param ribbon - ribbon; needs `revision`
 * @param options - options
 * @returns the answer's `ribbon`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).updateRibbon("<id>", { revision: "1" });
 * ```
 */
export function updateRibbon(id: string, ribbon: Omit<RibbonInput, "id">, options?: UpdateRibbonOptions): Promise<Ribbon> {
  return call(updateRibbonOperation, [id, ribbon, options]);
}
const queryRibbonsOperation: Operation = {
  name: "stores.ribbonsV3.queryRibbons",
  method: "POST",
  path: "/stores/v3/ribbons/query",
  names: ["query", "options"],
  args: { query: "0", fields: "1.fields" },
  response: { ribbons: ribbonCodec },
  read: true,
  query: { paging: "cursor", items: "ribbons", metadata: "pagingMetadata" },
};
/** The `options` of {@link queryRibbons}. */
export interface QueryRibbonsOptions {
  fields?: RequestedFields[];
}
/** The fields that the query of {@link queryRibbons} takes. */
export interface QueryRibbonsFields {
  values: {
    "id": string;
    "createdDate": Date;
    "updatedDate": Date;
    "name": string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "name";
  in: "id" | "createdDate" | "updatedDate" | "name";
  exists: "id" | "createdDate" | "updatedDate" | "name";
  compare: "id" | "createdDate" | "updatedDate" | "name";
  startsWith: "id" | "name";
  has: never;
  ascending: "createdDate" | "updatedDate" | "name";
  descending: "createdDate" | "updatedDate" | "name";
}
/**
 * Query ribbons with filters, sorting and paging; a page holds at most 100.
 *
 * `POST /stores/v3/ribbons/query` (stores/ribbons-v3)
 * @param options - options
 * @returns a builder; `find()` sends the query
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const page = await client.use(ribbonsV3).queryRibbons().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryRibbons(options?: QueryRibbonsOptions): CursorQueryBuilder<Ribbon, QueryRibbonsFields>;
/**
 * Query ribbons with filters, sorting and paging; a page holds at most 100. Sends the query as it stands.
 * @param query - what to look for
 * @param options - what else to say about it
 */
export function queryRibbons(query: CursorQuery, options?: QueryRibbonsOptions): Promise<QueryRibbonsResponse>;
export function queryRibbons(first?: CursorQuery | QueryRibbonsOptions, options?: QueryRibbonsOptions): unknown {
  return call(queryRibbonsOperation, queryArguments(first, options));
}
const countRibbonsOperation: Operation = {
  name: "stores.ribbonsV3.countRibbons",
  method: "POST",
  path: "/stores/v3/ribbons/count",
  names: ["options"],
  args: { filter: "0.filter" },
  read: true,
};
/** The `options` of {@link countRibbons}. */
export interface CountRibbonsOptions {
  filter?: Record<string, unknown> | null;
}
/**
 * Count the ribbons that match a filter.
 *
 * `POST /stores/v3/ribbons/count` (stores/ribbons-v3)
 * @param options - options
 * @returns the whole answer, a `CountRibbonsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).countRibbons();
 * ```
 */
export function countRibbons(options?: CountRibbonsOptions): Promise<CountRibbonsResponse> {
  return call(countRibbonsOperation, [options]);
}
const bulkCreateRibbonsOperation: Operation = {
  name: "stores.ribbonsV3.bulkCreateRibbons",
  method: "POST",
  path: "/stores/v3/bulk/ribbons/create",
  names: ["ribbons", "options"],
  args: { ribbons: "0", returnEntity: "1.returnEntity" },
  request: { ribbons: ribbonCodec },
  response: { results: v3BulkRibbonResultCodec },
};
/** The `options` of {@link bulkCreateRibbons}. */
export interface BulkCreateRibbonsOptions {
  returnEntity?: boolean;
}
/**
 * Create up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/create` (stores/ribbons-v3)
 * @param ribbons - ribbons; needs `name`
 * @param options - options
 * @returns the whole answer, a `BulkCreateRibbonsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkCreateRibbons([{ name: "Linen shirt" }]);
 * ```
 */
export function bulkCreateRibbons(ribbons: RibbonInput[], options?: BulkCreateRibbonsOptions): Promise<BulkCreateRibbonsResponse> {
  return call(bulkCreateRibbonsOperation, [ribbons, options]);
}
const bulkUpdateRibbonsOperation: Operation = {
  name: "stores.ribbonsV3.bulkUpdateRibbons",
  method: "POST",
  path: "/stores/v3/bulk/ribbons/update",
  names: ["ribbons", "options"],
  args: { ribbons: "0", returnEntity: "1.returnEntity", fields: "1.fields" },
  request: { ribbons: maskedRibbonCodec },
  response: { results: v3BulkRibbonResultCodec },
};
/** The `options` of {@link bulkUpdateRibbons}. */
export interface BulkUpdateRibbonsOptions {
  returnEntity?: boolean;
  fields?: RequestedFields[];
}
/**
 * Update up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/update` (stores/ribbons-v3)
 * @param ribbons - ribbons; needs `ribbon.id`, `ribbon.revision`
 * @param options - options
 * @returns the whole answer, a `BulkUpdateRibbonsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkUpdateRibbons([{}]);
 * ```
 */
export function bulkUpdateRibbons(ribbons: MaskedRibbon[], options?: BulkUpdateRibbonsOptions): Promise<BulkUpdateRibbonsResponse> {
  return call(bulkUpdateRibbonsOperation, [ribbons, options]);
}
const getOrCreateRibbonOperation: Operation = {
  name: "stores.ribbonsV3.getOrCreateRibbon",
  method: "POST",
  path: "/stores/v3/ribbons/get-or-create",
  names: ["ribbonName", "options"],
  args: { ribbonName: "0", fields: "1.fields" },
  response: { ribbon: ribbonCodec },
};
/** The `options` of {@link getOrCreateRibbon}. */
export interface GetOrCreateRibbonOptions {
  fields?: RequestedFields[];
}
/**
 * Get the ribbon of the given name, creating it if there is none.
 *
 * `POST /stores/v3/ribbons/get-or-create` (stores/ribbons-v3)
 * @param ribbonName - ribbon name
 * @param options - options
 * @returns the whole answer, a `GetOrCreateRibbonResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).getOrCreateRibbon("<ribbon name>");
 * ```
 */
export function getOrCreateRibbon(ribbonName: string, options?: GetOrCreateRibbonOptions): Promise<GetOrCreateRibbonResponse> {
  return call(getOrCreateRibbonOperation, [ribbonName, options]);
}
const bulkGetOrCreateRibbonsOperation: Operation = {
  name: "stores.ribbonsV3.bulkGetOrCreateRibbons",
  method: "POST",
  path: "/stores/v3/bulk/ribbons/get-or-create",
  names: ["ribbonNames", "options"],
  args: { ribbonNames: "0", fields: "1.fields" },
  response: { results: v3BulkRibbonResultCodec },
};
/** The `options` of {@link bulkGetOrCreateRibbons}. */
export interface BulkGetOrCreateRibbonsOptions {
  fields?: RequestedFields[];
}
/**
 * Get up to 100 ribbons by name, creating those that do not exist.
 *
 * `POST /stores/v3/bulk/ribbons/get-or-create` (stores/ribbons-v3)
 * @param ribbonNames - ribbon names
 * @param options - options
 * @returns the whole answer, a `BulkGetOrCreateRibbonsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkGetOrCreateRibbons(["<ribbon name>"]);
 * ```
 */
export function bulkGetOrCreateRibbons(ribbonNames: string[], options?: BulkGetOrCreateRibbonsOptions): Promise<BulkGetOrCreateRibbonsResponse> {
  return call(bulkGetOrCreateRibbonsOperation, [ribbonNames, options]);
}
const bulkDeleteRibbonsOperation: Operation = {
  name: "stores.ribbonsV3.bulkDeleteRibbons",
  method: "POST",
  path: "/stores/v3/bulk/ribbons/delete",
  names: ["ribbonIds"],
  args: { ribbonIds: "0" },
};
/**
 * Delete up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/delete` (stores/ribbons-v3)
 * @param ribbonIds - ribbon ids
 * @returns the whole answer, a `BulkDeleteRibbonsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.RIBBON_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkDeleteRibbons(["<ribbon id>"]);
 * ```
 */
export function bulkDeleteRibbons(ribbonIds: string[]): Promise<BulkDeleteRibbonsResponse> {
  return call(bulkDeleteRibbonsOperation, [ribbonIds]);
}

const onRibbonCreatedEvent: EventDefinition = { name: "stores.ribbonsV3.onRibbonCreated", type: "wix.stores.catalog.v3.ribbon_created", domainEvent: true, codec: { entity: ribbonCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onRibbonCreated} gets. */
export interface RibbonCreatedEvent {
  entity: Ribbon;
  metadata: EventMetadata;
}
/**
 * Sent when a ribbon is created.
 *
 * Event type `wix.stores.catalog.v3.ribbon_created`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(ribbonsV3).onRibbonCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onRibbonCreated(handler: EventHandler<RibbonCreatedEvent>): void {
  listen(onRibbonCreatedEvent, handler);
}
const onRibbonDeletedEvent: EventDefinition = { name: "stores.ribbonsV3.onRibbonDeleted", type: "wix.stores.catalog.v3.ribbon_deleted", domainEvent: true, codec: { entity: ribbonCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onRibbonDeleted} gets. */
export interface RibbonDeletedEvent {
  entity?: Ribbon;
  metadata: EventMetadata;
}
/**
 * Sent when a ribbon is deleted.
 *
 * Event type `wix.stores.catalog.v3.ribbon_deleted`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(ribbonsV3).onRibbonDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onRibbonDeleted(handler: EventHandler<RibbonDeletedEvent>): void {
  listen(onRibbonDeletedEvent, handler);
}
const onRibbonUpdatedEvent: EventDefinition = { name: "stores.ribbonsV3.onRibbonUpdated", type: "wix.stores.catalog.v3.ribbon_updated", domainEvent: true, codec: { entity: ribbonCodec, modifiedFields: ribbonCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onRibbonUpdated} gets. */
export interface RibbonUpdatedEvent {
  entity: Ribbon;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}
/**
 * Sent when a ribbon changes.
 *
 * Event type `wix.stores.catalog.v3.ribbon_updated`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(ribbonsV3).onRibbonUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onRibbonUpdated(handler: EventHandler<RibbonUpdatedEvent>): void {
  listen(onRibbonUpdatedEvent, handler);
}

export interface CreateRibbonRequest {
  ribbon: RibbonInput;
}
export interface Ribbon {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** 1 to 30 characters. */
  name: string;
  assignedProductCount?: number | null;
}
export interface RibbonInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** 1 to 30 characters. */
  name?: string;
}
export interface CreateRibbonResponse {
  ribbon?: Ribbon;
}
export interface GetRibbonRequest {
  /** Guid. */
  ribbonId: string;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export type RequestedFields = "ASSIGNED_PRODUCT_COUNT";
export interface GetRibbonResponse {
  ribbon?: Ribbon;
}
export interface UpdateRibbonRequest {
  ribbon: RibbonInput;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface UpdateRibbonResponse {
  ribbon?: Ribbon;
}
export interface DeleteRibbonRequest {
  /** Guid. */
  ribbonId: string;
}
export type DeleteRibbonResponse = Record<string, never>;
export interface QueryRibbonsRequest {
  query?: CursorQuery;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQuery {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 4 items. */
  sort?: Sorting[];
}
export interface QueryRibbonsResponse {
  /** 1 to 100 items. */
  ribbons: Ribbon[];
  pagingMetadata?: CursorPagingMetadata;
}
export interface CountRibbonsRequest {
  filter?: Record<string, unknown> | null;
}
export interface CountRibbonsResponse {
  count: number;
}
export interface BulkCreateRibbonsRequest {
  /** 1 to 100 items. */
  ribbons: RibbonInput[];
  returnEntity?: boolean;
}
export interface BulkCreateRibbonsResponse {
  /** At most 100 items. */
  results: V3BulkRibbonResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface V3BulkRibbonResult {
  itemMetadata?: ItemMetadata;
  item?: Ribbon;
}
export interface BulkUpdateRibbonsRequest {
  /** 1 to 100 items. */
  ribbons: MaskedRibbon[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface MaskedRibbon {
  ribbon?: RibbonInput;
  fieldMask?: string[];
}
export interface BulkUpdateRibbonsResponse {
  /** At most 100 items. */
  results: V3BulkRibbonResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface GetOrCreateRibbonRequest {
  /** 1 to 30 characters. */
  ribbonName: string;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface GetOrCreateRibbonResponse {
  ribbon?: Ribbon;
}
export interface BulkGetOrCreateRibbonsRequest {
  /** 1 to 100 items. */
  ribbonNames: string[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface BulkGetOrCreateRibbonsResponse {
  /** At most 100 items. */
  results: V3BulkRibbonResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface BulkDeleteRibbonsRequest {
  /** 1 to 100 items. */
  ribbonIds: string[];
}
export interface BulkDeleteRibbonsResponse {
  /** At most 100 items. */
  results: BulkRibbonResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface BulkRibbonResult {
  itemMetadata?: ItemMetadata;
}
