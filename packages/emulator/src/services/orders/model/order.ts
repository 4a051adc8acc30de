import type { Order } from "@portico/ecom/orders";
import { canAccess, type Owner } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import type { OutboxMessage } from "../../../kernel/events.js";
import { notFound, rejection } from "../../../kernel/platform-error.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { topic } from "../../../kernel/topic.js";
import { collection } from "../../../store/collection.js";
import { shallowCopy } from "../../../store/freeze.js";
import { copyJson } from "../../../store/plain.js";
import type { Cart } from "../../cart/model.js";
import { availableQuantity } from "../../catalog/lookup.js";
import { catalogSlice } from "../../catalog/slice.js";
import { putBackStock, takeStock as takeFromStock } from "../../catalog/stock.js";
import { entityEvents } from "../../entity-events.js";
import { orderSettingsOf } from "../../orders-settings.js";
import { decrementPluginStock } from "../../plugins/stock.js";
import { type Price, withAllFields } from "./price.js";

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
  readonly sequence: number;
  document: OrderDocument;
  stock: StockLine[];
  stockTaken: boolean;
  readonly approval: "DEFAULT" | "PAYMENT_RECEIVED" | "PAYMENT_METHOD_SAVED";
  readonly notifiesBuyer: boolean;
  /** App-assigned ids of the membership transactions that pay for line items. */
  membershipCharges?: readonly string[];
  /** The buyer's tax-exempt group at the time of the order. */
  taxExemptGroupId?: string | undefined;
}

export interface OrderData {
  readonly orders: Map<string, StoredOrder>;
  counters: { readonly number: number; readonly sequence: number };
}

export const orderSlice: Slice<OrderData, Seed, "orders"> = {
  name: "orders",
  slice: () => ({ orders: new Map(), counters: { number: 10_000, sequence: 0 } }),
  copy: shallowCopy,
};

export const orders = collection<StoredOrder, Context>({
  items: ({ store }) => store(orderSlice).orders,
});

export const cartOrdering = topic<Cart>("cart ordering");

export const cartOrdered = topic<Cart>("cart ordered");

export const orderApproved = topic<OrderDocument>("order approved");

export const orderPaid = topic<StoredOrder>("order paid");

/** Listeners throw to reject the request. */
export const subscriptionPaymentRequesting = topic<OrderDocument>(
  "subscription payment requesting",
);

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

/** Visitors keep access after they log in. */
export const canAccessOrder = (context: Context, order: StoredOrder): boolean =>
  canAccess(context, ownerOf(order));

export function orderOf(context: Context, id: string): StoredOrder | undefined {
  const order = orders(context).find(id);
  return order && canAccessOrder(context, order) ? order : undefined;
}

export function findOrder(context: Context, id: string, code = "ORDER_NOT_FOUND"): StoredOrder {
  if (!orderOf(context, id)) throw notFound("Order", code);
  return orders(context).edit(id);
}

export function nextNumber(context: Context, requested?: unknown) {
  const data = context.store(orderSlice);
  const sequence = data.counters.sequence + 1;
  const number = data.counters.number + (requested === undefined ? 1 : 0);
  context.changes.set(data, "counters", { number, sequence });
  return { number: requested ?? number, sequence };
}

export function insertOrder(
  context: Context,
  order: Pick<StoredOrder, "id" | "sequence" | "document"> & Partial<StoredOrder>,
): StoredOrder {
  const defaults = { stockTaken: false, approval: "DEFAULT", notifiesBuyer: true } as const;
  orders(context).insert(order.id, { ...defaults, stock: [], ...order });
  return orders(context).edit(order.id);
}

export function newActivity(context: Context, type: string, rest: object = {}): OrderActivity {
  const id = context.guid("activity");
  return { id, createdDate: context.iso, type, activityType: type, ...rest };
}

export function addActivity(context: Context, order: StoredOrder, type: string, rest?: object) {
  const entry = newActivity(context, type, rest);
  order.document.activities.push(copyJson(entry));
  return entry.id;
}

const events = entityEvents("wix.ecom.v1.order");

export const emitOrderAction = (
  context: Context,
  { id, document: order }: StoredOrder,
  slug: string,
  more: object = {},
): void => events.action(context, id, slug, { order, ...more });

export const emitOrderCreated = (context: Context, { id, document }: StoredOrder): void =>
  events.created(context, id, document);

