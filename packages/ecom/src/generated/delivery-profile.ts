// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Define where the shop delivers and which carriers serve each region.
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
 * Codes of the application errors of {@link createDeliveryProfile}, and what to do.
 *
 * - `DELIVERY_PROFILES_LIMIT_EXCEEDED`: The site has as many delivery profiles as it may:
 *   delete one first.
 * - `DESTINATIONS_COLLISION`: Two regions serve the same place: take it out of one of them.
 * - `SINGLE_DEFAULT_DELIVERY_PROFILE`: There is a default delivery profile: create this one
 *   without `default`.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app is this carrier: install it, or check its id.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier works out rates elsewhere: give a
 *   backup rate for when it does not answer.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery in this country has no subdivisions: name
 *   the country alone.
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
 * @param deliveryProfile - The profile to create; needs `name`; `deliveryRegions` needs `name`.
 * @returns The new profile.
 * @remarks Its application errors have a {@link CreateDeliveryProfileErrorCode}. Needs
 *   ECOM.DELIVERY_PROFILE_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).createDeliveryProfile({
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
 * @remarks Needs ECOM.DELIVERY_PROFILE_READ.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).getDeliveryProfile("<delivery profile id>");
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
 * @remarks Needs ECOM.DELIVERY_PROFILE_DELETE.
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
 * Codes of the application errors of {@link updateDeliveryProfile}, and what to do.
 *
 * - `DELIVERY_REGION_CANNOT_BE_UPDATED`: Regions are not changed with their profile: use
 *   `addDeliveryRegion`, `updateDeliveryRegion` and `removeDeliveryRegion`.
 * - `DEFAULT_CANNOT_BE_UPDATED`: Which delivery profile is the default cannot be changed: leave
 *   `default` out.
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
 *   default flag cannot be changed here; needs `revision`.
 * @returns The profile after the change.
 * @remarks Its application errors have a {@link UpdateDeliveryProfileErrorCode}. Needs
 *   ECOM.DELIVERY_PROFILE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).updateDeliveryProfile(
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

/** The fields that the query of {@link queryDeliveryProfiles} takes. */
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

/** The query of {@link queryDeliveryProfiles} as it is sent. */
export interface QueryDeliveryProfilesQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryDeliveryProfilesFields> {}

/**
 * Look up delivery profiles by filter and sort order, up to 100 per cursor page.
 *
 * `GET /ecom/v1/delivery-profiles/query` (ecom/delivery-profile)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.DELIVERY_PROFILE_READ.
 * @example
 * ```ts
 * const page = await client.use(deliveryProfile).queryDeliveryProfiles().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryDeliveryProfiles: {
  (): CursorQueryBuilder<DeliveryProfile, QueryDeliveryProfilesFields>;
  /**
   * Look up delivery profiles by filter and sort order, up to 100 per cursor page. Sends the
   * query as it stands.
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

/** The `options` of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the profile. */
  revision?: string | null;
}

/**
 * Codes of the application errors of {@link addDeliveryRegion}, and what to do.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id: query the profiles again.
 * - `DESTINATIONS_COLLISION`: Two regions serve the same place: take it out of one of them.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app is this carrier: install it, or check its id.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier works out rates elsewhere: give a
 *   backup rate for when it does not answer.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery in this country has no subdivisions: name
 *   the country alone.
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
 * @param deliveryRegion - The region to add; needs `name`; `destinations` needs `countryCode`.
 * @param options - May hold `revision`.
 * @remarks Its application errors have a {@link AddDeliveryRegionErrorCode}. Needs
 *   ECOM.DELIVERY_PROFILE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).addDeliveryRegion("<delivery profile id>", {
 *   name: "Linen shirt",
 * });
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

/** The `identifiers` of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionIdentifiers {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region. */
  deliveryRegionId: string;
}

/** The `options` of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionOptions {
  /** Current revision of the profile. */
  revision?: string | null;
}

