import type {
  SingleEntityOpsRequestedFields,
  V3Product,
  V3SearchProductsResponse,
} from "@portico/stores/products-v3";
import type { ReadOnlyVariant } from "@portico/stores/read-only-variants-v3";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { getProduct, getProductBySlug } from "../generated/products-v3.js";
import { queryVariants } from "../generated/read-only-variants-v3.js";
import { CATALOG, STOCK } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";
import { queryOptions } from "./query-options.js";

const PAGE_FIELDS: SingleEntityOpsRequestedFields[] = [
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
  /** Query client whose cached lists provide placeholder data. */
  cache?: QueryClient | undefined;
};

/** Data of product lists, paginated or not. */
type Listed = V3SearchProductsResponse | InfiniteData<V3SearchProductsResponse>;

const productsIn = (data: Listed) =>
  "pages" in data ? data.pages.flatMap(({ products }) => products) : data.products;

/** Returns the product from a cached list, without variants. */
function listed(
  queries: QueryClient,
  client: PorticoClient,
  which: { slug?: string; id?: string },
) {
  const lists = queries.getQueriesData<Listed>({ queryKey: porticoKeys(client).products() });
  for (const [, data] of lists) {
    const found =
      data &&
      productsIn(data).find(({ slug, id }) =>
        which.id === undefined ? slug === which.slug : id === which.id,
      );
    if (found) return found;
  }
  return undefined;
}

/**
 * Creates query options for a product with its variants, by slug or id. Includes what a product
 * page shows: media, description, info sections, breadcrumbs and currency.
 *
 * @param client - Client from `createClient`.
 * @param options - `{ slug: "linen-shirt" }` or `{ id }`, and optionally `fields` and `cache`.
 * Placeholder data from `cache` has no variants.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and so on. Calls
 * `productsV3.getProductBySlug` or `getProduct`. The query fails with an `ApplicationError` of
 * status 404 if the product does not exist.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productQuery } from "@portico/react/queries";
 * import { useSuspenseQuery } from "@tanstack/react-query";
 *
 * function Name({ slug }: { slug: string }) {
 *   const { data } = useSuspenseQuery(productQuery(useClient(), { slug }));
 *   return <h1>{data.name}</h1>;
 * }
 * ```
 */
export function productQuery(client: PorticoClient, options: ProductQueryOptions) {
  const { slug, id, cache } = options;
  const fields = [...new Set(options.fields ?? PAGE_FIELDS)].sort();
  const which = id === undefined ? { slug } : { id };
  return queryOptions<V3Product>({
    ...CATALOG,
    queryKey: porticoKeys(client).product({ ...which, fields }),
    queryFn: async ({ signal }) => {
      const calls = client.with({ signal }).use({ getProduct, getProductBySlug });
      if (id !== undefined) return calls.getProduct(id, { fields });
      // A product that is not there is a 404; an answer always has one.
      return (await calls.getProductBySlug(slug, { fields })).product as V3Product;
    },
    ...(cache ? { placeholderData: () => listed(cache, client, which) } : {}),
  });
}

/**
 * Creates query options for the variants of a product with price and stock, for example to buy from
 * a product list.
 *
 * @param client - Client from `createClient`.
 * @param productId - Id of the product.
 * @returns Options for `useQuery`, `prefetchQuery` and so on. Calls
 * `readOnlyVariantsV3.queryVariants`.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { productVariantsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Skus({ productId }: { productId: string }) {
 *   const { data } = useQuery(productVariantsQuery(useClient(), productId));
 *   return <>{data?.map((variant) => variant.sku).join(", ")}</>;
 * }
 * ```
 */
export function productVariantsQuery(client: PorticoClient, productId: string) {
  return queryOptions<ReadOnlyVariant[]>({
    ...STOCK,
    queryKey: porticoKeys(client).variants(productId),
    queryFn: async ({ signal }) => {
      // A product has 1,000 variants at most, which is also the largest page.
      const { variants } = await client.with({ signal }).use(queryVariants)(
        {
          filter: { "productData.productId": { $eq: productId } },
          cursorPaging: { limit: 1000 },
        },
        { fields: ["CURRENCY"] },
      );
      return variants;
    },
  });
}
