import type { CatalogParams } from "@portico/react/format";
import { type PorticoClient, productFacets, productsInfiniteQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { CARD_FIELDS } from "./card-fields.js";

export function listFilters(listParams: CatalogParams, category: Category | undefined) {
  const { page: _page, sort: _sort, ...filters } = listParams;
  return { ...filters, categoryId: listParams.categoryId ?? category?.id };
}

/** Returns the same query as `useProducts`, to prefetch a list before its page renders. */
export const listQuery = (
  client: PorticoClient,
  listParams: CatalogParams,
  category: Category | undefined,
) =>
  productsInfiniteQuery(client, {
    ...listFilters(listParams, category),
    sort: listParams.sort,
    fields: CARD_FIELDS,
    aggregations: productFacets({ only: ["stock"] }),
  });
