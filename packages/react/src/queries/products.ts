import {
  type CommonCursorSearch,
  getProduct,
  getProductBySlug,
  type RequestedFields,
  type SingleEntityOpsRequestedFields,
  searchProducts,
  type V3Product,
  type WixCommonAggregation,
  type WixCommonSorting,
} from "@portico/stores/products-v3";
import { queryVariants } from "@portico/stores/read-only-variants-v3";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { CATALOGUE } from "./defaults.js";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

/** Which products, in which order. */
export interface ProductsOptions {
  /** Free text to look for. */
  search?: string;
  /** Only products of this category and the categories in it. */
  categoryId?: string;
  /** Further conditions, as `searchProducts` takes them. */
  filter?: Readonly<Record<string, unknown>>;
  /** `[{ fieldName: "actualPriceRange.minValue.amount", order: "ASC" }]`. */
  sort?: WixCommonSorting[];
  /** Products per page, 1 to 100; 24 unless told otherwise. */
  limit?: number;
  /** What each product carries besides the basics; `["CURRENCY"]` unless told otherwise. */
  fields?: RequestedFields[];
  /** Summaries over all that is found, such as the counts behind filters. */
  aggregations?: WixCommonAggregation[];
}

function searchOf(options: ProductsOptions, cursor?: string): CommonCursorSearch {
  const { search, categoryId, filter, sort, limit = 24, aggregations } = options;
  const text = search?.trim();
  const found = text ? { search: { expression: text, mode: "AND" } as const } : {};
  // A cursor holds its filter and order: the platform refuses them beside it.
  if (cursor) return { ...found, cursorPaging: { limit, cursor } };
  // Products know their categories in searches only, and only by way of $matchItems.
  const conditions = [
    ...(filter && Object.keys(filter).length > 0 ? [filter] : []),
    ...(categoryId
      ? [{ "allCategoriesInfo.categories": { $matchItems: [{ id: { $in: [categoryId] } }] } }]
      : []),
  ];
  return {
    ...found,
    // An empty filter is refused as well.
    ...(conditions.length > 0
      ? { filter: conditions.length === 1 ? { ...conditions[0] } : { $and: conditions } }
      : {}),
    ...(sort?.length ? { sort } : {}),
    ...(aggregations?.length ? { aggregations } : {}),
    cursorPaging: { limit },
  };
}

const LIST_FIELDS: RequestedFields[] = ["CURRENCY"];

/**
 * One page of products, with paging metadata and aggregations.
 *
 * @param client - made by createClient
 * @param options - which products; see {@link ProductsOptions}
 * @returns options for useQuery, useSuspenseQuery, prefetchQuery … over `productsV3.searchProducts`
 * @example
 * ```tsx
 * function Names() {
 *   const { data } = useQuery(productsQuery(useClient(), { search: "coat" }));
 *   return <>{data?.products.map((product) => product.name).join(", ")}</>;
 * }
 * ```
 */
export function productsQuery(client: PorticoClient, options: ProductsOptions = {}) {
  return queryOptions({
    ...CATALOGUE,
    queryKey: porticoKeys(client).products(options),
    queryFn: ({ signal }) =>
      client.with({ signal }).use(searchProducts)(searchOf(options), {
        fields: options.fields ?? LIST_FIELDS,
      }),
  });
}

/**
 * Products page after page: `fetchNextPage()` gets more.
 *
 * @param client - made by createClient
 * @param options - which products; `limit` is the size of each page
 * @returns options for useInfiniteQuery, useSuspenseInfiniteQuery … over `productsV3.searchProducts`
 * @example
 * ```tsx
 * function Count() {
 *   const { data } = useInfiniteQuery(productsInfiniteQuery(useClient(), { limit: 12 }));
 *   return <>{data?.pages.flatMap((page) => page.products).length}</>;
 * }
 * ```
 */
export function productsInfiniteQuery(client: PorticoClient, options: ProductsOptions = {}) {
  return infiniteQueryOptions({
    ...CATALOGUE,
    queryKey: porticoKeys(client).productPages(options),
    queryFn: ({ signal, pageParam }) =>
      client.with({ signal }).use(searchProducts)(searchOf(options, pageParam), {
        fields: options.fields ?? LIST_FIELDS,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.pagingMetadata?.cursors?.next || undefined,
  });
}

const PAGE_FIELDS: SingleEntityOpsRequestedFields[] = [
  "CURRENCY",
  "MEDIA_ITEMS_INFO",
  "PLAIN_DESCRIPTION",
  "BREADCRUMBS_INFO",
  "INFO_SECTION",
  "INFO_SECTION_PLAIN_DESCRIPTION",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
];

/** Which product, and what of it. */
export type ProductQueryOptions = ({ slug: string; id?: never } | { id: string; slug?: never }) & {
  /** In place of the fields that a product page shows. */
  fields?: SingleEntityOpsRequestedFields[];
};

/**
 * One product with its variants, by slug or id, with what a product page shows: media, description,
 * info sections, breadcrumbs, currency.
 *
 * @param client - made by createClient
 * @param options - `{ slug: "linen-shirt" }` or `{ id }`, and `fields` in place of those above
 * @returns options for useQuery, useSuspenseQuery, prefetchQuery …; the query fails with an
 * ApplicationError of status 404 where there is no such product
 * @example
 * ```tsx
 * function Name({ slug }: { slug: string }) {
 *   const { data } = useSuspenseQuery(productQuery(useClient(), { slug }));
 *   return <h1>{data.name}</h1>;
 * }
 * ```
 */
export function productQuery(client: PorticoClient, options: ProductQueryOptions) {
  const { slug, id, fields = PAGE_FIELDS } = options;
  return queryOptions({
    ...CATALOGUE,
    queryKey: porticoKeys(client).product(options),
    queryFn: async ({ signal }): Promise<V3Product> => {
      const calls = client.with({ signal }).use({ getProduct, getProductBySlug });
      if (id !== undefined) return calls.getProduct(id, { fields });
      // A product that is not there is a 404; an answer always has one.
      return (await calls.getProductBySlug(slug, { fields })).product as V3Product;
    },
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
  return queryOptions({
    ...CATALOGUE,
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
