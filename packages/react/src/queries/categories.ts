import type { PorticoError } from "@portico/core";
import type { Category, RequestedFields } from "@portico/stores/categories";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { getCategory, getCategoryBySlug, queryCategories } from "../generated/categories.js";
import { type CategoryNode, categoryTree } from "./category-tree.js";
import { CATALOG, STORES_TREE } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

/** Which categories, and what of them. */
export interface CategoriesOptions {
  /** At most so many, 1 to 1,000; 100 unless told otherwise. */
  limit?: number | undefined;
  /** What each category carries besides the basics; `["DESCRIPTION"]` unless told otherwise. */
  fields?: readonly RequestedFields[] | undefined;
}

const fieldsOf = (fields: readonly RequestedFields[] = ["DESCRIPTION"]) =>
  [...new Set(fields)].sort();

/**
 * The visible categories of the shop, "all products" among them.
 *
 * @param client - made by createClient
 * @param options - see {@link CategoriesOptions}
 * @returns options for useQuery, useSuspenseQuery, prefetchQuery … over `categories.queryCategories`
 * @example
 * ```tsx
 * function Menu() {
 *   const { data } = useQuery(categoriesQuery(useClient()));
 *   return <ul>{data?.map((category) => <li key={category.id}>{category.name}</li>)}</ul>;
 * }
 * ```
 */
export function categoriesQuery(client: PorticoClient, options: CategoriesOptions = {}) {
  const { limit = 100 } = options;
  const fields = fieldsOf(options.fields);
  return queryOptions<Category[], PorticoError>({
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

/** Which category, and what of it. */
export type CategoryQueryOptions = ({ slug: string; id?: never } | { id: string; slug?: never }) & {
  /** In place of description and breadcrumbs. */
  fields?: readonly RequestedFields[] | undefined;
  /** Where to look for the category in lists, to show what is known of it until it comes. */
  cache?: QueryClient | undefined;
};

/**
 * One category, by slug or id, however many the shop has.
 *
 * @param client - made by createClient
 * @param options - `{ slug: "knitwear" }` or `{ id }`, `fields` in place of description and
 * breadcrumbs, and the QueryClient as `cache` to begin with what a list knows
 * @returns options for useQuery, useSuspenseQuery … over `categories.getCategoryBySlug` or
 * `getCategory`; the query fails with status 404 where there is no such category
 * @example
 * ```tsx
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
  return queryOptions<Category, PorticoError>({
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
 * All visible categories of the shop as a tree, each level in the merchant's order, without those
 * that an app keeps, such as "all products".
 *
 * @param client - made by createClient
 * @param options - `fields` as in {@link CategoriesOptions}
 * @returns options for useQuery, useSuspenseQuery … over `categories.queryCategories`, page after
 * page
 * @example
 * ```tsx
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
  return queryOptions<CategoryNode[], PorticoError>({
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