/**
 * Codes of the application errors of {@link updateDeliveryRegion}, and what to do.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id: query the profiles again.
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id: read its profile again.
 * - `DESTINATIONS_COLLISION`: Two regions serve the same place: take it out of one of them.
 * - `DELIVERY_CARRIER_CANNOT_BE_UPDATED`: Carriers are not changed with their region: use
 *   `addDeliveryCarrier`, `updateDeliveryCarrier` and `removeDeliveryCarrier`.
 * - `SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY`: Delivery in this country has no subdivisions: name
 *   the country alone.
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
 * @param identifiers - Has to hold `deliveryProfileId`, `deliveryRegionId`.
 * @param deliveryRegion - The fields of the region to change; its carriers stay as they are.
 * @param options - May hold `revision`.
 * @remarks Its application errors have a {@link UpdateDeliveryRegionErrorCode}. Needs
 *   ECOM.DELIVERY_REGION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).updateDeliveryRegion(
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
 * Codes of the application errors of {@link getDeliveryProfileByDeliveryRegionId}, and what to
 * do.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id: read its profile again.
 */
export type GetDeliveryProfileByDeliveryRegionIdErrorCode = "DELIVERY_REGION_NOT_FOUND";

/**
 * Find the delivery profile that contains a given region.
 *
 * `GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @remarks Its application errors have a {@link GetDeliveryProfileByDeliveryRegionIdErrorCode}.
 *   Needs ECOM.DELIVERY_PROFILE_READ.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).getDeliveryProfileByDeliveryRegionId(
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

/** The `identifiers` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionIdentifiers {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region to remove. */
  deliveryRegionId: string;
}

/** The `options` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the profile. */
  revision?: string | null;
}

/**
 * Codes of the application errors of {@link removeDeliveryRegion}, and what to do.
 *
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id: query the profiles again.
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id: read its profile again.
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
 * @param identifiers - Has to hold `deliveryProfileId`, `deliveryRegionId`.
 * @param options - May hold `revision`.
 * @remarks Its application errors have a {@link RemoveDeliveryRegionErrorCode}. Needs
 *   ECOM.DELIVERY_PROFILE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).removeDeliveryRegion({
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

/** The `options` of {@link addDeliveryCarrier}. */
export interface AddDeliveryCarrierOptions {
  /** The carrier to add. */
  deliveryCarrier: DeliveryCarrierToAdd;
}

/**
 * Codes of the application errors of {@link addDeliveryCarrier}, and what to do.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id: read its profile again.
 * - `CARRIER_ALREADY_EXISTS_IN_REGION`: The region has this carrier: update it.
 * - `DELIVERY_CARRIER_MISSING_BACKUP_RATE`: This carrier works out rates elsewhere: give a
 *   backup rate for when it does not answer.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app is this carrier: install it, or check its id.
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
 * @param options - Has to hold `deliveryCarrier`.
 * @remarks Its application errors have a {@link AddDeliveryCarrierErrorCode}. Needs
 *   ECOM.DELIVERY_CARRIER_ADD.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).addDeliveryCarrier("<delivery region id>", {
 *   deliveryCarrier: { backupRate: { amount: "19.90" } },
 * });
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

/** The `options` of {@link removeDeliveryCarrier}. */
export interface RemoveDeliveryCarrierOptions {
  /** Id of the app behind the carrier. */
  appId: string;
}

/**
 * Codes of the application errors of {@link removeDeliveryCarrier}, and what to do.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id: read its profile again.
 */
export type RemoveDeliveryCarrierErrorCode = "DELIVERY_REGION_NOT_FOUND";

/**
 * Stop a carrier from serving a region.
 *
 * `POST /ecom/v1/delivery-profiles/remove-delivery-carrier` (ecom/delivery-profile)
 *
 * @param deliveryRegionId - Id of the region.
 * @param options - Has to hold `appId`.
 * @remarks Its application errors have a {@link RemoveDeliveryCarrierErrorCode}. Needs
 *   ECOM.DELIVERY_CARRIER_REMOVE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).removeDeliveryCarrier(
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

/** The `options` of {@link updateDeliveryCarrier}. */
export interface UpdateDeliveryCarrierOptions {
  /** App of the carrier and the settings to change; those left out stay as they are. */
  deliveryCarrier?: DeliveryCarrierToUpdate;
}

