// @vitest-environment jsdom
import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import { createRedirectSession } from "@portico/identity/redirects";
import { useInfiniteQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { useClient } from "../provider/provider.js";
import { sessionScope } from "../queries/session-scope.js";
import { membersInfiniteQuery, ordersInfiniteQuery } from "../queries.js";
import { logIn } from "../test-kit/create-shop.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { storeItem } from "./store-item.js";

afterEach(cleanup);

const GRACE = { email: "grace@example.com", password: "nanosecond" };
const MARY = { email: "mary@example.com", password: "sunlight-1831" };
type Shop = ReturnType<typeof testShop>;

async function createCommunity(members: { email: string; password: string }[]) {
  const shop = testShop({ members });
  const storedMembers = shop.emulator.state.members;
  for (const member of storedMembers.values()) {
    const profile = { ...member.profile, privacyStatus: "PUBLIC" };
    storedMembers.set(member.id, { ...member, profile });
  }
  await logIn(shop.emulator, shop.client.auth, ADA.email);
  return shop;
}

/** Buys a gift card on the hosted checkout page and returns the order id. */
async function buyGiftCard({ client, emulator, product }: Shop) {
  const { id, variantsInfo } = await product("gift-card");
  const item = storeItem({ productId: id, variantId: variantsInfo?.variants[0]?.id ?? "" });
  const { cart } = await client.use(addLineItemsToCurrentCart)({ catalogItems: [item] });
  const { redirectSession } = await client.use(createRedirectSession)({
    ecomCheckout: { checkoutId: cart?.id ?? "" },
    callbacks: { thankYouPageUrl: "http://localhost/thanks" },
  });
  const body = new URLSearchParams({
    email: "a@b.co",
    firstName: "A",
    lastName: "B",
    addressLine: "1",
    city: "X",
    postalCode: "1",
    country: "US",
    action: "order",
  });
  const response = await emulator.fetch(redirectSession?.fullUrl ?? "", { method: "POST", body });
  return new URL(response.headers.get("location") ?? "").searchParams.get("orderId");
}

const suspenseWrapper =
  ({ wrapper }: Shop) =>
  ({ children }: { children: ReactNode }) =>
    wrapper({ children: <Suspense>{children}</Suspense> });

it("ordersInfiniteQuery returns pages of orders, newest first, and no orders of the previous user", async () => {
  const shop = testShop({ members: [ADA, GRACE] });
  await logIn(shop.emulator, shop.client.auth, ADA.email);
  const orderIds: (string | null)[] = [];
  for (let index = 0; index < 3; index += 1) orderIds.unshift(await buyGiftCard(shop));
  const renderedStates: { key: string; ids: string[] | undefined }[] = [];
  const { result } = renderHook(
    () => {
      const client = useClient();
      const query = useInfiniteQuery(ordersInfiniteQuery(client, { limit: 2 }));
      const ids = query.data?.pages.flatMap(({ orders }) => orders.map(({ id }) => id ?? ""));
      renderedStates.push({ key: sessionScope(client).key, ids });
      return { ...query, ids };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.ids).toEqual(orderIds.slice(0, 2)));
  expect(result.current.hasNextPage).toBe(true);
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.ids).toEqual(orderIds));
  expect(result.current.hasNextPage).toBe(false);

  await act(() => logIn(shop.emulator, shop.client.auth, GRACE.email));
  await waitFor(() => expect(result.current.ids).toEqual([]));
  const { key } = sessionScope(shop.client);
  expect(
    renderedStates.filter((state) => state.key === key).flatMap(({ ids }) => ids ?? []),
  ).toEqual([]);
});

it("ordersInfiniteQuery can be used with suspense and fetches the next page", async () => {
  const shop = testShop({ members: [ADA] });
  await logIn(shop.emulator, shop.client.auth, ADA.email);
  const newestOrderIds = [await buyGiftCard(shop), await buyGiftCard(shop)].reverse();
  const { result } = renderHook(
    () => useSuspenseInfiniteQuery(ordersInfiniteQuery(useClient(), { limit: 1 })),
    { wrapper: suspenseWrapper(shop) },
  );
  await waitFor(() => expect(result.current?.data.pages).toHaveLength(1));
  await act(() => result.current.fetchNextPage());
  await waitFor(() =>
    expect(result.current.data.pages.flatMap(({ orders }) => orders.map(({ id }) => id))).toEqual(
      newestOrderIds,
    ),
  );
});

it("membersInfiniteQuery returns pages of members and filters them by search text", async () => {
  const shop = await createCommunity([ADA, GRACE, MARY]);
  const { result, rerender } = renderHook(
    ({ search }: { search?: string | undefined }) =>
      useInfiniteQuery(membersInfiniteQuery(useClient(), { limit: 2, search })),
    { wrapper: shop.wrapper, initialProps: {} },
  );
  const sizes = () => result.current.data?.pages.map(({ members }) => members.length);
  await waitFor(() => expect(sizes()).toEqual([2]));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(sizes()).toEqual([2, 1]));
  expect(result.current.hasNextPage).toBe(false);
  const ids = result.current.data?.pages.flatMap(({ members }) => members.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  rerender({ search: "nobody is called this" });
  await waitFor(() => expect(sizes()).toEqual([0]));
  rerender({ search: "  " });
  expect(sizes()).toEqual([2, 1]);
});

it("membersInfiniteQuery can be used with suspense", async () => {
  const shop = await createCommunity([ADA, GRACE]);
  const { result } = renderHook(() => useSuspenseInfiniteQuery(membersInfiniteQuery(useClient())), {
    wrapper: suspenseWrapper(shop),
  });
  await waitFor(() => expect(result.current?.data.pages[0]?.members).toHaveLength(2));
  expect(result.current.hasNextPage).toBe(false);
});
