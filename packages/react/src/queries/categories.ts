import type { Category, RequestedFields } from "@portico/stores/categories";
import type { QueryClient } from "@tanstack/react-query";
import { getCategory, getCategoryBySlug, queryCategories } from "../generated/categories.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { clientQuery, STABLE_DEFAULTS, sortedUnique } from "./query-options.js";

const STORES_TREE = { appNamespace: "@wix/stores" } as const;

/** Options of {@link categoriesQuery}. */
export interface CategoriesOptions {
  /** Maximum number of categories, 1 to 1,000. Default: 100. */
  limit?: number | undefined;
  /** Additional fields. Default: `["DESCRIPTION"]`. */
  fields?: readonly RequestedFields[] | undefined;
}

const normalizeFields = (fields: readonly RequestedFields[] = ["DESCRIPTION"]) =>
  sortedUnique(fields);

/**
 * Creates query options for the shop's visible categories, including "all products". Calls
 * `categories.queryCategories`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { categoriesQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useMenu = () => useQuery(categoriesQuery(useClient()));
 * ```
 */
export function categoriesQuery(client: PorticoClient, options: CategoriesOptions = {}) {
  const { limit = 100 } = options;
  const fields = normalizeFields(options.fields);
  const key = porticoKeys(client).categories({ limit, fields });
  return clientQuery<Category[]>(client, key, STABLE_DEFAULTS, async (view) => {
    const query = view.use(queryCategories);
    const request = { cursorPaging: { limit } };
    return (await query(request, { treeReference: STORES_TREE, fields })).categories;
  });
}

/** Options of {@link categoryQuery}. */
export type CategoryQueryOptions = ({ slug: string; id?: never } | { id: string; slug?: never }) & {
  /** Additional fields. Default: `["DESCRIPTION", "BREADCRUMBS_INFO"]`. */
  fields?: readonly RequestedFields[] | undefined;
  /** Query client whose cached lists provide placeholder data. Default: none. */
  cache?: QueryClient | undefined;
};

/**
 * Creates query options for a category by slug or id. The query fails with status 404 for an
 * unknown category. Calls `categories.getCategoryBySlug` or `getCategory`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { categoryQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useTitle = (slug: string) => useQuery(categoryQuery(useClient(), { slug })).data?.name;
 * ```
 */
export function categoryQuery(client: PorticoClient, options: CategoryQueryOptions) {
  const { slug, id, cache } = options;
  const fields = normalizeFields(options.fields ?? ["DESCRIPTION", "BREADCRUMBS_INFO"]);
  const keys = porticoKeys(client);
  const key = keys.category({ ...(id === undefined ? { slug } : { id }), fields });
  const placeholderData = () =>
    (cache?.getQueriesData<Category[]>({ queryKey: keys.categories() }) ?? [])
      .flatMap(([, categories]) => categories ?? [])
      .find((category) => (id === undefined ? category.slug === slug : category.id === id));
  const settings = { ...STABLE_DEFAULTS, ...(cache && { placeholderData }) };
  return clientQuery<Category>(client, key, settings, async (view) => {
    if (id !== undefined) return view.use(getCategory)(id, STORES_TREE, { fields });
    const { category } = await view.use(getCategoryBySlug)(slug, STORES_TREE, { fields });
    // The platform responds with 404 if there is no category.
    return category as Category;
  });
}

/** Category with its subcategories. */
export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

const positionOf = ({ parentCategory }: Category) =>
  parentCategory?.index ?? Number.MAX_SAFE_INTEGER;

/** Builds the category tree. Categories whose parent is not in it become roots. */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const merchantCategories = categories.filter(({ managingAppId }) => !managingAppId);
  const ids = new Set(merchantCategories.map(({ id }) => id));
  const parentIdOf = ({ id, parentCategory }: Category) => {
    const parentId = parentCategory?.id ?? "";
    return ids.has(parentId) && parentId !== id ? parentId : "";
  };
  const childrenOf = (parentId: string): CategoryNode[] =>
    merchantCategories
      .filter((category) => parentIdOf(category) === parentId)
      .sort((a, b) => positionOf(a) - positionOf(b))
      .map((category) => ({ category, children: childrenOf(category.id) }));
  return childrenOf("");
}

/**
 * Creates query options for the category tree in the merchant's order. Omits categories that an app
 * manages, such as "all products". Calls `categories.queryCategories` once per 1,000 categories.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { categoryTreeQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useMenu = () => useQuery(categoryTreeQuery(useClient())).data?.map(({ category }) => category.name);
 * ```
 */
export function categoryTreeQuery(
  client: PorticoClient,
  options: Pick<CategoriesOptions, "fields"> = {},
) {
  const fields = normalizeFields(options.fields);
  const key = porticoKeys(client).categoryTree({ fields });
  return clientQuery<CategoryNode[]>(client, key, STABLE_DEFAULTS, async (view) => {
    const query = view.use(queryCategories);
    const allCategories: Category[] = [];
    let cursor: string | null | undefined;
    do {
      const request = { cursorPaging: { limit: 1000, ...(cursor ? { cursor } : {}) } };
      const page = await query(request, { treeReference: STORES_TREE, fields });
      allCategories.push(...page.categories);
      cursor = page.pagingMetadata?.cursors?.next;
    } while (cursor);
    return categoryTree(allCategories);
  });
}
