// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the areas, rates and time slots in which the shop itself delivers.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type Operation,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type {
  AddressLocation,
  CursorPaging,
  CursorPagingMetadata,
  Paging,
  Sorting,
} from "@portico/core/types";
import type { ConditionalRates, ConditionalRatesInput } from "./common.js";

export type {
  AddressLocation,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  Paging,
  Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  Condition,
  ConditionalRates,
  ConditionalRatesInput,
  ConditionInput,
  ConditionType,
  LogicalOperator,
} from "./common.js";

const localDeliveryOptionCodec: CodecTable = {
  createdDate: "d",
  customAreaConfig: { geocodes: { latitude: "f", longitude: "f" } },
  minimumFreeDeliveryOrderAmount: "f",
  radiusConfig: { address: { geocode: { latitude: "f", longitude: "f" } }, radius: "f" },
  updatedDate: "d",
};

/**
 * Codes of the application errors of {@link createLocalDeliveryOption}, and what to do.
 *
 * - `LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED`: This external id has as many options as it
 *   may: delete one first.
 */
export type CreateLocalDeliveryOptionErrorCode = "LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED";

/**
 * Create a local delivery area with its rates and schedule; how many you can have is limited.
 *
 * `POST /v1/local-delivery-options` (ecom/local-delivery-options)
 *
 * @param localDeliveryOption - needs `areaName`, `rate`, `scheduledDeliveryConfig.handlingDays`
 * @remarks Its application errors have a {@link CreateLocalDeliveryOptionErrorCode}. Needs
 *   ECOM.LOCAL_DELIVERY_OPTION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).createLocalDeliveryOption({
 *   areaName: "<area name>",
 *   rate: "19.90",
 *   scheduledDeliveryConfig: {
 *     days: {
 *       monday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       tuesday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       wednesday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       thursday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       friday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       saturday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       sunday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *     },
 *     handlingDays: 1,
 *   },
 *   cityConfig: { cityItems: [{ cityName: "<city name>", country: "DE" }] },
 * });
 * ```
 */
export const createLocalDeliveryOption: ((
  localDeliveryOption: LocalDeliveryOptionInput,
) => Promise<LocalDeliveryOption>) &
  Throws<CreateLocalDeliveryOptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.createLocalDeliveryOption",
  method: "POST",
  path: "/v1/local-delivery-options",
  args: ["localDeliveryOption"],
  request: { localDeliveryOption: localDeliveryOptionCodec },
  response: { localDeliveryOption: localDeliveryOptionCodec },
  returns: "localDeliveryOption",
});

/** The `options` of {@link getLocalDeliveryOption}. */
export interface GetLocalDeliveryOptionOptions {
  /**
   * At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
}

/**
 * Fetch one local delivery option by its ID.
 *
 * `GET /v1/local-delivery-options/{localDeliveryOptionId}` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptionId - id of the local delivery option
 * @param options - may hold `id`
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_READ.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).getLocalDeliveryOption(
 *   "<local delivery option id>",
 * );
 * ```
 */
export const getLocalDeliveryOption: (
  localDeliveryOptionId: string,
  options?: GetLocalDeliveryOptionOptions,
) => Promise<LocalDeliveryOption> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.getLocalDeliveryOption",
  method: "GET",
  path: "/v1/local-delivery-options/{localDeliveryOptionId}",
  args: ["localDeliveryOptionId", ["id"]],
  order: ["id", "localDeliveryOptionId"],
  response: { localDeliveryOption: localDeliveryOptionCodec },
  returns: "localDeliveryOption",
  fallback: true,
});

