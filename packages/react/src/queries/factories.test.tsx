// @vitest-environment jsdom
import { wishlists } from "@portico/ecom";
import {
  dehydrate,
  HydrationBoundary,
  hydrate,
  QueryClient,
  type QueryKey,
  useQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PorticoProvider, useClient } from "../provider/provider.js";
import {
  backInStockQuery,
  categoriesQuery,
  categoryQuery,
  categoryTreeQuery,
  currentMemberQuery,
  hydrationOptions,
  inventoryQuery,
  memberQuery,
  type PorticoClient,
  porticoKeys,
  productQuery,
  productsQuery,
  productVariantsQuery,
  relatedProductsQuery,
  storeOptionsQuery,
  wishlistQuery,
} from "../queries.js";
import { logIn } from "../test-kit/create-shop.js";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { storeItem } from "./store-item.js";

afterEach(cleanup);

const ADA = { email: "ada@example.com", password: "analytical-1843", nickname: "Ada" };

interface Options {
  queryKey: QueryKey;
  queryFn: () => unknown;
}

const factories: Record<string, (client: PorticoClient, productId: string) => unknown> = {
  products: (client) => productsQuery(client, { inStock: true, limit: 3 }),
  product: (client) => productQuery(client, { slug: "harbor-wool-coat" }),
  "product by id": (client, id) => productQuery(client, { id }),
  variants: (client, id) => productVariantsQuery(client, id),
  related: (client, productId) => relatedProductsQuery(client, { productId }),
  inventory: (client, id) => inventoryQuery(client, id),
  categories: (client) => categoriesQuery(client),
  category: (client) => categoryQuery(client, { slug: "knitwear" }),
  "category tree": (client) => categoryTreeQuery(client),
  options: (client) => storeOptionsQuery(client),
  "current member": (client) => currentMemberQuery(client),
  member: (client) => memberQuery(client, { slug: "ada" }),
  wishlist: (client) => wishlistQuery(client),
  "back in stock": (client) => backInStockQuery(client),
};

async function createMemberShop() {
  const shop = testShop({ members: [ADA] });
  await logIn(shop.emulator, shop.client.auth);
  return { ...shop, productId: (await shop.product("harbor-wool-coat")).id };
}

describe.each(Object.entries(factories))("the %s query", (_name, factory) => {
  it("returns the same data with useQuery, useSuspenseQuery and a server prefetch", async () => {
    const { client, queryClient, wrapper, requests, productId } = await createMemberShop();
    const optionsOf = (viewClient: PorticoClient) => factory(viewClient, productId) as Options;

    const queryHook = renderHook(() => useQuery(optionsOf(useClient())), { wrapper });
    await waitFor(() => expect(queryHook.result.current.isSuccess).toBe(true));
    const { data } = queryHook.result.current;
    expect(data).toBeDefined();

    // After an equal response, structural sharing keeps the same data object.
    await act(() => queryHook.result.current.refetch());
    expect(queryHook.result.current.data).toBe(data);
    queryHook.unmount();

    queryClient.removeQueries({ queryKey: optionsOf(client).queryKey });
    const suspenseWrapper = ({ children }: { children: ReactNode }) =>
      wrapper({ children: <Suspense>{children}</Suspense> });
    const suspenseHook = renderHook(() => useSuspenseQuery(optionsOf(useClient())), {
      wrapper: suspenseWrapper,
    });
    await waitFor(() => expect(suspenseHook.result.current?.data).toEqual(data));
    suspenseHook.unmount();

    const serverQueryClient = new QueryClient({ defaultOptions: { ...hydrationOptions } });
    await serverQueryClient.prefetchQuery(optionsOf(client));
    const json = JSON.stringify(dehydrate(serverQueryClient));
    const browserQueryClient = new QueryClient({ defaultOptions: { ...hydrationOptions } });
    const countBefore = requests.length;
    const hydratedHook = renderHook(
      () => useQuery({ ...optionsOf(useClient()), staleTime: 60_000 }),
      {
        wrapper: ({ children }) => (
          <PorticoProvider client={client} queryClient={browserQueryClient}>
            <HydrationBoundary state={JSON.parse(json)}>{children}</HydrationBoundary>
          </PorticoProvider>
        ),
      },
    );
    expect(hydratedHook.result.current.data).toEqual(data);
    expect(requests).toHaveLength(countBefore);
  });

  it("aborts its request when the query is canceled", async () => {
    const { client, queryClient, network, productId } = await createMemberShop();
    const options = factory(client, productId) as Options;
    queryClient.removeQueries({ queryKey: options.queryKey });
    network.beforeResponse = () => new Promise(() => {});
    const previousRequest = network.lastRequest;
    const failure = queryClient.fetchQuery(options).catch((error: unknown) => error);
    await vi.waitFor(() => expect(network.lastRequest).not.toBe(previousRequest));
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    await failure;
    expect(network.lastRequest?.signal.aborted).toBe(true);
  });
});

