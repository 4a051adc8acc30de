// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Prepare a new order or an edit of an existing one, with recalculated totals, before it takes
 * effect.
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
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  ApplicationError,
  CursorPagingMetadata,
  ExtendedFields,
  ImageInput,
  PageUrlV2Input,
  WeightUnit,
} from "@portico/core/types";
import {
  billingChangedDetailsCodec,
  orderCodec,
  orderLineItemCodec,
  recipientInfoChangedDetailsCodec,
  shippingInformationCodec2,
  shippingOptionCodec,
} from "./codecs.js";
import type {
  AdditionalFeeOfOrders,
  Address,
  AddressWithContact,
  AddressWithContactInput,
  AppliedDiscountOfOrders,
  Balance,
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CarrierErrors,
  CashRounding,
  CatalogReferenceInput,
  ChannelInfoInput,
  CursorQueryOfDraftOrders,
  DeliveryTimeSlot,
  DescriptionLineInput,
  Details,
  DiscountType,
  ItemType,
  LineItemDiscountInput,
  Location,
  LocationAndQuantityInput,
  LocationToSend,
  ModifierGroupOfOrders,
  ModifierGroupOfOrdersInput,
  Order,
  OrderCreateNotifications,
  OrderLineItem,
  OrderTaxInfo,
  OwnerApps,
  PhysicalPropertiesInput,
  PickupMethod,
  PlatformFeeSummary,
  Price,
  PriceDescription,
  PriceDescriptionInput,
  PriceInput,
  PriceSummaryOfOrders,
  PriceToSend,
  ProductNameInput,
  RecipientInfoChangedDetails,
  ShippingChangedDetails,
  ShippingInformationOfDraftSubscriptionContracts,
  ShippingInformationOfDraftSubscriptionContractsInput,
  TaxDetails,
  TaxDetailsInput,
  TaxSummaryOfOrders,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ExtendedFields,
  Image,
  ImageInput,
  MeasurementUnit,
  PageUrlV2,
  PageUrlV2Input,
  SortingOfProducts as Sorting,
  SortOrder,
  SubscriptionFrequency,
  TagList,
  TagListInput,
  TagsOfOrders as Tags,
  TagsOfOrdersInput as TagsInput,
  WeightUnit,
} from "@portico/core/types";
export type {
  Activity,
  ActivityInput,
  ActivityType,
  AdditionalFeeOfOrders as AdditionalFee,
  AdditionalFeeOfOrdersInput as AdditionalFeeInput,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  Address,
  AddressInput,
  AddressWithContact,
  AddressWithContactInput,
  AppliedDiscountOfOrders as AppliedDiscount,
  AppliedDiscountOfOrdersInput as AppliedDiscountInput,
  AttributionSource,
  AuthorizedPaymentCaptured,
  AuthorizedPaymentCapturedInput,
  AuthorizedPaymentCreated,
  AuthorizedPaymentCreatedInput,
  AuthorizedPaymentVoided,
  AuthorizedPaymentVoidedInput,
  Balance,
  BalanceSummaryOfOrders as V1BalanceSummary,
  BillingChangedDetails,
  BusinessLocationChangedDetails,
  BuyerInfo,
  CarrierError,
  CarrierErrors,
  CashRounding,
  CatalogReference,
  CatalogReferenceInput,
  ChannelInfo,
  ChannelInfoInput,
  ChannelType,
  ChargebackCreated,
  ChargebackCreatedInput,
  ChargebackReversed,
  ChargebackReversedInput,
  ChargeTypeOfOrders as ChargeType,
  Color,
  ColorInput,
  Coupon,
  CouponRequestInput,
  CreatedBy as V1CreatedBy,
  CreditCardDetails,
  CurrencyConversionDetails,
  CursorQueryOfDraftOrders as CursorQuery,
  CustomField,
  CustomFieldInput,
  DecimalQuantity,
  DecimalQuantityInput,
  DeliveryLogisticsOfOrders as V1DeliveryLogistics,
  DeliveryLogisticsOfOrdersInput as V1DeliveryLogisticsInput,
  DeliveryTimeSlot,
  DeliveryTimeSlot as V1DeliveryTimeSlot,
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
  DiscountType as AppliedDiscountDiscountType,
  DraftOrderChangesApplied,
  DraftOrderChangesAppliedInput,
  ExternalReceipt,
  FieldViolation,
  FreeTrialPeriodOfOrders as FreeTrialPeriod,
  FreeTrialPeriodOfOrdersInput as FreeTrialPeriodInput,
  FulfillmentStatus,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  GiftCardPaymentRefund,
  GiftCardPaymentRefundInput,
  ItemModifierOfOrders as ItemModifier,
  ItemModifierOfOrdersInput as ItemModifierInput,
  ItemTaxFullDetailsOfOrders as ItemTaxFullDetails,
  ItemTaxFullDetailsOfOrdersInput as ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemAmount,
  LineItemAmountInput,
  LineItemChanges,
  LineItemChangesInput,
  LineItemDiscount,
  LineItemDiscountInput,
  LineItemPriceChange,
  LineItemPriceChangeInput,
  LineItemQuantityChange,
  LineItemQuantityChangeInput,
  LineItemQuantityChangeType,
  LineItemTaxBreakdown,
  LineItemTaxBreakdownInput,
  LineItemTaxInfo,
  LineItemTaxInfoInput,
  Location,
  LocationAndQuantity,
  LocationAndQuantityInput,
  LocationInput,
  LocationToSend,
  ManagedAdditionalFee,
  ManagedAdditionalFeeInput,
  ManagedDiscount,
  ManagedDiscountInput,
  ManagedLineItem,
  ManagedLineItemInput,
  MembershipPaymentRefund,
  MerchantComment,
  MerchantCommentInput,
  MerchantDiscount,
  MerchantDiscountRequestInput,
  ModifierGroupOfOrders as ModifierGroup,
  ModifierGroupOfOrdersInput as ModifierGroupInput,
  Order,
  OrderActivityTypeEnumActivityType,
  OrderChange,
  OrderChangeInput,
  OrderCreateNotifications,
  OrderInput,
  OrderLineItem,
  OrderLineItemInput,
  OrderRefunded,
  OrderRefundedInput,
  OrderStatus as V1OrderStatus,
  OrderTaxBreakdown,
  OrderTaxBreakdownInput,
  OrderTaxInfo,
  OrderTaxInfoInput,
  OwnerApps,
  PaymentCanceled,
  PaymentCanceledInput,
  PaymentDeclined,
  PaymentDeclinedInput,
  PaymentOptionType,
  PaymentPending,
  PaymentPendingInput,
  PaymentRefunded,
  PaymentRefundedInput,
  PaymentRefundFailed,
  PaymentRefundFailedInput,
  PaymentStatusEnumPaymentStatus as PaymentStatus,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupAddress,
  PickupAddressInput,
  PickupDetailsOfOrders as V1PickupDetails,
  PickupDetailsOfOrdersInput as V1PickupDetailsInput,
  PickupMethod,
  PickupMethod as PickupDetailsPickupMethod,
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
  PriceToSend,
  ProductName,
  ProductNameInput,
  ReceiptCreated,
  ReceiptCreatedInput,
  ReceiptSent,
  ReceiptSentInput,
  RecipientInfoChangedDetails,
  RefundedAsStoreCredit,
  RefundedAsStoreCreditInput,
  RefundedPayment,
  RefundedPaymentInput,
  RefundInitiated,
  RefundInitiatedInput,
  RegularPayment,
  RegularPaymentInput,
  RegularPaymentRefund,
  RegularPaymentRefundInput,
  RuleType,
  SavedPaymentMethod,
  SavedPaymentMethodInput,
  ShippingChangedDetails,
  ShippingInformationChange,
  ShippingInformationChangeInput,
  ShippingInformationOfDraftSubscriptionContracts as V1ShippingInformation,
  ShippingInformationOfDraftSubscriptionContractsInput as V1ShippingInformationInput,
  ShippingInformationOfOrders as ShippingInformation,
  ShippingInformationOfOrdersInput as ShippingInformationInput,
  ShippingPriceOfOrders as V1ShippingPrice,
  ShippingPriceOfOrdersInput as V1ShippingPriceInput,
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
  TaxDetails,
  TaxDetailsInput,
  TaxSummaryOfOrders as TaxSummary,
  TaxSummaryOfOrdersInput as TaxSummaryInput,
  TotalPriceChange,
  TotalPriceChangeInput,
  TranslatableString,
  TranslatableStringInput,
  TranslatedValue,
  TranslatedValueInput,
  UpdateExtendedFieldsRequest,
  ValidationError,
  VatId,
  VatIdInput,
  VatType,
  WixReceipt,
  WixReceiptInput,
} from "./common.js";

