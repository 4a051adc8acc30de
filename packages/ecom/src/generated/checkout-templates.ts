// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep reusable checkouts with preset items that can be opened again and again by link.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadataOfBadgesV2,
  CursorQueryOfBadgesV2,
  ExtendedFields,
  ItemMetadata,
  RawHttpResponse,
  WeightUnit,
} from "@portico/core/types";
import { customLineItemCodec, membershipOptionsCodec2 } from "./codecs.js";
import type {
  AdditionalFee,
  AppliedDiscount,
  BuyerInfoOfCheckout,
  CalculationErrors,
  CatalogOverrideFields,
  CatalogOverrideFieldsInput,
  CatalogReference,
  CatalogReferenceInput,
  ChannelType,
  CreatedBy,
  CustomContentReference,
  CustomContentReferenceInput,
  CustomField,
  CustomLineItem,
  CustomLineItemInput,
  CustomSettings,
  DeliveryAllocation,
  DescriptionLine,
  ExternalReference,
  ExternalReferenceInput,
  FullAddressContactDetails,
  GiftCard,
  ItemAvailabilityInfo,
  ItemTaxFullDetails,
  ItemType,
  MembershipOptionsOfCheckout,
  ModifierGroup,
  MultiCurrencyPrice,
  PaymentOptionType,
  PhysicalProperties,
  PickupMethod,
  Policy,
  PriceDescription,
  PriceSummary,
  ProductName,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionPrices,
  ServiceProperties,
  ShippingPrice,
  ShippingRegion,
  StreetAddress,
  SubscriptionOptionInfo,
  TaxableAddress,
  TaxSummary,
  Violation,
} from "./common.js";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPagingMetadataOfBadgesV2 as CursorPagingMetadata,
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
  CursorsOfBadgesV2 as Cursors,
  ExtendedFields,
  HeadersEntry,
  HeadersEntryInput,
  ItemMetadata,
  PageUrlV2,
  PageUrlV2Input,
  RawHttpResponse,
  SortingOfBadgesV2 as Sorting,
  SortOrder,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  AdditionalFee,
  AdditionalFeeInput,
  AdditionalFeeSource,
  ApplicableLineItems,
  ApplicableLineItemsInput,
  AppliedDiscount,
  AppliedDiscountInput,
  AutoTaxFallbackCalculationDetails,
  AutoTaxFallbackCalculationDetailsInput,
  BuyerInfoOfCheckout as BuyerInfo,
  BuyerInfoOfCheckoutInput as BuyerInfoInput,
  CalculationErrors,
  CalculationErrorsInput,
  Carrier,
  CarrierError,
  CarrierErrorInput,
  CarrierErrors,
  CarrierErrorsInput,
  CarrierInput,
  CatalogOverrideFields,
  CatalogOverrideFieldsInput,
  CatalogReference,
  CatalogReferenceInput,
  ChannelType,
  ChargeType,
  Color,
  ColorInput,
  CouponOfCheckout as Coupon,
  CouponOfCheckoutInput as CouponInput,
  CreatedBy,
  CustomContentReference,
  CustomContentReferenceInput,
  CustomField,
  CustomFieldInput,
  CustomLineItem,
  CustomLineItemInput,
  CustomSettings,
  CustomSettingsInput,
  DeliveryAllocation,
  DeliveryAllocationInput,
  Description,
  DescriptionInput,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  Details,
  DetailsInput,
  DiscountRule,
  DiscountRuleInput,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountType,
  ExternalReference,
  ExternalReferenceInput,
  FallbackReason,
  FieldViolation,
  FieldViolationInput,
  FreeTrialPeriod,
  FreeTrialPeriodInput,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  GiftCard,
  GiftCardRequestInput,
  ImageOfCart as Image,
  ImageOfCartInput as ImageInput,
  InvalidMembership,
  InvalidMembershipInput,
  ItemAvailabilityInfo,
  ItemAvailabilityInfoInput,
  ItemAvailabilityStatus,
  ItemModifier,
  ItemModifierInput,
  ItemTaxFullDetails,
  ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItem as TargetLineItem,
  LineItemInput as TargetLineItemInput,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipNameInput,
  MembershipOptionsOfCheckout as MembershipOptions,
  MembershipOptionsOfCheckoutInput as MembershipOptionsInput,
  MembershipPaymentCredits,
  MembershipPaymentCreditsInput,
  MembershipRequestInput,
  MerchantDiscountOfCheckout as MerchantDiscount,
  MerchantDiscountOfCheckoutInput as MerchantDiscountInput,
  ModifierGroup,
  ModifierGroupInput,
  MultiCurrencyPrice,
  MultiCurrencyPriceInput,
  NameInLineItem,
  NameInOther,
  Other,
  OtherCharge,
  OtherChargeInput,
  OtherInput,
  PaymentOption,
  PaymentOptionInput,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupMethod,
  PlainTextValue,
  PlainTextValueInput,
  Policy,
  PolicyInput,
  PriceDescription,
  PriceDescriptionInput,
  PriceSummary,
  PriceSummaryInput,
  ProductName,
  ProductNameInput,
  RateType,
  Region,
  RuleType,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionOtherChargeInput,
  SelectedCarrierServiceOptionPrices,
  SelectedCarrierServiceOptionPricesInput,
  SelectedMembership,
  SelectedMembershipInput,
  SelectedMemberships,
  SelectedMembershipsInput,
  ServiceProperties,
  Severity,
  ShippingPrice,
  ShippingPriceInput,
  ShippingRegion,
  ShippingRegionInput,
  StreetAddress,
  StreetAddressInput,
  SubscriptionOptionInfo,
  SubscriptionOptionInfoInput,
  SubscriptionSettings,
  SubscriptionSettingsInput,
  SystemError,
  TargetOfCart as Target,
  TargetOfCartInput as TargetInput,
  TaxableAddress,
  TaxableAddressType,
  TaxBreakdown,
  TaxBreakdownInput,
  TaxCalculationDetails,
  TaxCalculationDetailsInput,
  TaxRateBreakdown,
  TaxRateBreakdownInput,
  TaxSummary,
  TaxSummaryInput,
  Title,
  TitleInput,
  TranslatableString,
  TranslatableStringInput,
  V1ItemModifier,
  V1ItemModifierInput,
  V1ModifierGroup,
  V1ModifierGroupInput,
  ValidationError,
  ValidationErrorInput,
  VatId,
  VatIdInput,
  VatType,
  Violation,
  ViolationInput,
} from "./common.js";

