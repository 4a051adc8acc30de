// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  AddressLocation,
  ApplicationError,
  atMostOne,
  CursorPaging,
  country,
  currency,
  dateTime,
  decimal,
  ExtendedFields,
  email,
  guid,
  Image,
  language,
  MeasurementUnit,
  notANumber,
  PageUrlV2,
  Paging,
  phone,
  SortingOfProducts,
  SortOrder,
  SubscriptionFrequency,
  TagsOfOrders,
  WeightUnit,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export const ActionType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["VOID", "CAPTURE"]));

export const Activity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      merchantComment: MerchantComment.optional(),
      orderRefunded: OrderRefunded.optional(),
      draftOrderChangesApplied: DraftOrderChangesApplied.optional(),
      savedPaymentMethod: SavedPaymentMethod.optional(),
      authorizedPaymentCreated: AuthorizedPaymentCreated.optional(),
      authorizedPaymentCaptured: AuthorizedPaymentCaptured.optional(),
      authorizedPaymentVoided: AuthorizedPaymentVoided.optional(),
      refundInitiated: RefundInitiated.optional(),
      paymentRefunded: PaymentRefunded.optional(),
      paymentRefundFailed: PaymentRefundFailed.optional(),
      refundedAsStoreCredit: RefundedAsStoreCredit.optional(),
      paymentPending: PaymentPending.optional(),
      paymentCanceled: PaymentCanceled.optional(),
      paymentDeclined: PaymentDeclined.optional(),
      receiptCreated: ReceiptCreated.optional(),
      receiptSent: ReceiptSent.optional(),
      chargebackCreated: ChargebackCreated.optional(),
      chargebackReversed: ChargebackReversed.optional(),
      id: guid.nullish(),
      authorEmail: email.nullish(),
      createdDate: dateTime.nullish(),
      type: ActivityType.optional(),
      activityType: OrderActivityTypeEnumActivityType.optional(),
    }),
    [
      "merchantComment",
      "orderRefunded",
      "draftOrderChangesApplied",
      "savedPaymentMethod",
      "authorizedPaymentCreated",
      "authorizedPaymentCaptured",
      "authorizedPaymentVoided",
      "refundInitiated",
      "paymentRefunded",
      "paymentRefundFailed",
      "refundedAsStoreCredit",
      "paymentPending",
      "paymentCanceled",
      "paymentDeclined",
      "receiptCreated",
      "receiptSent",
      "chargebackCreated",
      "chargebackReversed",
    ],
  ),
);

export const ActivityType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "ORDER_REFUNDED",
    "ORDER_PLACED",
    "ORDER_PAID",
    "ORDER_FULFILLED",
    "ORDER_NOT_FULFILLED",
    "ORDER_CANCELED",
    "DOWNLOAD_LINK_SENT",
    "TRACKING_NUMBER_ADDED",
    "TRACKING_NUMBER_EDITED",
    "TRACKING_LINK_ADDED",
    "SHIPPING_CONFIRMATION_EMAIL_SENT",
    "INVOICE_ADDED",
    "INVOICE_REMOVED",
    "INVOICE_SENT",
    "FULFILLER_EMAIL_SENT",
    "SHIPPING_ADDRESS_EDITED",
    "EMAIL_EDITED",
    "PICKUP_READY_EMAIL_SENT",
    "CUSTOM_ACTIVITY",
    "MERCHANT_COMMENT",
    "ORDER_PARTIALLY_PAID",
    "DRAFT_ORDER_CHANGES_APPLIED",
    "SAVED_PAYMENT_METHOD",
    "AUTHORIZED_PAYMENT_CREATED",
    "AUTHORIZED_PAYMENT_CAPTURED",
    "AUTHORIZED_PAYMENT_VOIDED",
    "REFUND_INITIATED",
    "PAYMENT_REFUNDED",
    "PAYMENT_REFUND_FAILED",
    "REFUNDED_AS_STORE_CREDIT",
    "PAYMENT_PENDING",
    "PAYMENT_CANCELED",
    "PAYMENT_DECLINED",
    "ORDER_PENDING",
    "ORDER_REJECTED",
    "RECEIPT_CREATED",
    "RECEIPT_SENT",
    "CHARGEBACK_CREATED",
    "CHARGEBACK_REVERSED",
  ]),
);

export const AddToCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const AdditionalFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(1).max(100).nullish(),
    name: z.string().min(1).max(50).optional(),
    price: MultiCurrencyPrice.optional(),
    taxDetails: ItemTaxFullDetails.optional(),
    providerAppId: z.string().min(1).max(100).nullish(),
    priceBeforeTax: MultiCurrencyPrice.optional(),
    priceAfterTax: MultiCurrencyPrice.optional(),
    lineItemIds: z.array(guid).optional(),
    source: AdditionalFeeSource.optional(),
    translatedName: z.string().min(1).max(50).nullish(),
    taxableAddress: TaxableAddress.optional(),
  }),
);

export const AdditionalFeeOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(1).max(100).nullish(),
    name: z.string().min(1).max(50).optional(),
    price: Price.optional(),
    taxDetails: ItemTaxFullDetailsOfOrders.optional(),
    taxInfo: LineItemTaxInfo.optional(),
    providerAppId: guid.nullish(),
    priceBeforeTax: Price.optional(),
    priceAfterTax: Price.optional(),
    id: guid.optional(),
    lineItemIds: z.array(guid).optional(),
    source: AdditionalFeeSourceOfOrders.optional(),
    taxableAddress: TaxableAddress.optional(),
  }),
);

export const AdditionalFeeRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ additionalFeeId: guid.optional(), amount: Price.optional() }),
);

export const AdditionalFeeSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN_ADDITIONAL_FEE_SOURCE",
    "SERVICE_PLUGIN",
    "ITEM",
    "MANUAL",
    "SHIPPING",
    "PLATFORM",
  ]),
);

export const AdditionalFeeSourceOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["SERVICE_PLUGIN", "ITEM", "MANUAL", "SHIPPING", "PLATFORM"]),
);

export const AdditionalFeeTax: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    additionalFeeCode: z.string().min(1).max(100).optional(),
    tax: ConvertedMoney.optional(),
  }),
);

export const Address: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    country: country.nullish(),
    subdivision: z.string().max(50).nullish(),
    city: z.string().max(50).nullish(),
    postalCode: z.string().max(50).nullish(),
    streetAddress: StreetAddress.optional(),
    addressLine: z.string().max(150).nullish(),
    addressLine2: z.string().max(100).nullish(),
    geocode: AddressLocation.optional(),
    countryFullname: z.string().nullish(),
    subdivisionFullname: z.string().nullish(),
    formattedAddress: z.string().nullish(),
  }),
);

export const AddressWithContact: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    address: Address.optional(),
    contactDetails: FullAddressContactDetails.optional(),
  }),
);

export const AggregatedRefundSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    requestedRefund: Price.optional(),
    pendingRefund: Price.optional(),
    refunded: Price.optional(),
    failedRefundAmount: Price.optional(),
    pending: z.boolean().optional(),
    breakdown: RefundItemsBreakdown.optional(),
  }),
);

export const ApplicableLineItems: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemIds: z.array(z.string().min(1).max(100)).max(300).optional() }),
);

export const AppliedDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      coupon: CouponOfCheckout.optional(),
      merchantDiscount: MerchantDiscountOfCheckout.optional(),
      discountRule: DiscountRule.optional(),
      discountType: DiscountType.optional(),
      lineItemIds: z.array(guid).optional(),
    }),
    ["coupon", "merchantDiscount", "discountRule"],
  ),
);

export const AppliedDiscountOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      coupon: Coupon.optional(),
      merchantDiscount: MerchantDiscount.optional(),
      discountRule: DiscountRuleOfOrders.optional(),
      discountType: DiscountType.optional(),
      lineItemIds: z.array(guid).max(300).optional(),
      id: guid.nullish(),
      lineItemDiscounts: z.array(LineItemDiscount).max(300).optional(),
    }),
    ["coupon", "merchantDiscount", "discountRule"],
  ),
);

export const AttributionSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNSPECIFIED", "FACEBOOK_ADS"]),
);

export const AuthorizationActionFailureDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ failureCode: z.string().max(100).optional() }),
);

export const AuthorizationCapture: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    status: AuthorizationCaptureStatus.optional(),
    amount: Price.optional(),
    createdDate: dateTime.nullish(),
    failureDetails: AuthorizationActionFailureDetails.optional(),
  }),
);

export const AuthorizationCaptureStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PENDING", "SUCCEEDED", "FAILED"]),
);

export const AuthorizationDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    delayedCapture: z.boolean().optional(),
    authorizedDate: dateTime.nullish(),
    captures: z.array(AuthorizationCapture).max(1).optional(),
    void: AuthorizationVoid.optional(),
    scheduledAction: V1ScheduledAction.optional(),
  }),
);

export const AuthorizationVoid: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    status: AuthorizationVoidStatus.optional(),
    voidedDate: dateTime.nullish(),
    failureDetails: AuthorizationActionFailureDetails.optional(),
    reason: Reason.optional(),
  }),
);

export const AuthorizationVoidStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PENDING", "SUCCEEDED", "FAILED"]),
);

export const AuthorizedPaymentCaptured: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentId: guid.optional(),
    amount: Price.optional(),
    lastFourDigits: z.string().max(4).nullish(),
    brand: z.string().max(100).nullish(),
  }),
);

export const AuthorizedPaymentCreated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentId: guid.optional(),
    amount: Price.optional(),
    lastFourDigits: z.string().max(4).nullish(),
    brand: z.string().max(100).nullish(),
  }),
);

export const AuthorizedPaymentVoided: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentId: guid.optional(),
    amount: Price.optional(),
    lastFourDigits: z.string().max(4).nullish(),
    brand: z.string().max(100).nullish(),
  }),
);

export const AutoTaxFallbackCalculationDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fallbackReason: FallbackReason.optional(), error: ApplicationError.optional() }),
);

export const Balance: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ amount: decimal().optional(), formattedAmount: z.string().optional() }),
);

export const BenefitType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PERCENTAGE", "FIXED_PRICE", "FIXED_AMOUNT"]),
);

export const BillingChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ billingInfoBeforeChange: AddressWithContact.optional() }),
);

export const BusinessInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    locationId: guid.nullish(),
    languageCode: language.optional(),
    currencyCode: currency.optional(),
  }),
);

export const BusinessLocationChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ businessLocationBeforeChange: Location.optional() }),
);

export const BuyerInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      visitorId: guid.optional(),
      memberId: guid.optional(),
      contactId: guid.nullish(),
      email: email.nullish(),
    }),
    ["visitorId", "memberId"],
  ),
);

export const BuyerInfoOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      visitorId: guid.optional(),
      memberId: guid.optional(),
      userId: guid.optional(),
      contactId: guid.nullish(),
      email: email.nullish(),
    }),
    ["visitorId", "memberId", "userId"],
  ),
);

export const BuyerInfoOfCheckout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      visitorId: guid.optional(),
      memberId: guid.optional(),
      contactId: guid.nullish(),
      email: email.nullish(),
    }),
    ["visitorId", "memberId"],
  ),
);

export const CalculatedLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: z.string().optional(),
    pricesBreakdown: LineItemPricesData.optional(),
    paymentOption: PaymentOptionType.optional(),
    taxableAddress: TaxableAddress.optional(),
  }),
);

