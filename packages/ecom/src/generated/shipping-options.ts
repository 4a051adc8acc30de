// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the store's shipping rates and their regions.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
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
import type { CursorPagingMetadata, CursorQuery, ExtendedFields } from "@portico/core/types";
import type { ConditionalRates, ConditionalRatesInput } from "./common.js";

export type {
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
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
  UpdateExtendedFieldsRequest,
} from "./common.js";

/**
 * Application error codes for {@link createShippingOption}, and how to fix the errors.
 *
 * - `INVALID_QUANTITY_VALUE`: The quantity range is invalid. Check the lower and the upper
 *   limit of the range.
 */
export type CreateShippingOptionErrorCode = "INVALID_QUANTITY_VALUE";

/**
 * Creates a shipping option with rates.
 *
 * `POST /ecom/v1/shipping-options` (ecom/shipping-options)
 *
 * @param shippingOption - The option to create.
 * @returns The created option.
 * @remarks For error codes, see {@link CreateShippingOptionErrorCode}. Requires the permission
 *   `ECOM.SHIPPING_OPTION_CREATE`.
 * @example
 * ```ts
 * const shippingOption = await client.use(shippingOptions).createShippingOption({
 *   title: "Linen shirt",
 * });
 * ```
 */
export const createShippingOption: ((
  shippingOption: ShippingOptionInput,
) => Promise<ShippingOption>) &
  Throws<CreateShippingOptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.shippingOptions.createShippingOption",
  path: "/ecom/v1/shipping-options",
  args: ["shippingOption"],
  request: { shippingOption: { createdDate: "d", updatedDate: "d" } },
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
  returns: "shippingOption",
});

/**
 * Returns a shipping option by id.
 *
 * `GET /ecom/v1/shipping-options/{shippingOptionId}` (ecom/shipping-options)
 *
 * @param shippingOptionId - Id of the option.
 * @returns The option, with its rates and delivery regions.
 * @remarks Requires the permission `ECOM.SHIPPING_OPTION_READ`.
 * @example
 * ```ts
 * const shippingOption = await client.use(shippingOptions).getShippingOption(
 *   "<shipping option id>",
 * );
 * ```
 */
export const getShippingOption: (shippingOptionId: string) => Promise<ShippingOption> =
  /* @__PURE__ */ operation({
    name: "ecom.shippingOptions.getShippingOption",
    method: "GET",
    path: "/ecom/v1/shipping-options/{shippingOptionId}",
    args: ["shippingOptionId"],
    response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
    returns: "shippingOption",
  });

/**
 * Deletes a shipping option.
 *
 * `DELETE /ecom/v1/shipping-options/{shippingOptionId}` (ecom/shipping-options)
 *
 * @param shippingOptionId - Id of the option.
 * @remarks Requires the permission `ECOM.SHIPPING_OPTION_DELETE`.
 * @example
 * ```ts
 * await client.use(shippingOptions).deleteShippingOption("<shipping option id>");
 * ```
 */
export const deleteShippingOption: (shippingOptionId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.shippingOptions.deleteShippingOption",
    method: "DELETE",
    path: "/ecom/v1/shipping-options/{shippingOptionId}",
    args: ["shippingOptionId"],
  });

/**
 * Application error codes for {@link updateShippingOption}, and how to fix the errors.
 *
 * - `INVALID_QUANTITY_VALUE`: The quantity range is invalid. Check the lower and the upper
 *   limit of the range.
 */
export type UpdateShippingOptionErrorCode = "INVALID_QUANTITY_VALUE";

/**
 * Updates a shipping option. Requires the current revision.
 *
 * `PATCH /ecom/v1/shipping-options/{shippingOption.id}` (ecom/shipping-options)
 *
 * @param id - Id of the option.
 * @param shippingOption - The shipping option, with the fields to update and its current
 *   revision. Omitted fields do not change. Requires `revision`.
 * @returns The updated option.
 * @remarks For error codes, see {@link UpdateShippingOptionErrorCode}. Requires the permission
 *   `ECOM.SHIPPING_OPTION_UPDATE`.
 * @example
 * ```ts
 * const shippingOption = await client.use(shippingOptions).updateShippingOption(
 *   "<shipping option id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateShippingOption: ((
  id: string,
  shippingOption: ShippingOptionToUpdate,
) => Promise<ShippingOption>) &
  Throws<UpdateShippingOptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.shippingOptions.updateShippingOption",
  method: "PATCH",
  path: "/ecom/v1/shipping-options/{shippingOption.id}",
  args: ["shippingOption.id", "...shippingOption"],
  request: { fieldMask: "m", shippingOption: { createdDate: "d", updatedDate: "d" } },
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
  returns: "shippingOption",
  mask: "fieldMask",
});

/** Fields that {@link queryShippingOptions} can filter or sort by. */
export interface QueryShippingOptionsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    deliveryRegionId: string;
    estimatedDeliveryTime: string;
    deliveryRegionIds: string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "deliveryRegionId" | "estimatedDeliveryTime";
  in: QueryShippingOptionsFields["eq"];
  exists:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "deliveryRegionId"
    | "deliveryRegionIds"
    | "estimatedDeliveryTime";
  compare: QueryShippingOptionsFields["eq"];
  startsWith: "id" | "deliveryRegionId" | "estimatedDeliveryTime";
  has: "deliveryRegionIds";
  ascending: QueryShippingOptionsFields["exists"];
  descending: QueryShippingOptionsFields["exists"];
}