const checkoutTemplateCodec: CodecTable = {
  customLineItems: customLineItemCodec,
  lineItems: { catalogOverrideFields: { physicalProperties: { weight: "f" } } },
};

/**
 * Codes of the application errors of {@link createCheckoutTemplate}, and what to do.
 *
 * - `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`: A template needs something to sell: give
 *   `lineItems` or `customLineItems`.
 */
export type CreateCheckoutTemplateErrorCode = "CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS";

/**
 * Save a reusable checkout with preset items; at least one item is required.
 *
 * `POST /ecom/v1/checkout-templates` (ecom/checkout-templates)
 *
 * @param checkoutTemplate - needs `customLineItems.itemType`, `customLineItems.productName`,
 *   `lineItems.catalogReference`, `lineItems.quantity`
 * @remarks Its application errors have a {@link CreateCheckoutTemplateErrorCode}. Needs
 *   ECOM.CHECKOUT_TEMPLATE_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(checkoutTemplates).createCheckoutTemplate({
 *   lineItems: [{ quantity: 1, catalogReference: { appId: "<app id>" } }],
 *   customLineItems: [{ productName: {}, itemType: {} }],
 * });
 * ```
 */
export const createCheckoutTemplate: ((
  checkoutTemplate: CheckoutTemplateInput,
) => Promise<CheckoutTemplate>) &
  Throws<CreateCheckoutTemplateErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.createCheckoutTemplate",
  method: "POST",
  path: "/ecom/v1/checkout-templates",
  args: ["checkoutTemplate"],
  request: { checkoutTemplate: checkoutTemplateCodec },
  response: { checkoutTemplate: checkoutTemplateCodec },
  returns: "checkoutTemplate",
});

/** The `options` of {@link bulkCreateCheckoutTemplates}. */
export interface BulkCreateCheckoutTemplatesOptions {
  returnEntity?: boolean;
}

/**
 * Save up to 100 checkout templates at once, with an individual result for each.
 *
 * `POST /v1/bulk/checkout-templates/create` (ecom/checkout-templates)
 *
 * @param checkoutTemplates - 1 to 100 items
 * @param options - may hold `returnEntity`
 * @example
 * ```ts
 * const answer = await client.use(checkoutTemplates).bulkCreateCheckoutTemplates([{}]);
 * ```
 */
