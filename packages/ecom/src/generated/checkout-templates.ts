// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep reusable checkouts with preset items that can be opened again and again by link.
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
  redirectAnswer,
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadataOfBadgesV2,
  CursorQueryOfBadgesV2,
  ExtendedFields,
  ItemMetadata,
  RedirectResponse,
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
  CatalogReferenceToCreate,
  ChannelType,
  CreatedBy,
  CustomContentReference,
  CustomContentReferenceInput,
  CustomField,
  CustomLineItem,
  CustomLineItemInput,
  CustomLineItemToCreate,
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
  SubscriptionCharges,
  SubscriptionOptionInfo,
  TaxableAddress,
  TaxSummary,
  Violation,
} from "./common.js";

export type {
  ApplicationError,
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
  RedirectResponse,
  SortingOfBadgesV2 as Sorting,
  SortOrder,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  AdditionalFee,
  AdditionalFeeSource,
  ApplicableLineItems,
  ApplicableLineItemsInput,
  AppliedDiscount,
  AutoTaxFallbackCalculationDetails,
  BuyerInfoOfCheckout as BuyerInfo,
  BuyerInfoOfCheckoutInput as BuyerInfoInput,
  CalculationErrors,
  Carrier,
  CarrierError,
  CarrierErrors,
  CarrierInput,
  CatalogOverrideFields,
  CatalogOverrideFieldsInput,
  CatalogReference,
  CatalogReferenceInput,
  CatalogReferenceToCreate,
  ChannelType,
  ChargeType,
  Color,
  ColorInput,
  CouponOfCheckout as Coupon,
  CreatedBy,
  CustomContentReference,
  CustomContentReferenceInput,
  CustomField,
  CustomFieldInput,
  CustomLineItem,
  CustomLineItemInput,
  CustomLineItemToCreate,
  CustomSettings,
  CustomSettingsInput,
  DeliveryAllocation,
  DeliveryAllocationInput,
  Description,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  Details,
  DiscountRule,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountType,
  ExternalReference,
  ExternalReferenceInput,
  FallbackReason,
  FieldViolation,
  FreeTrialPeriod,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  GiftCard,
  ImageOfCart as Image,
  ImageOfCartInput as ImageInput,
  InvalidMembership,
  ItemAvailabilityInfo,
  ItemAvailabilityStatus,
  ItemModifier,
  ItemTaxFullDetails,
  ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItem as TargetLineItem,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipNameInput,
  MembershipOptionsOfCheckout as MembershipOptions,
  MembershipOptionsOfCheckoutInput as MembershipOptionsInput,
  MembershipPaymentCredits,
  MerchantDiscountOfCheckout as MerchantDiscount,
  ModifierGroup,
  MultiCurrencyPrice,
  MultiCurrencyPriceInput,
  NameInLineItem,
  NameInOther,
  Other,
  OtherCharge,
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
  ShippingRegion,
  StreetAddress,
  StreetAddressInput,
  SubscriptionCharges,
  SubscriptionOptionInfo,
  SubscriptionSettings,
  SuggestedFix,
  SystemError,
  TargetOfCart as Target,
  TaxableAddress,
  TaxableAddressType,
  TaxBreakdown,
  TaxCalculationDetails,
  TaxRateBreakdown,
  TaxSummary,
  Title,
  TranslatableString,
  TranslatableStringInput,
  V1ItemModifier,
  V1ItemModifierInput,
  V1ModifierGroup,
  V1ModifierGroupInput,
  ValidationError,
  VatId,
  VatIdInput,
  VatType,
  Violation,
} from "./common.js";

const checkoutTemplateCodec: CodecTable = {
  customLineItems: customLineItemCodec,
  lineItems: { catalogOverrideFields: { physicalProperties: { weight: "f" } } },
};

/**
 * Application error codes of {@link createCheckoutTemplate}, and how to fix them.
 *
 * - `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`: A checkout template needs at least one
 *   item. Send `lineItems` or `customLineItems`.
 */
export type CreateCheckoutTemplateErrorCode = "CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS";

