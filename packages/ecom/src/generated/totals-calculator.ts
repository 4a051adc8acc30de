// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate what a set of items would cost without creating a cart or checkout.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { ExtendedFields, WeightUnit } from "@portico/core/types";
import { membershipOptionsCodec, shippingInformationCodec, shippingOptionCodec } from "./codecs.js";
import type {
  AdditionalFee,
  AddressInput,
  AppliedDiscount,
  CalculatedLineItem,
  CalculationErrors,
  CatalogReferenceInput,
  ExternalReferenceInput,
  GiftCard,
  ItemType,
  MembershipOptions,
  MultiCurrencyPrice,
  PaymentOptionType,
  PhysicalPropertiesInput,
  PriceSummary,
  SelectedMembershipsToSend,
  SelectedShippingOptionForCalculateTotals,
  ServiceProperties,
  ShippingInformation,
  SubscriptionSettingsOfDeliverySolutions,
  TaxableAddress,
  TaxDetailsInput,
  TaxSummary,
  V1ModifierGroupInput,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ExtendedFields,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  AdditionalFee as V1AdditionalFee,
  AdditionalFeeSource,
  Address,
  AddressInput,
  ApplicableLineItems,
  ApplicableLineItemsInput,
  AppliedDiscount,
  AutoTaxFallbackCalculationDetails,
  CalculatedLineItem,
  CalculationErrors,
  Carrier,
  CarrierError,
  CarrierErrors,
  CarrierInput,
  CarrierServiceOption,
  CatalogReference,
  CatalogReferenceInput,
  ChargeType,
  CouponOfCheckout as Coupon,
  DeliveryAllocation,
  DeliveryAllocationInput,
  DeliveryLogistics,
  Details,
  DiscountRule,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountType,
  ExternalReference,
  ExternalReferenceInput,
  FallbackReason,
  FieldViolation,
  GiftCard,
  InvalidMembership,
  ItemTaxFullDetails,
  ItemTaxFullDetailsInput,
  ItemType,
  ItemTypePreset,
  JurisdictionType,
  LineItemPricesData,
  ManualCalculationReason,
  Membership,
  MembershipName,
  MembershipNameInput,
  MembershipOptions,
  MembershipPaymentCredits,
  MerchantDiscountOfCheckout as MerchantDiscount,
  MultiCurrencyPrice,
  MultiCurrencyPriceInput,
  OtherCharge,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupDetails,
  PickupMethod,
  PriceSummary,
  RateType,
  Region,
  RuleType,
  SelectedCarrierServiceOption,
  SelectedCarrierServiceOptionInput,
  SelectedCarrierServiceOptionOtherCharge,
  SelectedCarrierServiceOptionOtherChargeInput,
  SelectedCarrierServiceOptionPrices,
  SelectedCarrierServiceOptionPricesInput,
  SelectedMembership,
  SelectedMembershipInput,
  SelectedMemberships,
  SelectedMembershipsInput,
  SelectedMembershipsToSend,
  SelectedMembershipToSend,
  SelectedShippingOption,
  SelectedShippingOptionForCalculateTotals,
  SelectedShippingOptionInput,
  ServiceProperties,
  ShippingInformation,
  ShippingOption,
  ShippingPrice,
  ShippingRegion,
  StreetAddress,
  StreetAddressInput,
  SubscriptionSettingsOfDeliverySolutions as SubscriptionSettings,
  SystemError,
  TaxableAddress,
  TaxableAddressType,
  TaxBreakdown,
  TaxCalculationDetails,
  TaxDetails as V1TaxDetails,
  TaxDetailsInput as V1TaxDetailsInput,
  TaxRateBreakdown,
  TaxSummary,
  TranslatableString,
  TranslatableStringInput,
  V1ItemModifier as ItemModifier,
  V1ItemModifierInput as ItemModifierInput,
  V1ModifierGroup as ModifierGroup,
  V1ModifierGroupInput as ModifierGroupInput,
  ValidationError,
} from "./common.js";

