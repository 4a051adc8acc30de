// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Prepare a new order, or changes to an existing one, and calculate its totals before it takes
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
   * Use `sourceOrderId` instead. A GUID.
   *
   * @deprecated
   */
  orderId?: string | null;
} & (
  | {
      /** Id of the order to edit. Send either this or `draftOrder`. */
      sourceOrderId?: string;
      draftOrder?: undefined;
    }
  | {
      sourceOrderId?: undefined;
      /** The draft of a new order. Send either this or `sourceOrderId`. */
      draftOrder?: DraftOrderInput;
    }
);

/**
 * Application error codes for {@link createDraftOrder}, and how to fix the errors.
 *
 * - `ORDER_CANNOT_BE_EDITED`: The order cannot be edited in its current state. Check the
 *   order's status and payments.
 * - `ORDER_IS_ALREADY_EDITED`: The order already has an open draft. Commit or delete that draft
 *   first.
 * - `FAILED_TO_FETCH_SETTINGS`: The site's settings could not be loaded. Try again later.
 * - `DUPLICATED_LINE_ITEM_IDS`: Two items have the same id. Send a different id for each item,
 *   or omit the ids.
 * - `CATALOG_ITEM_NOT_AVAILABLE`: The item is not available. Choose another item or a smaller
 *   quantity.
 * - `CATALOG_ITEM_NOT_FOUND`: The item does not exist in the catalog. Check the values of
 *   `catalogItemId`, `appId` and `options.variantId`.
 * - `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`: Draft orders do not support this item's payment
 *   option. Sell this item through a checkout instead.
 * - `CATALOG_ITEM_ALREADY_EXIST`: The draft already contains this item. To change the quantity
 *   of the item, call `updateLineItems`.
 * - `GIFT_CARD_ITEM_UNSUPPORTED`: Draft orders cannot contain gift cards. Sell gift cards
 *   through a checkout instead.
 * - `SUBSCRIPTION_ITEM_UNSUPPORTED`: This type of draft does not support subscriptions. Sell
 *   the item through a checkout.
 * - `DUPLICATED_EXTERNAL_LINE_ITEM_ID`: Two items have the same external id. Send a different
 *   external id for each item.
 * - `NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS`: The caller is not allowed to read draft orders.
 *   Grant the app or API key the permission to read draft orders.
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
 * Creates a draft of a new order, or of changes to an existing order, and calculates the
 * totals.
 *
 * `POST /ecom/v1/draft-orders` (ecom/draft-orders)
 *
 * @param options - Optional fields: `sourceOrderId`, `draftOrder` and `orderId`.
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
 * Application error codes for {@link createEmptyDraftOrder}, and how to fix the errors.
 *
 * - `FAILED_TO_FETCH_SETTINGS`: The site's settings could not be loaded. Try again later.
 */
export type CreateEmptyDraftOrderErrorCode = "FAILED_TO_FETCH_SETTINGS";

/**
 * Creates a draft order without items or details.
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
  /** Custom items to add. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/**
 * Application error codes for {@link addLineItemsToDraftOrder}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `MAX_ITEMS_REACHED`: The draft has reached the limit for line items. Remove some of the
 *   line items first.
 * - `MULTIPLE_ADDS_FOR_SAME_LINE_ITEM`: The request adds the same item twice. Add each item
 *   only once, with its total quantity.
 * - `CATALOG_ITEM_NOT_AVAILABLE`: The item is not available. Choose another item or a smaller
 *   quantity.
 * - `CATALOG_ITEM_NOT_FOUND`: The item does not exist in the catalog. Check the values of
 *   `catalogItemId`, `appId` and `options.variantId`.
 * - `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`: Draft orders do not support this item's payment
 *   option. Sell this item through a checkout instead.
 * - `CATALOG_ITEM_ALREADY_EXIST`: The draft already contains this item. To change the quantity
 *   of the item, call `updateLineItems`.
 * - `GIFT_CARD_ITEM_UNSUPPORTED`: Draft orders cannot contain gift cards. Sell gift cards
 *   through a checkout instead.
 * - `SUBSCRIPTION_ITEM_UNSUPPORTED`: This type of draft does not support subscriptions. Sell
 *   the item through a checkout.
 * - `DUPLICATED_EXTERNAL_LINE_ITEM_ID`: Two items have the same external id. Send a different
 *   external id for each item.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `SUBSCRIPTION_SINGLE_ITEM_ALLOWED`: A draft with a subscription cannot have other items.
 *   Create another draft for the other items.
 * - `DUPLICATED_LINE_ITEM_IDS`: Two items have the same id. Send a different id for each item,
 *   or omit the ids.
 * - `DRAFT_ORDER_HAS_GLOBAL_DEPOSIT`: The draft already has a deposit for the whole order. Add
 *   the item without a deposit.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency together with the
 *   amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the draft's currency.
 *   Convert the amounts to this currency, or omit the currency from the request.
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
 * Adds up to 300 catalog items and 300 custom items to a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/add-line-items` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - `catalogLineItems` requires `catalogReference`. Optional fields:
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
 * Application error codes for {@link updateLineItems}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `LINE_ITEM_DOES_NOT_EXIST`: The draft has no line item with this id. Check the id, or fetch
 *   the draft again to see its line items.
 * - `MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM`: The request changes the same line item twice.
 *   Combine all changes to the line item into one.
 * - `EMPTY_CHANGE_REQUEST`: The request contains no changes. Send at least one change for each
 *   line item.
 * - `UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN`: The item has been removed. Add the item
 *   again with the new price.
 * - `UPDATING_LINE_ITEM_WITH_LOCATIONS`: The platform cannot update items from several
 *   locations. Remove the item from the draft, and add it again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM`: A custom line item has no
 *   catalog options. To change the item, update its name or description instead.
 * - `CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM`: The options of a fulfilled
 *   item cannot change. Add another line item with the new options.
 * - `CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER`: An external fulfiller handles this item, so
 *   it cannot be changed. Omit this item from the update.
 * - `MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE`: The modifiers cost more than their item. Increase
 *   the item's price or lower the modifiers' prices.
 * - `LINE_ITEM_HAS_PLATFORM_FEES`: The platform charges fees for this item, so its price cannot
 *   change. Omit this item from the request.
 * - `SUBSCRIPTION_SINGLE_ITEM_ALLOWED`: A draft with a subscription cannot have other items.
 *   Create another draft for the other items.
 * - `UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN`: The taxable address of an
 *   existing item cannot change. Remove the item from the draft, and add it again.
 * - `UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: The price of an item
 *   cannot change on a draft with two currencies. Remove the item from the draft, and add it
 *   again.
 * - `UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: The price of
 *   a modifier cannot change on a draft with two currencies. Remove the item from the draft,
 *   and add it again.
 * - `UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN`: A price
 *   description cannot change on a draft with two currencies. Remove the item from the draft,
 *   and add it again.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency together with the
 *   amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the draft's currency.
 *   Convert the amounts to this currency, or omit the currency from the request.
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
 * Updates quantities, prices or other details of up to 300 line items in a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/line-items` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param lineItemChanges - Line items and their new values. Each item requires `lineItemId`. 1
 *   to 300 items.
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
  /** The deposit, as an amount or a percentage. */
  depositDetails?: DepositDetails;
}

