// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import * as z from "zod/v4";

export const GetPaymentSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentSettings: PaymentSettings }),
);

export const PaymentSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ requires3dSecure: z.boolean().nullish() }),
);
