// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ApplicationError,
  atMostOne,
  CursorPagingMetadata,
  currency,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  Image,
  needing,
  PageUrlV2,
  responseSchema,
  WeightUnit,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AdditionalFeeOfOrders,
  Address,
  AddressWithContact,
  AppliedDiscountOfOrders,
  Balance,
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CarrierErrors,
  CashRounding,
  CatalogReference,
  ChannelInfo,
  CursorQueryOfDraftOrders,
  DeliveryTimeSlot,
  DescriptionLine,
  Details,
  DiscountType,
  ItemType,
  LineItemDiscount,
  Location,
  LocationAndQuantity,
  ModifierGroupOfOrders,
  Order,
  OrderCreateNotifications,
  OrderLineItem,
  OrderTaxInfo,
  OwnerApps,
  PhysicalProperties,
  PickupMethod,
  PlatformFeeSummary,
  Price,
  PriceDescription,
  PriceSummaryOfOrders,
  ProductName,
  RecipientInfoChangedDetails,
  ShippingChangedDetails,
  ShippingInformationOfDraftSubscriptionContracts,
  TaxDetails,
  TaxSummaryOfOrders,
  UpdateExtendedFieldsRequest,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ExtendedFields,
  Image,
  MeasurementUnit,
  PageUrlV2,
  SortingOfProducts as Sorting,
  SortOrder,
  SubscriptionFrequency,
  TagList,
  TagsOfOrders as Tags,
  WeightUnit,
} from "@portico/core/schemas";
export {
  Activity,
  ActivityType,
  AdditionalFeeOfOrders as AdditionalFee,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  Address,
  AddressWithContact,
  AppliedDiscountOfOrders as AppliedDiscount,
  AttributionSource,
  AuthorizedPaymentCaptured,
  AuthorizedPaymentCreated,
  AuthorizedPaymentVoided,
  Balance,
  BalanceSummaryOfOrders as V1BalanceSummary,
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CarrierError,
  CarrierErrors,
  CashRounding,
  CatalogReference,
  ChannelInfo,
  ChannelType,
  ChargebackCreated,
  ChargebackReversed,
  ChargeTypeOfOrders as ChargeType,
  Color,
  Coupon,
  CreatedBy as V1CreatedBy,
  CreditCardDetails,
  CurrencyConversionDetails,
  CursorQueryOfDraftOrders as CursorQuery,
  CustomField,
  DecimalQuantity,
  DeliveryLogisticsOfOrders as V1DeliveryLogistics,
  DeliveryTimeSlot,
  DeliveryTimeSlot as V1DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineName,
  Details,
  DigitalFile,
  DiscountReason,
  DiscountRuleName,
  DiscountRuleOfOrders as DiscountRule,
  DiscountType,
  DiscountType as AppliedDiscountDiscountType,
  DraftOrderChangesApplied,
  ExternalReceipt,
  FieldViolation,
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FulfillmentStatus,
  FullAddressContactDetails,
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
  LineItemTaxBreakdown,
  LineItemTaxInfo,
  Location,
  LocationAndQuantity,
  ManagedAdditionalFee,
  ManagedDiscount,
  ManagedLineItem,
  MembershipPaymentRefund,
  MerchantComment,
  MerchantDiscount,
  ModifierGroupOfOrders as ModifierGroup,
  Order,
  OrderActivityTypeEnumActivityType,
  OrderChange,
  OrderCreateNotifications,
  OrderLineItem,
  OrderRefunded,
  OrderStatus as V1OrderStatus,
  OrderTaxBreakdown,
  OrderTaxInfo,
  OwnerApps,
  PaymentCanceled,
  PaymentDeclined,
  PaymentOptionType,
  PaymentPending,
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
  PhysicalProperties,
  PickupAddress,
  PickupDetailsOfOrders as V1PickupDetails,
  PickupMethod,
  PickupMethod as PickupDetailsPickupMethod,
  PlainTextValue,
  PlatformFee,
  PlatformFeeSummary,
  Price,
  PriceDescription,
  PriceSummaryOfOrders as PriceSummary,
  ProductName,
  ReceiptCreated,
  ReceiptSent,
  RecipientInfoChangedDetails,
  RefundedAsStoreCredit,
  RefundedPayment,
  RefundInitiated,
  RegularPayment,
  RegularPaymentRefund,
  RuleType,
  SavedPaymentMethod,
  ShippingChangedDetails,
  ShippingInformationChange,
  ShippingInformationOfDraftSubscriptionContracts as V1ShippingInformation,
  ShippingInformationOfOrders as ShippingInformation,
  ShippingPriceOfOrders as V1ShippingPrice,
  ShippingRegionOfOrders as ShippingRegion,
  StreetAddress,
  SubscriptionInfo,
  SubscriptionSettingsOfOrders as SubscriptionSettings,
  SystemError,
  TaxableAddress,
  TaxableAddressType,
  TaxDetails,
  TaxSummaryOfOrders as TaxSummary,
  TotalPriceChange,
  TranslatableString,
  TranslatedValue,
  UpdateExtendedFieldsRequest,
  ValidationError,
  VatId,
  VatType,
  WixReceipt,
} from "./common.js";

