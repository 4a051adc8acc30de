// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the ribbons, such as "Sale", that products of a V3 catalog show.
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
  queryArguments,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  ItemMetadata,
  Sorting,
} from "@portico/core/types";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ItemMetadata,
  Sorting,
  SortOrder,
} from "@portico/core/types";

const maskedRibbonCodec: CodecTable = {
  fieldMask: "m",
  ribbon: { createdDate: "d", updatedDate: "d" },
};

/**
 * Create a ribbon.
 *
 * `POST /stores/v3/ribbons` (stores/ribbons-v3)
 *
 * @param ribbon - needs `name`
 * @remarks Needs WIX_STORES.RIBBON_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).createRibbon({ name: "Linen shirt" });
 * ```
 */
export const createRibbon: (ribbon: RibbonToCreate) => Promise<Ribbon> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.createRibbon",
  method: "POST",
  path: "/stores/v3/ribbons",
  args: ["ribbon"],
  request: { ribbon: { createdDate: "d", updatedDate: "d" } },
  response: { ribbon: { createdDate: "d", updatedDate: "d" } },
  returns: "ribbon",
});

/** The `options` of {@link getRibbon}. */
export interface GetRibbonOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get a ribbon by its id.
 *
 * `GET /stores/v3/ribbons/{ribbonId}` (stores/ribbons-v3)
 *
 * @param ribbonId - id of the ribbon
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).getRibbon("<ribbon id>");
 * ```
 */
export const getRibbon: (ribbonId: string, options?: GetRibbonOptions) => Promise<Ribbon> =
  /* @__PURE__ */ operation({
    name: "stores.ribbonsV3.getRibbon",
    method: "GET",
    path: "/stores/v3/ribbons/{ribbonId}",
    args: ["ribbonId", ["fields"]],
    response: { ribbon: { createdDate: "d", updatedDate: "d" } },
    returns: "ribbon",
  });

/**
 * Delete a ribbon by its id.
 *
 * `DELETE /stores/v3/ribbons/{ribbonId}` (stores/ribbons-v3)
 *
 * @param ribbonId - id of the ribbon
 * @remarks Needs WIX_STORES.RIBBON_DELETE.
 * @example
 * ```ts
 * await client.use(ribbonsV3).deleteRibbon("<ribbon id>");
 * ```
 */
export const deleteRibbon: (ribbonId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.deleteRibbon",
  method: "DELETE",
  path: "/stores/v3/ribbons/{ribbonId}",
  args: ["ribbonId"],
});

/** The `options` of {@link updateRibbon}. */
export interface UpdateRibbonOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Change a ribbon; needs its current revision.
 *
 * `PATCH /stores/v3/ribbons/{ribbon.id}` (stores/ribbons-v3)
 *
 * @param id - id of the ribbon
 * @param ribbon - needs `revision`
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.RIBBON_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).updateRibbon("<ribbon id>", { revision: "1" });
 * ```
 */
export const updateRibbon: (
  id: string,
  ribbon: RibbonToUpdate,
  options?: UpdateRibbonOptions,
) => Promise<Ribbon> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.updateRibbon",
  method: "PATCH",
  path: "/stores/v3/ribbons/{ribbon.id}",
  args: ["ribbon.id", "...ribbon", ["fields"]],
  request: { fieldMask: "m", ribbon: { createdDate: "d", updatedDate: "d" } },
  response: { ribbon: { createdDate: "d", updatedDate: "d" } },
  returns: "ribbon",
  mask: "fieldMask",
});

/** The `options` of {@link queryRibbons}. */
export interface QueryRibbonsOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

const queryRibbonsOperation: Operation = {
  name: "stores.ribbonsV3.queryRibbons",
  method: "POST",
  path: "/stores/v3/ribbons/query",
  args: ["query", ["fields"]],
  response: { ribbons: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { paging: "cursor", items: "ribbons", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryRibbons} takes. */
export interface QueryRibbonsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    name: string;
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
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const page = await client.use(ribbonsV3).queryRibbons().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryRibbons(
  options?: QueryRibbonsOptions,
): CursorQueryBuilder<Ribbon, QueryRibbonsFields>;
/**
 * Query ribbons with filters, sorting and paging; a page holds at most 100. Sends the query as
 * it stands.
 */
export function queryRibbons(
  query: CursorQuery,
  options?: QueryRibbonsOptions,
): Promise<QueryRibbonsResponse>;
export function queryRibbons(
  first?: CursorQuery | QueryRibbonsOptions,
  options?: QueryRibbonsOptions,
): unknown {
  return call(queryRibbonsOperation, queryArguments(first, options));
}

/** The `options` of {@link countRibbons}. */
export interface CountRibbonsOptions {
  filter?: Record<string, unknown> | null;
}

/**
 * Count the ribbons that match a filter.
 *
 * `POST /stores/v3/ribbons/count` (stores/ribbons-v3)
 *
 * @param options - may hold `filter`
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).countRibbons();
 * ```
 */
export const countRibbons: (options?: CountRibbonsOptions) => Promise<CountRibbonsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.ribbonsV3.countRibbons",
    method: "POST",
    path: "/stores/v3/ribbons/count",
    args: [["filter"]],
    read: true,
  });

/** The `options` of {@link bulkCreateRibbons}. */
export interface BulkCreateRibbonsOptions {
  returnEntity?: boolean;
}

/**
 * Create up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/create` (stores/ribbons-v3)
 *
 * @param ribbons - needs `name`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Needs WIX_STORES.RIBBON_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkCreateRibbons([{ name: "Linen shirt" }]);
 * ```
 */
