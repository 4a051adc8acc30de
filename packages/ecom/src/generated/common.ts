// Generated from api/ by `npm run generate`. Do not edit.

import type {
  AddressLocation,
  ApplicationError,
  CursorPaging,
  ExtendedFields,
  Image,
  ImageInput,
  MeasurementUnit,
  PageUrlV2,
  PageUrlV2Input,
  Paging,
  SortingOfProducts,
  SortOrder,
  SubscriptionFrequency,
  TagsOfOrders,
  TagsOfOrdersInput,
  WeightUnit,
} from "@portico/core/types";

/** What is done by itself with an authorized payment: given up or captured. */
export type ActionType = "VOID" | "CAPTURE" | (string & {});

/**
 * Something that happened to an order.
 *
 * At most one of: `merchantComment`, `orderRefunded`, `draftOrderChangesApplied`,
 * `savedPaymentMethod`, `authorizedPaymentCreated`, `authorizedPaymentCaptured`,
 * `authorizedPaymentVoided`, `refundInitiated`, `paymentRefunded`, `paymentRefundFailed`,
 * `refundedAsStoreCredit`, `paymentPending`, `paymentCanceled`, `paymentDeclined`,
 * `receiptCreated`, `receiptSent`, `chargebackCreated`, `chargebackReversed`.
 */
export interface Activity {
  /** What the merchant noted by hand. */
  merchantComment?: MerchantComment;
  /** A refund of the order. */
  orderRefunded?: OrderRefunded;
  /** Changes that were made to the order. */
  draftOrderChangesApplied?: DraftOrderChangesApplied;
  /** Payment method that was kept. */
  savedPaymentMethod?: SavedPaymentMethod;
  /** Payment that was authorized. */
  authorizedPaymentCreated?: AuthorizedPaymentCreated;
  /** Authorized payment that was captured. */
  authorizedPaymentCaptured?: AuthorizedPaymentCaptured;
  /** Authorized payment that was given up. */
  authorizedPaymentVoided?: AuthorizedPaymentVoided;
  /** Refund that was started. */
  refundInitiated?: RefundInitiated;
  /** Payment that was refunded. */
  paymentRefunded?: PaymentRefunded;
  /** Payment whose refund failed. */
  paymentRefundFailed?: PaymentRefundFailed;
  /** Refund that was given as store credit. */
  refundedAsStoreCredit?: RefundedAsStoreCredit;
  /** Payment that is being processed. */
  paymentPending?: PaymentPending;
  /** Payment that was canceled. */
  paymentCanceled?: PaymentCanceled;
  /** Payment that was declined. */
  paymentDeclined?: PaymentDeclined;
  /** Receipt that was made out. */
  receiptCreated?: ReceiptCreated;
  /** Receipt that was sent to the buyer. */
  receiptSent?: ReceiptSent;
  /** Chargeback that the buyer's bank raised. */
  chargebackCreated?: ChargebackCreated;
  /** Chargeback that was reversed. */
  chargebackReversed?: ChargebackReversed;
  /** Id of the activity. */
  id: string;
  /** Email address of the person behind it. */
  authorEmail?: string | null;
  /** When it happened. */
  createdDate?: Date | null;
  /**
   * Older form of activityType.
   *
   * @deprecated
   */
  type?: ActivityType;
  /** What happened, which decides the data field that is set. */
  activityType: OrderActivityTypeEnumActivityType;
}

/**
 * Something that happened to an order.
 *
 * At most one of: `merchantComment`, `orderRefunded`, `draftOrderChangesApplied`,
 * `savedPaymentMethod`, `authorizedPaymentCreated`, `authorizedPaymentCaptured`,
 * `authorizedPaymentVoided`, `refundInitiated`, `paymentRefunded`, `paymentRefundFailed`,
 * `refundedAsStoreCredit`, `paymentPending`, `paymentCanceled`, `paymentDeclined`,
 * `receiptCreated`, `receiptSent`, `chargebackCreated`, `chargebackReversed`.
 */
export interface ActivityInput {
  /** What the merchant noted by hand. */
  merchantComment?: MerchantCommentInput;
  /** A refund of the order. */
  orderRefunded?: OrderRefundedInput;
  /** Changes that were made to the order. */
  draftOrderChangesApplied?: DraftOrderChangesAppliedInput;
  /** Payment method that was kept. */
  savedPaymentMethod?: SavedPaymentMethodInput;
  /** Payment that was authorized. */
  authorizedPaymentCreated?: AuthorizedPaymentCreatedInput;
  /** Authorized payment that was captured. */
  authorizedPaymentCaptured?: AuthorizedPaymentCapturedInput;
  /** Authorized payment that was given up. */
  authorizedPaymentVoided?: AuthorizedPaymentVoidedInput;
  /** Refund that was started. */
  refundInitiated?: RefundInitiatedInput;
  /** Payment that was refunded. */
  paymentRefunded?: PaymentRefundedInput;
  /** Payment whose refund failed. */
  paymentRefundFailed?: PaymentRefundFailedInput;
  /** Refund that was given as store credit. */
  refundedAsStoreCredit?: RefundedAsStoreCreditInput;
  /** Payment that is being processed. */
  paymentPending?: PaymentPendingInput;
  /** Payment that was canceled. */
  paymentCanceled?: PaymentCanceledInput;
  /** Payment that was declined. */
  paymentDeclined?: PaymentDeclinedInput;
  /** Receipt that was made out. */
  receiptCreated?: ReceiptCreatedInput;
  /** Receipt that was sent to the buyer. */
  receiptSent?: ReceiptSentInput;
  /** Chargeback that the buyer's bank raised. */
  chargebackCreated?: ChargebackCreatedInput;
  /** Chargeback that was reversed. */
  chargebackReversed?: ChargebackReversedInput;
  /**
   * Older form of activityType.
   *
   * @deprecated
   */
  type?: ActivityType;
  /** What happened, which decides the data field that is set. */
  activityType: OrderActivityTypeEnumActivityType;
}

/** What happens to orders, in the older list. */
export type ActivityType =
  | "ORDER_REFUNDED"
  | "ORDER_PLACED"
  | "ORDER_PAID"
  | "ORDER_FULFILLED"
  | "ORDER_NOT_FULFILLED"
  | "ORDER_CANCELED"
  | "DOWNLOAD_LINK_SENT"
  | "TRACKING_NUMBER_ADDED"
  | "TRACKING_NUMBER_EDITED"
  | "TRACKING_LINK_ADDED"
  | "SHIPPING_CONFIRMATION_EMAIL_SENT"
  | "INVOICE_ADDED"
  | "INVOICE_REMOVED"
  | "INVOICE_SENT"
  | "FULFILLER_EMAIL_SENT"
  | "SHIPPING_ADDRESS_EDITED"
  | "EMAIL_EDITED"
  | "PICKUP_READY_EMAIL_SENT"
  | "CUSTOM_ACTIVITY"
  | "MERCHANT_COMMENT"
  | "ORDER_PARTIALLY_PAID"
  | "DRAFT_ORDER_CHANGES_APPLIED"
  | "SAVED_PAYMENT_METHOD"
  | "AUTHORIZED_PAYMENT_CREATED"
  | "AUTHORIZED_PAYMENT_CAPTURED"
  | "AUTHORIZED_PAYMENT_VOIDED"
  | "REFUND_INITIATED"
  | "PAYMENT_REFUNDED"
  | "PAYMENT_REFUND_FAILED"
  | "REFUNDED_AS_STORE_CREDIT"
  | "PAYMENT_PENDING"
  | "PAYMENT_CANCELED"
  | "PAYMENT_DECLINED"
  | "ORDER_PENDING"
  | "ORDER_REJECTED"
  | "RECEIPT_CREATED"
  | "RECEIPT_SENT"
  | "CHARGEBACK_CREATED"
  | "CHARGEBACK_REVERSED"
  | (string & {});

/** The cart after the change. */
export interface AddToCartResponse {
  /** The cart; an item that needs a variant and names none is missing from it. */
  cart?: CartOfCart;
}

/** A fee on top of the items, such as one for handling. */
export interface AdditionalFee {
  /** Code of the fee within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name: string;
  /** The fee as it is charged. */
  price?: MultiCurrencyPrice;
  /** Tax on the fee. */
  taxDetails?: ItemTaxFullDetails;
  /** Id of the app that added the fee. 1 to 100 characters. */
  providerAppId?: string | null;
  /** The fee without tax. */
  priceBeforeTax?: MultiCurrencyPrice;
  /** The fee with tax. */
  priceAfterTax?: MultiCurrencyPrice;
  /** Ids of the line items that caused it; empty when the whole purchase did. */
  lineItemIds: string[];
  /** What the fee comes from. */
  source: AdditionalFeeSource;
  /** Name in the buyer's language. 1 to 50 characters. */
  translatedName?: string | null;
  /** Address that decides the fee's tax. */
  taxableAddress?: TaxableAddress;
}

/** A fee on top of the items, such as one for handling. */
export interface AdditionalFeeOfOrders {
  /** Code of the fee within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name: string;
  /** The fee as it was charged. */
  price?: Price;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  /** Tax on the fee, one by one. */
  taxInfo?: LineItemTaxInfo;
  /** Id of the app that added the fee. */
  providerAppId?: string | null;
  /** The fee without tax. */
  priceBeforeTax?: Price;
  /** The fee with tax. */
  priceAfterTax?: Price;
  /** Id of the fee. Cannot change after creation. */
  id: string;
  /** Ids of the line items that caused it; empty when the whole purchase did. */
  lineItemIds: string[];
  /** What the fee comes from. */
  source: AdditionalFeeSourceOfOrders;
  /** Address that decides the fee's tax. */
  taxableAddress?: TaxableAddress;
}

/** A fee on top of the items, such as one for handling. */
export interface AdditionalFeeOfOrdersInput {
  /** Code of the fee within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name?: string;
  /** The fee as it was charged. */
  price?: PriceInput;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  /** Tax on the fee, one by one. */
  taxInfo?: LineItemTaxInfoInput;
  /** Id of the app that added the fee. */
  providerAppId?: string | null;
  /** The fee without tax. */
  priceBeforeTax?: PriceInput;
  /** The fee with tax. */
  priceAfterTax?: PriceInput;
  /** Id of the fee. Cannot change after creation. */
  id?: string;
  /** Ids of the line items that caused it; empty when the whole purchase did. */
  lineItemIds?: string[];
  /** What the fee comes from. */
  source?: AdditionalFeeSourceOfOrders;
  /** Address that decides the fee's tax. */
  taxableAddress?: TaxableAddress;
}

/** How much of an additional fee is given back. */
export interface AdditionalFeeRefund {
  /** Id of the fee. Cannot change after creation. */
  additionalFeeId: string;
  /** Amount of the fee to give back. Cannot change after creation. */
  amount?: Price;
}

/** How much of an additional fee is given back. */
export interface AdditionalFeeRefundInput {
  /** Id of the fee. Cannot change after creation. */
  additionalFeeId?: string;
  /** Amount of the fee to give back. Cannot change after creation. */
  amount?: PriceInput;
}

/** Where a fee comes from: an app, an item, the merchant, delivery or the platform. */
export type AdditionalFeeSource =
  | "UNKNOWN_ADDITIONAL_FEE_SOURCE"
  | "SERVICE_PLUGIN"
  | "ITEM"
  | "MANUAL"
  | "SHIPPING"
  | "PLATFORM"
  | (string & {});

/** Where a fee comes from: an app, an item, the merchant, delivery or the platform. */
export type AdditionalFeeSourceOfOrders =
  | "SERVICE_PLUGIN"
  | "ITEM"
  | "MANUAL"
  | "SHIPPING"
  | "PLATFORM"
  | (string & {});

/** Tax on one fee. */
export interface AdditionalFeeTax {
  /** Code of the fee that is taxed. 1 to 100 characters. */
  additionalFeeCode: string;
  /** Amount of tax that is due on the fee. */
  tax?: ConvertedMoney;
}

/** Where somebody lives or a business is. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 50 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 50 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddress;
  /** First line of the address: street and number. At most 150 characters. */
  addressLine?: string | null;
  /** Second line: floor, flat or other detail. At most 100 characters. */
  addressLine2?: string | null;
  /** Position on the map. */
  geocode?: AddressLocation;
  /** Country's name in full. */
  countryFullname?: string | null;
  /** Name of the state, province or region in full. */
  subdivisionFullname?: string | null;
  /** The whole address as one text. */
  formattedAddress?: string | null;
}

/** Where somebody lives or a business is. */
export interface AddressInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 50 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 50 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddressInput;
  /** First line of the address: street and number. At most 150 characters. */
  addressLine?: string | null;
  /** Second line: floor, flat or other detail. At most 100 characters. */
  addressLine2?: string | null;
  /** Position on the map. */
  geocode?: AddressLocation;
}

/** Address together with the person to reach there. */
export interface AddressWithContact {
  /** Street, city and country. */
  address?: Address;
  /** Name, phone and company of the person. */
  contactDetails?: FullAddressContactDetails;
}

/** Address together with the person to reach there. */
export interface AddressWithContactInput {
  /** Street, city and country. */
  address?: AddressInput;
  /** Name, phone and company of the person. */
  contactDetails?: FullAddressContactDetailsInput;
}

/** `AddressWithContactInput` as an argument of `importOrder`. */
export interface AddressWithContactForImportOrder extends AddressWithContactInput {
  /** Name, phone and company of the person. */
  contactDetails: FullAddressContactDetailsInput;
}

/** How much of a refund was asked for, is on its way, arrived and failed. */
export interface AggregatedRefundSummary {
  /** Amount that was asked for. */
  requestedRefund?: Price;
  /** Amount that payment providers still process. */
  pendingRefund?: Price;
  /** Amount that was given back. */
  refunded?: Price;
  /** Amount that could not be given back. */
  failedRefundAmount?: Price;
  /** True while a transaction of the refund is being processed. */
  pending: boolean;
  /** The refund by line item. */
  breakdown?: RefundItemsBreakdown;
}

/** The line items concerned. */
export interface ApplicableLineItems {
  /** Ids of the line items. At most 300 items. */
  lineItemIds: string[];
}

/** The line items concerned. */
export interface ApplicableLineItemsInput {
  /** Ids of the line items. At most 300 items. */
  lineItemIds?: string[];
}

/**
 * A discount that was taken off: a coupon, the merchant's own or an automatic rule.
 *
 * At most one of: `coupon`, `merchantDiscount`, `discountRule`.
 */
export type AppliedDiscount = {
  /** What the discount was taken off. */
  discountType: DiscountType;
  /** Ids of the line items that it touches. */
  lineItemIds: string[];
} & (
  | {
      /** Coupon behind the discount. */
      coupon?: CouponOfCheckout;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant gave by hand. */
      merchantDiscount?: MerchantDiscountOfCheckout;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Automatic rule behind the discount. */
      discountRule?: DiscountRule;
    }
);

/**
 * A discount that was taken off: a coupon, the merchant's own or an automatic rule.
 *
 * At most one of: `coupon`, `merchantDiscount`, `discountRule`.
 */
export type AppliedDiscountOfOrders = {
  /** What the discount was taken off. */
  discountType: DiscountType;
  /**
   * Older form of lineItemDiscounts: ids of the line items that it touches. At most 300 items.
   *
   * @deprecated
   */
  lineItemIds?: string[];
  /** Id of the discount. Cannot change after creation. */
  id: string;
  /** How much was taken off each line item. At most 300 items. */
  lineItemDiscounts: LineItemDiscount[];
} & (
  | {
      /** Coupon behind the discount. */
      coupon?: Coupon;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant gave by hand. */
      merchantDiscount?: MerchantDiscount;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Automatic rule behind the discount. */
      discountRule?: DiscountRuleOfOrders;
    }
);

/**
 * A discount that was taken off: a coupon, the merchant's own or an automatic rule.
 *
 * At most one of: `coupon`, `merchantDiscount`, `discountRule`.
 */
export type AppliedDiscountOfOrdersInput = {
  /** What the discount was taken off. */
  discountType?: DiscountType;
  /**
   * Older form of lineItemDiscounts: ids of the line items that it touches. At most 300 items.
   *
   * @deprecated
   */
  lineItemIds?: string[];
  /** Id of the discount. Cannot change after creation. */
  id?: string | null;
  /** How much was taken off each line item. At most 300 items. */
  lineItemDiscounts?: LineItemDiscountInput[];
} & (
  | {
      /** Coupon behind the discount. */
      coupon?: CouponRequestInput;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant gave by hand. */
      merchantDiscount?: MerchantDiscountRequestInput;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Automatic rule behind the discount. */
      discountRule?: DiscountRuleOfOrdersInput;
    }
);

/** Advertisements that lead to orders. */
export type AttributionSource = "UNSPECIFIED" | "FACEBOOK_ADS" | (string & {});

/** Why a capture or a void failed. */
export interface AuthorizationActionFailureDetails {
  /** Code that tells why it failed. At most 100 characters. */
  failureCode: string;
}

/** Why a capture or a void failed. */
export interface AuthorizationActionFailureDetailsInput {
  /** Code that tells why it failed. At most 100 characters. */
  failureCode?: string;
}

/** A capture of an authorized payment. */
export interface AuthorizationCapture {
  /** Id of the capture. */
  id: string;
  /** How far the capture has come. */
  status: AuthorizationCaptureStatus;
  /** Amount that is captured. Cannot change after creation. */
  amount?: Price;
  /** When the capture was made. */
  createdDate?: Date | null;
  /** Why it failed; set when the status is FAILED. */
  failureDetails?: AuthorizationActionFailureDetails;
}

/** A capture of an authorized payment. */
export interface AuthorizationCaptureInput {
  /** How far the capture has come. */
  status?: AuthorizationCaptureStatus;
  /** Amount that is captured. Cannot change after creation. */
  amount?: PriceInput;
  /** When the capture was made. */
  createdDate?: Date | null;
  /** Why it failed; set when the status is FAILED. */
  failureDetails?: AuthorizationActionFailureDetailsInput;
}

/** How far a capture has come: pending, succeeded or failed. */
export type AuthorizationCaptureStatus = "PENDING" | "SUCCEEDED" | "FAILED" | (string & {});

/** What became of a payment that was authorized before it is captured. */
export interface AuthorizationDetails {
  /** True when the payment is authorized first and captured later. */
  delayedCapture: boolean;
  /** When the payment was authorized. */
  authorizedDate?: Date | null;
  /** Captures of the payment; one at most. At most 1 items. */
  captures: AuthorizationCapture[];
  /** Giving up of the authorization, if there was one. */
  void?: AuthorizationVoid;
  /** What will happen to the authorization by itself, and when. */
  scheduledAction?: V1ScheduledAction;
}

/** What became of a payment that was authorized before it is captured. */
export interface AuthorizationDetailsInput {
  /** When the payment was authorized. */
  authorizedDate?: Date | null;
  /** Captures of the payment; one at most. At most 1 items. */
  captures?: AuthorizationCaptureInput[];
  /** Giving up of the authorization, if there was one. */
  void?: AuthorizationVoidInput;
  /** What will happen to the authorization by itself, and when. */
  scheduledAction?: V1ScheduledActionInput;
}

/** Giving up of an authorized payment, which releases the buyer's money. */
export interface AuthorizationVoid {
  /** How far it has come. */
  status: AuthorizationVoidStatus;
  /** When the authorization was given up. */
  voidedDate?: Date | null;
  /** Why it failed; set when the status is FAILED. */
  failureDetails?: AuthorizationActionFailureDetails;
  /** Whether somebody gave it up or the schedule did. */
  reason: Reason;
}

/** Giving up of an authorized payment, which releases the buyer's money. */
export interface AuthorizationVoidInput {
  /** How far it has come. */
  status?: AuthorizationVoidStatus;
  /** When the authorization was given up. */
  voidedDate?: Date | null;
  /** Why it failed; set when the status is FAILED. */
  failureDetails?: AuthorizationActionFailureDetailsInput;
  /** Whether somebody gave it up or the schedule did. */
  reason?: Reason;
}

/** How far the voiding of an authorization has come: pending, succeeded or failed. */
export type AuthorizationVoidStatus = "PENDING" | "SUCCEEDED" | "FAILED" | (string & {});

