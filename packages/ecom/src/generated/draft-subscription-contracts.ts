// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Prepare changes to a subscription's contract or one of its cycles before they take effect.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
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
 * Check whether a subscription contract can be edited through a draft, and why not.
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
  /** Which billing cycles the changes count for. */
  target: TargetInput;
}

/**
 * Start a draft edit of a subscription contract, for one cycle or for all from a cycle on.
 *
 * `POST /v1/draft-subscription-contracts` (ecom/draft-subscription-contracts)
 *
 * @param subscriptionContractId - Id of the contract to edit.
 * @param options - Can contain `target`.
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
 * Fetch a draft contract with its calculated totals.
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
 * Discard a draft contract.
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
  /** Items that no catalog knows. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/**
 * Add up to 300 catalog and 300 custom items to a draft contract.
 *
 * `POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/items`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Can contain `catalogLineItems` and `customLineItems`.
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
 * Change up to 300 lines of a draft contract.
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
  /** The new delivery. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/**
 * Replace the delivery method and its cost on a draft contract.
 *
 * `PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/shipping-info`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Can contain `shippingInfo`.
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
  /** The new recipient, with address and contact. */
  recipientInfo?: AddressWithContactInput;
}

/**
 * Replace the recipient's address and contact details on a draft contract.
 *
 * `PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/recipient-info`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Can contain `recipientInfo`.
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
  /** Notifications to send. */
  settings?: SubscriptionCommitSettings;
}

/**
 * Apply a draft's changes to its subscription, with notifications as you choose.
 *
 * `POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/commit`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - Id of the draft.
 * @param options - Can contain `reason` and `settings`.
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

/** The query object that {@link queryDraftSubscriptionContracts} accepts. */
export interface QueryDraftSubscriptionContractsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryDraftSubscriptionContractsFields> {}

/**
 * Look up draft contracts by filter and sort order, with cursor paging.
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
  (): CursorQueryBuilder<DraftSubscriptionContract, QueryDraftSubscriptionContractsFields>;
  /**
   * Look up draft contracts by filter and sort order, with cursor paging. Sends a query object
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
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/**
 * Assign and unassign tags on up to 100 draft contracts by ID.
 *
 * `POST /v1/bulk/draft-subscription-contracts/update-tags` (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractIds - Ids of the drafts, 100 at most.
 * @param options - Can contain `assignTags` and `unassignTags`.
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
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/**
 * Start a background job that retags every draft contract matching a filter.
 *
 * `POST /v1/bulk/draft-subscription-contracts/update-tags-by-filter`
 * (ecom/draft-subscription-contracts)
 *
 * @param filter - Conditions that a draft must meet, as a filter object; an empty one meets
 *   all.
 * @param options - Can contain `assignTags` and `unassignTags`.
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
  /** True when the contract can be edited through a draft. */
  draftable: boolean;
  /** What stands in the way; empty when nothing does. At most 10 items. */
  nonDraftableReasons: NonDraftableReason[];
  /** Number of the billing cycle that runs now. */
  currentCycle?: number | null;
}

/** A reason why a contract cannot be edited. */
export interface NonDraftableReason {
  /** The draft that stands in the way; for reason DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER. */
  draftAlreadyExistsForAnotherOwner?: DraftAlreadyExistsForAnotherOwnerReasonDetails;
  /** What stands in the way. */
  reason: V1Reason;
}

/** A draft of somebody else that stands in the way. */
export interface DraftAlreadyExistsForAnotherOwnerReasonDetails {
  /** Id of the draft. */
  draftId: string;
  /** Who created it. */
  owner?: CreatedBy;
}

/**
 * Who created it; one of the ids is set.
 *
 * At most one of: `userId`, `appId`, `memberId`.
 */
export type CreatedBy =
  | {
      /** Id of the site's owner or contributor who created it. */
      userId?: string;
      appId?: undefined;
      memberId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the app that created it. */
      appId?: string;
      memberId?: undefined;
    }
  | {
      userId?: undefined;
      appId?: undefined;
      /** Id of the member who created it. */
      memberId?: string;
    };

/** Why a contract cannot be edited. */
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
  /** Which billing cycles the changes count for. */
  target: TargetInput;
}

