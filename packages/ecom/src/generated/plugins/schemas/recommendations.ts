// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid } from "@portico/core/schemas";
import * as z from "zod/v4";

export const CatalogReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogItemId: z.string().min(1).max(36).optional(),
    appId: z.string().min(1).optional(),
    options: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const GetRecommendationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ recommendationPerAlgorithm: z.array(RecommendationForAlgorithm).max(10) }),
);

export const RecommendationForAlgorithm: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    algorithmId: guid.optional(),
    recommendedItems: z.array(CatalogReference).max(100).optional(),
  }),
);
