import "./cart.css";
import { useCart } from "@portico/react";
import { Link } from "wouter";
import { Instead } from "../catalog/instead.js";
import { Bar, Empty, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";
import { CartLines } from "./cart-lines.js";
import { CodeForm } from "./code-form.js";
import { DeliveryChoice } from "./delivery.js";
import { NoteForm } from "./note-form.js";
import { Notices } from "./notices.js";
import { CheckoutButton } from "./summary.js";
import { Sums } from "./summary-row.js";

function Skeleton() {
  return (
    <Loading label="Loading the cart">
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

/** What is in the cart, what it costs, and the way to the checkout. */
export function CartPage() {
  usePage("Cart", false);
  const cart = useCart();
  const { lines, count, isEmpty, isLoading, error, notices, giftCards, coupons, note } = cart;
  return (
    <div className="wide page">
      <h1>
        Your cart
        {count > 0 && <span className="count"> {count}</span>}
      </h1>
      <Notices notices={notices} />
      {isLoading ? (
        <Skeleton />
      ) : error && isEmpty ? (
        <Failed error={error} retry={cart.refetch} />
      ) : (
        <div className={isEmpty ? "cart empty" : "cart"}>
          <div>
            <h2 className="visually-hidden">Items in your cart</h2>
            <CartLines lines={lines} label="In your cart" />
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
              <Sums cart={cart} />
              {error && <Failed error={error} retry={cart.refetch} />}
              <CheckoutButton cart={cart} />
              <div>
                <DeliveryChoice delivery={cart.delivery} />
                <details className="fold" open={coupons.length + giftCards.length > 0 || undefined}>
                  <summary>Coupon or gift card</summary>
                  <div>
                    <CodeForm kind="coupon" cart={cart} />
                    <CodeForm kind="gift-card" cart={cart} />
                  </div>
                </details>
                <details className="fold" open={note !== "" || undefined}>
                  <summary>Add order note</summary>
                  <div>
                    <NoteForm />
                  </div>
                </details>
              </div>
              <p className="muted small">You’ll pay on our secure checkout page. 30-day returns.</p>
            </section>
          )}
        </div>
      )}
      {isEmpty && !isLoading && !error && <Instead />}
    </div>
  );
}
