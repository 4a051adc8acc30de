// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Prepare changes to a subscription contract, or to one of its billing cycles, before they take
 * effect.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  operation,
  queryOperation,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
  Tags,
  TagsInput,
  WeightUnit,
} from "@portico/core/types";
import {
  billingChangedDetailsCodec,
  orderLineItemCodec,
  recipientInfoChangedDetailsCodec,
  shippingInformationCodec2,
} from "./codecs.js";
import type {
  AdditionalFeeOfOrders,
  AddressWithContact,
  AddressWithContactInput,
  AppliedDiscountOfOrders,
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CatalogReferenceInput,
  ContractTarget,
  DescriptionLineInput,
  Details,
  ItemType,
  Location,
  LocationAndQuantityInput,
  ModifierGroupOfOrders,
  OrderLineItem,
  OrderTaxInfo,
  PhysicalPropertiesInput,
  PlatformFeeSummary,
  Price,
  PriceDescriptionInput,
  PriceInput,
  PriceSummaryOfOrders,
  ProductNameInput,
  RecipientInfoChangedDetails,
  ShippingChangedDetails,
  ShippingInformationOfDraftSubscriptionContracts,
  ShippingInformationOfDraftSubscriptionContractsInput,
  SubscriptionSettingsOfOrders,
  TaxDetails,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Image,
  ImageInput,
  ItemMetadata,
  MeasurementUnit,
  Sorting,
  SortOrder,
  SubscriptionFrequency,
  TagList,
  TagListInput,
  Tags,
  TagsInput,
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
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CatalogReference,
  CatalogReferenceInput,
  ChargeTypeOfOrders as ChargeType,
  Color,
  ColorInput,
  ContractTarget,
  Coupon,
  CouponRequestInput,
  DecimalQuantity,
  DecimalQuantityInput,
  DeliveryLogisticsOfOrders as DeliveryLogistics,
  DeliveryLogisticsOfOrdersInput as DeliveryLogisticsInput,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  Details,
  DigitalFile,
  DigitalFileInput,
  DiscountReason,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountRuleOfOrders as DiscountRule,
  DiscountRuleOfOrdersInput as DiscountRuleInput,
  DiscountType,
  FieldViolation,
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FreeTrialPeriodOfOrdersInput as FreeTrialPeriodInput,
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
  LineItemTaxBreakdown,
  LineItemTaxBreakdownInput,
  LineItemTaxInfo,
  LineItemTaxInfoInput,
  Location,
  LocationAndQuantity,
  LocationAndQuantityInput,
  LocationInput,
  MerchantDiscount,
  MerchantDiscountRequestInput,
  ModifierGroupOfOrders as ModifierGroup,
  ModifierGroupOfOrdersInput as ModifierGroupInput,
  OrderLineItem,
  OrderLineItemInput,
  OrderTaxBreakdown,
  OrderTaxBreakdownInput,
  OrderTaxInfo,
  OrderTaxInfoInput,
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
  RecipientInfoChangedDetails,
  RuleType,
  ShippingChangedDetails,
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
  SubscriptionSettingsOfOrdersInput as SubscriptionSettingsInput,
  SystemError,
  TaxableAddress,
  TaxableAddressType,
  TaxDetails as AdditionalFeeTaxDetails,
  TaxDetailsInput as AdditionalFeeTaxDetailsInput,
  TranslatableString,
  TranslatableStringInput,
  ValidationError,
  VatId,
  VatIdInput,
  VatType,
} from "./common.js";

const draftSubscriptionContractCodec: CodecTable = {
  billingDetails: {
    billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
    changed: billingChangedDetailsCodec,
  },
  createdDate: "d",
  lineItems: { lineItem: orderLineItemCodec },
  recipientDetails: {
    changed: recipientInfoChangedDetailsCodec,
    recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  },
  shippingDetails: {
    changed: { shippingInfoBeforeChange: shippingInformationCodec2 },
    shippingInfo: shippingInformationCodec2,
  },
  subscriptionSettings: { startDate: "d" },
  updatedDate: "d",
};

const calculatedDraftSubscriptionContractCodec: CodecTable = {
  draftSubscriptionContract: draftSubscriptionContractCodec,
};