/**
 * Sets the deposit for a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/set-deposit` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Optional fields: `depositDetails`.
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
 * Application error codes for {@link setDiscounts}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`: The discounts exceed the item totals. Reduce the
 *   discounts so that they do not exceed the item totals.
 * - `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`: The discounts exceed the shipping total. Reduce
 *   the discounts so that they do not exceed the shipping total.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type SetDiscountsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS"
  | "DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Applies up to 320 of a draft order's discounts, or stops applying them. Other discounts do
 * not change.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/set-discounts` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param discounts - Discounts, and whether to apply each. Discounts that you do not list do
 *   not change. Each item requires `id` and `applied`. 1 to 320 items.
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
 * Application error codes for {@link createCustomDiscounts}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DISCOUNT_NOT_FOUND`: No discount has this id. Check the id, or fetch the draft again to
 *   see its discounts.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id. Check the id, or fetch the draft or order
 *   again to see its line items.
 * - `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`: The discounts exceed the order total. Reduce the
 *   discounts so that they do not exceed the order total.
 * - `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`: The discounts exceed the item totals. Reduce the
 *   discounts so that they do not exceed the item totals.
 * - `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`: The discounts exceed the shipping total. Reduce
 *   the discounts so that they do not exceed the shipping total.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency together with the
 *   amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the draft's currency.
 *   Convert the amounts to this currency, or omit the currency from the request.
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
 * Adds up to 100 manual discounts to a draft order.
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
 * Application error codes for {@link deleteCustomDiscounts}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DISCOUNT_NOT_FOUND`: No discount has this id. Check the id, or fetch the draft again to
 *   see its discounts.
 * - `DISCOUNT_REMOVE_NOT_SUPPORTED`: Only custom discounts can be deleted. To remove other
 *   discounts, call `setDiscounts` without them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type DeleteCustomDiscountsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DISCOUNT_NOT_FOUND"
  | "DISCOUNT_REMOVE_NOT_SUPPORTED"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Removes up to 100 manual discounts from a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param discountIds - Ids of the discounts.
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
 * Application error codes for {@link setAdditionalFees}, and how to fix the errors.
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
 * Applies up to 100 of a draft order's additional fees, or stops applying them. Other fees do
 * not change.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/set-additional-fees` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param additionalFees - Fees, and whether to apply each. Fees that you do not list do not
 *   change. Each item requires `id` and `applied`. 1 to 100 items.
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
  /** Currency of the fees, as an ISO 4217 code. It must be the draft's currency. */
  currency?: string | null;
}

/**
 * Application error codes for {@link createCustomAdditionalFees}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id. Check the id, or fetch the draft or order
 *   again to see its line items.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency together with the
 *   amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the draft's currency.
 *   Convert the amounts to this currency, or omit the currency from the request.
 */
export type CreateCustomAdditionalFeesErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "LINE_ITEM_NOT_FOUND"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "CURRENCY_REQUIRED"
  | "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY";

