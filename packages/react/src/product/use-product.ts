import type { PorticoError } from "@portico/core";
import type { Category } from "@portico/stores/categories";
import type { V3Product } from "@portico/stores/products-v3";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { type CategoriesOptions, categoriesQuery, categoryQuery } from "../queries/categories.js";
import { productQuery } from "../queries/product.js";

/**
 * Returns a product with the fields that a product page shows. While it loads, `data` comes from a
 * cached list, if possible, without variants. `error.status` is 404 if the product does not exist.
 * Calls `productsV3.getProductBySlug`.
 *
 * @param slug - Slug of the product, such as `"linen-shirt"`.
 * @example
 * ```tsx
 * import { useProduct } from "@portico/react";
 *
 * const Name = ({ slug }: { slug: string }) => <h1>{useProduct(slug).data?.name}</h1>;
 * ```
 */
export function useProduct(slug: string): UseQueryResult<V3Product, PorticoError> {
  return useQuery(productQuery(useClient(), { slug, cache: useQueryClient() }));
}

/**
 * Returns the shop's visible categories, including "all products". For a tree, use
 * `categoryTreeQuery`. Calls `categories.queryCategories`.
 *
 * @example
 * ```tsx
 * import { useCategories } from "@portico/react";
 *
 * function Menu() {
 *   const { data } = useCategories();
 *   return <ul>{data?.map((category) => <li key={category.id}>{category.name}</li>)}</ul>;
 * }
 * ```
 */
export function useCategories(
  options?: CategoriesOptions,
): UseQueryResult<Category[], PorticoError> {
  return useQuery(categoriesQuery(useClient(), options));
}

/**
 * Returns a category. While it loads, `data` comes from a cached list, if possible. `error.status`
 * is 404 if the category does not exist. Calls `categories.getCategoryBySlug`.
 *
 * @param slug - Slug of the category, such as `"knitwear"`.
 * @example
 * ```tsx
 * import { useCategory } from "@portico/react";
 *
 * const Title = ({ slug }: { slug: string }) => <h1>{useCategory(slug).data?.name}</h1>;
 * ```
 */
export function useCategory(slug: string): UseQueryResult<Category, PorticoError> {
  return useQuery(categoryQuery(useClient(), { slug, cache: useQueryClient() }));
}
