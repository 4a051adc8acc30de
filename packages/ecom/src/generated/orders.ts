// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Create, find, change and cancel orders, keep their activity log, and collect payment for
 * them.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  ItemMetadataOfProducts,
  SortingOfProducts,
  TagsOfOrdersInput,
} from "@portico/core/types";
import {
  orderCodec,
  orderLineItemCodec,
  paymentCodec,
  shippingInformationCodec2,
} from "./codecs.js";
import type {
  ActivityInput,
  AdditionalFeeOfOrders,
  AddressWithContactInput,
  AppliedDiscountOfOrders,
  CaptureAuthorizedPaymentsResponse,
  CatalogReference,
  CatalogReferenceInput,
  DelayedCaptureSettings,
  DescriptionLine,
  DescriptionLineInput,
  FulfillmentStatus,
  ItemTaxFullDetailsOfOrders,
  ItemTaxFullDetailsOfOrdersInput,
  ItemType,
  LocationAndQuantity,
  LocationAndQuantityInput,
  MembershipNameInput,
  MerchantCommentInput,
  ModifierGroupOfOrders,
  Order,
  OrderCreateNotifications,
  OrderInput,
  OrderLineItemInput,
  OrderStatus,
  OrderTransactions,
  OwnerApps,
  PaymentRefund,
  PaymentStatusEnumPaymentStatus,
  PhysicalProperties,
  PhysicalPropertiesInput,
  Price,
  PriceDescription,
  PriceDescriptionInput,
  PriceInput,
  ProductName,
  ProductNameInput,
  RefundDetailsInput,
  RefundSideEffectsInput,
  ServiceProperties,
  ShippingInformationOfDraftSubscriptionContracts,
  ShippingInformationOfDraftSubscriptionContractsInput,
  SubscriptionInfo,
  SubscriptionInfoInput,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ExtendedFields,
  Image,
  ImageInput,
  ItemMetadataOfProducts as ItemMetadata,
  MeasurementUnit,
  SortingOfProducts as Sorting,
  SortOrder,
  SubscriptionFrequency,
  TagList,
  TagList as TagsTagList,
  TagListInput,
  TagListInput as TagsTagListInput,
  TagsOfOrders as Tags,
  TagsOfOrders as TagsTags,
  TagsOfOrdersInput as TagsInput,
  TagsOfOrdersInput as TagsTagsInput,
  WeightUnit,
} from "@portico/core/types";
export type {
  ActionType,
  Activity,
  ActivityInput,
  ActivityType,
  AdditionalFeeOfOrders as AdditionalFee,
  AdditionalFeeOfOrdersInput as AdditionalFeeInput,
  AdditionalFeeRefund,
  AdditionalFeeRefundInput,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  Address,
  AddressInput,
  AddressWithContact,
  AddressWithContactInput,
  AggregatedRefundSummary,
  AppliedDiscountOfOrders as AppliedDiscount,
  AppliedDiscountOfOrdersInput as AppliedDiscountInput,
  AttributionSource,
  AuthorizationActionFailureDetails,
  AuthorizationActionFailureDetailsInput,
  AuthorizationCapture,
  AuthorizationCaptureInput,
  AuthorizationCaptureStatus,
  AuthorizationDetails,
  AuthorizationDetailsInput,
  AuthorizationVoid,
  AuthorizationVoidInput,
  AuthorizationVoidStatus,
  AuthorizedPaymentCaptured,
  AuthorizedPaymentCapturedInput,
  AuthorizedPaymentCreated,
  AuthorizedPaymentCreatedInput,
  AuthorizedPaymentVoided,
  AuthorizedPaymentVoidedInput,
  Balance,
  BalanceInput,
  BalanceSummaryOfOrders as BalanceSummary,
  BalanceSummaryOfOrdersInput as BalanceSummaryInput,
  BuyerInfo,
  CaptureAuthorizedPaymentsResponse,
  CashRounding,
  CashRoundingDetails,
  CashRoundingDetailsInput,
  CashRoundingInput,
  CatalogReference,
  CatalogReferenceInput,
  ChannelInfo,
  ChannelInfoInput,
  ChannelType,
  Chargeback,
  ChargebackCreated,
  ChargebackCreatedInput,
  ChargebackInput,
  ChargebackReversed,
  ChargebackReversedInput,
  ChargebackStatus,
  ChargeTypeOfOrders as ChargeType,
  Color,
  ColorInput,
  Coupon,
  CouponRequestInput,
  CreatedBy,
  CreditCardDetails,
  CreditCardPaymentMethodDetails,
  CurrencyConversionDetails,
  CustomField,
  CustomFieldInput,
  DecimalQuantity,
  DecimalQuantityInput,
  DelayedCaptureSettings,
  DeliveryLogisticsOfOrders as DeliveryLogistics,
  DeliveryLogisticsOfOrdersInput as DeliveryLogisticsInput,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  DigitalFile,
  DigitalFileInput,
  DiscountReason,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountRuleOfOrders as DiscountRule,
  DiscountRuleOfOrdersInput as DiscountRuleInput,
  DiscountType,
  DraftOrderChangesApplied,
  DraftOrderChangesAppliedInput,
  Duration,
  DurationUnit,
  ExternalReceipt,
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FreeTrialPeriodOfOrdersInput as FreeTrialPeriodInput,
  FulfillmentStatus,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  FutureMembershipDetails,
  FutureMembershipDetailsInput,
  GiftCardPaymentDetails,
  GiftCardPaymentDetailsInput,
  GiftCardPaymentRefund,
  GiftCardPaymentRefundInput,
  ItemModifierOfOrders as ItemModifier,
  ItemModifierOfOrdersInput as ItemModifierInput,
  ItemTaxFullDetailsOfOrders as ItemTaxFullDetails,
  ItemTaxFullDetailsOfOrdersInput as ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemAmount,
  LineItemAmountInput,
  LineItemChanges,
  LineItemChangesInput,
  LineItemDiscount,
  LineItemDiscountInput,
  LineItemPriceChange,
  LineItemPriceChangeInput,
  LineItemQuantityChange,
  LineItemQuantityChangeInput,
  LineItemQuantityChangeType,
  LineItemRefund,
  LineItemRefundInput,
  LineItemRefundSummary,
  LineItemTaxBreakdown,
  LineItemTaxBreakdownInput,
  LineItemTaxInfo,
  LineItemTaxInfoInput,
  Location,
  LocationAndQuantity,
  LocationAndQuantityInput,
  LocationInput,
  ManagedAdditionalFee,
  ManagedAdditionalFeeInput,
  ManagedDiscount,
  ManagedDiscountInput,
  ManagedLineItem,
  ManagedLineItemInput,
  MembershipName,
  MembershipNameInput,
  MembershipPaymentDetails,
  MembershipPaymentDetailsInput,
  MembershipPaymentRefund,
  MembershipPaymentStatus,
  MerchantComment,
  MerchantCommentInput,
  MerchantDiscount,
  MerchantDiscountInput,
  ModifierGroupOfOrders as ModifierGroup,
  ModifierGroupOfOrdersInput as ModifierGroupInput,
  Order,
  OrderActivityTypeEnumActivityType,
  OrderChange,
  OrderChangeInput,
  OrderCreateNotifications,
  OrderInput,
  OrderLineItem,
  OrderLineItemInput,
  OrderRefunded,
  OrderRefundedInput,
  OrderStatus,
  OrderTaxBreakdown,
  OrderTaxBreakdownInput,
  OrderTaxInfo,
  OrderTaxInfoInput,
  OrderTransactions,
  OwnerApps,
  Payment,
  PaymentCanceled,
  PaymentCanceledInput,
  PaymentDeclined,
  PaymentDeclinedInput,
  PaymentInput,
  PaymentMethodName,
  PaymentOptionType,
  PaymentPending,
  PaymentPendingInput,
  PaymentRefund,
  PaymentRefunded,
  PaymentRefundedInput,
  PaymentRefundFailed,
  PaymentRefundFailedInput,
  PaymentStatus,
  PaymentStatusEnumPaymentStatus,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupAddress,
  PickupAddressInput,
  PickupDetailsOfOrders as PickupDetails,
  PickupDetailsOfOrdersInput as PickupDetailsInput,
  PickupMethod,
  PlainTextValue,
  PlainTextValueInput,
  PlatformFee,
  PlatformFeeInput,
  PlatformFeeSummary,
  PlatformFeeSummaryInput,
  PredefinedPaymentMethod,
  Price,
  PriceDescription,
  PriceDescriptionInput,
  PriceInput,
  PriceSummaryOfOrders as PriceSummary,
  PriceSummaryOfOrdersInput as PriceSummaryInput,
  ProductName,
  ProductNameInput,
  Reason,
  ReceiptCreated,
  ReceiptCreatedInput,
  ReceiptSent,
  ReceiptSentInput,
  Refund,
  RefundDetails,
  RefundDetailsInput,
  RefundedAsStoreCredit,
  RefundedAsStoreCreditInput,
  RefundedPayment,
  RefundedPaymentInput,
  RefundInitiated,
  RefundInitiatedInput,
  RefundItem,
  RefundItemInput,
  RefundItemsBreakdown,
  RefundSideEffects,
  RefundSideEffectsInput,
  RefundStatus,
  RefundStatusInfo,
  RefundTransaction,
  RegularPayment,
  RegularPaymentDetails,
  RegularPaymentDetailsInput,
  RegularPaymentInput,
  RegularPaymentRefund,
  RegularPaymentRefundInput,
  RestockInfo,
  RestockInfoInput,
  RestockItem,
  RestockItemInput,
  RestockType,
  SavedPaymentMethod,
  SavedPaymentMethodInput,
  ScheduledAction,
  ServiceProperties,
  ShippingInformationChange,
  ShippingInformationChangeInput,
  ShippingInformationOfDraftSubscriptionContracts as V1ShippingInformation,
  ShippingInformationOfDraftSubscriptionContractsInput as V1ShippingInformationInput,
  ShippingInformationOfOrders as ShippingInformation,
  ShippingInformationOfOrdersInput as ShippingInformationInput,
  ShippingPriceOfOrders as ShippingPrice,
  ShippingPriceOfOrdersInput as ShippingPriceInput,
  ShippingRefund,
  ShippingRefundInput,
  ShippingRegionOfOrders as ShippingRegion,
  StreetAddress,
  StreetAddressInput,
  SubscriptionInfo,
  SubscriptionInfoInput,
  SubscriptionSettingsOfOrders as SubscriptionSettings,
  SubscriptionSettingsOfOrdersInput as SubscriptionSettingsInput,
  TaxableAddress,
  TaxableAddressType,
  TaxSummaryOfOrders as TaxSummary,
  TaxSummaryOfOrdersInput as TaxSummaryInput,
  TotalPriceChange,
  TotalPriceChangeInput,
  TransactionStatus,
  TranslatableString,
  TranslatableStringInput,
  TranslatedValue,
  TranslatedValueInput,
  UserDefinedPaymentMethodName,
  V1ScheduledAction,
  V1ScheduledActionInput,
  VatId,
  VatIdInput,
  VatType,
  VoidAuthorizedPaymentsResponse,
  WixReceipt,
  WixReceiptInput,
} from "./common.js";

