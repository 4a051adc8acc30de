// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure live carrier rates from Shippo: services, packages and origin address.
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
  /** Rate to offer if no live rate is available, as a decimal string in the store's currency. */
  backupRate?: string | null;
}

/**
 * Creates a Shippo configuration for live rates, with an optional backup rate.
 *
 * `POST /ecom/v1/shippo-configurations` (ecom/shippo-configurations)
 *
 * @param shippoConfiguration - The configuration to create. Requires `deliveryRegionId`,
 *   `osLocationId`, `packageDetails` and `packageType`.
 * @param options - Optional fields: `backupRate`.
 * @returns The created configuration.
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
 * Returns a Shippo configuration by id.
 *
 * `GET /ecom/v1/shippo-configurations/{shippoConfigurationId}` (ecom/shippo-configurations)
 *
 * @param shippoConfigurationId - Id of the configuration.
 * @returns The configuration, with its services and delivery regions.
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
 * Deletes a Shippo configuration.
 *
 * `DELETE /ecom/v1/shippo-configurations/{shippoConfigurationId}` (ecom/shippo-configurations)
 *
 * @param shippoConfigurationId - Id of the configuration.
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
 * Updates a Shippo configuration. Requires the current revision.
 *
 * `PATCH /ecom/v1/shippo-configurations/{shippoConfiguration.id}` (ecom/shippo-configurations)
 *
 * @param id - Id of the configuration.
 * @param shippoConfiguration - The Shippo configuration, with the fields to update and its
 *   current revision. Omitted fields do not change. Requires `revision`.
 * @returns The updated configuration.
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

/** The query builder that {@link queryShippoConfigurations} returns. */
export type ShippoConfigurationsQueryBuilder = CursorQueryBuilder<
  ShippoConfiguration,
  QueryShippoConfigurationsFields
>;

/** A page of the query builder that {@link queryShippoConfigurations} returns. */
export type ShippoConfigurationsQueryResult = CursorPage<ShippoConfiguration>;

/** The query object that {@link queryShippoConfigurations} accepts. */
export interface QueryShippoConfigurationsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryShippoConfigurationsFields> {}

/**
 * Queries Shippo configurations by filter and sort order, with cursor paging.
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
  (): ShippoConfigurationsQueryBuilder;
  /**
   * Queries Shippo configurations by filter and sort order, with cursor paging. Sends a query
   * object instead of returning a builder.
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
  /** New values of the fields in the namespace. Omitted fields do not change. */
  namespaceData: Record<string, unknown>;
}

/**
 * Updates the extended fields that your app stores with a Shippo configuration.
 *
 * `POST /ecom/v1/shippo-configurations/{id}/update-extended-fields`
 * (ecom/shippo-configurations)
 *
 * @param id - Id of the entity whose extended fields to update.
 * @param namespace - Namespace of the app.
 * @param options - Required fields: `namespaceData`.
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
  /** Current revision of the configuration. */
  revision?: string | null;
}

/**
 * Adds a Shippo configuration to a delivery region.
 *
 * `POST /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions`
 * (ecom/shippo-configurations)
 *
 * @param shippoConfigurationId - Id of the configuration.
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Optional fields: `revision`.
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
  /** Id of the configuration. */
  shippoConfigurationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
}

/** Options of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the configuration. */
  revision?: string | null;
}

/**
 * Removes a Shippo configuration from a delivery region.
 *
 * `DELETE
 * /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}`
 * (ecom/shippo-configurations)
 *
 * @param identifiers - Required fields: `deliveryRegionId` and `shippoConfigurationId`.
 * @param options - Optional fields: `revision`.
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
  /** The created entity. */
  entity: ShippoConfiguration;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a Shippo configuration is created.
 *
 * The type of the event is `wix.ecom.v1.shippo_configuration_created`.
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
 * Calls the handler when a Shippo configuration is deleted.
 *
 * The type of the event is `wix.ecom.v1.shippo_configuration_deleted`.
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
 * Calls the handler when a Shippo configuration is updated.
 *
 * The type of the event is `wix.ecom.v1.shippo_configuration_updated`.
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
  /** The configuration to create. */
  shippoConfiguration: ShippoConfigurationToCreate;
  /** Rate to offer if no live rate is available, as a decimal string in the store's currency. */
  backupRate?: string | null;
}

