// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define the regions that the store delivers to, and the carriers that serve each region.
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
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  ActivationStatus,
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
} from "@portico/core/types";

export type {
  ActivationStatus,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Sorting,
  SortOrder,
} from "@portico/core/types";
export type { UpdateExtendedFieldsRequest } from "./common.js";

const deliveryProfileCodec: CodecTable = {
  createdDate: "d",
  deliveryRegions: { createdDate: "d" },
  updatedDate: "d",
};

/**
 * Application error codes for {@link createDeliveryProfile}, and how to fix the errors.
 *
 * - `DELIVERY_PROFILES_LIMIT_EXCEEDED`: The site has reached the limit for delivery profiles.
 *   Delete a delivery profile first.
 * - `DESTINATIONS_COLLISION`: Two regions contain the same destination. Remove the destination
 *   from one of the regions.
 * - `SINGLE_DEFAULT_DELIVERY_PROFILE`: A default delivery profile already exists. Create this
 *   delivery profile without `default`.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the carrier's
 *   app, or check the carrier's id.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier gets its rates from an external
 *   service. Send a backup rate, which is used if the service does not respond.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery regions in this country have no
 *   subdivisions. Send only the country of the region.
 */
export type CreateDeliveryProfileErrorCode =
  | "DELIVERY_PROFILES_LIMIT_EXCEEDED"
  | "DESTINATIONS_COLLISION"
  | "SINGLE_DEFAULT_DELIVERY_PROFILE"
  | "UNKNOWN_DELIVERY_CARRIER"
  | "DELIVERY_CARRIER_MISSING_BACKUP_RATE"
  | "SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY";

/**
 * Creates a delivery profile. The number of profiles is limited, and only one can be the
 * default.
 *
 * `POST /ecom/v1/delivery-profiles` (ecom/delivery-profile)
 *
 * @param deliveryProfile - The profile to create. Requires `name`. `deliveryRegions` requires
 *   `name`.
 * @returns The created profile.
 * @remarks For error codes, see {@link CreateDeliveryProfileErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_PROFILE_CREATE`.
 * @example
 * ```ts
 * const result = await client.use(deliveryProfile).createDeliveryProfile({
 *   name: "Linen shirt",
 * });
 * ```
 */
export const createDeliveryProfile: ((
  deliveryProfile: DeliveryProfileToCreate,
) => Promise<DeliveryProfile>) &
  Throws<CreateDeliveryProfileErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.createDeliveryProfile",
  path: "/ecom/v1/delivery-profiles",
  args: ["deliveryProfile"],
  request: { deliveryProfile: deliveryProfileCodec },
  response: { deliveryProfile: deliveryProfileCodec },
  returns: "deliveryProfile",
});

/**
 * Returns a delivery profile, including its regions.
 *
 * `GET /ecom/v1/delivery-profiles/{deliveryProfileId}` (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile.
 * @returns The profile, including its regions.
 * @remarks Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 * @example
 * ```ts
 * const result = await client.use(deliveryProfile).getDeliveryProfile("<delivery profile id>");
 * ```
 */
export const getDeliveryProfile: (deliveryProfileId: string) => Promise<DeliveryProfile> =
  /* @__PURE__ */ operation({
    name: "ecom.deliveryProfile.getDeliveryProfile",
    method: "GET",
    path: "/ecom/v1/delivery-profiles/{deliveryProfileId}",
    args: ["deliveryProfileId"],
    response: { deliveryProfile: deliveryProfileCodec },
    returns: "deliveryProfile",
  });

/**
 * Deletes a delivery profile. The default profile cannot be deleted.
 *
 * `DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}` (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile. It must not be the default profile.
 * @remarks Requires the permission `ECOM.DELIVERY_PROFILE_DELETE`.
 * @example
 * ```ts
 * await client.use(deliveryProfile).deleteDeliveryProfile("<delivery profile id>");
 * ```
 */
export const deleteDeliveryProfile: (deliveryProfileId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.deliveryProfile.deleteDeliveryProfile",
    method: "DELETE",
    path: "/ecom/v1/delivery-profiles/{deliveryProfileId}",
    args: ["deliveryProfileId"],
  });

/**
 * Application error codes for {@link updateDeliveryProfile}, and how to fix the errors.
 *
 * - `DELIVERY_REGION_CANNOT_BE_UPDATED`: Regions cannot be updated together with their profile.
 *   To change regions, use `addDeliveryRegion`, `updateDeliveryRegion` and
 *   `removeDeliveryRegion`.
 * - `DEFAULT_CANNOT_BE_UPDATED`: You cannot change which delivery profile is the default. Omit
 *   `default` from the request.
 */
export type UpdateDeliveryProfileErrorCode =
  | "DELIVERY_REGION_CANNOT_BE_UPDATED"
  | "DEFAULT_CANNOT_BE_UPDATED";

