// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Create, search, update and cancel orders, manage their activity log, and collect payments.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  type SearchBuilder,
  searchOperation,
  type Throws,
  type TypedQuery,
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
  ChannelType,
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
  OrderForBulkUpdateOrders,
  OrderForImportOrder,
  OrderLineItemInput,
  OrderLineItemToUpdate,
  OrderStatus,
  OrderToCreate,
  OrderToUpdate,
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
  AddressWithContactForImportOrder,
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
  BalanceSummaryOfOrders as BalanceSummary,
  BuyerInfo,
  CaptureAuthorizedPaymentsResponse,
  CashRounding,
  CashRoundingDetails,
  CashRoundingDetailsInput,
  CatalogReference,
  CatalogReferenceInput,
  CatalogReferenceToSend,
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
  CurrencyConversionDetailsToSend,
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
  MerchantDiscountRequestInput,
  ModifierGroupOfOrders as ModifierGroup,
  ModifierGroupOfOrdersInput as ModifierGroupInput,
  Order,
  OrderActivityTypeEnumActivityType,
  OrderChange,
  OrderChangeInput,
  OrderCreateNotifications,
  OrderForBulkUpdateOrders,
  OrderForImportOrder,
  OrderInput,
  OrderLineItem,
  OrderLineItemInput,
  OrderLineItemToSend,
  OrderLineItemToUpdate,
  OrderRefunded,
  OrderRefundedInput,
  OrderStatus,
  OrderTaxBreakdown,
  OrderTaxBreakdownInput,
  OrderTaxInfo,
  OrderTaxInfoInput,
  OrderToCreate,
  OrderToUpdate,
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
  ProductNameToSend,
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
 * Application error codes for {@link importOrder}, and how to fix the errors.
 *
 * - `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`: An order with this id already exists, and it was not
 *   imported. Import your order with another id.
 */
export type ImportOrderErrorCode = "CANNOT_OVERWRITE_NON_IMPORTED_ORDER";

/**
 * Imports an order from another system. Only imported orders can be overwritten.
 *
 * `POST /ecom/v1/orders/import` (ecom/orders)
 *
 * @param order - The order to import, including its number and dates. Requires `channelInfo`,
 *   `lineItems`, `paymentStatus`, `priceSummary` and `status`. `billingInfo` requires
 *   `contactDetails`. `currencyConversionDetails` requires `conversionRate` and
 *   `originalCurrency`. `lineItems` requires `itemType`, `price`, `productName` and `quantity`.
 * @remarks For error codes, see {@link ImportOrderErrorCode}. Requires the permission
 *   `ecom:v1:order:imports:import_order`.
 * @example
 * ```ts
 * const response = await client.use(orders).importOrder({
 *   lineItems: [
 *     {
 *       productName: { original: "<original>" },
 *       quantity: 1,
 *       itemType: { preset: "PHYSICAL" },
 *       price: { amount: "19.90" },
 *     },
 *   ],
 *   paymentStatus: "NOT_PAID",
 *   priceSummary: {},
 *   status: "INITIALIZED",
 *   channelInfo: { type: "WEB" },
 * });
 * ```
 */
export const importOrder: ((order: OrderForImportOrder) => Promise<ImportOrderResponse>) &
  Throws<ImportOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.importOrder",
  path: "/ecom/v1/orders/import",
  args: ["order"],
  request: { order: orderCodec },
  response: { order: orderCodec },
});

/** Options of {@link setOrderNumberCounter}. */
export interface SetOrderNumberCounterOptions {
  /**
   * Whether to allow a number that is lower than the current number. Two orders can then get the
   * same number.
   */
  allowLowerCounter?: boolean;
}

/**
 * Application error codes for {@link setOrderNumberCounter}, and how to fix the errors.
 *
 * - `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER`: The number is lower than the current value of the
 *   counter. Send a higher number, or set `allowLowerCounter`.
 */
export type SetOrderNumberCounterErrorCode = "CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER";

/**
 * Sets the next order number. To set a lower number, set `allowLowerCounter`.
 *
 * `POST /ecom/v1/orders/import/set-order-number-counter` (ecom/orders)
 *
 * @param counter - Number of the next order. At most 999,999,999.
 * @param options - Optional fields: `allowLowerCounter`.
 * @remarks For error codes, see {@link SetOrderNumberCounterErrorCode}. Requires the permission
 *   `ecom:v1:order:imports:set_order_number_counter`.
 * @example
 * ```ts
 * const response = await client.use(orders).setOrderNumberCounter("<counter>");
 * ```
 */
export const setOrderNumberCounter: ((
  counter: string,
  options?: SetOrderNumberCounterOptions,
) => Promise<SetOrderNumberCounterResponse>) &
  Throws<SetOrderNumberCounterErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.setOrderNumberCounter",
  path: "/ecom/v1/orders/import/set-order-number-counter",
  args: ["counter", ["allowLowerCounter"]],
});

/**
 * Starts a job that deletes up to 1,000 imported orders.
 *
 * `POST /ecom/v1/orders/import/bulk-delete-imported-orders` (ecom/orders)
 *
 * @param orderIds - Ids of imported orders.
 * @remarks Requires the permission `ecom:v1:order:imports:bulk_delete_imported_orders`.
 * @example
 * ```ts
 * const response = await client.use(orders).bulkDeleteImportedOrders(["<order id>"]);
 * ```
 */
export const bulkDeleteImportedOrders: (
  orderIds: string[],
) => Promise<BulkDeleteImportedOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.bulkDeleteImportedOrders",
  path: "/ecom/v1/orders/import/bulk-delete-imported-orders",
  args: ["orderIds"],
});

/** Options of {@link preparePaymentCollection}. */
export interface PreparePaymentCollectionOptions {
  /**
   * Id of an existing payment gateway order to update. By default, a new payment gateway order is
   * created.
   */
  paymentGatewayOrderId?: string | null;
  /**
   * Whether to authorize the payment now and capture it later. Use `delayedCaptureSettings`
   * instead.
   *
   * @deprecated
   */
  delayedCapture?: boolean;
  /** Automatic action for the authorized payment, and its delay. */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /** Whether the merchant initiates the payment without the buyer. */
  merchantInitiated?: boolean | null;
  /** URLs that the buyer returns to after payment, keyed by outcome. */
  redirectUrls?: Record<string, string>;
}

/**
 * Application error codes for {@link preparePaymentCollection}, and how to fix the errors.
 *
 * - `PAYMENT_METHODS_NOT_FOUND`: The site has no payment method for this order. Connect a
 *   payment method in the site's dashboard.
 * - `ORDER_CANCELED`: The order is canceled and cannot be paid. No action is needed.
 * - `INVALID_AMOUNT`: The amount is not positive or exceeds the balance due. Check the balance
 *   of the order, and send an amount up to this balance.
 * - `ORDER_ALREADY_PAID`: The order has no balance due, so the buyer cannot pay again. No
 *   action is needed.
 * - `NO_ASSOCIATED_ECOM_ORDER`: The subscription or invoice has no associated order. Check the
 *   id of the subscription or invoice.
 * - `ORDER_HAS_CHARGEBACKS`: A payment for the order is disputed. Resolve the dispute with the
 *   payment provider first.
 */
export type PreparePaymentCollectionErrorCode =
  | "PAYMENT_METHODS_NOT_FOUND"
  | "ORDER_CANCELED"
  | "INVALID_AMOUNT"
  | "ORDER_ALREADY_PAID"
  | "NO_ASSOCIATED_ECOM_ORDER"
  | "ORDER_HAS_CHARGEBACKS";

/**
 * Prepares the collection of an amount due on an order, and returns the payment gateway's order
 * id.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection`
 * (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @param amount - Amount to collect.
 * @param options - Optional fields: `paymentGatewayOrderId`, `delayedCapture`,
 *   `delayedCaptureSettings`, `merchantInitiated` and `redirectUrls`.
 * @remarks For error codes, see {@link PreparePaymentCollectionErrorCode}. Requires the
 *   permission `ECOM.COLLECT_PAYMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orders).preparePaymentCollection("<ecom order id>", {
 *   amount: "19.90",
 * });
 * ```
 */