const lineItemDeltaCodec: CodecTable = {
  lineItemRemoved: {
    digitalFile: { expirationDate: "d" },
    physicalProperties: { weight: "f" },
    subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
  },
};

/**
 * Codes of the application errors of {@link importOrder}, and what to do.
 *
 * - `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`: An order of this id exists that was not imported:
 *   import under another id.
 */
export type ImportOrderErrorCode = "CANNOT_OVERWRITE_NON_IMPORTED_ORDER";

/**
 * Bring in an order from another system, overwriting only orders that were imported before.
 *
 * `POST /ecom/v1/orders/import` (ecom/orders)
 *
 * @param order - A purchase that was placed; needs `billingInfo.contactDetails`, `channelInfo`,
 *   `currencyConversionDetails.conversionRate`, `currencyConversionDetails.originalCurrency`,
 *   `lineItems`, `lineItems.itemType`, `lineItems.price`, `lineItems.productName`,
 *   `lineItems.quantity`, `paymentStatus`, `priceSummary`, `status`
 * @remarks Its application errors have a {@link ImportOrderErrorCode}. Needs
 *   ecom:v1:order:imports:import_order.
 * @example
 * ```ts
 * const answer = await client.use(orders).importOrder({
 *   lineItems: [
 *     {
 *       productName: { original: "<original>" },
 *       catalogReference: { catalogItemId: "<catalog item id>", appId: "<app id>" },
 *       quantity: 1,
 *       itemType: {},
 *       price: {},
 *     },
 *   ],
 *   paymentStatus: "UNSPECIFIED",
 *   currencyConversionDetails: { originalCurrency: "EUR", conversionRate: "19.90" },
 *   priceSummary: {},
 *   billingInfo: { contactDetails: {} },
 *   status: "INITIALIZED",
 *   channelInfo: {},
 * });
 * ```
 */
export const importOrder: ((order: OrderInput) => Promise<ImportOrderResponse>) &
  Throws<ImportOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.importOrder",
  method: "POST",
  path: "/ecom/v1/orders/import",
  args: ["order"],
  request: { order: orderCodec },
  response: { order: orderCodec },
});

/** The `options` of {@link setOrderNumberCounter}. */
export interface SetOrderNumberCounterOptions {
  allowLowerCounter?: boolean;
}

/**
 * Codes of the application errors of {@link setOrderNumberCounter}, and what to do.
 *
 * - `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER`: Order numbers only rise: give one above the
 *   current counter.
 */
export type SetOrderNumberCounterErrorCode = "CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER";

/**
 * Set the number from which order numbering continues; going lower needs an explicit flag.
 *
 * `POST /ecom/v1/orders/import/set-order-number-counter` (ecom/orders)
 *
 * @param counter - at most 999999999
 * @param options - may hold `allowLowerCounter`
 * @remarks Its application errors have a {@link SetOrderNumberCounterErrorCode}. Needs
 *   ecom:v1:order:imports:set_order_number_counter.
 * @example
 * ```ts
 * const answer = await client.use(orders).setOrderNumberCounter("<counter>");
 * ```
 */
export const setOrderNumberCounter: ((
  counter: string,
  options?: SetOrderNumberCounterOptions,
) => Promise<SetOrderNumberCounterResponse>) &
  Throws<SetOrderNumberCounterErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.setOrderNumberCounter",
  method: "POST",
  path: "/ecom/v1/orders/import/set-order-number-counter",
  args: ["counter", ["allowLowerCounter"]],
});

/**
 * Start a background job that deletes up to 1,000 imported orders.
 *
 * `POST /ecom/v1/orders/import/bulk-delete-imported-orders` (ecom/orders)
 *
 * @param orderIds - ids of the orders
 * @remarks Needs ecom:v1:order:imports:bulk_delete_imported_orders.
 * @example
 * ```ts
 * const answer = await client.use(orders).bulkDeleteImportedOrders(["<order id>"]);
 * ```
 */
export const bulkDeleteImportedOrders: (
  orderIds: string[],
) => Promise<BulkDeleteImportedOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.bulkDeleteImportedOrders",
  method: "POST",
  path: "/ecom/v1/orders/import/bulk-delete-imported-orders",
  args: ["orderIds"],
});

/** The `options` of {@link preparePaymentCollection}. */
export interface PreparePaymentCollectionOptions {
  paymentGatewayOrderId?: string | null;
  /** @deprecated */
  delayedCapture?: boolean;
  delayedCaptureSettings?: DelayedCaptureSettings;
  merchantInitiated?: boolean | null;
  redirectUrls?: Record<string, string>;
}

/**
 * Codes of the application errors of {@link preparePaymentCollection}, and what to do.
 *
 * - `PAYMENT_METHODS_NOT_FOUND`: The site takes no payment that fits this order: connect a
 *   payment method in the dashboard.
 * - `ORDER_CANCELED`: The order has been canceled: no payment is taken for it.
 * - `INVALID_AMOUNT`: The amount is not above zero, or more than is owed: read the order's
 *   balance and send that or less.
 * - `ORDER_ALREADY_PAID`: Nothing is owed on this order: there is nothing to collect.
 * - `NO_ASSOCIATED_ECOM_ORDER`: The subscription or invoice has no order to collect for: check
 *   the id.
 * - `ORDER_HAS_CHARGEBACKS`: A payment of the order is disputed: settle that with the provider
 *   first.
 */
