// Generated from api/ by `npm run generate`. Do not edit.

/** What is done by itself with an authorized payment: given up or captured. */
export const ActionType = {
  /** The reserved amount is given back. */
  VOID: "VOID",
  /** The reserved amount is collected. */
  CAPTURE: "CAPTURE",
} as const;

/** Whether something is in use. */
export const ActivationStatus = {
  UNKNOWN: "UNKNOWN",
  /** In use. */
  ENABLED: "ENABLED",
  /** Switched off. */
  DISABLED: "DISABLED",
  /** Not in use yet. */
  PENDING: "PENDING",
  /** Belongs to a demonstration. */
  DEMO: "DEMO",
} as const;

/** What happens to orders, in the older list. */
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

/** Where a fee comes from: an app, an item, the merchant, delivery or the platform. */
export const AdditionalFeeSource = {
  UNKNOWN_ADDITIONAL_FEE_SOURCE: "UNKNOWN_ADDITIONAL_FEE_SOURCE",
  /** An app that works out fees. */
  SERVICE_PLUGIN: "SERVICE_PLUGIN",
  /** An item of the purchase. */
  ITEM: "ITEM",
  /** The merchant. */
  MANUAL: "MANUAL",
  /** The delivery. */
  SHIPPING: "SHIPPING",
  /** The platform itself. */
  PLATFORM: "PLATFORM",
} as const;

/** Where a fee comes from: an app, an item, the merchant, delivery or the platform. */
export const AdditionalFeeSourceOfOrders = {
  /** An app that works out fees. */
  SERVICE_PLUGIN: "SERVICE_PLUGIN",
  /** An item of the purchase. */
  ITEM: "ITEM",
  /** The merchant. */
  MANUAL: "MANUAL",
  /** The delivery. */
  SHIPPING: "SHIPPING",
  /** The platform itself. */
  PLATFORM: "PLATFORM",
} as const;

/** Advertisements that lead to orders. */
export const AttributionSource = {
  UNSPECIFIED: "UNSPECIFIED",
  FACEBOOK_ADS: "FACEBOOK_ADS",
} as const;

/** How far a capture has come: pending, succeeded or failed. */
export const AuthorizationCaptureStatus = {
  PENDING: "PENDING",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
} as const;

/** How far the voiding of an authorization has come: pending, succeeded or failed. */
export const AuthorizationVoidStatus = {
  PENDING: "PENDING",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
} as const;

/** Kinds of gains: a percentage off, a fixed price or an amount off. */
export const BenefitType = {
  /** A share of the price is taken off. */
  PERCENTAGE: "PERCENTAGE",
  /** The price becomes a certain one. */
  FIXED_PRICE: "FIXED_PRICE",
  /** A certain amount is taken off. */
  FIXED_AMOUNT: "FIXED_AMOUNT",
} as const;

