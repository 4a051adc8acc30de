import type { Order } from "@portico/ecom/orders";
import { Money, useMember, useOrders } from "@portico/react";
import { useRef } from "react";
import { OrderDate, orderStatusText } from "shop-ui/account/order-state";
import { ErrorNotice, Problem } from "shop-ui/design/errors";
import { Picture } from "shop-ui/design/picture";
import { Bar, Empty, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";

function OrderCard({ order }: { order: Order }) {
  const preview = order.lineItems.slice(0, 4);
  const hiddenCount = order.lineItems.length - preview.length;
  return (
    <li className="order-card">
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
        {preview.map((item) => (
          <Picture key={item.id} media={item.image} alt={item.productName?.original ?? ""} />
        ))}
        {hiddenCount > 0 && <span className="muted">+{hiddenCount}</span>}
      </div>
    </li>
  );
}

export function OrdersPage() {
  usePage("Your orders", false);
  const { data: member } = useMember();
  const name = member?.contact?.firstName || member?.profile?.nickname;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOrders();
  const list = useRef<HTMLUListElement>(null);
  async function showOlder() {
    if (isFetchingNextPage) return;
    await fetchNextPage();
    // Focus the first new order, because the button may have disappeared.
    list.current?.querySelectorAll("a")[data?.length ?? 0]?.focus();
  }
  return (
    <>
      <h1>{name ? `Hello, ${name}` : "Your orders"}</h1>
      {!data && error ? (
        <ErrorNotice error={error} retry={refetch} />
      ) : !data ? (
        <Loading label="Loading your orders">
          <Bar width="40%" />
          <Bar width="60%" />
          <Bar width="40%" />
        </Loading>
      ) : data.length === 0 ? (
        <Empty title="No orders yet">
          <p>Orders you place while logged in will appear here.</p>
          <Link className="button" href={paths.shop}>
            Shop the collection
          </Link>
        </Empty>
      ) : (
        <>
          <ul ref={list} className="orders" aria-label="Orders">
            {data.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          {hasNextPage && (
            <button
              className="button secondary"
              type="button"
              aria-disabled={isFetchingNextPage}
              onClick={() => void showOlder()}
            >
              {isFetchingNextPage ? "Loading…" : "Show more orders"}
            </button>
          )}
          <Problem error={error} />
        </>
      )}
    </>
  );
}
