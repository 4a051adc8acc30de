// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define where the shop delivers and which carriers serve each region.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * Application error codes of {@link createDeliveryProfile}, and how to fix them.
 *
 * - `DELIVERY_PROFILES_LIMIT_EXCEEDED`: The site has reached the limit for delivery profiles.
 *   Delete one first.
 * - `DESTINATIONS_COLLISION`: Two regions contain the same destination. Remove it from one of
 *   them.
 * - `SINGLE_DEFAULT_DELIVERY_PROFILE`: A default delivery profile already exists. Create this
 *   one without `default`.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the app, or
 *   check the carrier's id.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier gets its rates from an external
 *   service. Provide a backup rate in case the service does not respond.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery regions of this country have no
 *   subdivisions. Send only the country.
 */
export type CreateDeliveryProfileErrorCode =
  | "DELIVERY_PROFILES_LIMIT_EXCEEDED"
  | "DESTINATIONS_COLLISION"
  | "SINGLE_DEFAULT_DELIVERY_PROFILE"
  | "UNKNOWN_DELIVERY_CARRIER"
  | "DELIVERY_CARRIER_MISSING_BACKUP_RATE"
  | "SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY";

/**
 * Create a delivery profile; profiles are limited and only one can be the default.
 *
 * `POST /ecom/v1/delivery-profiles` (ecom/delivery-profile)
 *
 * @param deliveryProfile - The profile to create. Requires `name`. `deliveryRegions` requires
 *   `name`.
 * @returns The new profile.
 * @remarks For error codes, see {@link CreateDeliveryProfileErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_PROFILE_CREATE`.
 * @example
 * ```ts
 * const deliveryProfile = await client.use(deliveryProfile).createDeliveryProfile({
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
 * Fetch one delivery profile with its regions.
 *
 * `GET /ecom/v1/delivery-profiles/{deliveryProfileId}` (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile.
 * @returns The profile with its regions.
 * @remarks Requires the permission `ECOM.DELIVERY_PROFILE_READ`.
 * @example
 * ```ts
 * const deliveryProfile = await client.use(deliveryProfile).getDeliveryProfile(
 *   "<delivery profile id>",
 * );
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
 * Delete a delivery profile; the default one cannot be deleted.
 *
 * `DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}` (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile, which cannot be the default one.
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
 * Application error codes of {@link updateDeliveryProfile}, and how to fix them.
 *
 * - `DELIVERY_REGION_CANNOT_BE_UPDATED`: Regions cannot be updated together with their profile.
 *   Use `addDeliveryRegion`, `updateDeliveryRegion` and `removeDeliveryRegion`.
 * - `DEFAULT_CANNOT_BE_UPDATED`: You cannot change which delivery profile is the default. Omit
 *   `default`.
 */
export type UpdateDeliveryProfileErrorCode =
  | "DELIVERY_REGION_CANNOT_BE_UPDATED"
  | "DEFAULT_CANNOT_BE_UPDATED";

/**
 * Change a profile's own fields; regions and the default flag are off limits, revision is
 * required.
 *
 * `PATCH /ecom/v1/delivery-profiles/{deliveryProfile.id}` (ecom/delivery-profile)
 *
 * @param id - Id of the profile.
 * @param deliveryProfile - The fields to change, with the current revision; regions and the
 *   default flag cannot be changed here. Requires `revision`.
 * @returns The profile after the change.
 * @remarks For error codes, see {@link UpdateDeliveryProfileErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_PROFILE_UPDATE`.
 * @example
 * ```ts
 * const deliveryProfile = await client.use(deliveryProfile).updateDeliveryProfile(
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

/** The query object that {@link queryDeliveryProfiles} accepts. */
export interface QueryDeliveryProfilesQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryDeliveryProfilesFields> {}

/**
 * Look up delivery profiles by filter and sort order, up to 100 per cursor page.
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
  (): CursorQueryBuilder<DeliveryProfile, QueryDeliveryProfilesFields>;
  /**
   * Look up delivery profiles by filter and sort order, up to 100 per cursor page. Sends a query
   * object instead of returning a builder.
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
 * Application error codes of {@link addDeliveryRegion}, and how to fix them.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Query the profiles again.
 * - `DESTINATIONS_COLLISION`: Two regions contain the same destination. Remove it from one of
 *   them.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the app, or
 *   check the carrier's id.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier gets its rates from an external
 *   service. Provide a backup rate in case the service does not respond.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery regions of this country have no
 *   subdivisions. Send only the country.
 */
