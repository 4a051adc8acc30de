// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure live carrier rates through Shippo: services, packaging and origin address.
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
  type TypedQuery,
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

/** Options of {@link createShippoConfiguration}. */
export interface CreateShippoConfigurationOptions {
  /** Rate to offer when no live rate can be had, as a decimal string in the shop's currency. */
  backupRate?: string | null;
}

/**
 * Create a Shippo setup for live rates, with an optional backup rate.
 *
 * `POST /ecom/v1/shippo-configurations` (ecom/shippo-configurations)
 *
 * @param shippoConfiguration - The setup to create. Requires `deliveryRegionId`,
 *   `osLocationId`, `packageDetails` and `packageType`.
 * @param options - Can contain `backupRate`.
 * @returns The new setup.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_CREATE`.
 * @example
 * ```ts
 * const shippoConfiguration = await client.use(shippoConfigurations).createShippoConfiguration({
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
 * @param shippoConfigurationId - Id of the setup.
 * @returns The setup with its services and regions.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
 * @example
 * ```ts
 * const shippoConfiguration = await client.use(shippoConfigurations).getShippoConfiguration(
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
 * @param shippoConfigurationId - Id of the setup.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_DELETE`.
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
 * @param id - Id of the setup.
 * @param shippoConfiguration - The fields to change, with the current revision; those left out
 *   stay as they are. Requires `revision`.
 * @returns The setup after the change.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_UPDATE`.
 * @example
 * ```ts
 * const shippoConfiguration = await client.use(shippoConfigurations).updateShippoConfiguration(
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

/** Fields that {@link queryShippoConfigurations} can filter or sort by. */
export interface QueryShippoConfigurationsFields {
  values: {
    id: string;
    deliveryRegionId: string;
  };
  eq: "id" | "deliveryRegionId";
  in: QueryShippoConfigurationsFields["eq"];
  exists: QueryShippoConfigurationsFields["eq"];
  compare: QueryShippoConfigurationsFields["eq"];
  startsWith: QueryShippoConfigurationsFields["eq"];
  has: never;
  ascending: QueryShippoConfigurationsFields["eq"];
  descending: QueryShippoConfigurationsFields["eq"];
}

/** The query object that {@link queryShippoConfigurations} accepts. */
export interface QueryShippoConfigurationsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryShippoConfigurationsFields> {}

/**
 * Look up Shippo setups by filter and sort order, with cursor paging.
 *
 * `GET /ecom/v1/shippo-configurations/query` (ecom/shippo-configurations)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_READ`.
 * @example
 * ```ts
 * const page = await client.use(shippoConfigurations).queryShippoConfigurations(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryShippoConfigurations: {
  (): CursorQueryBuilder<ShippoConfiguration, QueryShippoConfigurationsFields>;
  /**
   * Look up Shippo setups by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryShippoConfigurationsQuery): Promise<QueryShippoConfigurationsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.shippoConfigurations.queryShippoConfigurations",
  method: "GET",
  path: "/ecom/v1/shippo-configurations/query",
  args: ["query"],
  response: { shippoConfigurations: shippoConfigurationCodec },
  complex: true,
  fallback: true,
  query: { items: "shippoConfigurations" },
});

/** Options of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  /** Fields of the namespace with their new values; fields left out stay as they are. */
  namespaceData: Record<string, unknown>;
}

/**
 * Write your app's extended fields on a Shippo setup, within one namespace.
 *
 * `POST /ecom/v1/shippo-configurations/{id}/update-extended-fields`
 * (ecom/shippo-configurations)
 *
 * @param id - Id of the entity.
 * @param namespace - Name under which the app's data stands.
 * @param options - Must contain `namespaceData`.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(shippoConfigurations).updateExtendedFields(
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
  path: "/ecom/v1/shippo-configurations/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { shippoConfiguration: shippoConfigurationCodec },
});

/** Options of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the setup. */
  revision?: string | null;
}