it("query keys are equal for equivalent options and differ for other options", () => {
  const { client } = testShop();
  const keyOf = (options: Parameters<typeof productsQuery>[1]) =>
    JSON.stringify(productsQuery(client, options).queryKey);
  expect(keyOf(undefined)).toBe(keyOf({ limit: 24, search: " ", filter: {}, sort: [] }));
  expect(keyOf({})).not.toBe(keyOf({ inStock: true }));
  expect(categoriesQuery(client).queryKey).toEqual(
    categoriesQuery(client, { limit: 100, fields: ["DESCRIPTION"] }).queryKey,
  );
  const cache = new QueryClient();
  expect(productQuery(client, { slug: "a", cache }).queryKey).toEqual(
    productQuery(client, { slug: "a" }).queryKey,
  );
});

it("productQuery and categoryQuery take placeholder data from cached lists", async () => {
  const { client, queryClient, wrapper, network } = testShop();
  const { products } = await queryClient.fetchQuery(productsQuery(client));
  const categories = await queryClient.fetchQuery(categoriesQuery(client));
  network.beforeResponse = () => new Promise(() => {});
  const [product, category] = [products[3], categories[2]];
  const { result } = renderHook(
    () => ({
      product: useQuery(productQuery(client, { slug: product?.slug ?? "", cache: queryClient })),
      category: useQuery(categoryQuery(client, { id: category?.id ?? "", cache: queryClient })),
      unknown: useQuery(productQuery(client, { slug: "not-listed", cache: queryClient })),
    }),
    { wrapper },
  );
  expect(result.current.product).toMatchObject({ isPlaceholderData: true, data: product });
  expect(result.current.category).toMatchObject({ isPlaceholderData: true, data: category });
  expect(result.current.unknown.data).toBeUndefined();
});

it("categoryQuery returns a category by slug or id", async () => {
  const { client, queryClient } = testShop();
  const knitwear = await queryClient.fetchQuery(categoryQuery(client, { slug: "knitwear" }));
  expect(knitwear.name).toBe("Knitwear");
  expect(await queryClient.fetchQuery(categoryQuery(client, { id: knitwear.id }))).toEqual(
    knitwear,
  );
});

it("categoryQuery fails with a 404 error for a missing category", async () => {
  const { client, queryClient } = testShop();
  await expect(
    queryClient.fetchQuery(categoryQuery(client, { slug: "no-such-thing" })),
  ).rejects.toMatchObject({ status: 404 });
});

it("relatedProductsQuery does not return the product itself", async () => {
  const { client, queryClient, product } = testShop();
  const { id } = await product("harbor-wool-coat");
  const relatedProducts = await queryClient.fetchQuery(
    relatedProductsQuery(client, { productId: id }),
  );
  expect(relatedProducts).toHaveLength(4);
  expect(relatedProducts.map((product) => product.id)).not.toContain(id);
});

const GET_RECOMMENDATION = "ecom.recommendations.getRecommendation";

it("relatedProductsQuery returns an empty list if the site has no recommendations provider", async () => {
  const { client, queryClient, emulator } = testShop();
  const details = { applicationError: { code: "RECOMMENDATIONS_PROVIDER_NOT_FOUND" } };
  emulator.faults.add({
    kind: "status",
    operation: GET_RECOMMENDATION,
    status: 404,
    body: { message: "none", details },
    times: 1,
  });
  const query = relatedProductsQuery(client, { productId: "a" });
  expect(await queryClient.fetchQuery(query)).toEqual([]);
});

it("relatedProductsQuery fails for errors other than a missing recommendations provider", async () => {
  const { client, queryClient, emulator } = testShop();
  emulator.faults.add({ kind: "status", operation: GET_RECOMMENDATION, status: 400 });
  const query = relatedProductsQuery(client, { productId: "a" });
  await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ status: 400 });
});

it("wishlistQuery has a different key for each user, but productsQuery does not", async () => {
  const shop = testShop({ members: [ADA] });
  const { client } = shop;
  const keys = () => [wishlistQuery(client).queryKey, productsQuery(client).queryKey];
  const [visitorKey, catalogKey] = keys();
  await logIn(shop.emulator, client.auth);
  expect(keys()[0]).not.toEqual(visitorKey);
  expect(keys()[1]).toEqual(catalogKey);
  expect(porticoKeys(client).wishlist()).toEqual(keys()[0]);
});

it("wishlistQuery preserves Dates during hydration", async () => {
  const { client, productId } = await createMemberShop();
  const { catalogReference = {} } = storeItem({ productId, variantId: "" });
  await client.use(wishlists).addItem(catalogReference);
  const serverQueryClient = new QueryClient({ defaultOptions: { ...hydrationOptions } });
  await serverQueryClient.prefetchQuery(wishlistQuery(client));
  const browserQueryClient = new QueryClient({ defaultOptions: { ...hydrationOptions } });
  hydrate(browserQueryClient, JSON.parse(JSON.stringify(dehydrate(serverQueryClient))));
  const list = browserQueryClient.getQueryData(wishlistQuery(client).queryKey);
  expect(list?.items[0]?.addedDate).toBeInstanceOf(Date);
});