export type AddDeliveryRegionErrorCode =
  | "DELIVERY_PROFILE_NOT_FOUND"
  | "DESTINATIONS_COLLISION"
  | "UNKNOWN_DELIVERY_CARRIER"
  | "DELIVERY_CARRIER_MISSING_BACKUP_RATE"
  | "SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY";

/**
 * Add a region to a delivery profile; its destinations must not overlap other regions.
 *
 * `POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region` (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile.
 * @param deliveryRegion - The region to add. Requires `name`. `destinations` requires
 *   `countryCode`.
 * @param options - Can contain `revision`.
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
 * Application error codes of {@link updateDeliveryRegion}, and how to fix them.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Query the profiles again.
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Fetch the delivery profile
 *   again.
 * - `DESTINATIONS_COLLISION`: Two regions contain the same destination. Remove it from one of
 *   them.
 * - `DELIVERY_CARRIER_CANNOT_BE_UPDATED`: Carriers cannot be updated together with their
 *   region. Use `addDeliveryCarrier`, `updateDeliveryCarrier` and `removeDeliveryCarrier`.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery regions of this country have no
 *   subdivisions. Send only the country.
 */
export type UpdateDeliveryRegionErrorCode =
  | "DELIVERY_PROFILE_NOT_FOUND"
  | "DELIVERY_REGION_NOT_FOUND"
  | "DESTINATIONS_COLLISION"
  | "DELIVERY_CARRIER_CANNOT_BE_UPDATED"
  | "SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY";

/**
 * Change a region of a delivery profile, leaving its carriers as they are.
 *
 * `PATCH /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}`
 * (ecom/delivery-profile)
 *
 * @param identifiers - Must contain `deliveryProfileId` and `deliveryRegionId`.
 * @param deliveryRegion - The fields of the region to change; its carriers stay as they are.
 * @param options - Can contain `revision`.
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
 * Application error codes of {@link getDeliveryProfileByDeliveryRegionId}, and how to fix them.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Fetch the delivery profile
 *   again.
 */
export type GetDeliveryProfileByDeliveryRegionIdErrorCode = "DELIVERY_REGION_NOT_FOUND";

/**
 * Find the delivery profile that contains a given region.
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
 * Application error codes of {@link removeDeliveryRegion}, and how to fix them.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Query the profiles again.
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Fetch the delivery profile
 *   again.
 */
export type RemoveDeliveryRegionErrorCode =
  | "DELIVERY_PROFILE_NOT_FOUND"
  | "DELIVERY_REGION_NOT_FOUND";

/**
 * Remove a region from a delivery profile.
 *
 * `DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}`
 * (ecom/delivery-profile)
 *
 * @param identifiers - Must contain `deliveryProfileId` and `deliveryRegionId`.
 * @param options - Can contain `revision`.
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
 * Application error codes of {@link addDeliveryCarrier}, and how to fix them.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Fetch the delivery profile
 *   again.
 * - `CARRIER_ALREADY_EXISTS_IN_REGION`: The region already has this carrier. Update it instead.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier gets its rates from an external
 *   service. Provide a backup rate in case the service does not respond.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the app, or
 *   check the carrier's id.
 */
export type AddDeliveryCarrierErrorCode =
  | "DELIVERY_REGION_NOT_FOUND"
  | "CARRIER_ALREADY_EXISTS_IN_REGION"
  | "DELIVERY_CARRIER_MISSING_BACKUP_RATE"
  | "UNKNOWN_DELIVERY_CARRIER";

/**
 * Let a carrier serve a region; each carrier can be added to a region once.
 *
 * `POST /ecom/v1/delivery-profiles/add-delivery-carrier` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @param options - Must contain `deliveryCarrier`.
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
  /** Id of the app behind the carrier. */
  appId: string;
}

/**
 * Application error codes of {@link removeDeliveryCarrier}, and how to fix them.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Fetch the delivery profile
 *   again.
 */