export const CalculationErrors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      generalShippingCalculationError: Details.optional(),
      carrierErrors: CarrierErrors.optional(),
      selectedShippingOptionError: Details.optional(),
      taxCalculationError: Details.optional(),
      couponCalculationError: Details.optional(),
      giftCardCalculationError: Details.optional(),
      orderValidationErrors: z.array(ApplicationError).optional(),
      membershipError: Details.optional(),
      discountsCalculationError: Details.optional(),
    }),
    ["generalShippingCalculationError", "carrierErrors", "selectedShippingOptionError"],
  ),
);

export const Carrier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.nullish(), code: z.string().max(250).optional() }),
);

export const CarrierError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ carrierId: z.string().optional(), error: Details.optional() }),
);

export const CarrierErrors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ errors: z.array(CarrierError).optional() }),
);

export const CarrierServiceOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    carrierId: guid.optional(),
    shippingOptions: z.array(ShippingOption).optional(),
  }),
);

export const Cart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    revision: z.string().optional(),
    lineItems: z.array(V2LineItem).max(300).optional(),
    subtotal: ConvertedMoney.optional(),
    note: z.string().max(1000).nullish(),
    coupons: z.array(V2Coupon).max(1).optional(),
    source: CartSource.optional(),
    businessInfo: BusinessInfo.optional(),
    customerInfo: CustomerInfo.optional(),
    deliveryInfo: DeliveryInfo.optional(),
    taxInfo: TaxInfo.optional(),
    paymentInfo: PaymentInfo.optional(),
    orderPlaced: z.boolean().optional(),
    orderId: guid.nullish(),
    purchaseFlowId: guid.nullish(),
    settings: CartSettings.optional(),
    customCheckoutUrl: z.string().max(2048).nullish(),
    extendedFields: ExtendedFields.optional(),
    currentCart: z.boolean().optional(),
    demo: z.boolean().optional(),
  }),
);

export const CartDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      coupon: CouponOfCart.optional(),
      merchantDiscount: MerchantDiscountOfCart.optional(),
    }),
    ["coupon", "merchantDiscount"],
  ),
);

export const CartOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    lineItems: z.array(LineItemOfCart).min(1).max(300).optional(),
    buyerNote: z.string().max(1000).nullish(),
    buyerInfo: BuyerInfoOfCart.optional(),
    currency: currency.optional(),
    conversionCurrency: currency.optional(),
    buyerLanguage: z.string().nullish(),
    siteLanguage: z.string().nullish(),
    taxIncludedInPrices: z.boolean().nullish(),
    weightUnit: WeightUnit.optional(),
    checkoutId: guid.nullish(),
    appliedDiscounts: z.array(CartDiscount).optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    contactInfo: AddressWithContact.optional(),
    overrideCheckoutUrl: z.string().max(1000).nullish(),
    purchaseFlowId: guid.nullish(),
    selectedShippingOption: SelectedShippingOption.optional(),
    extendedFields: ExtendedFields.optional(),
    businessLocationId: guid.nullish(),
    paymentCurrency: currency.optional(),
    revision: z.string().nullish(),
  }),
);

export const CartSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lockGiftCard: z.boolean().nullish(),
    lockCouponCode: z.boolean().nullish(),
    policyAgreementCheckboxDisabled: z.boolean().nullish(),
    manualPaymentDisabled: z.boolean().nullish(),
  }),
);

export const CartSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    channelType: ChannelType.optional(),
    externalReferences: z.array(ExternalReference).max(10).optional(),
    createdBy: CreatedByOfCartV2.optional(),
    customContentReference: CustomContentReference.optional(),
  }),
);

export const CartSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartId: guid.optional(),
    cartRevision: z.string().optional(),
    calculationId: guid.optional(),
    lineItems: z.array(LineItemSummary).max(300).optional(),
    discounts: z.array(Discount).max(100).optional(),
    deliverySummary: DeliverySummary.optional(),
    additionalFees: z.array(V2AdditionalFee).max(100).optional(),
    taxSummary: V2TaxSummary.optional(),
    priceSummary: V2PriceSummary.optional(),
    paymentSummary: PaymentSummary.optional(),
    priceVerificationToken: z.string().max(1024).nullish(),
    calculationErrors: V2CalculationErrors.optional(),
    spiViolations: z.array(Violation).max(100).optional(),
    violations: z.array(V2Violation).max(100).optional(),
  }),
);

export const CashRounding: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: -1000000000000000, lte: 1000000000000000 }).optional(),
    formattedAmount: z.string().optional(),
  }),
);

export const CashRoundingDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ unroundedAmount: Price.optional(), roundingAdjustment: CashRounding.optional() }),
);

export const CatalogItemInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogReference: CatalogReference.optional(),
    quantity: z.number().min(1).max(100000).optional(),
    selectedMembership: V2SelectedMembership.optional(),
    catalogOverrideFields: CatalogOverrideFieldsOfCartV2.optional(),
    extendedFields: ExtendedFields.optional(),
    inventoryAppId: guid.nullish(),
    membershipPayment: MembershipInput.optional(),
  }),
);

export const CatalogOverrideFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productName: ProductName.optional(),
    price: decimal({ gte: 0, lte: 999999999, maxScale: 3 }).nullish(),
    fullPrice: decimal({ gte: 0, lte: 999999999, maxScale: 3 }).nullish(),
    descriptionLines: z.array(DescriptionLine).max(20).optional(),
    physicalProperties: PhysicalProperties.optional(),
    image: ImageOfCart.optional(),
    paymentOption: PaymentOption.optional(),
    depositAmount: decimal({ gt: 0, lte: 999999999, maxScale: 3 }).nullish(),
    savePaymentMethod: z.boolean().nullish(),
    inventoryAppId: guid.nullish(),
  }),
);

export const CatalogOverrideFieldsOfCartV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: TranslatableString.optional(),
    salePrice: decimal({ gte: 0, lte: 999999999, maxScale: 3 }).nullish(),
    fullPrice: decimal({ gte: 0, lte: 999999999, maxScale: 3 }).nullish(),
    descriptionLines: z.array(DescriptionLine).max(20).optional(),
    physicalProperties: PhysicalProperties.optional(),
    image: ImageOfCartV2.optional(),
    paymentOption: PaymentOption.optional(),
    depositAmount: decimal({ gt: 0, lte: 999999999, maxScale: 3 }).nullish(),
    savePaymentMethod: z.boolean().nullish(),
    inventoryAppId: guid.nullish(),
  }),
);

export const CatalogReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogItemId: z.string().min(1).max(36).optional(),
    appId: z.string().min(1).optional(),
    options: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const ChannelInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: ChannelType.optional(),
    externalOrderId: z.string().max(100).nullish(),
    externalOrderUrl: z.string().max(300).nullish(),
  }),
);

export const ChannelType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNSPECIFIED",
    "WEB",
    "POS",
    "EBAY",
    "AMAZON",
    "OTHER_PLATFORM",
    "WIX_APP_STORE",
    "WIX_INVOICES",
    "BACKOFFICE_MERCHANT",
    "WISH",
    "CLASS_PASS",
    "GLOBAL_E",
    "FACEBOOK",
    "ETSY",
    "TIKTOK",
    "FAIRE_COM",
    "PAYPAL_AGENTIC_CHECKOUT",
    "STRIPE_AGENTIC_CHECKOUT",
  ]),
);

export const Charge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cycleFrom: z.number().optional(),
    cycleCount: z.number().nullish(),
    cycleBillingDate: dateTime.nullish(),
  }),
);

export const ChargeType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["HANDLING_FEE", "INSURANCE"]),
);

export const ChargeTypeOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PASS_ON", "ABSORBED"]),
);

export const Chargeback: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    amount: Price.optional(),
    reversalAmount: Price.optional(),
    status: ChargebackStatus.optional(),
    externalId: guid.nullish(),
  }),
);

export const ChargebackCreated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentId: guid.optional(),
    chargebackId: guid.optional(),
    amount: Price.optional(),
    paymentDetails: RegularPayment.optional(),
  }),
);

export const ChargebackReversed: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentId: guid.optional(),
    chargebackId: guid.optional(),
    amount: Price.optional(),
    reversalAmount: Price.optional(),
    paymentDetails: RegularPayment.optional(),
  }),
);

export const ChargebackStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["APPROVED", "REVERSED"]),
);

export const Color: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(500).optional(),
    translated: z.string().max(500).nullish(),
    code: z.string().nullish(),
  }),
);

export const Condition: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: ConditionType.optional(),
    value: decimal({ gte: 0, lte: 999999999, maxScale: 6 }).optional(),
    operator: LogicalOperator.optional(),
  }),
);

export const ConditionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["BY_TOTAL_WEIGHT", "BY_TOTAL_PRICE", "BY_TOTAL_QUANTITY"]),
);

export const ConditionalRates: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: 0, lte: 999999999, maxScale: 3 }).optional(),
    conditions: z.array(Condition).max(10).optional(),
    multiplyByQuantity: z.boolean().optional(),
  }),
);

export const ContractTarget: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ nextCycleNumber: z.number().nullish() }),
);

export const ConvertedMoney: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: 0, lte: 999999999, maxScale: 3 }).optional(),
    convertedAmount: decimal({ gte: 0, lte: 999999999, maxScale: 3 }).optional(),
  }),
);

export const Coupon: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    code: z.string().optional(),
    name: z.string().optional(),
    amount: Price.optional(),
  }),
);

export const CouponInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().min(1).max(50).optional() }),
);

export const CouponOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().optional(), code: z.string().optional() }),
);

export const CouponOfCheckout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    code: z.string().optional(),
    amount: MultiCurrencyPrice.optional(),
    name: z.string().optional(),
  }),
);

export const CreateCheckoutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutId: z.string().optional() }),
);

export const CreatedBy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      userId: guid.optional(),
      memberId: guid.optional(),
      visitorId: guid.optional(),
      appId: guid.optional(),
    }),
    ["userId", "memberId", "visitorId", "appId"],
  ),
);

export const CreatedByOfCartV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      visitorId: guid.optional(),
      memberId: guid.optional(),
      userId: guid.optional(),
      appId: guid.optional(),
    }),
    ["visitorId", "memberId", "userId", "appId"],
  ),
);

export const CreditCardDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lastFourDigits: z.string().max(4).nullish(),
    brand: z.string().max(100).nullish(),
  }),
);

export const CreditCardPaymentMethodDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lastFourDigits: z.string().max(4).nullish(),
    brand: z.string().max(100).nullish(),
  }),
);

export const CurrencyConversionDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    originalCurrency: currency.nullish(),
    conversionRate: decimal({ gt: 0, lte: 1000000000000000 }).nullish(),
  }),
);

export const CursorQueryOfDraftOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(SortingOfProducts).max(5).optional(),
  }),
);

export const CustomContentReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.optional(), componentId: guid.optional() }),
);

export const CustomField: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: z.unknown().optional(),
    title: z.string().min(1).max(500).optional(),
    translatedTitle: z.string().min(1).max(500).nullish(),
  }),
);

export const CustomItemAttributes: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    descriptionLines: z.array(DescriptionLine).max(100).optional(),
    image: ImageOfCartV2.optional(),
    url: PageUrlV2OfCartV2.optional(),
    itemType: ItemType.optional(),
    physicalProperties: PhysicalProperties.optional(),
    serviceProperties: ServiceProperties.optional(),
    membersOnly: z.boolean().optional(),
  }),
);

