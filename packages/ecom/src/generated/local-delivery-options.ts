// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the areas, rates and time slots of the store's local delivery.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  operation,
  queryOperation,
  type Throws,
  type TypedQuery,
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
 * Application error codes for {@link createLocalDeliveryOption}, and how to fix the errors.
 *
 * - `LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED`: This external id has reached the limit for
 *   options. Delete one of its options first.
 */
export type CreateLocalDeliveryOptionErrorCode = "LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED";

/**
 * Creates a local delivery option with rates and a schedule. The number of options is limited.
 *
 * `POST /v1/local-delivery-options` (ecom/local-delivery-options)
 *
 * @param localDeliveryOption - The option to create. Requires `areaName` and `rate`.
 *   `radiusConfig` requires `address`. `scheduledDeliveryConfig` requires `handlingDays`.
 * @returns The created option.
 * @remarks For error codes, see {@link CreateLocalDeliveryOptionErrorCode}. Requires the
 *   permission `ECOM.LOCAL_DELIVERY_OPTION_CREATE`.
 * @example
 * ```ts
 * const localDeliveryOption = await client.use(localDeliveryOptions).createLocalDeliveryOption({
 *   areaName: "<area name>",
 *   rate: "19.90",
 * });
 * ```
 */
export const createLocalDeliveryOption: ((
  localDeliveryOption: LocalDeliveryOptionToCreate,
) => Promise<LocalDeliveryOption>) &
  Throws<CreateLocalDeliveryOptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.createLocalDeliveryOption",
  path: "/v1/local-delivery-options",
  args: ["localDeliveryOption"],
  request: { localDeliveryOption: localDeliveryOptionCodec },
  response: { localDeliveryOption: localDeliveryOptionCodec },
  returns: "localDeliveryOption",
});

