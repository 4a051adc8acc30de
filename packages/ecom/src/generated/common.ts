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

/** Automatic action for an authorized payment: void or capture. */
export type ActionType = "VOID" | "CAPTURE" | (string & {});

/**
 * An event in the history of an order.
 *
 * At most one of `merchantComment`, `orderRefunded`, `draftOrderChangesApplied`,
 * `savedPaymentMethod`, `authorizedPaymentCreated`, `authorizedPaymentCaptured`,
 * `authorizedPaymentVoided`, `refundInitiated`, `paymentRefunded`, `paymentRefundFailed`,
 * `refundedAsStoreCredit`, `paymentPending`, `paymentCanceled`, `paymentDeclined`,
 * `receiptCreated`, `receiptSent`, `chargebackCreated` and `chargebackReversed` is set.
 */
export interface Activity {
  /** Comment that the merchant added. */
  merchantComment?: MerchantComment;
  /** Refund of the order. */
  orderRefunded?: OrderRefunded;
  /** Changes that were applied to the order. */
  draftOrderChangesApplied?: DraftOrderChangesApplied;
  /** Payment method that was saved. */
  savedPaymentMethod?: SavedPaymentMethod;
  /** Payment that was authorized. */
  authorizedPaymentCreated?: AuthorizedPaymentCreated;
  /** Authorized payment that was captured. */
  authorizedPaymentCaptured?: AuthorizedPaymentCaptured;
  /** Authorized payment that was voided. */
  authorizedPaymentVoided?: AuthorizedPaymentVoided;
  /** Refund that was started. */
  refundInitiated?: RefundInitiated;
  /** Payment that was refunded. */
  paymentRefunded?: PaymentRefunded;
  /** Payment whose refund failed. */
  paymentRefundFailed?: PaymentRefundFailed;
  /** Refund as store credit. */
  refundedAsStoreCredit?: RefundedAsStoreCredit;
  /** Payment that is being processed. */
  paymentPending?: PaymentPending;
  /** Payment that was canceled. */
  paymentCanceled?: PaymentCanceled;
  /** Payment that was declined. */
  paymentDeclined?: PaymentDeclined;
  /** Receipt that was created. */
  receiptCreated?: ReceiptCreated;
  /** Receipt that was sent to the buyer. */
  receiptSent?: ReceiptSent;
  /** Chargeback that the buyer's bank initiated. */
  chargebackCreated?: ChargebackCreated;
  /** Chargeback that was reversed. */
  chargebackReversed?: ChargebackReversed;
  /** Id of the activity. */
  id: string;
  /** Email address of the activity's author. */
  authorEmail?: string | null;
  /** When the activity happened. */
  createdDate?: Date | null;
  /**
   * Use `activityType` instead.
   *
   * @deprecated
   */
  type?: ActivityType;
  /** Kind of activity, which determines the data field that is set. */
  activityType: OrderActivityTypeEnumActivityType;
}

/**
 * An event in the history of an order.
 *
 * At most one of `merchantComment`, `orderRefunded`, `draftOrderChangesApplied`,
 * `savedPaymentMethod`, `authorizedPaymentCreated`, `authorizedPaymentCaptured`,
 * `authorizedPaymentVoided`, `refundInitiated`, `paymentRefunded`, `paymentRefundFailed`,
 * `refundedAsStoreCredit`, `paymentPending`, `paymentCanceled`, `paymentDeclined`,
 * `receiptCreated`, `receiptSent`, `chargebackCreated` and `chargebackReversed` is set.
 */
export interface ActivityInput {
  /** Comment that the merchant added. */
  merchantComment?: MerchantCommentInput;
  /** Refund of the order. */
  orderRefunded?: OrderRefundedInput;
  /** Changes that were applied to the order. */
  draftOrderChangesApplied?: DraftOrderChangesAppliedInput;
  /** Payment method that was saved. */
  savedPaymentMethod?: SavedPaymentMethodInput;
  /** Payment that was authorized. */
  authorizedPaymentCreated?: AuthorizedPaymentCreatedInput;
  /** Authorized payment that was captured. */
  authorizedPaymentCaptured?: AuthorizedPaymentCapturedInput;
  /** Authorized payment that was voided. */
  authorizedPaymentVoided?: AuthorizedPaymentVoidedInput;
  /** Refund that was started. */
  refundInitiated?: RefundInitiatedInput;
  /** Payment that was refunded. */
  paymentRefunded?: PaymentRefundedInput;
  /** Payment whose refund failed. */
  paymentRefundFailed?: PaymentRefundFailedInput;
  /** Refund as store credit. */
  refundedAsStoreCredit?: RefundedAsStoreCreditInput;
  /** Payment that is being processed. */
  paymentPending?: PaymentPendingInput;
  /** Payment that was canceled. */
  paymentCanceled?: PaymentCanceledInput;
  /** Payment that was declined. */
  paymentDeclined?: PaymentDeclinedInput;
  /** Receipt that was created. */
  receiptCreated?: ReceiptCreatedInput;
  /** Receipt that was sent to the buyer. */
  receiptSent?: ReceiptSentInput;
  /** Chargeback that the buyer's bank initiated. */
  chargebackCreated?: ChargebackCreatedInput;
  /** Chargeback that was reversed. */
  chargebackReversed?: ChargebackReversedInput;
  /**
   * Use `activityType` instead.
   *
   * @deprecated
   */
  type?: ActivityType;
  /** Kind of activity, which determines the data field that is set. */
  activityType: OrderActivityTypeEnumActivityType;
}

/** Kinds of order activities. Use `OrderActivityTypeEnumActivityType` instead. */
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

/** Response of `cart.addToCart` and `currentCart.addToCurrentCart`. */
export interface AddToCartResponse {
  /** The updated cart. It does not include items that require a variant but were sent without one. */
  cart?: CartOfCart;
}

/** A fee in addition to item prices, such as a handling fee. */
export interface AdditionalFee {
  /** Code of the fee, unique within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name: string;
  /** Price of the fee. */
  price?: MultiCurrencyPrice;
  /** Tax on the fee. */
  taxDetails?: ItemTaxFullDetails;
  /** Id of the app that added the fee. 1 to 100 characters. */
  providerAppId?: string | null;
  /** Price of the fee before tax. */
  priceBeforeTax?: MultiCurrencyPrice;
  /** Price of the fee after tax. */
  priceAfterTax?: MultiCurrencyPrice;
  /**
   * Ids of the line items that the fee applies to. If empty, the fee applies to the whole
   * purchase.
   */
  lineItemIds: string[];
  /** Source of the fee. */
  source: AdditionalFeeSource;
  /** Name of the fee in the buyer's language. 1 to 50 characters. */
  translatedName?: string | null;
  /** Address that determines the tax on the fee. */
  taxableAddress?: TaxableAddress;
}

/** A fee in addition to item prices, such as a handling fee. */
export interface AdditionalFeeOfOrders {
  /** Code of the fee, unique within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name: string;
  /** Price of the fee. */
  price?: Price;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  /** Taxes on the fee. */
  taxInfo?: LineItemTaxInfo;
  /** Id of the app that added the fee. */
  providerAppId?: string | null;
  /** Price of the fee before tax. */
  priceBeforeTax?: Price;
  /** Price of the fee after tax. */
  priceAfterTax?: Price;
  /** Id of the fee. Cannot be changed after creation. */
  id: string;
  /**
   * Ids of the line items that the fee applies to. If empty, the fee applies to the whole
   * purchase.
   */
  lineItemIds: string[];
  /** Source of the fee. */
  source: AdditionalFeeSourceOfOrders;
  /** Address that determines the tax on the fee. */
  taxableAddress?: TaxableAddress;
}

/** A fee in addition to item prices, such as a handling fee. */
export interface AdditionalFeeOfOrdersInput {
  /** Code of the fee, unique within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name?: string;
  /** Price of the fee. */
  price?: PriceInput;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  /** Taxes on the fee. */
  taxInfo?: LineItemTaxInfoInput;
  /** Id of the app that added the fee. */
  providerAppId?: string | null;
  /** Price of the fee before tax. */
  priceBeforeTax?: PriceInput;
  /** Price of the fee after tax. */
  priceAfterTax?: PriceInput;
  /** Id of the fee. Cannot be changed after creation. */
  id?: string;
  /**
   * Ids of the line items that the fee applies to. If empty, the fee applies to the whole
   * purchase.
   */
  lineItemIds?: string[];
  /** Source of the fee. */
  source?: AdditionalFeeSourceOfOrders;
  /** Address that determines the tax on the fee. */
  taxableAddress?: TaxableAddress;
}

/** Refunded amount of an additional fee. */
export interface AdditionalFeeRefund {
  /** Id of the fee. Cannot be changed after creation. */
  additionalFeeId: string;
  /** Amount of the fee to refund. Cannot be changed after creation. */
  amount?: Price;
}

/** Refunded amount of an additional fee. */
export interface AdditionalFeeRefundInput {
  /** Id of the fee. Cannot be changed after creation. */
  additionalFeeId?: string;
  /** Amount of the fee to refund. Cannot be changed after creation. */
  amount?: PriceInput;
}

/** Source of a fee: an app, a purchased item, the merchant, the delivery method or the platform. */
export type AdditionalFeeSource =
  | "UNKNOWN_ADDITIONAL_FEE_SOURCE"
  | "SERVICE_PLUGIN"
  | "ITEM"
  | "MANUAL"
  | "SHIPPING"
  | "PLATFORM"
  | (string & {});

/** Source of a fee: an app, a purchased item, the merchant, the delivery method or the platform. */
export type AdditionalFeeSourceOfOrders =
  | "SERVICE_PLUGIN"
  | "ITEM"
  | "MANUAL"
  | "SHIPPING"
  | "PLATFORM"
  | (string & {});

/** Tax on one fee. */
export interface AdditionalFeeTax {
  /** Code of the taxed fee. 1 to 100 characters. */
  additionalFeeCode: string;
  /** Tax amount for the fee. */
  tax?: ConvertedMoney;
}

/** A postal address. */
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
  /** Second address line, such as an apartment or floor. At most 100 characters. */
  addressLine2?: string | null;
  /** Latitude and longitude of an address. */
  geocode?: AddressLocation;
  /** Full name of the country. */
  countryFullname?: string | null;
  /** Full name of the state, province or region. */
  subdivisionFullname?: string | null;
  /** The complete address as one string. */
  formattedAddress?: string | null;
}

/** A postal address. */
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
  /** Second address line, such as an apartment or floor. At most 100 characters. */
  addressLine2?: string | null;
  /** Latitude and longitude of an address. */
  geocode?: AddressLocation;
}

/** Address and contact details. */
export interface AddressWithContact {
  /** Street, city and country. */
  address?: Address;
  /** Name, phone number and company of the contact. */
  contactDetails?: FullAddressContactDetails;
}

/** Address and contact details. */
export interface AddressWithContactInput {
  /** Street, city and country. */
  address?: AddressInput;
  /** Name, phone number and company of the contact. */
  contactDetails?: FullAddressContactDetailsInput;
}

/** The variant of `AddressWithContactInput` that `importOrder` accepts. */
export interface AddressWithContactForImportOrder extends AddressWithContactInput {
  /** Name, phone number and company of the contact. */
  contactDetails: FullAddressContactDetailsInput;
}

/** Requested, pending, completed and failed amounts of a refund. */
export interface AggregatedRefundSummary {
  /** Requested refund amount. */
  requestedRefund?: Price;
  /** Amount that payment providers are still processing. */
  pendingRefund?: Price;
  /** Amount that was refunded. */
  refunded?: Price;
  /** Amount that could not be refunded. */
  failedRefundAmount?: Price;
  /** Whether a transaction of the refund is pending. */
  pending: boolean;
  /** The refunded amount for each line item. */
  breakdown?: RefundItemsBreakdown;
}

/** Line items that are affected. */
export interface ApplicableLineItems {
  /** Ids of the line items. At most 300 items. */
  lineItemIds: string[];
}

/** Line items that are affected. */
export interface ApplicableLineItemsInput {
  /** Ids of the line items. At most 300 items. */
  lineItemIds?: string[];
}

/**
 * An applied discount: a coupon, a merchant discount or a discount rule.
 *
 * At most one of `coupon`, `merchantDiscount` and `discountRule` is set.
 */
export type AppliedDiscount = {
  /** What the discount applies to. */
  discountType: DiscountType;
  /** Ids of the affected line items. */
  lineItemIds: string[];
} & (
  | {
      /** Coupon of the discount. */
      coupon?: CouponOfCheckout;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant applied manually. */
      merchantDiscount?: MerchantDiscountOfCheckout;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Discount rule that created the discount. */
      discountRule?: DiscountRule;
    }
);

/**
 * An applied discount: a coupon, a merchant discount or a discount rule.
 *
 * At most one of `coupon`, `merchantDiscount` and `discountRule` is set.
 */
export type AppliedDiscountOfOrders = {
  /** What the discount applies to. */
  discountType: DiscountType;
  /**
   * Ids of the affected line items. Use `lineItemDiscounts` instead. At most 300 items.
   *
   * @deprecated
   */
  lineItemIds?: string[];
  /** Id of the discount. Cannot be changed after creation. */
  id: string;
  /** Discount amount for each line item. At most 300 items. */
  lineItemDiscounts: LineItemDiscount[];
} & (
  | {
      /** Coupon of the discount. */
      coupon?: Coupon;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant applied manually. */
      merchantDiscount?: MerchantDiscount;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Discount rule that created the discount. */
      discountRule?: DiscountRuleOfOrders;
    }
);

/**
 * An applied discount: a coupon, a merchant discount or a discount rule.
 *
 * At most one of `coupon`, `merchantDiscount` and `discountRule` is set.
 */
export type AppliedDiscountOfOrdersInput = {
  /** What the discount applies to. */
  discountType?: DiscountType;
  /**
   * Ids of the affected line items. Use `lineItemDiscounts` instead. At most 300 items.
   *
   * @deprecated
   */
  lineItemIds?: string[];
  /** Id of the discount. Cannot be changed after creation. */
  id?: string | null;
  /** Discount amount for each line item. At most 300 items. */
  lineItemDiscounts?: LineItemDiscountInput[];
} & (
  | {
      /** Coupon of the discount. */
      coupon?: CouponRequestInput;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant applied manually. */
      merchantDiscount?: MerchantDiscountRequestInput;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Discount rule that created the discount. */
      discountRule?: DiscountRuleOfOrdersInput;
    }
);

/** Advertising platforms that can lead a buyer to an order. */
export type AttributionSource = "UNSPECIFIED" | "FACEBOOK_ADS" | (string & {});

/** Reason why a capture or a void failed. */
export interface AuthorizationActionFailureDetails {
  /** Code that identifies the failure. At most 100 characters. */
  failureCode: string;
}

/** Reason why a capture or a void failed. */
export interface AuthorizationActionFailureDetailsInput {
  /** Code that identifies the failure. At most 100 characters. */
  failureCode?: string;
}

/** A capture of an authorized payment. */
export interface AuthorizationCapture {
  /** Id of the capture. */
  id: string;
  /** Status of the capture. */
  status: AuthorizationCaptureStatus;
  /** Amount of the capture. Cannot be changed after creation. */
  amount?: Price;
  /** When the capture was made. */
  createdDate?: Date | null;
  /** Reason why the capture or void failed. Set only if the status is `FAILED`. */
  failureDetails?: AuthorizationActionFailureDetails;
}

/** A capture of an authorized payment. */
export interface AuthorizationCaptureInput {
  /** Status of the capture. */
  status?: AuthorizationCaptureStatus;
  /** Amount of the capture. Cannot be changed after creation. */
  amount?: PriceInput;
  /** When the capture was made. */
  createdDate?: Date | null;
  /** Reason why the capture or void failed. Set only if the status is `FAILED`. */
  failureDetails?: AuthorizationActionFailureDetailsInput;
}

/** Status of a capture: pending, succeeded or failed. */
export type AuthorizationCaptureStatus = "PENDING" | "SUCCEEDED" | "FAILED" | (string & {});

/** Authorization of a payment that is captured later. */
export interface AuthorizationDetails {
  /** Whether the payment is authorized first and captured later. */
  delayedCapture: boolean;
  /** When the payment was authorized. */
  authorizedDate?: Date | null;
  /** Captures of the payment. There is at most one. At most 1 item. */
  captures: AuthorizationCapture[];
  /** Void of the authorization, if it was voided. */
  void?: AuthorizationVoid;
  /** Action that is scheduled for the authorization, and its date. */
  scheduledAction?: V1ScheduledAction;
}

/** Authorization of a payment that is captured later. */
export interface AuthorizationDetailsInput {
  /** When the payment was authorized. */
  authorizedDate?: Date | null;
  /** Captures of the payment. There is at most one. At most 1 item. */
  captures?: AuthorizationCaptureInput[];
  /** Void of the authorization, if it was voided. */
  void?: AuthorizationVoidInput;
  /** Action that is scheduled for the authorization, and its date. */
  scheduledAction?: V1ScheduledActionInput;
}

/** Void of an authorized payment, which releases the reserved amount. */
export interface AuthorizationVoid {
  /** Status of the void. */
  status: AuthorizationVoidStatus;
  /** When the authorization was voided. */
  voidedDate?: Date | null;
  /** Reason why the capture or void failed. Set only if the status is `FAILED`. */
  failureDetails?: AuthorizationActionFailureDetails;
  /** Whether the authorization was voided manually or by a scheduled action. */
  reason: Reason;
}

/** Void of an authorized payment, which releases the reserved amount. */
export interface AuthorizationVoidInput {
  /** Status of the void. */
  status?: AuthorizationVoidStatus;
  /** When the authorization was voided. */
  voidedDate?: Date | null;
  /** Reason why the capture or void failed. Set only if the status is `FAILED`. */
  failureDetails?: AuthorizationActionFailureDetailsInput;
  /** Whether the authorization was voided manually or by a scheduled action. */
  reason?: Reason;
}

/** Status of a void: pending, succeeded or failed. */
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

/** An authorized payment that was voided. */
export interface AuthorizedPaymentVoided {
  /** Id of the payment. */
  paymentId: string;
  /** Authorized amount that was voided. */
  amount?: Price;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** An authorized payment that was voided. */
export interface AuthorizedPaymentVoidedInput {
  /** Id of the payment. */
  paymentId?: string;
  /** Authorized amount that was voided. */
  amount?: PriceInput;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Reason why the tax was not calculated automatically. */
export interface AutoTaxFallbackCalculationDetails {
  /** Reason why the fallback rate was used. */
  fallbackReason: FallbackReason;
  /** Error that the automatic calculation returned. */
  error?: ApplicationError;
}

/** An amount that can be negative. */
export interface Balance {
  /** Amount as a decimal string, such as '-5.00'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. */
  formattedAmount: string;
}

/**
 * Kinds of benefits: a percentage off the price, a fixed price, or a fixed amount off the
 * price.
 */
export type BenefitType = "PERCENTAGE" | "FIXED_PRICE" | "FIXED_AMOUNT" | (string & {});

/** The billing address of an order before a draft order changed it. */
export interface BillingChangedDetails {
  /** Billing address and contact details before the change. */
  billingInfoBeforeChange?: AddressWithContact;
}

/** Location, language and currency of the business. */
export interface BusinessInfo {
  /** Id of the business location that sells the items. */
  locationId?: string | null;
  /** Main language of the site, such as 'en'. An ISO 639-1 code. */
  languageCode: string;
  /** Currency of the store, as an ISO 4217 code such as 'EUR'. */
  currencyCode: string;
}

/** Location, language and currency of the business. */
export interface BusinessInfoInput {
  /** Id of the business location that sells the items. */
  locationId?: string | null;
}

/** The business location of an order before a draft order changed it. */
export interface BusinessLocationChangedDetails {
  /** The previous business location. */
  businessLocationBeforeChange?: Location;
}

/**
 * Details of the buyer.
 *
 * At most one of `visitorId` and `memberId` is set.
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
 * Details of the buyer.
 *
 * At most one of `visitorId`, `memberId` and `userId` is set.
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
      /** User id, if the buyer is a site owner or contributor. A GUID. */
      userId?: string;
    }
);

/**
 * Details of the buyer.
 *
 * At most one of `visitorId`, `memberId` and `userId` is set.
 */
export interface BuyerInfoOfCartInput {
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Buyer's email address. */
  email?: string | null;
}

/**
 * Details of the buyer.
 *
 * At most one of `visitorId` and `memberId` is set.
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
 * Details of the buyer.
 *
 * At most one of `visitorId` and `memberId` is set.
 */
export interface BuyerInfoOfCheckoutInput {
  /** Buyer's email address. */
  email?: string | null;
}

/** Calculated prices of one line item. */
export interface CalculatedLineItem {
  /** Id of the line item. */
  lineItemId: string;
  /** Unit and total prices, with and without tax. */
  pricesBreakdown?: LineItemPricesData;
  /** How the buyer pays for the item. */
  paymentOption: PaymentOptionType;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
}

/**
 * Parts of a calculation that failed. The other totals are valid.
 *
 * At most one of `generalShippingCalculationError`, `carrierErrors` and
 * `selectedShippingOptionError` is set.
 */
export type CalculationErrors = {
  /** Set if tax could not be calculated. */
  taxCalculationError?: Details;
  /** Set if the coupon could not be applied. */
  couponCalculationError?: Details;
  /**
   * Set if the gift card could not be applied.
   *
   * @deprecated
   */
  giftCardCalculationError?: Details;
  /** Errors that apps reported when they validated the purchase. */
  orderValidationErrors: ApplicationError[];
  /** Set if a membership could not be used. */
  membershipError?: Details;
  /** Set if automatic discounts could not be calculated. */
  discountsCalculationError?: Details;
} & (
  | {
      /** Set if delivery could not be calculated. */
      generalShippingCalculationError?: Details;
      carrierErrors?: undefined;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      /** Set if some carriers did not respond. */
      carrierErrors?: CarrierErrors;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      carrierErrors?: undefined;
      /** Set if the selected delivery option could not be used. */
      selectedShippingOptionError?: Details;
    }
);

/** A delivery carrier. */
export interface Carrier {
  /** Id of the carrier's app. */
  appId?: string | null;
  /** Code of the carrier's delivery option. At most 250 characters. */
  code: string;
}

/** A delivery carrier. */
export interface CarrierInput {
  /** Id of the carrier's app. */
  appId?: string | null;
  /** Code of the carrier's delivery option. At most 250 characters. */
  code?: string;
}

/** Error that a carrier reported. */
export interface CarrierError {
  /** Id of the carrier. */
  carrierId: string;
  /** Description of the error. */
  error?: Details;
}

/** Errors for the carriers that did not respond. */
export interface CarrierErrors {
  /** Carrier errors, one per carrier. */
  errors: CarrierError[];
}

/** Delivery options from one carrier. */
export interface CarrierServiceOption {
  /** Id of the carrier or app that offers the options. */
  carrierId: string;
  /** The carrier's delivery options. */
  shippingOptions: ShippingOption[];
}

/** A buyer's cart, which also serves as the checkout until the order is placed. */
export interface Cart {
  /** Id of the cart, which is also the id of its checkout. */
  id: string;
  /** When the cart was created. */
  createdDate?: Date | null;
  /** When the cart was last updated. */
  updatedDate?: Date | null;
  /** Revision number. It increases with every update. */
  revision: string;
  /** Items in the cart. At most 300 items. */
  lineItems: V2LineItem[];
  /** Total price of the items, before delivery and tax. */
  subtotal?: ConvertedMoney;
  /** Note that the buyer entered. At most 1,000 characters. */
  note?: string | null;
  /** Coupons that the buyer entered. At most 1 item. */
  coupons: V2Coupon[];
  /** Sales channel and creator of the cart. */
  source?: CartSource;
  /** Location, language and currency of the business. */
  businessInfo?: BusinessInfo;
  /** The buyer, including their language and currency. */
  customerInfo?: CustomerInfo;
  /** Delivery address and method. */
  deliveryInfo?: DeliveryInfo;
  /** Settings that determine the tax. */
  taxInfo?: TaxInfo;
  /** Gift cards, currency and billing address of the cart. */
  paymentInfo?: PaymentInfo;
  /** Whether an order was placed from the cart. */
  orderPlaced: boolean;
  /** Id of the order. Set once the order has been placed. */
  orderId?: string | null;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Settings of the checkout page. Cannot be changed after creation. */
  settings?: CartSettings;
  /**
   * URL of a custom checkout page. `{checkout_id}` is replaced by the checkout's id. At most
   * 2,048 characters.
   */
  customCheckoutUrl?: string | null;
  /** Extended fields of the cart. */
  extendedFields?: ExtendedFields;
  /** Whether this is the current cart of its visitor or member. */
  currentCart: boolean;
  /** Whether this is a demo cart. */
  demo: boolean;
}