export const CustomItemDeliveryConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfileId: guid.nullish() }),
);

export const CustomItemInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: TranslatableString.optional(),
    quantityInfo: CustomItemQuantityInfo.optional(),
    pricing: CustomItemPricingInfo.optional(),
    source: CustomItemSource.optional(),
    attributes: CustomItemAttributes.optional(),
    deliveryConfig: CustomItemDeliveryConfig.optional(),
    taxConfig: ItemTaxConfig.optional(),
    paymentConfig: CustomItemPaymentConfig.optional(),
    modifierGroups: z.array(ModifierGroupOfCartV2).max(25).optional(),
  }),
);

export const CustomItemPaymentConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    depositAmount: ConvertedMoney.optional(),
    paymentOption: PaymentOptionType.optional(),
  }),
);

export const CustomItemPricingInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: ConvertedMoney.optional(),
    fullPrice: ConvertedMoney.optional(),
    priceDescription: PriceDescription.optional(),
    priceUndetermined: z.boolean().optional(),
  }),
);

export const CustomItemQuantityInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    requestedQuantity: z.number().min(1).max(100000).optional(),
    availableQuantity: z.number().nullish(),
    fixedQuantity: z.boolean().optional(),
  }),
);

export const CustomItemSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogReference: CatalogReference.optional(),
    rootCatalogItemId: z.string().min(1).max(36).nullish(),
    inventoryAppId: guid.nullish(),
  }),
);

export const CustomLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    quantity: z.number().min(1).max(100000).optional(),
    price: decimal({ gte: 0, lte: 1000000000000000 }).optional(),
    priceDescription: PriceDescription.optional(),
    descriptionLines: z.array(DescriptionLine).max(10).optional(),
    media: ImageOfCart.optional(),
    id: guid.nullish(),
    taxGroupId: guid.nullish(),
    productName: ProductName.optional(),
    url: PageUrlV2.optional(),
    itemType: ItemType.optional(),
    fullPrice: decimal().nullish(),
    quantityAvailable: z.number().max(100000).nullish(),
    physicalProperties: PhysicalProperties.optional(),
    paymentOption: PaymentOptionType.optional(),
    serviceProperties: ServiceProperties.optional(),
    rootCatalogItemId: z.string().min(1).max(36).nullish(),
    depositAmount: decimal().nullish(),
    deliveryProfileId: guid.nullish(),
    catalogReference: CatalogReference.optional(),
    priceUndetermined: z.boolean().optional(),
    fixedQuantity: z.boolean().optional(),
    consentRequiredPaymentPolicy: z.string().min(1).max(1000).nullish(),
    savePaymentMethod: z.boolean().optional(),
    policies: z.array(Policy).max(5).optional(),
    membersOnly: z.boolean().optional(),
    taxableAddress: TaxableAddress.optional(),
    modifierGroups: z.array(V1ModifierGroup).max(25).optional(),
  }),
);

export const CustomSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lockGiftCard: z.boolean().optional(),
    lockCouponCode: z.boolean().optional(),
    disabledPolicyAgreementCheckbox: z.boolean().optional(),
    disabledManualPayment: z.boolean().optional(),
  }),
);

export const CustomValidationErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ target: TargetOfCart.optional() }),
);

export const CustomerInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      visitorId: guid.optional(),
      memberId: guid.optional(),
      userId: guid.optional(),
      openAccess: z.boolean().optional(),
      firstName: z.string().max(100).nullish(),
      lastName: z.string().max(100).nullish(),
      phone: phone.nullish(),
      company: z.string().max(1000).nullish(),
      vatId: VatId.optional(),
      email: email.nullish(),
      contactId: guid.nullish(),
      languageCode: language.optional(),
      currencyCode: currency.optional(),
    }),
    ["visitorId", "memberId", "userId", "openAccess"],
  ),
);

export const DecimalQuantity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      measurementUnit: MeasurementUnit.optional(),
      otherUnit: z.string().min(1).max(50).optional(),
      value: decimal({ gt: 0, lte: 1000000000000000, maxScale: 4 }).optional(),
      description: TranslatableString.optional(),
    }),
    ["measurementUnit", "otherUnit"],
  ),
);

export const DelayedCaptureSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    scheduledAction: ScheduledAction.optional(),
    delayDuration: Duration.optional(),
  }),
);

export const DeleteCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const DeleteCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const DeliveryAllocation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryCarrier: Carrier.optional(),
    deliveryRegion: Region.optional(),
    applicableLineItems: ApplicableLineItems.optional(),
  }),
);

export const DeliveryInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    address: Address.optional(),
    method: DeliveryMethod.optional(),
    weightUnit: WeightUnit.optional(),
  }),
);

export const DeliveryLogistics: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryTime: z.string().max(500).nullish(),
    instructions: z.string().max(1000).nullish(),
    pickupDetails: PickupDetails.optional(),
    deliveryTimeSlot: z
      .looseObject({ from: dateTime.nullish(), to: dateTime.nullish() })
      .optional(),
  }),
);

export const DeliveryLogisticsOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      shippingDestination: AddressWithContact.optional(),
      pickupDetails: PickupDetailsOfOrders.optional(),
      deliveryTime: z.string().max(500).nullish(),
      instructions: z.string().max(1000).nullish(),
      deliverByDate: dateTime.nullish(),
      deliveryTimeSlot: DeliveryTimeSlot.optional(),
    }),
    ["shippingDestination", "pickupDetails"],
  ),
);

export const DeliveryMethod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().max(100).optional(),
    appId: guid.nullish(),
    title: TranslatableString.optional(),
    pickup: z.boolean().optional(),
  }),
);

export const DeliveryMethodInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().max(100).optional(), appId: guid.nullish() }),
);

export const DeliverySummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ method: DeliveryMethod.optional(), price: ConvertedMoney.optional() }),
);

export const DeliveryTimeSlot: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ from: dateTime.nullish(), to: dateTime.nullish() }),
);

export const Description: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(500).optional(),
    translated: z.string().max(500).nullish(),
  }),
);

export const DescriptionLine: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      plainText: PlainTextValue.optional(),
      colorInfo: Color.optional(),
      name: DescriptionLineName.optional(),
    }),
    ["plainText", "colorInfo"],
  ),
);

export const DescriptionLineName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(100).optional(),
    translated: z.string().max(200).nullish(),
  }),
);

export const Details: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      applicationError: ApplicationError.optional(),
      validationError: ValidationError.optional(),
      systemError: SystemError.optional(),
      tracing: z.record(z.string(), z.string()).optional(),
    }),
    ["applicationError", "validationError", "systemError"],
  ),
);

export const DigitalFile: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fileId: z.string().min(1).max(100).optional(),
    link: webUrl.min(1).max(2000).nullish(),
    expirationDate: dateTime.nullish(),
  }),
);

export const Discount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: TranslatableString.optional(),
    source: DiscountSource.optional(),
    scope: DiscountScope.optional(),
    subscriptionCycles: z.number().min(1).max(1000).nullish(),
    total: ConvertedMoney.optional(),
    lineItemDiscounts: z.array(V2LineItemDiscount).max(100).optional(),
  }),
);

export const DiscountReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNSPECIFIED", "EXCHANGED_ITEMS", "BILLING_ADJUSTMENT"]),
);

export const DiscountRule: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: DiscountRuleName.optional(),
    amount: MultiCurrencyPrice.optional(),
  }),
);

export const DiscountRuleName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(256).optional(),
    translated: z.string().min(1).max(500).nullish(),
  }),
);

export const DiscountRuleOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: DiscountRuleName.optional(),
    amount: Price.optional(),
  }),
);

export const DiscountScope: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_DISCOUNT_SCOPE", "CART_SUBTOTAL", "LINE_ITEM", "DELIVERY"]),
);

export const DiscountSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sourceType: DiscountSourceType.optional(),
    couponCode: z.string().max(50).nullish(),
  }),
);

export const DiscountSourceType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AUTOMATIC_RULE", "COUPON"]),
);

export const DiscountType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["GLOBAL", "SPECIFIC_ITEMS", "SHIPPING"]),
);

export const DraftOrderChangesApplied: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    draftOrderId: z.string().optional(),
    reason: z.string().max(200).nullish(),
    changes: z.array(OrderChange).optional(),
  }),
);

export const Duration: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().min(1).optional(), unit: DurationUnit.optional() }),
);

export const DurationUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["MINUTES", "HOURS", "DAYS"]),
);

export const EstimateTotalsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cart: CartOfCart.optional(),
    calculatedLineItems: z.array(CalculatedLineItem).optional(),
    priceSummary: PriceSummary.optional(),
    giftCard: GiftCard.optional(),
    taxSummary: TaxSummary.optional(),
    shippingInfo: ShippingInformation.optional(),
    appliedDiscounts: z.array(AppliedDiscount).optional(),
    calculationErrors: CalculationErrors.optional(),
    weightUnit: WeightUnit.optional(),
    currency: currency.optional(),
    payNow: PriceSummary.optional(),
    payLater: PriceSummary.optional(),
    membershipOptions: MembershipOptions.optional(),
    additionalFees: z.array(AdditionalFee).max(100).optional(),
    violations: z.array(Violation).optional(),
  }),
);

export const ExistingMembershipInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.optional(), membershipId: z.string().min(1).max(200).optional() }),
);

export const ExternalReceipt: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    receiptId: z.string().max(100).nullish(),
    displayNumber: z.string().min(1).max(40).nullish(),
  }),
);

export const ExternalReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.optional(), resourceId: z.string().min(1).max(100).nullish() }),
);

export const FallbackReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AUTO_TAX_FAILED", "AUTO_TAX_DEACTIVATED"]),
);

export const FieldViolation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    field: z.string().optional(),
    description: z.string().optional(),
    violatedRule: RuleType.optional(),
    ruleName: z.string().nullish(),
    data: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const FormSubmission: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), formSubmissionId: guid.optional() }),
);

export const FreeTrialPeriod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    frequency: SubscriptionFrequency.optional(),
    interval: z.number().min(1).max(999).optional(),
  }),
);

export const FreeTrialPeriodOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    frequency: SubscriptionFrequency.optional(),
    interval: z.number().min(1).max(3650).optional(),
  }),
);

export const FulfillmentStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["NOT_FULFILLED", "FULFILLED", "PARTIALLY_FULFILLED", "CANCELED"]),
);

export const FullAddressContactDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    firstName: z.string().max(100).nullish(),
    lastName: z.string().max(100).nullish(),
    phone: phone.nullish(),
    company: z.string().max(1000).nullish(),
    vatId: VatId.optional(),
  }),
);

export const FutureMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional(), benefitId: z.string().max(200).optional() }),
);

export const FutureMembershipDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional(), benefitId: z.string().max(200).optional() }),
);

export const FutureMembershipInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional(), benefitId: z.string().max(200).optional() }),
);

export const GetCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GiftCard: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    obfuscatedCode: z.string().optional(),
    amount: MultiCurrencyPrice.optional(),
    appId: guid.optional(),
    externalId: z.string().min(1).max(50).nullish(),
    requestedAmount: MultiCurrencyPrice.optional(),
  }),
);

export const GiftCardInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(8).max(20).optional(),
    redeemAmount: ConvertedMoney.optional(),
  }),
);