/**
 * Updates a delivery profile. Requires its current revision. You cannot change the regions or
 * the `default` flag.
 *
 * `PATCH /ecom/v1/delivery-profiles/{deliveryProfile.id}` (ecom/delivery-profile)
 *
 * @param id - Id of the profile.
 * @param deliveryProfile - The profile, with the fields to update and the current revision. You
 *   cannot change the regions or the `default` flag. Requires `revision`.
 * @returns The updated profile.
 * @remarks For error codes, see {@link UpdateDeliveryProfileErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_PROFILE_UPDATE`.
 * @example
 * ```ts
 * const result = await client.use(deliveryProfile).updateDeliveryProfile(
 *   "<delivery profile id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateDeliveryProfile: ((
  id: string,
  deliveryProfile: DeliveryProfileToUpdate,
) => Promise<DeliveryProfile>) &
  Throws<UpdateDeliveryProfileErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.updateDeliveryProfile",
  method: "PATCH",
  path: "/ecom/v1/delivery-profiles/{deliveryProfile.id}",
  args: ["deliveryProfile.id", "...deliveryProfile"],
  request: { deliveryProfile: deliveryProfileCodec, fieldMask: "m" },
  response: { deliveryProfile: deliveryProfileCodec },
  returns: "deliveryProfile",
  mask: "fieldMask",
});

/** Fields that {@link queryDeliveryProfiles} can filter or sort by. */
export interface QueryDeliveryProfilesFields {
  values: {
    id: string;
    name: string;
    default: boolean;
    "createdBy.appId": string;
    "createdBy.userId": string;
    createdDate: Date;
    updatedDate: Date;
    createdBy: CreatedBy;
  };
  eq:
    | "id"
    | "name"
    | "default"
    | "createdBy.appId"
    | "createdBy.userId"
    | "createdDate"
    | "updatedDate";
  in: QueryDeliveryProfilesFields["eq"];
  exists:
    | "id"
    | "name"
    | "default"
    | "createdBy"
    | "createdBy.appId"
    | "createdBy.userId"
    | "createdDate"
    | "updatedDate";
  compare: "id" | "name" | "createdBy.appId" | "createdBy.userId" | "createdDate" | "updatedDate";
  startsWith: "id" | "name" | "createdBy.appId" | "createdBy.userId";
  has: never;
  ascending: QueryDeliveryProfilesFields["exists"];
  descending: QueryDeliveryProfilesFields["exists"];
}

/** The query builder that {@link queryDeliveryProfiles} returns. */
export type DeliveryProfilesQueryBuilder = CursorQueryBuilder<
  DeliveryProfile,
  QueryDeliveryProfilesFields
>;

/** A page of the query builder that {@link queryDeliveryProfiles} returns. */
export type DeliveryProfilesQueryResult = CursorPage<DeliveryProfile>;

/** The query object that {@link queryDeliveryProfiles} accepts. */
export interface QueryDeliveryProfilesQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryDeliveryProfilesFields> {}

/**
 * Queries delivery profiles by filter and sort order, up to 100 per page.
 *
 * `GET /ecom/v1/delivery-profiles/query` (ecom/delivery-profile)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 * @example
 * ```ts
 * const page = await client.use(deliveryProfile).queryDeliveryProfiles().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryDeliveryProfiles: {
  (): DeliveryProfilesQueryBuilder;
  /**
   * Queries delivery profiles by filter and sort order, up to 100 per page. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryDeliveryProfilesQuery): Promise<QueryDeliveryProfilesResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.deliveryProfile.queryDeliveryProfiles",
  method: "GET",
  path: "/ecom/v1/delivery-profiles/query",
  args: ["query"],
  response: { deliveryProfiles: deliveryProfileCodec },
  complex: true,
  fallback: true,
  query: { items: "deliveryProfiles" },
});

/** Options of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the profile. */
  revision?: string | null;
}

/**
 * Application error codes for {@link addDeliveryRegion}, and how to fix the errors.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Check the id, or query the
 *   delivery profiles again.
 * - `DESTINATIONS_COLLISION`: Two regions contain the same destination. Remove the destination
 *   from one of the regions.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the carrier's
 *   app, or check the carrier's id.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier gets its rates from an external
 *   service. Send a backup rate, which is used if the service does not respond.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery regions in this country have no
 *   subdivisions. Send only the country of the region.
 */
export type AddDeliveryRegionErrorCode =
  | "DELIVERY_PROFILE_NOT_FOUND"
  | "DESTINATIONS_COLLISION"
  | "UNKNOWN_DELIVERY_CARRIER"
  | "DELIVERY_CARRIER_MISSING_BACKUP_RATE"
  | "SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY";

/**
 * Adds a region to a delivery profile. Its destinations must not overlap with the destinations
 * of other regions.
 *
 * `POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region` (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile.
 * @param deliveryRegion - The region to add. Requires `name`. `destinations` requires
 *   `countryCode`.
 * @param options - Optional fields: `revision`.
 * @remarks For error codes, see {@link AddDeliveryRegionErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_PROFILE_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).addDeliveryRegion(
 *   "<delivery profile id>",
 *   { name: "Linen shirt" },
 * );
 * ```
 */
export const addDeliveryRegion: ((
  deliveryProfileId: string,
  deliveryRegion: DeliveryRegionToSend,
  options?: AddDeliveryRegionOptions,
) => Promise<AddDeliveryRegionResponse>) &
  Throws<AddDeliveryRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.addDeliveryRegion",
  path: "/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region",
  args: ["deliveryProfileId", "deliveryRegion", ["revision"]],
  request: { deliveryRegion: { createdDate: "d" } },
  response: { deliveryProfile: deliveryProfileCodec },
});

/** Identifiers of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionIdentifiers {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId: string;
}

/** Options of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionOptions {
  /** Current revision of the profile. */
  revision?: string | null;
}

/**
 * Application error codes for {@link updateDeliveryRegion}, and how to fix the errors.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Check the id, or query the
 *   delivery profiles again.
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Check the id, or fetch the
 *   delivery profile again to see its regions.
 * - `DESTINATIONS_COLLISION`: Two regions contain the same destination. Remove the destination
 *   from one of the regions.
 * - `DELIVERY_CARRIER_CANNOT_BE_UPDATED`: Carriers cannot be updated together with their
 *   region. To change carriers, use `addDeliveryCarrier`, `updateDeliveryCarrier` and
 *   `removeDeliveryCarrier`.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery regions in this country have no
 *   subdivisions. Send only the country of the region.
 */
export type UpdateDeliveryRegionErrorCode =
  | "DELIVERY_PROFILE_NOT_FOUND"
  | "DELIVERY_REGION_NOT_FOUND"
  | "DESTINATIONS_COLLISION"
  | "DELIVERY_CARRIER_CANNOT_BE_UPDATED"
  | "SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY";