export type RemoveDeliveryCarrierErrorCode = "DELIVERY_REGION_NOT_FOUND";

/**
 * Stop a carrier from serving a region.
 *
 * `POST /ecom/v1/delivery-profiles/remove-delivery-carrier` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @param options - Must contain `appId`.
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
  /** App of the carrier and the settings to change; those left out stay as they are. */
  deliveryCarrier?: DeliveryCarrierToUpdate;
}

/**
 * Application error codes of {@link updateDeliveryCarrier}, and how to fix them.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id. Fetch the delivery profile
 *   again.
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region does not have this carrier. List the region's
 *   carriers again.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app provides this carrier. Install the app, or
 *   check the carrier's id.
 * - `APP_ID_CANNOT_BE_UPDATED`: The app of a carrier cannot be changed. Remove the carrier and
 *   add one from the other app.
 */
export type UpdateDeliveryCarrierErrorCode =
  | "DELIVERY_REGION_NOT_FOUND"
  | "DELIVERY_CARRIER_NOT_FOUND"
  | "UNKNOWN_DELIVERY_CARRIER"
  | "APP_ID_CANNOT_BE_UPDATED";

/**
 * Change a carrier's settings within a region, such as its backup rate.
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
 * List the delivery carriers installed on the site.
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
 * List per country and subdivision whether a postal code is needed or only pickup works.
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
  /** Ids of the apps behind the carriers, 25 at most. 1 to 25 items. */
  appIds?: string[];
}

/**
 * Application error codes of {@link listDeliveryCarriers}, and how to fix them.
 *
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region does not have this carrier. List the region's
 *   carriers again.
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id. Query the profiles again.
 */
export type ListDeliveryCarriersErrorCode =
  | "DELIVERY_CARRIER_NOT_FOUND"
  | "DELIVERY_PROFILE_NOT_FOUND";

/**
 * Get details and regional settings of the carriers in a profile, for up to 25 apps.
 *
 * `POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers`
 * (ecom/delivery-profile)
 *
 * @param deliveryProfileId - Id of the profile.
 * @param options - Can contain `appIds`.
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
  /** True to switch the row on, false to switch it off. */
  active: boolean;
}

/**
 * Turn one row of a carrier's settings table on or off.
 *
 * `POST /ecom/v1/delivery-profiles/update-carrier-settings` (ecom/delivery-profile)
 *
 * @param carrierId - Id of the app behind the carrier.
 * @param options - Can contain `rowId` and `active`.
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
  /** True to switch the row on, false to switch it off. */
  active: boolean;
}

/**
 * Application error codes of {@link setDeliveryCarrierActiveStatus}, and how to fix them.
 *
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region does not have this carrier. List the region's
 *   carriers again.
 */
export type SetDeliveryCarrierActiveStatusErrorCode = "DELIVERY_CARRIER_NOT_FOUND";

/**
 * Activate or deactivate one rate row of a carrier.
 *
 * `POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status` (ecom/delivery-profile)
 *
 * @param carrierAppId - Id of the app behind the carrier.
 * @param options - Must contain `active` and `rowId`.
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
  /** Fields of the namespace with their new values; fields left out stay as they are. */
  namespaceData: Record<string, unknown>;
}

/**
 * Write your app's extended fields on a delivery profile, within one namespace.
 *
 * `POST /ecom/v1/delivery-profiles/{id}/update-extended-fields` (ecom/delivery-profile)
 *
 * @param id - Id of the entity.
 * @param namespace - Name under which the app's data stands.
 * @param options - Must contain `namespaceData`.
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
  /** The entity after the change. */
  entity: DeliveryProfile;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Sent when a delivery profile is created.
 *
 * Event type `wix.ecom.v1.delivery_profile_created`.
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
 * Sent when a delivery profile is deleted.
 *
 * Event type `wix.ecom.v1.delivery_profile_deleted`.
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
 * Sent when a region is added to a delivery profile.
 *
 * Event type `wix.ecom.v1.delivery_profile_region_added`.
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
 * Sent when a region is taken out of a delivery profile.
 *
 * Event type `wix.ecom.v1.delivery_profile_region_removed`.
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
 * Sent when a region inside a delivery profile changes.
 *
 * Event type `wix.ecom.v1.delivery_profile_region_updated`.
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
 * Sent when a delivery profile changes.
 *
 * Event type `wix.ecom.v1.delivery_profile_updated`.
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

