import {
  type Facets,
  facetsOf,
  type ProductsOptions,
  productFacets,
  productsQuery,
  storeOptionsQuery,
} from "@portico/react/queries";
import { queries } from "../shop/queries";
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
  const storeOptions = queries().fetchQuery(storeOptionsQuery(catalog));
  // Omitting an inactive filter does not change the query, so all inactive filters share one
  // request.
  const facetsWith = async (change: ProductsOptions) => {
    const search = { ...filters, ...change, limit: 1, fields: [], aggregations: ALL_FACETS };
    const { aggregationData } = await queries().fetchQuery(productsQuery(catalog, search));
    return facetsOf(aggregationData, await storeOptions);
  };
  const optionFacets = async ({ name }: { name: string }) => {
    const { options } = await facetsWith({ choices: { ...choices, [name]: [] } });
    return options.find((option) => option.name === name) ?? [];
  };
  const [all, brands, price, stock, categories, options] = await Promise.all([
    facetsWith({}),
    facetsWith({ brands: [] }),
    facetsWith({ price: undefined }),
    facetsWith({ inStock: false }),
    facetsWith({ categoryId: pageCategory }),
    storeOptions.then((allOptions) => Promise.all(allOptions.map(optionFacets))),
  ]);
  return {
    choices: all.choices,
    options: options.flat(),
    brands: brands.brands,
    price: price.price,
    stock: stock.stock,
    categories: categories.categories,
  };
}