/** The query builder that {@link queryShippingOptions} returns. */
export type ShippingOptionsQueryBuilder = CursorQueryBuilder<
  ShippingOption,
  QueryShippingOptionsFields
>;

/** A page of the query builder that {@link queryShippingOptions} returns. */
export type ShippingOptionsQueryResult = CursorPage<ShippingOption>;

/** The query object that {@link queryShippingOptions} accepts. */
export interface QueryShippingOptionsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryShippingOptionsFields> {}

/**
 * Queries shipping options by filter and sort order, up to 100 per page.
 *
 * `GET /ecom/v1/shipping-options/query` (ecom/shipping-options)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.SHIPPING_OPTION_READ`.
 * @example
 * ```ts
 * const page = await client.use(shippingOptions).queryShippingOptions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryShippingOptions: {
  (): ShippingOptionsQueryBuilder;
  /**
   * Queries shipping options by filter and sort order, up to 100 per page. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryShippingOptionsQuery): Promise<QueryShippingOptionsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.shippingOptions.queryShippingOptions",
  method: "GET",
  path: "/ecom/v1/shipping-options/query",
  args: ["query"],
  response: { shippingOptions: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { items: "shippingOptions" },
});

/** Options of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  /** New values of the fields in the namespace. Omitted fields do not change. */
  namespaceData: Record<string, unknown>;
}

/**
 * Updates the extended fields that your app stores with a shipping option.
 *
 * `POST /ecom/v1/shipping-options/{id}/update-extended-fields` (ecom/shipping-options)
 *
 * @param id - Id of the entity whose extended fields to update.
 * @param namespace - Namespace of the app.
 * @param options - Required fields: `namespaceData`.
 * @remarks Requires the permission `ECOM.SHIPPING_OPTION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(shippingOptions).updateExtendedFields(
 *   "<shipping option id>",
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
  name: "ecom.shippingOptions.updateExtendedFields",
  path: "/ecom/v1/shipping-options/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
});

/** Options of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  /** Current revision of the option. */
  revision: string;
}

/**
 * Adds a shipping option to a delivery region. Requires the current revision.
 *
 * `POST /ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region`
 * (ecom/shipping-options)
 *
 * @param shippingOptionId - Id of the option.
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Required fields: `revision`.
 * @remarks Requires the permission `ECOM.SHIPPING_OPTION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(shippingOptions).addDeliveryRegion(
 *   "<shipping option id>",
 *   "<delivery region id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const addDeliveryRegion: (
  shippingOptionId: string,
  deliveryRegionId: string,
  options: AddDeliveryRegionOptions,
) => Promise<AddDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.shippingOptions.addDeliveryRegion",
  path: "/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region",
  args: ["shippingOptionId", "deliveryRegionId", ["revision"]],
  order: ["deliveryRegionId", "shippingOptionId", "revision"],
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
});

/** Options of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  /** Current revision of the option. */
  revision: string;
}

/**
 * Removes a shipping option from a delivery region. Requires the current revision.
 *
 * `POST /ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region`
 * (ecom/shipping-options)
 *
 * @param shippingOptionId - Id of the option.
 * @param deliveryRegionId - Id of the delivery region.
 * @param options - Required fields: `revision`.
 * @remarks Requires the permission `ECOM.SHIPPING_OPTION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(shippingOptions).removeDeliveryRegion(
 *   "<shipping option id>",
 *   "<delivery region id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const removeDeliveryRegion: (
  shippingOptionId: string,
  deliveryRegionId: string,
  options: RemoveDeliveryRegionOptions,
) => Promise<RemoveDeliveryRegionResponse> = /* @__PURE__ */ operation({
  name: "ecom.shippingOptions.removeDeliveryRegion",
  path: "/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region",
  args: ["shippingOptionId", "deliveryRegionId", ["revision"]],
  order: ["deliveryRegionId", "shippingOptionId", "revision"],
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
});