/** Options of {@link getLocalDeliveryOption}. */
export interface GetLocalDeliveryOptionOptions {
  /**
   * Use `localDeliveryOptionId` instead. At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
}

/**
 * Returns a local delivery option by id.
 *
 * `GET /v1/local-delivery-options/{localDeliveryOptionId}` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptionId - Id of the option.
 * @param options - Optional fields: `id`.
 * @returns The option, with its area, rates and delivery times.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_READ`.
 * @example
 * ```ts
 * const localDeliveryOption = await client.use(localDeliveryOptions).getLocalDeliveryOption(
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

/** Options of {@link deleteLocalDeliveryOption}. */
export interface DeleteLocalDeliveryOptionOptions {
  /**
   * Use `localDeliveryOptionId` instead. At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
}

/**
 * Deletes a local delivery option.
 *
 * `DELETE /v1/local-delivery-options/{localDeliveryOptionId}` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptionId - Id of the option.
 * @param options - Optional fields: `id`.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_DELETE`.
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
 * Lists the local delivery options with a given external id.
 *
 * `GET /stores/v1/localDeliveryOptions` (ecom/local-delivery-options)
 *
 * @param externalId - External id of the options. A GUID.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_READ`.
 * @deprecated Its replacement, `ListLocalDeliveryOptionsByDeliveryRegion`, is not part of this
 *   SDK. It may be removed on or after 2024-11-01.
 * @example
 * ```ts
 * const response = await client.use(localDeliveryOptions).listLocalDeliveryOptions(
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

/** Fields that {@link queryLocalDeliveryOptions} can filter or sort by. */
export interface QueryLocalDeliveryOptionsFields {
  values: {
    id: string;
    areaName: string;
    estimatedDeliveryTime: string;
    deliveryRegionIds: string;
  };
  eq: "id" | "areaName" | "estimatedDeliveryTime";
  in: QueryLocalDeliveryOptionsFields["eq"];
  exists: "id" | "areaName" | "estimatedDeliveryTime" | "deliveryRegionIds";
  compare: QueryLocalDeliveryOptionsFields["eq"];
  startsWith: QueryLocalDeliveryOptionsFields["eq"];
  has: "deliveryRegionIds";
  ascending: never;
  descending: never;
}

/** The query builder that {@link queryLocalDeliveryOptions} returns. */
export type LocalDeliveryOptionsQueryBuilder = CursorQueryBuilder<
  LocalDeliveryOption,
  QueryLocalDeliveryOptionsFields
>;

/** A page of the query builder that {@link queryLocalDeliveryOptions} returns. */
export type LocalDeliveryOptionsQueryResult = CursorPage<LocalDeliveryOption>;

/** The query object that {@link queryLocalDeliveryOptions} accepts. */
export interface QueryLocalDeliveryOptionsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryLocalDeliveryOptionsFields> {}

/**
 * Queries local delivery options by filter and sort order, with paging.
 *
 * `POST /v1/local-delivery-options/query` (ecom/local-delivery-options)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_READ`.
 * @example
 * ```ts
 * const page = await client.use(localDeliveryOptions).queryLocalDeliveryOptions(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryLocalDeliveryOptions: {
  (): LocalDeliveryOptionsQueryBuilder;
  /**
   * Queries local delivery options by filter and sort order, with paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryLocalDeliveryOptionsQuery): Promise<QueryLocalDeliveryOptionsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.localDeliveryOptions.queryLocalDeliveryOptions",
  path: "/v1/local-delivery-options/query",
  args: ["query"],
  response: { localDeliveryOptions: localDeliveryOptionCodec },
  read: true,
  query: { items: "localDeliveryOptions" },
});

/**
 * Updates the area, rates or schedule of a local delivery option.
 *
 * `PATCH /v1/local-delivery-options/{localDeliveryOption.id}` (ecom/local-delivery-options)
 *
 * @param id - Id of the option.
 * @param localDeliveryOption - The local delivery option, with the fields to update and its
 *   current revision. Omitted fields do not change. `radiusConfig` requires `address`.
 *   `scheduledDeliveryConfig` requires `handlingDays`.
 * @returns The updated option.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_UPDATE`.
 * @example
 * ```ts
 * const localDeliveryOption = await client.use(localDeliveryOptions).updateLocalDeliveryOption(
 *   "<local delivery option id>",
 *   {
 *     radiusConfig: { address: { formattedAddress: "<formatted address>", geocode: {} } },
 *     scheduledDeliveryConfig: { handlingDays: 1 },
 *   },
 * );
 * ```
 */
export const updateLocalDeliveryOption: (
  id: string,
  localDeliveryOption: LocalDeliveryOptionToUpdate,
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
 * Application error codes for {@link bulkCreateLocalDeliveryOption}, and how to fix the errors.
 *
 * - `LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED`: The region has reached the limit for these
 *   options. Delete one of these options first.
 */
export type BulkCreateLocalDeliveryOptionErrorCode =
  "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

/**
 * Creates up to 100 local delivery options. The response lists the options that could not be
 * created.
 *
 * `POST /v1/bulk/local-delivery-options/create` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptions - Options to create. `radiusConfig` requires `address`.
 *   `scheduledDeliveryConfig` requires `handlingDays`. 1 to 100 items.
 * @remarks For error codes, see {@link BulkCreateLocalDeliveryOptionErrorCode}. Requires the
 *   permission `ECOM.LOCAL_DELIVERY_OPTION_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(localDeliveryOptions).bulkCreateLocalDeliveryOption([
 *   {
 *     radiusConfig: { address: { formattedAddress: "<formatted address>", geocode: {} } },
 *     scheduledDeliveryConfig: { handlingDays: 1 },
 *   },
 * ]);
 * ```
 */
export const bulkCreateLocalDeliveryOption: ((
  localDeliveryOptions: LocalDeliveryOptionToSend[],
) => Promise<BulkCreateLocalDeliveryOptionResponse>) &
  Throws<BulkCreateLocalDeliveryOptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.bulkCreateLocalDeliveryOption",
  path: "/v1/bulk/local-delivery-options/create",
  args: ["localDeliveryOptions"],
  request: { localDeliveryOptions: localDeliveryOptionCodec },
  response: { localDeliveryOptions: localDeliveryOptionCodec },
});

/**
 * Updates up to 100 local delivery options. The response lists the options that could not be
 * updated.
 *
 * `PATCH /v1/bulk/local-delivery-options/update` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptions - Options to update. `radiusConfig` requires `address`.
 *   `scheduledDeliveryConfig` requires `handlingDays`. 1 to 100 items.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(localDeliveryOptions).bulkUpdateLocalDeliveryOption([
 *   {
 *     radiusConfig: { address: { formattedAddress: "<formatted address>", geocode: {} } },
 *     scheduledDeliveryConfig: { handlingDays: 1 },
 *   },
 * ]);
 * ```
 */
export const bulkUpdateLocalDeliveryOption: (
  localDeliveryOptions: LocalDeliveryOptionToSend[],
) => Promise<BulkUpdateLocalDeliveryOptionResponse> = /* @__PURE__ */ operation({
  name: "ecom.localDeliveryOptions.bulkUpdateLocalDeliveryOption",
  method: "PATCH",
  path: "/v1/bulk/local-delivery-options/update",
  args: ["localDeliveryOptions"],
  request: { localDeliveryOptions: localDeliveryOptionCodec },
  response: { localDeliveryOptions: localDeliveryOptionCodec },
});

/**
 * Deletes up to 100 local delivery options by id.
 *
 * `DELETE /v1/bulk/local-delivery-options/delete` (ecom/local-delivery-options)
 *
 * @param ids - Ids of the options.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_DELETE`.
 * @example
 * ```ts
 * await client.use(localDeliveryOptions).bulkDeleteLocalDeliveryOption([
 *   "<local delivery option id>",
 * ]);
 * ```
 */
export const bulkDeleteLocalDeliveryOption: (ids: string[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.localDeliveryOptions.bulkDeleteLocalDeliveryOption",
    method: "DELETE",
    path: "/v1/bulk/local-delivery-options/delete",
    args: ["ids"],
  });

/** Options of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  /** Id of the option. */
  localDeliveryOptionId: string;
  /** Current revision of the option. */
  revision?: string | null;
}

