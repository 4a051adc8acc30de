// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the locations where buyers can pick up their orders.
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
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type { ApplicationError, CursorPagingMetadata } from "@portico/core/types";
import type {
  ConditionalRates,
  ConditionalRatesInput,
  QueryV2,
  StreetAddress,
  StreetAddressInput,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  Condition,
  ConditionalRates,
  ConditionalRatesInput,
  ConditionInput,
  ConditionType,
  LogicalOperator,
  QueryV2,
  StreetAddress,
  StreetAddressInput,
} from "./common.js";

/**
 * Application error codes for {@link createPickupLocation}, and how to fix the errors.
 *
 * - `LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED`: The shipping rule has reached the limit for
 *   pickup locations. Remove a pickup location first.
 * - `LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED`: The delivery region has reached the limit
 *   for pickup locations. Remove a pickup location first.
 * - `LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED`: The region has reached the limit for these
 *   options. Delete one of these options first.
 */
export type CreatePickupLocationErrorCode =
  | "LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED"
  | "LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED"
  | "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

/**
 * Creates a pickup location. The number of locations per delivery region is limited.
 *
 * `POST /v1/pickup-locations` (ecom/pickup-locations)
 *
 * @param pickupLocation - The location to create. Requires `address`.
 * @returns The created location.
 * @remarks For error codes, see {@link CreatePickupLocationErrorCode}. Requires the permission
 *   `ECOM.PICKUP_LOCATION_CREATE`.
 * @example
 * ```ts
 * const pickupLocation = await client.use(pickupLocations).createPickupLocation({
 *   address: { addressLine: "<address line>" },
 * });
 * ```
 */
export const createPickupLocation: ((
  pickupLocation: PickupLocationToCreate,
) => Promise<PickupLocation>) &
  Throws<CreatePickupLocationErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.createPickupLocation",
  path: "/v1/pickup-locations",
  args: ["pickupLocation"],
  request: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
  response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
  returns: "pickupLocation",
});

/**
 * Returns a pickup location by id.
 *
 * `GET /v1/pickup-locations/{pickupLocationId}` (ecom/pickup-locations)
 *
 * @param pickupLocationId - Id of the location.
 * @returns The location, with its rates and delivery regions.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_READ`.
 * @example
 * ```ts
 * const pickupLocation = await client.use(pickupLocations).getPickupLocation(
 *   "<pickup location id>",
 * );
 * ```
 */
export const getPickupLocation: (pickupLocationId: string) => Promise<PickupLocation> =
  /* @__PURE__ */ operation({
    name: "ecom.pickupLocations.getPickupLocation",
    method: "GET",
    path: "/v1/pickup-locations/{pickupLocationId}",
    args: ["pickupLocationId"],
    response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
    returns: "pickupLocation",
    fallback: true,
  });

/**
 * Deletes a pickup location.
 *
 * `DELETE /v1/pickup-locations/{pickupLocationId}` (ecom/pickup-locations)
 *
 * @param pickupLocationId - Id of the location.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_DELETE`.
 * @example
 * ```ts
 * await client.use(pickupLocations).deletePickupLocation("<pickup location id>");
 * ```
 */
export const deletePickupLocation: (pickupLocationId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.pickupLocations.deletePickupLocation",
    method: "DELETE",
    path: "/v1/pickup-locations/{pickupLocationId}",
    args: ["pickupLocationId"],
  });

/**
 * Updates a pickup location. Requires the current revision.
 *
 * `PATCH /v1/pickup-locations/{pickupLocation.id}` (ecom/pickup-locations)
 *
 * @param id - Id of the location.
 * @param pickupLocation - The pickup location, with the fields to update and its current
 *   revision. Omitted fields do not change. Requires `revision`.
 * @returns The updated location.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_UPDATE`.
 * @example
 * ```ts
 * const pickupLocation = await client.use(pickupLocations).updatePickupLocation(
 *   "<pickup location id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updatePickupLocation: (
  id: string,
  pickupLocation: PickupLocationToUpdate,
) => Promise<PickupLocation> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.updatePickupLocation",
  method: "PATCH",
  path: "/v1/pickup-locations/{pickupLocation.id}",
  args: ["pickupLocation.id", "...pickupLocation"],
  request: { fieldMask: "m", pickupLocation: { createdDate: "d", updatedDate: "d" } },
  response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
  returns: "pickupLocation",
  mask: "fieldMask",
});

/** Fields that {@link queryPickupLocation} can filter or sort by. */
export interface QueryPickupLocationFields {
  values: {
    createdDate: Date;
    updatedDate: Date;
    name: string;
    "address.country": string;
    "address.subdivision": string;
    "address.city": string;
    deliveryRegionIds: string;
  };
  eq:
    | "createdDate"
    | "updatedDate"
    | "name"
    | "address.country"
    | "address.subdivision"
    | "address.city";
  in: QueryPickupLocationFields["eq"];
  exists:
    | "createdDate"
    | "updatedDate"
    | "name"
    | "address.country"
    | "address.subdivision"
    | "address.city"
    | "deliveryRegionIds";
  compare: QueryPickupLocationFields["eq"];
  startsWith: "name" | "address.country" | "address.subdivision" | "address.city";
  has: "deliveryRegionIds";
  ascending: never;
  descending: never;
}

