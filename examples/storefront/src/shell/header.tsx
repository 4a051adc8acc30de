import { lazy, Suspense } from "react";
import { BagIcon, PersonIcon } from "shop-ui/design/icons";
import { MenuButton, MenuRow } from "shop-ui/shell/menu";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { firstView } from "./first-view.js";
import { SearchButton } from "./search.js";
import { useMenu } from "./use-menu.js";

// The buttons load after the page, because they need the session and the cart.
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

/** The header of every page: name, menu, search, account and cart. */
export function Header() {
  const entries = useMenu();
  return (
    <header className="header">
      <div className="header-row wide">
        <MenuButton entries={entries} />
        <Link className="wordmark" href={paths.home}>
          Portico
        </Link>
        <MenuRow entries={entries} />
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
