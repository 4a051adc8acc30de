// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the areas, rates and time slots in which the shop itself delivers.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
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
 * Application error codes of {@link createLocalDeliveryOption}, and how to fix them.
 *
 * - `LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED`: This external id has reached the limit for
 *   options. Delete one first.
 */
export type CreateLocalDeliveryOptionErrorCode = "LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED";

/**
 * Create a local delivery area with its rates and schedule; how many you can have is limited.
 *
 * `POST /v1/local-delivery-options` (ecom/local-delivery-options)
 *
 * @param localDeliveryOption - The option to create. Requires `areaName` and `rate`.
 *   `radiusConfig` requires `address`. `scheduledDeliveryConfig` requires `handlingDays`.
 * @returns The new option.
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
   * Older form of localDeliveryOptionId. At most 50 characters.
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
 * @param localDeliveryOptionId - Id of the option.
 * @param options - Can contain `id`.
 * @returns The option with its area, rates and times.
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
   * Older form of localDeliveryOptionId. At most 50 characters.
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
 * @param localDeliveryOptionId - Id of the option.
 * @param options - Can contain `id`.
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
 * List the local delivery options that belong to an external ID.
 *
 * `GET /stores/v1/localDeliveryOptions` (ecom/local-delivery-options)
 *
 * @param externalId - External id that the options belong to. A GUID.
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

/** The query object that {@link queryLocalDeliveryOptions} accepts. */
export interface QueryLocalDeliveryOptionsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryLocalDeliveryOptionsFields> {}

/**
 * Look up local delivery options by filter and sort order, a page at a time.
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
  (): CursorQueryBuilder<LocalDeliveryOption, QueryLocalDeliveryOptionsFields>;
  /**
   * Look up local delivery options by filter and sort order, a page at a time. Sends a query
   * object instead of returning a builder.
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
 * Change the area, rates or schedule of a local delivery option.
 *
 * `PATCH /v1/local-delivery-options/{localDeliveryOption.id}` (ecom/local-delivery-options)
 *
 * @param id - Id of the option.
 * @param localDeliveryOption - The fields to change, with the current revision; those left out
 *   stay as they are. `radiusConfig` requires `address`. `scheduledDeliveryConfig` requires
 *   `handlingDays`.
 * @returns The option after the change.
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
 * Application error codes of {@link bulkCreateLocalDeliveryOption}, and how to fix them.
 *
 * - `LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED`: The region has reached the limit for these
 *   options. Delete one first.
 */
export type BulkCreateLocalDeliveryOptionErrorCode =
  "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

/**
 * Create up to 100 local delivery options; those that fail are returned as errors.
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
 * Change up to 100 local delivery options; those that fail are returned as errors.
 *
 * `PATCH /v1/bulk/local-delivery-options/update` (ecom/local-delivery-options)
 *
 * @param localDeliveryOptions - Options with their new values. `radiusConfig` requires
 *   `address`. `scheduledDeliveryConfig` requires `handlingDays`. 1 to 100 items.
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
 * Delete up to 100 local delivery options by ID.
 *
 * `DELETE /v1/bulk/local-delivery-options/delete` (ecom/local-delivery-options)
 *
 * @param ids - Ids of the options, 100 at most.
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
 * Make a local delivery option available in one more delivery region.
 *
 * `POST /v1/local-delivery-options/add-delivery-region` (ecom/local-delivery-options)
 *
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Must contain `localDeliveryOptionId`. Can contain `revision`.
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
 * Stop offering a local delivery option in a delivery region.
 *
 * `POST /v1/local-delivery-options/remove-delivery-region` (ecom/local-delivery-options)
 *
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Must contain `localDeliveryOptionId`. Can contain `revision`.
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
 * An area in which the shop itself delivers; one of the four areas is set.
 *
 * At most one of: `zipConfig`, `radiusConfig`, `customAreaConfig`, `cityConfig`.
 */
