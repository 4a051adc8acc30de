// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import * as z from "zod/v4";

export const DecrementAvailabilityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const IncrementAvailabilityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);
