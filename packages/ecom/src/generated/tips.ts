// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate tips, put them on orders and share them out among staff.
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
import type { CursorPaging, CursorPagingMetadata } from "@portico/core/types";
import type { IdentificationData, SortingOfManualTaxMappings } from "./common.js";

export type { CursorPaging, CursorPagingMetadata, Cursors, SortOrder } from "@portico/core/types";
export type {
  IdentificationData as CommonIdentificationData,
  SortingOfManualTaxMappings as Sorting,
} from "./common.js";

const tipCodec: CodecTable = { distributions: { createdDate: "d", transaction: { date: "d" } } };

/** The `options` of {@link previewTip}. */
export interface PreviewTipOptions {
  tipChoice: TipChoiceInput;
  /** Guid. */
  tipSettingsId?: string | null;
  /** Guid. */
  draftOrderId?: string | null;
}

/**
 * Codes of the application errors of {@link previewTip}, and what to do.
 *
 * - `TIP_SETTINGS_NOT_FOUND`: No tip settings are for these items: create them, or the default
 *   ones.
 * - `CATALOG_ITEMS_NOT_FOUND`: Some items are not in their catalogue: check `catalogItemId` and
 *   `appId`.
 */
export type PreviewTipErrorCode = "TIP_SETTINGS_NOT_FOUND" | "CATALOG_ITEMS_NOT_FOUND";

/**
 * Calculate a tip and its split for up to 50 line items without saving anything.
 *
 * `POST /tips/v1/tips/preview` (ecom/tips)
 *
 * @param lineItemInfo - needs `catalogReference.appId`, `catalogReference.catalogItemId`,
 *   `price`; 1 to 50 items
 * @param options - needs `tipChoice`, `tipChoice.tipType`, `tipChoice.value`; may hold
 *   `tipSettingsId`, `draftOrderId`
 * @remarks Its application errors have a {@link PreviewTipErrorCode}. Needs
 *   WIX_TIPS.TIP_PREVIEW.
 * @example
 * ```ts
 * const answer = await client.use(tips).previewTip(
 *   [
 *     {
 *       catalogReference: { catalogItemId: "<catalog item id>", appId: "<app id>" },
 *       price: "19.90",
 *     },
 *   ],
 *   { tipChoice: { value: "19.90", tipType: "UNKNOWN_TIP_TYPE" } },
 * );
 * ```
 */
export const previewTip: ((
  lineItemInfo: LineItemInfo[],
  options: PreviewTipOptions,
) => Promise<PreviewTipResponse>) &
  Throws<PreviewTipErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.previewTip",
  method: "POST",
  path: "/tips/v1/tips/preview",
  args: ["lineItemInfo", ["tipChoice", "tipSettingsId", "draftOrderId"]],
  response: { tip: tipCodec },
  read: true,
});

/**
 * Codes of the application errors of {@link getTipByOrderId}, and what to do.
 *
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 * - `TIP_NOT_FOUND`: There is no tip on this order or draft: set one first.
 */
export type GetTipByOrderIdErrorCode = "ORDER_NOT_FOUND" | "TIP_NOT_FOUND";

/**
 * Fetch the tip that belongs to an order.
 *
 * `GET /tips/v1/tips/order/{orderId}` (ecom/tips)
 *
 * @param orderId - id of the order
 * @remarks Its application errors have a {@link GetTipByOrderIdErrorCode}. Needs
 *   WIX_TIPS.TIP_READ.
 * @example
 * ```ts
 * const answer = await client.use(tips).getTipByOrderId("<order id>");
 * ```
 */
export const getTipByOrderId: ((orderId: string) => Promise<GetTipByOrderIdResponse>) &
  Throws<GetTipByOrderIdErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.getTipByOrderId",
  method: "GET",
  path: "/tips/v1/tips/order/{orderId}",
  args: ["orderId"],
  response: { tip: tipCodec },
});

/**
 * Codes of the application errors of {@link getTipByDraftOrderId}, and what to do.
 *
 * - `DRAFT_ORDER_NOT_FOUND`: No draft has this id: query the drafts again.
 * - `TIP_NOT_FOUND`: There is no tip on this order or draft: set one first.
 */
export type GetTipByDraftOrderIdErrorCode = "DRAFT_ORDER_NOT_FOUND" | "TIP_NOT_FOUND";