export const CreateDraftOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      sourceOrderId: guid.optional(),
      draftOrder: DraftOrderInput.optional(),
      orderId: guid.nullish(),
    }),
    ["sourceOrderId", "draftOrder"],
  ),
);

export const DraftOrderInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogLineItems: z.array(CatalogReferenceLineItem).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
    discounts: z.array(DiscountOption).max(100).optional(),
    buyerInfo: BuyerInfo.optional(),
    additionalFees: z.array(AdditionalFeeOption).max(100).optional(),
    recipientInfo: AddressWithContact.optional(),
    shippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
    billingInfo: AddressWithContact.optional(),
    taxExempt: z.boolean().optional(),
    businessLocation: Location.optional(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const CatalogReferenceLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogReference: CatalogReference.optional(),
    quantity: z.number().min(1).max(100000).optional(),
    price: Price.optional(),
    priceUndetermined: z.boolean().optional(),
    locations: z.array(LocationAndQuantity).max(5).optional(),
    id: guid.nullish(),
  }),
);

export const CustomLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    catalogReference: CatalogReference.optional(),
    productName: ProductName.optional(),
    url: PageUrlV2.optional(),
    price: Price.optional(),
    lineItemPrice: Price.optional(),
    fullPrice: Price.optional(),
    priceBeforeDiscounts: Price.optional(),
    descriptionLines: z.array(DescriptionLine).optional(),
    media: Image.optional(),
    physicalProperties: PhysicalProperties.optional(),
    itemType: ItemType.optional(),
    priceDescription: PriceDescription.optional(),
    deliveryProfileId: guid.nullish(),
    locations: z.array(LocationAndQuantity).max(5).optional(),
  }),
);

export const DiscountOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      priceAmount: Price.optional(),
      percentage: decimal({ gte: 0.01, lte: 100, maxScale: 2 }).nullish(),
      discountType: DiscountType.optional(),
      lineItemId: guid.nullish(),
      amount: Price.optional(),
      description: z.string().max(200).nullish(),
      applyToDraftOrder: z.boolean().nullish(),
      lineItemDiscounts: z.array(LineItemDiscount).max(1).optional(),
    }),
    ["priceAmount", "percentage"],
  ),
);

export const AdditionalFeeOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().min(1).max(50).optional(),
    price: Price.optional(),
    taxDetails: TaxDetails.optional(),
    applyToDraftOrder: z.boolean().nullish(),
    code: z.string().min(1).max(100).nullish(),
    lineItemIds: z.array(guid).max(300).optional(),
  }),
);

export const CreateDraftOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftOrder: CalculatedDraftOrder.optional(),
    preexistingDraftOrder: z.boolean().nullish(),
  }),
);

export const CalculatedDraftOrder: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrder: DraftOrder.optional(),
    shippingOptions: z.array(ShippingOption).optional(),
    calculationErrors: CalculationErrors.optional(),
  }),
);

