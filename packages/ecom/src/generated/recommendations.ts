// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get product suggestions from the algorithms that installed apps provide.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { CatalogReference, CatalogReferenceToSend } from "./common.js";

export type { CatalogReference, CatalogReferenceInput, CatalogReferenceToSend } from "./common.js";

/**
 * List the recommendation algorithms available on the site.
 *
 * `GET /v1/recommendations/algorithms` (ecom/recommendations)
 *
 * @remarks Requires the permission `RECOMMENDATIONS.READ`.
 * @example
 * ```ts
 * const response = await client.use(recommendations).listAvailableAlgorithms();
 * ```
 */
export const listAvailableAlgorithms: () => Promise<ListAvailableAlgorithmsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.recommendations.listAvailableAlgorithms",
    method: "GET",
    path: "/v1/recommendations/algorithms",
  });

/** Options of {@link getRecommendation}. */
export interface GetRecommendationOptions {
  /** Items to start from; needed by algorithms of type RELATED_ITEMS. At most 300 items. */
  items?: CatalogReferenceToSend[];
  /** How many items an algorithm must suggest for its answer to be used. At most 100. */
  minimumRecommendedItems?: number;
}

/**
 * Application error codes of {@link getRecommendation}, and how to fix them.
 *
 * - `ITEM_APP_ID_NOT_SUPPORTED`: The algorithm does not support items of this app. Choose
 *   another algorithm.
 * - `ALGORITHM_NOT_SUPPORTED`: The recommendations app does not support this algorithm. Choose
 *   one that `listAvailableAlgorithms` returns.
 * - `RECOMMENDATIONS_PROVIDER_NOT_FOUND`: The site has no app that provides recommendations.
 *   Install one, or show other content.
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
 * @param algorithms - Algorithms to ask in this order; the first with enough items answers.
 *   Each requires `id` and `appId`. 1 to 10 items.
 * @param options - `items` requires `appId` and `catalogItemId`. Can contain
 *   `minimumRecommendedItems`.
 * @remarks For error codes, see {@link GetRecommendationErrorCode}. Requires the permission
 *   `RECOMMENDATIONS.READ`.
 * @example
 * ```ts
 * const response = await client.use(recommendations).getRecommendation([
 *   { id: "<recommendation id>", appId: "<app id>" },
 * ]);
 * ```
 */
export const getRecommendation: ((
  algorithms: Algorithm[],
  options?: GetRecommendationOptions,
) => Promise<GetRecommendationResponse>) &
  Throws<GetRecommendationErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.recommendations.getRecommendation",
  path: "/v1/recommendations/get",
  args: ["algorithms", ["items", "minimumRecommendedItems"]],
  order: ["items", "algorithms", "minimumRecommendedItems"],
  read: true,
});

/** Request of {@link listAvailableAlgorithms}. */
export type ListAvailableAlgorithmsRequest = Record<string, never>;

/** Response of {@link listAvailableAlgorithms}. */
export interface ListAvailableAlgorithmsResponse {
  /** Algorithms of all installed apps. At most 500 items. */
  availableAlgorithms: AlgorithmInfo[];
}

/** An algorithm and the app behind it. */
export interface AlgorithmInfo {
  /** Name, kind and id of the algorithm. */
  config?: AlgorithmConfig;
  /** Id of the app that provides it. 1 to 36 characters. */
  appId: string;
  /** Ids of the apps whose catalogs it knows. 1 to 100 items. */
  catalogAppIds: string[];
}

/** Facts about an algorithm. */
export interface AlgorithmConfig {
  /** Name of the algorithm. 1 to 50 characters. */
  name: string;
  /** What the algorithm does. 1 to 500 characters. */
  description: string;
  /** Further remarks for the merchant. 1 to 300 characters. */
  additionalInfo?: string | null;
  /** Whether it needs items to start from. */
  algorithmType: AlgorithmType;
  /** Id of the algorithm within its app. */
  algorithmId: string;
}

/** Kinds of algorithms: related to given items, or over the whole site. */
export type AlgorithmType = "UNSPECIFIED" | "RELATED_ITEMS" | "GLOBAL" | (string & {});

/** Request of {@link getRecommendation}. */
export interface GetRecommendationRequest {
  /** Items to start from; needed by algorithms of type RELATED_ITEMS. At most 300 items. */
  items?: CatalogReferenceToSend[];
  /** Algorithms to ask in this order; the first with enough items answers. 1 to 10 items. */
  algorithms: Algorithm[];
  /** How many items an algorithm must suggest for its answer to be used. At most 100. */
  minimumRecommendedItems?: number;
}

/** Names an algorithm. */
export interface Algorithm {
  /** Id of the algorithm within its app. */
  id: string;
  /** Id of the app that provides it. 1 to 36 characters. */
  appId: string;
}

/** Response of {@link getRecommendation}. */
export interface GetRecommendationResponse {
  /** Suggested items; absent when no algorithm had enough. */
  recommendation?: Recommendation;
}

/** What an algorithm suggests. */
export interface Recommendation {
  /** The items, the best first. At most 100 items. */
  items: CatalogReference[];
  /** Algorithm that suggested them. */
  algorithm?: Algorithm;
}
