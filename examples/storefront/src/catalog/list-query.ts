import type { CatalogParams } from "@portico/react/format";
import { type PorticoClient, productFacets, productsInfiniteQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { CARD_FIELDS } from "./card-fields.js";

export function listFilters(shown: CatalogParams, category: Category | undefined) {
  const { page: _page, sort: _sort, ...filters } = shown;
  return { ...filters, categoryId: shown.categoryId ?? category?.id };
}

/** Returns the same query as `useProducts`, to prefetch a list before its page renders. */
export const listQuery = (
  client: PorticoClient,
  shown: CatalogParams,
  category: Category | undefined,
) =>
  productsInfiniteQuery(client, {
    ...listFilters(shown, category),
    sort: shown.sort,
    fields: CARD_FIELDS,
    aggregations: productFacets({ only: ["stock"] }),
  });