export const bulkCreateCheckoutTemplates: (
  checkoutTemplates: CheckoutTemplateInput[],
  options?: BulkCreateCheckoutTemplatesOptions,
) => Promise<BulkCreateCheckoutTemplatesResponse> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.bulkCreateCheckoutTemplates",
  method: "POST",
  path: "/v1/bulk/checkout-templates/create",
  args: ["checkoutTemplates", ["returnEntity"]],
  request: { checkoutTemplates: checkoutTemplateCodec },
  response: { results: { item: checkoutTemplateCodec } },
});

/**
 * Fetch one checkout template by ID.
 *
 * `GET /ecom/v1/checkout-templates/{checkoutTemplateId}` (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - id of the checkout template
 * @remarks Needs ECOM.CHECKOUT_TEMPLATE_READ.
 * @example
 * ```ts
 * const answer = await client.use(checkoutTemplates).getCheckoutTemplate(
 *   "<checkout template id>",
 * );
 * ```
 */
export const getCheckoutTemplate: (checkoutTemplateId: string) => Promise<CheckoutTemplate> =
  /* @__PURE__ */ operation({
    name: "ecom.checkoutTemplates.getCheckoutTemplate",
    method: "GET",
    path: "/ecom/v1/checkout-templates/{checkoutTemplateId}",
    args: ["checkoutTemplateId"],
    response: { checkoutTemplate: checkoutTemplateCodec },
    returns: "checkoutTemplate",
  });

/**
 * Delete a checkout template.
 *
 * `DELETE /ecom/v1/checkout-templates/{checkoutTemplateId}` (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - id of the checkout template
 * @remarks Needs ECOM.CHECKOUT_TEMPLATE_DELETE.
 * @example
 * ```ts
 * await client.use(checkoutTemplates).deleteCheckoutTemplate("<checkout template id>");
 * ```
 */
export const deleteCheckoutTemplate: (checkoutTemplateId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.checkoutTemplates.deleteCheckoutTemplate",
    method: "DELETE",
    path: "/ecom/v1/checkout-templates/{checkoutTemplateId}",
    args: ["checkoutTemplateId"],
  });

/**
 * Codes of the application errors of {@link updateCheckoutTemplate}, and what to do.
 *
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS`: Nothing to change was sent:
 *   name at least one field.
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD`: One of the fields cannot change
 *   after creation: leave it out, or create a new template.
 * - `CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS`: The status is none of the
 *   known ones: send ACTIVE or INACTIVE.
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS`: A template keeps at least one item:
 *   send the list with what should stay.
 */
export type UpdateCheckoutTemplateErrorCode =
  | "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS"
  | "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD"
  | "CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS"
  | "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS";

/**
 * Change the editable fields of a checkout template.
 *
 * `PATCH /ecom/v1/checkout-templates/{checkoutTemplate.id}` (ecom/checkout-templates)
 *
 * @param id - id of the checkout template
 * @remarks Its application errors have a {@link UpdateCheckoutTemplateErrorCode}. Needs
 *   ECOM.CHECKOUT_TEMPLATE_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(checkoutTemplates).updateCheckoutTemplate("<id>", {});
 * ```
 */
export const updateCheckoutTemplate: ((
  id: string,
  checkoutTemplate: Omit<CheckoutTemplateInput, "id">,
) => Promise<CheckoutTemplate>) &
  Throws<UpdateCheckoutTemplateErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.updateCheckoutTemplate",
  method: "PATCH",
  path: "/ecom/v1/checkout-templates/{checkoutTemplate.id}",
  args: ["checkoutTemplate.id", "...checkoutTemplate"],
  request: { checkoutTemplate: checkoutTemplateCodec, fieldMask: "m" },
  response: { checkoutTemplate: checkoutTemplateCodec },
  returns: "checkoutTemplate",
  mask: "fieldMask",
});

