// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate tips, add them to orders and distribute them among the staff.
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
import type { CursorPaging, CursorPagingMetadata } from "@portico/core/types";
import type { IdentificationData, SortingOfManualTaxMappings } from "./common.js";

export type { CursorPaging, CursorPagingMetadata, Cursors, SortOrder } from "@portico/core/types";
export type {
  IdentificationData as CommonIdentificationData,
  SortingOfManualTaxMappings as Sorting,
} from "./common.js";

const tipCodec: CodecTable = { distributions: { createdDate: "d", transaction: { date: "d" } } };

/** Options of {@link previewTip}. */
export interface PreviewTipOptions {
  /** The tip that the buyer selected. */
  tipChoice: TipChoiceForPreviewTip;
  /** Id of the tip settings to use in the calculation. */
  tipSettingsId?: string | null;
  /** Id of the draft order that the tip is for. */
  draftOrderId?: string | null;
}

/**
 * Application error codes for {@link previewTip}, and how to fix the errors.
 *
 * - `TIP_SETTINGS_NOT_FOUND`: No tip settings apply to these items. Create tip settings for
 *   these items, or create default settings.
 * - `CATALOG_ITEMS_NOT_FOUND`: Some items do not exist in their catalog. Check the values of
 *   `catalogItemId` and `appId`.
 */
export type PreviewTipErrorCode = "TIP_SETTINGS_NOT_FOUND" | "CATALOG_ITEMS_NOT_FOUND";

/**
 * Calculates a tip and its distribution for up to 50 line items without saving anything.
 *
 * `POST /tips/v1/tips/preview` (ecom/tips)
 *
 * @param lineItemInfo - Line items that the tip is for. Each item requires `price`.
 *   `catalogReference` requires `appId` and `catalogItemId`. 1 to 50 items.
 * @param options - Required fields: `tipChoice`. `tipChoice` requires `tipType` and `value`.
 *   Optional fields: `tipSettingsId` and `draftOrderId`.
 * @remarks For error codes, see {@link PreviewTipErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_PREVIEW`.
 * @example
 * ```ts
 * const response = await client.use(tips).previewTip([{ price: "19.90" }], {
 *   tipChoice: { value: "19.90", tipType: "PERCENTAGE" },
 * });
 * ```
 */
export const previewTip: ((
  lineItemInfo: LineItemInfoForPreviewTip[],
  options: PreviewTipOptions,
) => Promise<PreviewTipResponse>) &
  Throws<PreviewTipErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.previewTip",
  path: "/tips/v1/tips/preview",
  args: ["lineItemInfo", ["tipChoice", "tipSettingsId", "draftOrderId"]],
  response: { tip: tipCodec },
  read: true,
});

/**
 * Application error codes for {@link getTipByOrderId}, and how to fix the errors.
 *
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 * - `TIP_NOT_FOUND`: The order or draft has no tip. Set a tip on the order or draft first.
 */
export type GetTipByOrderIdErrorCode = "ORDER_NOT_FOUND" | "TIP_NOT_FOUND";

/**
 * Returns the tip for an order.
 *
 * `GET /tips/v1/tips/order/{orderId}` (ecom/tips)
 *
 * @param orderId - Id of the order.
 * @remarks For error codes, see {@link GetTipByOrderIdErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_READ`.
 * @example
 * ```ts
 * const response = await client.use(tips).getTipByOrderId("<order id>");
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
 * Application error codes for {@link getTipByDraftOrderId}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_NOT_FOUND`: No draft has this id. Check the id, or query the drafts again.
 * - `TIP_NOT_FOUND`: The order or draft has no tip. Set a tip on the order or draft first.
 */
export type GetTipByDraftOrderIdErrorCode = "DRAFT_ORDER_NOT_FOUND" | "TIP_NOT_FOUND";