/** Options of {@link calculateTotals}. */
export type CalculateTotalsOptions = {
  /**
   * Older form of giftCards: code of one gift card to pay with.
   *
   * @deprecated
   */
  giftCardCode?: string | null;
  /** Id of your own for the calculation. 1 to 100 characters. */
  calculationId?: string | null;
  /** Items to calculate. At most 300 items. */
  lineItems?: LineItem[];
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address, which may decide the tax. */
  billingAddress?: AddressInput;
  /** Delivery option that the buyer chose. */
  selectedShippingOption?: SelectedShippingOptionForCalculateTotals;
  /** Buyer's email address, which may limit coupons. */
  buyerEmail?: string | null;
  /** Id of the member who buys. */
  memberId?: string | null;
  /** Memberships that pay for items. */
  selectedMemberships?: SelectedMembershipsToSend;
  /** Buyer's phone number. */
  buyerPhone?: string | null;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Resources of other apps that the purchase belongs to. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Id of the business location that sells. */
  businessLocationId?: string | null;
  /**
   * Older form of giftCards: amount to take from the card, as a decimal string.
   *
   * @deprecated
   */
  giftCardRedeemAmount?: string | null;
  /** Custom data that apps attach to the calculation. */
  extendedFields?: ExtendedFields;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** True to take discounts on items off their prices. */
  applyItemDiscountsToPrices?: boolean | null;
  /** Gift cards to pay with; their shape is not documented. */
  giftCards?: unknown;
  /** Memberships that pay for items; their shape is not documented. */
  membershipSelection?: unknown;
  /** Id of the payment method that the buyer chose. */
  sitePaymentMethodTypeId?: string | null;
} & (
  | {
      /** Id of a coupon to apply; use this or couponCode. */
      couponId?: string | null;
      couponCode?: undefined;
    }
  | {
      couponId?: undefined;
      /** Code of a coupon to apply; use this or couponId. */
      couponCode?: string | null;
    }
);

/**
 * Calculate prices, discounts, delivery, tax and fees for up to 300 items; nothing is saved.
 *
 * `POST /ecom/v1/calculate-totals` (ecom/totals-calculator)
 *
 * @param options - `lineItems` requires `id`, `price` and `quantity`. `selectedShippingOption`
 *   requires `code`. See {@link CalculateTotalsOptions} for all fields.
 * @remarks Requires the permission `ECOM.CALCULATE_TOTALS`.
 * @example
 * ```ts
 * const response = await client.use(totalsCalculator).calculateTotals();
 * ```
 */
export const calculateTotals: (
  options?: CalculateTotalsOptions,
) => Promise<CalculateTotalsResponse> = /* @__PURE__ */ operation({
  name: "ecom.totalsCalculator.calculateTotals",
  path: "/ecom/v1/calculate-totals",
  args: [
    [
      "couponId",
      "couponCode",
      "giftCardCode",
      "calculationId",
      "lineItems",
      "shippingAddress",
      "billingAddress",
      "selectedShippingOption",
      "buyerEmail",
      "memberId",
      "selectedMemberships",
      "buyerPhone",
      "purchaseFlowId",
      "externalReferences",
      "businessLocationId",
      "giftCardRedeemAmount",
      "extendedFields",
      "contactId",
      "taxExemptGroupId",
      "applyItemDiscountsToPrices",
      "giftCards",
      "membershipSelection",
      "sitePaymentMethodTypeId",
    ],
  ],
  request: {
    appliedDiscounts: { merchantDiscount: { percentage: "f" } },
    billingAddress: { geocode: { latitude: "f", longitude: "f" } },
    lineItems: {
      physicalProperties: { weight: "f" },
      serviceProperties: { endDate: "d", scheduledDate: "d" },
    },
    shippingAddress: { geocode: { latitude: "f", longitude: "f" } },
    shippingOptions: { shippingOptions: shippingOptionCodec },
  },
  response: {
    appliedDiscounts: { merchantDiscount: { percentage: "f" } },
    membershipOptions: membershipOptionsCodec,
    shippingInfo: shippingInformationCodec,
  },
  read: true,
});

/**
 * Request of {@link calculateTotals}.
 *
 * At most one of: `couponId`, `couponCode`.
 */