/**
 * Updates a region in a delivery profile, but not the region's carriers.
 *
 * `PATCH /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}`
 * (ecom/delivery-profile)
 *
 * @param identifiers - Required fields: `deliveryProfileId` and `deliveryRegionId`.
 * @param deliveryRegion - The region, with the fields to update. Its carriers do not change.
 * @param options - Optional fields: `revision`.
 * @remarks For error codes, see {@link UpdateDeliveryRegionErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_REGION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).updateDeliveryRegion(
 *   {
 *     deliveryProfileId: "<delivery profile id>",
 *     deliveryRegionId: "<delivery region id>",
 *   },
 *   { name: "Linen shirt" },
 * );
 * ```
 */
export const updateDeliveryRegion: ((
  identifiers: UpdateDeliveryRegionIdentifiers,
  deliveryRegion: DeliveryRegionToUpdate,
  options?: UpdateDeliveryRegionOptions,
) => Promise<UpdateDeliveryRegionResponse>) &
  Throws<UpdateDeliveryRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.updateDeliveryRegion",
  method: "PATCH",
  path: "/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}",
  args: [
    { deliveryProfileId: "deliveryProfileId", deliveryRegionId: "deliveryRegion.id" },
    "...deliveryRegion",
    ["revision"],
  ],
  names: ["identifiers", "deliveryRegion", "options"],
  request: { deliveryRegion: { createdDate: "d" }, fieldMask: "m" },
  response: { deliveryProfile: deliveryProfileCodec },
  mask: "fieldMask",
});

/**
 * Application error codes for {@link getDeliveryProfileByDeliveryRegionId}, and how to fix the
 * errors.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Check the id, or fetch the
 *   delivery profile again to see its regions.
 */
export type GetDeliveryProfileByDeliveryRegionIdErrorCode = "DELIVERY_REGION_NOT_FOUND";

/**
 * Returns the delivery profile that contains a region.
 *
 * `GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @remarks For error codes, see {@link GetDeliveryProfileByDeliveryRegionIdErrorCode}. Requires
 *   the permission `ECOM.DELIVERY_PROFILE_READ`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).getDeliveryProfileByDeliveryRegionId(
 *   "<delivery region id>",
 * );
 * ```
 */
export const getDeliveryProfileByDeliveryRegionId: ((
  deliveryRegionId: string,
) => Promise<GetDeliveryProfileByDeliveryRegionIdResponse>) &
  Throws<GetDeliveryProfileByDeliveryRegionIdErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.getDeliveryProfileByDeliveryRegionId",
  method: "GET",
  path: "/ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}",
  args: ["deliveryRegionId"],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** Identifiers of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionIdentifiers {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region to remove. */
  deliveryRegionId: string;
}

/** Options of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the profile. */
  revision?: string | null;
}

/**
 * Application error codes for {@link removeDeliveryRegion}, and how to fix the errors.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Check the id, or query the
 *   delivery profiles again.
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Check the id, or fetch the
 *   delivery profile again to see its regions.
 */
export type RemoveDeliveryRegionErrorCode =
  | "DELIVERY_PROFILE_NOT_FOUND"
  | "DELIVERY_REGION_NOT_FOUND";

/**
 * Removes a region from a delivery profile.
 *
 * `DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}`
 * (ecom/delivery-profile)
 *
 * @param identifiers - Required fields: `deliveryProfileId` and `deliveryRegionId`.
 * @param options - Optional fields: `revision`.
 * @remarks For error codes, see {@link RemoveDeliveryRegionErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_PROFILE_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).removeDeliveryRegion({
 *   deliveryProfileId: "<delivery profile id>",
 *   deliveryRegionId: "<delivery region id>",
 * });
 * ```
 */
export const removeDeliveryRegion: ((
  identifiers: RemoveDeliveryRegionIdentifiers,
  options?: RemoveDeliveryRegionOptions,
) => Promise<RemoveDeliveryRegionResponse>) &
  Throws<RemoveDeliveryRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.removeDeliveryRegion",
  method: "DELETE",
  path: "/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}",
  args: [["deliveryProfileId", "deliveryRegionId"], ["revision"]],
  names: ["identifiers", "options"],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** Options of {@link addDeliveryCarrier}. */
export interface AddDeliveryCarrierOptions {
  /** The carrier to add. */
  deliveryCarrier: DeliveryCarrierToAdd;
}

/**
 * Application error codes for {@link addDeliveryCarrier}, and how to fix the errors.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Check the id, or fetch the
 *   delivery profile again to see its regions.
 * - `CARRIER_ALREADY_EXISTS_IN_REGION`: The region already has this carrier. Update the
 *   existing carrier instead.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier gets its rates from an external
 *   service. Send a backup rate, which is used if the service does not respond.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the carrier's
 *   app, or check the carrier's id.
 */
export type AddDeliveryCarrierErrorCode =
  | "DELIVERY_REGION_NOT_FOUND"
  | "CARRIER_ALREADY_EXISTS_IN_REGION"
  | "DELIVERY_CARRIER_MISSING_BACKUP_RATE"
  | "UNKNOWN_DELIVERY_CARRIER";

/**
 * Adds a carrier to a region. You can add each carrier to a region only once.
 *
 * `POST /ecom/v1/delivery-profiles/add-delivery-carrier` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @param options - Required fields: `deliveryCarrier`.
 * @remarks For error codes, see {@link AddDeliveryCarrierErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_CARRIER_ADD`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).addDeliveryCarrier(
 *   "<delivery region id>",
 *   { deliveryCarrier: { backupRate: { amount: "19.90" } } },
 * );
 * ```
 */
export const addDeliveryCarrier: ((
  deliveryRegionId: string,
  options: AddDeliveryCarrierOptions,
) => Promise<AddDeliveryCarrierResponse>) &
  Throws<AddDeliveryCarrierErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.addDeliveryCarrier",
  path: "/ecom/v1/delivery-profiles/add-delivery-carrier",
  args: ["deliveryRegionId", ["deliveryCarrier"]],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** Options of {@link removeDeliveryCarrier}. */
export interface RemoveDeliveryCarrierOptions {
  /** Id of the carrier's app. */
  appId: string;
}

/**
 * Application error codes for {@link removeDeliveryCarrier}, and how to fix the errors.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Check the id, or fetch the
 *   delivery profile again to see its regions.
 */