const customLineItemCodec2: CodecTable = {
  media: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
  physicalProperties: { weight: "f" },
  subscriptionSettings: { startDate: "d" },
};

const draftOrderCodec: CodecTable = {
  billingDetails: {
    billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
    changedDetails: billingChangedDetailsCodec,
  },
  billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  createdDate: "d",
  lineItems: { lineItem: orderLineItemCodec },
  recipientInfo: {
    changedDetails: recipientInfoChangedDetailsCodec,
    recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  },
  shippingInfo: {
    changedDetails: { shippingInfoBeforeChange: shippingInformationCodec2 },
    shippingInfo: shippingInformationCodec2,
  },
  updatedDate: "d",
};

const calculatedDraftOrderCodec: CodecTable = {
  draftOrder: draftOrderCodec,
  shippingOptions: shippingOptionCodec,
};

/** The `options` of {@link createDraftOrder}. */
export type CreateDraftOrderOptions = {
  /**
   * Older form of sourceOrderId. A GUID.
   *
   * @deprecated
   */
  orderId?: string | null;
} & (
  | {
      /** Id of the order to edit; use this or draftOrder. */
      sourceOrderId?: string;
      draftOrder?: undefined;
    }
  | {
      sourceOrderId?: undefined;
      /** The draft to start from scratch; use this or sourceOrderId. */
      draftOrder?: DraftOrderInput;
    }
);

/**
 * Codes of the application errors of {@link createDraftOrder}, and what to do.
 *
 * - `ORDER_CANNOT_BE_EDITED`: The order's state forbids changes: see its status and payments.
 * - `ORDER_IS_ALREADY_EDITED`: Somebody has an open draft of this order: commit or delete it
 *   first.
 * - `FAILED_TO_FETCH_SETTINGS`: The site's settings could not be read: try again later.
 * - `DUPLICATED_LINE_ITEM_IDS`: Two items have the same id: give each its own, or none.
 * - `CATALOG_ITEM_NOT_AVAILABLE`: The item cannot be bought now: take another one, or a smaller
 *   quantity.
 * - `CATALOG_ITEM_NOT_FOUND`: The catalog does not have the item: check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`: Draft orders do not take items that are paid in
 *   this way: sell it through a checkout.
 * - `CATALOG_ITEM_ALREADY_EXIST`: The item is on the draft: change its quantity with
 *   `updateLineItems`.
 * - `GIFT_CARD_ITEM_UNSUPPORTED`: Draft orders cannot sell gift cards: sell it through a
 *   checkout.
 * - `SUBSCRIPTION_ITEM_UNSUPPORTED`: Drafts of this kind take no subscriptions: sell it through
 *   a checkout.
 * - `DUPLICATED_EXTERNAL_LINE_ITEM_ID`: Two items have the same external id: give each its own.
 * - `NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS`: Who calls may not read drafts of orders: give the
 *   app or key that permission.
 */
export type CreateDraftOrderErrorCode =
  | "ORDER_CANNOT_BE_EDITED"
  | "ORDER_IS_ALREADY_EDITED"
  | "FAILED_TO_FETCH_SETTINGS"
  | "DUPLICATED_LINE_ITEM_IDS"
  | "CATALOG_ITEM_NOT_AVAILABLE"
  | "CATALOG_ITEM_NOT_FOUND"
  | "CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED"
  | "CATALOG_ITEM_ALREADY_EXIST"
  | "GIFT_CARD_ITEM_UNSUPPORTED"
  | "SUBSCRIPTION_ITEM_UNSUPPORTED"
  | "DUPLICATED_EXTERNAL_LINE_ITEM_ID"
  | "NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS";

/**
 * Start a draft from scratch or as an edit of an existing order, with calculated totals.
 *
 * `POST /ecom/v1/draft-orders` (ecom/draft-orders)
 *
 * @param options - May hold `sourceOrderId`, `draftOrder`, `orderId`.
 * @remarks Its application errors have a {@link CreateDraftOrderErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_CREATE. ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS adds the extended
 *   fields of every app. DRAFT_ORDER_WRITE_ALL_EXTENDED_FIELDS adds setting the extended fields
 *   of other apps. ECOM.DRAFT_ORDER_EDIT_MULTI_CURRENCY_ORDER adds editing an order in another
 *   currency.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).createDraftOrder();
 * ```
 */
export const createDraftOrder: ((
  options?: CreateDraftOrderOptions,
) => Promise<CreateDraftOrderResponse>) &
  Throws<CreateDraftOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.createDraftOrder",
  path: "/ecom/v1/draft-orders",
  args: [["sourceOrderId", "draftOrder", "orderId"]],
  request: {
    draftOrder: {
      billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
      catalogLineItems: { subscriptionSettings: { startDate: "d" } },
      customLineItems: customLineItemCodec2,
      recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
      shippingInfo: shippingInformationCodec2,
    },
  },
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/**
 * Codes of the application errors of {@link createEmptyDraftOrder}, and what to do.
 *
 * - `FAILED_TO_FETCH_SETTINGS`: The site's settings could not be read: try again later.
 */
export type CreateEmptyDraftOrderErrorCode = "FAILED_TO_FETCH_SETTINGS";

/**
 * Start a draft order that has no items or details yet.
 *
 * `POST /ecom/v1/draft-orders/create-empty-draft-order` (ecom/draft-orders)
 *
 * @remarks Its application errors have a {@link CreateEmptyDraftOrderErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_CREATE. ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS adds the extended
 *   fields of every app. DRAFT_ORDER_WRITE_ALL_EXTENDED_FIELDS adds setting the extended fields
 *   of other apps.
 * @deprecated Use {@link createDraftOrder}. It may be removed from 2026-07-30 on.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).createEmptyDraftOrder();
 * ```
 */
