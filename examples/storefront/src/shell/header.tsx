import type { ReactNode } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { BagIcon, MenuIcon, PersonIcon, SearchIcon } from "shop-ui/design/icons";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { MenuRow } from "shop-ui/shell/menu-row";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { loadAfterFirstView } from "./after-first-view.js";
import { usePreload } from "./first-view.js";
import { LazySheetButton } from "./lazy-sheet-button.js";
import { useMenu } from "./use-menu.js";

// These buttons need the session and the cart, so they are loaded after the page.
const AccountButton = lazyComponent(loadAfterFirstView, "AccountButton");
const CartButton = lazyComponent(loadAfterFirstView, "CartButton");
const MenuSheet = lazyComponent(() => import("./later.js"), "MenuSheet");
const SearchSheet = lazyComponent(() => import("./later.js"), "SearchSheet");

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

/** Shows a plain link until the button that replaces it has loaded. */
const LinkUntilLoaded = ({ link, children }: { link: ReactNode; children: ReactNode }) => (
  <Boundary fallback={link} pending={link}>
    {children}
  </Boundary>
);

export function Header() {
  const entries = useMenu();
  usePreload(MenuSheet.preload);
  usePreload(SearchSheet.preload);
  return (
    <header className="header">
      <div className="header-row wide">
        <div className="menu-button">
          <LazySheetButton
            className="icon-button"
            aria-label="Menu"
            renderSheet={(state) => <MenuSheet entries={entries} {...state} />}
          >
            <MenuIcon />
          </LazySheetButton>
        </div>
        <Link className="wordmark" href={paths.home}>
          Portico
        </Link>
        <MenuRow entries={entries} />
        <div className="header-tools">
          <LazySheetButton
            className="icon-button"
            aria-label="Search"
            renderSheet={(state) => <SearchSheet {...state} />}
          >
            <SearchIcon />
          </LazySheetButton>
          <LinkUntilLoaded link={<AccountLink />}>
            <AccountButton />
          </LinkUntilLoaded>
          <LinkUntilLoaded link={<CartLink />}>
            <CartButton />
          </LinkUntilLoaded>
        </div>
      </div>
    </header>
  );
}
