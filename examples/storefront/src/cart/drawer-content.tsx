import "./cart.css";
import { useCart } from "@portico/react";
import { Link } from "wouter";
import { Bar, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { CartLines } from "./cart-lines.js";
import { Notices } from "./notices.js";
import { CheckoutButton, Sums } from "./summary.js";

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
          <CartLines lines={cart.lines} label="In your cart" />
        )}
        {cart.isEmpty && !cart.isLoading && <p className="muted">Nothing in here yet.</p>}
      </div>
      <div className="drawer-foot">
        <Sums cart={cart} />
        <CheckoutButton cart={cart} />
        <Link className="button secondary full" href={paths.cart} onClick={close}>
          View cart
        </Link>
      </div>
    </div>
  );
}
