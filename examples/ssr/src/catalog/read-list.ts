import type { CatalogParams } from "@portico/react/format";
import { facetsOf, productFacets, productsInfiniteQuery } from "@portico/react/queries";
import { getQueryClient } from "../shop/queries";
import { catalog } from "../shop/server";
import { CARD_FIELDS } from "./product-grid";
import { readFacets } from "./read-facets";

/** @param pageCategory - the page's category, which the filters cannot change */
export async function readList(params: CatalogParams, pageCategory: string | undefined) {
  const { page, sort, ...chosenFilters } = params;
  const filters = { ...chosenFilters, categoryId: pageCategory ?? params.categoryId };
  const aggregations = productFacets({ only: ["stock"] });
  const [{ pages }, facets] = await Promise.all([
    getQueryClient().fetchInfiniteQuery({
      ...productsInfiniteQuery(catalog, { ...filters, sort, fields: CARD_FIELDS, aggregations }),
      pages: Math.min(page, 20),
    }),
    readFacets(filters, pageCategory),
  ]);
  const { inStock, partlyInStock, outOfStock } = facetsOf(pages[0]?.aggregationData).stock;
  return {
    products: pages.flatMap(({ products }) => products),
    total: inStock + partlyInStock + outOfStock,
    hasMore: Boolean(pages.at(-1)?.pagingMetadata?.cursors?.next),
    facets,
  };
}
