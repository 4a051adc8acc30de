"use client";
import { useCart, useCheckout, useErrorText } from "@portico/react";
import { CartTotals } from "shop-ui/cart/summary-row";
import { ErrorNotice } from "shop-ui/design/errors";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";
import { checkout } from "./actions";
import { CartLine } from "./cart-line";

function CheckoutForm() {
  const { mutate, isPending, error } = useCheckout({
    thankYouPath: paths.thankYou,
    cartPath: paths.cart,
  });
  const problem = useErrorText(error);
  return (
    <form
      className="to-checkout"
      action={checkout}
      onSubmit={(event) => {
        // Unlike the form's action, the hook waits for pending cart changes.
        event.preventDefault();
        mutate();
      }}
    >
      <button className="button large full" type="submit" aria-disabled={isPending}>
        {isPending ? "One moment…" : "Checkout"}
      </button>
      <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
    </form>
  );
}

export function CartView() {
  const { data: cart, error, refetch } = useCart();
  return (
    <div className="wide page">
      <h1>
        Your cart
        {cart && cart.count > 0 && <span className="count"> {cart.count}</span>}
      </h1>
      {error && <ErrorNotice error={error} retry={refetch} />}
      {cart?.count === 0 && !error && (
        <div className="notice">
          <h2>Your cart is empty</h2>
          <p>Items you add will appear here, on this device and in your account.</p>
          <Link className="button" href={paths.shop}>
            Shop the collection
          </Link>
        </div>
      )}
      {cart && cart.count > 0 && (
        <div className="cart">
          <ul className="lines" aria-label="In your cart">
            {cart.lines.map((line) => (
              <CartLine key={line.id} line={line} />
            ))}
          </ul>
          <section className="summary" aria-label="Summary">
            <h2>Summary</h2>
            <CartTotals cart={cart} />
            <CheckoutForm />
          </section>
        </div>
      )}
    </div>
  );
}