export const GiftCardPaymentDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    giftCardPaymentId: z.string().max(100).optional(),
    appId: guid.optional(),
    voided: z.boolean().optional(),
    obfuscatedCode: z.string().max(30).nullish(),
  }),
);

export const GiftCardPaymentRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    giftCardPaymentId: z.string().min(1).max(100).nullish(),
    amount: Price.optional(),
  }),
);

export const GiftCardSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ giftCardId: guid.optional(), redeemAmount: ConvertedMoney.optional() }),
);

export const ImageOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().nullish(),
    filename: z.string().nullish(),
  }),
);

export const ImageOfCartV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(400).optional(),
    url: webUrl.nullish(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().max(200).nullish(),
    filename: z.string().max(200).nullish(),
    urlExpirationDate: dateTime.nullish(),
  }),
);

export const InvalidCouponCodeErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ couponCode: z.string().max(100).optional() }),
);

export const InvalidCouponReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN_INVALID_COUPON_REASON",
    "EXPIRED",
    "DISABLED",
    "INACTIVE",
    "MAX_USAGE_EXCEEDED",
    "MAX_USAGE_PER_CUSTOMER_EXCEEDED",
    "NOT_APPLICABLE_TO_SUBSCRIPTIONS",
    "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS",
    "MIN_LINE_ITEM_QUANTITY_NOT_REACHED",
    "MIN_SUBTOTAL_NOT_REACHED",
  ]),
);

export const InvalidCouponStatusErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      minLineItemQuantityNotReachedDetails: MinLineItemQuantityNotReachedDetails.optional(),
      minSubtotalNotReachedDetails: MinSubtotalNotReachedDetails.optional(),
      couponCode: z.string().max(100).optional(),
      reason: InvalidCouponReason.optional(),
    }),
    ["minLineItemQuantityNotReachedDetails", "minSubtotalNotReachedDetails"],
  ),
);

export const InvalidGiftCardCodeErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ giftCardCode: z.string().max(100).optional(), giftCardId: guid.nullish() }),
);

export const InvalidGiftCardReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_INVALID_GIFT_CARD_REASON", "EXPIRED", "DISABLED", "EMPTY_BALANCE"]),
);

export const InvalidGiftCardStatusErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    giftCardCode: z.string().max(100).optional(),
    reason: InvalidGiftCardReason.optional(),
    giftCardId: guid.nullish(),
  }),
);

export const InvalidMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    membership: Membership.optional(),
    reason: z.string().min(1).max(100).optional(),
  }),
);

export const InvalidMembershipReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN_INVALID_MEMBERSHIP_REASON",
    "INSUFFICIENT_FUNDS",
    "MEMBERSHIP_NOT_FOUND",
    "NOT_APPLICABLE_TO_LINE_ITEMS",
    "LINE_ITEM_NOT_FOUND",
  ]),
);

export const InvalidMembershipStatusErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    membershipId: z.string().max(200).nullish(),
    reason: InvalidMembershipReason.optional(),
  }),
);

export const ItemAttributes: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    descriptionLines: z.array(DescriptionLine).max(100).optional(),
    image: ImageOfCartV2.optional(),
    url: PageUrlV2OfCartV2.optional(),
    policies: z.array(Policy).max(5).optional(),
    itemType: ItemType.optional(),
    physicalProperties: PhysicalProperties.optional(),
    subscriptionInfo: SubscriptionOptionInfo.optional(),
    serviceProperties: ServiceProperties.optional(),
    membersOnly: z.boolean().optional(),
  }),
);

export const ItemAvailabilityInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    status: ItemAvailabilityStatus.optional(),
    quantityAvailable: z.number().nullish(),
  }),
);

export const ItemAvailabilityStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AVAILABLE", "NOT_FOUND", "NOT_AVAILABLE", "PARTIALLY_AVAILABLE"]),
);

export const ItemDeliveryConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfileId: guid.nullish(), fulfillerId: guid.nullish() }),
);

export const ItemDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: TranslatableString.optional(),
    amountOff: ConvertedMoney.optional(),
    source: DiscountSource.optional(),
  }),
);

export const ItemModifier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    quantity: z.number().min(1).max(100000).nullish(),
    label: TranslatableString.optional(),
    details: TranslatableString.optional(),
    price: MultiCurrencyPrice.optional(),
  }),
);

export const ItemModifierOfCartV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    quantity: z.number().min(1).max(100000).nullish(),
    label: TranslatableString.optional(),
    details: TranslatableString.optional(),
    price: ConvertedMoney.optional(),
  }),
);

export const ItemModifierOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    quantity: z.number().min(1).max(100000).nullish(),
    label: TranslatableString.optional(),
    details: TranslatableString.optional(),
    price: Price.optional(),
  }),
);

export const ItemPaymentConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    savePaymentMethod: z.boolean().optional(),
    consentRequiredPaymentPolicy: z.string().min(1).max(2500).nullish(),
    depositAmount: ConvertedMoney.optional(),
    selectedMembership: V2SelectedMembership.optional(),
    paymentOption: PaymentOptionType.optional(),
    membership: V2Membership.optional(),
  }),
);

export const ItemPriceBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fullPrice: ConvertedMoney.optional(),
    salePrice: ConvertedMoney.optional(),
    totalModifiersPrice: ConvertedMoney.optional(),
  }),
);

export const ItemPricingInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    unitPrice: ConvertedMoney.optional(),
    totalPrice: ConvertedMoney.optional(),
    priceDescription: PriceDescription.optional(),
    priceUndetermined: z.boolean().optional(),
    breakdown: ItemPriceBreakdown.optional(),
  }),
);

export const ItemQuantityInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    confirmedQuantity: z.number().min(1).max(100000).optional(),
    requestedQuantity: z.number().min(1).max(100000).optional(),
    availableQuantity: z.number().nullish(),
    fixedQuantity: z.boolean().optional(),
  }),
);

export const ItemSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogReference: CatalogReference.optional(),
    catalogOverrideFields: CatalogOverrideFieldsOfCartV2.optional(),
    rootCatalogItemId: z.string().min(1).max(36).nullish(),
    inventoryAppId: guid.nullish(),
  }),
);

export const ItemStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["IN_STOCK", "PARTIALLY_IN_STOCK", "OUT_OF_STOCK", "REMOVED_FROM_CATALOG"]),
);

export const ItemTaxConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxableAddress: TaxableAddress.optional(),
    taxGroupId: z.string().max(50).nullish(),
  }),
);

export const ItemTaxFullDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxableAmount: MultiCurrencyPrice.optional(),
    taxRate: decimal({ gte: 0, lte: 1, maxScale: 6 }).optional(),
    totalTax: MultiCurrencyPrice.optional(),
    rateBreakdown: z.array(TaxRateBreakdown).optional(),
    taxBreakdown: z.array(TaxBreakdown).max(1000).optional(),
  }),
);

export const ItemTaxFullDetailsOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxableAmount: Price.optional(),
    taxRate: decimal({ gte: 0, maxScale: 6 }).optional(),
    totalTax: Price.optional(),
  }),
);

export const ItemType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ preset: ItemTypePreset.optional(), custom: z.string().optional() }), [
    "preset",
    "custom",
  ]),
);

export const ItemTypePreset: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNRECOGNISED", "PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE", "CUSTOM_AMOUNT_ITEM"]),
);

export const ItemUpsells: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional(), upsells: z.array(UpsellOption).max(10).optional() }),
);

export const JurisdictionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"]),
);

export const LineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: NameInLineItem.optional(), id: z.string().nullish() }),
);

export const LineItemAmount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), name: ProductName.optional(), amount: Price.optional() }),
);

export const LineItemChanges: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: ProductName.optional(),
    quantity: LineItemQuantityChange.optional(),
    price: LineItemPriceChange.optional(),
  }),
);

export const LineItemDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), totalDiscount: Price.optional() }),
);

export const LineItemOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    catalogReference: CatalogReference.optional(),
    productName: ProductName.optional(),
    url: PageUrlV2.optional(),
    price: MultiCurrencyPrice.optional(),
    fullPrice: MultiCurrencyPrice.optional(),
    priceBeforeDiscounts: MultiCurrencyPrice.optional(),
    lineItemPrice: MultiCurrencyPrice.optional(),
    descriptionLines: z.array(DescriptionLine).optional(),
    image: Image.optional(),
    availability: ItemAvailabilityInfo.optional(),
    physicalProperties: PhysicalProperties.optional(),
    itemType: ItemType.optional(),
    subscriptionOptionInfo: SubscriptionOptionInfo.optional(),
    paymentOption: PaymentOptionType.optional(),
    serviceProperties: ServiceProperties.optional(),
    rootCatalogItemId: z.string().min(1).max(36).nullish(),
    priceDescription: PriceDescription.optional(),
    depositAmount: MultiCurrencyPrice.optional(),
    selectedMembership: SelectedMembershipOfCart.optional(),
    deliveryProfileId: guid.nullish(),
    taxGroupId: guid.nullish(),
    customLineItem: z.boolean().optional(),
    consentRequiredPaymentPolicy: z.string().min(1).max(2500).nullish(),
    priceUndetermined: z.boolean().optional(),
    fixedQuantity: z.boolean().optional(),
    catalogOverrideFields: CatalogOverrideFields.optional(),
    savePaymentMethod: z.boolean().optional(),
    taxableAddress: TaxableAddress.optional(),
    extendedFields: ExtendedFields.optional(),
    policies: z.array(Policy).max(5).optional(),
    membersOnly: z.boolean().optional(),
    modifierGroups: z.array(ModifierGroup).max(25).optional(),
    modifiersTotalPrice: MultiCurrencyPrice.optional(),
  }),
);

export const LineItemPriceChange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ originalPrice: Price.optional(), newPrice: Price.optional() }),
);

export const LineItemPricesData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    totalPriceAfterTax: MultiCurrencyPrice.optional(),
    totalPriceBeforeTax: MultiCurrencyPrice.optional(),
    taxDetails: ItemTaxFullDetails.optional(),
    totalDiscount: MultiCurrencyPrice.optional(),
    price: MultiCurrencyPrice.optional(),
    priceBeforeDiscounts: MultiCurrencyPrice.optional(),
    lineItemPrice: MultiCurrencyPrice.optional(),
    fullPrice: MultiCurrencyPrice.optional(),
    modifiers: MultiCurrencyPrice.optional(),
    depositAmount: MultiCurrencyPrice.optional(),
  }),
);

export const LineItemQuantityChange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    originalQuantity: z.number().max(1000000).optional(),
    newQuantity: z.number().max(1000000).optional(),
    diff: z.number().min(1).max(1000000).optional(),
    deltaType: LineItemQuantityChangeType.optional(),
  }),
);

export const LineItemQuantityChangeType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["QUANTITY_INCREASED", "QUANTITY_DECREASED"]),
);

export const LineItemQuantityUpdate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), quantity: z.number().min(1).max(100000).optional() }),
);

export const LineItemRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    quantity: z.number().min(1).max(100000).optional(),
  }),
);

export const LineItemRefundSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional(), totalRefundedAmount: Price.optional() }),
);

export const LineItemSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    quantity: z.number().min(1).max(100000).optional(),
    unitPrice: ConvertedMoney.optional(),
    totalPrice: ConvertedMoney.optional(),
  }),
);

