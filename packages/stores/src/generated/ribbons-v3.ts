// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage product ribbons, such as "Sale", in a V3 catalog.
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
 * Creates a ribbon.
 *
 * `POST /stores/v3/ribbons` (stores/ribbons-v3)
 *
 * @param ribbon - The ribbon to create. Requires `name`.
 * @returns The created ribbon.
 * @remarks Requires the permission `WIX_STORES.RIBBON_CREATE`.
 * @example
 * ```ts
 * const ribbon = await client.use(ribbonsV3).createRibbon({ name: "Linen shirt" });
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

/** Options of {@link getRibbon}. */
export interface GetRibbonOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns a ribbon by id.
 *
 * `GET /stores/v3/ribbons/{ribbonId}` (stores/ribbons-v3)
 *
 * @param ribbonId - Id of the ribbon.
 * @param options - Optional fields: `fields`.
 * @returns The requested ribbon.
 * @remarks Requires the permission `WIX_STORES.RIBBON_READ`.
 * @example
 * ```ts
 * const ribbon = await client.use(ribbonsV3).getRibbon("<ribbon id>");
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
 * Deletes a ribbon by id.
 *
 * `DELETE /stores/v3/ribbons/{ribbonId}` (stores/ribbons-v3)
 *
 * @param ribbonId - Id of the ribbon.
 * @remarks Requires the permission `WIX_STORES.RIBBON_DELETE`.
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

/** Options of {@link updateRibbon}. */
export interface UpdateRibbonOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Updates a ribbon. Requires the current revision.
 *
 * `PATCH /stores/v3/ribbons/{ribbon.id}` (stores/ribbons-v3)
 *
 * @param id - Id of the ribbon.
 * @param ribbon - The ribbon, with the fields to update. Requires `revision`.
 * @param options - Optional fields: `fields`.
 * @returns The updated ribbon.
 * @remarks Requires the permission `WIX_STORES.RIBBON_UPDATE`.
 * @example
 * ```ts
 * const ribbon = await client.use(ribbonsV3).updateRibbon("<ribbon id>", { revision: "1" });
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

/** Options of {@link queryRibbons}. */
export interface QueryRibbonsOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields that {@link queryRibbons} can filter or sort by. */
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

/** The query builder that {@link queryRibbons} returns. */
export type RibbonsQueryBuilder = CursorQueryBuilder<Ribbon, QueryRibbonsFields>;

/** A page of the query builder that {@link queryRibbons} returns. */
export type RibbonsQueryResult = CursorPage<Ribbon>;

/** The query object that {@link queryRibbons} accepts. */
export interface QueryRibbonsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryRibbonsFields> {}

/**
 * Queries ribbons with filters, sorting and paging. A page contains at most 100 items.
 *
 * `POST /stores/v3/ribbons/query` (stores/ribbons-v3)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_STORES.RIBBON_READ`.
 * @example
 * ```ts
 * const page = await client.use(ribbonsV3).queryRibbons().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryRibbons: {
  (options?: QueryRibbonsOptions): RibbonsQueryBuilder;
  /**
   * Queries ribbons with filters, sorting and paging. A page contains at most 100 items. Sends a
   * query object instead of returning a builder.
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

/** Options of {@link countRibbons}. */
export interface CountRibbonsOptions {
  /** Filter object that selects ribbons. */
  filter?: Record<string, unknown> | null;
}

/**
 * Counts the ribbons that match a filter.
 *
 * `POST /stores/v3/ribbons/count` (stores/ribbons-v3)
 *
 * @param options - Optional fields: `filter`.
 * @remarks Requires the permission `WIX_STORES.RIBBON_READ`.
 * @example
 * ```ts
 * const response = await client.use(ribbonsV3).countRibbons();
 * ```
 */
export const countRibbons: (options?: CountRibbonsOptions) => Promise<CountRibbonsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.ribbonsV3.countRibbons",
    path: "/stores/v3/ribbons/count",
    args: [["filter"]],
    read: true,
  });

/** Options of {@link bulkCreateRibbons}. */
export interface BulkCreateRibbonsOptions {
  /** Whether each result includes the ribbon. */
  returnEntity?: boolean;
}

/**
 * Creates up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/create` (stores/ribbons-v3)
 *
 * @param ribbons - The ribbons to create. Each item requires `name`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `WIX_STORES.RIBBON_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(ribbonsV3).bulkCreateRibbons([{ name: "Linen shirt" }]);
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

/** Options of {@link bulkUpdateRibbons}. */
export interface BulkUpdateRibbonsOptions {
  /** Whether each result includes the ribbon. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Updates up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/update` (stores/ribbons-v3)
 *
 * @param ribbons - The ribbons to update, each with the fields to change. `ribbon` requires
 *   `id` and `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks Requires the permission `WIX_STORES.RIBBON_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(ribbonsV3).bulkUpdateRibbons([
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

/** Options of {@link getOrCreateRibbon}. */
export interface GetOrCreateRibbonOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns the ribbon with the given name, or creates it if it does not exist.
 *
 * `POST /stores/v3/ribbons/get-or-create` (stores/ribbons-v3)
 *
 * @param ribbonName - Name of the ribbon. If the ribbon does not exist, the operation creates
 *   it. 1 to 30 characters.
 * @param options - Optional fields: `fields`.
 * @remarks Requires the permission `WIX_STORES.RIBBON_GET_OR_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(ribbonsV3).getOrCreateRibbon("<ribbon name>");
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

/** Options of {@link bulkGetOrCreateRibbons}. */
export interface BulkGetOrCreateRibbonsOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns up to 100 ribbons by name, and creates the missing ribbons.
 *
 * `POST /stores/v3/bulk/ribbons/get-or-create` (stores/ribbons-v3)
 *
 * @param ribbonNames - Names of the ribbons. The operation creates missing ribbons. 1 to 100
 *   items.
 * @param options - Optional fields: `fields`.
 * @remarks Requires the permission `WIX_STORES.RIBBON_GET_OR_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(ribbonsV3).bulkGetOrCreateRibbons(["<ribbon name>"]);
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
 * Deletes up to 100 ribbons, with a result for each.
 *
 * `POST /stores/v3/bulk/ribbons/delete` (stores/ribbons-v3)
 *
 * @param ribbonIds - Ids of the ribbons.
 * @remarks Requires the permission `WIX_STORES.RIBBON_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(ribbonsV3).bulkDeleteRibbons(["<ribbon id>"]);
 * ```
 */
export const bulkDeleteRibbons: (ribbonIds: string[]) => Promise<BulkDeleteRibbonsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.ribbonsV3.bulkDeleteRibbons",
    path: "/stores/v3/bulk/ribbons/delete",
    args: ["ribbonIds"],
  });

