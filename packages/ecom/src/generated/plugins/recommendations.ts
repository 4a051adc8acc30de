// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Recommend items with an app's own algorithms.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/recommendations.js";

/** Handlers of the `ECOM_RECOMMENDATIONS_PROVIDER` service plugin. */
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
 * There is no such algorithm. Throw it in a handler to respond with status 400 and the code
 * `ALGORITHM_NOT_SUPPORTED`.
 */
export class AlgorithmNotSupported extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("AlgorithmNotSupported", 400, "ALGORITHM_NOT_SUPPORTED", data);
  }
}

/**
 * Nothing is recommended for items of this catalog. Throw it in a handler to respond with
 * status 400 and the code `ITEM_APP_ID_NOT_SUPPORTED`.
 */
export class ItemAppIdNotSupported extends PluginError {
  /** @param data - Details to send with the code. */
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