export const createEmptyDraftOrder: (() => Promise<CreateEmptyDraftOrderResponse>) &
  Throws<CreateEmptyDraftOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.createEmptyDraftOrder",
  path: "/ecom/v1/draft-orders/create-empty-draft-order",
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link addLineItemsToDraftOrder}. */
export interface AddLineItemsToDraftOrderOptions {
  /** Catalog items to add. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Items that no catalog knows. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/**
 * Codes of the application errors of {@link addLineItemsToDraftOrder}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `MAX_ITEMS_REACHED`: The draft has as many line items as it may: remove some first.
 * - `MULTIPLE_ADDS_FOR_SAME_LINE_ITEM`: The request adds an item twice: add it once, with the
 *   whole quantity.
 * - `CATALOG_ITEM_NOT_AVAILABLE`: The item cannot be bought now: take another one, or a smaller
 *   quantity.
 * - `CATALOG_ITEM_NOT_FOUND`: The catalog does not have the item: check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`: Draft orders do not take items that are paid in
 *   this way: sell it through a checkout.
 * - `CATALOG_ITEM_ALREADY_EXIST`: The item is on the draft: change its quantity with
 *   `updateLineItems`.
 * - `GIFT_CARD_ITEM_UNSUPPORTED`: Draft orders cannot sell gift cards: sell it through a
 *   checkout.
 * - `SUBSCRIPTION_ITEM_UNSUPPORTED`: Drafts of this kind take no subscriptions: sell it through
 *   a checkout.
 * - `DUPLICATED_EXTERNAL_LINE_ITEM_ID`: Two items have the same external id: give each its own.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 * - `SUBSCRIPTION_SINGLE_ITEM_ALLOWED`: A subscription is alone on its draft: put other items
 *   on another one.
 * - `DUPLICATED_LINE_ITEM_IDS`: Two items have the same id: give each its own, or none.
 * - `DRAFT_ORDER_HAS_GLOBAL_DEPOSIT`: The draft has a deposit of its own: add the item without
 *   one.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet: send one with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts have to be in the draft's currency:
 *   convert them, or leave the currency out.
 */
export type AddLineItemsToDraftOrderErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "MAX_ITEMS_REACHED"
  | "MULTIPLE_ADDS_FOR_SAME_LINE_ITEM"
  | "CATALOG_ITEM_NOT_AVAILABLE"
  | "CATALOG_ITEM_NOT_FOUND"
  | "CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED"
  | "CATALOG_ITEM_ALREADY_EXIST"
  | "GIFT_CARD_ITEM_UNSUPPORTED"
  | "SUBSCRIPTION_ITEM_UNSUPPORTED"
  | "DUPLICATED_EXTERNAL_LINE_ITEM_ID"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "SUBSCRIPTION_SINGLE_ITEM_ALLOWED"
  | "DUPLICATED_LINE_ITEM_IDS"
  | "DRAFT_ORDER_HAS_GLOBAL_DEPOSIT"
  | "CURRENCY_REQUIRED"
  | "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY";

/**
 * Add up to 300 catalog and 300 custom items to a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/add-line-items` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - `catalogLineItems` needs `catalogReference`; may hold `customLineItems`.
 * @remarks Its application errors have a {@link AddLineItemsToDraftOrderErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_ADD_LINE_ITEMS.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).addLineItemsToDraftOrder("<draft order id>");
 * ```
 */
export const addLineItemsToDraftOrder: ((
  draftOrderId: string,
  options?: AddLineItemsToDraftOrderOptions,
) => Promise<AddLineItemsToDraftOrderResponse>) &
  Throws<AddLineItemsToDraftOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.addLineItemsToDraftOrder",
  path: "/ecom/v1/draft-orders/{draftOrderId}/add-line-items",
  args: ["draftOrderId", ["catalogLineItems", "customLineItems"]],
  request: {
    catalogLineItems: { subscriptionSettings: { startDate: "d" } },
    customLineItems: customLineItemCodec2,
  },
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/**
 * Codes of the application errors of {@link updateLineItems}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `LINE_ITEM_DOES_NOT_EXIST`: The draft has no line item of this id: read it again.
 * - `MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM`: The request changes a line item twice: put the
 *   changes into one.
 * - `EMPTY_CHANGE_REQUEST`: Nothing to change was sent: name at least one change for each line
 *   item.
 * - `UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN`: The item has been removed: add it again with
 *   the new price.
 * - `UPDATING_LINE_ITEM_WITH_LOCATIONS`: Items that come from several locations cannot be
 *   changed here: remove the item and add it again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 * - `CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM`: A custom line item has no
 *   options of a catalog: change its name or description.
 * - `CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM`: The item has been fulfilled:
 *   add another line item with the new options.
 * - `CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER`: Somebody else fulfills this item: leave it as
 *   it is.
 * - `MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE`: The modifiers cost more than their item: raise
 *   its price, or lower theirs.
 * - `LINE_ITEM_HAS_PLATFORM_FEES`: The platform charges fees on this item, so that its price
 *   stays: leave it as it is.
 * - `SUBSCRIPTION_SINGLE_ITEM_ALLOWED`: A subscription is alone on its draft: put other items
 *   on another one.
 * - `UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN`: Where an item is taxed stays:
 *   remove the item and add it again.
 * - `UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: On a draft of two
 *   currencies the price of an item stays: remove the item and add it again.
 * - `UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: On a draft
 *   of two currencies the price of a modifier stays: remove the item and add it again.
 * - `UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: On a draft of two
 *   currencies the description of a price stays: remove the item and add it again.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet: send one with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts have to be in the draft's currency:
 *   convert them, or leave the currency out.
 */
export type UpdateLineItemsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "LINE_ITEM_DOES_NOT_EXIST"
  | "MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM"
  | "EMPTY_CHANGE_REQUEST"
  | "UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN"
  | "UPDATING_LINE_ITEM_WITH_LOCATIONS"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM"
  | "CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM"
  | "CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER"
  | "MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE"
  | "LINE_ITEM_HAS_PLATFORM_FEES"
  | "SUBSCRIPTION_SINGLE_ITEM_ALLOWED"
  | "UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN"
  | "UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN"
  | "UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN"
  | "UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN"
  | "CURRENCY_REQUIRED"
  | "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY";

/**
 * Change quantities, prices or other details of up to 300 lines of a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/line-items` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param lineItemChanges - Line items and their new values; needs `lineItemId`; 1 to 300 items.
 * @remarks Its application errors have a {@link UpdateLineItemsErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_MODIFY_ITEMS.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).updateLineItems("<draft order id>", [
 *   { lineItemId: "<line item id>" },
 * ]);
 * ```
 */
export const updateLineItems: ((
  draftOrderId: string,
  lineItemChanges: LineItemChangeDetails[],
) => Promise<UpdateLineItemsResponse>) &
  Throws<UpdateLineItemsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.updateLineItems",
  path: "/ecom/v1/draft-orders/{draftOrderId}/line-items",
  args: ["draftOrderId", "lineItemChanges"],
  request: { lineItemChanges: { newSubscriptionSettings: { startDate: "d" } } },
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link setDeposit}. */
export interface SetDepositOptions {
  /** Deposit as an amount or a percentage. */
  depositDetails?: DepositDetails;
}

/**
 * Set the deposit that is due up front on a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/set-deposit` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - May hold `depositDetails`.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setDeposit("<draft order id>");
 * ```
 */
export const setDeposit: (
  draftOrderId: string,
  options?: SetDepositOptions,
) => Promise<SetDepositResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setDeposit",
  path: "/ecom/v1/draft-orders/{draftOrderId}/set-deposit",
  args: ["draftOrderId", ["depositDetails"]],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/**
 * Codes of the application errors of {@link setDiscounts}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`: The discounts are more than the items cost: lower
 *   them.
 * - `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`: The discounts are more than shipping costs: lower
 *   them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type SetDiscountsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS"
  | "DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Apply or unapply a draft order's discounts, up to 320 per call; those not passed keep their
 * state.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/set-discounts` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param discounts - Discounts to apply or unapply; those left out keep their state; needs
 *   `id`, `applied`; 1 to 320 items.
 * @remarks Its application errors have a {@link SetDiscountsErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_SET_DISCOUNTS.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setDiscounts("<draft order id>", [
 *   { id: "<draft order id>", applied: true },
 * ]);
 * ```
 */
export const setDiscounts: ((
  draftOrderId: string,
  discounts: IdAndApplied[],
) => Promise<SetDiscountsResponse>) &
  Throws<SetDiscountsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setDiscounts",
  path: "/ecom/v1/draft-orders/{draftOrderId}/set-discounts",
  args: ["draftOrderId", "discounts"],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link createCustomDiscounts}. */
export interface CreateCustomDiscountsOptions {
  /** Discounts to add. 1 to 100 items. */
  discounts?: DiscountOption[];
}

/**
 * Codes of the application errors of {@link createCustomDiscounts}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DISCOUNT_NOT_FOUND`: No discount has this id: read the draft again.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id: read the draft or order again.
 * - `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`: The discounts are more than the order costs: lower
 *   them.
 * - `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`: The discounts are more than the items cost: lower
 *   them.
 * - `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`: The discounts are more than shipping costs: lower
 *   them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet: send one with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts have to be in the draft's currency:
 *   convert them, or leave the currency out.
 */
export type CreateCustomDiscountsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DISCOUNT_NOT_FOUND"
  | "LINE_ITEM_NOT_FOUND"
  | "DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS"
  | "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS"
  | "DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "CURRENCY_REQUIRED"
  | "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY";

/**
 * Add up to 100 manual discounts to a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - `discounts` needs `discountType`.
 * @remarks Its application errors have a {@link CreateCustomDiscountsErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_ADD_DISCOUNTS.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).createCustomDiscounts("<draft order id>");
 * ```
 */
export const createCustomDiscounts: ((
  draftOrderId: string,
  options?: CreateCustomDiscountsOptions,
) => Promise<CreateCustomDiscountsResponse>) &
  Throws<CreateCustomDiscountsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.createCustomDiscounts",
  path: "/ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts",
  args: ["draftOrderId", ["discounts"]],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/**
 * Codes of the application errors of {@link deleteCustomDiscounts}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DISCOUNT_NOT_FOUND`: No discount has this id: read the draft again.
 * - `DISCOUNT_REMOVE_NOT_SUPPORTED`: Only custom discounts can be deleted: leave others out
 *   with `setDiscounts`.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type DeleteCustomDiscountsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DISCOUNT_NOT_FOUND"
  | "DISCOUNT_REMOVE_NOT_SUPPORTED"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Remove up to 100 manual discounts from a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param discountIds - Ids of the discounts, 100 at most.
 * @remarks Its application errors have a {@link DeleteCustomDiscountsErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_DELETE_DISCOUNTS.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).deleteCustomDiscounts("<draft order id>", [
 *   "<discount id>",
 * ]);
 * ```
 */
export const deleteCustomDiscounts: ((
  draftOrderId: string,
  discountIds: string[],
) => Promise<DeleteCustomDiscountsResponse>) &
  Throws<DeleteCustomDiscountsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.deleteCustomDiscounts",
  path: "/ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts",
  args: ["draftOrderId", "discountIds"],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/**
 * Codes of the application errors of {@link setAdditionalFees}, and what to do.
 *
 * - `ADDITIONAL_FEE_NOT_FOUND`: No additional fee has this id: read the order or draft again
 *   and take the id from there.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type SetAdditionalFeesErrorCode =
  | "ADDITIONAL_FEE_NOT_FOUND"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Apply or unapply a draft order's extra fees, up to 100 per call; those not passed keep their
 * state.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/set-additional-fees` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param additionalFees - Fees to apply or unapply; those left out keep their state; needs
 *   `id`, `applied`; 1 to 100 items.
 * @remarks Its application errors have a {@link SetAdditionalFeesErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_SET_ADDITIONAL_FEES.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setAdditionalFees("<draft order id>", [
 *   { id: "<draft order id>", applied: true },
 * ]);
 * ```
 */