export const preparePaymentCollection: ((
  ecomOrderId: string,
  amount: PriceInput,
  options?: PreparePaymentCollectionOptions,
) => Promise<PreparePaymentCollectionResponse>) &
  Throws<PreparePaymentCollectionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.preparePaymentCollection",
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
 * Returns whether payment can be collected for an order, and how much.
 *
 * `GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status`
 * (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @remarks Requires the permission `ECOM.COLLECT_PAYMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orders).getPaymentCollectabilityStatus("<ecom order id>");
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

/** Options of {@link recordManuallyCollectedPayment}. */
export interface RecordManuallyCollectedPaymentOptions {
  /** Custom name of the payment method. */
  userDefinedPaymentMethodName?: string | null;
}

/**
 * Records a payment that was received outside the site.
 *
 * `POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment` (ecom/orders)
 *
 * @param orderId - Id of the order.
 * @param amount - Amount that was received.
 * @param options - Optional fields: `userDefinedPaymentMethodName`.
 * @example
 * ```ts
 * await client.use(orders).recordManuallyCollectedPayment("<order id>", { amount: "19.90" });
 * ```
 */
export const recordManuallyCollectedPayment: (
  orderId: string,
  amount: PriceInput,
  options?: RecordManuallyCollectedPaymentOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.orders.recordManuallyCollectedPayment",
  path: "/ecom/v1/payments-collector/orders/{orderId}/manual-payment",
  args: ["orderId", "amount", ["userDefinedPaymentMethodName"]],
});

/** Options of {@link paymentCollectionMarkOrderAsPaid}. */
export interface PaymentCollectionMarkOrderAsPaidOptions {
  /** Custom name of the payment method. */
  userDefinedPaymentMethodName?: string | null;
}

/**
 * Marks an order as paid, for example after an offline payment.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid` (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @param options - Optional fields: `userDefinedPaymentMethodName`.
 * @example
 * ```ts
 * const response = await client.use(orders).paymentCollectionMarkOrderAsPaid("<ecom order id>");
 * ```
 */
export const paymentCollectionMarkOrderAsPaid: (
  ecomOrderId: string,
  options?: PaymentCollectionMarkOrderAsPaidOptions,
) => Promise<MarkOrderAsPaidResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.paymentCollectionMarkOrderAsPaid",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid",
  args: ["ecomOrderId", ["userDefinedPaymentMethodName"]],
  response: { order: orderCodec },
});

/**
 * Marks up to 100 orders as paid, with a result for each.
 *
 * `POST /v1/bulk/payments-collector/mark-as-paid` (ecom/orders)
 *
 * @param ecomOrderIds - Ids of the orders.
 * @example
 * ```ts
 * const response = await client.use(orders).paymentCollectionBulkMarkOrdersAsPaid([
 *   "<ecom order id>",
 * ]);
 * ```
 */
export const paymentCollectionBulkMarkOrdersAsPaid: (
  ecomOrderIds: string[],
) => Promise<BulkMarkOrdersAsPaidResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.paymentCollectionBulkMarkOrdersAsPaid",
  path: "/v1/bulk/payments-collector/mark-as-paid",
  args: ["ecomOrderIds"],
  response: { results: { item: orderCodec } },
});

/**
 * Returns which payments for an order can be refunded, and whether individual items can be.
 *
 * `GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability` (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @example
 * ```ts
 * const response = await client.use(orders).getRefundabilityStatus("<ecom order id>");
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

/** Options of {@link paymentCollectionCreatePaymentGatewayOrder}. */
export interface PaymentCollectionCreatePaymentGatewayOrderOptions {
  /** Who initiates the payment. */
  chargedBy?: ChargedBy;
}

/**
 * Creates a payment gateway order for an order, and returns its id.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order`
 * (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @param options - Optional fields: `chargedBy`.
 * @example
 * ```ts
 * const response = await client.use(orders).paymentCollectionCreatePaymentGatewayOrder(
 *   "<ecom order id>",
 * );
 * ```
 */
export const paymentCollectionCreatePaymentGatewayOrder: (
  ecomOrderId: string,
  options?: PaymentCollectionCreatePaymentGatewayOrderOptions,
) => Promise<CreatePaymentGatewayOrderResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.paymentCollectionCreatePaymentGatewayOrder",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order",
  args: ["ecomOrderId", ["chargedBy"]],
});

/** Options of {@link chargeMemberships}. */
export interface ChargeMembershipsOptions {
  /** Line items and the memberships that pay for them. 1 to 300 items. */
  membershipCharges?: MembershipChargeItem[];
}

/**
 * Pays for an order with a member's plans, with up to 300 membership charges. Payments can stay
 * pending and settle later.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership` (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @param memberId - Id of the member who pays with plans.
 * @param options - Optional fields: `membershipCharges`.
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
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership",
  args: ["ecomOrderId", "memberId", ["membershipCharges"]],
  request: { membershipCharges: { serviceProperties: { endDate: "d", scheduledDate: "d" } } },
});

/** Options of {@link triggerRefund}. */
export interface TriggerRefundOptions {
  /** Refunded line items, fees and delivery. */
  details?: RefundDetailsInput;
  /** Items to restock, and the email to the buyer. */
  sideEffects?: RefundSideEffectsInput;
}

/**
 * Refunds a payment for an order, optionally restocking items and emailing the buyer.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund` (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @param payments - The payment, and the amount to refund. You can send only one per call.
 *   Exactly 1 item.
 * @param options - Optional fields: `details` and `sideEffects`.
 * @example
 * ```ts
 * const response = await client.use(orders).triggerRefund("<ecom order id>", [
 *   { paymentId: "<payment id>" },
 * ]);
 * ```
 */