/**
 * Codes of the application errors of {@link updateDeliveryCarrier}, and what to do.
 *
 * - `DELIVERY_REGION_NOT_FOUND`: No delivery region has this id: read its profile again.
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region has no such carrier: list its carriers again.
 * - `UNKNOWN_DELIVERY_CARRIER`: No installed app is this carrier: install it, or check its id.
 * - `APP_ID_CANNOT_BE_UPDATED`: A carrier keeps its app: remove it and add one of the other
 *   app.
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
 * @param options - `deliveryCarrier` needs `appId`.
 * @remarks Its application errors have a {@link UpdateDeliveryCarrierErrorCode}. Needs
 *   ECOM.DELIVERY_CARRIER_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).updateDeliveryCarrier(
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
 * @remarks Needs ECOM.DELIVERY_CARRIER_READ.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).listInstalledDeliveryCarriers();
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
 * @remarks Needs ECOM.DELIVERY_PROFILE_READ.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).getDeliveryDestinationProperties();
 * ```
 */
export const getDeliveryDestinationProperties: () => Promise<GetDeliveryDestinationPropertiesResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.deliveryProfile.getDeliveryDestinationProperties",
    method: "GET",
    path: "/ecom/v1/delivery-profiles/delivery-destination-properties",
  });

/** The `options` of {@link listDeliveryCarriers}. */
export interface ListDeliveryCarriersOptions {
  /** Ids of the apps behind the carriers, 25 at most. 1 to 25 items. */
  appIds?: string[];
}

/**
 * Codes of the application errors of {@link listDeliveryCarriers}, and what to do.
 *
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region has no such carrier: list its carriers again.
 * - `DELIVERY_PROFILE_NOT_FOUND`: No delivery profile has this id: query the profiles again.
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
 * @param options - May hold `appIds`.
 * @remarks Its application errors have a {@link ListDeliveryCarriersErrorCode}. Needs
 *   ECOM.DELIVERY_CARRIER_READ.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).listDeliveryCarriers(
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

/** The `options` of {@link updateCarrierSettings}. */
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
 * @param options - May hold `rowId`, `active`.
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

/** The `options` of {@link setDeliveryCarrierActiveStatus}. */
export interface SetDeliveryCarrierActiveStatusOptions {
  /** Key of the row. A GUID. */
  rowId: string;
  /** True to switch the row on, false to switch it off. */
  active: boolean;
}

/**
 * Codes of the application errors of {@link setDeliveryCarrierActiveStatus}, and what to do.
 *
 * - `DELIVERY_CARRIER_NOT_FOUND`: The region has no such carrier: list its carriers again.
 */
export type SetDeliveryCarrierActiveStatusErrorCode = "DELIVERY_CARRIER_NOT_FOUND";

