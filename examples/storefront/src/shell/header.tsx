import { Link } from "wouter";
import { CartButton } from "../cart/cart-button.js";
import { paths } from "../paths.js";
import { AccountButton } from "../session/account-button.js";
import { MenuButton, MenuRow } from "./menu.js";
import { SearchButton } from "./search.js";

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
          <CartButton />
        </div>
      </div>
    </header>
  );
}
