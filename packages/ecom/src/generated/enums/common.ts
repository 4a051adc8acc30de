// Generated from api/ by `npm run generate`. Do not edit.

/** Automatic action for an authorized payment: void or capture. */
export const ActionType = {
  /** The authorization is voided, which releases the reserved amount. */
  VOID: "VOID",
  /** The payment is captured, which collects the reserved amount. */
  CAPTURE: "CAPTURE",
} as const;

/** Whether an entity is in use. */
export const ActivationStatus = {
  UNKNOWN: "UNKNOWN",
  /** In use. */
  ENABLED: "ENABLED",
  /** Turned off. */
  DISABLED: "DISABLED",
  /** Not in use yet. */
  PENDING: "PENDING",
  /** Part of a demo site. */
  DEMO: "DEMO",
} as const;

/** Kinds of order activities. Use `OrderActivityTypeEnumActivityType` instead. */
export const ActivityType = {
  ORDER_REFUNDED: "ORDER_REFUNDED",
  ORDER_PLACED: "ORDER_PLACED",
  ORDER_PAID: "ORDER_PAID",
  ORDER_FULFILLED: "ORDER_FULFILLED",
  ORDER_NOT_FULFILLED: "ORDER_NOT_FULFILLED",
  ORDER_CANCELED: "ORDER_CANCELED",
  DOWNLOAD_LINK_SENT: "DOWNLOAD_LINK_SENT",
  TRACKING_NUMBER_ADDED: "TRACKING_NUMBER_ADDED",
  TRACKING_NUMBER_EDITED: "TRACKING_NUMBER_EDITED",
  TRACKING_LINK_ADDED: "TRACKING_LINK_ADDED",
  SHIPPING_CONFIRMATION_EMAIL_SENT: "SHIPPING_CONFIRMATION_EMAIL_SENT",
  INVOICE_ADDED: "INVOICE_ADDED",
  INVOICE_REMOVED: "INVOICE_REMOVED",
  INVOICE_SENT: "INVOICE_SENT",
  FULFILLER_EMAIL_SENT: "FULFILLER_EMAIL_SENT",
  SHIPPING_ADDRESS_EDITED: "SHIPPING_ADDRESS_EDITED",
  EMAIL_EDITED: "EMAIL_EDITED",
  PICKUP_READY_EMAIL_SENT: "PICKUP_READY_EMAIL_SENT",
  CUSTOM_ACTIVITY: "CUSTOM_ACTIVITY",
  MERCHANT_COMMENT: "MERCHANT_COMMENT",
  ORDER_PARTIALLY_PAID: "ORDER_PARTIALLY_PAID",
  DRAFT_ORDER_CHANGES_APPLIED: "DRAFT_ORDER_CHANGES_APPLIED",
  SAVED_PAYMENT_METHOD: "SAVED_PAYMENT_METHOD",
  AUTHORIZED_PAYMENT_CREATED: "AUTHORIZED_PAYMENT_CREATED",
  AUTHORIZED_PAYMENT_CAPTURED: "AUTHORIZED_PAYMENT_CAPTURED",
  AUTHORIZED_PAYMENT_VOIDED: "AUTHORIZED_PAYMENT_VOIDED",
  REFUND_INITIATED: "REFUND_INITIATED",
  PAYMENT_REFUNDED: "PAYMENT_REFUNDED",
  PAYMENT_REFUND_FAILED: "PAYMENT_REFUND_FAILED",
  REFUNDED_AS_STORE_CREDIT: "REFUNDED_AS_STORE_CREDIT",
  PAYMENT_PENDING: "PAYMENT_PENDING",
  PAYMENT_CANCELED: "PAYMENT_CANCELED",
  PAYMENT_DECLINED: "PAYMENT_DECLINED",
  ORDER_PENDING: "ORDER_PENDING",
  ORDER_REJECTED: "ORDER_REJECTED",
  RECEIPT_CREATED: "RECEIPT_CREATED",
  RECEIPT_SENT: "RECEIPT_SENT",
  CHARGEBACK_CREATED: "CHARGEBACK_CREATED",
  CHARGEBACK_REVERSED: "CHARGEBACK_REVERSED",
} as const;

