import { type CartView, useCheckout } from "@portico/react";
import { Problem } from "../design/states.js";
import { paths } from "../paths.js";
import { SummaryRow } from "./summary-row.js";

/** What the cart costs, as far as the platform has said; an older answer is marked until the next. */
export function Sums({ cart }: { cart: CartView }) {
  const { totals, totalsAreStale, giftCards } = cart;
  if (!totals) {
    return (
      <dl className="sums" aria-busy="true">
        <SummaryRow label="Subtotal" amount={undefined} otherwise="Adding up…" />
        <SummaryRow label="Delivery" amount={undefined} otherwise="At checkout" />
        <SummaryRow label="Total" amount={undefined} otherwise="Adding up…" strong />
      </dl>
    );
  }
  return (
    <dl className={totalsAreStale ? "sums stale" : "sums"} aria-busy={totalsAreStale}>
      <SummaryRow label="Subtotal" amount={totals.subtotal} />
      <SummaryRow label="Discount" amount={totals.discount} sign="−" hideZero />
      <SummaryRow
        label="Delivery"
        amount={totals.delivery}
        otherwise="At checkout"
        free="Free of charge"
      />
      <SummaryRow label="Further fees" amount={totals.additionalFees} hideZero />
      <SummaryRow
        label={totals.taxIsIncluded ? "Tax, included" : "Estimated tax"}
        amount={totals.tax}
        hideZero
      />
      <SummaryRow label="Total" amount={totals.total} strong />
      {giftCards.length > 0 && (
        <SummaryRow label="To pay after the gift card" amount={totals.toPay} />
      )}
    </dl>
  );
}

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
        {cart.isPaused && "You are offline. Your changes are kept and sent when you are back."}
      </p>
    </div>
  );
}
