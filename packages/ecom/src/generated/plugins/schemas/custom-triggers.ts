// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import * as z from "zod/v4";

export const ListTriggersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customTriggers: z.array(ListTriggersResponseCustomTrigger) }),
);

export const ListTriggersResponseCustomTrigger: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    name: z.string().min(1).max(200).optional(),
  }),
);

export const GetEligibleTriggersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ eligibleTriggers: z.array(EligibleTrigger).max(1000) }),
);

export const EligibleTrigger: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customTriggerId: z.string().min(1).max(100),
    identifier: z.string().min(1).max(120).nullish(),
  }),
);