export const DraftOrder: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    orderId: guid.nullish(),
    lineItems: z.array(ItemDetails).min(1).max(300).optional(),
    shippingInfo: ShippingDetails.optional(),
    buyerInfo: BuyerInfo.optional(),
    billingInfo: AddressWithContact.optional(),
    additionalFees: z.array(AdditionalFeeDetails).max(100).optional(),
    discounts: z.array(DiscountDetails).max(320).optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    createdBy: CreatedBy.optional(),
    status: EditingStatus.optional(),
    weightUnit: WeightUnit.optional(),
    currency: currency.nullish(),
    priceSummary: PriceSummaryOfOrders.optional(),
    taxSummary: TaxSummaryOfOrders.optional(),
    balanceSummary: BalanceSummary.optional(),
    commitSettings: DraftOrderCommitSettings.optional(),
    memberId: guid.nullish(),
    purchaseFlowId: guid.nullish(),
    recipientInfo: RecipientInfoDetails.optional(),
    taxInfo: OrderTaxInfo.optional(),
    extendedFields: ExtendedFields.optional(),
    buyerDetails: BuyerDetails.optional(),
    billingDetails: BillingDetails.optional(),
    businessLocationDetails: BusinessLocationDetails.optional(),
    platformFeeSummary: PlatformFeeSummary.optional(),
  }),
);

export const ItemDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      added: z.boolean().optional(),
      changedDetails: ItemChangedDetails.optional(),
      removed: z.boolean().optional(),
      lineItem: OrderLineItem.optional(),
    }),
    ["added", "changedDetails", "removed"],
  ),
);

export const ItemChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    quantityBeforeChange: z.number().min(1).max(1000000).nullish(),
    priceBeforeChange: Price.optional(),
    priceDescriptionBeforeChange: PriceDescription.optional(),
    modifierGroupsBeforeChange: z.array(ModifierGroupOfOrders).max(10).optional(),
  }),
);

export const ShippingDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      added: z.boolean().optional(),
      changedDetails: ShippingChangedDetails.optional(),
      removed: z.boolean().optional(),
      shippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
    }),
    ["added", "changedDetails", "removed"],
  ),
);

export const AdditionalFeeDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    additionalFee: AdditionalFeeOfOrders.optional(),
    taxDetails: TaxDetails.optional(),
    source: SourceType.optional(),
    applied: z.boolean().optional(),
  }),
);

export const SourceType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ORIGINAL_ORDER", "AUTOMATIC", "CUSTOM"]),
);

export const DiscountDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    discount: AppliedDiscountOfOrders.optional(),
    source: SourceType.optional(),
    applied: z.boolean().optional(),
  }),
);

export const CreatedBy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ userId: guid.optional(), appId: guid.optional() }), [
    "userId",
    "appId",
  ]),
);

export const EditingStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["DRAFT", "COMMITTED"]),
);

export const BalanceSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    balance: Balance.optional(),
    paid: Price.optional(),
    refunded: Price.optional(),
    authorized: Price.optional(),
    platformFees: Price.optional(),
    totalMinusPlatformFees: Price.optional(),
    cashRoundingAdjustment: CashRounding.optional(),
  }),
);

export const DraftOrderCommitSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sendNotificationsToBuyer: z.boolean().nullish(),
    sendNotificationsToBusiness: z.boolean().nullish(),
    addActivitiesToOrder: z.boolean().nullish(),
    sendNotificationsToCustomFulfillers: z.boolean().nullish(),
    updateInventory: z.array(InventoryUpdate).max(300).optional(),
  }),
);

export const InventoryUpdate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional() }),
);

export const RecipientInfoDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      added: z.boolean().optional(),
      changedDetails: RecipientInfoChangedDetails.optional(),
      removed: z.boolean().optional(),
      recipientInfo: AddressWithContact.optional(),
    }),
    ["added", "changedDetails", "removed"],
  ),
);

export const BuyerDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      added: z.boolean().optional(),
      changedDetails: BuyerChangedDetails.optional(),
      removed: z.boolean().optional(),
      buyerInfo: BuyerInfo.optional(),
    }),
    ["added", "changedDetails", "removed"],
  ),
);

export const BuyerChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ buyerInfoBeforeChange: BuyerInfo.optional() }),
);

export const BillingDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      added: z.boolean().optional(),
      changedDetails: BillingChangedDetails.optional(),
      removed: z.boolean().optional(),
      billingInfo: AddressWithContact.optional(),
    }),
    ["added", "changedDetails", "removed"],
  ),
);

export const BusinessLocationDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      added: z.boolean().optional(),
      changedDetails: BusinessLocationChangedDetails.optional(),
      removed: z.boolean().optional(),
      businessLocation: Location.optional(),
    }),
    ["added", "changedDetails", "removed"],
  ),
);

