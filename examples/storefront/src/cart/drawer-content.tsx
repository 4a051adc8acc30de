import "shop-ui/cart/cart.css";
import { useCart, useCartTotals } from "@portico/react";
import { pendingAmountText, SummaryRow } from "shop-ui/cart/summary-row";
import { ErrorNotice } from "shop-ui/design/errors";
import { Bar, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { CartLines } from "./cart-lines.js";
import { Notices } from "./notices.js";
import { CheckoutButton } from "./summary.js";

export function DrawerContent({ close }: { close: () => void }) {
  const { data: cart, error, refetch } = useCart();
  const totals = useCartTotals();
  if (!cart) {
    return (
      <div className="drawer">
        <div className="drawer-lines">
          {error ? (
            <ErrorNotice error={error} retry={refetch} />
          ) : (
            <Loading label="Loading your cart">
              <Bar width="70%" />
              <Bar width="40%" />
            </Loading>
          )}
        </div>
      </div>
    );
  }
  const isEmpty = cart.count === 0;
  return (
    <div className="drawer">
      <div className="drawer-lines">
        <Notices notices={cart.notices} />
        {/* new lines first */}
        <CartLines lines={[...cart.lines].reverse()} label="In your cart" />
        {error && <ErrorNotice error={error} retry={refetch} />}
        {isEmpty && !error && <p className="muted">Your cart is empty.</p>}
      </div>
      {isEmpty ? (
        <div className="drawer-foot">
          <button className="button large full" type="button" onClick={close}>
            Continue shopping
          </button>
        </div>
      ) : (
        <div className="drawer-foot">
          <dl
            className={totals.isUpdating ? "sums stale" : "sums"}
            aria-busy={totals.isUpdating || totals.isPending}
          >
            <SummaryRow
              label="Subtotal"
              amount={totals.data?.subtotal}
              otherwise={pendingAmountText(totals.error)}
            />
          </dl>
          <CheckoutButton cart={cart} />
          <Link className="text-button" href={paths.cart} onClick={close}>
            View cart
          </Link>
        </div>
      )}
    </div>
  );
}
