import type { Price } from "./price.js";

/** How far an order is. */
export type OrderStatus = "INITIALIZED" | "APPROVED" | "CANCELED" | "PENDING" | "REJECTED";

/** How far an order is paid. */
export type OrderPaymentStatus =
  | "NOT_PAID"
  | "PAID"
  | "PARTIALLY_PAID"
  | "PARTIALLY_REFUNDED"
  | "FULLY_REFUNDED"
  | "PENDING"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | "UNSPECIFIED";

/** A line of an order's document; more fields than these travel along. */
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

/** An entry of an order's history. */
export interface OrderActivity {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The document of the orders service; more fields than these travel along. */
export interface OrderDocument {
  readonly id: string;
  number: string;
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  fulfillmentStatus: "NOT_FULFILLED" | "FULFILLED" | "PARTIALLY_FULFILLED";
  readonly currency: string;
  lineItems: OrderLine[];
  activities: OrderActivity[];
  updatedDate: string;
  imported: boolean;
  [field: string]: unknown;
}

/** How much of a variant a line wants, and how much of it was taken. */
export interface StockLine {
  readonly lineItemId: string;
  readonly productId: string;
  readonly variantId: string;
  wanted: number;
  taken: number;
}

/** What lets an order be approved by itself. */
export type ApprovalStrategy = "DEFAULT" | "PAYMENT_RECEIVED" | "PAYMENT_METHOD_SAVED";

/** An order is kept as the platform's document, with what is known beside it. */
export interface StoredOrder {
  readonly id: string;
  /** Its place among all orders: the newest are shown first. */
  readonly place: number;
  document: OrderDocument;
  stock: StockLine[];
  /** Stock is taken once. */
  stockTaken: boolean;
  readonly approval: ApprovalStrategy;
  /** Whether the buyer is written to when it is approved. */
  readonly tellsBuyer: boolean;
  /** Transactions of memberships that pay for lines, by their app's ids. */
  membershipCharges?: readonly string[];
  /** The group that its buyer was in, where that has tax rates of its own. */
  taxExemptGroupId?: string;
}
