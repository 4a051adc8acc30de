// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the contracts behind recurring orders.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  WeightUnit,
} from "@portico/core/types";
import { orderLineItemCodec, shippingInformationCodec2 } from "./codecs.js";
import type {
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

export type {
  AddressLocation,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Image,
  ImageInput,
  MeasurementUnit,
  Sorting,
  SortOrder,
  SubscriptionFrequency,
  SubscriptionFrequency as V2SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  AdditionalFeeOfOrders as AdditionalFee,
  AdditionalFeeOfOrdersInput as AdditionalFeeInput,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  Address,
  AddressInput,
  AddressWithContact,
  AddressWithContactInput,
  AppliedDiscountOfOrders as AppliedDiscount,
  AppliedDiscountOfOrdersInput as AppliedDiscountInput,
  BuyerInfo,
  CatalogReference,
  CatalogReferenceInput,
  ChannelInfo,
  ChannelInfoInput,
  ChannelType,
  ChargeTypeOfOrders as ChargeType,
  Color,
  ColorInput,
  ContractTarget,
  Coupon,
  CouponRequestInput,
  CurrencyConversionDetails,
  CustomField,
  CustomFieldInput,
  DecimalQuantity,
  DecimalQuantityInput,
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
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FreeTrialPeriodOfOrders as V1FreeTrialPeriod,
  FreeTrialPeriodOfOrdersInput as FreeTrialPeriodInput,
  FreeTrialPeriodOfOrdersInput as V1FreeTrialPeriodInput,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  ItemModifierOfOrders as ItemModifier,
  ItemModifierOfOrdersInput as ItemModifierInput,
  ItemTaxFullDetailsOfOrders as ItemTaxFullDetails,
  ItemTaxFullDetailsOfOrdersInput as ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemDiscount,
  LineItemDiscountInput,
  LineItemQuantityChange,
  LineItemQuantityChangeInput,
  LineItemQuantityChangeType,
  LineItemTaxBreakdown,
  LineItemTaxBreakdownInput,
  LineItemTaxInfo,
  LineItemTaxInfoInput,
  LocationAndQuantity,
  LocationAndQuantityInput,
  ManagedLineItem,
  ManagedLineItemInput,
  MerchantDiscount,
  MerchantDiscountInput,
  ModifierGroupOfOrders as ModifierGroup,
  ModifierGroupOfOrdersInput as ModifierGroupInput,
  OrderLineItem,
  OrderLineItemInput,
  PaymentOptionType,
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
  Price,
  PriceDescription,
  PriceDescriptionInput,
  PriceInput,
  PriceSummaryOfOrders as PriceSummary,
  PriceSummaryOfOrdersInput as PriceSummaryInput,
  ProductName,
  ProductNameInput,
  ShippingInformationOfDraftSubscriptionContracts as ShippingInformation,
  ShippingInformationOfDraftSubscriptionContractsInput as ShippingInformationInput,
  ShippingPriceOfOrders as ShippingPrice,
  ShippingPriceOfOrdersInput as ShippingPriceInput,
  ShippingRegionOfOrders as ShippingRegion,
  StreetAddress,
  StreetAddressInput,
  SubscriptionInfo,
  SubscriptionInfoInput,
  SubscriptionSettingsOfOrders as SubscriptionSettings,
  SubscriptionSettingsOfOrders as V1SubscriptionSettings,
  SubscriptionSettingsOfOrdersInput as SubscriptionSettingsInput,
  SubscriptionSettingsOfOrdersInput as V1SubscriptionSettingsInput,
  TaxableAddress,
  TaxableAddressType,
  TotalPriceChange,
  TotalPriceChangeInput,
  TranslatableString,
  TranslatableStringInput,
  TranslatedValue,
  TranslatedValueInput,
  VatId,
  VatIdInput,
  VatType,
} from "./common.js";

const subscriptionContractCodec: CodecTable = {
  activities: { createdDate: "d" },
  billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  createdDate: "d",
  lineItems: orderLineItemCodec,
  recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  shippingInfo: shippingInformationCodec2,
  subscriptionSettings: { startDate: "d" },
  updatedDate: "d",
};

/**
 * Fetch one subscription contract by ID.
 *
 * `GET /ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}`
 * (ecom/subscription-contracts)
 *
 * @param subscriptionContractId - id of the subscription contract
 * @remarks Needs ECOM.SUBSCRIPTION_CONTRACT_READ.
 * @example
 * ```ts
 * const answer = await client.use(subscriptionContracts).getSubscriptionContract(
 *   "<subscription contract id>",
 * );
 * ```
 */
export const getSubscriptionContract: (
  subscriptionContractId: string,
) => Promise<SubscriptionContract> = /* @__PURE__ */ operation({
  name: "ecom.subscriptionContracts.getSubscriptionContract",
  method: "GET",
  path: "/ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}",
  args: ["subscriptionContractId"],
  response: { subscriptionContract: subscriptionContractCodec },
  returns: "subscriptionContract",
});

/** The fields that the query of {@link querySubscriptionContracts} takes. */
export interface QuerySubscriptionContractsFields {
  values: {
    id: string;
    "buyerInfo.contactId": string;
  };
  eq: "id" | "buyerInfo.contactId";
  in: QuerySubscriptionContractsFields["eq"];
  exists: QuerySubscriptionContractsFields["eq"];
  compare: QuerySubscriptionContractsFields["eq"];
  startsWith: QuerySubscriptionContractsFields["eq"];
  has: never;
  ascending: QuerySubscriptionContractsFields["eq"];
  descending: QuerySubscriptionContractsFields["eq"];
}

/** The query of {@link querySubscriptionContracts} as it is sent. */
export interface QuerySubscriptionContractsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QuerySubscriptionContractsFields> {}

/**
 * Look up subscription contracts by filter and sort order, with cursor paging.
 *
 * `GET /ecom/subscription-contracts/v1/subscription-contracts/query`
 * (ecom/subscription-contracts)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.SUBSCRIPTION_CONTRACT_READ.
 * @example
 * ```ts
 * const page = await client.use(subscriptionContracts).querySubscriptionContracts(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const querySubscriptionContracts: {
  (): CursorQueryBuilder<SubscriptionContract, QuerySubscriptionContractsFields>;
  /**
   * Look up subscription contracts by filter and sort order, with cursor paging. Sends the query
   * as it stands.
   */
  (query: QuerySubscriptionContractsQuery): Promise<QuerySubscriptionContractsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.subscriptionContracts.querySubscriptionContracts",
  method: "GET",
  path: "/ecom/subscription-contracts/v1/subscription-contracts/query",
  args: ["query"],
  response: { subscriptionContracts: subscriptionContractCodec },
  complex: true,
  fallback: true,
  query: { items: "subscriptionContracts" },
});