export const LineItemTax: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    tax: ConvertedMoney.optional(),
    rate: decimal({ gte: 0, lte: 1, maxScale: 6 }).nullish(),
  }),
);

export const LineItemTaxBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    jurisdiction: z.string().max(200).nullish(),
    rate: decimal({ gte: 0, maxScale: 6 }).nullish(),
    taxAmount: Price.optional(),
    taxType: z.string().max(200).nullish(),
    taxName: z.string().max(200).nullish(),
    jurisdictionType: JurisdictionType.optional(),
    nonTaxableAmount: Price.optional(),
    taxableAmount: Price.optional(),
  }),
);

export const LineItemTaxInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxAmount: Price.optional(),
    taxableAmount: Price.optional(),
    taxRate: decimal({ gte: 0, maxScale: 6 }).nullish(),
    taxGroupId: guid.nullish(),
    taxIncludedInPrice: z.boolean().optional(),
    taxBreakdown: z.array(LineItemTaxBreakdown).max(7).optional(),
  }),
);

export const LineItemUpdate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    quantity: QuantityUpdate.optional(),
    selectedMembership: SelectedMembershipUpdate.optional(),
    membershipPayment: MembershipInput.optional(),
  }),
);

export const LineItemsOutOfStockErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemIds: z.array(guid).max(300).optional(),
    allLineItemsOutOfStock: z.boolean().optional(),
  }),
);

export const Location: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), name: z.string().min(1).max(500).optional() }),
);

export const LocationAndQuantity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    appId: guid.nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    name: z.string().max(500).nullish(),
  }),
);

export const LogicalOperator: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["EQ", "GT", "GTE", "LT", "LTE"]),
);

export const ManagedAdditionalFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: TranslatedValue.optional(),
    affectedLineItems: z.array(LineItemAmount).optional(),
    totalAmount: Price.optional(),
  }),
);

export const ManagedDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: TranslatedValue.optional(),
    affectedLineItems: z.array(LineItemAmount).optional(),
    totalAmount: Price.optional(),
  }),
);

export const ManagedLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: ProductName.optional(),
    quantity: z.number().min(1).max(1000000).optional(),
  }),
);

export const ManualCalculationReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["GLOBAL_SETTING_TO_MANUAL", "REGION_SETTING_TO_MANUAL"]),
);

export const MembersOnlyItemErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemIds: z.array(guid).max(300).optional() }),
);

export const Membership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(200).optional(),
    appId: guid.optional(),
    name: MembershipName.optional(),
    lineItemIds: z.array(z.string().min(1).max(100)).max(300).optional(),
    credits: MembershipPaymentCredits.optional(),
    expirationDate: dateTime.nullish(),
    additionalData: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const MembershipInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      existingMembership: ExistingMembershipInput.optional(),
      futureMembership: FutureMembershipInput.optional(),
    }),
    ["existingMembership", "futureMembership"],
  ),
);

export const MembershipName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(100).optional(),
    translated: z.string().max(100).nullish(),
  }),
);

export const MembershipOptions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    eligibleMemberships: z.array(Membership).max(300).optional(),
    invalidMemberships: z.array(InvalidMembership).max(300).optional(),
    selectedMemberships: z.array(SelectedMembership).max(300).optional(),
  }),
);

export const MembershipOptionsOfCheckout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    eligibleMemberships: z.array(Membership).max(300).optional(),
    invalidMemberships: z.array(InvalidMembership).max(300).optional(),
    selectedMemberships: SelectedMemberships.optional(),
  }),
);

export const MembershipPaymentCredits: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ total: z.number().min(1).optional(), remaining: z.number().optional() }),
);

export const MembershipPaymentDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    membershipId: z.string().max(200).optional(),
    lineItemId: z.string().min(1).max(100).optional(),
    status: MembershipPaymentStatus.optional(),
    name: MembershipName.optional(),
    externalTransactionId: z.string().min(1).max(100).nullish(),
    voided: z.boolean().optional(),
    providerAppId: guid.optional(),
    futureMembership: FutureMembershipDetails.optional(),
  }),
);

export const MembershipPaymentRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ membershipId: z.string().min(1).max(200).nullish() }),
);

export const MembershipPaymentStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CHARGED", "CHARGE_FAILED", "CHARGE_PENDING", "VOIDED"]),
);

export const MembershipSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(200).optional(),
    appId: guid.optional(),
    lineItemIds: z.array(z.string().min(1).max(100)).min(1).max(300).optional(),
  }),
);

export const MerchantComment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ message: z.string().min(1).max(5000).optional() }),
);

export const MerchantDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      discountReason: DiscountReason.optional(),
      description: z.string().max(200).nullish(),
      amount: Price.optional(),
    }),
    ["discountReason", "description"],
  ),
);

export const MerchantDiscountInput: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ amount: decimal().optional(), lineItemIds: z.array(z.string()).optional() }),
);

export const MerchantDiscountOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ amount: MultiCurrencyPrice.optional() }),
);

export const MerchantDiscountOfCheckout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: MultiCurrencyPrice.optional(),
    percentage: z.union([z.number().min(0.01).max(100), notANumber]).nullish(),
  }),
);

export const MinLineItemQuantityNotReachedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ requiredMinimumQuantity: z.number().optional() }),
);

export const MinSubtotalNotReachedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    requiredMinimumSubtotal: ConvertedMoney.optional(),
    originalDescription: z.string().max(100).nullish(),
  }),
);

export const ModifierGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    name: TranslatableString.optional(),
    modifiers: z.array(ItemModifier).min(1).max(25).optional(),
  }),
);

export const ModifierGroupOfCartV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    name: TranslatableString.optional(),
    modifiers: z.array(ItemModifierOfCartV2).min(1).max(25).optional(),
  }),
);

export const ModifierGroupOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    name: TranslatableString.optional(),
    modifiers: z.array(ItemModifierOfOrders).min(1).max(10).optional(),
  }),
);

export const MultiCurrencyPrice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: 0, lte: 1000000000000000 }).optional(),
    convertedAmount: decimal({ gte: 0, lte: 1000000000000000 }).optional(),
    formattedAmount: z.string().optional(),
    formattedConvertedAmount: z.string().optional(),
  }),
);

export const NameInLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["LINE_ITEM_DEFAULT"]),
);

export const NameInOther: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["OTHER_DEFAULT"]));

export const OrderActivityTypeEnumActivityType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "ORDER_PLACED",
    "ORDER_PAID",
    "ORDER_FULFILLED",
    "ORDER_NOT_FULFILLED",
    "ORDER_CANCELED",
    "DOWNLOAD_LINK_SENT",
    "TRACKING_NUMBER_ADDED",
    "TRACKING_NUMBER_EDITED",
    "TRACKING_LINK_ADDED",
    "SHIPPING_CONFIRMATION_EMAIL_SENT",
    "INVOICE_ADDED",
    "INVOICE_REMOVED",
    "INVOICE_SENT",
    "FULFILLER_EMAIL_SENT",
    "SHIPPING_ADDRESS_EDITED",
    "EMAIL_EDITED",
    "PICKUP_READY_EMAIL_SENT",
    "MERCHANT_COMMENT",
    "ORDER_PARTIALLY_PAID",
    "DRAFT_ORDER_CHANGES_APPLIED",
    "SAVED_PAYMENT_METHOD",
    "AUTHORIZED_PAYMENT_CREATED",
    "AUTHORIZED_PAYMENT_CAPTURED",
    "AUTHORIZED_PAYMENT_VOIDED",
    "REFUND_INITIATED",
    "PAYMENT_REFUNDED",
    "PAYMENT_REFUND_FAILED",
    "REFUNDED_AS_STORE_CREDIT",
    "PAYMENT_PENDING",
    "PAYMENT_CANCELED",
    "PAYMENT_DECLINED",
    "ORDER_PENDING",
    "ORDER_REJECTED",
    "RECEIPT_CREATED",
    "RECEIPT_SENT",
    "CHARGEBACK_CREATED",
    "CHARGEBACK_REVERSED",
    "ORDER_REFUNDED",
  ]),
);

export const OrderChange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      lineItemChanged: LineItemChanges.optional(),
      lineItemAdded: ManagedLineItem.optional(),
      lineItemRemoved: ManagedLineItem.optional(),
      discountAdded: ManagedDiscount.optional(),
      discountRemoved: ManagedDiscount.optional(),
      additionalFeeAdded: ManagedAdditionalFee.optional(),
      additionalFeeRemoved: ManagedAdditionalFee.optional(),
      totalPriceChanged: TotalPriceChange.optional(),
      shippingInformationChanged: ShippingInformationChange.optional(),
    }),
    [
      "lineItemChanged",
      "lineItemAdded",
      "lineItemRemoved",
      "discountAdded",
      "discountRemoved",
      "additionalFeeAdded",
      "additionalFeeRemoved",
      "totalPriceChanged",
      "shippingInformationChanged",
    ],
  ),
);

export const OrderCreateNotifications: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sendNotificationToBuyer: z.boolean().nullish(),
    sendNotificationsToBusiness: z.boolean().nullish(),
  }),
);

export const OrderLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    productName: ProductName.optional(),
    catalogReference: CatalogReference.optional(),
    quantity: z.number().min(1).max(100000).optional(),
    totalDiscount: Price.optional(),
    descriptionLines: z.array(DescriptionLine).max(20).optional(),
    image: Image.optional(),
    physicalProperties: PhysicalProperties.optional(),
    itemType: ItemType.optional(),
    fulfillerId: guid.nullish(),
    refundQuantity: z.number().max(100000).nullish(),
    restockQuantity: z.number().max(100000).nullish(),
    price: Price.optional(),
    priceBeforeDiscounts: Price.optional(),
    totalPriceBeforeTax: Price.optional(),
    totalPriceAfterTax: Price.optional(),
    paymentOption: PaymentOptionType.optional(),
    taxDetails: ItemTaxFullDetailsOfOrders.optional(),
    taxInfo: LineItemTaxInfo.optional(),
    digitalFile: DigitalFile.optional(),
    subscriptionInfo: SubscriptionInfo.optional(),
    priceDescription: PriceDescription.optional(),
    depositAmount: Price.optional(),
    locations: z.array(LocationAndQuantity).max(5).optional(),
    lineItemPrice: Price.optional(),
    taxableAddress: TaxableAddress.optional(),
    priceUndetermined: z.boolean().optional(),
    fixedQuantity: z.boolean().optional(),
    decimalQuantity: DecimalQuantity.optional(),
    extendedFields: ExtendedFields.optional(),
    modifierGroups: z.array(ModifierGroupOfOrders).max(10).optional(),
  }),
);

export const OrderRefunded: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    manual: z.boolean().optional(),
    amount: Price.optional(),
    reason: z.string().max(200).optional(),
  }),
);

export const OrderTaxBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxName: z.string().max(200).optional(),
    taxType: z.string().max(200).optional(),
    jurisdiction: z.string().max(200).optional(),
    jurisdictionType: JurisdictionType.optional(),
    rate: decimal({ gte: 0, maxScale: 6 }).optional(),
    aggregatedTaxAmount: Price.optional(),
  }),
);

export const OrderTaxInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    totalTax: Price.optional(),
    taxBreakdown: z.array(OrderTaxBreakdown).max(50).optional(),
    taxExempt: z.boolean().nullish(),
  }),
);

export const Other: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: NameInOther.optional() }),
);

