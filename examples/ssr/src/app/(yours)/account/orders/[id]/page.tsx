import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderDate, orderStatusText } from "shop-ui/account/order-state";
import { OrderView } from "../../../../../account/order-view";
import { readOrder } from "../../../../../account/read-order";
import { serverClient } from "../../../../../shop/server";

export const metadata: Metadata = { title: "Order", robots: "noindex" };

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { session } = await serverClient();
  // The layout shows a login link to visitors.
  if (!session.isMember) return null;
  const order = (await readOrder((await params).id)) ?? notFound();
  return (
    <>
      <h1>Order {order.number}</h1>
      <p className="muted">
        <OrderDate order={order} /> · {orderStatusText(order)}
      </p>
      <OrderView order={order} />
    </>
  );
}