/**
 * Returns the tip for a draft order.
 *
 * `GET /tips/v1/tips/draft-order/{draftOrderId}` (ecom/tips)
 *
 * @param draftOrderId - Id of the draft order.
 * @remarks For error codes, see {@link GetTipByDraftOrderIdErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_READ`.
 * @example
 * ```ts
 * const response = await client.use(tips).getTipByDraftOrderId("<draft order id>");
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
 * Application error codes for {@link getTipChoice}, and how to fix the errors.
 *
 * - `PERSON_IDENTITY_NOT_FOUND`: The recipient of the tip cannot be identified. Call the
 *   operation as a user, or check the staff id.
 */
export type GetTipChoiceErrorCode = "PERSON_IDENTITY_NOT_FOUND";

/**
 * Returns the tip that a buyer selected in a purchase flow.
 *
 * `GET /tips/v1/tips/choice/{purchaseFlowId}` (ecom/tips)
 *
 * @param purchaseFlowId - Id of the purchase. It stays the same from the cart to the order.
 * @remarks For error codes, see {@link GetTipChoiceErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_GET_CHOICE`.
 * @example
 * ```ts
 * const response = await client.use(tips).getTipChoice("<purchase flow id>");
 * ```
 */
export const getTipChoice: ((purchaseFlowId: string) => Promise<GetTipChoiceResponse>) &
  Throws<GetTipChoiceErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.getTipChoice",
  method: "GET",
  path: "/tips/v1/tips/choice/{purchaseFlowId}",
  args: ["purchaseFlowId"],
});

/** Options of {@link updateTipChoice}. */
export interface UpdateTipChoiceOptions {
  /** Id of the purchase. It stays the same from the cart to the order. */
  purchaseFlowId: string;
}

/**
 * Application error codes for {@link updateTipChoice}, and how to fix the errors.
 *
 * - `PERSON_IDENTITY_NOT_FOUND`: The recipient of the tip cannot be identified. Call the
 *   operation as a user, or check the staff id.
 */
export type UpdateTipChoiceErrorCode = "PERSON_IDENTITY_NOT_FOUND";

/**
 * Stores the tip that a buyer selected in a purchase flow.
 *
 * `PATCH /tips/v1/tips/choice` (ecom/tips)
 *
 * @param tipChoice - The tip that the buyer selected.
 * @param options - Required fields: `purchaseFlowId`.
 * @remarks For error codes, see {@link UpdateTipChoiceErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_UPDATE_CHOICE`.
 * @example
 * ```ts
 * const response = await client.use(tips).updateTipChoice({ value: "19.90" }, {
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

/** Options of {@link setTipOnOrder}. */
export interface SetTipOnOrderOptions {
  /** Id of the order. */
  orderId: string;
  /** The tip, with the staff's shares. */
  tip: TipInput;
}

/**
 * Application error codes for {@link setTipOnOrder}, and how to fix the errors.
 *
 * - `INVALID_TIP`: The tip amount is not allowed by the tip settings. To see which amounts are
 *   allowed, preview the tip first.
 */
export type SetTipOnOrderErrorCode = "INVALID_TIP";

/**
 * Sets the tip on an order and how the tip is distributed among the staff.
 *
 * `POST /tips/v1/tips/set` (ecom/tips)
 *
 * @param options - Required fields: `orderId` and `tip`.
 * @remarks For error codes, see {@link SetTipOnOrderErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_SET`.
 * @example
 * ```ts
 * const response = await client.use(tips).setTipOnOrder({
 *   orderId: "<order id>",
 *   tip: {
 *     distributions: [
 *       {
 *         transaction: { id: "<tip id>", date: new Date("2026-01-31T12:00:00Z") },
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export const setTipOnOrder: ((options: SetTipOnOrderOptions) => Promise<SetTipOnOrderResponse>) &
  Throws<SetTipOnOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.setTipOnOrder",
  path: "/tips/v1/tips/set",
  args: [["orderId", "tip"]],
  request: { tip: tipCodec },
  response: { tip: tipCodec },
});

/** Options of {@link removeTipFromOrder}. */
export interface RemoveTipFromOrderOptions {
  /** Id of the order. */
  orderId: string;
}

