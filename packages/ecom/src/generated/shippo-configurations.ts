// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure live carrier rates through Shippo: services, packaging and origin address.
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
} from "@portico/core/runtime";
import type { CursorPagingMetadata, CursorQuery, ExtendedFields } from "@portico/core/types";
import type { Address } from "./common.js";

export type {
  AddressLocation,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  Address,
  AddressInput,
  StreetAddress,
  StreetAddressInput,
  UpdateExtendedFieldsRequest,
} from "./common.js";

const shippoConfigurationCodec: CodecTable = {
  createdDate: "d",
  shipFromAddress: { geocode: { latitude: "f", longitude: "f" } },
  updatedDate: "d",
};

/** The `options` of {@link createShippoConfiguration}. */
export interface CreateShippoConfigurationOptions {
  /** Decimal in a string. */
  backupRate?: string | null;
}

/**
 * Create a Shippo setup for live rates, with an optional backup rate.
 *
 * `POST /ecom/v1/shippo-configurations` (ecom/shippo-configurations)
 *
 * @param shippoConfiguration - needs `deliveryRegionId`, `osLocationId`, `packageDetails`,
 *   `packageType`
 * @param options - may hold `backupRate`
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(shippoConfigurations).createShippoConfiguration({
 *   deliveryRegionId: "<delivery region id>",
 *   packageType: "CUSTOM",
 *   packageDetails: { dimensions: { length: "19.90", width: "19.90", height: "19.90" } },
 *   osLocationId: "<os location id>",
 * });
 * ```
 */
export const createShippoConfiguration: (
  shippoConfiguration: ShippoConfigurationToCreate,
  options?: CreateShippoConfigurationOptions,
) => Promise<ShippoConfiguration> = /* @__PURE__ */ operation({
  name: "ecom.shippoConfigurations.createShippoConfiguration",
  method: "POST",
  path: "/ecom/v1/shippo-configurations",
  args: ["shippoConfiguration", ["backupRate"]],
  request: { shippoConfiguration: shippoConfigurationCodec },
  response: { shippoConfiguration: shippoConfigurationCodec },
  returns: "shippoConfiguration",
});

/**
 * Fetch one Shippo setup by ID.
 *
 * `GET /ecom/v1/shippo-configurations/{shippoConfigurationId}` (ecom/shippo-configurations)
 *
 * @param shippoConfigurationId - id of the shippo configuration
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_READ.
 * @example
 * ```ts
 * const answer = await client.use(shippoConfigurations).getShippoConfiguration(
 *   "<shippo configuration id>",
 * );
 * ```
 */
export const getShippoConfiguration: (
  shippoConfigurationId: string,
) => Promise<ShippoConfiguration> = /* @__PURE__ */ operation({
  name: "ecom.shippoConfigurations.getShippoConfiguration",
  method: "GET",
  path: "/ecom/v1/shippo-configurations/{shippoConfigurationId}",
  args: ["shippoConfigurationId"],
  response: { shippoConfiguration: shippoConfigurationCodec },
  returns: "shippoConfiguration",
});

/**
 * Delete a Shippo setup.
 *
 * `DELETE /ecom/v1/shippo-configurations/{shippoConfigurationId}` (ecom/shippo-configurations)
 *
 * @param shippoConfigurationId - id of the shippo configuration
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_DELETE.
 * @example
 * ```ts
 * await client.use(shippoConfigurations).deleteShippoConfiguration("<shippo configuration id>");
 * ```
 */
export const deleteShippoConfiguration: (shippoConfigurationId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.shippoConfigurations.deleteShippoConfiguration",
    method: "DELETE",
    path: "/ecom/v1/shippo-configurations/{shippoConfigurationId}",
    args: ["shippoConfigurationId"],
  });

/**
 * Change a Shippo setup; its current revision is required.
 *
 * `PATCH /ecom/v1/shippo-configurations/{shippoConfiguration.id}` (ecom/shippo-configurations)
 *
 * @param id - id of the shippo configuration
 * @param shippoConfiguration - needs `revision`
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippoConfigurations).updateShippoConfiguration(
 *   "<shippo configuration id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateShippoConfiguration: (
  id: string,
  shippoConfiguration: ShippoConfigurationToUpdate,
) => Promise<ShippoConfiguration> = /* @__PURE__ */ operation({
  name: "ecom.shippoConfigurations.updateShippoConfiguration",
  method: "PATCH",
  path: "/ecom/v1/shippo-configurations/{shippoConfiguration.id}",
  args: ["shippoConfiguration.id", "...shippoConfiguration"],
  request: { fieldMask: "m", shippoConfiguration: shippoConfigurationCodec },
  response: { shippoConfiguration: shippoConfigurationCodec },
  returns: "shippoConfiguration",
  mask: "fieldMask",
});

