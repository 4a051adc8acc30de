import { prefetchCart } from "@portico/react/queries";
import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { CartView } from "../../../cart/cart-view";
import { getQueryClient, userState } from "../../../shop/queries";
import { serverClient } from "../../../shop/server";

export const metadata: Metadata = { title: "Cart", robots: "noindex" };

export default async function CartPage() {
  const client = await serverClient();
  await prefetchCart(getQueryClient(), client);
  return (
    <HydrationBoundary state={userState(client)}>
      <CartView />
    </HydrationBoundary>
  );
}