/** Source of a fee: an app, a purchased item, the merchant, the delivery method or the platform. */
export const AdditionalFeeSource = {
  UNKNOWN_ADDITIONAL_FEE_SOURCE: "UNKNOWN_ADDITIONAL_FEE_SOURCE",
  /** An app that calculates additional fees. */
  SERVICE_PLUGIN: "SERVICE_PLUGIN",
  /** A purchased item. */
  ITEM: "ITEM",
  /** The merchant. */
  MANUAL: "MANUAL",
  /** The delivery method. */
  SHIPPING: "SHIPPING",
  /** The platform itself. */
  PLATFORM: "PLATFORM",
} as const;

/** Source of a fee: an app, a purchased item, the merchant, the delivery method or the platform. */
export const AdditionalFeeSourceOfOrders = {
  /** An app that calculates additional fees. */
  SERVICE_PLUGIN: "SERVICE_PLUGIN",
  /** A purchased item. */
  ITEM: "ITEM",
  /** The merchant. */
  MANUAL: "MANUAL",
  /** The delivery method. */
  SHIPPING: "SHIPPING",
  /** The platform itself. */
  PLATFORM: "PLATFORM",
} as const;

/** Advertising platforms that can lead a buyer to an order. */
export const AttributionSource = {
  UNSPECIFIED: "UNSPECIFIED",
  FACEBOOK_ADS: "FACEBOOK_ADS",
} as const;

/** Status of a capture: pending, succeeded or failed. */
export const AuthorizationCaptureStatus = {
  PENDING: "PENDING",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
} as const;

/** Status of a void: pending, succeeded or failed. */
export const AuthorizationVoidStatus = {
  PENDING: "PENDING",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
} as const;

/**
 * Kinds of benefits: a percentage off the price, a fixed price, or a fixed amount off the
 * price.
 */
export const BenefitType = {
  /** A percentage off the price. */
  PERCENTAGE: "PERCENTAGE",
  /** A fixed price. */
  FIXED_PRICE: "FIXED_PRICE",
  /** A fixed amount off the price. */
  FIXED_AMOUNT: "FIXED_AMOUNT",
} as const;

/** Sales channel, such as the online store, a point of sale or a marketplace. */
export const ChannelType = {
  UNSPECIFIED: "UNSPECIFIED",
  /** The store on the site. */
  WEB: "WEB",
  /** A point of sale. */
  POS: "POS",
  EBAY: "EBAY",
  AMAZON: "AMAZON",
  /** Another sales channel. */
  OTHER_PLATFORM: "OTHER_PLATFORM",
  WIX_APP_STORE: "WIX_APP_STORE",
  /** Wix Invoices. */
  WIX_INVOICES: "WIX_INVOICES",
  /** The merchant's dashboard. */
  BACKOFFICE_MERCHANT: "BACKOFFICE_MERCHANT",
  WISH: "WISH",
  CLASS_PASS: "CLASS_PASS",
  GLOBAL_E: "GLOBAL_E",
  FACEBOOK: "FACEBOOK",
  ETSY: "ETSY",
  TIKTOK: "TIKTOK",
  FAIRE_COM: "FAIRE_COM",
  PAYPAL_AGENTIC_CHECKOUT: "PAYPAL_AGENTIC_CHECKOUT",
  STRIPE_AGENTIC_CHECKOUT: "STRIPE_AGENTIC_CHECKOUT",
} as const;

/** Kinds of additional delivery charges: handling or insurance. */
export const ChargeType = {
  HANDLING_FEE: "HANDLING_FEE",
  INSURANCE: "INSURANCE",
} as const;

/** Who pays the platform's fee: the buyer or the merchant. */
export const ChargeTypeOfOrders = {
  /** The buyer pays the fee in addition to the price. */
  PASS_ON: "PASS_ON",
  /** The merchant pays the fee. */
  ABSORBED: "ABSORBED",
} as const;

/** Whether a chargeback was approved or reversed. */
export const ChargebackStatus = {
  /** The buyer's bank took the money back. */
  APPROVED: "APPROVED",
  /** The money was returned to the merchant. */
  REVERSED: "REVERSED",
} as const;

