import type { Metadata } from "next";
import { OrderView } from "../../../account/order-view";
import { readOrder } from "../../../account/read-order";
import { Link } from "../../../shell/link";
import { paths, type SearchParams, toSearchParams } from "../../../shop/paths";

export const metadata: Metadata = { title: "Your order", robots: "noindex" };

/** The checkout page redirects to this page. */
export default async function ThankYouPage({ searchParams }: { searchParams: SearchParams }) {
  const id = (await toSearchParams(searchParams)).get("orderId");
  const order = id ? await readOrder(id) : undefined;
  if (!order) {
    return (
      <div className="wide page">
        <h1>{id ? "We can’t show this order" : "Your order wasn’t placed"}</h1>
        <p className="lead">
          {id
            ? "Your order may have gone through. Check your email before you order again."
            : "You left checkout before placing your order. Your items are still in your cart."}
        </p>
        <p className="after">
          <Link className="button" href={paths.cart}>
            Back to cart
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="wide page">
      <div className="thanks" role="status">
        <p className="kicker">Order {order.number}</p>
        <h1>
          {order.paymentStatus === "PAID" ? "Thank you" : "Thank you, your payment is pending"}
        </h1>
        <p className="lead">
          {order.paymentStatus === "PAID"
            ? "Your order has been placed and paid."
            : "We’ve received your order and are waiting for your payment."}
        </p>
      </div>
      <OrderView order={order} />
      <p className="after">
        <Link className="button" href={paths.shop}>
          Continue shopping
        </Link>
      </p>
    </div>
  );
}
