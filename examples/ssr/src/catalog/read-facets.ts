import {
  type Facets,
  facetsOf,
  type ProductsOptions,
  productFacets,
  productsQuery,
  storeOptionsQuery,
} from "@portico/react/queries";
import { getQueryClient } from "../shop/queries";
import { catalog } from "../shop/server";

const ALL_FACETS = productFacets();

/**
 * Returns the filters for a product list. Each filter's counts reflect only the other filters, so
 * users can still switch to another value of an active filter.
 *
 * @param pageCategory - the page's category, which the filters cannot change
 */
export async function readFacets(
  filters: ProductsOptions,
  pageCategory: string | undefined,
): Promise<Facets> {
  const { choices = {} } = filters;
  const storeOptions = getQueryClient().fetchQuery(storeOptionsQuery(catalog));
  // Omitting an inactive filter does not change the query, so all inactive filters share one
  // request.
  const fetchFacets = async (change: ProductsOptions) => {
    const search = { ...filters, ...change, limit: 1, fields: [], aggregations: ALL_FACETS };
    const { aggregationData } = await getQueryClient().fetchQuery(productsQuery(catalog, search));
    return facetsOf(aggregationData, await storeOptions);
  };
  const fetchOptionFacets = async ({ name }: { name: string }) => {
    const { options } = await fetchFacets({ choices: { ...choices, [name]: [] } });
    return options.find((option) => option.name === name) ?? [];
  };
  const [allFacets, brands, price, stock, categories, options] = await Promise.all([
    fetchFacets({}),
    fetchFacets({ brands: [] }),
    fetchFacets({ price: undefined }),
    fetchFacets({ inStock: false }),
    fetchFacets({ categoryId: pageCategory }),
    storeOptions.then((allOptions) => Promise.all(allOptions.map(fetchOptionFacets))),
  ]);
  return {
    choices: allFacets.choices,
    options: options.flat(),
    brands: brands.brands,
    price: price.price,
    stock: stock.stock,
    categories: categories.categories,
  };
}
