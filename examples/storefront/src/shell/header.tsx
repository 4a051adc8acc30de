import { type ReactNode, Suspense } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { BagIcon, PersonIcon } from "shop-ui/design/icons";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { MenuButton, MenuRow } from "shop-ui/shell/menu";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { firstView } from "./first-view.js";
import { SearchButton } from "./search.js";
import { useMenu } from "./use-menu.js";

// These buttons need the session and the cart, so they load after the page.
const AccountButton = lazyComponent(
  () => firstView.then(() => import("../session/account-button.js")),
  "AccountButton",
);
const CartButton = lazyComponent(
  () => firstView.then(() => import("../cart/cart-button.js")),
  "CartButton",
);

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

/** Shows a plain link until its button is loaded. */
const Later = ({ link, children }: { link: ReactNode; children: ReactNode }) => (
  <Boundary fallback={link}>
    <Suspense fallback={link}>{children}</Suspense>
  </Boundary>
);

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
          <Later link={<AccountLink />}>
            <AccountButton />
          </Later>
          <Later link={<CartLink />}>
            <CartButton />
          </Later>
        </div>
      </div>
    </header>
  );
}
