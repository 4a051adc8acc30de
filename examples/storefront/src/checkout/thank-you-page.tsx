import type { Order } from "@portico/ecom/orders";
import "shop-ui/checkout/order.css";
import { Show, useCheckoutReturn } from "@portico/react";
import { ErrorNotice } from "shop-ui/design/errors";
import { Bar, Empty, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";
import { OrderView } from "./order-view.js";

function Thanks({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const email = order.buyerInfo?.email;
  return (
    <>
      <div className="thanks" role="status">
        <p className="kicker">Order {order.number}</p>
        <h1>{isPaid ? "Thank you" : "Thank you, your payment is pending"}</h1>
        <p className="lead">
          {isPaid ? (
            <>Your order has been placed and paid. </>
          ) : (
            <>
              We’ve received your order and are waiting for your payment. We’ll process it as soon
              as the payment arrives, so you can leave this page.{" "}
            </>
          )}
          {email && (
            <>
              We’ll email <strong>{email}</strong> when it ships.
            </>
          )}
        </p>
      </div>
      <p className="after">
        <Link className="button" href={paths.shop}>
          Continue shopping
        </Link>
        <Show when="member">
          <Link className="button secondary" href={paths.account}>
            Your orders
          </Link>
        </Show>
      </p>
      <OrderView order={order} />
    </>
  );
}

export function ThankYouPage() {
  usePage("Your order", false);
  const { status, data: order, error, refetch } = useCheckoutReturn();
  return (
    <div className="wide page">
      {order ? (
        <Thanks order={order} isPaid={status === "paid"} />
      ) : status === "abandoned" ? (
        <>
          <h1 className="visually-hidden">Order not placed</h1>
          <Empty title="Your order wasn’t placed">
            <p>You left checkout before placing your order. Your items are still in your cart.</p>
            <Link className="button" href={paths.cart}>
              Back to cart
            </Link>
          </Empty>
        </>
      ) : status === "unknown" ? (
        <div className="thanks">
          <h1>We can’t show this order</h1>
          <p className="lead">
            Your order may have gone through. Check your email before you order again. You won’t be
            charged for checking again.
          </p>
          <ErrorNotice error={error} retry={refetch} />
          <p className="after">
            <Link className="button secondary" href={paths.shop}>
              Continue shopping
            </Link>
          </p>
        </div>
      ) : (
        <Loading label="Loading your order">
          <h1>
            <Bar width="40%" />
          </h1>
          <Bar width="60%" />
          <Bar width="50%" />
        </Loading>
      )}
    </div>
  );
}