/** What a condition compares: the total weight, price or quantity. */
export const ConditionType = {
  BY_TOTAL_WEIGHT: "BY_TOTAL_WEIGHT",
  BY_TOTAL_PRICE: "BY_TOTAL_PRICE",
  BY_TOTAL_QUANTITY: "BY_TOTAL_QUANTITY",
} as const;

/** Reason for a merchant discount, such as an exchange. */
export const DiscountReason = {
  UNSPECIFIED: "UNSPECIFIED",
  EXCHANGED_ITEMS: "EXCHANGED_ITEMS",
  BILLING_ADJUSTMENT: "BILLING_ADJUSTMENT",
} as const;

/** What a discount applies to: the subtotal, individual line items or the cost of delivery. */
export const DiscountScope = {
  UNKNOWN_DISCOUNT_SCOPE: "UNKNOWN_DISCOUNT_SCOPE",
  /** The total price of all items. */
  CART_SUBTOTAL: "CART_SUBTOTAL",
  /** Individual items. */
  LINE_ITEM: "LINE_ITEM",
  /** The cost of delivery. */
  DELIVERY: "DELIVERY",
} as const;

/** Source of a discount: a discount rule or a coupon. */
export const DiscountSourceType = {
  AUTOMATIC_RULE: "AUTOMATIC_RULE",
  COUPON: "COUPON",
} as const;

/** What a discount applies to: the whole purchase, specific items or the cost of delivery. */
export const DiscountType = {
  /** The whole purchase. */
  GLOBAL: "GLOBAL",
  /** Some items. */
  SPECIFIC_ITEMS: "SPECIFIC_ITEMS",
  /** The cost of delivery. */
  SHIPPING: "SHIPPING",
} as const;

/** Units of time: minutes, hours or days. */
export const DurationUnit = {
  MINUTES: "MINUTES",
  HOURS: "HOURS",
  DAYS: "DAYS",
} as const;

/** Why the tax was not calculated automatically: the calculation failed, or it is turned off. */
export const FallbackReason = {
  AUTO_TAX_FAILED: "AUTO_TAX_FAILED",
  AUTO_TAX_DEACTIVATED: "AUTO_TAX_DEACTIVATED",
} as const;

/** Fulfillment status of an order. */
export const FulfillmentStatus = {
  /** No items have been fulfilled. */
  NOT_FULFILLED: "NOT_FULFILLED",
  /** All items have been fulfilled. */
  FULFILLED: "FULFILLED",
  /** Some items have been fulfilled. */
  PARTIALLY_FULFILLED: "PARTIALLY_FULFILLED",
  /** The order was canceled. */
  CANCELED: "CANCELED",
} as const;

/** Why a coupon cannot be used. For example, it has expired or reached its usage limit. */
export const InvalidCouponReason = {
  UNKNOWN_INVALID_COUPON_REASON: "UNKNOWN_INVALID_COUPON_REASON",
  EXPIRED: "EXPIRED",
  DISABLED: "DISABLED",
  /** The coupon is not active yet. */
  INACTIVE: "INACTIVE",
  /** The coupon has reached its usage limit. */
  MAX_USAGE_EXCEEDED: "MAX_USAGE_EXCEEDED",
  /** The buyer has reached the usage limit for the coupon. */
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: "MAX_USAGE_PER_CUSTOMER_EXCEEDED",
  NOT_APPLICABLE_TO_SUBSCRIPTIONS: "NOT_APPLICABLE_TO_SUBSCRIPTIONS",
  /** The coupon does not apply to any of the items in the cart. */
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS",
  /** The cart contains too few items for the coupon. */
  MIN_LINE_ITEM_QUANTITY_NOT_REACHED: "MIN_LINE_ITEM_QUANTITY_NOT_REACHED",
  /** The subtotal of the cart is too low for the coupon. */
  MIN_SUBTOTAL_NOT_REACHED: "MIN_SUBTOTAL_NOT_REACHED",
} as const;

/** Why a gift card cannot be used: it has expired, is disabled or is empty. */
export const InvalidGiftCardReason = {
  UNKNOWN_INVALID_GIFT_CARD_REASON: "UNKNOWN_INVALID_GIFT_CARD_REASON",
  EXPIRED: "EXPIRED",
  DISABLED: "DISABLED",
  EMPTY_BALANCE: "EMPTY_BALANCE",
} as const;

