// Payments and refunds of orders, as the platform's documents have them.

import type { Price } from "../orders/price.js";

/** How a payment stands. */
export type PaymentStatus =
  | "APPROVED"
  | "PENDING"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | "REFUNDED"
  | "PARTIALLY_REFUNDED"
  | "AUTHORIZED"
  | "VOIDED";

/** What a provider makes of something that it is asked for. */
export type Outcome = "PENDING" | "SUCCEEDED" | "FAILED";

/** A capture of an authorized payment. */
export interface Capture {
  readonly id: string;
  status: Outcome;
  readonly amount: Price;
  readonly createdDate: string;
}

/** What is known of a payment that is captured later. */
export interface Authorization {
  readonly delayedCapture: boolean;
  readonly authorizedDate: string;
  captures: Capture[];
  void?: {
    status: Outcome;
    voidedDate: string;
    reason: "MANUAL" | "SCHEDULED";
  };
  scheduledAction?: { readonly actionType: "VOID" | "CAPTURE"; readonly executionDate: string };
}

/** Money that a bank took back. */
export interface Chargeback {
  readonly id: string;
  readonly createdDate: string;
  updatedDate: string;
  readonly amount: Price;
  reversalAmount?: Price;
  status: "APPROVED" | "REVERSED";
  readonly externalId?: string;
}

/** A payment by card or the like, or one outside the platform. */
export interface RegularDetails {
  paymentOrderId?: string;
  gatewayTransactionId?: string;
  readonly offlinePayment: boolean;
  status: PaymentStatus;
  readonly savedPaymentMethod: boolean;
  authorizationDetails?: Authorization;
  chargebacks: Chargeback[];
  readonly [field: string]: unknown;
}

/** A payment by gift card. */
export interface GiftCardDetails {
  readonly giftCardPaymentId: string;
  readonly appId: string;
  readonly voided: boolean;
  readonly obfuscatedCode?: string;
}

/** A line that a membership paid for. */
export interface MembershipDetails {
  readonly membershipId: string;
  readonly lineItemId: string;
  status: "CHARGED" | "CHARGE_FAILED" | "CHARGE_PENDING" | "VOIDED";
  voided: boolean;
  readonly providerAppId: string;
  readonly [field: string]: unknown;
}

/** Money for an order. */
export interface Payment {
  readonly id: string;
  readonly createdDate: string;
  updatedDate: string;
  readonly amount: Price;
  readonly refundDisabled: boolean;
  readonly supportReceiptGeneration: boolean;
  status: PaymentStatus;
  regularPaymentDetails?: RegularDetails;
  giftcardPaymentDetails?: GiftCardDetails;
  membershipPaymentDetails?: MembershipDetails;
}

/** Money of one payment that goes back. */
export interface RefundTransaction {
  readonly paymentId: string;
  readonly amount: Price;
  refundStatus: Outcome;
  refundStatusInfo?: { readonly description: string };
  readonly gatewayRefundId?: string;
  readonly externalRefund: boolean;
}

/** What of an order is refunded. */
export interface RefundedItems {
  readonly lineItems: readonly { readonly lineItemId: string; readonly quantity: number }[];
  readonly additionalFees: readonly { readonly additionalFeeId: string; readonly amount: Price }[];
  readonly shipping?: { readonly amount: Price };
}

/** Money that goes back to the buyer. */
export interface Refund {
  readonly id: string;
  readonly createdDate: string;
  readonly transactions: RefundTransaction[];
  readonly details: RefundedItems & {
    readonly items: readonly { readonly lineItemId: string; readonly quantity: number }[];
    readonly shippingIncluded: boolean;
    readonly reason?: string;
  };
  summary: object;
  readonly requestingServiceAppId?: string;
}

/** All money of one order. */
export interface Account {
  readonly orderId: string;
  readonly payments: Payment[];
  readonly refunds: Refund[];
}

/** Money that is to be paid on a payment page. */
export interface Intent {
  readonly id: string;
  readonly orderId: string;
  readonly amount: string;
  readonly delayedCapture: boolean;
  readonly savePaymentMethod: boolean;
  /** An app wants the payment to be secured. */
  readonly requires3dSecure?: boolean;
  readonly scheduled?: { readonly actionType: "VOID" | "CAPTURE"; readonly delay: number };
  readonly successUrl?: string;
  readonly cancelUrl?: string;
  /** The payment request that it pays. */
  readonly requestId?: string;
  /** The payment that it became. */
  paymentId?: string;
}
