// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get the contracts of subscriptions, which create recurring orders.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
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
  MerchantDiscountRequestInput,
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
 * Returns a subscription contract by id.
 *
 * `GET /ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}`
 * (ecom/subscription-contracts)
 *
 * @param subscriptionContractId - Id of the contract.
 * @returns The requested contract.
 * @remarks Requires the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 * @example
 * ```ts
 * const subscriptionContract = await client.use(subscriptionContracts).getSubscriptionContract(
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

/** Fields that {@link querySubscriptionContracts} can filter or sort by. */
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

/** The query builder that {@link querySubscriptionContracts} returns. */
export type SubscriptionContractsQueryBuilder = CursorQueryBuilder<
  SubscriptionContract,
  QuerySubscriptionContractsFields
>;

/** A page of the query builder that {@link querySubscriptionContracts} returns. */
export type SubscriptionContractsQueryResult = CursorPage<SubscriptionContract>;

/** The query object that {@link querySubscriptionContracts} accepts. */
export interface QuerySubscriptionContractsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QuerySubscriptionContractsFields> {}

/**
 * Queries subscription contracts by filter and sort order, with cursor paging.
 *
 * `GET /ecom/subscription-contracts/v1/subscription-contracts/query`
 * (ecom/subscription-contracts)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.SUBSCRIPTION_CONTRACT_READ`.
 * @example
 * ```ts
 * const page = await client.use(subscriptionContracts).querySubscriptionContracts(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const querySubscriptionContracts: {
  (): SubscriptionContractsQueryBuilder;
  /**
   * Queries subscription contracts by filter and sort order, with cursor paging. Sends a query
   * object instead of returning a builder.
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

/** Event that {@link onSubscriptionContractCreated} passes to its handler. */
export interface SubscriptionContractCreatedEvent {
  /** The created entity. */
  entity: SubscriptionContract;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a subscription contract is created.
 *
 * The type of the event is `wix.ecom.subscription_contracts.v1.subscription_contract_created`.
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

/** Event that {@link onSubscriptionContractDeleted} passes to its handler. */
export interface SubscriptionContractDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: SubscriptionContract;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a subscription contract is deleted.
 *
 * The type of the event is `wix.ecom.subscription_contracts.v1.subscription_contract_deleted`.
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

/** Event that {@link onSubscriptionContractUpdated} passes to its handler. */
export interface SubscriptionContractUpdatedEvent {
  /** The entity after the change. */
  entity: SubscriptionContract;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a subscription contract changes.
 *
 * The type of the event is `wix.ecom.subscription_contracts.v1.subscription_contract_updated`.
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

/** Request of {@link getSubscriptionContract}. */
export interface GetSubscriptionContractRequest {
  /** Id of the contract. */
  subscriptionContractId: string;
}

/** Response of {@link getSubscriptionContract}. */
export interface GetSubscriptionContractResponse {
  /** The requested contract. */
  subscriptionContract?: SubscriptionContract;
}

/** Terms of a buyer's subscription. Each billing cycle creates an order with these terms. */
export interface SubscriptionContract {
  /** Id of the contract. The line items of its orders contain this id. */
  id: string;
  /** Revision number. It increases with every update. */
  revision?: string | null;
  /** When the contract was created. */
  createdDate?: Date | null;
  /** When the contract was last updated. */
  updatedDate?: Date | null;
  /**
   * Text that describes the subscription. At most 500 characters.
   *
   * @deprecated
   */
  description?: string | null;
  /** Billing frequency and duration. */
  subscriptionSettings?: SubscriptionSettingsOfOrders;
  /** Items that each order contains. 1 to 100 items. */
  lineItems: OrderLineItem[];
  /** Buyer of the subscription. */
  buyerInfo?: BuyerInfo;
  /** Language of the buyer, such as 'en'. At most 10 characters. */
  buyerLanguage?: string | null;
  /** Unit of all weights in the contract. */
  weightUnit: WeightUnit;
  /** Currency of the prices, as an ISO 4217 code such as 'EUR'. Cannot be changed after creation. */
  currency?: string | null;
  /** Original currency and conversion rate of the purchase, if it was converted. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Whether prices include tax. Cannot be changed after creation. */
  taxIncludedInPrices: boolean;
  /** Totals of one billing cycle. */
  priceSummary?: PriceSummaryOfOrders;
  /** Fees that the platform charges. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Delivery option, including its price and address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  /** Discounts on each order. At most 100 items. */
  appliedDiscounts: AppliedDiscountOfOrders[];
  /** Sales channel of the purchase. */
  channelInfo?: ChannelInfo;
  /** Fields that the merchant added to the checkout page. At most 100 items. */
  customFields: CustomField[];
  /** Recipient's address and contact details. */
  recipientInfo?: AddressWithContact;
  /** Extended fields of the contract. */
  extendedFields?: ExtendedFields;
  /**
   * Name of the subscription. At most 150 characters.
   *
   * @deprecated
   */
  title?: string | null;
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees: AdditionalFeeOfOrders[];
  /** History of the contract. At most 500 items. */
  activities: SubscriptionContractActivity[];
}

/** An event in the history of a contract. */
export interface SubscriptionContractActivity {
  /** First billing cycle that the activity affects. */
  contractTarget?: ContractTarget;
  /** Changes that were applied to the contract. Set only if `activityType` is `CHANGES_APPLIED`. */
  changesApplied?: ChangesAppliedActivity;
  /** Id of the activity. */
  id: string;
  /** When the activity happened. */
  createdDate?: Date | null;
  /** Author of the activity. */
  author?: ActivityAuthor;
  /** Kind of activity, which determines the data field that is set. */
  activityType: ActivityType;
}

/** Changes that were applied to a contract. */
export interface ChangesAppliedActivity {
  /** First billing cycle that the changes affect. */
  contractTarget?: ContractTarget;
  /** Id of the draft order with the changes. */
  draftSubscriptionContractId: string;
  /** List of changes. At most 100 items. */
  changes: ContractChange[];
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/**
 * A change to a contract. One of the fields is set.
 *
 * At most one of `lineItemChanged`, `lineItemAdded`, `lineItemRemoved`, `discountAdded`,
 * `discountRemoved`, `additionalFeeAdded`, `additionalFeeRemoved` and `totalPriceChanged` is
 * set.
 */
export type ContractChange =
  | {
      /** Line item that was changed. */
      lineItemChanged?: LineItemChanges;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      /** Line item that was added. */
      lineItemAdded?: ManagedLineItem;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      /** Line item that was removed. */
      lineItemRemoved?: ManagedLineItem;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
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
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      /** Additional fee that was added. */
      additionalFeeAdded?: ManagedAdditionalFee;
      additionalFeeRemoved?: undefined;
      totalPriceChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      /** Additional fee that was removed. */
      additionalFeeRemoved?: ManagedAdditionalFee;
      totalPriceChanged?: undefined;
    }
  | {
      lineItemChanged?: undefined;
      lineItemAdded?: undefined;
      lineItemRemoved?: undefined;
      discountAdded?: undefined;
      discountRemoved?: undefined;
      additionalFeeAdded?: undefined;
      additionalFeeRemoved?: undefined;
      /** Total price before and after the changes. */
      totalPriceChanged?: TotalPriceChange;
    };

/** A line item that was changed. */
export interface LineItemChanges {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** Quantity before and after the change. */
  quantity?: LineItemQuantityChange;
}

/** A discount that was added or removed. */
export interface ManagedDiscount {
  /** Id of the discount. */
  id: string;
  /** Name of the discount. */
  name?: TranslatedValue;
  /** Amount of the discount. */
  totalAmount?: Price;
}

/** An additional fee that was added or removed. */
export interface ManagedAdditionalFee {
  /** Id of the fee. */
  id: string;
  /** Name of the fee. */
  name?: TranslatedValue;
  /** Total amount of the fee. */
  totalAmount?: Price;
}

/**
 * Author of an activity. One of the ids is set.
 *
 * At most one of `userId` and `appId` is set.
 */
export type ActivityAuthor =
  | {
      /** Id of the site owner or contributor. */
      userId?: string;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the app. */
      appId?: string;
    };

/** Kinds of contract activities. The only one is that changes were applied. */
export type ActivityType = "UNKNOWN_ACTIVITY_TYPE" | "CHANGES_APPLIED" | (string & {});

/** Request of {@link querySubscriptionContracts}. */
export interface QuerySubscriptionContractsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Response of {@link querySubscriptionContracts}. */
export interface QuerySubscriptionContractsResponse {
  /** Contracts on this page. */
  subscriptionContracts: SubscriptionContract[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}