/** Event that {@link onShippingOptionCreated} passes to its handler. */
export interface ShippingOptionCreatedEvent {
  /** The created entity. */
  entity: ShippingOption;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a shipping option is created.
 *
 * The type of the event is `wix.ecom.v1.shipping_option_created`.
 *
 * @example
 * ```ts
 * client.use(shippingOptions).onShippingOptionCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onShippingOptionCreated: (handler: EventHandler<ShippingOptionCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.shipping_option_created",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onShippingOptionDeleted} passes to its handler. */
export interface ShippingOptionDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: ShippingOption;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a shipping option is deleted.
 *
 * The type of the event is `wix.ecom.v1.shipping_option_deleted`.
 *
 * @example
 * ```ts
 * client.use(shippingOptions).onShippingOptionDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onShippingOptionDeleted: (handler: EventHandler<ShippingOptionDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.shipping_option_deleted",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onShippingOptionUpdated} passes to its handler. */
export interface ShippingOptionUpdatedEvent {
  /** The entity after the change. */
  entity: ShippingOption;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a shipping option changes.
 *
 * The type of the event is `wix.ecom.v1.shipping_option_updated`.
 *
 * @example
 * ```ts
 * client.use(shippingOptions).onShippingOptionUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onShippingOptionUpdated: (handler: EventHandler<ShippingOptionUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.shipping_option_updated",
    codec: {
      entity: { createdDate: "d", updatedDate: "d" },
      modifiedFields: { createdDate: "d", updatedDate: "d" },
    },
  });

/** Request of {@link createShippingOption}. */
export interface CreateShippingOptionRequest {
  /** The option to create. */
  shippingOption: ShippingOptionInput;
}

/** A delivery option that the store offers in its delivery regions. */
export interface ShippingOption {
  /** Id of the option. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the option was created. */
  createdDate?: Date | null;
  /** When the option was last updated. */
  updatedDate?: Date | null;
  /**
   * Id of a single region. Use `deliveryRegionIds` instead. Cannot be changed after creation.
   *
   * @deprecated
   */
  deliveryRegionId?: string;
  /**
   * Ids of the delivery regions where the option is offered. At most 50 items. Cannot be changed
   * after creation.
   */
  deliveryRegionIds: string[];
  /** Display name, such as 'Express'. At most 1,000 characters. */
  title?: string | null;
  /** Estimated delivery time as display text, such as '3 to 5 days'. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Prices, and the conditions for each price. Buyers get the lowest price whose conditions they
   * meet. 1 to 50 items.
   */
  rates: ConditionalRates[];
  /** Extended fields of the option. */
  extendedFields?: ExtendedFields;
}

/** A delivery option that the store offers in its delivery regions. */
export interface ShippingOptionInput {
  /** Id of the option. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /**
   * Id of a single region. Use `deliveryRegionIds` instead. Cannot be changed after creation.
   *
   * @deprecated
   */
  deliveryRegionId?: string;
  /**
   * Ids of the delivery regions where the option is offered. At most 50 items. Cannot be changed
   * after creation.
   */
  deliveryRegionIds?: string[];
  /** Display name, such as 'Express'. At most 1,000 characters. */
  title?: string | null;
  /** Estimated delivery time as display text, such as '3 to 5 days'. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /**
   * Prices, and the conditions for each price. Buyers get the lowest price whose conditions they
   * meet. 1 to 50 items.
   */
  rates?: ConditionalRatesInput[];
  /** Extended fields of the option. */
  extendedFields?: ExtendedFields;
}

/** The variant of `ShippingOptionInput` that `updateShippingOption` accepts. */
export interface ShippingOptionToUpdate extends Omit<ShippingOptionInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Response of {@link createShippingOption}. */
export interface CreateShippingOptionResponse {
  /** The created option. */
  shippingOption?: ShippingOption;
}

/** Request of {@link getShippingOption}. */
export interface GetShippingOptionRequest {
  /** Id of the option. */
  shippingOptionId: string;
}

/** Response of {@link getShippingOption}. */
export interface GetShippingOptionResponse {
  /** The option, with its rates and delivery regions. */
  shippingOption?: ShippingOption;
}

/** Request of {@link updateShippingOption}. */
export interface UpdateShippingOptionRequest {
  /**
   * The shipping option, with the fields to update and its current revision. Omitted fields do
   * not change.
   */
  shippingOption: ShippingOptionInput;
}

/** Response of {@link updateShippingOption}. */
export interface UpdateShippingOptionResponse {
  /** The updated option. */
  shippingOption?: ShippingOption;
}

/** Request of {@link deleteShippingOption}. */
export interface DeleteShippingOptionRequest {
  /** Id of the option. */
  shippingOptionId: string;
}

/** Response of {@link deleteShippingOption}. */
export type DeleteShippingOptionResponse = Record<string, never>;

/** Request of {@link queryShippingOptions}. */
export interface QueryShippingOptionsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Response of {@link queryShippingOptions}. */
export interface QueryShippingOptionsResponse {
  /** Options on this page. At most 100 items. */
  shippingOptions: ShippingOption[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The updated option. */
  shippingOption?: ShippingOption;
}

/** Request of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionRequest {
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Id of the option. */
  shippingOptionId: string;
  /** Current revision of the option. */
  revision: string;
}

/** Response of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionResponse {
  /** The option, with its delivery regions. */
  shippingOption?: ShippingOption;
}

/** Request of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionRequest {
  /** Id of the delivery region. */
  deliveryRegionId: string;
  /** Id of the option. */
  shippingOptionId: string;
  /** Current revision of the option. */
  revision: string;
}

/** Response of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionResponse {
  /** The option, with its remaining delivery regions. */
  shippingOption?: ShippingOption;
}
