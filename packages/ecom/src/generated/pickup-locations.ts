// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the places where buyers can collect their orders.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorQueryBuilder,
  call,
  type Operation,
  operation,
  type Throws,
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
  ApplicationErrorInput,
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
 * Codes of the application errors of {@link createPickupLocation}, and what to do.
 *
 * - `LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED`: The shipping rule has as many pickup locations
 *   as it may: remove one first.
 * - `LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED`: The delivery region has as many pickup
 *   locations as it may: remove one first.
 * - `LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED`: The region has as many of these options as
 *   it may: delete one first.
 */
export type CreatePickupLocationErrorCode =
  | "LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED"
  | "LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED"
  | "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

/**
 * Create a pickup location; the number per delivery region is limited.
 *
 * `POST /v1/pickup-locations` (ecom/pickup-locations)
 *
 * @param pickupLocation - needs `address`
 * @remarks Its application errors have a {@link CreatePickupLocationErrorCode}. Needs
 *   ECOM.PICKUP_LOCATION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).createPickupLocation({ address: {} });
 * ```
 */
export const createPickupLocation: ((
  pickupLocation: PickupLocationInput,
) => Promise<PickupLocation>) &
  Throws<CreatePickupLocationErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.createPickupLocation",
  method: "POST",
  path: "/v1/pickup-locations",
  args: ["pickupLocation"],
  request: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
  response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
  returns: "pickupLocation",
});

/**
 * Fetch one pickup location by its ID.
 *
 * `GET /v1/pickup-locations/{pickupLocationId}` (ecom/pickup-locations)
 *
 * @param pickupLocationId - id of the pickup location
 * @remarks Needs ECOM.PICKUP_LOCATION_READ.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).getPickupLocation("<pickup location id>");
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
 * Delete one pickup location.
 *
 * `DELETE /v1/pickup-locations/{pickupLocationId}` (ecom/pickup-locations)
 *
 * @param pickupLocationId - id of the pickup location
 * @remarks Needs ECOM.PICKUP_LOCATION_DELETE.
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
 * Change a pickup location; its current revision is required.
 *
 * `PATCH /v1/pickup-locations/{pickupLocation.id}` (ecom/pickup-locations)
 *
 * @param id - id of the pickup location
 * @param pickupLocation - needs `revision`
 * @remarks Needs ECOM.PICKUP_LOCATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).updatePickupLocation("<id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updatePickupLocation: (
  id: string,
  pickupLocation: Omit<PickupLocationInput, "id">,
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

const queryPickupLocationOperation: Operation = {
  name: "ecom.pickupLocations.queryPickupLocation",
  method: "POST",
  path: "/v1/pickup-locations/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { paging: "cursor", items: "pickupLocations", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryPickupLocation} takes. */
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
  in:
    | "createdDate"
    | "updatedDate"
    | "name"
    | "address.country"
    | "address.subdivision"
    | "address.city";
  exists:
    | "createdDate"
    | "updatedDate"
    | "name"
    | "address.country"
    | "address.subdivision"
    | "address.city"
    | "deliveryRegionIds";
  compare:
    | "createdDate"
    | "updatedDate"
    | "name"
    | "address.country"
    | "address.subdivision"
    | "address.city";
  startsWith: "name" | "address.country" | "address.subdivision" | "address.city";
  has: "deliveryRegionIds";
  ascending: never;
  descending: never;
}

/**
 * Look up pickup locations by filter and sort order, a page at a time.
 *
 * `POST /v1/pickup-locations/query` (ecom/pickup-locations)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.PICKUP_LOCATION_READ.
 * @example
 * ```ts
 * const page = await client.use(pickupLocations).queryPickupLocation().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryPickupLocation(): CursorQueryBuilder<
  PickupLocation,
  QueryPickupLocationFields
>;
/**
 * Look up pickup locations by filter and sort order, a page at a time. Sends the query as it
 * stands.
 */