/**
 * Adds a local delivery option to a delivery region.
 *
 * `POST /v1/local-delivery-options/add-delivery-region` (ecom/local-delivery-options)
 *
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Required fields: `localDeliveryOptionId`. Optional fields: `revision`.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(localDeliveryOptions).addDeliveryRegion(
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
  path: "/v1/local-delivery-options/add-delivery-region",
  args: ["deliveryRegionId", ["localDeliveryOptionId", "revision"]],
  response: { localDeliveryOption: localDeliveryOptionCodec },
});

/** Options of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Id of the option. */
  localDeliveryOptionId: string;
  /** Current revision of the option. */
  revision?: string | null;
}

/**
 * Removes a local delivery option from a delivery region.
 *
 * `POST /v1/local-delivery-options/remove-delivery-region` (ecom/local-delivery-options)
 *
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Required fields: `localDeliveryOptionId`. Optional fields: `revision`.
 * @remarks Requires the permission `ECOM.LOCAL_DELIVERY_OPTION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(localDeliveryOptions).removeDeliveryRegion(
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
  path: "/v1/local-delivery-options/remove-delivery-region",
  args: ["deliveryRegionId", ["localDeliveryOptionId", "revision"]],
  response: { localDeliveryOption: localDeliveryOptionCodec },
});

/** Request of {@link createLocalDeliveryOption}. */
export interface CreateLocalDeliveryOptionRequest {
  /** The option to create. */
  localDeliveryOption: LocalDeliveryOptionToCreate;
}

/**
 * An area that the store delivers to locally. One of the four kinds of areas is set.
 *
 * At most one of `zipConfig`, `radiusConfig`, `customAreaConfig` and `cityConfig` is set.
 */
export type LocalDeliveryOption = {
  /** Id of the option. */
  id: string;
  /** Name of the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * A single price as a decimal string. Use `rates` instead.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Estimated delivery time as display text, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Minimum order total for free delivery, in the store's currency. Use rates with conditions
   * instead.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and subdivisions of the area. At most 100 items. */
  destinations: Destination[];
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Days and times that buyers can choose for the delivery. */
  scheduledDeliveryConfig?: ScheduledDelivery;
  /** Prices, and the conditions for each price. At most 50 items. */
  rates: ConditionalRates[];
  /** When the option was created. */
  createdDate?: Date | null;
  /** When the option was last updated. */
  updatedDate?: Date | null;
  /** Ids of the delivery regions where the option is offered. At most 50 items. */
  deliveryRegionIds: string[];
} & (
  | {
      /** Area that is defined by postal codes. */
      zipConfig?: ZipCodeConfig;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area that is defined by the distance from an address. */
      radiusConfig?: RadiusConfig;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area that the merchant drew on a map. */
      customAreaConfig?: CustomAreaConfig;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area that is defined by cities. */
      cityConfig?: CityConfig;
    }
);

