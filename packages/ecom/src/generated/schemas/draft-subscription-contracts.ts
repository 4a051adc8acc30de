// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  currency,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  ItemMetadata,
  responseSchema,
  Tags,
  WeightUnit,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AdditionalFeeOfOrders,
  AddressWithContact,
  AppliedDiscountOfOrders,
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CatalogReference,
  ContractTarget,
  DescriptionLine,
  Details,
  ItemType,
  Location,
  LocationAndQuantity,
  ModifierGroupOfOrders,
  OrderLineItem,
  OrderTaxInfo,
  PhysicalProperties,
  PlatformFeeSummary,
  Price,
  PriceDescription,
  PriceSummaryOfOrders,
  ProductName,
  RecipientInfoChangedDetails,
  ShippingChangedDetails,
  ShippingInformationOfDraftSubscriptionContracts,
  SubscriptionSettingsOfOrders,
  TaxDetails,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Image,
  ItemMetadata,
  MeasurementUnit,
  Sorting,
  SortOrder,
  SubscriptionFrequency,
  TagList,
  Tags,
  WeightUnit,
} from "@portico/core/schemas";
export {
  AdditionalFeeOfOrders as AdditionalFee,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  Address,
  AddressWithContact,
  AppliedDiscountOfOrders as AppliedDiscount,
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CatalogReference,
  ChargeTypeOfOrders as ChargeType,
  Color,
  ContractTarget,
  Coupon,
  DecimalQuantity,
  DeliveryLogisticsOfOrders as DeliveryLogistics,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineName,
  Details,
  DigitalFile,
  DiscountReason,
  DiscountRuleName,
  DiscountRuleOfOrders as DiscountRule,
  DiscountType,
  FieldViolation,
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FullAddressContactDetails,
  ItemModifierOfOrders as ItemModifier,
  ItemTaxFullDetailsOfOrders as ItemTaxFullDetails,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemDiscount,
  LineItemTaxBreakdown,
  LineItemTaxInfo,
  Location,
  LocationAndQuantity,
  MerchantDiscount,
  ModifierGroupOfOrders as ModifierGroup,
  OrderLineItem,
  OrderTaxBreakdown,
  OrderTaxInfo,
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
  RecipientInfoChangedDetails,
  RuleType,
  ShippingChangedDetails,
  ShippingInformationOfDraftSubscriptionContracts as ShippingInformation,
  ShippingPriceOfOrders as ShippingPrice,
  ShippingRegionOfOrders as ShippingRegion,
  StreetAddress,
  SubscriptionInfo,
  SubscriptionSettingsOfOrders as SubscriptionSettings,
  SystemError,
  TaxableAddress,
  TaxableAddressType,
  TaxDetails as AdditionalFeeTaxDetails,
  TranslatableString,
  ValidationError,
  VatId,
  VatType,
} from "./common.js";

export const GetSubscriptionContractDraftabilityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionContractId: guid }),
);

export const GetSubscriptionContractDraftabilityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftable: z.boolean().optional(),
    nonDraftableReasons: z.array(NonDraftableReason).max(10).optional(),
    currentCycle: z.number().nullish(),
  }),
);

export const NonDraftableReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftAlreadyExistsForAnotherOwner: DraftAlreadyExistsForAnotherOwnerReasonDetails.optional(),
    reason: V1Reason.optional(),
  }),
);

export const DraftAlreadyExistsForAnotherOwnerReasonDetails: z.ZodType = /* @__PURE__ */ z.lazy(
  () => z.looseObject({ draftId: guid.optional(), owner: CreatedBy.optional() }),
);

export const CreatedBy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({ userId: guid.optional(), appId: guid.optional(), memberId: guid.optional() }),
    ["userId", "appId", "memberId"],
  ),
);

