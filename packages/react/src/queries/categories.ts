import { queryCategories, type RequestedFields } from "@portico/stores/categories";
import { queryOptions } from "@tanstack/react-query";
import { CATALOGUE } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

/** Which categories, and what of them. */
export interface CategoriesOptions {
  /** At most so many, 1 to 1,000; 100 unless told otherwise. */
  limit?: number;
  /** What each category carries besides the basics; `["DESCRIPTION"]` unless told otherwise. */
  fields?: RequestedFields[];
}

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
  const { limit = 100, fields = ["DESCRIPTION"] } = options;
  return queryOptions({
    ...CATALOGUE,
    queryKey: porticoKeys(client).categories(options),
    queryFn: async ({ signal }) => {
      const { categories } = await client.with({ signal }).use(queryCategories)(
        { cursorPaging: { limit } },
        { treeReference: { appNamespace: "@wix/stores" }, fields },
      );
      return categories;
    },
  });
}
