import { Money } from "@portico/react";
import { currentMemberQuery, ordersInfiniteQuery } from "@portico/react/queries";
import type { Metadata } from "next";
import { OrderDate, orderStatusText } from "shop-ui/account/order-state";
import { Picture } from "../../../shell/design";
import { Link } from "../../../shell/link";
import { paths } from "../../../shop/paths";
import { getQueryClient } from "../../../shop/queries";
import { serverClient } from "../../../shop/server";

export const metadata: Metadata = { title: "Your orders", robots: "noindex" };

export default async function OrdersPage() {
  const client = await serverClient();
  // The layout shows a login link to visitors.
  if (!client.session.isMember) return null;
  const [member, { pages }] = await Promise.all([
    getQueryClient().fetchQuery(currentMemberQuery(client)),
    getQueryClient().fetchInfiniteQuery({ ...ordersInfiniteQuery(client), pages: 5 }),
  ]);
  const orders = pages.flatMap((page) => page.orders);
  const name = member?.contact?.firstName || member?.profile?.nickname;
  return (
    <>
      <h1>{name ? `Hello, ${name}` : "Your orders"}</h1>
      {orders.length === 0 && <p className="lead">Your orders will appear here.</p>}
      <ul className="orders" aria-label="Orders">
        {orders.map((order) => (
          <li key={order.id} className="order-card">
            <div className="order-card-text">
              <h2>
                <Link href={paths.order(order.id)}>Order {order.number}</Link>
              </h2>
              <p className="muted small">
                <OrderDate order={order} /> ·{" "}
                <Money value={order.priceSummary?.total} currency={order.currency} />
              </p>
              <p className="small order-state">{orderStatusText(order)}</p>
            </div>
            <div className="order-pictures">
              {order.lineItems.slice(0, 4).map((item) => (
                <Picture key={item.id} media={item.image} alt={item.productName?.original ?? ""} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