export const V1Reason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "SUBSCRIPTION_CONTRACT_NOT_FOUND",
    "UNSUPPORTED_CATALOG",
    "UNSUPPORTED_CHANNEL_TYPE",
    "CURRENCY_MISMATCH",
    "WEIGHT_UNIT_MISMATCH",
    "DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER",
    "LAST_CYCLE",
    "GRACE_PERIOD",
    "UNSUPPORTED_STATUS",
    "SUBSCRIPTION_NOT_EDITABLE",
    "MULTIPLE_CATALOGS",
  ]),
);

export const CreateDraftSubscriptionContractRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionContractId: guid, target: Target }),
);

export const Target: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      contractTarget: ContractTarget.optional(),
      cycleTarget: CycleTarget.optional(),
    }),
    ["contractTarget", "cycleTarget"],
  ),
);

export const CycleTarget: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cycleNumber: z.number().optional() }),
);

export const CreateDraftSubscriptionContractResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftSubscriptionContract: CalculatedDraftSubscriptionContract.optional(),
  }),
);

export const CalculatedDraftSubscriptionContract: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftSubscriptionContract: DraftSubscriptionContract.optional(),
    calculationErrors: CalculationErrors.optional(),
  }),
);

export const DraftSubscriptionContract: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    subscriptionContractId: guid.optional(),
    target: Target.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    createdBy: CreatedBy.optional(),
    status: DraftStatus.optional(),
    lineItems: z.array(ItemDetails).max(100).optional(),
    discounts: z.array(DiscountDetails).max(100).optional(),
    additionalFees: z.array(AdditionalFeeDetails).max(100).optional(),
    priceSummary: PriceSummaryOfOrders.optional(),
    taxInfo: OrderTaxInfo.optional(),
    weightUnit: WeightUnit.optional(),
    currency: currency.nullish(),
    tags: Tags.optional(),
    extendedFields: ExtendedFields.optional(),
    buyerDetails: BuyerDetails.optional(),
    shippingDetails: ShippingDetails.optional(),
    billingDetails: BillingDetails.optional(),
    recipientDetails: RecipientInfoDetails.optional(),
    businessLocationDetails: BusinessLocationDetails.optional(),
    platformFeeSummary: PlatformFeeSummary.optional(),
    settings: DraftSubscriptionContractSettings.optional(),
    subscriptionSettings: SubscriptionSettingsOfOrders.optional(),
  }),
);

export const DraftStatus: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["DRAFT", "COMMITTED"]));

export const ItemDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    changed: ItemChangedDetails.optional(),
    lineItem: OrderLineItem.optional(),
    changeType: ChangeType.optional(),
  }),
);

export const ItemChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    quantityBeforeChange: z.number().nullish(),
    priceBeforeChange: Price.optional(),
    modifierGroupsBeforeChange: z.array(ModifierGroupOfOrders).max(10).optional(),
  }),
);

export const ChangeType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["EMPTY", "ADDED", "CHANGED", "REMOVED"]),
);

export const DiscountDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    discount: AppliedDiscountOfOrders.optional(),
    source: SourceType.optional(),
    applied: z.boolean().optional(),
  }),
);

export const SourceType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ORIGINAL_CONTRACT", "AUTOMATIC", "CUSTOM"]),
);

export const AdditionalFeeDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    additionalFee: AdditionalFeeOfOrders.optional(),
    taxDetails: TaxDetails.optional(),
    source: SourceType.optional(),
    applied: z.boolean().optional(),
  }),
);

export const BuyerDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ buyerInfo: BuyerInfo.optional(), changeType: ChangeType.optional() }),
);

export const ShippingDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    changed: ShippingChangedDetails.optional(),
    shippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
    changeType: ChangeType.optional(),
  }),
);

export const BillingDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    changed: BillingChangedDetails.optional(),
    billingInfo: AddressWithContact.optional(),
    changeType: ChangeType.optional(),
  }),
);

export const RecipientInfoDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    changed: RecipientInfoChangedDetails.optional(),
    recipientInfo: AddressWithContact.optional(),
    changeType: ChangeType.optional(),
  }),
);

export const BusinessLocationDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    changed: BusinessLocationChangedDetails.optional(),
    businessLocation: Location.optional(),
    changeType: ChangeType.optional(),
  }),
);

