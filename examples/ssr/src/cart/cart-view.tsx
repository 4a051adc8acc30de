"use client";
import { useCart, useCheckout, useProblem } from "@portico/react";
import { Sums } from "storefront/src/cart/summary-row";
import { Failed } from "storefront/src/design/states";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";
import { checkout } from "./actions";
import { CartLine } from "./cart-line";

function Checkout() {
  const { start, isPending, error } = useCheckout({
    thankYouPath: paths.thankYou,
    cartPath: paths.cart,
  });
  const problem = useProblem(error);
  return (
    <form
      className="to-checkout"
      action={checkout}
      onSubmit={(event) => {
        // Changes that are on their way go first.
        event.preventDefault();
        void start();
      }}
    >
      <button className="button large full" type="submit" aria-disabled={isPending}>
        {isPending ? "One moment…" : "Checkout"}
      </button>
      <div role="alert">{problem && <p className="problem">{problem.text}</p>}</div>
    </form>
  );
}

/** What is in the cart, what it costs, and the way to the checkout. */
export function CartView() {
  const cart = useCart();
  const { lines, count, isEmpty, error } = cart;
  return (
    <div className="wide page">
      <h1>
        Your cart
        {count > 0 && <span className="count"> {count}</span>}
      </h1>
      {error && <Failed error={error} retry={cart.refetch} />}
      {isEmpty ? (
        !error && (
          <div className="notice">
            <h2>Your cart is empty</h2>
            <Link className="button" href={paths.shop}>
              Shop the collection
            </Link>
          </div>
        )
      ) : (
        <div className="cart">
          <ul className="lines" aria-label="In your cart">
            {lines.map((line) => (
              <CartLine key={line.key} line={line} />
            ))}
          </ul>
          <section className="summary" aria-label="Summary">
            <h2>Summary</h2>
            <Sums cart={cart} />
            <Checkout />
          </section>
        </div>
      )}
    </div>
  );
}