/**
 * Which billing cycles changes count for; one of the two is set.
 *
 * At most one of: `contractTarget`, `cycleTarget`.
 */
export type Target =
  | {
      /** All cycles from one on. */
      contractTarget?: ContractTarget;
      cycleTarget?: undefined;
    }
  | {
      contractTarget?: undefined;
      /** A single cycle. */
      cycleTarget?: CycleTarget;
    };

/**
 * Which billing cycles changes count for; one of the two is set.
 *
 * At most one of: `contractTarget`, `cycleTarget`.
 */
export type TargetInput =
  | {
      /** All cycles from one on. */
      contractTarget?: ContractTarget;
      cycleTarget?: undefined;
    }
  | {
      contractTarget?: undefined;
      /** A single cycle. */
      cycleTarget?: CycleTargetInput;
    };

/** A single billing cycle. */
export interface CycleTarget {
  /** Which cycle it is, counted from the start of the subscription. */
  cycleNumber: number;
}

/** A single billing cycle. */
export interface CycleTargetInput {
  /** Which cycle it is, counted from the start of the subscription. */
  cycleNumber?: number;
}

/** Response of {@link createDraftSubscriptionContract}. */
export interface CreateDraftSubscriptionContractResponse {
  /** The new draft with its totals. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** A draft with its totals worked out. */
export interface CalculatedDraftSubscriptionContract {
  /** The draft with its changes. */
  draftSubscriptionContract?: DraftSubscriptionContract;
  /** Parts of the calculation that failed; the other totals still hold. */
  calculationErrors?: CalculationErrors;
}

/** Changes to a subscription's contract that are not in force yet. */
export interface DraftSubscriptionContract {
  /** Id of the draft. */
  id: string;
  /** Id of the contract. Cannot change after creation. */
  subscriptionContractId: string;
  /** Which billing cycles the changes count for. */
  target?: Target;
  /** When the draft was created. */
  createdDate?: Date | null;
  /** When the draft was last changed. */
  updatedDate?: Date | null;
  /** Who created it. */
  createdBy?: CreatedBy;
  /** Whether the draft is open or committed. */
  status: DraftStatus;
  /** Items with their changes. At most 100 items. */
  lineItems: ItemDetails[];
  /** Discounts, and whether each applies. At most 100 items. */
  discounts: DiscountDetails[];
  /** Additional fees, and whether each applies. At most 100 items. */
  additionalFees: AdditionalFeeDetails[];
  /** Totals with the changes. */
  priceSummary?: PriceSummaryOfOrders;
  /** Tax with the changes. */
  taxInfo?: OrderTaxInfo;
  /** Unit of all weights in the draft. */
  weightUnit: WeightUnit;
  /** Currency of the prices as an ISO 4217 code. */
  currency?: string | null;
  /** Tags attached to the draft. */
  tags?: Tags;
  /** Custom data that apps attach to the draft. */
  extendedFields?: ExtendedFields;
  /** Who bought, and whether that changed. */
  buyerDetails?: BuyerDetails;
  /** Delivery, and whether it changed. */
  shippingDetails?: ShippingDetails;
  /** Billing address and contact, and whether they changed. */
  billingDetails?: BillingDetails;
  /** Recipient, and whether it changed. */
  recipientDetails?: RecipientInfoDetails;
  /** Business location, and whether it changed. */
  businessLocationDetails?: BusinessLocationDetails;
  /** Fees that the platform takes. */
  platformFeeSummary?: PlatformFeeSummary;
  /** How the draft is calculated. */
  settings?: DraftSubscriptionContractSettings;
  /** How often and for how long the subscription charges. */
  subscriptionSettings?: SubscriptionSettingsOfOrders;
}

/** State of a draft: open or committed. */
export type DraftStatus = "DRAFT" | "COMMITTED" | (string & {});

/** A line item of a draft and its change. */
export interface ItemDetails {
  /** Values before the change; for type CHANGED. */
  changed?: ItemChangedDetails;
  /** The line item as it will be. */
  lineItem?: OrderLineItem;
  /** Whether it was added, changed or removed. */
  changeType: ChangeType;
}

/** Values of a line item before a change; those that did not change are absent. */
export interface ItemChangedDetails {
  /** How many there were before. */
  quantityBeforeChange?: number | null;
  /** Price of one before the change. */
  priceBeforeChange?: Price;
  /** Extras before the change. At most 10 items. */
  modifierGroupsBeforeChange: ModifierGroupOfOrders[];
}

/** What became of something in a draft: unchanged, added, changed or removed. */
export type ChangeType = "EMPTY" | "ADDED" | "CHANGED" | "REMOVED" | (string & {});

/** A discount of a draft. */
export interface DiscountDetails {
  /** The discount as it would be taken off. */
  discount?: AppliedDiscountOfOrders;
  /** Where it comes from. */
  source: SourceType;
  /** True when it is taken off; otherwise it does not touch the totals. */
  applied: boolean;
}

/** Where discounts and fees come from: the contract, automatic rules or the merchant. */
export type SourceType = "ORIGINAL_CONTRACT" | "AUTOMATIC" | "CUSTOM" | (string & {});

/** An additional fee of a draft. */
export interface AdditionalFeeDetails {
  /** The fee as it would be charged. */
  additionalFee?: AdditionalFeeOfOrders;
  /** How the fee is taxed. */
  taxDetails?: TaxDetails;
  /** Where it comes from. */
  source: SourceType;
  /** True when it is charged; otherwise it does not touch the totals. */
  applied: boolean;
}

/** Buyer of a draft and the change. */
export interface BuyerDetails {
  /** Who bought, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
  /** Whether it was added, changed or removed. */
  changeType: ChangeType;
}

/** Delivery of a draft and its change. */
export interface ShippingDetails {
  /** Delivery before the change; for type CHANGED. */
  changed?: ShippingChangedDetails;
  /** Delivery as it will be. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  /** Whether it was added, changed or removed. */
  changeType: ChangeType;
}

/** Billing address of a draft and its change. */
export interface BillingDetails {
  /** Billing address before the change; for type CHANGED. */
  changed?: BillingChangedDetails;
  /** Billing address and contact as they will be. */
  billingInfo?: AddressWithContact;
  /** Whether it was added, changed or removed. */
  changeType: ChangeType;
}

/** Recipient of a draft and the change. */
export interface RecipientInfoDetails {
  /** Recipient before the change; for type CHANGED. */
  changed?: RecipientInfoChangedDetails;
  /** Recipient as it will be. */
  recipientInfo?: AddressWithContact;
  /** Whether it was added, changed or removed. */
  changeType: ChangeType;
}

/** Business location of a draft and its change. */
export interface BusinessLocationDetails {
  /** Location before the change; for type CHANGED. */
  changed?: BusinessLocationChangedDetails;
  /** Location as it will be. */
  businessLocation?: Location;
  /** Whether it was added, changed or removed. */
  changeType: ChangeType;
}

/** How a draft is calculated. */
export interface DraftSubscriptionContractSettings {
  /** Whether item subtotals contain discounts of coupons for specific items. */
  specificItemsCouponBehavior: SpecificItemsCouponBehavior;
}

/** Whether item subtotals contain discounts of coupons for specific items. */
export type SpecificItemsCouponBehavior =
  | "UNDEFINED_COUPON_BEHAVIOR"
  | "ITEM_SUBTOTAL_INCLUDES_DISCOUNT"
  | "LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT"
  | (string & {});

/** Parts of a calculation that failed; the other totals still hold. */
export interface CalculationErrors {
  /** Tax could not be calculated. */
  taxCalculationError?: Details;
}

/** Request of {@link getDraftSubscriptionContract}. */
export interface GetDraftSubscriptionContractRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
}

