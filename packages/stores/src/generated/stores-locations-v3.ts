// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get the locations where a store keeps its inventory.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorPage,
  type CursorQueryBuilder,
  operation,
  queryOperation,
  type TypedQuery,
} from "@portico/core/runtime";
import type { CursorPaging, CursorPagingMetadata, SortOrder } from "@portico/core/types";

export type { CursorPaging, CursorPagingMetadata, Cursors, SortOrder } from "@portico/core/types";

/**
 * Returns a store location by id.
 *
 * `GET /stores/v3/locations/{storesLocationId}` (stores/stores-locations-v3)
 *
 * @param storesLocationId - Id of the store location.
 * @returns The requested store location.
 * @remarks Requires the permission `WIX_STORES.STORES_LOCATION_READ`.
 * @example
 * ```ts
 * const storesLocation = await client.use(storesLocationsV3).getStoresLocation(
 *   "<stores location id>",
 * );
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

/** Fields that {@link queryStoresLocations} can filter or sort by. */
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

/** The query builder that {@link queryStoresLocations} returns. */
export type StoresLocationsQueryBuilder = CursorQueryBuilder<
  StoresLocation,
  QueryStoresLocationsFields
>;

/** A page of the query builder that {@link queryStoresLocations} returns. */
export type StoresLocationsQueryResult = CursorPage<StoresLocation>;

/** The query object that {@link queryStoresLocations} accepts. */
export interface QueryStoresLocationsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryStoresLocationsFields> {}

/**
 * Queries store locations with filters. A page contains at most 100 items.
 *
 * `POST /stores/v3/locations/query` (stores/stores-locations-v3)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_STORES.STORES_LOCATION_READ`.
 * @example
 * ```ts
 * const page = await client.use(storesLocationsV3).queryStoresLocations().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryStoresLocations: {
  (): StoresLocationsQueryBuilder;
  /**
   * Queries store locations with filters. A page contains at most 100 items. Sends a query object
   * instead of returning a builder.
   */
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
 * Returns the store's default location.
 *
 * `GET /stores/v3/locations/default` (stores/stores-locations-v3)
 *
 * @example
 * ```ts
 * const response = await client.use(storesLocationsV3).getDefaultStoresLocation();
 * ```
 */
export const getDefaultStoresLocation: () => Promise<GetDefaultStoresLocationResponse> =
  /* @__PURE__ */ operation({
    name: "stores.storesLocationsV3.getDefaultStoresLocation",
    method: "GET",
    path: "/stores/v3/locations/default",
    response: { storesLocation: { createdDate: "d", updatedDate: "d" } },
  });

/** Request of {@link getStoresLocation}. */
export interface GetStoresLocationRequest {
  /** Id of the store location. */
  storesLocationId: string;
}

/** Response of {@link getStoresLocation}. */
export interface GetStoresLocationResponse {
  /** The requested store location. */
  storesLocation?: StoresLocation;
}

/** A location with its own inventory. */
export interface StoresLocation {
  /** Id of the store location. */
  id: string;
  /**
   * Revision of the store location. It increases with every update. An update must send the
   * current value.
   */
  revision?: string | null;
  /** When the store location was created. */
  createdDate?: Date | null;
  /** When the store location was last updated. */
  updatedDate?: Date | null;
  /** Id of the business location. Cannot be changed after creation. */
  wixLocationId?: string | null;
  /** Whether the location is a business location or exists only in the store. */
  locationType: LocationType;
  /** Name of the location. 1 to 150 characters. */
  name: string;
  /** Whether this is the default location. */
  defaultLocation: boolean;
}

/** Kinds of locations. */
export type LocationType = "VIRTUAL" | "PHYSICAL" | (string & {});

/** Request of {@link queryStoresLocations}. */
export interface QueryStoresLocationsRequest {
  /** Filter, sorting and paging for the store locations. */
  query?: CursorQuery;
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQuery {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 8 items. */
  sort?: Sorting[];
}

/** A field to sort by. */
export interface Sorting {
  /** Path of the field to sort by, such as 'createdDate' or 'name'. At most 16,000 characters. */
  fieldName?: string;
  /** Sort order. Default: ascending. */
  order?: SortOrder;
}

/** Response of {@link queryStoresLocations}. */
export interface QueryStoresLocationsResponse {
  /** The store locations on this page. 1 to 100 items. */
  storesLocations: StoresLocation[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link getDefaultStoresLocation}. */
export type GetDefaultStoresLocationRequest = Record<string, never>;

/** Response of {@link getDefaultStoresLocation}. */
export interface GetDefaultStoresLocationResponse {
  /** The store location after the call. */
  storesLocation?: StoresLocation;
}
