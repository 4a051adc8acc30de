import { type CartView, useCheckout } from "@portico/react";
import { Problem } from "../design/states.js";
import { paths } from "../paths.js";

/** What keeps the cart from being ordered, and the way to the checkout page. */
export function CheckoutButton({ cart }: { cart: CartView }) {
  const { start, isPending, error } = useCheckout({
    thankYouPath: paths.thankYou,
    cartPath: paths.cart,
  });
  const problems = cart.totals?.problems.filter(({ severity }) => severity === "error") ?? [];
  return (
    <div className="to-checkout">
      {problems.map(({ code, text }) => (
        <p key={code} className="problem small" role="alert">
          {text}
        </p>
      ))}
      <button
        className="button large full"
        type="button"
        disabled={cart.isEmpty}
        aria-disabled={isPending}
        onClick={() => void start()}
      >
        {isPending ? "One moment…" : "Checkout"}
      </button>
      <Problem error={error} />
      <p className="muted small" role="status">
        {cart.isPaused && "You’re offline. Your changes will be saved when you’re back online."}
      </p>
    </div>
  );
}