/** Response of {@link getDraftSubscriptionContract}. */
export interface GetDraftSubscriptionContractResponse {
  /** The draft with its totals worked out anew. */
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
  /** Items that no catalog knows. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/** A catalog item to add. */
export interface CatalogReferenceLineItem {
  /** Id to give the line item; made by the platform when left out. */
  id?: string | null;
  /** The item and the choice within it. */
  catalogReference?: CatalogReferenceInput;
  /** How many of it. 1 to 100000. */
  quantity?: number;
  /** Price of one to use instead of the catalog's. */
  price?: PriceInput;
  /** Stock locations to take it from, and how many from each. At most 5 items. */
  locations?: LocationAndQuantityInput[];
}

/** Item that no catalog knows, with its own name and price. */
export interface CustomLineItem {
  /** Id of the item. */
  id?: string | null;
  /** How many of it. 1 to 100000. */
  quantity?: number;
  /** Catalog item that it stands for, if any. */
  catalogReference?: CatalogReferenceInput;
  /** Name of the item. */
  productName?: ProductNameInput;
  /** Price of one as a decimal string. */
  price?: PriceInput;
  /** Price of one before discounts. */
  priceBeforeDiscounts?: PriceInput;
  /** Price of the whole quantity. */
  lineItemPrice?: PriceInput;
  /** Lines that describe the item. At most 20 items. */
  descriptionLines?: DescriptionLineInput[];
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Kind of item. */
  itemType?: ItemType;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescriptionInput;
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
  /** Stock locations to take it from, and how many from each. At most 5 items. */
  locations?: LocationAndQuantityInput[];
}

/** Response of {@link addLineItems}. */
export interface AddLineItemsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link updateLineItems}. */
export interface UpdateLineItemsRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** Line items and their new values. 1 to 300 items. */
  lineItemChanges: LineItemChangeDetails[];
}