export const OtherCharge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: ChargeType.optional(),
    price: MultiCurrencyPrice.optional(),
    details: z.string().max(250).nullish(),
  }),
);

export const OwnerApps: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appIds: z.array(guid).min(1).max(10).optional() }),
);

export const PageUrlV2OfCartV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ relativePath: z.string().optional(), url: webUrl.nullish() }),
);

export const Payment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      regularPaymentDetails: RegularPaymentDetails.optional(),
      giftcardPaymentDetails: GiftCardPaymentDetails.optional(),
      membershipPaymentDetails: MembershipPaymentDetails.optional(),
      id: guid.nullish(),
      createdDate: dateTime.nullish(),
      updatedDate: dateTime.nullish(),
      amount: Price.optional(),
      refundDisabled: z.boolean().optional(),
      supportReceiptGeneration: z.boolean().optional(),
      cashRounding: CashRoundingDetails.optional(),
      status: PaymentStatus.optional(),
      chargeCorrelationId: guid.nullish(),
    }),
    ["regularPaymentDetails", "giftcardPaymentDetails", "membershipPaymentDetails"],
  ),
);

export const PaymentCanceled: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ regular: RegularPayment.optional(), paymentId: guid.optional() }),
);

export const PaymentDeclined: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ regular: RegularPayment.optional(), paymentId: guid.optional() }),
);

export const PaymentInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    giftCards: z.array(V2GiftCard).max(1).optional(),
    currencyCode: currency.optional(),
    billingAddress: Address.optional(),
    billingContact: FullAddressContactDetails.optional(),
  }),
);

export const PaymentMethodName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    buyerLanguageName: z.string().max(150).nullish(),
    siteLanguageName: z.string().max(150).nullish(),
    userDefinedName: UserDefinedPaymentMethodName.optional(),
  }),
);

export const PaymentOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: PaymentOptionType.optional() }),
);

export const PaymentOptionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "FULL_PAYMENT_ONLINE",
    "FULL_PAYMENT_OFFLINE",
    "MEMBERSHIP",
    "DEPOSIT_ONLINE",
    "MEMBERSHIP_OFFLINE",
    "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
  ]),
);

export const PaymentPending: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ regular: RegularPayment.optional(), paymentId: guid.optional() }),
);

export const PaymentRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentId: guid.optional(),
    amount: Price.optional(),
    externalRefund: z.boolean().optional(),
  }),
);

export const PaymentRefundFailed: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ refundId: guid.optional(), payment: RefundedPayment.optional() }),
);

export const PaymentRefunded: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ refundId: guid.optional(), payment: RefundedPayment.optional() }),
);

export const PaymentStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "APPROVED",
    "PENDING",
    "PENDING_MERCHANT",
    "CANCELED",
    "DECLINED",
    "REFUNDED",
    "PARTIALLY_REFUNDED",
    "AUTHORIZED",
    "VOIDED",
  ]),
);

export const PaymentSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    giftCards: z.array(GiftCardSummary).max(1).optional(),
    memberships: z.array(MembershipSummary).max(300).optional(),
    subscriptionCharges: z.array(SubscriptionCharges).max(100).optional(),
    requiresPaymentAfterGiftCard: z.boolean().optional(),
    totalAfterGiftCards: ConvertedMoney.optional(),
    payNow: ConvertedMoney.optional(),
    payLater: ConvertedMoney.optional(),
    payAfterFreeTrial: ConvertedMoney.optional(),
  }),
);

export const PhysicalProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    weight: z.union([z.number(), notANumber]).nullish(),
    sku: z.string().max(40).nullish(),
    shippable: z.boolean().optional(),
  }),
);

export const PickupAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    country: country.nullish(),
    subdivision: z.string().max(50).nullish(),
    city: z.string().max(1000).nullish(),
    postalCode: z.string().max(1000).nullish(),
    streetAddress: StreetAddress.optional(),
    addressLine: z.string().max(1000).nullish(),
    addressLine2: z.string().max(1000).nullish(),
    countryFullname: z.string().nullish(),
    subdivisionFullname: z.string().nullish(),
    geocode: z
      .looseObject({
        latitude: z.union([z.number(), notANumber]).nullish(),
        longitude: z.union([z.number(), notANumber]).nullish(),
      })
      .optional(),
    formattedAddress: z.string().nullish(),
  }),
);

export const PickupDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    address: Address.optional(),
    businessLocation: z.boolean().optional(),
    pickupMethod: PickupMethod.optional(),
  }),
);

export const PickupDetailsOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ address: PickupAddress.optional(), pickupMethod: PickupMethod.optional() }),
);

export const PickupMethod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["STORE_PICKUP", "PICKUP_POINT"]),
);

export const PlainTextValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(600).optional(),
    translated: z.string().max(600).nullish(),
  }),
);

export const PlatformFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: TranslatableString.optional(),
    amount: Price.optional(),
    lineItemId: guid.optional(),
    chargeType: ChargeTypeOfOrders.optional(),
    percentageRate: decimal({ gt: 0, lte: 1, maxScale: 4 }).optional(),
  }),
);

export const PlatformFeeSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    total: Price.optional(),
    totalPassOn: Price.optional(),
    totalAbsorbed: Price.optional(),
    fees: z.array(PlatformFee).max(300).optional(),
  }),
);

export const Policy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    title: z.string().min(1).max(29).nullish(),
    content: z.string().min(1).max(3000).optional(),
  }),
);

export const PredefinedPaymentMethod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CASH", "BANK_TRANSFER", "CHECK"]),
);

export const Price: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: 0, lte: 1000000000000000 }).optional(),
    formattedAmount: z.string().optional(),
  }),
);

export const PriceDescription: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(100).optional(),
    translated: z.string().min(1).max(100).nullish(),
  }),
);

export const PriceDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: decimal({ gte: 0, lte: 1000000000000000 }).optional(),
    description: z.string().max(200).nullish(),
  }),
);

export const PriceSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subtotal: MultiCurrencyPrice.optional(),
    shipping: MultiCurrencyPrice.optional(),
    tax: MultiCurrencyPrice.optional(),
    discount: MultiCurrencyPrice.optional(),
    total: MultiCurrencyPrice.optional(),
    additionalFees: MultiCurrencyPrice.optional(),
  }),
);

export const PriceSummaryOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subtotal: Price.optional(),
    shipping: Price.optional(),
    tax: Price.optional(),
    discount: Price.optional(),
    total: Price.optional(),
    totalAdditionalFees: Price.optional(),
  }),
);

export const ProductName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(200).optional(),
    translated: z.string().min(1).max(400).nullish(),
  }),
);

export const QuantityUpdate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ newQuantity: z.number().min(1).max(100000).optional() }),
);

export const QueryV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      paging: Paging.optional(),
      cursorPaging: CursorPaging.optional(),
      filter: z.record(z.string(), z.unknown()).nullish(),
      sort: z.array(SortingOfProducts).optional(),
      fields: z.array(z.string()).optional(),
      fieldsets: z.array(z.string()).optional(),
    }),
    ["paging", "cursorPaging"],
  ),
);

export const RateType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["NO_TAX_COLLECTED", "MANUAL_RATE", "AUTO_RATE", "FALLBACK_RATE"]),
);

export const Reason: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["MANUAL", "SCHEDULED"]));

export const ReceiptCreated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      wixReceipt: WixReceipt.optional(),
      externalReceipt: ExternalReceipt.optional(),
      paymentId: guid.optional(),
    }),
    ["wixReceipt", "externalReceipt"],
  ),
);

export const ReceiptSent: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      wixReceipt: WixReceipt.optional(),
      externalReceipt: ExternalReceipt.optional(),
      paymentId: guid.optional(),
    }),
    ["wixReceipt", "externalReceipt"],
  ),
);

export const RecipientInfoChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ recipientInfoBeforeChange: AddressWithContact.optional() }),
);

export const RedemptionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CREDITS", "SESSIONS"]),
);

export const Refund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    transactions: z.array(RefundTransaction).max(50).optional(),
    details: RefundDetails.optional(),
    createdDate: dateTime.nullish(),
    summary: AggregatedRefundSummary.optional(),
    requestingServiceAppId: guid.nullish(),
  }),
);

export const RefundDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    items: z.array(RefundItem).max(300).optional(),
    shippingIncluded: z.boolean().optional(),
    reason: z.string().max(200).nullish(),
    lineItems: z.array(LineItemRefund).max(300).optional(),
    additionalFees: z.array(AdditionalFeeRefund).max(100).optional(),
    shipping: ShippingRefund.optional(),
  }),
);

export const RefundInitiated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    refundId: guid.optional(),
    amount: Price.optional(),
    payments: z.array(RefundedPayment).min(1).max(50).optional(),
    reason: z.string().max(200).nullish(),
  }),
);

export const RefundItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    quantity: z.number().min(1).max(100000).optional(),
  }),
);

export const RefundItemsBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItems: z.array(LineItemRefundSummary).max(300).optional() }),
);

export const RefundSideEffects: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    restockInfo: RestockInfo.optional(),
    sendOrderRefundedEmail: z.boolean().optional(),
    customMessage: z.string().min(1).max(1000).nullish(),
  }),
);

export const RefundStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PENDING", "SUCCEEDED", "FAILED", "SCHEDULED", "STARTED"]),
);

export const RefundStatusInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentGatewayReasonCode: z.string().min(1).max(10).nullish(),
    description: z.string().min(1).max(1000).nullish(),
  }),
);

export const RefundTransaction: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentId: guid.optional(),
    amount: Price.optional(),
    refundStatus: RefundStatus.optional(),
    refundStatusInfo: RefundStatusInfo.optional(),
    gatewayRefundId: guid.nullish(),
    providerRefundId: z.string().nullish(),
    externalRefund: z.boolean().optional(),
  }),
);

export const RefundedAsStoreCredit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ amount: Price.optional(), reason: z.string().max(100).nullish() }),
);

export const RefundedPayment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      regular: RegularPaymentRefund.optional(),
      giftCard: GiftCardPaymentRefund.optional(),
      membership: MembershipPaymentRefund.optional(),
      paymentId: guid.optional(),
      externalRefund: z.boolean().optional(),
    }),
    ["regular", "giftCard", "membership"],
  ),
);

export const Region: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.nullish(), name: z.string().max(100).nullish() }),
);

export const RegularPayment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ creditCardDetails: CreditCardDetails.optional(), amount: Price.optional() }),
);

export const RegularPaymentDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    creditCardDetails: CreditCardPaymentMethodDetails.optional(),
    paymentOrderId: z.string().max(100).nullish(),
    gatewayTransactionId: z.string().max(100).nullish(),
    paymentMethod: z.string().max(150).nullish(),
    providerTransactionId: z.string().max(100).nullish(),
    offlinePayment: z.boolean().optional(),
    status: TransactionStatus.optional(),
    savedPaymentMethod: z.boolean().optional(),
    authorizationDetails: AuthorizationDetails.optional(),
    chargebacks: z.array(Chargeback).max(6).optional(),
    platformFee: Price.optional(),
    paymentMethodName: PaymentMethodName.optional(),
  }),
);

export const RegularPaymentRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: Price.optional(),
    lastFourDigits: z.string().max(4).nullish(),
    brand: z.string().max(100).nullish(),
  }),
);

export const RemoveCouponRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const RemoveCouponResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const RemoveLineItemsFromCurrentCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemIds: z.array(guid).min(1).max(100) }),
);