export const setAdditionalFees: ((
  draftOrderId: string,
  additionalFees: IdAndApplied[],
) => Promise<SetAdditionalFeesResponse>) &
  Throws<SetAdditionalFeesErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setAdditionalFees",
  path: "/ecom/v1/draft-orders/{draftOrderId}/set-additional-fees",
  args: ["draftOrderId", "additionalFees"],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link createCustomAdditionalFees}. */
export interface CreateCustomAdditionalFeesOptions {
  /** Fees to add. 1 to 100 items. */
  customAdditionalFees?: AdditionalFeeOption[];
  /** Currency of the fees as an ISO 4217 code; the draft's. */
  currency?: string | null;
}

/**
 * Codes of the application errors of {@link createCustomAdditionalFees}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id: read the draft or order again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet: send one with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts have to be in the draft's currency:
 *   convert them, or leave the currency out.
 */
export type CreateCustomAdditionalFeesErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "LINE_ITEM_NOT_FOUND"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "CURRENCY_REQUIRED"
  | "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY";

/**
 * Add up to 100 manual fees to a draft order, in the draft's own currency; setAdditionalFees
 * makes them apply.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/create-additional-fees` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - `customAdditionalFees` needs `name`, `price`; may hold `currency`.
 * @remarks Its application errors have a {@link CreateCustomAdditionalFeesErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_CREATE_ADDITIONAL_FEES.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).createCustomAdditionalFees("<draft order id>");
 * ```
 */
export const createCustomAdditionalFees: ((
  draftOrderId: string,
  options?: CreateCustomAdditionalFeesOptions,
) => Promise<CreateCustomAdditionalFeesResponse>) &
  Throws<CreateCustomAdditionalFeesErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.createCustomAdditionalFees",
  path: "/ecom/v1/draft-orders/{draftOrderId}/create-additional-fees",
  args: ["draftOrderId", ["customAdditionalFees", "currency"]],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/**
 * Codes of the application errors of {@link deleteCustomAdditionalFees}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `ADDITIONAL_FEE_NOT_FOUND`: No additional fee has this id: read the order or draft again
 *   and take the id from there.
 * - `ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED`: Only custom fees can be deleted: leave others out
 *   with `setAdditionalFees`.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type DeleteCustomAdditionalFeesErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "ADDITIONAL_FEE_NOT_FOUND"
  | "ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Remove up to 100 manual fees from a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param customAdditionalFees - Ids of the fees, 100 at most.
 * @remarks Its application errors have a {@link DeleteCustomAdditionalFeesErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_DELETE_ADDITIONAL_FEES.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).deleteCustomAdditionalFees("<draft order id>", [
 *   "<custom additional fee>",
 * ]);
 * ```
 */
export const deleteCustomAdditionalFees: ((
  draftOrderId: string,
  customAdditionalFees: string[],
) => Promise<DeleteCustomAdditionalFeesResponse>) &
  Throws<DeleteCustomAdditionalFeesErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.deleteCustomAdditionalFees",
  path: "/ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees",
  args: ["draftOrderId", "customAdditionalFees"],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link setShippingInfo}. */
export interface SetShippingInfoOptions {
  /** Delivery that takes the place of the present one. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/**
 * Codes of the application errors of {@link setShippingInfo}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet: send one with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts have to be in the draft's currency:
 *   convert them, or leave the currency out.
 */
export type SetShippingInfoErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "CURRENCY_REQUIRED"
  | "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY";

/**
 * Replace the delivery method and its cost on a draft order.
 *
 * `PUT /ecom/v1/draft-orders/set-shipping-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - May hold `shippingInfo`.
 * @remarks Its application errors have a {@link SetShippingInfoErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_SET_SHIPPING_INFO.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setShippingInfo("<draft order id>");
 * ```
 */
export const setShippingInfo: ((
  draftOrderId: string,
  options?: SetShippingInfoOptions,
) => Promise<SetShippingInfoResponse>) &
  Throws<SetShippingInfoErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setShippingInfo",
  method: "PUT",
  path: "/ecom/v1/draft-orders/set-shipping-info",
  args: ["draftOrderId", ["shippingInfo"]],
  request: { shippingInfo: shippingInformationCodec2 },
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link setBuyerInfo}. */
export interface SetBuyerInfoOptions {
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
}

/**
 * Codes of the application errors of {@link setBuyerInfo}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type SetBuyerInfoErrorCode = "DRAFT_ORDER_DOES_NOT_EXIST" | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Replace who is buying on a draft order.
 *
 * `PUT /ecom/v1/draft-orders/set-buyer-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - May hold `buyerInfo`.
 * @remarks Its application errors have a {@link SetBuyerInfoErrorCode}. Needs
 *   ECOM.DRAFT_ORDER_SET_BUYER_INFO.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setBuyerInfo("<draft order id>");
 * ```
 */
export const setBuyerInfo: ((
  draftOrderId: string,
  options?: SetBuyerInfoOptions,
) => Promise<SetBuyerInfoResponse>) &
  Throws<SetBuyerInfoErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setBuyerInfo",
  method: "PUT",
  path: "/ecom/v1/draft-orders/set-buyer-info",
  args: ["draftOrderId", ["buyerInfo"]],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link setRecipientInfo}. */
export interface SetRecipientInfoOptions {
  /** The new recipient, with address and contact. */
  recipientInfo?: AddressWithContactInput;
}

/**
 * Codes of the application errors of {@link setRecipientInfo}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type SetRecipientInfoErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Replace the recipient's address and contact details on a draft order.
 *
 * `PUT /ecom/v1/draft-orders/set-recipient-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - May hold `recipientInfo`.
 * @remarks Its application errors have a {@link SetRecipientInfoErrorCode}. Needs
 *   ECOM.DRAFT_ORDER_SET_RECIPIENT_INFO.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setRecipientInfo("<draft order id>");
 * ```
 */
export const setRecipientInfo: ((
  draftOrderId: string,
  options?: SetRecipientInfoOptions,
) => Promise<SetRecipientInfoResponse>) &
  Throws<SetRecipientInfoErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setRecipientInfo",
  method: "PUT",
  path: "/ecom/v1/draft-orders/set-recipient-info",
  args: ["draftOrderId", ["recipientInfo"]],
  request: { recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } } },
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link setBillingInfo}. */
export interface SetBillingInfoOptions {
  /** The new billing address and contact. */
  billingInfo?: AddressWithContactInput;
}

/**
 * Codes of the application errors of {@link setBillingInfo}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type SetBillingInfoErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Replace the billing address and contact details on a draft order.
 *
 * `PUT /ecom/v1/draft-orders/set-billing-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - May hold `billingInfo`.
 * @remarks Its application errors have a {@link SetBillingInfoErrorCode}. Needs
 *   ECOM.DRAFT_ORDER_SET_BILLING_INFO.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setBillingInfo("<draft order id>");
 * ```
 */
export const setBillingInfo: ((
  draftOrderId: string,
  options?: SetBillingInfoOptions,
) => Promise<SetBillingInfoResponse>) &
  Throws<SetBillingInfoErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setBillingInfo",
  method: "PUT",
  path: "/ecom/v1/draft-orders/set-billing-info",
  args: ["draftOrderId", ["billingInfo"]],
  request: { billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } } },
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/**
 * Codes of the application errors of {@link getDraftOrder}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 */
export type GetDraftOrderErrorCode = "DRAFT_ORDER_DOES_NOT_EXIST";

/**
 * Fetch a draft order with freshly calculated totals.
 *
 * `GET /ecom/v1/draft-orders/{draftOrderId}` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @remarks Its application errors have a {@link GetDraftOrderErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_READ. ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS adds the extended fields
 *   of every app.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).getDraftOrder("<draft order id>");
 * ```
 */
export const getDraftOrder: ((draftOrderId: string) => Promise<GetDraftOrderResponse>) &
  Throws<GetDraftOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.getDraftOrder",
  method: "GET",
  path: "/ecom/v1/draft-orders/{draftOrderId}",
  args: ["draftOrderId"],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
  fallback: true,
});

/**
 * Codes of the application errors of {@link deleteDraftOrder}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_CANNOT_BE_DELETED`: Only an open draft can be deleted: this one has been
 *   committed.
 */
export type DeleteDraftOrderErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_CANNOT_BE_DELETED";