/** A line item and its new values; those left out stay as they are. */
export interface LineItemChangeDetails {
  /** Id of the line item. */
  lineItemId?: string;
  /** New quantity; 0 removes the line item. At most 1000000. */
  newQuantity?: number | null;
  /** New price of one, as a decimal string. */
  newPrice?: string | null;
}

/** Response of {@link updateLineItems}. */
export interface UpdateLineItemsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link setShippingInfo}. */
export interface SetShippingInfoRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** The new delivery. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/** Response of {@link setShippingInfo}. */
export interface SetShippingInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link setRecipientInfo}. */
export interface SetRecipientInfoRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** The new recipient, with address and contact. */
  recipientInfo?: AddressWithContactInput;
}

/** Response of {@link setRecipientInfo}. */
export interface SetRecipientInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link commitDraftSubscriptionContract}. */
export interface CommitDraftSubscriptionContractRequest {
  /** Id of the draft. */
  draftSubscriptionContractId: string;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
  /** Notifications to send. */
  settings?: SubscriptionCommitSettings;
}

/** Notifications that a commit sends. */
export interface SubscriptionCommitSettings {
  /** Whether the buyer is told about the changes. */
  sendNotificationsToBuyer?: boolean | null;
  /** Whether the merchant is told about the changes. */
  sendNotificationsToBusiness?: boolean | null;
}

/** Response of {@link commitDraftSubscriptionContract}. */
export interface CommitDraftSubscriptionContractResponse {
  /** The draft, now committed. */
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

/** Request of {@link queryDraftSubscriptionContracts}. */
export interface QueryDraftSubscriptionContractsRequest {
  /** Filter, order and page. */
  query?: CursorQuery;
}

/** Response of {@link queryDraftSubscriptionContracts}. */
export interface QueryDraftSubscriptionContractsResponse {
  /** Drafts on this page. */
  draftSubscriptionContracts: DraftSubscriptionContract[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link bulkUpdateDraftSubscriptionContractTags}. */
export interface BulkUpdateDraftSubscriptionContractTagsRequest {
  /** Ids of the drafts, 100 at most. 1 to 100 items. */
  draftSubscriptionContractIds: string[];
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateDraftSubscriptionContractTags}. */
export interface BulkUpdateDraftSubscriptionContractTagsResponse {
  /** What became of each item; the metadata of an entry tells which one it is. 1 to 100 items. */
  results: BulkUpdateDraftSubscriptionContractTagsResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What became of the tags of one draft. */
export interface BulkUpdateDraftSubscriptionContractTagsResult {
  /** Place of the item in the request, its id, and its error where it failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateDraftSubscriptionContractTagsByFilter}. */
export interface BulkUpdateDraftSubscriptionContractTagsByFilterRequest {
  /** Conditions that a draft must meet, as a filter object; an empty one meets all. */
  filter: Record<string, unknown>;
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateDraftSubscriptionContractTagsByFilter}. */
export interface BulkUpdateDraftSubscriptionContractTagsByFilterResponse {
  /** Id of the background job that does it. */
  jobId: string;
}
