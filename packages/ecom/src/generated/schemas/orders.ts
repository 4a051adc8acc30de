// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  dateTime,
  guid,
  ItemMetadataOfProducts,
  needing,
  responseSchema,
  SortingOfProducts,
  TagsOfOrders,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  Activity,
  AdditionalFeeOfOrders,
  AddressWithContact,
  AppliedDiscountOfOrders,
  CaptureAuthorizedPaymentsResponse,
  CatalogReference,
  DelayedCaptureSettings,
  DescriptionLine,
  FulfillmentStatus,
  ItemTaxFullDetailsOfOrders,
  ItemType,
  LocationAndQuantity,
  MembershipName,
  MerchantComment,
  ModifierGroupOfOrders,
  Order,
  OrderCreateNotifications,
  OrderLineItem,
  OrderStatus,
  OrderTransactions,
  OwnerApps,
  PaymentRefund,
  PaymentStatusEnumPaymentStatus,
  PhysicalProperties,
  Price,
  PriceDescription,
  ProductName,
  RefundDetails,
  RefundSideEffects,
  ServiceProperties,
  ShippingInformationOfDraftSubscriptionContracts,
  SubscriptionInfo,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ExtendedFields,
  Image,
  ItemMetadataOfProducts as ItemMetadata,
  MeasurementUnit,
  SortingOfProducts as Sorting,
  SortOrder,
  SubscriptionFrequency,
  TagList,
  TagList as TagsTagList,
  TagsOfOrders as Tags,
  TagsOfOrders as TagsTags,
  WeightUnit,
} from "@portico/core/schemas";
export {
  ActionType,
  Activity,
  ActivityType,
  AdditionalFeeOfOrders as AdditionalFee,
  AdditionalFeeRefund,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  Address,
  AddressWithContact,
  AggregatedRefundSummary,
  AppliedDiscountOfOrders as AppliedDiscount,
  AttributionSource,
  AuthorizationActionFailureDetails,
  AuthorizationCapture,
  AuthorizationCaptureStatus,
  AuthorizationDetails,
  AuthorizationVoid,
  AuthorizationVoidStatus,
  AuthorizedPaymentCaptured,
  AuthorizedPaymentCreated,
  AuthorizedPaymentVoided,
  Balance,
  BalanceSummaryOfOrders as BalanceSummary,
  BuyerInfo,
  CaptureAuthorizedPaymentsResponse,
  CashRounding,
  CashRoundingDetails,
  CatalogReference,
  ChannelInfo,
  ChannelType,
  Chargeback,
  ChargebackCreated,
  ChargebackReversed,
  ChargebackStatus,
  ChargeTypeOfOrders as ChargeType,
  Color,
  Coupon,
  CreatedBy,
  CreditCardDetails,
  CreditCardPaymentMethodDetails,
  CurrencyConversionDetails,
  CustomField,
  DecimalQuantity,
  DelayedCaptureSettings,
  DeliveryLogisticsOfOrders as DeliveryLogistics,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineName,
  DigitalFile,
  DiscountReason,
  DiscountRuleName,
  DiscountRuleOfOrders as DiscountRule,
  DiscountType,
  DraftOrderChangesApplied,
  Duration,
  DurationUnit,
  ExternalReceipt,
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FulfillmentStatus,
  FullAddressContactDetails,
  FutureMembershipDetails,
  GiftCardPaymentDetails,
  GiftCardPaymentRefund,
  ItemModifierOfOrders as ItemModifier,
  ItemTaxFullDetailsOfOrders as ItemTaxFullDetails,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemAmount,
  LineItemChanges,
  LineItemDiscount,
  LineItemPriceChange,
  LineItemQuantityChange,
  LineItemQuantityChangeType,
  LineItemRefund,
  LineItemRefundSummary,
  LineItemTaxBreakdown,
  LineItemTaxInfo,
  Location,
  LocationAndQuantity,
  ManagedAdditionalFee,
  ManagedDiscount,
  ManagedLineItem,
  MembershipName,
  MembershipPaymentDetails,
  MembershipPaymentRefund,
  MembershipPaymentStatus,
  MerchantComment,
  MerchantDiscount,
  ModifierGroupOfOrders as ModifierGroup,
  Order,
  OrderActivityTypeEnumActivityType,
  OrderChange,
  OrderCreateNotifications,
  OrderLineItem,
  OrderRefunded,
  OrderStatus,
  OrderTaxBreakdown,
  OrderTaxInfo,
  OrderTransactions,
  OwnerApps,
  Payment,
  PaymentCanceled,
  PaymentDeclined,
  PaymentMethodName,
  PaymentOptionType,
  PaymentPending,
  PaymentRefund,
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentStatus,
  PaymentStatusEnumPaymentStatus,
  PhysicalProperties,
  PickupAddress,
  PickupDetailsOfOrders as PickupDetails,
  PickupMethod,
  PlainTextValue,
  PlatformFee,
  PlatformFeeSummary,
  PredefinedPaymentMethod,
  Price,
  PriceDescription,
  PriceSummaryOfOrders as PriceSummary,
  ProductName,
  Reason,
  ReceiptCreated,
  ReceiptSent,
  Refund,
  RefundDetails,
  RefundedAsStoreCredit,
  RefundedPayment,
  RefundInitiated,
  RefundItem,
  RefundItemsBreakdown,
  RefundSideEffects,
  RefundStatus,
  RefundStatusInfo,
  RefundTransaction,
  RegularPayment,
  RegularPaymentDetails,
  RegularPaymentRefund,
  RestockInfo,
  RestockItem,
  RestockType,
  SavedPaymentMethod,
  ScheduledAction,
  ServiceProperties,
  ShippingInformationChange,
  ShippingInformationOfDraftSubscriptionContracts as V1ShippingInformation,
  ShippingInformationOfOrders as ShippingInformation,
  ShippingPriceOfOrders as ShippingPrice,
  ShippingRefund,
  ShippingRegionOfOrders as ShippingRegion,
  StreetAddress,
  SubscriptionInfo,
  SubscriptionSettingsOfOrders as SubscriptionSettings,
  TaxableAddress,
  TaxableAddressType,
  TaxSummaryOfOrders as TaxSummary,
  TotalPriceChange,
  TransactionStatus,
  TranslatableString,
  TranslatedValue,
  UserDefinedPaymentMethodName,
  V1ScheduledAction,
  VatId,
  VatType,
  VoidAuthorizedPaymentsResponse,
  WixReceipt,
} from "./common.js";