export const ShippingOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    carrierId: guid.nullish(),
    code: z.string().optional(),
    title: z.string().optional(),
    logistics: DeliveryLogistics.optional(),
    cost: ShippingPrice.optional(),
  }),
);

export const DeliveryLogistics: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryTime: z.string().nullish(),
    instructions: z.string().nullish(),
    pickupDetails: PickupDetails.optional(),
    deliveryTimeSlot: DeliveryTimeSlot.optional(),
  }),
);

export const PickupDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ address: Address.optional(), pickupMethod: PickupMethod.optional() }),
);

export const ShippingPrice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ price: Price.optional(), currency: currency.optional() }),
);

export const CalculationErrors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      generalShippingCalculationError: Details.optional(),
      carrierErrors: CarrierErrors.optional(),
      taxCalculationError: Details.optional(),
      orderValidationErrors: z.array(ApplicationError).optional(),
    }),
    ["generalShippingCalculationError", "carrierErrors"],
  ),
);

export const CreateEmptyDraftOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const CreateEmptyDraftOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const AddLineItemsToDraftOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: guid,
    catalogLineItems: z.array(CatalogReferenceLineItem).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
  }),
);

export const AddLineItemsToDraftOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const UpdateLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: guid,
    lineItemChanges: z.array(LineItemChangeDetails).min(1).max(300),
  }),
);

export const LineItemChangeDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    newQuantity: z.number().max(1000000).nullish(),
    newPrice: decimal({ gte: 0, lte: 1000000000000000 }).nullish(),
    newPriceDescription: PriceDescription.optional(),
    newProductName: ProductName.optional(),
    newDescriptionLines: DescriptionLinesOverride.optional(),
    newModifierGroups: ModifiersGroupsOverride.optional(),
  }),
);

export const DescriptionLinesOverride: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ModifiersGroupsOverride: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ modifierGroups: z.array(ModifierGroupOfOrders).max(10).optional() }),
);

export const UpdateLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetDepositRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, depositDetails: DepositDetails.optional() }),
);

export const DepositDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      amount: Price.optional(),
      percentage: decimal({ gte: 0, lte: 100, maxScale: 2 }).nullish(),
      priceSummary: PriceSummaryOfOrders.optional(),
    }),
    ["amount", "percentage"],
  ),
);

export const SetDepositResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetDiscountsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, discounts: z.array(IdAndApplied).min(1).max(320) }),
);

export const IdAndApplied: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), applied: z.boolean().optional() }),
);

export const SetDiscountsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const CreateCustomDiscountsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: guid,
    discounts: z.array(DiscountOption).min(1).max(100).optional(),
  }),
);

export const CreateCustomDiscountsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const DeleteCustomDiscountsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, discountIds: z.array(guid).min(1).max(100) }),
);

export const DeleteCustomDiscountsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetAdditionalFeesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, additionalFees: z.array(IdAndApplied).min(1).max(100) }),
);

export const SetAdditionalFeesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const CreateCustomAdditionalFeesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: guid,
    customAdditionalFees: z.array(AdditionalFeeOption).min(1).max(100).optional(),
    currency: z.string().nullish(),
  }),
);

export const CreateCustomAdditionalFeesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const DeleteCustomAdditionalFeesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, customAdditionalFees: z.array(guid).min(1).max(100) }),
);

export const DeleteCustomAdditionalFeesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetShippingInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: guid,
    shippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
  }),
);

export const SetShippingInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetBuyerInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, buyerInfo: BuyerInfo.optional() }),
);

export const SetBuyerInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetRecipientInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, recipientInfo: AddressWithContact.optional() }),
);

export const SetRecipientInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetBillingInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, billingInfo: AddressWithContact.optional() }),
);

export const SetBillingInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const GetDraftOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid }),
);

export const GetDraftOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const GetOrderDraftabilityStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid }),
);

export const GetOrderDraftabilityStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.optional(),
    orderDraftable: z.boolean().optional(),
    nonDraftableReasons: z.array(NonDraftableReason).max(5).optional(),
  }),
);

export const NonDraftableReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "PARTIALLY_OR_FULLY_REFUNDED",
    "UNSUPPORTED_CHANNEL_TYPE",
    "ORDER_STATUS_IS_NOT_SUPPORTED",
    "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT",
    "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT",
    "ORDER_NOT_FOUND",
    "SUBSCRIPTION_LINE_ITEM_EXISTS",
  ]),
);