/** Settings for live carrier rates from Shippo. */
export interface ShippoConfiguration {
  /** Id of the configuration. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the configuration was created. */
  createdDate?: Date | null;
  /** When the configuration was last updated. */
  updatedDate?: Date | null;
  /**
   * Id of a single region. Use `deliveryRegionIds` instead. Cannot be changed after creation.
   *
   * @deprecated
   */
  deliveryRegionId?: string | null;
  /** Domestic services that buyers can choose. At most 3 items. */
  domesticServices: DomesticServiceSettings[];
  /** International services that buyers can choose. At most 3 items. */
  internationalServices: InternationalServiceSettings[];
  /** Kind of package to request rates for. */
  packageType: PackageType;
  /** Size of the package. Set only if `packageType` is `CUSTOM`. */
  packageDetails?: PackageDetails;
  /** Id of the business location that ships the order. */
  osLocationId?: string | null;
  /** Address that parcels are sent from. */
  shipFromAddress?: Address;
  /**
   * Ids of the delivery regions that use the configuration. At most 50 items. Cannot be changed
   * after creation.
   */
  deliveryRegionIds: string[];
  /** Weight to use for items that have no weight, as a decimal string. */
  backupWeight?: string | null;
  /** Extended fields of the configuration. */
  extendedFields?: ExtendedFields;
}

/** Settings for live carrier rates from Shippo. */
export interface ShippoConfigurationInput {
  /** Id of the configuration. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /**
   * Id of a single region. Use `deliveryRegionIds` instead. Cannot be changed after creation.
   *
   * @deprecated
   */
  deliveryRegionId?: string | null;
  /** Domestic services that buyers can choose. At most 3 items. */
  domesticServices?: DomesticServiceSettingsInput[];
  /** International services that buyers can choose. At most 3 items. */
  internationalServices?: InternationalServiceSettingsInput[];
  /** Kind of package to request rates for. */
  packageType?: PackageType;
  /** Size of the package. Set only if `packageType` is `CUSTOM`. */
  packageDetails?: PackageDetailsInput;
  /** Id of the business location that ships the order. */
  osLocationId?: string | null;
  /**
   * Ids of the delivery regions that use the configuration. At most 50 items. Cannot be changed
   * after creation.
   */
  deliveryRegionIds?: string[];
  /** Weight to use for items that have no weight, as a decimal string. */
  backupWeight?: string | null;
  /** Extended fields of the configuration. */
  extendedFields?: ExtendedFields;
}

/** The variant of `ShippoConfigurationInput` that `createShippoConfiguration` accepts. */
export interface ShippoConfigurationToCreate extends ShippoConfigurationInput {
  /**
   * Id of a single region. Use `deliveryRegionIds` instead. Cannot be changed after creation.
   *
   * @deprecated
   */
  deliveryRegionId: string;
  /** Kind of package to request rates for. */
  packageType: PackageType;
  /** Size of the package. Set only if `packageType` is `CUSTOM`. */
  packageDetails: PackageDetailsToCreate;
  /** Id of the business location that ships the order. */
  osLocationId: string;
}

/** The variant of `ShippoConfigurationInput` that `updateShippoConfiguration` accepts. */
export interface ShippoConfigurationToUpdate extends Omit<ShippoConfigurationInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** A domestic service and its settings. */
export interface DomesticServiceSettings {
  /** Id of the entry. */
  id?: string | null;
  /** The carrier service. */
  service: DomesticService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettings;
}

/** A domestic service and its settings. */
export interface DomesticServiceSettingsInput {
  /** Id of the entry. */
  id?: string | null;
  /** The carrier service. */
  service?: DomesticService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettingsInput;
}

/** Domestic services that carriers offer. */
export type DomesticService =
  | "GROUND_ADVANTAGE"
  | "PRIORITY_MAIL"
  | "PRIORITY_MAIL_EXPRESS"
  | (string & {});

/** Settings of a carrier service. */
export interface ServiceSettings {
  /** Estimated delivery time as display text, such as '3 to 5 days'. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Fee in addition to the carrier's rate. */
  handlingFee?: HandlingFee;
  /** Minimum order total for free delivery, as a decimal string. Absent if delivery is never free. */
  freeDeliveryMinimumAmount?: string | null;
}

/** Settings of a carrier service. */
export interface ServiceSettingsInput {
  /** Estimated delivery time as display text, such as '3 to 5 days'. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Fee in addition to the carrier's rate. */
  handlingFee?: HandlingFeeInput;
  /** Minimum order total for free delivery, as a decimal string. Absent if delivery is never free. */
  freeDeliveryMinimumAmount?: string | null;
}

/** Fee in addition to a carrier's rate. */
export interface HandlingFee {
  /** Amount or percentage as a decimal string, depending on `calculationType`. */
  value: string;
  /** Whether the fee is an amount or a percentage. */
  calculationType: CalculationType;
}

/** Fee in addition to a carrier's rate. */
export interface HandlingFeeInput {
  /** Amount or percentage as a decimal string, depending on `calculationType`. */
  value?: string;
  /** Whether the fee is an amount or a percentage. */
  calculationType?: CalculationType;
}

/** Kinds of handling fees: a fixed amount or a percentage. */
export type CalculationType = "FIXED" | "PERCENTAGE" | (string & {});

