// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the locations where a store keeps stock.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorQueryBuilder,
  operation,
  queryOperation,
  type TypedQuery,
} from "@portico/core/runtime";
import type { CursorPaging, CursorPagingMetadata, SortOrder } from "@portico/core/types";

export type { CursorPaging, CursorPagingMetadata, Cursors, SortOrder } from "@portico/core/types";

/**
 * Get a store location by its id.
 *
 * `GET /stores/v3/locations/{storesLocationId}` (stores/stores-locations-v3)
 *
 * @param storesLocationId - id of the stores location
 * @remarks Needs WIX_STORES.STORES_LOCATION_READ.
 * @example
 * ```ts
 * const answer = await client.use(storesLocationsV3).getStoresLocation("<stores location id>");
 * ```
 */
export const getStoresLocation: (storesLocationId: string) => Promise<StoresLocation> =
  /* @__PURE__ */ operation({
    name: "stores.storesLocationsV3.getStoresLocation",
    method: "GET",
    path: "/stores/v3/locations/{storesLocationId}",
    args: ["storesLocationId"],
    response: { storesLocation: { createdDate: "d", updatedDate: "d" } },
    returns: "storesLocation",
  });

/** The fields that the query of {@link queryStoresLocations} takes. */
export interface QueryStoresLocationsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    wixLocationId: string;
    locationType: LocationType;
    name: string;
    defaultLocation: boolean;
  };
  eq:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "wixLocationId"
    | "locationType"
    | "name"
    | "defaultLocation";
  in: QueryStoresLocationsFields["eq"];
  exists: QueryStoresLocationsFields["eq"];
  compare: "id" | "createdDate" | "updatedDate" | "wixLocationId" | "name";
  startsWith: "id" | "wixLocationId" | "name";
  has: never;
  ascending: "createdDate" | "updatedDate" | "locationType" | "name" | "defaultLocation";
  descending: QueryStoresLocationsFields["ascending"];
}

/** The query of {@link queryStoresLocations} as it is sent. */
export interface QueryStoresLocationsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryStoresLocationsFields> {}

/**
 * Query store locations with filters; a page holds at most 100.
 *
 * `POST /stores/v3/locations/query` (stores/stores-locations-v3)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.STORES_LOCATION_READ.
 * @example
 * ```ts
 * const page = await client.use(storesLocationsV3).queryStoresLocations().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryStoresLocations: {
  (): CursorQueryBuilder<StoresLocation, QueryStoresLocationsFields>;
  /** Query store locations with filters; a page holds at most 100. Sends the query as it stands. */
  (query: QueryStoresLocationsQuery): Promise<QueryStoresLocationsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.storesLocationsV3.queryStoresLocations",
  path: "/stores/v3/locations/query",
  args: ["query"],
  response: { storesLocations: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "storesLocations" },
});

/**
 * Get the store's default location.
 *
 * `GET /stores/v3/locations/default` (stores/stores-locations-v3)
 *
 * @example
 * ```ts
 * const answer = await client.use(storesLocationsV3).getDefaultStoresLocation();
 * ```
 */
export const getDefaultStoresLocation: () => Promise<GetDefaultStoresLocationResponse> =
  /* @__PURE__ */ operation({
    name: "stores.storesLocationsV3.getDefaultStoresLocation",
    method: "GET",
    path: "/stores/v3/locations/default",
    response: { storesLocation: { createdDate: "d", updatedDate: "d" } },
  });

export interface GetStoresLocationRequest {
  /** Guid. */
  storesLocationId: string;
}

export interface GetStoresLocationResponse {
  storesLocation?: StoresLocation;
}

export interface StoresLocation {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** Guid, set on creation only. */
  wixLocationId?: string | null;
  locationType: LocationType;
  /** 1 to 150 characters. */
  name: string;
  defaultLocation: boolean;
}

export type LocationType = "VIRTUAL" | "PHYSICAL" | (string & {});

export interface QueryStoresLocationsRequest {
  query?: CursorQuery;
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQuery {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 8 items. */
  sort?: Sorting[];
}

/** One field to order the results by. */
export interface Sorting {
  /** Path of the field to order by, such as 'createdDate' or 'name'. At most 16000 characters. */
  fieldName?: string;
  /** Direction of the order; ascending when left out. */
  order?: SortOrder;
}

export interface QueryStoresLocationsResponse {
  /** 1 to 100 items. */
  storesLocations: StoresLocation[];
  pagingMetadata?: CursorPagingMetadata;
}

export type GetDefaultStoresLocationRequest = Record<string, never>;

export interface GetDefaultStoresLocationResponse {
  storesLocation?: StoresLocation;
}
