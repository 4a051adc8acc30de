import { useCart } from "@portico/react";
import { BagIcon } from "shop-ui/design/icons";
import { Link, useLocation } from "wouter";
import { paths } from "../paths.js";

export function CartButton() {
  const { data: count = 0 } = useCart({ select: (cart) => cart.count });
  const [pathname] = useLocation();
  return (
    <Link
      className="icon-button"
      href={paths.cart}
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
      aria-current={pathname === paths.cart ? "page" : undefined}
    >
      <BagIcon />
      {count > 0 && <span className="badge">{count > 99 ? "99+" : count}</span>}
    </Link>
  );
}
