// Payments and refunds of orders in the platform's document format.

import type { Price } from "../model/price.js";

/** Status of a payment. */
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

/** Result of a request to a payment provider. */
export type Outcome = "PENDING" | "SUCCEEDED" | "FAILED";

/** A capture of an authorized payment. */
export interface Capture {
  readonly id: string;
  status: Outcome;
  readonly amount: Price;
  readonly createdDate: string;
}

/** Authorization of a payment that is captured later. */
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

/** A chargeback by the buyer's bank. */
export interface Chargeback {
  readonly id: string;
  readonly createdDate: string;
  updatedDate: string;
  readonly amount: Price;
  reversalAmount?: Price;
  status: "APPROVED" | "REVERSED";
  readonly externalId?: string;
}

/** A payment by card or similar, or a payment outside the platform. */
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

/** A gift card payment. */
export interface GiftCardDetails {
  readonly giftCardPaymentId: string;
  readonly appId: string;
  readonly voided: boolean;
  readonly obfuscatedCode?: string;
}

/** A membership payment for a line. */
export interface MembershipDetails {
  readonly membershipId: string;
  readonly lineItemId: string;
  status: "CHARGED" | "CHARGE_FAILED" | "CHARGE_PENDING" | "VOIDED";
  voided: boolean;
  readonly providerAppId: string;
  readonly [field: string]: unknown;
}

/** A payment for an order. */
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

/** The refund of one payment. */
export interface RefundTransaction {
  readonly paymentId: string;
  readonly amount: Price;
  refundStatus: Outcome;
  refundStatusInfo?: { readonly description: string };
  readonly gatewayRefundId?: string;
  readonly externalRefund: boolean;
}

/** Refunded items of an order. */
export interface RefundedItems {
  readonly lineItems: readonly { readonly lineItemId: string; readonly quantity: number }[];
  readonly additionalFees: readonly { readonly additionalFeeId: string; readonly amount: Price }[];
  readonly shipping?: { readonly amount: Price };
}

/** A refund to the buyer. */
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

/** All payments and refunds of one order. */
export interface Account {
  readonly orderId: string;
  readonly payments: Payment[];
  readonly refunds: Refund[];
}

/** A payment that the buyer can make on a payment page. */
export interface Intent {
  readonly id: string;
  readonly orderId: string;
  readonly amount: string;
  readonly delayedCapture: boolean;
  readonly savePaymentMethod: boolean;
  /** Whether an app requires 3-D Secure. */
  readonly requires3dSecure?: boolean;
  readonly scheduled?: { readonly actionType: "VOID" | "CAPTURE"; readonly delay: number };
  readonly successUrl?: string;
  readonly cancelUrl?: string;
  /** Id of the payment request. */
  readonly requestId?: string;
  /** Id of the resulting payment. */
  readonly paymentId?: string;
}
