// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage reusable checkouts with preset items, which buyers open with a link.
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
  redirectBody,
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
 * Application error codes for {@link createCheckoutTemplate}, and how to fix the errors.
 *
 * - `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`: A checkout template needs at least one
 *   item. Send items in `lineItems` or `customLineItems`.
 */
export type CreateCheckoutTemplateErrorCode = "CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS";

/**
 * Creates a checkout template with preset items. Requires at least one item.
 *
 * `POST /ecom/v1/checkout-templates` (ecom/checkout-templates)
 *
 * @param checkoutTemplate - The template to create. `customLineItems` requires `itemType` and
 *   `productName`. `lineItems` requires `catalogReference` and `quantity`.
 * @returns The created template.
 * @remarks For error codes, see {@link CreateCheckoutTemplateErrorCode}. Requires the
 *   permission `ECOM.CHECKOUT_TEMPLATE_CREATE`.
 * @example
 * ```ts
 * const checkoutTemplate = await client.use(checkoutTemplates).createCheckoutTemplate({
 *   lineItems: [{ quantity: 1, catalogReference: { appId: "<app id>" } }],
 *   customLineItems: [
 *     {
 *       productName: { original: "<original>" },
 *       itemType: { preset: "PHYSICAL" },
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
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Creates up to 100 checkout templates, with a result for each.
 *
 * `POST /v1/bulk/checkout-templates/create` (ecom/checkout-templates)
 *
 * @param checkoutTemplates - Templates to create. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
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
 * Returns a checkout template by id.
 *
 * `GET /ecom/v1/checkout-templates/{checkoutTemplateId}` (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - Id of the template.
 * @returns The requested template.
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
 * Deletes a checkout template.
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
 * Application error codes for {@link updateCheckoutTemplate}, and how to fix the errors.
 *
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS`: The request contains no
 *   changes. Send at least one template field to change.
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD`: One of the fields cannot be
 *   changed after creation. Omit this field, or create a new template.
 * - `CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS`: The status is unknown. Send
 *   ACTIVE or INACTIVE as the status.
 * - `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS`: A checkout template needs at least one
 *   item. Send a list of all items that the template should keep.
 */
export type UpdateCheckoutTemplateErrorCode =
  | "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS"
  | "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD"
  | "CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS"
  | "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS";

/**
 * Updates the editable fields of a checkout template.
 *
 * `PATCH /ecom/v1/checkout-templates/{checkoutTemplate.id}` (ecom/checkout-templates)
 *
 * @param id - Id of the template.
 * @param checkoutTemplate - The fields to update.
 * @returns The updated template.
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

/** The query builder that {@link queryCheckoutTemplates} returns. */
export type CheckoutTemplatesQueryBuilder = CursorQueryBuilder<
  CheckoutTemplate,
  QueryCheckoutTemplatesFields
>;

/** A page of the query builder that {@link queryCheckoutTemplates} returns. */
export type CheckoutTemplatesQueryResult = CursorPage<CheckoutTemplate>;

/** The query object that {@link queryCheckoutTemplates} accepts. */
export interface QueryCheckoutTemplatesQuery
  extends Omit<CursorQueryOfBadgesV2, "filter" | "sort">,
    TypedQuery<QueryCheckoutTemplatesFields> {}

/**
 * Queries checkout templates by filter and sort order, with cursor paging.
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
  (): CheckoutTemplatesQueryBuilder;
  /**
   * Queries checkout templates by filter and sort order, with cursor paging. Sends a query object
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
 * Application error codes for {@link createCheckoutFromTemplate}, and how to fix the errors.
 *
 * - `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`: The checkout template is inactive. Set the
 *   status of the template to ACTIVE first.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The item does not exist in the catalog. Check the values of
 *   `catalogItemId`, `appId` and `options.variantId`.
 * - `INSUFFICIENT_INVENTORY`: The inventory is too low. Show the available quantity and ask the
 *   buyer to reduce the quantity.
 */