/** Where a group of products is delivered, and by which carriers. */
export interface DeliveryProfile {
  /** Id of the profile. */
  id: string;
  /** Name of the profile. 1 to 256 characters. */
  name?: string | null;
  /** True for the profile of all products that name none; it cannot be deleted. */
  default?: boolean | null;
  /** Regions of the profile. At most 100 items. */
  deliveryRegions: DeliveryRegion[];
  /** App that created the profile. */
  createdBy?: CreatedBy;
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
  /** When the profile was created. */
  createdDate?: Date | null;
  /** When the profile was last changed. */
  updatedDate?: Date | null;
  /** Custom data that apps attach to the profile. */
  extendedFields?: ExtendedFields;
}

/** Where a group of products is delivered, and by which carriers. */
export interface DeliveryProfileInput {
  /** Id of the profile. */
  id?: string | null;
  /** Name of the profile. 1 to 256 characters. */
  name?: string | null;
  /** Regions of the profile. At most 100 items. */
  deliveryRegions?: DeliveryRegionInput[];
  /** App that created the profile. */
  createdBy?: CreatedBy;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** Custom data that apps attach to the profile. */
  extendedFields?: ExtendedFields;
}

/** `DeliveryProfileInput` as an argument of `createDeliveryProfile`. */
export interface DeliveryProfileToCreate extends DeliveryProfileInput {
  /** Name of the profile. 1 to 256 characters. */
  name: string;
  /** Regions of the profile. At most 100 items. */
  deliveryRegions?: DeliveryRegionToSend[];
}

/** `DeliveryProfileInput` as an argument of `updateDeliveryProfile`. */
export interface DeliveryProfileToUpdate extends Omit<DeliveryProfileInput, "id"> {
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
}

/** A region of a delivery profile. */
export interface DeliveryRegion {
  /** Id of the region. */
  id: string;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** True when the shop delivers to the region. */
  active?: boolean | null;
  /** Carriers that serve the region. At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /**
   * Countries and their parts in the region; empty for every place that no other region has. At
   * most 250 items.
   */
  destinations: Destination[];
  /** When the region was created. */
  createdDate?: Date | null;
  /** Whether the region is in use. */
  status?: ActivationStatus | null;
}

/** A region of a delivery profile. */
export interface DeliveryRegionInput {
  /** Id of the region. */
  id?: string | null;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** True when the shop delivers to the region. */
  active?: boolean | null;
  /**
   * Countries and their parts in the region; empty for every place that no other region has. At
   * most 250 items.
   */
  destinations?: DestinationInput[];
}

/** `DeliveryRegionInput` as an argument of `createDeliveryProfile` and `addDeliveryRegion`. */
export interface DeliveryRegionToSend extends DeliveryRegionInput {
  /** Name of the region. 1 to 256 characters. */
  name: string;
  /**
   * Countries and their parts in the region; empty for every place that no other region has. At
   * most 250 items.
   */
  destinations?: DestinationToSend[];
}

/** `DeliveryRegionInput` as an argument of `updateDeliveryRegion`. */
export interface DeliveryRegionToUpdate extends Omit<DeliveryRegionInput, "id"> {}

/** A carrier in a region. */
export interface DeliveryCarrier {
  /** Id of the app behind the carrier. */
  appId: string;
  /** Rate when the carrier does not answer. */
  backupRate?: BackupRate;
  /** Charges on top of the carrier's rate. At most 10 items. */
  additionalCharges: AdditionalCharge[];
}

/** A carrier in a region. */
export interface DeliveryCarrierInput {
  /** Id of the app behind the carrier. */
  appId?: string;
  /** Rate when the carrier does not answer. */
  backupRate?: BackupRateInput;
  /** Charges on top of the carrier's rate. At most 10 items. */
  additionalCharges?: AdditionalChargeInput[];
}

/** `DeliveryCarrierInput` as an argument of `addDeliveryCarrier`. */
export interface DeliveryCarrierToAdd extends DeliveryCarrierInput {
  /** Rate when the carrier does not answer. */
  backupRate?: BackupRateToAdd;
}