/**
 * Adds up to 100 manual fees to a draft order, in the draft's currency. Use `setAdditionalFees`
 * to apply them.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/create-additional-fees` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - `customAdditionalFees` requires `name` and `price`. Optional fields:
 *   `currency`.
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
 * Application error codes for {@link deleteCustomAdditionalFees}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `ADDITIONAL_FEE_NOT_FOUND`: No additional fee has this id. Fetch the order or draft again
 *   to get the current ids.
 * - `ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED`: Only custom fees can be deleted. To remove other
 *   fees, call `setAdditionalFees` without them.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type DeleteCustomAdditionalFeesErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "ADDITIONAL_FEE_NOT_FOUND"
  | "ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Removes up to 100 manual fees from a draft order.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param customAdditionalFees - Ids of the fees.
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
  /** The new delivery method, its price and the delivery address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/**
 * Application error codes for {@link setShippingInfo}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `CURRENCY_REQUIRED`: The draft has no currency yet. Send a currency together with the
 *   amounts.
 * - `CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY`: Amounts must be in the draft's currency.
 *   Convert the amounts to this currency, or omit the currency from the request.
 */
export type SetShippingInfoErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED"
  | "CURRENCY_REQUIRED"
  | "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY";

/**
 * Replaces a draft order's delivery method and its price.
 *
 * `PUT /ecom/v1/draft-orders/set-shipping-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Optional fields: `shippingInfo`.
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
  /** Details of the buyer. */
  buyerInfo?: BuyerInfo;
}

/**
 * Application error codes for {@link setBuyerInfo}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type SetBuyerInfoErrorCode = "DRAFT_ORDER_DOES_NOT_EXIST" | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Replaces the buyer of a draft order.
 *
 * `PUT /ecom/v1/draft-orders/set-buyer-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Optional fields: `buyerInfo`.
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
  /** The new recipient's address and contact details. */
  recipientInfo?: AddressWithContactInput;
}

/**
 * Application error codes for {@link setRecipientInfo}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type SetRecipientInfoErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Replaces the address and contact details of a draft order's recipient.
 *
 * `PUT /ecom/v1/draft-orders/set-recipient-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Optional fields: `recipientInfo`.
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
  /** The new billing address and contact details. */
  billingInfo?: AddressWithContactInput;
}

/**
 * Application error codes for {@link setBillingInfo}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type SetBillingInfoErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Replaces a draft order's billing address and contact details.
 *
 * `PUT /ecom/v1/draft-orders/set-billing-info` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Optional fields: `billingInfo`.
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
 * Application error codes for {@link getDraftOrder}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 */
export type GetDraftOrderErrorCode = "DRAFT_ORDER_DOES_NOT_EXIST";

/**
 * Returns a draft order with its current totals.
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
 * Application error codes for {@link deleteDraftOrder}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_CANNOT_BE_DELETED`: The draft has been committed. You can only delete open
 *   drafts.
 */
export type DeleteDraftOrderErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_CANNOT_BE_DELETED";

/**
 * Deletes a draft order. Fails if its status does not allow this.
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
 * Returns whether an order can be edited through a draft. If it cannot, returns the reasons.
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
  /** Settings for notifications, activities and inventory updates. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/**
 * Application error codes for {@link commitDraftOrder}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS`: The changes violate rules set by the site or its
 *   apps. See `details.applicationError.data` for a list of the violations.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type CommitDraftOrderErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Applies the changes in a draft to its order. A draft can be committed only once.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/commit` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Optional fields: `commitSettings` and `reason`.
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
  /** Settings for notifications, and for who can edit the order. */
  createSettings?: OrderCreateSettings;
  /** Reason for creating the order. At most 200 characters. */
  reason?: string | null;
  /** Sales channel of the order. */
  channelInfo?: ChannelInfoInput;
}

/**
 * Application error codes for {@link createOrderFromDraft}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `CREATE_ORDER_FAILED_VALIDATIONS`: The draft violates rules set by the site or its apps.
 *   See `details.applicationError.data` for a list of the violations.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 * - `DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL`: The deposit exceeds the order total. Send
 *   a deposit that does not exceed the order total.
 * - `SUBSCRIPTION_BUYER_INFO_REQUIRED`: A subscription requires the buyer's details. Set the
 *   buyer's email address and contact in the draft.
 * - `BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION`: Tax is calculated from the billing address.
 *   Set the billing address of the draft, then try again.
 * - `BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION`: Tax is calculated from the
 *   business address, which is missing or invalid. Set the business address in the site's
 *   dashboard.
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
 * Creates a new order from a draft. A draft can be used only once.
 *
 * `POST /ecom/v1/draft-orders/{draftOrderId}/create-order` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Optional fields: `createSettings`, `reason` and `channelInfo`.
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

/** The query builder that {@link queryDraftOrders} returns. */
export type DraftOrdersQueryBuilder = CursorQueryBuilder<DraftOrder, QueryDraftOrdersFields>;

/** A page of the query builder that {@link queryDraftOrders} returns. */
export type DraftOrdersQueryResult = CursorPage<DraftOrder>;

/** The query object that {@link queryDraftOrders} accepts. */
export interface QueryDraftOrdersQuery
  extends Omit<CursorQueryOfDraftOrders, "filter" | "sort">,
    TypedQuery<QueryDraftOrdersFields> {}