/**
 * Application error codes for {@link removeTipFromOrder}, and how to fix the errors.
 *
 * - `CANNOT_REMOVE_PAID_TIP_DISTRIBUTION`: This part of the tip has already been paid. Refund
 *   this part of the tip instead of removing it.
 */
export type RemoveTipFromOrderErrorCode = "CANNOT_REMOVE_PAID_TIP_DISTRIBUTION";

/**
 * Removes the tip from an order. Fails if a share has already been paid.
 *
 * `POST /tips/v1/tips/remove` (ecom/tips)
 *
 * @param options - Required fields: `orderId`.
 * @remarks For error codes, see {@link RemoveTipFromOrderErrorCode}. Requires the permission
 *   `WIX_TIPS.TIP_REMOVE`.
 * @example
 * ```ts
 * const response = await client.use(tips).removeTipFromOrder({ orderId: "<order id>" });
 * ```
 */
export const removeTipFromOrder: ((
  options: RemoveTipFromOrderOptions,
) => Promise<RemoveTipFromOrderResponse>) &
  Throws<RemoveTipFromOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.tips.removeTipFromOrder",
  path: "/tips/v1/tips/remove",
  args: [["orderId"]],
});

/** Options of {@link addTipDistributionsToOrder}. */
export interface AddTipDistributionsToOrderOptions {
  /** Id of the order. */
  orderId: string;
  /** Staff shares to add to the tip. 1 to 50 items. */
  tipDistributions: TipDistributionInput[];
}

/**
 * Application error codes for {@link addTipDistributionsToOrder}, and how to fix the errors.
 *
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 * - `DRAFT_ORDER_NOT_FOUND`: No draft has this id. Check the id, or query the drafts again.
 * - `ORDER_IS_ALREADY_EDITED`: The order already has an open draft. Commit or delete that draft
 *   first.
 * - `ORDER_CANNOT_BE_EDITED`: The order cannot be edited in its current state. Check the
 *   order's status and payments.
 * - `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`: Some or all of the order has been
 *   refunded. Tips on this order can no longer be changed.
 * - `FAILED_SETTING_TIP_ON_ORDER`: The tip could not be set on the order. Fetch the order to
 *   see its current tip, then try again.
 * - `FAILED_DELETING_TIP_FROM_ORDER`: The previous tip could not be removed from the order.
 *   Fetch the order to see its current tip, then try again.
 * - `FAILED_COMMITING_TIP_ON_ORDER`: The tip could not be saved on the order. Fetch the order
 *   to see its current tip, then try again.
 * - `INVALID_TIP_DISTRIBUTION`: The shares do not add up to the tip, or a recipient cannot
 *   receive tips. Check the amount of each share, and whether each recipient can receive tips.
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
 * Adds shares for up to 50 staff members to an order's tip. Fails if the order can no longer be
 * edited.
 *
 * `POST /tips/v1/tips/tip-distributions/add` (ecom/tips)
 *
 * @param options - Required fields: `orderId` and `tipDistributions`.
 * @remarks For error codes, see {@link AddTipDistributionsToOrderErrorCode}. Requires the
 *   permission `WIX_TIPS.TIP_DISTRIBUTION_ADD`.
 * @example
 * ```ts
 * const response = await client.use(tips).addTipDistributionsToOrder({
 *   orderId: "<order id>",
 *   tipDistributions: [
 *     {
 *       transaction: { id: "<tip id>", date: new Date("2026-01-31T12:00:00Z") },
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
  path: "/tips/v1/tips/tip-distributions/add",
  args: [["orderId", "tipDistributions"]],
  request: { tipDistributions: { createdDate: "d", transaction: { date: "d" } } },
  response: { tipDistributions: { createdDate: "d", transaction: { date: "d" } } },
});

/** Fields that {@link queryTipDistributions} can filter or sort by. */
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