export const CommitDraftOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: guid,
    commitSettings: DraftOrderCommitSettings.optional(),
    reason: z.string().max(200).nullish(),
  }),
);

export const CommitDraftOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ committedDraftOrder: DraftOrder.optional(), orderAfterCommit: Order.optional() }),
);

export const CreateOrderFromDraftRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: guid,
    createSettings: OrderCreateSettings.optional(),
    reason: z.string().max(200).nullish(),
    channelInfo: ChannelInfo.optional(),
  }),
);

export const OrderCreateSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      editableByEveryone: z.boolean().optional(),
      editableByOwnerApps: OwnerApps.optional(),
      notifications: OrderCreateNotifications.optional(),
    }),
    ["editableByEveryone", "editableByOwnerApps"],
  ),
);

export const CreateOrderFromDraftResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ committedDraftOrder: DraftOrder.optional(), createdOrder: Order.optional() }),
);

export const DeleteDraftOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid }),
);

export const DeleteDraftOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryDraftOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQueryOfDraftOrders.optional() }),
);

export const QueryDraftOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrders: z.array(DraftOrder).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const UpdateExtendedFieldsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrder: DraftOrder.optional() }),
);

export const SetTaxExemptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, taxExempt: z.boolean() }),
);

export const SetTaxExemptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

export const SetBusinessLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid, businessLocation: Location.optional() }),
);

