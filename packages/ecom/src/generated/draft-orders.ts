// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Prepare a new order or an edit of an existing one, with recalculated totals, before it takes
 * effect.
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

/** Options of {@link createDraftOrder}. */
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
 * Application error codes of {@link createDraftOrder}, and how to fix them.
 *
 * - `ORDER_CANNOT_BE_EDITED`: The order cannot be edited in its current state. Check its status
 *   and payments.
 * - `ORDER_IS_ALREADY_EDITED`: The order already has an open draft. Commit or delete that draft
 *   first.
 * - `FAILED_TO_FETCH_SETTINGS`: The site's settings could not be loaded. Try again later.
 * - `DUPLICATED_LINE_ITEM_IDS`: Two items have the same id. Use unique ids, or omit them.
 * - `CATALOG_ITEM_NOT_AVAILABLE`: The item is not available. Choose another item or a smaller
 *   quantity.
 * - `CATALOG_ITEM_NOT_FOUND`: The item does not exist in the catalog. Check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`: Draft orders do not support the payment option
 *   of this item. Sell it through a checkout.
 * - `CATALOG_ITEM_ALREADY_EXIST`: The item is already on the draft. Change its quantity with
 *   `updateLineItems`.
 * - `GIFT_CARD_ITEM_UNSUPPORTED`: Draft orders cannot contain gift cards. Sell them through a
 *   checkout.
 * - `SUBSCRIPTION_ITEM_UNSUPPORTED`: This type of draft does not support subscriptions. Sell
 *   the item through a checkout.
 * - `DUPLICATED_EXTERNAL_LINE_ITEM_ID`: Two items have the same external id. Use a unique id
 *   for each item.
 * - `NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS`: The caller is not allowed to read draft orders.
 *   Grant the permission to the app or API key.
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
 * @param options - Can contain `sourceOrderId`, `draftOrder` and `orderId`.
 * @remarks For error codes, see {@link CreateDraftOrderErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_CREATE`. To read the extended fields of all apps,
 *   `ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS` is also required. To set the extended fields of
 *   other apps, `DRAFT_ORDER_WRITE_ALL_EXTENDED_FIELDS` is also required. To edit orders in
 *   another currency, `ECOM.DRAFT_ORDER_EDIT_MULTI_CURRENCY_ORDER` is also required.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).createDraftOrder();
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
 * Application error codes of {@link createEmptyDraftOrder}, and how to fix them.
 *
 * - `FAILED_TO_FETCH_SETTINGS`: The site's settings could not be loaded. Try again later.
 */
export type CreateEmptyDraftOrderErrorCode = "FAILED_TO_FETCH_SETTINGS";

/**
 * Start a draft order that has no items or details yet.
 *
 * `POST /ecom/v1/draft-orders/create-empty-draft-order` (ecom/draft-orders)
 *
 * @remarks For error codes, see {@link CreateEmptyDraftOrderErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_CREATE`. To read the extended fields of all apps,
 *   `ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS` is also required. To set the extended fields of
 *   other apps, `DRAFT_ORDER_WRITE_ALL_EXTENDED_FIELDS` is also required.
 * @deprecated Use {@link createDraftOrder}. It may be removed on or after 2026-07-30.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).createEmptyDraftOrder();
 * ```
 */
export const createEmptyDraftOrder: (() => Promise<CreateEmptyDraftOrderResponse>) &
  Throws<CreateEmptyDraftOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.draftOrders.createEmptyDraftOrder",
  path: "/ecom/v1/draft-orders/create-empty-draft-order",
  response: { calculatedDraftOrder: calculatedDraftOrderCodec },
});