export type LocalDeliveryOption = {
  /** Id of the option. */
  id: string;
  /** Name that the merchant gave the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * Older form of rates: one price as a decimal string.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Time of delivery as text to show, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Order total from which delivery is free, in the shop's currency; rates with conditions take
   * its place.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and their parts that the area lies in. At most 100 items. */
  destinations: Destination[];
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** Days and times at which buyers can have the order delivered. */
  scheduledDeliveryConfig?: ScheduledDelivery;
  /** Prices and the conditions for each. At most 50 items. */
  rates: ConditionalRates[];
  /** When the option was created. */
  createdDate?: Date | null;
  /** When the option was last changed. */
  updatedDate?: Date | null;
  /** Ids of the delivery regions where it is offered. At most 50 items. */
  deliveryRegionIds: string[];
} & (
  | {
      /** Area by postal codes. */
      zipConfig?: ZipCodeConfig;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area around an address. */
      radiusConfig?: RadiusConfig;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area drawn on the map. */
      customAreaConfig?: CustomAreaConfig;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area by cities. */
      cityConfig?: CityConfig;
    }
);

/**
 * An area in which the shop itself delivers; one of the four areas is set.
 *
 * At most one of: `zipConfig`, `radiusConfig`, `customAreaConfig`, `cityConfig`.
 */
export type LocalDeliveryOptionInput = {
  /** Id of the option. */
  id?: string | null;
  /** Name that the merchant gave the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * Older form of rates: one price as a decimal string.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Time of delivery as text to show, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Order total from which delivery is free, in the shop's currency; rates with conditions take
   * its place.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and their parts that the area lies in. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times at which buyers can have the order delivered. */
  scheduledDeliveryConfig?: ScheduledDeliveryInput;
  /** Prices and the conditions for each. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where it is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area around an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area drawn on the map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area by cities. */
      cityConfig?: CityConfigInput;
    }
);

/** `LocalDeliveryOptionInput` as an argument of `createLocalDeliveryOption`. */
export type LocalDeliveryOptionToCreate = {
  /** Id of the option. */
  id?: string | null;
  /** Name that the merchant gave the area. At most 100 characters. */
  areaName: string;
  /**
   * Older form of rates: one price as a decimal string.
   *
   * @deprecated
   */
  rate: string;
  /** Time of delivery as text to show, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Order total from which delivery is free, in the shop's currency; rates with conditions take
   * its place.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and their parts that the area lies in. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times at which buyers can have the order delivered. */
  scheduledDeliveryConfig?: ScheduledDeliveryToSend;
  /** Prices and the conditions for each. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where it is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area around an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area drawn on the map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area by cities. */
      cityConfig?: CityConfigInput;
    }
);

/** `LocalDeliveryOptionInput` as an argument of `updateLocalDeliveryOption`. */
export type LocalDeliveryOptionToUpdate = {
  /** Name that the merchant gave the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * Older form of rates: one price as a decimal string.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Time of delivery as text to show, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Order total from which delivery is free, in the shop's currency; rates with conditions take
   * its place.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and their parts that the area lies in. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times at which buyers can have the order delivered. */
  scheduledDeliveryConfig?: ScheduledDeliveryInput;
  /** Prices and the conditions for each. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where it is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area around an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area drawn on the map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area by cities. */
      cityConfig?: CityConfigInput;
    }
);

/**
 * `LocalDeliveryOptionInput` as an argument of `bulkCreateLocalDeliveryOption` and
 * `bulkUpdateLocalDeliveryOption`.
 */
export type LocalDeliveryOptionToSend = {
  /** Id of the option. */
  id?: string | null;
  /** Name that the merchant gave the area. At most 100 characters. */
  areaName?: string | null;
  /**
   * Older form of rates: one price as a decimal string.
   *
   * @deprecated
   */
  rate?: string | null;
  /** Time of delivery as text to show, such as '2 to 4 hours'. At most 40 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Order total from which delivery is free, in the shop's currency; rates with conditions take
   * its place.
   *
   * @deprecated
   */
  minimumFreeDeliveryOrderAmount?: number | null;
  /** Countries and their parts that the area lies in. At most 100 items. */
  destinations?: DestinationInput[];
  /** Days and times at which buyers can have the order delivered. */
  scheduledDeliveryConfig?: ScheduledDeliveryToSend;
  /** Prices and the conditions for each. At most 50 items. */
  rates?: ConditionalRatesInput[];
  /** Ids of the delivery regions where it is offered. At most 50 items. */
  deliveryRegionIds?: string[];
} & (
  | {
      /** Area by postal codes. */
      zipConfig?: ZipCodeConfigInput;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      /** Area around an address. */
      radiusConfig?: RadiusConfigInput;
      customAreaConfig?: undefined;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      /** Area drawn on the map. */
      customAreaConfig?: CustomAreaConfigInput;
      cityConfig?: undefined;
    }
  | {
      zipConfig?: undefined;
      radiusConfig?: undefined;
      customAreaConfig?: undefined;
      /** Area by cities. */
      cityConfig?: CityConfigInput;
    }
);