/**
 * An area that the store delivers to locally. One of the four kinds of areas is set.
 *
 * At most one of `zipConfig`, `radiusConfig`, `customAreaConfig` and `cityConfig` is set.
 */
export type LocalDeliveryOptionInput = {
  /** Id of the option. */
  id?: string | null;
  /** Name of the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * A single price as a decimal string. Use `rates` instead.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Estimated delivery time as display text, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Minimum order total for free delivery, in the store's currency. Use rates with conditions
   * instead.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and subdivisions of the area. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times that buyers can choose for the delivery. */
  scheduledDeliveryConfig?: ScheduledDeliveryInput;
  /** Prices, and the conditions for each price. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where the option is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area that is defined by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area that is defined by the distance from an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area that the merchant drew on a map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area that is defined by cities. */
      cityConfig?: CityConfigInput;
    }
);

/** The variant of `LocalDeliveryOptionInput` that `createLocalDeliveryOption` accepts. */
export type LocalDeliveryOptionToCreate = {
  /** Id of the option. */
  id?: string | null;
  /** Name of the area. At most 100 characters. */
  areaName: string;
  /**
   * A single price as a decimal string. Use `rates` instead.
   *
   * @deprecated
   */
  rate: string;
  /** Estimated delivery time as display text, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Minimum order total for free delivery, in the store's currency. Use rates with conditions
   * instead.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and subdivisions of the area. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times that buyers can choose for the delivery. */
  scheduledDeliveryConfig?: ScheduledDeliveryToSend;
  /** Prices, and the conditions for each price. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where the option is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area that is defined by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area that is defined by the distance from an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area that the merchant drew on a map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area that is defined by cities. */
      cityConfig?: CityConfigInput;
    }
);

/** The variant of `LocalDeliveryOptionInput` that `updateLocalDeliveryOption` accepts. */
export type LocalDeliveryOptionToUpdate = {
  /** Name of the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * A single price as a decimal string. Use `rates` instead.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Estimated delivery time as display text, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Minimum order total for free delivery, in the store's currency. Use rates with conditions
   * instead.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and subdivisions of the area. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times that buyers can choose for the delivery. */
  scheduledDeliveryConfig?: ScheduledDeliveryInput;
  /** Prices, and the conditions for each price. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where the option is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area that is defined by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area that is defined by the distance from an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area that the merchant drew on a map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area that is defined by cities. */
      cityConfig?: CityConfigInput;
    }
);

/**
 * The variant of `LocalDeliveryOptionInput` that `bulkCreateLocalDeliveryOption` and
 * `bulkUpdateLocalDeliveryOption` accept.
 */
export type LocalDeliveryOptionToSend = {
  /** Id of the option. */
  id?: string | null;
  /** Name of the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * A single price as a decimal string. Use `rates` instead.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Estimated delivery time as display text, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Minimum order total for free delivery, in the store's currency. Use rates with conditions
   * instead.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and subdivisions of the area. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times that buyers can choose for the delivery. */
  scheduledDeliveryConfig?: ScheduledDeliveryToSend;
  /** Prices, and the conditions for each price. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where the option is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area that is defined by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area that is defined by the distance from an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area that the merchant drew on a map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area that is defined by cities. */
      cityConfig?: CityConfigInput;
    }
);

/** An area that is defined by postal codes. */
export interface ZipCodeConfig {
  /** Postal codes in the area. */
  zipCodes: string[];
}

/** An area that is defined by postal codes. */
export interface ZipCodeConfigInput {
  /** Postal codes in the area. */
  zipCodes?: string[];
}

/** An area that is defined by the distance from an address. */
export interface RadiusConfig {
  /** Center of the area. */
  address: LocalDeliveryAddress;
  /** Radius of the area. 0.1 to 50. */
  radius: number;
  /** Unit of the radius. */
  lengthUnit: LengthUnit;
}

/** An area that is defined by the distance from an address. */
export interface RadiusConfigInput {
  /** Center of the area. */
  address: LocalDeliveryAddress;
  /** Radius of the area. 0.1 to 50. */
  radius?: number;
}

/** Address at the center of an area. */
export interface LocalDeliveryAddress {
  /** The address as a single line. At most 400 characters. */
  formattedAddress: string;
  /** Latitude and longitude of an address. */
  geocode: AddressLocation;
}