/** The query builder that {@link queryPickupLocation} returns. */
export type PickupLocationQueryBuilder = CursorQueryBuilder<
  PickupLocation,
  QueryPickupLocationFields
>;

/** A page of the query builder that {@link queryPickupLocation} returns. */
export type PickupLocationQueryResult = CursorPage<PickupLocation>;

/** The query object that {@link queryPickupLocation} accepts. */
export interface QueryPickupLocationQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryPickupLocationFields> {}

/**
 * Queries pickup locations by filter and sort order, with paging.
 *
 * `POST /v1/pickup-locations/query` (ecom/pickup-locations)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_READ`.
 * @example
 * ```ts
 * const page = await client.use(pickupLocations).queryPickupLocation().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryPickupLocation: {
  (): PickupLocationQueryBuilder;
  /**
   * Queries pickup locations by filter and sort order, with paging. Sends a query object instead
   * of returning a builder.
   */
  (query: QueryPickupLocationQuery): Promise<QueryPickupLocationResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.pickupLocations.queryPickupLocation",
  path: "/v1/pickup-locations/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "pickupLocations" },
});

/** Options of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the location. */
  revision: string;
}

/**
 * Adds a pickup location to a delivery region. Requires the current revision.
 *
 * `POST /v1/pickup-locations/{pickupLocationId}/add-delivery-region` (ecom/pickup-locations)
 *
 * @param pickupLocationId - Id of the location.
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Required fields: `revision`.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(pickupLocations).addDeliveryRegion(
 *   "<pickup location id>",
 *   "<delivery region id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const addDeliveryRegion: (
  pickupLocationId: string,
  deliveryRegionId: string,
  options: AddDeliveryRegionOptions,
) => Promise<AddDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.addDeliveryRegion",
  path: "/v1/pickup-locations/{pickupLocationId}/add-delivery-region",
  args: ["pickupLocationId", "deliveryRegionId", ["revision"]],
  response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
});

/** Options of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the location. */
  revision: string;
}

/**
 * Removes a pickup location from a delivery region. Requires the current revision.
 *
 * `POST /v1/pickup-locations/{pickupLocationId}/remove-delivery-region` (ecom/pickup-locations)
 *
 * @param pickupLocationId - Id of the location.
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Required fields: `revision`.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(pickupLocations).removeDeliveryRegion(
 *   "<pickup location id>",
 *   "<delivery region id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const removeDeliveryRegion: (
  pickupLocationId: string,
  deliveryRegionId: string,
  options: RemoveDeliveryRegionOptions,
) => Promise<RemoveDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.removeDeliveryRegion",
  path: "/v1/pickup-locations/{pickupLocationId}/remove-delivery-region",
  args: ["pickupLocationId", "deliveryRegionId", ["revision"]],
  response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Application error codes for {@link bulkCreatePickupLocation}, and how to fix the errors.
 *
 * - `LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED`: The shipping rule has reached the limit for
 *   pickup locations. Remove a pickup location first.
 * - `LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED`: The delivery region has reached the limit
 *   for pickup locations. Remove a pickup location first.
 * - `LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED`: The region has reached the limit for these
 *   options. Delete one of these options first.
 */
export type BulkCreatePickupLocationErrorCode =
  | "LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED"
  | "LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED"
  | "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

/**
 * Creates up to 100 pickup locations. The response lists the locations that could not be
 * created.
 *
 * `POST /v1/bulk/pickup-locations/create` (ecom/pickup-locations)
 *
 * @param pickupLocations - Locations to create. Each item requires `address`. 1 to 100 items.
 * @remarks For error codes, see {@link BulkCreatePickupLocationErrorCode}. Requires the
 *   permission `ECOM.PICKUP_LOCATION_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(pickupLocations).bulkCreatePickupLocation([
 *   { address: { addressLine: "<address line>" } },
 * ]);
 * ```
 */