/**
 * Returns whether a subscription contract can be edited through a draft. If it cannot, returns
 * the reasons.
 *
 * `GET /v1/draft-subscription-contracts/draftability` (ecom/draft-subscription-contracts)
 *
 * @param subscriptionContractId - Id of the contract.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).getSubscriptionContractDraftability(
 *   "<subscription contract id>",
 * );
 * ```
 */
export const getSubscriptionContractDraftability: (
  subscriptionContractId: string,
) => Promise<GetSubscriptionContractDraftabilityResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.getSubscriptionContractDraftability",
  method: "GET",
  path: "/v1/draft-subscription-contracts/draftability",
  args: ["subscriptionContractId"],
});

/** Options of {@link createDraftSubscriptionContract}. */
export interface CreateDraftSubscriptionContractOptions {
  /** Billing cycles that the changes apply to. */
  target: TargetInput;
}

/**
 * Creates a draft of changes to a subscription contract. The changes apply to one billing
 * cycle, or to all cycles from a given cycle on.
 *
 * `POST /v1/draft-subscription-contracts` (ecom/draft-subscription-contracts)
 *
 * @param subscriptionContractId - Id of the contract to edit.
 * @param options - Optional fields: `target`.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).createDraftSubscriptionContract(
 *   "<subscription contract id>",
 *   { target: {} },
 * );
 * ```
 */