export type CreateCheckoutFromTemplateErrorCode =
  | "CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE"
  | "ITEM_NOT_FOUND_IN_CATALOG"
  | "INSUFFICIENT_INVENTORY";

/**
 * Creates a checkout from an active template and returns its id and URL.
 *
 * `POST /ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template`
 * (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - Id of the template. It must be active.
 * @param siteId - Id of the template's site.
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
 * Application error codes for {@link createAndRedirectToCheckout}, and how to fix the errors.
 *
 * - `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`: The checkout template is inactive. Set the
 *   status of the template to ACTIVE first.
 */
export type CreateAndRedirectToCheckoutErrorCode = "CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE";

/**
 * Creates a checkout from an active template and returns its URL.
 *
 * `GET /ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout`
 * (ecom/checkout-templates)
 *
 * @param checkoutTemplateId - Id of the template. It must be active.
 * @param siteId - Id of the template's site.
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
  redirect: redirectBody,
});

/** Event that {@link onCheckoutTemplateCreated} passes to its handler. */
export interface CheckoutTemplateCreatedEvent {
  /** The created entity. */
  entity: CheckoutTemplate;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a checkout template is created.
 *
 * The type of the event is `wix.ecom.v1.checkout_template_created`.
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
 * Calls the handler when a checkout template is deleted.
 *
 * The type of the event is `wix.ecom.v1.checkout_template_deleted`.
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
 * Calls the handler when a checkout template is updated.
 *
 * The type of the event is `wix.ecom.v1.checkout_template_updated`.
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
 * Calls the handler when a checkout is created from a template.
 *
 * The type of the event is `wix.ecom.v1.checkout_template_used`.
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
  /** The template to create. */
  checkoutTemplate: CheckoutTemplateToCreate;
}

/** A reusable checkout with preset items. */
export interface CheckoutTemplate {
  /** Id of the template. */
  id: string;
  /** Whether checkouts can be created from the template. */
  status: Status;
  /** Customization of the checkout page. */
  customization?: CheckoutCustomization;
  /** Catalog items in a new checkout. At most 300 items. */
  lineItems: V1LineItem[];
  /** Items in a new checkout that are not in a catalog. At most 300 items. */
  customLineItems: CustomLineItem[];
  /** Coupon code for a new checkout. */
  couponCode?: string | null;
  /** App component that adds content to the checkout page. */
  customContentReference?: CustomContentReference;
  /** Reference to a related resource in another app. Cannot be changed after creation. */
  externalReference?: ExternalReference;
}

/** A reusable checkout with preset items. */
export interface CheckoutTemplateInput {
  /** Id of the template. */
  id?: string | null;
  /** Whether checkouts can be created from the template. */
  status?: Status;
  /** Customization of the checkout page. */
  customization?: CheckoutCustomizationInput;
  /** Catalog items in a new checkout. At most 300 items. */
  lineItems?: V1LineItemInput[];
  /** Items in a new checkout that are not in a catalog. At most 300 items. */
  customLineItems?: CustomLineItemInput[];
  /** Coupon code for a new checkout. */
  couponCode?: string | null;
  /** App component that adds content to the checkout page. */
  customContentReference?: CustomContentReferenceInput;
  /** Reference to a related resource in another app. Cannot be changed after creation. */
  externalReference?: ExternalReferenceInput;
}

/** The variant of `CheckoutTemplateInput` that `createCheckoutTemplate` accepts. */
export interface CheckoutTemplateToCreate extends CheckoutTemplateInput {
  /** Catalog items in a new checkout. At most 300 items. */
  lineItems?: V1LineItemToCreate[];
  /** Items in a new checkout that are not in a catalog. At most 300 items. */
  customLineItems?: CustomLineItemToCreate[];
}

/** The variant of `CheckoutTemplateInput` that `updateCheckoutTemplate` accepts. */
export interface CheckoutTemplateToUpdate extends Omit<CheckoutTemplateInput, "id"> {}

/**
 * Whether a template is active or inactive. Checkouts can be created only from active
 * templates.
 */