/** An area by postal codes. */
export interface ZipCodeConfig {
  /** The postal codes. */
  zipCodes: string[];
}

/** An area by postal codes. */
export interface ZipCodeConfigInput {
  /** The postal codes. */
  zipCodes?: string[];
}

/** An area around an address. */
export interface RadiusConfig {
  /** Center of the area. */
  address: LocalDeliveryAddress;
  /** Distance from the center that is still served. 0.1 to 50. */
  radius: number;
  /** Unit of the radius. */
  lengthUnit: LengthUnit;
}

/** An area around an address. */
export interface RadiusConfigInput {
  /** Center of the area. */
  address: LocalDeliveryAddress;
  /** Distance from the center that is still served. 0.1 to 50. */
  radius?: number;
}

/** Center of an area. */
export interface LocalDeliveryAddress {
  /** The address as one line. At most 400 characters. */
  formattedAddress: string;
  /** Position on the map. */
  geocode: AddressLocation;
}

/** Units of distance: kilometers or miles. */
export type LengthUnit = "UNSPECIFIED_LENGTH_UNIT" | "KM" | "MI" | (string & {});

/** An area drawn on the map. */
export interface CustomAreaConfig {
  /** Corners of the area, in order. At most 300 items. */
  geocodes: AddressLocation[];
}

/** An area drawn on the map. */
export interface CustomAreaConfigInput {
  /** Corners of the area, in order. At most 300 items. */
  geocodes?: AddressLocation[];
}

/** An area by cities. */
export interface CityConfig {
  /** Cities that the area consists of. 1 to 50 items. */
  cityItems: CityItem[];
}

/** An area by cities. */
export interface CityConfigInput {
  /** Cities that the area consists of. 1 to 50 items. */
  cityItems?: CityItemInput[];
}

/** A city that is served. */
export interface CityItem {
  /** Name to show, such as 'Lyon'. 1 to 100 characters. */
  cityName: string;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country: string;
  /** Key under which the platform knows the city. At most 100 characters. */
  cityKey?: string | null;
}

/** A city that is served. */
export interface CityItemInput {
  /** Name to show, such as 'Lyon'. 1 to 100 characters. */
  cityName: string;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country: string;
}

/** A country or parts of it. */
export interface Destination {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  code: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'; empty for the whole country. At most
   * 200 items.
   */
  subdivisions: string[];
}

/** A country or parts of it. */
export interface DestinationInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  code?: string;
  /**
   * States or regions as ISO 3166-2 codes, such as 'US-NY'; empty for the whole country. At most
   * 200 items.
   */
  subdivisions?: string[];
}

/** Days and times at which buyers can have an order delivered. */
export interface ScheduledDelivery {
  /**
   * Older form of timeWindows: times of delivery per weekday.
   *
   * @deprecated
   */
  days?: Days;
  /** Days that the shop needs before it delivers. At most 30. */
  handlingDays: number;
  /** Time of day after which an order counts for the next day. */
  cutOffTime?: TimePoint;
  /** Weekly times of delivery. At most 100 items. */
  timeWindows: TimeWindow[];
}

/** Days and times at which buyers can have an order delivered. */
export interface ScheduledDeliveryInput {
  /**
   * Older form of timeWindows: times of delivery per weekday.
   *
   * @deprecated
   */
  days?: DaysInput;
  /** Days that the shop needs before it delivers. At most 30. */
  handlingDays: number;
  /** Time of day after which an order counts for the next day. */
  cutOffTime?: TimePointInput;
  /** Weekly times of delivery. At most 100 items. */
  timeWindows?: TimeWindowInput[];
}

/**
 * `ScheduledDeliveryInput` as an argument of `createLocalDeliveryOption`,
 * `bulkCreateLocalDeliveryOption` and `bulkUpdateLocalDeliveryOption`.
 */
