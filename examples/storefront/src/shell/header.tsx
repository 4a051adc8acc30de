import { lazy, Suspense } from "react";
import { BagIcon, PersonIcon } from "shop-ui/design/icons";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { firstView } from "./first-view.js";
import { MenuButton, MenuRow } from "./menu.js";
import { SearchButton } from "./search.js";

// What a page shows is there before it is known who looks at it, and what is in their cart.
const AccountButton = lazy(async () => {
  await firstView;
  return { default: (await import("../session/account-button.js")).AccountButton };
});
const CartButton = lazy(async () => {
  await firstView;
  return { default: (await import("../cart/cart-button.js")).CartButton };
});

const CartLink = () => (
  <Link className="icon-button" href={paths.cart} aria-label="Cart">
    <BagIcon />
  </Link>
);

const AccountLink = () => (
  <Link className="icon-button" href={paths.account} aria-label="Account">
    <PersonIcon />
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
          <Suspense fallback={<AccountLink />}>
            <AccountButton />
          </Suspense>
          <Suspense fallback={<CartLink />}>
            <CartButton />
          </Suspense>
        </div>
      </div>
    </header>
  );
}