export type PreparePaymentCollectionErrorCode =
  | "PAYMENT_METHODS_NOT_FOUND"
  | "ORDER_CANCELED"
  | "INVALID_AMOUNT"
  | "ORDER_ALREADY_PAID"
  | "NO_ASSOCIATED_ECOM_ORDER"
  | "ORDER_HAS_CHARGEBACKS";

/**
 * Prepare an amount due on an order for payment and get the gateway order ID for it.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection`
 * (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @param amount - An amount of money, in the currency of the entity that holds it
 * @param options - may hold `paymentGatewayOrderId`, `delayedCapture`,
 *   `delayedCaptureSettings`, `merchantInitiated`, `redirectUrls`
 * @remarks Its application errors have a {@link PreparePaymentCollectionErrorCode}. Needs
 *   ECOM.COLLECT_PAYMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orders).preparePaymentCollection("<ecom order id>", {});
 * ```
 */
export const preparePaymentCollection: ((
  ecomOrderId: string,
  amount: PriceInput,
  options?: PreparePaymentCollectionOptions,
) => Promise<PreparePaymentCollectionResponse>) &
  Throws<PreparePaymentCollectionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.preparePaymentCollection",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection",
  args: [
    "ecomOrderId",
    "amount",
    [
      "paymentGatewayOrderId",
      "delayedCapture",
      "delayedCaptureSettings",
      "merchantInitiated",
      "redirectUrls",
    ],
  ],
});

/**
 * Check whether payment can be collected for an order, and how much.
 *
 * `GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status`
 * (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @remarks Needs ECOM.COLLECT_PAYMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orders).getPaymentCollectabilityStatus("<ecom order id>");
 * ```
 */
export const getPaymentCollectabilityStatus: (
  ecomOrderId: string,
) => Promise<GetPaymentCollectabilityStatusResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.getPaymentCollectabilityStatus",
  method: "GET",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status",
  args: ["ecomOrderId"],
});

/** The `options` of {@link recordManuallyCollectedPayment}. */
export interface RecordManuallyCollectedPaymentOptions {
  userDefinedPaymentMethodName?: string | null;
}

/**
 * Note that an amount for an order was received outside the site.
 *
 * `POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment` (ecom/orders)
 *
 * @param orderId - id of the order
 * @param amount - An amount of money, in the currency of the entity that holds it
 * @param options - may hold `userDefinedPaymentMethodName`
 * @example
 * ```ts
 * await client.use(orders).recordManuallyCollectedPayment("<order id>", {});
 * ```
 */
export const recordManuallyCollectedPayment: (
  orderId: string,
  amount: PriceInput,
  options?: RecordManuallyCollectedPaymentOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.orders.recordManuallyCollectedPayment",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{orderId}/manual-payment",
  args: ["orderId", "amount", ["userDefinedPaymentMethodName"]],
});

/** The `options` of {@link paymentCollectionMarkOrderAsPaid}. */
export interface PaymentCollectionMarkOrderAsPaidOptions {
  userDefinedPaymentMethodName?: string | null;
}

/**
 * Mark an order as paid by hand.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid` (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @param options - may hold `userDefinedPaymentMethodName`
 * @example
 * ```ts
 * const answer = await client.use(orders).paymentCollectionMarkOrderAsPaid("<ecom order id>");
 * ```
 */
export const paymentCollectionMarkOrderAsPaid: (
  ecomOrderId: string,
  options?: PaymentCollectionMarkOrderAsPaidOptions,
) => Promise<MarkOrderAsPaidResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.paymentCollectionMarkOrderAsPaid",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid",
  args: ["ecomOrderId", ["userDefinedPaymentMethodName"]],
  response: { order: orderCodec },
});

/**
 * Mark up to 100 orders as paid; failures are reported per order.
 *
 * `POST /v1/bulk/payments-collector/mark-as-paid` (ecom/orders)
 *
 * @param ecomOrderIds - ids of the ecom orders
 * @example
 * ```ts
 * const answer = await client.use(orders).paymentCollectionBulkMarkOrdersAsPaid([
 *   "<ecom order id>",
 * ]);
 * ```
 */
export const paymentCollectionBulkMarkOrdersAsPaid: (
  ecomOrderIds: string[],
) => Promise<BulkMarkOrdersAsPaidResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.paymentCollectionBulkMarkOrdersAsPaid",
  method: "POST",
  path: "/v1/bulk/payments-collector/mark-as-paid",
  args: ["ecomOrderIds"],
  response: { results: { item: orderCodec } },
});

/**
 * Check which payments of an order can be refunded, overall and per item.
 *
 * `GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability` (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @example
 * ```ts
 * const answer = await client.use(orders).getRefundabilityStatus("<ecom order id>");
 * ```
 */
export const getRefundabilityStatus: (
  ecomOrderId: string,
) => Promise<GetRefundabilityStatusResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.getRefundabilityStatus",
  method: "GET",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability",
  args: ["ecomOrderId"],
});

/** The `options` of {@link paymentCollectionCreatePaymentGatewayOrder}. */
export interface PaymentCollectionCreatePaymentGatewayOrderOptions {
  chargedBy?: ChargedBy;
}

/**
 * Create the payment gateway's counterpart of an order and return its ID.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order`
 * (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @param options - may hold `chargedBy`
 * @example
 * ```ts
 * const answer = await client.use(orders).paymentCollectionCreatePaymentGatewayOrder(
 *   "<ecom order id>",
 * );
 * ```
 */
export const paymentCollectionCreatePaymentGatewayOrder: (
  ecomOrderId: string,
  options?: PaymentCollectionCreatePaymentGatewayOrderOptions,
) => Promise<CreatePaymentGatewayOrderResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.paymentCollectionCreatePaymentGatewayOrder",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order",
  args: ["ecomOrderId", ["chargedBy"]],
});

/** The `options` of {@link chargeMemberships}. */
export interface ChargeMembershipsOptions {
  /** 1 to 300 items. */
  membershipCharges?: MembershipChargeItem[];
}

/**
 * Pay for an order with a member's plans, up to 300 membership charges.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership` (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @param memberId - id of the member
 * @param options - may hold `membershipCharges`
 * @example
 * ```ts
 * await client.use(orders).chargeMemberships("<ecom order id>", "<member id>");
 * ```
 */
export const chargeMemberships: (
  ecomOrderId: string,
  memberId: string,
  options?: ChargeMembershipsOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.orders.chargeMemberships",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership",
  args: ["ecomOrderId", "memberId", ["membershipCharges"]],
  request: { membershipCharges: { serviceProperties: { endDate: "d", scheduledDate: "d" } } },
});

/** The `options` of {@link triggerRefund}. */
export interface TriggerRefundOptions {
  details?: RefundDetailsInput;
  sideEffects?: RefundSideEffectsInput;
}

/**
 * Refund one payment of an order, optionally restocking items and emailing the buyer.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund` (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @param payments - 1 to 1 items
 * @param options - may hold `details`, `sideEffects`
 * @example
 * ```ts
 * const answer = await client.use(orders).triggerRefund("<ecom order id>", [{}]);
 * ```
 */