/** Options of {@link addLineItemsToDraftOrder}. */
export interface AddLineItemsToDraftOrderOptions {
  /** Catalog items to add. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Items that no catalog knows. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/**
 * Application error codes of {@link addLineItemsToDraftOrder}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `MAX_ITEMS_REACHED`: The draft has reached the limit for line items. Remove some first.
 * - `MULTIPLE_ADDS_FOR_SAME_LINE_ITEM`: The request adds an item twice. Add it once with the
 *   total quantity.
 * - `CATALOG_ITEM_NOT_AVAILABLE`: The item is not available. Choose another item or a smaller
 *   quantity.
 * - `CATALOG_ITEM_NOT_FOUND`: The item does not exist in the catalog. Check `catalogItemId`,
 *   `appId` and `options.variantId`.
 * - `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`: Draft orders do not support the payment option
 *   of this item. Sell it through a checkout.
 * - `CATALOG_ITEM_ALREADY_EXIST`: The item is already on the draft. Change its quantity with
 *   `updateLineItems`.
 * - `GIFT_CARD_ITEM_UNSUPPORTED`: Draft orders cannot contain gift cards. Sell them through a
 *   checkout.
 * - `SUBSCRIPTION_ITEM_UNSUPPORTED`: This type of draft does not support subscriptions. Sell
 *   the item through a checkout.
 * - `DUPLICATED_EXTERNAL_LINE_ITEM_ID`: Two items have the same external id. Use a unique id
 *   for each item.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `SUBSCRIPTION_SINGLE_ITEM_ALLOWED`: A draft with a subscription cannot have other items.
 *   Create another draft for them.
 * - `DUPLICATED_LINE_ITEM_IDS`: Two items have the same id. Use unique ids, or omit them.
 * - `DRAFT_ORDER_HAS_GLOBAL_DEPOSIT`: The draft already has a deposit for the whole order. Add
 *   the item without a deposit.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the currency of the
 *   draft. Convert them, or omit the currency.
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
 * @param options - `catalogLineItems` requires `catalogReference`. Can contain
 *   `customLineItems`.
 * @remarks For error codes, see {@link AddLineItemsToDraftOrderErrorCode}. Requires the
 *   permission `ECOM.DRAFT_ORDERS_ADD_LINE_ITEMS`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).addLineItemsToDraftOrder("<draft order id>");
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
 * Application error codes of {@link updateLineItems}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `LINE_ITEM_DOES_NOT_EXIST`: The draft has no line item with this id. Fetch the draft again.
 * - `MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM`: The request changes a line item twice. Combine the
 *   changes into one.
 * - `EMPTY_CHANGE_REQUEST`: The request contains no changes. Send at least one change for each
 *   line item.
 * - `UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN`: The item has been removed. Add it again with
 *   the new price.
 * - `UPDATING_LINE_ITEM_WITH_LOCATIONS`: Items from several locations cannot be updated. Remove
 *   the item and add it again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM`: A custom line item has no
 *   catalog options. Change its name or description instead.
 * - `CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM`: The options of a fulfilled
 *   item cannot change. Add another line item with the new options.
 * - `CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER`: An external fulfiller handles this item, so
 *   it cannot be changed. Omit the item.
 * - `MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE`: The modifiers cost more than their item. Increase
 *   the item's price or lower the modifiers' prices.
 * - `LINE_ITEM_HAS_PLATFORM_FEES`: The platform charges fees for this item, so its price cannot
 *   change. Omit the item.
 * - `SUBSCRIPTION_SINGLE_ITEM_ALLOWED`: A draft with a subscription cannot have other items.
 *   Create another draft for them.
 * - `UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN`: The taxable address of an
 *   existing item cannot change. Remove the item and add it again.
 * - `UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: The price of an item
 *   cannot change on a draft with two currencies. Remove the item and add it again.
 * - `UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: The price of
 *   a modifier cannot change on a draft with two currencies. Remove the item and add it again.
 * - `UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: A price
 *   description cannot change on a draft with two currencies. Remove the item and add it again.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the currency of the
 *   draft. Convert them, or omit the currency.
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
 * @param lineItemChanges - Line items and their new values. Each requires `lineItemId`. 1 to
 *   300 items.
 * @remarks For error codes, see {@link UpdateLineItemsErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_MODIFY_ITEMS`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).updateLineItems("<draft order id>", [
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

/** Options of {@link setDeposit}. */
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
 * @param options - Can contain `depositDetails`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setDeposit("<draft order id>");
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
 * Application error codes of {@link setDiscounts}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`: The discounts exceed the item totals. Lower them.
 * - `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`: The discounts exceed the shipping total. Lower
 *   them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param discounts - Discounts to apply or unapply; those left out keep their state. Each
 *   requires `id` and `applied`. 1 to 320 items.
 * @remarks For error codes, see {@link SetDiscountsErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_SET_DISCOUNTS`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setDiscounts("<draft order id>", [
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

/** Options of {@link createCustomDiscounts}. */
export interface CreateCustomDiscountsOptions {
  /** Discounts to add. 1 to 100 items. */
  discounts?: DiscountOption[];
}

/**
 * Application error codes of {@link createCustomDiscounts}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DISCOUNT_NOT_FOUND`: No discount has this id. Fetch the draft again.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id. Fetch the draft or order again.
 * - `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`: The discounts exceed the order total. Lower them.
 * - `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`: The discounts exceed the item totals. Lower them.
 * - `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`: The discounts exceed the shipping total. Lower
 *   them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the currency of the
 *   draft. Convert them, or omit the currency.
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
 * @param options - `discounts` requires `discountType`.
 * @remarks For error codes, see {@link CreateCustomDiscountsErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_ADD_DISCOUNTS`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).createCustomDiscounts("<draft order id>");
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
 * Application error codes of {@link deleteCustomDiscounts}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DISCOUNT_NOT_FOUND`: No discount has this id. Fetch the draft again.
 * - `DISCOUNT_REMOVE_NOT_SUPPORTED`: Only custom discounts can be deleted. To leave out other
 *   discounts, use `setDiscounts`.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @remarks For error codes, see {@link DeleteCustomDiscountsErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_DELETE_DISCOUNTS`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).deleteCustomDiscounts("<draft order id>", [
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
 * Application error codes of {@link setAdditionalFees}, and how to fix them.
 *
 * - `ADDITIONAL_FEE_NOT_FOUND`: No additional fee has this id. Fetch the order or draft again
 *   to get the current ids.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param additionalFees - Fees to apply or unapply; those left out keep their state. Each
 *   requires `id` and `applied`. 1 to 100 items.
 * @remarks For error codes, see {@link SetAdditionalFeesErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_SET_ADDITIONAL_FEES`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setAdditionalFees("<draft order id>", [
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

/** Options of {@link createCustomAdditionalFees}. */
export interface CreateCustomAdditionalFeesOptions {
  /** Fees to add. 1 to 100 items. */
  customAdditionalFees?: AdditionalFeeOption[];
  /** Currency of the fees as an ISO 4217 code; the draft's. */
  currency?: string | null;
}

/**
 * Application error codes of {@link createCustomAdditionalFees}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id. Fetch the draft or order again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the currency of the
 *   draft. Convert them, or omit the currency.
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
 * @param options - `customAdditionalFees` requires `name` and `price`. Can contain `currency`.
 * @remarks For error codes, see {@link CreateCustomAdditionalFeesErrorCode}. Requires the
 *   permission `ECOM.DRAFT_ORDERS_CREATE_ADDITIONAL_FEES`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).createCustomAdditionalFees("<draft order id>");
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
 * Application error codes of {@link deleteCustomAdditionalFees}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `ADDITIONAL_FEE_NOT_FOUND`: No additional fee has this id. Fetch the order or draft again
 *   to get the current ids.
 * - `ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED`: Only custom fees can be deleted. To leave out other
 *   fees, use `setAdditionalFees`.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @remarks For error codes, see {@link DeleteCustomAdditionalFeesErrorCode}. Requires the
 *   permission `ECOM.DRAFT_ORDERS_DELETE_ADDITIONAL_FEES`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).deleteCustomAdditionalFees(
 *   "<draft order id>",
 *   ["<custom additional fee>"],
 * );
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

/** Options of {@link setShippingInfo}. */
export interface SetShippingInfoOptions {
  /** Delivery that takes the place of the present one. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/**
 * Application error codes of {@link setShippingInfo}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency with the amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the currency of the
 *   draft. Convert them, or omit the currency.
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
 * @param options - Can contain `shippingInfo`.
 * @remarks For error codes, see {@link SetShippingInfoErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_SET_SHIPPING_INFO`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setShippingInfo("<draft order id>");
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

/** Options of {@link setBuyerInfo}. */
export interface SetBuyerInfoOptions {
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
}

/**
 * Application error codes of {@link setBuyerInfo}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type SetBuyerInfoErrorCode = "DRAFT_ORDER_DOES_NOT_EXIST" | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Replace who is buying on a draft order.
 *
 * `PUT /ecom/v1/draft-orders/set-buyer-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Can contain `buyerInfo`.
 * @remarks For error codes, see {@link SetBuyerInfoErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDER_SET_BUYER_INFO`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setBuyerInfo("<draft order id>");
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

/** Options of {@link setRecipientInfo}. */
export interface SetRecipientInfoOptions {
  /** The new recipient, with address and contact. */
  recipientInfo?: AddressWithContactInput;
}

/**
 * Application error codes of {@link setRecipientInfo}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param options - Can contain `recipientInfo`.
 * @remarks For error codes, see {@link SetRecipientInfoErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDER_SET_RECIPIENT_INFO`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setRecipientInfo("<draft order id>");
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

/** Options of {@link setBillingInfo}. */
export interface SetBillingInfoOptions {
  /** The new billing address and contact. */
  billingInfo?: AddressWithContactInput;
}

/**
 * Application error codes of {@link setBillingInfo}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param options - Can contain `billingInfo`.
 * @remarks For error codes, see {@link SetBillingInfoErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDER_SET_BILLING_INFO`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setBillingInfo("<draft order id>");
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
 * Application error codes of {@link getDraftOrder}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 */
export type GetDraftOrderErrorCode = "DRAFT_ORDER_DOES_NOT_EXIST";

/**
 * Fetch a draft order with freshly calculated totals.
 *
 * `GET /ecom/v1/draft-orders/{draftOrderId}` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @remarks For error codes, see {@link GetDraftOrderErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_READ`. To read the extended fields of all apps,
 *   `ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS` is also required.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).getDraftOrder("<draft order id>");
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
 * Application error codes of {@link deleteDraftOrder}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_CANNOT_BE_DELETED`: The draft has been committed. Only open drafts can be
 *   deleted.
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
 * @remarks For error codes, see {@link DeleteDraftOrderErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_DELETE`. To delete draft orders as an administrator,
 *   `ECOM.DRAFT_ORDERS_ADMIN_DELETE` is also required.
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
 * @remarks Requires the permission `ECOM.DRAFT_ORDERS_READ`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).getOrderDraftabilityStatus("<order id>");
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

/** Options of {@link commitDraftOrder}. */
export interface CommitDraftOrderOptions {
  /** Notifications, activities and stock. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/**
 * Application error codes of {@link commitDraftOrder}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS`: The changes violate rules of the site or its apps.
 *   They are listed in `details.applicationError.data`.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param options - Can contain `commitSettings` and `reason`.
 * @remarks For error codes, see {@link CommitDraftOrderErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDERS_COMMIT`. To read the extended fields of all apps,
 *   `ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS` is also required.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).commitDraftOrder("<draft order id>");
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

/** Options of {@link createOrderFromDraft}. */
export interface CreateOrderFromDraftOptions {
  /** Notifications and who may edit the order. */
  createSettings?: OrderCreateSettings;
  /** Reason for the order. At most 200 characters. */
  reason?: string | null;
  /** Sales channel of the order. */
  channelInfo?: ChannelInfoInput;
}

/**
 * Application error codes of {@link createOrderFromDraft}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `CREATE_ORDER_FAILED_VALIDATIONS`: The draft violates rules of the site or its apps. They
 *   are listed in `details.applicationError.data`.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL`: The deposit exceeds the order total.
 *   Lower the deposit.
 * - `SUBSCRIPTION_BUYER_INFO_REQUIRED`: A subscription requires the buyer's details. Set the
 *   email address and contact of the draft.
 * - `BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION`: Tax is calculated from the billing address.
 *   Set the billing address of the draft, then try again.
 * - `BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION`: Tax is calculated from the
 *   business address, which is missing or invalid. Set it in the site's dashboard.
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
 * @param options - Can contain `createSettings`, `reason` and `channelInfo`.
 * @remarks For error codes, see {@link CreateOrderFromDraftErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDER_CREATE_ORDER_FROM_DRAFT`. To read the extended fields of all apps,
 *   `ECOM.DRAFT_ORDER_READ_ALL_EXTENDED_FIELDS` is also required.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).createOrderFromDraft("<draft order id>");
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

/** Fields that {@link queryDraftOrders} can filter or sort by. */
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

/** The query object that {@link queryDraftOrders} accepts. */
export interface QueryDraftOrdersQuery
  extends Omit<CursorQueryOfDraftOrders, "filter" | "sort">,
    TypedQuery<QueryDraftOrdersFields> {}

/**
 * Look up draft orders by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/draft-orders/query` (ecom/draft-orders)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.DRAFT_ORDERS_READ`.
 * @example
 * ```ts
 * const page = await client.use(draftOrders).queryDraftOrders().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryDraftOrders: {
  (): CursorQueryBuilder<DraftOrder, QueryDraftOrdersFields>;
  /**
   * Look up draft orders by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
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

/** Options of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  /** Fields of the namespace with their new values; fields left out stay as they are. */
  namespaceData: Record<string, unknown>;
}

/**
 * Application error codes of {@link updateExtendedFields}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param options - Must contain `namespaceData`.
 * @remarks For error codes, see {@link UpdateExtendedFieldsErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDER_UPDATE_EXTENDED_FIELDS`. To set the extended fields of other apps,
 *   `ECOM.DRAFT_ORDER_WRITE_ALL_EXTENDED_FIELDS` is also required.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).updateExtendedFields(
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

/** Options of {@link setTaxExemption}. */
export interface SetTaxExemptionOptions {
  /** True when no tax is due on the order. */
  taxExempt: boolean;
}

/**
 * Application error codes of {@link setTaxExemption}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param options - Must contain `taxExempt`.
 * @remarks For error codes, see {@link SetTaxExemptionErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDER_SET_TAX_EXEMPTION`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setTaxExemption("<draft order id>", {
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

/** Options of {@link setBusinessLocation}. */
export interface SetBusinessLocationOptions {
  /** The business location that sells. */
  businessLocation?: LocationToSend;
}

/**
 * Application error codes of {@link setBusinessLocation}, and how to fix them.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Query the drafts again.
 * - `BUSINESS_LOCATION_CANNOT_BE_EDITED`: The business location of an order cannot change. Keep
 *   it, or create a new order for the other location.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
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
 * @param options - `businessLocation` requires `id`.
 * @remarks For error codes, see {@link SetBusinessLocationErrorCode}. Requires the permission
 *   `ECOM.DRAFT_ORDER_SET_BUSINESS_LOCATION`.
 * @example
 * ```ts
 * const response = await client.use(draftOrders).setBusinessLocation("<draft order id>");
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

/** Event that {@link onDraftOrderCreated} passes to its handler. */
export interface DraftOrderCreatedEvent {
  /** The entity after the change. */
  entity: DraftOrder;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onDraftOrderDeleted} passes to its handler. */
export interface DraftOrderDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: DraftOrder;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onDraftOrderUpdated} passes to its handler. */
export interface DraftOrderUpdatedEvent {
  /** The entity after the change. */
  entity: DraftOrder;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
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
 * Request of {@link createDraftOrder}.
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

/** Response of {@link createDraftOrder}. */
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

/** Request of {@link createEmptyDraftOrder}. */
export type CreateEmptyDraftOrderRequest = Record<string, never>;

/** Response of {@link createEmptyDraftOrder}. */
export interface CreateEmptyDraftOrderResponse {
  /** The new, empty draft. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link addLineItemsToDraftOrder}. */
export interface AddLineItemsToDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Catalog items to add. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Items that no catalog knows. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/** Response of {@link addLineItemsToDraftOrder}. */
export interface AddLineItemsToDraftOrderResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link updateLineItems}. */
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

/** Response of {@link updateLineItems}. */
export interface UpdateLineItemsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setDeposit}. */
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

/** Response of {@link setDeposit}. */
export interface SetDepositResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setDiscounts}. */
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

/** Response of {@link setDiscounts}. */
export interface SetDiscountsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link createCustomDiscounts}. */
export interface CreateCustomDiscountsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Discounts to add. 1 to 100 items. */
  discounts?: DiscountOption[];
}

