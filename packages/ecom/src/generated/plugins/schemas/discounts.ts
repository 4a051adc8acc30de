// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { atMostOne, decimal, guid } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetEligibleDiscountsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ discounts: z.array(Discount).max(100) }),
);

export const Discount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      globalDiscounts: BaseDiscounts.optional(),
      shippingDiscounts: BaseDiscounts.optional(),
      lineItemsDiscounts: LineItemsDiscounts.optional(),
      couponOptions: CouponOptions.optional(),
      targetType: TargetType.optional(),
      name: DiscountName.optional(),
      externalId: z.string().max(50).nullish(),
      source: DiscountSource.optional(),
    }),
    ["globalDiscounts", "shippingDiscounts", "lineItemsDiscounts"],
  ),
);

export const BaseDiscounts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ rate: DiscountRate.optional() }),
);

export const DiscountRate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      fixedAmountValue: decimal({ gte: 0, maxScale: 6 }).optional(),
      percentageValue: decimal({ gte: 0, maxScale: 6 }).optional(),
      type: Type.optional(),
    }),
    ["fixedAmountValue", "percentageValue"],
  ),
);

export const Type: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["FIXED_AMOUNT", "PERCENTAGE"]));

export const LineItemsDiscounts: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItems: z.array(LineItemRate).max(300).optional() }),
);

export const LineItemRate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ rate: DiscountRate.optional(), id: guid.optional() }),
);

export const CouponOptions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().max(20).nullish() }),
);

export const TargetType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["GLOBAL", "SHIPPING", "LINE_ITEMS"]),
);

export const DiscountName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    original: z.string().min(1).max(256).optional(),
    translated: z.string().min(1).max(500).nullish(),
  }),
);

export const DiscountSource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["COUPON", "AUTOMATIC", "CUSTOM"]),
);