export const triggerRefund: (
  ecomOrderId: string,
  payments: PaymentRefund[],
  options?: TriggerRefundOptions,
) => Promise<TriggerRefundResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.triggerRefund",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund",
  args: ["ecomOrderId", "payments", ["details", "sideEffects"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Codes of the application errors of {@link voidAuthorizedPayments}, and what to do.
 *
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has been released: take a new payment if one is
 *   needed.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has been captured: refund it if it is to be undone.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized: there is nothing to capture or to
 *   void.
 * - `PAYMENT_NOT_FOUND`: The order has no payment of this id: read its payments again.
 * - `PAYMENT_GATEWAY_ID_NOT_FOUND`: The order has no payment with the provider: read its
 *   payments again.
 */
export type VoidAuthorizedPaymentsErrorCode =
  | "PAYMENT_ALREADY_VOIDED"
  | "PAYMENT_ALREADY_CAPTURED"
  | "PAYMENT_NOT_AUTHORIZED"
  | "PAYMENT_NOT_FOUND"
  | "PAYMENT_GATEWAY_ID_NOT_FOUND";

/**
 * Release up to 100 authorized payments of an order without taking the money.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments`
 * (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @param paymentIds - ids of the payments
 * @remarks Its application errors have a {@link VoidAuthorizedPaymentsErrorCode}. Needs
 *   ECOM.ORDER_VOID_AUTHORIZED_PAYMENT.
 * @example
 * ```ts
 * const answer = await client.use(orders).voidAuthorizedPayments("<ecom order id>", [
 *   "<payment id>",
 * ]);
 * ```
 */
export const voidAuthorizedPayments: ((
  ecomOrderId: string,
  paymentIds: string[],
) => Promise<VoidAuthorizedPaymentsResponse>) &
  Throws<VoidAuthorizedPaymentsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.voidAuthorizedPayments",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments",
  args: ["ecomOrderId", "paymentIds"],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Codes of the application errors of {@link captureAuthorizedPayments}, and what to do.
 *
 * - `INVALID_AMOUNT`: The amount is not above zero, or more than is owed: read the order's
 *   balance and send that or less.
 * - `NOT_REGULAR_ONLINE_PAYMENT`: Only an authorized online payment can be captured: leave gift
 *   cards, memberships and offline payments out.
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has been released: take a new payment if one is
 *   needed.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has been captured: refund it if it is to be undone.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized: there is nothing to capture or to
 *   void.
 * - `PAYMENT_NOT_FOUND`: The order has no payment of this id: read its payments again.
 * - `PAYMENT_GATEWAY_ID_NOT_FOUND`: The order has no payment with the provider: read its
 *   payments again.
 * - `PAYMENT_HAS_PENDING_CAPTURE`: A capture is under way: wait for its outcome.
 */
export type CaptureAuthorizedPaymentsErrorCode =
  | "INVALID_AMOUNT"
  | "NOT_REGULAR_ONLINE_PAYMENT"
  | "PAYMENT_ALREADY_VOIDED"
  | "PAYMENT_ALREADY_CAPTURED"
  | "PAYMENT_NOT_AUTHORIZED"
  | "PAYMENT_NOT_FOUND"
  | "PAYMENT_GATEWAY_ID_NOT_FOUND"
  | "PAYMENT_HAS_PENDING_CAPTURE";

/**
 * Take the money of up to 100 authorized payments of an order.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments`
 * (ecom/orders)
 *
 * @param ecomOrderId - id of the ecom order
 * @param payments - needs `paymentId`; 1 to 100 items
 * @remarks Its application errors have a {@link CaptureAuthorizedPaymentsErrorCode}. Needs
 *   ECOM.ORDER_CAPTURE_AUTHORIZED_PAYMENT.
 * @example
 * ```ts
 * const answer = await client.use(orders).captureAuthorizedPayments("<ecom order id>", [
 *   { paymentId: "<payment id>" },
 * ]);
 * ```
 */
export const captureAuthorizedPayments: ((
  ecomOrderId: string,
  payments: PaymentCapture[],
) => Promise<CaptureAuthorizedPaymentsResponse>) &
  Throws<CaptureAuthorizedPaymentsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.captureAuthorizedPayments",
  method: "POST",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments",
  args: ["ecomOrderId", "payments"],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Codes of the application errors of {@link getOrder}, and what to do.
 *
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 */
export type GetOrderErrorCode = "ORDER_NOT_FOUND";

/**
 * Fetch one order by its ID.
 *
 * `GET /ecom/v1/orders/{id}` (ecom/orders)
 *
 * @param id - Id of the order
 * @remarks Its application errors have a {@link GetOrderErrorCode}. Needs ECOM.READ_ORDERS,
 *   ECOM.ORDER_READ_ALL_EXTENDED_FIELDS.
 * @example
 * ```ts
 * const answer = await client.use(orders).getOrder("<id>");
 * ```
 */
export const getOrder: ((id: string) => Promise<Order>) & Throws<GetOrderErrorCode> =
  /* @__PURE__ */ operation({
    name: "ecom.orders.getOrder",
    method: "GET",
    path: "/ecom/v1/orders/{id}",
    args: ["id"],
    response: { order: orderCodec },
    returns: "order",
  });

/**
 * Find orders by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/orders/search` (ecom/orders)
 *
 * @param search - Text, filter, order and page
 * @remarks Needs ECOM.READ_ORDERS.
 * @example
 * ```ts
 * const answer = await client.use(orders).searchOrders({});
 * ```
 */
export const searchOrders: (search: CursorSearch) => Promise<SearchOrdersResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orders.searchOrders",
    method: "POST",
    path: "/ecom/v1/orders/search",
    args: ["search"],
    request: { search: { sort: { origin: { latitude: "f", longitude: "f" } } } },
    response: { orders: orderCodec },
    read: true,
  });

/** The `options` of {@link createOrder}. */
export interface CreateOrderOptions {
  settings?: OrderCreationSettings;
}

/**
 * Codes of the application errors of {@link createOrder}, and what to do.
 *
 * - `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`: An order cannot be bought later than now: send a date
 *   of the past, or none.
 */
export type CreateOrderErrorCode = "PURCHASED_DATE_CANNOT_BE_IN_FUTURE";

/**
 * Create an order directly, without a cart or checkout; the purchase date cannot lie ahead.
 *
 * `POST /ecom/v1/orders` (ecom/orders)
 *
 * @param order - A purchase that was placed; needs `channelInfo`,
 *   `currencyConversionDetails.conversionRate`, `currencyConversionDetails.originalCurrency`,
 *   `lineItems`, `lineItems.itemType`, `lineItems.price`, `lineItems.productName`,
 *   `lineItems.quantity`, `priceSummary`
 * @param options - may hold `settings`
 * @remarks Its application errors have a {@link CreateOrderErrorCode}. Needs
 *   ECOM.CREATE_ORDERS, ECOM.ORDER_WRITE_ALL_EXTENDED_FIELDS.
 * @example
 * ```ts
 * const answer = await client.use(orders).createOrder({
 *   lineItems: [
 *     {
 *       productName: { original: "<original>" },
 *       catalogReference: { catalogItemId: "<catalog item id>", appId: "<app id>" },
 *       quantity: 1,
 *       itemType: {},
 *       price: {},
 *     },
 *   ],
 *   currencyConversionDetails: { originalCurrency: "EUR", conversionRate: "19.90" },
 *   priceSummary: {},
 *   channelInfo: {},
 * });
 * ```
 */
export const createOrder: ((order: OrderInput, options?: CreateOrderOptions) => Promise<Order>) &
  Throws<CreateOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.createOrder",
  method: "POST",
  path: "/ecom/v1/orders",
  args: ["order", ["settings"]],
  request: { order: orderCodec },
  response: { order: orderCodec },
  returns: "order",
});

/**
 * Codes of the application errors of {@link updateOrder}, and what to do.
 *
 * - `ORDER_IS_PENDING`: The order waits for its payment: wait until it is approved or rejected.
 * - `ORDER_IS_REJECTED`: The payment of the order was rejected: it can be neither changed nor
 *   canceled.
 */
export type UpdateOrderErrorCode = "ORDER_IS_PENDING" | "ORDER_IS_REJECTED";

/**
 * Change the editable fields of an order, unless it is pending or rejected.
 *
 * `PATCH /ecom/v1/orders/{order.id}` (ecom/orders)
 *
 * @param id - Id of the order
 * @param order - A purchase that was placed
 * @remarks Its application errors have a {@link UpdateOrderErrorCode}. Needs
 *   ECOM.MODIFY_ORDERS, ECOM.ORDER_WRITE_ALL_EXTENDED_FIELDS.
 * @example
 * ```ts
 * const answer = await client.use(orders).updateOrder("<id>", {});
 * ```
 */
export const updateOrder: ((id: string, order: Omit<OrderInput, "id">) => Promise<Order>) &
  Throws<UpdateOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.updateOrder",
  method: "PATCH",
  path: "/ecom/v1/orders/{order.id}",
  args: ["order.id", "...order"],
  request: { fieldMask: "m", order: orderCodec },
  response: { order: orderCodec },
  returns: "order",
  mask: "fieldMask",
});