export const ImportOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order }),
);

export const ImportOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const SetOrderNumberCounterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ counter: z.string(), allowLowerCounter: z.boolean().optional() }),
);

export const SetOrderNumberCounterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ oldCounter: z.string().optional(), newCounter: z.string().optional() }),
);

export const BulkDeleteImportedOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderIds: z.array(guid).min(1).max(1000) }),
);

export const BulkDeleteImportedOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const PreparePaymentCollectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ecomOrderId: z.string().min(1).max(100),
    amount: Price,
    paymentGatewayOrderId: z.string().nullish(),
    delayedCapture: z.boolean().optional(),
    delayedCaptureSettings: DelayedCaptureSettings.optional(),
    merchantInitiated: z.boolean().nullish(),
    redirectUrls: z.record(z.string(), z.string()).optional(),
  }),
);

export const PreparePaymentCollectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentGatewayOrderId: z.string().optional() }),
);

export const GetPaymentCollectabilityStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ecomOrderId: z.string().min(1).max(100) }),
);

export const GetPaymentCollectabilityStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ status: PaymentCollectabilityStatus.optional(), amount: Price.optional() }),
);

export const PaymentCollectabilityStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN",
    "COLLECTABLE",
    "NONCOLLECTABLE_ORDER_IS_CANCELLED",
    "NONCOLLECTABLE_ORDER_IS_PAID",
    "NONCOLLECTABLE_MISSING_PAYMENT_METHOD",
    "NONCOLLECTABLE_ORDER_IS_PENDING",
    "NONCOLLECTABLE_ORDER_IS_REJECTED",
    "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS",
    "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS",
    "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED",
    "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION",
    "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED",
  ]),
);

export const RecordManuallyCollectedPaymentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: z.string().min(1).max(100),
    amount: Price,
    userDefinedPaymentMethodName: z.string().nullish(),
  }),
);

export const RecordManuallyCollectedPaymentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const MarkOrderAsPaidRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ecomOrderId: z.string().min(1).max(100),
    userDefinedPaymentMethodName: z.string().nullish(),
  }),
);

export const MarkOrderAsPaidResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const BulkMarkOrdersAsPaidRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ecomOrderIds: z.array(z.string().min(1).max(100)).min(1).max(100) }),
);

export const BulkMarkOrdersAsPaidResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkOrderResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkOrderResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadataOfProducts.optional(), item: Order.optional() }),
);

export const GetRefundabilityStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ecomOrderId: z.string().min(1).max(100) }),
);

export const GetRefundabilityStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    refundabilities: z.array(Refundability).max(300).optional(),
    refundablePerItem: z.boolean().optional(),
  }),
);

export const Refundability: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      nonRefundableReason: NonRefundableReason.optional(),
      manuallyRefundableReason: ManuallyRefundableReason.optional(),
      paymentId: z.string().optional(),
      refundabilityStatus: RefundableStatus.optional(),
      providerLink: z.string().nullish(),
    }),
    ["nonRefundableReason", "manuallyRefundableReason"],
  ),
);

export const NonRefundableReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "NONE",
    "ALREADY_REFUNDED",
    "PROVIDER_IS_DOWN",
    "INTERNAL_ERROR",
    "NOT_PAID",
    "ACCESS_DENIED",
    "ZERO_PRICE",
    "DISABLED_BY_PROVIDER",
    "PENDING_REFUND",
    "FORBIDDEN",
    "TRANSACTION_NOT_FOUND",
    "ORDER_IS_PENDING",
    "ORDER_IS_REJECTED",
  ]),
);

export const ManuallyRefundableReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["EXPIRED", "NOT_SUPPORTED", "OFFLINE", "REQUIRES_CARD_READER"]),
);

export const RefundableStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["NOT_REFUNDABLE", "MANUAL", "REFUNDABLE"]),
);

export const CreatePaymentGatewayOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ecomOrderId: z.string().min(1).max(100), chargedBy: ChargedBy.optional() }),
);

export const ChargedBy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), fullName: z.string().min(1).max(200).nullish() }),
);

export const CreatePaymentGatewayOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentGatewayOrderId: z.string().optional() }),
);

export const ChargeMembershipsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ecomOrderId: z.string().min(1).max(100),
    memberId: guid,
    membershipCharges: z.array(MembershipChargeItem).min(1).max(300).optional(),
  }),
);

export const MembershipChargeItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    membershipId: z.string().min(1).max(100).optional(),
    appId: guid.optional(),
    membershipName: MembershipName.optional(),
    membershipAdditionalData: z.record(z.string(), z.unknown()).nullish(),
    catalogReference: CatalogReference.optional(),
    serviceProperties: ServiceProperties.optional(),
    rootCatalogItemId: z.string().min(1).max(36).nullish(),
    lineItemId: z.string().min(1).max(100).optional(),
  }),
);

export const ChargeMembershipsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const TriggerRefundRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ecomOrderId: z.string().min(1).max(100),
    payments: z.array(PaymentRefund).min(1).max(1),
    details: RefundDetails.optional(),
    sideEffects: RefundSideEffects.optional(),
  }),
);

export const TriggerRefundResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderTransactions: OrderTransactions.optional(),
    refundId: z.string().nullish(),
    failedPaymentIds: z.array(ItemMetadataOfProducts).optional(),
  }),
);

export const VoidAuthorizedPaymentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ecomOrderId: z.string().min(1).max(100),
    paymentIds: z.array(guid).min(1).max(100),
  }),
);

export const CaptureAuthorizedPaymentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ecomOrderId: z.string().min(1).max(100),
    payments: z.array(PaymentCapture).min(1).max(100),
  }),
);