export interface ScheduledDeliveryToSend extends ScheduledDeliveryInput {
  /**
   * Older form of timeWindows: times of delivery per weekday.
   *
   * @deprecated
   */
  days?: DaysToSend;
}

/** Times of delivery per weekday. */
export interface Days {
  /** Times on Monday. */
  monday?: DaySlot;
  /** Times on Tuesday. */
  tuesday?: DaySlot;
  /** Times on Wednesday. */
  wednesday?: DaySlot;
  /** Times on Thursday. */
  thursday?: DaySlot;
  /** Times on Friday. */
  friday?: DaySlot;
  /** Times on Saturday. */
  saturday?: DaySlot;
  /** Times on Sunday. */
  sunday?: DaySlot;
}

/** Times of delivery per weekday. */
export interface DaysInput {
  /** Times on Monday. */
  monday?: DaySlotInput;
  /** Times on Tuesday. */
  tuesday?: DaySlotInput;
  /** Times on Wednesday. */
  wednesday?: DaySlotInput;
  /** Times on Thursday. */
  thursday?: DaySlotInput;
  /** Times on Friday. */
  friday?: DaySlotInput;
  /** Times on Saturday. */
  saturday?: DaySlotInput;
  /** Times on Sunday. */
  sunday?: DaySlotInput;
}

/**
 * `DaysInput` as an argument of `createLocalDeliveryOption`, `bulkCreateLocalDeliveryOption`
 * and `bulkUpdateLocalDeliveryOption`.
 */
export interface DaysToSend extends DaysInput {
  /** Times on Monday. */
  monday: DaySlotInput;
  /** Times on Tuesday. */
  tuesday: DaySlotInput;
  /** Times on Wednesday. */
  wednesday: DaySlotInput;
  /** Times on Thursday. */
  thursday: DaySlotInput;
  /** Times on Friday. */
  friday: DaySlotInput;
  /** Times on Saturday. */
  saturday: DaySlotInput;
  /** Times on Sunday. */
  sunday: DaySlotInput;
}

/** Times of delivery on one weekday. */
export interface DaySlot {
  /** True when the shop delivers on that day. */
  enabledForDelivery: boolean;
  /** Times at which the shop delivers. At most 8 items. */
  timeSlots: TimeSlot[];
}

/** Times of delivery on one weekday. */
export interface DaySlotInput {
  /** True when the shop delivers on that day. */
  enabledForDelivery: boolean;
  /** Times at which the shop delivers. At most 8 items. */
  timeSlots?: TimeSlotInput[];
}

/** A time of delivery. */
export interface TimeSlot {
  /** Start of the slot. */
  from: TimePoint;
  /** End of the slot. */
  to: TimePoint;
}

/** A time of delivery. */
export interface TimeSlotInput {
  /** Start of the slot. */
  from: TimePointToSend;
  /** End of the slot. */
  to: TimePointToSend;
}

/** Hour and minute of a day. */
export interface TimePoint {
  /** Hour, from 0 to 23. At most 23. */
  hours: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes: number;
}

/** Hour and minute of a day. */
export interface TimePointInput {
  /** Hour, from 0 to 23. At most 23. */
  hours?: number | null;
  /** Minute, from 0 to 59. At most 59. */
  minutes?: number | null;
}

/**
 * `TimePointInput` as an argument of `createLocalDeliveryOption`, `updateLocalDeliveryOption`
 * and 2 others.
 */
export interface TimePointToSend extends TimePointInput {
  /** Hour, from 0 to 23. At most 23. */
  hours: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes: number;
}

/** A weekly time of delivery. */
export interface TimeWindow {
  /** Day of the week. */
  day: DayOfWeek;
  /** Start of the window. */
  start?: TimeOfDay;
  /** End of the window. */
  end?: TimeOfDay;
  /** True when buyers can choose it. */
  enabled?: boolean | null;
}

/** A weekly time of delivery. */
export interface TimeWindowInput {
  /** Day of the week. */
  day?: DayOfWeek;
  /** Start of the window. */
  start?: TimeOfDayInput;
  /** End of the window. */
  end?: TimeOfDayInput;
  /** True when buyers can choose it. */
  enabled?: boolean | null;
}

/** Weekdays that a time slot can be on. */
export type DayOfWeek = "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN" | (string & {});

