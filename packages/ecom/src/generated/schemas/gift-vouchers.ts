// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  currency,
  decimal,
  ExtendedFields,
  guid,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export { ExtendedFields } from "@portico/core/schemas";

export const GetGiftCardRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(8).max(20),
    context: Context.optional(),
    appId: guid.nullish(),
    pin: z.string().max(50).nullish(),
    extendedFields: z.record(z.string(), z.unknown()).optional(),
  }),
);

export const Context: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ locationId: z.string().max(50).nullish() }),
);

export const GetGiftCardResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ giftCard: GiftCard.optional() }),
);

export const GiftCard: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    obfuscatedCode: z.string().max(30).optional(),
    balance: Money.optional(),
    status: Status.optional(),
    appId: guid.optional(),
    externalId: z.string().min(1).max(50).nullish(),
  }),
);

export const Money: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: decimal({ gte: 0, lte: 999999999.99, maxScale: 5 }).optional(),
    currency: currency.optional(),
  }),
);

export const Status: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["VALID", "EXPIRED", "DISABLED"]),
);

export const RedeemGiftCardRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(8).max(20),
    amount: Money,
    orderId: guid.optional(),
    appId: guid,
    context: Context.optional(),
    pin: z.string().max(50).nullish(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const RedeemGiftCardResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ transactionId: z.string().min(1).max(100).optional() }),
);

export const VoidTransactionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    transactionId: z.string().min(1).max(100),
    appId: guid,
    context: Context.optional(),
    extendedFields: z.record(z.string(), z.unknown()).optional(),
  }),
);

export const VoidTransactionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.giftVouchers.getGiftCard": GetGiftCardRequest,
  "ecom.giftVouchers.redeemGiftCard": /* @__PURE__ */ needing(
    RedeemGiftCardRequest,
    "amount.value",
  ),
  "ecom.giftVouchers.voidTransaction": VoidTransactionRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.giftVouchers.getGiftCard": /* @__PURE__ */ responseSchema(GetGiftCardResponse),
  "ecom.giftVouchers.redeemGiftCard": /* @__PURE__ */ responseSchema(RedeemGiftCardResponse),
  "ecom.giftVouchers.voidTransaction": /* @__PURE__ */ responseSchema(VoidTransactionResponse),
};