/** Response of {@link createCustomDiscounts}. */
export interface CreateCustomDiscountsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link deleteCustomDiscounts}. */
export interface DeleteCustomDiscountsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Ids of the discounts, 100 at most. 1 to 100 items. */
  discountIds: string[];
}

/** Response of {@link deleteCustomDiscounts}. */
export interface DeleteCustomDiscountsResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setAdditionalFees}. */
export interface SetAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Fees to apply or unapply; those left out keep their state. 1 to 100 items. */
  additionalFees: IdAndApplied[];
}

/** Response of {@link setAdditionalFees}. */
export interface SetAdditionalFeesResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link createCustomAdditionalFees}. */
export interface CreateCustomAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Fees to add. 1 to 100 items. */
  customAdditionalFees?: AdditionalFeeOption[];
  /** Currency of the fees as an ISO 4217 code; the draft's. */
  currency?: string | null;
}

/** Response of {@link createCustomAdditionalFees}. */
export interface CreateCustomAdditionalFeesResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link deleteCustomAdditionalFees}. */
export interface DeleteCustomAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Ids of the fees, 100 at most. 1 to 100 items. */
  customAdditionalFees: string[];
}

/** Response of {@link deleteCustomAdditionalFees}. */
export interface DeleteCustomAdditionalFeesResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setShippingInfo}. */
export interface SetShippingInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Delivery that takes the place of the present one. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/** Response of {@link setShippingInfo}. */
export interface SetShippingInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setBuyerInfo}. */
export interface SetBuyerInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Who buys, as a visitor or a member. */
  buyerInfo?: BuyerInfo;
}