/**
 * Save a reusable checkout with preset items; at least one item is required.
 *
 * `POST /ecom/v1/checkout-templates` (ecom/checkout-templates)
 *
 * @param checkoutTemplate - The template to save. `customLineItems` requires `itemType` and
 *   `productName`. `lineItems` requires `catalogReference` and `quantity`.
 * @returns The new template.
 * @remarks For error codes, see {@link CreateCheckoutTemplateErrorCode}. Requires the
 *   permission `ECOM.CHECKOUT_TEMPLATE_CREATE`.
 * @example
 * ```ts
 * const checkoutTemplate = await client.use(checkoutTemplates).createCheckoutTemplate({
 *   lineItems: [{ quantity: 1, catalogReference: { appId: "<app id>" } }],
 *   customLineItems: [
 *     {
 *       productName: { original: "<original>" },
 *       itemType: { preset: "UNRECOGNISED" },
 *     },
 *   ],
 * });
 * ```
 */
export const createCheckoutTemplate: ((
  checkoutTemplate: CheckoutTemplateToCreate,
) => Promise<CheckoutTemplate>) &
  Throws<CreateCheckoutTemplateErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.createCheckoutTemplate",
  path: "/ecom/v1/checkout-templates",
  args: ["checkoutTemplate"],
  request: { checkoutTemplate: checkoutTemplateCodec },
  response: { checkoutTemplate: checkoutTemplateCodec },
  returns: "checkoutTemplate",
});

