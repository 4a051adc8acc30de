import Form from "next/form";
import type { ReactNode } from "react";
import { PersonIcon, SearchIcon } from "shop-ui/design/icons";
import { AnalyticsConsent } from "shop-ui/shell/analytics-consent";
import { ConsentedAnalytics } from "shop-ui/shell/consented-analytics";
import { MenuButton } from "shop-ui/shell/menu-button";
import { menuEntries } from "shop-ui/shell/menu-entries";
import { MenuRow } from "shop-ui/shell/menu-row";
import { ThemeSwitch } from "shop-ui/shell/theme-switch";
import { CartLink } from "../cart/cart-link";
import { paths } from "../shop/paths";
import { readCategories } from "./categories";
import { Link } from "./link";
import { SearchButton } from "./search-button";

/** A search form that works without JavaScript. */
function Search() {
  return (
    <search className="header-search">
      <Form action={paths.shop} prefetch={false}>
        <input
          type="search"
          name="q"
          maxLength={100}
          placeholder="Search"
          aria-label="Search products"
        />
        <button className="icon-button" type="submit" aria-label="Search">
          <SearchIcon />
        </button>
      </Form>
    </search>
  );
}

export async function Frame({ children }: { children: ReactNode }) {
  const entries = menuEntries(await readCategories());
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="header">
        <div className="header-row wide">
          <MenuButton entries={entries} />
          <Link className="shop-link" href={paths.shop}>
            Shop
          </Link>
          <Link className="wordmark" href={paths.home}>
            Portico
          </Link>
          <MenuRow entries={entries} />
          <div className="header-tools">
            <Search />
            <SearchButton />
            <Link className="icon-button" href={paths.account} aria-label="Account">
              <PersonIcon />
            </Link>
            <CartLink />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <div className="wide">
          <div className="footer-row">
            <p className="footer-name">Portico</p>
            <nav aria-label="Footer">
              <ul>
                {entries.slice(1).map(({ href, name }) => (
                  <li key={href}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="footer-end">
            <p>This is a demo store. Nothing is for sale.</p>
            <AnalyticsConsent />
            <ConsentedAnalytics />
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </>
  );
}
