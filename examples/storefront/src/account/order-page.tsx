import { isPorticoError } from "@portico/core";
import type { Order } from "@portico/ecom/orders";
import { type AddResult, useAddToCart, useClient } from "@portico/react";
import { orderQuery } from "@portico/react/queries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OrderDate, orderStatusText } from "shop-ui/account/order-state";
import { ErrorNotice, Problem } from "shop-ui/design/errors";
import { Bar, Empty, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { CartDrawer } from "../cart/cart-drawer.js";
import { OrderView } from "../checkout/order-view.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";

function reorderText({ lineItems }: Order, { added }: AddResult): string {
  const orderedUnits = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  if (added === 0) return "None of these items are available anymore.";
  if (added < orderedUnits)
    return `Only ${added} of ${orderedUnits} items were available and added to your cart.`;
  return "All items were added to your cart.";
}

function Reorder({ order }: { order: Order }) {
  const { mutate, isPending, error, data } = useAddToCart();
  const [isOpen, setOpen] = useState(false);
  const items = order.lineItems.flatMap(({ catalogReference, quantity }) =>
    catalogReference ? [{ catalogReference, quantity }] : [],
  );
  return (
    <div className="reorder">
      <button
        className="button"
        type="button"
        aria-disabled={isPending}
        onClick={() => {
          mutate(items);
          setOpen(true);
        }}
      >
        {isPending ? "Adding…" : "Reorder"}
      </button>
      <p className="small" role="status">
        {data && reorderText(order, data)}
      </p>
      <Problem error={error} />
      <CartDrawer open={isOpen} close={() => setOpen(false)} />
    </div>
  );
}

export function OrderPage({ id }: { id: string }) {
  const cache = useQueryClient();
  const { data: order, error, refetch } = useQuery(orderQuery(useClient(), id, { cache }));
  usePage(order ? `Order ${order.number}` : "Order", false);
  if (order) {
    return (
      <>
        <p className="small">
          <Link href={paths.account}>All orders</Link>
        </p>
        <h1>Order {order.number}</h1>
        <p className="muted">
          <OrderDate order={order} /> · {orderStatusText(order)}
        </p>
        <Reorder order={order} />
        <OrderView order={order} />
      </>
    );
  }
  if (isPorticoError(error) && error.status === 404) {
    return (
      <>
        <h1 className="visually-hidden">Order not found</h1>
        <Empty title="Order not found">
          <p>It may belong to a different account.</p>
          <Link className="button" href={paths.account}>
            Your orders
          </Link>
        </Empty>
      </>
    );
  }
  return (
    <>
      <h1>Your order</h1>
      {error ? (
        <ErrorNotice error={error} retry={refetch} />
      ) : (
        <Loading label="Loading your order">
          <Bar width="40%" />
          <Bar width="60%" />
        </Loading>
      )}
    </>
  );
}