export type RemoveDeliveryCarrierErrorCode = "DELIVERY_REGION_NOT_FOUND";

/**
 * Removes a carrier from a region.
 *
 * `POST /ecom/v1/delivery-profiles/remove-delivery-carrier` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @param options - Required fields: `appId`.
 * @remarks For error codes, see {@link RemoveDeliveryCarrierErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_CARRIER_REMOVE`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).removeDeliveryCarrier(
 *   "<delivery region id>",
 *   { appId: "<app id>" },
 * );
 * ```
 */
export const removeDeliveryCarrier: ((
  deliveryRegionId: string,
  options: RemoveDeliveryCarrierOptions,
) => Promise<RemoveDeliveryCarrierResponse>) &
  Throws<RemoveDeliveryCarrierErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.removeDeliveryCarrier",
  path: "/ecom/v1/delivery-profiles/remove-delivery-carrier",
  args: ["deliveryRegionId", ["appId"]],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** Options of {@link updateDeliveryCarrier}. */
export interface UpdateDeliveryCarrierOptions {
  /** The carrier, with its app id and the settings to update. Omitted settings do not change. */
  deliveryCarrier?: DeliveryCarrierToUpdate;
}

/**
 * Application error codes for {@link updateDeliveryCarrier}, and how to fix the errors.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Check the id, or fetch the
 *   delivery profile again to see its regions.
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region does not have this carrier. List the region's
 *   carriers again to see which ones it has.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the carrier's
 *   app, or check the carrier's id.
 * - `APP_ID_CANNOT_BE_UPDATED`: The app of a carrier cannot be changed. Remove the carrier, and
 *   add a carrier from the other app.
 */
export type UpdateDeliveryCarrierErrorCode =
  | "DELIVERY_REGION_NOT_FOUND"
  | "DELIVERY_CARRIER_NOT_FOUND"
  | "UNKNOWN_DELIVERY_CARRIER"
  | "APP_ID_CANNOT_BE_UPDATED";

/**
 * Updates a carrier's settings in a region, such as its backup rate.
 *
 * `PATCH /ecom/v1/delivery-profiles/update-delivery-carrier` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @param options - `deliveryCarrier` requires `appId`.
 * @remarks For error codes, see {@link UpdateDeliveryCarrierErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_CARRIER_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).updateDeliveryCarrier(
 *   "<delivery region id>",
 * );
 * ```
 */
export const updateDeliveryCarrier: ((
  deliveryRegionId: string,
  options?: UpdateDeliveryCarrierOptions,
) => Promise<UpdateDeliveryCarrierResponse>) &
  Throws<UpdateDeliveryCarrierErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.updateDeliveryCarrier",
  method: "PATCH",
  path: "/ecom/v1/delivery-profiles/update-delivery-carrier",
  args: ["deliveryRegionId", ["deliveryCarrier"]],
  request: { fieldMask: "m" },
  response: { deliveryProfile: deliveryProfileCodec },
  mask: "fieldMask",
});

/**
 * Lists the delivery carriers installed on the site.
 *
 * `GET /ecom/v1/delivery-profiles/installed-carriers` (ecom/delivery-profile)
 *
 * @remarks Requires the permission `ECOM.DELIVERY_CARRIER_READ`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).listInstalledDeliveryCarriers();
 * ```
 */
export const listInstalledDeliveryCarriers: () => Promise<ListInstalledDeliveryCarriersResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.deliveryProfile.listInstalledDeliveryCarriers",
    method: "GET",
    path: "/ecom/v1/delivery-profiles/installed-carriers",
  });

/**
 * Lists whether each country and subdivision requires a postal code, or allows only pickup.
 *
 * `GET /ecom/v1/delivery-profiles/delivery-destination-properties` (ecom/delivery-profile)
 *
 * @remarks Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).getDeliveryDestinationProperties();
 * ```
 */
export const getDeliveryDestinationProperties: () => Promise<GetDeliveryDestinationPropertiesResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.deliveryProfile.getDeliveryDestinationProperties",
    method: "GET",
    path: "/ecom/v1/delivery-profiles/delivery-destination-properties",
  });

/** Options of {@link listDeliveryCarriers}. */
export interface ListDeliveryCarriersOptions {
  /** App ids of the carriers. 1 to 25 items. */
  appIds?: string[];
}

/**
 * Application error codes for {@link listDeliveryCarriers}, and how to fix the errors.
 *
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region does not have this carrier. List the region's
 *   carriers again to see which ones it has.
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Check the id, or query the
 *   delivery profiles again.
 */
export type ListDeliveryCarriersErrorCode =
  | "DELIVERY_CARRIER_NOT_FOUND"
  | "DELIVERY_PROFILE_NOT_FOUND";

/**
 * Returns the details and regional settings of up to 25 carriers in a delivery profile.
 *
 * `POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers`
 * (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile.
 * @param options - Optional fields: `appIds`.
 * @remarks For error codes, see {@link ListDeliveryCarriersErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_CARRIER_READ`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).listDeliveryCarriers(
 *   "<delivery profile id>",
 * );
 * ```
 */
export const listDeliveryCarriers: ((
  deliveryProfileId: string,
  options?: ListDeliveryCarriersOptions,
) => Promise<ListDeliveryCarriersResponse>) &
  Throws<ListDeliveryCarriersErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.listDeliveryCarriers",
  path: "/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers",
  args: ["deliveryProfileId", ["appIds"]],
  read: true,
});

/** Options of {@link updateCarrierSettings}. */
export interface UpdateCarrierSettingsOptions {
  /** Key of the row. A GUID. */
  rowId: string;
  /** Whether the row is active. */
  active: boolean;
}

/**
 * Turns a row in a carrier's settings table on or off.
 *
 * `POST /ecom/v1/delivery-profiles/update-carrier-settings` (ecom/delivery-profile)
 *
 * @param carrierId - Id of the carrier's app.
 * @param options - Optional fields: `rowId` and `active`.
 * @example
 * ```ts
 * await client.use(deliveryProfile).updateCarrierSettings("<carrier id>", {
 *   rowId: "<row id>",
 *   active: true,
 * });
 * ```
 */
