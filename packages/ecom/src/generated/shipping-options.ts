// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the shop's own shipping rates and the regions they apply to.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorQueryBuilder,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  type Throws,
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
 * Codes of the application errors of {@link createShippingOption}, and what to do.
 *
 * - `INVALID_QUANTITY_VALUE`: The range of quantities is not one: check its limits.
 */
export type CreateShippingOptionErrorCode = "INVALID_QUANTITY_VALUE";

/**
 * Create a shipping option with its rates.
 *
 * `POST /ecom/v1/shipping-options` (ecom/shipping-options)
 *
 * @param shippingOption - A delivery option that the shop offers in a region
 * @remarks Its application errors have a {@link CreateShippingOptionErrorCode}. Needs
 *   ECOM.SHIPPING_OPTION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(shippingOptions).createShippingOption({});
 * ```
 */
export const createShippingOption: ((
  shippingOption: ShippingOptionInput,
) => Promise<ShippingOption>) &
  Throws<CreateShippingOptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.shippingOptions.createShippingOption",
  method: "POST",
  path: "/ecom/v1/shipping-options",
  args: ["shippingOption"],
  request: { shippingOption: { createdDate: "d", updatedDate: "d" } },
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
  returns: "shippingOption",
});

/**
 * Fetch one shipping option by ID.
 *
 * `GET /ecom/v1/shipping-options/{shippingOptionId}` (ecom/shipping-options)
 *
 * @param shippingOptionId - id of the shipping option
 * @remarks Needs ECOM.SHIPPING_OPTION_READ.
 * @example
 * ```ts
 * const answer = await client.use(shippingOptions).getShippingOption("<shipping option id>");
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
 * Delete a shipping option.
 *
 * `DELETE /ecom/v1/shipping-options/{shippingOptionId}` (ecom/shipping-options)
 *
 * @param shippingOptionId - id of the shipping option
 * @remarks Needs ECOM.SHIPPING_OPTION_DELETE.
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
 * Codes of the application errors of {@link updateShippingOption}, and what to do.
 *
 * - `INVALID_QUANTITY_VALUE`: The range of quantities is not one: check its limits.
 */
export type UpdateShippingOptionErrorCode = "INVALID_QUANTITY_VALUE";

/**
 * Change a shipping option; its current revision is required.
 *
 * `PATCH /ecom/v1/shipping-options/{shippingOption.id}` (ecom/shipping-options)
 *
 * @param id - id of the shipping option
 * @param shippingOption - A delivery option that the shop offers in a region; needs `revision`
 * @remarks Its application errors have a {@link UpdateShippingOptionErrorCode}. Needs
 *   ECOM.SHIPPING_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippingOptions).updateShippingOption("<id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateShippingOption: ((
  id: string,
  shippingOption: Omit<ShippingOptionInput, "id">,
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

const queryShippingOptionsOperation: Operation = {
  name: "ecom.shippingOptions.queryShippingOptions",
  method: "GET",
  path: "/ecom/v1/shipping-options/query",
  args: ["query"],
  response: { shippingOptions: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "shippingOptions", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryShippingOptions} takes. */
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
  in: "id" | "createdDate" | "updatedDate" | "deliveryRegionId" | "estimatedDeliveryTime";
  exists:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "deliveryRegionId"
    | "deliveryRegionIds"
    | "estimatedDeliveryTime";
  compare: "id" | "createdDate" | "updatedDate" | "deliveryRegionId" | "estimatedDeliveryTime";
  startsWith: "id" | "deliveryRegionId" | "estimatedDeliveryTime";
  has: "deliveryRegionIds";
  ascending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "deliveryRegionId"
    | "deliveryRegionIds"
    | "estimatedDeliveryTime";
  descending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "deliveryRegionId"
    | "deliveryRegionIds"
    | "estimatedDeliveryTime";
}

/**
 * Look up shipping options by filter and sort order, up to 100 per cursor page.
 *
 * `GET /ecom/v1/shipping-options/query` (ecom/shipping-options)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.SHIPPING_OPTION_READ.
 * @example
 * ```ts
 * const page = await client.use(shippingOptions).queryShippingOptions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryShippingOptions(): CursorQueryBuilder<
  ShippingOption,
  QueryShippingOptionsFields
>;
/**
 * Look up shipping options by filter and sort order, up to 100 per cursor page. Sends the query
 * as it stands.
 */
export function queryShippingOptions(query: CursorQuery): Promise<QueryShippingOptionsResponse>;
export function queryShippingOptions(query?: CursorQuery): unknown {
  return call(queryShippingOptionsOperation, [query]);
}

/** The `options` of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  namespaceData: Record<string, unknown> | null;
}

/**
 * Write your app's extended fields on a shipping option, within one namespace.
 *
 * `POST /ecom/v1/shipping-options/{id}/update-extended-fields` (ecom/shipping-options)
 *
 * @param id - id of the shipping option
 * @param options - needs `namespaceData`
 * @remarks Needs ECOM.SHIPPING_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippingOptions).updateExtendedFields("<id>", "<namespace>", {
 *   namespaceData: {},
 * });
 * ```
 */