const queryCheckoutTemplatesOperation: Operation = {
  name: "ecom.checkoutTemplates.queryCheckoutTemplates",
  method: "POST",
  path: "/ecom/v1/checkout-templates/query",
  args: ["query"],
  response: { checkoutTemplates: checkoutTemplateCodec },
  read: true,
  query: { paging: "cursor", items: "checkoutTemplates", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryCheckoutTemplates} takes. */
export interface QueryCheckoutTemplatesFields {
  values: {
    id: string;
    status: "ACTIVE" | "INACTIVE" | (string & {});
  };
  eq: "id" | "status";
  in: "id" | "status";
  exists: "id" | "status";
  compare: "id";
  startsWith: "id";
  has: never;
  ascending: "id" | "status";
  descending: "id" | "status";
}

/**
 * Look up checkout templates by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/checkout-templates/query` (ecom/checkout-templates)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.CHECKOUT_TEMPLATE_READ.
 * @example
 * ```ts
 * const page = await client.use(checkoutTemplates).queryCheckoutTemplates().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryCheckoutTemplates(): CursorQueryBuilder<
  CheckoutTemplate,
  QueryCheckoutTemplatesFields
>;
/**
 * Look up checkout templates by filter and sort order, with cursor paging. Sends the query as
 * it stands.
 */
export function queryCheckoutTemplates(
  query: CursorQueryOfBadgesV2,
): Promise<QueryCheckoutTemplatesResponse>;
export function queryCheckoutTemplates(query?: CursorQueryOfBadgesV2): unknown {
  return call(queryCheckoutTemplatesOperation, [query]);
}

/**
 * Codes of the application errors of {@link createCheckoutFromTemplate}, and what to do.
 *
 * - `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`: The template is switched off: set its
 *   status to ACTIVE first.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The catalogue does not have the item: check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: There is not enough in stock: show what is left and let the buyer
 *   lower the quantity.
 */
export type CreateCheckoutFromTemplateErrorCode =
  | "CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE"
  | "ITEM_NOT_FOUND_IN_CATALOG"
  | "INSUFFICIENT_INVENTORY";

/**
 * Open a fresh checkout from an active template and return its ID and link.
 *
 * `POST /ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template`
 * (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - id of the checkout template
 * @param siteId - id of the site
 * @remarks Its application errors have a {@link CreateCheckoutFromTemplateErrorCode}. Needs
 *   ECOM.CHECKOUT_TEMPLATE_CREATE_CHECKOUT.
 * @example
 * ```ts
 * const answer = await client.use(checkoutTemplates).createCheckoutFromTemplate(
 *   "<checkout template id>",
 *   "<site id>",
 * );
 * ```
 */
export const createCheckoutFromTemplate: ((
  checkoutTemplateId: string,
  siteId: string,
) => Promise<CreateCheckoutFromTemplateResponse>) &
  Throws<CreateCheckoutFromTemplateErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.createCheckoutFromTemplate",
  method: "POST",
  path: "/ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template",
  args: ["checkoutTemplateId", "siteId"],
});

/**
 * Codes of the application errors of {@link createAndRedirectToCheckout}, and what to do.
 *
 * - `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`: The template is switched off: set its
 *   status to ACTIVE first.
 */
export type CreateAndRedirectToCheckoutErrorCode = "CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE";

/**
 * Open a checkout from an active template and send the visitor straight to it.
 *
 * `GET /ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout`
 * (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - id of the checkout template
 * @param siteId - id of the site
 * @remarks Its application errors have a {@link CreateAndRedirectToCheckoutErrorCode}.
 * @example
 * ```ts
 * const answer = await client.use(checkoutTemplates).createAndRedirectToCheckout(
 *   "<checkout template id>",
 *   "<site id>",
 * );
 * ```
 */
export const createAndRedirectToCheckout: ((
  checkoutTemplateId: string,
  siteId: string,
) => Promise<RawHttpResponse>) &
  Throws<CreateAndRedirectToCheckoutErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.createAndRedirectToCheckout",
  method: "GET",
  path: "/ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout",
  args: ["checkoutTemplateId", "siteId"],
  response: { body: "b" },
  read: false,
});

/** What a handler of {@link onCheckoutTemplateCreated} gets. */
export interface CheckoutTemplateCreatedEvent {
  entity: CheckoutTemplate;
  metadata: EventMetadata;
}

/**
 * Sent when a checkout template is saved for the first time.
 *
 * Event type `wix.ecom.v1.checkout_template_created`.
 *
 * @example
 * ```ts
 * client.use(checkoutTemplates).onCheckoutTemplateCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCheckoutTemplateCreated: (
  handler: EventHandler<CheckoutTemplateCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.checkout_template_created",
  codec: { entity: checkoutTemplateCodec },
});

/** What a handler of {@link onCheckoutTemplateDeleted} gets. */
export interface CheckoutTemplateDeletedEvent {
  entity?: CheckoutTemplate;
  metadata: EventMetadata;
}

