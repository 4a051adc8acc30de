// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  CursorPagingMetadata,
  CursorQuery,
  currency,
  dateTime,
  ExtendedFields,
  guid,
  responseSchema,
  WeightUnit,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AdditionalFeeOfOrders,
  AddressWithContact,
  AppliedDiscountOfOrders,
  BuyerInfo,
  ChannelInfo,
  ContractTarget,
  CurrencyConversionDetails,
  CustomField,
  LineItemQuantityChange,
  ManagedLineItem,
  OrderLineItem,
  PlatformFeeSummary,
  Price,
  PriceSummaryOfOrders,
  ProductName,
  ShippingInformationOfDraftSubscriptionContracts,
  SubscriptionSettingsOfOrders,
  TotalPriceChange,
  TranslatedValue,
} from "./common.js";

export {
  AddressLocation,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Image,
  MeasurementUnit,
  Sorting,
  SortOrder,
  SubscriptionFrequency,
  SubscriptionFrequency as V2SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/schemas";
export {
  AdditionalFeeOfOrders as AdditionalFee,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  Address,
  AddressWithContact,
  AppliedDiscountOfOrders as AppliedDiscount,
  BuyerInfo,
  CatalogReference,
  ChannelInfo,
  ChannelType,
  ChargeTypeOfOrders as ChargeType,
  Color,
  ContractTarget,
  Coupon,
  CurrencyConversionDetails,
  CustomField,
  DecimalQuantity,
  DeliveryLogisticsOfOrders as DeliveryLogistics,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineName,
  DigitalFile,
  DiscountReason,
  DiscountRuleName,
  DiscountRuleOfOrders as DiscountRule,
  DiscountType,
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FreeTrialPeriodOfOrders as V1FreeTrialPeriod,
  FullAddressContactDetails,
  ItemModifierOfOrders as ItemModifier,
  ItemTaxFullDetailsOfOrders as ItemTaxFullDetails,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemDiscount,
  LineItemQuantityChange,
  LineItemQuantityChangeType,
  LineItemTaxBreakdown,
  LineItemTaxInfo,
  LocationAndQuantity,
  ManagedLineItem,
  MerchantDiscount,
  ModifierGroupOfOrders as ModifierGroup,
  OrderLineItem,
  PaymentOptionType,
  PhysicalProperties,
  PickupAddress,
  PickupDetailsOfOrders as PickupDetails,
  PickupMethod,
  PlainTextValue,
  PlatformFee,
  PlatformFeeSummary,
  Price,
  PriceDescription,
  PriceSummaryOfOrders as PriceSummary,
  ProductName,
  ShippingInformationOfDraftSubscriptionContracts as ShippingInformation,
  ShippingPriceOfOrders as ShippingPrice,
  ShippingRegionOfOrders as ShippingRegion,
  StreetAddress,
  SubscriptionInfo,
  SubscriptionSettingsOfOrders as SubscriptionSettings,
  SubscriptionSettingsOfOrders as V1SubscriptionSettings,
  TaxableAddress,
  TaxableAddressType,
  TotalPriceChange,
  TranslatableString,
  TranslatedValue,
  VatId,
  VatType,
} from "./common.js";

export const GetSubscriptionContractRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionContractId: guid }),
);

export const GetSubscriptionContractResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionContract: SubscriptionContract.optional() }),
);

export const SubscriptionContract: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    description: z.string().max(500).nullish(),
    subscriptionSettings: SubscriptionSettingsOfOrders.optional(),
    lineItems: z.array(OrderLineItem).min(1).max(100).optional(),
    buyerInfo: BuyerInfo.optional(),
    buyerLanguage: z.string().max(10).nullish(),
    weightUnit: WeightUnit.optional(),
    currency: currency.nullish(),
    currencyConversionDetails: CurrencyConversionDetails.optional(),
    taxIncludedInPrices: z.boolean().optional(),
    priceSummary: PriceSummaryOfOrders.optional(),
    platformFeeSummary: PlatformFeeSummary.optional(),
    billingInfo: AddressWithContact.optional(),
    shippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
    appliedDiscounts: z.array(AppliedDiscountOfOrders).max(100).optional(),
    channelInfo: ChannelInfo.optional(),
    customFields: z.array(CustomField).max(100).optional(),
    recipientInfo: AddressWithContact.optional(),
    extendedFields: ExtendedFields.optional(),
    title: z.string().max(150).nullish(),
    additionalFees: z.array(AdditionalFeeOfOrders).max(100).optional(),
    activities: z.array(SubscriptionContractActivity).max(500).optional(),
  }),
);

export const SubscriptionContractActivity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    contractTarget: ContractTarget.optional(),
    changesApplied: ChangesAppliedActivity.optional(),
    id: guid.optional(),
    createdDate: dateTime.nullish(),
    author: ActivityAuthor.optional(),
    activityType: ActivityType.optional(),
  }),
);

export const ChangesAppliedActivity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    contractTarget: ContractTarget.optional(),
    draftSubscriptionContractId: guid.optional(),
    changes: z.array(ContractChange).max(100).optional(),
    reason: z.string().max(200).nullish(),
  }),
);

export const ContractChange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      lineItemChanged: LineItemChanges.optional(),
      lineItemAdded: ManagedLineItem.optional(),
      lineItemRemoved: ManagedLineItem.optional(),
      discountAdded: ManagedDiscount.optional(),
      discountRemoved: ManagedDiscount.optional(),
      additionalFeeAdded: ManagedAdditionalFee.optional(),
      additionalFeeRemoved: ManagedAdditionalFee.optional(),
      totalPriceChanged: TotalPriceChange.optional(),
    }),
    [
      "lineItemChanged",
      "lineItemAdded",
      "lineItemRemoved",
      "discountAdded",
      "discountRemoved",
      "additionalFeeAdded",
      "additionalFeeRemoved",
      "totalPriceChanged",
    ],
  ),
);

export const LineItemChanges: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: ProductName.optional(),
    quantity: LineItemQuantityChange.optional(),
  }),
);

export const ManagedDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: TranslatedValue.optional(),
    totalAmount: Price.optional(),
  }),
);

export const ManagedAdditionalFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: TranslatedValue.optional(),
    totalAmount: Price.optional(),
  }),
);

export const ActivityAuthor: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ userId: guid.optional(), appId: guid.optional() }), [
    "userId",
    "appId",
  ]),
);

export const ActivityType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_ACTIVITY_TYPE", "CHANGES_APPLIED"]),
);

export const QuerySubscriptionContractsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QuerySubscriptionContractsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subscriptionContracts: z.array(SubscriptionContract).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.subscriptionContracts.getSubscriptionContract": GetSubscriptionContractRequest,
  "ecom.subscriptionContracts.querySubscriptionContracts": QuerySubscriptionContractsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.subscriptionContracts.getSubscriptionContract": /* @__PURE__ */ responseSchema(
    GetSubscriptionContractResponse,
  ),
  "ecom.subscriptionContracts.querySubscriptionContracts": /* @__PURE__ */ responseSchema(
    QuerySubscriptionContractsResponse,
  ),
};