/** Emits one `updated` event per request, before the response. */
export function touchOrder(context: Context, order: StoredOrder) {
  const { id, document } = order;
  Object.assign(document, withAllFields(context, document, "Order", document.currency));
  document.updatedDate = context.iso;
  context.beforeResponse(`order ${id}`, () => {
    const { document: currentEntity } = orders(context).get(id);
    const items = context.store(orderSlice).orders;
    const before = context.changes.original(items, id)?.document ?? currentEntity;
    events.updated(context, id, before, currentEntity);
  });
  return { order: document };
}

/** Returns false if the order has no email address. */
export function emailBuyer(
  context: Context,
  order: StoredOrder,
  kind: OutboxMessage["kind"],
  subject: string,
): boolean {
  const recipient = (order.document.buyerInfo as { email?: string } | undefined)?.email;
  if (recipient === undefined) return false;
  context.send({ kind, channel: "email", to: recipient, subject });
  return true;
}

function variantOf(context: Context, { productId, variantId }: StockLine) {
  const product = context.store(catalogSlice).products.get(productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant ? { product, variant } : undefined;
}

function trackedVariantOf(context: Context, line: StockLine) {
  const match = variantOf(context, line);
  return match?.variant.stock.quantity === undefined ? undefined : match;
}

export function linesOutOfStock(context: Context, stock: readonly StockLine[]): StockLine[] {
  const requested = new Map<string, number>();
  return stock.filter((line) => {
    const total = (requested.get(line.variantId) ?? 0) + line.requested;
    requested.set(line.variantId, total);
    const match = variantOf(context, line);
    const available = match && availableQuantity(match.variant);
    return available !== undefined && available < total;
  });
}

export function requireStock(context: Context, order: StoredOrder): void {
  if (order.stockTaken || order.document.status !== "INITIALIZED") return;
  const trackedLines = order.stock.filter((line) => trackedVariantOf(context, line));
  const outOfStockLines = linesOutOfStock(context, trackedLines);
  if (outOfStockLines.length === 0) return;
  throw rejection("LINE_ITEMS_OUT_OF_STOCK", "Some items are out of stock", {
    lineItemsOutOfStockData: {
      lineItemIds: outOfStockLines.map(({ lineItemId }) => lineItemId),
      allLineItemsOutOfStock: outOfStockLines.length === order.document.lineItems.length,
    },
  });
}

export function takeStock(context: Context, order: StoredOrder, reason: "PLACED" | "PAID"): void {
  const { inventoryUpdateTrigger } = orderSettingsOf(context);
  if (inventoryUpdateTrigger !== `ON_ORDER_${reason}` || order.stockTaken) return;
  order.stockTaken = true;
  decrementPluginStock(context, order.id, order.document.lineItems, `ORDER_${reason}`);
  for (const line of order.stock) {
    const match = trackedVariantOf(context, line);
    // Takes at most the units in stock, because a preorder may request more.
    if (match) line.taken = takeFromStock(context, match.product, match.variant, line.requested);
  }
}

/** Returns false if there are not enough units. */
export function takeMoreStock(context: Context, line: StockLine, quantity: number): boolean {
  const match = trackedVariantOf(context, line);
  if (!match) return true;
  const stock = availableQuantity(match.variant);
  if (stock !== undefined && stock < quantity) return false;
  line.taken += takeFromStock(context, match.product, match.variant, quantity);
  return true;
}

export function returnStock(context: Context, order: StoredOrder, lineItemId: string, max: number) {
  let returnedUnits = 0;
  for (const line of order.stock) {
    if (line.lineItemId !== lineItemId) continue;
    const quantity = Math.min(line.taken, max - returnedUnits);
    const match = trackedVariantOf(context, line);
    if (!match || quantity === 0) continue;
    line.taken -= quantity;
    returnedUnits += quantity;
    putBackStock(context, match.product, match.variant, quantity);
  }
}

export function approve(context: Context, order: StoredOrder): void {
  const { document } = order;
  if (document.status === "APPROVED") return;
  document.status = "APPROVED";
  context.announce(orderApproved, document);
  takeStock(context, order, "PLACED");
  if (order.notifiesBuyer) {
    emailBuyer(context, order, "order-confirmation", `Order ${document.number} is confirmed`);
  }
  emitOrderAction(context, order, "approved");
}