export const updateCarrierSettings: (
  carrierId: string,
  options: UpdateCarrierSettingsOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.updateCarrierSettings",
  path: "/ecom/v1/delivery-profiles/update-carrier-settings",
  args: ["carrierId", ["rowId", "active"]],
});

/** Options of {@link setDeliveryCarrierActiveStatus}. */
export interface SetDeliveryCarrierActiveStatusOptions {
  /** Key of the row. A GUID. */
  rowId: string;
  /** Whether the row is active. */
  active: boolean;
}

/**
 * Application error codes for {@link setDeliveryCarrierActiveStatus}, and how to fix the
 * errors.
 *
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region does not have this carrier. List the region's
 *   carriers again to see which ones it has.
 */
export type SetDeliveryCarrierActiveStatusErrorCode = "DELIVERY_CARRIER_NOT_FOUND";

/**
 * Activates or deactivates a carrier's rate.
 *
 * `POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status` (ecom/delivery-profile)
 *
 * @param carrierAppId - Id of the carrier's app.
 * @param options - Required fields: `active` and `rowId`.
 * @remarks For error codes, see {@link SetDeliveryCarrierActiveStatusErrorCode}. Requires the
 *   permission `ECOM.DELIVERY_CARRIER_UPDATE`.
 * @example
 * ```ts
 * await client.use(deliveryProfile).setDeliveryCarrierActiveStatus("<carrier app id>", {
 *   rowId: "<row id>",
 *   active: true,
 * });
 * ```
 */
export const setDeliveryCarrierActiveStatus: ((
  carrierAppId: string,
  options: SetDeliveryCarrierActiveStatusOptions,
) => Promise<void>) &
  Throws<SetDeliveryCarrierActiveStatusErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.setDeliveryCarrierActiveStatus",
  path: "/ecom/v1/delivery-profiles/delivery-carriers/set-active-status",
  args: ["carrierAppId", ["rowId", "active"]],
});

/** Options of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  /** New values of the fields in the namespace. Omitted fields do not change. */
  namespaceData: Record<string, unknown>;
}

/**
 * Updates the extended fields that your app stores with a delivery profile.
 *
 * `POST /ecom/v1/delivery-profiles/{id}/update-extended-fields` (ecom/delivery-profile)
 *
 * @param id - Id of the entity whose extended fields to update.
 * @param namespace - Namespace of the app.
 * @param options - Required fields: `namespaceData`.
 * @remarks Requires the permission `ECOM.DELIVERY_PROFILE_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(deliveryProfile).updateExtendedFields(
 *   "<delivery profile id>",
 *   "<namespace>",
 *   { namespaceData: {} },
 * );
 * ```
 */
export const updateExtendedFields: (
  id: string,
  namespace: string,
  options: UpdateExtendedFieldsOptions,
) => Promise<UpdateExtendedFieldsResponse> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.updateExtendedFields",
  path: "/ecom/v1/delivery-profiles/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** Event that {@link onDeliveryProfileCreated} passes to its handler. */
export interface DeliveryProfileCreatedEvent {
  /** The created entity. */
  entity: DeliveryProfile;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a delivery profile is created.
 *
 * The type of the event is `wix.ecom.v1.delivery_profile_created`.
 *
 * @example
 * ```ts
 * client.use(deliveryProfile).onDeliveryProfileCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDeliveryProfileCreated: (
  handler: EventHandler<DeliveryProfileCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.delivery_profile_created",
  codec: { entity: deliveryProfileCodec },
});

/** Event that {@link onDeliveryProfileDeleted} passes to its handler. */
export interface DeliveryProfileDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: DeliveryProfile;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a delivery profile is deleted.
 *
 * The type of the event is `wix.ecom.v1.delivery_profile_deleted`.
 *
 * @example
 * ```ts
 * client.use(deliveryProfile).onDeliveryProfileDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDeliveryProfileDeleted: (
  handler: EventHandler<DeliveryProfileDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.delivery_profile_deleted",
  codec: { entity: deliveryProfileCodec },
});