/** The `options` of {@link bulkUpdateOrders}. */
export interface BulkUpdateOrdersOptions {
  returnEntity?: boolean;
}

/**
 * Change up to 100 orders at once; failures are reported per order.
 *
 * `POST /ecom/v1/bulk/orders/update` (ecom/orders)
 *
 * @param orders - needs `order`, `order.id`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Needs ECOM.MODIFY_ORDERS.
 * @example
 * ```ts
 * const answer = await client.use(orders).bulkUpdateOrders([{ order: { id: "<id>" } }]);
 * ```
 */
export const bulkUpdateOrders: (
  orders: MaskedOrder[],
  options?: BulkUpdateOrdersOptions,
) => Promise<BulkUpdateOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.bulkUpdateOrders",
  method: "POST",
  path: "/ecom/v1/bulk/orders/update",
  args: ["orders", ["returnEntity"]],
  request: { orders: { fieldMask: "m", order: orderCodec } },
  response: { results: { item: orderCodec } },
  mask: "orders.fieldMask",
});

/** The `identifiers` of {@link updateOrderLineItem}. */
export interface UpdateOrderLineItemIdentifiers {
  /** 1 to 100 characters. */
  id: string;
  /** Id of the line item within the order. Set on creation only. */
  lineItemId: string;
}

/**
 * Change one line item of an order.
 *
 * `PATCH /ecom/v1/orders/{id}/line-item/{lineItem.id}` (ecom/orders)
 *
 * @param identifiers - may hold `id`, `lineItemId`
 * @param lineItem - One item of an order
 * @example
 * ```ts
 * const answer = await client.use(orders).updateOrderLineItem(
 *   { id: "<id>", lineItemId: "<line item id>" },
 *   {},
 * );
 * ```
 */
export const updateOrderLineItem: (
  identifiers: UpdateOrderLineItemIdentifiers,
  lineItem: Omit<OrderLineItemInput, "id">,
) => Promise<UpdateOrderLineItemResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.updateOrderLineItem",
  method: "PATCH",
  path: "/ecom/v1/orders/{id}/line-item/{lineItem.id}",
  args: [{ id: "id", lineItemId: "lineItem.id" }, "...lineItem"],
  names: ["identifiers", "lineItem"],
  request: { fieldMask: "m", lineItem: orderLineItemCodec },
  response: { order: orderCodec },
  mask: "fieldMask",
});

/**
 * Add one comment or custom entry to an order's activity log.
 *
 * `POST /ecom/v1/orders/{id}/activities` (ecom/orders)
 *
 * @param id - id of the order
 * @example
 * ```ts
 * const answer = await client.use(orders).addActivity("<id>", {});
 * ```
 */
export const addActivity: (id: string, activity: PublicActivity) => Promise<AddActivityResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orders.addActivity",
    method: "POST",
    path: "/ecom/v1/orders/{id}/activities",
    args: ["id", "activity"],
    response: { order: orderCodec },
  });

/** The `options` of {@link addActivities}. */
export interface AddActivitiesOptions {
  /** At most 300 items. */
  orderActivities?: ActivityInput[];
}

/**
 * Add up to 300 entries to an order's activity log.
 *
 * `POST /ecom/v1/orders/{orderId}/activities/add` (ecom/orders)
 *
 * @param orderId - id of the order
 * @param options - needs `orderActivities.activityType`; may hold `orderActivities`
 * @remarks Needs ECOM.MODIFY_ORDERS.
 * @example
 * ```ts
 * const answer = await client.use(orders).addActivities("<order id>");
 * ```
 */
export const addActivities: (
  orderId: string,
  options?: AddActivitiesOptions,
) => Promise<AddActivitiesResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.addActivities",
  method: "POST",
  path: "/ecom/v1/orders/{orderId}/activities/add",
  args: ["orderId", ["orderActivities"]],
  request: { orderActivities: { createdDate: "d" } },
  response: { order: orderCodec },
});

/** The `identifiers` of {@link updateActivity}. */
export interface UpdateActivityIdentifiers {
  /** 1 to 100 characters. */
  id: string;
  /** Guid. */
  activityId: string;
}

/**
 * Edit one entry in an order's activity log.
 *
 * `PATCH /ecom/v1/orders/{id}/activities/{activityId}` (ecom/orders)
 *
 * @param identifiers - may hold `id`, `activityId`
 * @example
 * ```ts
 * const answer = await client.use(orders).updateActivity(
 *   { id: "<id>", activityId: "<activity id>" },
 *   {},
 * );
 * ```
 */
export const updateActivity: (
  identifiers: UpdateActivityIdentifiers,
  activity: PublicActivity,
) => Promise<UpdateActivityResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.updateActivity",
  method: "PATCH",
  path: "/ecom/v1/orders/{id}/activities/{activityId}",
  args: [["id", "activityId"], "activity"],
  names: ["identifiers", "activity"],
  response: { order: orderCodec },
});

/** The `identifiers` of {@link deleteActivity}. */
export interface DeleteActivityIdentifiers {
  /** 1 to 100 characters. */
  id: string;
  /** Guid. */
  activityId: string;
}

/**
 * Remove one entry from an order's activity log.
 *
 * `DELETE /ecom/v1/orders/{id}/activities/{activityId}` (ecom/orders)
 *
 * @param identifiers - may hold `id`, `activityId`
 * @example
 * ```ts
 * const answer = await client.use(orders).deleteActivity({
 *   id: "<id>",
 *   activityId: "<activity id>",
 * });
 * ```
 */
export const deleteActivity: (
  identifiers: DeleteActivityIdentifiers,
) => Promise<DeleteActivityResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.deleteActivity",
  method: "DELETE",
  path: "/ecom/v1/orders/{id}/activities/{activityId}",
  args: [["id", "activityId"]],
  names: ["identifiers"],
  response: { order: orderCodec },
});

/** The `options` of {@link cancelOrder}. */
export interface CancelOrderOptions {
  sendOrderCanceledEmail?: boolean;
  /** 1 to 1000 characters. */
  customMessage?: string | null;
  restockAllItems?: boolean;
}

/**
 * Codes of the application errors of {@link cancelOrder}, and what to do.
 *
 * - `ORDER_HAS_AUTHORIZED_TRANSACTION`: A payment is authorized and not captured: void it
 *   before you cancel the order.
 * - `ORDER_IS_PENDING`: The order waits for its payment: wait until it is approved or rejected.
 * - `ORDER_IS_REJECTED`: The payment of the order was rejected: it can be neither changed nor
 *   canceled.
 */
export type CancelOrderErrorCode =
  | "ORDER_HAS_AUTHORIZED_TRANSACTION"
  | "ORDER_IS_PENDING"
  | "ORDER_IS_REJECTED";

/**
 * Cancel an order, with the option to restock its items and email the buyer.
 *
 * `POST /ecom/v1/orders/{id}/cancel` (ecom/orders)
 *
 * @param id - id of the order
 * @param options - may hold `sendOrderCanceledEmail`, `customMessage`, `restockAllItems`
 * @remarks Its application errors have a {@link CancelOrderErrorCode}. Needs
 *   ECOM.MODIFY_ORDERS.
 * @example
 * ```ts
 * const answer = await client.use(orders).cancelOrder("<id>");
 * ```
 */
export const cancelOrder: ((
  id: string,
  options?: CancelOrderOptions,
) => Promise<CancelOrderResponse>) &
  Throws<CancelOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.cancelOrder",
  method: "POST",
  path: "/ecom/v1/orders/{id}/cancel",
  args: ["id", ["sendOrderCanceledEmail", "customMessage", "restockAllItems"]],
  response: { order: orderCodec },
});

/**
 * Set the status of an order directly, for example to approved or rejected.
 *
 * `POST /ecom/v1/orders/{orderId}/update-status` (ecom/orders)
 *
 * @param orderId - id of the order
 * @param status - Classifies orders by state, from initialized to approved, canceled or
 *   rejected
 * @example
 * ```ts
 * const answer = await client.use(orders).updateOrderStatus("<order id>", "INITIALIZED");
 * ```
 */