/** Units of distance: kilometers or miles. */
export type LengthUnit = "UNSPECIFIED_LENGTH_UNIT" | "KM" | "MI" | (string & {});

/** An area that the merchant drew on a map. */
export interface CustomAreaConfig {
  /** Corners of the polygon, in order. At most 300 items. */
  geocodes: AddressLocation[];
}

/** An area that the merchant drew on a map. */
export interface CustomAreaConfigInput {
  /** Corners of the polygon, in order. At most 300 items. */
  geocodes?: AddressLocation[];
}

/** An area that is defined by cities. */
export interface CityConfig {
  /** Cities in the area. 1 to 50 items. */
  cityItems: CityItem[];
}

/** An area that is defined by cities. */
export interface CityConfigInput {
  /** Cities in the area. 1 to 50 items. */
  cityItems?: CityItemInput[];
}

/** A city in the area. */
export interface CityItem {
  /** Display name of the city, such as 'Lyon'. 1 to 100 characters. */
  cityName: string;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country: string;
  /** The platform's key for the city. At most 100 characters. */
  cityKey?: string | null;
}

/** A city in the area. */
export interface CityItemInput {
  /** Display name of the city, such as 'Lyon'. 1 to 100 characters. */
  cityName: string;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country: string;
}

/** A country or some of its subdivisions. */
export interface Destination {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  code: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'. If empty, the destination is the
   * whole country. At most 200 items.
   */
  subdivisions: string[];
}

/** A country or some of its subdivisions. */
export interface DestinationInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  code?: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'. If empty, the destination is the
   * whole country. At most 200 items.
   */
  subdivisions?: string[];
}

/** Days and times that buyers can choose for the delivery. */
export interface ScheduledDelivery {
  /**
   * Delivery times by weekday. Use `timeWindows` instead.
   *
   * @deprecated
   */
  days?: Days;
  /** Number of days that the store needs to prepare the order. At most 30. */
  handlingDays: number;
  /** Cutoff time for orders that are handled on the same day. */
  cutOffTime?: TimePoint;
  /** Time windows for deliveries, by weekday. At most 100 items. */
  timeWindows: TimeWindow[];
}

/** Days and times that buyers can choose for the delivery. */
export interface ScheduledDeliveryInput {
  /**
   * Delivery times by weekday. Use `timeWindows` instead.
   *
   * @deprecated
   */
  days?: DaysInput;
  /** Number of days that the store needs to prepare the order. At most 30. */
  handlingDays: number;
  /** Cutoff time for orders that are handled on the same day. */
  cutOffTime?: TimePointInput;
  /** Time windows for deliveries, by weekday. At most 100 items. */
  timeWindows?: TimeWindowInput[];
}

/**
 * The variant of `ScheduledDeliveryInput` that `createLocalDeliveryOption`,
 * `bulkCreateLocalDeliveryOption` and `bulkUpdateLocalDeliveryOption` accept.
 */
export interface ScheduledDeliveryToSend extends ScheduledDeliveryInput {
  /**
   * Delivery times by weekday. Use `timeWindows` instead.
   *
   * @deprecated
   */
  days?: DaysToSend;
}

/** Delivery times by weekday. */
export interface Days {
  /** Delivery times on Mondays. */
  monday?: DaySlot;
  /** Delivery times on Tuesdays. */
  tuesday?: DaySlot;
  /** Delivery times on Wednesdays. */
  wednesday?: DaySlot;
  /** Delivery times on Thursdays. */
  thursday?: DaySlot;
  /** Delivery times on Fridays. */
  friday?: DaySlot;
  /** Delivery times on Saturdays. */
  saturday?: DaySlot;
  /** Delivery times on Sundays. */
  sunday?: DaySlot;
}

/** Delivery times by weekday. */
export interface DaysInput {
  /** Delivery times on Mondays. */
  monday?: DaySlotInput;
  /** Delivery times on Tuesdays. */
  tuesday?: DaySlotInput;
  /** Delivery times on Wednesdays. */
  wednesday?: DaySlotInput;
  /** Delivery times on Thursdays. */
  thursday?: DaySlotInput;
  /** Delivery times on Fridays. */
  friday?: DaySlotInput;
  /** Delivery times on Saturdays. */
  saturday?: DaySlotInput;
  /** Delivery times on Sundays. */
  sunday?: DaySlotInput;
}