/**
 * Activate or deactivate one rate row of a carrier.
 *
 * `POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status` (ecom/delivery-profile)
 *
 * @param carrierAppId - Id of the app behind the carrier.
 * @param options - Has to hold `active`, `rowId`.
 * @remarks Its application errors have a {@link SetDeliveryCarrierActiveStatusErrorCode}. Needs
 *   ECOM.DELIVERY_CARRIER_UPDATE.
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

/** The `options` of {@link updateExtendedFields}. */
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
 * @param options - Has to hold `namespaceData`.
 * @remarks Needs ECOM.DELIVERY_PROFILE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).updateExtendedFields(
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

/** What a handler of {@link onDeliveryProfileCreated} gets. */
export interface DeliveryProfileCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: DeliveryProfile;
  /** Which event it is, about which entity, and when it happened. */
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

/** What a handler of {@link onDeliveryProfileDeleted} gets. */
export interface DeliveryProfileDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: DeliveryProfile;
  /** Which event it is, about which entity, and when it happened. */
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

/** What a handler of {@link onDeliveryProfileRegionAdded} gets. */
export interface DeliveryProfileRegionAddedEvent {
  /** What the event tells besides which it is. */
  data: DeliveryRegionAdded;
  /** Which event it is, about which entity, and when it happened. */
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

/** What a handler of {@link onDeliveryProfileRegionRemoved} gets. */
export interface DeliveryProfileRegionRemovedEvent {
  /** What the event tells besides which it is. */
  data: DeliveryRegionRemoved;
  /** Which event it is, about which entity, and when it happened. */
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

/** What a handler of {@link onDeliveryProfileRegionUpdated} gets. */
export interface DeliveryProfileRegionUpdatedEvent {
  /** What the event tells besides which it is. */
  data: DeliveryRegionUpdated;
  /** Which event it is, about which entity, and when it happened. */
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

/** What a handler of {@link onDeliveryProfileUpdated} gets. */
export interface DeliveryProfileUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: DeliveryProfile;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
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

/** What {@link createDeliveryProfile} is called with. */
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

/** What `createDeliveryProfile` takes as `DeliveryProfileInput`. */
export interface DeliveryProfileToCreate extends DeliveryProfileInput {
  /** Name of the profile. 1 to 256 characters. */
  name: string;
  /** Regions of the profile. At most 100 items. */
  deliveryRegions?: DeliveryRegionToSend[];
}

/** What `updateDeliveryProfile` takes as `DeliveryProfileInput`. */
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

/** What `createDeliveryProfile` and `addDeliveryRegion` take as `DeliveryRegionInput`. */
export interface DeliveryRegionToSend extends DeliveryRegionInput {
  /** Name of the region. 1 to 256 characters. */
  name: string;
  /**
   * Countries and their parts in the region; empty for every place that no other region has. At
   * most 250 items.
   */
  destinations?: DestinationToSend[];
}

/** What `updateDeliveryRegion` takes as `DeliveryRegionInput`. */
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

/** What `addDeliveryCarrier` takes as `DeliveryCarrierInput`. */
export interface DeliveryCarrierToAdd extends DeliveryCarrierInput {
  /** Rate when the carrier does not answer. */
  backupRate?: BackupRateToAdd;
}

/** What `updateDeliveryCarrier` takes as `DeliveryCarrierInput`. */
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

/** What `addDeliveryCarrier` takes as `BackupRateInput`. */
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

/** What `createDeliveryProfile` and `addDeliveryRegion` take as `DestinationInput`. */
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

/** What {@link createDeliveryProfile} answers. */
export interface CreateDeliveryProfileResponse {
  /** The new profile. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link getDeliveryProfile} is called with. */
export interface GetDeliveryProfileRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
}

/** What {@link getDeliveryProfile} answers. */
export interface GetDeliveryProfileResponse {
  /** The profile with its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link updateDeliveryProfile} is called with. */
export interface UpdateDeliveryProfileRequest {
  /**
   * The fields to change, with the current revision; regions and the default flag cannot be
   * changed here.
   */
  deliveryProfile: DeliveryProfileInput;
}

/** What {@link updateDeliveryProfile} answers. */
export interface UpdateDeliveryProfileResponse {
  /** The profile after the change. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link deleteDeliveryProfile} is called with. */
export interface DeleteDeliveryProfileRequest {
  /** Id of the profile, which cannot be the default one. */
  deliveryProfileId: string;
}

/** What {@link deleteDeliveryProfile} answers. */
export type DeleteDeliveryProfileResponse = Record<string, never>;

/** What {@link queryDeliveryProfiles} is called with. */
export interface QueryDeliveryProfilesRequest {
  /** Filter, order and page. */
  query?: CursorQuery;
}

/** What {@link queryDeliveryProfiles} answers. */
export interface QueryDeliveryProfilesResponse {
  /** Profiles on this page. At most 100 items. */
  deliveryProfiles: DeliveryProfile[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link addDeliveryRegion} is called with. */
export interface AddDeliveryRegionRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** The region to add. */
  deliveryRegion: DeliveryRegionToSend;
}

/** What {@link addDeliveryRegion} answers. */
export interface AddDeliveryRegionResponse {
  /** The profile with its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link updateDeliveryRegion} is called with. */
export interface UpdateDeliveryRegionRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** The fields of the region to change; its carriers stay as they are. */
  deliveryRegion: DeliveryRegionInput;
}

/** What {@link updateDeliveryRegion} answers. */
export interface UpdateDeliveryRegionResponse {
  /** The profile with its regions. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link getDeliveryProfileByDeliveryRegionId} is called with. */
export interface GetDeliveryProfileByDeliveryRegionIdRequest {
  /** Id of the region. */
  deliveryRegionId: string;
}

/** What {@link getDeliveryProfileByDeliveryRegionId} answers. */
export interface GetDeliveryProfileByDeliveryRegionIdResponse {
  /** The profile that the region belongs to. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link removeDeliveryRegion} is called with. */
export interface RemoveDeliveryRegionRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Id of the region to remove. */
  deliveryRegionId: string;
}

/** What {@link removeDeliveryRegion} answers. */
export interface RemoveDeliveryRegionResponse {
  /** The profile with the regions that are left. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link addDeliveryCarrier} is called with. */
export interface AddDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** The carrier to add. */
  deliveryCarrier: DeliveryCarrierToAdd;
}

/** What {@link addDeliveryCarrier} answers. */
export interface AddDeliveryCarrierResponse {
  /** The profile that the region belongs to. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link removeDeliveryCarrier} is called with. */
export interface RemoveDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** Id of the app behind the carrier. */
  appId: string;
}

/** What {@link removeDeliveryCarrier} answers. */
export interface RemoveDeliveryCarrierResponse {
  /** The profile that the region belongs to. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link updateDeliveryCarrier} is called with. */
export interface UpdateDeliveryCarrierRequest {
  /** Id of the region. */
  deliveryRegionId: string;
  /** App of the carrier and the settings to change; those left out stay as they are. */
  deliveryCarrier?: DeliveryCarrierToUpdate;
}

/** What {@link updateDeliveryCarrier} answers. */
export interface UpdateDeliveryCarrierResponse {
  /** The profile that the region belongs to. */
  deliveryProfile?: DeliveryProfile;
}

/** What {@link listInstalledDeliveryCarriers} is called with. */
export type ListInstalledDeliveryCarriersRequest = Record<string, never>;

/** What {@link listInstalledDeliveryCarriers} answers. */
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
  /** Page where the merchant sets the carrier up. A web address, 1 to 2048 characters. */
  dashboardUrl?: string | null;
  /** True when the carrier needs a backup rate. */
  fallbackDefinitionMandatory?: boolean | null;
  /** Address of the carrier's small image. */
  thumbnailUrl?: string | null;
  /** True when the carrier tells its settings per region. */
  toggleGetCarrierSettingsEnabled: boolean;
}

/** What {@link getDeliveryDestinationProperties} is called with. */
export type GetDeliveryDestinationPropertiesRequest = Record<string, never>;

/** What {@link getDeliveryDestinationProperties} answers. */
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

/** What {@link listDeliveryCarriers} is called with. */
export interface ListDeliveryCarriersRequest {
  /** Id of the profile. */
  deliveryProfileId: string;
  /** Ids of the apps behind the carriers, 25 at most. 1 to 25 items. */
  appIds?: string[];
}

/** What {@link listDeliveryCarriers} answers. */
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
  /** Page where the merchant sets the carrier up. A web address, 1 to 2048 characters. */
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

/** What {@link updateCarrierSettings} is called with. */
export interface UpdateCarrierSettingsRequest {
  /** Id of the app behind the carrier. */
  carrierId: string;
  /** Key of the row. A GUID. */
  rowId: string;
  /** True to switch the row on, false to switch it off. */
  active: boolean;
}

/** What {@link updateCarrierSettings} answers. */
export type UpdateCarrierSettingsResponse = Record<string, never>;

/** What {@link setDeliveryCarrierActiveStatus} is called with. */
export interface SetDeliveryCarrierActiveStatusRequest {
  /** Id of the app behind the carrier. */
  carrierAppId: string;
  /** Key of the row. A GUID. */
  rowId: string;
  /** True to switch the row on, false to switch it off. */
  active: boolean;
}

/** What {@link setDeliveryCarrierActiveStatus} answers. */
export type SetDeliveryCarrierActiveStatusResponse = Record<string, never>;

/** What {@link updateExtendedFields} answers. */
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
