// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { CatalogReference } from "./common.js";

export { CatalogReference } from "./common.js";

export const ListAvailableAlgorithmsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ListAvailableAlgorithmsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ availableAlgorithms: z.array(AlgorithmInfo).max(500).optional() }),
);

export const AlgorithmInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    config: AlgorithmConfig.optional(),
    appId: z.string().min(1).max(36).optional(),
    catalogAppIds: z.array(z.string().min(1).max(36)).min(1).max(100).optional(),
  }),
);

export const AlgorithmConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().min(1).max(50).optional(),
    description: z.string().min(1).max(500).optional(),
    additionalInfo: z.string().min(1).max(300).nullish(),
    algorithmType: AlgorithmType.optional(),
    algorithmId: guid.optional(),
  }),
);

export const AlgorithmType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNSPECIFIED", "RELATED_ITEMS", "GLOBAL"]),
);

export const GetRecommendationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    items: z.array(CatalogReference).max(300).optional(),
    algorithms: z.array(Algorithm).min(1).max(10),
    minimumRecommendedItems: z.number().max(100).optional(),
  }),
);

export const Algorithm: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), appId: z.string().min(1).max(36).optional() }),
);

export const GetRecommendationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ recommendation: Recommendation.optional() }),
);

export const Recommendation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    items: z.array(CatalogReference).max(100).optional(),
    algorithm: Algorithm.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.recommendations.listAvailableAlgorithms": ListAvailableAlgorithmsRequest,
  "ecom.recommendations.getRecommendation": /* @__PURE__ */ needing(
    GetRecommendationRequest,
    "algorithms.id",
    "algorithms.appId",
    "items.appId",
    "items.catalogItemId",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.recommendations.listAvailableAlgorithms": /* @__PURE__ */ responseSchema(
    ListAvailableAlgorithmsResponse,
  ),
  "ecom.recommendations.getRecommendation":
    /* @__PURE__ */ responseSchema(GetRecommendationResponse),
};
