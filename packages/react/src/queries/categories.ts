import type { Category, RequestedFields } from "@portico/stores/categories";
import type { QueryClient } from "@tanstack/react-query";
import { getCategory, getCategoryBySlug, queryCategories } from "../generated/categories.js";
import { type CategoryNode, categoryTree } from "./category-tree.js";
import { CATALOG, STORES_TREE } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";

/** Options of {@link categoriesQuery}. */
export interface CategoriesOptions {
  /** Maximum number of categories, 1 to 1,000. Default: 100. */
  limit?: number | undefined;
  /** Additional fields of each category. Default: `["DESCRIPTION"]`. */
  fields?: readonly RequestedFields[] | undefined;
}

const fieldsOf = (fields: readonly RequestedFields[] = ["DESCRIPTION"]) =>
  [...new Set(fields)].sort();

/**
 * Creates query options for the visible categories of the shop, including "all products".
 *
 * @param client - Client from `createClient`.
 * @param options - Limit and fields. See {@link CategoriesOptions}.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and so on. Calls
 * `categories.queryCategories`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { categoriesQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Menu() {
 *   const { data } = useQuery(categoriesQuery(useClient()));
 *   return <ul>{data?.map((category) => <li key={category.id}>{category.name}</li>)}</ul>;
 * }
 * ```
 */
export function categoriesQuery(client: PorticoClient, options: CategoriesOptions = {}) {
  const { limit = 100 } = options;
  const fields = fieldsOf(options.fields);
  return queryOptions<Category[]>({
    ...CATALOG,
    queryKey: porticoKeys(client).categories({ limit, fields }),
    queryFn: async ({ signal }) => {
      const { categories } = await client.with({ signal }).use(queryCategories)(
        { cursorPaging: { limit } },
        { treeReference: STORES_TREE, fields },
      );
      return categories;
    },
  });
}

/** Options of {@link categoryQuery}. */
export type CategoryQueryOptions = ({ slug: string; id?: never } | { id: string; slug?: never }) & {
  /** Additional fields. Default: `["DESCRIPTION", "BREADCRUMBS_INFO"]`. */
  fields?: readonly RequestedFields[] | undefined;
  /** Query client whose cached lists provide placeholder data. */
  cache?: QueryClient | undefined;
};

/**
 * Creates query options for one category by slug or id.
 *
 * @param client - Client from `createClient`.
 * @param options - `{ slug: "knitwear" }` or `{ id }`, and optionally `fields` and `cache`.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls
 * `categories.getCategoryBySlug` or `getCategory`. The query fails with status 404 if the
 * category does not exist.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { categoryQuery } from "@portico/react/queries";
 * import { useSuspenseQuery } from "@tanstack/react-query";
 *
 * function Title({ slug }: { slug: string }) {
 *   const { data } = useSuspenseQuery(categoryQuery(useClient(), { slug }));
 *   return <h1>{data.name}</h1>;
 * }
 * ```
 */
export function categoryQuery(client: PorticoClient, options: CategoryQueryOptions) {
  const { slug, id, cache } = options;
  const fields = fieldsOf(options.fields ?? ["DESCRIPTION", "BREADCRUMBS_INFO"]);
  const which = id === undefined ? { slug } : { id };
  const keys = porticoKeys(client);
  const known = () =>
    (cache?.getQueriesData<Category[]>({ queryKey: keys.categories() }) ?? [])
      .flatMap(([, categories]) => categories ?? [])
      .find((category) => (id === undefined ? category.slug === slug : category.id === id));
  return queryOptions<Category>({
    ...CATALOG,
    queryKey: keys.category({ ...which, fields }),
    queryFn: async ({ signal }) => {
      const calls = client.with({ signal }).use({ getCategory, getCategoryBySlug });
      if (id !== undefined) return calls.getCategory(id, STORES_TREE, { fields });
      // A category that is not there is a 404; an answer always has one.
      return (await calls.getCategoryBySlug(slug, STORES_TREE, { fields })).category as Category;
    },
    ...(cache ? { placeholderData: known } : {}),
  });
}

/**
 * Creates query options for the category tree. Each level has the merchant's order. Categories that
 * an app manages, such as "all products", are omitted.
 *
 * @param client - Client from `createClient`.
 * @param options - `fields` as in {@link CategoriesOptions}.
 * @returns Options for `useQuery`, `useSuspenseQuery` and so on. Calls `categories.queryCategories`
 * until all pages are read.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { categoryTreeQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Menu() {
 *   const { data } = useQuery(categoryTreeQuery(useClient()));
 *   return data?.map(({ category, children }) => (
 *     <details key={category.id}>
 *       <summary>{category.name}</summary>
 *       {children.map((child) => child.category.name).join(", ")}
 *     </details>
 *   ));
 * }
 * ```
 */
export function categoryTreeQuery(
  client: PorticoClient,
  options: Pick<CategoriesOptions, "fields"> = {},
) {
  const fields = fieldsOf(options.fields);
  return queryOptions<CategoryNode[]>({
    ...CATALOG,
    queryKey: porticoKeys(client).categoryTree({ fields }),
    queryFn: async ({ signal }) => {
      const query = client.with({ signal }).use(queryCategories);
      const all: Category[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await query(
          { cursorPaging: { limit: 1000, ...(cursor ? { cursor } : {}) } },
          { treeReference: STORES_TREE, fields },
        );
        all.push(...page.categories);
        cursor = page.pagingMetadata?.cursors?.next;
      } while (cursor);
      return categoryTree(all);
    },
  });
}