/** The `options` of {@link deleteLocalDeliveryOption}. */
export interface DeleteLocalDeliveryOptionOptions {
  /**
   * At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
}

/**
 * Delete one local delivery option.
 *
 * `DELETE /v1/local-delivery-options/{localDeliveryOptionId}` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptionId - id of the local delivery option
 * @param options - may hold `id`
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_DELETE.
 * @example
 * ```ts
 * await client.use(localDeliveryOptions).deleteLocalDeliveryOption(
 *   "<local delivery option id>",
 * );
 * ```
 */
export const deleteLocalDeliveryOption: (
  localDeliveryOptionId: string,
  options?: DeleteLocalDeliveryOptionOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.deleteLocalDeliveryOption",
  method: "DELETE",
  path: "/v1/local-delivery-options/{localDeliveryOptionId}",
  args: ["localDeliveryOptionId", ["id"]],
  order: ["id", "localDeliveryOptionId"],
});

/**
 * List the local delivery options that belong to an external ID.
 *
 * `GET /stores/v1/localDeliveryOptions` (ecom/local-delivery-options)
 *
 * @param externalId - id of the external
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_READ.
 * @deprecated Use ListLocalDeliveryOptionsByDeliveryRegion. Goes on 2024-11-01.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).listLocalDeliveryOptions(
 *   "<external id>",
 * );
 * ```
 */
export const listLocalDeliveryOptions: (
  externalId: string,
) => Promise<ListLocalDeliveryOptionsResponse> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.listLocalDeliveryOptions",
  method: "GET",
  path: "/stores/v1/localDeliveryOptions",
  args: ["externalId"],
  response: { localDeliveryOptions: localDeliveryOptionCodec },
});

const queryLocalDeliveryOptionsOperation: Operation = {
  name: "ecom.localDeliveryOptions.queryLocalDeliveryOptions",
  method: "POST",
  path: "/v1/local-delivery-options/query",
  args: ["query"],
  response: { localDeliveryOptions: localDeliveryOptionCodec },
  read: true,
  query: { paging: "cursor", items: "localDeliveryOptions", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryLocalDeliveryOptions} takes. */
export interface QueryLocalDeliveryOptionsFields {
  values: {
    id: string;
    areaName: string;
    estimatedDeliveryTime: string;
    deliveryRegionIds: string;
  };
  eq: "id" | "areaName" | "estimatedDeliveryTime";
  in: "id" | "areaName" | "estimatedDeliveryTime";
  exists: "id" | "areaName" | "estimatedDeliveryTime" | "deliveryRegionIds";
  compare: "id" | "areaName" | "estimatedDeliveryTime";
  startsWith: "id" | "areaName" | "estimatedDeliveryTime";
  has: "deliveryRegionIds";
  ascending: never;
  descending: never;
}

/**
 * Look up local delivery options by filter and sort order, a page at a time.
 *
 * `POST /v1/local-delivery-options/query` (ecom/local-delivery-options)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_READ.
 * @example
 * ```ts
 * const page = await client.use(localDeliveryOptions).queryLocalDeliveryOptions(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryLocalDeliveryOptions(): CursorQueryBuilder<
  LocalDeliveryOption,
  QueryLocalDeliveryOptionsFields
>;
/**
 * Look up local delivery options by filter and sort order, a page at a time. Sends the query as
 * it stands.
 */
export function queryLocalDeliveryOptions(
  query: QueryV2,
): Promise<QueryLocalDeliveryOptionsResponse>;
export function queryLocalDeliveryOptions(query?: QueryV2): unknown {
  return call(queryLocalDeliveryOptionsOperation, [query]);
}

/**
 * Change the area, rates or schedule of a local delivery option.
 *
 * `PATCH /v1/local-delivery-options/{localDeliveryOption.id}` (ecom/local-delivery-options)
 *
 * @param id - id of the local delivery option
 * @param localDeliveryOption - needs `scheduledDeliveryConfig.handlingDays`
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).updateLocalDeliveryOption("<id>", {
 *   scheduledDeliveryConfig: {
 *     days: {
 *       monday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       tuesday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       wednesday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       thursday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       friday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       saturday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *       sunday: {
 *         enabledForDelivery: true,
 *         timeSlots: [
 *           {
 *             from: { hours: 1, minutes: 1 },
 *             to: { hours: 1, minutes: 1 },
 *           },
 *         ],
 *       },
 *     },
 *     handlingDays: 1,
 *   },
 *   cityConfig: { cityItems: [{ cityName: "<city name>", country: "DE" }] },
 * });
 * ```
 */
export const updateLocalDeliveryOption: (
  id: string,
  localDeliveryOption: Omit<LocalDeliveryOptionInput, "id">,
) => Promise<LocalDeliveryOption> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.updateLocalDeliveryOption",
  method: "PATCH",
  path: "/v1/local-delivery-options/{localDeliveryOption.id}",
  args: ["localDeliveryOption.id", "...localDeliveryOption"],
  request: { fieldMask: "m", localDeliveryOption: localDeliveryOptionCodec },
  response: { localDeliveryOption: localDeliveryOptionCodec },
  returns: "localDeliveryOption",
  mask: "fieldMask",
});

