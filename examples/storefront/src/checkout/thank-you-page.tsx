import type { Order } from "@portico/ecom/orders";
import "./order.css";
import { Show, useCheckoutReturn } from "@portico/react";
import { Link } from "wouter";
import { Bar, Empty, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";
import { OrderView } from "./order-view.js";

function Thanks({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const email = order.buyerInfo?.email;
  return (
    <>
      <div className="thanks" role="status">
        <p className="kicker">Order {order.number}</p>
        <h1>{isPaid ? "Thank you" : "Thank you, almost there"}</h1>
        <p className="lead">
          {isPaid ? (
            <>Your order is placed and paid. </>
          ) : (
            <>
              Your order is placed; its payment has not arrived yet. You need not wait here: we go
              on as soon as it does.{" "}
            </>
          )}
          {email && (
            <>
              We write to <strong>{email}</strong> when it leaves.
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

/** Where the checkout page leads back to: what became of the visit there. */
export function ThankYouPage() {
  usePage("Your order", false);
  const { status, order, error, refetch } = useCheckoutReturn();
  return (
    <div className="wide page">
      {order ? (
        <Thanks order={order} isPaid={status === "paid"} />
      ) : status === "abandoned" ? (
        <>
          <h1 className="visually-hidden">No order</h1>
          <Empty title="Nothing was ordered">
            <p>You left the checkout before the end. Everything is still in your cart.</p>
            <Link className="button" href={paths.cart}>
              Back to your cart
            </Link>
          </Empty>
        </>
      ) : status === "unknown" ? (
        <div className="thanks">
          <h1>We cannot show this order</h1>
          <p className="lead">
            It may well be placed: look into your mail before you order again. Nothing is charged
            twice by looking once more.
          </p>
          <Failed error={error} retry={refetch} />
          <p className="after">
            <Link className="button secondary" href={paths.shop}>
              Back to the shop
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
