import type { PorticoError } from "@portico/core";
import type { V3Product } from "@portico/stores/products-v3";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { productQuery } from "../queries/product.js";

/**
 * Returns a product with the fields of a product page. A cached product list provides the data, without
 * variants, until the response.
 *
 * Calls `productsV3.getProductBySlug`.
 *
 * @param slug - Slug of the product, such as `"linen-shirt"`.
 * @returns `data`, `error`, `isPending`, `refetch` and so on, as `useQuery`. `error.status` is 404 if the product does
 * not exist.
 * @example
 * ```tsx
 * import { useProduct } from "@portico/react";
 *
 * function Name({ slug }: { slug: string }) {
 *   return <h1>{useProduct(slug).data?.name}</h1>;
 * }
 * ```
 */
export function useProduct(slug: string): UseQueryResult<V3Product, PorticoError> {
  return useQuery(productQuery(useClient(), { slug, cache: useQueryClient() }));
}