export type Status = "ACTIVE" | "INACTIVE" | (string & {});

/** Customization of the checkout page. */
export interface CheckoutCustomization {
  /** Parts of the checkout page to hide. */
  webClient?: WebClientCustomization;
  /** True if the buyer cannot change the gift card. */
  lockedGiftCard: boolean;
  /** True if the buyer cannot change the coupon. */
  lockedCoupon: boolean;
  /** Whether offline payment is disabled. */
  disabledManualPayment: boolean;
}

/** Customization of the checkout page. */
export interface CheckoutCustomizationInput {
  /** Parts of the checkout page to hide. */
  webClient?: WebClientCustomizationInput;
  /** True if the buyer cannot change the gift card. */
  lockedGiftCard?: boolean;
  /** True if the buyer cannot change the coupon. */
  lockedCoupon?: boolean;
  /** Whether offline payment is disabled. */
  disabledManualPayment?: boolean;
}

/** Parts of the checkout page to hide. */
export interface WebClientCustomization {
  /** Whether the link back to the store is hidden. */
  disabledContinueShoppingButton: boolean;
  /** Whether the policy checkbox is hidden. */
  disabledPolicyAgreementCheckbox: boolean;
}

/** Parts of the checkout page to hide. */
export interface WebClientCustomizationInput {
  /** Whether the link back to the store is hidden. */
  disabledContinueShoppingButton?: boolean;
  /** Whether the policy checkbox is hidden. */
  disabledPolicyAgreementCheckbox?: boolean;
}

/** A catalog item in a checkout template. */
export interface V1LineItem {
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Values that override the item's catalog values. */
  catalogOverrideFields?: CatalogOverrideFields;
}

/** A catalog item in a checkout template. */
export interface V1LineItemInput {
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceInput;
  /** Values that override the item's catalog values. */
  catalogOverrideFields?: CatalogOverrideFieldsInput;
}

/** The variant of `V1LineItemInput` that `createCheckoutTemplate` accepts. */
export interface V1LineItemToCreate extends V1LineItemInput {
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference: CatalogReferenceToCreate;
}

/** Response of {@link createCheckoutTemplate}. */
export interface CreateCheckoutTemplateResponse {
  /** The created template. */
  checkoutTemplate?: CheckoutTemplate;
}

/** Request of {@link bulkCreateCheckoutTemplates}. */
export interface BulkCreateCheckoutTemplatesRequest {
  /** Templates to create. 1 to 100 items. */
  checkoutTemplates: CheckoutTemplateInput[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateCheckoutTemplates}. */
export interface BulkCreateCheckoutTemplatesResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkCheckoutTemplateResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one template in a bulk operation. */
export interface BulkCheckoutTemplateResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
  /** The template. Absent if the operation failed or you did not request it. */
  item?: CheckoutTemplate;
}

/** Request of {@link getCheckoutTemplate}. */
export interface GetCheckoutTemplateRequest {
  /** Id of the template. */
  checkoutTemplateId: string;
}

/** Response of {@link getCheckoutTemplate}. */
export interface GetCheckoutTemplateResponse {
  /** The requested template. */
  checkoutTemplate?: CheckoutTemplate;
}

/** Request of {@link updateCheckoutTemplate}. */
export interface UpdateCheckoutTemplateRequest {
  /** The fields to update. */
  checkoutTemplate: CheckoutTemplateInput;
}

/** Response of {@link updateCheckoutTemplate}. */
export interface UpdateCheckoutTemplateResponse {
  /** The updated template. */
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
  /** Filter, sorting and paging. */
  query?: CursorQueryOfBadgesV2;
}