export const triggerRefund: (
  ecomOrderId: string,
  payments: PaymentRefund[],
  options?: TriggerRefundOptions,
) => Promise<TriggerRefundResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.triggerRefund",
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund",
  args: ["ecomOrderId", "payments", ["details", "sideEffects"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Application error codes for {@link voidAuthorizedPayments}, and how to fix the errors.
 *
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has already been voided. If you still need the
 *   payment, create a new one.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has already been captured. To return the money,
 *   refund the payment.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized, so it cannot be captured or
 *   voided. Fetch the payment to see its current status.
 * - `PAYMENT_NOT_FOUND`: The order has no payment with this id. Check the id, or fetch the
 *   order's payments again.
 * - `PAYMENT_GATEWAY_ID_NOT_FOUND`: The order has no payment with the payment provider. Fetch
 *   the order's payments again.
 */
export type VoidAuthorizedPaymentsErrorCode =
  | "PAYMENT_ALREADY_VOIDED"
  | "PAYMENT_ALREADY_CAPTURED"
  | "PAYMENT_NOT_AUTHORIZED"
  | "PAYMENT_NOT_FOUND"
  | "PAYMENT_GATEWAY_ID_NOT_FOUND";

/**
 * Voids up to 100 authorized payments for an order without charging them.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments`
 * (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @param paymentIds - Ids of the authorized payments to void.
 * @remarks For error codes, see {@link VoidAuthorizedPaymentsErrorCode}. Requires the
 *   permission `ECOM.ORDER_VOID_AUTHORIZED_PAYMENT`.
 * @example
 * ```ts
 * const response = await client.use(orders).voidAuthorizedPayments("<ecom order id>", [
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
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments",
  args: ["ecomOrderId", "paymentIds"],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Application error codes for {@link captureAuthorizedPayments}, and how to fix the errors.
 *
 * - `INVALID_AMOUNT`: The amount is not positive or exceeds the balance due. Check the balance
 *   of the order, and send an amount up to this balance.
 * - `NOT_REGULAR_ONLINE_PAYMENT`: Only authorized online payments can be captured. Omit gift
 *   cards, memberships and offline payments from the request.
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has already been voided. If you still need the
 *   payment, create a new one.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has already been captured. To return the money,
 *   refund the payment.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized, so it cannot be captured or
 *   voided. Fetch the payment to see its current status.
 * - `PAYMENT_NOT_FOUND`: The order has no payment with this id. Check the id, or fetch the
 *   order's payments again.
 * - `PAYMENT_GATEWAY_ID_NOT_FOUND`: The order has no payment with the payment provider. Fetch
 *   the order's payments again.
 * - `PAYMENT_HAS_PENDING_CAPTURE`: A capture of the payment is pending. Wait for the result of
 *   the capture.
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
 * Captures up to 100 authorized payments for an order.
 *
 * `POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments`
 * (ecom/orders)
 *
 * @param ecomOrderId - Id of the order.
 * @param payments - Authorized payments to capture. Each item requires `paymentId`. 1 to 100
 *   items.
 * @remarks For error codes, see {@link CaptureAuthorizedPaymentsErrorCode}. Requires the
 *   permission `ECOM.ORDER_CAPTURE_AUTHORIZED_PAYMENT`.
 * @example
 * ```ts
 * const response = await client.use(orders).captureAuthorizedPayments("<ecom order id>", [
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
  path: "/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments",
  args: ["ecomOrderId", "payments"],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Application error codes for {@link getOrder}, and how to fix the errors.
 *
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 */
export type GetOrderErrorCode = "ORDER_NOT_FOUND";

/**
 * Returns an order by id.
 *
 * `GET /ecom/v1/orders/{id}` (ecom/orders)
 *
 * @param id - Id of the order.
 * @returns The requested order.
 * @remarks For error codes, see {@link GetOrderErrorCode}. Requires the permission
 *   `ECOM.READ_ORDERS`. To read the extended fields of all apps,
 *   `ECOM.ORDER_READ_ALL_EXTENDED_FIELDS` is also required.
 * @example
 * ```ts
 * const order = await client.use(orders).getOrder("<order id>");
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

/** Fields that {@link searchOrders} can search, filter, sort or aggregate by. */
export interface SearchOrdersFields {
  values: {
    "channelInfo.type": ChannelType;
    fulfillmentStatus: FulfillmentStatus;
    paymentStatus: PaymentStatusEnumPaymentStatus;
    "shippingInfo.region.name": string;
    "shippingInfo.title": string;
    status: OrderStatus;
    createdDate: Date;
    updatedDate: Date;
    "balanceSummary.authorized.amount": string | number;
    "balanceSummary.pending.amount": string | number;
    "balanceSummary.pendingRefund.amount": string | number;
    "billingInfo.contactDetails.firstName": string;
    "billingInfo.contactDetails.lastName": string;
    "businessLocation.id": string;
    "businessLocation.name": string;
    "buyerInfo.email": string;
    number: string;
    "priceSummary.total.amount": string | number;
    purchasedDate: Date;
    "shippingInfo.logistics.deliveryTime": string;
    "shippingInfo.logistics.deliveryTimeSlot.from": Date;
    "shippingInfo.logistics.deliveryTimeSlot.to": Date;
    "taxInfo.totalTax.amount": string | number;
    archived: boolean;
    imported: boolean;
    seenByAHuman: boolean;
    id: string;
    "buyerInfo.contactId": string;
    "buyerInfo.memberId": string;
    "channelInfo.externalOrderId": string;
    checkoutId: string;
    "createdBy.userId": string;
    "lineItems.subscriptionInfo.id": string;
    "lineItems.catalogReference.appId": string;
    "lineItems.catalogReference.catalogItemId": string;
    "lineItems.locations.id": string;
    "lineItems.productName.original": string;
  };
  eq:
    | "channelInfo.type"
    | "fulfillmentStatus"
    | "paymentStatus"
    | "shippingInfo.region.name"
    | "shippingInfo.title"
    | "status"
    | "createdDate"
    | "updatedDate"
    | "balanceSummary.authorized.amount"
    | "balanceSummary.pending.amount"
    | "balanceSummary.pendingRefund.amount"
    | "billingInfo.contactDetails.firstName"
    | "billingInfo.contactDetails.lastName"
    | "businessLocation.id"
    | "businessLocation.name"
    | "buyerInfo.email"
    | "number"
    | "priceSummary.total.amount"
    | "purchasedDate"
    | "shippingInfo.logistics.deliveryTime"
    | "shippingInfo.logistics.deliveryTimeSlot.from"
    | "shippingInfo.logistics.deliveryTimeSlot.to"
    | "taxInfo.totalExempt.amount"
    | "taxInfo.totalTax.amount"
    | "archived"
    | "imported"
    | "seenByAHuman"
    | "demo"
    | "id"
    | "buyerInfo.contactId"
    | "buyerInfo.memberId"
    | "channelInfo.externalOrderId"
    | "checkoutId"
    | "createdBy.userId"
    | "lineItems.subscriptionInfo.id";
  in: SearchOrdersFields["eq"];
  exists:
    | "createdDate"
    | "updatedDate"
    | "balanceSummary.authorized.amount"
    | "balanceSummary.pending.amount"
    | "balanceSummary.pendingRefund.amount"
    | "billingInfo.contactDetails.firstName"
    | "billingInfo.contactDetails.lastName"
    | "businessLocation.id"
    | "businessLocation.name"
    | "buyerInfo.email"
    | "number"
    | "priceSummary.total.amount"
    | "purchasedDate"
    | "shippingInfo.logistics.deliveryTime"
    | "shippingInfo.logistics.deliveryTimeSlot.from"
    | "shippingInfo.logistics.deliveryTimeSlot.to"
    | "taxInfo.totalExempt.amount"
    | "taxInfo.totalTax.amount"
    | "archived"
    | "imported"
    | "seenByAHuman"
    | "demo";
  compare:
    | "createdDate"
    | "updatedDate"
    | "balanceSummary.authorized.amount"
    | "balanceSummary.pending.amount"
    | "balanceSummary.pendingRefund.amount"
    | "billingInfo.contactDetails.firstName"
    | "billingInfo.contactDetails.lastName"
    | "businessLocation.id"
    | "businessLocation.name"
    | "buyerInfo.email"
    | "number"
    | "priceSummary.total.amount"
    | "purchasedDate"
    | "shippingInfo.logistics.deliveryTime"
    | "shippingInfo.logistics.deliveryTimeSlot.from"
    | "shippingInfo.logistics.deliveryTimeSlot.to"
    | "taxInfo.totalExempt.amount"
    | "taxInfo.totalTax.amount"
    | "demo";
  startsWith:
    | "billingInfo.contactDetails.firstName"
    | "billingInfo.contactDetails.lastName"
    | "businessLocation.id"
    | "businessLocation.name"
    | "buyerInfo.email"
    | "number"
    | "shippingInfo.logistics.deliveryTime"
    | "taxInfo.totalExempt.amount"
    | "demo";
  has:
    | "lineItems.catalogReference.appId"
    | "lineItems.catalogReference.catalogItemId"
    | "lineItems.locations.id"
    | "fulfillmentStatusesAggregate.statuses"
    | "lineItems.productName.original";
  ascending:
    | "channelInfo.type"
    | "fulfillmentStatus"
    | "paymentStatus"
    | "shippingInfo.region.name"
    | "shippingInfo.title"
    | "status"
    | "createdDate"
    | "updatedDate"
    | "balanceSummary.authorized.amount"
    | "balanceSummary.pending.amount"
    | "balanceSummary.pendingRefund.amount"
    | "billingInfo.contactDetails.firstName"
    | "billingInfo.contactDetails.lastName"
    | "businessLocation.id"
    | "businessLocation.name"
    | "buyerInfo.email"
    | "number"
    | "priceSummary.total.amount"
    | "purchasedDate"
    | "shippingInfo.logistics.deliveryTime"
    | "shippingInfo.logistics.deliveryTimeSlot.from"
    | "shippingInfo.logistics.deliveryTimeSlot.to"
    | "taxInfo.totalExempt.amount"
    | "taxInfo.totalTax.amount"
    | "fulfillmentStatusesAggregate.statuses"
    | "lineItems.productName.original";
  descending: SearchOrdersFields["ascending"];
  match: never;
  text: never;
  aggregate: never;
}

/** The search object that {@link searchOrders} accepts. */
export interface SearchOrdersSearch
  extends Omit<CursorSearch, "filter" | "sort">,
    TypedQuery<SearchOrdersFields> {}

/**
 * Searches orders by filter and sort order, with cursor paging. By default, a page has up to
 * 100 orders, starting with the newest. Never returns orders with the status `INITIALIZED`.
 *
 * `POST /ecom/v1/orders/search` (ecom/orders)
 *
 * @returns A search builder. Call `find()` to send the search.
 * @remarks Requires the permission `ECOM.READ_ORDERS`.
 * @example
 * ```ts
 * const page = await client.use(orders).searchOrders().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchOrders: {
  (): SearchBuilder<Order, SearchOrdersFields>;
  /**
   * Searches orders by filter and sort order, with cursor paging. By default, a page has up to
   * 100 orders, starting with the newest. Never returns orders with the status `INITIALIZED`.
   * Sends a search object instead of returning a builder.
   */
  (search: SearchOrdersSearch): Promise<SearchOrdersResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "ecom.orders.searchOrders",
  path: "/ecom/v1/orders/search",
  args: ["search"],
  request: { search: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { orders: orderCodec },
  read: true,
  query: { items: "orders", metadata: "metadata" },
});

/** Options of {@link createOrder}. */
export interface CreateOrderOptions {
  /** Settings for the order's approval, for notifications, and for who can edit the order. */
  settings?: OrderCreationSettings;
}

/**
 * Application error codes for {@link createOrder}, and how to fix the errors.
 *
 * - `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`: The purchase date cannot be in the future. Send a
 *   date in the past, or omit the field.
 */
export type CreateOrderErrorCode = "PURCHASED_DATE_CANNOT_BE_IN_FUTURE";

/**
 * Creates an order without a cart or checkout. The purchase date cannot be in the future.
 *
 * `POST /ecom/v1/orders` (ecom/orders)
 *
 * @param order - The order to create. Requires `channelInfo`, `lineItems` and `priceSummary`.
 *   `currencyConversionDetails` requires `conversionRate` and `originalCurrency`. `lineItems`
 *   requires `itemType`, `price`, `productName` and `quantity`.
 * @param options - Optional fields: `settings`.
 * @returns The created order.
 * @remarks For error codes, see {@link CreateOrderErrorCode}. This operation can be called by
 *   apps or with an API key. Requires the permission `ECOM.CREATE_ORDERS`. To set the extended
 *   fields of other apps, `ECOM.ORDER_WRITE_ALL_EXTENDED_FIELDS` is also required.
 * @example
 * ```ts
 * const order = await client.use(orders).createOrder({
 *   lineItems: [
 *     {
 *       productName: { original: "<original>" },
 *       quantity: 1,
 *       itemType: { preset: "PHYSICAL" },
 *       price: { amount: "19.90" },
 *     },
 *   ],
 *   priceSummary: {},
 *   channelInfo: { type: "WEB" },
 * });
 * ```
 */
export const createOrder: ((order: OrderToCreate, options?: CreateOrderOptions) => Promise<Order>) &
  Throws<CreateOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.createOrder",
  path: "/ecom/v1/orders",
  args: ["order", ["settings"]],
  request: { order: orderCodec },
  response: { order: orderCodec },
  returns: "order",
});