/**
 * Use a Shippo setup in one more delivery region.
 *
 * `POST /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions`
 * (ecom/shippo-configurations)
 *
 * @param shippoConfigurationId - Id of the setup.
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Can contain `revision`.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(shippoConfigurations).addDeliveryRegion(
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
  path: "/ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions",
  args: ["shippoConfigurationId", "deliveryRegionId", ["revision"]],
  response: { shippoConfiguration: shippoConfigurationCodec },
});

/** Identifiers of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionIdentifiers {
  /** Id of the setup. */
  shippoConfigurationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
}

/** Options of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the setup. */
  revision?: string | null;
}

/**
 * Stop using a Shippo setup in a delivery region.
 *
 * `DELETE
 * /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}`
 * (ecom/shippo-configurations)
 *
 * @param identifiers - Must contain `deliveryRegionId` and `shippoConfigurationId`.
 * @param options - Can contain `revision`.
 * @remarks Requires the permission `ECOM.SHIPPO_CONFIGURATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(shippoConfigurations).removeDeliveryRegion({
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

/** Event that {@link onShippoConfigurationCreated} passes to its handler. */
export interface ShippoConfigurationCreatedEvent {
  /** The entity after the change. */
  entity: ShippoConfiguration;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onShippoConfigurationDeleted} passes to its handler. */