/** Options of {@link bulkCreateCheckoutTemplates}. */
export interface BulkCreateCheckoutTemplatesOptions {
  /** True to answer with the whole entities, not only their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Save up to 100 checkout templates at once, with an individual result for each.
 *
 * `POST /v1/bulk/checkout-templates/create` (ecom/checkout-templates)
 *
 * @param checkoutTemplates - Templates to save. 1 to 100 items.
 * @param options - Can contain `returnEntity`.
 * @example
 * ```ts
 * const response = await client.use(checkoutTemplates).bulkCreateCheckoutTemplates([
 *   { status: "ACTIVE" },
 * ]);
 * ```
 */
export const bulkCreateCheckoutTemplates: (
  checkoutTemplates: CheckoutTemplateInput[],
  options?: BulkCreateCheckoutTemplatesOptions,
) => Promise<BulkCreateCheckoutTemplatesResponse> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.bulkCreateCheckoutTemplates",
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
 * @param checkoutTemplateId - Id of the template.
 * @returns The template that was asked for.
 * @remarks Requires the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 * @example
 * ```ts
 * const checkoutTemplate = await client.use(checkoutTemplates).getCheckoutTemplate(
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
 * @param checkoutTemplateId - Id of the template.
 * @remarks Requires the permission `ECOM.CHECKOUT_TEMPLATE_DELETE`.
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
 * Application error codes of {@link updateCheckoutTemplate}, and how to fix them.
 *
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS`: The request contains no
 *   changes. Send at least one field.
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD`: One of the fields cannot change
 *   after creation. Omit it, or create a new template.
 * - `CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS`: The status is unknown. Send
 *   ACTIVE or INACTIVE.
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS`: A checkout template needs at least one
 *   item. Send a list with the items to keep.
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
 * @param id - Id of the template.
 * @param checkoutTemplate - The fields to change; those left out stay as they are.
 * @returns The template after the change.
 * @remarks For error codes, see {@link UpdateCheckoutTemplateErrorCode}. Requires the
 *   permission `ECOM.CHECKOUT_TEMPLATE_UPDATE`.
 * @example
 * ```ts
 * const checkoutTemplate = await client.use(checkoutTemplates).updateCheckoutTemplate(
 *   "<checkout template id>",
 *   { status: "ACTIVE" },
 * );
 * ```
 */
export const updateCheckoutTemplate: ((
  id: string,
  checkoutTemplate: CheckoutTemplateToUpdate,
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

/** Fields that {@link queryCheckoutTemplates} can filter or sort by. */
export interface QueryCheckoutTemplatesFields {
  values: {
    id: string;
    status: Status;
  };
  eq: "id" | "status";
  in: QueryCheckoutTemplatesFields["eq"];
  exists: QueryCheckoutTemplatesFields["eq"];
  compare: "id";
  startsWith: "id";
  has: never;
  ascending: QueryCheckoutTemplatesFields["eq"];
  descending: QueryCheckoutTemplatesFields["eq"];
}

/** The query object that {@link queryCheckoutTemplates} accepts. */
export interface QueryCheckoutTemplatesQuery
  extends Omit<CursorQueryOfBadgesV2, "filter" | "sort">,
    TypedQuery<QueryCheckoutTemplatesFields> {}

/**
 * Look up checkout templates by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/checkout-templates/query` (ecom/checkout-templates)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 * @example
 * ```ts
 * const page = await client.use(checkoutTemplates).queryCheckoutTemplates().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryCheckoutTemplates: {
  (): CursorQueryBuilder<CheckoutTemplate, QueryCheckoutTemplatesFields>;
  /**
   * Look up checkout templates by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryCheckoutTemplatesQuery): Promise<QueryCheckoutTemplatesResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.checkoutTemplates.queryCheckoutTemplates",
  path: "/ecom/v1/checkout-templates/query",
  args: ["query"],
  response: { checkoutTemplates: checkoutTemplateCodec },
  read: true,
  query: { items: "checkoutTemplates" },
});

/**
 * Application error codes of {@link createCheckoutFromTemplate}, and how to fix them.
 *
 * - `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`: The checkout template is inactive. Set its
 *   status to ACTIVE first.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The item does not exist in the catalog. Check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: The inventory is too low. Show the available quantity and ask the
 *   buyer to reduce the quantity.
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
 * @param checkoutTemplateId - Id of the template, which must be active.
 * @param siteId - Id of the site that the template belongs to.
 * @remarks For error codes, see {@link CreateCheckoutFromTemplateErrorCode}. Requires the
 *   permission `ECOM.CHECKOUT_TEMPLATE_CREATE_CHECKOUT`.
 * @example
 * ```ts
 * const response = await client.use(checkoutTemplates).createCheckoutFromTemplate(
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
  path: "/ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template",
  args: ["checkoutTemplateId", "siteId"],
});

/**
 * Application error codes of {@link createAndRedirectToCheckout}, and how to fix them.
 *
 * - `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`: The checkout template is inactive. Set its
 *   status to ACTIVE first.
 */
export type CreateAndRedirectToCheckoutErrorCode = "CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE";

/**
 * Open a checkout from an active template and return its URL.
 *
 * `GET /ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout`
 * (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - Id of the template, which must be active.
 * @param siteId - Id of the site that the template belongs to.
 * @remarks For error codes, see {@link CreateAndRedirectToCheckoutErrorCode}.
 * @example
 * ```ts
 * const response = await client.use(checkoutTemplates).createAndRedirectToCheckout(
 *   "<checkout template id>",
 *   "<site id>",
 * );
 * ```
 */
export const createAndRedirectToCheckout: ((
  checkoutTemplateId: string,
  siteId: string,
) => Promise<RedirectResponse>) &
  Throws<CreateAndRedirectToCheckoutErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.checkoutTemplates.createAndRedirectToCheckout",
  method: "GET",
  path: "/ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout",
  args: ["checkoutTemplateId", "siteId"],
  response: { body: "b" },
  read: false,
  redirect: redirectAnswer,
});

/** Event that {@link onCheckoutTemplateCreated} passes to its handler. */
export interface CheckoutTemplateCreatedEvent {
  /** The entity after the change. */
  entity: CheckoutTemplate;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onCheckoutTemplateDeleted} passes to its handler. */
export interface CheckoutTemplateDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: CheckoutTemplate;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onCheckoutTemplateUpdated} passes to its handler. */
export interface CheckoutTemplateUpdatedEvent {
  /** The entity after the change. */
  entity: CheckoutTemplate;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onCheckoutTemplateUsed} passes to its handler. */
