// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { currency, notANumber } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetBalanceResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    balance: z.union([z.number().max(999999999.99), notANumber]),
    currencyCode: currency.optional(),
    externalId: z.string().min(1).max(50).nullish(),
  }),
);

export const RedeemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    remainingBalance: z.union([z.number().max(999999999.99), notANumber]),
    currencyCode: currency.optional(),
    transactionId: z.string().min(1).max(100),
  }),
);

export const VoidResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    remainingBalance: z.union([z.number().max(999999999.99), notANumber]),
    currencyCode: currency.optional(),
  }),
);
