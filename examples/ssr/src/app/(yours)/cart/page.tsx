import { cartTotalsQuery, currentCartQuery } from "@portico/react/queries";
import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { CartView } from "../../../cart/cart-view";
import { ownState, queries } from "../../../shop/queries";
import { serverClient } from "../../../shop/server";

export const metadata: Metadata = { title: "Cart" };

/** As `useCart` asks for them, which then need not ask again. */
const ALL_TOTALS = {
  calculateDelivery: true,
  calculateAdditionalFees: true,
  calculateTax: true,
  calculateGiftCards: true,
};

export default async function CartPage() {
  const client = await serverClient();
  const cart = await queries().fetchQuery(currentCartQuery(client));
  const totals = cart?.lineItems.length
    ? await queries().fetchQuery(cartTotalsQuery(client, cart, ALL_TOTALS))
    : null;
  const currency = cart?.businessInfo?.currencyCode;
  const money = (sum: { amount: string } | undefined) => sum && { amount: sum.amount, currency };
  const { subtotal, discount, tax, total } = totals?.priceSummary ?? {};
  return (
    <HydrationBoundary state={ownState(client)}>
      <CartView
        first={{
          subtotal: money(subtotal),
          discount: money(discount),
          tax: money(tax),
          total: money(total),
        }}
      />
    </HydrationBoundary>
  );
}
