// Code that must compile with `exactOptionalPropertyTypes`. This code never runs:
// tests/exact-optional-types.test.ts checks its types.
import type { PorticoClient } from "@portico/react";
import {
  Image,
  Money,
  PorticoProvider,
  Show,
  useFacets,
  usePrice,
  useProducts,
} from "@portico/react";
import {
  categoriesQuery,
  categoryQuery,
  categoryTreeQuery,
  currentMemberQuery,
  inventoryQuery,
  memberQuery,
  membersInfiniteQuery,
  orderQuery,
  ordersInfiniteQuery,
  productQuery,
  productsInfiniteQuery,
  productsQuery,
  productVariantsQuery,
  relatedProductsQuery,
} from "@portico/react/queries";
import { RichContent } from "@portico/react/rich-content";
import type { V3Product } from "@portico/stores/products-v3";
import { QueryClient, useInfiniteQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";

/** Values that may be undefined can be passed to optional props. */
export function Card(props: {
  product: V3Product;
  width?: number;
  locale?: string;
  className?: string;
}) {
  const { product, width, locale, className } = props;
  const price = usePrice(product);
  return (
    <>
      <Image
        media={product.media?.main}
        alt={product.name ?? ""}
        width={width}
        height={width}
        widths={undefined}
        priority={undefined}
        className={className}
      />
      <Money
        value={price.actual}
        currency={product.currency}
        locale={locale}
        className={className}
      />
      <Money value={product.actualPriceRange?.minValue} />
      <RichContent document={product.description} headingLevel={width} className={className} />
      <Show when="member" fallback={undefined} />
    </>
  );
}

/** The provider's optional props can be undefined. */
export function Shop(props: { client: PorticoClient; locale?: string }) {
  return (
    <PorticoProvider client={props.client} locale={props.locale} messages={undefined}>
      <List />
    </PorticoProvider>
  );
}

function List(props: { search?: string; page?: number }) {
  const { data } = useProducts({ search: props.search, page: props.page });
  const { data: facets } = useFacets({ search: props.search });
  return <p>{data?.length ?? facets?.brands.length}</p>;
}

/** The factories return valid options for `useQuery`, `useSuspenseQuery` and `useInfiniteQuery`. */
export function Queries({ client, id }: { client: PorticoClient; id?: string }) {
  useQuery(productsQuery(client, { search: id }));
  useQuery(productQuery(client, { slug: "shirt" }));
  useQuery({ ...productVariantsQuery(client, "id"), enabled: id !== undefined });
  useQuery(relatedProductsQuery(client, { productId: "id" }));
  useQuery(inventoryQuery(client, "id"));
  useQuery(categoriesQuery(client, {}));
  useQuery(categoryQuery(client, { slug: "shirts" }));
  useQuery(categoryTreeQuery(client));
  useQuery(currentMemberQuery(client));
  useQuery(memberQuery(client, { id: "id" }));
  useQuery(orderQuery(client, "id"));
  useSuspenseQuery(productsQuery(client));
  useInfiniteQuery(productsInfiniteQuery(client));
  useInfiniteQuery(ordersInfiniteQuery(client, { limit: undefined }));
  useInfiniteQuery(membersInfiniteQuery(client));
  return null;
}

export async function prefetch(client: PorticoClient) {
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(productsQuery(client));
  await queryClient.prefetchInfiniteQuery(productsInfiniteQuery(client));
  return queryClient.getQueryData(productsQuery(client).queryKey);
}
