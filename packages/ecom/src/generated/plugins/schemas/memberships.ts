// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { dateTime, decimal, webUrl } from "@portico/core/schemas";
import * as z from "zod/v4";

export const CatalogReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogItemId: z.string().min(1).max(36).optional(),
    appId: z.string().min(1).optional(),
    options: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const SelectedMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(200).optional(),
    lineItemIds: z.array(z.string().min(1).max(100)).min(1).max(300).optional(),
  }),
);

export const ListEligibleMembershipsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    eligibleMemberships: z.array(Membership).max(300),
    invalidMemberships: z.array(InvalidMembership).max(300).optional(),
    selectedMemberships: z.array(SelectedMembership).max(300).optional(),
  }),
);

export const Membership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(200).optional(),
    name: MembershipName.optional(),
    lineItemIds: z.array(z.string().min(1).max(100)).max(300).optional(),
    credits: MembershipPaymentCredits.optional(),
    expirationDate: dateTime.nullish(),
    additionalData: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const MembershipName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().max(100).optional(),
    translated: z.string().max(100).nullish(),
  }),
);

export const MembershipPaymentCredits: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ total: z.number().min(1).optional(), remaining: z.number().optional() }),
);

export const InvalidMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    membership: Membership.optional(),
    reason: z.string().min(1).max(200).optional(),
  }),
);

export const ListExistingMembershipsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberships: z.array(ExistingMembership).max(300).optional() }),
);

export const ExistingMembership: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    membership: Membership.optional(),
    coveredLineItems: z.array(CoveredLineItem).max(300).optional(),
  }),
);

export const CoveredLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: z.string().min(1).max(100).optional(),
    redemptionCost: z.number().optional(),
  }),
);

export const ListPurchasablePlansResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    purchasablePlans: z.array(PurchasablePlan).max(300).optional(),
    coverages: z.array(LineItemCoverage).max(300).optional(),
  }),
);

export const PurchasablePlan: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogReference: CatalogReference.optional(),
    name: MembershipName.optional(),
    benefits: z.array(Benefit).min(1).max(50).optional(),
    offeringDescription: z.string().max(500).nullish(),
    infoCollectionUrl: webUrl.nullish(),
    price: decimal({ gte: 0, maxScale: 3 }).optional(),
    priceDescription: z.string().max(500).nullish(),
  }),
);

export const Benefit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    limitedQuota: LimitedQuota.optional(),
    benefitId: z.string().min(1).max(200).optional(),
    label: z.string().max(200).nullish(),
    quotaType: QuotaType.optional(),
  }),
);

export const LimitedQuota: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    total: z.number().min(1).optional(),
    remaining: z.number().optional(),
    limitedQuotaType: LimitedQuotaType.optional(),
  }),
);

export const LimitedQuotaType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PUNCH_CARD", "CREDIT"]),
);

export const QuotaType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LIMITED", "UNLIMITED"]));

export const LineItemCoverage: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    benefitId: z.string().min(1).max(200).optional(),
    lineItemId: z.string().min(1).max(100).optional(),
    redemptionCost: z.number().optional(),
  }),
);

export const ChargeMembershipResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ transactionId: z.string().min(1).max(100) }),
);

export const GetMembershipVoidabilityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ voidable: z.boolean(), reason: z.string().min(1).max(200).nullish() }),
);

export const VoidMembershipChargeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);