/**
 * Delete a draft order, if its state allows that.
 *
 * `DELETE /ecom/v1/draft-orders/{draftOrderId}` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @remarks Its application errors have a {@link DeleteDraftOrderErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_DELETE. ECOM.DRAFT_ORDERS_ADMIN_DELETE adds what only an administrator
 *   deletes.
 * @example
 * ```ts
 * await client.use(draftOrders).deleteDraftOrder("<draft order id>");
 * ```
 */
export const deleteDraftOrder: ((draftOrderId: string) => Promise<void>) &
  Throws<DeleteDraftOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.deleteDraftOrder",
  method: "DELETE",
  path: "/ecom/v1/draft-orders/{draftOrderId}",
  args: ["draftOrderId"],
});

/**
 * Check whether an order can be edited through a draft, with the reasons if not.
 *
 * `GET /ecom/v1/draft-orders/{orderId}/draftability` (ecom/draft-orders)
 *
 * @param orderId - Id of the order.
 * @remarks Needs ECOM.DRAFT_ORDERS_READ.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).getOrderDraftabilityStatus("<order id>");
 * ```
 */
export const getOrderDraftabilityStatus: (
  orderId: string,
) => Promise<GetOrderDraftabilityStatusResponse> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.getOrderDraftabilityStatus",
  method: "GET",
  path: "/ecom/v1/draft-orders/{orderId}/draftability",
  args: ["orderId"],
});

/** The `options` of {@link commitDraftOrder}. */
export interface CommitDraftOrderOptions {
  /** Notifications, activities and stock. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/**
 * Codes of the application errors of {@link commitDraftOrder}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS`: The changes break rules of the site or its apps:
 *   `details.applicationError.data` names them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type CommitDraftOrderErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Apply a draft's changes to its order; a draft can be committed only once.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/commit` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - May hold `commitSettings`, `reason`.
 * @remarks Its application errors have a {@link CommitDraftOrderErrorCode}. Needs
 *   ECOM.DRAFT_ORDERS_COMMIT. ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS adds the extended
 *   fields of every app.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).commitDraftOrder("<draft order id>");
 * ```
 */
export const commitDraftOrder: ((
  draftOrderId: string,
  options?: CommitDraftOrderOptions,
) => Promise<CommitDraftOrderResponse>) &
  Throws<CommitDraftOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.commitDraftOrder",
  path: "/ecom/v1/draft-orders/{draftOrderId}/commit",
  args: ["draftOrderId", ["commitSettings", "reason"]],
  response: { committedDraftOrder: draftOrderCodec, orderAfterCommit: orderCodec },
});

/** The `options` of {@link createOrderFromDraft}. */
export interface CreateOrderFromDraftOptions {
  /** Notifications and who may edit the order. */
  createSettings?: OrderCreateSettings;
  /** Reason for the order. At most 200 characters. */
  reason?: string | null;
  /** Sales channel of the order. */
  channelInfo?: ChannelInfoInput;
}

/**
 * Codes of the application errors of {@link createOrderFromDraft}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `CREATE_ORDER_FAILED_VALIDATIONS`: The draft broke rules of the site or its apps:
 *   `details.applicationError.data` names them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 * - `DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL`: The deposit is more than the order costs:
 *   lower it.
 * - `SUBSCRIPTION_BUYER_INFO_REQUIRED`: A subscription needs to know its buyer: set e-mail and
 *   contact on the draft.
 * - `BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION`: Taxes go by the billing address here: set
 *   it on the draft, then try again.
 * - `BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION`: Taxes go by the address of the
 *   business, which is missing or wrong: set it in the site's dashboard.
 */
export type CreateOrderFromDraftErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "CREATE_ORDER_FAILED_VALIDATIONS"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL"
  | "SUBSCRIPTION_BUYER_INFO_REQUIRED"
  | "BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION"
  | "BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION";

/**
 * Turn a draft into a brand new order; a draft can be used only once.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/create-order` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - May hold `createSettings`, `reason`, `channelInfo`.
 * @remarks Its application errors have a {@link CreateOrderFromDraftErrorCode}. Needs
 *   ECOM.DRAFT_ORDER_CREATE_ORDER_FROM_DRAFT. ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS adds
 *   the extended fields of every app.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).createOrderFromDraft("<draft order id>");
 * ```
 */
export const createOrderFromDraft: ((
  draftOrderId: string,
  options?: CreateOrderFromDraftOptions,
) => Promise<CreateOrderFromDraftResponse>) &
  Throws<CreateOrderFromDraftErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.createOrderFromDraft",
  path: "/ecom/v1/draft-orders/{draftOrderId}/create-order",
  args: ["draftOrderId", ["createSettings", "reason", "channelInfo"]],
  response: { committedDraftOrder: draftOrderCodec, createdOrder: orderCodec },
});

/** The fields that the query of {@link queryDraftOrders} takes. */
export interface QueryDraftOrdersFields {
  values: {
    orderId: string;
    createdDate: Date;
    updatedDate: Date;
    status: EditingStatus;
  };
  eq: "orderId" | "createdDate" | "updatedDate" | "status";
  in: QueryDraftOrdersFields["eq"];
  exists: QueryDraftOrdersFields["eq"];
  compare: "orderId" | "createdDate" | "updatedDate";
  startsWith: "orderId";
  has: never;
  ascending: "createdDate" | "updatedDate" | "status";
  descending: QueryDraftOrdersFields["ascending"];
}

/** The query of {@link queryDraftOrders} as it is sent. */
export interface QueryDraftOrdersQuery
  extends Omit<CursorQueryOfDraftOrders, "filter" | "sort">,
    TypedQuery<QueryDraftOrdersFields> {}

/**
 * Look up draft orders by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/draft-orders/query` (ecom/draft-orders)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.DRAFT_ORDERS_READ.
 * @example
 * ```ts
 * const page = await client.use(draftOrders).queryDraftOrders().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryDraftOrders: {
  (): CursorQueryBuilder<DraftOrder, QueryDraftOrdersFields>;
  /**
   * Look up draft orders by filter and sort order, with cursor paging. Sends the query as it
   * stands.
   */
  (query: QueryDraftOrdersQuery): Promise<QueryDraftOrdersResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.draftOrders.queryDraftOrders",
  path: "/ecom/v1/draft-orders/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { draftOrders: draftOrderCodec },
  read: true,
  query: { items: "draftOrders" },
});

/** The `options` of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  /** Fields of the namespace with their new values; fields left out stay as they are. */
  namespaceData: Record<string, unknown>;
}

/**
 * Codes of the application errors of {@link updateExtendedFields}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type UpdateExtendedFieldsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Write your app's extended fields on a draft order, within one namespace.
 *
 * `POST /ecom/v1/draft-orders/{id}/update-extended-fields` (ecom/draft-orders)
 *
 * @param id - Id of the entity.
 * @param namespace - Name under which the app's data stands.
 * @param options - Has to hold `namespaceData`.
 * @remarks Its application errors have a {@link UpdateExtendedFieldsErrorCode}. Needs
 *   ECOM.DRAFT_ORDER_UPDATE_EXTENDED_FIELDS. ECOM.DRAFT_ORDER_WRITE_ALL_EXTENDED_FIELDS adds
 *   setting the extended fields of other apps.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).updateExtendedFields(
 *   "<draft order id>",
 *   "<namespace>",
 *   { namespaceData: {} },
 * );
 * ```
 */
export const updateExtendedFields: ((
  id: string,
  namespace: string,
  options: UpdateExtendedFieldsOptions,
) => Promise<UpdateExtendedFieldsResponse>) &
  Throws<UpdateExtendedFieldsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.updateExtendedFields",
  path: "/ecom/v1/draft-orders/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { draftOrder: draftOrderCodec },
});

/** The `options` of {@link setTaxExemption}. */
export interface SetTaxExemptionOptions {
  /** True when no tax is due on the order. */
  taxExempt: boolean;
}

/**
 * Codes of the application errors of {@link setTaxExemption}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type SetTaxExemptionErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Mark a draft order as tax exempt or taxable.
 *
 * `PUT /ecom/v1/draft-orders/set-tax-exemption` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Has to hold `taxExempt`.
 * @remarks Its application errors have a {@link SetTaxExemptionErrorCode}. Needs
 *   ECOM.DRAFT_ORDER_SET_TAX_EXEMPTION.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setTaxExemption("<draft order id>", {
 *   taxExempt: true,
 * });
 * ```
 */
export const setTaxExemption: ((
  draftOrderId: string,
  options: SetTaxExemptionOptions,
) => Promise<SetTaxExemptionResponse>) &
  Throws<SetTaxExemptionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setTaxExemption",
  method: "PUT",
  path: "/ecom/v1/draft-orders/set-tax-exemption",
  args: ["draftOrderId", ["taxExempt"]],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** The `options` of {@link setBusinessLocation}. */
export interface SetBusinessLocationOptions {
  /** The business location that sells. */
  businessLocation?: LocationToSend;
}