export const bulkCreateRibbons: (
  ribbons: RibbonToCreate[],
  options?: BulkCreateRibbonsOptions,
) => Promise<BulkCreateRibbonsResponse> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.bulkCreateRibbons",
  method: "POST",
  path: "/stores/v3/bulk/ribbons/create",
  args: ["ribbons", ["returnEntity"]],
  request: { ribbons: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkUpdateRibbons}. */
export interface BulkUpdateRibbonsOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Update up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/update` (stores/ribbons-v3)
 *
 * @param ribbons - needs `ribbon.id`, `ribbon.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Needs WIX_STORES.RIBBON_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkUpdateRibbons([
 *   { ribbon: { id: "<ribbon id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateRibbons: (
  ribbons: MaskedRibbon[],
  options?: BulkUpdateRibbonsOptions,
) => Promise<BulkUpdateRibbonsResponse> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.bulkUpdateRibbons",
  method: "POST",
  path: "/stores/v3/bulk/ribbons/update",
  args: ["ribbons", ["returnEntity", "fields"]],
  request: { ribbons: maskedRibbonCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link getOrCreateRibbon}. */
export interface GetOrCreateRibbonOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get the ribbon of the given name, creating it if there is none.
 *
 * `POST /stores/v3/ribbons/get-or-create` (stores/ribbons-v3)
 *
 * @param ribbonName - 1 to 30 characters
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.RIBBON_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).getOrCreateRibbon("<ribbon name>");
 * ```
 */
export const getOrCreateRibbon: (
  ribbonName: string,
  options?: GetOrCreateRibbonOptions,
) => Promise<GetOrCreateRibbonResponse> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.getOrCreateRibbon",
  method: "POST",
  path: "/stores/v3/ribbons/get-or-create",
  args: ["ribbonName", ["fields"]],
  response: { ribbon: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link bulkGetOrCreateRibbons}. */
export interface BulkGetOrCreateRibbonsOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get up to 100 ribbons by name, creating those that do not exist.
 *
 * `POST /stores/v3/bulk/ribbons/get-or-create` (stores/ribbons-v3)
 *
 * @param ribbonNames - 1 to 100 items
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.RIBBON_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkGetOrCreateRibbons(["<ribbon name>"]);
 * ```
 */
export const bulkGetOrCreateRibbons: (
  ribbonNames: string[],
  options?: BulkGetOrCreateRibbonsOptions,
) => Promise<BulkGetOrCreateRibbonsResponse> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.bulkGetOrCreateRibbons",
  method: "POST",
  path: "/stores/v3/bulk/ribbons/get-or-create",
  args: ["ribbonNames", ["fields"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Delete up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/delete` (stores/ribbons-v3)
 *
 * @param ribbonIds - ids of the ribbons
 * @remarks Needs WIX_STORES.RIBBON_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkDeleteRibbons(["<ribbon id>"]);
 * ```
 */
export const bulkDeleteRibbons: (ribbonIds: string[]) => Promise<BulkDeleteRibbonsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.ribbonsV3.bulkDeleteRibbons",
    method: "POST",
    path: "/stores/v3/bulk/ribbons/delete",
    args: ["ribbonIds"],
  });

/** What a handler of {@link onRibbonCreated} gets. */
export interface RibbonCreatedEvent {
  entity: Ribbon;
  metadata: EventMetadata;
}

/**
 * Sent when a ribbon is created.
 *
 * Event type `wix.stores.catalog.v3.ribbon_created`.
 *
 * @example
 * ```ts
 * client.use(ribbonsV3).onRibbonCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onRibbonCreated: (handler: EventHandler<RibbonCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.ribbon_created",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** What a handler of {@link onRibbonDeleted} gets. */
export interface RibbonDeletedEvent {
  entity?: Ribbon;
  metadata: EventMetadata;
}

/**
 * Sent when a ribbon is deleted.
 *
 * Event type `wix.stores.catalog.v3.ribbon_deleted`.
 *
 * @example
 * ```ts
 * client.use(ribbonsV3).onRibbonDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onRibbonDeleted: (handler: EventHandler<RibbonDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.ribbon_deleted",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

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
 *
 * @example
 * ```ts
 * client.use(ribbonsV3).onRibbonUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onRibbonUpdated: (handler: EventHandler<RibbonUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.ribbon_updated",
    codec: {
      entity: { createdDate: "d", updatedDate: "d" },
      modifiedFields: { createdDate: "d", updatedDate: "d" },
    },
  });

export interface CreateRibbonRequest {
  ribbon: RibbonToCreate;
}

export interface Ribbon {
  /** Guid. */
  id: string;
  revision: string;
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

/** What `createRibbon` and `bulkCreateRibbons` take as `RibbonInput`. */
export interface RibbonToCreate extends RibbonInput {
  /** 1 to 30 characters. */
  name: string;
}

/** What `updateRibbon` takes as `RibbonInput`. */
export interface RibbonToUpdate extends Omit<RibbonInput, "id"> {
  revision: string;
}

/** What `bulkUpdateRibbons` takes as `RibbonInput`. */
export interface RibbonForBulkUpdateRibbons extends RibbonInput {
  /** Guid. */
  id: string;
  revision: string;
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
  ribbon: RibbonForBulkUpdateRibbons;
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
  ribbons: RibbonToCreate[];
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
  ribbon?: RibbonForBulkUpdateRibbons;
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