/** Event that {@link onRibbonCreated} passes to its handler. */
export interface RibbonCreatedEvent {
  /** The created entity. */
  entity: Ribbon;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a ribbon is created.
 *
 * The type of the event is `wix.stores.catalog.v3.ribbon_created`.
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

/** Event that {@link onRibbonDeleted} passes to its handler. */
export interface RibbonDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Ribbon;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a ribbon is deleted.
 *
 * The type of the event is `wix.stores.catalog.v3.ribbon_deleted`.
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

/** Event that {@link onRibbonUpdated} passes to its handler. */
export interface RibbonUpdatedEvent {
  /** The entity after the change. */
  entity: Ribbon;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a ribbon changes.
 *
 * The type of the event is `wix.stores.catalog.v3.ribbon_updated`.
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

/** Request of {@link createRibbon}. */
export interface CreateRibbonRequest {
  /** The ribbon to create. */
  ribbon: RibbonToCreate;
}

/** A short label that is shown on products, such as "Sale". */
export interface Ribbon {
  /** Id of the ribbon. */
  id: string;
  /**
   * Revision of the ribbon. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
  /** When the ribbon was created. */
  createdDate?: Date | null;
  /** When the ribbon was last updated. */
  updatedDate?: Date | null;
  /** Text of the ribbon. It must be unique. 1 to 30 characters. */
  name: string;
  /** Number of products that have the ribbon. Returned only if you request it. */
  assignedProductCount?: number | null;
}

/** A short label that is shown on products, such as "Sale". */
export interface RibbonInput {
  /** Id of the ribbon. */
  id?: string | null;
  /**
   * Revision of the ribbon. It increases with every update. An update must send the current
   * value.
   */
  revision?: string | null;
  /** Text of the ribbon. It must be unique. 1 to 30 characters. */
  name?: string;
}

/** The variant of `RibbonInput` that `createRibbon` and `bulkCreateRibbons` accept. */
export interface RibbonToCreate extends RibbonInput {
  /** Text of the ribbon. It must be unique. 1 to 30 characters. */
  name: string;
}

/** The variant of `RibbonInput` that `updateRibbon` accepts. */
export interface RibbonToUpdate extends Omit<RibbonInput, "id"> {
  /**
   * Revision of the ribbon. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
}

/** The variant of `RibbonInput` that `bulkUpdateRibbons` accepts. */
export interface RibbonForBulkUpdateRibbons extends RibbonInput {
  /** Id of the ribbon. */
  id: string;
  /**
   * Revision of the ribbon. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
}

/** Response of {@link createRibbon}. */
export interface CreateRibbonResponse {
  /** The created ribbon. */
  ribbon?: Ribbon;
}

/** Request of {@link getRibbon}. */
export interface GetRibbonRequest {
  /** Id of the ribbon. */
  ribbonId: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields of a ribbon that are returned only if you request them. */
export type RequestedFields = "ASSIGNED_PRODUCT_COUNT";

/** Response of {@link getRibbon}. */
export interface GetRibbonResponse {
  /** The requested ribbon. */
  ribbon?: Ribbon;
}

/** Request of {@link updateRibbon}. */
export interface UpdateRibbonRequest {
  /** The ribbon, with the fields to update. */
  ribbon: RibbonForBulkUpdateRibbons;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link updateRibbon}. */
export interface UpdateRibbonResponse {
  /** The updated ribbon. */
  ribbon?: Ribbon;
}

/** Request of {@link deleteRibbon}. */
export interface DeleteRibbonRequest {
  /** Id of the ribbon. */
  ribbonId: string;
}

/** Response of {@link deleteRibbon}. */
export type DeleteRibbonResponse = Record<string, never>;

/** Request of {@link queryRibbons}. */
export interface QueryRibbonsRequest {
  /** Filter, sorting and paging for the ribbons. */
  query?: CursorQuery;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQuery {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 4 items. */
  sort?: Sorting[];
}

/** Response of {@link queryRibbons}. */
export interface QueryRibbonsResponse {
  /** The ribbons on this page. 1 to 100 items. */
  ribbons: Ribbon[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link countRibbons}. */
export interface CountRibbonsRequest {
  /** Filter object that selects ribbons. */
  filter?: Record<string, unknown> | null;
}

/** Response of {@link countRibbons}. */
export interface CountRibbonsResponse {
  /** Number of ribbons that match the filter. */
  count: number;
}

/** Request of {@link bulkCreateRibbons}. */
export interface BulkCreateRibbonsRequest {
  /** The ribbons to create. 1 to 100 items. */
  ribbons: RibbonToCreate[];
  /** Whether each result includes the ribbon. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateRibbons}. */
export interface BulkCreateRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: V3BulkRibbonResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the ribbons. */
export interface V3BulkRibbonResult {
  /** Id and index of the ribbon, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The ribbon. Present only if `returnEntity` is true. */
  item?: Ribbon;
}

/** Request of {@link bulkUpdateRibbons}. */
export interface BulkUpdateRibbonsRequest {
  /** The ribbons to update, each with the fields to change. 1 to 100 items. */
  ribbons: MaskedRibbon[];
  /** Whether each result includes the ribbon. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A ribbon and the fields to update. */
export interface MaskedRibbon {
  /** The ribbon, with the fields to update. */
  ribbon?: RibbonForBulkUpdateRibbons;
  /** Paths of the fields to update. */
  fieldMask?: string[];
}

/** Response of {@link bulkUpdateRibbons}. */
export interface BulkUpdateRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: V3BulkRibbonResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link getOrCreateRibbon}. */
export interface GetOrCreateRibbonRequest {
  /**
   * Name of the ribbon. If the ribbon does not exist, the operation creates it. 1 to 30
   * characters.
   */
  ribbonName: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link getOrCreateRibbon}. */
export interface GetOrCreateRibbonResponse {
  /** The existing or newly created ribbon. */
  ribbon?: Ribbon;
}

/** Request of {@link bulkGetOrCreateRibbons}. */
export interface BulkGetOrCreateRibbonsRequest {
  /** Names of the ribbons. The operation creates missing ribbons. 1 to 100 items. */
  ribbonNames: string[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link bulkGetOrCreateRibbons}. */
export interface BulkGetOrCreateRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: V3BulkRibbonResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkDeleteRibbons}. */
export interface BulkDeleteRibbonsRequest {
  /** Ids of the ribbons. 1 to 100 items. */
  ribbonIds: string[];
}

/** Response of {@link bulkDeleteRibbons}. */
export interface BulkDeleteRibbonsResponse {
  /** One result for each of the ribbons. At most 100 items. */
  results: BulkRibbonResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the ribbons. */
export interface BulkRibbonResult {
  /** Id and index of the ribbon, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}
