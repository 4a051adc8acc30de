import { isPorticoError } from "@portico/core";
import { getRecommendation } from "@portico/ecom/recommendations";
import type { V3Product } from "@portico/stores/products-v3";
import { searchProducts } from "../generated/products-v3.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { normalizeProductsOptions, type ProductsOptions, searchRequest } from "./product-search.js";
import { clientQuery, STABLE_DEFAULTS } from "./query-options.js";
import { STORES_APP_ID } from "./store-item.js";

/** Algorithms of the Wix Stores app. The ids are the same on every site. */
const ALGORITHMS = {
  boughtTogether: "d5aac1e1-2e53-4d11-85f7-7172710b4783",
  sameCategories: "68ebce04-b96a-4c52-9329-08fc9d8c1253",
} as const;

/** Options of {@link relatedProductsQuery}. */
export interface RelatedProductsOptions extends Pick<ProductsOptions, "fields"> {
  productId: string;
  /** Maximum number of products, 1 to 16. Default: 4. */
  limit?: number | undefined;
  /** Algorithms to try, in this order. Default: both, `"boughtTogether"` first. */
  by?: readonly (keyof typeof ALGORITHMS)[] | undefined;
}

const NO_RECOMMENDATIONS_CODES = ["RECOMMENDATIONS_PROVIDER_NOT_FOUND", "ALGORITHM_NOT_SUPPORTED"];

/**
 * Creates query options for products that are related to a product, best match first. By default,
 * the platform tries products that are often bought together with it, then products of the same
 * categories. The data is empty on sites without recommendations. Calls
 * `recommendations.getRecommendation` and `productsV3.searchProducts`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { relatedProductsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useRelated = (productId: string) => useQuery(relatedProductsQuery(useClient(), { productId }));
 * ```
 */
export function relatedProductsQuery(client: PorticoClient, options: RelatedProductsOptions) {
  const {
    productId,
    limit = 4,
    by: algorithmNames = ["boughtTogether", "sameCategories"],
  } = options;
  const { fields } = normalizeProductsOptions({ fields: options.fields });
  const key = porticoKeys(client).relatedProducts({ productId, limit, by: algorithmNames, fields });
  return clientQuery<V3Product[]>(client, key, STABLE_DEFAULTS, async (view) => {
    const calls = view.use({ getRecommendation, searchProducts });
    const algorithms = algorithmNames.map((name) => ({
      id: ALGORITHMS[name],
      appId: STORES_APP_ID,
    }));
    const items = [{ catalogItemId: productId, appId: STORES_APP_ID }];
    const response = await calls.getRecommendation(algorithms, { items }).catch((error) => {
      if (isPorticoError(error) && NO_RECOMMENDATIONS_CODES.includes(error.code)) return undefined;
      throw error;
    });
    const recommendedItems = response?.recommendation?.items ?? [];
    const relatedIds = recommendedItems.slice(0, limit).map((item) => item.catalogItemId);
    if (relatedIds.length === 0) return [];
    const filter = { id: { $in: relatedIds } };
    const request = searchRequest(normalizeProductsOptions({ filter }));
    const { products } = await calls.searchProducts(request, { fields });
    return relatedIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
  });
}
