// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  dateTime,
  decimal,
  guid,
  needing,
  notANumber,
  PlatformPagingMetadata,
  PlatformQuery,
  responseSchema,
  Tags,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  AddressLocation,
  CursorPaging,
  Cursors,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
  TagList,
  Tags,
} from "@portico/core/schemas";

export const CreateDiscountRuleRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discountRule: DiscountRule }),
);

export const DiscountRule: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    active: z.boolean().nullish(),
    name: z.string().min(1).max(50).nullish(),
    trigger: DiscountTrigger.optional(),
    activeTimeInfo: ActiveTimeInfo.optional(),
    discounts: Discounts.optional(),
    status: Status.optional(),
    usageCount: z.number().optional(),
    tags: Tags.optional(),
  }),
);

export const DiscountTrigger: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      and: And.optional(),
      or: Or.optional(),
      customTrigger: Custom.optional(),
      subtotalRange: SubtotalRange.optional(),
      itemQuantityRange: ItemQuantityRange.optional(),
      customerEligibility: CustomerEligibility.optional(),
      triggerType: TriggerType.optional(),
    }),
    ["and", "or", "customTrigger", "subtotalRange", "itemQuantityRange", "customerEligibility"],
  ),
);

export const And: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ triggers: z.array(DiscountTrigger).min(2).max(5).optional() }),
);

export const Or: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ triggers: z.array(DiscountTrigger).min(2).max(5).optional() }),
);

export const Custom: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1).max(100).optional(), appId: guid.optional() }),
);

export const SubtotalRange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    scopes: z.array(Scope).max(50).optional(),
    from: decimal({ gte: 0, lte: 1000000000000000, maxScale: 4 }).nullish(),
    to: decimal({ gte: 0, lte: 1000000000000000, maxScale: 4 }).nullish(),
  }),
);

export const Scope: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      catalogItemFilter: CatalogItemFilter.optional(),
      customFilter: CustomFilter.optional(),
      id: z.string().min(1).max(100).optional(),
      type: ScopeType.optional(),
    }),
    ["catalogItemFilter", "customFilter"],
  ),
);

export const CatalogItemFilter: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogAppId: guid.optional(),
    catalogItemIds: z.array(z.string().min(1).max(36)).max(50).optional(),
  }),
);

export const CustomFilter: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.optional(), params: z.record(z.string(), z.unknown()).nullish() }),
);

export const ScopeType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CATALOG_ITEM", "CUSTOM_FILTER"]),
);

export const ItemQuantityRange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    scopes: z.array(Scope).max(50).optional(),
    from: z.number().min(1).nullish(),
    to: z.number().min(1).nullish(),
  }),
);

export const CustomerEligibility: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    individualMembersInfo: IndividualMembers.optional(),
    eligibilityType: EligibilityType.optional(),
  }),
);

export const IndividualMembers: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberIds: z.array(guid).min(1).max(100).optional() }),
);

export const EligibilityType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["INDIVIDUAL_MEMBERS"]),
);

export const TriggerType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["AND", "SUBTOTAL_RANGE", "ITEM_QUANTITY_RANGE", "CUSTOM", "OR", "CUSTOMER_ELIGIBILITY"]),
);

export const ActiveTimeInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ start: dateTime.nullish(), end: dateTime.nullish() }),
);

export const Discounts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ values: z.array(Discount).min(1).max(1).optional() }),
);

export const Discount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      percentage: z.union([z.number().min(0.1).max(100), notANumber]).optional(),
      fixedAmount: decimal({ gt: 0, lte: 1000000000000000, maxScale: 4 }).optional(),
      fixedPrice: decimal({ gte: 0, lte: 1000000000000000, maxScale: 4 }).optional(),
      quantityBased: QuantityBased.optional(),
      targetType: Type.optional(),
      specificItemsInfo: SpecificItemsInfo.optional(),
      discountType: DiscountType.optional(),
    }),
    ["percentage", "fixedAmount", "fixedPrice", "quantityBased"],
  ),
);

export const QuantityBased: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ configurations: z.array(DiscountConfig).min(1).max(1).optional() }),
);

export const DiscountConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    quantity: z.number().min(2).optional(),
    price: decimal({ gte: 0, lte: 1000000, maxScale: 4 }).optional(),
  }),
);

export const Type: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["SPECIFIC_ITEMS"]));

export const SpecificItemsInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ scopes: z.array(Scope).min(1).max(50).optional() }),
);

export const DiscountType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PERCENTAGE", "FIXED_AMOUNT", "FIXED_PRICE", "QUANTITY_BASED"]),
);

export const Status: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["LIVE", "EXPIRED", "PENDING"]),
);

export const CreateDiscountRuleResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discountRule: DiscountRule.optional() }),
);

export const GetDiscountRuleRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discountRuleId: guid }),
);

export const GetDiscountRuleResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discountRule: DiscountRule.optional() }),
);

export const UpdateDiscountRuleRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discountRule: DiscountRule }),
);

export const UpdateDiscountRuleResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discountRule: DiscountRule.optional() }),
);

export const DeleteDiscountRuleRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discountRuleId: guid }),
);

export const DeleteDiscountRuleResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryDiscountRulesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: PlatformQuery.optional() }),
);

export const QueryDiscountRulesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    discountRules: z.array(DiscountRule).optional(),
    pagingMetadata: PlatformPagingMetadata.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.discountRules.createDiscountRule": /* @__PURE__ */ needing(
    CreateDiscountRuleRequest,
    "discountRule.discounts",
    "discountRule.name",
  ),
  "ecom.discountRules.getDiscountRule": GetDiscountRuleRequest,
  "ecom.discountRules.deleteDiscountRule": DeleteDiscountRuleRequest,
  "ecom.discountRules.updateDiscountRule": /* @__PURE__ */ needing(
    UpdateDiscountRuleRequest,
    "discountRule.id",
    "discountRule.revision",
  ),
  "ecom.discountRules.queryDiscountRules": QueryDiscountRulesRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.discountRules.createDiscountRule": /* @__PURE__ */ responseSchema(
    CreateDiscountRuleResponse,
  ),
  "ecom.discountRules.getDiscountRule": /* @__PURE__ */ responseSchema(GetDiscountRuleResponse),
  "ecom.discountRules.deleteDiscountRule": /* @__PURE__ */ responseSchema(
    DeleteDiscountRuleResponse,
  ),
  "ecom.discountRules.updateDiscountRule": /* @__PURE__ */ responseSchema(
    UpdateDiscountRuleResponse,
  ),
  "ecom.discountRules.queryDiscountRules": /* @__PURE__ */ responseSchema(
    QueryDiscountRulesResponse,
  ),
};
