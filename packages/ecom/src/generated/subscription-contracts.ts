// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the contracts behind recurring orders.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * Fetch one subscription contract by ID.
 *
 * `GET /ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}`
 * (ecom/subscription-contracts)
 *
 * @param subscriptionContractId - Id of the contract.
 * @returns The contract that was asked for.
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

/** The query object that {@link querySubscriptionContracts} accepts. */
export interface QuerySubscriptionContractsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QuerySubscriptionContractsFields> {}

/**
 * Look up subscription contracts by filter and sort order, with cursor paging.
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
  (): CursorQueryBuilder<SubscriptionContract, QuerySubscriptionContractsFields>;
  /**
   * Look up subscription contracts by filter and sort order, with cursor paging. Sends a query
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
  /** The entity after the change. */
  entity: SubscriptionContract;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onSubscriptionContractDeleted} passes to its handler. */
export interface SubscriptionContractDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: SubscriptionContract;
  /** Event type, entity id, time and other metadata. */
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

/** Request of {@link getSubscriptionContract}. */
export interface GetSubscriptionContractRequest {
  /** Id of the contract. */
  subscriptionContractId: string;
}

/** Response of {@link getSubscriptionContract}. */
export interface GetSubscriptionContractResponse {
  /** The contract that was asked for. */
  subscriptionContract?: SubscriptionContract;
}

/** Terms of a buyer's subscription; each billing cycle makes an order from them. */
export interface SubscriptionContract {
  /** Id of the contract; line items of its orders name it. */
  id: string;
  /** Revision number, raised by every change. */
  revision?: string | null;
  /** When the contract was created. */
  createdDate?: Date | null;
  /** When the contract was last changed. */
  updatedDate?: Date | null;
  /**
   * Text about the subscription. At most 500 characters.
   *
   * @deprecated
   */
  description?: string | null;
  /** How often and for how long it charges. */
  subscriptionSettings?: SubscriptionSettingsOfOrders;
  /** Items of each order. 1 to 100 items. */
  lineItems: OrderLineItem[];
  /** Who bought the subscription. */
  buyerInfo?: BuyerInfo;
  /** Language that the buyer reads, such as 'en'. At most 10 characters. */
  buyerLanguage?: string | null;
  /** Unit of all weights in the contract. */
  weightUnit: WeightUnit;
  /** Currency of the prices as an ISO 4217 code, such as 'EUR'. Cannot change after creation. */
  currency?: string | null;
  /** Currency and rate of the purchase, where it was converted. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** True when prices already contain the tax. Cannot change after creation. */
  taxIncludedInPrices: boolean;
  /** Totals of one billing cycle. */
  priceSummary?: PriceSummaryOfOrders;
  /** Fees that the platform takes. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Delivery, its price and where the items go. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  /** Discounts on each order. At most 100 items. */
  appliedDiscounts: AppliedDiscountOfOrders[];
  /** Sales channel of the purchase. */
  channelInfo?: ChannelInfo;
  /** Fields that the merchant added to the checkout page. At most 100 items. */
  customFields: CustomField[];
  /** Who receives the items, and where. */
  recipientInfo?: AddressWithContact;
  /** Custom data that apps attach to the contract. */
  extendedFields?: ExtendedFields;
  /**
   * Name of the subscription. At most 150 characters.
   *
   * @deprecated
   */
  title?: string | null;
  /** Fees on top of the items. At most 100 items. */
  additionalFees: AdditionalFeeOfOrders[];
  /** What happened to the contract. At most 500 items. */
  activities: SubscriptionContractActivity[];
}

/** Something that happened to a contract. */
export interface SubscriptionContractActivity {
  /** From which billing cycle on it counts. */
  contractTarget?: ContractTarget;
  /** Changes that were made to the contract; for type CHANGES_APPLIED. */
  changesApplied?: ChangesAppliedActivity;
  /** Id of the activity. */
  id: string;
  /** When it happened. */
  createdDate?: Date | null;
  /** Who did it. */
  author?: ActivityAuthor;
  /** What happened, which decides the data field that is set. */
  activityType: ActivityType;
}

/** Changes that were made to a contract. */
export interface ChangesAppliedActivity {
  /** From which billing cycle on they count. */
  contractTarget?: ContractTarget;
  /** Id of the draft that held the changes. */
  draftSubscriptionContractId: string;
  /** What was changed, one by one. At most 100 items. */
  changes: ContractChange[];
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/**
 * One change to a contract; one of the fields is set.
 *
 * At most one of: `lineItemChanged`, `lineItemAdded`, `lineItemRemoved`, `discountAdded`,
 * `discountRemoved`, `additionalFeeAdded`, `additionalFeeRemoved`, `totalPriceChanged`.
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
      /** Total before and after the changes. */
      totalPriceChanged?: TotalPriceChange;
    };

/** A line item that was changed. */
export interface LineItemChanges {
  /** Id of the line item. */
  id: string;
  /** Name of the item. */
  name?: ProductName;
  /** Quantity before and after. */
  quantity?: LineItemQuantityChange;
}

/** A discount that was added or removed. */
export interface ManagedDiscount {
  /** Id of the discount. */
  id: string;
  /** Name of the discount. */
  name?: TranslatedValue;
  /** Amount that it takes off. */
  totalAmount?: Price;
}

/** An additional fee that was added or removed. */
export interface ManagedAdditionalFee {
  /** Id of the fee. */
  id: string;
  /** Name of the fee. */
  name?: TranslatedValue;
  /** How much the fee adds. */
  totalAmount?: Price;
}

/**
 * Who did something; one of the ids is set.
 *
 * At most one of: `userId`, `appId`.
 */
export type ActivityAuthor =
  | {
      /** Id of the site's owner or contributor. */
      userId?: string;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the app. */
      appId?: string;
    };

/** What happens to contracts: changes applied. */
export type ActivityType = "UNKNOWN_ACTIVITY_TYPE" | "CHANGES_APPLIED" | (string & {});

/** Request of {@link querySubscriptionContracts}. */
export interface QuerySubscriptionContractsRequest {
  /** Filter, order and page. */
  query?: CursorQuery;
}

/** Response of {@link querySubscriptionContracts}. */
export interface QuerySubscriptionContractsResponse {
  /** Contracts on this page. */
  subscriptionContracts: SubscriptionContract[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}