/**
 * Codes of the application errors of {@link bulkCreateLocalDeliveryOption}, and what to do.
 *
 * - `LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED`: The region has as many of these options as
 *   it may: delete one first.
 */
export type BulkCreateLocalDeliveryOptionErrorCode =
  "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

/**
 * Create up to 100 local delivery options; those that fail are returned as errors.
 *
 * `POST /v1/bulk/local-delivery-options/create` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptions - needs `scheduledDeliveryConfig.handlingDays`; 1 to 100 items
 * @remarks Its application errors have a {@link BulkCreateLocalDeliveryOptionErrorCode}. Needs
 *   ECOM.LOCAL_DELIVERY_OPTION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).bulkCreateLocalDeliveryOption([
 *   {
 *     scheduledDeliveryConfig: {
 *       days: {
 *         monday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         tuesday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         wednesday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         thursday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         friday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         saturday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         sunday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *       },
 *       handlingDays: 1,
 *     },
 *     cityConfig: { cityItems: [{ cityName: "<city name>", country: "DE" }] },
 *   },
 * ]);
 * ```
 */
export const bulkCreateLocalDeliveryOption: ((
  localDeliveryOptions: LocalDeliveryOptionInput[],
) => Promise<BulkCreateLocalDeliveryOptionResponse>) &
  Throws<BulkCreateLocalDeliveryOptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.bulkCreateLocalDeliveryOption",
  method: "POST",
  path: "/v1/bulk/local-delivery-options/create",
  args: ["localDeliveryOptions"],
  request: { localDeliveryOptions: localDeliveryOptionCodec },
  response: { localDeliveryOptions: localDeliveryOptionCodec },
});

/**
 * Change up to 100 local delivery options; those that fail are returned as errors.
 *
 * `PATCH /v1/bulk/local-delivery-options/update` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptions - needs `scheduledDeliveryConfig.handlingDays`; 1 to 100 items
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).bulkUpdateLocalDeliveryOption([
 *   {
 *     scheduledDeliveryConfig: {
 *       days: {
 *         monday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         tuesday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         wednesday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         thursday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         friday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         saturday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *         sunday: {
 *           enabledForDelivery: true,
 *           timeSlots: [
 *             {
 *               from: { hours: 1, minutes: 1 },
 *               to: { hours: 1, minutes: 1 },
 *             },
 *           ],
 *         },
 *       },
 *       handlingDays: 1,
 *     },
 *     cityConfig: { cityItems: [{ cityName: "<city name>", country: "DE" }] },
 *   },
 * ]);
 * ```
 */
export const bulkUpdateLocalDeliveryOption: (
  localDeliveryOptions: LocalDeliveryOptionInput[],
) => Promise<BulkUpdateLocalDeliveryOptionResponse> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.bulkUpdateLocalDeliveryOption",
  method: "PATCH",
  path: "/v1/bulk/local-delivery-options/update",
  args: ["localDeliveryOptions"],
  request: { localDeliveryOptions: localDeliveryOptionCodec },
  response: { localDeliveryOptions: localDeliveryOptionCodec },
});

