// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get product suggestions from the algorithms that installed apps provide.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { CatalogReference, CatalogReferenceInput } from "./common.js";

export type { CatalogReference, CatalogReferenceInput } from "./common.js";

/**
 * List the recommendation algorithms available on the site.
 *
 * `GET /v1/recommendations/algorithms` (ecom/recommendations)
 *
 * @remarks Needs RECOMMENDATIONS.READ.
 * @example
 * ```ts
 * const answer = await client.use(recommendations).listAvailableAlgorithms();
 * ```
 */
export const listAvailableAlgorithms: () => Promise<ListAvailableAlgorithmsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.recommendations.listAvailableAlgorithms",
    method: "GET",
    path: "/v1/recommendations/algorithms",
  });

/** The `options` of {@link getRecommendation}. */
export interface GetRecommendationOptions {
  /** At most 300 items. */
  items?: CatalogReferenceInput[];
  /** At most 100. */
  minimumRecommendedItems?: number;
}

/**
 * Codes of the application errors of {@link getRecommendation}, and what to do.
 *
 * - `ITEM_APP_ID_NOT_SUPPORTED`: The algorithm does not take items of this app: choose another
 *   algorithm.
 * - `ALGORITHM_NOT_SUPPORTED`: The app that recommends does not have this algorithm: take one
 *   that `listAvailableAlgorithms` names.
 * - `RECOMMENDATIONS_PROVIDER_NOT_FOUND`: No app recommends on this site: install one, or show
 *   something else.
 */
export type GetRecommendationErrorCode =
  | "ITEM_APP_ID_NOT_SUPPORTED"
  | "ALGORITHM_NOT_SUPPORTED"
  | "RECOMMENDATIONS_PROVIDER_NOT_FOUND";

/**
 * Get suggested items from the first of up to 10 algorithms that returns enough of them.
 *
 * `POST /v1/recommendations/get` (ecom/recommendations)
 *
 * @param algorithms - needs `id`, `appId`; 1 to 10 items
 * @param options - needs `items.appId`, `items.catalogItemId`; may hold `items`,
 *   `minimumRecommendedItems`
 * @remarks Its application errors have a {@link GetRecommendationErrorCode}. Needs
 *   RECOMMENDATIONS.READ.
 * @example
 * ```ts
 * const answer = await client.use(recommendations).getRecommendation([
 *   { id: "<id>", appId: "<app id>" },
 * ]);
 * ```
 */
export const getRecommendation: ((
  algorithms: AlgorithmInput[],
  options?: GetRecommendationOptions,
) => Promise<GetRecommendationResponse>) &
  Throws<GetRecommendationErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.recommendations.getRecommendation",
  method: "POST",
  path: "/v1/recommendations/get",
  args: ["algorithms", ["items", "minimumRecommendedItems"]],
  order: ["items", "algorithms", "minimumRecommendedItems"],
  read: true,
});

export type ListAvailableAlgorithmsRequest = Record<string, never>;

export interface ListAvailableAlgorithmsResponse {
  /** At most 500 items. */
  availableAlgorithms: AlgorithmInfo[];
}

export interface AlgorithmInfo {
  config?: AlgorithmConfig;
  /** 1 to 36 characters. */
  appId: string;
  /** 1 to 100 items. */
  catalogAppIds: string[];
}

export interface AlgorithmConfig {
  /** 1 to 50 characters. */
  name: string;
  /** 1 to 500 characters. */
  description: string;
  /** 1 to 300 characters. */
  additionalInfo?: string | null;
  algorithmType: AlgorithmType;
  /** Guid. */
  algorithmId: string;
}

export type AlgorithmType = "UNSPECIFIED" | "RELATED_ITEMS" | "GLOBAL" | (string & {});

export interface GetRecommendationRequest {
  /** At most 300 items. */
  items?: CatalogReferenceInput[];
  /** 1 to 10 items. */
  algorithms: AlgorithmInput[];
  /** At most 100. */
  minimumRecommendedItems?: number;
}

export interface Algorithm {
  /** Guid. */
  id: string;
  /** 1 to 36 characters. */
  appId: string;
}

export interface AlgorithmInput {
  /** Guid. */
  id?: string;
  /** 1 to 36 characters. */
  appId?: string;
}

export interface GetRecommendationResponse {
  recommendation?: Recommendation;
}

export interface Recommendation {
  /** At most 100 items. */
  items: CatalogReference[];
  algorithm?: Algorithm;
}