/**
 * Queries draft orders by filter and sort order, with cursor paging.
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
  (): DraftOrdersQueryBuilder;
  /**
   * Queries draft orders by filter and sort order, with cursor paging. Sends a query object
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
  /** New values of the fields in the namespace. Omitted fields do not change. */
  namespaceData: Record<string, unknown>;
}

/**
 * Application error codes for {@link updateExtendedFields}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type UpdateExtendedFieldsErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Updates the extended fields that your app stores with a draft order.
 *
 * `POST /ecom/v1/draft-orders/{id}/update-extended-fields` (ecom/draft-orders)
 *
 * @param id - Id of the entity whose extended fields to update.
 * @param namespace - Namespace of the app.
 * @param options - Required fields: `namespaceData`.
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
  /** Whether the order is tax exempt. */
  taxExempt: boolean;
}

/**
 * Application error codes for {@link setTaxExemption}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type SetTaxExemptionErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Sets whether a draft order is tax exempt.
 *
 * `PUT /ecom/v1/draft-orders/set-tax-exemption` (ecom/draft-orders)
 *
 * @param draftOrderId - Id of the draft.
 * @param options - Required fields: `taxExempt`.
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
  /** The business location of the order. */
  businessLocation?: LocationToSend;
}

/**
 * Application error codes for {@link setBusinessLocation}, and how to fix the errors.
 *
 * - `DRAFT_ORDER_DOES_NOT_EXIST`: No draft has this id. Check the id, or query the drafts
 *   again.
 * - `BUSINESS_LOCATION_CANNOT_BE_EDITED`: The business location of an order cannot change. Keep
 *   the location, or create a new order for the other location.
 * - `DRAFT_ORDER_ALREADY_COMMITTED`: The draft has already been committed. To change the order,
 *   create a new draft.
 */
export type SetBusinessLocationErrorCode =
  | "DRAFT_ORDER_DOES_NOT_EXIST"
  | "BUSINESS_LOCATION_CANNOT_BE_EDITED"
  | "DRAFT_ORDER_ALREADY_COMMITTED";

/**
 * Sets the business location for a draft order.
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
  /** The created entity. */
  entity: DraftOrder;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a draft order is created.
 *
 * The type of the event is `wix.ecom.v1.draft_order_created`.
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
 * Calls the handler when a draft order is deleted.
 *
 * The type of the event is `wix.ecom.v1.draft_order_deleted`.
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
 * Calls the handler when a draft order is updated.
 *
 * The type of the event is `wix.ecom.v1.draft_order_updated`.
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
 * At most one of `sourceOrderId` and `draftOrder` is set.
 */
export interface CreateDraftOrderRequest {
  /** Id of the order to edit. Send either this or `draftOrder`. */
  sourceOrderId?: string;
  /** The draft of a new order. Send either this or `sourceOrderId`. */
  draftOrder?: DraftOrderInput;
  /**
   * Use `sourceOrderId` instead. A GUID.
   *
   * @deprecated
   */
  orderId?: string | null;
}

/** A draft of a new order. */
export interface DraftOrderInput {
  /** Catalog items to order. At most 300 items. */
  catalogLineItems?: CatalogReferenceLineItem[];
  /** Custom items to order. At most 300 items. */
  customLineItems?: CustomLineItem[];
  /** Custom discounts on the order. At most 100 items. */
  discounts?: DiscountOption[];
  /** Details of the buyer. */
  buyerInfo?: BuyerInfo;
  /** Custom additional fees for the order. At most 100 items. */
  additionalFees?: AdditionalFeeOption[];
  /** Recipient's address and contact details. */
  recipientInfo?: AddressWithContactInput;
  /** Delivery option, including its price and address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
  /** Billing address and contact. */
  billingInfo?: AddressWithContactInput;
  /** Whether the order is tax exempt. */
  taxExempt?: boolean;
  /** Business location of the order. */
  businessLocation?: LocationToSend;
  /** Extended fields of the draft. */
  extendedFields?: ExtendedFields;
}