export interface CheckoutTemplateUsedEvent {
  /** Event-specific data. */
  data: CheckoutTemplateUsed;
  /** Event type, entity id, time and other metadata. */
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

/** Request of {@link createCheckoutTemplate}. */
export interface CreateCheckoutTemplateRequest {
  /** The template to save. */
  checkoutTemplate: CheckoutTemplateToCreate;
}

/** A reusable checkout with preset items. */
export interface CheckoutTemplate {
  /** Id of the template. */
  id: string;
  /** Whether checkouts can be made from it. */
  status: Status;
  /** What the checkout page leaves out or locks. */
  customization?: CheckoutCustomization;
  /** Catalog items that a new checkout holds. At most 300 items. */
  lineItems: V1LineItem[];
  /** Items that no catalog knows and that a new checkout holds. At most 300 items. */
  customLineItems: CustomLineItem[];
  /** Code of a coupon that a new checkout carries. */
  couponCode?: string | null;
  /** Component of an app that adds content to the checkout page. */
  customContentReference?: CustomContentReference;
  /** Resource of another app that the template belongs to. Cannot change after creation. */
  externalReference?: ExternalReference;
}

/** A reusable checkout with preset items. */
export interface CheckoutTemplateInput {
  /** Id of the template. */
  id?: string | null;
  /** Whether checkouts can be made from it. */
  status?: Status;
  /** What the checkout page leaves out or locks. */
  customization?: CheckoutCustomizationInput;
  /** Catalog items that a new checkout holds. At most 300 items. */
  lineItems?: V1LineItemInput[];
  /** Items that no catalog knows and that a new checkout holds. At most 300 items. */
  customLineItems?: CustomLineItemInput[];
  /** Code of a coupon that a new checkout carries. */
  couponCode?: string | null;
  /** Component of an app that adds content to the checkout page. */
  customContentReference?: CustomContentReferenceInput;
  /** Resource of another app that the template belongs to. Cannot change after creation. */
  externalReference?: ExternalReferenceInput;
}

/** `CheckoutTemplateInput` as an argument of `createCheckoutTemplate`. */
export interface CheckoutTemplateToCreate extends CheckoutTemplateInput {
  /** Catalog items that a new checkout holds. At most 300 items. */
  lineItems?: V1LineItemToCreate[];
  /** Items that no catalog knows and that a new checkout holds. At most 300 items. */
  customLineItems?: CustomLineItemToCreate[];
}

/** `CheckoutTemplateInput` as an argument of `updateCheckoutTemplate`. */
export interface CheckoutTemplateToUpdate extends Omit<CheckoutTemplateInput, "id"> {}

/** Whether a template is active; no checkout can be made from an inactive one. */
export type Status = "ACTIVE" | "INACTIVE" | (string & {});

/** What the checkout page leaves out or locks. */
export interface CheckoutCustomization {
  /** Parts that the page leaves out. */
  webClient?: WebClientCustomization;
  /** True when the buyer cannot change the gift card. */
  lockedGiftCard: boolean;
  /** True when the buyer cannot change the coupon. */
  lockedCoupon: boolean;
  /** True when offline payment is not offered. */
  disabledManualPayment: boolean;
}

/** What the checkout page leaves out or locks. */
export interface CheckoutCustomizationInput {
  /** Parts that the page leaves out. */
  webClient?: WebClientCustomizationInput;
  /** True when the buyer cannot change the gift card. */
  lockedGiftCard?: boolean;
  /** True when the buyer cannot change the coupon. */
  lockedCoupon?: boolean;
  /** True when offline payment is not offered. */
  disabledManualPayment?: boolean;
}

/** Parts that the checkout page leaves out. */
export interface WebClientCustomization {
  /** True when the way back to the shop is left out. */
  disabledContinueShoppingButton: boolean;
  /** True when the checkbox for the shop's terms is left out. */
  disabledPolicyAgreementCheckbox: boolean;
}

/** Parts that the checkout page leaves out. */
export interface WebClientCustomizationInput {
  /** True when the way back to the shop is left out. */
  disabledContinueShoppingButton?: boolean;
  /** True when the checkbox for the shop's terms is left out. */
  disabledPolicyAgreementCheckbox?: boolean;
}

/** A catalog item of a template. */
export interface V1LineItem {
  /** How many of it. 1 to 100000. */
  quantity: number;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFields;
}

/** A catalog item of a template. */
export interface V1LineItemInput {
  /** How many of it. 1 to 100000. */
  quantity?: number;
  /** The item and the choice within it. */
  catalogReference?: CatalogReferenceInput;
  /** Values that replace those of the catalog. */
  catalogOverrideFields?: CatalogOverrideFieldsInput;
}

/** `V1LineItemInput` as an argument of `createCheckoutTemplate`. */
export interface V1LineItemToCreate extends V1LineItemInput {
  /** How many of it. 1 to 100000. */
  quantity: number;
  /** The item and the choice within it. */
  catalogReference: CatalogReferenceToCreate;
}

/** Response of {@link createCheckoutTemplate}. */
export interface CreateCheckoutTemplateResponse {
  /** The new template. */
  checkoutTemplate?: CheckoutTemplate;
}

/** Request of {@link bulkCreateCheckoutTemplates}. */
export interface BulkCreateCheckoutTemplatesRequest {
  /** Templates to save. 1 to 100 items. */
  checkoutTemplates: CheckoutTemplateInput[];
  /** True to answer with the whole entities, not only their ids and errors. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateCheckoutTemplates}. */
export interface BulkCreateCheckoutTemplatesResponse {
  /** What became of each item; the metadata of an entry tells which one it is. 1 to 100 items. */
  results: BulkCheckoutTemplateResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What became of one template of a bulk call. */
export interface BulkCheckoutTemplateResult {
  /** Place of the item in the request, its id, and its error where it failed. */
  itemMetadata?: ItemMetadata;
  /** The template; absent where it failed or was not asked for. */
  item?: CheckoutTemplate;
}

/** Request of {@link getCheckoutTemplate}. */
export interface GetCheckoutTemplateRequest {
  /** Id of the template. */
  checkoutTemplateId: string;
}

/** Response of {@link getCheckoutTemplate}. */
export interface GetCheckoutTemplateResponse {
  /** The template that was asked for. */
  checkoutTemplate?: CheckoutTemplate;
}

/** Request of {@link updateCheckoutTemplate}. */
export interface UpdateCheckoutTemplateRequest {
  /** The fields to change; those left out stay as they are. */
  checkoutTemplate: CheckoutTemplateInput;
}

/** Response of {@link updateCheckoutTemplate}. */
export interface UpdateCheckoutTemplateResponse {
  /** The template after the change. */
  checkoutTemplate?: CheckoutTemplate;
}

/** Request of {@link deleteCheckoutTemplate}. */
export interface DeleteCheckoutTemplateRequest {
  /** Id of the template. */
  checkoutTemplateId: string;
}

/** Response of {@link deleteCheckoutTemplate}. */
export type DeleteCheckoutTemplateResponse = Record<string, never>;

/** Request of {@link queryCheckoutTemplates}. */
export interface QueryCheckoutTemplatesRequest {
  /** Filter, order and page. */
  query?: CursorQueryOfBadgesV2;
}

/** Response of {@link queryCheckoutTemplates}. */
export interface QueryCheckoutTemplatesResponse {
  /** Templates on this page. */
  checkoutTemplates: CheckoutTemplate[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadataOfBadgesV2;
}

/** Request of {@link createCheckoutFromTemplate}. */
export interface CreateCheckoutFromTemplateRequest {
  /** Id of the template, which must be active. */
  checkoutTemplateId: string;
  /** Id of the site that the template belongs to. */
  siteId: string;
}

/** Response of {@link createCheckoutFromTemplate}. */
export interface CreateCheckoutFromTemplateResponse {
  /** Id of the new checkout. */
  checkoutId: string;
  /** Page where the buyer goes on with it. */
  checkoutUrl: string;
  /** Id that stays the same from checkout to order, for analytics. */
  purchaseFlowId?: string | null;
}

/** Request of {@link createAndRedirectToCheckout}. */
export interface CreateAndRedirectToCheckoutRequest {
  /** Id of the template, which must be active. */
  checkoutTemplateId: string;
  /** Id of the site that the template belongs to. */
  siteId: string;
}

/** Payload of the event that a checkout was made from a template. */
export interface CheckoutTemplateUsed {
  /** The template that was used. */
  checkoutTemplate?: CheckoutTemplate;
  /** The new checkout. */
  checkout?: Checkout;
}

/** A purchase between cart and order. */
export interface Checkout {
  /** Id of the checkout. */
  id: string;
  /** Items to buy. 1 to 300 items. */
  lineItems: LineItem[];
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Address to deliver to, delivery options and the one that was chosen. */
  shippingInfo?: ShippingInfo;
  /** Buyer's note to the shop. At most 1000 characters. */
  buyerNote?: string | null;
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfoOfCheckout;
  /** Currency that the buyer sees, as an ISO 4217 code. */
  conversionCurrency: string;
  /** Totals, from the sum of the items to the final amount. */
  priceSummary?: PriceSummary;
  /** Parts of the calculation that failed; the other totals still hold. */
  calculationErrors?: CalculationErrors;
  /** Gift card that pays part of it. */
  giftCard?: GiftCard;
  /** Discounts that apply. */
  appliedDiscounts: AppliedDiscount[];
  /** Fields that the merchant added to the checkout page. */
  customFields: CustomField[];
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Totals of the tax. */
  taxSummary?: TaxSummary;
  /** Currency of the shop as an ISO 4217 code, such as 'EUR'. */
  currency: string;
  /** Sales channel; WEB for a web shop. */
  channelType: ChannelType;
  /** Main language of the site, such as 'en'. */
  siteLanguage: string;
  /** Language that the buyer reads, such as 'en'. */
  buyerLanguage: string;
  /** True when an order has come of it. */
  completed: boolean;
  /** True when prices already contain the tax. */
  taxIncludedInPrice: boolean;
  /** Who created it. */
  createdBy?: CreatedBy;
  /** When the checkout was created. */
  createdDate?: Date | null;
  /** When the checkout was last changed. */
  updatedDate?: Date | null;
  /** Totals of what is paid with the order. */
  payNow?: PriceSummary;
  /** Totals of what is paid after the order. */
  payLater?: PriceSummary;
  /** Memberships of the buyer and whether they can pay. */
  membershipOptions?: MembershipOptionsOfCheckout;
  /** Fees on top of the items. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Id of the cart that it was made from. */
  cartId?: string | null;
  /** Problems that apps found with the purchase. */
  violations: Violation[];
  /** Custom data that apps attach to the checkout. */
  extendedFields?: ExtendedFields;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** What the checkout page lets the buyer change. Cannot change after creation. */
  customSettings?: CustomSettings;
  /** Component of an app that adds content to the checkout page. */
  customContentReference?: CustomContentReference;
  /** Resource of another app that the checkout belongs to. Cannot change after creation. */
  externalReference?: ExternalReference;
  /** Totals of what is paid once free trials end. */
  payAfterFreeTrial?: PriceSummary;
  /** Id of the business location that sells. */
  businessLocationId?: string | null;
  /** Currency in which the buyer pays, as an ISO 4217 code. */
  paymentCurrency: string;
  /** Id of the group that frees the buyer from tax. */
  taxExemptGroupId?: string | null;
  /** Charges of the subscriptions to come. At most 100 items. */
  subscriptionCharges?: SubscriptionCharges[] | null;
}

/** One item of a checkout; to add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. */
  id: string;
  /** How many of it; capped at stock. 1 to 100000. */
  quantity: number;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** Page of the item. */
  url: string;
  /** Price of one, after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Price of the whole quantity, after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one before a sale, to show struck through. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of one as on sale, before discounts in the checkout. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole quantity after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of the whole quantity after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the item. */
  taxDetails?: ItemTaxFullDetails;
  /** Discounts on the whole quantity. */
  discount?: MultiCurrencyPrice;
  /** Chosen options, one per line. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  media: string;
  /** Tells if the quantity can be bought now. */
  availability?: ItemAvailabilityInfo;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** Subscription under which it is bought. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Way of paying. */
  paymentOption: PaymentOptionType;
  /** Details, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit for one, when only a deposit is paid now. */
  depositAmount?: MultiCurrencyPrice;
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
  /** True when no catalog knows the item. */
  customLineItem: boolean;
  /** Payment terms that the buyer has to accept. 1 to 2500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Values that replace those of the catalog; apps only. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** True when the price is settled only after the purchase. */
  priceUndetermined: boolean;
  /** True when the buyer cannot change the quantity. */
  fixedQuantity: boolean;
  /** True when the payment method is kept for later charges. */
  savePaymentMethod: boolean;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
  /** Custom data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
  /** Terms that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** True when only members may buy it. */
  membersOnly: boolean;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups: ModifierGroup[];
  /** Price of those extras. */
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** Address together with the person to reach there. */
export interface AddressWithContact {
  /** Street, city and country. */
  address?: Address;
  /** Name, phone and company of the person. */
  contactDetails?: FullAddressContactDetails;
}

/** Where somebody lives or a business is. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
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
  /** Position on the map. */
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

/** Where a checkout is delivered, the options and the one that was chosen. */
export interface ShippingInfo {
  /** Address to deliver to and the person there. */
  shippingDestination?: AddressWithContact;
  /** Delivery option that is in effect. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Delivery region that the address falls in. */
  region?: ShippingRegion;
  /** Delivery options to choose from, by carrier. */
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
  /** Id of the carrier or app that offers the option. */
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
  /** Time between which the items arrive. */
  deliveryTimeSlot?: {
    /** Start of the slot. */
    from?: Date | null;
    /** End of the slot. */
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
  /** Id of the carrier or app that offers them. */
  carrierId: string;
  /** The carrier's options, of which the buyer chooses one. */
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