/** Response of {@link setBuyerInfo}. */
export interface SetBuyerInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setRecipientInfo}. */
export interface SetRecipientInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The new recipient, with address and contact. */
  recipientInfo?: AddressWithContactInput;
}

/** Response of {@link setRecipientInfo}. */
export interface SetRecipientInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setBillingInfo}. */
export interface SetBillingInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The new billing address and contact. */
  billingInfo?: AddressWithContactInput;
}

/** Response of {@link setBillingInfo}. */
export interface SetBillingInfoResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link getDraftOrder}. */
export interface GetDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
}

/** Response of {@link getDraftOrder}. */
export interface GetDraftOrderResponse {
  /** The draft with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link getOrderDraftabilityStatus}. */
export interface GetOrderDraftabilityStatusRequest {
  /** Id of the order. */
  orderId: string;
}

/** Response of {@link getOrderDraftabilityStatus}. */
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

/** Request of {@link commitDraftOrder}. */
export interface CommitDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Notifications, activities and stock. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/** Response of {@link commitDraftOrder}. */
export interface CommitDraftOrderResponse {
  /** The draft, now committed. */
  committedDraftOrder?: DraftOrder;
  /** The order with the changes. */
  orderAfterCommit?: Order;
}

/** Request of {@link createOrderFromDraft}. */
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

/** Response of {@link createOrderFromDraft}. */
export interface CreateOrderFromDraftResponse {
  /** The draft, now committed. */
  committedDraftOrder?: DraftOrder;
  /** The new order. */
  createdOrder?: Order;
}

/** Request of {@link deleteDraftOrder}. */
export interface DeleteDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
}

/** Response of {@link deleteDraftOrder}. */
export type DeleteDraftOrderResponse = Record<string, never>;

/** Request of {@link queryDraftOrders}. */
export interface QueryDraftOrdersRequest {
  /** Filter, order and page. */
  query?: CursorQueryOfDraftOrders;
}

/** Response of {@link queryDraftOrders}. */
export interface QueryDraftOrdersResponse {
  /** Drafts on this page. */
  draftOrders: DraftOrder[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The draft after the change. */
  draftOrder?: DraftOrder;
}

/** Request of {@link setTaxExemption}. */
export interface SetTaxExemptionRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** True when no tax is due on the order. */
  taxExempt: boolean;
}

/** Response of {@link setTaxExemption}. */
export interface SetTaxExemptionResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setBusinessLocation}. */
export interface SetBusinessLocationRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The business location that sells. */
  businessLocation?: LocationToSend;
}

/** Response of {@link setBusinessLocation}. */
export interface SetBusinessLocationResponse {
  /** The draft after the change, with its totals worked out anew. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}