export const SetBusinessLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ calculatedDraftOrder: CalculatedDraftOrder.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.draftOrders.createDraftOrder": /* @__PURE__ */ needing(
    CreateDraftOrderRequest,
    "draftOrder.additionalFees.name",
    "draftOrder.additionalFees.price",
    "draftOrder.additionalFees.price.amount",
    "draftOrder.businessLocation.id",
    "draftOrder.catalogLineItems.catalogReference",
    "draftOrder.discounts.amount.amount",
    "draftOrder.discounts.discountType",
    "draftOrder.discounts.priceAmount.amount",
  ),
  "ecom.draftOrders.createEmptyDraftOrder": CreateEmptyDraftOrderRequest,
  "ecom.draftOrders.addLineItemsToDraftOrder": /* @__PURE__ */ needing(
    AddLineItemsToDraftOrderRequest,
    "catalogLineItems.catalogReference",
  ),
  "ecom.draftOrders.updateLineItems": /* @__PURE__ */ needing(
    UpdateLineItemsRequest,
    "lineItemChanges.lineItemId",
    "lineItemChanges.newModifierGroups.modifierGroups.id",
    "lineItemChanges.newModifierGroups.modifierGroups.modifiers.id",
  ),
  "ecom.draftOrders.setDeposit": SetDepositRequest,
  "ecom.draftOrders.setDiscounts": /* @__PURE__ */ needing(
    SetDiscountsRequest,
    "discounts.id",
    "discounts.applied",
  ),
  "ecom.draftOrders.createCustomDiscounts": /* @__PURE__ */ needing(
    CreateCustomDiscountsRequest,
    "discounts.amount.amount",
    "discounts.discountType",
    "discounts.priceAmount.amount",
  ),
  "ecom.draftOrders.deleteCustomDiscounts": DeleteCustomDiscountsRequest,
  "ecom.draftOrders.setAdditionalFees": /* @__PURE__ */ needing(
    SetAdditionalFeesRequest,
    "additionalFees.id",
    "additionalFees.applied",
  ),
  "ecom.draftOrders.createCustomAdditionalFees": /* @__PURE__ */ needing(
    CreateCustomAdditionalFeesRequest,
    "customAdditionalFees.name",
    "customAdditionalFees.price",
    "customAdditionalFees.price.amount",
  ),
  "ecom.draftOrders.deleteCustomAdditionalFees": DeleteCustomAdditionalFeesRequest,
  "ecom.draftOrders.setShippingInfo": SetShippingInfoRequest,
  "ecom.draftOrders.setBuyerInfo": SetBuyerInfoRequest,
  "ecom.draftOrders.setRecipientInfo": SetRecipientInfoRequest,
  "ecom.draftOrders.setBillingInfo": SetBillingInfoRequest,
  "ecom.draftOrders.getDraftOrder": GetDraftOrderRequest,
  "ecom.draftOrders.deleteDraftOrder": DeleteDraftOrderRequest,
  "ecom.draftOrders.getOrderDraftabilityStatus": GetOrderDraftabilityStatusRequest,
  "ecom.draftOrders.commitDraftOrder": CommitDraftOrderRequest,
  "ecom.draftOrders.createOrderFromDraft": CreateOrderFromDraftRequest,
  "ecom.draftOrders.queryDraftOrders": QueryDraftOrdersRequest,
  "ecom.draftOrders.updateExtendedFields": UpdateExtendedFieldsRequest,
  "ecom.draftOrders.setTaxExemption": SetTaxExemptionRequest,
  "ecom.draftOrders.setBusinessLocation": /* @__PURE__ */ needing(
    SetBusinessLocationRequest,
    "businessLocation.id",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.draftOrders.createDraftOrder": /* @__PURE__ */ responseSchema(CreateDraftOrderResponse),
  "ecom.draftOrders.createEmptyDraftOrder": /* @__PURE__ */ responseSchema(
    CreateEmptyDraftOrderResponse,
  ),
  "ecom.draftOrders.addLineItemsToDraftOrder": /* @__PURE__ */ responseSchema(
    AddLineItemsToDraftOrderResponse,
  ),
  "ecom.draftOrders.updateLineItems": /* @__PURE__ */ responseSchema(UpdateLineItemsResponse),
  "ecom.draftOrders.setDeposit": /* @__PURE__ */ responseSchema(SetDepositResponse),
  "ecom.draftOrders.setDiscounts": /* @__PURE__ */ responseSchema(SetDiscountsResponse),
  "ecom.draftOrders.createCustomDiscounts": /* @__PURE__ */ responseSchema(
    CreateCustomDiscountsResponse,
  ),
  "ecom.draftOrders.deleteCustomDiscounts": /* @__PURE__ */ responseSchema(
    DeleteCustomDiscountsResponse,
  ),
  "ecom.draftOrders.setAdditionalFees": /* @__PURE__ */ responseSchema(SetAdditionalFeesResponse),
  "ecom.draftOrders.createCustomAdditionalFees": /* @__PURE__ */ responseSchema(
    CreateCustomAdditionalFeesResponse,
  ),
  "ecom.draftOrders.deleteCustomAdditionalFees": /* @__PURE__ */ responseSchema(
    DeleteCustomAdditionalFeesResponse,
  ),
  "ecom.draftOrders.setShippingInfo": /* @__PURE__ */ responseSchema(SetShippingInfoResponse),
  "ecom.draftOrders.setBuyerInfo": /* @__PURE__ */ responseSchema(SetBuyerInfoResponse),
  "ecom.draftOrders.setRecipientInfo": /* @__PURE__ */ responseSchema(SetRecipientInfoResponse),
  "ecom.draftOrders.setBillingInfo": /* @__PURE__ */ responseSchema(SetBillingInfoResponse),
  "ecom.draftOrders.getDraftOrder": /* @__PURE__ */ responseSchema(GetDraftOrderResponse),
  "ecom.draftOrders.deleteDraftOrder": /* @__PURE__ */ responseSchema(DeleteDraftOrderResponse),
  "ecom.draftOrders.getOrderDraftabilityStatus": /* @__PURE__ */ responseSchema(
    GetOrderDraftabilityStatusResponse,
  ),
  "ecom.draftOrders.commitDraftOrder": /* @__PURE__ */ responseSchema(CommitDraftOrderResponse),
  "ecom.draftOrders.createOrderFromDraft": /* @__PURE__ */ responseSchema(
    CreateOrderFromDraftResponse,
  ),
  "ecom.draftOrders.queryDraftOrders": /* @__PURE__ */ responseSchema(QueryDraftOrdersResponse),
  "ecom.draftOrders.updateExtendedFields": /* @__PURE__ */ responseSchema(
    UpdateExtendedFieldsResponse,
  ),
  "ecom.draftOrders.setTaxExemption": /* @__PURE__ */ responseSchema(SetTaxExemptionResponse),
  "ecom.draftOrders.setBusinessLocation": /* @__PURE__ */ responseSchema(
    SetBusinessLocationResponse,
  ),
};