export const bulkCreatePickupLocation: ((
  pickupLocations: PickupLocationToCreate[],
) => Promise<BulkCreatePickupLocationResponse>) &
  Throws<BulkCreatePickupLocationErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.bulkCreatePickupLocation",
  path: "/v1/bulk/pickup-locations/create",
  args: ["pickupLocations"],
  request: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
  response: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Updates up to 100 pickup locations. Requires their revisions. The response lists the
 * locations that could not be updated.
 *
 * `PATCH /v1/bulk/pickup-locations/update` (ecom/pickup-locations)
 *
 * @param pickupLocations - Locations to update, with their current revisions. Each item
 *   requires `id` and `revision`. 1 to 100 items.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(pickupLocations).bulkUpdatePickupLocation([
 *   { id: "<pickup location id>", revision: "1" },
 * ]);
 * ```
 */
export const bulkUpdatePickupLocation: (
  pickupLocations: PickupLocationForBulkUpdatePickupLocation[],
) => Promise<BulkUpdatePickupLocationResponse> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.bulkUpdatePickupLocation",
  method: "PATCH",
  path: "/v1/bulk/pickup-locations/update",
  args: ["pickupLocations"],
  request: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
  response: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Deletes up to 100 pickup locations. The response lists the locations that could not be
 * deleted.
 *
 * `DELETE /v1/bulk/pickup-locations/delete` (ecom/pickup-locations)
 *
 * @param pickupLocationIds - Ids of the locations.
 * @remarks Requires the permission `ECOM.PICKUP_LOCATION_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(pickupLocations).bulkDeletePickupLocation([
 *   "<pickup location id>",
 * ]);
 * ```
 */
export const bulkDeletePickupLocation: (
  pickupLocationIds: string[],
) => Promise<BulkDeletePickupLocationResponse> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.bulkDeletePickupLocation",
  method: "DELETE",
  path: "/v1/bulk/pickup-locations/delete",
  args: ["pickupLocationIds"],
});

/** Request of {@link createPickupLocation}. */
export interface CreatePickupLocationRequest {
  /** The location to create. */
  pickupLocation: PickupLocationToCreate;
}

/** A location where buyers can pick up their orders. */
export interface PickupLocation {
  /** Id of the location. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the location was created. */
  createdDate?: Date | null;
  /** When the location was last updated. */
  updatedDate?: Date | null;
  /** Name of the location. 1 to 100 characters. */
  name?: string | null;
  /** Address of the location. */
  address?: Address;
  /**
   * When an order is ready for pickup, as display text such as 'in 2 hours'. At most 500
   * characters.
   */
  deliveryTime?: string | null;
  /** Pickup instructions as display text. At most 1,000 characters. */
  instructions?: string | null;
  /** Whether buyers can choose the window. */
  active?: boolean | null;
  /** Prices, and the conditions for each price. At most 50 items. */
  rates: ConditionalRates[];
  /** Ids of the delivery regions where the option is offered. At most 50 items. */
  deliveryRegionIds: string[];
}

/** A location where buyers can pick up their orders. */
export interface PickupLocationInput {
  /** Id of the location. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Name of the location. 1 to 100 characters. */
  name?: string | null;
  /** Address of the location. */
  address?: AddressInput;
  /**
   * When an order is ready for pickup, as display text such as 'in 2 hours'. At most 500
   * characters.
   */
  deliveryTime?: string | null;
  /** Pickup instructions as display text. At most 1,000 characters. */
  instructions?: string | null;
  /** Whether buyers can choose the window. */
  active?: boolean | null;
  /** Prices, and the conditions for each price. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where the option is offered. At most 50 items. */
  deliveryRegionIds?: string[];
}

/**
 * The variant of `PickupLocationInput` that `createPickupLocation` and
 * `bulkCreatePickupLocation` accept.
 */
export interface PickupLocationToCreate extends PickupLocationInput {
  /** Address of the location. */
  address: AddressInput;
}

/** The variant of `PickupLocationInput` that `updatePickupLocation` accepts. */
export interface PickupLocationToUpdate extends Omit<PickupLocationInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** The variant of `PickupLocationInput` that `bulkUpdatePickupLocation` accepts. */
export interface PickupLocationForBulkUpdatePickupLocation extends PickupLocationInput {
  /** Id of the location. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/**
 * Address of a pickup location.
 *
 * At most one of `streetAddress` and `addressLine` is set.
 */
export type Address = {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** Second address line, such as an apartment or floor. At most 100 characters. */
  addressLine2?: string | null;
  /** The complete address as one string. */
  formattedAddress?: string | null;
} & (
  | {
      /** Street and house number as separate fields. */
      streetAddress?: StreetAddress;
      addressLine?: null;
    }
  | {
      streetAddress?: undefined;
      /** First line of the address: street and number. At most 150 characters. */
      addressLine?: string | null;
    }
);

/**
 * Address of a pickup location.
 *
 * At most one of `streetAddress` and `addressLine` is set.
 */
export type AddressInput = {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** Second address line, such as an apartment or floor. At most 100 characters. */
  addressLine2?: string | null;
} & (
  | {
      /** Street and house number as separate fields. */
      streetAddress?: StreetAddressInput;
      addressLine?: null;
    }
  | {
      streetAddress?: undefined;
      /** First line of the address: street and number. At most 150 characters. */
      addressLine?: string | null;
    }
);

/** Response of {@link createPickupLocation}. */
export interface CreatePickupLocationResponse {
  /** The created location. */
  pickupLocation?: PickupLocation;
}

/** Request of {@link getPickupLocation}. */
export interface GetPickupLocationRequest {
  /** Id of the location. */
  pickupLocationId: string;
}

/** Response of {@link getPickupLocation}. */
export interface GetPickupLocationResponse {
  /** The location, with its rates and delivery regions. */
  pickupLocation?: PickupLocation;
}

/** Request of {@link updatePickupLocation}. */
export interface UpdatePickupLocationRequest {
  /**
   * The pickup location, with the fields to update and its current revision. Omitted fields do
   * not change.
   */
  pickupLocation: PickupLocationForBulkUpdatePickupLocation;
}

/** Response of {@link updatePickupLocation}. */
export interface UpdatePickupLocationResponse {
  /** The updated location. */
  pickupLocation?: PickupLocation;
}

/** Request of {@link deletePickupLocation}. */
export interface DeletePickupLocationRequest {
  /** Id of the location. */
  pickupLocationId: string;
}

/** Response of {@link deletePickupLocation}. */
export type DeletePickupLocationResponse = Record<string, never>;

/** Request of {@link queryPickupLocation}. */
export interface QueryPickupLocationRequest {
  /** Filter, sorting and paging. */
  query?: QueryV2;
}

/** Response of {@link queryPickupLocation}. */
export interface QueryPickupLocationResponse {
  /** Locations on this page. */
  pickupLocations: PickupLocation[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionRequest {
  /** Id of the location. */
  pickupLocationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Current revision of the location. */
  revision: string;
}

/** Response of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionResponse {
  /** The location, with its delivery regions. */
  pickupLocation?: PickupLocation;
}

/** Request of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionRequest {
  /** Id of the location. */
  pickupLocationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Current revision of the location. */
  revision: string;
}

/** Response of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionResponse {
  /** The location, with its remaining delivery regions. */
  pickupLocation?: PickupLocation;
}

/** Request of {@link bulkCreatePickupLocation}. */
export interface BulkCreatePickupLocationRequest {
  /** Locations to create. 1 to 100 items. */
  pickupLocations: PickupLocationToCreate[];
}

/** Response of {@link bulkCreatePickupLocation}. */
export interface BulkCreatePickupLocationResponse {
  /** The new locations. At most 100 items. */
  pickupLocations: PickupLocation[];
  /** Locations that could not be created, and the reasons. */
  errors: PickupLocationError[];
}

/** A location that a bulk operation could not change, and the reason. */
export interface PickupLocationError {
  /** Id of the location. */
  id: string;
  /** Description of the error. */
  error?: ApplicationError;
}

/** Request of {@link bulkUpdatePickupLocation}. */
export interface BulkUpdatePickupLocationRequest {
  /** Locations to update, with their current revisions. 1 to 100 items. */
  pickupLocations: PickupLocationForBulkUpdatePickupLocation[];
}

/** Response of {@link bulkUpdatePickupLocation}. */
export interface BulkUpdatePickupLocationResponse {
  /** The updated locations. At most 100 items. */
  pickupLocations: PickupLocation[];
  /** Locations that could not be updated, and the reasons. */
  errors: PickupLocationError[];
}

/** Request of {@link bulkDeletePickupLocation}. */
export interface BulkDeletePickupLocationRequest {
  /** Ids of the locations. 1 to 100 items. */
  pickupLocationIds: string[];
}

/** Response of {@link bulkDeletePickupLocation}. */
export interface BulkDeletePickupLocationResponse {
  /** Locations that could not be deleted, and the reasons. */
  errors: PickupLocationError[];
}

/**
 * Area whose buyers can choose a pickup location. The platform's documentation names no field
 * with these values.
 */
export type PickupRegionType = "SPECIFIC_DESTINATIONS" | "WORLDWIDE" | (string & {});