/** A buyer's cart, which also serves as the checkout until the order is placed. */
export interface CartInput {
  /** Id of the cart, which is also the id of its checkout. */
  id?: string;
  /** Note that the buyer entered. At most 1,000 characters. */
  note?: string | null;
  /** Sales channel and creator of the cart. */
  source?: CartSourceInput;
  /** Location, language and currency of the business. */
  businessInfo?: BusinessInfoInput;
  /** The buyer, including their language and currency. */
  customerInfo?: CustomerInfoInput;
  /** Delivery address and method. */
  deliveryInfo?: DeliveryInfoInput;
  /** Settings that determine the tax. */
  taxInfo?: TaxInfoInput;
  /** Gift cards, currency and billing address of the cart. */
  paymentInfo?: PaymentInfoInput;
  /**
   * URL of a custom checkout page. `{checkout_id}` is replaced by the checkout's id. At most
   * 2,048 characters.
   */
  customCheckoutUrl?: string | null;
  /** Extended fields of the cart. */
  extendedFields?: ExtendedFields;
  /** Whether this is a demo cart. */
  demo?: boolean;
}

/** The variant of `CartInput` that `updateCart` accepts. */
export interface CartToUpdate extends Omit<CartInput, "id"> {}

/**
 * A coupon or a merchant discount on a cart.
 *
 * At most one of `coupon` and `merchantDiscount` is set.
 */
export type CartDiscount =
  | {
      /** Set if the discount is a coupon. */
      coupon?: CouponOfCart;
      merchantDiscount?: undefined;
    }
  | {
      coupon?: undefined;
      /** Set if the discount is a merchant discount. */
      merchantDiscount?: MerchantDiscountOfCart;
    };

/** A buyer's cart, as it is before checkout. */
export interface CartOfCart {
  /** Id of the cart. */
  id: string;
  /** Items in the cart. 1 to 300 items. */
  lineItems: LineItemOfCart[];
  /** Note that the buyer entered. At most 1,000 characters. */
  buyerNote?: string | null;
  /** Details of the buyer. */
  buyerInfo?: BuyerInfoOfCart;
  /** Currency of the store, as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Currency shown to the buyer, as an ISO 4217 code. */
  conversionCurrency: string;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage?: string | null;
  /** Main language of the site, such as 'en'. */
  siteLanguage?: string | null;
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean | null;
  /** Unit of all weights in the cart. */
  weightUnit: WeightUnit;
  /** Id of the checkout that was created from the cart, if any. */
  checkoutId?: string | null;
  /** Coupon and merchant discounts on the cart. */
  appliedDiscounts: CartDiscount[];
  /** When the cart was created. */
  createdDate?: Date | null;
  /** When the cart was last updated. */
  updatedDate?: Date | null;
  /** Buyer's address and contact details. */
  contactInfo?: AddressWithContact;
  /** URL of a custom checkout page. At most 1,000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Selected delivery option. */
  selectedShippingOption?: SelectedShippingOption;
  /** Extended fields of the cart. */
  extendedFields?: ExtendedFields;
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
  /** Currency of the payment, as an ISO 4217 code. */
  paymentCurrency: string;
  /** Revision number. It increases with every update. */
  revision?: string | null;
}

/** A buyer's cart, as it is before checkout. */
export interface CartOfCartInput {
  /** Id of the cart. */
  id?: string | null;
  /** Note that the buyer entered. At most 1,000 characters. */
  buyerNote?: string | null;
  /** Details of the buyer. */
  buyerInfo?: BuyerInfoOfCartInput;
  /** Buyer's address and contact details. */
  contactInfo?: AddressWithContactInput;
  /** URL of a custom checkout page. At most 1,000 characters. */
  overrideCheckoutUrl?: string | null;
  /** Selected delivery option. */
  selectedShippingOption?: SelectedShippingOptionInput;
  /** Extended fields of the cart. */
  extendedFields?: ExtendedFields;
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
}

/** The variant of `CartOfCartInput` that `updateCart` accepts. */
export interface CartOfCartToUpdate extends Omit<CartOfCartInput, "id"> {}

/** Settings of the checkout page. */
export interface CartSettings {
  /** True if the buyer cannot change the gift card. */
  lockGiftCard?: boolean | null;
  /** True if the buyer cannot change the coupon. */
  lockCouponCode?: boolean | null;
  /** Whether the policy checkbox is hidden. */
  policyAgreementCheckboxDisabled?: boolean | null;
  /** Whether offline payment is disabled. */
  manualPaymentDisabled?: boolean | null;
}

/** Sales channel and creator of a cart. */
export interface CartSource {
  /** Sales channel of the cart, such as `WEB` for an online store. */
  channelType: ChannelType;
  /**
   * References to related resources in other apps. At most 10 items. Cannot be changed after
   * creation.
   */
  externalReferences: ExternalReference[];
  /** Who created the cart. */
  createdBy?: CreatedByOfCartV2;
  /** App component that adds content to the checkout page. */
  customContentReference?: CustomContentReference;
}

/** Sales channel and creator of a cart. */
export interface CartSourceInput {
  /** Sales channel of the cart, such as `WEB` for an online store. */
  channelType?: ChannelType;
  /** App component that adds content to the checkout page. */
  customContentReference?: CustomContentReferenceInput;
}

/** Totals of a cart, and problems with the cart. */
export interface CartSummary {
  /** Id of the cart. */
  cartId: string;
  /** Revision of the cart that was calculated. */
  cartRevision: string;
  /** Unique id of this calculation. A GUID. */
  calculationId: string;
  /** Prices of each line item. At most 300 items. */
  lineItems: LineItemSummary[];
  /** Discounts that have been applied. At most 100 items. */
  discounts: Discount[];
  /** Delivery method and its price. */
  deliverySummary?: DeliverySummary;
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees: V2AdditionalFee[];
  /** Details of the taxes. */
  taxSummary?: V2TaxSummary;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: V2PriceSummary;
  /** Amounts to pay now, later, and with gift cards or memberships. */
  paymentSummary?: PaymentSummary;
  /**
   * Token to send with the order. The order fails if a price has changed since then. At most
   * 1,024 characters.
   */
  priceVerificationToken?: string | null;
  /**
   * Legacy list of failed calculations. Use `violations` instead.
   *
   * @deprecated
   */
  calculationErrors?: V2CalculationErrors;
  /**
   * Legacy list of problems that apps reported. Use `violations` instead. At most 100 items.
   *
   * @deprecated
   */
  spiViolations?: Violation[];
  /** Problems that block the order, and warnings for the buyer. At most 100 items. */
  violations: V2Violation[];
}

/** Amount that was added to or subtracted from a cash payment by rounding. */
export interface CashRounding {
  /** Amount as a decimal string. Negative if the payment was rounded down. */
  amount: string;
  /** Amount with its currency symbol, ready for display. */
  formattedAmount: string;
}

/** Rounding details of a cash payment. */
export interface CashRoundingDetails {
  /** Amount before rounding. */
  unroundedAmount?: Price;
  /** Amount that rounding added or subtracted. */
  roundingAdjustment?: CashRounding;
}

/** Rounding details of a cash payment. */
export interface CashRoundingDetailsInput {
  /** Amount before rounding. */
  unroundedAmount?: PriceInput;
}

/** A catalog item to add to a cart. */
export interface CatalogItemInput {
  /** The catalog item and its options. */
  catalogReference: CatalogReferenceInput;
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
  /**
   * Use `membershipPayment` instead.
   *
   * @deprecated
   */
  selectedMembership?: V2SelectedMembershipToSend;
  /** Values that override the item's catalog values. Only apps can set them. */
  catalogOverrideFields?: CatalogOverrideFieldsOfCartV2Input;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
  /** Id of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
  /** Membership that pays for the item. */
  membershipPayment?: MembershipInput;
}