/**
 * The variant of `DaysInput` that `createLocalDeliveryOption`, `bulkCreateLocalDeliveryOption`
 * and `bulkUpdateLocalDeliveryOption` accept.
 */
export interface DaysToSend extends DaysInput {
  /** Delivery times on Mondays. */
  monday: DaySlotInput;
  /** Delivery times on Tuesdays. */
  tuesday: DaySlotInput;
  /** Delivery times on Wednesdays. */
  wednesday: DaySlotInput;
  /** Delivery times on Thursdays. */
  thursday: DaySlotInput;
  /** Delivery times on Fridays. */
  friday: DaySlotInput;
  /** Delivery times on Saturdays. */
  saturday: DaySlotInput;
  /** Delivery times on Sundays. */
  sunday: DaySlotInput;
}

/** Delivery times on a weekday. */
export interface DaySlot {
  /** Whether the store delivers on this weekday. */
  enabledForDelivery: boolean;
  /** Delivery time slots on this weekday. At most 8 items. */
  timeSlots: TimeSlot[];
}

/** Delivery times on a weekday. */
export interface DaySlotInput {
  /** Whether the store delivers on this weekday. */
  enabledForDelivery: boolean;
  /** Delivery time slots on this weekday. At most 8 items. */
  timeSlots?: TimeSlotInput[];
}

/** A delivery time slot. */
export interface TimeSlot {
  /** Start of the slot. */
  from: TimePoint;
  /** End of the slot. */
  to: TimePoint;
}

/** A delivery time slot. */
export interface TimeSlotInput {
  /** Start of the slot. */
  from: TimePointToSend;
  /** End of the slot. */
  to: TimePointToSend;
}

/** A time of day. */
export interface TimePoint {
  /** Hour, from 0 to 23. At most 23. */
  hours: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes: number;
}

/** A time of day. */
export interface TimePointInput {
  /** Hour, from 0 to 23. At most 23. */
  hours?: number | null;
  /** Minute, from 0 to 59. At most 59. */
  minutes?: number | null;
}

/**
 * The variant of `TimePointInput` that `createLocalDeliveryOption`, `updateLocalDeliveryOption`
 * and 2 others accept.
 */
export interface TimePointToSend extends TimePointInput {
  /** Hour, from 0 to 23. At most 23. */
  hours: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes: number;
}

/** A weekly delivery time window. */
export interface TimeWindow {
  /** Day of the week. */
  day: DayOfWeek;
  /** Start of the window. */
  start?: TimeOfDay;
  /** End of the window. */
  end?: TimeOfDay;
  /** Whether buyers can choose the window. */
  enabled?: boolean | null;
}

/** A weekly delivery time window. */
export interface TimeWindowInput {
  /** Day of the week. */
  day?: DayOfWeek;
  /** Start of the window. */
  start?: TimeOfDayInput;
  /** End of the window. */
  end?: TimeOfDayInput;
  /** Whether buyers can choose the window. */
  enabled?: boolean | null;
}

/** Days of the week. */
export type DayOfWeek = "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN" | (string & {});

/** A time of day. */
export interface TimeOfDay {
  /** Hour, from 0 to 23. At most 23. */
  hours: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes: number;
}

/** A time of day. */
export interface TimeOfDayInput {
  /** Hour, from 0 to 23. At most 23. */
  hours?: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes?: number;
}

/** Response of {@link createLocalDeliveryOption}. */
export interface CreateLocalDeliveryOptionResponse {
  /** The created option. */
  localDeliveryOption?: LocalDeliveryOption;
}

/** Request of {@link getLocalDeliveryOption}. */
export interface GetLocalDeliveryOptionRequest {
  /**
   * Use `localDeliveryOptionId` instead. At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
  /** Id of the option. At most 50 characters. */
  localDeliveryOptionId: string;
}

/** Response of {@link getLocalDeliveryOption}. */
export interface GetLocalDeliveryOptionResponse {
  /** The option, with its area, rates and delivery times. */
  localDeliveryOption?: LocalDeliveryOption;
}

/** Request of {@link listLocalDeliveryOptions}. */
export interface ListLocalDeliveryOptionsRequest {
  /** External id of the options. A GUID. */
  externalId: string;
}

