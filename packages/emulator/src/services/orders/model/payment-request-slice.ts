import type { Seed, Slice } from "../../../kernel/slice.js";
import type { Price } from "./price.js";

/** A payment that a merchant requests. */
export interface PaymentRequest {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly currency: string;
  readonly amount: Price;
  readonly paymentGatewayOrderId: string;
  readonly title: string;
  readonly expirationDate?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly status: "UNPAID" | "PAID" | "EXPIRED" | "VOIDED";
  readonly [field: string]: unknown;
}

/** A stored request with its sequence number. */
export interface StoredRequest {
  /** Sequence number among all requests. */
  readonly order: number;
  readonly entity: PaymentRequest;
}

/** Stored data of payment requests. */
export interface RequestData {
  readonly items: Map<string, StoredRequest>;
  nextOrder: number;
}

/** Payment requests by id. */
export const requestSlice: Slice<RequestData, Seed, "order-payment-requests"> = {
  name: "order-payment-requests",
  slice: () => ({ items: new Map(), nextOrder: 0 }),
  // Entries are replaced, never changed in place.
  copy: ({ items, nextOrder }) => ({ items: new Map(items), nextOrder }),
};