/** The query builder that {@link queryTipDistributions} returns. */
export type TipDistributionsQueryBuilder = CursorQueryBuilder<
  TipDistribution,
  QueryTipDistributionsFields
>;

/** A page of the query builder that {@link queryTipDistributions} returns. */
export type TipDistributionsQueryResult = CursorPage<TipDistribution>;

/** The query object that {@link queryTipDistributions} accepts. */
export interface QueryTipDistributionsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryTipDistributionsFields> {}

/**
 * Queries staff shares of tips by filter and sort order, with cursor paging.
 *
 * `POST /tips/v1/tips/tip-distributions/query` (ecom/tips)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_TIPS.TIP_DISTRIBUTION_READ`.
 * @example
 * ```ts
 * const page = await client.use(tips).queryTipDistributions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryTipDistributions: {
  (): TipDistributionsQueryBuilder;
  /**
   * Queries staff shares of tips by filter and sort order, with cursor paging. Sends a query
   * object instead of returning a builder.
   */
  (query: QueryTipDistributionsQuery): Promise<QueryTipDistributionsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.tips.queryTipDistributions",
  path: "/tips/v1/tips/tip-distributions/query",
  args: ["query"],
  response: { tipDistributions: { createdDate: "d", transaction: { date: "d" } } },
  read: true,
  query: { items: "tipDistributions" },
});

/**
 * Returns the total amount of the staff shares that match a filter.
 *
 * `POST /tips/v1/tips/tip-distributions/sum-amounts` (ecom/tips)
 *
 * @param filter - Filter that the shares must match.
 * @remarks Requires the permission `WIX_TIPS.TIP_DISTRIBUTION_READ`.
 * @example
 * ```ts
 * const response = await client.use(tips).sumTipDistributionAmounts({});
 * ```
 */
export const sumTipDistributionAmounts: (
  filter: Record<string, unknown>,
) => Promise<SumTipDistributionAmountsResponse> = /* @__PURE__ */ operation({
  name: "ecom.tips.sumTipDistributionAmounts",
  path: "/tips/v1/tips/tip-distributions/sum-amounts",
  args: ["filter"],
  read: true,
});

/** Request of {@link previewTip}. */
export interface PreviewTipRequest {
  /** Line items that the tip is for. 1 to 50 items. */
  lineItemInfo: LineItemInfoForPreviewTip[];
  /** The tip that the buyer selected. */
  tipChoice: TipChoiceForPreviewTip;
  /** Id of the tip settings to use in the calculation. */
  tipSettingsId?: string | null;
  /** Id of the draft order that the tip is for. */
  draftOrderId?: string | null;
}

/** A line item that a tip is for. */
export interface LineItemInfo {
  /** Id of the line item. 1 to 100 characters. */
  lineItemId?: string | null;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Price of the line item, as a decimal string. */
  price?: string | null;
  /** Name of the item. 1 to 200 characters. */
  name?: string | null;
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number | null;
}

