"use client";
import { useCart } from "@portico/react";
import { BagIcon } from "storefront/src/design/icons";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";

/** The way to the cart, with how many are in it as soon as that is known. */
export function CartLink() {
  const count = useCart({ select: (cart) => cart.count });
  return (
    <Link
      className="icon-button"
      href={paths.cart}
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
    >
      <BagIcon />
      {count > 0 && <span className="badge">{count}</span>}
    </Link>
  );
}