export const PaymentCapture: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentId: guid.nullish(), amount: Price.optional() }),
);

export const GetOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(100) }),
);

export const GetOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const SearchOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ search: CursorSearch.optional() }),
);

export const CursorSearch: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(SortingOfProducts).max(4).optional(),
  }),
);

export const SearchOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orders: z.array(Order).optional(), metadata: CursorPagingMetadata.optional() }),
);

export const CreateOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order, settings: OrderCreationSettings.optional() }),
);

export const OrderCreationSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      editableByEveryone: z.boolean().optional(),
      editableByOwnerApps: OwnerApps.optional(),
      orderApprovalStrategy: OrderApprovalStrategy.optional(),
      notifications: OrderCreateNotifications.optional(),
    }),
    ["editableByEveryone", "editableByOwnerApps"],
  ),
);

export const OrderApprovalStrategy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["DEFAULT", "PAYMENT_RECEIVED", "PAYMENT_METHOD_SAVED"]),
);

export const CreateOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const UpdateOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order }),
);

export const UpdateOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const BulkUpdateOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orders: z.array(MaskedOrder).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const MaskedOrder: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const BulkUpdateOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkOrderResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const UpdateOrderLineItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(100), lineItem: OrderLineItem }),
);

export const UpdateOrderLineItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const AddActivityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(100), activity: PublicActivity }),
);

export const PublicActivity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      customActivity: CustomActivity.optional(),
      merchantComment: MerchantComment.optional(),
    }),
    ["customActivity", "merchantComment"],
  ),
);

export const CustomActivity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    appId: guid.optional(),
    type: z.string().max(100).optional(),
    additionalData: z.record(z.string(), z.string()).optional(),
  }),
);

export const AddActivityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional(), activityId: guid.optional() }),
);

export const AddActivitiesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, orderActivities: z.array(Activity).max(300).optional() }),
);

export const AddActivitiesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional(), activityIds: z.array(guid).min(1).max(300).optional() }),
);

export const UpdateActivityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(100), activityId: guid, activity: PublicActivity }),
);

export const UpdateActivityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const DeleteActivityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(100), activityId: guid }),
);

export const DeleteActivityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const CancelOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100),
    sendOrderCanceledEmail: z.boolean().optional(),
    customMessage: z.string().min(1).max(1000).nullish(),
    restockAllItems: z.boolean().optional(),
  }),
);

export const CancelOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const UpdateOrderStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, status: OrderStatus }),
);

export const UpdateOrderStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const AggregateOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()).nullish(),
    aggregation: z.record(z.string(), z.unknown()),
    hierarchySeparatorOverride: z.string().min(1).max(100).nullish(),
  }),
);

export const AggregateOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ aggregates: z.record(z.string(), z.unknown()).nullish() }),
);

export const BulkUpdateOrderTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderIds: z.array(guid).min(1).max(100),
    assignTags: TagsOfOrders.optional(),
    unassignTags: TagsOfOrders.optional(),
  }),
);

export const BulkUpdateOrderTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpdateOrderTagsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateOrderTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadataOfProducts.optional() }),
);

export const OrderApproved: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const OrderCanceledEventOrderCanceled: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    order: Order.optional(),
    restockAllItems: z.boolean().optional(),
    sendOrderCanceledEmail: z.boolean().optional(),
    customMessage: z.string().nullish(),
  }),
);

export const OrderDeltasCommitted: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    order: Order.optional(),
    draftOrderId: z.string().optional(),
    changes: CommittedDiffs.optional(),
    commitSettings: DraftOrderCommitSettings.optional(),
    commitDate: dateTime.nullish(),
  }),
);

export const CommittedDiffs: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      changedShippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
      shippingInfoRemoved: z.boolean().optional(),
      lineItems: z.array(LineItemDelta).max(300).optional(),
      appliedDiscounts: z.array(AppliedDiscountDelta).max(320).optional(),
      additionalFees: z.array(AdditionalFeeDelta).max(100).optional(),
    }),
    ["changedShippingInfo", "shippingInfoRemoved"],
  ),
);