export const RemoveLineItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const RestockInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ type: RestockType.optional(), items: z.array(RestockItem).max(300).optional() }),
);

export const RestockItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    quantity: z.number().min(1).max(100000).optional(),
  }),
);

export const RestockType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["NO_ITEMS", "ALL_ITEMS", "SOME_ITEMS"]),
);

export const RuleType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "VALIDATION",
    "OTHER",
    "MAX",
    "MIN",
    "MAX_LENGTH",
    "MIN_LENGTH",
    "MAX_SIZE",
    "MIN_SIZE",
    "FORMAT",
    "DECIMAL_LTE",
    "DECIMAL_GTE",
    "DECIMAL_LT",
    "DECIMAL_GT",
    "DECIMAL_MAX_SCALE",
    "INVALID_ENUM_VALUE",
    "REQUIRED_FIELD",
    "FIELD_NOT_ALLOWED",
    "ONE_OF_ALIGNMENT",
    "EXACT_LENGTH",
    "EXACT_SIZE",
    "REQUIRED_ONE_OF_FIELD",
  ]),
);

export const SavedPaymentMethod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().min(1).max(100).optional(),
    description: z.string().min(1).max(100).nullish(),
  }),
);

export const ScheduledAction: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["VOID", "CAPTURE"]));

export const SelectedCarrierServiceOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().max(100).optional(),
    title: z.string().max(250).optional(),
    logistics: DeliveryLogistics.optional(),
    cost: SelectedCarrierServiceOptionPrices.optional(),
    requestedShippingOption: z.boolean().optional(),
    otherCharges: z.array(SelectedCarrierServiceOptionOtherCharge).optional(),
    carrierId: guid.nullish(),
    deliveryAllocations: z.array(DeliveryAllocation).max(300).optional(),
    partial: z.boolean().nullish(),
  }),
);

export const SelectedCarrierServiceOptionOtherCharge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: ChargeType.optional(),
    details: z.string().max(200).nullish(),
    cost: SelectedCarrierServiceOptionPrices.optional(),
  }),
);

export const SelectedCarrierServiceOptionPrices: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    totalPriceAfterTax: MultiCurrencyPrice.optional(),
    totalPriceBeforeTax: MultiCurrencyPrice.optional(),
    taxDetails: ItemTaxFullDetails.optional(),
    totalDiscount: MultiCurrencyPrice.optional(),
    price: MultiCurrencyPrice.optional(),
  }),
);

export const SelectedMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(200).optional(),
    appId: guid.optional(),
    lineItemIds: z.array(z.string().min(1).max(100)).min(1).max(300).optional(),
  }),
);

export const SelectedMembershipOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(100).optional(), appId: guid.optional() }),
);

export const SelectedMembershipUpdate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ newMembership: V2SelectedMembership.optional() }),
);

export const SelectedMemberships: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberships: z.array(SelectedMembership).max(300).optional() }),
);

export const SelectedShippingOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ carrierId: guid.nullish(), code: z.string().min(1).max(100).optional() }),
);

export const ServiceProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    scheduledDate: dateTime.nullish(),
    numberOfParticipants: z.number().min(1).max(10000).nullish(),
    endDate: dateTime.nullish(),
  }),
);

export const Severity: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["WARNING", "ERROR"]));

export const ShippingInformation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    region: ShippingRegion.optional(),
    selectedCarrierServiceOption: SelectedCarrierServiceOption.optional(),
    carrierServiceOptions: z.array(CarrierServiceOption).optional(),
  }),
);

export const ShippingInformationChange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    originalShippingInfo: ShippingInformationOfOrders.optional(),
    newShippingInfo: ShippingInformationOfOrders.optional(),
  }),
);

export const ShippingInformationOfDraftSubscriptionContracts: z.ZodType = /* @__PURE__ */ z.lazy(
  () =>
    z.looseObject({
      carrierId: z.string().min(1).max(100).nullish(),
      code: z.string().min(1).max(100).nullish(),
      title: z.string().max(250).optional(),
      logistics: DeliveryLogisticsOfOrders.optional(),
      cost: ShippingPriceOfOrders.optional(),
      region: ShippingRegionOfOrders.optional(),
    }),
);

export const ShippingInformationOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ total: Price.optional(), shippingTitle: z.string().max(250).optional() }),
);

export const ShippingOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().max(100).optional(),
    title: z.string().max(250).optional(),
    logistics: DeliveryLogistics.optional(),
    cost: ShippingPrice.optional(),
    deliveryAllocations: z.array(DeliveryAllocation).max(300).optional(),
    partial: z.boolean().nullish(),
  }),
);

export const ShippingPrice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: MultiCurrencyPrice.optional(),
    otherCharges: z.array(OtherCharge).optional(),
  }),
);

export const ShippingPriceOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: Price.optional(),
    totalPriceBeforeTax: Price.optional(),
    totalPriceAfterTax: Price.optional(),
    taxDetails: ItemTaxFullDetailsOfOrders.optional(),
    taxInfo: LineItemTaxInfo.optional(),
    discount: Price.optional(),
  }),
);

export const ShippingRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ amount: Price.optional() }),
);

export const ShippingRegion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), name: z.string().max(100).optional() }),
);

export const ShippingRegionOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: z.string().max(100).nullish() }),
);

export const SortingOfManualTaxMappings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldName: z.string().max(50).optional(), order: SortOrder.optional() }),
);

export const SourceOfCartV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_ADDITIONAL_FEE_SOURCE", "SERVICE_PLUGIN", "LINE_ITEM", "DELIVERY", "PLATFORM"]),
);

export const StreetAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    number: z.string().optional(),
    name: z.string().optional(),
    apt: z.string().nullish(),
  }),
);

export const SubscriptionCharges: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemIds: z.array(guid).min(1).max(300).optional(),
    description: z.string().max(1000).nullish(),
    charges: z.array(Charge).max(50).optional(),
  }),
);

export const SubscriptionInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    cycleNumber: z.number().optional(),
    subscriptionOptionTitle: z.string().max(150).optional(),
    subscriptionOptionDescription: z.string().max(500).nullish(),
    subscriptionSettings: SubscriptionSettingsOfOrders.optional(),
    chargesDescription: z.string().max(1000).nullish(),
  }),
);

export const SubscriptionOptionInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subscriptionSettings: SubscriptionSettings.optional(),
    title: Title.optional(),
    description: Description.optional(),
  }),
);

export const SubscriptionSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    frequency: SubscriptionFrequency.optional(),
    interval: z.number().min(1).max(3650).nullish(),
    autoRenewal: z.boolean().optional(),
    billingCycles: z.number().min(1).nullish(),
    enableCustomerCancellation: z.boolean().optional(),
    freeTrialPeriod: FreeTrialPeriod.optional(),
    startDate: dateTime.nullish(),
  }),
);

export const SubscriptionSettingsOfDeliverySolutions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ frequency: SubscriptionFrequency.optional() }),
);

export const SubscriptionSettingsOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    frequency: SubscriptionFrequency.optional(),
    interval: z.number().min(1).max(3650).nullish(),
    autoRenewal: z.boolean().optional(),
    billingCycles: z.number().min(1).nullish(),
    enableCustomerCancellation: z.boolean().optional(),
    freeTrialPeriod: FreeTrialPeriodOfOrders.optional(),
    startDate: dateTime.nullish(),
  }),
);

export const SubtotalBelowOrderMinimumErrorData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    minimumOrderSubtotal: ConvertedMoney.optional(),
    remainingAmount: ConvertedMoney.optional(),
  }),
);

export const SystemError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ errorCode: z.string().nullish() }),
);

export const TargetOfCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ other: Other.optional(), lineItem: LineItem.optional() }), [
    "other",
    "lineItem",
  ]),
);

export const Tax: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: TranslatableString.optional(),
    taxableAmount: ConvertedMoney.optional(),
    exemptAmount: ConvertedMoney.optional(),
    amount: ConvertedMoney.optional(),
  }),
);

export const TaxBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    jurisdiction: z.string().max(200).nullish(),
    nonTaxableAmount: MultiCurrencyPrice.optional(),
    rate: decimal({ gte: 0, maxScale: 6 }).nullish(),
    taxAmount: MultiCurrencyPrice.optional(),
    taxableAmount: MultiCurrencyPrice.optional(),
    taxType: z.string().max(200).nullish(),
    taxName: z.string().max(200).nullish(),
    jurisdictionType: JurisdictionType.optional(),
  }),
);

export const TaxCalculationDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      manualRateReason: ManualCalculationReason.optional(),
      autoTaxFallbackDetails: AutoTaxFallbackCalculationDetails.optional(),
      rateType: RateType.optional(),
    }),
    ["manualRateReason", "autoTaxFallbackDetails"],
  ),
);

export const TaxInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pricesIncludeTax: z.boolean().optional(), taxExemptGroupId: guid.nullish() }),
);

export const TaxRateBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().max(100).optional(),
    rate: decimal({ gte: 0, lte: 1, maxScale: 6 }).optional(),
    tax: MultiCurrencyPrice.optional(),
  }),
);

export const TaxSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxableAmount: MultiCurrencyPrice.optional(),
    totalTax: MultiCurrencyPrice.optional(),
    calculationDetails: TaxCalculationDetails.optional(),
  }),
);

export const TaxSummaryOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ totalTax: Price.optional() }),
);

export const TaxableAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ addressType: TaxableAddressType.optional() }),
);

export const TaxableAddressType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["BUSINESS", "BILLING", "SHIPPING"]),
);

export const Title: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(150).optional(),
    translated: z.string().min(1).max(150).nullish(),
  }),
);

export const TotalPriceChange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ originalTotal: Price.optional(), newTotal: Price.optional() }),
);

export const TransactionStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNDEFINED",
    "APPROVED",
    "PENDING",
    "PENDING_MERCHANT",
    "CANCELED",
    "DECLINED",
    "REFUNDED",
    "PARTIALLY_REFUNDED",
    "AUTHORIZED",
    "VOIDED",
  ]),
);

export const TranslatableString: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(200).optional(),
    translated: z.string().min(1).max(400).nullish(),
  }),
);

export const TranslatedValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).optional(),
    translated: z.string().min(1).nullish(),
  }),
);

export const UpdateCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartInfo: CartOfCart.optional(),
    couponCode: z.string().nullish(),
    merchantDiscounts: z.array(MerchantDiscountInput).optional(),
    lineItems: z.array(LineItemOfCart).max(300).optional(),
    customLineItems: z.array(CustomLineItem).max(300).optional(),
  }),
);

export const UpdateCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const UpdateExtendedFieldsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string(),
    namespace: z.string(),
    namespaceData: z.record(z.string(), z.unknown()),
  }),
);

export const UpdateLineItemsQuantityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, lineItems: z.array(LineItemQuantityUpdate).min(1).max(100) }),
);

export const UpdateLineItemsQuantityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cart: CartOfCart.optional() }),
);

export const UpsellBenefitMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    benefitType: BenefitType.optional(),
    benefitValue: decimal({ gt: 0, lte: 1000000000000000, maxScale: 4 }).nullish(),
  }),
);

export const UpsellOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    title: z.string().max(200).nullish(),
    description: z.string().max(500).nullish(),
    catalogReference: CatalogReference.optional(),
    metadata: UpsellBenefitMetadata.optional(),
    priceDetails: PriceDetails.optional(),
  }),
);