/** Why a membership cannot be used. For example, it has too few credits. */
export const InvalidMembershipReason = {
  UNKNOWN_INVALID_MEMBERSHIP_REASON: "UNKNOWN_INVALID_MEMBERSHIP_REASON",
  /** The membership has too few credits or sessions left. */
  INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS",
  MEMBERSHIP_NOT_FOUND: "MEMBERSHIP_NOT_FOUND",
  NOT_APPLICABLE_TO_LINE_ITEMS: "NOT_APPLICABLE_TO_LINE_ITEMS",
  LINE_ITEM_NOT_FOUND: "LINE_ITEM_NOT_FOUND",
} as const;

/** Availability of a line item: available, partially available, unavailable or not found. */
export const ItemAvailabilityStatus = {
  AVAILABLE: "AVAILABLE",
  /** The item no longer exists in the catalog. */
  NOT_FOUND: "NOT_FOUND",
  /** The item is not available. */
  NOT_AVAILABLE: "NOT_AVAILABLE",
  /** The available quantity is lower than requested. */
  PARTIALLY_AVAILABLE: "PARTIALLY_AVAILABLE",
} as const;

/** Stock status of a line item: in stock, partially in stock, out of stock or not found. */
export const ItemStatus = {
  IN_STOCK: "IN_STOCK",
  /** The quantity in stock is lower than requested. */
  PARTIALLY_IN_STOCK: "PARTIALLY_IN_STOCK",
  OUT_OF_STOCK: "OUT_OF_STOCK",
  /** The item no longer exists in the catalog. */
  REMOVED_FROM_CATALOG: "REMOVED_FROM_CATALOG",
} as const;

/** Kinds of items: physical, digital, gift card or service. */
export const ItemTypePreset = {
  UNRECOGNISED: "UNRECOGNISED",
  PHYSICAL: "PHYSICAL",
  DIGITAL: "DIGITAL",
  GIFT_CARD: "GIFT_CARD",
  SERVICE: "SERVICE",
  /** An amount that the merchant charges without an item. For orders only. */
  CUSTOM_AMOUNT_ITEM: "CUSTOM_AMOUNT_ITEM",
} as const;

/** Level of a tax jurisdiction, from a whole country to a special district. */
export const JurisdictionType = {
  UNDEFINED: "UNDEFINED",
  COUNTRY: "COUNTRY",
  STATE: "STATE",
  COUNTY: "COUNTY",
  CITY: "CITY",
  SPECIAL: "SPECIAL",
} as const;

/** Whether a quantity increased or decreased. */
export const LineItemQuantityChangeType = {
  QUANTITY_INCREASED: "QUANTITY_INCREASED",
  QUANTITY_DECREASED: "QUANTITY_DECREASED",
} as const;

/** Operators for comparing numbers. */
export const LogicalOperator = {
  /** Equal to the value. */
  EQ: "EQ",
  /** Greater than the value. */
  GT: "GT",
  /** Greater than or equal to the value. */
  GTE: "GTE",
  /** Less than the value. */
  LT: "LT",
  /** Less than or equal to the value. */
  LTE: "LTE",
} as const;

/** Why a manual rate was used: because of the setting for the whole site or for the region. */
export const ManualCalculationReason = {
  /** The setting for the whole site applies. */
  GLOBAL_SETTING_TO_MANUAL: "GLOBAL_SETTING_TO_MANUAL",
  /** The setting for the region applies. */
  REGION_SETTING_TO_MANUAL: "REGION_SETTING_TO_MANUAL",
} as const;

/** Units of volume, mass, length and area. */
export const MeasurementUnit = {
  UNSPECIFIED: "UNSPECIFIED",
  ML: "ML",
  CL: "CL",
  L: "L",
  CBM: "CBM",
  MG: "MG",
  G: "G",
  KG: "KG",
  MM: "MM",
  CM: "CM",
  M: "M",
  SQM: "SQM",
  OZ: "OZ",
  LB: "LB",
  FLOZ: "FLOZ",
  PT: "PT",
  QT: "QT",
  GAL: "GAL",
  IN: "IN",
  FT: "FT",
  YD: "YD",
  SQFT: "SQFT",
} as const;

