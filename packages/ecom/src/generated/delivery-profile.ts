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
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type {
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
} from "@portico/core/types";

export type {
  ApplicationError,
  ApplicationErrorInput,
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
 * @param deliveryProfile - needs `deliveryRegions.name`, `name`
 * @remarks Its application errors have a {@link CreateDeliveryProfileErrorCode}. Needs
 *   ECOM.DELIVERY_PROFILE_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).createDeliveryProfile({
 *   name: "Linen shirt",
 *   deliveryRegions: [{ name: "Linen shirt", destinations: [{ countryCode: "DE" }] }],
 * });
 * ```
 */
export const createDeliveryProfile: ((
  deliveryProfile: DeliveryProfileInput,
) => Promise<DeliveryProfile>) &
  Throws<CreateDeliveryProfileErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.createDeliveryProfile",
  method: "POST",
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
 * @param deliveryProfileId - id of the delivery profile
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
 * Delete a delivery profile.
 *
 * `DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}` (ecom/delivery-profile)
 *
 * @param deliveryProfileId - id of the delivery profile
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
 * @param id - id of the delivery profile
 * @param deliveryProfile - needs `revision`
 * @remarks Its application errors have a {@link UpdateDeliveryProfileErrorCode}. Needs
 *   ECOM.DELIVERY_PROFILE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).updateDeliveryProfile("<id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateDeliveryProfile: ((
  id: string,
  deliveryProfile: Omit<DeliveryProfileInput, "id">,
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

const queryDeliveryProfilesOperation: Operation = {
  name: "ecom.deliveryProfile.queryDeliveryProfiles",
  method: "GET",
  path: "/ecom/v1/delivery-profiles/query",
  args: ["query"],
  response: { deliveryProfiles: deliveryProfileCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "deliveryProfiles", metadata: "pagingMetadata" },
};

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
    createdBy: {
      /** Id of the app that created it. Guid. */
      appId?: string | null;
      /** Id of the site's owner or contributor who created it. Guid. */
      userId?: string | null;
    };
  };
  eq:
    | "id"
    | "name"
    | "default"
    | "createdBy.appId"
    | "createdBy.userId"
    | "createdDate"
    | "updatedDate";
  in:
    | "id"
    | "name"
    | "default"
    | "createdBy.appId"
    | "createdBy.userId"
    | "createdDate"
    | "updatedDate";
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
  ascending:
    | "id"
    | "name"
    | "default"
    | "createdBy"
    | "createdBy.appId"
    | "createdBy.userId"
    | "createdDate"
    | "updatedDate";
  descending:
    | "id"
    | "name"
    | "default"
    | "createdBy"
    | "createdBy.appId"
    | "createdBy.userId"
    | "createdDate"
    | "updatedDate";
}

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
export function queryDeliveryProfiles(): CursorQueryBuilder<
  DeliveryProfile,
  QueryDeliveryProfilesFields
>;
/**
 * Look up delivery profiles by filter and sort order, up to 100 per cursor page. Sends the
 * query as it stands.
 */
export function queryDeliveryProfiles(query: CursorQuery): Promise<QueryDeliveryProfilesResponse>;
export function queryDeliveryProfiles(query?: CursorQuery): unknown {
  return call(queryDeliveryProfilesOperation, [query]);
}

/** The `options` of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
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
 * @param deliveryProfileId - id of the delivery profile
 * @param deliveryRegion - needs `destinations.countryCode`, `name`
 * @param options - may hold `revision`
 * @remarks Its application errors have a {@link AddDeliveryRegionErrorCode}. Needs
 *   ECOM.DELIVERY_PROFILE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).addDeliveryRegion("<delivery profile id>", {
 *   name: "Linen shirt",
 *   destinations: [{ countryCode: "DE" }],
 * });
 * ```
 */
