// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Recommend items with custom algorithms.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/recommendations.js";

/** Handlers of the `ECOM_RECOMMENDATIONS_PROVIDER` service plugin. */
export interface RecommendationsProviderHandlers {
  /**
   * Returns recommended items for each of the requested algorithms.
   *
   * `POST /v1/get-recommendations`
   */
  getRecommendations(
    payload: PluginPayload<GetRecommendationsRequest>,
  ): GetRecommendationsResponse | Promise<GetRecommendationsResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_RECOMMENDATIONS_PROVIDER` service
 * plugin.
 *
 * @param handlers - `getRecommendations`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: RecommendationsProviderHandlers) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_RECOMMENDATIONS_PROVIDER",
    handlers: {
      getRecommendations: {
        path: "/v1/get-recommendations",
        schema: schemas.GetRecommendationsResponse,
      },
    },
  });

/**
 * The algorithm is not supported. Throw it in a handler to respond with status 400 and the code
 * `ALGORITHM_NOT_SUPPORTED`.
 */
export class AlgorithmNotSupported extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("AlgorithmNotSupported", 400, "ALGORITHM_NOT_SUPPORTED", data);
  }
}

/**
 * Items of this catalog are not supported. Throw it in a handler to respond with status 400 and
 * the code `ITEM_APP_ID_NOT_SUPPORTED`.
 */
export class ItemAppIdNotSupported extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("ItemAppIdNotSupported", 400, "ITEM_APP_ID_NOT_SUPPORTED", data);
  }
}

/** Request of `getRecommendations`. */
export interface GetRecommendationsRequest {
  /** Items that the recommendations are based on. At most 300 items. */
  items: CatalogReference[];
  /** Ids of the requested algorithms. 1 to 10 items. */
  algorithmIds: string[];
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReference {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReferenceInput {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId?: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/** Response of `getRecommendations`. */
export interface GetRecommendationsResponse {
  /** Recommendations of each algorithm. At most 10 items. */
  recommendationPerAlgorithm: RecommendationForAlgorithm[];
}

export interface RecommendationForAlgorithm {
  /** Id of the algorithm. */
  algorithmId?: string;
  /** Recommended items, starting with the best recommendation. At most 100 items. */
  recommendedItems?: CatalogReferenceInput[];
}
