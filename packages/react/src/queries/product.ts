import type { PorticoError } from "@portico/core";
import type {
  SingleEntityOpsRequestedFields,
  V3Product,
  V3SearchProductsResponse,
} from "@portico/stores/products-v3";
import type { ReadOnlyVariant } from "@portico/stores/read-only-variants-v3";
import { type InfiniteData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { getProduct, getProductBySlug } from "../generated/products-v3.js";
import { queryVariants } from "../generated/read-only-variants-v3.js";
import { CATALOG, STOCK } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

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

/** Which product, and what of it. */
export type ProductQueryOptions = ({ slug: string; id?: never } | { id: string; slug?: never }) & {
  /** In place of the fields that a product page shows. */
  fields?: readonly SingleEntityOpsRequestedFields[] | undefined;
  /** Where to look for the product in lists, to show what is known of it until it comes. */
  cache?: QueryClient | undefined;
};

/** Lists of products, by the page and page after page. */
type Listed = V3SearchProductsResponse | InfiniteData<V3SearchProductsResponse>;

const productsIn = (data: Listed) =>
  "pages" in data ? data.pages.flatMap(({ products }) => products) : data.products;

/** The product as some list has it, without its variants. */
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
 * One product with its variants, by slug or id, with what a product page shows: media, description,
 * info sections, breadcrumbs, currency.
 *
 * @param client - made by createClient
 * @param options - `{ slug: "linen-shirt" }` or `{ id }`, `fields` in place of those above, and the
 * QueryClient as `cache` to begin with what a list knows (`isPlaceholderData`, no variants yet)
 * @returns options for useQuery, useSuspenseQuery, prefetchQuery … over `productsV3.getProductBySlug`
 * or `getProduct`; the query fails with an ApplicationError of status 404 where there is no such
 * product
 * @example
 * ```tsx
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
  return queryOptions<V3Product, PorticoError>({
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
 * The variants of one product with price and stock: what lists leave out, for buying from a list.
 *
 * @param client - made by createClient
 * @param productId - id of the product
 * @returns options for useQuery, prefetchQuery … over `readOnlyVariantsV3.queryVariants`
 * @example
 * ```tsx
 * function Skus({ productId }: { productId: string }) {
 *   const { data } = useQuery(productVariantsQuery(useClient(), productId));
 *   return <>{data?.map((variant) => variant.sku).join(", ")}</>;
 * }
 * ```
 */
export function productVariantsQuery(client: PorticoClient, productId: string) {
  return queryOptions<ReadOnlyVariant[], PorticoError>({
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