export const addDeliveryRegion: ((
  deliveryProfileId: string,
  deliveryRegion: DeliveryRegionInput,
  options?: AddDeliveryRegionOptions,
) => Promise<AddDeliveryRegionResponse>) &
  Throws<AddDeliveryRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.addDeliveryRegion",
  method: "POST",
  path: "/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region",
  args: ["deliveryProfileId", "deliveryRegion", ["revision"]],
  request: { deliveryRegion: { createdDate: "d" } },
  response: { deliveryProfile: deliveryProfileCodec },
});

/** The `identifiers` of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionIdentifiers {
  /** Guid. */
  deliveryProfileId: string;
  /** Guid. */
  deliveryRegionId: string | null;
}

/** The `options` of {@link updateDeliveryRegion}. */
export interface UpdateDeliveryRegionOptions {
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
 * @param identifiers - needs `deliveryProfileId`, `deliveryRegionId`
 * @param options - may hold `revision`
 * @remarks Its application errors have a {@link UpdateDeliveryRegionErrorCode}. Needs
 *   ECOM.DELIVERY_REGION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).updateDeliveryRegion(
 *   {
 *     deliveryProfileId: "<delivery profile id>",
 *     deliveryRegionId: "<delivery region id>",
 *   },
 *   {},
 * );
 * ```
 */
export const updateDeliveryRegion: ((
  identifiers: UpdateDeliveryRegionIdentifiers,
  deliveryRegion: Omit<DeliveryRegionInput, "id">,
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
 * @param deliveryRegionId - id of the delivery region
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
  /** Guid. */
  deliveryProfileId: string;
  /** Guid. */
  deliveryRegionId: string;
}

/** The `options` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
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
 * @param identifiers - needs `deliveryProfileId`, `deliveryRegionId`
 * @param options - may hold `revision`
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
  deliveryCarrier: DeliveryCarrierInput;
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
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `deliveryCarrier`
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
  method: "POST",
  path: "/ecom/v1/delivery-profiles/add-delivery-carrier",
  args: ["deliveryRegionId", ["deliveryCarrier"]],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** The `options` of {@link removeDeliveryCarrier}. */
export interface RemoveDeliveryCarrierOptions {
  /** Guid. */
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
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `appId`
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
  method: "POST",
  path: "/ecom/v1/delivery-profiles/remove-delivery-carrier",
  args: ["deliveryRegionId", ["appId"]],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** The `options` of {@link updateDeliveryCarrier}. */
export interface UpdateDeliveryCarrierOptions {
  deliveryCarrier?: DeliveryCarrierInput;
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
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `deliveryCarrier.appId`; may hold `deliveryCarrier`
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
  /** 1 to 25 items. */
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
 * @param deliveryProfileId - id of the delivery profile
 * @param options - may hold `appIds`
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
  method: "POST",
  path: "/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers",
  args: ["deliveryProfileId", ["appIds"]],
  read: true,
});

/** The `options` of {@link updateCarrierSettings}. */
export interface UpdateCarrierSettingsOptions {
  /** Guid. */
  rowId: string;
  active: boolean | null;
}

/**
 * Turn one row of a carrier's settings table on or off.
 *
 * `POST /ecom/v1/delivery-profiles/update-carrier-settings` (ecom/delivery-profile)
 *
 * @param carrierId - id of the carrier
 * @param options - may hold `rowId`, `active`
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
  method: "POST",
  path: "/ecom/v1/delivery-profiles/update-carrier-settings",
  args: ["carrierId", ["rowId", "active"]],
});

/** The `options` of {@link setDeliveryCarrierActiveStatus}. */
export interface SetDeliveryCarrierActiveStatusOptions {
  /** Guid. */
  rowId: string;
  active: boolean | null;
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
 * @param carrierAppId - id of the carrier app
 * @param options - needs `active`, `rowId`
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
  method: "POST",
  path: "/ecom/v1/delivery-profiles/delivery-carriers/set-active-status",
  args: ["carrierAppId", ["rowId", "active"]],
});

/** The `options` of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  namespaceData: Record<string, unknown> | null;
}

/**
 * Write your app's extended fields on a delivery profile, within one namespace.
 *
 * `POST /ecom/v1/delivery-profiles/{id}/update-extended-fields` (ecom/delivery-profile)
 *
 * @param id - id of the delivery profile
 * @param options - needs `namespaceData`
 * @remarks Needs ECOM.DELIVERY_PROFILE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(deliveryProfile).updateExtendedFields("<id>", "<namespace>", {
 *   namespaceData: {},
 * });
 * ```
 */