/**
 * Sent when a checkout template is removed.
 *
 * Event type `wix.ecom.v1.checkout_template_deleted`.
 *
 * @example
 * ```ts
 * client.use(checkoutTemplates).onCheckoutTemplateDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCheckoutTemplateDeleted: (
  handler: EventHandler<CheckoutTemplateDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.checkout_template_deleted",
  codec: { entity: checkoutTemplateCodec },
});

/** What a handler of {@link onCheckoutTemplateUpdated} gets. */
export interface CheckoutTemplateUpdatedEvent {
  entity: CheckoutTemplate;
  metadata: EventMetadata;
}

/**
 * Sent when a checkout template is edited.
 *
 * Event type `wix.ecom.v1.checkout_template_updated`.
 *
 * @example
 * ```ts
 * client.use(checkoutTemplates).onCheckoutTemplateUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCheckoutTemplateUpdated: (
  handler: EventHandler<CheckoutTemplateUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.checkout_template_updated",
  codec: { entity: checkoutTemplateCodec },
});

/** What a handler of {@link onCheckoutTemplateUsed} gets. */
export interface CheckoutTemplateUsedEvent {
  data: CheckoutTemplateUsed;
  metadata: EventMetadata;
}

/**
 * Sent when a checkout is opened from a template.
 *
 * Event type `wix.ecom.v1.checkout_template_used`.
 *
 * @example
 * ```ts
 * client.use(checkoutTemplates).onCheckoutTemplateUsed(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCheckoutTemplateUsed: (handler: EventHandler<CheckoutTemplateUsedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.checkout_template_used",
    codec: {
      data: {
        checkout: {
          appliedDiscounts: { merchantDiscount: { percentage: "f" } },
          createdDate: "d",
          lineItems: {
            catalogOverrideFields: { physicalProperties: { weight: "f" } },
            physicalProperties: { weight: "f" },
            serviceProperties: { endDate: "d", scheduledDate: "d" },
            subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
          },
          membershipOptions: membershipOptionsCodec2,
          shippingInfo: {
            carrierServiceOptions: {
              shippingOptions: { logistics: { deliveryTimeSlot: { from: "d", to: "d" } } },
            },
            selectedCarrierServiceOption: {
              logistics: { deliveryTimeSlot: { from: "d", to: "d" } },
            },
          },
          subscriptionCharges: { charges: { cycleBillingDate: "d" } },
          updatedDate: "d",
        },
        checkoutTemplate: checkoutTemplateCodec,
      },
    },
  });

export interface CreateCheckoutTemplateRequest {
  checkoutTemplate: CheckoutTemplateInput;
}

export interface CheckoutTemplate {
  /** Guid. */
  id: string;
  status: Status;
  customization?: CheckoutCustomization;
  /** At most 300 items. */
  lineItems: V1LineItem[];
  /** At most 300 items. */
  customLineItems: CustomLineItem[];
  couponCode?: string | null;
  customContentReference?: CustomContentReference;
  /** Set on creation only. */
  externalReference?: ExternalReference;
}

export interface CheckoutTemplateInput {
  /** Guid. */
  id?: string | null;
  status?: Status;
  customization?: CheckoutCustomizationInput;
  /** At most 300 items. */
  lineItems?: V1LineItemInput[];
  /** At most 300 items. */
  customLineItems?: CustomLineItemInput[];
  couponCode?: string | null;
  customContentReference?: CustomContentReferenceInput;
  /** Set on creation only. */
  externalReference?: ExternalReferenceInput;
}

export type Status = "ACTIVE" | "INACTIVE" | (string & {});

export interface CheckoutCustomization {
  webClient?: WebClientCustomization;
  lockedGiftCard: boolean;
  lockedCoupon: boolean;
  disabledManualPayment: boolean;
}

export interface CheckoutCustomizationInput {
  webClient?: WebClientCustomizationInput;
  lockedGiftCard?: boolean;
  lockedCoupon?: boolean;
  disabledManualPayment?: boolean;
}

