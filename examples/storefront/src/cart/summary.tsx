import { type Cart, useCartTotals, useCheckout } from "@portico/react";
import { Problem } from "shop-ui/design/errors";
import { base } from "../base.js";
import { paths } from "../paths.js";

export function CheckoutButton({ cart }: { cart: Cart }) {
  const { mutate, isPending, error } = useCheckout({
    thankYouPath: base + paths.thankYou,
    cartPath: base + paths.cart,
  });
  const { data: totals } = useCartTotals();
  const problems = totals?.problems.filter(({ severity }) => severity === "error") ?? [];
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
        disabled={cart.count === 0}
        aria-disabled={isPending}
        onClick={() => mutate()}
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
