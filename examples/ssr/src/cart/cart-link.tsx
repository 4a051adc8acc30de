"use client";
import { useCart } from "@portico/react";
import { BagIcon } from "shop-ui/design/icons";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";

export function CartLink() {
  const { data: count = 0 } = useCart({ select: (cart) => cart.count });
  return (
    <Link
      className="icon-button"
      href={paths.cart}
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
    >
      <BagIcon />
      {count > 0 && <span className="badge">{count > 99 ? "99+" : count}</span>}
    </Link>
  );
}