/**
 * Codes of the application errors of {@link setBusinessLocation}, and what to do.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id: query the drafts again.
 * - `BUSINESS_LOCATION_CANNOT_BE_EDITED`: The location of this order is fixed: keep it, or make
 *   a new order for the other one.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has become an order: create a new draft to
 *   change that order.
 */
export type SetBusinessLocationErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "BUSINESS_LOCATION_CANNOT_BE_EDITED"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Assign a draft order to a business location.
 *
 * `PUT /ecom/v1/draft-orders/set-business-location` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - `businessLocation` needs `id`.
 * @remarks Its application errors have a {@link SetBusinessLocationErrorCode}. Needs
 *   ECOM.DRAFT_ORDER_SET_BUSINESS_LOCATION.
 * @example
 * ```ts
 * const answer = await client.use(draftOrders).setBusinessLocation("<draft order id>");
 * ```
 */
export const setBusinessLocation: ((
  draftOrderId: string,
  options?: SetBusinessLocationOptions,
) => Promise<SetBusinessLocationResponse>) &
  Throws<SetBusinessLocationErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.setBusinessLocation",
  method: "PUT",
  path: "/ecom/v1/draft-orders/set-business-location",
  args: ["draftOrderId", ["businessLocation"]],
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** What a handler of {@link onDraftOrderCreated} gets. */
export interface DraftOrderCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: DraftOrder;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a draft order is started.
 *
 * Event type `wix.ecom.v1.draft_order_created`.
 *
 * @example
 * ```ts
 * client.use(draftOrders).onDraftOrderCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDraftOrderCreated: (handler: EventHandler<DraftOrderCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.draft_order_created",
    codec: { entity: draftOrderCodec },
  });

/** What a handler of {@link onDraftOrderDeleted} gets. */
export interface DraftOrderDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: DraftOrder;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a draft order is removed.
 *
 * Event type `wix.ecom.v1.draft_order_deleted`.
 *
 * @example
 * ```ts
 * client.use(draftOrders).onDraftOrderDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDraftOrderDeleted: (handler: EventHandler<DraftOrderDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.draft_order_deleted",
    codec: { entity: draftOrderCodec },
  });