/** What a handler of {@link onSubscriptionContractCreated} gets. */
export interface SubscriptionContractCreatedEvent {
  entity: SubscriptionContract;
  metadata: EventMetadata;
}

/**
 * Sent when a subscription contract is created.
 *
 * Event type `wix.ecom.subscription_contracts.v1.subscription_contract_created`.
 *
 * @example
 * ```ts
 * client.use(subscriptionContracts).onSubscriptionContractCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onSubscriptionContractCreated: (
  handler: EventHandler<SubscriptionContractCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.subscription_contracts.v1.subscription_contract_created",
  codec: { entity: subscriptionContractCodec },
});

/** What a handler of {@link onSubscriptionContractDeleted} gets. */
export interface SubscriptionContractDeletedEvent {
  entity?: SubscriptionContract;
  metadata: EventMetadata;
}

/**
 * Sent when a subscription contract is removed.
 *
 * Event type `wix.ecom.subscription_contracts.v1.subscription_contract_deleted`.
 *
 * @example
 * ```ts
 * client.use(subscriptionContracts).onSubscriptionContractDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onSubscriptionContractDeleted: (
  handler: EventHandler<SubscriptionContractDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.subscription_contracts.v1.subscription_contract_deleted",
  codec: { entity: subscriptionContractCodec },
});

/** What a handler of {@link onSubscriptionContractUpdated} gets. */
export interface SubscriptionContractUpdatedEvent {
  entity: SubscriptionContract;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when a subscription contract changes.
 *
 * Event type `wix.ecom.subscription_contracts.v1.subscription_contract_updated`.
 *
 * @example
 * ```ts
 * client.use(subscriptionContracts).onSubscriptionContractUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onSubscriptionContractUpdated: (
  handler: EventHandler<SubscriptionContractUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.subscription_contracts.v1.subscription_contract_updated",
  codec: { entity: subscriptionContractCodec, modifiedFields: subscriptionContractCodec },
});

export interface GetSubscriptionContractRequest {
  /** Guid. */
  subscriptionContractId: string;
}

export interface GetSubscriptionContractResponse {
  subscriptionContract?: SubscriptionContract;
}

export interface SubscriptionContract {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /**
   * At most 500 characters.
   *
   * @deprecated
   */
  description?: string | null;
  subscriptionSettings?: SubscriptionSettingsOfOrders;
  /** 1 to 100 items. */
  lineItems: OrderLineItem[];
  buyerInfo?: BuyerInfo;
  /** At most 10 characters. */
  buyerLanguage?: string | null;
  weightUnit: WeightUnit;
  /** Currency, set on creation only. */
  currency?: string | null;
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Set on creation only. */
  taxIncludedInPrices: boolean;
  priceSummary?: PriceSummaryOfOrders;
  platformFeeSummary?: PlatformFeeSummary;
  billingInfo?: AddressWithContact;
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  /** At most 100 items. */
  appliedDiscounts: AppliedDiscountOfOrders[];
  channelInfo?: ChannelInfo;
  /** At most 100 items. */
  customFields: CustomField[];
  recipientInfo?: AddressWithContact;
  extendedFields?: ExtendedFields;
  /**
   * At most 150 characters.
   *
   * @deprecated
   */
  title?: string | null;
  /** At most 100 items. */
  additionalFees: AdditionalFeeOfOrders[];
  /** At most 500 items. */
  activities: SubscriptionContractActivity[];
}

export interface SubscriptionContractActivity {
  contractTarget?: ContractTarget;
  changesApplied?: ChangesAppliedActivity;
  /** Guid. */
  id: string;
  createdDate?: Date | null;
  author?: ActivityAuthor;
  activityType: ActivityType;
}

export interface ChangesAppliedActivity {
  contractTarget?: ContractTarget;
  /** Guid. */
  draftSubscriptionContractId: string;
  /** At most 100 items. */
  changes: ContractChange[];
  /** At most 200 characters. */
  reason?: string | null;
}

/**
 * At most one of: `lineItemChanged`, `lineItemAdded`, `lineItemRemoved`, `discountAdded`,
 * `discountRemoved`, `additionalFeeAdded`, `additionalFeeRemoved`, `totalPriceChanged`.
 */
export interface ContractChange {
  lineItemChanged?: LineItemChanges;
  lineItemAdded?: ManagedLineItem;
  lineItemRemoved?: ManagedLineItem;
  discountAdded?: ManagedDiscount;
  discountRemoved?: ManagedDiscount;
  additionalFeeAdded?: ManagedAdditionalFee;
  additionalFeeRemoved?: ManagedAdditionalFee;
  totalPriceChanged?: TotalPriceChange;
}

export interface LineItemChanges {
  /** Guid. */
  id: string;
  name?: ProductName;
  quantity?: LineItemQuantityChange;
}

export interface ManagedDiscount {
  /** Guid. */
  id: string;
  name?: TranslatedValue;
  totalAmount?: Price;
}

export interface ManagedAdditionalFee {
  /** Guid. */
  id: string;
  name?: TranslatedValue;
  totalAmount?: Price;
}

/** At most one of: `userId`, `appId`. */
export interface ActivityAuthor {
  /** Guid. */
  userId?: string;
  /** Guid. */
  appId?: string;
}

export type ActivityType = "UNKNOWN_ACTIVITY_TYPE" | "CHANGES_APPLIED" | (string & {});

export interface QuerySubscriptionContractsRequest {
  query?: CursorQuery;
}

export interface QuerySubscriptionContractsResponse {
  subscriptionContracts: SubscriptionContract[];
  pagingMetadata?: CursorPagingMetadata;
}