/**
 * Fetch the tip that belongs to a draft order.
 *
 * `GET /tips/v1/tips/draft-order/{draftOrderId}` (ecom/tips)
 *
 * @param draftOrderId - id of the draft order
 * @remarks Its application errors have a {@link GetTipByDraftOrderIdErrorCode}. Needs
 *   WIX_TIPS.TIP_READ.
 * @example
 * ```ts
 * const answer = await client.use(tips).getTipByDraftOrderId("<draft order id>");
 * ```
 */
export const getTipByDraftOrderId: ((
  draftOrderId: string,
) => Promise<GetTipByDraftOrderIdResponse>) &
  Throws<GetTipByDraftOrderIdErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.getTipByDraftOrderId",
  method: "GET",
  path: "/tips/v1/tips/draft-order/{draftOrderId}",
  args: ["draftOrderId"],
  response: { tip: tipCodec },
});

/**
 * Codes of the application errors of {@link getTipChoice}, and what to do.
 *
 * - `PERSON_IDENTITY_NOT_FOUND`: The platform does not know whose tip this is: call with a
 *   person's identity, or check the staff's id.
 */
export type GetTipChoiceErrorCode = "PERSON_IDENTITY_NOT_FOUND";

/**
 * Read the tip a buyer has picked in a purchase flow.
 *
 * `GET /tips/v1/tips/choice/{purchaseFlowId}` (ecom/tips)
 *
 * @param purchaseFlowId - id of the purchase flow
 * @remarks Its application errors have a {@link GetTipChoiceErrorCode}. Needs
 *   WIX_TIPS.TIP_GET_CHOICE.
 * @example
 * ```ts
 * const answer = await client.use(tips).getTipChoice("<purchase flow id>");
 * ```
 */
export const getTipChoice: ((purchaseFlowId: string) => Promise<GetTipChoiceResponse>) &
  Throws<GetTipChoiceErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.getTipChoice",
  method: "GET",
  path: "/tips/v1/tips/choice/{purchaseFlowId}",
  args: ["purchaseFlowId"],
});

/** The `options` of {@link updateTipChoice}. */
export interface UpdateTipChoiceOptions {
  /** Guid. */
  purchaseFlowId: string | null;
}

/**
 * Codes of the application errors of {@link updateTipChoice}, and what to do.
 *
 * - `PERSON_IDENTITY_NOT_FOUND`: The platform does not know whose tip this is: call with a
 *   person's identity, or check the staff's id.
 */
export type UpdateTipChoiceErrorCode = "PERSON_IDENTITY_NOT_FOUND";

/**
 * Store the tip a buyer picks in a purchase flow.
 *
 * `PATCH /tips/v1/tips/choice` (ecom/tips)
 *
 * @param options - needs `purchaseFlowId`
 * @remarks Its application errors have a {@link UpdateTipChoiceErrorCode}. Needs
 *   WIX_TIPS.TIP_UPDATE_CHOICE.
 * @example
 * ```ts
 * const answer = await client.use(tips).updateTipChoice({}, {
 *   purchaseFlowId: "<purchase flow id>",
 * });
 * ```
 */
export const updateTipChoice: ((
  tipChoice: TipChoiceInput,
  options: UpdateTipChoiceOptions,
) => Promise<UpdateTipChoiceResponse>) &
  Throws<UpdateTipChoiceErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.updateTipChoice",
  method: "PATCH",
  path: "/tips/v1/tips/choice",
  args: ["tipChoice", ["purchaseFlowId"]],
});

/** The `options` of {@link setTipOnOrder}. */
export interface SetTipOnOrderOptions {
  /** Guid. */
  orderId?: string | null;
  tip: TipInput;
}

/**
 * Codes of the application errors of {@link setTipOnOrder}, and what to do.
 *
 * - `INVALID_TIP`: The tip is not an amount that the settings allow: preview it first.
 */
export type SetTipOnOrderErrorCode = "INVALID_TIP";