export const updateOrderStatus: (
  orderId: string,
  status: OrderStatus,
) => Promise<UpdateOrderStatusResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.updateOrderStatus",
  method: "POST",
  path: "/ecom/v1/orders/{orderId}/update-status",
  args: ["orderId", "status"],
  response: { order: orderCodec },
});

/** The `options` of {@link aggregateOrders}. */
export interface AggregateOrdersOptions {
  filter?: Record<string, unknown> | null;
  aggregation: Record<string, unknown> | null;
  /** 1 to 100 characters. */
  hierarchySeparatorOverride?: string | null;
}

/**
 * Compute grouped figures over the orders that match a filter.
 *
 * `POST /ecom/v1/orders/aggregate` (ecom/orders)
 *
 * @param options - may hold `filter`, `aggregation`, `hierarchySeparatorOverride`
 * @example
 * ```ts
 * const answer = await client.use(orders).aggregateOrders({ aggregation: {} });
 * ```
 */
export const aggregateOrders: (
  options: AggregateOrdersOptions,
) => Promise<AggregateOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.aggregateOrders",
  method: "POST",
  path: "/ecom/v1/orders/aggregate",
  args: [["filter", "aggregation", "hierarchySeparatorOverride"]],
  read: true,
});

/** The `options` of {@link bulkUpdateOrderTags}. */
export interface BulkUpdateOrderTagsOptions {
  assignTags?: TagsOfOrdersInput;
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Assign and unassign tags on up to 100 orders; failures are reported per order.
 *
 * `POST /ecom/v1/bulk/orders/update-tags` (ecom/orders)
 *
 * @param orderIds - ids of the orders
 * @param options - may hold `assignTags`, `unassignTags`
 * @remarks Needs ECOM.MODIFY_ORDERS, ECOM.ORDER_MODIFY_PRIVATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(orders).bulkUpdateOrderTags(["<order id>"]);
 * ```
 */
export const bulkUpdateOrderTags: (
  orderIds: string[],
  options?: BulkUpdateOrderTagsOptions,
) => Promise<BulkUpdateOrderTagsResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.bulkUpdateOrderTags",
  method: "POST",
  path: "/ecom/v1/bulk/orders/update-tags",
  args: ["orderIds", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link commitDeltas}. */
export interface CommitDeltasOptions {
  /** Guid. */
  draftOrderId: string;
  changes?: CommitDeltasChanges;
  commitSettings?: DraftOrderCommitSettingsInput;
  /** At most 200 characters. */
  reason?: string | null;
}

/**
 * Apply the changes of a draft order to an existing order.
 *
 * `POST /ecom/v1/orders/{id}/commit-deltas` (ecom/orders)
 *
 * @param id - guid
 * @param options - needs `draftOrderId`; may hold `changes`, `commitSettings`, `reason`
 * @example
 * ```ts
 * const answer = await client.use(orders).commitDeltas("<id>", {
 *   draftOrderId: "<draft order id>",
 * });
 * ```
 */
export const commitDeltas: (id: string, options: CommitDeltasOptions) => Promise<Order> =
  /* @__PURE__ */ operation({
    name: "ecom.orders.commitDeltas",
    method: "POST",
    path: "/ecom/v1/orders/{id}/commit-deltas",
    args: ["id", ["draftOrderId", "changes", "commitSettings", "reason"]],
    request: {
      changes: {
        changedBillingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
        changedRecipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
        changedShippingInfo: shippingInformationCodec2,
        lineItems: lineItemDeltaCodec,
      },
    },
    response: { order: orderCodec },
    returns: "order",
  });

/** What a handler of {@link onOrderApproved} gets. */
export interface OrderApprovedEvent {
  data: OrderApproved;
  metadata: EventMetadata;
}

/**
 * Sent when an order is accepted, for example once its payment is confirmed.
 *
 * Event type `wix.ecom.v1.order_approved`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderApproved(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onOrderApproved: (handler: EventHandler<OrderApprovedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.order_approved",
    codec: { data: { order: orderCodec } },
  });

/** What a handler of {@link onOrderCanceled} gets. */
export interface OrderCanceledEvent {
  data: OrderCanceledEventOrderCanceled;
  metadata: EventMetadata;
}

/**
 * Sent when an order is cancelled.
 *
 * Event type `wix.ecom.v1.order_canceled`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderCanceled(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onOrderCanceled: (handler: EventHandler<OrderCanceledEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.order_canceled",
    codec: { data: { order: orderCodec } },
  });

/** What a handler of {@link onOrderCommitted} gets. */
export interface OrderCommittedEvent {
  data: OrderDeltasCommitted;
  metadata: EventMetadata;
}

/**
 * Sent when edits made in a draft have been applied to an order.
 *
 * Event type `wix.ecom.v1.order_committed`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderCommitted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onOrderCommitted: (handler: EventHandler<OrderCommittedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.order_committed",
    codec: {
      data: {
        changes: { changedShippingInfo: shippingInformationCodec2, lineItems: lineItemDeltaCodec },
        commitDate: "d",
        order: orderCodec,
      },
    },
  });

/** What a handler of {@link onOrderCreated} gets. */
export interface OrderCreatedEvent {
  entity: Order;
  metadata: EventMetadata;
}

/**
 * Sent when an order comes into existence.
 *
 * Event type `wix.ecom.v1.order_created`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onOrderCreated: (handler: EventHandler<OrderCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.order_created",
    codec: { entity: orderCodec },
  });

/** What a handler of {@link onOrderFulfilled} gets. */
export interface OrderFulfilledEvent {
  data: FulfillmentStatusUpdated;
  metadata: EventMetadata;
}

/**
 * Sent when the fulfillment status of an order is updated.
 *
 * Event type `wix.ecom.v1.order_fulfilled`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderFulfilled(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onOrderFulfilled: (handler: EventHandler<OrderFulfilledEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.order_fulfilled",
    codec: { data: { order: orderCodec } },
  });

/** What a handler of {@link onOrderImported} gets. */
export interface OrderImportedEvent {
  data: OrderImported;
  metadata: EventMetadata;
}

/**
 * Sent when an order is brought in from another system.
 *
 * Event type `wix.ecom.v1.order_imported`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderImported(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onOrderImported: (handler: EventHandler<OrderImportedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.order_imported",
    codec: { data: { order: orderCodec } },
  });

/** What a handler of {@link onOrderImportedOrderDeleted} gets. */
export interface OrderImportedOrderDeletedEvent {
  data: ImportedOrderDeleted;
  metadata: EventMetadata;
}

/**
 * Sent when an imported order is deleted.
 *
 * Event type `wix.ecom.v1.order_imported_order_deleted`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderImportedOrderDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderImportedOrderDeleted: (
  handler: EventHandler<OrderImportedOrderDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_imported_order_deleted",
  codec: { data: { order: orderCodec } },
});

/** What a handler of {@link onOrderPaymentStatusUpdated} gets. */
export interface OrderPaymentStatusUpdatedEvent {
  data: PaymentStatusUpdated;
  metadata: EventMetadata;
}

/**
 * Sent when an order's payment status changes.
 *
 * Event type `wix.ecom.v1.order_payment_status_updated`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderPaymentStatusUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderPaymentStatusUpdated: (
  handler: EventHandler<OrderPaymentStatusUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_payment_status_updated",
  codec: { data: { order: orderCodec } },
});

/** What a handler of {@link onOrderUpdated} gets. */
export interface OrderUpdatedEvent {
  entity: Order;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when any field of an order changes.
 *
 * Event type `wix.ecom.v1.order_updated`.
 *
 * @example
 * ```ts
 * client.use(orders).onOrderUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onOrderUpdated: (handler: EventHandler<OrderUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.order_updated",
    codec: { entity: orderCodec, modifiedFields: orderCodec },
  });

export interface ImportOrderRequest {
  order: OrderInput;
}

export interface ImportOrderResponse {
  order?: Order;
}

export interface SetOrderNumberCounterRequest {
  /** At most 999999999. */
  counter: string;
  allowLowerCounter?: boolean;
}

export interface SetOrderNumberCounterResponse {
  oldCounter: string;
  newCounter: string;
}

