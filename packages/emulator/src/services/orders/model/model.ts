import type { Price } from "./price.js";

/** Status of an order. */
export type OrderStatus = "INITIALIZED" | "APPROVED" | "CANCELED" | "PENDING" | "REJECTED";

/** Payment status of an order. */
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

/** A line of an order document. It may have more fields than these. */
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

/** The document of the orders service. It may have more fields than these. */
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

/** How many pieces of a variant a line needs, and how many left the stock. */
export interface StockLine {
  readonly lineItemId: string;
  readonly productId: string;
  readonly variantId: string;
  wanted: number;
  taken: number;
}

/** When an order is approved automatically. */
export type ApprovalStrategy = "DEFAULT" | "PAYMENT_RECEIVED" | "PAYMENT_METHOD_SAVED";

/** An order in storage: the platform's document with internal data. */
export interface StoredOrder {
  readonly id: string;
  /** Sequence number among all orders. Lists show the newest first. */
  readonly place: number;
  document: OrderDocument;
  stock: StockLine[];
  /** Whether stock was already taken. This happens once. */
  stockTaken: boolean;
  readonly approval: ApprovalStrategy;
  /** Whether the buyer gets an email when the order is approved. */
  readonly tellsBuyer: boolean;
  /** Membership transactions that pay for lines, as ids of their app. */
  membershipCharges?: readonly string[];
  /** The buyer's tax group at the time of the order, if the group has its own tax rates. */
  taxExemptGroupId?: string;
}
