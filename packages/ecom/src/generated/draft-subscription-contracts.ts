// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Prepare changes to a subscription's contract or one of its cycles before they take effect.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type Operation,
  operation,
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
  ApplicationErrorInput,
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
  DetailsInput,
  DigitalFile,
  DigitalFileInput,
  DiscountReason,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountRuleOfOrders as DiscountRule,
  DiscountRuleOfOrdersInput as DiscountRuleInput,
  DiscountType,
  FieldViolation,
  FieldViolationInput,
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
  MerchantDiscountInput,
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
  ValidationErrorInput,
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
 * @param subscriptionContractId - id of the subscription contract
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).getSubscriptionContractDraftability(
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

/** The `options` of {@link createDraftSubscriptionContract}. */
export interface CreateDraftSubscriptionContractOptions {
  target: TargetInput;
}

/**
 * Start a draft edit of a subscription contract, for one cycle or for all from a cycle on.
 *
 * `POST /v1/draft-subscription-contracts` (ecom/draft-subscription-contracts)
 *
 * @param subscriptionContractId - id of the subscription contract
 * @param options - may hold `target`
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).createDraftSubscriptionContract(
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
  method: "POST",
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
 * @param draftSubscriptionContractId - id of the draft subscription contract
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).getDraftSubscriptionContract(
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
 * @param draftSubscriptionContractId - id of the draft subscription contract
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

/** The `options` of {@link addLineItems}. */
export interface AddLineItemsOptions {
  /** At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/**
 * Add up to 300 catalog and 300 custom items to a draft contract.
 *
 * `POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/items`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - id of the draft subscription contract
 * @param options - may hold `catalogLineItems`, `customLineItems`
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).addLineItems(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const addLineItems: (
  draftSubscriptionContractId: string,
  options?: AddLineItemsOptions,
) => Promise<AddLineItemsResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.addLineItems",
  method: "POST",
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
 * @param draftSubscriptionContractId - id of the draft subscription contract
 * @param lineItemChanges - 1 to 300 items
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).updateLineItems(
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
  method: "POST",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}/line-items",
  args: ["draftSubscriptionContractId", "lineItemChanges"],
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

/** The `options` of {@link setShippingInfo}. */
export interface SetShippingInfoOptions {
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/**
 * Replace the delivery method and its cost on a draft contract.
 *
 * `PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/shipping-info`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - id of the draft subscription contract
 * @param options - may hold `shippingInfo`
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).setShippingInfo(
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

/** The `options` of {@link setRecipientInfo}. */
export interface SetRecipientInfoOptions {
  recipientInfo?: AddressWithContactInput;
}

/**
 * Replace the recipient's address and contact details on a draft contract.
 *
 * `PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/recipient-info`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - id of the draft subscription contract
 * @param options - may hold `recipientInfo`
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).setRecipientInfo(
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

/** The `options` of {@link commitDraftSubscriptionContract}. */
export interface CommitDraftSubscriptionContractOptions {
  /** At most 200 characters. */
  reason?: string | null;
  settings?: SubscriptionCommitSettings;
}

/**
 * Apply a draft's changes to its subscription, with notifications as you choose.
 *
 * `POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/commit`
 * (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractId - id of the draft subscription contract
 * @param options - may hold `reason`, `settings`
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).commitDraftSubscriptionContract(
 *   "<draft subscription contract id>",
 * );
 * ```
 */
export const commitDraftSubscriptionContract: (
  draftSubscriptionContractId: string,
  options?: CommitDraftSubscriptionContractOptions,
) => Promise<CommitDraftSubscriptionContractResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.commitDraftSubscriptionContract",
  method: "POST",
  path: "/v1/draft-subscription-contracts/{draftSubscriptionContractId}/commit",
  args: ["draftSubscriptionContractId", ["reason", "settings"]],
  response: { calculatedDraftSubscriptionContract: calculatedDraftSubscriptionContractCodec },
});

const queryDraftSubscriptionContractsOperation: Operation = {
  name: "ecom.draftSubscriptionContracts.queryDraftSubscriptionContracts",
  method: "GET",
  path: "/v1/draft-subscription-contracts/query",
  args: ["query"],
  response: { draftSubscriptionContracts: draftSubscriptionContractCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "draftSubscriptionContracts", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryDraftSubscriptionContracts} takes. */
export interface QueryDraftSubscriptionContractsFields {
  values: {
    id: string;
    subscriptionContractId: string;
    status: "DRAFT" | "COMMITTED" | (string & {});
  };
  eq: "id" | "subscriptionContractId" | "status";
  in: "id" | "subscriptionContractId" | "status";
  exists: "id" | "subscriptionContractId" | "status";
  compare: "id" | "subscriptionContractId";
  startsWith: "id" | "subscriptionContractId";
  has: never;
  ascending: "id" | "subscriptionContractId" | "status";
  descending: "id" | "subscriptionContractId" | "status";
}

/**
 * Look up draft contracts by filter and sort order, with cursor paging.
 *
 * `GET /v1/draft-subscription-contracts/query` (ecom/draft-subscription-contracts)
 *
 * @returns a builder; `find()` sends the query
 * @example
 * ```ts
 * const page = await client.use(draftSubscriptionContracts).queryDraftSubscriptionContracts(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryDraftSubscriptionContracts(): CursorQueryBuilder<
  DraftSubscriptionContract,
  QueryDraftSubscriptionContractsFields
>;
/**
 * Look up draft contracts by filter and sort order, with cursor paging. Sends the query as it
 * stands.
 */
export function queryDraftSubscriptionContracts(
  query: CursorQuery,
): Promise<QueryDraftSubscriptionContractsResponse>;
export function queryDraftSubscriptionContracts(query?: CursorQuery): unknown {
  return call(queryDraftSubscriptionContractsOperation, [query]);
}

/** The `options` of {@link bulkUpdateDraftSubscriptionContractTags}. */
export interface BulkUpdateDraftSubscriptionContractTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Assign and unassign tags on up to 100 draft contracts by ID.
 *
 * `POST /v1/bulk/draft-subscription-contracts/update-tags` (ecom/draft-subscription-contracts)
 *
 * @param draftSubscriptionContractIds - ids of the draft subscription contracts
 * @param options - may hold `assignTags`, `unassignTags`
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).bulkUpdateDraftSubscriptionContractTags(
 *   ["<draft subscription contract id>"],
 * );
 * ```
 */
export const bulkUpdateDraftSubscriptionContractTags: (
  draftSubscriptionContractIds: string[],
  options?: BulkUpdateDraftSubscriptionContractTagsOptions,
) => Promise<BulkUpdateDraftSubscriptionContractTagsResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTags",
  method: "POST",
  path: "/v1/bulk/draft-subscription-contracts/update-tags",
  args: ["draftSubscriptionContractIds", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link bulkUpdateDraftSubscriptionContractTagsByFilter}. */
export interface BulkUpdateDraftSubscriptionContractTagsByFilterOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Start a background job that retags every draft contract matching a filter.
 *
 * `POST /v1/bulk/draft-subscription-contracts/update-tags-by-filter`
 * (ecom/draft-subscription-contracts)
 *
 * @param options - may hold `assignTags`, `unassignTags`
 * @example
 * ```ts
 * const answer = await client.use(draftSubscriptionContracts).bulkUpdateDraftSubscriptionContractTagsByFilter(
 *   {},
 * );
 * ```
 */
export const bulkUpdateDraftSubscriptionContractTagsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkUpdateDraftSubscriptionContractTagsByFilterOptions,
) => Promise<BulkUpdateDraftSubscriptionContractTagsByFilterResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftSubscriptionContracts.bulkUpdateDraftSubscriptionContractTagsByFilter",
  method: "POST",
  path: "/v1/bulk/draft-subscription-contracts/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

export interface GetSubscriptionContractDraftabilityRequest {
  /** Guid. */
  subscriptionContractId: string;
}

export interface GetSubscriptionContractDraftabilityResponse {
  draftable: boolean;
  /** At most 10 items. */
  nonDraftableReasons: NonDraftableReason[];
  currentCycle?: number | null;
}

export interface NonDraftableReason {
  draftAlreadyExistsForAnotherOwner?: DraftAlreadyExistsForAnotherOwnerReasonDetails;
  reason: V1Reason;
}

export interface DraftAlreadyExistsForAnotherOwnerReasonDetails {
  /** Guid. */
  draftId: string;
  owner?: CreatedBy;
}

/**
 * Who created it; one of the ids is set.
 *
 * At most one of: `userId`, `appId`, `memberId`.
 */
export interface CreatedBy {
  /** Id of the site's owner or contributor who created it. Guid. */
  userId?: string;
  /** Id of the app that created it. Guid. */
  appId?: string;
  /** Id of the member who created it. Guid. */
  memberId?: string;
}

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

export interface CreateDraftSubscriptionContractRequest {
  /** Guid. */
  subscriptionContractId: string;
  target: TargetInput;
}

/** At most one of: `contractTarget`, `cycleTarget`. */
export interface Target {
  contractTarget?: ContractTarget;
  cycleTarget?: CycleTarget;
}

/** At most one of: `contractTarget`, `cycleTarget`. */
export interface TargetInput {
  contractTarget?: ContractTarget;
  cycleTarget?: CycleTargetInput;
}

export interface CycleTarget {
  cycleNumber: number;
}

export interface CycleTargetInput {
  cycleNumber?: number;
}

export interface CreateDraftSubscriptionContractResponse {
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

export interface CalculatedDraftSubscriptionContract {
  draftSubscriptionContract?: DraftSubscriptionContract;
  calculationErrors?: CalculationErrors;
}

export interface DraftSubscriptionContract {
  /** Guid. */
  id: string;
  /** Guid, set on creation only. */
  subscriptionContractId: string;
  target?: Target;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  createdBy?: CreatedBy;
  status: DraftStatus;
  /** At most 100 items. */
  lineItems: ItemDetails[];
  /** At most 100 items. */
  discounts: DiscountDetails[];
  /** At most 100 items. */
  additionalFees: AdditionalFeeDetails[];
  priceSummary?: PriceSummaryOfOrders;
  taxInfo?: OrderTaxInfo;
  weightUnit: WeightUnit;
  /** Currency. */
  currency?: string | null;
  tags?: Tags;
  extendedFields?: ExtendedFields;
  buyerDetails?: BuyerDetails;
  shippingDetails?: ShippingDetails;
  billingDetails?: BillingDetails;
  recipientDetails?: RecipientInfoDetails;
  businessLocationDetails?: BusinessLocationDetails;
  platformFeeSummary?: PlatformFeeSummary;
  settings?: DraftSubscriptionContractSettings;
  subscriptionSettings?: SubscriptionSettingsOfOrders;
}

export type DraftStatus = "DRAFT" | "COMMITTED" | (string & {});

export interface ItemDetails {
  changed?: ItemChangedDetails;
  lineItem?: OrderLineItem;
  changeType: ChangeType;
}

export interface ItemChangedDetails {
  quantityBeforeChange?: number | null;
  priceBeforeChange?: Price;
  /** At most 10 items. */
  modifierGroupsBeforeChange: ModifierGroupOfOrders[];
}

export type ChangeType = "EMPTY" | "ADDED" | "CHANGED" | "REMOVED" | (string & {});

export interface DiscountDetails {
  discount?: AppliedDiscountOfOrders;
  source: SourceType;
  applied: boolean;
}

export type SourceType = "ORIGINAL_CONTRACT" | "AUTOMATIC" | "CUSTOM" | (string & {});

export interface AdditionalFeeDetails {
  additionalFee?: AdditionalFeeOfOrders;
  taxDetails?: TaxDetails;
  source: SourceType;
  applied: boolean;
}

export interface BuyerDetails {
  buyerInfo?: BuyerInfo;
  changeType: ChangeType;
}

export interface ShippingDetails {
  changed?: ShippingChangedDetails;
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
  changeType: ChangeType;
}

export interface BillingDetails {
  changed?: BillingChangedDetails;
  billingInfo?: AddressWithContact;
  changeType: ChangeType;
}

export interface RecipientInfoDetails {
  changed?: RecipientInfoChangedDetails;
  recipientInfo?: AddressWithContact;
  changeType: ChangeType;
}

export interface BusinessLocationDetails {
  changed?: BusinessLocationChangedDetails;
  businessLocation?: Location;
  changeType: ChangeType;
}

export interface DraftSubscriptionContractSettings {
  specificItemsCouponBehavior: SpecificItemsCouponBehavior;
}

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

export interface GetDraftSubscriptionContractRequest {
  /** Guid. */
  draftSubscriptionContractId: string;
}

export interface GetDraftSubscriptionContractResponse {
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

export interface DeleteDraftSubscriptionContractRequest {
  /** Guid. */
  draftSubscriptionContractId: string;
}

export type DeleteDraftSubscriptionContractResponse = Record<string, never>;

export interface AddLineItemsRequest {
  /** Guid. */
  draftSubscriptionContractId: string;
  /** At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** At most 300 items. */
  customLineItems?: CustomLineItem[];
}

export interface CatalogReferenceLineItem {
  /** Guid. */
  id?: string | null;
  catalogReference?: CatalogReferenceInput;
  /** 1 to 100000. */
  quantity?: number;
  price?: PriceInput;
  /** At most 5 items. */
  locations?: LocationAndQuantityInput[];
}

/** Item that no catalogue knows, with its own name and price. */
export interface CustomLineItem {
  /** Id of the item. Guid. */
  id?: string | null;
  /** How many of it, from 1 to 100,000. 1 to 100000. */
  quantity?: number;
  /** Catalogue item that it stands for, if any. */
  catalogReference?: CatalogReferenceInput;
  /** Name of the item. */
  productName?: ProductNameInput;
  /** Price of one as a decimal string. */
  price?: PriceInput;
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
  /** Id of the delivery profile that ships it. Guid. */
  deliveryProfileId?: string | null;
  /** At most 5 items. */
  locations?: LocationAndQuantityInput[];
}

export interface AddLineItemsResponse {
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

export interface UpdateLineItemsRequest {
  /** Guid. */
  draftSubscriptionContractId: string;
  /** 1 to 300 items. */
  lineItemChanges: LineItemChangeDetails[];
}

export interface LineItemChangeDetails {
  /** Guid. */
  lineItemId?: string;
  /** At most 1000000. */
  newQuantity?: number | null;
  /** Decimal in a string. */
  newPrice?: string | null;
}

export interface UpdateLineItemsResponse {
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

export interface SetShippingInfoRequest {
  /** Guid. */
  draftSubscriptionContractId: string;
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

export interface SetShippingInfoResponse {
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

export interface SetRecipientInfoRequest {
  /** Guid. */
  draftSubscriptionContractId: string;
  recipientInfo?: AddressWithContactInput;
}

export interface SetRecipientInfoResponse {
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

export interface CommitDraftSubscriptionContractRequest {
  /** Guid. */
  draftSubscriptionContractId: string;
  /** At most 200 characters. */
  reason?: string | null;
  settings?: SubscriptionCommitSettings;
}

export interface SubscriptionCommitSettings {
  sendNotificationsToBuyer?: boolean | null;
  sendNotificationsToBusiness?: boolean | null;
}

export interface CommitDraftSubscriptionContractResponse {
  calculatedDraftSubscriptionContract?: CalculatedDraftSubscriptionContract;
}

export interface QueryDraftSubscriptionContractsRequest {
  query?: CursorQuery;
}

export interface QueryDraftSubscriptionContractsResponse {
  draftSubscriptionContracts: DraftSubscriptionContract[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface BulkUpdateDraftSubscriptionContractTagsRequest {
  /** 1 to 100 items. */
  draftSubscriptionContractIds: string[];
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateDraftSubscriptionContractTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateDraftSubscriptionContractTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateDraftSubscriptionContractTagsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateDraftSubscriptionContractTagsByFilterRequest {
  filter: Record<string, unknown>;
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateDraftSubscriptionContractTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}