/** Status of a membership payment: charged, failed, pending or voided. */
export const MembershipPaymentStatus = {
  CHARGED: "CHARGED",
  CHARGE_FAILED: "CHARGE_FAILED",
  CHARGE_PENDING: "CHARGE_PENDING",
  VOIDED: "VOIDED",
} as const;

/** Whether all words of a search must match, or any of them. */
export const Mode = {
  OR: "OR",
  AND: "AND",
} as const;

/** Where to show a problem with a line item. */
export const NameInLineItem = {
  LINE_ITEM_DEFAULT: "LINE_ITEM_DEFAULT",
} as const;

/** Where to show a general problem. */
export const NameInOther = {
  OTHER_DEFAULT: "OTHER_DEFAULT",
} as const;

/** Kinds of order activities. */
export const OrderActivityTypeEnumActivityType = {
  ORDER_PLACED: "ORDER_PLACED",
  ORDER_PAID: "ORDER_PAID",
  ORDER_FULFILLED: "ORDER_FULFILLED",
  ORDER_NOT_FULFILLED: "ORDER_NOT_FULFILLED",
  ORDER_CANCELED: "ORDER_CANCELED",
  DOWNLOAD_LINK_SENT: "DOWNLOAD_LINK_SENT",
  TRACKING_NUMBER_ADDED: "TRACKING_NUMBER_ADDED",
  TRACKING_NUMBER_EDITED: "TRACKING_NUMBER_EDITED",
  TRACKING_LINK_ADDED: "TRACKING_LINK_ADDED",
  SHIPPING_CONFIRMATION_EMAIL_SENT: "SHIPPING_CONFIRMATION_EMAIL_SENT",
  INVOICE_ADDED: "INVOICE_ADDED",
  INVOICE_REMOVED: "INVOICE_REMOVED",
  INVOICE_SENT: "INVOICE_SENT",
  FULFILLER_EMAIL_SENT: "FULFILLER_EMAIL_SENT",
  SHIPPING_ADDRESS_EDITED: "SHIPPING_ADDRESS_EDITED",
  EMAIL_EDITED: "EMAIL_EDITED",
  PICKUP_READY_EMAIL_SENT: "PICKUP_READY_EMAIL_SENT",
  MERCHANT_COMMENT: "MERCHANT_COMMENT",
  ORDER_PARTIALLY_PAID: "ORDER_PARTIALLY_PAID",
  DRAFT_ORDER_CHANGES_APPLIED: "DRAFT_ORDER_CHANGES_APPLIED",
  SAVED_PAYMENT_METHOD: "SAVED_PAYMENT_METHOD",
  AUTHORIZED_PAYMENT_CREATED: "AUTHORIZED_PAYMENT_CREATED",
  AUTHORIZED_PAYMENT_CAPTURED: "AUTHORIZED_PAYMENT_CAPTURED",
  AUTHORIZED_PAYMENT_VOIDED: "AUTHORIZED_PAYMENT_VOIDED",
  REFUND_INITIATED: "REFUND_INITIATED",
  PAYMENT_REFUNDED: "PAYMENT_REFUNDED",
  PAYMENT_REFUND_FAILED: "PAYMENT_REFUND_FAILED",
  REFUNDED_AS_STORE_CREDIT: "REFUNDED_AS_STORE_CREDIT",
  PAYMENT_PENDING: "PAYMENT_PENDING",
  PAYMENT_CANCELED: "PAYMENT_CANCELED",
  PAYMENT_DECLINED: "PAYMENT_DECLINED",
  ORDER_PENDING: "ORDER_PENDING",
  ORDER_REJECTED: "ORDER_REJECTED",
  RECEIPT_CREATED: "RECEIPT_CREATED",
  RECEIPT_SENT: "RECEIPT_SENT",
  CHARGEBACK_CREATED: "CHARGEBACK_CREATED",
  CHARGEBACK_REVERSED: "CHARGEBACK_REVERSED",
  ORDER_REFUNDED: "ORDER_REFUNDED",
} as const;

/**
 * Status of an order: initialized, approved, pending, canceled or rejected. An approved order
 * can be unpaid.
 */