const queryShippoConfigurationsOperation: Operation = {
  name: "ecom.shippoConfigurations.queryShippoConfigurations",
  method: "GET",
  path: "/ecom/v1/shippo-configurations/query",
  args: ["query"],
  response: { shippoConfigurations: shippoConfigurationCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "shippoConfigurations", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryShippoConfigurations} takes. */
export interface QueryShippoConfigurationsFields {
  values: {
    id: string;
    deliveryRegionId: string;
  };
  eq: "id" | "deliveryRegionId";
  in: "id" | "deliveryRegionId";
  exists: "id" | "deliveryRegionId";
  compare: "id" | "deliveryRegionId";
  startsWith: "id" | "deliveryRegionId";
  has: never;
  ascending: "id" | "deliveryRegionId";
  descending: "id" | "deliveryRegionId";
}

/**
 * Look up Shippo setups by filter and sort order, with cursor paging.
 *
 * `GET /ecom/v1/shippo-configurations/query` (ecom/shippo-configurations)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_READ.
 * @example
 * ```ts
 * const page = await client.use(shippoConfigurations).queryShippoConfigurations(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryShippoConfigurations(): CursorQueryBuilder<
  ShippoConfiguration,
  QueryShippoConfigurationsFields
>;
/**
 * Look up Shippo setups by filter and sort order, with cursor paging. Sends the query as it
 * stands.
 */
export function queryShippoConfigurations(
  query: CursorQuery,
): Promise<QueryShippoConfigurationsResponse>;
export function queryShippoConfigurations(query?: CursorQuery): unknown {
  return call(queryShippoConfigurationsOperation, [query]);
}

/** The `options` of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  namespaceData: Record<string, unknown>;
}

/**
 * Write your app's extended fields on a Shippo setup, within one namespace.
 *
 * `POST /ecom/v1/shippo-configurations/{id}/update-extended-fields`
 * (ecom/shippo-configurations)
 *
 * @param id - id of the shippo configuration
 * @param options - needs `namespaceData`
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippoConfigurations).updateExtendedFields(
 *   "<shippo configuration id>",
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
  name: "ecom.shippoConfigurations.updateExtendedFields",
  method: "POST",
  path: "/ecom/v1/shippo-configurations/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { shippoConfiguration: shippoConfigurationCodec },
});

/** The `options` of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  revision?: string | null;
}

/**
 * Use a Shippo setup in one more delivery region.
 *
 * `POST /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions`
 * (ecom/shippo-configurations)
 *
 * @param shippoConfigurationId - id of the shippo configuration
 * @param deliveryRegionId - id of the delivery region
 * @param options - may hold `revision`
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippoConfigurations).addDeliveryRegion(
 *   "<shippo configuration id>",
 *   "<delivery region id>",
 * );
 * ```
 */
export const addDeliveryRegion: (
  shippoConfigurationId: string,
  deliveryRegionId: string,
  options?: AddDeliveryRegionOptions,
) => Promise<AddDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.shippoConfigurations.addDeliveryRegion",
  method: "POST",
  path: "/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions",
  args: ["shippoConfigurationId", "deliveryRegionId", ["revision"]],
  response: { shippoConfiguration: shippoConfigurationCodec },
});

/** The `identifiers` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionIdentifiers {
  /** Guid. */
  shippoConfigurationId: string;
  /** Guid. */
  deliveryRegionId: string;
}

/** The `options` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  revision?: string | null;
}

/**
 * Stop using a Shippo setup in a delivery region.
 *
 * `DELETE
 * /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}`
 * (ecom/shippo-configurations)
 *
 * @param identifiers - needs `deliveryRegionId`, `shippoConfigurationId`
 * @param options - may hold `revision`
 * @remarks Needs ECOM.SHIPPO_CONFIGURATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippoConfigurations).removeDeliveryRegion({
 *   shippoConfigurationId: "<shippo configuration id>",
 *   deliveryRegionId: "<delivery region id>",
 * });
 * ```
 */
export const removeDeliveryRegion: (
  identifiers: RemoveDeliveryRegionIdentifiers,
  options?: RemoveDeliveryRegionOptions,
) => Promise<RemoveDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.shippoConfigurations.removeDeliveryRegion",
  method: "DELETE",
  path: "/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}",
  args: [["shippoConfigurationId", "deliveryRegionId"], ["revision"]],
  names: ["identifiers", "options"],
  response: { shippoConfiguration: shippoConfigurationCodec },
});