/** What a handler of {@link onDraftOrderUpdated} gets. */
export interface DraftOrderUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: DraftOrder;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a draft order changes.
 *
 * Event type `wix.ecom.v1.draft_order_updated`.
 *
 * @example
 * ```ts
 * client.use(draftOrders).onDraftOrderUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onDraftOrderUpdated: (handler: EventHandler<DraftOrderUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.draft_order_updated",
    codec: { entity: draftOrderCodec, modifiedFields: draftOrderCodec },
  });

/**
 * What {@link createDraftOrder} is called with.
 *
 * At most one of: `sourceOrderId`, `draftOrder`.
 */
export interface CreateDraftOrderRequest {
  /** Id of the order to edit; use this or draftOrder. */
  sourceOrderId?: string;
  /** The draft to start from scratch; use this or sourceOrderId. */
  draftOrder?: DraftOrderInput;
  /**
   * Older form of sourceOrderId. A GUID.
   *
   * @deprecated
   */
  orderId?: string | null;
}

/** A draft to start from scratch. */
export interface DraftOrderInput {
  /** Catalog items that the draft holds. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Items that no catalog knows and that the draft holds. At most 300 items. */
  customLineItems?: CustomLineItem[];
  /** Discounts of the merchant's own. At most 100 items. */
  discounts?: DiscountOption[];
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
  /** Additional fees of the merchant's own. At most 100 items. */
  additionalFees?: AdditionalFeeOption[];
  /** Who receives the items, and where. */
  recipientInfo?: AddressWithContactInput;
  /** Delivery, its price and where the items go. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
  /** Billing address and contact. */
  billingInfo?: AddressWithContactInput;
  /** True when no tax is due. */
  taxExempt?: boolean;
  /** Business location that sells. */
  businessLocation?: LocationToSend;
  /** Custom data that apps attach to the draft. */
  extendedFields?: ExtendedFields;
}

/** A catalog item to add. */
export interface CatalogReferenceLineItem {
  /** The item and the choice within it. */
  catalogReference: CatalogReferenceInput;
  /** How many of it. 1 to 100000. */
  quantity?: number;
  /** Price of one to use instead of the catalog's. */
  price?: PriceInput;
  /** True when the price is not known yet. */
  priceUndetermined?: boolean;
  /** Stock locations to take it from, and how many from each. At most 5 items. */
  locations?: LocationAndQuantityInput[];
  /** Id to give the line item; made by the platform when left out. */
  id?: string | null;
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
  /** Page of the item. */
  url?: PageUrlV2Input;
  /** Price of one as a decimal string. */
  price?: PriceInput;
  /** Price of the whole quantity. */
  lineItemPrice?: PriceInput;
  /** Price of one before a sale as a decimal string. */
  fullPrice?: PriceInput;
  /** Price of one before discounts. */
  priceBeforeDiscounts?: PriceInput;
  /** Lines that describe the item. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  media?: ImageInput;
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

/**
 * A discount of the merchant's own; one of priceAmount and percentage is set.
 *
 * At most one of: `priceAmount`, `percentage`.
 */
export type DiscountOption = {
  /** What the discount is taken off. */
  discountType: DiscountType;
  /**
   * Older form of lineItemDiscounts: id of the line item that it is taken off. A GUID.
   *
   * @deprecated
   */
  lineItemId?: string | null;
  /**
   * Older form of priceAmount.
   *
   * @deprecated
   */
  amount?: PriceToSend;
  /** Reason for the discount. At most 200 characters. */
  description?: string | null;
  /** True to apply the discount at once; otherwise setDiscounts applies it. */
  applyToDraftOrder?: boolean | null;
  /** Line item that it is taken off, and how much. At most 1 items. */
  lineItemDiscounts?: LineItemDiscountInput[];
} & (
  | {
      /** Amount to take off. */
      priceAmount?: PriceToSend;
      percentage?: null;
    }
  | {
      priceAmount?: undefined;
      /** Percentage to take off, as a decimal string. */
      percentage?: string | null;
    }
);

/** An additional fee of the merchant's own. */
export interface AdditionalFeeOption {
  /** Name of the fee. 1 to 50 characters. */
  name: string;
  /** The fee as it is charged. */
  price: PriceToSend;
  /** How the fee is taxed. */
  taxDetails?: TaxDetailsInput;
  /** True to apply the fee at once; otherwise setAdditionalFees applies it. */
  applyToDraftOrder?: boolean | null;
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /** Ids of the line items that caused it; empty when the whole order did. At most 300 items. */
  lineItemIds?: string[];
}

/** What {@link createDraftOrder} answers. */
export interface CreateDraftOrderResponse {
  /** The new draft with its totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
  /** True when the order had an open draft already, which is the one answered. */
  preexistingDraftOrder?: boolean | null;
}

/** A draft order with its totals worked out. */
export interface CalculatedDraftOrder {
  /** The draft with its changes. */
  draftOrder?: DraftOrder;
  /** Delivery options for it. */
  shippingOptions: ShippingOption[];
  /** Parts of the calculation that failed; the other totals still hold. */
  calculationErrors?: CalculationErrors;
}

/** A new order, or an edit of an existing one, that is not in force yet. */
export interface DraftOrder {
  /** Id of the draft. */
  id: string;
  /** Id of the order that the draft changes; absent for a new order. */
  orderId?: string | null;
  /** Items with their changes. 1 to 300 items. */
  lineItems: ItemDetails[];
  /** Delivery and its change. */
  shippingInfo?: ShippingDetails;
  /**
   * Older form of buyerDetails.
   *
   * @deprecated
   */
  buyerInfo?: BuyerInfo;
  /**
   * Older form of billingDetails.
   *
   * @deprecated
   */
  billingInfo?: AddressWithContact;
  /** Additional fees, where they come from and whether each applies. At most 100 items. */
  additionalFees: AdditionalFeeDetails[];
  /** Discounts, where they come from and whether each applies. At most 320 items. */
  discounts: DiscountDetails[];
  /** When the draft was created. */
  createdDate?: Date | null;
  /** When the draft was last changed. */
  updatedDate?: Date | null;
  /** Who started the draft. */
  createdBy?: CreatedBy;
  /** Whether the draft is open or committed. */
  status: EditingStatus;
  /** Unit of all weights in the draft; the site's when left out. */
  weightUnit: WeightUnit;
  /** Currency of the prices as an ISO 4217 code. */
  currency?: string | null;
  /** Totals with the changes. */
  priceSummary?: PriceSummaryOfOrders;
  /**
   * Older form of taxInfo.
   *
   * @deprecated
   */
  taxSummary?: TaxSummaryOfOrders;
  /** What is paid, given back and still due. */
  balanceSummary?: BalanceSummary;
  /** Notifications, activities and stock as they happen at the commit. */
  commitSettings?: DraftOrderCommitSettings;
  /** Id of the member who buys. */
  memberId?: string | null;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Recipient and the change. */
  recipientInfo?: RecipientInfoDetails;
  /** Tax with the changes. */
  taxInfo?: OrderTaxInfo;
  /** Custom data that apps attach to the draft. */
  extendedFields?: ExtendedFields;
  /** Buyer and the change. */
  buyerDetails?: BuyerDetails;
  /** Billing address and contact, and their change. */
  billingDetails?: BillingDetails;
  /** Business location and its change. */
  businessLocationDetails?: BusinessLocationDetails;
  /** Fees that the platform takes. */
  platformFeeSummary?: PlatformFeeSummary;
}

/**
 * A line item of a draft and its change; one of the first three is set when there is one.
 *
 * At most one of: `added`, `changedDetails`, `removed`.
 */
export type ItemDetails = {
  /** The line item as it will be. */
  lineItem?: OrderLineItem;
} & (
  | {
      /** True when the line item is new. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Values before the change. */
      changedDetails?: ItemChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** True when the line item will be removed. */
      removed?: boolean;
    }
);

/** Values of a line item before a change; those that did not change are absent. */
export interface ItemChangedDetails {
  /** How many there were before. 1 to 1000000. */
  quantityBeforeChange?: number | null;
  /** Price of one before the change. */
  priceBeforeChange?: Price;
  /** Words with or instead of the price before the change. */
  priceDescriptionBeforeChange?: PriceDescription;
  /** Extras before the change. At most 10 items. */
  modifierGroupsBeforeChange: ModifierGroupOfOrders[];
}

/**
 * Delivery of a draft and its change; one of the first three is set when there is one.
 *
 * At most one of: `added`, `changedDetails`, `removed`.
 */
export type ShippingDetails = {
  /** The delivery as it will be. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
} & (
  | {
      /** True when the delivery is new. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Delivery before the change. */
      changedDetails?: ShippingChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** True when the delivery will be removed. */
      removed?: boolean;
    }
);

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

/** Where discounts and fees come from: the order, automatic rules or the merchant. */
export type SourceType = "ORIGINAL_ORDER" | "AUTOMATIC" | "CUSTOM" | (string & {});

/** A discount of a draft. */
export interface DiscountDetails {
  /** The discount as it would be taken off. */
  discount?: AppliedDiscountOfOrders;
  /** Where it comes from. */
  source: SourceType;
  /** True when it is taken off; otherwise it does not touch the totals. */
  applied: boolean;
}

/**
 * Who created it; one of the ids is set.
 *
 * At most one of: `userId`, `appId`.
 */
export type CreatedBy =
  | {
      /** Id of the site's owner or contributor who created it. */
      userId?: string;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the app that created it. */
      appId?: string;
    };

/** State of a draft: open or committed. */
export type EditingStatus = "DRAFT" | "COMMITTED" | (string & {});

/** What of an order is paid, given back and still due. */
export interface BalanceSummary {
  /** What is still due; negative when the buyer is owed money. */
  balance?: Balance;
  /** Amount that was paid. */
  paid?: Price;
  /** Amount that was given back. */
  refunded?: Price;
  /** Amount that was authorized and is not captured yet. */
  authorized?: Price;
  /** Fees that the platform takes. */
  platformFees?: Price;
  /** Total without the platform's fees. */
  totalMinusPlatformFees?: Price;
  /** What rounding of payments in cash added or took off. */
  cashRoundingAdjustment?: CashRounding;
}

/** What happens along with a commit: notifications, activities and stock. */
export interface DraftOrderCommitSettings {
  /** False to send the buyer no notifications; null or absent sends them. */
  sendNotificationsToBuyer?: boolean | null;
  /** False to send the merchant no notifications; null or absent sends them. */
  sendNotificationsToBusiness?: boolean | null;
  /** False to leave the changes out of the order's activity log; null or absent notes them. */
  addActivitiesToOrder?: boolean | null;
  /** False to send outside fulfillers no emails; null or absent sends them. */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** Line items whose stock the commit changes. At most 300 items. */
  updateInventory: InventoryUpdate[];
}

/** What happens along with a commit: notifications, activities and stock. */
export interface DraftOrderCommitSettingsInput {
  /** False to send the buyer no notifications; null or absent sends them. */
  sendNotificationsToBuyer?: boolean | null;
  /** False to send the merchant no notifications; null or absent sends them. */
  sendNotificationsToBusiness?: boolean | null;
  /** False to leave the changes out of the order's activity log; null or absent notes them. */
  addActivitiesToOrder?: boolean | null;
  /** False to send outside fulfillers no emails; null or absent sends them. */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** Line items whose stock the commit changes. At most 300 items. */
  updateInventory?: InventoryUpdateInput[];
}

/** A line item whose stock a commit changes. */
export interface InventoryUpdate {
  /** Id of the line item. */
  lineItemId: string;
}

/** A line item whose stock a commit changes. */
export interface InventoryUpdateInput {
  /** Id of the line item. */
  lineItemId?: string;
}

/**
 * Recipient of a draft and the change; one of the first three is set when there is one.
 *
 * At most one of: `added`, `changedDetails`, `removed`.
 */
export type RecipientInfoDetails = {
  /** The recipient as it will be. */
  recipientInfo?: AddressWithContact;
} & (
  | {
      /** True when the recipient is new. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Recipient before the change. */
      changedDetails?: RecipientInfoChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** True when the recipient will be removed. */
      removed?: boolean;
    }
);

/**
 * Buyer of a draft and the change; one of the first three is set when there is one.
 *
 * At most one of: `added`, `changedDetails`, `removed`.
 */
export type BuyerDetails = {
  /** The buyer as it will be. */
  buyerInfo?: BuyerInfo;
} & (
  | {
      /** True when the buyer is new. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Buyer before the change. */
      changedDetails?: BuyerChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** True when the buyer will be removed. */
      removed?: boolean;
    }
);

/** The buyer that a draft order replaces. */
export interface BuyerChangedDetails {
  /** Who the buyer was. */
  buyerInfoBeforeChange?: BuyerInfo;
}

/**
 * Billing address of a draft and its change; one of the first three is set when there is one.
 *
 * At most one of: `added`, `changedDetails`, `removed`.
 */
export type BillingDetails = {
  /** The billing address and contact as they will be. */
  billingInfo?: AddressWithContact;
} & (
  | {
      /** True when the billing address is new. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Billing address before the change. */
      changedDetails?: BillingChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** True when the billing address will be removed. */
      removed?: boolean;
    }
);

/**
 * Business location of a draft and its change; one of the first three is set when there is one.
 *
 * At most one of: `added`, `changedDetails`, `removed`.
 */
export type BusinessLocationDetails = {
  /** The business location as it will be. */
  businessLocation?: Location;
} & (
  | {
      /** True when the business location is new. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Business location before the change. */
      changedDetails?: BusinessLocationChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** True when the business location will be removed. */
      removed?: boolean;
    }
);

/** One delivery option. */
export interface ShippingOption {
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Code to send back when the buyer chooses this option. */
  code: string;
  /** Name to show, such as 'Express'. */
  title: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogistics;
  /** What delivery costs. */
  cost?: ShippingPrice;
}

/** When and how the items arrive. */
export interface DeliveryLogistics {
  /** Expected time in words, such as '2-3 business days'. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. */
  instructions?: string | null;
  /** Where to collect the items, when they are not delivered. */
  pickupDetails?: PickupDetails;
  /** Time between which the items arrive. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Where the buyer collects the items. */
export interface PickupDetails {
  /** Address to collect from. */
  address?: Address;
  /** Kind of place. */
  pickupMethod: PickupMethod;
}

/** What a delivery option costs. */
export interface ShippingPrice {
  /** Price of delivery. */
  price?: Price;
  /** Currency as an ISO 4217 code, such as 'EUR'. */
  currency: string;
}

/**
 * Parts of a calculation that failed; the other totals still hold.
 *
 * At most one of: `generalShippingCalculationError`, `carrierErrors`.
 */
export type CalculationErrors = {
  /** Tax could not be calculated. */
  taxCalculationError?: Details;
  /** Errors that apps raised while checking the purchase. */
  orderValidationErrors: ApplicationError[];
} & (
  | {
      /** Delivery could not be calculated at all. */
      generalShippingCalculationError?: Details;
      carrierErrors?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      /** Some carriers could not answer. */
      carrierErrors?: CarrierErrors;
    }
);

/** What {@link createEmptyDraftOrder} is called with. */
export type CreateEmptyDraftOrderRequest = Record<string, never>;

/** What {@link createEmptyDraftOrder} answers. */
export interface CreateEmptyDraftOrderResponse {
  /** The new, empty draft. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link addLineItemsToDraftOrder} is called with. */
export interface AddLineItemsToDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Catalog items to add. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Items that no catalog knows. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/** What {@link addLineItemsToDraftOrder} answers. */
export interface AddLineItemsToDraftOrderResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link updateLineItems} is called with. */
export interface UpdateLineItemsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Line items and their new values. 1 to 300 items. */
  lineItemChanges: LineItemChangeDetails[];
}

/** A line item and its new values; those left out stay as they are. */
export interface LineItemChangeDetails {
  /** Id of the line item. */
  lineItemId: string;
  /**
   * New quantity; 0 removes the line item, and fulfilled items cannot become fewer. At most
   * 1000000.
   */
  newQuantity?: number | null;
  /** New price of one, as a decimal string; not for items that a membership pays for. */
  newPrice?: string | null;
  /** New words that stand with or instead of the price. */
  newPriceDescription?: PriceDescriptionInput;
  /** Name that takes the place of the present one. */
  newProductName?: ProductNameInput;
  /** New lines that describe the item. */
  newDescriptionLines?: DescriptionLinesOverride;
  /** New extras, which replace the present ones. */
  newModifierGroups?: ModifiersGroupsOverride;
}

/** Lines that replace those of a line item; their shape is not documented. */
export type DescriptionLinesOverride = Record<string, never>;

/** Extras that replace those of a line item. */
export interface ModifiersGroupsOverride {
  /** Extras by group, 10 groups at most. At most 10 items. */
  modifierGroups?: ModifierGroupOfOrdersInput[];
}

/** What {@link updateLineItems} answers. */
export interface UpdateLineItemsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setDeposit} is called with. */
export interface SetDepositRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Deposit as an amount or a percentage. */
  depositDetails?: DepositDetails;
}

/**
 * A deposit that is due up front; one of the first two is set.
 *
 * At most one of: `amount`, `percentage`.
 */
export type DepositDetails =
  | {
      /** Deposit as an amount. */
      amount?: PriceInput;
      percentage?: null;
    }
  | {
      amount?: undefined;
      /** Deposit as a percentage of the total, as a decimal string. */
      percentage?: string | null;
    };

/** What {@link setDeposit} answers. */
export interface SetDepositResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setDiscounts} is called with. */
export interface SetDiscountsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Discounts to apply or unapply; those left out keep their state. 1 to 320 items. */
  discounts: IdAndApplied[];
}

/** A discount or fee, and whether it applies. */
export interface IdAndApplied {
  /** Id of the discount or fee. */
  id: string;
  /** True to apply it, false to leave it in the draft without effect on the totals. */
  applied: boolean;
}

/** What {@link setDiscounts} answers. */
export interface SetDiscountsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link createCustomDiscounts} is called with. */
export interface CreateCustomDiscountsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Discounts to add. 1 to 100 items. */
  discounts?: DiscountOption[];
}

/** What {@link createCustomDiscounts} answers. */
export interface CreateCustomDiscountsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link deleteCustomDiscounts} is called with. */
export interface DeleteCustomDiscountsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Ids of the discounts, 100 at most. 1 to 100 items. */
  discountIds: string[];
}

/** What {@link deleteCustomDiscounts} answers. */
export interface DeleteCustomDiscountsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setAdditionalFees} is called with. */
export interface SetAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Fees to apply or unapply; those left out keep their state. 1 to 100 items. */
  additionalFees: IdAndApplied[];
}

/** What {@link setAdditionalFees} answers. */
export interface SetAdditionalFeesResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link createCustomAdditionalFees} is called with. */
export interface CreateCustomAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Fees to add. 1 to 100 items. */
  customAdditionalFees?: AdditionalFeeOption[];
  /** Currency of the fees as an ISO 4217 code; the draft's. */
  currency?: string | null;
}

/** What {@link createCustomAdditionalFees} answers. */
export interface CreateCustomAdditionalFeesResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link deleteCustomAdditionalFees} is called with. */
export interface DeleteCustomAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Ids of the fees, 100 at most. 1 to 100 items. */
  customAdditionalFees: string[];
}

/** What {@link deleteCustomAdditionalFees} answers. */
export interface DeleteCustomAdditionalFeesResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setShippingInfo} is called with. */
export interface SetShippingInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Delivery that takes the place of the present one. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/** What {@link setShippingInfo} answers. */
export interface SetShippingInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setBuyerInfo} is called with. */
export interface SetBuyerInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
}

/** What {@link setBuyerInfo} answers. */
export interface SetBuyerInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setRecipientInfo} is called with. */
export interface SetRecipientInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The new recipient, with address and contact. */
  recipientInfo?: AddressWithContactInput;
}

/** What {@link setRecipientInfo} answers. */
export interface SetRecipientInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setBillingInfo} is called with. */
export interface SetBillingInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The new billing address and contact. */
  billingInfo?: AddressWithContactInput;
}

/** What {@link setBillingInfo} answers. */
export interface SetBillingInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link getDraftOrder} is called with. */
export interface GetDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
}

/** What {@link getDraftOrder} answers. */
export interface GetDraftOrderResponse {
  /** The draft with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link getOrderDraftabilityStatus} is called with. */
export interface GetOrderDraftabilityStatusRequest {
  /** Id of the order. */
  orderId: string;
}

/** What {@link getOrderDraftabilityStatus} answers. */
export interface GetOrderDraftabilityStatusResponse {
  /** Id of the order. */
  orderId: string;
  /** True when the order can be edited through a draft. */
  orderDraftable: boolean;
  /** What stands in the way; empty when nothing does. At most 5 items. */
  nonDraftableReasons: NonDraftableReason[];
}

/** Why an order cannot be edited through a draft. */
export type NonDraftableReason =
  | "PARTIALLY_OR_FULLY_REFUNDED"
  | "UNSUPPORTED_CHANNEL_TYPE"
  | "ORDER_STATUS_IS_NOT_SUPPORTED"
  | "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT"
  | "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT"
  | "ORDER_NOT_FOUND"
  | "SUBSCRIPTION_LINE_ITEM_EXISTS"
  | (string & {});

/** What {@link commitDraftOrder} is called with. */
export interface CommitDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Notifications, activities and stock. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/** What {@link commitDraftOrder} answers. */
export interface CommitDraftOrderResponse {
  /** The draft, now committed. */
  committedDraftOrder?: DraftOrder;
  /** The order with the changes. */
  orderAfterCommit?: Order;
}

/** What {@link createOrderFromDraft} is called with. */
export interface CreateOrderFromDraftRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Notifications and who may edit the order. */
  createSettings?: OrderCreateSettings;
  /** Reason for the order. At most 200 characters. */
  reason?: string | null;
  /** Sales channel of the order. */
  channelInfo?: ChannelInfoInput;
}

/**
 * How a new order is announced and edited.
 *
 * At most one of: `editableByEveryone`, `editableByOwnerApps`.
 */
export type OrderCreateSettings = {
  /** Who is told about the new order. */
  notifications?: OrderCreateNotifications;
} & (
  | {
      /** True when every app may edit the order. */
      editableByEveryone?: boolean;
      editableByOwnerApps?: undefined;
    }
  | {
      editableByEveryone?: undefined;
      /** The only apps that may edit the order. */
      editableByOwnerApps?: OwnerApps;
    }
);

/** What {@link createOrderFromDraft} answers. */
export interface CreateOrderFromDraftResponse {
  /** The draft, now committed. */
  committedDraftOrder?: DraftOrder;
  /** The new order. */
  createdOrder?: Order;
}

/** What {@link deleteDraftOrder} is called with. */
export interface DeleteDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
}

/** What {@link deleteDraftOrder} answers. */
export type DeleteDraftOrderResponse = Record<string, never>;

/** What {@link queryDraftOrders} is called with. */
export interface QueryDraftOrdersRequest {
  /** Filter, order and page. */
  query?: CursorQueryOfDraftOrders;
}

/** What {@link queryDraftOrders} answers. */
export interface QueryDraftOrdersResponse {
  /** Drafts on this page. */
  draftOrders: DraftOrder[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link updateExtendedFields} answers. */
export interface UpdateExtendedFieldsResponse {
  /** The draft after the change. */
  draftOrder?: DraftOrder;
}

/** What {@link setTaxExemption} is called with. */
export interface SetTaxExemptionRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** True when no tax is due on the order. */
  taxExempt: boolean;
}

/** What {@link setTaxExemption} answers. */
export interface SetTaxExemptionResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** What {@link setBusinessLocation} is called with. */
export interface SetBusinessLocationRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The business location that sells. */
  businessLocation?: LocationToSend;
}

/** What {@link setBusinessLocation} answers. */
export interface SetBusinessLocationResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}
