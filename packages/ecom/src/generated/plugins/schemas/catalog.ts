// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { atMostOne, dateTime, decimal, guid, notANumber } from "@portico/core/schemas";
import * as z from "zod/v4";

export const CatalogReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogItemId: z.string().min(1).max(36).optional(),
    appId: z.string().min(1).optional(),
    options: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const GetCatalogItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogItems: z.array(Item) }),
);

export const Item: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogReference: CatalogReference, data: ItemData }),
);

export const ItemData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productName: ProductName.optional(),
    url: PageUrl.optional(),
    itemType: ItemType.optional(),
    price: decimal({ gte: 0, lte: 1000000000000000 }).optional(),
    fullPrice: decimal().nullish(),
    taxGroupId: guid.nullish(),
    descriptionLines: z.array(DescriptionLine).max(20).optional(),
    media: Image.optional(),
    quantityAvailable: z.number().max(100000000).nullish(),
    physicalProperties: PhysicalProperties.optional(),
    subscriptionOptionInfo: SubscriptionOptionInfo.optional(),
    paymentOption: PaymentOptionType.optional(),
    serviceProperties: ServiceProperties.optional(),
    rootCatalogItemId: z.string().min(1).max(36).nullish(),
    priceDescription: PriceDescription.optional(),
    depositAmount: decimal().nullish(),
    deliveryProfileId: guid.nullish(),
    consentRequiredPaymentPolicy: z.string().min(1).max(2500).nullish(),
    priceUndetermined: z.boolean().optional(),
    fixedQuantity: z.boolean().optional(),
    savePaymentMethod: z.boolean().optional(),
    taxableAddress: TaxableAddress.optional(),
    policies: z.array(Policy).max(5).optional(),
    additionalFees: z.array(AdditionalFee).max(5).optional(),
    membersOnly: z.boolean().optional(),
    modifierGroups: z.array(ModifierGroup).max(25).optional(),
  }),
);

export const ProductName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(200).optional(),
    translated: z.string().min(1).max(400).nullish(),
  }),
);

export const ItemType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ preset: ItemTypePreset.optional(), custom: z.string().optional() }), [
    "preset",
    "custom",
  ]),
);

export const ItemTypePreset: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNRECOGNISED", "PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE"]),
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

export const PlainTextValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(600).optional(),
    translated: z.string().max(600).nullish(),
  }),
);

export const Color: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(500).optional(),
    translated: z.string().max(500).nullish(),
    code: z.string().nullish(),
  }),
);

export const DescriptionLineName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(100).optional(),
    translated: z.string().max(200).nullish(),
  }),
);

export const PhysicalProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    weight: z.union([z.number(), notANumber]).nullish(),
    sku: z.string().max(40).nullish(),
    shippable: z.boolean().optional(),
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
  }),
);

export const SubscriptionFrequency: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "DAY", "WEEK", "MONTH", "YEAR"]),
);

export const FreeTrialPeriod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    frequency: SubscriptionFrequency.optional(),
    interval: z.number().min(1).max(999).optional(),
  }),
);

export const Title: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(150).optional(),
    translated: z.string().min(1).max(150).nullish(),
  }),
);

export const Description: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(500).optional(),
    translated: z.string().max(500).nullish(),
  }),
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

export const ServiceProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    scheduledDate: dateTime.nullish(),
    numberOfParticipants: z.number().min(1).max(10000).nullish(),
  }),
);

export const PriceDescription: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(100).optional(),
    translated: z.string().min(1).max(100).nullish(),
  }),
);

export const TaxableAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ addressType: TaxableAddressType.optional() }),
);

export const TaxableAddressType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["BUSINESS", "BILLING", "SHIPPING"]),
);

export const Policy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    title: z.string().min(1).max(29).nullish(),
    content: z.string().min(1).max(3000).optional(),
  }),
);

export const AdditionalFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(1).max(100).nullish(),
    name: z.string().min(1).max(50).optional(),
    price: decimal({ gte: 0, lte: 1000000000000000, maxScale: 2 }).optional(),
    taxDetails: TaxDetails.optional(),
  }),
);

export const TaxDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxable: z.boolean().optional(), taxGroupId: guid.nullish() }),
);

export const ModifierGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    name: TranslatableString.optional(),
    modifiers: z.array(ItemModifier).min(1).max(25).optional(),
  }),
);

export const TranslatableString: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(200).optional(),
    translated: z.string().min(1).max(400).nullish(),
  }),
);

export const ItemModifier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(36).optional(),
    quantity: z.number().min(1).max(100000).nullish(),
    label: TranslatableString.optional(),
    details: TranslatableString.optional(),
    price: decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 }).nullish(),
  }),
);

export const PageUrl: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ relativePath: z.string().optional(), url: z.string().nullish() }),
);

export const Image: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    url: z.string().optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().nullish(),
    filename: z.string().nullish(),
  }),
);
