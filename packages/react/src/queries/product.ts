import type {
  SingleEntityOpsRequestedFields,
  V3Product,
  V3SearchProductsResponse,
} from "@portico/stores/products-v3";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { getProduct, getProductBySlug } from "../generated/products-v3.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { clientQuery, STABLE_DEFAULTS, sortedUnique } from "./query-options.js";

const PRODUCT_PAGE_FIELDS: SingleEntityOpsRequestedFields[] = [
  "CURRENCY",
  "MEDIA_ITEMS_INFO",
  "DESCRIPTION",
  "PLAIN_DESCRIPTION",
  "BREADCRUMBS_INFO",
  "INFO_SECTION",
  "INFO_SECTION_DESCRIPTION",
  "INFO_SECTION_PLAIN_DESCRIPTION",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
];

/** Options of {@link productQuery}. */
export type ProductQueryOptions = ({ slug: string; id?: never } | { id: string; slug?: never }) & {
  /** Fields to request. Default: the fields of a product page. */
  fields?: readonly SingleEntityOpsRequestedFields[] | undefined;
  /** Query client whose cached lists provide placeholder data. Default: none. */
  cache?: QueryClient | undefined;
};

function productsInCachedLists(queryClient: QueryClient, client: PorticoClient): V3Product[] {
  type Lists = V3SearchProductsResponse | InfiniteData<V3SearchProductsResponse>;
  return queryClient
    .getQueriesData<Lists>({ queryKey: porticoKeys(client).products() })
    .flatMap(([, data]) => (!data ? [] : "pages" in data ? data.pages : [data]))
    .flatMap(({ products }) => products);
}

/** Returns the cached product. Products from lists have no variants. */
export function cachedProduct(queryClient: QueryClient, client: PorticoClient, id: string) {
  return queryClient
    .getQueriesData<V3Product>({ queryKey: porticoKeys(client).product() })
    .map(([, product]) => product)
    .concat(productsInCachedLists(queryClient, client))
    .find((product) => product?.id === id);
}

/**
 * Creates query options for a product with its variants, by slug or id. By default, the data
 * contains media, description, info sections, breadcrumbs and currency. Placeholder data has no
 * variants. The query fails with status 404 for an unknown product. Calls
 * `productsV3.getProductBySlug` or `getProduct`.
 *
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * const useName = (slug: string) => useQuery(productQuery(useClient(), { slug })).data?.name;
 * ```
 */
export function productQuery(client: PorticoClient, options: ProductQueryOptions) {
  const { slug, id, cache } = options;
  const fields = sortedUnique(options.fields ?? PRODUCT_PAGE_FIELDS);
  const key = porticoKeys(client).product({ ...(id === undefined ? { slug } : { id }), fields });
  const placeholderData = () =>
    productsInCachedLists(cache as QueryClient, client).find((product) =>
      id === undefined ? product.slug === slug : product.id === id,
    );
  const settings = { ...STABLE_DEFAULTS, ...(cache && { placeholderData }) };
  return clientQuery<V3Product>(client, key, settings, async (view) => {
    if (id !== undefined) return view.use(getProduct)(id, { fields });
    // The platform responds with 404 if there is no product.
    return (await view.use(getProductBySlug)(slug, { fields })).product as V3Product;
  });
}