export interface WebClientCustomization {
  disabledContinueShoppingButton: boolean;
  disabledPolicyAgreementCheckbox: boolean;
}

export interface WebClientCustomizationInput {
  disabledContinueShoppingButton?: boolean;
  disabledPolicyAgreementCheckbox?: boolean;
}

export interface V1LineItem {
  /** 1 to 100000. */
  quantity: number;
  catalogReference?: CatalogReference;
  catalogOverrideFields?: CatalogOverrideFields;
}

export interface V1LineItemInput {
  /** 1 to 100000. */
  quantity?: number;
  catalogReference?: CatalogReferenceInput;
  catalogOverrideFields?: CatalogOverrideFieldsInput;
}

export interface CreateCheckoutTemplateResponse {
  checkoutTemplate?: CheckoutTemplate;
}

export interface BulkCreateCheckoutTemplatesRequest {
  /** 1 to 100 items. */
  checkoutTemplates: CheckoutTemplateInput[];
  returnEntity?: boolean;
}

export interface BulkCreateCheckoutTemplatesResponse {
  /** 1 to 100 items. */
  results: BulkCheckoutTemplateResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkCheckoutTemplateResult {
  itemMetadata?: ItemMetadata;
  item?: CheckoutTemplate;
}

export interface GetCheckoutTemplateRequest {
  /** Guid. */
  checkoutTemplateId: string;
}

export interface GetCheckoutTemplateResponse {
  checkoutTemplate?: CheckoutTemplate;
}

export interface UpdateCheckoutTemplateRequest {
  checkoutTemplate: CheckoutTemplateInput;
}

export interface UpdateCheckoutTemplateResponse {
  checkoutTemplate?: CheckoutTemplate;
}

export interface DeleteCheckoutTemplateRequest {
  /** Guid. */
  checkoutTemplateId: string;
}

export type DeleteCheckoutTemplateResponse = Record<string, never>;

export interface QueryCheckoutTemplatesRequest {
  query?: CursorQueryOfBadgesV2;
}

export interface QueryCheckoutTemplatesResponse {
  checkoutTemplates: CheckoutTemplate[];
  pagingMetadata?: CursorPagingMetadataOfBadgesV2;
}

export interface CreateCheckoutFromTemplateRequest {
  /** Guid. */
  checkoutTemplateId: string;
  /** Guid. */
  siteId: string;
}

export interface CreateCheckoutFromTemplateResponse {
  /** Guid. */
  checkoutId: string;
  checkoutUrl: string;
  /** Guid. */
  purchaseFlowId?: string | null;
}

export interface CreateAndRedirectToCheckoutRequest {
  /** Guid. */
  checkoutTemplateId: string;
  /** Guid. */
  siteId: string;
}

export interface CheckoutTemplateUsed {
  checkoutTemplate?: CheckoutTemplate;
  checkout?: Checkout;
}

export interface Checkout {
  /** Guid. */
  id: string;
  /** 1 to 300 items. */
  lineItems: LineItem[];
  billingInfo?: AddressWithContact;
  shippingInfo?: ShippingInfo;
  /** At most 1000 characters. */
  buyerNote?: string | null;
  buyerInfo?: BuyerInfoOfCheckout;
  /** Currency. */
  conversionCurrency: string;
  priceSummary?: PriceSummary;
  calculationErrors?: CalculationErrors;
  giftCard?: GiftCard;
  appliedDiscounts: AppliedDiscount[];
  customFields: CustomField[];
  weightUnit: WeightUnit;
  taxSummary?: TaxSummary;
  /** Currency. */
  currency: string;
  channelType: ChannelType;
  siteLanguage: string;
  buyerLanguage: string;
  completed: boolean;
  taxIncludedInPrice: boolean;
  createdBy?: CreatedBy;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  payNow?: PriceSummary;
  payLater?: PriceSummary;
  membershipOptions?: MembershipOptionsOfCheckout;
  /** At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Guid. */
  cartId?: string | null;
  violations: Violation[];
  extendedFields?: ExtendedFields;
  /** Guid. */
  purchaseFlowId?: string | null;
  /** Set on creation only. */
  customSettings?: CustomSettings;
  customContentReference?: CustomContentReference;
  /** Set on creation only. */
  externalReference?: ExternalReference;
  payAfterFreeTrial?: PriceSummary;
  /** Guid. */
  businessLocationId?: string | null;
  /** Currency. */
  paymentCurrency: string;
  /** Guid. */
  taxExemptGroupId?: string | null;
}

export interface LineItem {
  /** Guid. */
  id: string;
  /** 1 to 100000. */
  quantity: number;
  catalogReference?: CatalogReference;
  productName?: ProductName;
  url: string;
  price?: MultiCurrencyPrice;
  lineItemPrice?: MultiCurrencyPrice;
  fullPrice?: MultiCurrencyPrice;
  priceBeforeDiscounts?: MultiCurrencyPrice;
  totalPriceAfterTax?: MultiCurrencyPrice;
  totalPriceBeforeTax?: MultiCurrencyPrice;
  taxDetails?: ItemTaxFullDetails;
  discount?: MultiCurrencyPrice;
  descriptionLines: DescriptionLine[];
  media: string;
  availability?: ItemAvailabilityInfo;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  paymentOption: PaymentOptionType;
  serviceProperties?: ServiceProperties;
  /** 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  priceDescription?: PriceDescription;
  depositAmount?: MultiCurrencyPrice;
  /** Guid. */
  deliveryProfileId?: string | null;
  customLineItem: boolean;
  /** 1 to 2500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  catalogOverrideFields?: CatalogOverrideFields;
  priceUndetermined: boolean;
  fixedQuantity: boolean;
  savePaymentMethod: boolean;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  /** At most 5 items. */
  policies: Policy[];
  membersOnly: boolean;
  /** At most 25 items. */
  modifierGroups: ModifierGroup[];
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** Address together with the person to reach there. */
export interface AddressWithContact {
  /** Postal address. */
  address?: Address;
  /** Name, phone and company of the person. */
  contactDetails?: FullAddressContactDetails;
}

/** Postal address. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. Country. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 50 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 50 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddress;
  /** First line of the address: street and number. At most 150 characters. */
  addressLine1?: string | null;
  /** Second line: floor, flat or other detail. At most 100 characters. */
  addressLine2?: string | null;
  location?: AddressLocation;
  /** Country's name in full. */
  countryFullname?: string | null;
  /** Name of the state, province or region in full. */
  subdivisionFullname?: string | null;
}

/** Position on the map. */
export interface AddressLocation {
  /** Latitude in degrees, from -90 to 90. */
  latitude?: number | null;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | null;
}

export interface ShippingInfo {
  shippingDestination?: AddressWithContact;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  region?: ShippingRegion;
  carrierServiceOptions: CarrierServiceOption[];
}

/** Delivery option that is in effect, with its final costs. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Name of the option. At most 250 characters. */
  title: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogistics;
  /** What delivery costs, with discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /**
   * True when this is the option that was asked for, false when the platform fell back to
   * another.
   */
  requestedShippingOption: boolean;
  /**
   * Further charges, such as insurance.
   *
   * @deprecated
   */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  /** Id of the carrier or app that offers the option. Guid. */
  carrierId?: string | null;
  /** Which carrier delivers which line items. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** True when the option delivers only some of the items. */
  partial?: boolean | null;
}