/** A catalog item to add. */
export interface CatalogReferenceLineItem {
  /** The catalog item and its options. */
  catalogReference: CatalogReferenceInput;
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number;
  /** Unit price to use instead of the price in the catalog. */
  price?: PriceInput;
  /** Whether the price is not yet known. */
  priceUndetermined?: boolean;
  /**
   * Inventory locations that supply the item, and the quantity from each location. At most 5
   * items.
   */
  locations?: LocationAndQuantityInput[];
  /** Id of the line item. If you omit it, the platform generates one. */
  id?: string | null;
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
  /** URL of the item's page. */
  url?: PageUrlV2Input;
  /** Unit price as a decimal string. */
  price?: PriceInput;
  /** Total price of the line item. */
  lineItemPrice?: PriceInput;
  /** Unit price before a sale, as a decimal string. */
  fullPrice?: PriceInput;
  /** Unit price before discounts. */
  priceBeforeDiscounts?: PriceInput;
  /** Lines that describe the item. */
  descriptionLines?: DescriptionLineInput[];
  /** Image of the item. */
  media?: ImageInput;
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

/**
 * A custom discount. One of `priceAmount` and `percentage` is set.
 *
 * At most one of `priceAmount` and `percentage` is set.
 */
export type DiscountOption = {
  /** What the discount applies to. */
  discountType: DiscountType;
  /**
   * Id of the line item that the discount applies to. Use `lineItemDiscounts` instead.
   *
   * @deprecated
   */
  lineItemId?: string | null;
  /**
   * Use `priceAmount` instead.
   *
   * @deprecated
   */
  amount?: PriceToSend;
  /** Reason for the discount. At most 200 characters. */
  description?: string | null;
  /** Whether to apply the discount immediately. If false, use `setDiscounts` to apply it. */
  applyToDraftOrder?: boolean | null;
  /** Line item that the discount applies to, and the amount of the discount. At most 1 item. */
  lineItemDiscounts?: LineItemDiscountInput[];
} & (
  | {
      /** Amount off the price. */
      priceAmount?: PriceToSend;
      percentage?: null;
    }
  | {
      priceAmount?: undefined;
      /** Percentage off the price, as a decimal string. */
      percentage?: string | null;
    }
);

/** A custom additional fee. */
export interface AdditionalFeeOption {
  /** Name of the fee. 1 to 50 characters. */
  name: string;
  /** Price of the fee. */
  price: PriceToSend;
  /** Tax settings of the fee. */
  taxDetails?: TaxDetailsInput;
  /** Whether to apply the fee immediately. If false, use `setAdditionalFees` to apply it. */
  applyToDraftOrder?: boolean | null;
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /**
   * Ids of the line items that the fee applies to. If empty, the fee applies to the whole order.
   * At most 300 items.
   */
  lineItemIds?: string[];
}

/** Response of {@link createDraftOrder}. */
export interface CreateDraftOrderResponse {
  /** The created draft and its totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
  /** Whether the order already had an open draft. If true, the response contains that draft. */
  preexistingDraftOrder?: boolean | null;
}

/** A draft order with its calculated totals. */
export interface CalculatedDraftOrder {
  /** The draft with its changes. */
  draftOrder?: DraftOrder;
  /** Available delivery options. */
  shippingOptions: ShippingOption[];
  /** Parts of the calculation that failed. The other totals are valid. */
  calculationErrors?: CalculationErrors;
}

/** A draft of a new order, or of changes to an existing one. */
export interface DraftOrder {
  /** Id of the draft. */
  id: string;
  /** Id of the order that the draft changes. Absent if the draft is for a new order. */
  orderId?: string | null;
  /** Line items and their changes. 1 to 300 items. */
  lineItems: ItemDetails[];
  /** Delivery details and their changes. */
  shippingInfo?: ShippingDetails;
  /**
   * Use `buyerDetails` instead.
   *
   * @deprecated
   */
  buyerInfo?: BuyerInfo;
  /**
   * Use `billingDetails` instead.
   *
   * @deprecated
   */
  billingInfo?: AddressWithContact;
  /** Additional fees, the source of each fee, and whether it applies. At most 100 items. */
  additionalFees: AdditionalFeeDetails[];
  /** Discounts, the source of each discount, and whether it applies. At most 320 items. */
  discounts: DiscountDetails[];
  /** When the draft was created. */
  createdDate?: Date | null;
  /** When the draft was last updated. */
  updatedDate?: Date | null;
  /** Who created the draft. */
  createdBy?: CreatedBy;
  /** Whether the draft is open or committed. */
  status: EditingStatus;
  /** Unit of all weights in the draft. The default is the site's unit. */
  weightUnit: WeightUnit;
  /** Currency of the prices, as an ISO 4217 code. */
  currency?: string | null;
  /** Totals after the changes. */
  priceSummary?: PriceSummaryOfOrders;
  /**
   * Use `taxInfo` instead.
   *
   * @deprecated
   */
  taxSummary?: TaxSummaryOfOrders;
  /** Paid, refunded and outstanding amounts. */
  balanceSummary?: BalanceSummary;
  /** Notifications, activities and inventory updates that take place when the draft is committed. */
  commitSettings?: DraftOrderCommitSettings;
  /** Id of the member who is the buyer. */
  memberId?: string | null;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** The recipient, and changes to it. */
  recipientInfo?: RecipientInfoDetails;
  /** Tax on the order after the changes. */
  taxInfo?: OrderTaxInfo;
  /** Extended fields of the draft. */
  extendedFields?: ExtendedFields;
  /** The buyer, and changes to it. */
  buyerDetails?: BuyerDetails;
  /** Billing address and contact details, and changes to them. */
  billingDetails?: BillingDetails;
  /** The business location, and changes to it. */
  businessLocationDetails?: BusinessLocationDetails;
  /** Fees that the platform charges. */
  platformFeeSummary?: PlatformFeeSummary;
}

/**
 * A line item in a draft, and changes to it. If it has changed, exactly one of `added`,
 * `changedDetails` and `removed` is set.
 *
 * At most one of `added`, `changedDetails` and `removed` is set.
 */
export type ItemDetails = {
  /** The line item after the changes. */
  lineItem?: OrderLineItem;
} & (
  | {
      /** Whether the draft adds the line item. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Values of the line item before the change. */
      changedDetails?: ItemChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** Whether the draft removes the line item. */
      removed?: boolean;
    }
);

/** Values of a line item before a change. Unchanged values are absent. */
export interface ItemChangedDetails {
  /** Quantity before the change. 1 to 1,000,000. */
  quantityBeforeChange?: number | null;
  /** Unit price before the change. */
  priceBeforeChange?: Price;
  /** Price description before the change. */
  priceDescriptionBeforeChange?: PriceDescription;
  /** Modifiers before the change. At most 10 items. */
  modifierGroupsBeforeChange: ModifierGroupOfOrders[];
}

/**
 * Delivery details of a draft, and changes to them. If they have changed, exactly one of
 * `added`, `changedDetails` and `removed` is set.
 *
 * At most one of `added`, `changedDetails` and `removed` is set.
 */
export type ShippingDetails = {
  /** The delivery details after the changes. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContracts;
} & (
  | {
      /** Whether the draft adds the delivery details. */
      added?: boolean;
      changedDetails?: undefined;
      removed?: undefined;
    }
  | {
      added?: undefined;
      /** Delivery details before the change. */
      changedDetails?: ShippingChangedDetails;
      removed?: undefined;
    }
  | {
      added?: undefined;
      changedDetails?: undefined;
      /** Whether the draft removes the delivery details. */
      removed?: boolean;
    }
);

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