/** An authorized payment that was captured. */
export interface AuthorizedPaymentCaptured {
  /** Id of the payment. */
  paymentId: string;
  /** Amount that was captured. */
  amount?: Price;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** An authorized payment that was captured. */
export interface AuthorizedPaymentCapturedInput {
  /** Id of the payment. */
  paymentId?: string;
  /** Amount that was captured. */
  amount?: PriceInput;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** A payment that was authorized. */
export interface AuthorizedPaymentCreated {
  /** Id of the payment. */
  paymentId: string;
  /** Amount that was authorized. */
  amount?: Price;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** A payment that was authorized. */
export interface AuthorizedPaymentCreatedInput {
  /** Id of the payment. */
  paymentId?: string;
  /** Amount that was authorized. */
  amount?: PriceInput;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** An authorized payment that was given up. */
export interface AuthorizedPaymentVoided {
  /** Id of the payment. */
  paymentId: string;
  /** Authorized amount that was given up. */
  amount?: Price;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** An authorized payment that was given up. */
export interface AuthorizedPaymentVoidedInput {
  /** Id of the payment. */
  paymentId?: string;
  /** Authorized amount that was given up. */
  amount?: PriceInput;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Why the automatic tax calculation was not used. */
export interface AutoTaxFallbackCalculationDetails {
  /** Reason in short. */
  fallbackReason: FallbackReason;
  /** Error that the calculation raised. */
  error?: ApplicationError;
}

/** An amount that may be negative. */
export interface Balance {
  /** Amount as a decimal string, such as '-5.00'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. */
  formattedAmount: string;
}

/** Kinds of gains: a percentage off, a fixed price or an amount off. */
export type BenefitType = "PERCENTAGE" | "FIXED_PRICE" | "FIXED_AMOUNT" | (string & {});

/** The billing address that a draft order replaces. */
export interface BillingChangedDetails {
  /** Billing address and contact before the change. */
  billingInfoBeforeChange?: AddressWithContact;
}

/** Location, language and currency of the shop. */
export interface BusinessInfo {
  /** Id of the business location that sells. */
  locationId?: string | null;
  /** Main language of the site, such as 'en'. An ISO 639-1 code. */
  languageCode: string;
  /** Currency of the shop as an ISO 4217 code, such as 'EUR'. */
  currencyCode: string;
}

/** Location, language and currency of the shop. */
export interface BusinessInfoInput {
  /** Id of the business location that sells. */
  locationId?: string | null;
}

/** The business location that a draft order replaces. */
export interface BusinessLocationChangedDetails {
  /** The former business location. */
  businessLocationBeforeChange?: Location;
}

/**
 * Who buys, as a visitor or a member.
 *
 * At most one of: `visitorId`, `memberId`.
 */
export type BuyerInfo = {
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Buyer's email address. */
  email?: string | null;
} & (
  | {
      /** Visitor id of a buyer who is not logged in. A GUID. */
      visitorId?: string;
      memberId?: undefined;
    }
  | {
      visitorId?: undefined;
      /** Member id of a buyer who is logged in. A GUID. */
      memberId?: string;
    }
);

/**
 * Who buys, as a visitor or a member.
 *
 * At most one of: `visitorId`, `memberId`, `userId`.
 */
export type BuyerInfoOfCart = {
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Buyer's email address. */
  email?: string | null;
} & (
  | {
      /** Visitor id of a buyer who is not logged in. A GUID. */
      visitorId?: string;
      memberId?: undefined;
      userId?: undefined;
    }
  | {
      visitorId?: undefined;
      /** Member id of a buyer who is logged in. A GUID. */
      memberId?: string;
      userId?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      /** User id of a buyer who owns or works on the site. A GUID. */
      userId?: string;
    }
);

/**
 * Who buys, as a visitor or a member.
 *
 * At most one of: `visitorId`, `memberId`, `userId`.
 */
export interface BuyerInfoOfCartInput {
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Buyer's email address. */
  email?: string | null;
}

/**
 * Who buys, as a visitor or a member.
 *
 * At most one of: `visitorId`, `memberId`.
 */
export type BuyerInfoOfCheckout = {
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Buyer's email address. */
  email?: string | null;
} & (
  | {
      /** Visitor id of a buyer who is not logged in. A GUID. */
      visitorId?: string;
      memberId?: undefined;
    }
  | {
      visitorId?: undefined;
      /** Member id of a buyer who is logged in. A GUID. */
      memberId?: string;
    }
);

/**
 * Who buys, as a visitor or a member.
 *
 * At most one of: `visitorId`, `memberId`.
 */
export interface BuyerInfoOfCheckoutInput {
  /** Buyer's email address. */
  email?: string | null;
}

/** Calculated prices of one line item. */
export interface CalculatedLineItem {
  /** Id of the line item. */
  lineItemId: string;
  /** Prices of one and of the whole quantity, with and without tax. */
  pricesBreakdown?: LineItemPricesData;
  /** Way of paying. */
  paymentOption: PaymentOptionType;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
}

/**
 * Parts of a calculation that failed; the other totals still hold.
 *
 * At most one of: `generalShippingCalculationError`, `carrierErrors`,
 * `selectedShippingOptionError`.
 */
export type CalculationErrors = {
  /** Tax could not be calculated. */
  taxCalculationError?: Details;
  /** The coupon could not be applied. */
  couponCalculationError?: Details;
  /**
   * The gift card could not be applied.
   *
   * @deprecated
   */
  giftCardCalculationError?: Details;
  /** Errors that apps raised while checking the purchase. */
  orderValidationErrors: ApplicationError[];
  /** A membership could not be used. */
  membershipError?: Details;
  /** Automatic discounts could not be calculated. */
  discountsCalculationError?: Details;
} & (
  | {
      /** Delivery could not be calculated at all. */
      generalShippingCalculationError?: Details;
      carrierErrors?: undefined;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      /** Some carriers could not answer. */
      carrierErrors?: CarrierErrors;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      carrierErrors?: undefined;
      /** The chosen delivery option could not be used. */
      selectedShippingOptionError?: Details;
    }
);

/** A carrier that delivers. */
export interface Carrier {
  /** Id of the app behind the carrier. */
  appId?: string | null;
  /** Code of the carrier's option. At most 250 characters. */
  code: string;
}

/** A carrier that delivers. */
export interface CarrierInput {
  /** Id of the app behind the carrier. */
  appId?: string | null;
  /** Code of the carrier's option. At most 250 characters. */
  code?: string;
}

/** Error of one carrier. */
export interface CarrierError {
  /** Id of the carrier. */
  carrierId: string;
  /** What went wrong. */
  error?: Details;
}

/** Errors of the carriers that could not answer. */
export interface CarrierErrors {
  /** One entry per carrier. */
  errors: CarrierError[];
}

/** Delivery options of one carrier. */
export interface CarrierServiceOption {
  /** Id of the carrier or app that offers them. */
  carrierId: string;
  /** The carrier's options, of which the buyer chooses one. */
  shippingOptions: ShippingOption[];
}

/** A buyer's cart, which is also the checkout, up to the order. */
export interface Cart {
  /** Id of the cart; the checkout has the same id. */
  id: string;
  /** When the cart was created. */
  createdDate?: Date | null;
  /** When the cart was last changed. */
  updatedDate?: Date | null;
  /** Revision number, raised by every change. */
  revision: string;
  /** Items in the cart. At most 300 items. */
  lineItems: V2LineItem[];
  /** Sum of the items, before delivery and tax. */
  subtotal?: ConvertedMoney;
  /** Buyer's note to the shop. At most 1000 characters. */
  note?: string | null;
  /** Coupons that the buyer entered. At most 1 items. */
  coupons: V2Coupon[];
  /** Where the cart came from and who created it. */
  source?: CartSource;
  /** Location, language and currency of the shop. */
  businessInfo?: BusinessInfo;
  /** Who buys, with language and currency. */
  customerInfo?: CustomerInfo;
  /** Where and how the items are delivered. */
  deliveryInfo?: DeliveryInfo;
  /** Settings that decide the tax. */
  taxInfo?: TaxInfo;
  /** Gift cards, currency and billing address. */
  paymentInfo?: PaymentInfo;
  /** True when the cart has become an order. */
  orderPlaced: boolean;
  /** Id of the order, once placed. */
  orderId?: string | null;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** What the checkout page lets the buyer change. Cannot change after creation. */
  settings?: CartSettings;
  /**
   * Address of a checkout page of your own; `{checkout_id}` in it stands for the checkout's id.
   * At most 2048 characters.
   */
  customCheckoutUrl?: string | null;
  /** Custom data that apps attach to the cart. */
  extendedFields?: ExtendedFields;
  /** True when this is the current cart of its visitor or member. */
  currentCart: boolean;
  /** True for a demonstration cart. */
  demo: boolean;
}

/** A buyer's cart, which is also the checkout, up to the order. */
export interface CartInput {
  /** Id of the cart; the checkout has the same id. */
  id?: string;
  /** Buyer's note to the shop. At most 1000 characters. */
  note?: string | null;
  /** Where the cart came from and who created it. */
  source?: CartSourceInput;
  /** Location, language and currency of the shop. */
  businessInfo?: BusinessInfoInput;
  /** Who buys, with language and currency. */
  customerInfo?: CustomerInfoInput;
  /** Where and how the items are delivered. */
  deliveryInfo?: DeliveryInfoInput;
  /** Settings that decide the tax. */
  taxInfo?: TaxInfoInput;
  /** Gift cards, currency and billing address. */
  paymentInfo?: PaymentInfoInput;
  /**
   * Address of a checkout page of your own; `{checkout_id}` in it stands for the checkout's id.
   * At most 2048 characters.
   */
  customCheckoutUrl?: string | null;
  /** Custom data that apps attach to the cart. */
  extendedFields?: ExtendedFields;
  /** True for a demonstration cart. */
  demo?: boolean;
}

/** `CartInput` as an argument of `updateCart`. */
export interface CartToUpdate extends Omit<CartInput, "id"> {}

/**
 * A coupon or a discount of the merchant on a cart; one of the two is set.
 *
 * At most one of: `coupon`, `merchantDiscount`.
 */
export type CartDiscount =
  | {
      /** The coupon, when the discount is one. */
      coupon?: CouponOfCart;
      merchantDiscount?: undefined;
    }
  | {
      coupon?: undefined;
      /** The merchant's discount. */
      merchantDiscount?: MerchantDiscountOfCart;
    };

/** A buyer's cart, before checkout. */
export interface CartOfCart {
  /** Id of the cart. */
  id: string;
  /** Items in the cart. 1 to 300 items. */
  lineItems: LineItemOfCart[];
  /** Buyer's note to the shop. At most 1000 characters. */
  buyerNote?: string | null;
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfoOfCart;
  /** Currency of the shop as an ISO 4217 code, such as 'EUR'. */
  currency: string;
  /** Currency that the buyer sees, as an ISO 4217 code. */
  conversionCurrency: string;
  /** Language that the buyer reads, such as 'en'. */
  buyerLanguage?: string | null;
  /** Main language of the site, such as 'en'. */
  siteLanguage?: string | null;
  /** True when prices already contain the tax. */
  taxIncludedInPrices?: boolean | null;
  /** Unit of all weights in the cart. */
  weightUnit: WeightUnit;
  /** Id of the checkout made from the cart, if any. */
  checkoutId?: string | null;
  /** Coupon and merchant's discounts on the cart. */
  appliedDiscounts: CartDiscount[];
  /** When the cart was created. */
  createdDate?: Date | null;
  /** When the cart was last changed. */
  updatedDate?: Date | null;
  /** Buyer's address and contact details. */
  contactInfo?: AddressWithContact;
  /** Address of a checkout page of your own. At most 1000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Delivery option that was chosen. */
  selectedShippingOption?: SelectedShippingOption;
  /** Custom data that apps attach to the cart. */
  extendedFields?: ExtendedFields;
  /** Id of the business location that sells. */
  businessLocationId?: string | null;
  /** Currency in which the buyer pays, as an ISO 4217 code. */
  paymentCurrency: string;
  /** Revision number, raised by every change. */
  revision?: string | null;
}

/** A buyer's cart, before checkout. */
export interface CartOfCartInput {
  /** Id of the cart. */
  id?: string | null;
  /** Buyer's note to the shop. At most 1000 characters. */
  buyerNote?: string | null;
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfoOfCartInput;
  /** Buyer's address and contact details. */
  contactInfo?: AddressWithContactInput;
  /** Address of a checkout page of your own. At most 1000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Delivery option that was chosen. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Custom data that apps attach to the cart. */
  extendedFields?: ExtendedFields;
  /** Id of the business location that sells. */
  businessLocationId?: string | null;
}

/** `CartOfCartInput` as an argument of `updateCart`. */
export interface CartOfCartToUpdate extends Omit<CartOfCartInput, "id"> {}

/** What the checkout page lets the buyer change. */
export interface CartSettings {
  /** True when the buyer cannot change the gift card. */
  lockGiftCard?: boolean | null;
  /** True when the buyer cannot change the coupon. */
  lockCouponCode?: boolean | null;
  /** True when the checkbox for the shop's terms is left out. */
  policyAgreementCheckboxDisabled?: boolean | null;
  /** True when offline payment is not offered. */
  manualPaymentDisabled?: boolean | null;
}

/** Where a cart came from and who created it. */
export interface CartSource {
  /** Sales channel of the cart; WEB for a web shop. */
  channelType: ChannelType;
  /**
   * Resources of other apps that the cart belongs to. At most 10 items, cannot change after
   * creation.
   */
  externalReferences: ExternalReference[];
  /** Who created it. */
  createdBy?: CreatedByOfCartV2;
  /** Component of an app that adds content to the checkout page. */
  customContentReference?: CustomContentReference;
}

/** Where a cart came from and who created it. */
export interface CartSourceInput {
  /** Sales channel of the cart; WEB for a web shop. */
  channelType?: ChannelType;
  /** Component of an app that adds content to the checkout page. */
  customContentReference?: CustomContentReferenceInput;
}

/** Totals of a cart and what stands in the way of ordering it. */
export interface CartSummary {
  /** Id of the cart. */
  cartId: string;
  /** Revision of the cart that was calculated. */
  cartRevision: string;
  /** Id by which this calculation can be told from others. */
  calculationId: string;
  /** Prices per line item. At most 300 items. */
  lineItems: LineItemSummary[];
  /** Discounts that apply. At most 100 items. */
  discounts: Discount[];
  /** Delivery method and its price. */
  deliverySummary?: DeliverySummary;
  /** Fees on top of the items. At most 100 items. */
  additionalFees: V2AdditionalFee[];
  /** Taxes, one by one. */
  taxSummary?: V2TaxSummary;
  /** Totals, from the sum of the items to the final amount. */
  priceSummary?: V2PriceSummary;
  /** What is paid now, later, and by gift card or membership. */
  paymentSummary?: PaymentSummary;
  /**
   * Token to send with the order, so that it fails if a price has changed since. At most 1024
   * characters.
   */
  priceVerificationToken?: string | null;
  /**
   * Older list of failed calculations; read violations instead.
   *
   * @deprecated
   */
  calculationErrors?: V2CalculationErrors;
  /**
   * Older list of the problems that apps found; read violations instead. At most 100 items.
   *
   * @deprecated
   */
  spiViolations?: Violation[];
  /** Problems that stop the order or deserve a warning. At most 100 items. */
  violations: V2Violation[];
}

/** Rounding of a payment in cash, up or down. */
export interface CashRounding {
  /** Amount as a decimal string; negative when rounded down. */
  amount: string;
  /** Amount with its currency symbol, ready for display. */
  formattedAmount: string;
}

/** How a payment in cash was rounded. */
export interface CashRoundingDetails {
  /** Amount before rounding. */
  unroundedAmount?: Price;
  /** What rounding added or took off. */
  roundingAdjustment?: CashRounding;
}

/** How a payment in cash was rounded. */
export interface CashRoundingDetailsInput {
  /** Amount before rounding. */
  unroundedAmount?: PriceInput;
}

/** A catalog item to put into a cart. */
export interface CatalogItemInput {
  /** The item and the choice within it. */
  catalogReference: CatalogReferenceInput;
  /** How many of it. 1 to 100000. */
  quantity: number;
  /**
   * Older form of membershipPayment.
   *
   * @deprecated
   */
  selectedMembership?: V2SelectedMembershipToSend;
  /** Values that replace those of the catalog; apps only. */
  catalogOverrideFields?: CatalogOverrideFieldsOfCartV2Input;
  /** Custom data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
  /** Id of the app that keeps the item's stock. */
  inventoryAppId?: string | null;
  /** Membership that pays for the item. */
  membershipPayment?: MembershipInput;
}

/** Values that replace those of the catalog for one line item. */
export interface CatalogOverrideFields {
  /** Name to use instead. */
  productName?: ProductName;
  /** Price of one to use instead, as a decimal string. */
  price?: string | null;
  /** Price of one before a sale to use instead, as a decimal string. */
  fullPrice?: string | null;
  /** Lines to use instead. At most 20 items. */
  descriptionLines: DescriptionLine[];
  /** Weight, stock keeping unit and shipping to use instead. */
  physicalProperties?: PhysicalProperties;
  /** Image to use instead. */
  image?: ImageOfCart;
  /** Way of paying to use instead. */
  paymentOption?: PaymentOption;
  /** Deposit for one to use instead, as a decimal string. */
  depositAmount?: string | null;
  /** True to keep the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that keeps the item's stock. */
  inventoryAppId?: string | null;
}

/** Values that replace those of the catalog for one line item. */
export interface CatalogOverrideFieldsInput {
  /** Name to use instead. */
  productName?: ProductNameInput;
  /** Price of one to use instead, as a decimal string. */
  price?: string | null;
  /** Price of one before a sale to use instead, as a decimal string. */
  fullPrice?: string | null;
  /** Lines to use instead. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Weight, stock keeping unit and shipping to use instead. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Image to use instead. */
  image?: ImageOfCartInput;
  /** Way of paying to use instead. */
  paymentOption?: PaymentOptionInput;
  /** Deposit for one to use instead, as a decimal string. */
  depositAmount?: string | null;
  /** True to keep the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that keeps the item's stock. */
  inventoryAppId?: string | null;
}

/** Values that replace those of the catalog for one line item. */
export interface CatalogOverrideFieldsOfCartV2 {
  /** Name to use instead. */
  name?: TranslatableString;
  /** Sale price of one to use instead, as a decimal string. */
  salePrice?: string | null;
  /** Price of one before a sale to use instead, as a decimal string. */
  fullPrice?: string | null;
  /** Lines to use instead. At most 20 items. */
  descriptionLines: DescriptionLine[];
  /** Weight, stock keeping unit and shipping to use instead. */
  physicalProperties?: PhysicalProperties;
  /** Image to use instead. */
  image?: ImageOfCartV2;
  /** Way of paying to use instead. */
  paymentOption?: PaymentOption;
  /** Deposit for one to use instead, as a decimal string. */
  depositAmount?: string | null;
  /** True to keep the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that keeps the item's stock. */
  inventoryAppId?: string | null;
}

/** Values that replace those of the catalog for one line item. */
export interface CatalogOverrideFieldsOfCartV2Input {
  /** Name to use instead. */
  name?: TranslatableStringInput;
  /** Sale price of one to use instead, as a decimal string. */
  salePrice?: string | null;
  /** Price of one before a sale to use instead, as a decimal string. */
  fullPrice?: string | null;
  /** Lines to use instead. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Weight, stock keeping unit and shipping to use instead. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Image to use instead. */
  image?: ImageOfCartV2Input;
  /** Way of paying to use instead. */
  paymentOption?: PaymentOptionInput;
  /** Deposit for one to use instead, as a decimal string. */
  depositAmount?: string | null;
  /** True to keep the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that keeps the item's stock. */
  inventoryAppId?: string | null;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReference {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReferenceInput {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId?: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/**
 * `CatalogReferenceInput` as an argument of `createBackInStockNotificationRequest`,
 * `importOrder` and 2 others.
 */
export interface CatalogReferenceToSend extends CatalogReferenceInput {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId: string;
}

/** `CatalogReferenceInput` as an argument of `createCheckoutTemplate`. */
export interface CatalogReferenceToCreate extends CatalogReferenceInput {
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId: string;
}

/** Sales channel of an order. */
export interface ChannelInfo {
  /** Sales channel; WEB for a web shop. */
  type: ChannelType;
  /** Id of the order in that channel. At most 100 characters. */
  externalOrderId?: string | null;
  /** Address of the order in that channel. At most 300 characters. */
  externalOrderUrl?: string | null;
}

/** Sales channel of an order. */
export interface ChannelInfoInput {
  /** Sales channel; WEB for a web shop. */
  type?: ChannelType;
  /** Id of the order in that channel. At most 100 characters. */
  externalOrderId?: string | null;
  /** Address of the order in that channel. At most 300 characters. */
  externalOrderUrl?: string | null;
}

/** Where a sale came from, such as the web shop, a point of sale or a marketplace. */
export type ChannelType =
  | "UNSPECIFIED"
  | "WEB"
  | "POS"
  | "EBAY"
  | "AMAZON"
  | "OTHER_PLATFORM"
  | "WIX_APP_STORE"
  | "WIX_INVOICES"
  | "BACKOFFICE_MERCHANT"
  | "WISH"
  | "CLASS_PASS"
  | "GLOBAL_E"
  | "FACEBOOK"
  | "ETSY"
  | "TIKTOK"
  | "FAIRE_COM"
  | "PAYPAL_AGENTIC_CHECKOUT"
  | "STRIPE_AGENTIC_CHECKOUT"
  | (string & {});

/** Run of equal billing cycles of a subscription. */
export interface Charge {
  /** Number of the first cycle of the run. */
  cycleFrom: number;
  /** Number of cycles in the run; absent when it lasts until canceled. */
  cycleCount?: number | null;
  /** When the first cycle is charged. */
  cycleBillingDate?: Date | null;
}

/** Kinds of further charges for delivery: handling or insurance. */
export type ChargeType = "HANDLING_FEE" | "INSURANCE" | (string & {});

/** Who pays the platform's fee: the buyer or the merchant. */
export type ChargeTypeOfOrders = "PASS_ON" | "ABSORBED" | (string & {});

/** A chargeback: money that the buyer's bank took back from the merchant. */
export interface Chargeback {
  /** Id of the chargeback. Cannot change after creation. */
  id: string;
  /** When the chargeback was made. Cannot change after creation. */
  createdDate?: Date | null;
  /** When the chargeback was last changed. */
  updatedDate?: Date | null;
  /** Amount that the bank took back. Cannot change after creation. */
  amount?: Price;
  /** Amount that came back to the merchant when the chargeback was reversed. */
  reversalAmount?: Price;
  /** Whether the chargeback holds or was reversed. */
  status: ChargebackStatus;
  /** Id of the chargeback at the payment provider, where known. Cannot change after creation. */
  externalId?: string | null;
}

/** A chargeback: money that the buyer's bank took back from the merchant. */
export interface ChargebackInput {
  /** Whether the chargeback holds or was reversed. */
  status?: ChargebackStatus;
}

/** A chargeback that the buyer's bank raised. */
export interface ChargebackCreated {
  /** Id of the payment. */
  paymentId: string;
  /** Id of the chargeback. */
  chargebackId: string;
  /** Amount that the bank took back. */
  amount?: Price;
  /** The payment that the money was taken back from. */
  paymentDetails?: RegularPayment;
}

/** A chargeback that the buyer's bank raised. */
export interface ChargebackCreatedInput {
  /** Id of the payment. */
  paymentId?: string;
  /** Id of the chargeback. */
  chargebackId?: string;
  /** Amount that the bank took back. */
  amount?: PriceInput;
  /** The payment that the money was taken back from. */
  paymentDetails?: RegularPaymentInput;
}

/** A chargeback that was reversed. */
export interface ChargebackReversed {
  /** Id of the payment. */
  paymentId: string;
  /** Id of the chargeback. */
  chargebackId: string;
  /** Amount of the chargeback. */
  amount?: Price;
  /** Amount that came back. */
  reversalAmount?: Price;
  /** The payment that the chargeback was about. */
  paymentDetails?: RegularPayment;
}

/** A chargeback that was reversed. */
export interface ChargebackReversedInput {
  /** Id of the payment. */
  paymentId?: string;
  /** Id of the chargeback. */
  chargebackId?: string;
  /** Amount of the chargeback. */
  amount?: PriceInput;
  /** Amount that came back. */
  reversalAmount?: PriceInput;
  /** The payment that the chargeback was about. */
  paymentDetails?: RegularPaymentInput;
}

/** What became of a chargeback: approved, so that the buyer has the money, or reversed. */
export type ChargebackStatus = "APPROVED" | "REVERSED" | (string & {});

/** A chosen color. */
export interface Color {
  /** Color's name in the site's main language. At most 500 characters. */
  original: string;
  /** Color's name in the buyer's language, when a translation exists. At most 500 characters. */
  translated?: string | null;
  /** Color as a hex or RGB code. */
  code?: string | null;
}

/** A chosen color. */
export interface ColorInput {
  /** Color's name in the site's main language. At most 500 characters. */
  original?: string;
  /** Color's name in the buyer's language, when a translation exists. At most 500 characters. */
  translated?: string | null;
  /** Color as a hex or RGB code. */
  code?: string | null;
}

/** A condition that an order must meet for a rate. */
export interface Condition {
  /** What is compared: total weight, total price or total quantity. */
  type: ConditionType;
  /** Number to compare with, as a decimal string, in the unit of the type. */
  value: string;
  /** How the two are compared. */
  operator: LogicalOperator;
}

/** A condition that an order must meet for a rate. */
export interface ConditionInput {
  /** What is compared: total weight, total price or total quantity. */
  type?: ConditionType;
  /** Number to compare with, as a decimal string, in the unit of the type. */
  value?: string;
  /** How the two are compared. */
  operator?: LogicalOperator;
}

/** What a condition looks at: the total weight, price or quantity. */
export type ConditionType =
  | "BY_TOTAL_WEIGHT"
  | "BY_TOTAL_PRICE"
  | "BY_TOTAL_QUANTITY"
  | (string & {});

/** A delivery rate and the conditions for it. */
export interface ConditionalRates {
  /** Rate as a decimal string in the shop's currency. */
  amount: string;
  /** Conditions for the rate. At most 10 items. */
  conditions: Condition[];
  /** True when the rate is charged once per item; false, once per order. */
  multiplyByQuantity: boolean;
}

/** A delivery rate and the conditions for it. */
export interface ConditionalRatesInput {
  /** Rate as a decimal string in the shop's currency. */
  amount?: string;
  /** Conditions for the rate. At most 10 items. */
  conditions?: ConditionInput[];
  /** True when the rate is charged once per item; false, once per order. */
  multiplyByQuantity?: boolean;
}

/** From which billing cycle on a change to a subscription contract counts. */
export interface ContractTarget {
  /** Number of the next billing cycle, the first that the changes touch. */
  nextCycleNumber?: number | null;
}

/** An amount of money in the site's currency and in the buyer's. */
export interface ConvertedMoney {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount: string;
  /** Amount as a decimal string in the currency that the buyer sees. */
  convertedAmount: string;
}

/** An amount of money in the site's currency and in the buyer's. */
export interface ConvertedMoneyInput {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount?: string;
}

/** A coupon that was applied. */
export interface Coupon {
  /** Id of the coupon. */
  id: string;
  /** Code that the buyer typed. */
  code: string;
  /** Name of the coupon. */
  name: string;
  /** Amount that the coupon takes off. */
  amount?: Price;
}

/** A coupon that was applied. */
export interface CouponRequestInput {
  /** Id of the coupon. */
  id?: string;
  /** Code that the buyer typed. */
  code?: string;
  /** Name of the coupon. */
  name?: string;
  /** Amount that the coupon takes off. */
  amount?: PriceInput;
}

/** A coupon to add. */
export interface CouponInput {
  /** Code that the buyer typed. 1 to 50 characters. */
  code?: string;
}

/** `CouponInput` as an argument of `addCoupon` and `addCouponToCurrentCart`. */
export interface CouponInputToAdd extends CouponInput {
  /** Code that the buyer typed. 1 to 50 characters. */
  code: string;
}

/** A coupon that was applied. */
export interface CouponOfCart {
  /** Id of the coupon. */
  id: string;
  /** Code that the buyer typed. */
  code: string;
}

/** A coupon that was applied. */
export interface CouponOfCheckout {
  /** Id of the coupon. */
  id: string;
  /** Code that the buyer typed. */
  code: string;
  /** Amount that the coupon takes off. */
  amount?: MultiCurrencyPrice;
  /** Name of the coupon. */
  name: string;
}

/** The checkout made from a cart. */
export interface CreateCheckoutResponse {
  /** Id of the checkout. */
  checkoutId: string;
}

/**
 * Who created it; one of the ids is set.
 *
 * At most one of: `userId`, `memberId`, `visitorId`, `appId`.
 */
export type CreatedBy =
  | {
      /** Id of the site's owner or contributor who created it. */
      userId?: string;
      memberId?: undefined;
      visitorId?: undefined;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the member who created it. */
      memberId?: string;
      visitorId?: undefined;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      memberId?: undefined;
      /** Id of the visitor who created it. */
      visitorId?: string;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      memberId?: undefined;
      visitorId?: undefined;
      /** Id of the app that created it. */
      appId?: string;
    };

/**
 * Who created it; one of the ids is set.
 *
 * At most one of: `visitorId`, `memberId`, `userId`, `appId`.
 */
export type CreatedByOfCartV2 =
  | {
      /** Id of the visitor who created it. */
      visitorId?: string;
      memberId?: undefined;
      userId?: undefined;
      appId?: undefined;
    }
  | {
      visitorId?: undefined;
      /** Id of the member who created it. */
      memberId?: string;
      userId?: undefined;
      appId?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      /** Id of the site's owner or contributor who created it. */
      userId?: string;
      appId?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      userId?: undefined;
      /** Id of the app that created it. */
      appId?: string;
    };

/** Facts about a card that are safe to show. */
export interface CreditCardDetails {
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Facts about a card that are safe to show. */
export interface CreditCardPaymentMethodDetails {
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Currency and rate of an order that was converted. */
export interface CurrencyConversionDetails {
  /** Currency before conversion, as an ISO 4217 code. Cannot change after creation. */
  originalCurrency?: string | null;
  /** Rate that was applied, as a decimal string. */
  conversionRate?: string | null;
}

/** `CurrencyConversionDetails` as an argument of `importOrder` and `createOrder`. */
export interface CurrencyConversionDetailsToSend extends CurrencyConversionDetails {
  /** Currency before conversion, as an ISO 4217 code. Cannot change after creation. */
  originalCurrency: string;
  /** Rate that was applied, as a decimal string. */
  conversionRate: string;
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQueryOfDraftOrders {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: SortingOfProducts[];
}

/** Component of an app that adds content to the checkout page. */
export interface CustomContentReference {
  /** Id of the app. */
  appId: string;
  /** Id of the component. */
  componentId: string;
}

/** Component of an app that adds content to the checkout page. */
export interface CustomContentReferenceInput {
  /** Id of the app. */
  appId?: string;
  /** Id of the component. */
  componentId?: string;
}

/** A field that the merchant added to the checkout page. */
export interface CustomField {
  /** What the buyer filled in; the shape depends on the field. */
  value: unknown;
  /** Label of the field. 1 to 500 characters. */
  title: string;
  /** Label in the buyer's language. 1 to 500 characters. */
  translatedTitle?: string | null;
}

/** A field that the merchant added to the checkout page. */
export interface CustomFieldInput {
  /** What the buyer filled in; the shape depends on the field. */
  value?: unknown;
  /** Label of the field. 1 to 500 characters. */
  title?: string;
  /** Label in the buyer's language. 1 to 500 characters. */
  translatedTitle?: string | null;
}

/** `CustomFieldInput` as an argument of `createCheckout` and `updateCheckout`. */
export interface CustomFieldToSend extends CustomFieldInput {
  /** What the buyer filled in; the shape depends on the field. */
  value: unknown;
}

/** Facts about a custom item to show in the cart. */
export interface CustomItemAttributes {
  /** Lines that describe the item. At most 100 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  image?: ImageOfCartV2Input;
  /** Page of the item. */
  url?: PageUrlV2OfCartV2Input;
  /** Kind of item. */
  itemType?: ItemType;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Details, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /** True when only members may buy it. */
  membersOnly?: boolean;
}

/** How a custom item is delivered. */
export interface CustomItemDeliveryConfig {
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
}

/** An item that no catalog knows, to put into a cart. */
export interface CustomItemInput {
  /** Name of the item. */
  name: TranslatableStringInput;
  /** How many are wanted and how many can be had. */
  quantityInfo: CustomItemQuantityInfo;
  /** Prices of the item. */
  pricing: CustomItemPricingInfo;
  /** Catalog item that it stands for, if any. */
  source?: CustomItemSource;
  /** Image, page and other facts to show. */
  attributes: CustomItemAttributes;
  /** How the item is delivered. */
  deliveryConfig?: CustomItemDeliveryConfig;
  /** What decides the item's tax. */
  taxConfig?: ItemTaxConfig;
  /** How the item is paid. */
  paymentConfig?: CustomItemPaymentConfig;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups?: ModifierGroupOfCartV2Input[];
}

/** How a custom item is paid. */
export interface CustomItemPaymentConfig {
  /** Deposit for one, when only a deposit is paid now. */
  depositAmount?: ConvertedMoneyInput;
  /** Way of paying. */
  paymentOption?: PaymentOptionType;
}

/** Prices of a custom item. */
export interface CustomItemPricingInfo {
  /** Price of one. */
  price?: ConvertedMoneyInput;
  /** Price of one before a sale. */
  fullPrice?: ConvertedMoneyInput;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** True when the price is settled only after the purchase. */
  priceUndetermined?: boolean;
}

/** How many of a custom item are wanted and how many can be had. */
export interface CustomItemQuantityInfo {
  /** How many are wanted. 1 to 100000. */
  requestedQuantity: number;
  /** Units left; leave out when stock is not tracked. */
  availableQuantity?: number | null;
  /** True when the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
}

/** Catalog item that a custom item stands for. */
export interface CustomItemSource {
  /** Reference to the catalog item. */
  catalogReference?: CatalogReferenceInput;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
  /** Id of the app that keeps the item's stock. */
  inventoryAppId?: string | null;
}

/** Item that no catalog knows, with its own name and price. */
export interface CustomLineItem {
  /** How many of it. 1 to 100000. */
  quantity: number;
  /** Price of one as a decimal string. */
  price: string;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Lines that describe the item. At most 10 items. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  media?: ImageOfCart;
  /**
   * Id of the item.
   *
   * @deprecated
   */
  id: string;
  /** Id of the tax group that decides its tax. */
  taxGroupId?: string | null;
  /** Name of the item. */
  productName?: ProductName;
  /** Page of the item. */
  url?: PageUrlV2;
  /** Kind of item. */
  itemType?: ItemType;
  /** Price of one before a sale as a decimal string. */
  fullPrice?: string | null;
  /** Units left; absent when stock is not tracked. At most 100000. */
  quantityAvailable?: number | null;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** How the item is to be paid. */
  paymentOption: PaymentOptionType;
  /** Details, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
  /** Deposit for one as a decimal string, when only a deposit is paid now. */
  depositAmount?: string | null;
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
  /** Catalog item that it stands for, if any. */
  catalogReference?: CatalogReference;
  /** True when the price is settled only after the purchase. */
  priceUndetermined: boolean;
  /** True when the buyer cannot change the quantity. */
  fixedQuantity: boolean;
  /** Payment terms that the buyer has to accept. 1 to 1000 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** True when the payment method is kept for later charges. */
  savePaymentMethod: boolean;
  /** Terms that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** True when only members may buy it. */
  membersOnly: boolean;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups: V1ModifierGroup[];
}

/** Item that no catalog knows, with its own name and price. */
export interface CustomLineItemInput {
  /** How many of it. 1 to 100000. */
  quantity?: number;
  /** Price of one as a decimal string. */
  price?: string;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Lines that describe the item. At most 10 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  media?: ImageOfCartInput;
  /** Id of the tax group that decides its tax. */
  taxGroupId?: string | null;
  /** Name of the item. */
  productName?: ProductNameInput;
  /** Page of the item. */
  url?: PageUrlV2Input;
  /** Kind of item. */
  itemType?: ItemType;
  /** Price of one before a sale as a decimal string. */
  fullPrice?: string | null;
  /** Units left; absent when stock is not tracked. At most 100000. */
  quantityAvailable?: number | null;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalPropertiesInput;
  /** How the item is to be paid. */
  paymentOption?: PaymentOptionType;
  /** Details, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
  /** Deposit for one as a decimal string, when only a deposit is paid now. */
  depositAmount?: string | null;
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
  /** Catalog item that it stands for, if any. */
  catalogReference?: CatalogReferenceInput;
  /** True when the price is settled only after the purchase. */
  priceUndetermined?: boolean;
  /** True when the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** Terms that the buyer should read. At most 5 items. */
  policies?: PolicyInput[];
  /** True when only members may buy it. */
  membersOnly?: boolean;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups?: V1ModifierGroupInput[];
}

/** `CustomLineItemInput` as an argument of `createCart`, `addToCart` and 2 others. */
export interface CustomLineItemToSend extends CustomLineItemInput {
  /** Price of one as a decimal string. */
  price: string;
  /** Kind of item. */
  itemType: ItemType;
}

/** `CustomLineItemInput` as an argument of `updateCart`, `updateCheckout` and `addToCheckout`. */
export interface CustomLineItemForUpdateCart extends CustomLineItemInput {
  /** Kind of item. */
  itemType: ItemType;
}

/** `CustomLineItemInput` as an argument of `createCheckoutTemplate`. */
export interface CustomLineItemToCreate extends CustomLineItemInput {
  /** Name of the item. */
  productName: ProductNameInput;
  /** Kind of item. */
  itemType: ItemType;
}

/** What the checkout page lets the buyer change. */
export interface CustomSettings {
  /** True when the buyer cannot change the gift card. */
  lockGiftCard: boolean;
  /** True when the buyer cannot change the coupon. */
  lockCouponCode: boolean;
  /** True when the checkbox for the shop's terms is left out. */
  disabledPolicyAgreementCheckbox: boolean;
  /** True when offline payment is not offered. */
  disabledManualPayment: boolean;
}

/** What the checkout page lets the buyer change. */
export interface CustomSettingsInput {
  /** True when the buyer cannot change the gift card. */
  lockGiftCard?: boolean;
  /** True when the buyer cannot change the coupon. */
  lockCouponCode?: boolean;
  /** True when the checkbox for the shop's terms is left out. */
  disabledPolicyAgreementCheckbox?: boolean;
  /** True when offline payment is not offered. */
  disabledManualPayment?: boolean;
}

/** What a problem found by an app concerns. */
export interface CustomValidationErrorData {
  /** The cart as a whole or one line item. */
  target?: TargetOfCart;
}

/**
 * Who buys, with language and currency.
 *
 * At most one of: `visitorId`, `memberId`, `userId`, `openAccess`.
 */
export type CustomerInfo = {
  /** First name of the buyer. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the buyer. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the buyer. */
  phone?: string | null;
  /** Company that the buyer buys for. At most 1000 characters. */
  company?: string | null;
  /** Tax number, required by some countries. */
  vatId?: VatId;
  /** Email address of the buyer. */
  email?: string | null;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Language that the buyer reads, such as 'en'. An ISO 639-1 code. */
  languageCode: string;
  /** Currency that the buyer sees, as an ISO 4217 code. */
  currencyCode: string;
} & (
  | {
      /** Visitor id of a buyer who is not logged in. A GUID. */
      visitorId?: string;
      memberId?: undefined;
      userId?: undefined;
      openAccess?: undefined;
    }
  | {
      visitorId?: undefined;
      /** Member id of a buyer who is logged in. A GUID. */
      memberId?: string;
      userId?: undefined;
      openAccess?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      /** User id of a buyer who owns or works on the site. A GUID. */
      userId?: string;
      openAccess?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      userId?: undefined;
      /** Stands instead of the buyer's id; what it allows is not documented. */
      openAccess?: boolean;
    }
);

/**
 * Who buys, with language and currency.
 *
 * At most one of: `visitorId`, `memberId`, `userId`, `openAccess`.
 */
export interface CustomerInfoInput {
  /** First name of the buyer. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the buyer. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the buyer. */
  phone?: string | null;
  /** Company that the buyer buys for. At most 1000 characters. */
  company?: string | null;
  /** Tax number, required by some countries. */
  vatId?: VatIdInput;
  /** Email address of the buyer. */
  email?: string | null;
}

/**
 * Quantity with decimals, for goods sold by measure.
 *
 * At most one of: `measurementUnit`, `otherUnit`.
 */
export type DecimalQuantity = {
  /** Quantity as a decimal string, such as '1.5'. */
  value: string;
  /** Quantity in words. */
  description?: TranslatableString;
} & (
  | {
      /** Unit of the quantity, from a list. */
      measurementUnit?: MeasurementUnit;
      otherUnit?: undefined;
    }
  | {
      measurementUnit?: undefined;
      /** Unit of the quantity, in words. 1 to 50 characters. */
      otherUnit?: string;
    }
);

/**
 * Quantity with decimals, for goods sold by measure.
 *
 * At most one of: `measurementUnit`, `otherUnit`.
 */
export type DecimalQuantityInput = {
  /** Quantity as a decimal string, such as '1.5'. */
  value?: string;
  /** Quantity in words. */
  description?: TranslatableStringInput;
} & (
  | {
      /** Unit of the quantity, from a list. */
      measurementUnit?: MeasurementUnit;
      otherUnit?: undefined;
    }
  | {
      measurementUnit?: undefined;
      /** Unit of the quantity, in words. 1 to 50 characters. */
      otherUnit?: string;
    }
);

/** What happens by itself to an authorized payment, and after how long. */
export interface DelayedCaptureSettings {
  /** Whether the payment is captured or given up. */
  scheduledAction?: ScheduledAction;
  /** Time between the authorization and that. */
  delayDuration?: Duration;
}

/** `DelayedCaptureSettings` as an argument of `authorizeChargeWithSavedPaymentMethod`. */
export interface DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod
  extends DelayedCaptureSettings {
  /** Whether the payment is captured or given up. */
  scheduledAction: ScheduledAction;
}

/** Carries no fields. */
export type DeleteCartResponse = Record<string, never>;

/** Takes no fields. */
export type DeleteCurrentCartRequest = Record<string, never>;

/** Tells which carrier delivers which line items. */
export interface DeliveryAllocation {
  /** The carrier that delivers them. */
  deliveryCarrier?: Carrier;
  /** Delivery region that the address falls in. */
  deliveryRegion?: Region;
  /** Line items that it delivers. */
  applicableLineItems?: ApplicableLineItems;
}

/** Tells which carrier delivers which line items. */
export interface DeliveryAllocationInput {
  /** The carrier that delivers them. */
  deliveryCarrier?: CarrierInput;
  /** Delivery region that the address falls in. */
  deliveryRegion?: Region;
  /** Line items that it delivers. */
  applicableLineItems?: ApplicableLineItemsInput;
}

/** Where and how a cart is delivered. */
export interface DeliveryInfo {
  /** Address to deliver to. */
  address?: Address;
  /** Delivery method that was chosen. */
  method?: DeliveryMethod;
  /** Unit of all weights in the cart. */
  weightUnit: WeightUnit;
}

/** Where and how a cart is delivered. */
export interface DeliveryInfoInput {
  /** Address to deliver to. */
  address?: AddressInput;
}

/** When and how the items arrive. */
export interface DeliveryLogistics {
  /** Expected time in words, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1000 characters. */
  instructions?: string | null;
  /** Where to collect the items, when they are not delivered. */
  pickupDetails?: PickupDetails;
  /** Time between which the items arrive. */
  deliveryTimeSlot?: {
    /** Start of the slot. */
    from?: Date | null;
    /** End of the slot. */
    to?: Date | null;
  };
}

/**
 * When and how the items arrive.
 *
 * At most one of: `shippingDestination`, `pickupDetails`.
 */
export type DeliveryLogisticsOfOrders = {
  /** Expected time in words, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1000 characters. */
  instructions?: string | null;
  /**
   * Latest date of delivery.
   *
   * @deprecated
   */
  deliverByDate?: Date | null;
  /** Time between which the items arrive. */
  deliveryTimeSlot?: DeliveryTimeSlot;
} & (
  | {
      /** Where the items go and who receives them, when they are delivered. */
      shippingDestination?: AddressWithContact;
      pickupDetails?: undefined;
    }
  | {
      shippingDestination?: undefined;
      /** Where to collect the items, when they are not delivered. */
      pickupDetails?: PickupDetailsOfOrders;
    }
);

/**
 * When and how the items arrive.
 *
 * At most one of: `shippingDestination`, `pickupDetails`.
 */
export type DeliveryLogisticsOfOrdersInput = {
  /** Expected time in words, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1000 characters. */
  instructions?: string | null;
  /**
   * Latest date of delivery.
   *
   * @deprecated
   */
  deliverByDate?: Date | null;
  /** Time between which the items arrive. */
  deliveryTimeSlot?: DeliveryTimeSlot;
} & (
  | {
      /** Where the items go and who receives them, when they are delivered. */
      shippingDestination?: AddressWithContactInput;
      pickupDetails?: undefined;
    }
  | {
      shippingDestination?: undefined;
      /** Where to collect the items, when they are not delivered. */
      pickupDetails?: PickupDetailsOfOrdersInput;
    }
);

/** A way in which the items of a cart reach the buyer. */
export interface DeliveryMethod {
  /** Code of the method. At most 100 characters. */
  code: string;
  /** Id of the app that offers it. */
  appId?: string | null;
  /** Name to show, such as 'Express'. */
  title?: TranslatableString;
  /** True when the buyer collects the items. */
  pickup: boolean;
}

/** A delivery method to set. */
export interface DeliveryMethodInput {
  /** Code of the method, as listed with the delivery methods. At most 100 characters. */
  code?: string;
  /** Id of the app that offers it. */
  appId?: string | null;
}

/**
 * `DeliveryMethodInput` as an argument of `setDeliveryMethod` and
 * `setDeliveryMethodForCurrentCart`.
 */
export interface DeliveryMethodInputToSet extends DeliveryMethodInput {
  /** Code of the method, as listed with the delivery methods. At most 100 characters. */
  code: string;
}

/** Delivery method and its price. */
export interface DeliverySummary {
  /** The method that the price is for. */
  method?: DeliveryMethod;
  /** Price of delivery. */
  price?: ConvertedMoney;
}

/** Time between which a delivery arrives. */
export interface DeliveryTimeSlot {
  /** Start of the slot. */
  from?: Date | null;
  /** End of the slot. */
  to?: Date | null;
}

/** Description in the site's main language and in the buyer's. */
export interface Description {
  /** Description in the site's main language. At most 500 characters. */
  original: string;
  /** Description in the buyer's language, when a translation exists. At most 500 characters. */
  translated?: string | null;
}

/**
 * One line that says what was chosen, such as 'Size: Large'.
 *
 * At most one of: `plainText`, `colorInfo`.
 */
export type DescriptionLine = {
  /** Label of the choice. */
  name?: DescriptionLineName;
} & (
  | {
      /** The choice as text. */
      plainText?: PlainTextValue;
      colorInfo?: undefined;
    }
  | {
      plainText?: undefined;
      /** The choice as a color. */
      colorInfo?: Color;
    }
);

/**
 * One line that says what was chosen, such as 'Size: Large'.
 *
 * At most one of: `plainText`, `colorInfo`.
 */
export type DescriptionLineInput = {
  /** Label of the choice. */
  name?: DescriptionLineNameInput;
} & (
  | {
      /** The choice as text. */
      plainText?: PlainTextValueInput;
      colorInfo?: undefined;
    }
  | {
      plainText?: undefined;
      /** The choice as a color. */
      colorInfo?: ColorInput;
    }
);

/** Label of a description line, such as 'Size'. */
export interface DescriptionLineName {
  /** Label in the site's main language. At most 100 characters. */
  original: string;
  /** Label in the buyer's language, when a translation exists. At most 200 characters. */
  translated?: string | null;
}

/** Label of a description line, such as 'Size'. */
export interface DescriptionLineNameInput {
  /** Label in the site's main language. At most 100 characters. */
  original?: string;
  /** Label in the buyer's language, when a translation exists. At most 200 characters. */
  translated?: string | null;
}

/**
 * What went wrong; one of the kinds is set.
 *
 * At most one of: `applicationError`, `validationError`, `systemError`.
 */
export type Details = {
  /**
   * Data for tracing the failure inside the platform.
   *
   * @deprecated
   */
  tracing?: Record<string, string>;
} & (
  | {
      /** Business error with a code. */
      applicationError?: ApplicationError;
      validationError?: undefined;
      systemError?: undefined;
    }
  | {
      applicationError?: undefined;
      /** Fields that were refused. */
      validationError?: ValidationError;
      systemError?: undefined;
    }
  | {
      applicationError?: undefined;
      validationError?: undefined;
      /** Failure inside the platform. */
      systemError?: SystemError;
    }
);

/** File that the buyer of a digital item may download. */
export interface DigitalFile {
  /** Id of the file. 1 to 100 characters. */
  fileId: string;
  /** Address to download it from. 1 to 2000 characters. */
  link?: string | null;
  /** When the address stops working. */
  expirationDate?: Date | null;
}

/** File that the buyer of a digital item may download. */
export interface DigitalFileInput {
  /** Id of the file. 1 to 100 characters. */
  fileId?: string;
  /** Address to download it from. 1 to 2000 characters. */
  link?: string | null;
}

/** A discount in a calculation. */
export interface Discount {
  /** Name of the discount. */
  name?: TranslatableString;
  /** What the discount comes from. */
  source?: DiscountSource;
  /** What the discount is taken off. */
  scope: DiscountScope;
  /** Number of billing cycles that it lasts, for a subscription. 1 to 1000. */
  subscriptionCycles?: number | null;
  /** Amount that it takes off in all. */
  total?: ConvertedMoney;
  /** How much it takes off each line item. At most 100 items. */
  lineItemDiscounts: V2LineItemDiscount[];
}

/** Why a merchant gave a discount, such as for an exchange. */
export type DiscountReason =
  | "UNSPECIFIED"
  | "EXCHANGED_ITEMS"
  | "BILLING_ADJUSTMENT"
  | (string & {});

/** Automatic discount rule of the site. */
export interface DiscountRule {
  /** Id of the rule. */
  id: string;
  /** Name of the rule. */
  name?: DiscountRuleName;
  /** Amount that the rule takes off. */
  amount?: MultiCurrencyPrice;
}

/** Name of an automatic discount. */
export interface DiscountRuleName {
  /** Name in the site's main language. 1 to 256 characters. */
  original: string;
  /** Name in the buyer's language, when a translation exists. 1 to 500 characters. */
  translated?: string | null;
}

/** Name of an automatic discount. */
export interface DiscountRuleNameInput {
  /** Name in the site's main language. 1 to 256 characters. */
  original?: string;
  /** Name in the buyer's language, when a translation exists. 1 to 500 characters. */
  translated?: string | null;
}

/** Automatic discount rule of the site. */
export interface DiscountRuleOfOrders {
  /** Id of the rule. */
  id: string;
  /** Name of the rule. */
  name?: DiscountRuleName;
  /** Amount that the rule takes off. */
  amount?: Price;
}

/** Automatic discount rule of the site. */
export interface DiscountRuleOfOrdersInput {
  /** Id of the rule. */
  id?: string;
  /** Name of the rule. */
  name?: DiscountRuleNameInput;
  /** Amount that the rule takes off. */
  amount?: PriceInput;
}

/** What a discount is taken off: the subtotal, line items or delivery. */
export type DiscountScope =
  | "UNKNOWN_DISCOUNT_SCOPE"
  | "CART_SUBTOTAL"
  | "LINE_ITEM"
  | "DELIVERY"
  | (string & {});

/** What a discount comes from. */
export interface DiscountSource {
  /** Tells if it is an automatic rule or a coupon. */
  sourceType: DiscountSourceType;
  /** Code that the buyer typed. At most 50 characters. */
  couponCode?: string | null;
}

/** Where a discount comes from: an automatic rule or a coupon. */
export type DiscountSourceType = "AUTOMATIC_RULE" | "COUPON" | (string & {});

/** What a discount was taken off: the whole purchase, some items or delivery. */
export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING" | (string & {});

/** Changes that were made to an order. */
export interface DraftOrderChangesApplied {
  /** Id of the draft that held them. */
  draftOrderId: string;
  /** Reason in words. At most 200 characters. */
  reason?: string | null;
  /** The changes, one by one. */
  changes: OrderChange[];
}

/** Changes that were made to an order. */
export interface DraftOrderChangesAppliedInput {
  /** Id of the draft that held them. */
  draftOrderId?: string;
  /** Reason in words. At most 200 characters. */
  reason?: string | null;
  /** The changes, one by one. */
  changes?: OrderChangeInput[];
}

/** A length of time. */
export interface Duration {
  /** Number of units, at least 1. */
  count?: number;
  /** Minutes, hours or days. */
  unit?: DurationUnit;
}

/** Units of time: minutes, hours or days. */
export type DurationUnit = "MINUTES" | "HOURS" | "DAYS";

/** The cart with its totals, as an estimate before checkout. */
export interface EstimateTotalsResponse {
  /** The cart that the estimate is for. */
  cart?: CartOfCart;
  /** Prices per line item. */
  calculatedLineItems: CalculatedLineItem[];
  /** Totals, from the sum of the items to the final amount. */
  priceSummary?: PriceSummary;
  /** Gift card that pays part of it. */
  giftCard?: GiftCard;
  /** Totals of the tax. */
  taxSummary?: TaxSummary;
  /** Delivery options and the one that was used. */
  shippingInfo?: ShippingInformation;
  /** Discounts that apply. */
  appliedDiscounts: AppliedDiscount[];
  /** Parts of the calculation that failed; the other totals still hold. */
  calculationErrors?: CalculationErrors;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of the totals as an ISO 4217 code. */
  currency: string;
  /** Totals of what is paid with the order. */
  payNow?: PriceSummary;
  /** Totals of what is paid after the order. */
  payLater?: PriceSummary;
  /** Memberships of the buyer and whether they can pay. */
  membershipOptions?: MembershipOptions;
  /** Fees on top of the items. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Problems that apps found with the cart. */
  violations: Violation[];
}

/** Membership that the buyer already has. */
export interface ExistingMembershipInput {
  /** Id of the app that issued it. */
  appId?: string;
  /** Id of the membership. 1 to 200 characters. */
  membershipId?: string;
}

/** A receipt by another system. */
export interface ExternalReceipt {
  /** Id of the receipt. At most 100 characters. */
  receiptId?: string | null;
  /** Number on the receipt. 1 to 40 characters. */
  displayNumber?: string | null;
}

/** Points from a cart or checkout to a resource of another app. */
export interface ExternalReference {
  /** Id of the app. Cannot change after creation. */
  appId: string;
  /** Id of the resource in that app. 1 to 100 characters, cannot change after creation. */
  resourceId?: string | null;
}

/** Points from a cart or checkout to a resource of another app. */
export interface ExternalReferenceInput {
  /** Id of the app. Cannot change after creation. */
  appId?: string;
  /** Id of the resource in that app. 1 to 100 characters, cannot change after creation. */
  resourceId?: string | null;
}

/** Why the automatic tax calculation was not used: it failed or was switched off. */
export type FallbackReason = "AUTO_TAX_FAILED" | "AUTO_TAX_DEACTIVATED" | (string & {});

/** Why a field was refused. */
export interface FieldViolation {
  /** Path of the field. */
  field: string;
  /** Explanation for developers, in English. */
  description: string;
  /** Rule that was broken. */
  violatedRule: RuleType;
  /** Name of the broken rule, when it is one of the service's own. */
  ruleName?: string | null;
  /** Bounds and other facts about the rule. */
  data?: Record<string, unknown> | null;
}

/** A form that the buyer filled in at checkout. */
export interface FormSubmission {
  /** Id of the form in the checkout. */
  id?: string;
  /** Id of what was submitted. */
  formSubmissionId?: string;
}

/** Free time before the first charge of a subscription. */
export interface FreeTrialPeriod {
  /** Unit of the free time. */
  frequency: SubscriptionFrequency;
  /** Number of those units. 1 to 999. */
  interval: number;
}

/** Free time before the first charge of a subscription. */
export interface FreeTrialPeriodOfOrders {
  /** Unit of the free time. */
  frequency: SubscriptionFrequency;
  /** Number of those units. 1 to 3650. */
  interval: number;
}

/** Free time before the first charge of a subscription. */
export interface FreeTrialPeriodOfOrdersInput {
  /** Unit of the free time. */
  frequency?: SubscriptionFrequency;
  /** Number of those units. 1 to 3650. */
  interval?: number;
}

/** How far an order is sent: not at all, partly or fully. */
export type FulfillmentStatus =
  | "NOT_FULFILLED"
  | "FULFILLED"
  | "PARTIALLY_FULFILLED"
  | "CANCELED"
  | (string & {});

/** Person and company behind an address. */
export interface FullAddressContactDetails {
  /** First name of the person. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the person. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the person. */
  phone?: string | null;
  /** Company that the person belongs to. At most 1000 characters. */
  company?: string | null;
  /** Tax number, required by some countries. */
  vatId?: VatId;
}

/** Person and company behind an address. */
export interface FullAddressContactDetailsInput {
  /** First name of the person. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the person. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the person. */
  phone?: string | null;
  /** Company that the person belongs to. At most 1000 characters. */
  company?: string | null;
  /** Tax number, required by some countries. */
  vatId?: VatIdInput;
}

/** Membership that is bought in the same cart. */
export interface FutureMembership {
  /** Id of the line item that buys it. */
  lineItemId: string;
  /** Id of the benefit to use. At most 200 characters. */
  benefitId: string;
}

/** A membership that is bought in the same order. */
export interface FutureMembershipDetails {
  /** Id of the line item that buys the membership. */
  lineItemId: string;
  /** Id of the membership's benefit that is used. At most 200 characters. */
  benefitId: string;
}

/** A membership that is bought in the same order. */
export interface FutureMembershipDetailsInput {
  /** Id of the line item that buys the membership. */
  lineItemId?: string;
  /** Id of the membership's benefit that is used. At most 200 characters. */
  benefitId?: string;
}

/** Membership that is bought in the same cart. */
export interface FutureMembershipInput {
  /** Id of the line item that buys it. */
  lineItemId?: string;
  /** Id of the benefit to use. At most 200 characters. */
  benefitId?: string;
}

/** Takes no fields. */
export type GetCurrentCartRequest = Record<string, never>;

/** A gift card that pays part of a purchase. */
export interface GiftCard {
  /**
   * Older id of the card.
   *
   * @deprecated
   */
  id?: string;
  /** Code with most characters hidden, safe to show. */
  obfuscatedCode: string;
  /** Amount that the card pays. */
  amount?: MultiCurrencyPrice;
  /** Id of the app that issued it. */
  appId: string;
  /** Id of the card in that app. 1 to 50 characters. */
  externalId?: string | null;
  /** Amount that the buyer asked the card to pay. */
  requestedAmount?: MultiCurrencyPrice;
}

/** A gift card to add. */
export interface GiftCardInput {
  /** Code of the card. 8 to 20 characters. */
  code?: string;
  /** Amount that the card shall pay; as much as possible when left out. */
  redeemAmount?: ConvertedMoneyInput;
}

/** `GiftCardInput` as an argument of `addGiftCard` and `addGiftCardToCurrentCart`. */
export interface GiftCardInputToAdd extends GiftCardInput {
  /** Code of the card. 8 to 20 characters. */
  code: string;
}

/** What a gift card paid, and whether that was undone. */
export interface GiftCardPaymentDetails {
  /** Id of the payment at the gift card's provider. At most 100 characters. */
  giftCardPaymentId: string;
  /** Id of the app that issued the gift card. */
  appId: string;
  /**
   * True when the payment was undone and the amount is on the card again.
   *
   * @deprecated
   */
  voided?: boolean;
  /**
   * Code with most characters hidden, safe to show. At most 30 characters, cannot change after
   * creation.
   */
  obfuscatedCode?: string | null;
}

/** What a gift card paid, and whether that was undone. */
export interface GiftCardPaymentDetailsInput {
  /** Id of the payment at the gift card's provider. At most 100 characters. */
  giftCardPaymentId?: string;
  /** Id of the app that issued the gift card. */
  appId?: string;
  /**
   * Code with most characters hidden, safe to show. At most 30 characters, cannot change after
   * creation.
   */
  obfuscatedCode?: string | null;
}

/** Refund of a gift card's payment. */
export interface GiftCardPaymentRefund {
  /** Id of the gift card's payment. 1 to 100 characters. */
  giftCardPaymentId?: string | null;
  /** Amount that goes back onto the card. */
  amount?: Price;
}

/** Refund of a gift card's payment. */
export interface GiftCardPaymentRefundInput {
  /** Id of the gift card's payment. 1 to 100 characters. */
  giftCardPaymentId?: string | null;
  /** Amount that goes back onto the card. */
  amount?: PriceInput;
}

/** What one gift card pays. */
export interface GiftCardSummary {
  /** Id of the card within the cart. */
  giftCardId: string;
  /** Amount that it pays. */
  redeemAmount?: ConvertedMoney;
}

/** Image in the site's media store. */
export interface ImageOfCart {
  /** Id of the media file. */
  id: string;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Text for readers who cannot see the image. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
}

/** Image in the site's media store. */
export interface ImageOfCartInput {
  /** Id of the media file. */
  id?: string;
  /** Height of the original in pixels. */
  height?: number;
  /** Width of the original in pixels. */
  width?: number;
  /** Text for readers who cannot see the image. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
}

/** Image in the site's media store. */
export interface ImageOfCartV2 {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** Address of the image file. */
  url?: string | null;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Text for readers who cannot see the image. At most 200 characters. */
  altText?: string | null;
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
  /** When the address stops working; absent for addresses that last. */
  urlExpirationDate?: Date | null;
}

/** Image in the site's media store. */
export interface ImageOfCartV2Input {
  /** Id of the media file. At most 400 characters. */
  id?: string;
  /** Address of the image file. */
  url?: string | null;
  /** Text for readers who cannot see the image. At most 200 characters. */
  altText?: string | null;
  /** When the address stops working; absent for addresses that last. */
  urlExpirationDate?: Date | null;
}

/** A coupon code that does not exist. */
export interface InvalidCouponCodeErrorData {
  /** The code that no coupon has. At most 100 characters. */
  couponCode: string;
}

/** Why a coupon cannot be used, such as expired or used up. */
export type InvalidCouponReason =
  | "UNKNOWN_INVALID_COUPON_REASON"
  | "EXPIRED"
  | "DISABLED"
  | "INACTIVE"
  | "MAX_USAGE_EXCEEDED"
  | "MAX_USAGE_PER_CUSTOMER_EXCEEDED"
  | "NOT_APPLICABLE_TO_SUBSCRIPTIONS"
  | "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS"
  | "MIN_LINE_ITEM_QUANTITY_NOT_REACHED"
  | "MIN_SUBTOTAL_NOT_REACHED"
  | (string & {});

/**
 * Why a coupon cannot be used.
 *
 * At most one of: `minLineItemQuantityNotReachedDetails`, `minSubtotalNotReachedDetails`.
 */
export type InvalidCouponStatusErrorData = {
  /** Code of the coupon that cannot be used. At most 100 characters. */
  couponCode: string;
  /** Reason in short. */
  reason: InvalidCouponReason;
} & (
  | {
      /** Quantity that is needed, when there are too few items. */
      minLineItemQuantityNotReachedDetails?: MinLineItemQuantityNotReachedDetails;
      minSubtotalNotReachedDetails?: undefined;
    }
  | {
      minLineItemQuantityNotReachedDetails?: undefined;
      /** Subtotal that is needed, when it is too low. */
      minSubtotalNotReachedDetails?: MinSubtotalNotReachedDetails;
    }
);

/** A gift card code that does not exist. */
export interface InvalidGiftCardCodeErrorData {
  /** The code that no gift card has. At most 100 characters. */
  giftCardCode: string;
  /** Id of the card within the cart. */
  giftCardId?: string | null;
}

/** Why a gift card cannot be used: expired, disabled or empty. */
export type InvalidGiftCardReason =
  | "UNKNOWN_INVALID_GIFT_CARD_REASON"
  | "EXPIRED"
  | "DISABLED"
  | "EMPTY_BALANCE"
  | (string & {});

/** Why a gift card cannot be used. */
export interface InvalidGiftCardStatusErrorData {
  /** Code of the gift card that cannot be used. At most 100 characters. */
  giftCardCode: string;
  /** Reason in short. */
  reason: InvalidGiftCardReason;
  /** Id of the card within the cart. */
  giftCardId?: string | null;
}

/** A membership that cannot be used here. */
export interface InvalidMembership {
  /** The membership that cannot pay. */
  membership?: Membership;
  /** Why it cannot be used, in words. 1 to 100 characters. */
  reason: string;
}

/** Why a membership cannot be used, such as too few credits. */
export type InvalidMembershipReason =
  | "UNKNOWN_INVALID_MEMBERSHIP_REASON"
  | "INSUFFICIENT_FUNDS"
  | "MEMBERSHIP_NOT_FOUND"
  | "NOT_APPLICABLE_TO_LINE_ITEMS"
  | "LINE_ITEM_NOT_FOUND"
  | (string & {});

/** Why a membership cannot be used. */
export interface InvalidMembershipStatusErrorData {
  /** Id of the membership. At most 200 characters. */
  membershipId?: string | null;
  /** Reason in short. */
  reason: InvalidMembershipReason;
}

/** Facts about a line item to show in the cart. */
export interface ItemAttributes {
  /** Chosen options, one per line. At most 100 items. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image?: ImageOfCartV2;
  /** Page of the item. */
  url?: PageUrlV2OfCartV2;
  /** Terms that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** Kind of item. */
  itemType?: ItemType;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Subscription under which it is bought. */
  subscriptionInfo?: SubscriptionOptionInfo;
  /** Details, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /** True when only members may buy it. */
  membersOnly: boolean;
}

/** Tells if a line item can be bought now. */
export interface ItemAvailabilityInfo {
  /** Availability of the requested quantity. */
  status: ItemAvailabilityStatus;
  /** Units left; absent when stock is not tracked. */
  quantityAvailable?: number | null;
}

/**
 * Whether a line item can be bought: available, partly available, not available or gone from
 * the catalog.
 */
export type ItemAvailabilityStatus =
  | "AVAILABLE"
  | "NOT_FOUND"
  | "NOT_AVAILABLE"
  | "PARTIALLY_AVAILABLE"
  | (string & {});

/** How a line item is delivered. */
export interface ItemDeliveryConfig {
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
  /** Id of the service that ships it. */
  fulfillerId?: string | null;
}

/** A discount on one line item. */
export interface ItemDiscount {
  /** Name of the discount. */
  name?: TranslatableString;
  /** Amount that it takes off the item. */
  amountOff?: ConvertedMoney;
  /** What the discount comes from. */
  source?: DiscountSource;
}

/** One extra that was chosen for an item. */
export interface ItemModifier {
  /** Id of the extra. 1 to 36 characters. */
  id: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableString;
  /** More about the extra. */
  details?: TranslatableString;
  /** Price that the extra adds to the item. */
  price?: MultiCurrencyPrice;
}

/** One extra that was chosen for an item. */
export interface ItemModifierOfCartV2 {
  /** Id of the extra. 1 to 36 characters. */
  id: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableString;
  /** More about the extra. */
  details?: TranslatableString;
  /** Price that the extra adds to the item. */
  price?: ConvertedMoney;
}

/** One extra that was chosen for an item. */
export interface ItemModifierOfCartV2Input {
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableStringInput;
  /** More about the extra. */
  details?: TranslatableStringInput;
  /** Price that the extra adds to the item. */
  price?: ConvertedMoneyInput;
}

/** One extra that was chosen for an item. */
export interface ItemModifierOfOrders {
  /** Id of the extra. 1 to 36 characters. */
  id: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableString;
  /** More about the extra. */
  details?: TranslatableString;
  /** Price that the extra adds to the item. */
  price?: Price;
}

/** One extra that was chosen for an item. */
export interface ItemModifierOfOrdersInput {
  /** Id of the extra. 1 to 36 characters. */
  id: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableStringInput;
  /** More about the extra. */
  details?: TranslatableStringInput;
  /** Price that the extra adds to the item. */
  price?: PriceInput;
}

/** How a line item is paid. */
export interface ItemPaymentConfig {
  /** True when the payment method is kept for later charges. */
  savePaymentMethod: boolean;
  /** Payment terms that the buyer has to accept. 1 to 2500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Deposit for one, when only a deposit is paid now. */
  depositAmount?: ConvertedMoney;
  /**
   * Older form of membership.
   *
   * @deprecated
   */
  selectedMembership?: V2SelectedMembership;
  /** Way of paying. */
  paymentOption: PaymentOptionType;
  /** Membership that pays for the item. */
  membership?: V2Membership;
}

/** What the price of one item is made of. */
export interface ItemPriceBreakdown {
  /** Price before a sale. */
  fullPrice?: ConvertedMoney;
  /** Price as sold now, without extras. */
  salePrice?: ConvertedMoney;
  /** Price of the extras that were chosen. */
  totalModifiersPrice?: ConvertedMoney;
}

/** Prices of a line item. */
export interface ItemPricingInfo {
  /** Price of one. */
  unitPrice?: ConvertedMoney;
  /** Price of the whole quantity. */
  totalPrice?: ConvertedMoney;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescription;
  /** True when the price is settled only after the purchase. */
  priceUndetermined: boolean;
  /** What the price of one is made of. */
  breakdown?: ItemPriceBreakdown;
}

/** How many of an item are wanted and how many can be had. */
export interface ItemQuantityInfo {
  /** Quantity that counts for the totals, capped at stock. 1 to 100000. */
  confirmedQuantity: number;
  /** Quantity that the buyer asked for. 1 to 100000. */
  requestedQuantity: number;
  /** Units left; absent when stock is not tracked. */
  availableQuantity?: number | null;
  /** True when the buyer cannot change the quantity. */
  fixedQuantity: boolean;
}

/** Catalog item that a line item stands for. */
export interface ItemSource {
  /** Reference to the catalog item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFieldsOfCartV2;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
  /** Id of the app that keeps the item's stock. */
  inventoryAppId?: string | null;
}

/** State of a line item's stock: in stock, partly, out of stock or gone from the catalog. */
export type ItemStatus =
  | "IN_STOCK"
  | "PARTIALLY_IN_STOCK"
  | "OUT_OF_STOCK"
  | "REMOVED_FROM_CATALOG"
  | (string & {});

/** What decides the tax of a line item. */
export interface ItemTaxConfig {
  /** Address that decides the tax. */
  taxableAddress?: TaxableAddress;
  /** Id of the tax group. At most 50 characters. */
  taxGroupId?: string | null;
}

/** Tax on one item, delivery or fee. */
export interface ItemTaxFullDetails {
  /** Amount on which tax is due. */
  taxableAmount?: MultiCurrencyPrice;
  /** Rate as a decimal string from '0' to '1', such as '0.2' for 20%. */
  taxRate: string;
  /** Tax due on the item. */
  totalTax?: MultiCurrencyPrice;
  /**
   * Older list of the taxes; read taxBreakdown instead.
   *
   * @deprecated
   */
  rateBreakdown?: TaxRateBreakdown[];
  /** The taxes that make up the total, one by one. At most 1000 items. */
  taxBreakdown: TaxBreakdown[];
}

/** Tax on one item, delivery or fee. */
export interface ItemTaxFullDetailsInput {
  /** Amount on which tax is due. */
  taxableAmount?: MultiCurrencyPriceInput;
  /** Rate as a decimal string from '0' to '1', such as '0.2' for 20%. */
  taxRate?: string;
  /** Tax due on the item. */
  totalTax?: MultiCurrencyPriceInput;
}

/** Tax on one item, delivery or fee, in the older form. */
export interface ItemTaxFullDetailsOfOrders {
  /** Amount on which tax is due. */
  taxableAmount?: Price;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  taxRate: string;
  /** Tax due on the item. */
  totalTax?: Price;
}

/** Tax on one item, delivery or fee, in the older form. */
export interface ItemTaxFullDetailsOfOrdersInput {
  /** Amount on which tax is due. */
  taxableAmount?: PriceInput;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  taxRate?: string;
  /** Tax due on the item. */
  totalTax?: PriceInput;
}

/**
 * What kind of item is sold.
 *
 * At most one of: `preset`, `custom`.
 */
export type ItemType =
  | {
      /** One of the kinds that the platform knows. */
      preset?: ItemTypePreset;
      custom?: undefined;
    }
  | {
      preset?: undefined;
      /** Kind named by the app, when none of the known ones fits. */
      custom?: string;
    };

/** Kinds of items: physical, digital, gift card or service. */
export type ItemTypePreset =
  | "UNRECOGNISED"
  | "PHYSICAL"
  | "DIGITAL"
  | "GIFT_CARD"
  | "SERVICE"
  | "CUSTOM_AMOUNT_ITEM"
  | (string & {});

/** Offers to add to one line item. */
export interface ItemUpsells {
  /** Id of the line item. */
  lineItemId: string;
  /** What is offered along with the item. At most 10 items. */
  upsells: UpsellOption[];
}

/** The level that levies a tax, from a country to a special district. */
export type JurisdictionType =
  | "UNDEFINED"
  | "COUNTRY"
  | "STATE"
  | "COUNTY"
  | "CITY"
  | "SPECIAL"
  | (string & {});

/** Line item that a problem concerns. */
export interface LineItem {
  /** Part of the line item that is concerned. */
  name: NameInLineItem;
  /** Id of the line item. */
  id?: string | null;
}

/** Share of one line item in a discount or fee. */
export interface LineItemAmount {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** Part of the amount that falls to the line item. */
  amount?: Price;
}

/** Share of one line item in a discount or fee. */
export interface LineItemAmountInput {
  /** Id of the line item. */
  id?: string;
  /** Name of the item. */
  name?: ProductNameInput;
  /** Part of the amount that falls to the line item. */
  amount?: PriceInput;
}

/** Change to one item of an order. */
export interface LineItemChanges {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** Quantity before and after. */
  quantity?: LineItemQuantityChange;
  /** Price before and after. */
  price?: LineItemPriceChange;
}

/** Change to one item of an order. */
export interface LineItemChangesInput {
  /** Id of the line item. */
  id?: string;
  /** Name of the item. */
  name?: ProductNameInput;
  /** Quantity before and after. */
  quantity?: LineItemQuantityChangeInput;
  /** Price before and after. */
  price?: LineItemPriceChangeInput;
}

/** How much a discount took off one line item. */
export interface LineItemDiscount {
  /** Id of the line item. */
  id: string;
  /** Amount taken off the line item. */
  totalDiscount?: Price;
}

/** How much a discount took off one line item. */
export interface LineItemDiscountInput {
  /** Id of the line item. */
  id?: string;
  /** Amount taken off the line item. */
  totalDiscount?: PriceInput;
}

/** One item in a cart; to add one, send the reference and the quantity. */
export interface LineItemOfCart {
  /** Id of the line item within the cart. */
  id: string;
  /** How many of it; capped at stock. 1 to 100000. */
  quantity: number;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** Page of the item. */
  url?: PageUrlV2;
  /** Price of one, after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Price of one before a sale, to show struck through. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of one as on sale, before discounts in the cart. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole quantity, after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Chosen options, one per line. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image?: Image;
  /** Tells if the quantity can be bought now. */
  availability?: ItemAvailabilityInfo;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** Subscription under which it is bought. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Way of paying. */
  paymentOption: PaymentOptionType;
  /** Details, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit for one, when only a deposit is paid now. */
  depositAmount?: MultiCurrencyPrice;
  /** Membership that pays for it. */
  selectedMembership?: SelectedMembershipOfCart;
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
  /** Id of the tax group that decides its tax. */
  taxGroupId?: string | null;
  /** True when no catalog knows the item. */
  customLineItem: boolean;
  /** Payment terms that the buyer has to accept. 1 to 2500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** True when the price is settled only after the purchase. */
  priceUndetermined: boolean;
  /** True when the buyer cannot change the quantity. */
  fixedQuantity: boolean;
  /** Values that replace those of the catalog; apps only. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** True when the payment method is kept for later charges. */
  savePaymentMethod: boolean;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
  /** Custom data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
  /** Terms that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** True when only members may buy it. */
  membersOnly: boolean;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups: ModifierGroup[];
  /** Price of those extras. */
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** One item in a cart; to add one, send the reference and the quantity. */
export interface LineItemOfCartInput {
  /** How many of it; capped at stock. 1 to 100000. */
  quantity?: number;
  /** The item and the choice within it. */
  catalogReference: CatalogReferenceInput;
  /** Membership that pays for it. */
  selectedMembership?: SelectedMembershipOfCartInput;
  /** Values that replace those of the catalog; apps only. */
  catalogOverrideFields?: CatalogOverrideFieldsInput;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
  /** Custom data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
}

/** `LineItemOfCartInput` as an argument of `createCart` and `addToCurrentCart`. */
export interface LineItemOfCartToSend extends LineItemOfCartInput {
  /** How many of it; capped at stock. 1 to 100000. */
  quantity: number;
  /** Membership that pays for it. */
  selectedMembership?: SelectedMembershipOfCartToSend;
}

/** `LineItemOfCartInput` as an argument of `addToCart`. */
export interface LineItemOfCartToAdd extends LineItemOfCartInput {
  /** Membership that pays for it. */
  selectedMembership?: SelectedMembershipOfCartToSend;
}

/** Price of an item before and after a change. */
export interface LineItemPriceChange {
  /** Price before the change. */
  originalPrice?: Price;
  /** Price after the change. */
  newPrice?: Price;
}

/** Price of an item before and after a change. */
export interface LineItemPriceChangeInput {
  /** Price before the change. */
  originalPrice?: PriceInput;
  /** Price after the change. */
  newPrice?: PriceInput;
}

/** Prices of one line item, with discounts and tax. */
export interface LineItemPricesData {
  /** Price of the whole quantity after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of the whole quantity after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the item. */
  taxDetails?: ItemTaxFullDetails;
  /** Discounts on the whole quantity. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of one, after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Price of one as on sale, before discounts in the cart. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole quantity, after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one before a sale. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of the extras. */
  modifiers?: MultiCurrencyPrice;
  /** Deposit for one, when only a deposit is paid now. */
  depositAmount?: MultiCurrencyPrice;
}

/** Quantity of an item before and after a change. */
export interface LineItemQuantityChange {
  /** Quantity before the change. At most 1000000. */
  originalQuantity: number;
  /** Quantity after the change. At most 1000000. */
  newQuantity: number;
  /** Difference, always positive. 1 to 1000000. */
  diff: number;
  /** Tells if the quantity rose or fell. */
  deltaType: LineItemQuantityChangeType;
}

/** Quantity of an item before and after a change. */
export interface LineItemQuantityChangeInput {
  /** Quantity before the change. At most 1000000. */
  originalQuantity?: number;
  /** Quantity after the change. At most 1000000. */
  newQuantity?: number;
  /** Difference, always positive. 1 to 1000000. */
  diff?: number;
  /** Tells if the quantity rose or fell. */
  deltaType?: LineItemQuantityChangeType;
}

/** Whether a quantity went up or down. */
export type LineItemQuantityChangeType =
  | "QUANTITY_INCREASED"
  | "QUANTITY_DECREASED"
  | (string & {});

/** New quantity of a line item. */
export interface LineItemQuantityUpdate {
  /** Id of the line item. */
  id?: string;
  /** How many of it there shall be. 1 to 100000. */
  quantity?: number;
}

/** `LineItemQuantityUpdate` as an argument of `updateLineItemsQuantity`. */
export interface LineItemQuantityUpdateToUpdate extends LineItemQuantityUpdate {
  /** Id of the line item. */
  id: string;
  /** How many of it there shall be. 1 to 100000. */
  quantity: number;
}

/** How many of a line item are given back. */
export interface LineItemRefund {
  /** Id of the line item. Cannot change after creation. */
  lineItemId: string;
  /** How many of it to refund. 1 to 100000, cannot change after creation. */
  quantity: number;
}

/** How many of a line item are given back. */
export interface LineItemRefundInput {
  /** Id of the line item. Cannot change after creation. */
  lineItemId?: string;
  /** How many of it to refund. 1 to 100000, cannot change after creation. */
  quantity?: number;
}

/** How much of a line item has been refunded. */
export interface LineItemRefundSummary {
  /** Id of the line item. */
  lineItemId: string;
  /** Amount refunded for it so far. */
  totalRefundedAmount?: Price;
}

/** Prices of one line item in a calculation. */
export interface LineItemSummary {
  /** Id of the line item. */
  lineItemId: string;
  /** Quantity that was calculated. 1 to 100000. */
  quantity: number;
  /** Price of one. */
  unitPrice?: ConvertedMoney;
  /** Price of the whole quantity. */
  totalPrice?: ConvertedMoney;
}

/** Tax on one line item. */
export interface LineItemTax {
  /** Id of the line item. */
  lineItemId: string;
  /** Amount of tax that is due on the item. */
  tax?: ConvertedMoney;
  /** Rate as a decimal string from '0' to '1', such as '0.2' for 20%. */
  rate?: string | null;
}

/** One of several taxes on an item. */
export interface LineItemTaxBreakdown {
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** How much of this tax is due. */
  taxAmount?: Price;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name to show, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the place that levies it. */
  jurisdictionType: JurisdictionType;
  /** Part of the amount that is free of this tax. */
  nonTaxableAmount?: Price;
  /** Part of the amount on which this tax is due. */
  taxableAmount?: Price;
}

/** One of several taxes on an item. */
export interface LineItemTaxBreakdownInput {
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** How much of this tax is due. */
  taxAmount?: PriceInput;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name to show, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the place that levies it. */
  jurisdictionType?: JurisdictionType;
  /** Part of the amount that is free of this tax. */
  nonTaxableAmount?: PriceInput;
  /** Part of the amount on which this tax is due. */
  taxableAmount?: PriceInput;
}

/** Taxes on one item, delivery or fee. */
export interface LineItemTaxInfo {
  /** Tax due in all. */
  taxAmount?: Price;
  /** Amount on which tax is due. */
  taxableAmount?: Price;
  /** Rates added up, as a decimal string, such as '0.2' for 20%. */
  taxRate?: string | null;
  /** Id of the tax group that decided the rate. */
  taxGroupId?: string | null;
  /** True when the price already contains the tax. */
  taxIncludedInPrice: boolean;
  /** The taxes, one by one. At most 7 items. */
  taxBreakdown: LineItemTaxBreakdown[];
}

/** Taxes on one item, delivery or fee. */
export interface LineItemTaxInfoInput {
  /** Tax due in all. */
  taxAmount?: PriceInput;
  /** Amount on which tax is due. */
  taxableAmount?: PriceInput;
  /** Rates added up, as a decimal string, such as '0.2' for 20%. */
  taxRate?: string | null;
  /** Id of the tax group that decided the rate. */
  taxGroupId?: string | null;
  /** True when the price already contains the tax. */
  taxIncludedInPrice?: boolean;
  /** The taxes, one by one. At most 7 items. */
  taxBreakdown?: LineItemTaxBreakdownInput[];
}

/** Change to one line item. */
export interface LineItemUpdate {
  /** Id of the line item. */
  lineItemId: string;
  /** New quantity; leave out to keep it. */
  quantity?: QuantityUpdate;
  /**
   * Older form of membershipPayment.
   *
   * @deprecated
   */
  selectedMembership?: SelectedMembershipUpdate;
  /** Membership that pays for the item from now on. */
  membershipPayment?: MembershipInput;
}

/** Items that are out of stock. */
export interface LineItemsOutOfStockErrorData {
  /** Ids of the line items. At most 300 items. */
  lineItemIds: string[];
  /** True when every item in the cart is out of stock. */
  allLineItemsOutOfStock: boolean;
}

/** Business location that sold an order. */
export interface Location {
  /** Id of the location. */
  id: string;
  /** Name of the location. 1 to 500 characters. */
  name: string;
}

/** Business location that sold an order. */
export interface LocationInput {
  /** Id of the location. */
  id?: string;
}

/** `LocationInput` as an argument of `createDraftOrder` and `setBusinessLocation`. */
export interface LocationToSend extends LocationInput {
  /** Id of the location. */
  id: string;
}

/** Stock location and how many items are taken from it. */
export interface LocationAndQuantity {
  /** Id of the location. */
  id: string;
  /**
   * Id of the app that the location belongs to.
   *
   * @deprecated
   */
  appId?: string | null;
  /** How many are taken from it. 1 to 100000. */
  quantity: number;
  /** Name of the location. At most 500 characters. */
  name?: string | null;
}

/** Stock location and how many items are taken from it. */
export interface LocationAndQuantityInput {
  /** Id of the location. */
  id?: string;
  /**
   * Id of the app that the location belongs to.
   *
   * @deprecated
   */
  appId?: string | null;
  /** How many are taken from it. 1 to 100000. */
  quantity?: number;
}

/** Comparisons: equal, greater, greater or equal, less, less or equal. */
export type LogicalOperator = "EQ" | "GT" | "GTE" | "LT" | "LTE" | (string & {});

/** Fee that was added or taken off. */
export interface ManagedAdditionalFee {
  /** Id of the fee. */
  id: string;
  /** Name of the fee. */
  name?: TranslatedValue;
  /** Amount per line item. */
  affectedLineItems: LineItemAmount[];
  /** Amount in all. */
  totalAmount?: Price;
}

/** Fee that was added or taken off. */
export interface ManagedAdditionalFeeInput {
  /** Id of the fee. */
  id?: string;
  /** Name of the fee. */
  name?: TranslatedValueInput;
  /** Amount per line item. */
  affectedLineItems?: LineItemAmountInput[];
  /** Amount in all. */
  totalAmount?: PriceInput;
}

/** Discount that was added or taken off. */
export interface ManagedDiscount {
  /** Id of the discount. */
  id: string;
  /** Name of the discount. */
  name?: TranslatedValue;
  /** Amount per line item. */
  affectedLineItems: LineItemAmount[];
  /** Amount in all. */
  totalAmount?: Price;
}

/** Discount that was added or taken off. */
export interface ManagedDiscountInput {
  /** Id of the discount. */
  id?: string;
  /** Name of the discount. */
  name?: TranslatedValueInput;
  /** Amount per line item. */
  affectedLineItems?: LineItemAmountInput[];
  /** Amount in all. */
  totalAmount?: PriceInput;
}

/** Item that was added or taken out. */
export interface ManagedLineItem {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** How many were added or taken out. 1 to 1000000. */
  quantity: number;
}

/** Item that was added or taken out. */
export interface ManagedLineItemInput {
  /** Id of the line item. */
  id?: string;
  /** Name of the item. */
  name?: ProductNameInput;
  /** How many were added or taken out. 1 to 1000000. */
  quantity?: number;
}

/** Why a hand-set rate applied: the whole site's setting or the region's. */
export type ManualCalculationReason =
  | "GLOBAL_SETTING_TO_MANUAL"
  | "REGION_SETTING_TO_MANUAL"
  | (string & {});

/** Items that only members may buy. */
export interface MembersOnlyItemErrorData {
  /** Ids of the line items. At most 300 items. */
  lineItemIds: string[];
}

/** A membership with which the buyer may pay. */
export interface Membership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
  /** Name of the membership. */
  name?: MembershipName;
  /** Ids of the line items that it can pay for. At most 300 items. */
  lineItemIds: string[];
  /** Credits on the membership, when it is limited. */
  credits?: MembershipPaymentCredits;
  /** When it ends. */
  expirationDate?: Date | null;
  /**
   * Further data of the app.
   *
   * @deprecated
   */
  additionalData?: Record<string, unknown> | null;
}

/**
 * Membership to pay an item with: one the buyer has, or one in the same cart.
 *
 * At most one of: `existingMembership`, `futureMembership`.
 */
export type MembershipInput =
  | {
      /** Membership that the buyer already has. */
      existingMembership?: ExistingMembershipInput;
      futureMembership?: undefined;
    }
  | {
      existingMembership?: undefined;
      /** Membership that is bought in the same cart. */
      futureMembership?: FutureMembershipInput;
    };

/** Name of a plan or membership. */
export interface MembershipName {
  /** Name in the site's main language. At most 100 characters. */
  original: string;
  /** Name in the buyer's language, when a translation exists. At most 100 characters. */
  translated?: string | null;
}

/** Name of a plan or membership. */
export interface MembershipNameInput {
  /** Name in the site's main language. At most 100 characters. */
  original?: string;
  /** Name in the buyer's language, when a translation exists. At most 100 characters. */
  translated?: string | null;
}

/** `MembershipNameInput` as an argument of `addPayments`. */
export interface MembershipNameToAdd extends MembershipNameInput {
  /** Name in the site's main language. At most 100 characters. */
  original: string;
}

/** Memberships of the buyer and whether they can pay for this purchase. */
export interface MembershipOptions {
  /**
   * Memberships that can pay for some of the items. At most 300 items.
   *
   * @deprecated
   */
  eligibleMemberships?: Membership[];
  /**
   * Memberships that cannot be used here, with the reason. At most 300 items.
   *
   * @deprecated
   */
  invalidMemberships?: InvalidMembership[];
  /**
   * Memberships that the buyer chose. At most 300 items.
   *
   * @deprecated
   */
  selectedMemberships?: SelectedMembership[];
}

/** Memberships of the buyer and whether they can pay for this purchase. */
export interface MembershipOptionsOfCheckout {
  /** Memberships that can pay for some of the items. At most 300 items. */
  eligibleMemberships: Membership[];
  /** Memberships that cannot be used here, with the reason. At most 300 items. */
  invalidMemberships: InvalidMembership[];
  /** Memberships that the buyer chose. */
  selectedMemberships?: SelectedMemberships;
}

/** Memberships of the buyer and whether they can pay for this purchase. */
export interface MembershipOptionsOfCheckoutInput {
  /** Memberships that the buyer chose. */
  selectedMemberships?: SelectedMembershipsToSend;
}

/** How many credits a membership has in all and how many are left. */
export interface MembershipPaymentCredits {
  /** Credits in all. At least 1. */
  total: number;
  /** Credits that are left. */
  remaining: number;
}

/** A payment by membership, such as a member's plan. */
export interface MembershipPaymentDetails {
  /** Id of the membership. At most 200 characters. */
  membershipId: string;
  /** Id of the line item that it paid for. 1 to 100 characters. */
  lineItemId: string;
  /**
   * Whether the membership was charged.
   *
   * @deprecated
   */
  status?: MembershipPaymentStatus;
  /** Name of the membership. */
  name?: MembershipName;
  /** Id of the transaction at the membership's provider. 1 to 100 characters. */
  externalTransactionId?: string | null;
  /**
   * True when the payment was undone and the benefit is free again.
   *
   * @deprecated
   */
  voided?: boolean;
  /** Id of the app that provides the membership. */
  providerAppId: string;
  /** The membership, where the same order buys it. */
  futureMembership?: FutureMembershipDetails;
}

/** A payment by membership, such as a member's plan. */
export interface MembershipPaymentDetailsInput {
  /** Id of the membership. At most 200 characters. */
  membershipId?: string;
  /** Id of the line item that it paid for. 1 to 100 characters. */
  lineItemId: string;
  /**
   * Whether the membership was charged.
   *
   * @deprecated
   */
  status?: MembershipPaymentStatus;
  /** Name of the membership. */
  name?: MembershipNameToAdd;
  /** Id of the transaction at the membership's provider. 1 to 100 characters. */
  externalTransactionId?: string | null;
  /** Id of the app that provides the membership. */
  providerAppId: string;
  /** The membership, where the same order buys it. */
  futureMembership?: FutureMembershipDetailsInput;
}

/** Refund of a membership's payment. */
export interface MembershipPaymentRefund {
  /** Id of the membership. 1 to 200 characters. */
  membershipId?: string | null;
}

/** What became of a payment by membership: charged, failed, pending or voided. */
export type MembershipPaymentStatus =
  | "CHARGED"
  | "CHARGE_FAILED"
  | "CHARGE_PENDING"
  | "VOIDED"
  | (string & {});

/** A membership and the items it pays for. */
export interface MembershipSummary {
  /** Id of the membership. At most 200 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
  /** Ids of the line items. 1 to 300 items. */
  lineItemIds: string[];
}

/** A comment of the merchant on an order. */
export interface MerchantComment {
  /** What the merchant noted. 1 to 5000 characters. */
  message: string;
}

/** A comment of the merchant on an order. */
export interface MerchantCommentInput {
  /** What the merchant noted. 1 to 5000 characters. */
  message?: string;
}

/**
 * Discount that the merchant gave by hand.
 *
 * At most one of: `discountReason`, `description`.
 */
export type MerchantDiscount = {
  /** Amount that it takes off. */
  amount?: Price;
} & (
  | {
      /** Reason for it, from a list. */
      discountReason?: DiscountReason;
      description?: null;
    }
  | {
      discountReason?: undefined;
      /** Reason for it, in words. At most 200 characters. */
      description?: string | null;
    }
);

/**
 * Discount that the merchant gave by hand.
 *
 * At most one of: `discountReason`, `description`.
 */
export type MerchantDiscountRequestInput = {
  /** Amount that it takes off. */
  amount?: PriceInput;
} & (
  | {
      /** Reason for it, from a list. */
      discountReason?: DiscountReason;
      description?: null;
    }
  | {
      discountReason?: undefined;
      /** Reason for it, in words. At most 200 characters. */
      description?: string | null;
    }
);

/** A discount to give to a cart. */
export interface MerchantDiscountInput {
  /** Amount to take off, such as `5.00`. A decimal string. */
  amount?: string;
  /**
   * Ids of the line items that the discount applies to; without them it applies to the whole
   * cart.
   */
  lineItemIds?: string[];
}

/** Discount that the merchant gave by hand. */
export interface MerchantDiscountOfCart {
  /** Amount that it takes off. */
  amount?: MultiCurrencyPrice;
}

/** Discount that the merchant gave by hand. */
export interface MerchantDiscountOfCheckout {
  /** Amount that it takes off. */
  amount?: MultiCurrencyPrice;
  /** Percentage that it takes off. 0.01 to 100. */
  percentage?: number | null;
}

/** Quantity that a coupon needs. */
export interface MinLineItemQuantityNotReachedDetails {
  /** Fewest items that it needs. */
  requiredMinimumQuantity: number;
}

/** Subtotal that a coupon needs. */
export interface MinSubtotalNotReachedDetails {
  /** Lowest subtotal that it needs. */
  requiredMinimumSubtotal?: ConvertedMoney;
  /** The condition in words. At most 100 characters. */
  originalDescription?: string | null;
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers: ItemModifier[];
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroupOfCartV2 {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers: ItemModifierOfCartV2[];
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroupOfCartV2Input {
  /** Name of the group. */
  name?: TranslatableStringInput;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers?: ItemModifierOfCartV2Input[];
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroupOfOrders {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras that were chosen. 1 to 10 items. */
  modifiers: ItemModifierOfOrders[];
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroupOfOrdersInput {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableStringInput;
  /** Extras that were chosen. 1 to 10 items. */
  modifiers?: ItemModifierOfOrdersInput[];
}

/** An amount of money in the site's currency and in the buyer's. */
export interface MultiCurrencyPrice {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount: string;
  /** Amount as a decimal string in the currency that the buyer sees. */
  convertedAmount: string;
  /** Amount in the site's currency with its symbol, ready for display. */
  formattedAmount: string;
  /** Amount in the buyer's currency with its symbol, ready for display. */
  formattedConvertedAmount: string;
}

/** An amount of money in the site's currency and in the buyer's. */
export interface MultiCurrencyPriceInput {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount?: string;
}

/** Where a line item's problem is shown. */
export type NameInLineItem = "LINE_ITEM_DEFAULT" | (string & {});

/** Where a general problem is shown. */
export type NameInOther = "OTHER_DEFAULT" | (string & {});

/** What happens to orders, from placing to receipts. */
export type OrderActivityTypeEnumActivityType =
  | "ORDER_PLACED"
  | "ORDER_PAID"
  | "ORDER_FULFILLED"
  | "ORDER_NOT_FULFILLED"
  | "ORDER_CANCELED"
  | "DOWNLOAD_LINK_SENT"
  | "TRACKING_NUMBER_ADDED"
  | "TRACKING_NUMBER_EDITED"
  | "TRACKING_LINK_ADDED"
  | "SHIPPING_CONFIRMATION_EMAIL_SENT"
  | "INVOICE_ADDED"
  | "INVOICE_REMOVED"
  | "INVOICE_SENT"
  | "FULFILLER_EMAIL_SENT"
  | "SHIPPING_ADDRESS_EDITED"
  | "EMAIL_EDITED"
  | "PICKUP_READY_EMAIL_SENT"
  | "MERCHANT_COMMENT"
  | "ORDER_PARTIALLY_PAID"
  | "DRAFT_ORDER_CHANGES_APPLIED"
  | "SAVED_PAYMENT_METHOD"
  | "AUTHORIZED_PAYMENT_CREATED"
  | "AUTHORIZED_PAYMENT_CAPTURED"
  | "AUTHORIZED_PAYMENT_VOIDED"
  | "REFUND_INITIATED"
  | "PAYMENT_REFUNDED"
  | "PAYMENT_REFUND_FAILED"
  | "REFUNDED_AS_STORE_CREDIT"
  | "PAYMENT_PENDING"
  | "PAYMENT_CANCELED"
  | "PAYMENT_DECLINED"
  | "ORDER_PENDING"
  | "ORDER_REJECTED"
  | "RECEIPT_CREATED"
  | "RECEIPT_SENT"
  | "CHARGEBACK_CREATED"
  | "CHARGEBACK_REVERSED"
  | "ORDER_REFUNDED"
  | (string & {});

/**
 * One change to an order; one of the fields is set.
 *
 * At most one of: `lineItemChanged`, `lineItemAdded`, `lineItemRemoved`, `discountAdded`,
 * `discountRemoved`, `additionalFeeAdded`, `additionalFeeRemoved`, `totalPriceChanged`,
 * `shippingInformationChanged`.
 */
export type OrderChange =
  | {
      /** Item whose quantity or price changed. */
      lineItemChanged?: LineItemChanges;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      /** Item that was added. */
      lineItemAdded?: ManagedLineItem;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      /** Item that was taken out. */
      lineItemRemoved?: ManagedLineItem;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      /** Discount that was added. */
      discountAdded?: ManagedDiscount;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      /** Discount that was taken off. */
      discountRemoved?: ManagedDiscount;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      /** Fee that was added. */
      additionalFeeAdded?: ManagedAdditionalFee;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      /** Fee that was taken off. */
      additionalFeeRemoved?: ManagedAdditionalFee;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      /** Total before and after. */
      totalPriceChanged?: TotalPriceChange;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      /** Delivery before and after. */
      shippingInformationChanged?: ShippingInformationChange;
    };

/**
 * One change to an order; one of the fields is set.
 *
 * At most one of: `lineItemChanged`, `lineItemAdded`, `lineItemRemoved`, `discountAdded`,
 * `discountRemoved`, `additionalFeeAdded`, `additionalFeeRemoved`, `totalPriceChanged`,
 * `shippingInformationChanged`.
 */
export type OrderChangeInput =
  | {
      /** Item whose quantity or price changed. */
      lineItemChanged?: LineItemChangesInput;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      /** Item that was added. */
      lineItemAdded?: ManagedLineItemInput;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      /** Item that was taken out. */
      lineItemRemoved?: ManagedLineItemInput;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      /** Discount that was added. */
      discountAdded?: ManagedDiscountInput;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      /** Discount that was taken off. */
      discountRemoved?: ManagedDiscountInput;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      /** Fee that was added. */
      additionalFeeAdded?: ManagedAdditionalFeeInput;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      /** Fee that was taken off. */
      additionalFeeRemoved?: ManagedAdditionalFeeInput;
      totalPriceChanged?: undefined;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      /** Total before and after. */
      totalPriceChanged?: TotalPriceChangeInput;
      shippingInformationChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
      /** Delivery before and after. */
      shippingInformationChanged?: ShippingInformationChangeInput;
    };

/** Who is told about a new order. */
export interface OrderCreateNotifications {
  /** False to send the buyer no notification; null or absent sends it. */
  sendNotificationToBuyer?: boolean | null;
  /** False to send the merchant no notifications; null or absent sends them. */
  sendNotificationsToBusiness?: boolean | null;
}

/** One item of an order. */
export interface OrderLineItem {
  /** Id of the line item within the order. Cannot change after creation. */
  id: string;
  /** Name of the item. */
  productName?: ProductName;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** How many were bought. 1 to 100000. */
  quantity: number;
  /** Discounts on the whole quantity. */
  totalDiscount?: Price;
  /** Chosen options, one per line. At most 20 items. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image?: Image;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** Id of the service that ships it. */
  fulfillerId?: string | null;
  /** How many were refunded. At most 100000. */
  refundQuantity?: number | null;
  /** How many went back into stock. At most 100000. */
  restockQuantity?: number | null;
  /** Price of one, after sale and discounts. */
  price?: Price;
  /** Price of one as on sale, before discounts. */
  priceBeforeDiscounts?: Price;
  /** Price of the whole quantity after discounts, without tax. */
  totalPriceBeforeTax?: Price;
  /** Price of the whole quantity after discounts, with tax. */
  totalPriceAfterTax?: Price;
  /** Way of paying. */
  paymentOption: PaymentOptionType;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  /** Taxes on the item. */
  taxInfo?: LineItemTaxInfo;
  /** File that the buyer of a digital item may download. */
  digitalFile?: DigitalFile;
  /** Subscription under which it was bought. */
  subscriptionInfo?: SubscriptionInfo;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit for one, when only a deposit was paid. */
  depositAmount?: Price;
  /** Stock locations that the item is taken from. At most 5 items. */
  locations: LocationAndQuantity[];
  /** Price of the whole quantity, after sale and discounts. */
  lineItemPrice?: Price;
  /** Address that decided its tax. */
  taxableAddress?: TaxableAddress;
  /** True when the price is settled only after the purchase. */
  priceUndetermined: boolean;
  /** True when the quantity cannot be changed. */
  fixedQuantity: boolean;
  /** Quantity with decimals, for goods sold by measure. */
  decimalQuantity?: DecimalQuantity;
  /** Custom data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
  /** Extras that were chosen. At most 10 items. */
  modifierGroups: ModifierGroupOfOrders[];
}

/** One item of an order. */
export interface OrderLineItemInput {
  /** Id of the line item within the order. Cannot change after creation. */
  id?: string;
  /** Name of the item. */
  productName?: ProductNameInput;
  /** The item and the choice within it. */
  catalogReference?: CatalogReferenceInput;
  /** How many were bought. 1 to 100000. */
  quantity?: number;
  /** Chosen options, one per line. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  image?: ImageInput;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Kind of item. */
  itemType?: ItemType;
  /** Id of the service that ships it. */
  fulfillerId?: string | null;
  /** How many were refunded. At most 100000. */
  refundQuantity?: number | null;
  /** How many went back into stock. At most 100000. */
  restockQuantity?: number | null;
  /** Price of one, after sale and discounts. */
  price?: PriceInput;
  /** Way of paying. */
  paymentOption?: PaymentOptionType;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  /** Taxes on the item. */
  taxInfo?: LineItemTaxInfoInput;
  /** File that the buyer of a digital item may download. */
  digitalFile?: DigitalFileInput;
  /** Subscription under which it was bought. */
  subscriptionInfo?: SubscriptionInfoInput;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Stock locations that the item is taken from. At most 5 items. */
  locations?: LocationAndQuantityInput[];
  /** Price of the whole quantity, after sale and discounts. */
  lineItemPrice?: PriceInput;
  /** Address that decided its tax. */
  taxableAddress?: TaxableAddress;
  /** True when the price is settled only after the purchase. */
  priceUndetermined?: boolean;
  /** True when the quantity cannot be changed. */
  fixedQuantity?: boolean;
  /** Quantity with decimals, for goods sold by measure. */
  decimalQuantity?: DecimalQuantityInput;
  /** Custom data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
}

/** `OrderLineItemInput` as an argument of `importOrder` and `createOrder`. */
export interface OrderLineItemToSend extends OrderLineItemInput {
  /** Name of the item. */
  productName: ProductNameToSend;
  /** The item and the choice within it. */
  catalogReference?: CatalogReferenceToSend;
  /** How many were bought. 1 to 100000. */
  quantity: number;
  /** Kind of item. */
  itemType: ItemType;
  /** Price of one, after sale and discounts. */
  price: PriceInput;
}

/** `OrderLineItemInput` as an argument of `updateOrderLineItem`. */
export interface OrderLineItemToUpdate extends Omit<OrderLineItemInput, "id"> {}

/** A refund of an order. */
export interface OrderRefunded {
  /** True when the money was returned outside the platform. */
  manual: boolean;
  /** Amount that was returned. */
  amount?: Price;
  /** Reason in words. At most 200 characters. */
  reason: string;
}

/** A refund of an order. */
export interface OrderRefundedInput {
  /** True when the money was returned outside the platform. */
  manual?: boolean;
  /** Amount that was returned. */
  amount?: PriceInput;
  /** Reason in words. At most 200 characters. */
  reason?: string;
}

/** One tax of an order, over all its items. */
export interface OrderTaxBreakdown {
  /** Name to show, such as 'Sales tax'. At most 200 characters. */
  taxName: string;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType: string;
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction: string;
  /** Level of the place that levies it. */
  jurisdictionType: JurisdictionType;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate: string;
  /** Amount of this tax over all items. */
  aggregatedTaxAmount?: Price;
}

/** One tax of an order, over all its items. */
export interface OrderTaxBreakdownInput {
  /** Name to show, such as 'Sales tax'. At most 200 characters. */
  taxName?: string;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string;
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string;
  /** Level of the place that levies it. */
  jurisdictionType?: JurisdictionType;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string;
  /** Amount of this tax over all items. */
  aggregatedTaxAmount?: PriceInput;
}

/** Taxes of an order. */
export interface OrderTaxInfo {
  /** All taxes added up. */
  totalTax?: Price;
  /** The taxes, one by one. At most 50 items. */
  taxBreakdown: OrderTaxBreakdown[];
  /** True when the buyer was free of tax. */
  taxExempt?: boolean | null;
}

/** Taxes of an order. */
export interface OrderTaxInfoInput {
  /** All taxes added up. */
  totalTax?: PriceInput;
  /** The taxes, one by one. At most 50 items. */
  taxBreakdown?: OrderTaxBreakdownInput[];
}

/** Marks a problem that concerns no line item. */
export interface Other {
  /** Part of the page that is concerned. */
  name: NameInOther;
}

/** A further charge for delivery. */
export interface OtherCharge {
  /** Kind of charge. */
  type: ChargeType;
  /** The charge as it is added to the delivery. */
  price?: MultiCurrencyPrice;
  /** More about the charge. At most 250 characters. */
  details?: string | null;
}

/** The apps that own an order. */
export interface OwnerApps {
  /** Ids of the apps. 1 to 10 items. */
  appIds?: string[];
}

/** Address of a page of the site. */
export interface PageUrlV2OfCartV2 {
  /** Path below the site's address, such as '/product-page/mug'. */
  relativePath: string;
  /** Address of the page in full. */
  url?: string | null;
}

/** Address of a page of the site. */
export interface PageUrlV2OfCartV2Input {
  /** Path below the site's address, such as '/product-page/mug'. */
  relativePath?: string;
  /** Address of the page in full. */
  url?: string | null;
}

/**
 * A payment of an order, by money, gift card or membership; one of the three details is set.
 *
 * At most one of: `regularPaymentDetails`, `giftcardPaymentDetails`,
 * `membershipPaymentDetails`.
 */
export type Payment = {
  /** Id of the payment. */
  id: string;
  /** When the payment was made; when recording one, the time of recording if left out. */
  createdDate?: Date | null;
  /** When the payment was last changed. */
  updatedDate?: Date | null;
  /** Amount of the payment. */
  amount?: Price;
  /** True when the payment cannot be refunded; false leaves it to the payment provider. */
  refundDisabled: boolean;
  /** True when a receipt can be made for the payment. */
  supportReceiptGeneration: boolean;
  /** How the amount was rounded, for payments in cash. */
  cashRounding?: CashRoundingDetails;
  /** Status of the payment. */
  status: PaymentStatus;
  /** Id that the payments of one charge share. */
  chargeCorrelationId?: string | null;
} & (
  | {
      /** Details of a payment through a payment provider or offline. */
      regularPaymentDetails?: RegularPaymentDetails;
      giftcardPaymentDetails?: undefined;
      membershipPaymentDetails?: undefined;
    }
  | {
      regularPaymentDetails?: undefined;
      /** Details of a payment by gift card. */
      giftcardPaymentDetails?: GiftCardPaymentDetails;
      membershipPaymentDetails?: undefined;
    }
  | {
      regularPaymentDetails?: undefined;
      giftcardPaymentDetails?: undefined;
      /** The membership that paid and the line item it paid for. */
      membershipPaymentDetails?: MembershipPaymentDetails;
    }
);

/**
 * A payment of an order, by money, gift card or membership; one of the three details is set.
 *
 * At most one of: `regularPaymentDetails`, `giftcardPaymentDetails`,
 * `membershipPaymentDetails`.
 */
export type PaymentInput = {
  /** When the payment was made; when recording one, the time of recording if left out. */
  createdDate?: Date | null;
  /** Amount of the payment. */
  amount: PriceInput;
  /** True when the payment cannot be refunded; false leaves it to the payment provider. */
  refundDisabled?: boolean;
  /** How the amount was rounded, for payments in cash. */
  cashRounding?: CashRoundingDetailsInput;
  /** Status of the payment. */
  status?: PaymentStatus;
  /** Id that the payments of one charge share. */
  chargeCorrelationId?: string | null;
} & (
  | {
      /** Details of a payment through a payment provider or offline. */
      regularPaymentDetails: RegularPaymentDetailsInput;
      giftcardPaymentDetails?: undefined;
      membershipPaymentDetails?: undefined;
    }
  | {
      regularPaymentDetails?: undefined;
      /** Details of a payment by gift card. */
      giftcardPaymentDetails: GiftCardPaymentDetailsInput;
      membershipPaymentDetails?: undefined;
    }
  | {
      regularPaymentDetails?: undefined;
      giftcardPaymentDetails?: undefined;
      /** The membership that paid and the line item it paid for. */
      membershipPaymentDetails: MembershipPaymentDetailsInput;
    }
);

/** A payment that was canceled. */
export interface PaymentCanceled {
  /** Payment by card or the like. */
  regular?: RegularPayment;
  /** Id of the payment. */
  paymentId: string;
}

/** A payment that was canceled. */
export interface PaymentCanceledInput {
  /** Payment by card or the like. */
  regular?: RegularPaymentInput;
  /** Id of the payment. */
  paymentId?: string;
}

/** A payment that was declined. */
export interface PaymentDeclined {
  /** Payment by card or the like. */
  regular?: RegularPayment;
  /** Id of the payment. */
  paymentId: string;
}

/** A payment that was declined. */
export interface PaymentDeclinedInput {
  /** Payment by card or the like. */
  regular?: RegularPaymentInput;
  /** Id of the payment. */
  paymentId?: string;
}

/** Gift cards, currency and billing address of a cart. */
export interface PaymentInfo {
  /** Gift cards that pay part of the cart. At most 1 items. */
  giftCards: V2GiftCard[];
  /** Currency in which the buyer pays, as an ISO 4217 code. */
  currencyCode: string;
  /** Address that the bill goes to. */
  billingAddress?: Address;
  /** Person and company on the bill. */
  billingContact?: FullAddressContactDetails;
}

/** Gift cards, currency and billing address of a cart. */
export interface PaymentInfoInput {
  /** Address that the bill goes to. */
  billingAddress?: AddressInput;
  /** Person and company on the bill. */
  billingContact?: FullAddressContactDetailsInput;
}

/** Name of a payment method in the languages of buyer and site. */
export interface PaymentMethodName {
  /** Name in the buyer's language. At most 150 characters. */
  buyerLanguageName?: string | null;
  /** Name in the site's main language. At most 150 characters. */
  siteLanguageName?: string | null;
  /** Name that the merchant chose for a payment recorded by hand. */
  userDefinedName?: UserDefinedPaymentMethodName;
}

/** How an item is to be paid. */
export interface PaymentOption {
  /** The way of paying. */
  value: PaymentOptionType;
}

/** How an item is to be paid. */
export interface PaymentOptionInput {
  /** The way of paying. */
  value?: PaymentOptionType;
}

/** How an item is paid: in full or by deposit, online or offline, or with a membership. */
export type PaymentOptionType =
  | "FULL_PAYMENT_ONLINE"
  | "FULL_PAYMENT_OFFLINE"
  | "MEMBERSHIP"
  | "DEPOSIT_ONLINE"
  | "MEMBERSHIP_OFFLINE"
  | "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER"
  | (string & {});

/** A payment that is being processed. */
export interface PaymentPending {
  /** Payment by card or the like. */
  regular?: RegularPayment;
  /** Id of the payment. */
  paymentId: string;
}

/** A payment that is being processed. */
export interface PaymentPendingInput {
  /** Payment by card or the like. */
  regular?: RegularPaymentInput;
  /** Id of the payment. */
  paymentId?: string;
}

/** A payment to refund, and how much of it. */
export interface PaymentRefund {
  /** Id of the payment. */
  paymentId?: string;
  /** Amount to refund; for payments in money, not for gift cards and memberships. */
  amount?: PriceInput;
  /** True when the money was given back outside the platform, so that the refund is only recorded. */
  externalRefund?: boolean;
}

/** `PaymentRefund` as an argument of `refundPayments`. */
export interface PaymentRefundForRefundPayments extends PaymentRefund {
  /** Id of the payment. */
  paymentId: string;
}

/** A payment whose refund failed. */
export interface PaymentRefundFailed {
  /** Id of the refund. */
  refundId: string;
  /** The payment that should have been refunded. */
  payment?: RefundedPayment;
}

/** A payment whose refund failed. */
export interface PaymentRefundFailedInput {
  /** Id of the refund. */
  refundId?: string;
  /** The payment that should have been refunded. */
  payment?: RefundedPaymentInput;
}

/** A payment that was refunded. */
export interface PaymentRefunded {
  /** Id of the refund. */
  refundId: string;
  /** The payment that was refunded. */
  payment?: RefundedPayment;
}

/** A payment that was refunded. */
export interface PaymentRefundedInput {
  /** Id of the refund. */
  refundId?: string;
  /** The payment that was refunded. */
  payment?: RefundedPaymentInput;
}

/** What became of a payment. */
export type PaymentStatus =
  | "APPROVED"
  | "PENDING"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | "REFUNDED"
  | "PARTIALLY_REFUNDED"
  | "AUTHORIZED"
  | "VOIDED"
  | (string & {});

/** What is paid now, later, and by gift card or membership. */
export interface PaymentSummary {
  /** Amount per gift card. At most 1 items. */
  giftCards: GiftCardSummary[];
  /** Memberships and the items they pay for. At most 300 items. */
  memberships: MembershipSummary[];
  /** Charges of the subscriptions to come. At most 100 items. */
  subscriptionCharges: SubscriptionCharges[];
  /** True when something is left to pay after the gift cards. */
  requiresPaymentAfterGiftCard: boolean;
  /** Amount that is left after the gift cards. */
  totalAfterGiftCards?: ConvertedMoney;
  /** Amount to pay with the order. */
  payNow?: ConvertedMoney;
  /** Amount to pay after the order. */
  payLater?: ConvertedMoney;
  /** Amount to pay once free trials end. */
  payAfterFreeTrial?: ConvertedMoney;
}

/** What a physical item weighs, how it is identified and if it ships. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit. At most 40 characters. */
  sku?: string | null;
  /** True when the item has to be delivered. */
  shippable: boolean;
}

/** What a physical item weighs, how it is identified and if it ships. */
export interface PhysicalPropertiesInput {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit. At most 40 characters. */
  sku?: string | null;
  /** True when the item has to be delivered. */
  shippable?: boolean;
}

/** Address to collect an order from. */
export interface PickupAddress {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 1000 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 1000 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddress;
  /** First line of the address: street and number. At most 1000 characters. */
  addressLine?: string | null;
  /** Second line: floor, flat or other detail. At most 1000 characters. */
  addressLine2?: string | null;
  /** Country's name in full. */
  countryFullname?: string | null;
  /** Name of the state, province or region in full. */
  subdivisionFullname?: string | null;
  /** Position on the map. */
  geocode?: {
    /** Latitude in degrees, from -90 to 90. */
    latitude?: number | null;
    /** Longitude in degrees, from -180 to 180. */
    longitude?: number | null;
  };
  /** The whole address as one text. */
  formattedAddress?: string | null;
}

/** Address to collect an order from. */
export interface PickupAddressInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 1000 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 1000 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddressInput;
  /** First line of the address: street and number. At most 1000 characters. */
  addressLine?: string | null;
  /** Second line: floor, flat or other detail. At most 1000 characters. */
  addressLine2?: string | null;
  /** Position on the map. */
  geocode?: {
    /** Latitude in degrees, from -90 to 90. */
    latitude?: number | null;
    /** Longitude in degrees, from -180 to 180. */
    longitude?: number | null;
  };
}

/** Where the buyer collects the items. */
export interface PickupDetails {
  /** Address to collect from. */
  address?: Address;
  /**
   * True when the address is one of the business's own.
   *
   * @deprecated
   */
  businessLocation?: boolean;
  /** Kind of place. */
  pickupMethod: PickupMethod;
}

/** Where the buyer collects the items. */
export interface PickupDetailsOfOrders {
  /** Address to collect from. */
  address?: PickupAddress;
  /** Kind of place. */
  pickupMethod: PickupMethod;
}

/** Where the buyer collects the items. */
export interface PickupDetailsOfOrdersInput {
  /** Address to collect from. */
  address?: PickupAddressInput;
  /** Kind of place. */
  pickupMethod?: PickupMethod;
}

/** Places to collect from: the store itself or a pickup point. */
export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT" | (string & {});

/** Text of a description line. */
export interface PlainTextValue {
  /** Text in the site's main language. At most 600 characters. */
  original: string;
  /** Text in the buyer's language, when a translation exists. At most 600 characters. */
  translated?: string | null;
}

/** Text of a description line. */
export interface PlainTextValueInput {
  /** Text in the site's main language. At most 600 characters. */
  original?: string;
  /** Text in the buyer's language, when a translation exists. At most 600 characters. */
  translated?: string | null;
}

/** One fee that the platform takes. */
export interface PlatformFee {
  /** Name of the fee. */
  name?: TranslatableString;
  /** Amount of the fee. */
  amount?: Price;
  /** Id of the line item that it belongs to. */
  lineItemId: string;
  /** Tells who pays the fee. */
  chargeType: ChargeTypeOfOrders;
  /** Rate as a decimal string from '0' to '1'. */
  percentageRate: string;
}

/** One fee that the platform takes. */
export interface PlatformFeeInput {
  /** Name of the fee. */
  name?: TranslatableStringInput;
  /** Amount of the fee. */
  amount?: PriceInput;
  /** Id of the line item that it belongs to. */
  lineItemId?: string;
  /** Tells who pays the fee. */
  chargeType?: ChargeTypeOfOrders;
  /** Rate as a decimal string from '0' to '1'. */
  percentageRate?: string;
}

/** Fees that the platform takes from an order. */
export interface PlatformFeeSummary {
  /** All fees added up. */
  total?: Price;
  /** Fees that the buyer pays. */
  totalPassOn?: Price;
  /** Fees that the merchant pays. */
  totalAbsorbed?: Price;
  /** The fees, one by one. At most 300 items. */
  fees: PlatformFee[];
}

/** Fees that the platform takes from an order. */
export interface PlatformFeeSummaryInput {
  /** All fees added up. */
  total?: PriceInput;
  /** Fees that the buyer pays. */
  totalPassOn?: PriceInput;
  /** Fees that the merchant pays. */
  totalAbsorbed?: PriceInput;
  /** The fees, one by one. At most 300 items. */
  fees?: PlatformFeeInput[];
}

/** Terms that the buyer of an item should read. */
export interface Policy {
  /** Title of the terms. 1 to 29 characters. */
  title?: string | null;
  /** Text of the terms. 1 to 3000 characters. */
  content: string;
}

/** Terms that the buyer of an item should read. */
export interface PolicyInput {
  /** Title of the terms. 1 to 29 characters. */
  title?: string | null;
  /** Text of the terms. 1 to 3000 characters. */
  content?: string;
}

/** Kinds of offline payments: cash, bank transfer or check. */
export type PredefinedPaymentMethod = "CASH" | "BANK_TRANSFER" | "CHECK" | (string & {});

/** An amount of money, in the currency of the entity that holds it. */
export interface Price {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. */
  formattedAmount: string;
}

/** An amount of money, in the currency of the entity that holds it. */
export interface PriceInput {
  /** Amount as a decimal string, such as '19.90'. */
  amount?: string;
}

/** `PriceInput` as an argument of `createDraftOrder`, `createCustomDiscounts` and 3 others. */
export interface PriceToSend extends PriceInput {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
}

/** Words that stand with or instead of the price, such as 'Starts at $20'. */
export interface PriceDescription {
  /** Words in the site's main language. 1 to 100 characters. */
  original: string;
  /** Words in the buyer's language, when a translation exists. 1 to 100 characters. */
  translated?: string | null;
}

/** Words that stand with or instead of the price, such as 'Starts at $20'. */
export interface PriceDescriptionInput {
  /** Words in the site's main language. 1 to 100 characters. */
  original?: string;
  /** Words in the buyer's language, when a translation exists. 1 to 100 characters. */
  translated?: string | null;
}

/** Price of an offer. */
export interface PriceDetails {
  /** Price as a decimal string. */
  price: string;
  /** Words about the price. At most 200 characters. */
  description?: string | null;
}

/** Totals, from the sum of the items to the final amount. */
export interface PriceSummary {
  /** Sum of the items before discounts, delivery and tax. */
  subtotal?: MultiCurrencyPrice;
  /** Price of delivery. */
  shipping?: MultiCurrencyPrice;
  /** Total tax that is due. */
  tax?: MultiCurrencyPrice;
  /** Total of all discounts. */
  discount?: MultiCurrencyPrice;
  /** Amount to pay after everything. */
  total?: MultiCurrencyPrice;
  /** Total of the additional fees. */
  additionalFees?: MultiCurrencyPrice;
}

/** Totals, from the sum of the items to the final amount. */
export interface PriceSummaryOfOrders {
  /** Sum of the items before discounts, delivery and tax. */
  subtotal?: Price;
  /** Price of delivery. */
  shipping?: Price;
  /** Total tax that is due. */
  tax?: Price;
  /** Total of all discounts. */
  discount?: Price;
  /** Amount to pay after everything. */
  total?: Price;
  /** All additional fees added up. */
  totalAdditionalFees?: Price;
}

/** Totals, from the sum of the items to the final amount. */
export interface PriceSummaryOfOrdersInput {
  /** Sum of the items before discounts, delivery and tax. */
  subtotal?: PriceInput;
  /** Price of delivery. */
  shipping?: PriceInput;
  /** Total tax that is due. */
  tax?: PriceInput;
  /** Total of all discounts. */
  discount?: PriceInput;
  /** Amount to pay after everything. */
  total?: PriceInput;
  /** All additional fees added up. */
  totalAdditionalFees?: PriceInput;
}

/** Name of an item in the site's main language and in the buyer's. */
export interface ProductName {
  /** Name in the site's main language. 1 to 200 characters. */
  original: string;
  /** Name in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/** Name of an item in the site's main language and in the buyer's. */
export interface ProductNameInput {
  /** Name in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Name in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/** `ProductNameInput` as an argument of `importOrder` and `createOrder`. */
export interface ProductNameToSend extends ProductNameInput {
  /** Name in the site's main language. 1 to 200 characters. */
  original: string;
}

/** New quantity of a line item. */
export interface QuantityUpdate {
  /** How many of it there shall be. 1 to 100000. */
  newQuantity: number;
}

/**
 * Filter, order and page of a query.
 *
 * At most one of: `paging`, `cursorPaging`.
 */
export type QueryV2 = {
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. */
  sort?: SortingOfProducts[];
  /** Paths of the fields to answer; every field when left out. */
  fields?: string[];
  /** Named groups of fields to answer. */
  fieldsets?: string[];
} & (
  | {
      /** Page to answer, by offset; use this or cursorPaging. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** Page to answer, by cursor; use this or paging. */
      cursorPaging?: CursorPaging;
    }
);

/** Where a tax rate comes from: none, set by hand, automatic or the fallback. */
export type RateType =
  | "NO_TAX_COLLECTED"
  | "MANUAL_RATE"
  | "AUTO_RATE"
  | "FALLBACK_RATE"
  | (string & {});

/** Why an authorization was given up: by hand or by schedule. */
export type Reason = "MANUAL" | "SCHEDULED" | (string & {});

/**
 * A receipt that was made out.
 *
 * At most one of: `wixReceipt`, `externalReceipt`.
 */
export type ReceiptCreated = {
  /** Id of the payment. */
  paymentId: string;
} & (
  | {
      /** Receipt by the platform. */
      wixReceipt?: WixReceipt;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt by another system. */
      externalReceipt?: ExternalReceipt;
    }
);

/**
 * A receipt that was made out.
 *
 * At most one of: `wixReceipt`, `externalReceipt`.
 */
export type ReceiptCreatedInput = {
  /** Id of the payment. */
  paymentId?: string;
} & (
  | {
      /** Receipt by the platform. */
      wixReceipt?: WixReceiptInput;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt by another system. */
      externalReceipt?: ExternalReceipt;
    }
);

/**
 * A receipt that was sent to the buyer.
 *
 * At most one of: `wixReceipt`, `externalReceipt`.
 */
export type ReceiptSent = {
  /** Id of the payment. */
  paymentId: string;
} & (
  | {
      /** Receipt by the platform. */
      wixReceipt?: WixReceipt;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt by another system. */
      externalReceipt?: ExternalReceipt;
    }
);

/**
 * A receipt that was sent to the buyer.
 *
 * At most one of: `wixReceipt`, `externalReceipt`.
 */
export type ReceiptSentInput = {
  /** Id of the payment. */
  paymentId?: string;
} & (
  | {
      /** Receipt by the platform. */
      wixReceipt?: WixReceiptInput;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt by another system. */
      externalReceipt?: ExternalReceipt;
    }
);

/** The recipient that a draft order replaces. */
export interface RecipientInfoChangedDetails {
  /** Recipient's address and contact before the change. */
  recipientInfoBeforeChange?: AddressWithContact;
}

/** How a membership is used up: by credits or by sessions. */
export type RedemptionType = "CREDITS" | "SESSIONS" | (string & {});

/** A refund of an order, which may give back several payments. */
export interface Refund {
  /** Id of the refund. */
  id: string;
  /** What was given back, one entry per payment. At most 50 items. */
  transactions: RefundTransaction[];
  /** Line items, fees and delivery that the refund is for, and its reason. */
  details?: RefundDetails;
  /** When the refund was made. Cannot change after creation. */
  createdDate?: Date | null;
  /** How much was asked for, is on its way, arrived and failed. */
  summary?: AggregatedRefundSummary;
  /** Id of the app that asked for the refund. Cannot change after creation. */
  requestingServiceAppId?: string | null;
}

/** What a refund is for. */
export interface RefundDetails {
  /** Line items of the refund, and how many of each. At most 300 items. */
  items: RefundItem[];
  /** True when the price of delivery is refunded too. */
  shippingIncluded: boolean;
  /** Reason for the refund. At most 200 characters. */
  reason?: string | null;
  /** Line items that are refunded, and how many of each. At most 300 items. */
  lineItems: LineItemRefund[];
  /** Additional fees that are refunded. At most 100 items. */
  additionalFees: AdditionalFeeRefund[];
  /** Refund of the delivery's price. */
  shipping?: ShippingRefund;
}

/** What a refund is for. */
export interface RefundDetailsInput {
  /** Line items of the refund, and how many of each. At most 300 items. */
  items?: RefundItemInput[];
  /** True when the price of delivery is refunded too. */
  shippingIncluded?: boolean;
  /** Reason for the refund. At most 200 characters. */
  reason?: string | null;
  /** Line items that are refunded, and how many of each. At most 300 items. */
  lineItems?: LineItemRefundInput[];
  /** Additional fees that are refunded. At most 100 items. */
  additionalFees?: AdditionalFeeRefundInput[];
  /** Refund of the delivery's price. */
  shipping?: ShippingRefundInput;
}

/** A refund that was started. */
export interface RefundInitiated {
  /** Id of the refund. */
  refundId: string;
  /** Amount to return. */
  amount?: Price;
  /** Payments that it returns money of. 1 to 50 items. */
  payments: RefundedPayment[];
  /** Reason in words. At most 200 characters. */
  reason?: string | null;
}

/** A refund that was started. */
export interface RefundInitiatedInput {
  /** Id of the refund. */
  refundId?: string;
  /** Amount to return. */
  amount?: PriceInput;
  /** Payments that it returns money of. 1 to 50 items. */
  payments?: RefundedPaymentInput[];
  /** Reason in words. At most 200 characters. */
  reason?: string | null;
}

/** A line item of a refund. */
export interface RefundItem {
  /** Id of the line item. */
  lineItemId: string;
  /** How many of it are refunded. 1 to 100000. */
  quantity: number;
}

/** A line item of a refund. */
export interface RefundItemInput {
  /** Id of the line item. */
  lineItemId?: string;
  /** How many of it are refunded. 1 to 100000. */
  quantity?: number;
}

/** A refund by line item. */
export interface RefundItemsBreakdown {
  /** One entry per line item that was refunded. At most 300 items. */
  lineItems: LineItemRefundSummary[];
}

/** What happens along with a refund: restocking and an email to the buyer. */
export interface RefundSideEffects {
  /** Items to put back into stock. */
  restockInfo?: RestockInfo;
  /** True to tell the buyer about the refund by email. */
  sendOrderRefundedEmail: boolean;
  /** Text to add to that email; the standard email is sent without. 1 to 1000 characters. */
  customMessage?: string | null;
}

/** What happens along with a refund: restocking and an email to the buyer. */
export interface RefundSideEffectsInput {
  /** Items to put back into stock. */
  restockInfo?: RestockInfoInput;
  /** True to tell the buyer about the refund by email. */
  sendOrderRefundedEmail?: boolean;
  /** Text to add to that email; the standard email is sent without. 1 to 1000 characters. */
  customMessage?: string | null;
}

/** How far a refund has come. */
export type RefundStatus =
  | "PENDING"
  | "SUCCEEDED"
  | "FAILED"
  | "SCHEDULED"
  | "STARTED"
  | (string & {});

/** Why a refund transaction has its status. */
export interface RefundStatusInfo {
  /** Code of the reason at the payment gateway, such as '3012'. 1 to 10 characters. */
  paymentGatewayReasonCode?: string | null;
  /** The reason in words. 1 to 1000 characters. */
  description?: string | null;
}

/** What a refund gave back of one payment. */
export interface RefundTransaction {
  /** Id of the payment. Cannot change after creation. */
  paymentId: string;
  /** Amount that is given back. Cannot change after creation. */
  amount?: Price;
  /** How far the transaction has come. */
  refundStatus: RefundStatus;
  /** Why it has its status; set where the provider told. */
  refundStatusInfo?: RefundStatusInfo;
  /** Id of the refund at the payment gateway. */
  gatewayRefundId?: string | null;
  /** Id of the refund at the payment provider. */
  providerRefundId?: string | null;
  /** True when the money was given back outside the platform. Cannot change after creation. */
  externalRefund: boolean;
}

/** A refund that was given as store credit. */
export interface RefundedAsStoreCredit {
  /** Amount of the store credit. */
  amount?: Price;
  /** Reason in words. At most 100 characters. */
  reason?: string | null;
}

/** A refund that was given as store credit. */
export interface RefundedAsStoreCreditInput {
  /** Amount of the store credit. */
  amount?: PriceInput;
  /** Reason in words. At most 100 characters. */
  reason?: string | null;
}

/**
 * One payment within a refund; one of the first three is set.
 *
 * At most one of: `regular`, `giftCard`, `membership`.
 */
export type RefundedPayment = {
  /** Id of the payment. */
  paymentId: string;
  /** True when the money is returned outside the platform. */
  externalRefund: boolean;
} & (
  | {
      /** Refund of a payment by card or the like. */
      regular?: RegularPaymentRefund;
      giftCard?: undefined;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      /** Refund of a gift card's payment. */
      giftCard?: GiftCardPaymentRefund;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      giftCard?: undefined;
      /** Refund of a membership's payment. */
      membership?: MembershipPaymentRefund;
    }
);

/**
 * One payment within a refund; one of the first three is set.
 *
 * At most one of: `regular`, `giftCard`, `membership`.
 */
export type RefundedPaymentInput = {
  /** Id of the payment. */
  paymentId?: string;
  /** True when the money is returned outside the platform. */
  externalRefund?: boolean;
} & (
  | {
      /** Refund of a payment by card or the like. */
      regular?: RegularPaymentRefundInput;
      giftCard?: undefined;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      /** Refund of a gift card's payment. */
      giftCard?: GiftCardPaymentRefundInput;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      giftCard?: undefined;
      /** Refund of a membership's payment. */
      membership?: MembershipPaymentRefund;
    }
);

/** Delivery region of the shop. */
export interface Region {
  /** Id of the region. */
  id?: string | null;
  /** Name of the region. At most 100 characters. */
  name?: string | null;
}

/** A payment by card or the like. */
export interface RegularPayment {
  /** Facts about the card, when it was one. */
  creditCardDetails?: CreditCardDetails;
  /** Amount of the payment. */
  amount?: Price;
}

/** A payment by card or the like. */
export interface RegularPaymentInput {
  /** Facts about the card, when it was one. */
  creditCardDetails?: CreditCardDetails;
  /** Amount of the payment. */
  amount?: PriceInput;
}

/** A payment through a payment provider, or offline. */
export interface RegularPaymentDetails {
  /** The card, when one was used. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Id of the payment's order at the payment gateway. At most 100 characters. */
  paymentOrderId?: string | null;
  /**
   * Id of the transaction at the payment gateway; absent for offline payments. At most 100
   * characters.
   */
  gatewayTransactionId?: string | null;
  /**
   * Method of payment, such as 'CreditCard' or 'PayPal'. At most 150 characters.
   *
   * @deprecated
   */
  paymentMethod?: string | null;
  /** Id of the transaction at the payment provider. At most 100 characters. */
  providerTransactionId?: string | null;
  /** True when the money was received outside the site, such as in cash. */
  offlinePayment: boolean;
  /**
   * Status of the payment.
   *
   * @deprecated
   */
  status?: TransactionStatus;
  /** True when the buyer agreed to later charges of the same method. */
  savedPaymentMethod: boolean;
  /** Authorization, captures and void, when the payment was authorized first. */
  authorizationDetails?: AuthorizationDetails;
  /** Chargebacks of the payment. At most 6 items. */
  chargebacks: Chargeback[];
  /** Fee that the platform took for the payment. */
  platformFee?: Price;
  /** Name of the method to show. */
  paymentMethodName?: PaymentMethodName;
}

/** A payment through a payment provider, or offline. */
export interface RegularPaymentDetailsInput {
  /** The card, when one was used. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Id of the payment's order at the payment gateway. At most 100 characters. */
  paymentOrderId?: string | null;
  /**
   * Id of the transaction at the payment gateway; absent for offline payments. At most 100
   * characters.
   */
  gatewayTransactionId?: string | null;
  /**
   * Method of payment, such as 'CreditCard' or 'PayPal'. At most 150 characters.
   *
   * @deprecated
   */
  paymentMethod?: string | null;
  /** Id of the transaction at the payment provider. At most 100 characters. */
  providerTransactionId?: string | null;
  /** True when the money was received outside the site, such as in cash. */
  offlinePayment?: boolean;
  /**
   * Status of the payment.
   *
   * @deprecated
   */
  status?: TransactionStatus;
  /** True when the buyer agreed to later charges of the same method. */
  savedPaymentMethod?: boolean;
  /** Authorization, captures and void, when the payment was authorized first. */
  authorizationDetails?: AuthorizationDetailsInput;
  /** Chargebacks of the payment. At most 6 items. */
  chargebacks?: ChargebackInput[];
  /** Fee that the platform took for the payment. */
  platformFee?: PriceInput;
  /** Name of the method to show. */
  paymentMethodName?: PaymentMethodName;
}

/** Refund of a payment by card or the like. */
export interface RegularPaymentRefund {
  /** Amount to return. */
  amount?: Price;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Refund of a payment by card or the like. */
export interface RegularPaymentRefundInput {
  /** Amount to return. */
  amount?: PriceInput;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Cart whose coupon to take off. */
export interface RemoveCouponRequest {
  /** Id of the cart. */
  id: string;
}

/** The cart after the change. */
export interface RemoveCouponResponse {
  /** The cart without the coupon. */
  cart?: CartOfCart;
}

/** Items to take out of the current cart. */
export interface RemoveLineItemsFromCurrentCartRequest {
  /** Ids of the line items. 1 to 100 items. */
  lineItemIds: string[];
}

/** The cart after the change. */
export interface RemoveLineItemsResponse {
  /** The cart without those line items. */
  cart?: CartOfCart;
}

/** Which items of an order go back into stock. */
export interface RestockInfo {
  /** All items, some or none. */
  type: RestockType;
  /** The items; only for type SOME_ITEMS. At most 300 items. */
  items: RestockItem[];
}

/** Which items of an order go back into stock. */
export interface RestockInfoInput {
  /** All items, some or none. */
  type?: RestockType;
  /** The items; only for type SOME_ITEMS. At most 300 items. */
  items?: RestockItemInput[];
}

/** A line item to put back into stock. */
export interface RestockItem {
  /** Id of the line item. */
  lineItemId: string;
  /** How many of it go back into stock. 1 to 100000. */
  quantity: number;
}

/** A line item to put back into stock. */
export interface RestockItemInput {
  /** Id of the line item. */
  lineItemId?: string;
  /** How many of it go back into stock. 1 to 100000. */
  quantity?: number;
}

/** `RestockItemInput` as an argument of `refundPayments`. */
export interface RestockItemForRefundPayments extends RestockItemInput {
  /** Id of the line item. */
  lineItemId: string;
  /** How many of it go back into stock. 1 to 100000. */
  quantity: number;
}

/** Which items of an order go back into stock: none, all or some. */
export type RestockType = "NO_ITEMS" | "ALL_ITEMS" | "SOME_ITEMS" | (string & {});

/** Rules that a field can break, such as length, format or being required. */
export type RuleType =
  | "VALIDATION"
  | "OTHER"
  | "MAX"
  | "MIN"
  | "MAX_LENGTH"
  | "MIN_LENGTH"
  | "MAX_SIZE"
  | "MIN_SIZE"
  | "FORMAT"
  | "DECIMAL_LTE"
  | "DECIMAL_GTE"
  | "DECIMAL_LT"
  | "DECIMAL_GT"
  | "DECIMAL_MAX_SCALE"
  | "INVALID_ENUM_VALUE"
  | "REQUIRED_FIELD"
  | "FIELD_NOT_ALLOWED"
  | "ONE_OF_ALIGNMENT"
  | "EXACT_LENGTH"
  | "EXACT_SIZE"
  | "REQUIRED_ONE_OF_FIELD"
  | (string & {});

/** Payment method that was kept for later charges. */
export interface SavedPaymentMethod {
  /** Name of the payment method. 1 to 100 characters. */
  name: string;
  /** More about it, such as the last digits of a card. 1 to 100 characters. */
  description?: string | null;
}

/** Payment method that was kept for later charges. */
export interface SavedPaymentMethodInput {
  /** Name of the payment method. 1 to 100 characters. */
  name?: string;
  /** More about it, such as the last digits of a card. 1 to 100 characters. */
  description?: string | null;
}

/** What happens by itself to an authorized payment: voided or captured. */
export type ScheduledAction = "VOID" | "CAPTURE";

/** Delivery option that is in effect, with its final costs. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Name of the option. At most 250 characters. */
  title: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogistics;
  /** What delivery costs, with discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /**
   * True when this is the option that was asked for, false when the platform fell back to
   * another.
   */
  requestedShippingOption: boolean;
  /**
   * Further charges, such as insurance.
   *
   * @deprecated
   */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Which carrier delivers which line items. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** True when the option delivers only some of the items. */
  partial?: boolean | null;
}

/** Delivery option that is in effect, with its final costs. */
export interface SelectedCarrierServiceOptionInput {
  /** Code of the option. At most 100 characters. */
  code?: string;
  /**
   * Further charges, such as insurance.
   *
   * @deprecated
   */
  otherCharges?: SelectedCarrierServiceOptionOtherChargeInput[];
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Which carrier delivers which line items. At most 300 items. */
  deliveryAllocations?: DeliveryAllocationInput[];
  /** True when the option delivers only some of the items. */
  partial?: boolean | null;
}

/** A further charge of the chosen delivery. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Kind of charge. */
  type: ChargeType;
  /** More about the charge. At most 200 characters. */
  details?: string | null;
  /** The charge, with discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** A further charge of the chosen delivery. */
export interface SelectedCarrierServiceOptionOtherChargeInput {
  /** Kind of charge. */
  type?: ChargeType;
  /** More about the charge. At most 200 characters. */
  details?: string | null;
  /** The charge, with discounts and tax. */
  cost?: SelectedCarrierServiceOptionPricesInput;
}

/** What the chosen delivery costs, with discounts and tax. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on delivery. */
  taxDetails?: ItemTaxFullDetails;
  /** Discount on delivery. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of delivery as the carrier states it. */
  price?: MultiCurrencyPrice;
}

/** What the chosen delivery costs, with discounts and tax. */
export interface SelectedCarrierServiceOptionPricesInput {
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPriceInput;
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPriceInput;
  /** Tax on delivery. */
  taxDetails?: ItemTaxFullDetailsInput;
  /** Discount on delivery. */
  totalDiscount?: MultiCurrencyPriceInput;
  /** Price of delivery as the carrier states it. */
  price?: MultiCurrencyPriceInput;
}

/** Membership that the buyer chose to pay with. */
export interface SelectedMembership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
  /** Ids of the line items that it pays for. 1 to 300 items. */
  lineItemIds: string[];
}

/** Membership that the buyer chose to pay with. */
export interface SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Id of the app that issued it. */
  appId?: string;
  /** Ids of the line items that it pays for. 1 to 300 items. */
  lineItemIds?: string[];
}

/**
 * `SelectedMembershipInput` as an argument of `createCheckout`, `updateCheckout` and
 * `calculateTotals`.
 */
export interface SelectedMembershipToSend extends SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
  /** Ids of the line items that it pays for. 1 to 300 items. */
  lineItemIds: string[];
}

/** Membership that the buyer chose to pay with. */
export interface SelectedMembershipOfCart {
  /** Id of the membership. 1 to 100 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
}

/** Membership that the buyer chose to pay with. */
export interface SelectedMembershipOfCartInput {
  /** Id of the membership. 1 to 100 characters. */
  id?: string;
  /** Id of the app that issued it. */
  appId?: string;
}

/**
 * `SelectedMembershipOfCartInput` as an argument of `createCart`, `addToCart` and
 * `addToCurrentCart`.
 */
export interface SelectedMembershipOfCartToSend extends SelectedMembershipOfCartInput {
  /** Id of the membership. 1 to 100 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
}

/** New membership of a line item, in the older form. */
export interface SelectedMembershipUpdate {
  /** The membership that pays from now on. */
  newMembership?: V2SelectedMembershipInput;
}

/** Memberships that the buyer chose to pay with. */
export interface SelectedMemberships {
  /** One entry per membership. At most 300 items. */
  memberships: SelectedMembership[];
}

/** Memberships that the buyer chose to pay with. */
export interface SelectedMembershipsInput {
  /** One entry per membership. At most 300 items. */
  memberships?: SelectedMembershipInput[];
}

/**
 * `SelectedMembershipsInput` as an argument of `createCheckout`, `updateCheckout` and
 * `calculateTotals`.
 */
export interface SelectedMembershipsToSend extends SelectedMembershipsInput {
  /** One entry per membership. At most 300 items. */
  memberships?: SelectedMembershipToSend[];
}

/** Delivery option that was chosen. */
export interface SelectedShippingOption {
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Code of the option, as listed with the delivery options. 1 to 100 characters. */
  code: string;
}

/** Delivery option that was chosen. */
export interface SelectedShippingOptionInput {
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Code of the option, as listed with the delivery options. 1 to 100 characters. */
  code?: string;
}

/** `SelectedShippingOptionInput` as an argument of `calculateTotals`. */
export interface SelectedShippingOptionForCalculateTotals extends SelectedShippingOptionInput {
  /** Code of the option, as listed with the delivery options. 1 to 100 characters. */
  code: string;
}

/** Details of a bookable service. */
export interface ServiceProperties {
  /** When the service takes place, as an ISO 8601 date. */
  scheduledDate?: Date | null;
  /** How many people take part. 1 to 10000. */
  numberOfParticipants?: number | null;
  /** When the service ends. */
  endDate?: Date | null;
}

/** Kinds of problems: a warning lets the buyer go on, an error does not. */
export type Severity = "WARNING" | "ERROR" | (string & {});

/** Delivery options and the one that was chosen. */
export interface ShippingInformation {
  /** Delivery region that the address falls in. */
  region?: ShippingRegion;
  /** Delivery option that is in effect. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Delivery options to choose from, by carrier. */
  carrierServiceOptions: CarrierServiceOption[];
}

/** Delivery of an order before and after a change. */
export interface ShippingInformationChange {
  /** Delivery before the change. */
  originalShippingInfo?: ShippingInformationOfOrders;
  /** Delivery after the change. */
  newShippingInfo?: ShippingInformationOfOrders;
}

/** Delivery of an order before and after a change. */
export interface ShippingInformationChangeInput {
  /** Delivery before the change. */
  originalShippingInfo?: ShippingInformationOfOrdersInput;
  /** Delivery after the change. */
  newShippingInfo?: ShippingInformationOfOrdersInput;
}

/** Delivery option of an order, its price and where the items go. */
export interface ShippingInformationOfDraftSubscriptionContracts {
  /** Id of the carrier or app that offers the option. 1 to 100 characters. */
  carrierId?: string | null;
  /** Code of the delivery option. 1 to 100 characters. */
  code?: string | null;
  /** Name of the delivery option. At most 250 characters. */
  title: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogisticsOfOrders;
  /** What delivery costs. */
  cost?: ShippingPriceOfOrders;
  /** Delivery region that the address falls in. */
  region?: ShippingRegionOfOrders;
}

/** Delivery option of an order, its price and where the items go. */
export interface ShippingInformationOfDraftSubscriptionContractsInput {
  /** Id of the carrier or app that offers the option. 1 to 100 characters. */
  carrierId?: string | null;
  /** Code of the delivery option. 1 to 100 characters. */
  code?: string | null;
  /** Name of the delivery option. At most 250 characters. */
  title?: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogisticsOfOrdersInput;
  /** What delivery costs. */
  cost?: ShippingPriceOfOrdersInput;
  /** Delivery region that the address falls in. */
  region?: ShippingRegionOfOrders;
}

/** Delivery option and its price. */
export interface ShippingInformationOfOrders {
  /** Price of delivery. */
  total?: Price;
  /** Name of the delivery option. At most 250 characters. */
  shippingTitle: string;
}

/** Delivery option and its price. */
export interface ShippingInformationOfOrdersInput {
  /** Price of delivery. */
  total?: PriceInput;
  /** Name of the delivery option. At most 250 characters. */
  shippingTitle?: string;
}

/** One delivery option. */
export interface ShippingOption {
  /** Code to send back when the buyer chooses this option. At most 100 characters. */
  code: string;
  /** Name to show, such as 'Express'. At most 250 characters. */
  title: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogistics;
  /** What delivery costs. */
  cost?: ShippingPrice;
  /** Which carrier delivers which line items. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** True when the option delivers only some of the items. */
  partial?: boolean | null;
}

/** What a delivery option costs. */
export interface ShippingPrice {
  /** Price of delivery. */
  price?: MultiCurrencyPrice;
  /** Further charges, such as insurance. */
  otherCharges: OtherCharge[];
}

/** What a delivery option costs. */
export interface ShippingPriceOfOrders {
  /** Price of delivery. */
  price?: Price;
  /** Price of delivery without tax. */
  totalPriceBeforeTax?: Price;
  /** Price of delivery with tax. */
  totalPriceAfterTax?: Price;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  /** Tax on delivery, one by one. */
  taxInfo?: LineItemTaxInfo;
  /** Discount on delivery. */
  discount?: Price;
}

/** What a delivery option costs. */
export interface ShippingPriceOfOrdersInput {
  /** Price of delivery. */
  price?: PriceInput;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  /** Tax on delivery, one by one. */
  taxInfo?: LineItemTaxInfoInput;
}

/** A refund of the delivery's price. */
export interface ShippingRefund {
  /** Amount to give back. Cannot change after creation. */
  amount?: Price;
}

/** A refund of the delivery's price. */
export interface ShippingRefundInput {
  /** Amount to give back. Cannot change after creation. */
  amount?: PriceInput;
}

/** Delivery region of the shop. */
export interface ShippingRegion {
  /** Id of the region. */
  id: string;
  /** Name of the region. At most 100 characters. */
  name: string;
}

/** Delivery region of the shop. */
export interface ShippingRegionOfOrders {
  /** Name of the region. At most 100 characters. */
  name?: string | null;
}

/** One field to order the results by. */
export interface SortingOfManualTaxMappings {
  /** Path of the field to order by, such as 'createdDate' or 'name'. At most 50 characters. */
  fieldName?: string;
  /** Direction of the order; ascending when left out. */
  order?: SortOrder;
}

/** Where a fee comes from: an app, a line item, delivery or the platform. */
export type SourceOfCartV2 =
  | "UNKNOWN_ADDITIONAL_FEE_SOURCE"
  | "SERVICE_PLUGIN"
  | "LINE_ITEM"
  | "DELIVERY"
  | "PLATFORM"
  | (string & {});

/** Street and house number as separate fields. */
export interface StreetAddress {
  /** House number, with its letter if any. */
  number: string;
  /** Name of the street. */
  name: string;
  /** Apartment. */
  apt?: string | null;
}

/** Street and house number as separate fields. */
export interface StreetAddressInput {
  /** House number, with its letter if any. */
  number?: string;
  /** Name of the street. */
  name?: string;
  /** Apartment. */
  apt?: string | null;
}

/** Charges of a subscription to come. */
export interface SubscriptionCharges {
  /** Ids of the line items under the subscription. 1 to 300 items. */
  lineItemIds: string[];
  /** The charges in words. At most 1000 characters. */
  description?: string | null;
  /** The charges, one per run of equal cycles. At most 50 items. */
  charges: Charge[];
}

/** Subscription under which an item was bought. */
export interface SubscriptionInfo {
  /** Id of the subscription. */
  id?: string | null;
  /** Billing cycle that this order pays for, from 1. */
  cycleNumber: number;
  /**
   * Name of the subscription. At most 150 characters.
   *
   * @deprecated
   */
  subscriptionOptionTitle?: string;
  /**
   * Text about the subscription. At most 500 characters.
   *
   * @deprecated
   */
  subscriptionOptionDescription?: string | null;
  /** How often and for how long the buyer is charged. */
  subscriptionSettings?: SubscriptionSettingsOfOrders;
  /** The charges in words. At most 1000 characters. */
  chargesDescription?: string | null;
}

/** Subscription under which an item was bought. */
export interface SubscriptionInfoInput {
  /** Id of the subscription. */
  id?: string | null;
  /** Billing cycle that this order pays for, from 1. */
  cycleNumber?: number;
  /**
   * Name of the subscription. At most 150 characters.
   *
   * @deprecated
   */
  subscriptionOptionTitle?: string;
  /**
   * Text about the subscription. At most 500 characters.
   *
   * @deprecated
   */
  subscriptionOptionDescription?: string | null;
  /** How often and for how long the buyer is charged. */
  subscriptionSettings?: SubscriptionSettingsOfOrdersInput;
  /** The charges in words. At most 1000 characters. */
  chargesDescription?: string | null;
}

/** Subscription under which an item is bought. */
export interface SubscriptionOptionInfo {
  /** How often and for how long the buyer is charged. */
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription. */
  title?: Title;
  /** Text about the subscription. */
  description?: Description;
}

/** How often and for how long a subscription charges. */
export interface SubscriptionSettings {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency: SubscriptionFrequency;
  /** Number of those units in one cycle; 2 with months charges every second month. 1 to 3650. */
  interval?: number | null;
  /** True when it runs until it is canceled. */
  autoRenewal: boolean;
  /** Number of charges before it ends; unused with automatic renewal. At least 1. */
  billingCycles?: number | null;
  /** True when customers may cancel it themselves. */
  enableCustomerCancellation: boolean;
  /** Free time before the first charge. */
  freeTrialPeriod?: FreeTrialPeriod;
  /** When the subscription starts; at the purchase when absent. */
  startDate?: Date | null;
}

/** How often and for how long a subscription charges. */
export interface SubscriptionSettingsOfDeliverySolutions {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
}

/** How often and for how long a subscription charges. */
export interface SubscriptionSettingsOfOrders {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency: SubscriptionFrequency;
  /** Number of those units in one cycle; 2 with months charges every second month. 1 to 3650. */
  interval?: number | null;
  /** True when it runs until it is canceled. */
  autoRenewal: boolean;
  /** Number of charges before it ends; unused with automatic renewal. At least 1. */
  billingCycles?: number | null;
  /** True when customers may cancel it themselves. */
  enableCustomerCancellation: boolean;
  /** Free time before the first charge. */
  freeTrialPeriod?: FreeTrialPeriodOfOrders;
  /** When the subscription starts; at the purchase when absent. */
  startDate?: Date | null;
}

/** How often and for how long a subscription charges. */
export interface SubscriptionSettingsOfOrdersInput {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
  /** Number of those units in one cycle; 2 with months charges every second month. 1 to 3650. */
  interval?: number | null;
  /** True when it runs until it is canceled. */
  autoRenewal?: boolean;
  /** Number of charges before it ends; unused with automatic renewal. At least 1. */
  billingCycles?: number | null;
  /** True when customers may cancel it themselves. */
  enableCustomerCancellation?: boolean;
  /** Free time before the first charge. */
  freeTrialPeriod?: FreeTrialPeriodOfOrdersInput;
  /** When the subscription starts; at the purchase when absent. */
  startDate?: Date | null;
}

/** How far a cart is below the shop's minimum. */
export interface SubtotalBelowOrderMinimumErrorData {
  /** Lowest subtotal that the shop accepts. */
  minimumOrderSubtotal?: ConvertedMoney;
  /** Amount that is missing. */
  remainingAmount?: ConvertedMoney;
}

/** Failure inside the platform. */
export interface SystemError {
  /** Code of the failure. */
  errorCode?: string | null;
}

/**
 * What a problem concerns; one of the two is set.
 *
 * At most one of: `other`, `lineItem`.
 */
export type TargetOfCart =
  | {
      /** The problem concerns the cart as a whole. */
      other?: Other;
      lineItem?: undefined;
    }
  | {
      other?: undefined;
      /** The problem concerns one line item. */
      lineItem?: LineItem;
    };

/** One tax of a calculation. */
export interface Tax {
  /** Name of the tax. */
  name?: TranslatableString;
  /** Amount on which it is due. */
  taxableAmount?: ConvertedMoney;
  /** Amount that is free of it. */
  exemptAmount?: ConvertedMoney;
  /** The tax due. */
  amount?: ConvertedMoney;
}

/** One of several taxes on an item. */
export interface TaxBreakdown {
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Part of the amount that is free of this tax. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** How much of this tax is due. */
  taxAmount?: MultiCurrencyPrice;
  /** Part of the amount on which this tax is due. */
  taxableAmount?: MultiCurrencyPrice;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name to show, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the place that levies it. */
  jurisdictionType: JurisdictionType;
}

/**
 * How the tax was found.
 *
 * At most one of: `manualRateReason`, `autoTaxFallbackDetails`.
 */
export type TaxCalculationDetails = {
  /** Kind of rate that was used. */
  rateType: RateType;
} & (
  | {
      /** Why a rate set by hand was used. */
      manualRateReason?: ManualCalculationReason;
      autoTaxFallbackDetails?: undefined;
    }
  | {
      manualRateReason?: undefined;
      /** Why the automatic calculation was not used. */
      autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails;
    }
);

/** Settings that decide a cart's tax. */
export interface TaxInfo {
  /** True when prices already contain the tax. */
  pricesIncludeTax: boolean;
  /** Id of the group that frees the buyer from tax. */
  taxExemptGroupId?: string | null;
}

/** Settings that decide a cart's tax. */
export interface TaxInfoInput {
  /** Id of the group that frees the buyer from tax. */
  taxExemptGroupId?: string | null;
}

/** One of several taxes on an item, in the older form. */
export interface TaxRateBreakdown {
  /** Name of the tax. At most 100 characters. */
  name: string;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate: string;
  /** Amount of this tax. */
  tax?: MultiCurrencyPrice;
}

/** Totals of the tax. */
export interface TaxSummary {
  /** Amount on which tax is due. */
  taxableAmount?: MultiCurrencyPrice;
  /** Tax due in all. */
  totalTax?: MultiCurrencyPrice;
  /**
   * How the tax was found.
   *
   * @deprecated
   */
  calculationDetails?: TaxCalculationDetails;
}

/** Totals of the tax. */
export interface TaxSummaryOfOrders {
  /** Tax due in all. */
  totalTax?: Price;
}

/** Totals of the tax. */
export type TaxSummaryOfOrdersInput = Record<string, never>;

/** Tells which address decides an item's tax. */
export interface TaxableAddress {
  /** Kind of address that decides the tax. */
  addressType?: TaxableAddressType;
}

/** The address that decides the tax: the business's, the billing or the shipping one. */
export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING" | (string & {});

/** Title in the site's main language and in the buyer's. */
export interface Title {
  /** Title in the site's main language. 1 to 150 characters. */
  original: string;
  /** Title in the buyer's language, when a translation exists. 1 to 150 characters. */
  translated?: string | null;
}

/** Total of an order before and after a change. */
export interface TotalPriceChange {
  /** Total before the change. */
  originalTotal?: Price;
  /** Total after the change. */
  newTotal?: Price;
}

/** Total of an order before and after a change. */
export interface TotalPriceChangeInput {
  /** Total before the change. */
  originalTotal?: PriceInput;
  /** Total after the change. */
  newTotal?: PriceInput;
}

/** What became of a payment through a provider. */
export type TransactionStatus =
  | "UNDEFINED"
  | "APPROVED"
  | "PENDING"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | "REFUNDED"
  | "PARTIALLY_REFUNDED"
  | "AUTHORIZED"
  | "VOIDED"
  | (string & {});

/** Text in the site's main language and in the buyer's. */
export interface TranslatableString {
  /** Text in the site's main language. 1 to 200 characters. */
  original: string;
  /** Text in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/** Text in the site's main language and in the buyer's. */
export interface TranslatableStringInput {
  /** Text in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Text in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/** Text in the site's main language and in the buyer's. */
export interface TranslatedValue {
  /** Text in the site's main language. At least 1 characters. */
  original: string;
  /** Text in the buyer's language, when a translation exists. At least 1 characters. */
  translated?: string | null;
}

/** Text in the site's main language and in the buyer's. */
export interface TranslatedValueInput {
  /** Text in the site's main language. At least 1 characters. */
  original?: string;
  /** Text in the buyer's language, when a translation exists. At least 1 characters. */
  translated?: string | null;
}

/** Change to a cart. */
export interface UpdateCartRequest {
  /** The fields to change. */
  cartInfo?: CartOfCartInput;
  /** Coupon to apply; it takes the place of an earlier one. */
  couponCode?: string | null;
  /**
   * Discounts that the merchant gives by hand. They replace earlier ones; an empty list removes
   * them. Only merchants and apps may send them.
   */
  merchantDiscounts?: MerchantDiscountInput[];
  /** Catalog items to add. At most 300 items. */
  lineItems?: LineItemOfCartInput[];
  /** Items that no catalog knows; apps only. At most 300 items. */
  customLineItems?: CustomLineItemInput[];
}

/** The cart after the change. */
export interface UpdateCartResponse {
  /** The cart after the change. */
  cart?: CartOfCart;
}

/** Custom data that an app writes to an entity. */
export interface UpdateExtendedFieldsRequest {
  /** Id of the entity. */
  id: string;
  /** Name under which the app's data stands. */
  namespace: string;
  /** Fields of the namespace with their new values; fields left out stay as they are. */
  namespaceData: Record<string, unknown>;
}

/** New quantities in a cart. */
export interface UpdateLineItemsQuantityRequest {
  /** Id of the cart. */
  id: string;
  /** One entry per line item. 1 to 100 items. */
  lineItems: LineItemQuantityUpdate[];
}

/** The cart after the change. */
export interface UpdateLineItemsQuantityResponse {
  /** The cart; a quantity above stock is capped. */
  cart?: CartOfCart;
}

/** What the buyer gains from an offer. */
export interface UpsellBenefitMetadata {
  /** Tells how the value is meant. */
  benefitType: BenefitType;
  /** Percentage or amount as a decimal string. */
  benefitValue?: string | null;
}

/** An offer to add to a line item. */
export interface UpsellOption {
  /** Id of the offer. */
  id: string;
  /** Title of the offer. At most 200 characters. */
  title?: string | null;
  /** Text about the offer. At most 500 characters. */
  description?: string | null;
  /** Catalog item to add when the buyer accepts. */
  catalogReference?: CatalogReference;
  /** What the buyer gains. */
  metadata?: UpsellBenefitMetadata;
  /** Price of the offer. */
  priceDetails?: PriceDetails;
}

/**
 * Name of a payment recorded by hand: one of a list or free text.
 *
 * At most one of: `predefined`, `custom`.
 */
export type UserDefinedPaymentMethodName =
  | {
      /** A method from the list. */
      predefined?: PredefinedPaymentMethod;
      custom?: null;
    }
  | {
      predefined?: undefined;
      /** A name in the merchant's words. 1 to 150 characters. */
      custom?: string | null;
    };

/** One extra to set on a custom item. */
export interface V1ItemModifier {
  /** Id of the extra. 1 to 36 characters. */
  id: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableString;
  /** More about the extra. */
  details?: TranslatableString;
  /** Price that the extra adds, as a decimal string. */
  price?: string | null;
}

/** One extra to set on a custom item. */
export interface V1ItemModifierInput {
  /** Id of the extra. 1 to 36 characters. */
  id?: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableStringInput;
  /** More about the extra. */
  details?: TranslatableStringInput;
  /** Price that the extra adds, as a decimal string. */
  price?: string | null;
}

/** Group of extras to set on a custom item. */
export interface V1ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers: V1ItemModifier[];
}

/** Group of extras to set on a custom item. */
export interface V1ModifierGroupInput {
  /** Id of the group. 1 to 36 characters. */
  id?: string;
  /** Name of the group. */
  name?: TranslatableStringInput;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers?: V1ItemModifierInput[];
}

/** What happens by itself to an authorized payment, and when. */
export interface V1ScheduledAction {
  /** Whether it is given up or captured. */
  actionType: ActionType;
  /** When it happens. */
  executionDate?: Date | null;
}

/** What happens by itself to an authorized payment, and when. */
export interface V1ScheduledActionInput {
  /** Whether it is given up or captured. */
  actionType?: ActionType;
  /** When it happens. */
  executionDate?: Date | null;
}

/** A fee on top of the items, such as one for handling. */
export interface V2AdditionalFee {
  /** Code of the fee within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. */
  name?: TranslatableString;
  /** Id of the app that added the fee. 1 to 100 characters. */
  providerAppId?: string | null;
  /** Ids of the line items that caused it; empty when the whole cart did. At most 100 items. */
  lineItemIds: string[];
  /** The fee as it is charged. */
  price?: ConvertedMoney;
  /** Number of billing cycles that it lasts, for a subscription. 1 to 999. */
  subscriptionCycles?: number | null;
  /** What the fee comes from. */
  source: SourceOfCartV2;
}

/**
 * Parts of a calculation that failed; the other totals still hold.
 *
 * At most one of: `generalShippingCalculationError`, `carrierErrors`,
 * `selectedShippingOptionError`.
 */
export type V2CalculationErrors = {
  /** Tax could not be calculated. */
  taxCalculationError?: Details;
  /** The coupon could not be applied. */
  couponCalculationError?: Details;
  /** The gift card could not be applied. */
  giftCardCalculationError?: Details;
  /** Errors that apps raised while checking the purchase. At most 100 items. */
  orderValidationErrors: ApplicationError[];
  /** A membership could not be used. */
  membershipError?: Details;
  /** Automatic discounts could not be calculated. */
  discountsCalculationError?: Details;
} & (
  | {
      /** Delivery could not be calculated at all. */
      generalShippingCalculationError?: Details;
      carrierErrors?: undefined;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      /** Some carriers could not answer. */
      carrierErrors?: V2CarrierErrors;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      carrierErrors?: undefined;
      /** The chosen delivery option could not be used. */
      selectedShippingOptionError?: Details;
    }
);

/** Error of one carrier. */
export interface V2CarrierError {
  /** Id of the carrier. */
  carrierId: string;
  /** What went wrong. */
  error?: Details;
}

/** Errors of the carriers that could not answer. */
export interface V2CarrierErrors {
  /** One entry per carrier. At most 100 items. */
  errors: V2CarrierError[];
}

/** A coupon that the buyer entered. */
export interface V2Coupon {
  /** Id of the coupon. */
  id: string;
  /** Code of the coupon. 1 to 50 characters. */
  code: string;
}

/** Membership that the buyer already has. */
export interface V2ExistingMembership {
  /** Id of the app that issued it. */
  appId: string;
  /** Id of the membership. 1 to 200 characters. */
  membershipId: string;
}

/** A gift card that pays part of a cart. */
export interface V2GiftCard {
  /** Id of the card within the cart. */
  id: string;
  /** Code with most characters hidden, safe to show. At most 50 characters. */
  obfuscatedCode: string;
  /** Id of the app that issued it. */
  appId: string;
  /** Id of the card in that app. 1 to 50 characters. */
  externalId?: string | null;
  /** Amount that the buyer asked the card to pay. */
  requestedRedeemAmount?: ConvertedMoney;
}

/** One item in a cart. */
export interface V2LineItem {
  /** Id of the line item within the cart. */
  id: string;
  /** Name of the item. */
  name?: TranslatableString;
  /** How many are wanted and how many can be had. */
  quantityInfo?: ItemQuantityInfo;
  /** Prices of the item. */
  pricing?: ItemPricingInfo;
  /** Catalog item that it stands for. */
  source?: ItemSource;
  /** Image, page, chosen options and other facts to show. */
  attributes?: ItemAttributes;
  /** How the item is delivered. */
  deliveryConfig?: ItemDeliveryConfig;
  /** What decides the item's tax. */
  taxConfig?: ItemTaxConfig;
  /** How the item is paid. */
  paymentConfig?: ItemPaymentConfig;
  /** Availability of the item. */
  status: ItemStatus;
  /** Custom data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups: ModifierGroupOfCartV2[];
  /** Discounts on this item. At most 100 items. */
  discounts: ItemDiscount[];
  /** True when no catalog knows the item. */
  customLineItem: boolean;
}

/** How much a discount takes off one line item. */
export interface V2LineItemDiscount {
  /** Id of the line item. */
  lineItemId: string;
  /** How much is taken off the line item. */
  amountOff?: ConvertedMoney;
}

/**
 * Membership that pays for an item: one the buyer has, or one in the same cart.
 *
 * At most one of: `existingMembership`, `futureMembership`.
 */
export type V2Membership = {
  /** Name of the membership. */
  name?: TranslatableString;
  /** Credits that the item uses up. */
  redemptionCost?: number | null;
  /** Unit in which the membership is used up. */
  redemptionType: RedemptionType;
} & (
  | {
      /** Membership that the buyer already has. */
      existingMembership?: V2ExistingMembership;
      futureMembership?: undefined;
    }
  | {
      existingMembership?: undefined;
      /** Membership that is bought in the same cart. */
      futureMembership?: FutureMembership;
    }
);

/** Totals, from the sum of the items to the final amount. */
export interface V2PriceSummary {
  /** Sum of the items before discounts, delivery and tax. */
  subtotal?: ConvertedMoney;
  /** Total of all discounts. */
  discount?: ConvertedMoney;
  /** Price of delivery. */
  delivery?: ConvertedMoney;
  /** Total of the additional fees. */
  additionalFees?: ConvertedMoney;
  /** Total tax that is due. */
  tax?: ConvertedMoney;
  /** Amount to pay after everything. */
  total?: ConvertedMoney;
}

/** Membership that pays for an item, in the older form. */
export interface V2SelectedMembership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
  /** Name of the membership. */
  name?: TranslatableString;
}

/** Membership that pays for an item, in the older form. */
export interface V2SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Id of the app that issued it. */
  appId?: string;
}

/** `V2SelectedMembershipInput` as an argument of `createCart`, `addLineItems` and 2 others. */
export interface V2SelectedMembershipToSend extends V2SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that issued it. */
  appId: string;
}

/** Taxes of a calculation. */
export interface V2TaxSummary {
  /** The taxes, one by one. At most 100 items. */
  taxes: Tax[];
  /** Amount that is free of tax. */
  totalExempt?: ConvertedMoney;
  /** True when prices already contain the tax. */
  pricesIncludeTax: boolean;
  /** Tax per line item. At most 300 items. */
  lineItemTaxes: LineItemTax[];
  /** Part of the tax that is due on the delivery's price. */
  deliveryTax?: ConvertedMoney;
  /** Tax per fee. At most 100 items. */
  additionalFeeTaxes: AdditionalFeeTax[];
}

/**
 * A problem that stops the order or deserves a warning.
 *
 * At most one of: `customValidationData`, `invalidCouponStatusData`, `invalidCouponCodeData`,
 * `invalidGiftCardCodeData`, `invalidGiftCardStatusData`, `lineItemsOutOfStockData`,
 * `membersOnlyItemData`, `subtotalBelowOrderMinimumData`, `invalidMembershipStatusData`.
 */
export type V2Violation = {
  /** Part of the cart that it concerns. */
  scope: ViolationScope;
  /** Stable code of the problem. */
  code: ViolationCode;
  /** Text to show to the buyer. At most 1000 characters. */
  description?: string | null;
  /** Tells if it stops the order. */
  severity: Severity;
} & (
  | {
      /** Facts, when an app found the problem. */
      customValidationData?: CustomValidationErrorData;
      invalidCouponStatusData?: undefined;
      invalidCouponCodeData?: undefined;
      invalidGiftCardCodeData?: undefined;
      invalidGiftCardStatusData?: undefined;
      lineItemsOutOfStockData?: undefined;
      membersOnlyItemData?: undefined;
      subtotalBelowOrderMinimumData?: undefined;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      /** Facts, when a coupon cannot be used. */
      invalidCouponStatusData?: InvalidCouponStatusErrorData;
      invalidCouponCodeData?: undefined;
      invalidGiftCardCodeData?: undefined;
      invalidGiftCardStatusData?: undefined;
      lineItemsOutOfStockData?: undefined;
      membersOnlyItemData?: undefined;
      subtotalBelowOrderMinimumData?: undefined;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      invalidCouponStatusData?: undefined;
      /** Facts, when a coupon code does not exist. */
      invalidCouponCodeData?: InvalidCouponCodeErrorData;
      invalidGiftCardCodeData?: undefined;
      invalidGiftCardStatusData?: undefined;
      lineItemsOutOfStockData?: undefined;
      membersOnlyItemData?: undefined;
      subtotalBelowOrderMinimumData?: undefined;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      invalidCouponStatusData?: undefined;
      invalidCouponCodeData?: undefined;
      /** Facts, when a gift card code does not exist. */
      invalidGiftCardCodeData?: InvalidGiftCardCodeErrorData;
      invalidGiftCardStatusData?: undefined;
      lineItemsOutOfStockData?: undefined;
      membersOnlyItemData?: undefined;
      subtotalBelowOrderMinimumData?: undefined;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      invalidCouponStatusData?: undefined;
      invalidCouponCodeData?: undefined;
      invalidGiftCardCodeData?: undefined;
      /** Facts, when a gift card cannot be used. */
      invalidGiftCardStatusData?: InvalidGiftCardStatusErrorData;
      lineItemsOutOfStockData?: undefined;
      membersOnlyItemData?: undefined;
      subtotalBelowOrderMinimumData?: undefined;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      invalidCouponStatusData?: undefined;
      invalidCouponCodeData?: undefined;
      invalidGiftCardCodeData?: undefined;
      invalidGiftCardStatusData?: undefined;
      /** Facts, when items are out of stock. */
      lineItemsOutOfStockData?: LineItemsOutOfStockErrorData;
      membersOnlyItemData?: undefined;
      subtotalBelowOrderMinimumData?: undefined;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      invalidCouponStatusData?: undefined;
      invalidCouponCodeData?: undefined;
      invalidGiftCardCodeData?: undefined;
      invalidGiftCardStatusData?: undefined;
      lineItemsOutOfStockData?: undefined;
      /** Facts, when items are for members only. */
      membersOnlyItemData?: MembersOnlyItemErrorData;
      subtotalBelowOrderMinimumData?: undefined;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      invalidCouponStatusData?: undefined;
      invalidCouponCodeData?: undefined;
      invalidGiftCardCodeData?: undefined;
      invalidGiftCardStatusData?: undefined;
      lineItemsOutOfStockData?: undefined;
      membersOnlyItemData?: undefined;
      /** Facts, when the subtotal is below the shop's minimum. */
      subtotalBelowOrderMinimumData?: SubtotalBelowOrderMinimumErrorData;
      invalidMembershipStatusData?: undefined;
    }
  | {
      customValidationData?: undefined;
      invalidCouponStatusData?: undefined;
      invalidCouponCodeData?: undefined;
      invalidGiftCardCodeData?: undefined;
      invalidGiftCardStatusData?: undefined;
      lineItemsOutOfStockData?: undefined;
      membersOnlyItemData?: undefined;
      subtotalBelowOrderMinimumData?: undefined;
      /** Facts, when a membership cannot be used. */
      invalidMembershipStatusData?: InvalidMembershipStatusErrorData;
    }
);

/** The fields of a request that were refused. */
export interface ValidationError {
  /** One entry per refused field. */
  fieldViolations: FieldViolation[];
}

/** How much is checked: nothing, what a cart page needs, or all that an order needs. */
export type ValidationsConfig =
  | "SKIP_VALIDATIONS"
  | "PRE_CHECKOUT_VALIDATIONS"
  | "CHECKOUT_VALIDATIONS";

/** Tax number of a person or a company. */
export interface VatId {
  /** The number itself. */
  id: string;
  /** Kind of tax number. */
  type: VatType;
}

/** Tax number of a person or a company. */
export interface VatIdInput {
  /** The number itself. */
  id?: string;
  /** Kind of tax number. */
  type?: VatType;
}

/** Kinds of Brazilian tax numbers: CPF for persons, CNPJ for companies. */
export type VatType = "UNSPECIFIED" | "CPF" | "CNPJ" | (string & {});

/** A problem that an app found with the purchase. */
export interface Violation {
  /** Tells if it stops the purchase. */
  severity: Severity;
  /** What the problem concerns. */
  target?: TargetOfCart;
  /** Text to show to the buyer. 1 to 1000 characters. */
  description?: string | null;
  /** What would solve the problem. */
  suggestedFix?: SuggestedFix | null;
}

/** Kinds of problems with a cart, such as an unknown coupon or a missing address. */
export type ViolationCode =
  | "GENERAL_CODE"
  | "CUSTOM_VALIDATION"
  | "EMPTY_CART"
  | "LINE_ITEMS_OUT_OF_STOCK"
  | "MEMBERS_ONLY_ITEM"
  | "INVALID_COUPON_CODE"
  | "INVALID_COUPON_STATUS"
  | "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD"
  | "MISSING_DELIVERY_ADDRESS"
  | "MISSING_DELIVERY_METHOD"
  | "DELIVERY_METHOD_NO_LONGER_AVAILABLE"
  | "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS"
  | "INVALID_GIFT_CARD_CODE"
  | "INVALID_GIFT_CARD_STATUS"
  | "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD"
  | "SUBTOTAL_BELOW_ORDER_MINIMUM"
  | "INVALID_MEMBERSHIP_STATUS"
  | "INVALID_POSTAL_CODE"
  | "INVALID_SUBDIVISION"
  | "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART"
  | "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART"
  | "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART"
  | "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART"
  | (string & {});

/** The part of a cart that a problem concerns. */
export type ViolationScope =
  | "GLOBAL"
  | "LINE_ITEM"
  | "DISCOUNT"
  | "DELIVERY"
  | "TAX"
  | "MEMBERSHIP"
  | "GIFT_CARD"
  | (string & {});

/** A receipt by the platform. */
export interface WixReceipt {
  /** Id of the receipt. */
  receiptId: string;
  /** Number on the receipt. 1 to 40 characters. */
  displayNumber?: string | null;
}

/** A receipt by the platform. */
export interface WixReceiptInput {
  /** Id of the receipt. */
  receiptId?: string;
  /** Number on the receipt. 1 to 40 characters. */
  displayNumber?: string | null;
}

/** How a custom item or fee is taxed. */
export interface TaxDetails {
  /** True when tax is due on it. */
  taxable: boolean;
  /** Id of the tax group that it belongs to. */
  taxGroupId?: string | null;
}

/** How a custom item or fee is taxed. */
export interface TaxDetailsInput {
  /** True when tax is due on it. */
  taxable?: boolean;
  /** Id of the tax group that it belongs to. */
  taxGroupId?: string | null;
}

/** The delivery that a draft order replaces. */
export interface ShippingChangedDetails {
  /** Delivery before the change. */
  shippingInfoBeforeChange?: ShippingInformationOfDraftSubscriptionContracts;
}

/** A purchase that was placed. */
export interface Order {
  /** Id of the order. */
  id: string;
  /** Order number that buyers see, such as '10042'. */
  number: string;
  /** When the order was created on the platform. Cannot change after creation. */
  createdDate?: Date | null;
  /** When the order was last changed. */
  updatedDate?: Date | null;
  /** Items that were bought. 1 to 300 items. */
  lineItems: OrderLineItem[];
  /** Who bought, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
  /** How far the order is paid. */
  paymentStatus: PaymentStatusEnumPaymentStatus;
  /** How far the items are sent. */
  fulfillmentStatus: FulfillmentStatus;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage?: string | null;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of all amounts as an ISO 4217 code, such as 'EUR'. */
  currency?: string | null;
  /** Currency and rate, when the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** True when prices already contain the tax. Cannot change after creation. */
  taxIncludedInPrices: boolean;
  /** Main language of the site when the order was placed. Cannot change after creation. */
  siteLanguage?: string | null;
  /** Totals, from the sum of the items to the final amount. */
  priceSummary?: PriceSummaryOfOrders;
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Delivery option, its price and where the items go. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  /** Buyer's note to the shop. At most 1000 characters. */
  buyerNote?: string | null;
  /** State of the order. */
  status: OrderStatus;
  /** True when the merchant put the order away. */
  archived?: boolean | null;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxSummary?: TaxSummaryOfOrders;
  /** Taxes, one by one, and their total. */
  taxInfo?: OrderTaxInfo;
  /** Discounts that were taken off. At most 320 items. */
  appliedDiscounts: AppliedDiscountOfOrders[];
  /** What has happened to the order so far. At most 1000 items. */
  activities: Activity[];
  /** Advertisement that led to the order. */
  attributionSource: AttributionSource;
  /** Who placed it. */
  createdBy?: CreatedBy;
  /** Sales channel and the order's id there. */
  channelInfo?: ChannelInfo;
  /** True when someone on the merchant's side has opened the order. */
  seenByAHuman?: boolean | null;
  /** Id of the checkout that it came from. */
  checkoutId?: string | null;
  /** Fields that the merchant added to the checkout page. */
  customFields: CustomField[];
  /** What is paid, refunded and still open. */
  balanceSummary?: BalanceSummaryOfOrders;
  /** Fees on top of the items. At most 100 items. */
  additionalFees: AdditionalFeeOfOrders[];
  /** Custom data that apps attach to the order. */
  extendedFields?: ExtendedFields;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Who receives the items, and where. */
  recipientInfo?: AddressWithContact;
  /** Tags that the merchant's side attached. */
  tags?: TagsOfOrders;
  /**
   * When the buyer placed the order; earlier than createdDate for an imported order. Cannot
   * change after creation.
   */
  purchasedDate?: Date | null;
  /** Business location that sold. */
  businessLocation?: Location;
  /** Totals of what is paid once free trials end. */
  payAfterFreeTrial?: PriceSummaryOfOrders;
  /** Fees that the platform takes. */
  platformFeeSummary?: PlatformFeeSummary;
  /** True when the order was brought in from another system. Cannot change after creation. */
  imported: boolean;
}

/** A purchase that was placed. */
export interface OrderInput {
  /** Id of the order. */
  id?: string | null;
  /** Items that were bought. 1 to 300 items. */
  lineItems?: OrderLineItemInput[];
  /** Who bought, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
  /** How far the order is paid. */
  paymentStatus?: PaymentStatusEnumPaymentStatus;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage?: string | null;
  /** Unit of all weights. */
  weightUnit?: WeightUnit;
  /** Currency of all amounts as an ISO 4217 code, such as 'EUR'. */
  currency?: string | null;
  /** Currency and rate, when the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** True when prices already contain the tax. Cannot change after creation. */
  taxIncludedInPrices?: boolean;
  /** Totals, from the sum of the items to the final amount. */
  priceSummary?: PriceSummaryOfOrdersInput;
  /** Billing address and contact. */
  billingInfo?: AddressWithContactInput;
  /** Delivery option, its price and where the items go. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
  /** Buyer's note to the shop. At most 1000 characters. */
  buyerNote?: string | null;
  /** State of the order. */
  status?: OrderStatus;
  /** True when the merchant put the order away. */
  archived?: boolean | null;
  /** Taxes, one by one, and their total. */
  taxInfo?: OrderTaxInfoInput;
  /** Discounts that were taken off. At most 320 items. */
  appliedDiscounts?: AppliedDiscountOfOrdersInput[];
  /** Advertisement that led to the order. */
  attributionSource?: AttributionSource;
  /** Sales channel and the order's id there. */
  channelInfo?: ChannelInfoInput;
  /** True when someone on the merchant's side has opened the order. */
  seenByAHuman?: boolean | null;
  /** Id of the checkout that it came from. */
  checkoutId?: string | null;
  /** Fields that the merchant added to the checkout page. */
  customFields?: CustomFieldInput[];
  /** Fees on top of the items. At most 100 items. */
  additionalFees?: AdditionalFeeOfOrdersInput[];
  /** Custom data that apps attach to the order. */
  extendedFields?: ExtendedFields;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Who receives the items, and where. */
  recipientInfo?: AddressWithContactInput;
  /** Tags that the merchant's side attached. */
  tags?: TagsOfOrdersInput;
  /**
   * When the buyer placed the order; earlier than createdDate for an imported order. Cannot
   * change after creation.
   */
  purchasedDate?: Date | null;
  /** Business location that sold. */
  businessLocation?: LocationInput;
  /** Fees that the platform takes. */
  platformFeeSummary?: PlatformFeeSummaryInput;
}

/** `OrderInput` as an argument of `importOrder`. */
export interface OrderForImportOrder extends OrderInput {
  /** Items that were bought. 1 to 300 items. */
  lineItems: OrderLineItemToSend[];
  /** How far the order is paid. */
  paymentStatus: PaymentStatusEnumPaymentStatus;
  /** Currency and rate, when the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetailsToSend;
  /** Totals, from the sum of the items to the final amount. */
  priceSummary: PriceSummaryOfOrdersInput;
  /** Billing address and contact. */
  billingInfo?: AddressWithContactForImportOrder;
  /** State of the order. */
  status: OrderStatus;
  /** Sales channel and the order's id there. */
  channelInfo: ChannelInfoInput;
}

/** `OrderInput` as an argument of `createOrder`. */
export interface OrderToCreate extends OrderInput {
  /** Items that were bought. 1 to 300 items. */
  lineItems: OrderLineItemToSend[];
  /** Currency and rate, when the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetailsToSend;
  /** Totals, from the sum of the items to the final amount. */
  priceSummary: PriceSummaryOfOrdersInput;
  /** Sales channel and the order's id there. */
  channelInfo: ChannelInfoInput;
}

/** `OrderInput` as an argument of `updateOrder`. */
export interface OrderToUpdate extends Omit<OrderInput, "id"> {}

/** `OrderInput` as an argument of `bulkUpdateOrders`. */
export interface OrderForBulkUpdateOrders extends OrderInput {
  /** Id of the order. */
  id: string;
}

/** How far an order is paid, from not at all to fully refunded. */
export type PaymentStatusEnumPaymentStatus =
  | "UNSPECIFIED"
  | "NOT_PAID"
  | "PAID"
  | "PARTIALLY_REFUNDED"
  | "FULLY_REFUNDED"
  | "PENDING"
  | "PARTIALLY_PAID"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | (string & {});

/**
 * State of an order, from initialized to approved, canceled or rejected; an approved order need
 * not be paid yet.
 */
export type OrderStatus =
  | "INITIALIZED"
  | "APPROVED"
  | "CANCELED"
  | "PENDING"
  | "REJECTED"
  | (string & {});

/** What of an order is paid, refunded and still open. */
export interface BalanceSummaryOfOrders {
  /** Amount that is still open; negative when the buyer is owed money. */
  balance?: Balance;
  /** Amount that was paid. */
  paid?: Price;
  /** Amount that was returned. */
  refunded?: Price;
  /** Amount that is authorized but not yet captured. */
  authorized?: Price;
  /** Amount whose return is being processed. */
  pendingRefund?: Price;
  /** Amount whose payment is being processed. */
  pending?: Price;
  /** Amount that banks took back. */
  chargeback?: Price;
  /** Amount that came back from chargebacks. */
  chargebackReversal?: Price;
  /** Fees that the platform takes. */
  platformFees?: Price;
  /** Total less those fees. */
  totalMinusPlatformFees?: Price;
  /** Rounding of a payment in cash. */
  cashRoundingAdjustment?: CashRounding;
}

/** All payments and refunds of one order. */
export interface OrderTransactions {
  /** Id of the order. */
  orderId: string;
  /** Payments of the order. At most 100 items. */
  payments: Payment[];
  /** Refunds of the order. At most 300 items. */
  refunds: Refund[];
}

/** Response of `orderBilling.captureAuthorizedPayments` and `orders.captureAuthorizedPayments`. */
export interface CaptureAuthorizedPaymentsResponse {
  /** All payments and refunds of the order after the captures. */
  orderTransactions?: OrderTransactions;
}

/** Response of `orderBilling.voidAuthorizedPayments` and `orders.voidAuthorizedPayments`. */
export interface VoidAuthorizedPaymentsResponse {
  /** All payments and refunds of the order after the voids. */
  orderTransactions?: OrderTransactions;
}

/**
 * Who made a call or caused an event; one of the ids is set.
 *
 * At most one of: `anonymousVisitorId`, `memberId`, `wixUserId`, `appId`.
 */
export type IdentificationData = {
  /** Id of that person in the site's contact list. */
  contactId?: string | null;
} & (
  | {
      /** Id of a visitor who was not logged in. */
      anonymousVisitorId?: string;
      memberId?: undefined;
      wixUserId?: undefined;
      appId?: undefined;
    }
  | {
      anonymousVisitorId?: undefined;
      /** Id of the member. */
      memberId?: string;
      wixUserId?: undefined;
      appId?: undefined;
    }
  | {
      anonymousVisitorId?: undefined;
      memberId?: undefined;
      /** Id of the site's owner or contributor. */
      wixUserId?: string;
      appId?: undefined;
    }
  | {
      anonymousVisitorId?: undefined;
      memberId?: undefined;
      wixUserId?: undefined;
      /** Id of the app. */
      appId?: string;
    }
);

/** What would solve a problem with a cart or checkout. */
export type SuggestedFix = "REMOVE_LINE_ITEM" | (string & {});