export function queryPickupLocation(query: QueryV2): Promise<QueryPickupLocationResponse>;
export function queryPickupLocation(query?: QueryV2): unknown {
  return call(queryPickupLocationOperation, [query]);
}

/** The `options` of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  revision: string | null;
}

/**
 * Offer a pickup location in one more delivery region; needs the current revision.
 *
 * `POST /v1/pickup-locations/{pickupLocationId}/add-delivery-region` (ecom/pickup-locations)
 *
 * @param pickupLocationId - id of the pickup location
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `revision`
 * @remarks Needs ECOM.PICKUP_LOCATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).addDeliveryRegion(
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
  method: "POST",
  path: "/v1/pickup-locations/{pickupLocationId}/add-delivery-region",
  args: ["pickupLocationId", "deliveryRegionId", ["revision"]],
  response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  revision: string | null;
}

/**
 * Stop offering a pickup location in a delivery region; needs the current revision.
 *
 * `POST /v1/pickup-locations/{pickupLocationId}/remove-delivery-region` (ecom/pickup-locations)
 *
 * @param pickupLocationId - id of the pickup location
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `revision`
 * @remarks Needs ECOM.PICKUP_LOCATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).removeDeliveryRegion(
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
  method: "POST",
  path: "/v1/pickup-locations/{pickupLocationId}/remove-delivery-region",
  args: ["pickupLocationId", "deliveryRegionId", ["revision"]],
  response: { pickupLocation: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Codes of the application errors of {@link bulkCreatePickupLocation}, and what to do.
 *
 * - `LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED`: The shipping rule has as many pickup locations
 *   as it may: remove one first.
 * - `LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED`: The delivery region has as many pickup
 *   locations as it may: remove one first.
 * - `LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED`: The region has as many of these options as
 *   it may: delete one first.
 */
export type BulkCreatePickupLocationErrorCode =
  | "LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED"
  | "LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED"
  | "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

/**
 * Create up to 100 pickup locations; those that fail are returned as errors.
 *
 * `POST /v1/bulk/pickup-locations/create` (ecom/pickup-locations)
 *
 * @param pickupLocations - needs `address`; 1 to 100 items
 * @remarks Its application errors have a {@link BulkCreatePickupLocationErrorCode}. Needs
 *   ECOM.PICKUP_LOCATION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).bulkCreatePickupLocation([{ address: {} }]);
 * ```
 */