/** Event that {@link onDeliveryProfileRegionAdded} passes to its handler. */
export interface DeliveryProfileRegionAddedEvent {
  /** Event-specific data. */
  data: DeliveryRegionAdded;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a region is added to a delivery profile.
 *
 * The type of the event is `wix.ecom.v1.delivery_profile_region_added`.
 *
 * @example
 * ```ts
 * client.use(deliveryProfile).onDeliveryProfileRegionAdded(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDeliveryProfileRegionAdded: (
  handler: EventHandler<DeliveryProfileRegionAddedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.delivery_profile_region_added",
  codec: { data: { createdDate: "d" } },
});

/** Event that {@link onDeliveryProfileRegionRemoved} passes to its handler. */
export interface DeliveryProfileRegionRemovedEvent {
  /** Event-specific data. */
  data: DeliveryRegionRemoved;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a region is removed from a delivery profile.
 *
 * The type of the event is `wix.ecom.v1.delivery_profile_region_removed`.
 *
 * @example
 * ```ts
 * client.use(deliveryProfile).onDeliveryProfileRegionRemoved(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDeliveryProfileRegionRemoved: (
  handler: EventHandler<DeliveryProfileRegionRemovedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.delivery_profile_region_removed",
});

/** Event that {@link onDeliveryProfileRegionUpdated} passes to its handler. */
export interface DeliveryProfileRegionUpdatedEvent {
  /** Event-specific data. */
  data: DeliveryRegionUpdated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a region in a delivery profile is updated.
 *
 * The type of the event is `wix.ecom.v1.delivery_profile_region_updated`.
 *
 * @example
 * ```ts
 * client.use(deliveryProfile).onDeliveryProfileRegionUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDeliveryProfileRegionUpdated: (
  handler: EventHandler<DeliveryProfileRegionUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.delivery_profile_region_updated",
  codec: { data: { createdDate: "d" } },
});

/** Event that {@link onDeliveryProfileUpdated} passes to its handler. */
export interface DeliveryProfileUpdatedEvent {
  /** The entity after the change. */
  entity: DeliveryProfile;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a delivery profile is updated.
 *
 * The type of the event is `wix.ecom.v1.delivery_profile_updated`.
 *
 * @example
 * ```ts
 * client.use(deliveryProfile).onDeliveryProfileUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDeliveryProfileUpdated: (
  handler: EventHandler<DeliveryProfileUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.delivery_profile_updated",
  codec: { entity: deliveryProfileCodec, modifiedFields: deliveryProfileCodec },
});

/** Request of {@link createDeliveryProfile}. */
export interface CreateDeliveryProfileRequest {
  /** The profile to create. */
  deliveryProfile: DeliveryProfileToCreate;
}

/** Delivery regions and carriers for a group of products. */
export interface DeliveryProfile {
  /** Id of the profile. */
  id: string;
  /** Name of the profile. 1 to 256 characters. */
  name?: string | null;
  /**
   * Whether this is the default profile, which applies to all products that have no other
   * profile. It cannot be deleted.
   */
  default?: boolean | null;
  /** Regions of the profile. At most 100 items. */
  deliveryRegions: DeliveryRegion[];
  /** App that created the profile. */
  createdBy?: CreatedBy;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the profile was created. */
  createdDate?: Date | null;
  /** When the profile was last updated. */
  updatedDate?: Date | null;
  /** Extended fields of the profile. */
  extendedFields?: ExtendedFields;
}

/** Delivery regions and carriers for a group of products. */
export interface DeliveryProfileInput {
  /** Id of the profile. */
  id?: string | null;
  /** Name of the profile. 1 to 256 characters. */
  name?: string | null;
  /** Regions of the profile. At most 100 items. */
  deliveryRegions?: DeliveryRegionInput[];
  /** App that created the profile. */
  createdBy?: CreatedBy;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Extended fields of the profile. */
  extendedFields?: ExtendedFields;
}

/** The variant of `DeliveryProfileInput` that `createDeliveryProfile` accepts. */
export interface DeliveryProfileToCreate extends DeliveryProfileInput {
  /** Name of the profile. 1 to 256 characters. */
  name: string;
  /** Regions of the profile. At most 100 items. */
  deliveryRegions?: DeliveryRegionToSend[];
}

/** The variant of `DeliveryProfileInput` that `updateDeliveryProfile` accepts. */
export interface DeliveryProfileToUpdate extends Omit<DeliveryProfileInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** A region of a delivery profile. */
export interface DeliveryRegion {
  /** Id of the region. */
  id: string;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** Whether the store delivers to the region. */
  active?: boolean | null;
  /** Carriers that serve the region. At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /**
   * Countries and subdivisions of the region. If empty, the region covers all places that no
   * other region contains. At most 250 items.
   */
  destinations: Destination[];
  /** When the region was created. */
  createdDate?: Date | null;
  /** Whether the region is active. */
  status?: ActivationStatus | null;
}

/** A region of a delivery profile. */
export interface DeliveryRegionInput {
  /** Id of the region. */
  id?: string | null;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** Whether the store delivers to the region. */
  active?: boolean | null;
  /**
   * Countries and subdivisions of the region. If empty, the region covers all places that no
   * other region contains. At most 250 items.
   */
  destinations?: DestinationInput[];
}

/**
 * The variant of `DeliveryRegionInput` that `createDeliveryProfile` and `addDeliveryRegion`
 * accept.
 */
export interface DeliveryRegionToSend extends DeliveryRegionInput {
  /** Name of the region. 1 to 256 characters. */
  name: string;
  /**
   * Countries and subdivisions of the region. If empty, the region covers all places that no
   * other region contains. At most 250 items.
   */
  destinations?: DestinationToSend[];
}

/** The variant of `DeliveryRegionInput` that `updateDeliveryRegion` accepts. */
export interface DeliveryRegionToUpdate extends Omit<DeliveryRegionInput, "id"> {}

/** A carrier in a region. */
export interface DeliveryCarrier {
  /** Id of the carrier's app. */
  appId: string;
  /** Rate to use if the carrier does not respond. */
  backupRate?: BackupRate;
  /** Charges in addition to the carrier's rate. At most 10 items. */
  additionalCharges: AdditionalCharge[];
}

/** A carrier in a region. */
export interface DeliveryCarrierInput {
  /** Id of the carrier's app. */
  appId?: string;
  /** Rate to use if the carrier does not respond. */
  backupRate?: BackupRateInput;
  /** Charges in addition to the carrier's rate. At most 10 items. */
  additionalCharges?: AdditionalChargeInput[];
}

/** The variant of `DeliveryCarrierInput` that `addDeliveryCarrier` accepts. */
export interface DeliveryCarrierToAdd extends DeliveryCarrierInput {
  /** Rate to use if the carrier does not respond. */
  backupRate?: BackupRateToAdd;
}

/** The variant of `DeliveryCarrierInput` that `updateDeliveryCarrier` accepts. */
export interface DeliveryCarrierToUpdate extends DeliveryCarrierInput {
  /** Id of the carrier's app. */
  appId: string;
}

/** Rate that is offered if a carrier does not respond. */
export interface BackupRate {
  /** Name that buyers see. 1 to 256 characters. */
  title?: string | null;
  /** Rate as a decimal string in the store's currency. */
  amount?: string | null;
  /** Whether the rate is offered. If false, the carrier has no options when it does not respond. */
  active: boolean;
}

/** Rate that is offered if a carrier does not respond. */
export interface BackupRateInput {
  /** Name that buyers see. 1 to 256 characters. */
  title?: string | null;
  /** Rate as a decimal string in the store's currency. */
  amount?: string | null;
  /** Whether the rate is offered. If false, the carrier has no options when it does not respond. */
  active?: boolean;
}

/** The variant of `BackupRateInput` that `addDeliveryCarrier` accepts. */
export interface BackupRateToAdd extends BackupRateInput {
  /** Rate as a decimal string in the store's currency. */
  amount: string;
}

/** A charge in addition to a carrier's rate, such as a packing charge. */
export interface AdditionalCharge {
  /** Purpose of the charge, such as packing. At most 250 characters. */
  description?: string | null;
  /** Amount of the charge, as a decimal string in the store's currency. At most 16 characters. */
  amount: string;
}

/** A charge in addition to a carrier's rate, such as a packing charge. */
export interface AdditionalChargeInput {
  /** Purpose of the charge, such as packing. At most 250 characters. */
  description?: string | null;
  /** Amount of the charge, as a decimal string in the store's currency. At most 16 characters. */
  amount?: string;
}

/** A country or some of its subdivisions. */
export interface Destination {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'. If empty, the destination is the
   * whole country. At most 100 items.
   */
  subdivisions: string[];
}

/** A country or some of its subdivisions. */
export interface DestinationInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode?: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'. If empty, the destination is the
   * whole country. At most 100 items.
   */
  subdivisions?: string[];
}

