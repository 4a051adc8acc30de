// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate the totals of a set of items without creating a cart or checkout.
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
   * Code of a gift card to pay with. Use `giftCards` instead.
   *
   * @deprecated
   */
  giftCardCode?: string | null;
  /** Id that you choose for the calculation. 1 to 100 characters. */
  calculationId?: string | null;
  /** Items to calculate totals for. At most 300 items. */
  lineItems?: LineItem[];
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address, which can affect tax. */
  billingAddress?: AddressInput;
  /** Selected delivery option. */
  selectedShippingOption?: SelectedShippingOptionForCalculateTotals;
  /** Buyer's email address, which can affect coupon limits. */
  buyerEmail?: string | null;
  /** Id of the member who is the buyer. */
  memberId?: string | null;
  /** Memberships that pay for items. */
  selectedMemberships?: SelectedMembershipsToSend;
  /** Buyer's phone number. */
  buyerPhone?: string | null;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** References to related resources in other apps. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
  /**
   * Amount to redeem, as a decimal string. Use `giftCards` instead.
   *
   * @deprecated
   */
  giftCardRedeemAmount?: string | null;
  /** Extended fields of the calculation. */
  extendedFields?: ExtendedFields;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** Whether to deduct item discounts from the item prices. */
  applyItemDiscountsToPrices?: boolean | null;
  /** Gift cards to pay with. The platform does not document their shape. */
  giftCards?: unknown;
  /** Memberships that pay for items. The platform does not document their shape. */
  membershipSelection?: unknown;
  /** Id of the payment method that the buyer chose. */
  sitePaymentMethodTypeId?: string | null;
} & (
  | {
      /** Id of a coupon to apply. Send either this or `couponCode`. */
      couponId?: string | null;
      couponCode?: undefined;
    }
  | {
      couponId?: undefined;
      /** Code of a coupon to apply. Send either this or `couponId`. */
      couponCode?: string | null;
    }
);

/**
 * Calculates prices, discounts, delivery, tax and fees for up to 300 items, without saving the
 * result.
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
 * At most one of `couponId` and `couponCode` is set.
 */
export interface CalculateTotalsRequest {
  /** Id of a coupon to apply. Send either this or `couponCode`. */
  couponId?: string | null;
  /** Code of a coupon to apply. Send either this or `couponId`. */
  couponCode?: string | null;
  /**
   * Code of a gift card to pay with. Use `giftCards` instead.
   *
   * @deprecated
   */
  giftCardCode?: string | null;
  /** Id that you choose for the calculation. 1 to 100 characters. */
  calculationId?: string | null;
  /** Items to calculate totals for. At most 300 items. */
  lineItems?: LineItem[];
  /** Address to deliver to. */
  shippingAddress?: AddressInput;
  /** Billing address, which can affect tax. */
  billingAddress?: AddressInput;
  /** Selected delivery option. */
  selectedShippingOption?: SelectedShippingOptionForCalculateTotals;
  /** Buyer's email address, which can affect coupon limits. */
  buyerEmail?: string | null;
  /** Id of the member who is the buyer. */
  memberId?: string | null;
  /** Memberships that pay for items. */
  selectedMemberships?: SelectedMembershipsToSend;
  /** Buyer's phone number. */
  buyerPhone?: string | null;
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** References to related resources in other apps. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
  /**
   * Amount to redeem, as a decimal string. Use `giftCards` instead.
   *
   * @deprecated
   */
  giftCardRedeemAmount?: string | null;
  /** Extended fields of the calculation. */
  extendedFields?: ExtendedFields;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** Whether to deduct item discounts from the item prices. */
  applyItemDiscountsToPrices?: boolean | null;
  /** Gift cards to pay with. The platform does not document their shape. */
  giftCards?: unknown;
  /** Memberships that pay for items. The platform does not document their shape. */
  membershipSelection?: unknown;
  /** Id of the payment method that the buyer chose. */
  sitePaymentMethodTypeId?: string | null;
}

/** An item in a totals calculation. */
export interface LineItem {
  /** Id of the item within the request. 1 to 100 characters. */
  id: string;
  /** Quantity of the item. At most 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceInput;
  /** Name of the item. At most 200 characters. */
  productName?: string | null;
  /** Unit price, as a decimal string. */
  price: string;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalPropertiesInput;
  /** Subscription settings, if the item is a subscription. */
  subscriptionSettings?: SubscriptionSettingsOfDeliverySolutions;
  /** How the buyer pays for the item. */
  paymentOption?: PaymentOptionType;
  /** Time and participants of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /**
   * Deposit per unit, as a decimal string. The buyer pays it now if the payment option is a
   * deposit.
   */
  depositAmount?: string | null;
  /** Unit price before a sale, as a decimal string. */
  fullPrice?: string | null;
  /** Id of the item's delivery profile. Absent if the item uses the default profile. */
  deliveryProfileId?: string | null;
  /** Kind of item. */
  itemType?: ItemType;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Selected modifiers, by modifier group. At most 25 items. */
  modifierGroups?: V1ModifierGroupInput[];
}

/** An additional fee for an item. */
export interface ApiV1AdditionalFee {
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee. 1 to 50 characters. */
  name?: string;
  /** Amount of the fee, as a decimal string. */
  price?: string;
  /** Tax settings of the fee. */
  taxDetails?: TaxDetailsInput;
}

/** Response of {@link calculateTotals}. */
export interface CalculateTotalsResponse {
  /** Prices of each item. */
  calculatedLineItems: CalculatedLineItem[];
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: PriceSummary;
  /**
   * The gift card, and the amount that it pays.
   *
   * @deprecated
   */
  giftCard?: GiftCard;
  /** Totals of the tax calculation. */
  taxSummary?: TaxSummary;
  /** Available delivery options, and the selected option. */
  shippingInfo?: ShippingInformation;
  /** Discounts that have been applied. At most 320 items. */
  appliedDiscounts: AppliedDiscount[];
  /** Parts of the calculation that failed. The other totals are valid. */
  calculationErrors?: CalculationErrors;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of the store, as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Currency shown to the buyer, as an ISO 4217 code. */
  conversionCurrency: string;
  /** Whether prices include tax. */
  taxIncludedInPrice: boolean;
  /** Totals for the payment at checkout. */
  payNow?: PriceSummary;
  /** Totals of later payments. */
  payLater?: PriceSummary;
  /** Memberships that can pay for items. */
  membershipOptions?: MembershipOptions;
  /** Fees in addition to item prices. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Conversion rate between the store's currency and the buyer's currency, as a decimal string. */
  checkoutConversionRate?: string | null;
  /** Amount to pay at checkout after the gift card. */
  payNowTotalAfterGiftCard?: MultiCurrencyPrice;
  /** Total amount to pay after the gift card. */
  totalAfterGiftCard?: MultiCurrencyPrice;
  /** Totals for the payment after a free trial. */
  payAfterFreeTrial?: PriceSummary;
}
