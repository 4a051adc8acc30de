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

/** The `options` of {@link previewTip}. */
export interface PreviewTipOptions {
  /** The tip that the buyer chose. */
  tipChoice: TipChoiceForPreviewTip;
  /** Id of the tip settings to calculate with. */
  tipSettingsId?: string | null;
  /** Id of the draft order that the tip is for. */
  draftOrderId?: string | null;
}

/**
 * Codes of the application errors of {@link previewTip}, and what to do.
 *
 * - `TIP_SETTINGS_NOT_FOUND`: No tip settings are for these items: create them, or the default
 *   ones.
 * - `CATALOG_ITEMS_NOT_FOUND`: Some items are not in their catalog: check `catalogItemId` and
 *   `appId`.
 */
export type PreviewTipErrorCode = "TIP_SETTINGS_NOT_FOUND" | "CATALOG_ITEMS_NOT_FOUND";

/**
 * Calculate a tip and its split for up to 50 line items without saving anything.
 *
 * `POST /tips/v1/tips/preview` (ecom/tips)
 *
 * @param lineItemInfo - Line items that the tip is for; needs `price`; `catalogReference` needs
 *   `appId`, `catalogItemId`; 1 to 50 items.
 * @param options - Has to hold `tipChoice`; `tipChoice` needs `tipType`, `value`; may hold
 *   `tipSettingsId`, `draftOrderId`.
 * @remarks Its application errors have a {@link PreviewTipErrorCode}. Needs
 *   WIX_TIPS.TIP_PREVIEW.
 * @example
 * ```ts
 * const answer = await client.use(tips).previewTip([{ price: "19.90" }], {
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
 * @param orderId - Id of the order.
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
 * @param draftOrderId - Id of the draft order.
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
 * @param purchaseFlowId - Id that stays the same from cart to order.
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
  /** Id that stays the same from cart to order. */
  purchaseFlowId: string;
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
 * @param tipChoice - The tip that the buyer chose.
 * @param options - Has to hold `purchaseFlowId`.
 * @remarks Its application errors have a {@link UpdateTipChoiceErrorCode}. Needs
 *   WIX_TIPS.TIP_UPDATE_CHOICE.
 * @example
 * ```ts
 * const answer = await client.use(tips).updateTipChoice({ value: "19.90" }, {
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
  /** Id of the order. */
  orderId: string;
  /** The tip with its shares. */
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
 * @param options - Has to hold `orderId`, `tip`.
 * @remarks Its application errors have a {@link SetTipOnOrderErrorCode}. Needs
 *   WIX_TIPS.TIP_SET.
 * @example
 * ```ts
 * const answer = await client.use(tips).setTipOnOrder({
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

/** The `options` of {@link removeTipFromOrder}. */
export interface RemoveTipFromOrderOptions {
  /** Id of the order. */
  orderId: string;
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
 * @param options - Has to hold `orderId`.
 * @remarks Its application errors have a {@link RemoveTipFromOrderErrorCode}. Needs
 *   WIX_TIPS.TIP_REMOVE.
 * @example
 * ```ts
 * const answer = await client.use(tips).removeTipFromOrder({ orderId: "<order id>" });
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

/** The `options` of {@link addTipDistributionsToOrder}. */
export interface AddTipDistributionsToOrderOptions {
  /** Id of the order. */
  orderId: string;
  /** Shares to add. 1 to 50 items. */
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
 * @param options - Has to hold `orderId`, `tipDistributions`.
 * @remarks Its application errors have a {@link AddTipDistributionsToOrderErrorCode}. Needs
 *   WIX_TIPS.TIP_DISTRIBUTION_ADD.
 * @example
 * ```ts
 * const answer = await client.use(tips).addTipDistributionsToOrder({
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

/** The query of {@link queryTipDistributions} as it is sent. */
export interface QueryTipDistributionsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryTipDistributionsFields> {}

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
export const queryTipDistributions: {
  (): CursorQueryBuilder<TipDistribution, QueryTipDistributionsFields>;
  /**
   * Look up individual staff shares of tips by filter and sort order, with cursor paging. Sends
   * the query as it stands.
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
 * Add up the staff shares of tips that match a filter.
 *
 * `POST /tips/v1/tips/tip-distributions/sum-amounts` (ecom/tips)
 *
 * @param filter - Conditions that a share must meet to be counted, as a filter object.
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
  path: "/tips/v1/tips/tip-distributions/sum-amounts",
  args: ["filter"],
  read: true,
});

/** What {@link previewTip} is called with. */
export interface PreviewTipRequest {
  /** Line items that the tip is for. 1 to 50 items. */
  lineItemInfo: LineItemInfoForPreviewTip[];
  /** The tip that the buyer chose. */
  tipChoice: TipChoiceForPreviewTip;
  /** Id of the tip settings to calculate with. */
  tipSettingsId?: string | null;
  /** Id of the draft order that the tip is for. */
  draftOrderId?: string | null;
}

/** A line item that a tip is for. */
export interface LineItemInfo {
  /** Id of the line item. 1 to 100 characters. */
  lineItemId?: string | null;
  /** The item in its catalog and the choice within it. */
  catalogReference?: CatalogReference;
  /** Price of the line item, as a decimal string. */
  price?: string | null;
  /** Name of the item. 1 to 200 characters. */
  name?: string | null;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
}

/** What `previewTip` takes as `LineItemInfo`. */
export interface LineItemInfoForPreviewTip extends LineItemInfo {
  /** The item in its catalog and the choice within it. */
  catalogReference?: CatalogReferenceForPreviewTip;
  /** Price of the line item, as a decimal string. */
  price: string;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReference {
  /** Id of the item in that catalog; for a store's product, the product id. */
  catalogItemId?: string | null;
  /** Id of the app that owns the catalog. */
  appId?: string | null;
}

/** What `previewTip` takes as `CatalogReference`. */
export interface CatalogReferenceForPreviewTip extends CatalogReference {
  /** Id of the item in that catalog; for a store's product, the product id. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. */
  appId: string;
}

/** The tip that a buyer chose. */
export interface TipChoice {
  /** Percentage or amount as a decimal string, by the tip type. */
  value?: string | null;
  /** Whether a percentage, an amount of the choices or an amount of one's own was chosen. */
  tipType: TipType;
}

/** The tip that a buyer chose. */
export interface TipChoiceInput {
  /** Percentage or amount as a decimal string, by the tip type. */
  value?: string | null;
  /** Whether a percentage, an amount of the choices or an amount of one's own was chosen. */
  tipType?: TipType;
}

/** What `previewTip` takes as `TipChoiceInput`. */
export interface TipChoiceForPreviewTip extends TipChoiceInput {
  /** Percentage or amount as a decimal string, by the tip type. */
  value: string;
  /** Whether a percentage, an amount of the choices or an amount of one's own was chosen. */
  tipType: TipType;
}

/** Kinds of chosen tips: a percentage, an amount or an amount that was typed in. */
export type TipType = "UNKNOWN_TIP_TYPE" | "PERCENTAGE" | "AMOUNT" | "CUSTOM" | (string & {});

/** What {@link previewTip} answers. */
export interface PreviewTipResponse {
  /** The calculated tip; nothing is saved. */
  tip?: Tip;
}

/** A tip and its shares. */
export interface Tip {
  /** Id of the tip; the additional fee of the order that stands for it has it as its code. */
  id: string;
  /** Sum of the line items that the tip is for, as a decimal string. */
  lineItemSubtotal?: string | null;
  /** The tip as a decimal string. */
  amount?: string | null;
  /** Shares of the staff. At most 50 items. */
  distributions: TipDistribution[];
  /** Part that no staff member gets and that stays with the business, as a decimal string. */
  undistributedAmount?: string | null;
}

/** A tip and its shares. */
export interface TipInput {
  /** The tip as a decimal string. */
  amount?: string | null;
  /** Shares of the staff. At most 50 items. */
  distributions?: TipDistributionInput[];
}

/** A staff member's share of a tip. */
export interface TipDistribution {
  /** Id of the share. */
  id: string;
  /** Id of the tip. */
  tipId?: string | null;
  /** Who gets it. */
  staff?: Staff;
  /** The share as a decimal string; it cannot be changed once a transaction has paid it. */
  amount?: string | null;
  /** Line items that the share is for. At most 12 items. */
  lineItemInfo: LineItemInfo[];
  /** Payment that charged the share. */
  transaction?: Transaction;
  /** Id of the order. */
  orderId?: string | null;
  /** When the share was created. */
  createdDate?: Date | null;
  /** Where the tip was given. */
  source: Source;
}

/** A staff member's share of a tip. */
export interface TipDistributionInput {
  /** Who gets it. */
  staff?: StaffInput;
  /** The share as a decimal string; it cannot be changed once a transaction has paid it. */
  amount?: string | null;
  /** Line items that the share is for. At most 12 items. */
  lineItemInfo?: LineItemInfo[];
  /** Payment that charged the share. */
  transaction?: TransactionInput;
  /** Where the tip was given. */
  source?: Source;
}

/** A staff member who gets a share. */
export interface Staff {
  /** Id of the entry. */
  id: string;
  /** Name of the staff member. At most 500 characters. */
  name?: string | null;
  /** Id of the staff member in the app that knows the staff. */
  staffMemberId?: string | null;
  /** Identity of the staff member on the site. */
  identificationData?: IdentificationData;
}

/** A staff member who gets a share. */
export interface StaffInput {
  /** Id of the staff member in the app that knows the staff. */
  staffMemberId?: string | null;
  /** Identity of the staff member on the site. */
  identificationData?: IdentificationData;
}

/** Payment that charged a share of a tip. */
export interface Transaction {
  /** Id of the transaction. */
  id?: string | null;
  /** When it was made. */
  date?: Date | null;
}

/** Payment that charged a share of a tip. */
export interface TransactionInput {
  /** Id of the transaction. */
  id: string;
  /** When it was made. */
  date: Date;
}

/** Where tips are given: at a point of sale, on the site or in the dashboard. */
export type Source = "UNKNOWN_SOURCE" | "POS" | "WEB" | "DASHBOARD" | (string & {});

/** What {@link getTipByOrderId} is called with. */
export interface GetTipByOrderIdRequest {
  /** Id of the order. */
  orderId: string;
}

/** What {@link getTipByOrderId} answers. */
export interface GetTipByOrderIdResponse {
  /** The order's tip. */
  tip?: Tip;
}

/** What {@link getTipByDraftOrderId} is called with. */
export interface GetTipByDraftOrderIdRequest {
  /** Id of the draft order. */
  draftOrderId: string;
}

/** What {@link getTipByDraftOrderId} answers. */
export interface GetTipByDraftOrderIdResponse {
  /** The draft order's tip. */
  tip?: Tip;
}

/** What {@link getTipChoice} is called with. */
export interface GetTipChoiceRequest {
  /** Id that stays the same from cart to order. */
  purchaseFlowId: string;
}

/** What {@link getTipChoice} answers. */
export interface GetTipChoiceResponse {
  /** The tip that the buyer chose. */
  tipChoice?: TipChoice;
}

/** What {@link updateTipChoice} is called with. */
export interface UpdateTipChoiceRequest {
  /** The tip that the buyer chose. */
  tipChoice: TipChoiceInput;
  /** Id that stays the same from cart to order. */
  purchaseFlowId: string;
}

/** What {@link updateTipChoice} answers. */
export interface UpdateTipChoiceResponse {
  /** The tip as it was stored. */
  tipChoice?: TipChoice;
}

/** What {@link setTipOnOrder} is called with. */
export interface SetTipOnOrderRequest {
  /** Id of the order. */
  orderId: string;
  /** The tip with its shares. */
  tip: TipInput;
}

/** What {@link setTipOnOrder} answers. */
export interface SetTipOnOrderResponse {
  /** The tip as it was stored. */
  tip?: Tip;
  /** Order and the fee that stands for the tip. */
  orderInfo?: OrderInfo;
}

/** An order and the fee that stands for its tip. */
export interface OrderInfo {
  /** Id of the order. */
  orderId?: string | null;
  /** Id of the additional fee that stands for the tip. */
  additionalFeeId?: string | null;
  /** Amount of that fee. */
  additionalFeePrice?: Price;
}

/** An amount of money, in the currency of the entity that holds it. */
export interface Price {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. At most 100 characters. */
  formattedAmount: string;
}

/** What {@link removeTipFromOrder} is called with. */
export interface RemoveTipFromOrderRequest {
  /** Id of the order. */
  orderId: string;
}

/** What {@link removeTipFromOrder} answers. */
export interface RemoveTipFromOrderResponse {
  /** Order and the fee that stood for the tip. */
  orderInfo?: OrderInfo;
}

/** What {@link addTipDistributionsToOrder} is called with. */
export interface AddTipDistributionsToOrderRequest {
  /** Id of the order. */
  orderId: string;
  /** Shares to add. 1 to 50 items. */
  tipDistributions: TipDistributionInput[];
}

/** What {@link addTipDistributionsToOrder} answers. */
export interface AddTipDistributionsToOrderResponse {
  /** The new shares. */
  tipDistributions: TipDistribution[];
  /** Order and the fee that stands for the tip. */
  orderInfo?: OrderInfo;
}

/** What {@link queryTipDistributions} is called with. */
export interface QueryTipDistributionsRequest {
  /** Filter, order and page. */
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

/** What {@link queryTipDistributions} answers. */
export interface QueryTipDistributionsResponse {
  /** Shares on this page. */
  tipDistributions: TipDistribution[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link sumTipDistributionAmounts} is called with. */
export interface SumTipDistributionAmountsRequest {
  /** Conditions that a share must meet to be counted, as a filter object. */
  filter: Record<string, unknown>;
}

/** What {@link sumTipDistributionAmounts} answers. */
export interface SumTipDistributionAmountsResponse {
  /** Sum of the shares as a decimal string. */
  totalAmount?: string | null;
}