/** Hour and minute of a day. */
export interface TimeOfDay {
  /** Hour, from 0 to 23. At most 23. */
  hours: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes: number;
}

/** Hour and minute of a day. */
export interface TimeOfDayInput {
  /** Hour, from 0 to 23. At most 23. */
  hours?: number;
  /** Minute, from 0 to 59. At most 59. */
  minutes?: number;
}

/** Response of {@link createLocalDeliveryOption}. */
export interface CreateLocalDeliveryOptionResponse {
  /** The new option. */
  localDeliveryOption?: LocalDeliveryOption;
}

/** Request of {@link getLocalDeliveryOption}. */
export interface GetLocalDeliveryOptionRequest {
  /**
   * Older form of localDeliveryOptionId. At most 50 characters.
   *
   * @deprecated
   */
  id?: string;
  /** Id of the option. At most 50 characters. */
  localDeliveryOptionId: string;
}

/** Response of {@link getLocalDeliveryOption}. */
export interface GetLocalDeliveryOptionResponse {
  /** The option with its area, rates and times. */
  localDeliveryOption?: LocalDeliveryOption;
}

/** Request of {@link listLocalDeliveryOptions}. */
export interface ListLocalDeliveryOptionsRequest {
  /** External id that the options belong to. A GUID. */
  externalId: string;
}

/** Response of {@link listLocalDeliveryOptions}. */
export interface ListLocalDeliveryOptionsResponse {
  /** Options that belong to the external id. */
  localDeliveryOptions: LocalDeliveryOption[];
}

/** Request of {@link queryLocalDeliveryOptions}. */
export interface QueryLocalDeliveryOptionsRequest {
  /** Filter, order and page. */
  query: QueryV2;
}

/**
 * Filter, order and page of a query.
 *
 * At most one of: `paging`, `cursorPaging`.
 */
export type QueryV2 = {
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: Sorting[];
  /** Paths of the fields to answer; every field when left out. At most 100 items. */
  fields?: string[];
  /** Named groups of fields to answer. At most 100 items. */
  fieldsets?: string[];
} & (
  | {
      /** Page to answer, by offset; use this or cursorPaging. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** Page to answer, by cursor; use this or paging. */
      cursorPaging?: CursorPaging;
    }
);

/** Response of {@link queryLocalDeliveryOptions}. */
export interface QueryLocalDeliveryOptionsResponse {
  /** Options on this page. */
  localDeliveryOptions: LocalDeliveryOption[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link updateLocalDeliveryOption}. */
export interface UpdateLocalDeliveryOptionRequest {
  /** The fields to change, with the current revision; those left out stay as they are. */
  localDeliveryOption: LocalDeliveryOptionInput;
}

/** Response of {@link updateLocalDeliveryOption}. */
export interface UpdateLocalDeliveryOptionResponse {
  /** The option after the change. */
  localDeliveryOption?: LocalDeliveryOption;
}

/** Request of {@link deleteLocalDeliveryOption}. */
export interface DeleteLocalDeliveryOptionRequest {
  /**
   * Older form of localDeliveryOptionId. At most 50 characters.
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
  /** Options that could not be created, and why. */
  errors: LocalDeliveryOptionError[];
}

/** An option that failed in a bulk call. */
export interface LocalDeliveryOptionError {
  /** Id of the option. */
  id: string;
  /** What went wrong. */
  error: string;
}

/** Request of {@link bulkUpdateLocalDeliveryOption}. */
export interface BulkUpdateLocalDeliveryOptionRequest {
  /** Options with their new values. 1 to 100 items. */
  localDeliveryOptions: LocalDeliveryOptionToSend[];
}

/** Response of {@link bulkUpdateLocalDeliveryOption}. */
export interface BulkUpdateLocalDeliveryOptionResponse {
  /** The options after the change. */
  localDeliveryOptions: LocalDeliveryOption[];
  /** Options that could not be changed, and why. */
  errors: LocalDeliveryOptionError[];
}

/** Request of {@link bulkDeleteLocalDeliveryOption}. */
export interface BulkDeleteLocalDeliveryOptionRequest {
  /** Ids of the options, 100 at most. 1 to 100 items. */
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
  /** The option with its regions. */
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
  /** The option with the regions that are left. */
  localDeliveryOption?: LocalDeliveryOption;
}