/** An international service and its settings. */
export interface InternationalServiceSettings {
  /** Id of the entry. */
  id?: string | null;
  /** The carrier service. */
  service: InternationalService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettings;
}

/** An international service and its settings. */
export interface InternationalServiceSettingsInput {
  /** Id of the entry. */
  id?: string | null;
  /** The carrier service. */
  service?: InternationalService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettingsInput;
}

/** International services that carriers offer. */
export type InternationalService =
  | "FIRST_CLASS_PACKAGE_INTERNATIONAL"
  | "PRIORITY_MAIL_INTERNATIONAL"
  | "PRIORITY_MAIL_EXPRESS_INTERNATIONAL"
  | (string & {});

/** Kinds of packages: a custom package, or one of the carrier's packages. */
export type PackageType =
  | "CUSTOM"
  | "FLAT_RATE_ENVELOPE"
  | "PADDED_FLAT_RATE_ENVELOPE"
  | "SMALL_FLAT_RATE_BOX"
  | "MEDIUM_FLAT_RATE_BOX_1"
  | "MEDIUM_FLAT_RATE_BOX_2"
  | "LARGE_FLAT_RATE_BOX"
  | (string & {});

/** A custom package. */
export interface PackageDetails {
  /** Name of the package. At most 255 characters. */
  name?: string | null;
  /** Size of the package. */
  dimensions?: PackageDimensions;
  /** Maximum number of products in the package. */
  maxNumberOfProducts?: string | null;
}

/** A custom package. */
export interface PackageDetailsInput {
  /** Name of the package. At most 255 characters. */
  name?: string | null;
  /** Size of the package. */
  dimensions?: PackageDimensionsInput;
  /** Maximum number of products in the package. */
  maxNumberOfProducts?: string | null;
}

/** The variant of `PackageDetailsInput` that `createShippoConfiguration` accepts. */
export interface PackageDetailsToCreate extends PackageDetailsInput {
  /** Size of the package. */
  dimensions?: PackageDimensionsToCreate;
}

/** Size of a package. */
export interface PackageDimensions {
  /** Length of the package, as a decimal string. */
  length: string;
  /** Width of the package, as a decimal string. */
  width: string;
  /** Height of the package, as a decimal string. */
  height: string;
}

/** Size of a package. */
export interface PackageDimensionsInput {
  /** Length of the package, as a decimal string. */
  length?: string;
  /** Width of the package, as a decimal string. */
  width?: string;
  /** Height of the package, as a decimal string. */
  height?: string;
}

/** The variant of `PackageDimensionsInput` that `createShippoConfiguration` accepts. */
export interface PackageDimensionsToCreate extends PackageDimensionsInput {
  /** Length of the package, as a decimal string. */
  length: string;
  /** Width of the package, as a decimal string. */
  width: string;
  /** Height of the package, as a decimal string. */
  height: string;
}

/** Response of {@link createShippoConfiguration}. */
export interface CreateShippoConfigurationResponse {
  /** The created configuration. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link getShippoConfiguration}. */
export interface GetShippoConfigurationRequest {
  /** Id of the configuration. */
  shippoConfigurationId: string;
}

/** Response of {@link getShippoConfiguration}. */
export interface GetShippoConfigurationResponse {
  /** The configuration, with its services and delivery regions. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link updateShippoConfiguration}. */
export interface UpdateShippoConfigurationRequest {
  /**
   * The Shippo configuration, with the fields to update and its current revision. Omitted fields
   * do not change.
   */
  shippoConfiguration: ShippoConfigurationInput;
}

/** Response of {@link updateShippoConfiguration}. */
export interface UpdateShippoConfigurationResponse {
  /** The updated configuration. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link deleteShippoConfiguration}. */
export interface DeleteShippoConfigurationRequest {
  /** Id of the configuration. */
  shippoConfigurationId: string;
}

/** Response of {@link deleteShippoConfiguration}. */
export type DeleteShippoConfigurationResponse = Record<string, never>;

/** Request of {@link queryShippoConfigurations}. */
export interface QueryShippoConfigurationsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Response of {@link queryShippoConfigurations}. */
export interface QueryShippoConfigurationsResponse {
  /** Configurations on this page. */
  shippoConfigurations: ShippoConfiguration[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The updated configuration. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionRequest {
  /** Id of the configuration. */
  shippoConfigurationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Current revision of the configuration. */
  revision?: string | null;
}

/** Response of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionResponse {
  /** The configuration, with its delivery regions. */
  shippoConfiguration?: ShippoConfiguration;
}

/** Request of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionRequest {
  /** Id of the configuration. */
  shippoConfigurationId: string;
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Current revision of the configuration. */
  revision?: string | null;
}

/** Response of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionResponse {
  /** The configuration, with its remaining delivery regions. */
  shippoConfiguration?: ShippoConfiguration;
}
