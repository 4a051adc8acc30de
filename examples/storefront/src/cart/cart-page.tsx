import "shop-ui/cart/cart.css";
import { useCart, useCartTotals } from "@portico/react";
import { CartTotals } from "shop-ui/cart/summary-row";
import { ErrorNotice } from "shop-ui/design/errors";
import { Bar, Empty, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { MoreProducts } from "../catalog/more-products.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";
import { CartLines } from "./cart-lines.js";
import { CodesAndNote } from "./codes-and-note.js";
import { DeliveryChoice } from "./delivery.js";
import { Notices } from "./notices.js";
import { CheckoutButton } from "./summary.js";

function Skeleton() {
  return (
    <Loading label="Loading your cart">
      <div className="cart">
        <ul className="lines">
          {["first", "second"].map((key) => (
            <li key={key} className="line">
              <span className="picture skeleton" />
              <div className="line-text">
                <Bar width="60%" />
                <Bar width="35%" />
                <Bar width="20%" />
              </div>
            </li>
          ))}
        </ul>
        <div className="summary">
          <Bar />
          <Bar />
          <Bar />
        </div>
      </div>
    </Loading>
  );
}

export function CartPage() {
  usePage("Cart", false);
  const { data: cart, error, refetch } = useCart();
  const totals = useCartTotals();
  const isEmpty = cart?.count === 0;
  return (
    <div className="wide page">
      <h1>
        Your cart
        {cart && !isEmpty && <span className="count"> {cart.count}</span>}
      </h1>
      {!cart && (error ? <ErrorNotice error={error} retry={refetch} /> : <Skeleton />)}
      {cart && (
        <>
          <Notices notices={cart.notices} />
          <div className={isEmpty ? "cart empty" : "cart"}>
            <div>
              <h2 className="visually-hidden">Items in your cart</h2>
              <CartLines lines={cart.lines} label="In your cart" />
            </div>
            {isEmpty ? (
              <Empty title="Your cart is empty">
                <p>Items you add will appear here, on this device and in your account.</p>
                <Link className="button" href={paths.shop}>
                  Shop the collection
                </Link>
              </Empty>
            ) : (
              <section className="summary" aria-label="Summary">
                <h2>Summary</h2>
                <CartTotals cart={cart} />
                {totals.error && <ErrorNotice error={totals.error} retry={totals.refetch} />}
                <CheckoutButton cart={cart} />
                <div>
                  <DeliveryChoice cart={cart} />
                  <CodesAndNote cart={cart} />
                </div>
                <p className="muted small">
                  You’ll pay on our secure checkout page. 30-day returns.
                </p>
              </section>
            )}
          </div>
        </>
      )}
      {isEmpty && <MoreProducts />}
    </div>
  );
}
