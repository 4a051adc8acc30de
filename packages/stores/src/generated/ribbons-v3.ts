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
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type TypedQuery,
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
 * @param ribbon - The ribbon to create; needs `name`.
 * @returns The created ribbon.
 * @remarks Needs WIX_STORES.RIBBON_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).createRibbon({ name: "Linen shirt" });
 * ```
 */
export const createRibbon: (ribbon: RibbonToCreate) => Promise<Ribbon> = /* @__PURE__ */ operation({
  name: "stores.ribbonsV3.createRibbon",
  path: "/stores/v3/ribbons",
  args: ["ribbon"],
  request: { ribbon: { createdDate: "d", updatedDate: "d" } },
  response: { ribbon: { createdDate: "d", updatedDate: "d" } },
  returns: "ribbon",
});

/** The `options` of {@link getRibbon}. */
export interface GetRibbonOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get a ribbon by its id.
 *
 * `GET /stores/v3/ribbons/{ribbonId}` (stores/ribbons-v3)
 *
 * @param ribbonId - Id of the ribbon.
 * @param options - May hold `fields`.
 * @returns The ribbon that was asked for.
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
 * @param ribbonId - Id of the ribbon.
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
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Change a ribbon; needs its current revision.
 *
 * `PATCH /stores/v3/ribbons/{ribbon.id}` (stores/ribbons-v3)
 *
 * @param id - Id of the ribbon.
 * @param ribbon - The ribbon with the fields to change; needs `revision`.
 * @param options - May hold `fields`.
 * @returns The ribbon after the change.
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
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** The fields that the query of {@link queryRibbons} takes. */
export interface QueryRibbonsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    name: string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "name";
  in: QueryRibbonsFields["eq"];
  exists: QueryRibbonsFields["eq"];
  compare: QueryRibbonsFields["eq"];
  startsWith: "id" | "name";
  has: never;
  ascending: "createdDate" | "updatedDate" | "name";
  descending: QueryRibbonsFields["ascending"];
}

/** The query of {@link queryRibbons} as it is sent. */
export interface QueryRibbonsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryRibbonsFields> {}

/**
 * Query ribbons with filters, sorting and paging; a page holds at most 100.
 *
 * `POST /stores/v3/ribbons/query` (stores/ribbons-v3)
 *
 * @param options - May hold `fields`.
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const page = await client.use(ribbonsV3).queryRibbons().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryRibbons: {
  (options?: QueryRibbonsOptions): CursorQueryBuilder<Ribbon, QueryRibbonsFields>;
  /**
   * Query ribbons with filters, sorting and paging; a page holds at most 100. Sends the query as
   * it stands.
   */
  (query: QueryRibbonsQuery, options?: QueryRibbonsOptions): Promise<QueryRibbonsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.ribbonsV3.queryRibbons",
  path: "/stores/v3/ribbons/query",
  args: ["query", ["fields"]],
  response: { ribbons: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "ribbons" },
});

/** The `options` of {@link countRibbons}. */
export interface CountRibbonsOptions {
  /** Conditions that a ribbon must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
}

/**
 * Count the ribbons that match a filter.
 *
 * `POST /stores/v3/ribbons/count` (stores/ribbons-v3)
 *
 * @param options - May hold `filter`.
 * @remarks Needs WIX_STORES.RIBBON_READ.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).countRibbons();
 * ```
 */
export const countRibbons: (options?: CountRibbonsOptions) => Promise<CountRibbonsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.ribbonsV3.countRibbons",
    path: "/stores/v3/ribbons/count",
    args: [["filter"]],
    read: true,
  });

/** The `options` of {@link bulkCreateRibbons}. */
export interface BulkCreateRibbonsOptions {
  /** True when each result should carry the ribbon itself. */
  returnEntity?: boolean;
}

/**
 * Create up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/create` (stores/ribbons-v3)
 *
 * @param ribbons - The ribbons to create; needs `name`; 1 to 100 items.
 * @param options - May hold `returnEntity`.
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
  path: "/stores/v3/bulk/ribbons/create",
  args: ["ribbons", ["returnEntity"]],
  request: { ribbons: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkUpdateRibbons}. */