/**
 * Delete up to 100 local delivery options by ID.
 *
 * `DELETE /v1/bulk/local-delivery-options/delete` (ecom/local-delivery-options)
 *
 * @param ids - ids of the local delivery options
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_DELETE.
 * @example
 * ```ts
 * await client.use(localDeliveryOptions).bulkDeleteLocalDeliveryOption(["<id>"]);
 * ```
 */
export const bulkDeleteLocalDeliveryOption: (ids: string[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.localDeliveryOptions.bulkDeleteLocalDeliveryOption",
    method: "DELETE",
    path: "/v1/bulk/local-delivery-options/delete",
    args: ["ids"],
  });

/** The `options` of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  /** Guid. */
  localDeliveryOptionId: string;
  revision?: string | null;
}

/**
 * Make a local delivery option available in one more delivery region.
 *
 * `POST /v1/local-delivery-options/add-delivery-region` (ecom/local-delivery-options)
 *
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `localDeliveryOptionId`; may hold `revision`
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).addDeliveryRegion(
 *   "<delivery region id>",
 *   { localDeliveryOptionId: "<local delivery option id>" },
 * );
 * ```
 */
export const addDeliveryRegion: (
  deliveryRegionId: string,
  options: AddDeliveryRegionOptions,
) => Promise<AddDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.addDeliveryRegion",
  method: "POST",
  path: "/v1/local-delivery-options/add-delivery-region",
  args: ["deliveryRegionId", ["localDeliveryOptionId", "revision"]],
  response: { localDeliveryOption: localDeliveryOptionCodec },
});

/** The `options` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Guid. */
  localDeliveryOptionId: string;
  revision?: string | null;
}

/**
 * Stop offering a local delivery option in a delivery region.
 *
 * `POST /v1/local-delivery-options/remove-delivery-region` (ecom/local-delivery-options)
 *
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `localDeliveryOptionId`; may hold `revision`
 * @remarks Needs ECOM.LOCAL_DELIVERY_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(localDeliveryOptions).removeDeliveryRegion(
 *   "<delivery region id>",
 *   { localDeliveryOptionId: "<local delivery option id>" },
 * );
 * ```
 */
export const removeDeliveryRegion: (
  deliveryRegionId: string,
  options: RemoveDeliveryRegionOptions,
) => Promise<RemoveDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.removeDeliveryRegion",
  method: "POST",
  path: "/v1/local-delivery-options/remove-delivery-region",
  args: ["deliveryRegionId", ["localDeliveryOptionId", "revision"]],
  response: { localDeliveryOption: localDeliveryOptionCodec },
});

export interface CreateLocalDeliveryOptionRequest {
  localDeliveryOption: LocalDeliveryOptionInput;
}

/** At most one of: `zipConfig`, `radiusConfig`, `customAreaConfig`, `cityConfig`. */
export interface LocalDeliveryOption {
  zipConfig?: ZipCodeConfig;
  radiusConfig?: RadiusConfig;
  customAreaConfig?: CustomAreaConfig;
  cityConfig?: CityConfig;
  /** Guid. */
  id: string;
  /** At most 100 characters. */
  areaName?: string | null;
  /**
   * Decimal value.
   *
   * @deprecated
   */
  rate?: string | null;
  /** At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /** @deprecated */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** At most 100 items. */
  destinations: Destination[];
  revision?: string | null;
  scheduledDeliveryConfig?: ScheduledDelivery;
  /** At most 50 items. */
  rates: ConditionalRates[];
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** At most 50 items. */
  deliveryRegionIds: string[];
}