/**
 * Set the tip of an order, with its distribution among staff.
 *
 * `POST /tips/v1/tips/set` (ecom/tips)
 *
 * @param options - needs `identifier`, `tip`; may hold `orderId`
 * @remarks Its application errors have a {@link SetTipOnOrderErrorCode}. Needs
 *   WIX_TIPS.TIP_SET.
 * @example
 * ```ts
 * const answer = await client.use(tips).setTipOnOrder({
 *   tip: {
 *     distributions: [
 *       {
 *         transaction: { id: "<id>", date: new Date("2026-01-31T12:00:00Z") },
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export const setTipOnOrder: ((options: SetTipOnOrderOptions) => Promise<SetTipOnOrderResponse>) &
  Throws<SetTipOnOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.setTipOnOrder",
  method: "POST",
  path: "/tips/v1/tips/set",
  args: [["orderId", "tip"]],
  request: { tip: tipCodec },
  response: { tip: tipCodec },
});

/** The `options` of {@link removeTipFromOrder}. */
export interface RemoveTipFromOrderOptions {
  /** Guid. */
  orderId?: string | null;
}

/**
 * Codes of the application errors of {@link removeTipFromOrder}, and what to do.
 *
 * - `CANNOT_REMOVE_PAID_TIP_DISTRIBUTION`: This part of the tip has been paid: refund it
 *   instead.
 */
export type RemoveTipFromOrderErrorCode = "CANNOT_REMOVE_PAID_TIP_DISTRIBUTION";

/**
 * Take the tip off an order; shares that are already paid prevent this.
 *
 * `POST /tips/v1/tips/remove` (ecom/tips)
 *
 * @param options - needs `identifier`; may hold `orderId`
 * @remarks Its application errors have a {@link RemoveTipFromOrderErrorCode}. Needs
 *   WIX_TIPS.TIP_REMOVE.
 * @example
 * ```ts
 * const answer = await client.use(tips).removeTipFromOrder({});
 * ```
 */
export const removeTipFromOrder: ((
  options: RemoveTipFromOrderOptions,
) => Promise<RemoveTipFromOrderResponse>) &
  Throws<RemoveTipFromOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.removeTipFromOrder",
  method: "POST",
  path: "/tips/v1/tips/remove",
  args: [["orderId"]],
});

/** The `options` of {@link addTipDistributionsToOrder}. */
export interface AddTipDistributionsToOrderOptions {
  /** Guid. */
  orderId?: string | null;
  /** 1 to 50 items. */
  tipDistributions: TipDistributionInput[];
}

/**
 * Codes of the application errors of {@link addTipDistributionsToOrder}, and what to do.
 *
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 * - `DRAFT_ORDER_NOT_FOUND`: No draft has this id: query the drafts again.
 * - `ORDER_IS_ALREADY_EDITED`: Somebody has an open draft of this order: commit or delete it
 *   first.
 * - `ORDER_CANNOT_BE_EDITED`: The order's state forbids changes: see its status and payments.
 * - `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`: Something of the order has been
 *   refunded: its tips stay as they are.
 * - `FAILED_SETTING_TIP_ON_ORDER`: The tip could not be set on the order: read the order, then
 *   try again.
 * - `FAILED_DELETING_TIP_FROM_ORDER`: The old tip could not be taken from the order: read the
 *   order, then try again.
 * - `FAILED_COMMITING_TIP_ON_ORDER`: The tip could not be written to the order: read the order,
 *   then try again.
 * - `INVALID_TIP_DISTRIBUTION`: The shares do not make up the tip, or somebody cannot be
 *   tipped: check amounts and staff.
 */
export type AddTipDistributionsToOrderErrorCode =
  | "ORDER_NOT_FOUND"
  | "DRAFT_ORDER_NOT_FOUND"
  | "ORDER_IS_ALREADY_EDITED"
  | "ORDER_CANNOT_BE_EDITED"
  | "PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED"
  | "FAILED_SETTING_TIP_ON_ORDER"
  | "FAILED_DELETING_TIP_FROM_ORDER"
  | "FAILED_COMMITING_TIP_ON_ORDER"
  | "INVALID_TIP_DISTRIBUTION";

/**
 * Add up to 50 staff shares to an order's tip, if the order can still be edited.
 *
 * `POST /tips/v1/tips/tip-distributions/add` (ecom/tips)
 *
 * @param options - needs `identifier`, `tipDistributions`; may hold `orderId`
 * @remarks Its application errors have a {@link AddTipDistributionsToOrderErrorCode}. Needs
 *   WIX_TIPS.TIP_DISTRIBUTION_ADD.
 * @example
 * ```ts
 * const answer = await client.use(tips).addTipDistributionsToOrder({
 *   tipDistributions: [
 *     {
 *       transaction: { id: "<id>", date: new Date("2026-01-31T12:00:00Z") },
 *     },
 *   ],
 * });
 * ```
 */