/** `DeliveryCarrierInput` as an argument of `updateDeliveryCarrier`. */
export interface DeliveryCarrierToUpdate extends DeliveryCarrierInput {
  /** Id of the app behind the carrier. */
  appId: string;
}

/** Rate that is offered when a carrier does not answer. */
export interface BackupRate {
  /** Name to show to the buyer. 1 to 256 characters. */
  title?: string | null;
  /** Rate as a decimal string in the shop's currency. */
  amount?: string | null;
  /** True when it is offered; otherwise the carrier's options are missing then. */
  active: boolean;
}

/** Rate that is offered when a carrier does not answer. */
export interface BackupRateInput {
  /** Name to show to the buyer. 1 to 256 characters. */
  title?: string | null;
  /** Rate as a decimal string in the shop's currency. */
  amount?: string | null;
  /** True when it is offered; otherwise the carrier's options are missing then. */
  active?: boolean;
}

/** `BackupRateInput` as an argument of `addDeliveryCarrier`. */
export interface BackupRateToAdd extends BackupRateInput {
  /** Rate as a decimal string in the shop's currency. */
  amount: string;
}

/** A charge on top of a carrier's rate, such as one for packing. */
export interface AdditionalCharge {
  /** What it is for. At most 250 characters. */
  description?: string | null;
  /** Charge as a decimal string in the shop's currency. At most 16 characters. */
  amount: string;
}

/** A charge on top of a carrier's rate, such as one for packing. */
export interface AdditionalChargeInput {
  /** What it is for. At most 250 characters. */
  description?: string | null;
  /** Charge as a decimal string in the shop's currency. At most 16 characters. */
  amount?: string;
}

/** A country or parts of it. */
export interface Destination {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'; empty for the whole country. At most
   * 100 items.
   */
  subdivisions: string[];
}

/** A country or parts of it. */
export interface DestinationInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode?: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'; empty for the whole country. At most
   * 100 items.
   */
  subdivisions?: string[];
}

/** `DestinationInput` as an argument of `createDeliveryProfile` and `addDeliveryRegion`. */
export interface DestinationToSend extends DestinationInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode: string;
}

/**
 * Who created it; one of the ids is set.
 *
 * At most one of: `appId`, `userId`.
 */
export type CreatedBy =
  | {
      /** Id of the app that created it. */
      appId?: string | null;
      userId?: null;
    }
  | {
      appId?: null;
      /** Id of the site's owner or contributor who created it. */
      userId?: string | null;
    };

/** Response of {@link createDeliveryProfile}. */
export interface CreateDeliveryProfileResponse {
  /** The new profile. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link getDeliveryProfile}. */
export interface GetDeliveryProfileRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
}