/** When and how the items arrive. */
export interface DeliveryLogistics {
  /** Expected time in words, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1000 characters. */
  instructions?: string | null;
  /** Where to collect the items, when they are not delivered. */
  pickupDetails?: PickupDetails;
  /** Time slot of the delivery. */
  deliveryTimeSlot?: {
    from?: Date | null;
    to?: Date | null;
  };
}

/** Where the buyer collects the items. */
export interface PickupDetails {
  /** Address to collect from. */
  address?: Address;
  /**
   * True when the address is one of the business's own.
   *
   * @deprecated
   */
  businessLocation?: boolean;
  /** Kind of place. */
  pickupMethod: PickupMethod;
}

/** Delivery options of one carrier. */
export interface CarrierServiceOption {
  /** Id of the carrier or app that offers them. Guid. */
  carrierId: string;
  /** The options. */
  shippingOptions: ShippingOption[];
}

/** One delivery option. */
export interface ShippingOption {
  /** Code to send back when the buyer chooses this option. At most 100 characters. */
  code: string;
  /** Name to show, such as 'Express'. At most 250 characters. */
  title: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogistics;
  /** What delivery costs. */
  cost?: ShippingPrice;
  /** Which carrier delivers which line items. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** True when the option delivers only some of the items. */
  partial?: boolean | null;
}
