import { lazy, Suspense } from "react";
import { Link } from "wouter";
import { BagIcon } from "../design/icons.js";
import { paths } from "../paths.js";
import { AccountButton } from "../session/account-button.js";
import { MenuButton, MenuRow } from "./menu.js";
import { SearchButton } from "./search.js";

// The list is there before it is known what is in the cart.
const CartButton = lazy(async () => ({
  default: (await import("../cart/cart-button.js")).CartButton,
}));

const CartLink = () => (
  <Link className="icon-button" href={paths.cart} aria-label="Cart">
    <BagIcon />
  </Link>
);

/** Name, menu, search, account and cart, on every page. */
export function Header() {
  return (
    <header className="header">
      <div className="header-row wide">
        <MenuButton />
        <Link className="wordmark" href={paths.home}>
          Portico
        </Link>
        <MenuRow />
        <div className="header-tools">
          <SearchButton />
          <AccountButton />
          <Suspense fallback={<CartLink />}>
            <CartButton />
          </Suspense>
        </div>
      </div>
    </header>
  );
}