export const OrderStatus = {
  /** The order has been created but not placed. Searches omit such orders. */
  INITIALIZED: "INITIALIZED",
  /**
   * The order has been placed. It is not necessarily paid: free orders and orders with offline
   * payment are approved automatically.
   */
  APPROVED: "APPROVED",
  CANCELED: "CANCELED",
  /** The order has been placed, and is waiting for payment. */
  PENDING: "PENDING",
  /** The order was not accepted, for example because the payment was declined. */
  REJECTED: "REJECTED",
} as const;

/** How an item is paid for: in full or with a deposit, online or offline, or with a membership. */
export const PaymentOptionType = {
  /** Full payment at checkout. */
  FULL_PAYMENT_ONLINE: "FULL_PAYMENT_ONLINE",
  /** Full payment later, for example in person. */
  FULL_PAYMENT_OFFLINE: "FULL_PAYMENT_OFFLINE",
  /** Payment with a membership at checkout. */
  MEMBERSHIP: "MEMBERSHIP",
  /** A deposit at checkout, and the rest later. */
  DEPOSIT_ONLINE: "DEPOSIT_ONLINE",
  /** Payment with a membership later. */
  MEMBERSHIP_OFFLINE: "MEMBERSHIP_OFFLINE",
  /** Payment with a membership at checkout, and the rest later. */
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
} as const;

/** Current status of a payment. */
export const PaymentStatus = {
  APPROVED: "APPROVED",
  /** The payment provider has not yet accepted or declined the payment. */
  PENDING: "PENDING",
  /** The payment is waiting for the merchant, for example to confirm an offline payment. */
  PENDING_MERCHANT: "PENDING_MERCHANT",
  CANCELED: "CANCELED",
  DECLINED: "DECLINED",
  REFUNDED: "REFUNDED",
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  /** The amount is reserved but not captured. */
  AUTHORIZED: "AUTHORIZED",
  /** The reserved amount was released. */
  VOIDED: "VOIDED",
} as const;

/** Payment status of an order, from not paid to fully refunded. */
export const PaymentStatusEnumPaymentStatus = {
  UNSPECIFIED: "UNSPECIFIED",
  /** No payment has been made. The order can still be approved. */
  NOT_PAID: "NOT_PAID",
  /** The full price has been paid, or is zero. */
  PAID: "PAID",
  /** Part of the paid amount has been refunded. */
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  /** The full paid amount has been refunded. */
  FULLY_REFUNDED: "FULLY_REFUNDED",
  /** The payment provider has not yet accepted or declined the payment. */
  PENDING: "PENDING",
  /** Part of the price has been paid. */
  PARTIALLY_PAID: "PARTIALLY_PAID",
  /** The payment is waiting for the merchant, for example to confirm an offline payment. */
  PENDING_MERCHANT: "PENDING_MERCHANT",
  CANCELED: "CANCELED",
  DECLINED: "DECLINED",
} as const;

/** Pickup methods: in the store or at a pickup point. */
export const PickupMethod = {
  /** The buyer picks up the items at the store. */
  STORE_PICKUP: "STORE_PICKUP",
  /** The buyer picks up the items at one of the carrier's pickup points. */
  PICKUP_POINT: "PICKUP_POINT",
} as const;

/** Kinds of offline payments: cash, bank transfer or check. */
export const PredefinedPaymentMethod = {
  CASH: "CASH",
  BANK_TRANSFER: "BANK_TRANSFER",
  CHECK: "CHECK",
} as const;

/** Source of a tax rate: no tax, manual, automatic or fallback. */
export const RateType = {
  /** No tax is collected in the region. */
  NO_TAX_COLLECTED: "NO_TAX_COLLECTED",
  /** The merchant sets the rate. */
  MANUAL_RATE: "MANUAL_RATE",
  /** A tax service calculates the rate. */
  AUTO_RATE: "AUTO_RATE",
  /** Rate that is used if the tax service fails. */
  FALLBACK_RATE: "FALLBACK_RATE",
} as const;

/** Whether an authorization was voided manually or by a scheduled action. */
export const Reason = {
  MANUAL: "MANUAL",
  SCHEDULED: "SCHEDULED",
} as const;