/** At most one of: `zipConfig`, `radiusConfig`, `customAreaConfig`, `cityConfig`. */
export interface LocalDeliveryOptionInput {
  zipConfig?: ZipCodeConfigInput;
  radiusConfig?: RadiusConfigInput;
  customAreaConfig?: CustomAreaConfigInput;
  cityConfig?: CityConfigInput;
  /** Guid. */
  id?: string | null;
  /** At most 100 characters. */
  areaName?: string | null;
  /**
   * Decimal value.
   *
   * @deprecated
   */
  rate?: string | null;
  /** At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /** @deprecated */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** At most 100 items. */
  destinations?: DestinationInput[];
  scheduledDeliveryConfig?: ScheduledDeliveryInput;
  /** At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** At most 50 items. */
  deliveryRegionIds?: string[];
}

export interface ZipCodeConfig {
  zipCodes: string[];
}

export interface ZipCodeConfigInput {
  zipCodes?: string[];
}

export interface RadiusConfig {
  address?: LocalDeliveryAddress;
  /** 0.1 to 50. */
  radius: number;
  lengthUnit: LengthUnit;
}

export interface RadiusConfigInput {
  address?: LocalDeliveryAddress;
  /** 0.1 to 50. */
  radius?: number;
}

export interface LocalDeliveryAddress {
  /** At most 400 characters. */
  formattedAddress?: string | null;
  geocode?: AddressLocation;
}

export type LengthUnit = "UNSPECIFIED_LENGTH_UNIT" | "KM" | "MI" | (string & {});

export interface CustomAreaConfig {
  /** At most 300 items. */
  geocodes: AddressLocation[];
}

export interface CustomAreaConfigInput {
  /** At most 300 items. */
  geocodes?: AddressLocation[];
}

export interface CityConfig {
  /** 1 to 50 items. */
  cityItems: CityItem[];
}

export interface CityConfigInput {
  /** 1 to 50 items. */
  cityItems?: CityItemInput[];
}

export interface CityItem {
  /** 1 to 100 characters. */
  cityName: string;
  /** Subdivision. */
  subdivision?: string | null;
  /** Country. */
  country: string;
  /** At most 100 characters. */
  cityKey?: string | null;
}

export interface CityItemInput {
  /** 1 to 100 characters. */
  cityName?: string;
  /** Subdivision. */
  subdivision?: string | null;
  /** Country. */
  country?: string;
}

export interface Destination {
  /** Country. */
  code: string;
  /** At most 200 items. */
  subdivisions: string[];
}

export interface DestinationInput {
  /** Country. */
  code?: string;
  /** At most 200 items. */
  subdivisions?: string[];
}

export interface ScheduledDelivery {
  /** @deprecated */
  days?: Days;
  /** At most 30. */
  handlingDays?: number | null;
  cutOffTime?: TimePoint;
  /** At most 100 items. */
  timeWindows: TimeWindow[];
}

export interface ScheduledDeliveryInput {
  /** @deprecated */
  days?: DaysInput;
  /** At most 30. */
  handlingDays?: number | null;
  cutOffTime?: TimePoint;
  /** At most 100 items. */
  timeWindows?: TimeWindowInput[];
}

export interface Days {
  monday?: DaySlot;
  tuesday?: DaySlot;
  wednesday?: DaySlot;
  thursday?: DaySlot;
  friday?: DaySlot;
  saturday?: DaySlot;
  sunday?: DaySlot;
}

export interface DaysInput {
  monday?: DaySlotInput;
  tuesday?: DaySlotInput;
  wednesday?: DaySlotInput;
  thursday?: DaySlotInput;
  friday?: DaySlotInput;
  saturday?: DaySlotInput;
  sunday?: DaySlotInput;
}

export interface DaySlot {
  enabledForDelivery?: boolean | null;
  /** At most 8 items. */
  timeSlots: TimeSlot[];
}

export interface DaySlotInput {
  enabledForDelivery?: boolean | null;
  /** At most 8 items. */
  timeSlots?: TimeSlot[];
}

export interface TimeSlot {
  from?: TimePoint;
  to?: TimePoint;
}

export interface TimePoint {
  /** At most 23. */
  hours?: number | null;
  /** At most 59. */
  minutes?: number | null;
}