/**
 * Application error codes for {@link updateOrder}, and how to fix the errors.
 *
 * - `ORDER_IS_PENDING`: Payment for the order is pending. Wait until the payment is approved or
 *   rejected.
 * - `ORDER_IS_REJECTED`: The payment for the order was rejected. You cannot change or cancel
 *   this order.
 */
export type UpdateOrderErrorCode = "ORDER_IS_PENDING" | "ORDER_IS_REJECTED";

/**
 * Updates the editable fields of an order, unless it is pending or rejected.
 *
 * `PATCH /ecom/v1/orders/{order.id}` (ecom/orders)
 *
 * @param id - Id of the order.
 * @param order - The fields to update.
 * @returns The updated order.
 * @remarks For error codes, see {@link UpdateOrderErrorCode}. This operation can be called by
 *   apps or with an API key. Requires the permission `ECOM.MODIFY_ORDERS`. To set the extended
 *   fields of other apps, `ECOM.ORDER_WRITE_ALL_EXTENDED_FIELDS` is also required.
 * @example
 * ```ts
 * const order = await client.use(orders).updateOrder("<order id>", {
 *   paymentStatus: "NOT_PAID",
 * });
 * ```
 */
export const updateOrder: ((id: string, order: OrderToUpdate) => Promise<Order>) &
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

/** Options of {@link bulkUpdateOrders}. */
export interface BulkUpdateOrdersOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Updates up to 100 orders, with a result for each.
 *
 * `POST /ecom/v1/bulk/orders/update` (ecom/orders)
 *
 * @param orders - Orders with the fields to update. Each item requires `order`. `order`
 *   requires `id`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks This operation can be called by apps or with an API key. Requires the permission
 *   `ECOM.MODIFY_ORDERS`.
 * @example
 * ```ts
 * const response = await client.use(orders).bulkUpdateOrders([{ order: { id: "<order id>" } }]);
 * ```
 */
export const bulkUpdateOrders: (
  orders: MaskedOrder[],
  options?: BulkUpdateOrdersOptions,
) => Promise<BulkUpdateOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.bulkUpdateOrders",
  path: "/ecom/v1/bulk/orders/update",
  args: ["orders", ["returnEntity"]],
  request: { orders: { fieldMask: "m", order: orderCodec } },
  response: { results: { item: orderCodec } },
  mask: "orders.fieldMask",
});

/** Identifiers of {@link updateOrderLineItem}. */
export interface UpdateOrderLineItemIdentifiers {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** Id of the line item within the order. Cannot be changed after creation. */
  lineItemId: string;
}

/**
 * Updates a line item in an order.
 *
 * `PATCH /ecom/v1/orders/{id}/line-item/{lineItem.id}` (ecom/orders)
 *
 * @param identifiers - Optional fields: `id` and `lineItemId`.
 * @param lineItem - The line item, with the fields to update. Omitted fields do not change.
 * @example
 * ```ts
 * const response = await client.use(orders).updateOrderLineItem(
 *   { id: "<order id>", lineItemId: "<line item id>" },
 *   { fulfillerId: "<fulfiller id>" },
 * );
 * ```
 */
export const updateOrderLineItem: (
  identifiers: UpdateOrderLineItemIdentifiers,
  lineItem: OrderLineItemToUpdate,
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
 * Adds a comment or custom entry to an order's activity log.
 *
 * `POST /ecom/v1/orders/{id}/activities` (ecom/orders)
 *
 * @param id - Id of the order.
 * @param activity - The comment or custom entry to add.
 * @example
 * ```ts
 * const response = await client.use(orders).addActivity("<order id>", {});
 * ```
 */
export const addActivity: (id: string, activity: PublicActivity) => Promise<AddActivityResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orders.addActivity",
    path: "/ecom/v1/orders/{id}/activities",
    args: ["id", "activity"],
    response: { order: orderCodec },
  });

/** Options of {@link addActivities}. */
export interface AddActivitiesOptions {
  /** The activities to add. At most 300 items. */
  orderActivities?: ActivityInput[];
}

/**
 * Adds up to 300 entries to an order's activity log.
 *
 * `POST /ecom/v1/orders/{orderId}/activities/add` (ecom/orders)
 *
 * @param orderId - Id of the order.
 * @param options - `orderActivities` requires `activityType`.
 * @remarks Requires the permission `ECOM.MODIFY_ORDERS`.
 * @example
 * ```ts
 * const response = await client.use(orders).addActivities("<order id>");
 * ```
 */
export const addActivities: (
  orderId: string,
  options?: AddActivitiesOptions,
) => Promise<AddActivitiesResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.addActivities",
  path: "/ecom/v1/orders/{orderId}/activities/add",
  args: ["orderId", ["orderActivities"]],
  request: { orderActivities: { createdDate: "d" } },
  response: { order: orderCodec },
});

/** Identifiers of {@link updateActivity}. */
export interface UpdateActivityIdentifiers {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** Id of the activity. */
  activityId: string;
}

/**
 * Updates an entry in an order's activity log.
 *
 * `PATCH /ecom/v1/orders/{id}/activities/{activityId}` (ecom/orders)
 *
 * @param identifiers - Optional fields: `id` and `activityId`.
 * @param activity - The new comment or custom entry.
 * @example
 * ```ts
 * const response = await client.use(orders).updateActivity(
 *   { id: "<order id>", activityId: "<activity id>" },
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

/** Identifiers of {@link deleteActivity}. */
export interface DeleteActivityIdentifiers {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** Id of the activity. */
  activityId: string;
}

/**
 * Deletes an entry from an order's activity log.
 *
 * `DELETE /ecom/v1/orders/{id}/activities/{activityId}` (ecom/orders)
 *
 * @param identifiers - Optional fields: `id` and `activityId`.
 * @example
 * ```ts
 * const response = await client.use(orders).deleteActivity({
 *   id: "<order id>",
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

/** Options of {@link cancelOrder}. */
export interface CancelOrderOptions {
  /** Whether to email the buyer. */
  sendOrderCanceledEmail?: boolean;
  /** Text to add to the email. 1 to 1,000 characters. */
  customMessage?: string | null;
  /** Whether to restock all items in the order. */
  restockAllItems?: boolean;
}

/**
 * Application error codes for {@link cancelOrder}, and how to fix the errors.
 *
 * - `ORDER_HAS_AUTHORIZED_TRANSACTION`: The order has an authorized payment that is not
 *   captured. Void the payment before you cancel the order.
 * - `ORDER_IS_PENDING`: Payment for the order is pending. Wait until the payment is approved or
 *   rejected.
 * - `ORDER_IS_REJECTED`: The payment for the order was rejected. You cannot change or cancel
 *   this order.
 */
export type CancelOrderErrorCode =
  | "ORDER_HAS_AUTHORIZED_TRANSACTION"
  | "ORDER_IS_PENDING"
  | "ORDER_IS_REJECTED";

/**
 * Cancels an order, optionally restocking its items and emailing the buyer.
 *
 * `POST /ecom/v1/orders/{id}/cancel` (ecom/orders)
 *
 * @param id - Id of the order.
 * @param options - Optional fields: `sendOrderCanceledEmail`, `customMessage` and
 *   `restockAllItems`.
 * @remarks For error codes, see {@link CancelOrderErrorCode}. This operation can be called by
 *   apps or with an API key. Requires the permission `ECOM.MODIFY_ORDERS`.
 * @example
 * ```ts
 * const response = await client.use(orders).cancelOrder("<order id>");
 * ```
 */
export const cancelOrder: ((
  id: string,
  options?: CancelOrderOptions,
) => Promise<CancelOrderResponse>) &
  Throws<CancelOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orders.cancelOrder",
  path: "/ecom/v1/orders/{id}/cancel",
  args: ["id", ["sendOrderCanceledEmail", "customMessage", "restockAllItems"]],
  response: { order: orderCodec },
});