export const addTipDistributionsToOrder: ((
  options: AddTipDistributionsToOrderOptions,
) => Promise<AddTipDistributionsToOrderResponse>) &
  Throws<AddTipDistributionsToOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.addTipDistributionsToOrder",
  method: "POST",
  path: "/tips/v1/tips/tip-distributions/add",
  args: [["orderId", "tipDistributions"]],
  request: { tipDistributions: { createdDate: "d", transaction: { date: "d" } } },
  response: { tipDistributions: { createdDate: "d", transaction: { date: "d" } } },
});

const queryTipDistributionsOperation: Operation = {
  name: "ecom.tips.queryTipDistributions",
  method: "POST",
  path: "/tips/v1/tips/tip-distributions/query",
  args: ["query"],
  response: { tipDistributions: { createdDate: "d", transaction: { date: "d" } } },
  read: true,
  query: { paging: "cursor", items: "tipDistributions", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryTipDistributions} takes. */
export interface QueryTipDistributionsFields {
  values: {
    id: string;
  };
  eq: "id";
  in: "id";
  exists: "id";
  compare: "id";
  startsWith: "id";
  has: never;
  ascending: "id";
  descending: "id";
}

/**
 * Look up individual staff shares of tips by filter and sort order, with cursor paging.
 *
 * `POST /tips/v1/tips/tip-distributions/query` (ecom/tips)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_TIPS.TIP_DISTRIBUTION_READ.
 * @example
 * ```ts
 * const page = await client.use(tips).queryTipDistributions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryTipDistributions(): CursorQueryBuilder<
  TipDistribution,
  QueryTipDistributionsFields
>;
/**
 * Look up individual staff shares of tips by filter and sort order, with cursor paging. Sends
 * the query as it stands.
 */
export function queryTipDistributions(query: CursorQuery): Promise<QueryTipDistributionsResponse>;
export function queryTipDistributions(query?: CursorQuery): unknown {
  return call(queryTipDistributionsOperation, [query]);
}

/**
 * Add up the staff shares of tips that match a filter.
 *
 * `POST /tips/v1/tips/tip-distributions/sum-amounts` (ecom/tips)
 *
 * @remarks Needs WIX_TIPS.TIP_DISTRIBUTION_READ.
 * @example
 * ```ts
 * const answer = await client.use(tips).sumTipDistributionAmounts({});
 * ```
 */
export const sumTipDistributionAmounts: (
  filter: Record<string, unknown>,
) => Promise<SumTipDistributionAmountsResponse> = /* @__PURE__ */ operation({
  name: "ecom.tips.sumTipDistributionAmounts",
  method: "POST",
  path: "/tips/v1/tips/tip-distributions/sum-amounts",
  args: ["filter"],
  read: true,
});

export interface PreviewTipRequest {
  /** 1 to 50 items. */
  lineItemInfo: LineItemInfo[];
  tipChoice: TipChoiceInput;
  /** Guid. */
  tipSettingsId?: string | null;
  /** Guid. */
  draftOrderId?: string | null;
}

export interface LineItemInfo {
  /** 1 to 100 characters. */
  lineItemId?: string | null;
  catalogReference?: CatalogReference;
  /** Decimal value, decimal in a string. */
  price?: string | null;
  /** 1 to 200 characters. */
  name?: string | null;
  /** 1 to 100000. */
  quantity?: number | null;
}

/** Points to an item in the catalogue of an app, such as a store's product. */
export interface CatalogReference {
  /** Id of the item in that catalogue; for a store's product, the product id. Guid. */
  catalogItemId?: string | null;
  /** Id of the app that owns the catalogue. Guid. */
  appId?: string | null;
}

export interface TipChoice {
  /** Decimal value, decimal in a string. */
  value?: string | null;
  tipType: TipType;
}

export interface TipChoiceInput {
  /** Decimal value, decimal in a string. */
  value?: string | null;
  tipType?: TipType;
}

export type TipType = "UNKNOWN_TIP_TYPE" | "PERCENTAGE" | "AMOUNT" | "CUSTOM" | (string & {});

export interface PreviewTipResponse {
  tip?: Tip;
}

export interface Tip {
  /** Guid. */
  id: string;
  /** Decimal value, decimal in a string. */
  lineItemSubtotal?: string | null;
  /** Decimal value, decimal in a string. */
  amount?: string | null;
  /** At most 50 items. */
  distributions: TipDistribution[];
  /** Decimal value, decimal in a string. */
  undistributedAmount?: string | null;
}

export interface TipInput {
  /** Decimal value, decimal in a string. */
  amount?: string | null;
  /** At most 50 items. */
  distributions?: TipDistributionInput[];
}

export interface TipDistribution {
  /** Guid. */
  id: string;
  /** Guid. */
  tipId?: string | null;
  staff?: Staff;
  /** Decimal value, decimal in a string. */
  amount?: string | null;
  /** At most 12 items. */
  lineItemInfo: LineItemInfo[];
  transaction?: Transaction;
  /** Guid. */
  orderId?: string | null;
  createdDate?: Date | null;
  source: Source;
}

export interface TipDistributionInput {
  staff?: StaffInput;
  /** Decimal value, decimal in a string. */
  amount?: string | null;
  /** At most 12 items. */
  lineItemInfo?: LineItemInfo[];
  transaction?: Transaction;
  source?: Source;
}

export interface Staff {
  /** Guid. */
  id: string;
  /** At most 500 characters. */
  name?: string | null;
  /** Guid. */
  staffMemberId?: string | null;
  identificationData?: IdentificationData;
}

export interface StaffInput {
  /** Guid. */
  staffMemberId?: string | null;
  identificationData?: IdentificationData;
}

export interface Transaction {
  /** Guid. */
  id?: string | null;
  date?: Date | null;
}

export type Source = "UNKNOWN_SOURCE" | "POS" | "WEB" | "DASHBOARD" | (string & {});

export interface GetTipByOrderIdRequest {
  /** Guid. */
  orderId: string | null;
}

export interface GetTipByOrderIdResponse {
  tip?: Tip;
}

export interface GetTipByDraftOrderIdRequest {
  /** Guid. */
  draftOrderId: string | null;
}

export interface GetTipByDraftOrderIdResponse {
  tip?: Tip;
}

export interface GetTipChoiceRequest {
  /** Guid. */
  purchaseFlowId: string | null;
}

export interface GetTipChoiceResponse {
  tipChoice?: TipChoice;
}

export interface UpdateTipChoiceRequest {
  tipChoice: TipChoiceInput;
  /** Guid. */
  purchaseFlowId: string | null;
}

export interface UpdateTipChoiceResponse {
  tipChoice?: TipChoice;
}

export interface SetTipOnOrderRequest {
  /** Guid. */
  orderId?: string | null;
  tip: TipInput;
}

export interface SetTipOnOrderResponse {
  tip?: Tip;
  orderInfo?: OrderInfo;
}

export interface OrderInfo {
  /** Guid. */
  orderId?: string | null;
  /** Guid. */
  additionalFeeId?: string | null;
  additionalFeePrice?: Price;
}

/** An amount of money, in the currency of the entity that holds it. */
export interface Price {
  /** Amount as a decimal string, such as '19.90'. Decimal in a string. */
  amount: string;
  /** Amount with its currency symbol, ready for display. At most 100 characters. */
  formattedAmount: string;
}

export interface RemoveTipFromOrderRequest {
  /** Guid. */
  orderId?: string | null;
}

export interface RemoveTipFromOrderResponse {
  orderInfo?: OrderInfo;
}

export interface AddTipDistributionsToOrderRequest {
  /** Guid. */
  orderId?: string | null;
  /** 1 to 50 items. */
  tipDistributions: TipDistributionInput[];
}

export interface AddTipDistributionsToOrderResponse {
  tipDistributions: TipDistribution[];
  orderInfo?: OrderInfo;
}

export interface QueryTipDistributionsRequest {
  query: CursorQuery;
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQuery {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 4 items. */
  sort?: SortingOfManualTaxMappings[];
}

export interface QueryTipDistributionsResponse {
  tipDistributions: TipDistribution[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface SumTipDistributionAmountsRequest {
  filter: Record<string, unknown> | null;
}

export interface SumTipDistributionAmountsResponse {
  /** Decimal value, decimal in a string. */
  totalAmount?: string | null;
}