/** Response of {@link queryCheckoutTemplates}. */
export interface QueryCheckoutTemplatesResponse {
  /** Templates on this page. */
  checkoutTemplates: CheckoutTemplate[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadataOfBadgesV2;
}

/** Request of {@link createCheckoutFromTemplate}. */
export interface CreateCheckoutFromTemplateRequest {
  /** Id of the template. It must be active. */
  checkoutTemplateId: string;
  /** Id of the template's site. */
  siteId: string;
}

/** Response of {@link createCheckoutFromTemplate}. */
export interface CreateCheckoutFromTemplateResponse {
  /** Id of the new checkout. */
  checkoutId: string;
  /** URL where the buyer continues the checkout. */
  checkoutUrl: string;
  /** Id of the purchase, for analytics. It stays the same from the checkout to the order. */
  purchaseFlowId?: string | null;
}

/** Request of {@link createAndRedirectToCheckout}. */
export interface CreateAndRedirectToCheckoutRequest {
  /** Id of the template. It must be active. */
  checkoutTemplateId: string;
  /** Id of the template's site. */
  siteId: string;
}

/** Payload of the event emitted when a checkout is created from a template. */
export interface CheckoutTemplateUsed {
  /** The template that was used. */
  checkoutTemplate?: CheckoutTemplate;
  /** The created checkout. */
  checkout?: Checkout;
}

/** A checkout, which is the step between a cart and an order. */
export interface Checkout {
  /** Id of the checkout. */
  id: string;
  /** Items to buy. 1 to 300 items. */
  lineItems: LineItem[];
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Delivery address, available delivery options and the selected option. */
  shippingInfo?: ShippingInfo;
  /** Note that the buyer entered. At most 1,000 characters. */
  buyerNote?: string | null;
  /** Details of the buyer. */
  buyerInfo?: BuyerInfoOfCheckout;
  /** Currency shown to the buyer, as an ISO 4217 code. */
  conversionCurrency: string;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: PriceSummary;
  /** Parts of the calculation that failed. The other totals are valid. */
  calculationErrors?: CalculationErrors;
  /** Gift card that pays part of the total. */
  giftCard?: GiftCard;
  /** Discounts that have been applied. */
  appliedDiscounts: AppliedDiscount[];
  /** Fields that the merchant added to the checkout page. */
  customFields: CustomField[];
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Totals of the tax calculation. */
  taxSummary?: TaxSummary;
  /** Currency of the store, as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Sales channel, such as `WEB` for an online store. */
  channelType: ChannelType;
  /** Main language of the site, such as 'en'. */
  siteLanguage: string;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage: string;
  /** Whether an order was created from the checkout. */
  completed: boolean;
  /** Whether prices include tax. */
  taxIncludedInPrice: boolean;
  /** Who created the checkout. */
  createdBy?: CreatedBy;
  /** When the checkout was created. */
  createdDate?: Date | null;
  /** When the checkout was last updated. */
  updatedDate?: Date | null;
  /** Totals for the payment at checkout. */
  payNow?: PriceSummary;
  /** Totals of later payments. */
  payLater?: PriceSummary;
  /** The buyer's memberships, and whether they can be used to pay. */
  membershipOptions?: MembershipOptionsOfCheckout;
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Id of the cart that the checkout was created from. */
  cartId?: string | null;
  /** Problems that apps reported. */
  violations: Violation[];
  /** Extended fields of the checkout. */
  extendedFields?: ExtendedFields;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Settings of the checkout page. Cannot be changed after creation. */
  customSettings?: CustomSettings;
  /** App component that adds content to the checkout page. */
  customContentReference?: CustomContentReference;
  /** Reference to a related resource in another app. Cannot be changed after creation. */
  externalReference?: ExternalReference;
  /** Totals for the payment after free trials. */
  payAfterFreeTrial?: PriceSummary;
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
  /** Currency of the payment, as an ISO 4217 code. */
  paymentCurrency: string;
  /** Id of the buyer's tax exempt group. */
  taxExemptGroupId?: string | null;
  /** Future subscription charges. At most 100 items. */
  subscriptionCharges?: SubscriptionCharges[] | null;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. */
  id: string;
  /** Quantity of the item, limited to the available stock. 1 to 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** URL of the item's page. */
  url: string;
  /** Unit price after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Total price of the line item after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Unit price before a sale, which stores often show struck through. */
  fullPrice?: MultiCurrencyPrice;
  /** Unit price during a sale, before checkout discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Total price of the line item after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Total price of the line item after discounts, excluding tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the item. */
  taxDetails?: ItemTaxFullDetails;
  /** Discounts on the line item. */
  discount?: MultiCurrencyPrice;
  /** Selected options, one per line. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  media: string;
  /** Whether the quantity is available. */
  availability?: ItemAvailabilityInfo;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** The item's subscription. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** How the buyer pays for the item. */
  paymentOption: PaymentOptionType;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit per unit, if the buyer pays only a deposit now. */
  depositAmount?: MultiCurrencyPrice;
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /** Whether the item is not in a catalog. */
  customLineItem: boolean;
  /** Payment terms that the buyer must accept. 1 to 2,500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Values that override the item's catalog values. Only apps can set them. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether the price is determined after purchase. */
  priceUndetermined: boolean;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity: boolean;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Extended fields of the line item. */
  extendedFields?: ExtendedFields;
  /** Policies that the buyer should read. At most 5 items. */
  policies: Policy[];
  /** Whether only members can buy the item. */
  membersOnly: boolean;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups: ModifierGroup[];
  /** Price of the selected modifiers. */
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** Address and contact details. */
export interface AddressWithContact {
  /** Street, city and country. */
  address?: Address;
  /** Name, phone number and company of the contact. */
  contactDetails?: FullAddressContactDetails;
}

/** A postal address. */
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
  /** Second address line, such as an apartment or floor. At most 100 characters. */
  addressLine2?: string | null;
  /** Latitude and longitude of an address. */
  location?: AddressLocation;
  /** Full name of the country. */
  countryFullname?: string | null;
  /** Full name of the state, province or region. */
  subdivisionFullname?: string | null;
}

/** Latitude and longitude of an address. */
export interface AddressLocation {
  /** Latitude in degrees, from -90 to 90. */
  latitude?: number | null;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | null;
}

/** Delivery address, available delivery options and the selected option. */
export interface ShippingInfo {
  /** Delivery address and contact. */
  shippingDestination?: AddressWithContact;
  /** Selected delivery option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Delivery region of the address. */
  region?: ShippingRegion;
  /** Available delivery options, by carrier. */
  carrierServiceOptions: CarrierServiceOption[];
}

/** Selected delivery option with its final cost. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Display name of the option. At most 250 characters. */
  title: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogistics;
  /** Delivery cost, including discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Whether this is the option that was requested. False if the platform used a different option. */
  requestedShippingOption: boolean;
  /**
   * Additional charges, such as insurance.
   *
   * @deprecated
   */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Carriers and the line items that they deliver. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** Whether the option delivers only some of the items. */
  partial?: boolean | null;
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Estimated delivery time as text, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1,000 characters. */
  instructions?: string | null;
  /** Pickup location, if the items are picked up. */
  pickupDetails?: PickupDetails;
  /** Time slot for delivering the items. */
  deliveryTimeSlot?: {
    /** Start of the slot. */
    from?: Date | null;
    /** End of the slot. */
    to?: Date | null;
  };
}

/** Where and when the buyer picks up the items. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /**
   * Whether the address is one of the site's business locations.
   *
   * @deprecated
   */
  businessLocation?: boolean;
  /** How the buyer picks up the order. */
  pickupMethod: PickupMethod;
}

/** Delivery options from one carrier. */
export interface CarrierServiceOption {
  /** Id of the carrier or app that offers the options. */
  carrierId: string;
  /** The carrier's delivery options. */
  shippingOptions: ShippingOption[];
}

/** A delivery option. */
export interface ShippingOption {
  /** Code of the option. Send it when the buyer selects the option. At most 100 characters. */
  code: string;
  /** Display name, such as 'Express'. At most 250 characters. */
  title: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogistics;
  /** Cost of the delivery option. */
  cost?: ShippingPrice;
  /** Carriers and the line items that they deliver. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** Whether the option delivers only some of the items. */
  partial?: boolean | null;
}