/** The variant of `LineItemInfo` that `previewTip` accepts. */
export interface LineItemInfoForPreviewTip extends LineItemInfo {
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceForPreviewTip;
  /** Price of the line item, as a decimal string. */
  price: string;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReference {
  /** Id of the item in its catalog, such as a product id. */
  catalogItemId?: string | null;
  /** Id of the app that owns the catalog. */
  appId?: string | null;
}

/** The variant of `CatalogReference` that `previewTip` accepts. */
export interface CatalogReferenceForPreviewTip extends CatalogReference {
  /** Id of the item in its catalog, such as a product id. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. */
  appId: string;
}

/** The tip that a buyer selected. */
export interface TipChoice {
  /** Percentage or amount as a decimal string, depending on `tipType`. */
  value?: string | null;
  /** Whether the tip is a percentage, a preset amount or a custom amount. */
  tipType: TipType;
}

/** The tip that a buyer selected. */
export interface TipChoiceInput {
  /** Percentage or amount as a decimal string, depending on `tipType`. */
  value?: string | null;
  /** Whether the tip is a percentage, a preset amount or a custom amount. */
  tipType?: TipType;
}

/** The variant of `TipChoiceInput` that `previewTip` accepts. */
export interface TipChoiceForPreviewTip extends TipChoiceInput {
  /** Percentage or amount as a decimal string, depending on `tipType`. */
  value: string;
  /** Whether the tip is a percentage, a preset amount or a custom amount. */
  tipType: TipType;
}

/** Kinds of selected tips: a percentage, a preset amount or a custom amount. */
export type TipType = "UNKNOWN_TIP_TYPE" | "PERCENTAGE" | "AMOUNT" | "CUSTOM" | (string & {});

/** Response of {@link previewTip}. */
export interface PreviewTipResponse {
  /** The calculated tip. It is not saved. */
  tip?: Tip;
}

/** A tip, and the staff's shares. */
export interface Tip {
  /** Id of the tip. The order has an additional fee for the tip, with this id as its code. */
  id: string;
  /** Total price of the line items that the tip is for, as a decimal string. */
  lineItemSubtotal?: string | null;
  /** Amount of the tip, as a decimal string. */
  amount?: string | null;
  /** Shares of the staff members. At most 50 items. */
  distributions: TipDistribution[];
  /** Amount that is not distributed and remains with the business, as a decimal string. */
  undistributedAmount?: string | null;
}

/** A tip, and the staff's shares. */
export interface TipInput {
  /** Amount of the tip, as a decimal string. */
  amount?: string | null;
  /** Shares of the staff members. At most 50 items. */
  distributions?: TipDistributionInput[];
}

/** A staff member's share of a tip. */
export interface TipDistribution {
  /** Id of the share. */
  id: string;
  /** Id of the tip. */
  tipId?: string | null;
  /** Staff member who receives the share. */
  staff?: Staff;
  /** Amount of the share, as a decimal string. It cannot change after the share has been paid. */
  amount?: string | null;
  /** Line items that the share is for. At most 12 items. */
  lineItemInfo: LineItemInfo[];
  /** Transaction that paid the share. */
  transaction?: Transaction;
  /** Id of the order. */
  orderId?: string | null;
  /** When the share was created. */
  createdDate?: Date | null;
  /** Source of the tip. */
  source: Source;
}

/** A staff member's share of a tip. */
export interface TipDistributionInput {
  /** Staff member who receives the share. */
  staff?: StaffInput;
  /** Amount of the share, as a decimal string. It cannot change after the share has been paid. */
  amount?: string | null;
  /** Line items that the share is for. At most 12 items. */
  lineItemInfo?: LineItemInfo[];
  /** Transaction that paid the share. */
  transaction?: TransactionInput;
  /** Source of the tip. */
  source?: Source;
}

/** A staff member who receives a share of a tip. */
export interface Staff {
  /** Id of the entry. */
  id: string;
  /** Name of the staff member. At most 500 characters. */
  name?: string | null;
  /** Id of the staff member in the staff app. */
  staffMemberId?: string | null;
  /** Identity of the staff member on the site. */
  identificationData?: IdentificationData;
}

/** A staff member who receives a share of a tip. */
export interface StaffInput {
  /** Id of the staff member in the staff app. */
  staffMemberId?: string | null;
  /** Identity of the staff member on the site. */
  identificationData?: IdentificationData;
}

/** Transaction that paid a share of a tip. */
export interface Transaction {
  /** Id of the transaction. */
  id?: string | null;
  /** When the transaction was made. */
  date?: Date | null;
}

/** Transaction that paid a share of a tip. */
export interface TransactionInput {
  /** Id of the transaction. */
  id: string;
  /** When the transaction was made. */
  date: Date;
}

/** Source of a tip: a point of sale, the site or the dashboard. */
export type Source = "UNKNOWN_SOURCE" | "POS" | "WEB" | "DASHBOARD" | (string & {});

/** Request of {@link getTipByOrderId}. */
export interface GetTipByOrderIdRequest {
  /** Id of the order. */
  orderId: string;
}

/** Response of {@link getTipByOrderId}. */
export interface GetTipByOrderIdResponse {
  /** The order's tip. */
  tip?: Tip;
}

/** Request of {@link getTipByDraftOrderId}. */
export interface GetTipByDraftOrderIdRequest {
  /** Id of the draft order. */
  draftOrderId: string;
}

/** Response of {@link getTipByDraftOrderId}. */
export interface GetTipByDraftOrderIdResponse {
  /** The draft order's tip. */
  tip?: Tip;
}

/** Request of {@link getTipChoice}. */
export interface GetTipChoiceRequest {
  /** Id of the purchase. It stays the same from the cart to the order. */
  purchaseFlowId: string;
}

/** Response of {@link getTipChoice}. */
export interface GetTipChoiceResponse {
  /** The tip that the buyer selected. */
  tipChoice?: TipChoice;
}

/** Request of {@link updateTipChoice}. */
export interface UpdateTipChoiceRequest {
  /** The tip that the buyer selected. */
  tipChoice: TipChoiceInput;
  /** Id of the purchase. It stays the same from the cart to the order. */
  purchaseFlowId: string;
}

/** Response of {@link updateTipChoice}. */
export interface UpdateTipChoiceResponse {
  /** The stored tip. */
  tipChoice?: TipChoice;
}

/** Request of {@link setTipOnOrder}. */
export interface SetTipOnOrderRequest {
  /** Id of the order. */
  orderId: string;
  /** The tip, with the staff's shares. */
  tip: TipInput;
}

/** Response of {@link setTipOnOrder}. */
export interface SetTipOnOrderResponse {
  /** The stored tip. */
  tip?: Tip;
  /** The order, and the additional fee that represents the tip. */
  orderInfo?: OrderInfo;
}

/** An order, and the additional fee that represents its tip. */
export interface OrderInfo {
  /** Id of the order. */
  orderId?: string | null;
  /** Id of the additional fee that represents the tip. */
  additionalFeeId?: string | null;
  /** Amount of the additional fee. */
  additionalFeePrice?: Price;
}

/** An amount of money. The entity that contains it defines the currency. */
export interface Price {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. At most 100 characters. */
  formattedAmount: string;
}

/** Request of {@link removeTipFromOrder}. */
export interface RemoveTipFromOrderRequest {
  /** Id of the order. */
  orderId: string;
}

/** Response of {@link removeTipFromOrder}. */
export interface RemoveTipFromOrderResponse {
  /** The order, and the additional fee that represented the tip. */
  orderInfo?: OrderInfo;
}

/** Request of {@link addTipDistributionsToOrder}. */
export interface AddTipDistributionsToOrderRequest {
  /** Id of the order. */
  orderId: string;
  /** Staff shares to add to the tip. 1 to 50 items. */
  tipDistributions: TipDistributionInput[];
}

/** Response of {@link addTipDistributionsToOrder}. */
export interface AddTipDistributionsToOrderResponse {
  /** The new shares. */
  tipDistributions: TipDistribution[];
  /** The order, and the additional fee that represents the tip. */
  orderInfo?: OrderInfo;
}

/** Request of {@link queryTipDistributions}. */
export interface QueryTipDistributionsRequest {
  /** Filter, sorting and paging. */
  query: CursorQuery;
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQuery {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 4 items. */
  sort?: SortingOfManualTaxMappings[];
}

/** Response of {@link queryTipDistributions}. */
export interface QueryTipDistributionsResponse {
  /** Shares on this page. */
  tipDistributions: TipDistribution[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link sumTipDistributionAmounts}. */
export interface SumTipDistributionAmountsRequest {
  /** Filter that the shares must match. */
  filter: Record<string, unknown>;
}

/** Response of {@link sumTipDistributionAmounts}. */
export interface SumTipDistributionAmountsResponse {
  /** Total amount of the shares, as a decimal string. */
  totalAmount?: string | null;
}