export const LineItemDelta: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      lineItemAdded: z.boolean().optional(),
      changedDetails: ItemChangedDetails.optional(),
      lineItemRemoved: OrderLineItemChangedDetails.optional(),
      lineItemId: guid.optional(),
    }),
    ["lineItemAdded", "changedDetails", "lineItemRemoved"],
  ),
);

export const ItemChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    quantityBeforeChange: z.number().min(1).max(1000000).nullish(),
    priceBeforeChange: Price.optional(),
    priceDescriptionBeforeChange: PriceDescription.optional(),
  }),
);

export const OrderLineItemChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productName: ProductName.optional(),
    catalogReference: CatalogReference.optional(),
    quantity: z.number().min(1).max(100000).optional(),
    totalDiscount: Price.optional(),
    descriptionLines: z.array(DescriptionLine).max(20).optional(),
    image: z.string().optional(),
    physicalProperties: PhysicalProperties.optional(),
    itemType: ItemType.optional(),
    fulfillerId: guid.nullish(),
    price: Price.optional(),
    priceBeforeDiscounts: Price.optional(),
    totalPriceAfterTax: Price.optional(),
    paymentOption: DeltaPaymentOptionType.optional(),
    taxDetails: ItemTaxFullDetailsOfOrders.optional(),
    priceDescription: PriceDescription.optional(),
    lineItemPrice: Price.optional(),
    totalPriceBeforeTax: Price.optional(),
    locations: z.array(LocationAndQuantity).max(5).optional(),
    subscriptionInfo: SubscriptionInfo.optional(),
    modifierGroups: z.array(ModifierGroupOfOrders).max(10).optional(),
  }),
);

export const DeltaPaymentOptionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["FULL_PAYMENT_OFFLINE", "MEMBERSHIP_OFFLINE"]),
);

export const AppliedDiscountDelta: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      editedDiscount: AppliedDiscountOfOrders.optional(),
      discountRemoved: z.boolean().optional(),
      discountId: guid.optional(),
    }),
    ["editedDiscount", "discountRemoved"],
  ),
);

export const AdditionalFeeDelta: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      editedAdditionalFee: AdditionalFeeOfOrders.optional(),
      additionalFeeRemoved: z.boolean().optional(),
      additionalFeeId: guid.optional(),
    }),
    ["editedAdditionalFee", "additionalFeeRemoved"],
  ),
);

export const DraftOrderCommitSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sendNotificationsToBuyer: z.boolean().nullish(),
    sendNotificationsToBusiness: z.boolean().nullish(),
    addActivitiesToOrder: z.boolean().nullish(),
    sendNotificationsToCustomFulfillers: z.boolean().nullish(),
    inventoryUpdates: z.array(InventoryUpdateDetails).max(300).optional(),
  }),
);

export const InventoryUpdateDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    actionType: InventoryAction.optional(),
    lineItemId: z.string().optional(),
    quantityChange: z.number().optional(),
  }),
);

export const InventoryAction: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["RESTOCK", "DECREASE"]),
);

export const FulfillmentStatusUpdated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    order: Order.optional(),
    previousFulfillmentStatus: FulfillmentStatus.optional(),
    newFulfillmentStatus: FulfillmentStatus.optional(),
    action: z.string().optional(),
  }),
);

export const OrderImported: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const ImportedOrderDeleted: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const PaymentStatusUpdated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    order: Order.optional(),
    previousPaymentStatus: PaymentStatusEnumPaymentStatus.optional(),
  }),
);

export const CommitDeltasRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    draftOrderId: guid,
    changes: CommitDeltasChanges.optional(),
    commitSettings: DraftOrderCommitSettings.optional(),
    reason: z.string().max(200).nullish(),
  }),
);

export const CommitDeltasChanges: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    changedShippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
    lineItems: z.array(LineItemDelta).max(300).optional(),
    changedBillingInfo: AddressWithContact.optional(),
    changedRecipientInfo: AddressWithContact.optional(),
  }),
);