/** Line item values that override the catalog values. */
export interface CatalogOverrideFields {
  /** Name to use instead of the name in the catalog. */
  productName?: ProductName;
  /** Unit price to use instead of the price in the catalog, as a decimal string. */
  price?: string | null;
  /** Unit price before a sale to use instead of the price in the catalog, as a decimal string. */
  fullPrice?: string | null;
  /** Description lines to use instead of the description lines from the catalog. At most 20 items. */
  descriptionLines: DescriptionLine[];
  /** Weight, SKU and shipping settings to use instead of the settings in the catalog. */
  physicalProperties?: PhysicalProperties;
  /** Image to use instead of the image in the catalog. */
  image?: ImageOfCart;
  /** Payment option to use instead of the option in the catalog. */
  paymentOption?: PaymentOption;
  /** Deposit per unit to use instead of the deposit in the catalog, as a decimal string. */
  depositAmount?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Line item values that override the catalog values. */
export interface CatalogOverrideFieldsInput {
  /** Name to use instead of the name in the catalog. */
  productName?: ProductNameInput;
  /** Unit price to use instead of the price in the catalog, as a decimal string. */
  price?: string | null;
  /** Unit price before a sale to use instead of the price in the catalog, as a decimal string. */
  fullPrice?: string | null;
  /** Description lines to use instead of the description lines from the catalog. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Weight, SKU and shipping settings to use instead of the settings in the catalog. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Image to use instead of the image in the catalog. */
  image?: ImageOfCartInput;
  /** Payment option to use instead of the option in the catalog. */
  paymentOption?: PaymentOptionInput;
  /** Deposit per unit to use instead of the deposit in the catalog, as a decimal string. */
  depositAmount?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Line item values that override the catalog values. */
export interface CatalogOverrideFieldsOfCartV2 {
  /** Name to use instead of the name in the catalog. */
  name?: TranslatableString;
  /** Sale price per unit to use instead of the price in the catalog, as a decimal string. */
  salePrice?: string | null;
  /** Unit price before a sale to use instead of the price in the catalog, as a decimal string. */
  fullPrice?: string | null;
  /** Description lines to use instead of the description lines from the catalog. At most 20 items. */
  descriptionLines: DescriptionLine[];
  /** Weight, SKU and shipping settings to use instead of the settings in the catalog. */
  physicalProperties?: PhysicalProperties;
  /** Image to use instead of the image in the catalog. */
  image?: ImageOfCartV2;
  /** Payment option to use instead of the option in the catalog. */
  paymentOption?: PaymentOption;
  /** Deposit per unit to use instead of the deposit in the catalog, as a decimal string. */
  depositAmount?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Line item values that override the catalog values. */
export interface CatalogOverrideFieldsOfCartV2Input {
  /** Name to use instead of the name in the catalog. */
  name?: TranslatableStringInput;
  /** Sale price per unit to use instead of the price in the catalog, as a decimal string. */
  salePrice?: string | null;
  /** Unit price before a sale to use instead of the price in the catalog, as a decimal string. */
  fullPrice?: string | null;
  /** Description lines to use instead of the description lines from the catalog. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Weight, SKU and shipping settings to use instead of the settings in the catalog. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Image to use instead of the image in the catalog. */
  image?: ImageOfCartV2Input;
  /** Payment option to use instead of the option in the catalog. */
  paymentOption?: PaymentOptionInput;
  /** Deposit per unit to use instead of the deposit in the catalog, as a decimal string. */
  depositAmount?: string | null;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean | null;
  /** Id of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReference {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReferenceInput {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId?: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/**
 * The variant of `CatalogReferenceInput` that `createBackInStockNotificationRequest`,
 * `importOrder` and 2 others accept.
 */
export interface CatalogReferenceToSend extends CatalogReferenceInput {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
}

/** The variant of `CatalogReferenceInput` that `createCheckoutTemplate` accepts. */
export interface CatalogReferenceToCreate extends CatalogReferenceInput {
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
}

/** Sales channel of an order. */
export interface ChannelInfo {
  /** Sales channel, such as `WEB` for an online store. */
  type: ChannelType;
  /** Id of the order in the sales channel. At most 100 characters. */
  externalOrderId?: string | null;
  /** URL of the order in the sales channel. At most 300 characters. */
  externalOrderUrl?: string | null;
}

/** Sales channel of an order. */
export interface ChannelInfoInput {
  /** Sales channel, such as `WEB` for an online store. */
  type?: ChannelType;
  /** Id of the order in the sales channel. At most 100 characters. */
  externalOrderId?: string | null;
  /** URL of the order in the sales channel. At most 300 characters. */
  externalOrderUrl?: string | null;
}

/** Sales channel, such as the online store, a point of sale or a marketplace. */
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

/** A series of equal billing cycles in a subscription. */
export interface Charge {
  /** Number of the first billing cycle in the series. */
  cycleFrom: number;
  /**
   * Number of billing cycles in the series. Absent if the series continues until the subscription
   * is canceled.
   */
  cycleCount?: number | null;
  /** When the first billing cycle is charged. */
  cycleBillingDate?: Date | null;
}

/** Kinds of additional delivery charges: handling or insurance. */
export type ChargeType = "HANDLING_FEE" | "INSURANCE" | (string & {});

/** Who pays the platform's fee: the buyer or the merchant. */
export type ChargeTypeOfOrders = "PASS_ON" | "ABSORBED" | (string & {});

/** A chargeback: the buyer's bank returned the payment to the buyer. */
export interface Chargeback {
  /** Id of the chargeback. Cannot be changed after creation. */
  id: string;
  /** When the chargeback was created. Cannot be changed after creation. */
  createdDate?: Date | null;
  /** When the chargeback was last updated. */
  updatedDate?: Date | null;
  /** Amount of the chargeback. Cannot be changed after creation. */
  amount?: Price;
  /** Amount returned to the merchant when the chargeback was reversed. */
  reversalAmount?: Price;
  /** Whether the chargeback was approved or reversed. */
  status: ChargebackStatus;
  /** Id of the chargeback at the payment provider, if known. Cannot be changed after creation. */
  externalId?: string | null;
}

/** A chargeback: the buyer's bank returned the payment to the buyer. */
export interface ChargebackInput {
  /** Whether the chargeback was approved or reversed. */
  status?: ChargebackStatus;
}

/** A chargeback that the buyer's bank initiated. */
export interface ChargebackCreated {
  /** Id of the payment. */
  paymentId: string;
  /** Id of the chargeback. */
  chargebackId: string;
  /** Amount of the chargeback. */
  amount?: Price;
  /** The payment that the chargeback concerns. */
  paymentDetails?: RegularPayment;
}

/** A chargeback that the buyer's bank initiated. */
export interface ChargebackCreatedInput {
  /** Id of the payment. */
  paymentId?: string;
  /** Id of the chargeback. */
  chargebackId?: string;
  /** Amount of the chargeback. */
  amount?: PriceInput;
  /** The payment that the chargeback concerns. */
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
  /** Amount that was returned to the merchant. */
  reversalAmount?: Price;
  /** The payment that the chargeback concerns. */
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
  /** Amount that was returned to the merchant. */
  reversalAmount?: PriceInput;
  /** The payment that the chargeback concerns. */
  paymentDetails?: RegularPaymentInput;
}

/** Whether a chargeback was approved or reversed. */
export type ChargebackStatus = "APPROVED" | "REVERSED" | (string & {});

/** A selected color. */
export interface Color {
  /** Name of the color in the site's main language. At most 500 characters. */
  original: string;
  /** Name of the color in the buyer's language, if translated. At most 500 characters. */
  translated?: string | null;
  /** Color as a hex code or an RGB code. */
  code?: string | null;
}

/** A selected color. */
export interface ColorInput {
  /** Name of the color in the site's main language. At most 500 characters. */
  original?: string;
  /** Name of the color in the buyer's language, if translated. At most 500 characters. */
  translated?: string | null;
  /** Color as a hex code or an RGB code. */
  code?: string | null;
}

/** A condition that an order must meet for a rate to apply. */
export interface Condition {
  /** What to compare: total weight, total price or total quantity. */
  type: ConditionType;
  /** Number to compare the order with, as a decimal string. */
  value: string;
  /** Operator of the comparison. */
  operator: LogicalOperator;
}

/** A condition that an order must meet for a rate to apply. */
export interface ConditionInput {
  /** What to compare: total weight, total price or total quantity. */
  type?: ConditionType;
  /** Number to compare the order with, as a decimal string. */
  value?: string;
  /** Operator of the comparison. */
  operator?: LogicalOperator;
}

/** What a condition compares: the total weight, price or quantity. */
export type ConditionType =
  | "BY_TOTAL_WEIGHT"
  | "BY_TOTAL_PRICE"
  | "BY_TOTAL_QUANTITY"
  | (string & {});

/** A delivery rate, and the conditions that an order must meet for it to apply. */
export interface ConditionalRates {
  /** Rate as a decimal string in the store's currency. */
  amount: string;
  /** Conditions that the order must meet for the rate to apply. At most 10 items. */
  conditions: Condition[];
  /** Whether the rate is charged once per item. If false, it is charged once per order. */
  multiplyByQuantity: boolean;
}

/** A delivery rate, and the conditions that an order must meet for it to apply. */
export interface ConditionalRatesInput {
  /** Rate as a decimal string in the store's currency. */
  amount?: string;
  /** Conditions that the order must meet for the rate to apply. At most 10 items. */
  conditions?: ConditionInput[];
  /** Whether the rate is charged once per item. If false, it is charged once per order. */
  multiplyByQuantity?: boolean;
}

/** First billing cycle that a change to a subscription contract affects. */
export interface ContractTarget {
  /** Number of the next billing cycle, which is the first one affected by the changes. */
  nextCycleNumber?: number | null;
}

/** An amount of money in the site's currency and in the buyer's currency. */
export interface ConvertedMoney {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount: string;
  /** Amount as a decimal string in the buyer's currency. */
  convertedAmount: string;
}

/** An amount of money in the site's currency and in the buyer's currency. */
export interface ConvertedMoneyInput {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount?: string;
}

/** A coupon that was applied. */
export interface Coupon {
  /** Id of the coupon. */
  id: string;
  /** Coupon code that the buyer entered. */
  code: string;
  /** Name of the coupon. */
  name: string;
  /** Discount amount from the coupon. */
  amount?: Price;
}

/** A coupon that was applied. */
export interface CouponRequestInput {
  /** Id of the coupon. */
  id?: string;
  /** Coupon code that the buyer entered. */
  code?: string;
  /** Name of the coupon. */
  name?: string;
  /** Discount amount from the coupon. */
  amount?: PriceInput;
}

/** Code of a coupon to add. */
export interface CouponInput {
  /** Coupon code that the buyer entered. 1 to 50 characters. */
  code?: string;
}

/** The variant of `CouponInput` that `addCoupon` and `addCouponToCurrentCart` accept. */
export interface CouponInputToAdd extends CouponInput {
  /** Coupon code that the buyer entered. 1 to 50 characters. */
  code: string;
}

/** A coupon that was applied. */
export interface CouponOfCart {
  /** Id of the coupon. */
  id: string;
  /** Coupon code that the buyer entered. */
  code: string;
}

/** A coupon that was applied. */
export interface CouponOfCheckout {
  /** Id of the coupon. */
  id: string;
  /** Coupon code that the buyer entered. */
  code: string;
  /** Discount amount from the coupon. */
  amount?: MultiCurrencyPrice;
  /** Name of the coupon. */
  name: string;
}

/** Response of `cart.createCheckout` and `currentCart.createCheckoutFromCurrentCart`. */
export interface CreateCheckoutResponse {
  /** Id of the checkout. */
  checkoutId: string;
}

/**
 * Creator of an entity. One of the ids is set.
 *
 * At most one of `userId`, `memberId`, `visitorId` and `appId` is set.
 */
export type CreatedBy =
  | {
      /** Id of the site owner or contributor, if one created the entity. */
      userId?: string;
      memberId?: undefined;
      visitorId?: undefined;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the member, if a member created the entity. */
      memberId?: string;
      visitorId?: undefined;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      memberId?: undefined;
      /** Id of the visitor, if a visitor created the entity. */
      visitorId?: string;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      memberId?: undefined;
      visitorId?: undefined;
      /** Id of the app, if an app created the entity. */
      appId?: string;
    };

/**
 * Creator of an entity. One of the ids is set.
 *
 * At most one of `visitorId`, `memberId`, `userId` and `appId` is set.
 */
export type CreatedByOfCartV2 =
  | {
      /** Id of the visitor, if a visitor created the entity. */
      visitorId?: string;
      memberId?: undefined;
      userId?: undefined;
      appId?: undefined;
    }
  | {
      visitorId?: undefined;
      /** Id of the member, if a member created the entity. */
      memberId?: string;
      userId?: undefined;
      appId?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      /** Id of the site owner or contributor, if one created the entity. */
      userId?: string;
      appId?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      userId?: undefined;
      /** Id of the app, if an app created the entity. */
      appId?: string;
    };

/** Card details that you can safely show. */
export interface CreditCardDetails {
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Card details that you can safely show. */
export interface CreditCardPaymentMethodDetails {
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Original currency and conversion rate of a converted order. */
export interface CurrencyConversionDetails {
  /** Original currency of the order, as an ISO 4217 code. Cannot be changed after creation. */
  originalCurrency?: string | null;
  /** Conversion rate that was applied, as a decimal string. */
  conversionRate?: string | null;
}

/** The variant of `CurrencyConversionDetails` that `importOrder` and `createOrder` accept. */
export interface CurrencyConversionDetailsToSend extends CurrencyConversionDetails {
  /** Original currency of the order, as an ISO 4217 code. Cannot be changed after creation. */
  originalCurrency: string;
  /** Conversion rate that was applied, as a decimal string. */
  conversionRate: string;
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQueryOfDraftOrders {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 5 items. */
  sort?: SortingOfProducts[];
}

/** App component that adds content to the checkout page. */
export interface CustomContentReference {
  /** Id of the app. */
  appId: string;
  /** Id of the component. */
  componentId: string;
}

/** App component that adds content to the checkout page. */
export interface CustomContentReferenceInput {
  /** Id of the app. */
  appId?: string;
  /** Id of the component. */
  componentId?: string;
}

/** A field that the merchant added to the checkout page. */
export interface CustomField {
  /** Value that the buyer entered. Its shape depends on the field. */
  value: unknown;
  /** Label of the field. 1 to 500 characters. */
  title: string;
  /** Label of the field in the buyer's language. 1 to 500 characters. */
  translatedTitle?: string | null;
}

/** A field that the merchant added to the checkout page. */
export interface CustomFieldInput {
  /** Value that the buyer entered. Its shape depends on the field. */
  value?: unknown;
  /** Label of the field. 1 to 500 characters. */
  title?: string;
  /** Label of the field in the buyer's language. 1 to 500 characters. */
  translatedTitle?: string | null;
}

/** The variant of `CustomFieldInput` that `createCheckout` and `updateCheckout` accept. */
export interface CustomFieldToSend extends CustomFieldInput {
  /** Value that the buyer entered. Its shape depends on the field. */
  value: unknown;
}

/** Details of a custom item to show in the cart. */
export interface CustomItemAttributes {
  /** Lines that describe the item. At most 100 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  image?: ImageOfCartV2Input;
  /** URL of the item's page. */
  url?: PageUrlV2OfCartV2Input;
  /** Kind of item. */
  itemType?: ItemType;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Whether only members can buy the item. */
  membersOnly?: boolean;
}

/** Delivery settings of a custom item. */
export interface CustomItemDeliveryConfig {
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
}

/** A custom item to add to a cart. */
export interface CustomItemInput {
  /** Name of the item. */
  name: TranslatableStringInput;
  /** Requested and available quantity. */
  quantityInfo: CustomItemQuantityInfo;
  /** Prices of the item. */
  pricing: CustomItemPricingInfo;
  /** Catalog item that the custom item represents, if any. */
  source?: CustomItemSource;
  /** Image, page URL and other details to show. */
  attributes: CustomItemAttributes;
  /** Delivery settings of the item. */
  deliveryConfig?: CustomItemDeliveryConfig;
  /** Settings that determine the item's tax. */
  taxConfig?: ItemTaxConfig;
  /** Payment settings of the item. */
  paymentConfig?: CustomItemPaymentConfig;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups?: ModifierGroupOfCartV2Input[];
}

/** Payment settings of a custom item. */
export interface CustomItemPaymentConfig {
  /** Deposit per unit, if the buyer pays only a deposit now. */
  depositAmount?: ConvertedMoneyInput;
  /** How the buyer pays for the item. */
  paymentOption?: PaymentOptionType;
}

/** Prices of a custom item. */
export interface CustomItemPricingInfo {
  /** Price of one unit. */
  price?: ConvertedMoneyInput;
  /** Price of one unit before a sale. */
  fullPrice?: ConvertedMoneyInput;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Whether the price is determined after purchase. */
  priceUndetermined?: boolean;
}

/** Requested and available quantity of a custom item. */
export interface CustomItemQuantityInfo {
  /** Quantity that the buyer requests. 1 to 100,000. */
  requestedQuantity: number;
  /** Available quantity. Omit it if stock is not tracked. */
  availableQuantity?: number | null;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
}

/** Catalog item that a custom item represents. */
export interface CustomItemSource {
  /** Reference to the catalog item. */
  catalogReference?: CatalogReferenceInput;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Id of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** A custom item with its own name and price. */
export interface CustomLineItem {
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
  /** Unit price as a decimal string. */
  price: string;
  /** Text that is shown with or instead of the price. */
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
  /** Id of the tax group that determines the item's tax. */
  taxGroupId?: string | null;
  /** Name of the item. */
  productName?: ProductName;
  /** URL of the item's page. */
  url?: PageUrlV2;
  /** Kind of item. */
  itemType?: ItemType;
  /** Unit price before a sale, as a decimal string. */
  fullPrice?: string | null;
  /** Available quantity. Absent if stock is not tracked. At most 100,000. */
  quantityAvailable?: number | null;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
  /** How the buyer pays for the item. */
  paymentOption: PaymentOptionType;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Deposit per unit as a decimal string, if the buyer pays only a deposit now. */
  depositAmount?: string | null;
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /** Catalog item that the custom item represents, if any. */
  catalogReference?: CatalogReference;
  /** Whether the price is determined after purchase. */
  priceUndetermined: boolean;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity: boolean;
  /** Payment terms that the buyer must accept. 1 to 1,000 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean;
  /** Policies that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** Whether only members can buy the item. */
  membersOnly: boolean;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups: V1ModifierGroup[];
}

/** A custom item with its own name and price. */
export interface CustomLineItemInput {
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number;
  /** Unit price as a decimal string. */
  price?: string;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Lines that describe the item. At most 10 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  media?: ImageOfCartInput;
  /** Id of the tax group that determines the item's tax. */
  taxGroupId?: string | null;
  /** Name of the item. */
  productName?: ProductNameInput;
  /** URL of the item's page. */
  url?: PageUrlV2Input;
  /** Kind of item. */
  itemType?: ItemType;
  /** Unit price before a sale, as a decimal string. */
  fullPrice?: string | null;
  /** Available quantity. Absent if stock is not tracked. At most 100,000. */
  quantityAvailable?: number | null;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalPropertiesInput;
  /** How the buyer pays for the item. */
  paymentOption?: PaymentOptionType;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Deposit per unit as a decimal string, if the buyer pays only a deposit now. */
  depositAmount?: string | null;
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /** Catalog item that the custom item represents, if any. */
  catalogReference?: CatalogReferenceInput;
  /** Whether the price is determined after purchase. */
  priceUndetermined?: boolean;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** Policies that the buyer should read. At most 5 items. */
  policies?: PolicyInput[];
  /** Whether only members can buy the item. */
  membersOnly?: boolean;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups?: V1ModifierGroupInput[];
}

/** The variant of `CustomLineItemInput` that `createCart`, `addToCart` and 2 others accept. */
export interface CustomLineItemToSend extends CustomLineItemInput {
  /** Unit price as a decimal string. */
  price: string;
  /** Kind of item. */
  itemType: ItemType;
}

/**
 * The variant of `CustomLineItemInput` that `updateCart`, `updateCheckout` and `addToCheckout`
 * accept.
 */
export interface CustomLineItemForUpdateCart extends CustomLineItemInput {
  /** Kind of item. */
  itemType: ItemType;
}

/** The variant of `CustomLineItemInput` that `createCheckoutTemplate` accepts. */
export interface CustomLineItemToCreate extends CustomLineItemInput {
  /** Name of the item. */
  productName: ProductNameInput;
  /** Kind of item. */
  itemType: ItemType;
}

/** Settings of the checkout page. */
export interface CustomSettings {
  /** True if the buyer cannot change the gift card. */
  lockGiftCard: boolean;
  /** True if the buyer cannot change the coupon. */
  lockCouponCode: boolean;
  /** Whether the policy checkbox is hidden. */
  disabledPolicyAgreementCheckbox: boolean;
  /** Whether offline payment is disabled. */
  disabledManualPayment: boolean;
}

/** Settings of the checkout page. */
export interface CustomSettingsInput {
  /** True if the buyer cannot change the gift card. */
  lockGiftCard?: boolean;
  /** True if the buyer cannot change the coupon. */
  lockCouponCode?: boolean;
  /** Whether the policy checkbox is hidden. */
  disabledPolicyAgreementCheckbox?: boolean;
  /** Whether offline payment is disabled. */
  disabledManualPayment?: boolean;
}

/** Data about a problem that an app reported. */
export interface CustomValidationErrorData {
  /** What the problem concerns: the whole cart or a line item. */
  target?: TargetOfCart;
}

/**
 * The buyer, including their language and currency.
 *
 * At most one of `visitorId`, `memberId`, `userId` and `openAccess` is set.
 */
export type CustomerInfo = {
  /** First name of the buyer. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the buyer. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the buyer. */
  phone?: string | null;
  /** Company of the buyer. At most 1,000 characters. */
  company?: string | null;
  /** Tax id of the buyer, which some countries require. */
  vatId?: VatId;
  /** Email address of the buyer. */
  email?: string | null;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Language of the buyer, such as 'en'. An ISO 639-1 code. */
  languageCode: string;
  /** Currency shown to the buyer, as an ISO 4217 code. */
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
      /** User id, if the buyer is a site owner or contributor. A GUID. */
      userId?: string;
      openAccess?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      userId?: undefined;
      /** Used instead of the buyer's id. The platform does not document its effect. */
      openAccess?: boolean;
    }
);

/**
 * The buyer, including their language and currency.
 *
 * At most one of `visitorId`, `memberId`, `userId` and `openAccess` is set.
 */
export interface CustomerInfoInput {
  /** First name of the buyer. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the buyer. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the buyer. */
  phone?: string | null;
  /** Company of the buyer. At most 1,000 characters. */
  company?: string | null;
  /** Tax id of the buyer, which some countries require. */
  vatId?: VatIdInput;
  /** Email address of the buyer. */
  email?: string | null;
}

/**
 * A quantity with decimals, for items that are sold by measure.
 *
 * At most one of `measurementUnit` and `otherUnit` is set.
 */
export type DecimalQuantity = {
  /** Quantity as a decimal string, such as '1.5'. */
  value: string;
  /** Description of the quantity as text. */
  description?: TranslatableString;
} & (
  | {
      /** Predefined unit of the quantity. */
      measurementUnit?: MeasurementUnit;
      otherUnit?: undefined;
    }
  | {
      measurementUnit?: undefined;
      /** Custom unit of the quantity. 1 to 50 characters. */
      otherUnit?: string;
    }
);

/**
 * A quantity with decimals, for items that are sold by measure.
 *
 * At most one of `measurementUnit` and `otherUnit` is set.
 */
export type DecimalQuantityInput = {
  /** Quantity as a decimal string, such as '1.5'. */
  value?: string;
  /** Description of the quantity as text. */
  description?: TranslatableStringInput;
} & (
  | {
      /** Predefined unit of the quantity. */
      measurementUnit?: MeasurementUnit;
      otherUnit?: undefined;
    }
  | {
      measurementUnit?: undefined;
      /** Custom unit of the quantity. 1 to 50 characters. */
      otherUnit?: string;
    }
);

/** Automatic action for an authorized payment, and its delay. */
export interface DelayedCaptureSettings {
  /** Whether the payment is captured or voided automatically. */
  scheduledAction?: ScheduledAction;
  /** Time between authorization and the automatic action. */
  delayDuration?: Duration;
}

/** The variant of `DelayedCaptureSettings` that `authorizeChargeWithSavedPaymentMethod` accepts. */
export interface DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod
  extends DelayedCaptureSettings {
  /** Whether the payment is captured or voided automatically. */
  scheduledAction: ScheduledAction;
}

/** Response of `cartV2.deleteCart`, `cart.deleteCart` and `currentCart.deleteCurrentCart`. */
export type DeleteCartResponse = Record<string, never>;

/** Request of `currentCartV2.deleteCurrentCart` and `currentCart.deleteCurrentCart`. */
export type DeleteCurrentCartRequest = Record<string, never>;

/** A carrier and the line items that it delivers. */
export interface DeliveryAllocation {
  /** The carrier that delivers the line items. */
  deliveryCarrier?: Carrier;
  /** Delivery region of the address. */
  deliveryRegion?: Region;
  /** Line items that the carrier delivers. */
  applicableLineItems?: ApplicableLineItems;
}

/** A carrier and the line items that it delivers. */
export interface DeliveryAllocationInput {
  /** The carrier that delivers the line items. */
  deliveryCarrier?: CarrierInput;
  /** Delivery region of the address. */
  deliveryRegion?: Region;
  /** Line items that the carrier delivers. */
  applicableLineItems?: ApplicableLineItemsInput;
}

/** Delivery address and method of a cart. */
export interface DeliveryInfo {
  /** Address to deliver to. */
  address?: Address;
  /** Selected delivery method. */
  method?: DeliveryMethod;
  /** Unit of all weights in the cart. */
  weightUnit: WeightUnit;
}

/** Delivery address and method of a cart. */
export interface DeliveryInfoInput {
  /** Address to deliver to. */
  address?: AddressInput;
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Estimated delivery time as text, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1,000 characters. */
  instructions?: string | null;
  /** Pickup location, if the items are picked up. */
  pickupDetails?: PickupDetails;
  /** Time slot for delivering the items. */
  deliveryTimeSlot?: {
    /** Start of the slot. */
    from?: Date | null;
    /** End of the slot. */
    to?: Date | null;
  };
}

/**
 * Delivery time, instructions and pickup details.
 *
 * At most one of `shippingDestination` and `pickupDetails` is set.
 */
export type DeliveryLogisticsOfOrders = {
  /** Estimated delivery time as text, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1,000 characters. */
  instructions?: string | null;
  /**
   * Latest date for delivering the order.
   *
   * @deprecated
   */
  deliverByDate?: Date | null;
  /** Time slot for delivering the items. */
  deliveryTimeSlot?: DeliveryTimeSlot;
} & (
  | {
      /** Delivery address and recipient. */
      shippingDestination?: AddressWithContact;
      pickupDetails?: undefined;
    }
  | {
      shippingDestination?: undefined;
      /** Pickup location, if the items are picked up. */
      pickupDetails?: PickupDetailsOfOrders;
    }
);

/**
 * Delivery time, instructions and pickup details.
 *
 * At most one of `shippingDestination` and `pickupDetails` is set.
 */
export type DeliveryLogisticsOfOrdersInput = {
  /** Estimated delivery time as text, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1,000 characters. */
  instructions?: string | null;
  /**
   * Latest date for delivering the order.
   *
   * @deprecated
   */
  deliverByDate?: Date | null;
  /** Time slot for delivering the items. */
  deliveryTimeSlot?: DeliveryTimeSlot;
} & (
  | {
      /** Delivery address and recipient. */
      shippingDestination?: AddressWithContactInput;
      pickupDetails?: undefined;
    }
  | {
      shippingDestination?: undefined;
      /** Pickup location, if the items are picked up. */
      pickupDetails?: PickupDetailsOfOrdersInput;
    }
);

/** A delivery method of a cart. */
export interface DeliveryMethod {
  /** Code of the delivery method. At most 100 characters. */
  code: string;
  /** Id of the app that offers the delivery method. */
  appId?: string | null;
  /** Display name, such as 'Express'. */
  title?: TranslatableString;
  /** Whether the buyer picks up the items. */
  pickup: boolean;
}

/** A delivery method to set. */
export interface DeliveryMethodInput {
  /** Code of the delivery method, from the list of delivery methods. At most 100 characters. */
  code?: string;
  /** Id of the app that offers the delivery method. */
  appId?: string | null;
}

/**
 * The variant of `DeliveryMethodInput` that `setDeliveryMethod` and
 * `setDeliveryMethodForCurrentCart` accept.
 */
export interface DeliveryMethodInputToSet extends DeliveryMethodInput {
  /** Code of the delivery method, from the list of delivery methods. At most 100 characters. */
  code: string;
}

/** Delivery method and its price. */
export interface DeliverySummary {
  /** The delivery method that the price is for. */
  method?: DeliveryMethod;
  /** Price of delivery. */
  price?: ConvertedMoney;
}

/** Time slot of a delivery. */
export interface DeliveryTimeSlot {
  /** Start of the slot. */
  from?: Date | null;
  /** End of the slot. */
  to?: Date | null;
}

/** Description in the site's main language and in the buyer's language. */
export interface Description {
  /** Description in the site's main language. At most 500 characters. */
  original: string;
  /** Description in the buyer's language, if translated. At most 500 characters. */
  translated?: string | null;
}

/**
 * A line that describes an item, such as 'Size: Large'.
 *
 * At most one of `plainText` and `colorInfo` is set.
 */
export type DescriptionLine = {
  /** Label of the option. */
  name?: DescriptionLineName;
} & (
  | {
      /** The selected option as text. */
      plainText?: PlainTextValue;
      colorInfo?: undefined;
    }
  | {
      plainText?: undefined;
      /** The selected option as a color. */
      colorInfo?: Color;
    }
);

/**
 * A line that describes an item, such as 'Size: Large'.
 *
 * At most one of `plainText` and `colorInfo` is set.
 */
export type DescriptionLineInput = {
  /** Label of the option. */
  name?: DescriptionLineNameInput;
} & (
  | {
      /** The selected option as text. */
      plainText?: PlainTextValueInput;
      colorInfo?: undefined;
    }
  | {
      plainText?: undefined;
      /** The selected option as a color. */
      colorInfo?: ColorInput;
    }
);

/** Label of a description line, such as 'Size'. */
export interface DescriptionLineName {
  /** Label in the site's main language. At most 100 characters. */
  original: string;
  /** Label in the buyer's language, if translated. At most 200 characters. */
  translated?: string | null;
}

/** Label of a description line, such as 'Size'. */
export interface DescriptionLineNameInput {
  /** Label in the site's main language. At most 100 characters. */
  original?: string;
  /** Label in the buyer's language, if translated. At most 200 characters. */
  translated?: string | null;
}

/**
 * Details of an error. One of the error fields is set.
 *
 * At most one of `applicationError`, `validationError` and `systemError` is set.
 */
export type Details = {
  /**
   * Tracing data for the error.
   *
   * @deprecated
   */
  tracing?: Record<string, string>;
} & (
  | {
      /** Error with a code, such as `PRODUCT_NOT_FOUND`. */
      applicationError?: ApplicationError;
      validationError?: undefined;
      systemError?: undefined;
    }
  | {
      applicationError?: undefined;
      /** Invalid fields in the request. */
      validationError?: ValidationError;
      systemError?: undefined;
    }
  | {
      applicationError?: undefined;
      validationError?: undefined;
      /** Internal platform error. */
      systemError?: SystemError;
    }
);

/** A file that buyers of a digital item can download. */
export interface DigitalFile {
  /** Id of the file. 1 to 100 characters. */
  fileId: string;
  /** URL to download the file. 1 to 2,000 characters. */
  link?: string | null;
  /** When the URL expires. */
  expirationDate?: Date | null;
}

/** A file that buyers of a digital item can download. */
export interface DigitalFileInput {
  /** Id of the file. 1 to 100 characters. */
  fileId?: string;
  /** URL to download the file. 1 to 2,000 characters. */
  link?: string | null;
}

/** A discount in a calculation. */
export interface Discount {
  /** Name of the discount. */
  name?: TranslatableString;
  /** Source of the discount. */
  source?: DiscountSource;
  /** What the discount applies to. */
  scope: DiscountScope;
  /**
   * Number of billing cycles that the discount applies to. Set only for subscriptions. 1 to
   * 1,000.
   */
  subscriptionCycles?: number | null;
  /** Total discount amount. */
  total?: ConvertedMoney;
  /** Discount amount for each line item. At most 100 items. */
  lineItemDiscounts: V2LineItemDiscount[];
}

/** Reason for a merchant discount, such as an exchange. */
export type DiscountReason =
  | "UNSPECIFIED"
  | "EXCHANGED_ITEMS"
  | "BILLING_ADJUSTMENT"
  | (string & {});

/** One of the site's automatic discount rules. */
export interface DiscountRule {
  /** Id of the rule. */
  id: string;
  /** Name of the rule. */
  name?: DiscountRuleName;
  /** Discount amount from the rule. */
  amount?: MultiCurrencyPrice;
}

/** Display name of a discount rule. */
export interface DiscountRuleName {
  /** Name in the site's main language. 1 to 256 characters. */
  original: string;
  /** Name in the buyer's language, if translated. 1 to 500 characters. */
  translated?: string | null;
}

/** Display name of a discount rule. */
export interface DiscountRuleNameInput {
  /** Name in the site's main language. 1 to 256 characters. */
  original?: string;
  /** Name in the buyer's language, if translated. 1 to 500 characters. */
  translated?: string | null;
}

/** One of the site's automatic discount rules. */
export interface DiscountRuleOfOrders {
  /** Id of the rule. */
  id: string;
  /** Name of the rule. */
  name?: DiscountRuleName;
  /** Discount amount from the rule. */
  amount?: Price;
}

/** One of the site's automatic discount rules. */
export interface DiscountRuleOfOrdersInput {
  /** Id of the rule. */
  id?: string;
  /** Name of the rule. */
  name?: DiscountRuleNameInput;
  /** Discount amount from the rule. */
  amount?: PriceInput;
}

/** What a discount applies to: the subtotal, individual line items or the cost of delivery. */
export type DiscountScope =
  | "UNKNOWN_DISCOUNT_SCOPE"
  | "CART_SUBTOTAL"
  | "LINE_ITEM"
  | "DELIVERY"
  | (string & {});

/** Coupon or rule that created a discount. */
export interface DiscountSource {
  /** Whether a discount rule or a coupon created the discount. */
  sourceType: DiscountSourceType;
  /** Code of the coupon. At most 50 characters. */
  couponCode?: string | null;
}

/** Source of a discount: a discount rule or a coupon. */
export type DiscountSourceType = "AUTOMATIC_RULE" | "COUPON" | (string & {});

/** What a discount applies to: the whole purchase, specific items or the cost of delivery. */
export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING" | (string & {});

/** Changes that were applied to an order. */
export interface DraftOrderChangesApplied {
  /** Id of the draft order with the changes. */
  draftOrderId: string;
  /** Reason for the changes, as text. At most 200 characters. */
  reason?: string | null;
  /** List of changes. */
  changes: OrderChange[];
}

/** Changes that were applied to an order. */
export interface DraftOrderChangesAppliedInput {
  /** Id of the draft order with the changes. */
  draftOrderId?: string;
  /** Reason for the changes, as text. At most 200 characters. */
  reason?: string | null;
  /** List of changes. */
  changes?: OrderChangeInput[];
}

/** A length of time. */
export interface Duration {
  /** Number of units, at least 1. */
  count?: number;
  /** Unit of the duration: minutes, hours or days. */
  unit?: DurationUnit;
}

/** Units of time: minutes, hours or days. */
export type DurationUnit = "MINUTES" | "HOURS" | "DAYS";

/** Response of `cart.estimateTotals` and `currentCart.estimateCurrentCartTotals`. */
export interface EstimateTotalsResponse {
  /** The estimated cart. */
  cart?: CartOfCart;
  /** Prices of each line item. */
  calculatedLineItems: CalculatedLineItem[];
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: PriceSummary;
  /** Gift card that pays part of the total. */
  giftCard?: GiftCard;
  /** Totals of the tax calculation. */
  taxSummary?: TaxSummary;
  /** Available delivery options, and the selected option. */
  shippingInfo?: ShippingInformation;
  /** Discounts that have been applied. */
  appliedDiscounts: AppliedDiscount[];
  /** Parts of the calculation that failed. The other totals are valid. */
  calculationErrors?: CalculationErrors;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of the totals, as an ISO 4217 code. */
  currency: string;
  /** Totals for the payment at checkout. */
  payNow?: PriceSummary;
  /** Totals of later payments. */
  payLater?: PriceSummary;
  /** The buyer's memberships, and whether they can be used to pay. */
  membershipOptions?: MembershipOptions;
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Problems that apps reported. */
  violations: Violation[];
}

/** Membership that the buyer already has. */
export interface ExistingMembershipInput {
  /** Id of the app that provides the membership. */
  appId?: string;
  /** Id of the membership. 1 to 200 characters. */
  membershipId?: string;
}

/** A receipt from an external system. */
export interface ExternalReceipt {
  /** Id of the receipt. At most 100 characters. */
  receiptId?: string | null;
  /** Number on the receipt. 1 to 40 characters. */
  displayNumber?: string | null;
}

/** Reference from a cart or checkout to a resource in another app. */
export interface ExternalReference {
  /** Id of the app. Cannot be changed after creation. */
  appId: string;
  /** Id of the resource in the other app. 1 to 100 characters. Cannot be changed after creation. */
  resourceId?: string | null;
}

/** Reference from a cart or checkout to a resource in another app. */
export interface ExternalReferenceInput {
  /** Id of the app. Cannot be changed after creation. */
  appId?: string;
  /** Id of the resource in the other app. 1 to 100 characters. Cannot be changed after creation. */
  resourceId?: string | null;
}

/** Why the tax was not calculated automatically: the calculation failed, or it is turned off. */
export type FallbackReason = "AUTO_TAX_FAILED" | "AUTO_TAX_DEACTIVATED" | (string & {});

/** Explanation of why a field is invalid. */
export interface FieldViolation {
  /** Path of the field. */
  field: string;
  /** Description for developers, in English. */
  description: string;
  /** Rule that was violated. */
  violatedRule: RuleType;
  /** Name of the rule, if it is one of the service's custom rules. */
  ruleName?: string | null;
  /** Data about the rule, such as its limits. */
  data?: Record<string, unknown> | null;
}

/** A form that the buyer filled in at checkout. */
export interface FormSubmission {
  /** Id of the form within the checkout. */
  id?: string;
  /** Id of the form submission. */
  formSubmissionId?: string;
}

/** Free trial before the first charge of a subscription. */
export interface FreeTrialPeriod {
  /** Unit of the trial period. */
  frequency: SubscriptionFrequency;
  /** Length of the trial period in these units. 1 to 999. */
  interval: number;
}

/** Free trial before the first charge of a subscription. */
export interface FreeTrialPeriodOfOrders {
  /** Unit of the trial period. */
  frequency: SubscriptionFrequency;
  /** Length of the trial period in these units. 1 to 3,650. */
  interval: number;
}

/** Free trial before the first charge of a subscription. */
export interface FreeTrialPeriodOfOrdersInput {
  /** Unit of the trial period. */
  frequency?: SubscriptionFrequency;
  /** Length of the trial period in these units. 1 to 3,650. */
  interval?: number;
}

/** Fulfillment status of an order. */
export type FulfillmentStatus =
  | "NOT_FULFILLED"
  | "FULFILLED"
  | "PARTIALLY_FULFILLED"
  | "CANCELED"
  | (string & {});

/** Name, phone number and company of the contact at an address. */
export interface FullAddressContactDetails {
  /** First name of the person. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the person. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the person. */
  phone?: string | null;
  /** Company of the person. At most 1,000 characters. */
  company?: string | null;
  /** Tax id of the buyer, which some countries require. */
  vatId?: VatId;
}

/** Name, phone number and company of the contact at an address. */
export interface FullAddressContactDetailsInput {
  /** First name of the person. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the person. At most 100 characters. */
  lastName?: string | null;
  /** Phone number of the person. */
  phone?: string | null;
  /** Company of the person. At most 1,000 characters. */
  company?: string | null;
  /** Tax id of the buyer, which some countries require. */
  vatId?: VatIdInput;
}

/** Membership that the buyer buys in the same cart. */
export interface FutureMembership {
  /** Id of the line item that contains the membership. */
  lineItemId: string;
  /** Id of the benefit to use. At most 200 characters. */
  benefitId: string;
}

/** A membership that the buyer buys in the same order. */
export interface FutureMembershipDetails {
  /** Id of the line item that contains the membership. */
  lineItemId: string;
  /** Id of the membership benefit that is used. At most 200 characters. */
  benefitId: string;
}

/** A membership that the buyer buys in the same order. */
export interface FutureMembershipDetailsInput {
  /** Id of the line item that contains the membership. */
  lineItemId?: string;
  /** Id of the membership benefit that is used. At most 200 characters. */
  benefitId?: string;
}

/** Membership that the buyer buys in the same cart. */
export interface FutureMembershipInput {
  /** Id of the line item that contains the membership. */
  lineItemId?: string;
  /** Id of the benefit to use. At most 200 characters. */
  benefitId?: string;
}

/** Request of `currentCartV2.getCurrentCart` and `currentCart.getCurrentCart`. */
export type GetCurrentCartRequest = Record<string, never>;

/** A gift card that pays part of a purchase. */
export interface GiftCard {
  /**
   * Id of the gift card in the legacy format.
   *
   * @deprecated
   */
  id?: string;
  /** Masked code of the gift card, which you can safely show. */
  obfuscatedCode: string;
  /** Amount that the card pays. */
  amount?: MultiCurrencyPrice;
  /** Id of the app that issued the gift card. */
  appId: string;
  /** Id of the gift card in the app that issued it. 1 to 50 characters. */
  externalId?: string | null;
  /** Amount that the buyer requested to redeem. */
  requestedAmount?: MultiCurrencyPrice;
}

/** Code and amount of a gift card to add. */
export interface GiftCardInput {
  /** Code of the gift card. 8 to 20 characters. */
  code?: string;
  /** Amount to redeem. By default, the card pays as much as possible. */
  redeemAmount?: ConvertedMoneyInput;
}

/** The variant of `GiftCardInput` that `addGiftCard` and `addGiftCardToCurrentCart` accept. */
export interface GiftCardInputToAdd extends GiftCardInput {
  /** Code of the gift card. 8 to 20 characters. */
  code: string;
}

/** A gift card payment, and whether it was voided. */
export interface GiftCardPaymentDetails {
  /** Id of the payment at the gift card provider. At most 100 characters. */
  giftCardPaymentId: string;
  /** Id of the app that issued the gift card. */
  appId: string;
  /**
   * Whether the payment was voided and the amount was returned to the card.
   *
   * @deprecated
   */
  voided?: boolean;
  /**
   * Masked code of the gift card, which you can safely show. At most 30 characters. Cannot be
   * changed after creation.
   */
  obfuscatedCode?: string | null;
}

/** A gift card payment, and whether it was voided. */
export interface GiftCardPaymentDetailsInput {
  /** Id of the payment at the gift card provider. At most 100 characters. */
  giftCardPaymentId?: string;
  /** Id of the app that issued the gift card. */
  appId?: string;
  /**
   * Masked code of the gift card, which you can safely show. At most 30 characters. Cannot be
   * changed after creation.
   */
  obfuscatedCode?: string | null;
}

/** A refund of a gift card payment. */
export interface GiftCardPaymentRefund {
  /** Id of the gift card payment. 1 to 100 characters. */
  giftCardPaymentId?: string | null;
  /** Amount to return to the gift card. */
  amount?: Price;
}

/** A refund of a gift card payment. */
export interface GiftCardPaymentRefundInput {
  /** Id of the gift card payment. 1 to 100 characters. */
  giftCardPaymentId?: string | null;
  /** Amount to return to the gift card. */
  amount?: PriceInput;
}

/** Amount that a gift card pays. */
export interface GiftCardSummary {
  /** Id of the gift card within the cart. */
  giftCardId: string;
  /** Amount that the gift card pays. */
  redeemAmount?: ConvertedMoney;
}

/** Image in the site's Media Manager. */
export interface ImageOfCart {
  /** Id of the media file. */
  id: string;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
}

/** Image in the site's Media Manager. */
export interface ImageOfCartInput {
  /** Id of the media file. */
  id?: string;
  /** Height of the original image in pixels. */
  height?: number;
  /** Width of the original image in pixels. */
  width?: number;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
}

/** Image in the site's Media Manager. */
export interface ImageOfCartV2 {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** URL of the image file. */
  url?: string | null;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Alternative text for screen readers. At most 200 characters. */
  altText?: string | null;
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Image in the site's Media Manager. */
export interface ImageOfCartV2Input {
  /** Id of the media file. At most 400 characters. */
  id?: string;
  /** URL of the image file. */
  url?: string | null;
  /** Alternative text for screen readers. At most 200 characters. */
  altText?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** A coupon code that does not exist. */
export interface InvalidCouponCodeErrorData {
  /** The invalid coupon code. At most 100 characters. */
  couponCode: string;
}

/** Why a coupon cannot be used. For example, it has expired or reached its usage limit. */
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
 * At most one of `minLineItemQuantityNotReachedDetails` and `minSubtotalNotReachedDetails` is
 * set.
 */
export type InvalidCouponStatusErrorData = {
  /** Code of the coupon that cannot be used. At most 100 characters. */
  couponCode: string;
  /** Reason why the fallback rate was used. */
  reason: InvalidCouponReason;
} & (
  | {
      /** Required quantity, if the cart contains too few items. */
      minLineItemQuantityNotReachedDetails?: MinLineItemQuantityNotReachedDetails;
      minSubtotalNotReachedDetails?: undefined;
    }
  | {
      minLineItemQuantityNotReachedDetails?: undefined;
      /** Required subtotal, if the cart's subtotal is too low. */
      minSubtotalNotReachedDetails?: MinSubtotalNotReachedDetails;
    }
);

/** A gift card code that does not exist. */
export interface InvalidGiftCardCodeErrorData {
  /** The invalid gift card code. At most 100 characters. */
  giftCardCode: string;
  /** Id of the gift card within the cart. */
  giftCardId?: string | null;
}

/** Why a gift card cannot be used: it has expired, is disabled or is empty. */
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
  /** Reason why the fallback rate was used. */
  reason: InvalidGiftCardReason;
  /** Id of the gift card within the cart. */
  giftCardId?: string | null;
}

/** A membership that the buyer cannot use for this purchase. */
export interface InvalidMembership {
  /** The membership that cannot be used. */
  membership?: Membership;
  /** Reason for the changes, as text. 1 to 100 characters. */
  reason: string;
}

/** Why a membership cannot be used. For example, it has too few credits. */
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
  /** Reason why the fallback rate was used. */
  reason: InvalidMembershipReason;
}

/** Details of a line item to show in the cart. */
export interface ItemAttributes {
  /** Selected options, one per line. At most 100 items. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image?: ImageOfCartV2;
  /** URL of the item's page. */
  url?: PageUrlV2OfCartV2;
  /** Policies that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** Kind of item. */
  itemType?: ItemType;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
  /** The item's subscription. */
  subscriptionInfo?: SubscriptionOptionInfo;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Whether only members can buy the item. */
  membersOnly: boolean;
}

/** Availability of a line item. */
export interface ItemAvailabilityInfo {
  /** Availability of the requested quantity. */
  status: ItemAvailabilityStatus;
  /** Available quantity. Absent if stock is not tracked. */
  quantityAvailable?: number | null;
}

/** Availability of a line item: available, partially available, unavailable or not found. */
export type ItemAvailabilityStatus =
  | "AVAILABLE"
  | "NOT_FOUND"
  | "NOT_AVAILABLE"
  | "PARTIALLY_AVAILABLE"
  | (string & {});

/** Delivery settings of a line item. */
export interface ItemDeliveryConfig {
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /** Id of the item's fulfillment service. */
  fulfillerId?: string | null;
}

/** A discount on one line item. */
export interface ItemDiscount {
  /** Name of the discount. */
  name?: TranslatableString;
  /** Discount amount for the item. */
  amountOff?: ConvertedMoney;
  /** Source of the discount. */
  source?: DiscountSource;
}

/** A modifier selected for an item. */
export interface ItemModifier {
  /** Id of the modifier. 1 to 36 characters. */
  id: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableString;
  /** Details of the modifier. */
  details?: TranslatableString;
  /** Price that the modifier adds to the item. */
  price?: MultiCurrencyPrice;
}

/** A modifier selected for an item. */
export interface ItemModifierOfCartV2 {
  /** Id of the modifier. 1 to 36 characters. */
  id: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableString;
  /** Details of the modifier. */
  details?: TranslatableString;
  /** Price that the modifier adds to the item. */
  price?: ConvertedMoney;
}

/** A modifier selected for an item. */
export interface ItemModifierOfCartV2Input {
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableStringInput;
  /** Details of the modifier. */
  details?: TranslatableStringInput;
  /** Price that the modifier adds to the item. */
  price?: ConvertedMoneyInput;
}

/** A modifier selected for an item. */
export interface ItemModifierOfOrders {
  /** Id of the modifier. 1 to 36 characters. */
  id: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableString;
  /** Details of the modifier. */
  details?: TranslatableString;
  /** Price that the modifier adds to the item. */
  price?: Price;
}

/** A modifier selected for an item. */
export interface ItemModifierOfOrdersInput {
  /** Id of the modifier. 1 to 36 characters. */
  id: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableStringInput;
  /** Details of the modifier. */
  details?: TranslatableStringInput;
  /** Price that the modifier adds to the item. */
  price?: PriceInput;
}

/** Payment settings of a line item. */
export interface ItemPaymentConfig {
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean;
  /** Payment terms that the buyer must accept. 1 to 2,500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Deposit per unit, if the buyer pays only a deposit now. */
  depositAmount?: ConvertedMoney;
  /**
   * Use `membership` instead.
   *
   * @deprecated
   */
  selectedMembership?: V2SelectedMembership;
  /** How the buyer pays for the item. */
  paymentOption: PaymentOptionType;
  /** Membership that pays for the item. */
  membership?: V2Membership;
}

/** Components of an item's price. */
export interface ItemPriceBreakdown {
  /** Price before a sale. */
  fullPrice?: ConvertedMoney;
  /** Sale price without modifiers. */
  salePrice?: ConvertedMoney;
  /** Price of the selected modifiers. */
  totalModifiersPrice?: ConvertedMoney;
}

/** Prices of a line item. */
export interface ItemPricingInfo {
  /** Price of one unit. */
  unitPrice?: ConvertedMoney;
  /** Total price of the line item. */
  totalPrice?: ConvertedMoney;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Whether the price is determined after purchase. */
  priceUndetermined: boolean;
  /** Components of the unit price. */
  breakdown?: ItemPriceBreakdown;
}

/** Requested and available quantity of an item. */
export interface ItemQuantityInfo {
  /** Quantity used for the totals, limited to the available stock. 1 to 100,000. */
  confirmedQuantity: number;
  /** Quantity that the buyer requested. 1 to 100,000. */
  requestedQuantity: number;
  /** Available quantity. Absent if stock is not tracked. */
  availableQuantity?: number | null;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity: boolean;
}

/** Catalog item of a line item, and its options. */
export interface ItemSource {
  /** Reference to the catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Values that override the item's catalog values. */
  catalogOverrideFields?: CatalogOverrideFieldsOfCartV2;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Id of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Stock status of a line item: in stock, partially in stock, out of stock or not found. */
export type ItemStatus =
  | "IN_STOCK"
  | "PARTIALLY_IN_STOCK"
  | "OUT_OF_STOCK"
  | "REMOVED_FROM_CATALOG"
  | (string & {});

/** Settings that determine the tax on a line item. */
export interface ItemTaxConfig {
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Id of the tax group. At most 50 characters. */
  taxGroupId?: string | null;
}

/** Tax on one item, delivery or fee. */
export interface ItemTaxFullDetails {
  /** Amount that is subject to tax. */
  taxableAmount?: MultiCurrencyPrice;
  /** Rate as a decimal string from '0' to '1', such as '0.2' for 20%. */
  taxRate: string;
  /** Total tax on the item. */
  totalTax?: MultiCurrencyPrice;
  /**
   * Legacy list of the taxes. Use `taxBreakdown` instead.
   *
   * @deprecated
   */
  rateBreakdown?: TaxRateBreakdown[];
  /** Taxes that make up the total. At most 1,000 items. */
  taxBreakdown: TaxBreakdown[];
}

/** Tax on one item, delivery or fee. */
export interface ItemTaxFullDetailsInput {
  /** Amount that is subject to tax. */
  taxableAmount?: MultiCurrencyPriceInput;
  /** Rate as a decimal string from '0' to '1', such as '0.2' for 20%. */
  taxRate?: string;
  /** Total tax on the item. */
  totalTax?: MultiCurrencyPriceInput;
}

/** Tax on an item, delivery or fee, in the legacy format. */
export interface ItemTaxFullDetailsOfOrders {
  /** Amount that is subject to tax. */
  taxableAmount?: Price;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  taxRate: string;
  /** Total tax on the item. */
  totalTax?: Price;
}

/** Tax on an item, delivery or fee, in the legacy format. */
export interface ItemTaxFullDetailsOfOrdersInput {
  /** Amount that is subject to tax. */
  taxableAmount?: PriceInput;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  taxRate?: string;
  /** Total tax on the item. */
  totalTax?: PriceInput;
}

/**
 * Kind of a sold item.
 *
 * At most one of `preset` and `custom` is set.
 */
export type ItemType =
  | {
      /** Predefined kind of item. */
      preset?: ItemTypePreset;
      custom?: undefined;
    }
  | {
      preset?: undefined;
      /** Custom kind of item, defined by the app. */
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

/** Upsell offers for a line item. */
export interface ItemUpsells {
  /** Id of the line item. */
  lineItemId: string;
  /** Upsell offers for the item. At most 10 items. */
  upsells: UpsellOption[];
}

/** Level of a tax jurisdiction, from a whole country to a special district. */
export type JurisdictionType =
  | "UNDEFINED"
  | "COUNTRY"
  | "STATE"
  | "COUNTY"
  | "CITY"
  | "SPECIAL"
  | (string & {});

/** A line item that a problem concerns. */
export interface LineItem {
  /** Part of the line item that the problem concerns. */
  name: NameInLineItem;
  /** Id of the line item. */
  id?: string | null;
}

/** A line item's share of a discount or fee. */
export interface LineItemAmount {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** Amount for the line item. */
  amount?: Price;
}

/** A line item's share of a discount or fee. */
export interface LineItemAmountInput {
  /** Id of the line item. */
  id?: string;
  /** Name of the item. */
  name?: ProductNameInput;
  /** Amount for the line item. */
  amount?: PriceInput;
}

/** Changes to a line item in an order. */
export interface LineItemChanges {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** Quantity before and after the change. */
  quantity?: LineItemQuantityChange;
  /** Price before and after the change. */
  price?: LineItemPriceChange;
}

/** Changes to a line item in an order. */
export interface LineItemChangesInput {
  /** Id of the line item. */
  id?: string;
  /** Name of the item. */
  name?: ProductNameInput;
  /** Quantity before and after the change. */
  quantity?: LineItemQuantityChangeInput;
  /** Price before and after the change. */
  price?: LineItemPriceChangeInput;
}

/** Discount amount for a line item. */
export interface LineItemDiscount {
  /** Id of the line item. */
  id: string;
  /** Discount amount for the line item. */
  totalDiscount?: Price;
}

/** Discount amount for a line item. */
export interface LineItemDiscountInput {
  /** Id of the line item. */
  id?: string;
  /** Discount amount for the line item. */
  totalDiscount?: PriceInput;
}

/** A line item of a cart. To add one, send the reference and the quantity. */
export interface LineItemOfCart {
  /** Id of the line item within the cart. */
  id: string;
  /** Quantity of the item, limited to the available stock. 1 to 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** URL of the item's page. */
  url?: PageUrlV2;
  /** Unit price after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Unit price before a sale, which stores often show struck through. */
  fullPrice?: MultiCurrencyPrice;
  /** Unit price during a sale, before cart discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Total price of the line item after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Selected options, one per line. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image?: Image;
  /** Whether the quantity is available. */
  availability?: ItemAvailabilityInfo;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** The item's subscription. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** How the buyer pays for the item. */
  paymentOption: PaymentOptionType;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit per unit, if the buyer pays only a deposit now. */
  depositAmount?: MultiCurrencyPrice;
  /** Membership that pays for the item. */
  selectedMembership?: SelectedMembershipOfCart;
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /** Id of the tax group that determines the item's tax. */
  taxGroupId?: string | null;
  /** Whether the item is not in a catalog. */
  customLineItem: boolean;
  /** Payment terms that the buyer must accept. 1 to 2,500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Whether the price is determined after purchase. */
  priceUndetermined: boolean;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity: boolean;
  /** Values that override the item's catalog values. Only apps can set them. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
  /** Policies that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** Whether only members can buy the item. */
  membersOnly: boolean;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups: ModifierGroup[];
  /** Price of the selected modifiers. */
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** A line item of a cart. To add one, send the reference and the quantity. */
export interface LineItemOfCartInput {
  /** Quantity of the item, limited to the available stock. 1 to 100,000. */
  quantity?: number;
  /** The catalog item and its options. */
  catalogReference: CatalogReferenceInput;
  /** Membership that pays for the item. */
  selectedMembership?: SelectedMembershipOfCartInput;
  /** Values that override the item's catalog values. Only apps can set them. */
  catalogOverrideFields?: CatalogOverrideFieldsInput;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
}

/** The variant of `LineItemOfCartInput` that `createCart` and `addToCurrentCart` accept. */
export interface LineItemOfCartToSend extends LineItemOfCartInput {
  /** Quantity of the item, limited to the available stock. 1 to 100,000. */
  quantity: number;
  /** Membership that pays for the item. */
  selectedMembership?: SelectedMembershipOfCartToSend;
}

/** The variant of `LineItemOfCartInput` that `addToCart` accepts. */
export interface LineItemOfCartToAdd extends LineItemOfCartInput {
  /** Membership that pays for the item. */
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
  /** Total price of the line item after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Total price of the line item after discounts, excluding tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the item. */
  taxDetails?: ItemTaxFullDetails;
  /** Discounts on the line item. */
  totalDiscount?: MultiCurrencyPrice;
  /** Unit price after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Unit price during a sale, before cart discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Total price of the line item after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one unit before a sale. */
  fullPrice?: MultiCurrencyPrice;
  /** Total price of the modifiers. */
  modifiers?: MultiCurrencyPrice;
  /** Deposit per unit, if the buyer pays only a deposit now. */
  depositAmount?: MultiCurrencyPrice;
}

/** Quantity of an item before and after a change. */
export interface LineItemQuantityChange {
  /** Quantity before the change. At most 1,000,000. */
  originalQuantity: number;
  /** Quantity after the change. At most 1,000,000. */
  newQuantity: number;
  /** Difference between the two quantities, as a positive number. 1 to 1,000,000. */
  diff: number;
  /** Whether the quantity increased or decreased. */
  deltaType: LineItemQuantityChangeType;
}

/** Quantity of an item before and after a change. */
export interface LineItemQuantityChangeInput {
  /** Quantity before the change. At most 1,000,000. */
  originalQuantity?: number;
  /** Quantity after the change. At most 1,000,000. */
  newQuantity?: number;
  /** Difference between the two quantities, as a positive number. 1 to 1,000,000. */
  diff?: number;
  /** Whether the quantity increased or decreased. */
  deltaType?: LineItemQuantityChangeType;
}

/** Whether a quantity increased or decreased. */
export type LineItemQuantityChangeType =
  | "QUANTITY_INCREASED"
  | "QUANTITY_DECREASED"
  | (string & {});

/** New quantity of a line item. */
export interface LineItemQuantityUpdate {
  /** Id of the line item. */
  id?: string;
  /** New quantity of the line item. 1 to 100,000. */
  quantity?: number;
}

/** The variant of `LineItemQuantityUpdate` that `updateLineItemsQuantity` accepts. */
export interface LineItemQuantityUpdateToUpdate extends LineItemQuantityUpdate {
  /** Id of the line item. */
  id: string;
  /** New quantity of the line item. 1 to 100,000. */
  quantity: number;
}

/** Refunded quantity of a line item. */
export interface LineItemRefund {
  /** Id of the line item. Cannot be changed after creation. */
  lineItemId: string;
  /** Quantity to refund. 1 to 100,000. Cannot be changed after creation. */
  quantity: number;
}

/** Refunded quantity of a line item. */
export interface LineItemRefundInput {
  /** Id of the line item. Cannot be changed after creation. */
  lineItemId?: string;
  /** Quantity to refund. 1 to 100,000. Cannot be changed after creation. */
  quantity?: number;
}

/** Refunded amount of a line item. */
export interface LineItemRefundSummary {
  /** Id of the line item. */
  lineItemId: string;
  /** Amount that has been refunded so far. */
  totalRefundedAmount?: Price;
}

/** Prices of one line item in a calculation. */
export interface LineItemSummary {
  /** Id of the line item. */
  lineItemId: string;
  /** Quantity that the prices were calculated for. 1 to 100,000. */
  quantity: number;
  /** Price of one unit. */
  unitPrice?: ConvertedMoney;
  /** Total price of the line item. */
  totalPrice?: ConvertedMoney;
}

/** Tax on one line item. */
export interface LineItemTax {
  /** Id of the line item. */
  lineItemId: string;
  /** Tax amount for the item. */
  tax?: ConvertedMoney;
  /** Rate as a decimal string from '0' to '1', such as '0.2' for 20%. */
  rate?: string | null;
}

/** One of the taxes on a line item. */
export interface LineItemTaxBreakdown {
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount due for this tax. */
  taxAmount?: Price;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType: JurisdictionType;
  /** Non-taxable part of the amount. */
  nonTaxableAmount?: Price;
  /** Taxable part of the amount. */
  taxableAmount?: Price;
}

/** One of the taxes on a line item. */
export interface LineItemTaxBreakdownInput {
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount due for this tax. */
  taxAmount?: PriceInput;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType?: JurisdictionType;
  /** Non-taxable part of the amount. */
  nonTaxableAmount?: PriceInput;
  /** Taxable part of the amount. */
  taxableAmount?: PriceInput;
}

/** Taxes on one item, delivery or fee. */
export interface LineItemTaxInfo {
  /** Total tax that is due. */
  taxAmount?: Price;
  /** Amount that is subject to tax. */
  taxableAmount?: Price;
  /** Sum of the tax rates as a decimal string, such as '0.2' for 20%. */
  taxRate?: string | null;
  /** Id of the tax group that determined the rate. */
  taxGroupId?: string | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice: boolean;
  /** The individual taxes. At most 7 items. */
  taxBreakdown: LineItemTaxBreakdown[];
}

/** Taxes on one item, delivery or fee. */
export interface LineItemTaxInfoInput {
  /** Total tax that is due. */
  taxAmount?: PriceInput;
  /** Amount that is subject to tax. */
  taxableAmount?: PriceInput;
  /** Sum of the tax rates as a decimal string, such as '0.2' for 20%. */
  taxRate?: string | null;
  /** Id of the tax group that determined the rate. */
  taxGroupId?: string | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean;
  /** The individual taxes. At most 7 items. */
  taxBreakdown?: LineItemTaxBreakdownInput[];
}

/** Change to one line item. */
export interface LineItemUpdate {
  /** Id of the line item. */
  lineItemId: string;
  /** New quantity. Omit it to keep the current quantity. */
  quantity?: QuantityUpdate;
  /**
   * Use `membershipPayment` instead.
   *
   * @deprecated
   */
  selectedMembership?: SelectedMembershipUpdate;
  /** New membership that pays for the item. */
  membershipPayment?: MembershipInput;
}

/** Items that are out of stock. */
export interface LineItemsOutOfStockErrorData {
  /** Ids of the line items. At most 300 items. */
  lineItemIds: string[];
  /** Whether all items in the cart are out of stock. */
  allLineItemsOutOfStock: boolean;
}

/** Business location that handles an order. */
export interface Location {
  /** Id of the location. */
  id: string;
  /** Name of the location. 1 to 500 characters. */
  name: string;
}

/** Business location that handles an order. */
export interface LocationInput {
  /** Id of the location. */
  id?: string;
}

/** The variant of `LocationInput` that `createDraftOrder` and `setBusinessLocation` accept. */
export interface LocationToSend extends LocationInput {
  /** Id of the location. */
  id: string;
}

/** Inventory location and quantity of an item. */
export interface LocationAndQuantity {
  /** Id of the location. */
  id: string;
  /**
   * Id of the location's app.
   *
   * @deprecated
   */
  appId?: string | null;
  /** Quantity taken from the location. 1 to 100,000. */
  quantity: number;
  /** Name of the location. At most 500 characters. */
  name?: string | null;
}

/** Inventory location and quantity of an item. */
export interface LocationAndQuantityInput {
  /** Id of the location. */
  id?: string;
  /**
   * Id of the location's app.
   *
   * @deprecated
   */
  appId?: string | null;
  /** Quantity taken from the location. 1 to 100,000. */
  quantity?: number;
}

/** Operators for comparing numbers. */
export type LogicalOperator = "EQ" | "GT" | "GTE" | "LT" | "LTE" | (string & {});

/** A fee that was added or removed. */
export interface ManagedAdditionalFee {
  /** Id of the fee. */
  id: string;
  /** Name of the fee. */
  name?: TranslatedValue;
  /** Amount for each line item. */
  affectedLineItems: LineItemAmount[];
  /** Total amount for all line items. */
  totalAmount?: Price;
}

/** A fee that was added or removed. */
export interface ManagedAdditionalFeeInput {
  /** Id of the fee. */
  id?: string;
  /** Name of the fee. */
  name?: TranslatedValueInput;
  /** Amount for each line item. */
  affectedLineItems?: LineItemAmountInput[];
  /** Total amount for all line items. */
  totalAmount?: PriceInput;
}

/** A discount that was added or removed. */
export interface ManagedDiscount {
  /** Id of the discount. */
  id: string;
  /** Name of the discount. */
  name?: TranslatedValue;
  /** Amount for each line item. */
  affectedLineItems: LineItemAmount[];
  /** Total amount for all line items. */
  totalAmount?: Price;
}

/** A discount that was added or removed. */
export interface ManagedDiscountInput {
  /** Id of the discount. */
  id?: string;
  /** Name of the discount. */
  name?: TranslatedValueInput;
  /** Amount for each line item. */
  affectedLineItems?: LineItemAmountInput[];
  /** Total amount for all line items. */
  totalAmount?: PriceInput;
}

/** An item that was added or removed. */
export interface ManagedLineItem {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** Quantity that was added or removed. 1 to 1,000,000. */
  quantity: number;
}

/** An item that was added or removed. */
export interface ManagedLineItemInput {
  /** Id of the line item. */
  id?: string;
  /** Name of the item. */
  name?: ProductNameInput;
  /** Quantity that was added or removed. 1 to 1,000,000. */
  quantity?: number;
}

/** Why a manual rate was used: because of the setting for the whole site or for the region. */
export type ManualCalculationReason =
  | "GLOBAL_SETTING_TO_MANUAL"
  | "REGION_SETTING_TO_MANUAL"
  | (string & {});

/** Items that only members can buy. */
export interface MembersOnlyItemErrorData {
  /** Ids of the line items. At most 300 items. */
  lineItemIds: string[];
}

/** A membership that the buyer can pay with. */
export interface Membership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
  /** Name of the membership. */
  name?: MembershipName;
  /** Ids of the line items that the membership can pay for. At most 300 items. */
  lineItemIds: string[];
  /** Total and remaining credits, if the membership has a limited number. */
  credits?: MembershipPaymentCredits;
  /** When the membership expires. */
  expirationDate?: Date | null;
  /**
   * Additional data that the app provides.
   *
   * @deprecated
   */
  additionalData?: Record<string, unknown> | null;
}

/**
 * Membership that pays for an item: an existing membership, or one in the same cart.
 *
 * At most one of `existingMembership` and `futureMembership` is set.
 */
export type MembershipInput =
  | {
      /** Membership that the buyer already has. */
      existingMembership?: ExistingMembershipInput;
      futureMembership?: undefined;
    }
  | {
      existingMembership?: undefined;
      /** Membership that the buyer buys in the same cart. */
      futureMembership?: FutureMembershipInput;
    };

/** Name of a plan or membership. */
export interface MembershipName {
  /** Name in the site's main language. At most 100 characters. */
  original: string;
  /** Name in the buyer's language, if translated. At most 100 characters. */
  translated?: string | null;
}

/** Name of a plan or membership. */
export interface MembershipNameInput {
  /** Name in the site's main language. At most 100 characters. */
  original?: string;
  /** Name in the buyer's language, if translated. At most 100 characters. */
  translated?: string | null;
}

/** The variant of `MembershipNameInput` that `addPayments` accepts. */
export interface MembershipNameToAdd extends MembershipNameInput {
  /** Name in the site's main language. At most 100 characters. */
  original: string;
}

/** The buyer's memberships, and whether they can be used for this purchase. */
export interface MembershipOptions {
  /**
   * Memberships that can pay for some of the items. At most 300 items.
   *
   * @deprecated
   */
  eligibleMemberships?: Membership[];
  /**
   * Memberships that cannot be used, with the reasons. At most 300 items.
   *
   * @deprecated
   */
  invalidMemberships?: InvalidMembership[];
  /**
   * Memberships that the buyer selected. At most 300 items.
   *
   * @deprecated
   */
  selectedMemberships?: SelectedMembership[];
}

/** The buyer's memberships, and whether they can be used for this purchase. */
export interface MembershipOptionsOfCheckout {
  /** Memberships that can pay for some of the items. At most 300 items. */
  eligibleMemberships: Membership[];
  /** Memberships that cannot be used, with the reasons. At most 300 items. */
  invalidMemberships: InvalidMembership[];
  /** Memberships that the buyer selected. */
  selectedMemberships?: SelectedMemberships;
}

/** The buyer's memberships, and whether they can be used for this purchase. */
export interface MembershipOptionsOfCheckoutInput {
  /** Memberships that the buyer selected. */
  selectedMemberships?: SelectedMembershipsToSend;
}

/** Total and remaining credits of a membership. */
export interface MembershipPaymentCredits {
  /** Total number of credits. At least 1. */
  total: number;
  /** Number of remaining credits. */
  remaining: number;
}

/** A payment with a membership, such as a paid plan. */
export interface MembershipPaymentDetails {
  /** Id of the membership. At most 200 characters. */
  membershipId: string;
  /** Id of the line item that the membership paid for. 1 to 100 characters. */
  lineItemId: string;
  /**
   * Whether the membership was charged.
   *
   * @deprecated
   */
  status?: MembershipPaymentStatus;
  /** Name of the membership. */
  name?: MembershipName;
  /** Id of the transaction at the membership provider. 1 to 100 characters. */
  externalTransactionId?: string | null;
  /**
   * Whether the payment was voided and the benefit was returned.
   *
   * @deprecated
   */
  voided?: boolean;
  /** Id of the app that provides the membership. */
  providerAppId: string;
  /** The membership, if the buyer buys it in the same order. */
  futureMembership?: FutureMembershipDetails;
}

/** A payment with a membership, such as a paid plan. */
export interface MembershipPaymentDetailsInput {
  /** Id of the membership. At most 200 characters. */
  membershipId?: string;
  /** Id of the line item that the membership paid for. 1 to 100 characters. */
  lineItemId: string;
  /**
   * Whether the membership was charged.
   *
   * @deprecated
   */
  status?: MembershipPaymentStatus;
  /** Name of the membership. */
  name?: MembershipNameToAdd;
  /** Id of the transaction at the membership provider. 1 to 100 characters. */
  externalTransactionId?: string | null;
  /** Id of the app that provides the membership. */
  providerAppId: string;
  /** The membership, if the buyer buys it in the same order. */
  futureMembership?: FutureMembershipDetailsInput;
}

/** A refund of a membership payment. */
export interface MembershipPaymentRefund {
  /** Id of the membership. 1 to 200 characters. */
  membershipId?: string | null;
}

/** Status of a membership payment: charged, failed, pending or voided. */
export type MembershipPaymentStatus =
  | "CHARGED"
  | "CHARGE_FAILED"
  | "CHARGE_PENDING"
  | "VOIDED"
  | (string & {});

/** A membership, and the items that it pays for. */
export interface MembershipSummary {
  /** Id of the membership. At most 200 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
  /** Ids of the line items. 1 to 300 items. */
  lineItemIds: string[];
}

/** A merchant's comment on an order. */
export interface MerchantComment {
  /** Text of the comment. 1 to 5,000 characters. */
  message: string;
}

/** A merchant's comment on an order. */
export interface MerchantCommentInput {
  /** Text of the comment. 1 to 5,000 characters. */
  message?: string;
}

/**
 * Discount that the merchant applied manually.
 *
 * At most one of `discountReason` and `description` is set.
 */
export type MerchantDiscount = {
  /** Amount of the discount. */
  amount?: Price;
} & (
  | {
      /** Predefined reason for the discount. */
      discountReason?: DiscountReason;
      description?: null;
    }
  | {
      discountReason?: undefined;
      /** Reason for the discount as text. At most 200 characters. */
      description?: string | null;
    }
);

/**
 * Discount that the merchant applied manually.
 *
 * At most one of `discountReason` and `description` is set.
 */
export type MerchantDiscountRequestInput = {
  /** Amount of the discount. */
  amount?: PriceInput;
} & (
  | {
      /** Predefined reason for the discount. */
      discountReason?: DiscountReason;
      description?: null;
    }
  | {
      discountReason?: undefined;
      /** Reason for the discount as text. At most 200 characters. */
      description?: string | null;
    }
);

/** A merchant discount for a cart. */
export interface MerchantDiscountInput {
  /** Discount amount, such as `5.00`. A decimal string. */
  amount?: string;
  /** Ids of the line items that the discount applies to. If omitted, it applies to the whole cart. */
  lineItemIds?: string[];
}

/** Discount that the merchant applied manually. */
export interface MerchantDiscountOfCart {
  /** Amount of the discount. */
  amount?: MultiCurrencyPrice;
}

/** Discount that the merchant applied manually. */
export interface MerchantDiscountOfCheckout {
  /** Amount of the discount. */
  amount?: MultiCurrencyPrice;
  /** Percentage of the discount. 0.01 to 100. */
  percentage?: number | null;
}

/** Minimum quantity that a coupon requires. */
export interface MinLineItemQuantityNotReachedDetails {
  /** Minimum quantity that the coupon requires. */
  requiredMinimumQuantity: number;
}

/** Minimum subtotal that a coupon requires. */
export interface MinSubtotalNotReachedDetails {
  /** Minimum subtotal that the coupon requires. */
  requiredMinimumSubtotal?: ConvertedMoney;
  /** Description of the condition. At most 100 characters. */
  originalDescription?: string | null;
}

/** Group of selected modifiers, such as 'Toppings'. */
export interface ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Modifiers that the buyer selected. 1 to 25 items. */
  modifiers: ItemModifier[];
}

/** Group of selected modifiers, such as 'Toppings'. */
export interface ModifierGroupOfCartV2 {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Modifiers that the buyer selected. 1 to 25 items. */
  modifiers: ItemModifierOfCartV2[];
}

/** Group of selected modifiers, such as 'Toppings'. */
export interface ModifierGroupOfCartV2Input {
  /** Name of the group. */
  name?: TranslatableStringInput;
  /** Modifiers that the buyer selected. 1 to 25 items. */
  modifiers?: ItemModifierOfCartV2Input[];
}

/** Group of selected modifiers, such as 'Toppings'. */
export interface ModifierGroupOfOrders {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Modifiers that the buyer selected. 1 to 10 items. */
  modifiers: ItemModifierOfOrders[];
}

/** Group of selected modifiers, such as 'Toppings'. */
export interface ModifierGroupOfOrdersInput {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableStringInput;
  /** Modifiers that the buyer selected. 1 to 10 items. */
  modifiers?: ItemModifierOfOrdersInput[];
}

/** An amount of money in the site's currency and in the buyer's currency. */
export interface MultiCurrencyPrice {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount: string;
  /** Amount as a decimal string in the buyer's currency. */
  convertedAmount: string;
  /** Amount in the site's currency with its symbol, ready for display. */
  formattedAmount: string;
  /** Amount in the buyer's currency with its symbol, ready for display. */
  formattedConvertedAmount: string;
}

/** An amount of money in the site's currency and in the buyer's currency. */
export interface MultiCurrencyPriceInput {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount?: string;
}

/** Where to show a problem with a line item. */
export type NameInLineItem = "LINE_ITEM_DEFAULT" | (string & {});

/** Where to show a general problem. */
export type NameInOther = "OTHER_DEFAULT" | (string & {});

/** Kinds of order activities. */
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
 * A change to an order. One of the fields is set.
 *
 * At most one of `lineItemChanged`, `lineItemAdded`, `lineItemRemoved`, `discountAdded`,
 * `discountRemoved`, `additionalFeeAdded`, `additionalFeeRemoved`, `totalPriceChanged` and
 * `shippingInformationChanged` is set.
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
      /** Item that was removed. */
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
      /** Discount that was removed. */
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
      /** Fee that was removed. */
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
      /** Total before and after the change. */
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
      /** Delivery before and after the change. */
      shippingInformationChanged?: ShippingInformationChange;
    };

/**
 * A change to an order. One of the fields is set.
 *
 * At most one of `lineItemChanged`, `lineItemAdded`, `lineItemRemoved`, `discountAdded`,
 * `discountRemoved`, `additionalFeeAdded`, `additionalFeeRemoved`, `totalPriceChanged` and
 * `shippingInformationChanged` is set.
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
      /** Item that was removed. */
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
      /** Discount that was removed. */
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
      /** Fee that was removed. */
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
      /** Total before and after the change. */
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
      /** Delivery before and after the change. */
      shippingInformationChanged?: ShippingInformationChangeInput;
    };

/** Notifications about a new order. */
export interface OrderCreateNotifications {
  /** Whether to notify the buyer. Default: true. */
  sendNotificationToBuyer?: boolean | null;
  /** Whether to notify the merchant. Default: true. */
  sendNotificationsToBusiness?: boolean | null;
}

/** A line item of a placed order. */
export interface OrderLineItem {
  /** Id of the line item within the order. Cannot be changed after creation. */
  id: string;
  /** Name of the item. */
  productName?: ProductName;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Quantity that was bought. 1 to 100,000. */
  quantity: number;
  /** Discounts on the line item. */
  totalDiscount?: Price;
  /** Selected options, one per line. At most 20 items. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image?: Image;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** Id of the item's fulfillment service. */
  fulfillerId?: string | null;
  /** Quantity that was refunded. At most 100,000. */
  refundQuantity?: number | null;
  /** Quantity that was restocked. At most 100,000. */
  restockQuantity?: number | null;
  /** Unit price after sale and discounts. */
  price?: Price;
  /** Unit price during a sale, before discounts. */
  priceBeforeDiscounts?: Price;
  /** Total price of the line item after discounts, excluding tax. */
  totalPriceBeforeTax?: Price;
  /** Total price of the line item after discounts, including tax. */
  totalPriceAfterTax?: Price;
  /** How the buyer pays for the item. */
  paymentOption: PaymentOptionType;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  /** Taxes on the item. */
  taxInfo?: LineItemTaxInfo;
  /** A file that buyers of a digital item can download. */
  digitalFile?: DigitalFile;
  /** The item's subscription. */
  subscriptionInfo?: SubscriptionInfo;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit per unit, if the buyer paid only a deposit. */
  depositAmount?: Price;
  /** Inventory locations of the item. At most 5 items. */
  locations: LocationAndQuantity[];
  /** Total price of the line item after sale and discounts. */
  lineItemPrice?: Price;
  /** Address that determined the tax. */
  taxableAddress?: TaxableAddress;
  /** Whether the price is determined after purchase. */
  priceUndetermined: boolean;
  /** True if the quantity cannot be changed. */
  fixedQuantity: boolean;
  /** A quantity with decimals, for items that are sold by measure. */
  decimalQuantity?: DecimalQuantity;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
  /** Modifiers that the buyer selected. At most 10 items. */
  modifierGroups: ModifierGroupOfOrders[];
}

/** A line item of a placed order. */
export interface OrderLineItemInput {
  /** Id of the line item within the order. Cannot be changed after creation. */
  id?: string;
  /** Name of the item. */
  productName?: ProductNameInput;
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceInput;
  /** Quantity that was bought. 1 to 100,000. */
  quantity?: number;
  /** Selected options, one per line. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  image?: ImageInput;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Kind of item. */
  itemType?: ItemType;
  /** Id of the item's fulfillment service. */
  fulfillerId?: string | null;
  /** Quantity that was refunded. At most 100,000. */
  refundQuantity?: number | null;
  /** Quantity that was restocked. At most 100,000. */
  restockQuantity?: number | null;
  /** Unit price after sale and discounts. */
  price?: PriceInput;
  /** How the buyer pays for the item. */
  paymentOption?: PaymentOptionType;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  /** Taxes on the item. */
  taxInfo?: LineItemTaxInfoInput;
  /** A file that buyers of a digital item can download. */
  digitalFile?: DigitalFileInput;
  /** The item's subscription. */
  subscriptionInfo?: SubscriptionInfoInput;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Inventory locations of the item. At most 5 items. */
  locations?: LocationAndQuantityInput[];
  /** Total price of the line item after sale and discounts. */
  lineItemPrice?: PriceInput;
  /** Address that determined the tax. */
  taxableAddress?: TaxableAddress;
  /** Whether the price is determined after purchase. */
  priceUndetermined?: boolean;
  /** True if the quantity cannot be changed. */
  fixedQuantity?: boolean;
  /** A quantity with decimals, for items that are sold by measure. */
  decimalQuantity?: DecimalQuantityInput;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
}

/** The variant of `OrderLineItemInput` that `importOrder` and `createOrder` accept. */
export interface OrderLineItemToSend extends OrderLineItemInput {
  /** Name of the item. */
  productName: ProductNameToSend;
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceToSend;
  /** Quantity that was bought. 1 to 100,000. */
  quantity: number;
  /** Kind of item. */
  itemType: ItemType;
  /** Unit price after sale and discounts. */
  price: PriceInput;
}

/** The variant of `OrderLineItemInput` that `updateOrderLineItem` accepts. */
export interface OrderLineItemToUpdate extends Omit<OrderLineItemInput, "id"> {}

/** A refund of an order. */
export interface OrderRefunded {
  /** Whether the money was returned outside the platform. */
  manual: boolean;
  /** Amount that was returned to the merchant. */
  amount?: Price;
  /** Reason for the changes, as text. At most 200 characters. */
  reason: string;
}

/** A refund of an order. */
export interface OrderRefundedInput {
  /** Whether the money was returned outside the platform. */
  manual?: boolean;
  /** Amount that was returned to the merchant. */
  amount?: PriceInput;
  /** Reason for the changes, as text. At most 200 characters. */
  reason?: string;
}

/** A tax on an order, for all its items. */
export interface OrderTaxBreakdown {
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName: string;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType: string;
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction: string;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType: JurisdictionType;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate: string;
  /** Amount of this tax for all items. */
  aggregatedTaxAmount?: Price;
}

/** A tax on an order, for all its items. */
export interface OrderTaxBreakdownInput {
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName?: string;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string;
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction?: string;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType?: JurisdictionType;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string;
  /** Amount of this tax for all items. */
  aggregatedTaxAmount?: PriceInput;
}

/** Taxes of an order. */
export interface OrderTaxInfo {
  /** Total of all taxes. */
  totalTax?: Price;
  /** The individual taxes. At most 50 items. */
  taxBreakdown: OrderTaxBreakdown[];
  /** Whether the buyer was tax exempt. */
  taxExempt?: boolean | null;
}

/** Taxes of an order. */
export interface OrderTaxInfoInput {
  /** Total of all taxes. */
  totalTax?: PriceInput;
  /** The individual taxes. At most 50 items. */
  taxBreakdown?: OrderTaxBreakdownInput[];
}

/** Marks a problem that does not concern a single line item. */
export interface Other {
  /** Part of the page that the problem concerns. */
  name: NameInOther;
}

/** An additional delivery charge. */
export interface OtherCharge {
  /** Kind of charge. */
  type: ChargeType;
  /** Price of the charge. */
  price?: MultiCurrencyPrice;
  /** Details of the charge. At most 250 characters. */
  details?: string | null;
}

/** The apps that own an order. */
export interface OwnerApps {
  /** Ids of the apps. 1 to 10 items. */
  appIds?: string[];
}

/** URL of a page on the site. */
export interface PageUrlV2OfCartV2 {
  /** Path relative to the site's URL, such as '/product-page/mug'. */
  relativePath: string;
  /** Full URL of the page. */
  url?: string | null;
}

/** URL of a page on the site. */
export interface PageUrlV2OfCartV2Input {
  /** Path relative to the site's URL, such as '/product-page/mug'. */
  relativePath?: string;
  /** Full URL of the page. */
  url?: string | null;
}

/**
 * A payment for an order. One of the three details fields is set.
 *
 * At most one of `regularPaymentDetails`, `giftcardPaymentDetails` and
 * `membershipPaymentDetails` is set.
 */
export type Payment = {
  /** Id of the payment. */
  id: string;
  /** When the payment was made. When you record a payment, the default is the current time. */
  createdDate?: Date | null;
  /** When the payment was last updated. */
  updatedDate?: Date | null;
  /** Amount of the payment. */
  amount?: Price;
  /**
   * Whether refunds are disabled. If false, the payment provider decides whether the payment can
   * be refunded.
   */
  refundDisabled: boolean;
  /** Whether a receipt can be created for the payment. */
  supportReceiptGeneration: boolean;
  /** Amount that was added to or subtracted from a cash payment by rounding. */
  cashRounding?: CashRoundingDetails;
  /** Status of the payment. */
  status: PaymentStatus;
  /** Id shared by the payments in one charge. */
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
      /** Details of a gift card payment. */
      giftcardPaymentDetails?: GiftCardPaymentDetails;
      membershipPaymentDetails?: undefined;
    }
  | {
      regularPaymentDetails?: undefined;
      giftcardPaymentDetails?: undefined;
      /** The membership and the line item that it paid for. */
      membershipPaymentDetails?: MembershipPaymentDetails;
    }
);

/**
 * A payment for an order. One of the three details fields is set.
 *
 * At most one of `regularPaymentDetails`, `giftcardPaymentDetails` and
 * `membershipPaymentDetails` is set.
 */
export type PaymentInput = {
  /** When the payment was made. When you record a payment, the default is the current time. */
  createdDate?: Date | null;
  /** Amount of the payment. */
  amount: PriceInput;
  /**
   * Whether refunds are disabled. If false, the payment provider decides whether the payment can
   * be refunded.
   */
  refundDisabled?: boolean;
  /** Amount that was added to or subtracted from a cash payment by rounding. */
  cashRounding?: CashRoundingDetailsInput;
  /** Status of the payment. */
  status?: PaymentStatus;
  /** Id shared by the payments in one charge. */
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
      /** Details of a gift card payment. */
      giftcardPaymentDetails: GiftCardPaymentDetailsInput;
      membershipPaymentDetails?: undefined;
    }
  | {
      regularPaymentDetails?: undefined;
      giftcardPaymentDetails?: undefined;
      /** The membership and the line item that it paid for. */
      membershipPaymentDetails: MembershipPaymentDetailsInput;
    }
);

/** A payment that was canceled. */
export interface PaymentCanceled {
  /** Payment by card or another regular method. */
  regular?: RegularPayment;
  /** Id of the payment. */
  paymentId: string;
}

/** A payment that was canceled. */
export interface PaymentCanceledInput {
  /** Payment by card or another regular method. */
  regular?: RegularPaymentInput;
  /** Id of the payment. */
  paymentId?: string;
}

/** A payment that was declined. */
export interface PaymentDeclined {
  /** Payment by card or another regular method. */
  regular?: RegularPayment;
  /** Id of the payment. */
  paymentId: string;
}

/** A payment that was declined. */
export interface PaymentDeclinedInput {
  /** Payment by card or another regular method. */
  regular?: RegularPaymentInput;
  /** Id of the payment. */
  paymentId?: string;
}

/** Gift cards, currency and billing address of a cart. */
export interface PaymentInfo {
  /** Gift cards that pay part of the cart. At most 1 item. */
  giftCards: V2GiftCard[];
  /** Currency of the payment, as an ISO 4217 code. */
  currencyCode: string;
  /** Billing address of the buyer. */
  billingAddress?: Address;
  /** Billing contact and company. */
  billingContact?: FullAddressContactDetails;
}

/** Gift cards, currency and billing address of a cart. */
export interface PaymentInfoInput {
  /** Billing address of the buyer. */
  billingAddress?: AddressInput;
  /** Billing contact and company. */
  billingContact?: FullAddressContactDetailsInput;
}

/** Name of a payment method in the buyer's language and in the site's main language. */
export interface PaymentMethodName {
  /** Name of the fee in the buyer's language. At most 150 characters. */
  buyerLanguageName?: string | null;
  /** Name in the site's main language. At most 150 characters. */
  siteLanguageName?: string | null;
  /** Name that the merchant chose for a manually recorded payment. */
  userDefinedName?: UserDefinedPaymentMethodName;
}

/** Payment option for an item. */
export interface PaymentOption {
  /** How the buyer pays for the item. */
  value: PaymentOptionType;
}

/** Payment option for an item. */
export interface PaymentOptionInput {
  /** How the buyer pays for the item. */
  value?: PaymentOptionType;
}

/** How an item is paid for: in full or with a deposit, online or offline, or with a membership. */
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
  /** Payment by card or another regular method. */
  regular?: RegularPayment;
  /** Id of the payment. */
  paymentId: string;
}

/** A payment that is being processed. */
export interface PaymentPendingInput {
  /** Payment by card or another regular method. */
  regular?: RegularPaymentInput;
  /** Id of the payment. */
  paymentId?: string;
}

/** A payment to refund, and the amount of the refund. */
export interface PaymentRefund {
  /** Id of the payment. */
  paymentId?: string;
  /** Amount to refund. Not used for gift cards and memberships. */
  amount?: PriceInput;
  /** Whether the money was returned outside the platform, so that the refund is only recorded. */
  externalRefund?: boolean;
}

/** The variant of `PaymentRefund` that `refundPayments` accepts. */
export interface PaymentRefundForRefundPayments extends PaymentRefund {
  /** Id of the payment. */
  paymentId: string;
}

/** A payment whose refund failed. */
export interface PaymentRefundFailed {
  /** Id of the refund. */
  refundId: string;
  /** The payment that was not refunded. */
  payment?: RefundedPayment;
}

/** A payment whose refund failed. */
export interface PaymentRefundFailedInput {
  /** Id of the refund. */
  refundId?: string;
  /** The payment that was not refunded. */
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

/** Current status of a payment. */
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

/** Amounts to pay now, later, and with gift cards or memberships. */
export interface PaymentSummary {
  /** Amount that each gift card pays. At most 1 item. */
  giftCards: GiftCardSummary[];
  /** Memberships, and the items that they pay for. At most 300 items. */
  memberships: MembershipSummary[];
  /** Future subscription charges. At most 100 items. */
  subscriptionCharges: SubscriptionCharges[];
  /** Whether an amount remains to be paid after the gift cards. */
  requiresPaymentAfterGiftCard: boolean;
  /** Remaining amount after the gift cards. */
  totalAfterGiftCards?: ConvertedMoney;
  /** Amount to pay at checkout. */
  payNow?: ConvertedMoney;
  /** Amount to pay later. */
  payLater?: ConvertedMoney;
  /** Amount to pay after free trials. */
  payAfterFreeTrial?: ConvertedMoney;
}

/** Weight and SKU of a physical item, and whether it can be shipped. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit (SKU). At most 40 characters. */
  sku?: string | null;
  /** Whether the item must be shipped. */
  shippable: boolean;
}

/** Weight and SKU of a physical item, and whether it can be shipped. */
export interface PhysicalPropertiesInput {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit (SKU). At most 40 characters. */
  sku?: string | null;
  /** Whether the item must be shipped. */
  shippable?: boolean;
}

/** Pickup address of an order. */
export interface PickupAddress {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 1,000 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 1,000 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddress;
  /** First line of the address: street and number. At most 1,000 characters. */
  addressLine?: string | null;
  /** Second address line, such as an apartment or floor. At most 1,000 characters. */
  addressLine2?: string | null;
  /** Full name of the country. */
  countryFullname?: string | null;
  /** Full name of the state, province or region. */
  subdivisionFullname?: string | null;
  /** Latitude and longitude of an address. */
  geocode?: {
    /** Latitude in degrees, from -90 to 90. */
    latitude?: number | null;
    /** Longitude in degrees, from -180 to 180. */
    longitude?: number | null;
  };
  /** The complete address as one string. */
  formattedAddress?: string | null;
}

/** Pickup address of an order. */
export interface PickupAddressInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 1,000 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 1,000 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddressInput;
  /** First line of the address: street and number. At most 1,000 characters. */
  addressLine?: string | null;
  /** Second address line, such as an apartment or floor. At most 1,000 characters. */
  addressLine2?: string | null;
  /** Latitude and longitude of an address. */
  geocode?: {
    /** Latitude in degrees, from -90 to 90. */
    latitude?: number | null;
    /** Longitude in degrees, from -180 to 180. */
    longitude?: number | null;
  };
}

/** Where and when the buyer picks up the items. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /**
   * Whether the address is one of the site's business locations.
   *
   * @deprecated
   */
  businessLocation?: boolean;
  /** How the buyer picks up the order. */
  pickupMethod: PickupMethod;
}

/** Where and when the buyer picks up the items. */
export interface PickupDetailsOfOrders {
  /** Address of the pickup location. */
  address?: PickupAddress;
  /** How the buyer picks up the order. */
  pickupMethod: PickupMethod;
}

/** Where and when the buyer picks up the items. */
export interface PickupDetailsOfOrdersInput {
  /** Address of the pickup location. */
  address?: PickupAddressInput;
  /** How the buyer picks up the order. */
  pickupMethod?: PickupMethod;
}

/** Pickup methods: in the store or at a pickup point. */
export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT" | (string & {});

/** Text of a description line. */
export interface PlainTextValue {
  /** Text in the site's main language. At most 600 characters. */
  original: string;
  /** Text in the buyer's language, if translated. At most 600 characters. */
  translated?: string | null;
}

/** Text of a description line. */
export interface PlainTextValueInput {
  /** Text in the site's main language. At most 600 characters. */
  original?: string;
  /** Text in the buyer's language, if translated. At most 600 characters. */
  translated?: string | null;
}

/** A fee that the platform charges. */
export interface PlatformFee {
  /** Name of the fee. */
  name?: TranslatableString;
  /** Amount of the fee. */
  amount?: Price;
  /** Id of the subscription's line item. */
  lineItemId: string;
  /** Who pays the fee. */
  chargeType: ChargeTypeOfOrders;
  /** Rate as a decimal string from '0' to '1'. */
  percentageRate: string;
}

/** A fee that the platform charges. */
export interface PlatformFeeInput {
  /** Name of the fee. */
  name?: TranslatableStringInput;
  /** Amount of the fee. */
  amount?: PriceInput;
  /** Id of the subscription's line item. */
  lineItemId?: string;
  /** Who pays the fee. */
  chargeType?: ChargeTypeOfOrders;
  /** Rate as a decimal string from '0' to '1'. */
  percentageRate?: string;
}

/** Platform fees for an order. */
export interface PlatformFeeSummary {
  /** Total amount of all fees. */
  total?: Price;
  /** Total amount of the fees that the buyer pays. */
  totalPassOn?: Price;
  /** Total amount of the fees that the merchant pays. */
  totalAbsorbed?: Price;
  /** The individual fees. At most 300 items. */
  fees: PlatformFee[];
}

/** Platform fees for an order. */
export interface PlatformFeeSummaryInput {
  /** Total amount of all fees. */
  total?: PriceInput;
  /** Total amount of the fees that the buyer pays. */
  totalPassOn?: PriceInput;
  /** Total amount of the fees that the merchant pays. */
  totalAbsorbed?: PriceInput;
  /** The individual fees. At most 300 items. */
  fees?: PlatformFeeInput[];
}

/** A policy that the buyer of an item should read. */
export interface Policy {
  /** Title of the policy. 1 to 29 characters. */
  title?: string | null;
  /** Text of the policy. 1 to 3,000 characters. */
  content: string;
}

/** A policy that the buyer of an item should read. */
export interface PolicyInput {
  /** Title of the policy. 1 to 29 characters. */
  title?: string | null;
  /** Text of the policy. 1 to 3,000 characters. */
  content?: string;
}

/** Kinds of offline payments: cash, bank transfer or check. */
export type PredefinedPaymentMethod = "CASH" | "BANK_TRANSFER" | "CHECK" | (string & {});

/** An amount of money. The entity that contains it defines the currency. */
export interface Price {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. */
  formattedAmount: string;
}

/** An amount of money. The entity that contains it defines the currency. */
export interface PriceInput {
  /** Amount as a decimal string, such as '19.90'. */
  amount?: string;
}

/**
 * The variant of `PriceInput` that `createDraftOrder`, `createCustomDiscounts` and 3 others
 * accept.
 */
export interface PriceToSend extends PriceInput {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
}

/** Text that is shown with or instead of the price, such as 'Starts at $20'. */
export interface PriceDescription {
  /** Text in the site's main language. 1 to 100 characters. */
  original: string;
  /** Text in the buyer's language, if translated. 1 to 100 characters. */
  translated?: string | null;
}

/** Text that is shown with or instead of the price, such as 'Starts at $20'. */
export interface PriceDescriptionInput {
  /** Text in the site's main language. 1 to 100 characters. */
  original?: string;
  /** Text in the buyer's language, if translated. 1 to 100 characters. */
  translated?: string | null;
}

/** Price of an offer. */
export interface PriceDetails {
  /** Price as a decimal string. */
  price: string;
  /** Description of the price. At most 200 characters. */
  description?: string | null;
}

/** Totals, from the item subtotal to the final amount. */
export interface PriceSummary {
  /** Total price of the items before discounts, delivery and tax. */
  subtotal?: MultiCurrencyPrice;
  /** Price of delivery. */
  shipping?: MultiCurrencyPrice;
  /** Total tax that is due. */
  tax?: MultiCurrencyPrice;
  /** Total of all discounts. */
  discount?: MultiCurrencyPrice;
  /** Final amount to pay. */
  total?: MultiCurrencyPrice;
  /** Total of the additional fees. */
  additionalFees?: MultiCurrencyPrice;
}

/** Totals, from the item subtotal to the final amount. */
export interface PriceSummaryOfOrders {
  /** Total price of the items before discounts, delivery and tax. */
  subtotal?: Price;
  /** Price of delivery. */
  shipping?: Price;
  /** Total tax that is due. */
  tax?: Price;
  /** Total of all discounts. */
  discount?: Price;
  /** Final amount to pay. */
  total?: Price;
  /** Total of all additional fees. */
  totalAdditionalFees?: Price;
}

/** Totals, from the item subtotal to the final amount. */
export interface PriceSummaryOfOrdersInput {
  /** Total price of the items before discounts, delivery and tax. */
  subtotal?: PriceInput;
  /** Price of delivery. */
  shipping?: PriceInput;
  /** Total tax that is due. */
  tax?: PriceInput;
  /** Total of all discounts. */
  discount?: PriceInput;
  /** Final amount to pay. */
  total?: PriceInput;
  /** Total of all additional fees. */
  totalAdditionalFees?: PriceInput;
}

/** Name of an item in the site's main language and in the buyer's language. */
export interface ProductName {
  /** Name in the site's main language. 1 to 200 characters. */
  original: string;
  /** Name in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/** Name of an item in the site's main language and in the buyer's language. */
export interface ProductNameInput {
  /** Name in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Name in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/** The variant of `ProductNameInput` that `importOrder` and `createOrder` accept. */
export interface ProductNameToSend extends ProductNameInput {
  /** Name in the site's main language. 1 to 200 characters. */
  original: string;
}

/** New quantity of a line item. */
export interface QuantityUpdate {
  /** New quantity of the line item. 1 to 100,000. */
  newQuantity: number;
}

/**
 * Filter, sorting and paging of a query.
 *
 * At most one of `paging` and `cursorPaging` is set.
 */
export type QueryV2 = {
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. */
  sort?: SortingOfProducts[];
  /** Paths of the fields to return. Default: all fields. */
  fields?: string[];
  /** Named sets of fields to return. */
  fieldsets?: string[];
} & (
  | {
      /** The page to return, by offset. Send either this or `cursorPaging`. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** The page to return, by cursor. Send either this or `paging`. */
      cursorPaging?: CursorPaging;
    }
);

/** Source of a tax rate: no tax, manual, automatic or fallback. */
export type RateType =
  | "NO_TAX_COLLECTED"
  | "MANUAL_RATE"
  | "AUTO_RATE"
  | "FALLBACK_RATE"
  | (string & {});

/** Whether an authorization was voided manually or by a scheduled action. */
export type Reason = "MANUAL" | "SCHEDULED" | (string & {});

/**
 * A receipt that was created.
 *
 * At most one of `wixReceipt` and `externalReceipt` is set.
 */
export type ReceiptCreated = {
  /** Id of the payment. */
  paymentId: string;
} & (
  | {
      /** Receipt that Wix created. */
      wixReceipt?: WixReceipt;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt from an external system. */
      externalReceipt?: ExternalReceipt;
    }
);

/**
 * A receipt that was created.
 *
 * At most one of `wixReceipt` and `externalReceipt` is set.
 */
export type ReceiptCreatedInput = {
  /** Id of the payment. */
  paymentId?: string;
} & (
  | {
      /** Receipt that Wix created. */
      wixReceipt?: WixReceiptInput;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt from an external system. */
      externalReceipt?: ExternalReceipt;
    }
);

/**
 * A receipt that was sent to the buyer.
 *
 * At most one of `wixReceipt` and `externalReceipt` is set.
 */
export type ReceiptSent = {
  /** Id of the payment. */
  paymentId: string;
} & (
  | {
      /** Receipt that Wix created. */
      wixReceipt?: WixReceipt;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt from an external system. */
      externalReceipt?: ExternalReceipt;
    }
);

/**
 * A receipt that was sent to the buyer.
 *
 * At most one of `wixReceipt` and `externalReceipt` is set.
 */
export type ReceiptSentInput = {
  /** Id of the payment. */
  paymentId?: string;
} & (
  | {
      /** Receipt that Wix created. */
      wixReceipt?: WixReceiptInput;
      externalReceipt?: undefined;
    }
  | {
      wixReceipt?: undefined;
      /** Receipt from an external system. */
      externalReceipt?: ExternalReceipt;
    }
);

/** The recipient of an order before a draft order changed it. */
export interface RecipientInfoChangedDetails {
  /** Address and contact details of the recipient before the change. */
  recipientInfoBeforeChange?: AddressWithContact;
}

/** How a membership is redeemed: by credits or by sessions. */
export type RedemptionType = "CREDITS" | "SESSIONS" | (string & {});

/** A refund of an order, which can include several payments. */
export interface Refund {
  /** Id of the refund. */
  id: string;
  /** Refunded transactions, one entry for each payment. At most 50 items. */
  transactions: RefundTransaction[];
  /** Refunded line items, fees and delivery, and the reason. */
  details?: RefundDetails;
  /** When the refund was created. Cannot be changed after creation. */
  createdDate?: Date | null;
  /** Requested, pending, completed and failed amounts of the refund. */
  summary?: AggregatedRefundSummary;
  /** Id of the app that requested the refund. Cannot be changed after creation. */
  requestingServiceAppId?: string | null;
}

/** Refunded items, fees and delivery, and the reason. */
export interface RefundDetails {
  /** Refunded line items and their quantities. At most 300 items. */
  items: RefundItem[];
  /** Whether the delivery price is refunded. */
  shippingIncluded: boolean;
  /** Reason for the refund. At most 200 characters. */
  reason?: string | null;
  /** Refunded line items and their quantities. At most 300 items. */
  lineItems: LineItemRefund[];
  /** Refunded additional fees. At most 100 items. */
  additionalFees: AdditionalFeeRefund[];
  /** Refund of the delivery price. */
  shipping?: ShippingRefund;
}

/** Refunded items, fees and delivery, and the reason. */
export interface RefundDetailsInput {
  /** Refunded line items and their quantities. At most 300 items. */
  items?: RefundItemInput[];
  /** Whether the delivery price is refunded. */
  shippingIncluded?: boolean;
  /** Reason for the refund. At most 200 characters. */
  reason?: string | null;
  /** Refunded line items and their quantities. At most 300 items. */
  lineItems?: LineItemRefundInput[];
  /** Refunded additional fees. At most 100 items. */
  additionalFees?: AdditionalFeeRefundInput[];
  /** Refund of the delivery price. */
  shipping?: ShippingRefundInput;
}

/** A refund that was started. */
export interface RefundInitiated {
  /** Id of the refund. */
  refundId: string;
  /** Amount to refund. */
  amount?: Price;
  /** Payments to refund. 1 to 50 items. */
  payments: RefundedPayment[];
  /** Reason for the changes, as text. At most 200 characters. */
  reason?: string | null;
}

/** A refund that was started. */
export interface RefundInitiatedInput {
  /** Id of the refund. */
  refundId?: string;
  /** Amount to refund. */
  amount?: PriceInput;
  /** Payments to refund. 1 to 50 items. */
  payments?: RefundedPaymentInput[];
  /** Reason for the changes, as text. At most 200 characters. */
  reason?: string | null;
}

/** A line item in a refund. */
export interface RefundItem {
  /** Id of the line item. */
  lineItemId: string;
  /** Quantity that is refunded. 1 to 100,000. */
  quantity: number;
}

/** A line item in a refund. */
export interface RefundItemInput {
  /** Id of the line item. */
  lineItemId?: string;
  /** Quantity that is refunded. 1 to 100,000. */
  quantity?: number;
}

/** The amounts of a refund, by line item. */
export interface RefundItemsBreakdown {
  /** One entry for each refunded line item. At most 300 items. */
  lineItems: LineItemRefundSummary[];
}

/** Side effects of a refund: restocking and an email to the buyer. */
export interface RefundSideEffects {
  /** Items to restock. */
  restockInfo?: RestockInfo;
  /** Whether to email the buyer about the refund. */
  sendOrderRefundedEmail: boolean;
  /**
   * Text to add to the email. If you omit it, the platform sends the standard email. 1 to 1,000
   * characters.
   */
  customMessage?: string | null;
}

/** Side effects of a refund: restocking and an email to the buyer. */
export interface RefundSideEffectsInput {
  /** Items to restock. */
  restockInfo?: RestockInfoInput;
  /** Whether to email the buyer about the refund. */
  sendOrderRefundedEmail?: boolean;
  /**
   * Text to add to the email. If you omit it, the platform sends the standard email. 1 to 1,000
   * characters.
   */
  customMessage?: string | null;
}

/** Current status of a refund. */
export type RefundStatus =
  | "PENDING"
  | "SUCCEEDED"
  | "FAILED"
  | "SCHEDULED"
  | "STARTED"
  | (string & {});

/** Reason for the status of a refund transaction. */
export interface RefundStatusInfo {
  /** Code of the reason at the payment gateway, such as '3012'. 1 to 10 characters. */
  paymentGatewayReasonCode?: string | null;
  /** The reason as text. 1 to 1,000 characters. */
  description?: string | null;
}

/** Refund of one payment. */
export interface RefundTransaction {
  /** Id of the payment. Cannot be changed after creation. */
  paymentId: string;
  /** Amount that is refunded. Cannot be changed after creation. */
  amount?: Price;
  /** Status of the transaction. */
  refundStatus: RefundStatus;
  /** Reason for the status, if the provider reported one. */
  refundStatusInfo?: RefundStatusInfo;
  /** Id of the refund at the payment gateway. */
  gatewayRefundId?: string | null;
  /** Id of the refund at the payment provider. */
  providerRefundId?: string | null;
  /** Whether the money was returned outside the platform. Cannot be changed after creation. */
  externalRefund: boolean;
}

/** A refund as store credit. */
export interface RefundedAsStoreCredit {
  /** Amount of the store credit. */
  amount?: Price;
  /** Reason for the changes, as text. At most 100 characters. */
  reason?: string | null;
}

/** A refund as store credit. */
export interface RefundedAsStoreCreditInput {
  /** Amount of the store credit. */
  amount?: PriceInput;
  /** Reason for the changes, as text. At most 100 characters. */
  reason?: string | null;
}

/**
 * A payment in a refund. One of the payment fields is set.
 *
 * At most one of `regular`, `giftCard` and `membership` is set.
 */
export type RefundedPayment = {
  /** Id of the payment. */
  paymentId: string;
  /** Whether the money is returned outside the platform. */
  externalRefund: boolean;
} & (
  | {
      /** Refund of a payment by card or another regular method. */
      regular?: RegularPaymentRefund;
      giftCard?: undefined;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      /** A refund of a gift card payment. */
      giftCard?: GiftCardPaymentRefund;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      giftCard?: undefined;
      /** A refund of a membership payment. */
      membership?: MembershipPaymentRefund;
    }
);

/**
 * A payment in a refund. One of the payment fields is set.
 *
 * At most one of `regular`, `giftCard` and `membership` is set.
 */
export type RefundedPaymentInput = {
  /** Id of the payment. */
  paymentId?: string;
  /** Whether the money is returned outside the platform. */
  externalRefund?: boolean;
} & (
  | {
      /** Refund of a payment by card or another regular method. */
      regular?: RegularPaymentRefundInput;
      giftCard?: undefined;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      /** A refund of a gift card payment. */
      giftCard?: GiftCardPaymentRefundInput;
      membership?: undefined;
    }
  | {
      regular?: undefined;
      giftCard?: undefined;
      /** A refund of a membership payment. */
      membership?: MembershipPaymentRefund;
    }
);

/** Delivery region of the store. */
export interface Region {
  /** Id of the region. */
  id?: string | null;
  /** Name of the region. At most 100 characters. */
  name?: string | null;
}

/** A payment by card or another regular method. */
export interface RegularPayment {
  /** Card details, if the buyer paid with a card. */
  creditCardDetails?: CreditCardDetails;
  /** Amount of the payment. */
  amount?: Price;
}

/** A payment by card or another regular method. */
export interface RegularPaymentInput {
  /** Card details, if the buyer paid with a card. */
  creditCardDetails?: CreditCardDetails;
  /** Amount of the payment. */
  amount?: PriceInput;
}

/** A payment through a payment provider, or offline. */
export interface RegularPaymentDetails {
  /** Card details, if the buyer paid with a card. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Id of the payment's order at the payment gateway. At most 100 characters. */
  paymentOrderId?: string | null;
  /**
   * Id of the transaction at the payment gateway. Absent for offline payments. At most 100
   * characters.
   */
  gatewayTransactionId?: string | null;
  /**
   * Payment method, such as 'CreditCard' or 'PayPal'. At most 150 characters.
   *
   * @deprecated
   */
  paymentMethod?: string | null;
  /** Id of the transaction at the payment provider. At most 100 characters. */
  providerTransactionId?: string | null;
  /** Whether the merchant received the money outside the site, for example in cash. */
  offlinePayment: boolean;
  /**
   * Status of the payment.
   *
   * @deprecated
   */
  status?: TransactionStatus;
  /** Whether the buyer agreed to save the payment method for later charges. */
  savedPaymentMethod: boolean;
  /** Authorization, captures and void, if the payment was authorized first. */
  authorizationDetails?: AuthorizationDetails;
  /** Chargebacks of the payment. At most 6 items. */
  chargebacks: Chargeback[];
  /** Platform fee for the payment. */
  platformFee?: Price;
  /** Display name of the payment method. */
  paymentMethodName?: PaymentMethodName;
}

/** A payment through a payment provider, or offline. */
export interface RegularPaymentDetailsInput {
  /** Card details, if the buyer paid with a card. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Id of the payment's order at the payment gateway. At most 100 characters. */
  paymentOrderId?: string | null;
  /**
   * Id of the transaction at the payment gateway. Absent for offline payments. At most 100
   * characters.
   */
  gatewayTransactionId?: string | null;
  /**
   * Payment method, such as 'CreditCard' or 'PayPal'. At most 150 characters.
   *
   * @deprecated
   */
  paymentMethod?: string | null;
  /** Id of the transaction at the payment provider. At most 100 characters. */
  providerTransactionId?: string | null;
  /** Whether the merchant received the money outside the site, for example in cash. */
  offlinePayment?: boolean;
  /**
   * Status of the payment.
   *
   * @deprecated
   */
  status?: TransactionStatus;
  /** Whether the buyer agreed to save the payment method for later charges. */
  savedPaymentMethod?: boolean;
  /** Authorization, captures and void, if the payment was authorized first. */
  authorizationDetails?: AuthorizationDetailsInput;
  /** Chargebacks of the payment. At most 6 items. */
  chargebacks?: ChargebackInput[];
  /** Platform fee for the payment. */
  platformFee?: PriceInput;
  /** Display name of the payment method. */
  paymentMethodName?: PaymentMethodName;
}

/** Refund of a payment by card or another regular method. */
export interface RegularPaymentRefund {
  /** Amount to refund. */
  amount?: Price;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Refund of a payment by card or another regular method. */
export interface RegularPaymentRefundInput {
  /** Amount to refund. */
  amount?: PriceInput;
  /** Last four digits of the card. At most 4 characters. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as 'visa'. At most 100 characters. */
  brand?: string | null;
}

/** Request of `cart.removeCoupon` and `checkout.removeCoupon`. */
export interface RemoveCouponRequest {
  /** Id of the cart. */
  id: string;
}

/** Response of `cart.removeCoupon` and `currentCart.removeCouponFromCurrentCart`. */
export interface RemoveCouponResponse {
  /** The cart without the coupon. */
  cart?: CartOfCart;
}

/**
 * Request of `currentCartV2.removeLineItemsFromCurrentCart` and
 * `currentCart.removeLineItemsFromCurrentCart`.
 */
export interface RemoveLineItemsFromCurrentCartRequest {
  /** Ids of the line items. 1 to 100 items. */
  lineItemIds: string[];
}

/** Response of `cart.removeLineItems` and `currentCart.removeLineItemsFromCurrentCart`. */
export interface RemoveLineItemsResponse {
  /** The cart without the removed line items. */
  cart?: CartOfCart;
}

/** Items in an order to restock. */
export interface RestockInfo {
  /** Whether to restock all items, some items or no items. */
  type: RestockType;
  /** The items to restock. Used only if `type` is `SOME_ITEMS`. At most 300 items. */
  items: RestockItem[];
}

/** Items in an order to restock. */
export interface RestockInfoInput {
  /** Whether to restock all items, some items or no items. */
  type?: RestockType;
  /** The items to restock. Used only if `type` is `SOME_ITEMS`. At most 300 items. */
  items?: RestockItemInput[];
}

/** A line item to restock. */
export interface RestockItem {
  /** Id of the line item. */
  lineItemId: string;
  /** Quantity to restock. 1 to 100,000. */
  quantity: number;
}

/** A line item to restock. */
export interface RestockItemInput {
  /** Id of the line item. */
  lineItemId?: string;
  /** Quantity to restock. 1 to 100,000. */
  quantity?: number;
}

/** The variant of `RestockItemInput` that `refundPayments` accepts. */
export interface RestockItemForRefundPayments extends RestockItemInput {
  /** Id of the line item. */
  lineItemId: string;
  /** Quantity to restock. 1 to 100,000. */
  quantity: number;
}

/** Which items in an order to restock: none, all or some. */
export type RestockType = "NO_ITEMS" | "ALL_ITEMS" | "SOME_ITEMS" | (string & {});

/** Kinds of validation rules, such as the length or format of a value. */
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

/** Payment method that was saved for later charges. */
export interface SavedPaymentMethod {
  /** Name of the payment method. 1 to 100 characters. */
  name: string;
  /** Details of the payment method, such as the last digits of a card. 1 to 100 characters. */
  description?: string | null;
}

/** Payment method that was saved for later charges. */
export interface SavedPaymentMethodInput {
  /** Name of the payment method. 1 to 100 characters. */
  name?: string;
  /** Details of the payment method, such as the last digits of a card. 1 to 100 characters. */
  description?: string | null;
}

/** Automatic action for an authorized payment: void or capture. */
export type ScheduledAction = "VOID" | "CAPTURE";

/** Selected delivery option with its final cost. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Display name of the option. At most 250 characters. */
  title: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogistics;
  /** Delivery cost, including discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Whether this is the option that was requested. False if the platform used a different option. */
  requestedShippingOption: boolean;
  /**
   * Additional charges, such as insurance.
   *
   * @deprecated
   */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Carriers and the line items that they deliver. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** Whether the option delivers only some of the items. */
  partial?: boolean | null;
}

/** Selected delivery option with its final cost. */
export interface SelectedCarrierServiceOptionInput {
  /** Code of the option. At most 100 characters. */
  code?: string;
  /**
   * Additional charges, such as insurance.
   *
   * @deprecated
   */
  otherCharges?: SelectedCarrierServiceOptionOtherChargeInput[];
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Carriers and the line items that they deliver. At most 300 items. */
  deliveryAllocations?: DeliveryAllocationInput[];
  /** Whether the option delivers only some of the items. */
  partial?: boolean | null;
}

/** An additional charge for the selected delivery option. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Kind of charge. */
  type: ChargeType;
  /** Details of the charge. At most 200 characters. */
  details?: string | null;
  /** Price of the charge, including discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** An additional charge for the selected delivery option. */
export interface SelectedCarrierServiceOptionOtherChargeInput {
  /** Kind of charge. */
  type?: ChargeType;
  /** Details of the charge. At most 200 characters. */
  details?: string | null;
  /** Price of the charge, including discounts and tax. */
  cost?: SelectedCarrierServiceOptionPricesInput;
}

/** Prices of the selected delivery option, with discounts and tax. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price after discounts, excluding tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on delivery. */
  taxDetails?: ItemTaxFullDetails;
  /** Discount on delivery. */
  totalDiscount?: MultiCurrencyPrice;
  /** Delivery price that the carrier charges. */
  price?: MultiCurrencyPrice;
}

/** Prices of the selected delivery option, with discounts and tax. */
export interface SelectedCarrierServiceOptionPricesInput {
  /** Price after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPriceInput;
  /** Price after discounts, excluding tax. */
  totalPriceBeforeTax?: MultiCurrencyPriceInput;
  /** Tax on delivery. */
  taxDetails?: ItemTaxFullDetailsInput;
  /** Discount on delivery. */
  totalDiscount?: MultiCurrencyPriceInput;
  /** Delivery price that the carrier charges. */
  price?: MultiCurrencyPriceInput;
}

/** Membership that the buyer selected. */
export interface SelectedMembership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
  /** Ids of the line items that the membership pays for. 1 to 300 items. */
  lineItemIds: string[];
}

/** Membership that the buyer selected. */
export interface SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Id of the app that provides the membership. */
  appId?: string;
  /** Ids of the line items that the membership pays for. 1 to 300 items. */
  lineItemIds?: string[];
}