export const DraftSubscriptionContractSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ specificItemsCouponBehavior: SpecificItemsCouponBehavior.optional() }),
);

export const SpecificItemsCouponBehavior: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNDEFINED_COUPON_BEHAVIOR",
    "ITEM_SUBTOTAL_INCLUDES_DISCOUNT",
    "LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT",
  ]),
);

export const CalculationErrors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxCalculationError: Details.optional() }),
);

export const GetDraftSubscriptionContractRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftSubscriptionContractId: guid }),
);

export const GetDraftSubscriptionContractResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftSubscriptionContract: CalculatedDraftSubscriptionContract.optional(),
  }),
);

export const DeleteDraftSubscriptionContractRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftSubscriptionContractId: guid }),
);

export const DeleteDraftSubscriptionContractResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const AddLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftSubscriptionContractId: guid,
    catalogLineItems: z.array(CatalogReferenceLineItem).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
  }),
);

export const CatalogReferenceLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    catalogReference: CatalogReference.optional(),
    quantity: z.number().min(1).max(100000).optional(),
    price: Price.optional(),
    locations: z.array(LocationAndQuantity).max(5).optional(),
  }),
);

export const CustomLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    catalogReference: CatalogReference.optional(),
    productName: ProductName.optional(),
    price: Price.optional(),
    priceBeforeDiscounts: Price.optional(),
    lineItemPrice: Price.optional(),
    descriptionLines: z.array(DescriptionLine).max(20).optional(),
    physicalProperties: PhysicalProperties.optional(),
    itemType: ItemType.optional(),
    priceDescription: PriceDescription.optional(),
    deliveryProfileId: guid.nullish(),
    locations: z.array(LocationAndQuantity).max(5).optional(),
  }),
);

export const AddLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftSubscriptionContract: CalculatedDraftSubscriptionContract.optional(),
  }),
);

export const UpdateLineItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftSubscriptionContractId: guid,
    lineItemChanges: z.array(LineItemChangeDetails).min(1).max(300),
  }),
);

export const LineItemChangeDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    newQuantity: z.number().max(1000000).nullish(),
    newPrice: decimal({ gte: 0, lte: 1000000000000000 }).nullish(),
  }),
);

export const UpdateLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftSubscriptionContract: CalculatedDraftSubscriptionContract.optional(),
  }),
);

export const SetShippingInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftSubscriptionContractId: guid,
    shippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
  }),
);

export const SetShippingInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftSubscriptionContract: CalculatedDraftSubscriptionContract.optional(),
  }),
);

export const SetRecipientInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftSubscriptionContractId: guid,
    recipientInfo: AddressWithContact.optional(),
  }),
);

export const SetRecipientInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftSubscriptionContract: CalculatedDraftSubscriptionContract.optional(),
  }),
);

export const CommitDraftSubscriptionContractRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftSubscriptionContractId: guid,
    reason: z.string().max(200).nullish(),
    settings: SubscriptionCommitSettings.optional(),
  }),
);

export const SubscriptionCommitSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sendNotificationsToBuyer: z.boolean().nullish(),
    sendNotificationsToBusiness: z.boolean().nullish(),
  }),
);

export const CommitDraftSubscriptionContractResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    calculatedDraftSubscriptionContract: CalculatedDraftSubscriptionContract.optional(),
  }),
);

export const QueryDraftSubscriptionContractsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryDraftSubscriptionContractsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftSubscriptionContracts: z.array(DraftSubscriptionContract).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const BulkUpdateDraftSubscriptionContractTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(
  () =>
    z.looseObject({
      draftSubscriptionContractIds: z.array(guid).min(1).max(100),
      assignTags: Tags.optional(),
      unassignTags: Tags.optional(),
    }),
);

export const BulkUpdateDraftSubscriptionContractTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(
  () =>
    z.looseObject({
      results: z.array(BulkUpdateDraftSubscriptionContractTagsResult).min(1).max(100).optional(),
      bulkActionMetadata: BulkActionMetadata.optional(),
    }),
);

export const BulkUpdateDraftSubscriptionContractTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdateDraftSubscriptionContractTagsByFilterRequest: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({
      filter: z.record(z.string(), z.unknown()),
      assignTags: Tags.optional(),
      unassignTags: Tags.optional(),
    }),
  );

export const BulkUpdateDraftSubscriptionContractTagsByFilterResponse: z.ZodType =
  /* @__PURE__ */ z.lazy(() => z.looseObject({ jobId: guid.optional() }));

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.draftSubscriptionContracts.getSubscriptionContractDraftability":
    GetSubscriptionContractDraftabilityRequest,
  "ecom.draftSubscriptionContracts.createDraftSubscriptionContract":
    CreateDraftSubscriptionContractRequest,
  "ecom.draftSubscriptionContracts.getDraftSubscriptionContract":
    GetDraftSubscriptionContractRequest,
  "ecom.draftSubscriptionContracts.deleteDraftSubscriptionContract":
    DeleteDraftSubscriptionContractRequest,
  "ecom.draftSubscriptionContracts.addLineItems": AddLineItemsRequest,
  "ecom.draftSubscriptionContracts.updateLineItems": UpdateLineItemsRequest,
  "ecom.draftSubscriptionContracts.setShippingInfo": SetShippingInfoRequest,
  "ecom.draftSubscriptionContracts.setRecipientInfo": SetRecipientInfoRequest,
  "ecom.draftSubscriptionContracts.commitDraftSubscriptionContract":
    CommitDraftSubscriptionContractRequest,
  "ecom.draftSubscriptionContracts.queryDraftSubscriptionContracts":
    QueryDraftSubscriptionContractsRequest,
  "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTags":
    BulkUpdateDraftSubscriptionContractTagsRequest,
  "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTagsByFilter":
    BulkUpdateDraftSubscriptionContractTagsByFilterRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.draftSubscriptionContracts.getSubscriptionContractDraftability":
    /* @__PURE__ */ responseSchema(GetSubscriptionContractDraftabilityResponse),
  "ecom.draftSubscriptionContracts.createDraftSubscriptionContract": /* @__PURE__ */ responseSchema(
    CreateDraftSubscriptionContractResponse,
  ),
  "ecom.draftSubscriptionContracts.getDraftSubscriptionContract": /* @__PURE__ */ responseSchema(
    GetDraftSubscriptionContractResponse,
  ),
  "ecom.draftSubscriptionContracts.deleteDraftSubscriptionContract": /* @__PURE__ */ responseSchema(
    DeleteDraftSubscriptionContractResponse,
  ),
  "ecom.draftSubscriptionContracts.addLineItems":
    /* @__PURE__ */ responseSchema(AddLineItemsResponse),
  "ecom.draftSubscriptionContracts.updateLineItems":
    /* @__PURE__ */ responseSchema(UpdateLineItemsResponse),
  "ecom.draftSubscriptionContracts.setShippingInfo":
    /* @__PURE__ */ responseSchema(SetShippingInfoResponse),
  "ecom.draftSubscriptionContracts.setRecipientInfo":
    /* @__PURE__ */ responseSchema(SetRecipientInfoResponse),
  "ecom.draftSubscriptionContracts.commitDraftSubscriptionContract": /* @__PURE__ */ responseSchema(
    CommitDraftSubscriptionContractResponse,
  ),
  "ecom.draftSubscriptionContracts.queryDraftSubscriptionContracts": /* @__PURE__ */ responseSchema(
    QueryDraftSubscriptionContractsResponse,
  ),
  "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTags":
    /* @__PURE__ */ responseSchema(BulkUpdateDraftSubscriptionContractTagsResponse),
  "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTagsByFilter":
    /* @__PURE__ */ responseSchema(BulkUpdateDraftSubscriptionContractTagsByFilterResponse),
};