/** What a handler of {@link onShippoConfigurationCreated} gets. */
export interface ShippoConfigurationCreatedEvent {
  entity: ShippoConfiguration;
  metadata: EventMetadata;
}

/**
 * Sent when a Shippo setup is created.
 *
 * Event type `wix.ecom.v1.shippo_configuration_created`.
 *
 * @example
 * ```ts
 * client.use(shippoConfigurations).onShippoConfigurationCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onShippoConfigurationCreated: (
  handler: EventHandler<ShippoConfigurationCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.shippo_configuration_created",
  codec: { entity: shippoConfigurationCodec },
});

/** What a handler of {@link onShippoConfigurationDeleted} gets. */
export interface ShippoConfigurationDeletedEvent {
  entity?: ShippoConfiguration;
  metadata: EventMetadata;
}

/**
 * Sent when a Shippo setup is deleted.
 *
 * Event type `wix.ecom.v1.shippo_configuration_deleted`.
 *
 * @example
 * ```ts
 * client.use(shippoConfigurations).onShippoConfigurationDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onShippoConfigurationDeleted: (
  handler: EventHandler<ShippoConfigurationDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.shippo_configuration_deleted",
  codec: { entity: shippoConfigurationCodec },
});

/** What a handler of {@link onShippoConfigurationUpdated} gets. */
export interface ShippoConfigurationUpdatedEvent {
  entity: ShippoConfiguration;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when a Shippo setup changes.
 *
 * Event type `wix.ecom.v1.shippo_configuration_updated`.
 *
 * @example
 * ```ts
 * client.use(shippoConfigurations).onShippoConfigurationUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onShippoConfigurationUpdated: (
  handler: EventHandler<ShippoConfigurationUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.shippo_configuration_updated",
  codec: { entity: shippoConfigurationCodec, modifiedFields: shippoConfigurationCodec },
});

export interface CreateShippoConfigurationRequest {
  shippoConfiguration: ShippoConfigurationToCreate;
  /** Decimal in a string. */
  backupRate?: string | null;
}

export interface ShippoConfiguration {
  /** Guid. */
  id: string;
  revision: string;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /**
   * Guid, set on creation only.
   *
   * @deprecated
   */
  deliveryRegionId?: string | null;
  /** At most 3 items. */
  domesticServices: DomesticServiceSettings[];
  /** At most 3 items. */
  internationalServices: InternationalServiceSettings[];
  packageType: PackageType;
  packageDetails?: PackageDetails;
  /** Guid. */
  osLocationId?: string | null;
  shipFromAddress?: Address;
  /** At most 50 items, set on creation only. */
  deliveryRegionIds: string[];
  /** Decimal in a string. */
  backupWeight?: string | null;
  extendedFields?: ExtendedFields;
}

export interface ShippoConfigurationInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /**
   * Guid, set on creation only.
   *
   * @deprecated
   */
  deliveryRegionId?: string | null;
  /** At most 3 items. */
  domesticServices?: DomesticServiceSettingsInput[];
  /** At most 3 items. */
  internationalServices?: InternationalServiceSettingsInput[];
  packageType?: PackageType;
  packageDetails?: PackageDetailsInput;
  /** Guid. */
  osLocationId?: string | null;
  /** At most 50 items, set on creation only. */
  deliveryRegionIds?: string[];
  /** Decimal in a string. */
  backupWeight?: string | null;
  extendedFields?: ExtendedFields;
}

/** What `createShippoConfiguration` takes as `ShippoConfigurationInput`. */
export interface ShippoConfigurationToCreate extends ShippoConfigurationInput {
  /**
   * Guid, set on creation only.
   *
   * @deprecated
   */
  deliveryRegionId: string;
  packageType: PackageType;
  packageDetails: PackageDetailsToCreate;
  /** Guid. */
  osLocationId: string;
}

/** What `updateShippoConfiguration` takes as `ShippoConfigurationInput`. */
export interface ShippoConfigurationToUpdate extends Omit<ShippoConfigurationInput, "id"> {
  revision: string;
}

export interface DomesticServiceSettings {
  /** Guid. */
  id?: string | null;
  service: DomesticService;
  serviceSettings?: ServiceSettings;
}

export interface DomesticServiceSettingsInput {
  /** Guid. */
  id?: string | null;
  service?: DomesticService;
  serviceSettings?: ServiceSettingsInput;
}

export type DomesticService =
  | "GROUND_ADVANTAGE"
  | "PRIORITY_MAIL"
  | "PRIORITY_MAIL_EXPRESS"
  | (string & {});

export interface ServiceSettings {
  /** At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  handlingFee?: HandlingFee;
  /** Decimal in a string. */
  freeDeliveryMinimumAmount?: string | null;
}

export interface ServiceSettingsInput {
  /** At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  handlingFee?: HandlingFeeInput;
  /** Decimal in a string. */
  freeDeliveryMinimumAmount?: string | null;
}

export interface HandlingFee {
  /** Decimal in a string. */
  value: string;
  calculationType: CalculationType;
}

export interface HandlingFeeInput {
  /** Decimal in a string. */
  value?: string;
  calculationType?: CalculationType;
}

export type CalculationType = "FIXED" | "PERCENTAGE" | (string & {});

export interface InternationalServiceSettings {
  /** Guid. */
  id?: string | null;
  service: InternationalService;
  serviceSettings?: ServiceSettings;
}

export interface InternationalServiceSettingsInput {
  /** Guid. */
  id?: string | null;
  service?: InternationalService;
  serviceSettings?: ServiceSettingsInput;
}

export type InternationalService =
  | "FIRST_CLASS_PACKAGE_INTERNATIONAL"
  | "PRIORITY_MAIL_INTERNATIONAL"
  | "PRIORITY_MAIL_EXPRESS_INTERNATIONAL"
  | (string & {});

export type PackageType =
  | "CUSTOM"
  | "FLAT_RATE_ENVELOPE"
  | "PADDED_FLAT_RATE_ENVELOPE"
  | "SMALL_FLAT_RATE_BOX"
  | "MEDIUM_FLAT_RATE_BOX_1"
  | "MEDIUM_FLAT_RATE_BOX_2"
  | "LARGE_FLAT_RATE_BOX"
  | (string & {});

export interface PackageDetails {
  /** At most 255 characters. */
  name?: string | null;
  dimensions?: PackageDimensions;
  maxNumberOfProducts?: string | null;
}

export interface PackageDetailsInput {
  /** At most 255 characters. */
  name?: string | null;
  dimensions?: PackageDimensionsInput;
  maxNumberOfProducts?: string | null;
}

/** What `createShippoConfiguration` takes as `PackageDetailsInput`. */
export interface PackageDetailsToCreate extends PackageDetailsInput {
  dimensions?: PackageDimensionsToCreate;
}

export interface PackageDimensions {
  /** Decimal in a string. */
  length: string;
  /** Decimal in a string. */
  width: string;
  /** Decimal in a string. */
  height: string;
}

export interface PackageDimensionsInput {
  /** Decimal in a string. */
  length?: string;
  /** Decimal in a string. */
  width?: string;
  /** Decimal in a string. */
  height?: string;
}

/** What `createShippoConfiguration` takes as `PackageDimensionsInput`. */
export interface PackageDimensionsToCreate extends PackageDimensionsInput {
  /** Decimal in a string. */
  length: string;
  /** Decimal in a string. */
  width: string;
  /** Decimal in a string. */
  height: string;
}

export interface CreateShippoConfigurationResponse {
  shippoConfiguration?: ShippoConfiguration;
}

export interface GetShippoConfigurationRequest {
  /** Guid. */
  shippoConfigurationId: string;
}

export interface GetShippoConfigurationResponse {
  shippoConfiguration?: ShippoConfiguration;
}

export interface UpdateShippoConfigurationRequest {
  shippoConfiguration: ShippoConfigurationInput;
}

export interface UpdateShippoConfigurationResponse {
  shippoConfiguration?: ShippoConfiguration;
}

export interface DeleteShippoConfigurationRequest {
  /** Guid. */
  shippoConfigurationId: string;
}

export type DeleteShippoConfigurationResponse = Record<string, never>;

export interface QueryShippoConfigurationsRequest {
  query?: CursorQuery;
}

export interface QueryShippoConfigurationsResponse {
  shippoConfigurations: ShippoConfiguration[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface UpdateExtendedFieldsResponse {
  shippoConfiguration?: ShippoConfiguration;
}

export interface AddDeliveryRegionRequest {
  /** Guid. */
  shippoConfigurationId: string;
  /** Guid. */
  deliveryRegionId: string;
  revision?: string | null;
}

export interface AddDeliveryRegionResponse {
  shippoConfiguration?: ShippoConfiguration;
}

export interface RemoveDeliveryRegionRequest {
  /** Guid. */
  shippoConfigurationId: string;
  /** Guid. */
  deliveryRegionId: string;
  revision?: string | null;
}

export interface RemoveDeliveryRegionResponse {
  shippoConfiguration?: ShippoConfiguration;
}