/** Source of a discount or fee: the order, an automatic rule or the merchant. */
export type SourceType = "ORIGINAL_ORDER" | "AUTOMATIC" | "CUSTOM" | (string & {});

/** A discount in a draft order, and whether it applies. */
export interface DiscountDetails {
  /** The discount. */
  discount?: AppliedDiscountOfOrders;
  /** Source of the fee. */
  source: SourceType;
  /** Whether the discount is applied. If false, it does not affect the totals. */
  applied: boolean;
}

/**
 * Creator of an entity. One of the ids is set.
 *
 * At most one of `userId` and `appId` is set.
 */
export type CreatedBy =
  | {
      /** Id of the site owner or contributor, if one created the entity. */
      userId?: string;
      appId?: undefined;
    }
  | {
      userId?: undefined;
      /** Id of the app, if an app created the entity. */
      appId?: string;
    };

/** Status of a draft: open or committed. */
export type EditingStatus = "DRAFT" | "COMMITTED" | (string & {});

/** Paid, refunded and outstanding amounts of an order. */
export interface BalanceSummary {
  /** Balance due. Negative if money is owed to the buyer. */
  balance?: Balance;
  /** Amount that was paid. */
  paid?: Price;
  /** Amount that was refunded. */
  refunded?: Price;
  /** Amount that is authorized but not captured. */
  authorized?: Price;
  /** Fees that the platform charges. */
  platformFees?: Price;
  /** Total minus the platform fees. */
  totalMinusPlatformFees?: Price;
  /** Amount that cash payment rounding added or subtracted. */
  cashRoundingAdjustment?: CashRounding;
}

/** Notifications, activities and inventory updates that take place when a draft is committed. */
export interface DraftOrderCommitSettings {
  /** Whether to notify the buyer. Default: true. */
  sendNotificationsToBuyer?: boolean | null;
  /** Whether to notify the merchant. Default: true. */
  sendNotificationsToBusiness?: boolean | null;
  /** Whether to record the changes in the order's activity log. Default: true. */
  addActivitiesToOrder?: boolean | null;
  /** Whether to email custom fulfillment services. Default: true. */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** Line items whose inventory to update. At most 300 items. */
  updateInventory: InventoryUpdate[];
}

/** Notifications, activities and inventory updates that take place when a draft is committed. */
export interface DraftOrderCommitSettingsInput {
  /** Whether to notify the buyer. Default: true. */
  sendNotificationsToBuyer?: boolean | null;
  /** Whether to notify the merchant. Default: true. */
  sendNotificationsToBusiness?: boolean | null;
  /** Whether to record the changes in the order's activity log. Default: true. */
  addActivitiesToOrder?: boolean | null;
  /** Whether to email custom fulfillment services. Default: true. */
  sendNotificationsToCustomFulfillers?: boolean | null;
  /** Line items whose inventory to update. At most 300 items. */
  updateInventory?: InventoryUpdateInput[];
}

/** A line item whose inventory is updated when the draft is committed. */
export interface InventoryUpdate {
  /** Id of the line item. */
  lineItemId: string;
}

/** A line item whose inventory is updated when the draft is committed. */
export interface InventoryUpdateInput {
  /** Id of the line item. */
  lineItemId?: string;
}

/**
 * Recipient of a draft, and changes to it. If it has changed, exactly one of `added`,
 * `changedDetails` and `removed` is set.
 *
 * At most one of `added`, `changedDetails` and `removed` is set.
 */
export type RecipientInfoDetails = {
  /** The recipient after the changes. */
  recipientInfo?: AddressWithContact;
} & (
  | {
      /** Whether the draft adds the recipient. */
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
      /** Whether the draft removes the recipient. */
      removed?: boolean;
    }
);

/**
 * Buyer of a draft, and changes to it. If it has changed, exactly one of `added`,
 * `changedDetails` and `removed` is set.
 *
 * At most one of `added`, `changedDetails` and `removed` is set.
 */
export type BuyerDetails = {
  /** The buyer after the changes. */
  buyerInfo?: BuyerInfo;
} & (
  | {
      /** Whether the draft adds the buyer. */
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
      /** Whether the draft removes the buyer. */
      removed?: boolean;
    }
);