export interface BulkUpdateRibbonsOptions {
  /** True when each result should carry the ribbon itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Update up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/update` (stores/ribbons-v3)
 *
 * @param ribbons - The ribbons to change, each with what is to change; `ribbon` needs `id`,
 *   `revision`; 1 to 100 items.
 * @param options - May hold `returnEntity`, `fields`.
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
  path: "/stores/v3/bulk/ribbons/update",
  args: ["ribbons", ["returnEntity", "fields"]],
  request: { ribbons: maskedRibbonCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link getOrCreateRibbon}. */
export interface GetOrCreateRibbonOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get the ribbon of the given name, creating it if there is none.
 *
 * `POST /stores/v3/ribbons/get-or-create` (stores/ribbons-v3)
 *
 * @param ribbonName - Name of the ribbon; one that is not known is created; 1 to 30 characters.
 * @param options - May hold `fields`.
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
  path: "/stores/v3/ribbons/get-or-create",
  args: ["ribbonName", ["fields"]],
  response: { ribbon: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link bulkGetOrCreateRibbons}. */
export interface BulkGetOrCreateRibbonsOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get up to 100 ribbons by name, creating those that do not exist.
 *
 * `POST /stores/v3/bulk/ribbons/get-or-create` (stores/ribbons-v3)
 *
 * @param ribbonNames - Names of the ribbons; those that are not known are created; 1 to 100
 *   items.
 * @param options - May hold `fields`.
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
  path: "/stores/v3/bulk/ribbons/get-or-create",
  args: ["ribbonNames", ["fields"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Delete up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/delete` (stores/ribbons-v3)
 *
 * @param ribbonIds - Ids of the ribbons.
 * @remarks Needs WIX_STORES.RIBBON_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(ribbonsV3).bulkDeleteRibbons(["<ribbon id>"]);
 * ```
 */
export const bulkDeleteRibbons: (ribbonIds: string[]) => Promise<BulkDeleteRibbonsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.ribbonsV3.bulkDeleteRibbons",
    path: "/stores/v3/bulk/ribbons/delete",
    args: ["ribbonIds"],
  });

/** What a handler of {@link onRibbonCreated} gets. */
export interface RibbonCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Ribbon;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: Ribbon;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What the event is about, as it was after the change. */
  entity: Ribbon;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
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

/** What {@link createRibbon} is called with. */
export interface CreateRibbonRequest {
  /** The ribbon to create. */
  ribbon: RibbonToCreate;
}

/** A short label that products show, such as "Sale". */
export interface Ribbon {
  /** Id of the ribbon. */
  id: string;
  /** Number that rises with each change of the ribbon; an update has to send the current one. */
  revision: string;
  /** When the ribbon was created. */
  createdDate?: Date | null;
  /** When the ribbon was last changed. */
  updatedDate?: Date | null;
  /** Text on the ribbon; no two ribbons have the same. 1 to 30 characters. */
  name: string;
  /** How many products show the ribbon; answered only when asked for. */
  assignedProductCount?: number | null;
}

/** A short label that products show, such as "Sale". */
export interface RibbonInput {
  /** Id of the ribbon. */
  id?: string | null;
  /** Number that rises with each change of the ribbon; an update has to send the current one. */
  revision?: string | null;
  /** Text on the ribbon; no two ribbons have the same. 1 to 30 characters. */
  name?: string;
}

/** What `createRibbon` and `bulkCreateRibbons` take as `RibbonInput`. */
export interface RibbonToCreate extends RibbonInput {
  /** Text on the ribbon; no two ribbons have the same. 1 to 30 characters. */
  name: string;
}

/** What `updateRibbon` takes as `RibbonInput`. */
export interface RibbonToUpdate extends Omit<RibbonInput, "id"> {
  /** Number that rises with each change of the ribbon; an update has to send the current one. */
  revision: string;
}

/** What `bulkUpdateRibbons` takes as `RibbonInput`. */
export interface RibbonForBulkUpdateRibbons extends RibbonInput {
  /** Id of the ribbon. */
  id: string;
  /** Number that rises with each change of the ribbon; an update has to send the current one. */
  revision: string;
}

/** What {@link createRibbon} answers. */
export interface CreateRibbonResponse {
  /** The created ribbon. */
  ribbon?: Ribbon;
}

/** What {@link getRibbon} is called with. */
export interface GetRibbonRequest {
  /** Id of the ribbon. */
  ribbonId: string;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields of ribbons that are answered only when asked for. */
export type RequestedFields = "ASSIGNED_PRODUCT_COUNT";

/** What {@link getRibbon} answers. */
export interface GetRibbonResponse {
  /** The ribbon that was asked for. */
  ribbon?: Ribbon;
}

/** What {@link updateRibbon} is called with. */
export interface UpdateRibbonRequest {
  /** The ribbon with the fields to change. */
  ribbon: RibbonForBulkUpdateRibbons;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link updateRibbon} answers. */
export interface UpdateRibbonResponse {
  /** The ribbon after the change. */
  ribbon?: Ribbon;
}

/** What {@link deleteRibbon} is called with. */
export interface DeleteRibbonRequest {
  /** Id of the ribbon. */
  ribbonId: string;
}

/** What {@link deleteRibbon} answers. */
export type DeleteRibbonResponse = Record<string, never>;

/** What {@link queryRibbons} is called with. */
export interface QueryRibbonsRequest {
  /** Filter, order and page of the ribbons to find. */
  query?: CursorQuery;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
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

/** What {@link queryRibbons} answers. */
export interface QueryRibbonsResponse {
  /** The ribbons of this page. 1 to 100 items. */
  ribbons: Ribbon[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link countRibbons} is called with. */
export interface CountRibbonsRequest {
  /** Conditions that a ribbon must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
}

/** What {@link countRibbons} answers. */
export interface CountRibbonsResponse {
  /** How many ribbons match the filter. */
  count: number;
}

/** What {@link bulkCreateRibbons} is called with. */
export interface BulkCreateRibbonsRequest {
  /** The ribbons to create. 1 to 100 items. */
  ribbons: RibbonToCreate[];
  /** True when each result should carry the ribbon itself. */
  returnEntity?: boolean;
}

/** What {@link bulkCreateRibbons} answers. */
export interface BulkCreateRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: V3BulkRibbonResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the ribbons. */
export interface V3BulkRibbonResult {
  /** Which of the ribbons it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The ribbon; absent unless `returnEntity` was true. */
  item?: Ribbon;
}

/** What {@link bulkUpdateRibbons} is called with. */
export interface BulkUpdateRibbonsRequest {
  /** The ribbons to change, each with what is to change. 1 to 100 items. */
  ribbons: MaskedRibbon[];
  /** True when each result should carry the ribbon itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** A ribbon, and which of its fields to change. */
export interface MaskedRibbon {
  /** The ribbon with the fields to change. */
  ribbon?: RibbonForBulkUpdateRibbons;
  /** Paths of the fields to change. */
  fieldMask?: string[];
}

/** What {@link bulkUpdateRibbons} answers. */
export interface BulkUpdateRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: V3BulkRibbonResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link getOrCreateRibbon} is called with. */
export interface GetOrCreateRibbonRequest {
  /** Name of the ribbon; one that is not known is created. 1 to 30 characters. */
  ribbonName: string;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link getOrCreateRibbon} answers. */
export interface GetOrCreateRibbonResponse {
  /** The ribbon that was found or created. */
  ribbon?: Ribbon;
}

/** What {@link bulkGetOrCreateRibbons} is called with. */
export interface BulkGetOrCreateRibbonsRequest {
  /** Names of the ribbons; those that are not known are created. 1 to 100 items. */
  ribbonNames: string[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link bulkGetOrCreateRibbons} answers. */
export interface BulkGetOrCreateRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: V3BulkRibbonResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkDeleteRibbons} is called with. */
export interface BulkDeleteRibbonsRequest {
  /** Ids of the ribbons. 1 to 100 items. */
  ribbonIds: string[];
}

/** What {@link bulkDeleteRibbons} answers. */
export interface BulkDeleteRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: BulkRibbonResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the ribbons. */
export interface BulkRibbonResult {
  /** Which of the ribbons it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}