/** Response of {@link listLocalDeliveryOptions}. */
export interface ListLocalDeliveryOptionsResponse {
  /** Options with the given external id. */
  localDeliveryOptions: LocalDeliveryOption[];
}

/** Request of {@link queryLocalDeliveryOptions}. */
export interface QueryLocalDeliveryOptionsRequest {
  /** Filter, sorting and paging. */
  query: QueryV2;
}

/**
 * Filter, sorting and paging of a query.
 *
 * At most one of `paging` and `cursorPaging` is set.
 */
export type QueryV2 = {
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 5 items. */
  sort?: Sorting[];
  /** Paths of the fields to return. Default: all fields. At most 100 items. */
  fields?: string[];
  /** Named sets of fields to return. At most 100 items. */
  fieldsets?: string[];
} & (
  | {
      /** The page to return, by offset. Send either this or `cursorPaging`. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** The page to return, by cursor. Send either this or `paging`. */
      cursorPaging?: CursorPaging;
    }
);

/** Response of {@link queryLocalDeliveryOptions}. */
export interface QueryLocalDeliveryOptionsResponse {
  /** Options on this page. */
  localDeliveryOptions: LocalDeliveryOption[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link updateLocalDeliveryOption}. */
export interface UpdateLocalDeliveryOptionRequest {
  /**
   * The local delivery option, with the fields to update and its current revision. Omitted fields
   * do not change.
   */
  localDeliveryOption: LocalDeliveryOptionInput;
}

/** Response of {@link updateLocalDeliveryOption}. */
export interface UpdateLocalDeliveryOptionResponse {
  /** The updated option. */
  localDeliveryOption?: LocalDeliveryOption;
}

/** Request of {@link deleteLocalDeliveryOption}. */
export interface DeleteLocalDeliveryOptionRequest {
  /**
   * Use `localDeliveryOptionId` instead. At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
  /** Id of the option. At most 50 characters. */
  localDeliveryOptionId: string;
}

/** Response of {@link deleteLocalDeliveryOption}. */
export type DeleteLocalDeliveryOptionResponse = Record<string, never>;

/** Request of {@link bulkCreateLocalDeliveryOption}. */
export interface BulkCreateLocalDeliveryOptionRequest {
  /** Options to create. 1 to 100 items. */
  localDeliveryOptions: LocalDeliveryOptionToSend[];
}

/** Response of {@link bulkCreateLocalDeliveryOption}. */
export interface BulkCreateLocalDeliveryOptionResponse {
  /** The new options. */
  localDeliveryOptions: LocalDeliveryOption[];
  /** Options that could not be created, and the reasons. */
  errors: LocalDeliveryOptionError[];
}

/** An option that a bulk operation could not create or update, and the reason. */
export interface LocalDeliveryOptionError {
  /** Id of the option. */
  id: string;
  /** Description of the error. */
  error: string;
}

/** Request of {@link bulkUpdateLocalDeliveryOption}. */
export interface BulkUpdateLocalDeliveryOptionRequest {
  /** Options to update. 1 to 100 items. */
  localDeliveryOptions: LocalDeliveryOptionToSend[];
}

/** Response of {@link bulkUpdateLocalDeliveryOption}. */
export interface BulkUpdateLocalDeliveryOptionResponse {
  /** The updated options. */
  localDeliveryOptions: LocalDeliveryOption[];
  /** Options that could not be updated, and the reasons. */
  errors: LocalDeliveryOptionError[];
}

/** Request of {@link bulkDeleteLocalDeliveryOption}. */
export interface BulkDeleteLocalDeliveryOptionRequest {
  /** Ids of the options. 1 to 100 items. */
  ids: string[];
}

/** Response of {@link bulkDeleteLocalDeliveryOption}. */
export type BulkDeleteLocalDeliveryOptionResponse = Record<string, never>;

/** Request of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionRequest {
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Id of the option. */
  localDeliveryOptionId: string;
  /** Current revision of the option. */
  revision?: string | null;
}

/** Response of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionResponse {
  /** The option, with its delivery regions. */
  localDeliveryOption?: LocalDeliveryOption;
}

/** Request of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionRequest {
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Id of the option. */
  localDeliveryOptionId: string;
  /** Current revision of the option. */
  revision?: string | null;
}

/** Response of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionResponse {
  /** The option, with its remaining delivery regions. */
  localDeliveryOption?: LocalDeliveryOption;
}