export const UserDefinedPaymentMethodName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      predefined: PredefinedPaymentMethod.optional(),
      custom: z.string().min(1).max(150).nullish(),
    }),
    ["predefined", "custom"],
  ),
);

export const V1ItemModifier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    quantity: z.number().min(1).max(100000).nullish(),
    label: TranslatableString.optional(),
    details: TranslatableString.optional(),
    price: decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 }).nullish(),
  }),
);

export const V1ModifierGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    name: TranslatableString.optional(),
    modifiers: z.array(V1ItemModifier).min(1).max(25).optional(),
  }),
);

export const V1ScheduledAction: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ actionType: ActionType.optional(), executionDate: dateTime.nullish() }),
);

export const V2AdditionalFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(1).max(100).nullish(),
    name: TranslatableString.optional(),
    providerAppId: z.string().min(1).max(100).nullish(),
    lineItemIds: z.array(guid).max(100).optional(),
    price: ConvertedMoney.optional(),
    subscriptionCycles: z.number().min(1).max(999).nullish(),
    source: SourceOfCartV2.optional(),
  }),
);

export const V2CalculationErrors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      generalShippingCalculationError: Details.optional(),
      carrierErrors: V2CarrierErrors.optional(),
      selectedShippingOptionError: Details.optional(),
      taxCalculationError: Details.optional(),
      couponCalculationError: Details.optional(),
      giftCardCalculationError: Details.optional(),
      orderValidationErrors: z.array(ApplicationError).max(100).optional(),
      membershipError: Details.optional(),
      discountsCalculationError: Details.optional(),
    }),
    ["generalShippingCalculationError", "carrierErrors", "selectedShippingOptionError"],
  ),
);

export const V2CarrierError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ carrierId: guid.optional(), error: Details.optional() }),
);

export const V2CarrierErrors: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ errors: z.array(V2CarrierError).max(100).optional() }),
);

export const V2Coupon: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), code: z.string().min(1).max(50).optional() }),
);

export const V2ExistingMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.optional(), membershipId: z.string().min(1).max(200).optional() }),
);

export const V2GiftCard: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    obfuscatedCode: z.string().max(50).optional(),
    appId: guid.optional(),
    externalId: z.string().min(1).max(50).nullish(),
    requestedRedeemAmount: ConvertedMoney.optional(),
  }),
);

export const V2LineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    name: TranslatableString.optional(),
    quantityInfo: ItemQuantityInfo.optional(),
    pricing: ItemPricingInfo.optional(),
    source: ItemSource.optional(),
    attributes: ItemAttributes.optional(),
    deliveryConfig: ItemDeliveryConfig.optional(),
    taxConfig: ItemTaxConfig.optional(),
    paymentConfig: ItemPaymentConfig.optional(),
    status: ItemStatus.optional(),
    extendedFields: ExtendedFields.optional(),
    modifierGroups: z.array(ModifierGroupOfCartV2).max(25).optional(),
    discounts: z.array(ItemDiscount).max(100).optional(),
    customLineItem: z.boolean().optional(),
  }),
);

export const V2LineItemDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional(), amountOff: ConvertedMoney.optional() }),
);

export const V2Membership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      existingMembership: V2ExistingMembership.optional(),
      futureMembership: FutureMembership.optional(),
      name: TranslatableString.optional(),
      redemptionCost: z.number().nullish(),
      redemptionType: RedemptionType.optional(),
    }),
    ["existingMembership", "futureMembership"],
  ),
);

export const V2PriceSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subtotal: ConvertedMoney.optional(),
    discount: ConvertedMoney.optional(),
    delivery: ConvertedMoney.optional(),
    additionalFees: ConvertedMoney.optional(),
    tax: ConvertedMoney.optional(),
    total: ConvertedMoney.optional(),
  }),
);

export const V2SelectedMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(200).optional(),
    appId: guid.optional(),
    name: TranslatableString.optional(),
  }),
);

export const V2TaxSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxes: z.array(Tax).max(100).optional(),
    totalExempt: ConvertedMoney.optional(),
    pricesIncludeTax: z.boolean().optional(),
    lineItemTaxes: z.array(LineItemTax).max(300).optional(),
    deliveryTax: ConvertedMoney.optional(),
    additionalFeeTaxes: z.array(AdditionalFeeTax).max(100).optional(),
  }),
);

export const V2Violation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      customValidationData: CustomValidationErrorData.optional(),
      invalidCouponStatusData: InvalidCouponStatusErrorData.optional(),
      invalidCouponCodeData: InvalidCouponCodeErrorData.optional(),
      invalidGiftCardCodeData: InvalidGiftCardCodeErrorData.optional(),
      invalidGiftCardStatusData: InvalidGiftCardStatusErrorData.optional(),
      lineItemsOutOfStockData: LineItemsOutOfStockErrorData.optional(),
      membersOnlyItemData: MembersOnlyItemErrorData.optional(),
      subtotalBelowOrderMinimumData: SubtotalBelowOrderMinimumErrorData.optional(),
      invalidMembershipStatusData: InvalidMembershipStatusErrorData.optional(),
      scope: ViolationScope.optional(),
      code: ViolationCode.optional(),
      description: z.string().max(1000).nullish(),
      severity: Severity.optional(),
    }),
    [
      "customValidationData",
      "invalidCouponStatusData",
      "invalidCouponCodeData",
      "invalidGiftCardCodeData",
      "invalidGiftCardStatusData",
      "lineItemsOutOfStockData",
      "membersOnlyItemData",
      "subtotalBelowOrderMinimumData",
      "invalidMembershipStatusData",
    ],
  ),
);

export const ValidationError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldViolations: z.array(FieldViolation).optional() }),
);

export const ValidationsConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["SKIP_VALIDATIONS", "PRE_CHECKOUT_VALIDATIONS", "CHECKOUT_VALIDATIONS"]),
);

export const VatId: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().optional(), type: VatType.optional() }),
);

export const VatType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNSPECIFIED", "CPF", "CNPJ"]),
);

export const Violation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    severity: Severity.optional(),
    target: TargetOfCart.optional(),
    description: z.string().min(1).max(1000).nullish(),
    suggestedFix: SuggestedFix.nullish(),
  }),
);

export const ViolationCode: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "GENERAL_CODE",
    "CUSTOM_VALIDATION",
    "EMPTY_CART",
    "LINE_ITEMS_OUT_OF_STOCK",
    "MEMBERS_ONLY_ITEM",
    "INVALID_COUPON_CODE",
    "INVALID_COUPON_STATUS",
    "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD",
    "MISSING_DELIVERY_ADDRESS",
    "MISSING_DELIVERY_METHOD",
    "DELIVERY_METHOD_NO_LONGER_AVAILABLE",
    "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS",
    "INVALID_GIFT_CARD_CODE",
    "INVALID_GIFT_CARD_STATUS",
    "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD",
    "SUBTOTAL_BELOW_ORDER_MINIMUM",
    "INVALID_MEMBERSHIP_STATUS",
    "INVALID_POSTAL_CODE",
    "INVALID_SUBDIVISION",
    "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART",
    "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART",
    "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
    "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
  ]),
);

export const ViolationScope: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["GLOBAL", "LINE_ITEM", "DISCOUNT", "DELIVERY", "TAX", "MEMBERSHIP", "GIFT_CARD"]),
);

export const WixReceipt: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ receiptId: guid.optional(), displayNumber: z.string().min(1).max(40).nullish() }),
);

export const TaxDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxable: z.boolean().optional(), taxGroupId: guid.nullish() }),
);

export const ShippingChangedDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippingInfoBeforeChange: ShippingInformationOfDraftSubscriptionContracts.optional(),
  }),
);

export const Order: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    number: z.string().optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    lineItems: z.array(OrderLineItem).min(1).max(300).optional(),
    buyerInfo: BuyerInfo.optional(),
    paymentStatus: PaymentStatusEnumPaymentStatus.optional(),
    fulfillmentStatus: FulfillmentStatus.optional(),
    buyerLanguage: z.string().nullish(),
    weightUnit: WeightUnit.optional(),
    currency: currency.nullish(),
    currencyConversionDetails: CurrencyConversionDetails.optional(),
    taxIncludedInPrices: z.boolean().optional(),
    siteLanguage: z.string().nullish(),
    priceSummary: PriceSummaryOfOrders.optional(),
    billingInfo: AddressWithContact.optional(),
    shippingInfo: ShippingInformationOfDraftSubscriptionContracts.optional(),
    buyerNote: z.string().max(1000).nullish(),
    status: OrderStatus.optional(),
    archived: z.boolean().nullish(),
    taxSummary: TaxSummaryOfOrders.optional(),
    taxInfo: OrderTaxInfo.optional(),
    appliedDiscounts: z.array(AppliedDiscountOfOrders).max(320).optional(),
    activities: z.array(Activity).max(1000).optional(),
    attributionSource: AttributionSource.optional(),
    createdBy: CreatedBy.optional(),
    channelInfo: ChannelInfo.optional(),
    seenByAHuman: z.boolean().nullish(),
    checkoutId: guid.nullish(),
    customFields: z.array(CustomField).optional(),
    balanceSummary: BalanceSummaryOfOrders.optional(),
    additionalFees: z.array(AdditionalFeeOfOrders).max(100).optional(),
    extendedFields: ExtendedFields.optional(),
    purchaseFlowId: guid.nullish(),
    recipientInfo: AddressWithContact.optional(),
    tags: TagsOfOrders.optional(),
    purchasedDate: dateTime.nullish(),
    businessLocation: Location.optional(),
    payAfterFreeTrial: PriceSummaryOfOrders.optional(),
    platformFeeSummary: PlatformFeeSummary.optional(),
    imported: z.boolean().optional(),
  }),
);

export const PaymentStatusEnumPaymentStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNSPECIFIED",
    "NOT_PAID",
    "PAID",
    "PARTIALLY_REFUNDED",
    "FULLY_REFUNDED",
    "PENDING",
    "PARTIALLY_PAID",
    "PENDING_MERCHANT",
    "CANCELED",
    "DECLINED",
  ]),
);

export const OrderStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED"]),
);

export const BalanceSummaryOfOrders: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    balance: Balance.optional(),
    paid: Price.optional(),
    refunded: Price.optional(),
    authorized: Price.optional(),
    pendingRefund: Price.optional(),
    pending: Price.optional(),
    chargeback: Price.optional(),
    chargebackReversal: Price.optional(),
    platformFees: Price.optional(),
    totalMinusPlatformFees: Price.optional(),
    cashRoundingAdjustment: CashRounding.optional(),
  }),
);

export const OrderTransactions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.optional(),
    payments: z.array(Payment).max(100).optional(),
    refunds: z.array(Refund).max(300).optional(),
  }),
);

export const CaptureAuthorizedPaymentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderTransactions: OrderTransactions.optional() }),
);

export const VoidAuthorizedPaymentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderTransactions: OrderTransactions.optional() }),
);

export const IdentificationData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      anonymousVisitorId: guid.optional(),
      memberId: guid.optional(),
      wixUserId: guid.optional(),
      appId: guid.optional(),
      contactId: guid.nullish(),
    }),
    ["anonymousVisitorId", "memberId", "wixUserId", "appId"],
  ),
);

export const SuggestedFix: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["REMOVE_LINE_ITEM"]));