export const createDraftSubscriptionContract: (
  subscriptionContractId: string,
  options: CreateDraftSubscriptionContractOptions,
) => Promise<CreateDraftSubscriptionContractResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.createDraftSubscriptionContract",
  path: "/v1/draft-subscription-contracts",
  args: ["subscriptionContractId", ["target"]],
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/**
 * Returns a draft contract and its calculated totals.
 *
 * `GET /v1/draft-subscription-contracts/{draftSubscriptionContractId}`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).getDraftSubscriptionContract(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const getDraftSubscriptionContract: (
  draftSubscriptionContractId: string,
) => Promise<GetDraftSubscriptionContractResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.getDraftSubscriptionContract",
  method: "GET",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}",
  args: ["draftSubscriptionContractId"],
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/**
 * Deletes a draft contract.
 *
 * `DELETE /v1/draft-subscription-contracts/{draftSubscriptionContractId}`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @example
 * ```ts
 * await client.use(draftSubscriptionContracts).deleteDraftSubscriptionContract(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const deleteDraftSubscriptionContract: (
  draftSubscriptionContractId: string,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.deleteDraftSubscriptionContract",
  method: "DELETE",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}",
  args: ["draftSubscriptionContractId"],
});

/** Options of {@link addLineItems}. */
export interface AddLineItemsOptions {
  /** Catalog items to add. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Custom items to add. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/**
 * Adds up to 300 catalog items and 300 custom items to a draft contract.
 *
 * `POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/items`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Optional fields: `catalogLineItems` and `customLineItems`.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).addLineItems(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const addLineItems: (
  draftSubscriptionContractId: string,
  options?: AddLineItemsOptions,
) => Promise<AddLineItemsResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.addLineItems",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}/items",
  args: ["draftSubscriptionContractId", ["catalogLineItems", "customLineItems"]],
  request: { customLineItems: { physicalProperties: { weight: "f" } } },
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/**
 * Updates up to 300 line items in a draft contract.
 *
 * `POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/line-items`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param lineItemChanges - Line items and their new values. 1 to 300 items.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).updateLineItems(
 *   "<draft subscription contract id>",
 *   [{ lineItemId: "<line item id>" }],
 * );
 * ```
 */
export const updateLineItems: (
  draftSubscriptionContractId: string,
  lineItemChanges: LineItemChangeDetails[],
) => Promise<UpdateLineItemsResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.updateLineItems",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}/line-items",
  args: ["draftSubscriptionContractId", "lineItemChanges"],
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/** Options of {@link setShippingInfo}. */
export interface SetShippingInfoOptions {
  /** The new delivery method, its price and the delivery address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/**
 * Replaces a draft contract's delivery method and its price.
 *
 * `PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/shipping-info`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Optional fields: `shippingInfo`.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).setShippingInfo(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const setShippingInfo: (
  draftSubscriptionContractId: string,
  options?: SetShippingInfoOptions,
) => Promise<SetShippingInfoResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.setShippingInfo",
  method: "PUT",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}/shipping-info",
  args: ["draftSubscriptionContractId", ["shippingInfo"]],
  request: { shippingInfo: shippingInformationCodec2 },
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/** Options of {@link setRecipientInfo}. */
export interface SetRecipientInfoOptions {
  /** The new recipient's address and contact details. */
  recipientInfo?: AddressWithContactInput;
}

/**
 * Replaces the address and contact details of a draft contract's recipient.
 *
 * `PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/recipient-info`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Optional fields: `recipientInfo`.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).setRecipientInfo(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const setRecipientInfo: (
  draftSubscriptionContractId: string,
  options?: SetRecipientInfoOptions,
) => Promise<SetRecipientInfoResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.setRecipientInfo",
  method: "PUT",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}/recipient-info",
  args: ["draftSubscriptionContractId", ["recipientInfo"]],
  request: { recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } } },
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/** Options of {@link commitDraftSubscriptionContract}. */
export interface CommitDraftSubscriptionContractOptions {
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
  /** Notifications to send when the changes are applied. */
  settings?: SubscriptionCommitSettings;
}

/**
 * Applies the changes in a draft to the subscription contract, and optionally sends
 * notifications.
 *
 * `POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/commit`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Optional fields: `reason` and `settings`.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).commitDraftSubscriptionContract(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const commitDraftSubscriptionContract: (
  draftSubscriptionContractId: string,
  options?: CommitDraftSubscriptionContractOptions,
) => Promise<CommitDraftSubscriptionContractResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.commitDraftSubscriptionContract",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}/commit",
  args: ["draftSubscriptionContractId", ["reason", "settings"]],
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/** Fields that {@link queryDraftSubscriptionContracts} can filter or sort by. */
export interface QueryDraftSubscriptionContractsFields {
  values: {
    id: string;
    subscriptionContractId: string;
    status: DraftStatus;
  };
  eq: "id" | "subscriptionContractId" | "status";
  in: QueryDraftSubscriptionContractsFields["eq"];
  exists: QueryDraftSubscriptionContractsFields["eq"];
  compare: "id" | "subscriptionContractId";
  startsWith: QueryDraftSubscriptionContractsFields["compare"];
  has: never;
  ascending: QueryDraftSubscriptionContractsFields["eq"];
  descending: QueryDraftSubscriptionContractsFields["eq"];
}

/** The query builder that {@link queryDraftSubscriptionContracts} returns. */
export type DraftSubscriptionContractsQueryBuilder = CursorQueryBuilder<
  DraftSubscriptionContract,
  QueryDraftSubscriptionContractsFields
>;

/** A page of the query builder that {@link queryDraftSubscriptionContracts} returns. */
export type DraftSubscriptionContractsQueryResult = CursorPage<DraftSubscriptionContract>;

/** The query object that {@link queryDraftSubscriptionContracts} accepts. */
export interface QueryDraftSubscriptionContractsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryDraftSubscriptionContractsFields> {}

/**
 * Queries draft contracts by filter and sort order, with cursor paging.
 *
 * `GET /v1/draft-subscription-contracts/query` (ecom/draft-subscription-contracts)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @example
 * ```ts
 * const page = await client.use(draftSubscriptionContracts).queryDraftSubscriptionContracts(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryDraftSubscriptionContracts: {
  (): DraftSubscriptionContractsQueryBuilder;
  /**
   * Queries draft contracts by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryDraftSubscriptionContractsQuery): Promise<QueryDraftSubscriptionContractsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.draftSubscriptionContracts.queryDraftSubscriptionContracts",
  method: "GET",
  path: "/v1/draft-subscription-contracts/query",
  args: ["query"],
  response: { draftSubscriptionContracts: draftSubscriptionContractCodec },
  complex: true,
  fallback: true,
  query: { items: "draftSubscriptionContracts" },
});

/** Options of {@link bulkUpdateDraftSubscriptionContractTags}. */
export interface BulkUpdateDraftSubscriptionContractTagsOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Assigns tags to up to 100 draft contracts, or removes tags from them.
 *
 * `POST /v1/bulk/draft-subscription-contracts/update-tags` (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractIds - Ids of the drafts.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).bulkUpdateDraftSubscriptionContractTags(
 *   ["<draft subscription contract id>"],
 * );
 * ```
 */
export const bulkUpdateDraftSubscriptionContractTags: (
  draftSubscriptionContractIds: string[],
  options?: BulkUpdateDraftSubscriptionContractTagsOptions,
) => Promise<BulkUpdateDraftSubscriptionContractTagsResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTags",
  path: "/v1/bulk/draft-subscription-contracts/update-tags",
  args: ["draftSubscriptionContractIds", ["assignTags", "unassignTags"]],
});

/** Options of {@link bulkUpdateDraftSubscriptionContractTagsByFilter}. */
export interface BulkUpdateDraftSubscriptionContractTagsByFilterOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Starts a job that updates the tags of every draft contract that matches a filter.
 *
 * `POST /v1/bulk/draft-subscription-contracts/update-tags-by-filter`
 * (ecom/draft-subscription-contracts)
 *
 * @param filter - Filter that the drafts must match. An empty filter matches all drafts.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @example
 * ```ts
 * const response = await client.use(draftSubscriptionContracts).bulkUpdateDraftSubscriptionContractTagsByFilter(
 *   {},
 * );
 * ```
 */
export const bulkUpdateDraftSubscriptionContractTagsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkUpdateDraftSubscriptionContractTagsByFilterOptions,
) => Promise<BulkUpdateDraftSubscriptionContractTagsByFilterResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTagsByFilter",
  path: "/v1/bulk/draft-subscription-contracts/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** Request of {@link getSubscriptionContractDraftability}. */
export interface GetSubscriptionContractDraftabilityRequest {
  /** Id of the contract. */
  subscriptionContractId: string;
}

/** Response of {@link getSubscriptionContractDraftability}. */
export interface GetSubscriptionContractDraftabilityResponse {
  /** Whether the contract can be edited through a draft. */
  draftable: boolean;
  /**
   * Reasons why the order or contract cannot be edited. Empty if it can be edited. At most 10
   * items.
   */
  nonDraftableReasons: NonDraftableReason[];
  /** Number of the current billing cycle. */
  currentCycle?: number | null;
}

/** A reason why a contract cannot be edited. */
export interface NonDraftableReason {
  /** The conflicting draft. Set only if `reason` is `DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER`. */
  draftAlreadyExistsForAnotherOwner?: DraftAlreadyExistsForAnotherOwnerReasonDetails;
  /** Reason why the contract cannot be edited. */
  reason: V1Reason;
}

/** A conflicting draft that belongs to another owner. */
export interface DraftAlreadyExistsForAnotherOwnerReasonDetails {
  /** Id of the draft. */
  draftId: string;
  /** Owner of the conflicting draft. */
  owner?: CreatedBy;
}

/**
 * Creator of an entity. One of the ids is set.
 *
 * At most one of `userId`, `appId` and `memberId` is set.
 */
export type CreatedBy =
  | {
      /** Id of the site owner or contributor, if one created the entity. */
      userId?: string;
      appId?: undefined;
      memberId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the app, if an app created the entity. */
      appId?: string;
      memberId?: undefined;
    }
  | {
      userId?: undefined;
      appId?: undefined;
      /** Id of the member, if a member created the entity. */
      memberId?: string;
    };

/** Reasons why a contract cannot be edited. */
export type V1Reason =
  | "SUBSCRIPTION_CONTRACT_NOT_FOUND"
  | "UNSUPPORTED_CATALOG"
  | "UNSUPPORTED_CHANNEL_TYPE"
  | "CURRENCY_MISMATCH"
  | "WEIGHT_UNIT_MISMATCH"
  | "DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER"
  | "LAST_CYCLE"
  | "GRACE_PERIOD"
  | "UNSUPPORTED_STATUS"
  | "SUBSCRIPTION_NOT_EDITABLE"
  | "MULTIPLE_CATALOGS"
  | (string & {});

/** Request of {@link createDraftSubscriptionContract}. */
export interface CreateDraftSubscriptionContractRequest {
  /** Id of the contract to edit. */
  subscriptionContractId: string;
  /** Billing cycles that the changes apply to. */
  target: TargetInput;
}

/**
 * Billing cycles that changes apply to.
 *
 * At most one of `contractTarget` and `cycleTarget` is set.
 */
export type Target =
  | {
      /** Applies the changes to all billing cycles from a given cycle on. */
      contractTarget?: ContractTarget;
      cycleTarget?: undefined;
    }
  | {
      contractTarget?: undefined;
      /** Applies the changes to a single billing cycle. */
      cycleTarget?: CycleTarget;
    };

/**
 * Billing cycles that changes apply to.
 *
 * At most one of `contractTarget` and `cycleTarget` is set.
 */
export type TargetInput =
  | {
      /** Applies the changes to all billing cycles from a given cycle on. */
      contractTarget?: ContractTarget;
      cycleTarget?: undefined;
    }
  | {
      contractTarget?: undefined;
      /** Applies the changes to a single billing cycle. */
      cycleTarget?: CycleTargetInput;
    };

/** A single billing cycle. */
export interface CycleTarget {
  /** Number of the billing cycle, counted from the start of the subscription. */
  cycleNumber: number;
}

/** A single billing cycle. */
export interface CycleTargetInput {
  /** Number of the billing cycle, counted from the start of the subscription. */
  cycleNumber?: number;
}

/** Response of {@link createDraftSubscriptionContract}. */
export interface CreateDraftSubscriptionContractResponse {
  /** The created draft and its totals. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** A draft contract with its calculated totals. */
export interface CalculatedDraftSubscriptionContract {
  /** The draft with its changes. */
  draftSubscriptionContract?: DraftSubscriptionContract;
  /** Parts of the calculation that failed. The other totals are valid. */
  calculationErrors?: CalculationErrors;
}

/** Changes to a subscription contract that have not been applied yet. */
export interface DraftSubscriptionContract {
  /** Id of the draft. */
  id: string;
  /** Id of the contract. Cannot be changed after creation. */
  subscriptionContractId: string;
  /** Billing cycles that the changes apply to. */
  target?: Target;
  /** When the draft was created. */
  createdDate?: Date | null;
  /** When the draft was last updated. */
  updatedDate?: Date | null;
  /** Who created the draft. */
  createdBy?: CreatedBy;
  /** Whether the draft is open or committed. */
  status: DraftStatus;
  /** Line items and their changes. At most 100 items. */
  lineItems: ItemDetails[];
  /** Discounts, and whether each of them applies. At most 100 items. */
  discounts: DiscountDetails[];
  /** Additional fees, and whether each of them applies. At most 100 items. */
  additionalFees: AdditionalFeeDetails[];
  /** Totals after the changes. */
  priceSummary?: PriceSummaryOfOrders;
  /** Tax on the order after the changes. */
  taxInfo?: OrderTaxInfo;
  /** Unit of all weights in the draft. */
  weightUnit: WeightUnit;
  /** Currency of the prices, as an ISO 4217 code. */
  currency?: string | null;
  /** Tags attached to the draft. */
  tags?: Tags;
  /** Extended fields of the draft. */
  extendedFields?: ExtendedFields;
  /** The buyer, and whether it changed. */
  buyerDetails?: BuyerDetails;
  /** Delivery details, and whether they changed. */
  shippingDetails?: ShippingDetails;
  /** Billing address and contact details, and whether they changed. */
  billingDetails?: BillingDetails;
  /** The recipient, and whether it changed. */
  recipientDetails?: RecipientInfoDetails;
  /** The business location, and whether it changed. */
  businessLocationDetails?: BusinessLocationDetails;
  /** Fees that the platform charges. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Calculation settings of the draft. */
  settings?: DraftSubscriptionContractSettings;
  /** Billing frequency and duration of the subscription. */
  subscriptionSettings?: SubscriptionSettingsOfOrders;
}

/** Status of a draft: open or committed. */
export type DraftStatus = "DRAFT" | "COMMITTED" | (string & {});

/** A line item in a draft, and changes to it. */
export interface ItemDetails {
  /** Values of the line item before the change. Set only if `changeType` is `CHANGED`. */
  changed?: ItemChangedDetails;
  /** The line item after the changes. */
  lineItem?: OrderLineItem;
  /** Whether the item was added, changed or removed. */
  changeType: ChangeType;
}

/** Values of a line item before a change. Unchanged values are absent. */
export interface ItemChangedDetails {
  /** Quantity before the change. */
  quantityBeforeChange?: number | null;
  /** Unit price before the change. */
  priceBeforeChange?: Price;
  /** Modifiers before the change. At most 10 items. */
  modifierGroupsBeforeChange: ModifierGroupOfOrders[];
}

/** Kinds of changes in a draft: unchanged, added, changed or removed. */
export type ChangeType = "EMPTY" | "ADDED" | "CHANGED" | "REMOVED" | (string & {});

/** A discount in a draft order, and whether it applies. */
export interface DiscountDetails {
  /** The discount. */
  discount?: AppliedDiscountOfOrders;
  /** Source of the fee. */
  source: SourceType;
  /** Whether the discount is applied. If false, it does not affect the totals. */
  applied: boolean;
}

/** Source of a discount or fee: the contract, an automatic rule or the merchant. */
export type SourceType = "ORIGINAL_CONTRACT" | "AUTOMATIC" | "CUSTOM" | (string & {});

/** An additional fee in a draft order, and whether it applies. */
export interface AdditionalFeeDetails {
  /** The additional fee. */
  additionalFee?: AdditionalFeeOfOrders;
  /** Tax settings of the fee. */
  taxDetails?: TaxDetails;
  /** Source of the fee. */
  source: SourceType;
  /** Whether the fee is charged. If false, it does not affect the totals. */
  applied: boolean;
}

/** Buyer of a draft, and changes to it. */
export interface BuyerDetails {
  /** The buyer, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
  /** Whether the item was added, changed or removed. */
  changeType: ChangeType;
}

/** Delivery details of a draft, and changes to them. */
export interface ShippingDetails {
  /** Delivery details before the change. Set only if `changeType` is `CHANGED`. */
  changed?: ShippingChangedDetails;
  /** Delivery details after the changes. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  /** Whether the item was added, changed or removed. */
  changeType: ChangeType;
}

/** Billing address of a draft, and changes to it. */
export interface BillingDetails {
  /** Billing address before the change. Set only if `changeType` is `CHANGED`. */
  changed?: BillingChangedDetails;
  /** Billing address and contact details after the changes. */
  billingInfo?: AddressWithContact;
  /** Whether the item was added, changed or removed. */
  changeType: ChangeType;
}

/** Recipient of a draft, and changes to it. */
export interface RecipientInfoDetails {
  /** Recipient before the change. Set only if `changeType` is `CHANGED`. */
  changed?: RecipientInfoChangedDetails;
  /** Recipient after the changes. */
  recipientInfo?: AddressWithContact;
  /** Whether the item was added, changed or removed. */
  changeType: ChangeType;
}

/** Business location of a draft, and changes to it. */
export interface BusinessLocationDetails {
  /** Business location before the change. Set only if `changeType` is `CHANGED`. */
  changed?: BusinessLocationChangedDetails;
  /** Business location after the changes. */
  businessLocation?: Location;
  /** Whether the item was added, changed or removed. */
  changeType: ChangeType;
}

/** Calculation settings of a draft. */
export interface DraftSubscriptionContractSettings {
  /** Whether item subtotals include the items' coupon discounts. */
  specificItemsCouponBehavior: SpecificItemsCouponBehavior;
}

/** Whether item subtotals include the items' coupon discounts. */
export type SpecificItemsCouponBehavior =
  | "UNDEFINED_COUPON_BEHAVIOR"
  | "ITEM_SUBTOTAL_INCLUDES_DISCOUNT"
  | "LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT"
  | (string & {});

/** Parts of a calculation that failed. The other totals are valid. */
export interface CalculationErrors {
  /** Set if tax could not be calculated. */
  taxCalculationError?: Details;
}

/** Request of {@link getDraftSubscriptionContract}. */
export interface GetDraftSubscriptionContractRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
}

/** Response of {@link getDraftSubscriptionContract}. */
export interface GetDraftSubscriptionContractResponse {
  /** The draft with recalculated totals. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link deleteDraftSubscriptionContract}. */
export interface DeleteDraftSubscriptionContractRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
}

/** Response of {@link deleteDraftSubscriptionContract}. */
export type DeleteDraftSubscriptionContractResponse = Record<string, never>;

/** Request of {@link addLineItems}. */
export interface AddLineItemsRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** Catalog items to add. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Custom items to add. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/** A catalog item to add. */
export interface CatalogReferenceLineItem {
  /** Id of the line item. If you omit it, the platform generates one. */
  id?: string | null;
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceInput;
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number;
  /** Unit price to use instead of the price in the catalog. */
  price?: PriceInput;
  /**
   * Inventory locations that supply the item, and the quantity from each location. At most 5
   * items.
   */
  locations?: LocationAndQuantityInput[];
}

/** A custom item with its own name and price. */
export interface CustomLineItem {
  /** Id of the item. */
  id?: string | null;
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number;
  /** Catalog item that the custom item represents, if any. */
  catalogReference?: CatalogReferenceInput;
  /** Name of the item. */
  productName?: ProductNameInput;
  /** Unit price as a decimal string. */
  price?: PriceInput;
  /** Unit price before discounts. */
  priceBeforeDiscounts?: PriceInput;
  /** Total price of the line item. */
  lineItemPrice?: PriceInput;
  /** Lines that describe the item. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Kind of item. */
  itemType?: ItemType;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /**
   * Inventory locations that supply the item, and the quantity from each location. At most 5
   * items.
   */
  locations?: LocationAndQuantityInput[];
}

/** Response of {@link addLineItems}. */
export interface AddLineItemsResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link updateLineItems}. */
export interface UpdateLineItemsRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** Line items and their new values. 1 to 300 items. */
  lineItemChanges: LineItemChangeDetails[];
}

/** A line item and its new values. Omitted values do not change. */
export interface LineItemChangeDetails {
  /** Id of the line item. */
  lineItemId?: string;
  /** New quantity. 0 removes the line item. At most 1,000,000. */
  newQuantity?: number | null;
  /** New unit price, as a decimal string. */
  newPrice?: string | null;
}

/** Response of {@link updateLineItems}. */
export interface UpdateLineItemsResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link setShippingInfo}. */
export interface SetShippingInfoRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** The new delivery method, its price and the delivery address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/** Response of {@link setShippingInfo}. */
export interface SetShippingInfoResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link setRecipientInfo}. */
export interface SetRecipientInfoRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** The new recipient's address and contact details. */
  recipientInfo?: AddressWithContactInput;
}

/** Response of {@link setRecipientInfo}. */
export interface SetRecipientInfoResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link commitDraftSubscriptionContract}. */
export interface CommitDraftSubscriptionContractRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
  /** Notifications to send when the changes are applied. */
  settings?: SubscriptionCommitSettings;
}

/** Notifications to send when the draft is committed. */
export interface SubscriptionCommitSettings {
  /** Whether to notify the buyer about the changes. */
  sendNotificationsToBuyer?: boolean | null;
  /** Whether to notify the merchant about the changes. */
  sendNotificationsToBusiness?: boolean | null;
}

/** Response of {@link commitDraftSubscriptionContract}. */
export interface CommitDraftSubscriptionContractResponse {
  /** The committed draft. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link queryDraftSubscriptionContracts}. */
export interface QueryDraftSubscriptionContractsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Response of {@link queryDraftSubscriptionContracts}. */
export interface QueryDraftSubscriptionContractsResponse {
  /** Drafts on this page. */
  draftSubscriptionContracts: DraftSubscriptionContract[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link bulkUpdateDraftSubscriptionContractTags}. */
export interface BulkUpdateDraftSubscriptionContractTagsRequest {
  /** Ids of the drafts. 1 to 100 items. */
  draftSubscriptionContractIds: string[];
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateDraftSubscriptionContractTags}. */
export interface BulkUpdateDraftSubscriptionContractTagsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkUpdateDraftSubscriptionContractTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result of updating the tags of a draft. */
export interface BulkUpdateDraftSubscriptionContractTagsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateDraftSubscriptionContractTagsByFilter}. */
export interface BulkUpdateDraftSubscriptionContractTagsByFilterRequest {
  /** Filter that the drafts must match. An empty filter matches all drafts. */
  filter: Record<string, unknown>;
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateDraftSubscriptionContractTagsByFilter}. */
export interface BulkUpdateDraftSubscriptionContractTagsByFilterResponse {
  /** Id of the background job that updates the tags. */
  jobId: string;
}
