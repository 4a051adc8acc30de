import { createClient } from "@portico/core";
import type { Cart } from "@portico/ecom/cart-v2";
import type { Order } from "@portico/ecom/orders";
import { OAuthStrategy } from "@portico/identity";
import type { Member } from "@portico/members/members";
import type { V3Product } from "@portico/stores/products-v3";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PorticoProvider, type PorticoProviderProps } from "../provider/provider.js";
import { currentCartQuery } from "../queries/cart.js";
import { currentMemberQuery } from "../queries/members.js";
import { orderQuery, ordersInfiniteQuery } from "../queries/orders.js";
import { productQuery } from "../queries/product.js";

/** Props of {@link ShopFixture}. */
export interface ShopFixtureProps extends Pick<PorticoProviderProps, "locale" | "messages"> {
  /** Logged-in member. Default: a visitor. */
  member?: Member;
  /** The user's cart. Default: an empty cart. */
  cart?: Cart | null;
  /** Products for `useProduct`. Default: none. */
  products?: readonly V3Product[];
  /** Orders for `useOrder` and `useOrders`. Default: none. */
  orders?: readonly Order[];
  children?: ReactNode;
}

function createFixture({ member, cart = null, products = [], orders = [] }: ShopFixtureProps) {
  const role = member ? "member" : "visitor";
  const auth = OAuthStrategy({
    clientId: "fixture",
    tokens: {
      accessToken: { value: "fixture", expiresAt: Number.MAX_SAFE_INTEGER },
      refreshToken: { value: "fixture", role },
    },
  });
  // Requests for data that the props do not provide stay pending.
  const client = createClient({ auth, fetch: () => new Promise<Response>(() => {}) });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
    },
  });
  queryClient.setQueryData(currentCartQuery(client).queryKey, cart);
  queryClient.setQueryData(currentMemberQuery(client).queryKey, member ?? null);
  queryClient.setQueryData(ordersInfiniteQuery(client).queryKey, {
    pages: [{ orders: [...orders] }],
    pageParams: [""],
  });
  for (const order of orders)
    queryClient.setQueryData(orderQuery(client, order.id).queryKey, order);
  for (const product of products) {
    const { slug } = product;
    if (slug) queryClient.setQueryData(productQuery(client, { slug }).queryKey, product);
  }
  return { client, queryClient };
}

/**
 * Provides fixed data to hooks, without requests, for Storybook and unit tests. Ignores changes to
 * the data, such as `cart`, after mounting.
 *
 * @example
 * ```tsx
 * import { useCart } from "@portico/react";
 * import { cartFixture, ShopFixture } from "@portico/react/fixtures";
 *
 * const Badge = () => <p>{useCart().data?.count} in the cart</p>;
 *
 * const story = (
 *   <ShopFixture cart={cartFixture()}>
 *     <Badge />
 *   </ShopFixture>
 * );
 * ```
 */
export function ShopFixture(props: ShopFixtureProps) {
  const [{ client, queryClient }] = useState(() => createFixture(props));
  const { locale = "en-US", messages, children } = props;
  return (
    <PorticoProvider client={client} queryClient={queryClient} locale={locale} messages={messages}>
      {children}
    </PorticoProvider>
  );
}
