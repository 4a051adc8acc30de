import type { OrderPaymentRequest } from "@portico/ecom/order-payment-requests";
import type { Order } from "@portico/ecom/orders";
import { mayReach, type Owner } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { topic } from "../../../kernel/topic.js";
import type { Sent } from "../../../kernel/wire-request.js";
import type { ResourceData } from "../../../resource/declaration.js";
import { collection } from "../../../store/collection.js";
import { share } from "../../../store/freeze.js";
import type { Cart } from "../../cart/model.js";
import type { Price } from "./price.js";

export interface OrderLine {
  readonly id: string;
  quantity: number;
  refundQuantity?: number;
  restockQuantity?: number;
  readonly paymentOption?: string;
  readonly totalPriceBeforeTax?: Price;
  readonly totalPriceAfterTax?: Price;
  readonly [field: string]: unknown;
}

export interface OrderActivity {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface OrderDocument {
  readonly id: string;
  number: string;
  status: Order["status"];
  paymentStatus: Order["paymentStatus"];
  fulfillmentStatus: Order["fulfillmentStatus"];
  readonly currency: string;
  lineItems: OrderLine[];
  activities: OrderActivity[];
  updatedDate: string;
  imported: boolean;
  [field: string]: unknown;
}

export interface StockLine {
  readonly lineItemId: string;
  readonly productId: string;
  readonly variantId: string;
  requested: number;
  taken: number;
}

export interface StoredOrder {
  readonly id: string;
  /** Sequence number among all orders. */
  readonly place: number;
  document: OrderDocument;
  stock: StockLine[];
  stockTaken: boolean;
  readonly approval: "DEFAULT" | "PAYMENT_RECEIVED" | "PAYMENT_METHOD_SAVED";
  readonly notifiesBuyer: boolean;
  /** App-assigned ids of the membership transactions that pay for lines. */
  membershipCharges?: readonly string[];
  /** The buyer's tax group at the time of the order, if the group has its own tax rates. */
  taxExemptGroupId?: string;
}

export interface OrderData {
  readonly orders: Map<string, StoredOrder>;
  counters: { readonly number: number; readonly place: number };
}

export const orderSlice: Slice<OrderData, Seed, "orders"> = {
  name: "orders",
  slice: () => ({ orders: new Map(), counters: { number: 10_000, place: 0 } }),
  copy: share,
};

export const orders = collection<StoredOrder, Context>({
  items: ({ store }) => store(orderSlice).orders,
});

export const cartOrdering = topic<Cart>("cart ordering");

export const cartOrdered = topic<Cart>("cart ordered");

/** An order is approved. Listeners can complete its line items. */
export const orderApproved = topic<OrderDocument>("order approved");

/** The merchant requests a payment for an order with subscriptions. Listeners throw to prevent it. */
export const subscriptionPaymentRequesting = topic<OrderDocument>(
  "subscription payment requesting",
);

export const INITIAL_STATE = {
  status: "INITIALIZED",
  paymentStatus: "NOT_PAID",
  fulfillmentStatus: "NOT_FULFILLED",
  imported: false,
} as const;

export const orderDefaults = ({ site, iso }: Context, currency: string) => ({
  createdDate: iso,
  updatedDate: iso,
  purchasedDate: iso,
  buyerLanguage: site.language,
  siteLanguage: site.language,
  weightUnit: site.weightUnit,
  taxIncludedInPrices: site.tax.included,
  currency,
  currencyConversionDetails: { originalCurrency: currency, conversionRate: "1" },
  archived: false,
  seenByAHuman: false,
  attributionSource: "UNSPECIFIED",
  customFields: [],
  tags: { privateTags: { tagIds: [] }, tags: { tagIds: [] } },
});

/** Returns the fields of a new line that do not depend on its content. */
export const lineDefaults = () => ({
  paymentOption: "FULL_PAYMENT_ONLINE",
  locations: [],
  modifierGroups: [],
  priceUndetermined: false,
  fixedQuantity: false,
});

/** Returns the change of a line's quantity in the format of histories. */
export const quantityChange = (originalQuantity: number, newQuantity: number) => ({
  originalQuantity,
  newQuantity,
  diff: Math.abs(newQuantity - originalQuantity),
  deltaType: newQuantity > originalQuantity ? "QUANTITY_INCREASED" : "QUANTITY_DECREASED",
});

function ownerOf({ document }: StoredOrder): Owner {
  const buyer = document.buyerInfo as { visitorId?: string; memberId?: string } | undefined;
  if (buyer?.memberId !== undefined) return { kind: "member", id: buyer.memberId };
  return { kind: "visitor", id: buyer?.visitorId ?? "" };
}

/** Returns whether the caller can see an order, even if the buyer logged in later. */
export const reachable = (context: Context, order: StoredOrder): boolean =>
  mayReach(context, ownerOf(order));

export function orderOf(context: Context, id: string): StoredOrder | undefined {
  const order = orders(context).find(id);
  return order && reachable(context, order) ? order : undefined;
}

/** Returns a draft of an order that the caller can see. Throws a 404 otherwise. */
export function findOrder(context: Context, id: string, code = "ORDER_NOT_FOUND"): StoredOrder {
  if (!orderOf(context, id)) throw notFound("Order", code);
  return orders(context).edit(id);
}

export function nextNumber(context: Context, requested?: unknown) {
  const data = context.store(orderSlice);
  const place = data.counters.place + 1;
  const number = data.counters.number + (requested === undefined ? 1 : 0);
  context.changes.set(data, "counters", { number, place });
  return { number: requested ?? number, place };
}

export function insertOrder(
  context: Context,
  order: Pick<StoredOrder, "id" | "place" | "document"> & Partial<StoredOrder>,
): StoredOrder {
  const defaults = { stockTaken: false, approval: "DEFAULT", notifiesBuyer: true } as const;
  orders(context).insert(order.id, { ...defaults, stock: [], ...order });
  return orders(context).edit(order.id);
}

export type PaymentRequest = Sent<OrderPaymentRequest>;

/** The data of the payment requests service, for services below it. */
export const requestSlice: Slice<ResourceData<PaymentRequest>> = {
  name: "ecom.orderPaymentRequests",
  slice: () => ({ items: new Map(), nextOrder: 0 }),
};

export const requestPaid = topic<string>("payment request paid");

export const requestStatus = (context: Context, id: string): PaymentRequest["status"] =>
  context.store(requestSlice).items.get(id)?.entity.status ?? "VOIDED";