/** Response of {@link getDeliveryProfile}. */
export interface GetDeliveryProfileResponse {
  /** The profile with its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link updateDeliveryProfile}. */
export interface UpdateDeliveryProfileRequest {
  /**
   * The fields to change, with the current revision; regions and the default flag cannot be
   * changed here.
   */
  deliveryProfile: DeliveryProfileInput;
}

/** Response of {@link updateDeliveryProfile}. */
export interface UpdateDeliveryProfileResponse {
  /** The profile after the change. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link deleteDeliveryProfile}. */
export interface DeleteDeliveryProfileRequest {
  /** Id of the profile, which cannot be the default one. */
  deliveryProfileId: string;
}

/** Response of {@link deleteDeliveryProfile}. */
export type DeleteDeliveryProfileResponse = Record<string, never>;

/** Request of {@link queryDeliveryProfiles}. */
export interface QueryDeliveryProfilesRequest {
  /** Filter, order and page. */
  query?: CursorQuery;
}

/** Response of {@link queryDeliveryProfiles}. */
export interface QueryDeliveryProfilesResponse {
  /** Profiles on this page. At most 100 items. */
  deliveryProfiles: DeliveryProfile[];
  /** Where the page stands. */
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
  /** The profile with its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** The fields of the region to change; its carriers stay as they are. */
  deliveryRegion: DeliveryRegionInput;
}

/** Response of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionResponse {
  /** The profile with its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link getDeliveryProfileByDeliveryRegionId}. */
export interface GetDeliveryProfileByDeliveryRegionIdRequest {
  /** Id of the region. */
  deliveryRegionId: string;
}

/** Response of {@link getDeliveryProfileByDeliveryRegionId}. */
export interface GetDeliveryProfileByDeliveryRegionIdResponse {
  /** The profile that the region belongs to. */
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
  /** The profile with the regions that are left. */
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
  /** The profile that the region belongs to. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link removeDeliveryCarrier}. */
export interface RemoveDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** Id of the app behind the carrier. */
  appId: string;
}

/** Response of {@link removeDeliveryCarrier}. */
export interface RemoveDeliveryCarrierResponse {
  /** The profile that the region belongs to. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link updateDeliveryCarrier}. */
export interface UpdateDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** App of the carrier and the settings to change; those left out stay as they are. */
  deliveryCarrier?: DeliveryCarrierToUpdate;
}

/** Response of {@link updateDeliveryCarrier}. */
export interface UpdateDeliveryCarrierResponse {
  /** The profile that the region belongs to. */
  deliveryProfile?: DeliveryProfile;
}

/** Request of {@link listInstalledDeliveryCarriers}. */
export type ListInstalledDeliveryCarriersRequest = Record<string, never>;

/** Response of {@link listInstalledDeliveryCarriers}. */
export interface ListInstalledDeliveryCarriersResponse {
  /** Carriers that the site has, with what each offers. At most 100 items. */
  installedDeliveryCarriers: InstalledDeliveryCarrier[];
}

/** A carrier that is installed on the site. */
export interface InstalledDeliveryCarrier {
  /** Id of the app behind the carrier. */
  id: string;
  /** Name of the carrier. At most 256 characters. */
  displayName: string;
  /** What the carrier offers. At most 200 characters. */
  description?: string | null;
  /** Page with more about the carrier. At most 200 characters. */
  learnMoreUrl?: string | null;
  /** Page where the merchant sets the carrier up. A URL, 1 to 2048 characters. */
  dashboardUrl?: string | null;
  /** True when the carrier needs a backup rate. */
  fallbackDefinitionMandatory?: boolean | null;
  /** Address of the carrier's small image. */
  thumbnailUrl?: string | null;
  /** True when the carrier tells its settings per region. */
  toggleGetCarrierSettingsEnabled: boolean;
}

/** Request of {@link getDeliveryDestinationProperties}. */
export type GetDeliveryDestinationPropertiesRequest = Record<string, never>;

/** Response of {@link getDeliveryDestinationProperties}. */
export interface GetDeliveryDestinationPropertiesResponse {
  /** What holds for all countries that are not listed. */
  restOfWorld?: DeliveryDestinationProperties;
  /** What holds per country. At most 195 items. */
  countries: CountryDeliveryProperties[];
}

/** What a delivery destination needs and allows. */
export interface DeliveryDestinationProperties {
  /** True when an address there needs a postal code. */
  postalCodeRequired: boolean;
  /** True when orders from there can only be collected. */
  pickupOnly: boolean;
}

/** What holds for a country. */
export interface CountryDeliveryProperties {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country: string;
  /** What holds for the country as a whole. */
  deliveryDestinationProperties?: DeliveryDestinationProperties;
  /** What holds for its states or regions. At most 100 items. */
  subdivisions: SubdivisionDeliveryProperties[];
}

/** What holds for a state or region. */
export interface SubdivisionDeliveryProperties {
  /** Code of the state or region within its country. 1 to 5 characters. */
  subdivision: string;
  /** What holds for it. */
  deliveryDestinationProperties?: DeliveryDestinationProperties;
}

/** Request of {@link listDeliveryCarriers}. */
export interface ListDeliveryCarriersRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Ids of the apps behind the carriers, 25 at most. 1 to 25 items. */
  appIds?: string[];
}

/** Response of {@link listDeliveryCarriers}. */
export interface ListDeliveryCarriersResponse {
  /** One entry per carrier. At most 100 items. */
  results: ListDeliveryCarriersResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** A carrier with its settings per region. */
export interface ListDeliveryCarriersResult {
  /** Id of the carrier, and its error where it failed. */
  deliveryCarrierMetadata?: ItemMetadata;
  /** Facts about the carrier. */
  deliveryCarrierDetails?: DeliveryCarrierDetails;
  /** Its settings per region. 1 to 5 items. */
  deliveryCarrierRegionalSettings: DeliveryCarrierRegionalSettings[];
}

/** Outcome of a bulk operation for one item. */
export interface ItemMetadata {
  /** Id of the item; absent when a new item could not be created. */
  id?: string | null;
  /** True when the operation worked for this item. */
  success: boolean;
  /** What went wrong for this item. */
  error?: ApplicationError;
}

/** Facts about a carrier. */
export interface DeliveryCarrierDetails {
  /** Id of the app behind the carrier. */
  id: string;
  /** Name of the carrier. At most 256 characters. */
  displayName: string;
  /** What the carrier offers. At most 200 characters. */
  description?: string | null;
  /** Page with more about the carrier. At most 200 characters. */
  learnMoreUrl?: string | null;
  /** Page where the merchant sets the carrier up. A URL, 1 to 2048 characters. */
  dashboardUrl?: string | null;
  /** True when the carrier needs a backup rate. */
  fallbackDefinitionMandatory?: boolean | null;
  /** Address of the carrier's small image. */
  thumbnailUrl?: string | null;
  /** True when the carrier tells its settings per region. */
  toggleGetCarrierSettingsEnabled: boolean;
  /** True when rows of its settings can be switched on and off. */
  toggleUpdateCarrierActiveStatusEnabled: boolean;
}

/** Settings of a carrier in one region. */
export interface DeliveryCarrierRegionalSettings {
  /** Id of the region. */
  deliveryRegionId: string;
  /** Tables that show the settings. 1 to 5 items. */
  dashboardTables: DashboardTable[];
}

/** A table that shows settings of a carrier. */
export interface DashboardTable {
  /** Title of the table. At most 256 characters. */
  title: string;
  /** Columns of the table. At most 200 items. */
  columns: Column[];
  /** Rows of the table. At most 25 items. */
  rows: Row[];
}

/** A column of a table of settings. */
export interface Column {
  /** Key of the column in the rows' data. At most 256 characters. */
  key: string;
  /** Heading of the column. At most 256 characters. */
  name: string;
}

/** A row of a table of settings. */
export interface Row {
  /** Key of the row. At most 256 characters. */
  key: string;
  /** Values by the columns' keys. */
  data?: Record<string, unknown> | null;
  /** True when the rate in this row is offered. */
  active: boolean;
}

/** Request of {@link updateCarrierSettings}. */
export interface UpdateCarrierSettingsRequest {
  /** Id of the app behind the carrier. */
  carrierId: string;
  /** Key of the row. A GUID. */
  rowId: string;
  /** True to switch the row on, false to switch it off. */
  active: boolean;
}

/** Response of {@link updateCarrierSettings}. */
export type UpdateCarrierSettingsResponse = Record<string, never>;

/** Request of {@link setDeliveryCarrierActiveStatus}. */
export interface SetDeliveryCarrierActiveStatusRequest {
  /** Id of the app behind the carrier. */
  carrierAppId: string;
  /** Key of the row. A GUID. */
  rowId: string;
  /** True to switch the row on, false to switch it off. */
  active: boolean;
}

/** Response of {@link setDeliveryCarrierActiveStatus}. */
export type SetDeliveryCarrierActiveStatusResponse = Record<string, never>;

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The profile after the change. */
  deliveryProfile?: DeliveryProfile;
}

/** Payload of the event that a region was added to a profile. */
export interface DeliveryRegionAdded {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId?: string | null;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** True when the shop delivers to the region. */
  active?: boolean | null;
  /** Carriers that serve the region. At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /** Countries and their parts in the region. At most 200 items. */
  destinations: Destination[];
  /** When the region was created. */
  createdDate?: Date | null;
}

/** Payload of the event that a region was removed from a profile. */
export interface DeliveryRegionRemoved {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId: string;
}

/** Payload of the event that a region of a profile changed. */
export interface DeliveryRegionUpdated {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId?: string | null;
  /** Name of the region. 1 to 256 characters. */
  name?: string | null;
  /** True when the shop delivers to the region. */
  active?: boolean | null;
  /** Carriers that serve the region. At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /** Countries and their parts in the region. At most 200 items. */
  destinations: Destination[];
  /** When the region was created. */
  createdDate?: Date | null;
}