export const CommitDeltasResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ order: Order.optional() }),
);

export const OrderPaymentStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNSPECIFIED_PAYMENT_STATUS",
    "PENDING",
    "NOT_PAID",
    "PAID",
    "PARTIALLY_REFUNDED",
    "FULLY_REFUNDED",
    "PARTIALLY_PAID",
  ]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.orders.importOrder": /* @__PURE__ */ needing(
    ImportOrderRequest,
    "order.billingInfo.contactDetails",
    "order.channelInfo",
    "order.currencyConversionDetails.conversionRate",
    "order.currencyConversionDetails.originalCurrency",
    "order.lineItems",
    "order.lineItems.catalogReference.appId",
    "order.lineItems.catalogReference.catalogItemId",
    "order.lineItems.itemType",
    "order.lineItems.price",
    "order.lineItems.productName",
    "order.lineItems.productName.original",
    "order.lineItems.quantity",
    "order.paymentStatus",
    "order.priceSummary",
    "order.status",
  ),
  "ecom.orders.setOrderNumberCounter": SetOrderNumberCounterRequest,
  "ecom.orders.bulkDeleteImportedOrders": BulkDeleteImportedOrdersRequest,
  "ecom.orders.preparePaymentCollection": PreparePaymentCollectionRequest,
  "ecom.orders.getPaymentCollectabilityStatus": GetPaymentCollectabilityStatusRequest,
  "ecom.orders.recordManuallyCollectedPayment": RecordManuallyCollectedPaymentRequest,
  "ecom.orders.paymentCollectionMarkOrderAsPaid": MarkOrderAsPaidRequest,
  "ecom.orders.paymentCollectionBulkMarkOrdersAsPaid": BulkMarkOrdersAsPaidRequest,
  "ecom.orders.getRefundabilityStatus": GetRefundabilityStatusRequest,
  "ecom.orders.paymentCollectionCreatePaymentGatewayOrder": CreatePaymentGatewayOrderRequest,
  "ecom.orders.chargeMemberships": ChargeMembershipsRequest,
  "ecom.orders.triggerRefund": TriggerRefundRequest,
  "ecom.orders.voidAuthorizedPayments": VoidAuthorizedPaymentsRequest,
  "ecom.orders.captureAuthorizedPayments": /* @__PURE__ */ needing(
    CaptureAuthorizedPaymentsRequest,
    "payments.paymentId",
  ),
  "ecom.orders.getOrder": GetOrderRequest,
  "ecom.orders.searchOrders": /* @__PURE__ */ needing(SearchOrdersRequest, "search"),
  "ecom.orders.createOrder": /* @__PURE__ */ needing(
    CreateOrderRequest,
    "order.channelInfo",
    "order.currencyConversionDetails.conversionRate",
    "order.currencyConversionDetails.originalCurrency",
    "order.lineItems",
    "order.lineItems.catalogReference.appId",
    "order.lineItems.catalogReference.catalogItemId",
    "order.lineItems.itemType",
    "order.lineItems.price",
    "order.lineItems.productName",
    "order.lineItems.productName.original",
    "order.lineItems.quantity",
    "order.priceSummary",
  ),
  "ecom.orders.updateOrder": /* @__PURE__ */ needing(UpdateOrderRequest, "order.id"),
  "ecom.orders.bulkUpdateOrders": /* @__PURE__ */ needing(
    BulkUpdateOrdersRequest,
    "orders.order",
    "orders.order.id",
  ),
  "ecom.orders.updateOrderLineItem": UpdateOrderLineItemRequest,
  "ecom.orders.addActivity": AddActivityRequest,
  "ecom.orders.addActivities": /* @__PURE__ */ needing(
    AddActivitiesRequest,
    "orderActivities.activityType",
  ),
  "ecom.orders.updateActivity": UpdateActivityRequest,
  "ecom.orders.deleteActivity": DeleteActivityRequest,
  "ecom.orders.cancelOrder": CancelOrderRequest,
  "ecom.orders.updateOrderStatus": UpdateOrderStatusRequest,
  "ecom.orders.aggregateOrders": AggregateOrdersRequest,
  "ecom.orders.bulkUpdateOrderTags": BulkUpdateOrderTagsRequest,
  "ecom.orders.commitDeltas": CommitDeltasRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.orders.importOrder": /* @__PURE__ */ responseSchema(ImportOrderResponse),
  "ecom.orders.setOrderNumberCounter": /* @__PURE__ */ responseSchema(
    SetOrderNumberCounterResponse,
  ),
  "ecom.orders.bulkDeleteImportedOrders": /* @__PURE__ */ responseSchema(
    BulkDeleteImportedOrdersResponse,
  ),
  "ecom.orders.preparePaymentCollection": /* @__PURE__ */ responseSchema(
    PreparePaymentCollectionResponse,
  ),
  "ecom.orders.getPaymentCollectabilityStatus": /* @__PURE__ */ responseSchema(
    GetPaymentCollectabilityStatusResponse,
  ),
  "ecom.orders.recordManuallyCollectedPayment": /* @__PURE__ */ responseSchema(
    RecordManuallyCollectedPaymentResponse,
  ),
  "ecom.orders.paymentCollectionMarkOrderAsPaid":
    /* @__PURE__ */ responseSchema(MarkOrderAsPaidResponse),
  "ecom.orders.paymentCollectionBulkMarkOrdersAsPaid": /* @__PURE__ */ responseSchema(
    BulkMarkOrdersAsPaidResponse,
  ),
  "ecom.orders.getRefundabilityStatus": /* @__PURE__ */ responseSchema(
    GetRefundabilityStatusResponse,
  ),
  "ecom.orders.paymentCollectionCreatePaymentGatewayOrder": /* @__PURE__ */ responseSchema(
    CreatePaymentGatewayOrderResponse,
  ),
  "ecom.orders.chargeMemberships": /* @__PURE__ */ responseSchema(ChargeMembershipsResponse),
  "ecom.orders.triggerRefund": /* @__PURE__ */ responseSchema(TriggerRefundResponse),
  "ecom.orders.voidAuthorizedPayments": /* @__PURE__ */ responseSchema(
    VoidAuthorizedPaymentsResponse,
  ),
  "ecom.orders.captureAuthorizedPayments": /* @__PURE__ */ responseSchema(
    CaptureAuthorizedPaymentsResponse,
  ),
  "ecom.orders.getOrder": /* @__PURE__ */ responseSchema(GetOrderResponse),
  "ecom.orders.searchOrders": /* @__PURE__ */ responseSchema(SearchOrdersResponse),
  "ecom.orders.createOrder": /* @__PURE__ */ responseSchema(CreateOrderResponse),
  "ecom.orders.updateOrder": /* @__PURE__ */ responseSchema(UpdateOrderResponse),
  "ecom.orders.bulkUpdateOrders": /* @__PURE__ */ responseSchema(BulkUpdateOrdersResponse),
  "ecom.orders.updateOrderLineItem": /* @__PURE__ */ responseSchema(UpdateOrderLineItemResponse),
  "ecom.orders.addActivity": /* @__PURE__ */ responseSchema(AddActivityResponse),
  "ecom.orders.addActivities": /* @__PURE__ */ responseSchema(AddActivitiesResponse),
  "ecom.orders.updateActivity": /* @__PURE__ */ responseSchema(UpdateActivityResponse),
  "ecom.orders.deleteActivity": /* @__PURE__ */ responseSchema(DeleteActivityResponse),
  "ecom.orders.cancelOrder": /* @__PURE__ */ responseSchema(CancelOrderResponse),
  "ecom.orders.updateOrderStatus": /* @__PURE__ */ responseSchema(UpdateOrderStatusResponse),
  "ecom.orders.aggregateOrders": /* @__PURE__ */ responseSchema(AggregateOrdersResponse),
  "ecom.orders.bulkUpdateOrderTags": /* @__PURE__ */ responseSchema(BulkUpdateOrderTagsResponse),
  "ecom.orders.commitDeltas": /* @__PURE__ */ responseSchema(CommitDeltasResponse),
};