export interface TimeWindow {
  day: DayOfWeek;
  start?: TimeOfDay;
  end?: TimeOfDay;
  enabled?: boolean | null;
}

export interface TimeWindowInput {
  day?: DayOfWeek;
  start?: TimeOfDayInput;
  end?: TimeOfDayInput;
  enabled?: boolean | null;
}

export type DayOfWeek = "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN" | (string & {});

export interface TimeOfDay {
  /** At most 23. */
  hours: number;
  /** At most 59. */
  minutes: number;
}

export interface TimeOfDayInput {
  /** At most 23. */
  hours?: number;
  /** At most 59. */
  minutes?: number;
}

export interface CreateLocalDeliveryOptionResponse {
  localDeliveryOption?: LocalDeliveryOption;
}

export interface GetLocalDeliveryOptionRequest {
  /**
   * At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
  /** At most 50 characters. */
  localDeliveryOptionId: string;
}

export interface GetLocalDeliveryOptionResponse {
  localDeliveryOption?: LocalDeliveryOption;
}

export interface ListLocalDeliveryOptionsRequest {
  /** Guid. */
  externalId: string;
}

export interface ListLocalDeliveryOptionsResponse {
  localDeliveryOptions: LocalDeliveryOption[];
}

export interface QueryLocalDeliveryOptionsRequest {
  query: QueryV2;
}

/**
 * Filter, order and page of a query.
 *
 * At most one of: `paging`, `cursorPaging`.
 */
export interface QueryV2 {
  /** Page to answer, by offset; use this or cursorPaging. */
  paging?: Paging;
  /** Page to answer, by cursor; use this or paging. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: Sorting[];
  /** Paths of the fields to answer; every field when left out. At most 100 items. */
  fields?: string[];
  /** Named groups of fields to answer. At most 100 items. */
  fieldsets?: string[];
}

export interface QueryLocalDeliveryOptionsResponse {
  localDeliveryOptions: LocalDeliveryOption[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface UpdateLocalDeliveryOptionRequest {
  localDeliveryOption: LocalDeliveryOptionInput;
}

export interface UpdateLocalDeliveryOptionResponse {
  localDeliveryOption?: LocalDeliveryOption;
}

export interface DeleteLocalDeliveryOptionRequest {
  /**
   * At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
  /** At most 50 characters. */
  localDeliveryOptionId: string;
}

export type DeleteLocalDeliveryOptionResponse = Record<string, never>;

export interface BulkCreateLocalDeliveryOptionRequest {
  /** 1 to 100 items. */
  localDeliveryOptions: LocalDeliveryOptionInput[];
}

export interface BulkCreateLocalDeliveryOptionResponse {
  localDeliveryOptions: LocalDeliveryOption[];
  errors: LocalDeliveryOptionError[];
}

export interface LocalDeliveryOptionError {
  id: string;
  error: string;
}

export interface BulkUpdateLocalDeliveryOptionRequest {
  /** 1 to 100 items. */
  localDeliveryOptions: LocalDeliveryOptionInput[];
}

export interface BulkUpdateLocalDeliveryOptionResponse {
  localDeliveryOptions: LocalDeliveryOption[];
  errors: LocalDeliveryOptionError[];
}

export interface BulkDeleteLocalDeliveryOptionRequest {
  /** 1 to 100 items. */
  ids: string[];
}

export type BulkDeleteLocalDeliveryOptionResponse = Record<string, never>;

export interface AddDeliveryRegionRequest {
  /** Guid. */
  deliveryRegionId: string;
  /** Guid. */
  localDeliveryOptionId: string;
  revision?: string | null;
}

export interface AddDeliveryRegionResponse {
  localDeliveryOption?: LocalDeliveryOption;
}

export interface RemoveDeliveryRegionRequest {
  /** Guid. */
  deliveryRegionId: string;
  /** Guid. */
  localDeliveryOptionId: string;
  revision?: string | null;
}

export interface RemoveDeliveryRegionResponse {
  localDeliveryOption?: LocalDeliveryOption;
}