export interface BulkDeleteImportedOrdersRequest {
  /** 1 to 1000 items. */
  orderIds: string[];
}

export interface BulkDeleteImportedOrdersResponse {
  /** Guid. */
  jobId: string;
}

export interface PreparePaymentCollectionRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
  amount: PriceInput;
  paymentGatewayOrderId?: string | null;
  /** @deprecated */
  delayedCapture?: boolean;
  delayedCaptureSettings?: DelayedCaptureSettings;
  merchantInitiated?: boolean | null;
  redirectUrls?: Record<string, string>;
}

export interface PreparePaymentCollectionResponse {
  paymentGatewayOrderId: string;
}

export interface GetPaymentCollectabilityStatusRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
}

export interface GetPaymentCollectabilityStatusResponse {
  status: PaymentCollectabilityStatus;
  amount?: Price;
}

export type PaymentCollectabilityStatus =
  | "UNKNOWN"
  | "COLLECTABLE"
  | "NONCOLLECTABLE_ORDER_IS_CANCELLED"
  | "NONCOLLECTABLE_ORDER_IS_PAID"
  | "NONCOLLECTABLE_MISSING_PAYMENT_METHOD"
  | "NONCOLLECTABLE_ORDER_IS_PENDING"
  | "NONCOLLECTABLE_ORDER_IS_REJECTED"
  | "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS"
  | "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS"
  | "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED"
  | "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION"
  | "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED"
  | (string & {});

export interface RecordManuallyCollectedPaymentRequest {
  /** 1 to 100 characters. */
  orderId: string;
  amount: PriceInput;
  userDefinedPaymentMethodName?: string | null;
}

export type RecordManuallyCollectedPaymentResponse = Record<string, never>;

export interface MarkOrderAsPaidRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
  userDefinedPaymentMethodName?: string | null;
}

export interface MarkOrderAsPaidResponse {
  order?: Order;
}

export interface BulkMarkOrdersAsPaidRequest {
  /** 1 to 100 items. */
  ecomOrderIds: string[];
}

export interface BulkMarkOrdersAsPaidResponse {
  results: BulkOrderResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkOrderResult {
  itemMetadata?: ItemMetadataOfProducts;
  item?: Order;
}

export interface GetRefundabilityStatusRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
}

export interface GetRefundabilityStatusResponse {
  /** At most 300 items. */
  refundabilities: Refundability[];
  /** @deprecated */
  refundablePerItem?: boolean;
}

/** At most one of: `nonRefundableReason`, `manuallyRefundableReason`. */
export interface Refundability {
  nonRefundableReason?: NonRefundableReason;
  manuallyRefundableReason?: ManuallyRefundableReason;
  paymentId: string;
  refundabilityStatus: RefundableStatus;
  providerLink?: string | null;
}

export type NonRefundableReason =
  | "NONE"
  | "ALREADY_REFUNDED"
  | "PROVIDER_IS_DOWN"
  | "INTERNAL_ERROR"
  | "NOT_PAID"
  | "ACCESS_DENIED"
  | "ZERO_PRICE"
  | "DISABLED_BY_PROVIDER"
  | "PENDING_REFUND"
  | "FORBIDDEN"
  | "TRANSACTION_NOT_FOUND"
  | "ORDER_IS_PENDING"
  | "ORDER_IS_REJECTED"
  | (string & {});

export type ManuallyRefundableReason =
  | "EXPIRED"
  | "NOT_SUPPORTED"
  | "OFFLINE"
  | "REQUIRES_CARD_READER"
  | (string & {});

export type RefundableStatus = "NOT_REFUNDABLE" | "MANUAL" | "REFUNDABLE" | (string & {});

export interface CreatePaymentGatewayOrderRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
  chargedBy?: ChargedBy;
}

export interface ChargedBy {
  /** Guid. */
  id?: string;
  /** 1 to 200 characters. */
  fullName?: string | null;
}

export interface CreatePaymentGatewayOrderResponse {
  paymentGatewayOrderId: string;
}

export interface ChargeMembershipsRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
  /** Guid. */
  memberId: string;
  /** 1 to 300 items. */
  membershipCharges?: MembershipChargeItem[];
}

export interface MembershipChargeItem {
  /** 1 to 100 characters. */
  membershipId?: string;
  /** Guid. */
  appId?: string;
  membershipName?: MembershipNameInput;
  membershipAdditionalData?: Record<string, unknown> | null;
  catalogReference?: CatalogReferenceInput;
  serviceProperties?: ServiceProperties;
  /** 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** 1 to 100 characters. */
  lineItemId?: string;
}

export type ChargeMembershipsResponse = Record<string, never>;

export interface TriggerRefundRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
  /** 1 to 1 items. */
  payments: PaymentRefund[];
  details?: RefundDetailsInput;
  sideEffects?: RefundSideEffectsInput;
}

export interface TriggerRefundResponse {
  orderTransactions?: OrderTransactions;
  refundId?: string | null;
  failedPaymentIds: ItemMetadataOfProducts[];
}

export interface VoidAuthorizedPaymentsRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
  /** 1 to 100 items. */
  paymentIds: string[];
}

export interface CaptureAuthorizedPaymentsRequest {
  /** 1 to 100 characters. */
  ecomOrderId: string;
  /** 1 to 100 items. */
  payments: PaymentCapture[];
}

export interface PaymentCapture {
  /** Guid. */
  paymentId?: string | null;
  amount?: PriceInput;
}

/** Which order to read. */
export interface GetOrderRequest {
  /** Id of the order. 1 to 100 characters. */
  id: string;
}

/** The order that was asked for. */
export interface GetOrderResponse {
  /** The order. */
  order?: Order;
}

/** Which orders to find. */
export interface SearchOrdersRequest {
  /** Text, filter, order and page. */
  search?: CursorSearch;
}

/** Filter, order, free text, summaries and page of a search. */
export interface CursorSearch {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 4 items. */
  sort?: SortingOfProducts[];
}

/** One page of orders. */
export interface SearchOrdersResponse {
  /** Orders on this page; a member sees only their own. */
  orders: Order[];
  /** Where the page stands. */
  metadata?: CursorPagingMetadata;
}

export interface CreateOrderRequest {
  order: OrderInput;
  settings?: OrderCreationSettings;
}

/** At most one of: `editableByEveryone`, `editableByOwnerApps`. */
export interface OrderCreationSettings {
  editableByEveryone?: boolean;
  editableByOwnerApps?: OwnerApps;
  orderApprovalStrategy?: OrderApprovalStrategy;
  notifications?: OrderCreateNotifications;
}

export type OrderApprovalStrategy = "DEFAULT" | "PAYMENT_RECEIVED" | "PAYMENT_METHOD_SAVED";

export interface CreateOrderResponse {
  order?: Order;
}

export interface UpdateOrderRequest {
  order: OrderInput;
}

export interface UpdateOrderResponse {
  order?: Order;
}

export interface BulkUpdateOrdersRequest {
  /** 1 to 100 items. */
  orders: MaskedOrder[];
  returnEntity?: boolean;
}

export interface MaskedOrder {
  order?: OrderInput;
}