export const updateExtendedFields: (
  id: string,
  namespace: string,
  options: UpdateExtendedFieldsOptions,
) => Promise<UpdateExtendedFieldsResponse> = /* @__PURE__ */ operation({
  name: "ecom.deliveryProfile.updateExtendedFields",
  method: "POST",
  path: "/ecom/v1/delivery-profiles/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { deliveryProfile: deliveryProfileCodec },
});

/** What a handler of {@link onDeliveryProfileCreated} gets. */
export interface DeliveryProfileCreatedEvent {
  entity: DeliveryProfile;
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
  entity?: DeliveryProfile;
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
  data: DeliveryRegionAdded;
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
  data: DeliveryRegionRemoved;
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
  data: DeliveryRegionUpdated;
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
  entity: DeliveryProfile;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
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

export interface CreateDeliveryProfileRequest {
  deliveryProfile: DeliveryProfileInput;
}

export interface DeliveryProfile {
  /** Guid. */
  id: string;
  /** 1 to 256 characters. */
  name?: string | null;
  default?: boolean | null;
  /** At most 100 items. */
  deliveryRegions: DeliveryRegion[];
  createdBy?: CreatedBy;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  extendedFields?: ExtendedFields;
}

export interface DeliveryProfileInput {
  /** Guid. */
  id?: string | null;
  /** 1 to 256 characters. */
  name?: string | null;
  /** At most 100 items. */
  deliveryRegions?: DeliveryRegionInput[];
  createdBy?: CreatedBy;
  revision?: string | null;
  extendedFields?: ExtendedFields;
}

export interface DeliveryRegion {
  /** Guid. */
  id: string;
  /** 1 to 256 characters. */
  name?: string | null;
  active?: boolean | null;
  /** At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /** At most 250 items. */
  destinations: Destination[];
  createdDate?: Date | null;
}

export interface DeliveryRegionInput {
  /** Guid. */
  id?: string | null;
  /** 1 to 256 characters. */
  name?: string | null;
  active?: boolean | null;
  /** At most 250 items. */
  destinations?: DestinationInput[];
}

export interface DeliveryCarrier {
  /** Guid. */
  appId: string;
  backupRate?: BackupRate;
  /** At most 10 items. */
  additionalCharges: AdditionalCharge[];
}

export interface DeliveryCarrierInput {
  /** Guid. */
  appId?: string;
  backupRate?: BackupRateInput;
  /** At most 10 items. */
  additionalCharges?: AdditionalChargeInput[];
}

export interface BackupRate {
  /** 1 to 256 characters. */
  title?: string | null;
  /** Decimal in a string. */
  amount?: string | null;
  active: boolean;
}

export interface BackupRateInput {
  /** 1 to 256 characters. */
  title?: string | null;
  /** Decimal in a string. */
  amount?: string | null;
  active?: boolean;
}

export interface AdditionalCharge {
  /** At most 250 characters. */
  description?: string | null;
  /** At most 16 characters. */
  amount: string;
}

export interface AdditionalChargeInput {
  /** At most 250 characters. */
  description?: string | null;
  /** At most 16 characters. */
  amount?: string;
}

export interface Destination {
  /** Country. */
  countryCode: string;
  /** At most 100 items. */
  subdivisions: string[];
}

export interface DestinationInput {
  /** Country. */
  countryCode?: string;
  /** At most 100 items. */
  subdivisions?: string[];
}

/**
 * Who created it; one of the ids is set.
 *
 * At most one of: `appId`, `userId`.
 */
export interface CreatedBy {
  /** Id of the app that created it. Guid. */
  appId?: string | null;
  /** Id of the site's owner or contributor who created it. Guid. */
  userId?: string | null;
}

export interface CreateDeliveryProfileResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface GetDeliveryProfileRequest {
  /** Guid. */
  deliveryProfileId: string;
}

export interface GetDeliveryProfileResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface UpdateDeliveryProfileRequest {
  deliveryProfile: DeliveryProfileInput;
}

export interface UpdateDeliveryProfileResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface DeleteDeliveryProfileRequest {
  /** Guid. */
  deliveryProfileId: string;
}

export type DeleteDeliveryProfileResponse = Record<string, never>;

export interface QueryDeliveryProfilesRequest {
  query?: CursorQuery;
}

export interface QueryDeliveryProfilesResponse {
  /** At most 100 items. */
  deliveryProfiles: DeliveryProfile[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface AddDeliveryRegionRequest {
  /** Guid. */
  deliveryProfileId: string;
  deliveryRegion: DeliveryRegionInput;
}

export interface AddDeliveryRegionResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface UpdateDeliveryRegionRequest {
  /** Guid. */
  deliveryProfileId: string;
  deliveryRegion: DeliveryRegionInput;
}

export interface UpdateDeliveryRegionResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface GetDeliveryProfileByDeliveryRegionIdRequest {
  /** Guid. */
  deliveryRegionId: string;
}

export interface GetDeliveryProfileByDeliveryRegionIdResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface RemoveDeliveryRegionRequest {
  /** Guid. */
  deliveryProfileId: string;
  /** Guid. */
  deliveryRegionId: string;
}

export interface RemoveDeliveryRegionResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface AddDeliveryCarrierRequest {
  /** Guid. */
  deliveryRegionId: string;
  deliveryCarrier: DeliveryCarrierInput;
}

export interface AddDeliveryCarrierResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface RemoveDeliveryCarrierRequest {
  /** Guid. */
  deliveryRegionId: string;
  /** Guid. */
  appId: string;
}

export interface RemoveDeliveryCarrierResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface UpdateDeliveryCarrierRequest {
  /** Guid. */
  deliveryRegionId: string;
  deliveryCarrier?: DeliveryCarrierInput;
}

export interface UpdateDeliveryCarrierResponse {
  deliveryProfile?: DeliveryProfile;
}

export type ListInstalledDeliveryCarriersRequest = Record<string, never>;

export interface ListInstalledDeliveryCarriersResponse {
  /** At most 100 items. */
  installedDeliveryCarriers: InstalledDeliveryCarrier[];
}

export interface InstalledDeliveryCarrier {
  /** Guid. */
  id: string;
  /** At most 256 characters. */
  displayName: string;
  /** At most 200 characters. */
  description?: string | null;
  /** At most 200 characters. */
  learnMoreUrl?: string | null;
  /** Web url, 1 to 2048 characters. */
  dashboardUrl?: string | null;
  fallbackDefinitionMandatory?: boolean | null;
  /** Web url. */
  thumbnailUrl?: string | null;
  toggleGetCarrierSettingsEnabled: boolean;
}

export type GetDeliveryDestinationPropertiesRequest = Record<string, never>;

export interface GetDeliveryDestinationPropertiesResponse {
  restOfWorld?: DeliveryDestinationProperties;
  /** At most 195 items. */
  countries: CountryDeliveryProperties[];
}

export interface DeliveryDestinationProperties {
  postalCodeRequired: boolean;
  pickupOnly: boolean;
}

export interface CountryDeliveryProperties {
  /** Country. */
  country: string;
  deliveryDestinationProperties?: DeliveryDestinationProperties;
  /** At most 100 items. */
  subdivisions: SubdivisionDeliveryProperties[];
}

export interface SubdivisionDeliveryProperties {
  /** 1 to 5 characters. */
  subdivision: string;
  deliveryDestinationProperties?: DeliveryDestinationProperties;
}

export interface ListDeliveryCarriersRequest {
  /** Guid. */
  deliveryProfileId: string;
  /** 1 to 25 items. */
  appIds?: string[];
}

export interface ListDeliveryCarriersResponse {
  /** At most 100 items. */
  results: ListDeliveryCarriersResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface ListDeliveryCarriersResult {
  deliveryCarrierMetadata?: ItemMetadata;
  deliveryCarrierDetails?: DeliveryCarrierDetails;
  /** 1 to 5 items. */
  deliveryCarrierRegionalSettings: DeliveryCarrierRegionalSettings[];
}

/** Outcome of a bulk operation for one item. */
export interface ItemMetadata {
  /** Id of the item; absent when a new item could not be created. Guid. */
  id?: string | null;
  /** True when the operation worked for this item. */
  success: boolean;
  /** What went wrong for this item. */
  error?: ApplicationError;
}

export interface DeliveryCarrierDetails {
  /** Guid. */
  id: string;
  /** At most 256 characters. */
  displayName: string;
  /** At most 200 characters. */
  description?: string | null;
  /** At most 200 characters. */
  learnMoreUrl?: string | null;
  /** Web url, 1 to 2048 characters. */
  dashboardUrl?: string | null;
  fallbackDefinitionMandatory?: boolean | null;
  /** Web url. */
  thumbnailUrl?: string | null;
  toggleGetCarrierSettingsEnabled: boolean;
  toggleUpdateCarrierActiveStatusEnabled: boolean;
}

export interface DeliveryCarrierRegionalSettings {
  /** Guid. */
  deliveryRegionId: string;
  /** 1 to 5 items. */
  dashboardTables: DashboardTable[];
}

export interface DashboardTable {
  /** At most 256 characters. */
  title: string;
  /** At most 200 items. */
  columns: Column[];
  /** At most 25 items. */
  rows: Row[];
}

export interface Column {
  /** At most 256 characters. */
  key: string;
  /** At most 256 characters. */
  name: string;
}

export interface Row {
  /** At most 256 characters. */
  key: string;
  data?: Record<string, unknown> | null;
  active: boolean;
}

export interface UpdateCarrierSettingsRequest {
  /** Guid. */
  carrierId: string;
  /** Guid. */
  rowId: string;
  active: boolean | null;
}

export type UpdateCarrierSettingsResponse = Record<string, never>;

export interface SetDeliveryCarrierActiveStatusRequest {
  /** Guid. */
  carrierAppId: string;
  /** Guid. */
  rowId: string;
  active: boolean | null;
}

export type SetDeliveryCarrierActiveStatusResponse = Record<string, never>;

export interface UpdateExtendedFieldsResponse {
  deliveryProfile?: DeliveryProfile;
}

export interface DeliveryRegionAdded {
  /** Guid. */
  deliveryProfileId: string;
  /** Guid. */
  deliveryRegionId?: string | null;
  /** 1 to 256 characters. */
  name?: string | null;
  active?: boolean | null;
  /** At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /** At most 200 items. */
  destinations: Destination[];
  createdDate?: Date | null;
}

export interface DeliveryRegionRemoved {
  /** Guid. */
  deliveryProfileId: string;
  /** Guid. */
  deliveryRegionId: string;
}

export interface DeliveryRegionUpdated {
  /** Guid. */
  deliveryProfileId: string;
  /** Guid. */
  deliveryRegionId?: string | null;
  /** 1 to 256 characters. */
  name?: string | null;
  active?: boolean | null;
  /** At most 25 items. */
  deliveryCarriers: DeliveryCarrier[];
  /** At most 200 items. */
  destinations: Destination[];
  createdDate?: Date | null;
}
