import type { PorticoError } from "@portico/core";
import type { Category } from "@portico/stores/categories";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { type CategoriesOptions, categoriesQuery, categoryQuery } from "../queries/categories.js";

/**
 * Returns the visible categories of the shop, including "all products". `categoryTreeQuery` returns them as a tree.
 *
 * Calls `categories.queryCategories`.
 *
 * @param options - Limit and fields. See {@link CategoriesOptions}.
 * @returns `data`, `error`, `isPending`, `refetch` and so on, as `useQuery`.
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
 * Returns a category. A cached category list provides the data until the response.
 *
 * Calls `categories.getCategoryBySlug`.
 *
 * @param slug - Slug of the category, such as `"knitwear"`.
 * @returns `data`, `error`, `isPending`, `refetch` and so on, as `useQuery`. `error.status` is 404 if the category does
 * not exist.
 * @example
 * ```tsx
 * import { useCategory } from "@portico/react";
 *
 * function Title({ slug }: { slug: string }) {
 *   return <h1>{useCategory(slug).data?.name}</h1>;
 * }
 * ```
 */
export function useCategory(slug: string): UseQueryResult<Category, PorticoError> {
  return useQuery(categoryQuery(useClient(), { slug, cache: useQueryClient() }));
}