/** Where a sale came from, such as the web shop, a point of sale or a marketplace. */
export const ChannelType = {
  UNSPECIFIED: "UNSPECIFIED",
  /** The site's own shop. */
  WEB: "WEB",
  /** A point of sale. */
  POS: "POS",
  EBAY: "EBAY",
  AMAZON: "AMAZON",
  /** A place that has no value of its own here. */
  OTHER_PLATFORM: "OTHER_PLATFORM",
  WIX_APP_STORE: "WIX_APP_STORE",
  /** An invoice of the platform. */
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

/** Kinds of further charges for delivery: handling or insurance. */
export const ChargeType = {
  HANDLING_FEE: "HANDLING_FEE",
  INSURANCE: "INSURANCE",
} as const;

/** Who pays the platform's fee: the buyer or the merchant. */
export const ChargeTypeOfOrders = {
  /** The buyer pays it on top. */
  PASS_ON: "PASS_ON",
  /** The merchant pays it. */
  ABSORBED: "ABSORBED",
} as const;

/** What became of a chargeback: approved, so that the buyer has the money, or reversed. */
export const ChargebackStatus = {
  /** The buyer's bank took the money back. */
  APPROVED: "APPROVED",
  /** The money came back to the merchant. */
  REVERSED: "REVERSED",
} as const;

/** What a condition looks at: the total weight, price or quantity. */
export const ConditionType = {
  BY_TOTAL_WEIGHT: "BY_TOTAL_WEIGHT",
  BY_TOTAL_PRICE: "BY_TOTAL_PRICE",
  BY_TOTAL_QUANTITY: "BY_TOTAL_QUANTITY",
} as const;

/** Why a merchant gave a discount, such as for an exchange. */
export const DiscountReason = {
  UNSPECIFIED: "UNSPECIFIED",
  EXCHANGED_ITEMS: "EXCHANGED_ITEMS",
  BILLING_ADJUSTMENT: "BILLING_ADJUSTMENT",
} as const;

/** What a discount is taken off: the subtotal, line items or delivery. */
export const DiscountScope = {
  UNKNOWN_DISCOUNT_SCOPE: "UNKNOWN_DISCOUNT_SCOPE",
  /** The sum of all items. */
  CART_SUBTOTAL: "CART_SUBTOTAL",
  /** Single items. */
  LINE_ITEM: "LINE_ITEM",
  /** The cost of delivery. */
  DELIVERY: "DELIVERY",
} as const;

/** Where a discount comes from: an automatic rule or a coupon. */
export const DiscountSourceType = {
  AUTOMATIC_RULE: "AUTOMATIC_RULE",
  COUPON: "COUPON",
} as const;

/** What a discount was taken off: the whole purchase, some items or delivery. */
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

/** Why the automatic tax calculation was not used: it failed or was switched off. */
export const FallbackReason = {
  AUTO_TAX_FAILED: "AUTO_TAX_FAILED",
  AUTO_TAX_DEACTIVATED: "AUTO_TAX_DEACTIVATED",
} as const;

/** How far an order is sent: not at all, partly or fully. */
export const FulfillmentStatus = {
  /** Nothing has been sent. */
  NOT_FULFILLED: "NOT_FULFILLED",
  /** Everything has been sent. */
  FULFILLED: "FULFILLED",
  /** Some items have been sent. */
  PARTIALLY_FULFILLED: "PARTIALLY_FULFILLED",
  /** The order was canceled. */
  CANCELED: "CANCELED",
} as const;

/** Why a coupon cannot be used, such as expired or used up. */
export const InvalidCouponReason = {
  UNKNOWN_INVALID_COUPON_REASON: "UNKNOWN_INVALID_COUPON_REASON",
  EXPIRED: "EXPIRED",
  DISABLED: "DISABLED",
  /** Its time has not begun. */
  INACTIVE: "INACTIVE",
  /** It has been used as often as it can be. */
  MAX_USAGE_EXCEEDED: "MAX_USAGE_EXCEEDED",
  /** This buyer has used it as often as one may. */
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: "MAX_USAGE_PER_CUSTOMER_EXCEEDED",
  NOT_APPLICABLE_TO_SUBSCRIPTIONS: "NOT_APPLICABLE_TO_SUBSCRIPTIONS",
  /** No item of the cart is one that it is for. */
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS",
  /** The cart holds too few of the items. */
  MIN_LINE_ITEM_QUANTITY_NOT_REACHED: "MIN_LINE_ITEM_QUANTITY_NOT_REACHED",
  /** The cart costs too little. */
  MIN_SUBTOTAL_NOT_REACHED: "MIN_SUBTOTAL_NOT_REACHED",
} as const;

/** Why a gift card cannot be used: expired, disabled or empty. */
export const InvalidGiftCardReason = {
  UNKNOWN_INVALID_GIFT_CARD_REASON: "UNKNOWN_INVALID_GIFT_CARD_REASON",
  EXPIRED: "EXPIRED",
  DISABLED: "DISABLED",
  EMPTY_BALANCE: "EMPTY_BALANCE",
} as const;

/** Why a membership cannot be used, such as too few credits. */
export const InvalidMembershipReason = {
  UNKNOWN_INVALID_MEMBERSHIP_REASON: "UNKNOWN_INVALID_MEMBERSHIP_REASON",
  /** Too few credits or sessions are left. */
  INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS",
  MEMBERSHIP_NOT_FOUND: "MEMBERSHIP_NOT_FOUND",
  NOT_APPLICABLE_TO_LINE_ITEMS: "NOT_APPLICABLE_TO_LINE_ITEMS",
  LINE_ITEM_NOT_FOUND: "LINE_ITEM_NOT_FOUND",
} as const;

/**
 * Whether a line item can be bought: available, partly available, not available or gone from
 * the catalog.
 */
export const ItemAvailabilityStatus = {
  AVAILABLE: "AVAILABLE",
  /** The catalog no longer has it. */
  NOT_FOUND: "NOT_FOUND",
  /** It cannot be bought now. */
  NOT_AVAILABLE: "NOT_AVAILABLE",
  /** Fewer can be bought than the cart holds. */
  PARTIALLY_AVAILABLE: "PARTIALLY_AVAILABLE",
} as const;

/** State of a line item's stock: in stock, partly, out of stock or gone from the catalog. */
export const ItemStatus = {
  IN_STOCK: "IN_STOCK",
  /** Fewer are in stock than the cart holds. */
  PARTIALLY_IN_STOCK: "PARTIALLY_IN_STOCK",
  OUT_OF_STOCK: "OUT_OF_STOCK",
  /** The catalog no longer has it. */
  REMOVED_FROM_CATALOG: "REMOVED_FROM_CATALOG",
} as const;

/** Kinds of items: physical, digital, gift card or service. */
export const ItemTypePreset = {
  UNRECOGNISED: "UNRECOGNISED",
  PHYSICAL: "PHYSICAL",
  DIGITAL: "DIGITAL",
  GIFT_CARD: "GIFT_CARD",
  SERVICE: "SERVICE",
  /** An amount that the merchant charges without an item; on orders only. */
  CUSTOM_AMOUNT_ITEM: "CUSTOM_AMOUNT_ITEM",
} as const;

/** The level that levies a tax, from a country to a special district. */
export const JurisdictionType = {
  UNDEFINED: "UNDEFINED",
  COUNTRY: "COUNTRY",
  STATE: "STATE",
  COUNTY: "COUNTY",
  CITY: "CITY",
  SPECIAL: "SPECIAL",
} as const;

/** Whether a quantity went up or down. */
export const LineItemQuantityChangeType = {
  QUANTITY_INCREASED: "QUANTITY_INCREASED",
  QUANTITY_DECREASED: "QUANTITY_DECREASED",
} as const;

/** Comparisons: equal, greater, greater or equal, less, less or equal. */
export const LogicalOperator = {
  /** Equal. */
  EQ: "EQ",
  /** Greater. */
  GT: "GT",
  /** Greater or equal. */
  GTE: "GTE",
  /** Less. */
  LT: "LT",
  /** Less or equal. */
  LTE: "LTE",
} as const;

/** Why a hand-set rate applied: the whole site's setting or the region's. */
export const ManualCalculationReason = {
  /** The whole site is set so. */
  GLOBAL_SETTING_TO_MANUAL: "GLOBAL_SETTING_TO_MANUAL",
  /** The region is set so. */
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

/** What became of a payment by membership: charged, failed, pending or voided. */
export const MembershipPaymentStatus = {
  CHARGED: "CHARGED",
  CHARGE_FAILED: "CHARGE_FAILED",
  CHARGE_PENDING: "CHARGE_PENDING",
  VOIDED: "VOIDED",
} as const;

/** How the words of a search combine: any of them or all of them. */
export const Mode = {
  OR: "OR",
  AND: "AND",
} as const;

/** Where a line item's problem is shown. */
export const NameInLineItem = {
  LINE_ITEM_DEFAULT: "LINE_ITEM_DEFAULT",
} as const;

/** Where a general problem is shown. */
export const NameInOther = {
  OTHER_DEFAULT: "OTHER_DEFAULT",
} as const;

/** What happens to orders, from placing to receipts. */
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
 * State of an order, from initialized to approved, canceled or rejected; an approved order need
 * not be paid yet.
 */
export const OrderStatus = {
  /** Made, but not yet placed; searches leave it out. */
  INITIALIZED: "INITIALIZED",
  /** Placed. Need not be paid: orders of zero and with offline payment are approved by themselves. */
  APPROVED: "APPROVED",
  CANCELED: "CANCELED",
  /** Placed, and waits for the payment to be decided. */
  PENDING: "PENDING",
  /** Not accepted, such as when the payment was declined. */
  REJECTED: "REJECTED",
} as const;

/** How an item is paid: in full or by deposit, online or offline, or with a membership. */
export const PaymentOptionType = {
  /** The whole price at the checkout. */
  FULL_PAYMENT_ONLINE: "FULL_PAYMENT_ONLINE",
  /** The whole price later, such as at the counter. */
  FULL_PAYMENT_OFFLINE: "FULL_PAYMENT_OFFLINE",
  /** With a membership, at the checkout. */
  MEMBERSHIP: "MEMBERSHIP",
  /** A part at the checkout, the rest later. */
  DEPOSIT_ONLINE: "DEPOSIT_ONLINE",
  /** With a membership, later. */
  MEMBERSHIP_OFFLINE: "MEMBERSHIP_OFFLINE",
  /** With a membership at the checkout, and the rest later. */
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
} as const;

/** What became of a payment. */
export const PaymentStatus = {
  APPROVED: "APPROVED",
  /** The payment provider has not decided. */
  PENDING: "PENDING",
  /** Waits for the merchant, as an offline payment does. */
  PENDING_MERCHANT: "PENDING_MERCHANT",
  CANCELED: "CANCELED",
  DECLINED: "DECLINED",
  REFUNDED: "REFUNDED",
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  /** The amount is reserved but not collected. */
  AUTHORIZED: "AUTHORIZED",
  /** The reserved amount was given back. */
  VOIDED: "VOIDED",
} as const;

/** How far an order is paid, from not at all to fully refunded. */
export const PaymentStatusEnumPaymentStatus = {
  UNSPECIFIED: "UNSPECIFIED",
  /** Nothing has been paid; an order can be approved all the same. */
  NOT_PAID: "NOT_PAID",
  /** The whole price has been paid, or it is zero. */
  PAID: "PAID",
  /** A part of what was paid has been paid back. */
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  /** All that was paid has been paid back. */
  FULLY_REFUNDED: "FULLY_REFUNDED",
  /** The payment provider has not decided. */
  PENDING: "PENDING",
  /** A part has been paid. */
  PARTIALLY_PAID: "PARTIALLY_PAID",
  /** Waits for the merchant, as an offline payment does. */
  PENDING_MERCHANT: "PENDING_MERCHANT",
  CANCELED: "CANCELED",
  DECLINED: "DECLINED",
} as const;

/** Places to collect from: the store itself or a pickup point. */
export const PickupMethod = {
  /** At the store. */
  STORE_PICKUP: "STORE_PICKUP",
  /** At a place of the carrier. */
  PICKUP_POINT: "PICKUP_POINT",
} as const;

/** Kinds of offline payments: cash, bank transfer or check. */
export const PredefinedPaymentMethod = {
  CASH: "CASH",
  BANK_TRANSFER: "BANK_TRANSFER",
  CHECK: "CHECK",
} as const;

/** Where a tax rate comes from: none, set by hand, automatic or the fallback. */
export const RateType = {
  /** No tax is collected there. */
  NO_TAX_COLLECTED: "NO_TAX_COLLECTED",
  /** Set by the merchant. */
  MANUAL_RATE: "MANUAL_RATE",
  /** Worked out by a tax service. */
  AUTO_RATE: "AUTO_RATE",
  /** Set for when the tax service fails. */
  FALLBACK_RATE: "FALLBACK_RATE",
} as const;

/** Why an authorization was given up: by hand or by schedule. */
export const Reason = {
  MANUAL: "MANUAL",
  SCHEDULED: "SCHEDULED",
} as const;

/** How a membership is used up: by credits or by sessions. */
export const RedemptionType = {
  CREDITS: "CREDITS",
  SESSIONS: "SESSIONS",
} as const;

/** How far a refund has come. */
export const RefundStatus = {
  /** The payment provider has not decided. */
  PENDING: "PENDING",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
  /** To be paid back later. */
  SCHEDULED: "SCHEDULED",
  /** Has been handed to the payment provider. */
  STARTED: "STARTED",
} as const;

/** Which items of an order go back into stock: none, all or some. */
export const RestockType = {
  /** Nothing goes back into stock. */
  NO_ITEMS: "NO_ITEMS",
  /** All items go back into stock. */
  ALL_ITEMS: "ALL_ITEMS",
  /** The items that are named go back into stock. */
  SOME_ITEMS: "SOME_ITEMS",
} as const;

/** Rules that a field can break, such as length, format or being required. */
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

/** What happens by itself to an authorized payment: voided or captured. */
export const ScheduledAction = {
  /** The reserved amount is given back. */
  VOID: "VOID",
  /** The reserved amount is collected. */
  CAPTURE: "CAPTURE",
} as const;

/** Kinds of problems: a warning lets the buyer go on, an error does not. */
export const Severity = {
  /** The buyer can go on. */
  WARNING: "WARNING",
  /** The buyer cannot go on. */
  ERROR: "ERROR",
} as const;

/** Whether the smallest or the largest comes first. */
export const SortOrder = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** Where a fee comes from: an app, a line item, delivery or the platform. */
export const SourceOfCartV2 = {
  UNKNOWN_ADDITIONAL_FEE_SOURCE: "UNKNOWN_ADDITIONAL_FEE_SOURCE",
  /** An app that works out fees. */
  SERVICE_PLUGIN: "SERVICE_PLUGIN",
  /** An item of the purchase. */
  LINE_ITEM: "LINE_ITEM",
  /** The delivery. */
  DELIVERY: "DELIVERY",
  /** The platform itself. */
  PLATFORM: "PLATFORM",
} as const;

/** Whether the buyer came back to an abandoned cart. */
export const StatusOfAbandonedCarts = {
  ABANDONED: "ABANDONED",
  RECOVERED: "RECOVERED",
} as const;

/** Units of time that billing cycles are counted in. */
export const SubscriptionFrequency = {
  UNDEFINED: "UNDEFINED",
  /** Counted in days. */
  DAY: "DAY",
  /** Counted in weeks. */
  WEEK: "WEEK",
  /** Counted in months. */
  MONTH: "MONTH",
  /** Counted in years. */
  YEAR: "YEAR",
} as const;

/** What would solve a problem with a cart or checkout. */
export const SuggestedFix = {
  /** Remove the line item that the problem concerns. */
  REMOVE_LINE_ITEM: "REMOVE_LINE_ITEM",
} as const;

/** The address that decides the tax: the business's, the billing or the shipping one. */
export const TaxableAddressType = {
  /** The address of the business. */
  BUSINESS: "BUSINESS",
  /** The address on the bill. */
  BILLING: "BILLING",
  /** The address of the delivery. */
  SHIPPING: "SHIPPING",
} as const;

/** What became of a payment through a provider. */
export const TransactionStatus = {
  UNDEFINED: "UNDEFINED",
  APPROVED: "APPROVED",
  /** The payment provider has not decided. */
  PENDING: "PENDING",
  /** Waits for the merchant, as an offline payment does. */
  PENDING_MERCHANT: "PENDING_MERCHANT",
  CANCELED: "CANCELED",
  DECLINED: "DECLINED",
  REFUNDED: "REFUNDED",
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  /** The amount is reserved but not collected. */
  AUTHORIZED: "AUTHORIZED",
  /** The reserved amount was given back. */
  VOIDED: "VOIDED",
} as const;

/** How much is checked: nothing, what a cart page needs, or all that an order needs. */
export const ValidationsConfig = {
  /** Nothing is checked. */
  SKIP_VALIDATIONS: "SKIP_VALIDATIONS",
  /** What a cart's page needs. */
  PRE_CHECKOUT_VALIDATIONS: "PRE_CHECKOUT_VALIDATIONS",
  /** All that an order needs. */
  CHECKOUT_VALIDATIONS: "CHECKOUT_VALIDATIONS",
} as const;

/** Kinds of Brazilian tax numbers: CPF for persons, CNPJ for companies. */
export const VatType = {
  UNSPECIFIED: "UNSPECIFIED",
  /** Number of a person in Brazil. */
  CPF: "CPF",
  /** Number of a company in Brazil. */
  CNPJ: "CNPJ",
} as const;

/** Kinds of problems with a cart, such as an unknown coupon or a missing address. */
export const ViolationCode = {
  GENERAL_CODE: "GENERAL_CODE",
  /** An app refuses the purchase. */
  CUSTOM_VALIDATION: "CUSTOM_VALIDATION",
  EMPTY_CART: "EMPTY_CART",
  LINE_ITEMS_OUT_OF_STOCK: "LINE_ITEMS_OUT_OF_STOCK",
  /** An item is for members alone. */
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
  /** The cart as a whole. */
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
