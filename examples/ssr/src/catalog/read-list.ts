import type { CatalogParams } from "@portico/react/format";
import {
  facetsOf,
  productFacets,
  productsInfiniteQuery,
  productsQuery,
  storeOptionsQuery,
} from "@portico/react/queries";
import { queries } from "../shop/queries";
import { catalog } from "../shop/server";
import { CARD_FIELDS } from "./product-grid";

/** @param categoryId - category of the page, which the filters cannot change */
export async function readList(shown: CatalogParams, categoryId: string | undefined) {
  const { page, search, ...filters } = shown;
  const wanted = { ...filters, search, categoryId: categoryId ?? shown.categoryId };
  const counted = { search, categoryId, limit: 1, aggregations: productFacets() };
  const aggregations = productFacets({ only: ["stock"] });
  const [{ pages }, { aggregationData }, options] = await Promise.all([
    queries().fetchInfiniteQuery({
      ...productsInfiniteQuery(catalog, { ...wanted, fields: CARD_FIELDS, aggregations }),
      pages: Math.min(page, 20),
    }),
    queries().fetchQuery(productsQuery(catalog, counted)),
    queries().fetchQuery(storeOptionsQuery(catalog)),
  ]);
  const { inStock, partlyInStock, outOfStock } = facetsOf(pages[0]?.aggregationData).stock;
  return {
    products: pages.flatMap(({ products }) => products),
    total: inStock + partlyInStock + outOfStock,
    hasMore: Boolean(pages.at(-1)?.pagingMetadata?.cursors?.next),
    facets: facetsOf(aggregationData, options),
  };
}