/** How a membership is redeemed: by credits or by sessions. */
export const RedemptionType = {
  CREDITS: "CREDITS",
  SESSIONS: "SESSIONS",
} as const;

/** Current status of a refund. */
export const RefundStatus = {
  /** The payment provider has not yet accepted or declined the payment. */
  PENDING: "PENDING",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
  /** The refund is scheduled for later. */
  SCHEDULED: "SCHEDULED",
  /** The refund was sent to the payment provider. */
  STARTED: "STARTED",
} as const;

/** Which items in an order to restock: none, all or some. */
export const RestockType = {
  /** Restock no items. */
  NO_ITEMS: "NO_ITEMS",
  /** Restock all items. */
  ALL_ITEMS: "ALL_ITEMS",
  /** Restock the listed items. */
  SOME_ITEMS: "SOME_ITEMS",
} as const;

/** Kinds of validation rules, such as the length or format of a value. */
export const RuleType = {
  VALIDATION: "VALIDATION",
  OTHER: "OTHER",
  MAX: "MAX",
  MIN: "MIN",
  MAX_LENGTH: "MAX_LENGTH",
  MIN_LENGTH: "MIN_LENGTH",
  MAX_SIZE: "MAX_SIZE",
  MIN_SIZE: "MIN_SIZE",
  FORMAT: "FORMAT",
  DECIMAL_LTE: "DECIMAL_LTE",
  DECIMAL_GTE: "DECIMAL_GTE",
  DECIMAL_LT: "DECIMAL_LT",
  DECIMAL_GT: "DECIMAL_GT",
  DECIMAL_MAX_SCALE: "DECIMAL_MAX_SCALE",
  INVALID_ENUM_VALUE: "INVALID_ENUM_VALUE",
  REQUIRED_FIELD: "REQUIRED_FIELD",
  FIELD_NOT_ALLOWED: "FIELD_NOT_ALLOWED",
  ONE_OF_ALIGNMENT: "ONE_OF_ALIGNMENT",
  EXACT_LENGTH: "EXACT_LENGTH",
  EXACT_SIZE: "EXACT_SIZE",
  REQUIRED_ONE_OF_FIELD: "REQUIRED_ONE_OF_FIELD",
} as const;

/** Automatic action for an authorized payment: void or capture. */
export const ScheduledAction = {
  /** The reserved amount is released. */
  VOID: "VOID",
  /** The reserved amount is collected. */
  CAPTURE: "CAPTURE",
} as const;

/** Severity of a problem. An error blocks the buyer, but a warning does not. */
export const Severity = {
  /** A problem that does not block the buyer. */
  WARNING: "WARNING",
  /** A problem that blocks the buyer. */
  ERROR: "ERROR",
} as const;

/** Ascending or descending order. */
export const SortOrder = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** Source of a fee: an app, a line item, the delivery method or the platform. */
export const SourceOfCartV2 = {
  UNKNOWN_ADDITIONAL_FEE_SOURCE: "UNKNOWN_ADDITIONAL_FEE_SOURCE",
  /** An app that calculates additional fees. */
  SERVICE_PLUGIN: "SERVICE_PLUGIN",
  /** A purchased item. */
  LINE_ITEM: "LINE_ITEM",
  /** The delivery method. */
  DELIVERY: "DELIVERY",
  /** The platform itself. */
  PLATFORM: "PLATFORM",
} as const;

/** Whether the buyer returned to an abandoned cart. */
export const StatusOfAbandonedCarts = {
  ABANDONED: "ABANDONED",
  RECOVERED: "RECOVERED",
} as const;

/** Units of billing cycles. */
export const SubscriptionFrequency = {
  UNDEFINED: "UNDEFINED",
  /** Days. */
  DAY: "DAY",
  /** Weeks. */
  WEEK: "WEEK",
  /** Months. */
  MONTH: "MONTH",
  /** Years. */
  YEAR: "YEAR",
} as const;

/** Suggested fix for a problem with a cart or checkout. */
export const SuggestedFix = {
  /** Remove the affected line item. */
  REMOVE_LINE_ITEM: "REMOVE_LINE_ITEM",
} as const;