export const bulkCreatePickupLocation: ((
  pickupLocations: PickupLocationInput[],
) => Promise<BulkCreatePickupLocationResponse>) &
  Throws<BulkCreatePickupLocationErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.bulkCreatePickupLocation",
  method: "POST",
  path: "/v1/bulk/pickup-locations/create",
  args: ["pickupLocations"],
  request: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
  response: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Change up to 100 pickup locations by revision; those that fail are returned as errors.
 *
 * `PATCH /v1/bulk/pickup-locations/update` (ecom/pickup-locations)
 *
 * @param pickupLocations - needs `id`, `revision`; 1 to 100 items
 * @remarks Needs ECOM.PICKUP_LOCATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).bulkUpdatePickupLocation([
 *   { id: "<id>", revision: "1" },
 * ]);
 * ```
 */
export const bulkUpdatePickupLocation: (
  pickupLocations: PickupLocationInput[],
) => Promise<BulkUpdatePickupLocationResponse> = /* @__PURE__ */ operation({
  name: "ecom.pickupLocations.bulkUpdatePickupLocation",
  method: "PATCH",
  path: "/v1/bulk/pickup-locations/update",
  args: ["pickupLocations"],
  request: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
  response: { pickupLocations: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Delete up to 100 pickup locations; those that fail are returned as errors.
 *
 * `DELETE /v1/bulk/pickup-locations/delete` (ecom/pickup-locations)
 *
 * @param pickupLocationIds - ids of the pickup locations
 * @remarks Needs ECOM.PICKUP_LOCATION_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(pickupLocations).bulkDeletePickupLocation([
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

export interface CreatePickupLocationRequest {
  pickupLocation: PickupLocationInput;
}

export interface PickupLocation {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** 1 to 100 characters. */
  name?: string | null;
  address?: Address;
  /** At most 500 characters. */
  deliveryTime?: string | null;
  /** At most 1000 characters. */
  instructions?: string | null;
  active?: boolean | null;
  /** At most 50 items. */
  rates: ConditionalRates[];
  /** At most 50 items. */
  deliveryRegionIds: string[];
}

export interface PickupLocationInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** 1 to 100 characters. */
  name?: string | null;
  address?: AddressInput;
  /** At most 500 characters. */
  deliveryTime?: string | null;
  /** At most 1000 characters. */
  instructions?: string | null;
  active?: boolean | null;
  /** At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** At most 50 items. */
  deliveryRegionIds?: string[];
}

/**
 * Postal address.
 *
 * At most one of: `streetAddress`, `addressLine`.
 */
export interface Address {
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddress;
  /** First line of the address: street and number. At most 150 characters. */
  addressLine?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. Country. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** Second line: floor, flat or other detail. At most 100 characters. */
  addressLine2?: string | null;
}

/**
 * Postal address.
 *
 * At most one of: `streetAddress`, `addressLine`.
 */
export interface AddressInput {
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddressInput;
  /** First line of the address: street and number. At most 150 characters. */
  addressLine?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. Country. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** Second line: floor, flat or other detail. At most 100 characters. */
  addressLine2?: string | null;
}

export interface CreatePickupLocationResponse {
  pickupLocation?: PickupLocation;
}

export interface GetPickupLocationRequest {
  /** Guid. */
  pickupLocationId: string;
}

export interface GetPickupLocationResponse {
  pickupLocation?: PickupLocation;
}

export interface UpdatePickupLocationRequest {
  pickupLocation: PickupLocationInput;
}

export interface UpdatePickupLocationResponse {
  pickupLocation?: PickupLocation;
}

export interface DeletePickupLocationRequest {
  /** Guid. */
  pickupLocationId: string;
}

export type DeletePickupLocationResponse = Record<string, never>;

export interface QueryPickupLocationRequest {
  query?: QueryV2;
}

export interface QueryPickupLocationResponse {
  pickupLocations: PickupLocation[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface AddDeliveryRegionRequest {
  /** Guid. */
  pickupLocationId: string;
  /** Guid. */
  deliveryRegionId: string;
  revision: string | null;
}

export interface AddDeliveryRegionResponse {
  pickupLocation?: PickupLocation;
}

export interface RemoveDeliveryRegionRequest {
  /** Guid. */
  pickupLocationId: string;
  /** Guid. */
  deliveryRegionId: string;
  revision: string | null;
}

export interface RemoveDeliveryRegionResponse {
  pickupLocation?: PickupLocation;
}

export interface BulkCreatePickupLocationRequest {
  /** 1 to 100 items. */
  pickupLocations: PickupLocationInput[];
}

export interface BulkCreatePickupLocationResponse {
  /** At most 100 items. */
  pickupLocations: PickupLocation[];
  errors: PickupLocationError[];
}

export interface PickupLocationError {
  id: string;
  error?: ApplicationError;
}

export interface BulkUpdatePickupLocationRequest {
  /** 1 to 100 items. */
  pickupLocations: PickupLocationInput[];
}

export interface BulkUpdatePickupLocationResponse {
  /** At most 100 items. */
  pickupLocations: PickupLocation[];
  errors: PickupLocationError[];
}

export interface BulkDeletePickupLocationRequest {
  /** 1 to 100 items. */
  pickupLocationIds: string[];
}

export interface BulkDeletePickupLocationResponse {
  errors: PickupLocationError[];
}
