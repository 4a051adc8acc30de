import type { CatalogParams } from "@portico/react/format";
import { type PorticoClient, productFacets, productsInfiniteQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { CARD_FIELDS } from "./card-fields.js";

export function listFilters(params: CatalogParams, category: Category | undefined) {
  const { page: _page, sort: _sort, ...filters } = params;
  return { ...filters, categoryId: params.categoryId ?? category?.id };
}

/** Returns the same query as `useProducts`, to prefetch a list before its page renders. */
export const listQuery = (
  client: PorticoClient,
  params: CatalogParams,
  category: Category | undefined,
) =>
  productsInfiniteQuery(client, {
    ...listFilters(params, category),
    sort: params.sort,
    fields: CARD_FIELDS,
    aggregations: productFacets({ only: ["stock"] }),
  });