/** Address that determines the tax: business, billing or shipping. */
export const TaxableAddressType = {
  /** The address of the business. */
  BUSINESS: "BUSINESS",
  /** The billing address. */
  BILLING: "BILLING",
  /** The shipping address. */
  SHIPPING: "SHIPPING",
} as const;

/** Status of a payment through a payment provider. */
export const TransactionStatus = {
  UNDEFINED: "UNDEFINED",
  APPROVED: "APPROVED",
  /** The payment provider has not yet accepted or declined the payment. */
  PENDING: "PENDING",
  /** The payment is waiting for the merchant, for example to confirm an offline payment. */
  PENDING_MERCHANT: "PENDING_MERCHANT",
  CANCELED: "CANCELED",
  DECLINED: "DECLINED",
  REFUNDED: "REFUNDED",
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  /** The amount is reserved but not captured. */
  AUTHORIZED: "AUTHORIZED",
  /** The reserved amount was released. */
  VOIDED: "VOIDED",
} as const;

/** How strictly to validate a cart: not at all, as for a cart page, or as for an order. */
export const ValidationsConfig = {
  /** Does not validate the cart. */
  SKIP_VALIDATIONS: "SKIP_VALIDATIONS",
  /** Runs the validations for a cart page. */
  PRE_CHECKOUT_VALIDATIONS: "PRE_CHECKOUT_VALIDATIONS",
  /** Runs all validations for an order. */
  CHECKOUT_VALIDATIONS: "CHECKOUT_VALIDATIONS",
} as const;

/** Kinds of Brazilian tax ids: CPF for people, CNPJ for companies. */
export const VatType = {
  UNSPECIFIED: "UNSPECIFIED",
  /** Tax id of a person in Brazil. */
  CPF: "CPF",
  /** Tax id of a company in Brazil. */
  CNPJ: "CNPJ",
} as const;

/** Kinds of problems with a cart, such as an unknown coupon or a missing address. */
export const ViolationCode = {
  GENERAL_CODE: "GENERAL_CODE",
  /** An app does not allow the purchase. */
  CUSTOM_VALIDATION: "CUSTOM_VALIDATION",
  EMPTY_CART: "EMPTY_CART",
  LINE_ITEMS_OUT_OF_STOCK: "LINE_ITEMS_OUT_OF_STOCK",
  /** Only members can buy one of the items. */
  MEMBERS_ONLY_ITEM: "MEMBERS_ONLY_ITEM",
  INVALID_COUPON_CODE: "INVALID_COUPON_CODE",
  INVALID_COUPON_STATUS: "INVALID_COUPON_STATUS",
  CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD:
    "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD",
  MISSING_DELIVERY_ADDRESS: "MISSING_DELIVERY_ADDRESS",
  MISSING_DELIVERY_METHOD: "MISSING_DELIVERY_METHOD",
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: "DELIVERY_METHOD_NO_LONGER_AVAILABLE",
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS",
  INVALID_GIFT_CARD_CODE: "INVALID_GIFT_CARD_CODE",
  INVALID_GIFT_CARD_STATUS: "INVALID_GIFT_CARD_STATUS",
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD",
  SUBTOTAL_BELOW_ORDER_MINIMUM: "SUBTOTAL_BELOW_ORDER_MINIMUM",
  INVALID_MEMBERSHIP_STATUS: "INVALID_MEMBERSHIP_STATUS",
  INVALID_POSTAL_CODE: "INVALID_POSTAL_CODE",
  INVALID_SUBDIVISION: "INVALID_SUBDIVISION",
  SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART: "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART",
  GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART: "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART",
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART: "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
  MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART: "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
} as const;

/** The part of a cart that a problem concerns. */
export const ViolationScope = {
  /** The whole cart. */
  GLOBAL: "GLOBAL",
  LINE_ITEM: "LINE_ITEM",
  DISCOUNT: "DISCOUNT",
  DELIVERY: "DELIVERY",
  TAX: "TAX",
  MEMBERSHIP: "MEMBERSHIP",
  GIFT_CARD: "GIFT_CARD",
} as const;

/** Units of weight: kilograms or pounds. */
export const WeightUnit = {
  UNSPECIFIED_WEIGHT_UNIT: "UNSPECIFIED_WEIGHT_UNIT",
  KG: "KG",
  LB: "LB",
} as const;
