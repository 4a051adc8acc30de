// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetCheckoutContentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    appId: guid,
    componentId: guid,
    languageCode: z.string().min(1).max(20).nullish(),
  }),
);

export const GetCheckoutContentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutContent: CheckoutContent.optional() }),
);

export const CheckoutContent: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    continueShoppingLink: z.string().min(1).max(30).nullish(),
    orderSummary: z.string().min(1).max(30).nullish(),
    customerDetails: z.string().min(1).max(30).nullish(),
    reviewAndPlaceOrder: z.string().min(1).max(50).nullish(),
    placeOrderButton: z.string().min(1).max(50).nullish(),
    placeOrderPayButton: z.string().min(1).max(50).nullish(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkoutContent.getCheckoutContent": GetCheckoutContentRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.checkoutContent.getCheckoutContent": /* @__PURE__ */ responseSchema(
    GetCheckoutContentResponse,
  ),
};