/**
 * Sets the status of an order directly, for example to approved or rejected.
 *
 * `POST /ecom/v1/orders/{orderId}/update-status` (ecom/orders)
 *
 * @param orderId - Id of the order.
 * @param status - The new status.
 * @example
 * ```ts
 * const response = await client.use(orders).updateOrderStatus("<order id>", "INITIALIZED");
 * ```
 */
export const updateOrderStatus: (
  orderId: string,
  status: OrderStatus,
) => Promise<UpdateOrderStatusResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.updateOrderStatus",
  path: "/ecom/v1/orders/{orderId}/update-status",
  args: ["orderId", "status"],
  response: { order: orderCodec },
});

/** Options of {@link aggregateOrders}. */
export interface AggregateOrdersOptions {
  /** Filter that the orders must match. */
  filter?: Record<string, unknown> | null;
  /** Aggregations to calculate, keyed by name. */
  aggregation: Record<string, unknown>;
  /** Separator for nested field names in the response. 1 to 100 characters. */
  hierarchySeparatorOverride?: string | null;
}

/**
 * Calculates aggregations over the orders that match a filter.
 *
 * `POST /ecom/v1/orders/aggregate` (ecom/orders)
 *
 * @param options - Optional fields: `filter`, `aggregation` and `hierarchySeparatorOverride`.
 * @example
 * ```ts
 * const response = await client.use(orders).aggregateOrders({ aggregation: {} });
 * ```
 */
export const aggregateOrders: (
  options: AggregateOrdersOptions,
) => Promise<AggregateOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.aggregateOrders",
  path: "/ecom/v1/orders/aggregate",
  args: [["filter", "aggregation", "hierarchySeparatorOverride"]],
  read: true,
});

/** Options of {@link bulkUpdateOrderTags}. */
export interface BulkUpdateOrderTagsOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsOfOrdersInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsOfOrdersInput;
}

/**
 * Assigns tags to up to 100 orders, or removes tags from them, with a result for each.
 *
 * `POST /ecom/v1/bulk/orders/update-tags` (ecom/orders)
 *
 * @param orderIds - Ids of the orders.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks Requires the permission `ECOM.MODIFY_ORDERS`. To change private tags,
 *   `ECOM.ORDER_MODIFY_PRIVATE_TAGS` is also required.
 * @example
 * ```ts
 * const response = await client.use(orders).bulkUpdateOrderTags(["<order id>"]);
 * ```
 */
export const bulkUpdateOrderTags: (
  orderIds: string[],
  options?: BulkUpdateOrderTagsOptions,
) => Promise<BulkUpdateOrderTagsResponse> = /* @__PURE__ */ operation({
  name: "ecom.orders.bulkUpdateOrderTags",
  path: "/ecom/v1/bulk/orders/update-tags",
  args: ["orderIds", ["assignTags", "unassignTags"]],
});

/** Options of {@link commitDeltas}. */
export interface CommitDeltasOptions {
  /** Id of the draft order that contains the changes. */
  draftOrderId: string;
  /** The changes to apply. */
  changes?: CommitDeltasChanges;
  /** Settings for notifications, activities and inventory updates. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the change. At most 200 characters. */
  reason?: string | null;
}

/**
 * Applies the changes in a draft order to an existing order.
 *
 * `POST /ecom/v1/orders/{id}/commit-deltas` (ecom/orders)
 *
 * @param id - Id of the order.
 * @param options - Required fields: `draftOrderId`. Optional fields: `changes`,
 *   `commitSettings` and `reason`.
 * @returns The order after the changes.
 * @example
 * ```ts
 * const order = await client.use(orders).commitDeltas("<id>", {
 *   draftOrderId: "<draft order id>",
 * });
 * ```
 */
