"use client";

import type { PorticoError } from "@portico/core";
import type { Order } from "@portico/ecom/orders";
import type { Member } from "@portico/members/members";
import type { Category } from "@portico/stores/categories";
import type { V3Product } from "@portico/stores/products-v3";
import {
  type UseSuspenseInfiniteQueryResult,
  type UseSuspenseQueryResult,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { useClient } from "./provider/provider.js";
import { type CategoriesOptions, categoriesQuery, categoryQuery } from "./queries/categories.js";
import { currentMemberQuery } from "./queries/members.js";
import { orderQuery, ordersInfiniteQuery } from "./queries/orders.js";
import { productQuery } from "./queries/product.js";
import type { ProductsOptions } from "./queries/product-search.js";
import { productsInfiniteQuery } from "./queries/products.js";

/**
 * Returns a product, like `useProduct`. Suspends until it is loaded, and throws errors to the error
 * boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseProduct } from "@portico/react/suspense";
 *
 * const useName = (slug: string) => useSuspenseProduct(slug).data.name;
 * ```
 */
export function useSuspenseProduct(slug: string): UseSuspenseQueryResult<V3Product, PorticoError> {
  return useSuspenseQuery(productQuery(useClient(), { slug }));
}

/**
 * Returns a product list, like `useProducts`. Suspends until the first page is loaded.
 *
 * @example
 * ```tsx
 * import { useSuspenseProducts } from "@portico/react/suspense";
 *
 * const useNames = () => useSuspenseProducts({ limit: 4 }).data.map(({ name }) => name);
 * ```
 */
export function useSuspenseProducts(
  options?: ProductsOptions,
): UseSuspenseInfiniteQueryResult<V3Product[], PorticoError> {
  return useSuspenseInfiniteQuery({
    ...productsInfiniteQuery(useClient(), options),
    select: ({ pages }) => pages.flatMap(({ products }) => products),
  });
}

/**
 * Returns the shop's categories, like `useCategories`. Suspends until they are loaded.
 *
 * @example
 * ```tsx
 * import { useSuspenseCategories } from "@portico/react/suspense";
 *
 * const useMenu = () => useSuspenseCategories().data.map(({ name }) => name);
 * ```
 */
export function useSuspenseCategories(
  options?: CategoriesOptions,
): UseSuspenseQueryResult<Category[], PorticoError> {
  return useSuspenseQuery(categoriesQuery(useClient(), options));
}

/**
 * Returns a category, like `useCategory`. Suspends until it is loaded.
 *
 * @example
 * ```tsx
 * import { useSuspenseCategory } from "@portico/react/suspense";
 *
 * const useTitle = (slug: string) => useSuspenseCategory(slug).data.name;
 * ```
 */
export function useSuspenseCategory(slug: string): UseSuspenseQueryResult<Category, PorticoError> {
  return useSuspenseQuery(categoryQuery(useClient(), { slug }));
}

/**
 * Returns an order, like `useOrder`. Suspends until it is loaded.
 *
 * @example
 * ```tsx
 * import { useSuspenseOrder } from "@portico/react/suspense";
 *
 * const useNumber = (id: string) => useSuspenseOrder(id).data.number;
 * ```
 */
export function useSuspenseOrder(id: string): UseSuspenseQueryResult<Order, PorticoError> {
  return useSuspenseQuery(orderQuery(useClient(), id));
}

/**
 * Returns the current member's orders, like `useOrders`. Suspends until the first page is loaded.
 *
 * @param options - `limit`: orders per page, 1 to 100. Default: 10.
 * @example
 * ```tsx
 * import { useSuspenseOrders } from "@portico/react/suspense";
 *
 * const useNumbers = () => useSuspenseOrders().data.map(({ number }) => number);
 * ```
 */
export function useSuspenseOrders(options?: {
  limit?: number | undefined;
}): UseSuspenseInfiniteQueryResult<Order[], PorticoError> {
  return useSuspenseInfiniteQuery({
    ...ordersInfiniteQuery(useClient(), options),
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  });
}

/**
 * Returns the current member, like `useMember`. Suspends until the member is loaded. `data` is
 * `null` for visitors.
 *
 * @example
 * ```tsx
 * import { useSuspenseMember } from "@portico/react/suspense";
 *
 * const useEmail = () => useSuspenseMember().data?.loginEmail;
 * ```
 */
export function useSuspenseMember(): UseSuspenseQueryResult<Member | null, PorticoError> {
  return useSuspenseQuery(currentMemberQuery(useClient()));
}