export interface BulkUpdateOrdersResponse {
  /** 1 to 100 items. */
  results: BulkOrderResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface UpdateOrderLineItemRequest {
  /** 1 to 100 characters. */
  id: string;
  lineItem: OrderLineItemInput;
}

export interface UpdateOrderLineItemResponse {
  order?: Order;
}

export interface AddActivityRequest {
  /** 1 to 100 characters. */
  id: string;
  activity: PublicActivity;
}

/** At most one of: `customActivity`, `merchantComment`. */
export interface PublicActivity {
  customActivity?: CustomActivity;
  merchantComment?: MerchantCommentInput;
}

export interface CustomActivity {
  /** Guid. */
  appId?: string;
  /** At most 100 characters. */
  type?: string;
  additionalData?: Record<string, string>;
}

export interface AddActivityResponse {
  order?: Order;
  /** Guid. */
  activityId: string;
}

export interface AddActivitiesRequest {
  /** Guid. */
  orderId: string;
  /** At most 300 items. */
  orderActivities?: ActivityInput[];
}

export interface AddActivitiesResponse {
  order?: Order;
  /** 1 to 300 items. */
  activityIds: string[];
}

export interface UpdateActivityRequest {
  /** 1 to 100 characters. */
  id: string;
  /** Guid. */
  activityId: string;
  activity: PublicActivity;
}

export interface UpdateActivityResponse {
  order?: Order;
}

export interface DeleteActivityRequest {
  /** 1 to 100 characters. */
  id: string;
  /** Guid. */
  activityId: string;
}

export interface DeleteActivityResponse {
  order?: Order;
}

export interface CancelOrderRequest {
  /** 1 to 100 characters. */
  id: string;
  sendOrderCanceledEmail?: boolean;
  /** 1 to 1000 characters. */
  customMessage?: string | null;
  restockAllItems?: boolean;
}

export interface CancelOrderResponse {
  order?: Order;
}

export interface UpdateOrderStatusRequest {
  /** Guid. */
  orderId: string;
  status: OrderStatus;
}

export interface UpdateOrderStatusResponse {
  order?: Order;
}

export interface AggregateOrdersRequest {
  filter?: Record<string, unknown> | null;
  aggregation: Record<string, unknown> | null;
  /** 1 to 100 characters. */
  hierarchySeparatorOverride?: string | null;
}

export interface AggregateOrdersResponse {
  aggregates?: Record<string, unknown> | null;
}

export interface BulkUpdateOrderTagsRequest {
  /** 1 to 100 items. */
  orderIds: string[];
  assignTags?: TagsOfOrdersInput;
  unassignTags?: TagsOfOrdersInput;
}

export interface BulkUpdateOrderTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateOrderTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateOrderTagsResult {
  itemMetadata?: ItemMetadataOfProducts;
}

export interface OrderApproved {
  order?: Order;
}

export interface OrderCanceledEventOrderCanceled {
  order?: Order;
  restockAllItems: boolean;
  sendOrderCanceledEmail: boolean;
  customMessage?: string | null;
}

export interface OrderDeltasCommitted {
  order?: Order;
  draftOrderId: string;
  changes?: CommittedDiffs;
  commitSettings?: DraftOrderCommitSettings;
  commitDate?: Date | null;
}

/** At most one of: `changedShippingInfo`, `shippingInfoRemoved`. */
export interface CommittedDiffs {
  changedShippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  shippingInfoRemoved?: boolean;
  /** At most 300 items. */
  lineItems: LineItemDelta[];
  /** At most 320 items. */
  appliedDiscounts: AppliedDiscountDelta[];
  /** At most 100 items. */
  additionalFees: AdditionalFeeDelta[];
}

/** At most one of: `lineItemAdded`, `changedDetails`, `lineItemRemoved`. */
export interface LineItemDelta {
  lineItemAdded?: boolean;
  changedDetails?: ItemChangedDetails;
  lineItemRemoved?: OrderLineItemChangedDetails;
  /** Guid. */
  lineItemId: string;
}

/** At most one of: `lineItemAdded`, `changedDetails`, `lineItemRemoved`. */
export interface LineItemDeltaInput {
  lineItemAdded?: boolean;
  changedDetails?: ItemChangedDetailsInput;
  lineItemRemoved?: OrderLineItemChangedDetailsInput;
  /** Guid. */
  lineItemId?: string;
}

export interface ItemChangedDetails {
  /** 1 to 1000000. */
  quantityBeforeChange?: number | null;
  priceBeforeChange?: Price;
  priceDescriptionBeforeChange?: PriceDescription;
}

export interface ItemChangedDetailsInput {
  /** 1 to 1000000. */
  quantityBeforeChange?: number | null;
  priceBeforeChange?: PriceInput;
  priceDescriptionBeforeChange?: PriceDescriptionInput;
}

export interface OrderLineItemChangedDetails {
  productName?: ProductName;
  catalogReference?: CatalogReference;
  /** 1 to 100000. */
  quantity: number;
  totalDiscount?: Price;
  /** At most 20 items. */
  descriptionLines: DescriptionLine[];
  image: string;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  /** Guid. */
  fulfillerId?: string | null;
  price?: Price;
  priceBeforeDiscounts?: Price;
  totalPriceAfterTax?: Price;
  paymentOption: DeltaPaymentOptionType;
  /** @deprecated */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  priceDescription?: PriceDescription;
  lineItemPrice?: Price;
  totalPriceBeforeTax?: Price;
  /** At most 5 items. */
  locations: LocationAndQuantity[];
  subscriptionInfo?: SubscriptionInfo;
  /** At most 10 items. */
  modifierGroups: ModifierGroupOfOrders[];
}

export interface OrderLineItemChangedDetailsInput {
  productName?: ProductNameInput;
  catalogReference?: CatalogReferenceInput;
  /** 1 to 100000. */
  quantity?: number;
  totalDiscount?: PriceInput;
  /** At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  image?: string;
  physicalProperties?: PhysicalPropertiesInput;
  itemType?: ItemType;
  /** Guid. */
  fulfillerId?: string | null;
  price?: PriceInput;
  priceBeforeDiscounts?: PriceInput;
  totalPriceAfterTax?: PriceInput;
  paymentOption?: DeltaPaymentOptionType;
  /** @deprecated */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  priceDescription?: PriceDescriptionInput;
  lineItemPrice?: PriceInput;
  totalPriceBeforeTax?: PriceInput;
  /** At most 5 items. */
  locations?: LocationAndQuantityInput[];
  subscriptionInfo?: SubscriptionInfoInput;
}

export type DeltaPaymentOptionType = "FULL_PAYMENT_OFFLINE" | "MEMBERSHIP_OFFLINE" | (string & {});

/** At most one of: `editedDiscount`, `discountRemoved`. */
export interface AppliedDiscountDelta {
  editedDiscount?: AppliedDiscountOfOrders;
  discountRemoved?: boolean;
  /** Guid. */
  discountId: string;
}

/** At most one of: `editedAdditionalFee`, `additionalFeeRemoved`. */
export interface AdditionalFeeDelta {
  editedAdditionalFee?: AdditionalFeeOfOrders;
  additionalFeeRemoved?: boolean;
  /** Guid. */
  additionalFeeId: string;
}

export interface DraftOrderCommitSettings {
  sendNotificationsToBuyer?: boolean | null;
  sendNotificationsToBusiness?: boolean | null;
  addActivitiesToOrder?: boolean | null;
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** At most 300 items. */
  inventoryUpdates: InventoryUpdateDetails[];
}

export interface DraftOrderCommitSettingsInput {
  sendNotificationsToBuyer?: boolean | null;
  sendNotificationsToBusiness?: boolean | null;
  addActivitiesToOrder?: boolean | null;
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** At most 300 items. */
  inventoryUpdates?: InventoryUpdateDetailsInput[];
}

export interface InventoryUpdateDetails {
  actionType: InventoryAction;
  lineItemId: string;
  quantityChange: number;
}

export interface InventoryUpdateDetailsInput {
  actionType?: InventoryAction;
  lineItemId?: string;
  quantityChange?: number;
}

export type InventoryAction = "RESTOCK" | "DECREASE" | (string & {});

export interface FulfillmentStatusUpdated {
  order?: Order;
  previousFulfillmentStatus: FulfillmentStatus;
  newFulfillmentStatus: FulfillmentStatus;
  action: string;
}

export interface OrderImported {
  order?: Order;
}

export interface ImportedOrderDeleted {
  order?: Order;
}

export interface PaymentStatusUpdated {
  order?: Order;
  previousPaymentStatus: PaymentStatusEnumPaymentStatus;
}

export interface CommitDeltasRequest {
  /** Guid. */
  id: string;
  /** Guid. */
  draftOrderId: string;
  changes?: CommitDeltasChanges;
  commitSettings?: DraftOrderCommitSettingsInput;
  /** At most 200 characters. */
  reason?: string | null;
}

export interface CommitDeltasChanges {
  changedShippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
  /** At most 300 items. */
  lineItems?: LineItemDeltaInput[];
  changedBillingInfo?: AddressWithContactInput;
  changedRecipientInfo?: AddressWithContactInput;
}

export interface CommitDeltasResponse {
  order?: Order;
}