/**
 * The variant of `DestinationInput` that `createDeliveryProfile` and `addDeliveryRegion`
 * accept.
 */
export interface DestinationToSend extends DestinationInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode: string;
}

/**
 * Creator of an entity. One of the ids is set.
 *
 * At most one of `appId` and `userId` is set.
 */
export type CreatedBy =
  | {
      /** Id of the app, if an app created the entity. */
      appId?: string | null;
      userId?: null;
    }
  | {
      appId?: null;
      /** Id of the site owner or contributor, if one created the entity. */
      userId?: string | null;
    };

/** Response of {@link createDeliveryProfile}. */
export interface CreateDeliveryProfileResponse {
  /** The created profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link getDeliveryProfile}. */
export interface GetDeliveryProfileRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
}

/** Response of {@link getDeliveryProfile}. */
export interface GetDeliveryProfileResponse {
  /** The profile, including its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link updateDeliveryProfile}. */
export interface UpdateDeliveryProfileRequest {
  /**
   * The profile, with the fields to update and the current revision. You cannot change the
   * regions or the `default` flag.
   */
  deliveryProfile: DeliveryProfileInput;
}

/** Response of {@link updateDeliveryProfile}. */
export interface UpdateDeliveryProfileResponse {
  /** The updated profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link deleteDeliveryProfile}. */
export interface DeleteDeliveryProfileRequest {
  /** Id of the profile. It must not be the default profile. */
  deliveryProfileId: string;
}

/** Response of {@link deleteDeliveryProfile}. */
export type DeleteDeliveryProfileResponse = Record<string, never>;

/** Request of {@link queryDeliveryProfiles}. */
export interface QueryDeliveryProfilesRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Response of {@link queryDeliveryProfiles}. */
export interface QueryDeliveryProfilesResponse {
  /** Profiles on this page. At most 100 items. */
  deliveryProfiles: DeliveryProfile[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** The region to add. */
  deliveryRegion: DeliveryRegionToSend;
}

/** Response of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionResponse {
  /** The profile, including its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** The region, with the fields to update. Its carriers do not change. */
  deliveryRegion: DeliveryRegionInput;
}

/** Response of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionResponse {
  /** The profile, including its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link getDeliveryProfileByDeliveryRegionId}. */
export interface GetDeliveryProfileByDeliveryRegionIdRequest {
  /** Id of the region. */
  deliveryRegionId: string;
}

/** Response of {@link getDeliveryProfileByDeliveryRegionId}. */
export interface GetDeliveryProfileByDeliveryRegionIdResponse {
  /** The profile that contains the region. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region to remove. */
  deliveryRegionId: string;
}

/** Response of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionResponse {
  /** The profile with the remaining regions. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link addDeliveryCarrier}. */
export interface AddDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** The carrier to add. */
  deliveryCarrier: DeliveryCarrierToAdd;
}

/** Response of {@link addDeliveryCarrier}. */
export interface AddDeliveryCarrierResponse {
  /** The profile that contains the region. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link removeDeliveryCarrier}. */
export interface RemoveDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** Id of the carrier's app. */
  appId: string;
}

/** Response of {@link removeDeliveryCarrier}. */
export interface RemoveDeliveryCarrierResponse {
  /** The profile that contains the region. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link updateDeliveryCarrier}. */
export interface UpdateDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** The carrier, with its app id and the settings to update. Omitted settings do not change. */
  deliveryCarrier?: DeliveryCarrierToUpdate;
}

/** Response of {@link updateDeliveryCarrier}. */
export interface UpdateDeliveryCarrierResponse {
  /** The profile that contains the region. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link listInstalledDeliveryCarriers}. */
export type ListInstalledDeliveryCarriersRequest = Record<string, never>;

/** Response of {@link listInstalledDeliveryCarriers}. */
export interface ListInstalledDeliveryCarriersResponse {
  /** Carriers that are installed on the site. At most 100 items. */
  installedDeliveryCarriers: InstalledDeliveryCarrier[];
}

/** A carrier that is installed on the site. */
export interface InstalledDeliveryCarrier {
  /** Id of the carrier's app. */
  id: string;
  /** Name of the carrier. At most 256 characters. */
  displayName: string;
  /** Description of the carrier. At most 200 characters. */
  description?: string | null;
  /** URL of a page about the carrier. At most 200 characters. */
  learnMoreUrl?: string | null;
  /** URL of the carrier's settings in the dashboard. 1 to 2,048 characters. */
  dashboardUrl?: string | null;
  /** Whether the carrier requires a backup rate. */
  fallbackDefinitionMandatory?: boolean | null;
  /** URL of the carrier's thumbnail. */
  thumbnailUrl?: string | null;
  /** Whether the carrier provides settings by region. */
  toggleGetCarrierSettingsEnabled: boolean;
}

/** Request of {@link getDeliveryDestinationProperties}. */
export type GetDeliveryDestinationPropertiesRequest = Record<string, never>;

/** Response of {@link getDeliveryDestinationProperties}. */
export interface GetDeliveryDestinationPropertiesResponse {
  /** Properties of all countries that are not listed. */
  restOfWorld?: DeliveryDestinationProperties;
  /** Properties of each country. At most 195 items. */
  countries: CountryDeliveryProperties[];
}

/** Requirements and limits of a delivery destination. */
export interface DeliveryDestinationProperties {
  /** Whether an address requires a postal code. */
  postalCodeRequired: boolean;
  /** Whether only pickup is available. */
  pickupOnly: boolean;
}

/** Delivery properties of a country. */
export interface CountryDeliveryProperties {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country: string;
  /** Properties of the whole country. */
  deliveryDestinationProperties?: DeliveryDestinationProperties;
  /** Properties of the country's states or regions. At most 100 items. */
  subdivisions: SubdivisionDeliveryProperties[];
}

/** Delivery properties of a state or region. */
export interface SubdivisionDeliveryProperties {
  /** Code of the state or region within its country. 1 to 5 characters. */
  subdivision: string;
  /** Properties of the subdivision. */
  deliveryDestinationProperties?: DeliveryDestinationProperties;
}

/** Request of {@link listDeliveryCarriers}. */
export interface ListDeliveryCarriersRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** App ids of the carriers. 1 to 25 items. */
  appIds?: string[];
}

/** Response of {@link listDeliveryCarriers}. */
export interface ListDeliveryCarriersResponse {
  /** Carrier errors, one per carrier. At most 100 items. */
  results: ListDeliveryCarriersResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** A carrier, with its settings in each region. */
export interface ListDeliveryCarriersResult {
  /** Id of the carrier, and the error if the request to it failed. */
  deliveryCarrierMetadata?: ItemMetadata;
  /** Details of the carrier. */
  deliveryCarrierDetails?: DeliveryCarrierDetails;
  /** Settings of the carrier in each region. 1 to 5 items. */
  deliveryCarrierRegionalSettings: DeliveryCarrierRegionalSettings[];
}

/** Result of a bulk operation for one item. */
export interface ItemMetadata {
  /** Id of the item. Absent if a new item could not be created. */
  id?: string | null;
  /** Whether the operation succeeded for this item. */
  success: boolean;
  /** Why the operation failed for this item. */
  error?: ApplicationError;
}

/** Details of a carrier. */
export interface DeliveryCarrierDetails {
  /** Id of the carrier's app. */
  id: string;
  /** Name of the carrier. At most 256 characters. */
  displayName: string;
  /** Description of the carrier. At most 200 characters. */
  description?: string | null;
  /** URL of a page about the carrier. At most 200 characters. */
  learnMoreUrl?: string | null;
  /** URL of the carrier's settings in the dashboard. 1 to 2,048 characters. */
  dashboardUrl?: string | null;
  /** Whether the carrier requires a backup rate. */
  fallbackDefinitionMandatory?: boolean | null;
  /** URL of the carrier's thumbnail. */
  thumbnailUrl?: string | null;
  /** Whether the carrier provides settings by region. */
  toggleGetCarrierSettingsEnabled: boolean;
  /** Whether individual rows of the carrier's settings can be turned on and off. */
  toggleUpdateCarrierActiveStatusEnabled: boolean;
}

/** Settings of a carrier in one region. */
export interface DeliveryCarrierRegionalSettings {
  /** Id of the region. */
  deliveryRegionId: string;
  /** Tables that show the carrier's settings. 1 to 5 items. */
  dashboardTables: DashboardTable[];
}

/** A table that shows a carrier's settings. */
export interface DashboardTable {
  /** Title of the table. At most 256 characters. */
  title: string;
  /** Columns of the table. At most 200 items. */
  columns: Column[];
  /** Rows of the table. At most 25 items. */
  rows: Row[];
}

/** A column in a table of carrier settings. */
export interface Column {
  /** Key of the column in the rows' data. At most 256 characters. */
  key: string;
  /** Heading of the column. At most 256 characters. */
  name: string;
}

/** A row in a table of carrier settings. */
export interface Row {
  /** Key of the row. At most 256 characters. */
  key: string;
  /** Row values, keyed by column key. */
  data?: Record<string, unknown> | null;
  /** Whether the rate in this row is active. */
  active: boolean;
}

/** Request of {@link updateCarrierSettings}. */
export interface UpdateCarrierSettingsRequest {
  /** Id of the carrier's app. */
  carrierId: string;
  /** Key of the row. A GUID. */
  rowId: string;
  /** Whether the row is active. */
  active: boolean;
}

/** Response of {@link updateCarrierSettings}. */
export type UpdateCarrierSettingsResponse = Record<string, never>;

/** Request of {@link setDeliveryCarrierActiveStatus}. */
export interface SetDeliveryCarrierActiveStatusRequest {
  /** Id of the carrier's app. */
  carrierAppId: string;
  /** Key of the row. A GUID. */
  rowId: string;
  /** Whether the row is active. */
  active: boolean;
}

/** Response of {@link setDeliveryCarrierActiveStatus}. */
export type SetDeliveryCarrierActiveStatusResponse = Record<string, never>;

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The updated profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Payload of the event emitted when a region is added to a profile. */
export interface DeliveryRegionAdded {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId?: string | null;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** Whether the store delivers to the region. */
  active?: boolean | null;
  /** Carriers that serve the region. At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /** Countries and subdivisions of the region. At most 200 items. */
  destinations: Destination[];
  /** When the region was created. */
  createdDate?: Date | null;
}

/** Payload of the event emitted when a region is removed from a profile. */
export interface DeliveryRegionRemoved {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId: string;
}

/** Payload of the event emitted when a region in a profile changes. */
export interface DeliveryRegionUpdated {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId?: string | null;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** Whether the store delivers to the region. */
  active?: boolean | null;
  /** Carriers that serve the region. At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /** Countries and subdivisions of the region. At most 200 items. */
  destinations: Destination[];
  /** When the region was created. */
  createdDate?: Date | null;
}