/**
 * The variant of `SelectedMembershipInput` that `createCheckout`, `updateCheckout` and
 * `calculateTotals` accept.
 */
export interface SelectedMembershipToSend extends SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
  /** Ids of the line items that the membership pays for. 1 to 300 items. */
  lineItemIds: string[];
}

/** Membership that the buyer selected. */
export interface SelectedMembershipOfCart {
  /** Id of the membership. 1 to 100 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
}

/** Membership that the buyer selected. */
export interface SelectedMembershipOfCartInput {
  /** Id of the membership. 1 to 100 characters. */
  id?: string;
  /** Id of the app that provides the membership. */
  appId?: string;
}

/**
 * The variant of `SelectedMembershipOfCartInput` that `createCart`, `addToCart` and
 * `addToCurrentCart` accept.
 */
export interface SelectedMembershipOfCartToSend extends SelectedMembershipOfCartInput {
  /** Id of the membership. 1 to 100 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
}

/** New membership for a line item, in the legacy format. */
export interface SelectedMembershipUpdate {
  /** The membership to use instead. */
  newMembership?: V2SelectedMembershipInput;
}

/** Memberships that the buyer selected. */
export interface SelectedMemberships {
  /** The selected memberships and the line items that they pay for. At most 300 items. */
  memberships: SelectedMembership[];
}

/** Memberships that the buyer selected. */
export interface SelectedMembershipsInput {
  /** The selected memberships and the line items that they pay for. At most 300 items. */
  memberships?: SelectedMembershipInput[];
}

/**
 * The variant of `SelectedMembershipsInput` that `createCheckout`, `updateCheckout` and
 * `calculateTotals` accept.
 */
export interface SelectedMembershipsToSend extends SelectedMembershipsInput {
  /** The selected memberships and the line items that they pay for. At most 300 items. */
  memberships?: SelectedMembershipToSend[];
}

/** Selected delivery option. */
export interface SelectedShippingOption {
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Code of the delivery option, from the list of options. 1 to 100 characters. */
  code: string;
}

/** Selected delivery option. */
export interface SelectedShippingOptionInput {
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Code of the delivery option, from the list of options. 1 to 100 characters. */
  code?: string;
}

/** The variant of `SelectedShippingOptionInput` that `calculateTotals` accepts. */
export interface SelectedShippingOptionForCalculateTotals extends SelectedShippingOptionInput {
  /** Code of the delivery option, from the list of options. 1 to 100 characters. */
  code: string;
}

/** Details of a bookable service. */
export interface ServiceProperties {
  /** Date of the service, in ISO 8601 format. */
  scheduledDate?: Date | null;
  /** Number of participants in the service. 1 to 10,000. */
  numberOfParticipants?: number | null;
  /** When the service ends. */
  endDate?: Date | null;
}

/** Severity of a problem. An error blocks the buyer, but a warning does not. */
export type Severity = "WARNING" | "ERROR" | (string & {});

/** Available delivery options, and the selected option. */
export interface ShippingInformation {
  /** Delivery region of the address. */
  region?: ShippingRegion;
  /** Selected delivery option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Available delivery options, by carrier. */
  carrierServiceOptions: CarrierServiceOption[];
}

/** Delivery details of an order before and after a change. */
export interface ShippingInformationChange {
  /** Delivery details before the change. */
  originalShippingInfo?: ShippingInformationOfOrders;
  /** Delivery details after the change. */
  newShippingInfo?: ShippingInformationOfOrders;
}

/** Delivery details of an order before and after a change. */
export interface ShippingInformationChangeInput {
  /** Delivery details before the change. */
  originalShippingInfo?: ShippingInformationOfOrdersInput;
  /** Delivery details after the change. */
  newShippingInfo?: ShippingInformationOfOrdersInput;
}

/** Delivery option for an order, with its price and address. */
export interface ShippingInformationOfDraftSubscriptionContracts {
  /** Id of the carrier or app that offers the option. 1 to 100 characters. */
  carrierId?: string | null;
  /** Code of the delivery option. 1 to 100 characters. */
  code?: string | null;
  /** Name of the delivery option. At most 250 characters. */
  title: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogisticsOfOrders;
  /** Cost of the delivery option. */
  cost?: ShippingPriceOfOrders;
  /** Delivery region of the address. */
  region?: ShippingRegionOfOrders;
}

/** Delivery option for an order, with its price and address. */
export interface ShippingInformationOfDraftSubscriptionContractsInput {
  /** Id of the carrier or app that offers the option. 1 to 100 characters. */
  carrierId?: string | null;
  /** Code of the delivery option. 1 to 100 characters. */
  code?: string | null;
  /** Name of the delivery option. At most 250 characters. */
  title?: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogisticsOfOrdersInput;
  /** Cost of the delivery option. */
  cost?: ShippingPriceOfOrdersInput;
  /** Delivery region of the address. */
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

/** A delivery option. */
export interface ShippingOption {
  /** Code of the option. Send it when the buyer selects the option. At most 100 characters. */
  code: string;
  /** Display name, such as 'Express'. At most 250 characters. */
  title: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogistics;
  /** Cost of the delivery option. */
  cost?: ShippingPrice;
  /** Carriers and the line items that they deliver. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** Whether the option delivers only some of the items. */
  partial?: boolean | null;
}

/** Price of a delivery option. */
export interface ShippingPrice {
  /** Price of delivery. */
  price?: MultiCurrencyPrice;
  /** Additional charges, such as insurance. */
  otherCharges: OtherCharge[];
}

/** Price of a delivery option. */
export interface ShippingPriceOfOrders {
  /** Price of delivery. */
  price?: Price;
  /** Delivery price before tax. */
  totalPriceBeforeTax?: Price;
  /** Delivery price after tax. */
  totalPriceAfterTax?: Price;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  /** Taxes on delivery. */
  taxInfo?: LineItemTaxInfo;
  /** Discount on delivery. */
  discount?: Price;
}

/** Price of a delivery option. */
export interface ShippingPriceOfOrdersInput {
  /** Price of delivery. */
  price?: PriceInput;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  /** Taxes on delivery. */
  taxInfo?: LineItemTaxInfoInput;
}

/** A refund of the delivery price. */
export interface ShippingRefund {
  /** Amount to refund. Cannot be changed after creation. */
  amount?: Price;
}

/** A refund of the delivery price. */
export interface ShippingRefundInput {
  /** Amount to refund. Cannot be changed after creation. */
  amount?: PriceInput;
}

/** Delivery region of the store. */
export interface ShippingRegion {
  /** Id of the region. */
  id: string;
  /** Name of the region. At most 100 characters. */
  name: string;
}

/** Delivery region of the store. */
export interface ShippingRegionOfOrders {
  /** Name of the region. At most 100 characters. */
  name?: string | null;
}

/** A field to sort by. */
export interface SortingOfManualTaxMappings {
  /** Path of the field to sort by, such as 'createdDate' or 'name'. At most 50 characters. */
  fieldName?: string;
  /** Sort order. Default: ascending. */
  order?: SortOrder;
}

/** Source of a fee: an app, a line item, the delivery method or the platform. */
export type SourceOfCartV2 =
  | "UNKNOWN_ADDITIONAL_FEE_SOURCE"
  | "SERVICE_PLUGIN"
  | "LINE_ITEM"
  | "DELIVERY"
  | "PLATFORM"
  | (string & {});

/** Street and house number as separate fields. */
export interface StreetAddress {
  /** House number of the address. */
  number: string;
  /** Name of the street. */
  name: string;
  /** Apartment number of the address. */
  apt?: string | null;
}

/** Street and house number as separate fields. */
export interface StreetAddressInput {
  /** House number of the address. */
  number?: string;
  /** Name of the street. */
  name?: string;
  /** Apartment number of the address. */
  apt?: string | null;
}

/** Future charges of a subscription. */
export interface SubscriptionCharges {
  /** Ids of the line items in the subscription. 1 to 300 items. */
  lineItemIds: string[];
  /** Text that describes the charges. At most 1,000 characters. */
  description?: string | null;
  /** The charges, one for each series of equal billing cycles. At most 50 items. */
  charges: Charge[];
}

/** Subscription for an ordered item. */
export interface SubscriptionInfo {
  /** Id of the subscription. */
  id?: string | null;
  /** Billing cycle that this order pays for, starting at 1. */
  cycleNumber: number;
  /**
   * Name of the subscription. At most 150 characters.
   *
   * @deprecated
   */
  subscriptionOptionTitle?: string;
  /**
   * Text that describes the subscription. At most 500 characters.
   *
   * @deprecated
   */
  subscriptionOptionDescription?: string | null;
  /** Billing frequency and duration. */
  subscriptionSettings?: SubscriptionSettingsOfOrders;
  /** Text that describes the charges. At most 1,000 characters. */
  chargesDescription?: string | null;
}

/** Subscription for an ordered item. */
export interface SubscriptionInfoInput {
  /** Id of the subscription. */
  id?: string | null;
  /** Billing cycle that this order pays for, starting at 1. */
  cycleNumber?: number;
  /**
   * Name of the subscription. At most 150 characters.
   *
   * @deprecated
   */
  subscriptionOptionTitle?: string;
  /**
   * Text that describes the subscription. At most 500 characters.
   *
   * @deprecated
   */
  subscriptionOptionDescription?: string | null;
  /** Billing frequency and duration. */
  subscriptionSettings?: SubscriptionSettingsOfOrdersInput;
  /** Text that describes the charges. At most 1,000 characters. */
  chargesDescription?: string | null;
}

/** Subscription of an item. */
export interface SubscriptionOptionInfo {
  /** Billing frequency and duration. */
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription. */
  title?: Title;
  /** Text that describes the subscription. */
  description?: Description;
}

/** Billing settings of a subscription. */
export interface SubscriptionSettings {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency: SubscriptionFrequency;
  /**
   * Number of units in one billing cycle. For example, if the unit is a month, a value of 2
   * charges the customer every two months. 1 to 3,650.
   */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal: boolean;
  /** Total number of charges. Not used if the subscription renews automatically. At least 1. */
  billingCycles?: number | null;
  /** Whether customers can cancel the subscription themselves. */
  enableCustomerCancellation: boolean;
  /** Free trial before the first charge. */
  freeTrialPeriod?: FreeTrialPeriod;
  /** When the subscription starts. By default, it starts at the time of purchase. */
  startDate?: Date | null;
}

/** Billing settings of a subscription. */
export interface SubscriptionSettingsOfDeliverySolutions {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
}

/** Billing settings of a subscription. */
export interface SubscriptionSettingsOfOrders {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency: SubscriptionFrequency;
  /**
   * Number of units in one billing cycle. For example, if the unit is a month, a value of 2
   * charges the customer every two months. 1 to 3,650.
   */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal: boolean;
  /** Total number of charges. Not used if the subscription renews automatically. At least 1. */
  billingCycles?: number | null;
  /** Whether customers can cancel the subscription themselves. */
  enableCustomerCancellation: boolean;
  /** Free trial before the first charge. */
  freeTrialPeriod?: FreeTrialPeriodOfOrders;
  /** When the subscription starts. By default, it starts at the time of purchase. */
  startDate?: Date | null;
}

/** Billing settings of a subscription. */
export interface SubscriptionSettingsOfOrdersInput {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
  /**
   * Number of units in one billing cycle. For example, if the unit is a month, a value of 2
   * charges the customer every two months. 1 to 3,650.
   */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean;
  /** Total number of charges. Not used if the subscription renews automatically. At least 1. */
  billingCycles?: number | null;
  /** Whether customers can cancel the subscription themselves. */
  enableCustomerCancellation?: boolean;
  /** Free trial before the first charge. */
  freeTrialPeriod?: FreeTrialPeriodOfOrdersInput;
  /** When the subscription starts. By default, it starts at the time of purchase. */
  startDate?: Date | null;
}

/** The store's minimum subtotal, and the remaining amount needed to reach it. */
export interface SubtotalBelowOrderMinimumErrorData {
  /** The store's minimum order subtotal. */
  minimumOrderSubtotal?: ConvertedMoney;
  /** Remaining amount needed to reach the minimum. */
  remainingAmount?: ConvertedMoney;
}

/** Internal platform error. */
export interface SystemError {
  /** Code that identifies the error. */
  errorCode?: string | null;
}

/**
 * What a problem concerns: the whole cart or a line item.
 *
 * At most one of `other` and `lineItem` is set.
 */
export type TargetOfCart =
  | {
      /** Set if the problem concerns the whole cart. */
      other?: Other;
      lineItem?: undefined;
    }
  | {
      other?: undefined;
      /** Set if the problem concerns a line item. */
      lineItem?: LineItem;
    };

/** A tax in a calculation. */
export interface Tax {
  /** Name of the tax. */
  name?: TranslatableString;
  /** Amount that is subject to tax. */
  taxableAmount?: ConvertedMoney;
  /** Amount that is exempt from tax. */
  exemptAmount?: ConvertedMoney;
  /** Amount of tax that is due. */
  amount?: ConvertedMoney;
}

/** One of the taxes on a line item. */
export interface TaxBreakdown {
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Non-taxable part of the amount. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount due for this tax. */
  taxAmount?: MultiCurrencyPrice;
  /** Taxable part of the amount. */
  taxableAmount?: MultiCurrencyPrice;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType: JurisdictionType;
}

/**
 * How the tax was calculated.
 *
 * At most one of `manualRateReason` and `autoTaxFallbackDetails` is set.
 */
export type TaxCalculationDetails = {
  /** Source of the applied tax rate. */
  rateType: RateType;
} & (
  | {
      /** Reason why a manual rate was used. */
      manualRateReason?: ManualCalculationReason;
      autoTaxFallbackDetails?: undefined;
    }
  | {
      manualRateReason?: undefined;
      /** Reason why the tax was not calculated automatically. */
      autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails;
    }
);

/** Settings that determine a cart's tax. */
export interface TaxInfo {
  /** Whether prices include tax. */
  pricesIncludeTax: boolean;
  /** Id of the buyer's tax exempt group. */
  taxExemptGroupId?: string | null;
}

/** Settings that determine a cart's tax. */
export interface TaxInfoInput {
  /** Id of the buyer's tax exempt group. */
  taxExemptGroupId?: string | null;
}

/** A tax on an item, in the legacy format. */
export interface TaxRateBreakdown {
  /** Name of the tax. At most 100 characters. */
  name: string;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate: string;
  /** Amount of this tax. */
  tax?: MultiCurrencyPrice;
}

/** Totals of the tax calculation. */
export interface TaxSummary {
  /** Amount that is subject to tax. */
  taxableAmount?: MultiCurrencyPrice;
  /** Total tax that is due. */
  totalTax?: MultiCurrencyPrice;
  /**
   * How the tax was calculated.
   *
   * @deprecated
   */
  calculationDetails?: TaxCalculationDetails;
}

/** Totals of the tax calculation. */
export interface TaxSummaryOfOrders {
  /** Total tax that is due. */
  totalTax?: Price;
}

/** Totals of the tax calculation. */
export type TaxSummaryOfOrdersInput = Record<string, never>;

/** Address that determines an item's tax. */
export interface TaxableAddress {
  /** Kind of address that determines the tax. */
  addressType?: TaxableAddressType;
}

/** Address that determines the tax: business, billing or shipping. */
export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING" | (string & {});

/** Title in the site's main language and in the buyer's language. */
export interface Title {
  /** Title in the site's main language. 1 to 150 characters. */
  original: string;
  /** Title in the buyer's language, if translated. 1 to 150 characters. */
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

/** Status of a payment through a payment provider. */
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

/** Text in the site's main language and in the buyer's language. */
export interface TranslatableString {
  /** Text in the site's main language. 1 to 200 characters. */
  original: string;
  /** Text in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/** Text in the site's main language and in the buyer's language. */
export interface TranslatableStringInput {
  /** Text in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Text in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/** Text in the site's main language and in the buyer's language. */
export interface TranslatedValue {
  /** Text in the site's main language. At least 1 character. */
  original: string;
  /** Text in the buyer's language, if translated. At least 1 character. */
  translated?: string | null;
}

/** Text in the site's main language and in the buyer's language. */
export interface TranslatedValueInput {
  /** Text in the site's main language. At least 1 character. */
  original?: string;
  /** Text in the buyer's language, if translated. At least 1 character. */
  translated?: string | null;
}

/** Request of `cart.updateCart` and `currentCart.updateCurrentCart`. */
export interface UpdateCartRequest {
  /** The fields to update. */
  cartInfo?: CartOfCartInput;
  /** Code of a coupon to apply. It replaces the current coupon. */
  couponCode?: string | null;
  /**
   * Discounts that the merchant applies manually. They replace earlier ones, and an empty list
   * removes them. Only merchants and apps can send them.
   */
  merchantDiscounts?: MerchantDiscountInput[];
  /** Catalog items to add. At most 300 items. */
  lineItems?: LineItemOfCartInput[];
  /** Items that are not in a catalog. Only apps can send them. At most 300 items. */
  customLineItems?: CustomLineItemInput[];
}

/** Response of `cart.updateCart` and `currentCart.updateCurrentCart`. */
export interface UpdateCartResponse {
  /** The updated cart. */
  cart?: CartOfCart;
}

/**
 * Request of `deliveryProfile.updateExtendedFields`, `draftOrders.updateExtendedFields`,
 * `manualTaxMappings.updateExtendedFields`, `orderPaymentRequests.updateExtendedFields`,
 * `shippingOptions.updateExtendedFields` and `shippoConfigurations.updateExtendedFields`.
 */
export interface UpdateExtendedFieldsRequest {
  /** Id of the entity whose extended fields to update. */
  id: string;
  /** Namespace of the app. */
  namespace: string;
  /** New values of the fields in the namespace. Omitted fields do not change. */
  namespaceData: Record<string, unknown>;
}

/** Request of `cart.updateLineItemsQuantity` and `checkout.updateLineItemsQuantity`. */
export interface UpdateLineItemsQuantityRequest {
  /** Id of the cart. */
  id: string;
  /** One entry per line item. 1 to 100 items. */
  lineItems: LineItemQuantityUpdate[];
}

/**
 * Response of `cart.updateLineItemsQuantity` and
 * `currentCart.updateCurrentCartLineItemQuantity`.
 */
export interface UpdateLineItemsQuantityResponse {
  /** The updated cart. Quantities are limited to the available stock. */
  cart?: CartOfCart;
}

/** Benefit of an upsell offer. */
export interface UpsellBenefitMetadata {
  /** How to interpret `benefitValue`. */
  benefitType: BenefitType;
  /** Percentage or amount of the benefit, as a decimal string. */
  benefitValue?: string | null;
}

/** An upsell offer for a line item. */
export interface UpsellOption {
  /** Id of the offer. */
  id: string;
  /** Title of the offer. At most 200 characters. */
  title?: string | null;
  /** Description of the offer. At most 500 characters. */
  description?: string | null;
  /** Catalog item to add if the buyer accepts the offer. */
  catalogReference?: CatalogReference;
  /** Benefit of the offer. */
  metadata?: UpsellBenefitMetadata;
  /** Price of the offer. */
  priceDetails?: PriceDetails;
}

/**
 * Payment method name for a manually recorded payment: predefined or custom.
 *
 * At most one of `predefined` and `custom` is set.
 */
export type UserDefinedPaymentMethodName =
  | {
      /** A predefined payment method. */
      predefined?: PredefinedPaymentMethod;
      custom?: null;
    }
  | {
      predefined?: undefined;
      /** A custom name. 1 to 150 characters. */
      custom?: string | null;
    };

/** A modifier of a custom item. */
export interface V1ItemModifier {
  /** Id of the modifier. 1 to 36 characters. */
  id: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableString;
  /** Details of the modifier. */
  details?: TranslatableString;
  /** Price of the modifier, as a decimal string. */
  price?: string | null;
}

/** A modifier of a custom item. */
export interface V1ItemModifierInput {
  /** Id of the modifier. 1 to 36 characters. */
  id?: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableStringInput;
  /** Details of the modifier. */
  details?: TranslatableStringInput;
  /** Price of the modifier, as a decimal string. */
  price?: string | null;
}

/** Group of modifiers for a custom item. */
export interface V1ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Modifiers that the buyer selected. 1 to 25 items. */
  modifiers: V1ItemModifier[];
}

/** Group of modifiers for a custom item. */
export interface V1ModifierGroupInput {
  /** Id of the group. 1 to 36 characters. */
  id?: string;
  /** Name of the group. */
  name?: TranslatableStringInput;
  /** Modifiers that the buyer selected. 1 to 25 items. */
  modifiers?: V1ItemModifierInput[];
}

/** Automatic action for an authorized payment, and its date. */
export interface V1ScheduledAction {
  /** Whether the payment is voided or captured. */
  actionType: ActionType;
  /** When the action is carried out. */
  executionDate?: Date | null;
}

/** Automatic action for an authorized payment, and its date. */
export interface V1ScheduledActionInput {
  /** Whether the payment is voided or captured. */
  actionType?: ActionType;
  /** When the action is carried out. */
  executionDate?: Date | null;
}

/** A fee in addition to item prices, such as a handling fee. */
export interface V2AdditionalFee {
  /** Code of the fee, unique within its provider. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. */
  name?: TranslatableString;
  /** Id of the app that added the fee. 1 to 100 characters. */
  providerAppId?: string | null;
  /**
   * Ids of the line items that the fee applies to. If empty, the fee applies to the whole cart.
   * At most 100 items.
   */
  lineItemIds: string[];
  /** Price of the fee. */
  price?: ConvertedMoney;
  /** Number of billing cycles that the discount applies to. Set only for subscriptions. 1 to 999. */
  subscriptionCycles?: number | null;
  /** Source of the fee. */
  source: SourceOfCartV2;
}

/**
 * Parts of a calculation that failed. The other totals are valid.
 *
 * At most one of `generalShippingCalculationError`, `carrierErrors` and
 * `selectedShippingOptionError` is set.
 */
export type V2CalculationErrors = {
  /** Set if tax could not be calculated. */
  taxCalculationError?: Details;
  /** Set if the coupon could not be applied. */
  couponCalculationError?: Details;
  /** Set if the gift card could not be applied. */
  giftCardCalculationError?: Details;
  /** Errors that apps reported when they validated the purchase. At most 100 items. */
  orderValidationErrors: ApplicationError[];
  /** Set if a membership could not be used. */
  membershipError?: Details;
  /** Set if automatic discounts could not be calculated. */
  discountsCalculationError?: Details;
} & (
  | {
      /** Set if delivery could not be calculated. */
      generalShippingCalculationError?: Details;
      carrierErrors?: undefined;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      /** Set if some carriers did not respond. */
      carrierErrors?: V2CarrierErrors;
      selectedShippingOptionError?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      carrierErrors?: undefined;
      /** Set if the selected delivery option could not be used. */
      selectedShippingOptionError?: Details;
    }
);

/** Error that a carrier reported. */
export interface V2CarrierError {
  /** Id of the carrier. */
  carrierId: string;
  /** Description of the error. */
  error?: Details;
}

/** Errors for the carriers that did not respond. */
export interface V2CarrierErrors {
  /** Carrier errors, one per carrier. At most 100 items. */
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
  /** Id of the app that provides the membership. */
  appId: string;
  /** Id of the membership. 1 to 200 characters. */
  membershipId: string;
}

/** A gift card that pays part of a cart. */
export interface V2GiftCard {
  /** Id of the gift card within the cart. */
  id: string;
  /** Masked code of the gift card, which you can safely show. At most 50 characters. */
  obfuscatedCode: string;
  /** Id of the app that issued the gift card. */
  appId: string;
  /** Id of the gift card in the app that issued it. 1 to 50 characters. */
  externalId?: string | null;
  /** Amount that the buyer requested to redeem. */
  requestedRedeemAmount?: ConvertedMoney;
}

/** A line item in a cart. */
export interface V2LineItem {
  /** Id of the line item within the cart. */
  id: string;
  /** Name of the item. */
  name?: TranslatableString;
  /** Requested and available quantity. */
  quantityInfo?: ItemQuantityInfo;
  /** Prices of the item. */
  pricing?: ItemPricingInfo;
  /** Catalog item of the line item. */
  source?: ItemSource;
  /** Image, page, selected options and other details to show. */
  attributes?: ItemAttributes;
  /** Delivery settings of the item. */
  deliveryConfig?: ItemDeliveryConfig;
  /** Settings that determine the item's tax. */
  taxConfig?: ItemTaxConfig;
  /** Payment settings of the item. */
  paymentConfig?: ItemPaymentConfig;
  /** Availability of the item. */
  status: ItemStatus;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups: ModifierGroupOfCartV2[];
  /** Discounts on this item. At most 100 items. */
  discounts: ItemDiscount[];
  /** Whether the item is not in a catalog. */
  customLineItem: boolean;
}

/** A discount on a line item. */
export interface V2LineItemDiscount {
  /** Id of the line item. */
  lineItemId: string;
  /** Discount amount for the line item. */
  amountOff?: ConvertedMoney;
}

/**
 * Membership that pays for an item: an existing membership, or one in the same cart.
 *
 * At most one of `existingMembership` and `futureMembership` is set.
 */
export type V2Membership = {
  /** Name of the membership. */
  name?: TranslatableString;
  /** Number of credits or sessions that the item costs. */
  redemptionCost?: number | null;
  /** Whether the membership is redeemed by credits or by sessions. */
  redemptionType: RedemptionType;
} & (
  | {
      /** Membership that the buyer already has. */
      existingMembership?: V2ExistingMembership;
      futureMembership?: undefined;
    }
  | {
      existingMembership?: undefined;
      /** Membership that the buyer buys in the same cart. */
      futureMembership?: FutureMembership;
    }
);

/** Totals, from the item subtotal to the final amount. */
export interface V2PriceSummary {
  /** Total price of the items before discounts, delivery and tax. */
  subtotal?: ConvertedMoney;
  /** Total of all discounts. */
  discount?: ConvertedMoney;
  /** Price of delivery. */
  delivery?: ConvertedMoney;
  /** Total of the additional fees. */
  additionalFees?: ConvertedMoney;
  /** Total tax that is due. */
  tax?: ConvertedMoney;
  /** Final amount to pay. */
  total?: ConvertedMoney;
}

/** Membership that pays for an item, in the legacy format. */
export interface V2SelectedMembership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
  /** Name of the membership. */
  name?: TranslatableString;
}

/** Membership that pays for an item, in the legacy format. */
export interface V2SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Id of the app that provides the membership. */
  appId?: string;
}

/**
 * The variant of `V2SelectedMembershipInput` that `createCart`, `addLineItems` and 2 others
 * accept.
 */
export interface V2SelectedMembershipToSend extends V2SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Id of the app that provides the membership. */
  appId: string;
}

/** Taxes in a calculation. */
export interface V2TaxSummary {
  /** The individual taxes. At most 100 items. */
  taxes: Tax[];
  /** Total amount that is exempt from tax. */
  totalExempt?: ConvertedMoney;
  /** Whether prices include tax. */
  pricesIncludeTax: boolean;
  /** Tax on each line item. At most 300 items. */
  lineItemTaxes: LineItemTax[];
  /** Tax that is due on delivery. */
  deliveryTax?: ConvertedMoney;
  /** Tax on each additional fee. At most 100 items. */
  additionalFeeTaxes: AdditionalFeeTax[];
}

/**
 * A problem that blocks the order or warns the buyer.
 *
 * At most one of `customValidationData`, `invalidCouponStatusData`, `invalidCouponCodeData`,
 * `invalidGiftCardCodeData`, `invalidGiftCardStatusData`, `lineItemsOutOfStockData`,
 * `membersOnlyItemData`, `subtotalBelowOrderMinimumData` and `invalidMembershipStatusData` is
 * set.
 */
export type V2Violation = {
  /** Part of the cart that the problem concerns. */
  scope: ViolationScope;
  /** Stable code that identifies the problem. */
  code: ViolationCode;
  /** Text to show to the buyer. At most 1,000 characters. */
  description?: string | null;
  /** Whether the problem blocks the order. */
  severity: Severity;
} & (
  | {
      /** Set if an app reported the problem. */
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
      /** Set if a coupon cannot be used. */
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
      /** Set if a coupon code does not exist. */
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
      /** Set if a gift card code does not exist. */
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
      /** Set if a gift card cannot be used. */
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
      /** Set if items are out of stock. */
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
      /** Set if only members can buy some of the items. */
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
      /** Set if the subtotal is below the store's minimum. */
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
      /** Set if a membership cannot be used. */
      invalidMembershipStatusData?: InvalidMembershipStatusErrorData;
    }
);

/** Invalid fields of a request. */
export interface ValidationError {
  /** One entry for each invalid field. */
  fieldViolations: FieldViolation[];
}

/** How strictly to validate a cart: not at all, as for a cart page, or as for an order. */
export type ValidationsConfig =
  | "SKIP_VALIDATIONS"
  | "PRE_CHECKOUT_VALIDATIONS"
  | "CHECKOUT_VALIDATIONS";

/** Tax id of a person or a company. */
export interface VatId {
  /** The tax id. */
  id: string;
  /** Kind of tax id. */
  type: VatType;
}

/** Tax id of a person or a company. */
export interface VatIdInput {
  /** The tax id. */
  id?: string;
  /** Kind of tax id. */
  type?: VatType;
}

/** Kinds of Brazilian tax ids: CPF for people, CNPJ for companies. */
export type VatType = "UNSPECIFIED" | "CPF" | "CNPJ" | (string & {});

/** A problem that an app reported about the purchase. */
export interface Violation {
  /** Whether the problem blocks the purchase. */
  severity: Severity;
  /** What the problem concerns. */
  target?: TargetOfCart;
  /** Text to show to the buyer. 1 to 1,000 characters. */
  description?: string | null;
  /** Suggested fix for the problem. */
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

/** A receipt that Wix created. */
export interface WixReceipt {
  /** Id of the receipt. */
  receiptId: string;
  /** Number on the receipt. 1 to 40 characters. */
  displayNumber?: string | null;
}

/** A receipt that Wix created. */
export interface WixReceiptInput {
  /** Id of the receipt. */
  receiptId?: string;
  /** Number on the receipt. 1 to 40 characters. */
  displayNumber?: string | null;
}

/** Tax settings of a custom item or fee. */
export interface TaxDetails {
  /** Whether the item is taxable. */
  taxable: boolean;
  /** Id of the tax group. */
  taxGroupId?: string | null;
}

/** Tax settings of a custom item or fee. */
export interface TaxDetailsInput {
  /** Whether the item is taxable. */
  taxable?: boolean;
  /** Id of the tax group. */
  taxGroupId?: string | null;
}

/** The delivery of an order before a draft order changed it. */
export interface ShippingChangedDetails {
  /** Delivery details before the change. */
  shippingInfoBeforeChange?: ShippingInformationOfDraftSubscriptionContracts;
}

/** A placed order. */
export interface Order {
  /** Id of the order. */
  id: string;
  /** Order number that buyers see, such as '10042'. */
  number: string;
  /** When the order was created on the platform. Cannot be changed after creation. */
  createdDate?: Date | null;
  /** When the order was last updated. */
  updatedDate?: Date | null;
  /** Items that were bought. 1 to 300 items. */
  lineItems: OrderLineItem[];
  /** The buyer, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
  /** Payment status of the order. */
  paymentStatus: PaymentStatusEnumPaymentStatus;
  /** Fulfillment status of the order. */
  fulfillmentStatus: FulfillmentStatus;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage?: string | null;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of all amounts, as an ISO 4217 code such as 'EUR'. */
  currency?: string | null;
  /** Original currency and conversion rate, if the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Whether prices include tax. Cannot be changed after creation. */
  taxIncludedInPrices: boolean;
  /** Main language of the site when the order was placed. Cannot be changed after creation. */
  siteLanguage?: string | null;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: PriceSummaryOfOrders;
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Delivery option, including its price and address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  /** Note that the buyer entered. At most 1,000 characters. */
  buyerNote?: string | null;
  /** Status of the order. */
  status: OrderStatus;
  /** Whether the order is archived. */
  archived?: boolean | null;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxSummary?: TaxSummaryOfOrders;
  /** The taxes on the order, and their total. */
  taxInfo?: OrderTaxInfo;
  /** Discounts applied to the order. At most 320 items. */
  appliedDiscounts: AppliedDiscountOfOrders[];
  /** History of the order. At most 1,000 items. */
  activities: Activity[];
  /** Advertising platform that led the buyer to the order. */
  attributionSource: AttributionSource;
  /** Who placed the order. */
  createdBy?: CreatedBy;
  /** Sales channel, and the id of the order in that channel. */
  channelInfo?: ChannelInfo;
  /** Whether the merchant or a contributor has opened the order. */
  seenByAHuman?: boolean | null;
  /** Id of the checkout that the order was created from. */
  checkoutId?: string | null;
  /** Fields that the merchant added to the checkout page. */
  customFields: CustomField[];
  /** Paid, refunded and outstanding amounts. */
  balanceSummary?: BalanceSummaryOfOrders;
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees: AdditionalFeeOfOrders[];
  /** Extended fields of the order. */
  extendedFields?: ExtendedFields;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Recipient's address and contact details. */
  recipientInfo?: AddressWithContact;
  /** Tags that the merchant attached. */
  tags?: TagsOfOrders;
  /**
   * When the buyer placed the order. Earlier than `createdDate` for an imported order. Cannot be
   * changed after creation.
   */
  purchasedDate?: Date | null;
  /** Business location of the order. */
  businessLocation?: Location;
  /** Totals for the payment after free trials. */
  payAfterFreeTrial?: PriceSummaryOfOrders;
  /** Fees that the platform charges. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Whether the order was imported from another system. Cannot be changed after creation. */
  imported: boolean;
}

/** A placed order. */
export interface OrderInput {
  /** Id of the order. */
  id?: string | null;
  /** Items that were bought. 1 to 300 items. */
  lineItems?: OrderLineItemInput[];
  /** The buyer, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
  /** Payment status of the order. */
  paymentStatus?: PaymentStatusEnumPaymentStatus;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage?: string | null;
  /** Unit of all weights. */
  weightUnit?: WeightUnit;
  /** Currency of all amounts, as an ISO 4217 code such as 'EUR'. */
  currency?: string | null;
  /** Original currency and conversion rate, if the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Whether prices include tax. Cannot be changed after creation. */
  taxIncludedInPrices?: boolean;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: PriceSummaryOfOrdersInput;
  /** Billing address and contact. */
  billingInfo?: AddressWithContactInput;
  /** Delivery option, including its price and address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
  /** Note that the buyer entered. At most 1,000 characters. */
  buyerNote?: string | null;
  /** Status of the order. */
  status?: OrderStatus;
  /** Whether the order is archived. */
  archived?: boolean | null;
  /** The taxes on the order, and their total. */
  taxInfo?: OrderTaxInfoInput;
  /** Discounts applied to the order. At most 320 items. */
  appliedDiscounts?: AppliedDiscountOfOrdersInput[];
  /** Advertising platform that led the buyer to the order. */
  attributionSource?: AttributionSource;
  /** Sales channel, and the id of the order in that channel. */
  channelInfo?: ChannelInfoInput;
  /** Whether the merchant or a contributor has opened the order. */
  seenByAHuman?: boolean | null;
  /** Id of the checkout that the order was created from. */
  checkoutId?: string | null;
  /** Fields that the merchant added to the checkout page. */
  customFields?: CustomFieldInput[];
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees?: AdditionalFeeOfOrdersInput[];
  /** Extended fields of the order. */
  extendedFields?: ExtendedFields;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Recipient's address and contact details. */
  recipientInfo?: AddressWithContactInput;
  /** Tags that the merchant attached. */
  tags?: TagsOfOrdersInput;
  /**
   * When the buyer placed the order. Earlier than `createdDate` for an imported order. Cannot be
   * changed after creation.
   */
  purchasedDate?: Date | null;
  /** Business location of the order. */
  businessLocation?: LocationInput;
  /** Fees that the platform charges. */
  platformFeeSummary?: PlatformFeeSummaryInput;
}

/** The variant of `OrderInput` that `importOrder` accepts. */
export interface OrderForImportOrder extends OrderInput {
  /** Items that were bought. 1 to 300 items. */
  lineItems: OrderLineItemToSend[];
  /** Payment status of the order. */
  paymentStatus: PaymentStatusEnumPaymentStatus;
  /** Original currency and conversion rate, if the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetailsToSend;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary: PriceSummaryOfOrdersInput;
  /** Billing address and contact. */
  billingInfo?: AddressWithContactForImportOrder;
  /** Status of the order. */
  status: OrderStatus;
  /** Sales channel, and the id of the order in that channel. */
  channelInfo: ChannelInfoInput;
}

/** The variant of `OrderInput` that `createOrder` accepts. */
export interface OrderToCreate extends OrderInput {
  /** Items that were bought. 1 to 300 items. */
  lineItems: OrderLineItemToSend[];
  /** Original currency and conversion rate, if the order was converted. */
  currencyConversionDetails?: CurrencyConversionDetailsToSend;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary: PriceSummaryOfOrdersInput;
  /** Sales channel, and the id of the order in that channel. */
  channelInfo: ChannelInfoInput;
}

/** The variant of `OrderInput` that `updateOrder` accepts. */
export interface OrderToUpdate extends Omit<OrderInput, "id"> {}

/** The variant of `OrderInput` that `bulkUpdateOrders` accepts. */
export interface OrderForBulkUpdateOrders extends OrderInput {
  /** Id of the order. */
  id: string;
}

/** Payment status of an order, from not paid to fully refunded. */
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
 * Status of an order: initialized, approved, pending, canceled or rejected. An approved order
 * can be unpaid.
 */
export type OrderStatus =
  | "INITIALIZED"
  | "APPROVED"
  | "CANCELED"
  | "PENDING"
  | "REJECTED"
  | (string & {});

/** Paid, refunded and outstanding amounts of an order. */
export interface BalanceSummaryOfOrders {
  /** Balance due. Negative if money is owed to the buyer. */
  balance?: Balance;
  /** Amount that was paid. */
  paid?: Price;
  /** Amount that was returned to the merchant. */
  refunded?: Price;
  /** Amount that is authorized but not captured. */
  authorized?: Price;
  /** Total amount of pending refunds. */
  pendingRefund?: Price;
  /** Total amount of pending payments. */
  pending?: Price;
  /** Total amount of chargebacks. */
  chargeback?: Price;
  /** Total amount of reversed chargebacks. */
  chargebackReversal?: Price;
  /** Fees that the platform charges. */
  platformFees?: Price;
  /** Total after platform fees are deducted. */
  totalMinusPlatformFees?: Price;
  /** Amount that was added to or subtracted from a cash payment by rounding. */
  cashRoundingAdjustment?: CashRounding;
}

/** All payments and refunds for one order. */
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
  /** All payments and refunds for the order after the captures. */
  orderTransactions?: OrderTransactions;
}

/** Response of `orderBilling.voidAuthorizedPayments` and `orders.voidAuthorizedPayments`. */
export interface VoidAuthorizedPaymentsResponse {
  /** All payments and refunds for the order after the voids. */
  orderTransactions?: OrderTransactions;
}

/**
 * Identity of a caller, or of the user or app that caused an event. One of the ids is set.
 *
 * At most one of `anonymousVisitorId`, `memberId`, `wixUserId` and `appId` is set.
 */
export type IdentificationData = {
  /** Id of the person in the site's contact list. */
  contactId?: string | null;
} & (
  | {
      /** Id of an anonymous visitor. */
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
      /** Id of the site owner or contributor. */
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

/** Suggested fix for a problem with a cart or checkout. */
export type SuggestedFix = "REMOVE_LINE_ITEM" | (string & {});