export const updateExtendedFields: (
  id: string,
  namespace: string,
  options: UpdateExtendedFieldsOptions,
) => Promise<UpdateExtendedFieldsResponse> = /* @__PURE__ */ operation({
  name: "ecom.shippingOptions.updateExtendedFields",
  method: "POST",
  path: "/ecom/v1/shipping-options/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link addDeliveryRegion}. */
export interface AddDeliveryRegionOptions {
  revision: string | null;
}

/**
 * Offer a shipping option in one more delivery region; needs the current revision.
 *
 * `POST /ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region`
 * (ecom/shipping-options)
 *
 * @param shippingOptionId - id of the shipping option
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `revision`
 * @remarks Needs ECOM.SHIPPING_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippingOptions).addDeliveryRegion(
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
  method: "POST",
  path: "/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region",
  args: ["shippingOptionId", "deliveryRegionId", ["revision"]],
  order: ["deliveryRegionId", "shippingOptionId", "revision"],
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link removeDeliveryRegion}. */
export interface RemoveDeliveryRegionOptions {
  revision: string | null;
}

/**
 * Stop offering a shipping option in a delivery region; needs the current revision.
 *
 * `POST /ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region`
 * (ecom/shipping-options)
 *
 * @param shippingOptionId - id of the shipping option
 * @param deliveryRegionId - id of the delivery region
 * @param options - needs `revision`
 * @remarks Needs ECOM.SHIPPING_OPTION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(shippingOptions).removeDeliveryRegion(
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
  method: "POST",
  path: "/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region",
  args: ["shippingOptionId", "deliveryRegionId", ["revision"]],
  order: ["deliveryRegionId", "shippingOptionId", "revision"],
  response: { shippingOption: { createdDate: "d", updatedDate: "d" } },
});

/** What a handler of {@link onShippingOptionCreated} gets. */
export interface ShippingOptionCreatedEvent {
  entity: ShippingOption;
  metadata: EventMetadata;
}

/**
 * Sent when a shipping option is created.
 *
 * Event type `wix.ecom.v1.shipping_option_created`.
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

/** What a handler of {@link onShippingOptionDeleted} gets. */
export interface ShippingOptionDeletedEvent {
  entity?: ShippingOption;
  metadata: EventMetadata;
}

/**
 * Sent when a shipping option is deleted.
 *
 * Event type `wix.ecom.v1.shipping_option_deleted`.
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

/** What a handler of {@link onShippingOptionUpdated} gets. */
export interface ShippingOptionUpdatedEvent {
  entity: ShippingOption;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when a shipping option changes.
 *
 * Event type `wix.ecom.v1.shipping_option_updated`.
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

export interface CreateShippingOptionRequest {
  shippingOption: ShippingOptionInput;
}

/** A delivery option that the shop offers in a region. */
export interface ShippingOption {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /**
   * Guid, set on creation only.
   *
   * @deprecated
   */
  deliveryRegionId?: string;
  /** At most 50 items, set on creation only. */
  deliveryRegionIds: string[];
  /** Name to show, such as 'Express'. At most 1000 characters. */
  title?: string | null;
  /** At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** 1 to 50 items. */
  rates: ConditionalRates[];
  extendedFields?: ExtendedFields;
}

/** A delivery option that the shop offers in a region. */
export interface ShippingOptionInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /**
   * Guid, set on creation only.
   *
   * @deprecated
   */
  deliveryRegionId?: string;
  /** At most 50 items, set on creation only. */
  deliveryRegionIds?: string[];
  /** Name to show, such as 'Express'. At most 1000 characters. */
  title?: string | null;
  /** At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** 1 to 50 items. */
  rates?: ConditionalRatesInput[];
  extendedFields?: ExtendedFields;
}

export interface CreateShippingOptionResponse {
  shippingOption?: ShippingOption;
}

export interface GetShippingOptionRequest {
  /** Guid. */
  shippingOptionId: string;
}

export interface GetShippingOptionResponse {
  shippingOption?: ShippingOption;
}

export interface UpdateShippingOptionRequest {
  shippingOption: ShippingOptionInput;
}

export interface UpdateShippingOptionResponse {
  shippingOption?: ShippingOption;
}

export interface DeleteShippingOptionRequest {
  /** Guid. */
  shippingOptionId: string;
}

export type DeleteShippingOptionResponse = Record<string, never>;

export interface QueryShippingOptionsRequest {
  query?: CursorQuery;
}

export interface QueryShippingOptionsResponse {
  /** At most 100 items. */
  shippingOptions: ShippingOption[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface UpdateExtendedFieldsResponse {
  shippingOption?: ShippingOption;
}

export interface AddDeliveryRegionRequest {
  /** Guid. */
  deliveryRegionId: string;
  /** Guid. */
  shippingOptionId: string;
  revision: string | null;
}

export interface AddDeliveryRegionResponse {
  shippingOption?: ShippingOption;
}

export interface RemoveDeliveryRegionRequest {
  /** Guid. */
  deliveryRegionId: string;
  /** Guid. */
  shippingOptionId: string;
  revision: string | null;
}

export interface RemoveDeliveryRegionResponse {
  shippingOption?: ShippingOption;
}
