import "./cart.css";
import { useCart } from "@portico/react";
import { Link } from "wouter";
import { Bar, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { CartLines } from "./cart-lines.js";
import { Notices } from "./notices.js";
import { CheckoutButton } from "./summary.js";
import { SummaryRow, sumToCome } from "./summary-row.js";

/** The cart beside the page that one is on. */
export function DrawerContent({ close }: { close: () => void }) {
  const cart = useCart();
  return (
    <div className="drawer">
      <div className="drawer-lines">
        <Notices notices={cart.notices} />
        {cart.isLoading ? (
          <Loading label="Loading the cart">
            <Bar width="70%" />
            <Bar width="40%" />
          </Loading>
        ) : (
          // what was just added is seen first
          <CartLines lines={[...cart.lines].reverse()} label="In your cart" />
        )}
        {cart.error ? (
          <Failed error={cart.error} retry={cart.refetch} />
        ) : (
          cart.isEmpty && !cart.isLoading && <p className="muted">Your cart is empty.</p>
        )}
      </div>
      {cart.isEmpty ? (
        !cart.isLoading && (
          <div className="drawer-foot">
            <button className="button large full" type="button" onClick={close}>
              Continue shopping
            </button>
          </div>
        )
      ) : (
        <div className="drawer-foot">
          <dl
            className={cart.totalsAreStale ? "sums stale" : "sums"}
            aria-busy={cart.totalsAreStale}
          >
            <SummaryRow
              label="Subtotal"
              amount={cart.totals?.subtotal}
              otherwise={sumToCome(cart.error)}
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