/** The buyer of an order before a draft order changed it. */
export interface BuyerChangedDetails {
  /** The buyer before the change. */
  buyerInfoBeforeChange?: BuyerInfo;
}

/**
 * Billing address of a draft, and changes to it. If it has changed, exactly one of `added`,
 * `changedDetails` and `removed` is set.
 *
 * At most one of `added`, `changedDetails` and `removed` is set.
 */
export type BillingDetails = {
  /** The billing address and contact details after the changes. */
  billingInfo?: AddressWithContact;
} & (
  | {
      /** Whether the draft adds the billing address. */
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
      /** Whether the draft removes the billing address. */
      removed?: boolean;
    }
);

/**
 * Business location of a draft, and changes to it. If it has changed, exactly one of `added`,
 * `changedDetails` and `removed` is set.
 *
 * At most one of `added`, `changedDetails` and `removed` is set.
 */
export type BusinessLocationDetails = {
  /** The business location after the changes. */
  businessLocation?: Location;
} & (
  | {
      /** Whether the draft adds the business location. */
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
      /** Whether the draft removes the business location. */
      removed?: boolean;
    }
);

/** A delivery option. */
export interface ShippingOption {
  /** Id of the carrier or app that offers the option. */
  carrierId?: string | null;
  /** Code of the option. Send it when the buyer selects the option. */
  code: string;
  /** Display name, such as 'Express'. */
  title: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogistics;
  /** Cost of the delivery option. */
  cost?: ShippingPrice;
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Estimated delivery time as text, such as '2-3 business days'. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. */
  instructions?: string | null;
  /** Pickup location, if the items are picked up. */
  pickupDetails?: PickupDetails;
  /** Time slot for delivering the items. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Where and when the buyer picks up the items. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /** How the buyer picks up the order. */
  pickupMethod: PickupMethod;
}

/** Price of a delivery option. */
export interface ShippingPrice {
  /** Price of delivery. */
  price?: Price;
  /** Currency as an ISO 4217 code such as 'EUR'. */
  currency: string;
}

/**
 * Parts of a calculation that failed. The other totals are valid.
 *
 * At most one of `generalShippingCalculationError` and `carrierErrors` is set.
 */
export type CalculationErrors = {
  /** Set if tax could not be calculated. */
  taxCalculationError?: Details;
  /** Errors that apps reported when they validated the purchase. */
  orderValidationErrors: ApplicationError[];
} & (
  | {
      /** Set if delivery could not be calculated. */
      generalShippingCalculationError?: Details;
      carrierErrors?: undefined;
    }
  | {
      generalShippingCalculationError?: undefined;
      /** Set if some carriers did not respond. */
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
  /** Custom items to add. At most 300 items. */
  customLineItems?: CustomLineItem[];
}

/** Response of {@link addLineItemsToDraftOrder}. */
export interface AddLineItemsToDraftOrderResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link updateLineItems}. */
export interface UpdateLineItemsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Line items and their new values. 1 to 300 items. */
  lineItemChanges: LineItemChangeDetails[];
}

/** A line item and its new values. Omitted values do not change. */
export interface LineItemChangeDetails {
  /** Id of the line item. */
  lineItemId: string;
  /**
   * New quantity. 0 removes the line item. You cannot reduce the quantity of fulfilled items. At
   * most 1,000,000.
   */
  newQuantity?: number | null;
  /**
   * New unit price, as a decimal string. You cannot change the price of items that a membership
   * pays for.
   */
  newPrice?: string | null;
  /** New text to show with or instead of the price. */
  newPriceDescription?: PriceDescriptionInput;
  /** New name of the product. */
  newProductName?: ProductNameInput;
  /** New description lines of the item. */
  newDescriptionLines?: DescriptionLinesOverride;
  /** New modifiers, which replace the existing modifiers. */
  newModifierGroups?: ModifiersGroupsOverride;
}

/** New description lines of a line item. The platform does not document their shape. */
export type DescriptionLinesOverride = Record<string, never>;

/** New modifiers of a line item. */
export interface ModifiersGroupsOverride {
  /** The modifiers, grouped by modifier group. At most 10 items. */
  modifierGroups?: ModifierGroupOfOrdersInput[];
}

/** Response of {@link updateLineItems}. */
export interface UpdateLineItemsResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setDeposit}. */
export interface SetDepositRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The deposit, as an amount or a percentage. */
  depositDetails?: DepositDetails;
}

/**
 * A deposit that is due in advance. One of `amount` and `percentage` is set.
 *
 * At most one of `amount` and `percentage` is set.
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
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setDiscounts}. */
export interface SetDiscountsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /**
   * Discounts, and whether to apply each. Discounts that you do not list do not change. 1 to 320
   * items.
   */
  discounts: IdAndApplied[];
}

/** A discount or fee, and whether to apply it. */
export interface IdAndApplied {
  /** Id of the discount or fee. */
  id: string;
  /**
   * Whether to apply the discount or fee. If false, it remains in the draft but does not affect
   * the totals.
   */
  applied: boolean;
}

/** Response of {@link setDiscounts}. */
export interface SetDiscountsResponse {
  /** The updated draft with recalculated totals. */
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
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link deleteCustomDiscounts}. */
export interface DeleteCustomDiscountsRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Ids of the discounts. 1 to 100 items. */
  discountIds: string[];
}

