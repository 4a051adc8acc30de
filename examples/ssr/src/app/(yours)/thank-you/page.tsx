import type { Metadata } from "next";
import { OrderView } from "../../../account/order-view";
import { readOrder } from "../../../account/read-order";
import { Link } from "../../../shell/link";
import { paramsOf, paths, type SearchParams } from "../../../shop/paths";

export const metadata: Metadata = { title: "Your order", robots: "noindex" };

/** Where the checkout page leads back to. */
export default async function ThankYouPage({ searchParams }: { searchParams: SearchParams }) {
  const id = (await paramsOf(searchParams)).get("orderId");
  const order = id ? await readOrder(id) : undefined;
  if (!order) {
    return (
      <div className="wide page">
        <h1>{id ? "We cannot show this order" : "Nothing was ordered"}</h1>
        <p className="lead">
          {id
            ? "It may well be placed: look into your mail before you order again."
            : "You left the checkout before the end. Everything is still in your cart."}
        </p>
        <p className="after">
          <Link className="button" href={paths.cart}>
            Back to your cart
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="wide page">
      <div className="thanks" role="status">
        <p className="kicker">Order {order.number}</p>
        <h1>{order.paymentStatus === "PAID" ? "Thank you" : "Thank you, almost there"}</h1>
        <p className="lead">
          {order.paymentStatus === "PAID"
            ? "Your order is placed and paid."
            : "Your order is placed; its payment has not arrived yet."}
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