export interface ShippoConfigurationDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: ShippoConfiguration;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onShippoConfigurationUpdated} passes to its handler. */
export interface ShippoConfigurationUpdatedEvent {
  /** The entity after the change. */
  entity: ShippoConfiguration;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
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

/** Request of {@link createShippoConfiguration}. */
export interface CreateShippoConfigurationRequest {
  /** The setup to create. */
  shippoConfiguration: ShippoConfigurationToCreate;
  /** Rate to offer when no live rate can be had, as a decimal string in the shop's currency. */
  backupRate?: string | null;
}

/** How live carrier rates are asked for through Shippo. */
export interface ShippoConfiguration {
  /** Id of the setup. */
  id: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
  /** When the setup was created. */
  createdDate?: Date | null;
  /** When the setup was last changed. */
  updatedDate?: Date | null;
  /**
   * Older form of deliveryRegionIds, for one region. A GUID, cannot change after creation.
   *
   * @deprecated
   */
  deliveryRegionId?: string | null;
  /** Services to offer within the country. At most 3 items. */
  domesticServices: DomesticServiceSettings[];
  /** Services to offer abroad. At most 3 items. */
  internationalServices: InternationalServiceSettings[];
  /** Kind of package to ask rates for. */
  packageType: PackageType;
  /** Size of the package; for type CUSTOM. */
  packageDetails?: PackageDetails;
  /** Id of the business location that ships. */
  osLocationId?: string | null;
  /** Address that parcels are sent from. */
  shipFromAddress?: Address;
  /** Ids of the delivery regions where it is used. At most 50 items, cannot change after creation. */
  deliveryRegionIds: string[];
  /** Weight of items that have none, as a decimal string. */
  backupWeight?: string | null;
  /** Custom data that apps attach to the setup. */
  extendedFields?: ExtendedFields;
}

/** How live carrier rates are asked for through Shippo. */
export interface ShippoConfigurationInput {
  /** Id of the setup. */
  id?: string | null;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /**
   * Older form of deliveryRegionIds, for one region. A GUID, cannot change after creation.
   *
   * @deprecated
   */
  deliveryRegionId?: string | null;
  /** Services to offer within the country. At most 3 items. */
  domesticServices?: DomesticServiceSettingsInput[];
  /** Services to offer abroad. At most 3 items. */
  internationalServices?: InternationalServiceSettingsInput[];
  /** Kind of package to ask rates for. */
  packageType?: PackageType;
  /** Size of the package; for type CUSTOM. */
  packageDetails?: PackageDetailsInput;
  /** Id of the business location that ships. */
  osLocationId?: string | null;
  /** Ids of the delivery regions where it is used. At most 50 items, cannot change after creation. */
  deliveryRegionIds?: string[];
  /** Weight of items that have none, as a decimal string. */
  backupWeight?: string | null;
  /** Custom data that apps attach to the setup. */
  extendedFields?: ExtendedFields;
}

/** `ShippoConfigurationInput` as an argument of `createShippoConfiguration`. */
export interface ShippoConfigurationToCreate extends ShippoConfigurationInput {
  /**
   * Older form of deliveryRegionIds, for one region. A GUID, cannot change after creation.
   *
   * @deprecated
   */
  deliveryRegionId: string;
  /** Kind of package to ask rates for. */
  packageType: PackageType;
  /** Size of the package; for type CUSTOM. */
  packageDetails: PackageDetailsToCreate;
  /** Id of the business location that ships. */
  osLocationId: string;
}

/** `ShippoConfigurationInput` as an argument of `updateShippoConfiguration`. */
export interface ShippoConfigurationToUpdate extends Omit<ShippoConfigurationInput, "id"> {
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
}

/** A service within the country, and how it is offered. */
export interface DomesticServiceSettings {
  /** Id of the entry. */
  id?: string | null;
  /** Which service it is. */
  service: DomesticService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettings;
}

/** A service within the country, and how it is offered. */
export interface DomesticServiceSettingsInput {
  /** Id of the entry. */
  id?: string | null;
  /** Which service it is. */
  service?: DomesticService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettingsInput;
}

/** Services of the carrier within the country. */
export type DomesticService =
  | "GROUND_ADVANTAGE"
  | "PRIORITY_MAIL"
  | "PRIORITY_MAIL_EXPRESS"
  | (string & {});

/** How a service is offered. */
export interface ServiceSettings {
  /** Time of delivery as text to show, such as '3 to 5 days'. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Fee on top of the carrier's rate. */
  handlingFee?: HandlingFee;
  /** Order total from which delivery is free, as a decimal string; never free when absent. */
  freeDeliveryMinimumAmount?: string | null;
}

/** How a service is offered. */
export interface ServiceSettingsInput {
  /** Time of delivery as text to show, such as '3 to 5 days'. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Fee on top of the carrier's rate. */
  handlingFee?: HandlingFeeInput;
  /** Order total from which delivery is free, as a decimal string; never free when absent. */
  freeDeliveryMinimumAmount?: string | null;
}

/** Fee on top of a carrier's rate. */
export interface HandlingFee {
  /** Amount or percentage as a decimal string, by the calculation type. */
  value: string;
  /** Whether it is an amount or a percentage. */
  calculationType: CalculationType;
}

/** Fee on top of a carrier's rate. */
export interface HandlingFeeInput {
  /** Amount or percentage as a decimal string, by the calculation type. */
  value?: string;
  /** Whether it is an amount or a percentage. */
  calculationType?: CalculationType;
}

/** Kinds of handling fees: a fixed amount or a percentage. */
export type CalculationType = "FIXED" | "PERCENTAGE" | (string & {});

/** A service abroad, and how it is offered. */
export interface InternationalServiceSettings {
  /** Id of the entry. */
  id?: string | null;
  /** Which service it is. */
  service: InternationalService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettings;
}

/** A service abroad, and how it is offered. */
export interface InternationalServiceSettingsInput {
  /** Id of the entry. */
  id?: string | null;
  /** Which service it is. */
  service?: InternationalService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettingsInput;
}

/** Services of the carrier abroad. */
export type InternationalService =
  | "FIRST_CLASS_PACKAGE_INTERNATIONAL"
  | "PRIORITY_MAIL_INTERNATIONAL"
  | "PRIORITY_MAIL_EXPRESS_INTERNATIONAL"
  | (string & {});

/** Kinds of packages: of the merchant's own size or one of the carrier's. */
export type PackageType =
  | "CUSTOM"
  | "FLAT_RATE_ENVELOPE"
  | "PADDED_FLAT_RATE_ENVELOPE"
  | "SMALL_FLAT_RATE_BOX"
  | "MEDIUM_FLAT_RATE_BOX_1"
  | "MEDIUM_FLAT_RATE_BOX_2"
  | "LARGE_FLAT_RATE_BOX"
  | (string & {});

/** A package of the merchant's own size. */
export interface PackageDetails {
  /** Name of the package. At most 255 characters. */
  name?: string | null;
  /** Size of the package. */
  dimensions?: PackageDimensions;
  /** How many products fit into it. */
  maxNumberOfProducts?: string | null;
}

/** A package of the merchant's own size. */
export interface PackageDetailsInput {
  /** Name of the package. At most 255 characters. */
  name?: string | null;
  /** Size of the package. */
  dimensions?: PackageDimensionsInput;
  /** How many products fit into it. */
  maxNumberOfProducts?: string | null;
}

/** `PackageDetailsInput` as an argument of `createShippoConfiguration`. */
export interface PackageDetailsToCreate extends PackageDetailsInput {
  /** Size of the package. */
  dimensions?: PackageDimensionsToCreate;
}

/** Size of a package. */
export interface PackageDimensions {
  /** Length as a decimal string. */
  length: string;
  /** Width as a decimal string. */
  width: string;
  /** Height as a decimal string. */
  height: string;
}

/** Size of a package. */
export interface PackageDimensionsInput {
  /** Length as a decimal string. */
  length?: string;
  /** Width as a decimal string. */
  width?: string;
  /** Height as a decimal string. */
  height?: string;
}

/** `PackageDimensionsInput` as an argument of `createShippoConfiguration`. */
export interface PackageDimensionsToCreate extends PackageDimensionsInput {
  /** Length as a decimal string. */
  length: string;
  /** Width as a decimal string. */
  width: string;
  /** Height as a decimal string. */
  height: string;
}

/** Response of {@link createShippoConfiguration}. */
export interface CreateShippoConfigurationResponse {
  /** The new setup. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link getShippoConfiguration}. */
export interface GetShippoConfigurationRequest {
  /** Id of the setup. */
  shippoConfigurationId: string;
}

/** Response of {@link getShippoConfiguration}. */
export interface GetShippoConfigurationResponse {
  /** The setup with its services and regions. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link updateShippoConfiguration}. */
export interface UpdateShippoConfigurationRequest {
  /** The fields to change, with the current revision; those left out stay as they are. */
  shippoConfiguration: ShippoConfigurationInput;
}

/** Response of {@link updateShippoConfiguration}. */
export interface UpdateShippoConfigurationResponse {
  /** The setup after the change. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link deleteShippoConfiguration}. */
export interface DeleteShippoConfigurationRequest {
  /** Id of the setup. */
  shippoConfigurationId: string;
}

/** Response of {@link deleteShippoConfiguration}. */
export type DeleteShippoConfigurationResponse = Record<string, never>;

/** Request of {@link queryShippoConfigurations}. */
export interface QueryShippoConfigurationsRequest {
  /** Filter, order and page. */
  query?: CursorQuery;
}

/** Response of {@link queryShippoConfigurations}. */
export interface QueryShippoConfigurationsResponse {
  /** Setups on this page. */
  shippoConfigurations: ShippoConfiguration[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The setup after the change. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionRequest {
  /** Id of the setup. */
  shippoConfigurationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Current revision of the setup. */
  revision?: string | null;
}

/** Response of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionResponse {
  /** The setup with its regions. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionRequest {
  /** Id of the setup. */
  shippoConfigurationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Current revision of the setup. */
  revision?: string | null;
}

/** Response of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionResponse {
  /** The setup with the regions that are left. */
  shippoConfiguration?: ShippoConfiguration;
}