/** Response of {@link deleteCustomDiscounts}. */
export interface DeleteCustomDiscountsResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setAdditionalFees}. */
export interface SetAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Fees, and whether to apply each. Fees that you do not list do not change. 1 to 100 items. */
  additionalFees: IdAndApplied[];
}

/** Response of {@link setAdditionalFees}. */
export interface SetAdditionalFeesResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link createCustomAdditionalFees}. */
export interface CreateCustomAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Fees to add. 1 to 100 items. */
  customAdditionalFees?: AdditionalFeeOption[];
  /** Currency of the fees, as an ISO 4217 code. It must be the draft's currency. */
  currency?: string | null;
}

/** Response of {@link createCustomAdditionalFees}. */
export interface CreateCustomAdditionalFeesResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link deleteCustomAdditionalFees}. */
export interface DeleteCustomAdditionalFeesRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Ids of the fees. 1 to 100 items. */
  customAdditionalFees: string[];
}

/** Response of {@link deleteCustomAdditionalFees}. */
export interface DeleteCustomAdditionalFeesResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setShippingInfo}. */
export interface SetShippingInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The new delivery method, its price and the delivery address. */
  shippingInfo?: ShippingInformationOfDraftSubscriptionContractsInput;
}

/** Response of {@link setShippingInfo}. */
export interface SetShippingInfoResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setBuyerInfo}. */
export interface SetBuyerInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Details of the buyer. */
  buyerInfo?: BuyerInfo;
}

/** Response of {@link setBuyerInfo}. */
export interface SetBuyerInfoResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setRecipientInfo}. */
export interface SetRecipientInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The new recipient's address and contact details. */
  recipientInfo?: AddressWithContactInput;
}

/** Response of {@link setRecipientInfo}. */
export interface SetRecipientInfoResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setBillingInfo}. */
export interface SetBillingInfoRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The new billing address and contact details. */
  billingInfo?: AddressWithContactInput;
}

/** Response of {@link setBillingInfo}. */
export interface SetBillingInfoResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link getDraftOrder}. */
export interface GetDraftOrderRequest {
  /** Id of the draft. */
  draftOrderId: string;
}

/** Response of {@link getDraftOrder}. */
export interface GetDraftOrderResponse {
  /** The draft with recalculated totals. */
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
  /** Whether the order can be edited through a draft. */
  orderDraftable: boolean;
  /**
   * Reasons why the order or contract cannot be edited. Empty if it can be edited. At most 5
   * items.
   */
  nonDraftableReasons: NonDraftableReason[];
}

/** Reasons why an order cannot be edited through a draft. */
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
  /** Settings for notifications, activities and inventory updates. */
  commitSettings?: DraftOrderCommitSettingsInput;
  /** Reason for the changes. At most 200 characters. */
  reason?: string | null;
}

/** Response of {@link commitDraftOrder}. */
export interface CommitDraftOrderResponse {
  /** The committed draft. */
  committedDraftOrder?: DraftOrder;
  /** The order after the changes. */
  orderAfterCommit?: Order;
}

/** Request of {@link createOrderFromDraft}. */
export interface CreateOrderFromDraftRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Settings for notifications, and for who can edit the order. */
  createSettings?: OrderCreateSettings;
  /** Reason for creating the order. At most 200 characters. */
  reason?: string | null;
  /** Sales channel of the order. */
  channelInfo?: ChannelInfoInput;
}

/**
 * Settings for notifications about a new order, and for who can edit it.
 *
 * At most one of `editableByEveryone` and `editableByOwnerApps` is set.
 */
export type OrderCreateSettings = {
  /** Notifications about the new order. */
  notifications?: OrderCreateNotifications;
} & (
  | {
      /** Whether every app can edit the order. */
      editableByEveryone?: boolean;
      editableByOwnerApps?: undefined;
    }
  | {
      editableByEveryone?: undefined;
      /** Apps that can edit the order. All other apps cannot. */
      editableByOwnerApps?: OwnerApps;
    }
);

/** Response of {@link createOrderFromDraft}. */
export interface CreateOrderFromDraftResponse {
  /** The committed draft. */
  committedDraftOrder?: DraftOrder;
  /** The created order. */
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
  /** Filter, sorting and paging. */
  query?: CursorQueryOfDraftOrders;
}

/** Response of {@link queryDraftOrders}. */
export interface QueryDraftOrdersResponse {
  /** Drafts on this page. */
  draftOrders: DraftOrder[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The updated draft. */
  draftOrder?: DraftOrder;
}

/** Request of {@link setTaxExemption}. */
export interface SetTaxExemptionRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** Whether the order is tax exempt. */
  taxExempt: boolean;
}

/** Response of {@link setTaxExemption}. */
export interface SetTaxExemptionResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Request of {@link setBusinessLocation}. */
export interface SetBusinessLocationRequest {
  /** Id of the draft. */
  draftOrderId: string;
  /** The business location of the order. */
  businessLocation?: LocationToSend;
}

/** Response of {@link setBusinessLocation}. */
export interface SetBusinessLocationResponse {
  /** The updated draft with recalculated totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}