export interface CalculateTotalsRequest {
  /** Id of a coupon to apply; use this or couponCode. */
  couponId?: string | null;
  /** Code of a coupon to apply; use this or couponId. */
  couponCode?: string | null;
  /**
   * Older form of giftCards: code of one gift card to pay with.
   *
   * @deprecated
   */
  giftCardCode?: string | null;
  /** Id of your own for the calculation. 1 to 100 characters. */
  calculationId?: string | null;
  /** Items to calculate. At most 300 items. */
  lineItems?: LineItem[];
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address, which may decide the tax. */
  billingAddress?: AddressInput;
  /** Delivery option that the buyer chose. */
  selectedShippingOption?: SelectedShippingOptionForCalculateTotals;
  /** Buyer's email address, which may limit coupons. */
  buyerEmail?: string | null;
  /** Id of the member who buys. */
  memberId?: string | null;
  /** Memberships that pay for items. */
  selectedMemberships?: SelectedMembershipsToSend;
  /** Buyer's phone number. */
  buyerPhone?: string | null;
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Resources of other apps that the purchase belongs to. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Id of the business location that sells. */
  businessLocationId?: string | null;
  /**
   * Older form of giftCards: amount to take from the card, as a decimal string.
   *
   * @deprecated
   */
  giftCardRedeemAmount?: string | null;
  /** Custom data that apps attach to the calculation. */
  extendedFields?: ExtendedFields;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** True to take discounts on items off their prices. */
  applyItemDiscountsToPrices?: boolean | null;
  /** Gift cards to pay with; their shape is not documented. */
  giftCards?: unknown;
  /** Memberships that pay for items; their shape is not documented. */
  membershipSelection?: unknown;
  /** Id of the payment method that the buyer chose. */
  sitePaymentMethodTypeId?: string | null;
}

/** An item to calculate. */
export interface LineItem {
  /** Id of the item within the request. 1 to 100 characters. */
  id: string;
  /** How many of it. At most 100000. */
  quantity: number;
  /** The item in its catalog and the choice within it. */
  catalogReference?: CatalogReferenceInput;
  /** Name of the item. At most 200 characters. */
  productName?: string | null;
  /** Price of one, as a decimal string. */
  price: string;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Terms of the subscription, when the item is one. */
  subscriptionSettings?: SubscriptionSettingsOfDeliverySolutions;
  /** Way of paying. */
  paymentOption?: PaymentOptionType;
  /** Time and participants, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
  /** Deposit for one, as a decimal string; what is paid now when the way of paying is a deposit. */
  depositAmount?: string | null;
  /** Price of one before a sale, as a decimal string. */
  fullPrice?: string | null;
  /** Id of the delivery profile that ships it; the default one when absent. */
  deliveryProfileId?: string | null;
  /** Kind of item. */
  itemType?: ItemType;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
  /** Extras that were chosen, by group. At most 25 items. */
  modifierGroups?: V1ModifierGroupInput[];
}

/** A fee that an item brings. */
export interface ApiV1AdditionalFee {
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name?: string;
  /** The fee as a decimal string. */
  price?: string;
  /** How the fee is taxed. */
  taxDetails?: TaxDetailsInput;
}

/** Response of {@link calculateTotals}. */
export interface CalculateTotalsResponse {
  /** Prices of each item. */
  calculatedLineItems: CalculatedLineItem[];
  /** Totals, from the sum of the items to the final amount. */
  priceSummary?: PriceSummary;
  /**
   * Gift card and how much of it is used.
   *
   * @deprecated
   */
  giftCard?: GiftCard;
  /** Totals of the tax. */
  taxSummary?: TaxSummary;
  /** Delivery options and the one that was chosen. */
  shippingInfo?: ShippingInformation;
  /** Discounts that apply. At most 320 items. */
  appliedDiscounts: AppliedDiscount[];
  /** Parts of the calculation that failed; the other totals still hold. */
  calculationErrors?: CalculationErrors;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of the shop as an ISO 4217 code, such as 'EUR'. */
  currency: string;
  /** Currency that the buyer sees, as an ISO 4217 code. */
  conversionCurrency: string;
  /** True when prices already contain the tax. */
  taxIncludedInPrice: boolean;
  /** Totals of what is paid at the purchase. */
  payNow?: PriceSummary;
  /** Totals of what is paid afterwards. */
  payLater?: PriceSummary;
  /** Memberships that may pay for items. */
  membershipOptions?: MembershipOptions;
  /** Fees on top of the items. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Rate between the shop's currency and the buyer's, as a decimal string. */
  checkoutConversionRate?: string | null;
  /** What is paid at the purchase after the gift card. */
  payNowTotalAfterGiftCard?: MultiCurrencyPrice;
  /** What is paid in all after the gift card. */
  totalAfterGiftCard?: MultiCurrencyPrice;
  /** Totals of what is paid after a free trial. */
  payAfterFreeTrial?: PriceSummary;
}