export const commitDeltas: (id: string, options: CommitDeltasOptions) => Promise<Order> =
  /* @__PURE__ */ operation({
    name: "ecom.orders.commitDeltas",
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

/** Event that {@link onOrderApproved} passes to its handler. */
export interface OrderApprovedEvent {
  /** Event-specific data. */
  data: OrderApproved;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an order is approved, for example when its payment is confirmed.
 *
 * The type of the event is `wix.ecom.v1.order_approved`.
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

/** Event that {@link onOrderCanceled} passes to its handler. */
export interface OrderCanceledEvent {
  /** Event-specific data. */
  data: OrderCanceledEventOrderCanceled;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an order is canceled.
 *
 * The type of the event is `wix.ecom.v1.order_canceled`.
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

/** Event that {@link onOrderCommitted} passes to its handler. */
export interface OrderCommittedEvent {
  /** Event-specific data. */
  data: OrderDeltasCommitted;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the changes in a draft have been applied to an order.
 *
 * The type of the event is `wix.ecom.v1.order_committed`.
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

/** Event that {@link onOrderCreated} passes to its handler. */
export interface OrderCreatedEvent {
  /** The created entity. */
  entity: Order;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an order is created.
 *
 * The type of the event is `wix.ecom.v1.order_created`.
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

/** Event that {@link onOrderFulfilled} passes to its handler. */
export interface OrderFulfilledEvent {
  /** Event-specific data. */
  data: FulfillmentStatusUpdated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the fulfillment status of an order changes.
 *
 * The type of the event is `wix.ecom.v1.order_fulfilled`.
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

/** Event that {@link onOrderImported} passes to its handler. */
export interface OrderImportedEvent {
  /** Event-specific data. */
  data: OrderImported;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an order is imported from another system.
 *
 * The type of the event is `wix.ecom.v1.order_imported`.
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

/** Event that {@link onOrderImportedOrderDeleted} passes to its handler. */
export interface OrderImportedOrderDeletedEvent {
  /** Event-specific data. */
  data: ImportedOrderDeleted;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an imported order is deleted.
 *
 * The type of the event is `wix.ecom.v1.order_imported_order_deleted`.
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

/** Event that {@link onOrderPaymentStatusUpdated} passes to its handler. */
export interface OrderPaymentStatusUpdatedEvent {
  /** Event-specific data. */
  data: PaymentStatusUpdated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an order's payment status changes.
 *
 * The type of the event is `wix.ecom.v1.order_payment_status_updated`.
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

/** Event that {@link onOrderUpdated} passes to its handler. */
export interface OrderUpdatedEvent {
  /** The entity after the change. */
  entity: Order;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when any field of an order changes.
 *
 * The type of the event is `wix.ecom.v1.order_updated`.
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

/** Request of {@link importOrder}. */
export interface ImportOrderRequest {
  /** The order to import, including its number and dates. */
  order: OrderForImportOrder;
}

/** Response of {@link importOrder}. */
export interface ImportOrderResponse {
  /** The imported order. */
  order?: Order;
}

/** Request of {@link setOrderNumberCounter}. */
export interface SetOrderNumberCounterRequest {
  /** Number of the next order. At most 999,999,999. */
  counter: string;
  /**
   * Whether to allow a number that is lower than the current number. Two orders can then get the
   * same number.
   */
  allowLowerCounter?: boolean;
}

/** Response of {@link setOrderNumberCounter}. */
export interface SetOrderNumberCounterResponse {
  /** The next order number before the call. */
  oldCounter: string;
  /** The next order number after the call. */
  newCounter: string;
}

/** Request of {@link bulkDeleteImportedOrders}. */
export interface BulkDeleteImportedOrdersRequest {
  /** Ids of imported orders. 1 to 1,000 items. */
  orderIds: string[];
}

/** Response of {@link bulkDeleteImportedOrders}. */
export interface BulkDeleteImportedOrdersResponse {
  /** Id of the background job that deletes the orders. */
  jobId: string;
}

/** Request of {@link preparePaymentCollection}. */
export interface PreparePaymentCollectionRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
  /** Amount to collect. */
  amount: PriceInput;
  /**
   * Id of an existing payment gateway order to update. By default, a new payment gateway order is
   * created.
   */
  paymentGatewayOrderId?: string | null;
  /**
   * Whether to authorize the payment now and capture it later. Use `delayedCaptureSettings`
   * instead.
   *
   * @deprecated
   */
  delayedCapture?: boolean;
  /** Automatic action for the authorized payment, and its delay. */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /** Whether the merchant initiates the payment without the buyer. */
  merchantInitiated?: boolean | null;
  /** URLs that the buyer returns to after payment, keyed by outcome. */
  redirectUrls?: Record<string, string>;
}

/** Response of {@link preparePaymentCollection}. */
export interface PreparePaymentCollectionResponse {
  /** Id of the payment gateway order for the collection. */
  paymentGatewayOrderId: string;
}

/** Request of {@link getPaymentCollectabilityStatus}. */
export interface GetPaymentCollectabilityStatusRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
}

/** Response of {@link getPaymentCollectabilityStatus}. */
export interface GetPaymentCollectabilityStatusResponse {
  /** Whether payment can be collected. If it cannot, the reason. */
  status: PaymentCollectabilityStatus;
  /** Amount that can be collected. */
  amount?: Price;
}

/** Whether payment can be collected. If it cannot, the reason. */
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

/** Request of {@link recordManuallyCollectedPayment}. */
export interface RecordManuallyCollectedPaymentRequest {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
  /** Amount that was received. */
  amount: PriceInput;
  /** Custom name of the payment method. */
  userDefinedPaymentMethodName?: string | null;
}

/** Response of {@link recordManuallyCollectedPayment}. */
export type RecordManuallyCollectedPaymentResponse = Record<string, never>;

/** Request of {@link paymentCollectionMarkOrderAsPaid}. */
export interface MarkOrderAsPaidRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
  /** Custom name of the payment method. */
  userDefinedPaymentMethodName?: string | null;
}

/** Response of {@link paymentCollectionMarkOrderAsPaid}. */
export interface MarkOrderAsPaidResponse {
  /** The paid order. */
  order?: Order;
}

/** Request of {@link paymentCollectionBulkMarkOrdersAsPaid}. */
export interface BulkMarkOrdersAsPaidRequest {
  /** Ids of the orders. 1 to 100 items. */
  ecomOrderIds: string[];
}

/** Response of {@link paymentCollectionBulkMarkOrdersAsPaid}. */
export interface BulkMarkOrdersAsPaidResponse {
  /** One result per item. `itemMetadata` identifies the item. */
  results: BulkOrderResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one order in a bulk operation. */
export interface BulkOrderResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadataOfProducts;
  /** The order. Absent if the operation failed or you did not request it. */
  item?: Order;
}

/** Request of {@link getRefundabilityStatus}. */
export interface GetRefundabilityStatusRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
}

/** Response of {@link getRefundabilityStatus}. */
export interface GetRefundabilityStatusResponse {
  /** Whether each payment can be refunded, one entry per payment. At most 300 items. */
  refundabilities: Refundability[];
  /**
   * Whether individual items can be refunded, not only amounts.
   *
   * @deprecated
   */
  refundablePerItem?: boolean;
}

/**
 * Whether a payment can be refunded, and the reason.
 *
 * At most one of `nonRefundableReason` and `manuallyRefundableReason` is set.
 */
export type Refundability = {
  /** Id of the payment. */
  paymentId: string;
  /** Whether the payment can be refunded automatically, only manually, or not at all. */
  refundabilityStatus: RefundableStatus;
  /** URL of the payment provider's page for a manual refund. */
  providerLink?: string | null;
} & (
  | {
      /** Reason why the payment cannot be refunded. Set only if the status is `NOT_REFUNDABLE`. */
      nonRefundableReason?: NonRefundableReason;
      manuallyRefundableReason?: undefined;
    }
  | {
      nonRefundableReason?: undefined;
      /** Reason why the payment can only be refunded manually. Set only if the status is `MANUAL`. */
      manuallyRefundableReason?: ManuallyRefundableReason;
    }
);

/** Reason why a payment cannot be refunded. */
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

/** Reason why a payment can only be refunded manually. */
export type ManuallyRefundableReason =
  | "EXPIRED"
  | "NOT_SUPPORTED"
  | "OFFLINE"
  | "REQUIRES_CARD_READER"
  | (string & {});

/** Whether a payment can be refunded: by the payment provider, only manually, or not at all. */
export type RefundableStatus = "NOT_REFUNDABLE" | "MANUAL" | "REFUNDABLE" | (string & {});

/** Request of {@link paymentCollectionCreatePaymentGatewayOrder}. */
export interface CreatePaymentGatewayOrderRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
  /** Who initiates the payment. */
  chargedBy?: ChargedBy;
}

/** The person who initiates a payment. */
export interface ChargedBy {
  /** Id of the person. */
  id?: string;
  /** Full name of the person. 1 to 200 characters. */
  fullName?: string | null;
}

/** Response of {@link paymentCollectionCreatePaymentGatewayOrder}. */
export interface CreatePaymentGatewayOrderResponse {
  /** Id of the order at the payment gateway. */
  paymentGatewayOrderId: string;
}

/** Request of {@link chargeMemberships}. */
export interface ChargeMembershipsRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
  /** Id of the member who pays with plans. */
  memberId: string;
  /** Line items and the memberships that pay for them. 1 to 300 items. */
  membershipCharges?: MembershipChargeItem[];
}

/** A line item and the membership that pays for it. */
export interface MembershipChargeItem {
  /** Id of the membership. 1 to 100 characters. */
  membershipId?: string;
  /** Id of the app that provides the membership. */
  appId?: string;
  /** Name of the membership that is shown to the buyer. */
  membershipName?: MembershipNameInput;
  /** Data that the membership provider requires. Its shape depends on the provider. */
  membershipAdditionalData?: Record<string, unknown> | null;
  /** Catalog item to pay for, such as a service. */
  catalogReference?: CatalogReferenceInput;
  /** Time and participants of a bookable service. */
  serviceProperties?: ServiceProperties;
  /**
   * Id of the catalog item, if it differs from the id in the reference, for example for a
   * booking. 1 to 36 characters.
   */
  rootCatalogItemId?: string | null;
  /** Id of the line item to pay for. 1 to 100 characters. */
  lineItemId?: string;
}

/** Response of {@link chargeMemberships}. */
export type ChargeMembershipsResponse = Record<string, never>;

/** Request of {@link triggerRefund}. */
export interface TriggerRefundRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
  /** The payment, and the amount to refund. You can send only one per call. Exactly 1 item. */
  payments: PaymentRefund[];
  /** Refunded line items, fees and delivery. */
  details?: RefundDetailsInput;
  /** Items to restock, and the email to the buyer. */
  sideEffects?: RefundSideEffectsInput;
}

/** Response of {@link triggerRefund}. */
export interface TriggerRefundResponse {
  /** All payments and refunds for the order after the refund. */
  orderTransactions?: OrderTransactions;
  /** Id of the refund. Absent if no payment was refunded. */
  refundId?: string | null;
  /** Payments that could not be refunded, and the errors. */
  failedPaymentIds: ItemMetadataOfProducts[];
}

/** Request of {@link voidAuthorizedPayments}. */
export interface VoidAuthorizedPaymentsRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
  /** Ids of the authorized payments to void. 1 to 100 items. */
  paymentIds: string[];
}

/** Request of {@link captureAuthorizedPayments}. */
export interface CaptureAuthorizedPaymentsRequest {
  /** Id of the order. 1 to 100 characters. */
  ecomOrderId: string;
  /** Authorized payments to capture. 1 to 100 items. */
  payments: PaymentCapture[];
}

/** A payment to capture, and the amount to capture. */
export interface PaymentCapture {
  /** Id of the payment. */
  paymentId: string;
  /** Amount to capture. The default is the whole authorized amount. */
  amount?: PriceInput;
}

/** Request of {@link getOrder}. */
export interface GetOrderRequest {
  /** Id of the order. 1 to 100 characters. */
  id: string;
}

/** Response of {@link getOrder}. */
export interface GetOrderResponse {
  /** The requested order. */
  order?: Order;
}

/** Request of {@link searchOrders}. */
export interface SearchOrdersRequest {
  /** Search text, filter, sorting and paging. */
  search: CursorSearch;
}

/** Filter, sorting, search text, aggregations and paging of a search. */
export interface CursorSearch {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 4 items. */
  sort?: SortingOfProducts[];
}

/** Response of {@link searchOrders}. */
export interface SearchOrdersResponse {
  /** Orders on this page. Members see only their own orders. */
  orders: Order[];
  /** Paging metadata, for fetching other pages. */
  metadata?: CursorPagingMetadata;
}

/** Request of {@link createOrder}. */
export interface CreateOrderRequest {
  /** The order to create. */
  order: OrderToCreate;
  /** Settings for the order's approval, for notifications, and for who can edit the order. */
  settings?: OrderCreationSettings;
}

/**
 * Settings for the approval of a new order, for notifications about it, and for who can edit
 * it.
 *
 * At most one of `editableByEveryone` and `editableByOwnerApps` is set.
 */
export type OrderCreationSettings = {
  /** When the order is approved. */
  orderApprovalStrategy?: OrderApprovalStrategy;
  /** Notifications about the new order. */
  notifications?: OrderCreateNotifications;
} & (
  | {
      /** Whether every app can edit the order. */
      editableByEveryone?: boolean;
      editableByOwnerApps?: undefined;
    }
  | {
      editableByEveryone?: undefined;
      /** Apps that can edit the order. All other apps cannot. */
      editableByOwnerApps?: OwnerApps;
    }
);

/**
 * When an order is approved: when it is paid, when a payment method is saved, or as the
 * platform decides.
 */
export type OrderApprovalStrategy = "DEFAULT" | "PAYMENT_RECEIVED" | "PAYMENT_METHOD_SAVED";

/** Response of {@link createOrder}. */
export interface CreateOrderResponse {
  /** The created order. */
  order?: Order;
}

/** Request of {@link updateOrder}. */
export interface UpdateOrderRequest {
  /** The fields to update. */
  order: OrderForBulkUpdateOrders;
}

/** Response of {@link updateOrder}. */
export interface UpdateOrderResponse {
  /** The updated order. */
  order?: Order;
}

/** Request of {@link bulkUpdateOrders}. */
export interface BulkUpdateOrdersRequest {
  /** Orders with the fields to update. 1 to 100 items. */
  orders: MaskedOrder[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** An order with the fields to update. */
export interface MaskedOrder {
  /** The order, with its id and the fields to update. Omitted fields do not change. */
  order: OrderForBulkUpdateOrders;
}

/** Response of {@link bulkUpdateOrders}. */
export interface BulkUpdateOrdersResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkOrderResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link updateOrderLineItem}. */
export interface UpdateOrderLineItemRequest {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** The line item, with the fields to update. Omitted fields do not change. */
  lineItem: OrderLineItemInput;
}

/** Response of {@link updateOrderLineItem}. */
export interface UpdateOrderLineItemResponse {
  /** The updated order. */
  order?: Order;
}

/** Request of {@link addActivity}. */
export interface AddActivityRequest {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** The comment or custom entry to add. */
  activity: PublicActivity;
}

/**
 * An activity that can be added through the API.
 *
 * At most one of `customActivity` and `merchantComment` is set.
 */
export type PublicActivity =
  | {
      /** An entry that an app defines. */
      customActivity?: CustomActivity;
      merchantComment?: undefined;
    }
  | {
      customActivity?: undefined;
      /** The merchant's comment. */
      merchantComment?: MerchantCommentInput;
    };

/** An entry that an app adds to an order's activity log. */
export interface CustomActivity {
  /** Id of the app. */
  appId?: string;
  /** Kind of the entry, defined by the app. At most 100 characters. */
  type?: string;
  /** Additional text, by name. */
  additionalData?: Record<string, string>;
}

/** Response of {@link addActivity}. */
export interface AddActivityResponse {
  /** The order, with its activities. */
  order?: Order;
  /** Id of the new activity. */
  activityId: string;
}

/** Request of {@link addActivities}. */
export interface AddActivitiesRequest {
  /** Id of the order. */
  orderId: string;
  /** The activities to add. At most 300 items. */
  orderActivities?: ActivityInput[];
}

/** Response of {@link addActivities}. */
export interface AddActivitiesResponse {
  /** The order, with its activities. */
  order?: Order;
  /** Ids of the new activities, in the order of the request. 1 to 300 items. */
  activityIds: string[];
}

/** Request of {@link updateActivity}. */
export interface UpdateActivityRequest {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** Id of the activity. */
  activityId: string;
  /** The new comment or custom entry. */
  activity: PublicActivity;
}

/** Response of {@link updateActivity}. */
export interface UpdateActivityResponse {
  /** The order, with its activities. */
  order?: Order;
}

/** Request of {@link deleteActivity}. */
export interface DeleteActivityRequest {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** Id of the activity. */
  activityId: string;
}

/** Response of {@link deleteActivity}. */
export interface DeleteActivityResponse {
  /** The order without the activity. */
  order?: Order;
}

/** Request of {@link cancelOrder}. */
export interface CancelOrderRequest {
  /** Id of the order. 1 to 100 characters. */
  id: string;
  /** Whether to email the buyer. */
  sendOrderCanceledEmail?: boolean;
  /** Text to add to the email. 1 to 1,000 characters. */
  customMessage?: string | null;
  /** Whether to restock all items in the order. */
  restockAllItems?: boolean;
}

/** Response of {@link cancelOrder}. */
export interface CancelOrderResponse {
  /** The canceled order. */
  order?: Order;
}

/** Request of {@link updateOrderStatus}. */
export interface UpdateOrderStatusRequest {
  /** Id of the order. */
  orderId: string;
  /** The new status. */
  status: OrderStatus;
}

/** Response of {@link updateOrderStatus}. */
export interface UpdateOrderStatusResponse {
  /** The order with its new status. */
  order?: Order;
}

/** Request of {@link aggregateOrders}. */
export interface AggregateOrdersRequest {
  /** Filter that the orders must match. */
  filter?: Record<string, unknown> | null;
  /** Aggregations to calculate, keyed by name. */
  aggregation: Record<string, unknown>;
  /** Separator for nested field names in the response. 1 to 100 characters. */
  hierarchySeparatorOverride?: string | null;
}

/** Response of {@link aggregateOrders}. */
export interface AggregateOrdersResponse {
  /** Aggregation results by name. */
  aggregates?: Record<string, unknown> | null;
}

/** Request of {@link bulkUpdateOrderTags}. */
export interface BulkUpdateOrderTagsRequest {
  /** Ids of the orders. 1 to 100 items. */
  orderIds: string[];
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsOfOrdersInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsOfOrdersInput;
}

/** Response of {@link bulkUpdateOrderTags}. */
export interface BulkUpdateOrderTagsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkUpdateOrderTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result of updating the tags of an order. */
export interface BulkUpdateOrderTagsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadataOfProducts;
}

/** Payload of the event emitted when an order is approved. */
export interface OrderApproved {
  /** The approved order. */
  order?: Order;
}

/** Payload of the event emitted when an order is canceled. */
export interface OrderCanceledEventOrderCanceled {
  /** The canceled order. */
  order?: Order;
  /** Whether all items were restocked. */
  restockAllItems: boolean;
  /** Whether the buyer was emailed. */
  sendOrderCanceledEmail: boolean;
  /** Text that was added to the email. */
  customMessage?: string | null;
}

/** Payload of the event emitted when the changes in a draft order are applied to an order. */
export interface OrderDeltasCommitted {
  /** The order after the changes. */
  order?: Order;
  /** Id of the draft order. */
  draftOrderId: string;
  /** The changes that were applied. */
  changes?: CommittedDiffs;
  /** Notifications, activities and inventory updates that took place when the draft was committed. */
  commitSettings?: DraftOrderCommitSettings;
  /** When the changes were applied. */
  commitDate?: Date | null;
}

/**
 * Changes that a draft order applied to an order.
 *
 * At most one of `changedShippingInfo` and `shippingInfoRemoved` is set.
 */
export type CommittedDiffs = {
  /** Line items that were added, changed or removed. At most 300 items. */
  lineItems: LineItemDelta[];
  /** Discounts that were changed or removed. At most 320 items. */
  appliedDiscounts: AppliedDiscountDelta[];
  /** Additional fees that were changed or removed. At most 100 items. */
  additionalFees: AdditionalFeeDelta[];
} & (
  | {
      /** The delivery details, if they were added or changed. */
      changedShippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
      shippingInfoRemoved?: undefined;
    }
  | {
      changedShippingInfo?: undefined;
      /** Whether the delivery details were removed. */
      shippingInfoRemoved?: boolean;
    }
);

/**
 * A change to a line item.
 *
 * At most one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is set.
 */
export type LineItemDelta = {
  /** Id of the line item. */
  lineItemId: string;
} & (
  | {
      /** Whether the draft adds the line item. */
      lineItemAdded?: boolean;
      changedDetails?: undefined;
      lineItemRemoved?: undefined;
    }
  | {
      lineItemAdded?: undefined;
      /** Values of the line item before the change. */
      changedDetails?: ItemChangedDetails;
      lineItemRemoved?: undefined;
    }
  | {
      lineItemAdded?: undefined;
      changedDetails?: undefined;
      /** The line item before it was removed. */
      lineItemRemoved?: OrderLineItemChangedDetails;
    }
);

/**
 * A change to a line item.
 *
 * At most one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is set.
 */
export type LineItemDeltaInput = {
  /** Id of the line item. */
  lineItemId?: string;
} & (
  | {
      /** Whether the draft adds the line item. */
      lineItemAdded?: boolean;
      changedDetails?: undefined;
      lineItemRemoved?: undefined;
    }
  | {
      lineItemAdded?: undefined;
      /** Values of the line item before the change. */
      changedDetails?: ItemChangedDetailsInput;
      lineItemRemoved?: undefined;
    }
  | {
      lineItemAdded?: undefined;
      changedDetails?: undefined;
      /** The line item before it was removed. */
      lineItemRemoved?: OrderLineItemChangedDetailsInput;
    }
);

/** Values of a line item before a change. Unchanged values are absent. */
export interface ItemChangedDetails {
  /** Quantity before the change. 1 to 1,000,000. */
  quantityBeforeChange?: number | null;
  /** Unit price before the change. */
  priceBeforeChange?: Price;
  /** Price description before the change. */
  priceDescriptionBeforeChange?: PriceDescription;
}

/** Values of a line item before a change. Unchanged values are absent. */
export interface ItemChangedDetailsInput {
  /** Quantity before the change. 1 to 1,000,000. */
  quantityBeforeChange?: number | null;
  /** Unit price before the change. */
  priceBeforeChange?: PriceInput;
  /** Price description before the change. */
  priceDescriptionBeforeChange?: PriceDescriptionInput;
}

/** A line item before it was removed. */
export interface OrderLineItemChangedDetails {
  /** Name of the item. */
  productName?: ProductName;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Ordered quantity. 1 to 100,000. */
  quantity: number;
  /** Discount on the line item. */
  totalDiscount?: Price;
  /** Lines that describe the item, such as the chosen options. At most 20 items. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image: string;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** Id of the external fulfillment service. Absent if the merchant fulfills the item. */
  fulfillerId?: string | null;
  /** Unit price after catalog discounts. */
  price?: Price;
  /** Unit price before discounts. */
  priceBeforeDiscounts?: Price;
  /** Total price of the line item, including tax. */
  totalPriceAfterTax?: Price;
  /** How the buyer pays for the item. */
  paymentOption: DeltaPaymentOptionType;
  /**
   * Tax on the item.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrders;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Total price of the line item. */
  lineItemPrice?: Price;
  /** Total price of the line item, excluding tax. */
  totalPriceBeforeTax?: Price;
  /**
   * Inventory locations that supply the item, and the quantity from each location. At most 5
   * items.
   */
  locations: LocationAndQuantity[];
  /** Subscription settings, if the item is a subscription. */
  subscriptionInfo?: SubscriptionInfo;
  /** Selected modifiers, by modifier group. At most 10 items. */
  modifierGroups: ModifierGroupOfOrders[];
}

/** A line item before it was removed. */
export interface OrderLineItemChangedDetailsInput {
  /** Name of the item. */
  productName?: ProductNameInput;
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceInput;
  /** Ordered quantity. 1 to 100,000. */
  quantity?: number;
  /** Discount on the line item. */
  totalDiscount?: PriceInput;
  /** Lines that describe the item, such as the chosen options. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  image?: string;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Kind of item. */
  itemType?: ItemType;
  /** Id of the external fulfillment service. Absent if the merchant fulfills the item. */
  fulfillerId?: string | null;
  /** Unit price after catalog discounts. */
  price?: PriceInput;
  /** Unit price before discounts. */
  priceBeforeDiscounts?: PriceInput;
  /** Total price of the line item, including tax. */
  totalPriceAfterTax?: PriceInput;
  /** How the buyer pays for the item. */
  paymentOption?: DeltaPaymentOptionType;
  /**
   * Tax on the item.
   *
   * @deprecated
   */
  taxDetails?: ItemTaxFullDetailsOfOrdersInput;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Total price of the line item. */
  lineItemPrice?: PriceInput;
  /** Total price of the line item, excluding tax. */
  totalPriceBeforeTax?: PriceInput;
  /**
   * Inventory locations that supply the item, and the quantity from each location. At most 5
   * items.
   */
  locations?: LocationAndQuantityInput[];
  /** Subscription settings, if the item is a subscription. */
  subscriptionInfo?: SubscriptionInfoInput;
}

/** Payment options of an item that a draft adds: full payment or membership, both offline. */
export type DeltaPaymentOptionType = "FULL_PAYMENT_OFFLINE" | "MEMBERSHIP_OFFLINE" | (string & {});

/**
 * A change to a discount.
 *
 * At most one of `editedDiscount` and `discountRemoved` is set.
 */
export type AppliedDiscountDelta = {
  /** Id of the discount. */
  discountId: string;
} & (
  | {
      /** The updated discount. */
      editedDiscount?: AppliedDiscountOfOrders;
      discountRemoved?: undefined;
    }
  | {
      editedDiscount?: undefined;
      /** Whether the discount was removed. */
      discountRemoved?: boolean;
    }
);

/**
 * A change to an additional fee.
 *
 * At most one of `editedAdditionalFee` and `additionalFeeRemoved` is set.
 */
export type AdditionalFeeDelta = {
  /** Id of the fee. */
  additionalFeeId: string;
} & (
  | {
      /** The updated fee. */
      editedAdditionalFee?: AdditionalFeeOfOrders;
      additionalFeeRemoved?: undefined;
    }
  | {
      editedAdditionalFee?: undefined;
      /** Whether the fee was removed. */
      additionalFeeRemoved?: boolean;
    }
);

/** Notifications, activities and inventory updates that take place when a draft is committed. */
export interface DraftOrderCommitSettings {
  /** Whether to notify the buyer. Default: true. */
  sendNotificationsToBuyer?: boolean | null;
  /** Whether to notify the merchant. Default: true. */
  sendNotificationsToBusiness?: boolean | null;
  /** Whether to record the changes in the order's activity log. Default: true. */
  addActivitiesToOrder?: boolean | null;
  /** Whether to email custom fulfillment services. Default: true. */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** Inventory changes to make. At most 300 items. */
  inventoryUpdates: InventoryUpdateDetails[];
}

/** Notifications, activities and inventory updates that take place when a draft is committed. */
export interface DraftOrderCommitSettingsInput {
  /** Whether to notify the buyer. Default: true. */
  sendNotificationsToBuyer?: boolean | null;
  /** Whether to notify the merchant. Default: true. */
  sendNotificationsToBusiness?: boolean | null;
  /** Whether to record the changes in the order's activity log. Default: true. */
  addActivitiesToOrder?: boolean | null;
  /** Whether to email custom fulfillment services. Default: true. */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** Inventory changes to make. At most 300 items. */
  inventoryUpdates?: InventoryUpdateDetailsInput[];
}

/** A change to the inventory of a line item. */
export interface InventoryUpdateDetails {
  /** Whether to restock items or reduce the stock. */
  actionType: InventoryAction;
  /** Id of the line item. */
  lineItemId: string;
  /** Quantity to restock or to remove from stock. */
  quantityChange: number;
}

/** A change to the inventory of a line item. */
export interface InventoryUpdateDetailsInput {
  /** Whether to restock items or reduce the stock. */
  actionType?: InventoryAction;
  /** Id of the line item. */
  lineItemId?: string;
  /** Quantity to restock or to remove from stock. */
  quantityChange?: number;
}

/** Kinds of inventory changes: restock or decrease. */
export type InventoryAction = "RESTOCK" | "DECREASE" | (string & {});

/** Payload of the event emitted when an order's fulfillment status changes. */
export interface FulfillmentStatusUpdated {
  /** The updated order. */
  order?: Order;
  /** Fulfillment status before the change. */
  previousFulfillmentStatus: FulfillmentStatus;
  /** Fulfillment status after the change. */
  newFulfillmentStatus: FulfillmentStatus;
  /** What caused the change. */
  action: string;
}

/** Payload of the event emitted when an order is imported. */
export interface OrderImported {
  /** The order that was imported. */
  order?: Order;
}

/** Payload of the event emitted when an imported order is deleted. */
export interface ImportedOrderDeleted {
  /** The order before the change. */
  order?: Order;
}

/** Payload of the event emitted when an order's payment status changes. */
export interface PaymentStatusUpdated {
  /** The updated order. */
  order?: Order;
  /** Payment status before the change. */
  previousPaymentStatus: PaymentStatusEnumPaymentStatus;
}

/** Request of {@link commitDeltas}. */
export interface CommitDeltasRequest {
  /** Id of the order. */
  id: string;
  /** Id of the draft order that contains the changes. */
  draftOrderId: string;
  /** The changes to apply. */
  changes?: CommitDeltasChanges;
  /** Settings for notifications, activities and inventory updates. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the change. At most 200 characters. */
  reason?: string | null;
}

/** Changes to apply to an order. Omitted fields do not change. */
export interface CommitDeltasChanges {
  /** The new delivery method, its price and the delivery address. */
  changedShippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
  /** Line items to add, change or remove. At most 300 items. */
  lineItems?: LineItemDeltaInput[];
  /** The new billing address and contact details. */
  changedBillingInfo?: AddressWithContactInput;
  /** The new recipient's address and contact details. */
  changedRecipientInfo?: AddressWithContactInput;
}

/** Response of {@link commitDeltas}. */
export interface CommitDeltasResponse {
  /** The order after the changes. */
  order?: Order;
}

/**
 * Payment statuses that some platform services use. The `paymentStatus` of an order has more
 * values.
 */
export type OrderPaymentStatus =
  | "UNSPECIFIED_PAYMENT_STATUS"
  | "PENDING"
  | "NOT_PAID"
  | "PAID"
  | "PARTIALLY_REFUNDED"
  | "FULLY_REFUNDED"
  | "PARTIALLY_PAID"
  | (string & {});
