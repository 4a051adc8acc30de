// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get product recommendations from the algorithms of installed apps.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { CatalogReference, CatalogReferenceToSend } from "./common.js";

export type { CatalogReference, CatalogReferenceInput, CatalogReferenceToSend } from "./common.js";

/**
 * Lists the recommendation algorithms available on the site.
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
  /**
   * Items that the recommendations are based on. Required for algorithms of the type
   * `RELATED_ITEMS`. At most 300 items.
   */
  items?: CatalogReferenceToSend[];
  /** Minimum number of items that an algorithm must recommend. At most 100. */
  minimumRecommendedItems?: number;
}

/**
 * Application error codes for {@link getRecommendation}, and how to fix the errors.
 *
 * - `ITEM_APP_ID_NOT_SUPPORTED`: The algorithm does not support items of this app. Choose
 *   another recommendation algorithm.
 * - `ALGORITHM_NOT_SUPPORTED`: The recommendations app does not support this algorithm. Choose
 *   an algorithm that `listAvailableAlgorithms` returns.
 * - `RECOMMENDATIONS_PROVIDER_NOT_FOUND`: The site has no app that provides recommendations.
 *   Install an app that provides recommendations, or show other content.
 */
export type GetRecommendationErrorCode =
  | "ITEM_APP_ID_NOT_SUPPORTED"
  | "ALGORITHM_NOT_SUPPORTED"
  | "RECOMMENDATIONS_PROVIDER_NOT_FOUND";

/**
 * Returns recommended items from the first of up to 10 algorithms that finds enough items.
 *
 * `POST /v1/recommendations/get` (ecom/recommendations)
 *
 * @param algorithms - Algorithms in order of priority. The first algorithm that finds enough
 *   items is used. Each item requires `id` and `appId`. 1 to 10 items.
 * @param options - `items` requires `appId` and `catalogItemId`. Optional fields:
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

/** A recommendation algorithm, and the app that provides it. */
export interface AlgorithmInfo {
  /** Name, kind and id of the algorithm. */
  config?: AlgorithmConfig;
  /** Id of the app that provides the algorithm. 1 to 36 characters. */
  appId: string;
  /** Ids of the apps whose catalogs the algorithm supports. 1 to 100 items. */
  catalogAppIds: string[];
}

/** Details of a recommendation algorithm. */
export interface AlgorithmConfig {
  /** Name of the algorithm. 1 to 50 characters. */
  name: string;
  /** Description of the algorithm. 1 to 500 characters. */
  description: string;
  /** Additional information for the merchant. 1 to 300 characters. */
  additionalInfo?: string | null;
  /** Whether the algorithm recommends items that are related to given items. */
  algorithmType: AlgorithmType;
  /** Id of the algorithm within its app. */
  algorithmId: string;
}

/** Kinds of algorithms: related to given items, or for the whole site. */
export type AlgorithmType = "UNSPECIFIED" | "RELATED_ITEMS" | "GLOBAL" | (string & {});

/** Request of {@link getRecommendation}. */
export interface GetRecommendationRequest {
  /**
   * Items that the recommendations are based on. Required for algorithms of the type
   * `RELATED_ITEMS`. At most 300 items.
   */
  items?: CatalogReferenceToSend[];
  /**
   * Algorithms in order of priority. The first algorithm that finds enough items is used. 1 to 10
   * items.
   */
  algorithms: Algorithm[];
  /** Minimum number of items that an algorithm must recommend. At most 100. */
  minimumRecommendedItems?: number;
}

/** Reference to a recommendation algorithm. */
export interface Algorithm {
  /** Id of the algorithm within its app. */
  id: string;
  /** Id of the app that provides the algorithm. 1 to 36 characters. */
  appId: string;
}

/** Response of {@link getRecommendation}. */
export interface GetRecommendationResponse {
  /** Recommended items. Absent if no algorithm found enough items. */
  recommendation?: Recommendation;
}

/** Items that an algorithm recommends. */
export interface Recommendation {
  /** The items, starting with the best recommendation. At most 100 items. */
  items: CatalogReference[];
  /** Algorithm that recommended the items. */
  algorithm?: Algorithm;
}
