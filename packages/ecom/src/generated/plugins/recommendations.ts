// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Recommend items with an app's own algorithms.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/recommendations.js";

/** The handlers of the plugin `ECOM_RECOMMENDATIONS_PROVIDER`. */
export interface RecommendationsProviderHandlers {
  /**
   * Recommend items by each of the algorithms that are asked for.
   *
   * `POST /v1/get-recommendations`
   */
  getRecommendations(
    payload: PluginPayload<GetRecommendationsRequest>,
  ): GetRecommendationsResponse | Promise<GetRecommendationsResponse>;
}

/**
 * Tells the client what answers when the platform calls the plugin
 * `ECOM_RECOMMENDATIONS_PROVIDER`.
 *
 * @param handlers - `getRecommendations`; they replace those of the same names that were told
 *   before
 * @throws PorticoError - NO_CONTEXT, where it is not called through a client; TypeError for a
 *   handler that the plugin does not have
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
 * There is no such algorithm. Thrown by a handler, the platform is answered 400 with the code
 * `ALGORITHM_NOT_SUPPORTED`.
 */
export class AlgorithmNotSupported extends PluginError {
  /** @param data - sent along with the code */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("AlgorithmNotSupported", 400, "ALGORITHM_NOT_SUPPORTED", data);
  }
}

/**
 * Nothing is recommended for items of this catalog. Thrown by a handler, the platform is
 * answered 400 with the code `ITEM_APP_ID_NOT_SUPPORTED`.
 */
export class ItemAppIdNotSupported extends PluginError {
  /** @param data - sent along with the code */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("ItemAppIdNotSupported", 400, "ITEM_APP_ID_NOT_SUPPORTED", data);
  }
}

/** What `getRecommendations` is asked. */
export interface GetRecommendationsRequest {
  /** Items to recommend others for. At most 300 items. */
  items: CatalogReference[];
  /** IDs of the algorithms to ask. 1 to 10 items. */
  algorithmIds: string[];
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReference {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReferenceInput {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId?: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/** What `getRecommendations` answers. */
export interface GetRecommendationsResponse {
  /** What each algorithm recommends. At most 10 items. */
  recommendationPerAlgorithm: RecommendationForAlgorithm[];
}

export interface RecommendationForAlgorithm {
  /** ID of the algorithm. */
  algorithmId?: string;
  /** Recommended items, the best first. At most 100 items. */
  recommendedItems?: CatalogReferenceInput[];
}
