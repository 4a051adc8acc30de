import Form from "next/form";
import type { ReactNode } from "react";
import { PersonIcon, SearchIcon } from "shop-ui/design/icons";
import { CartLink } from "../cart/cart-link";
import { paths } from "../shop/paths";
import { readCategories } from "./categories";
import { Link } from "./link";

function Search() {
  return (
    <search className="find">
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

/** Header and footer around a page. */
export async function Frame({ children }: { children: ReactNode }) {
  const top = (await readCategories()).filter(({ parentCategory }) => !parentCategory?.id);
  const links = top.map(({ id, slug, name }) => (
    <li key={id}>
      <Link href={paths.category(slug)}>{name}</Link>
    </li>
  ));
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="header">
        <div className="header-row wide">
          <Link className="menu-button" href={paths.shop}>
            Shop
          </Link>
          <Link className="wordmark" href={paths.home}>
            Portico
          </Link>
          <nav className="menu-row" aria-label="Categories">
            <ul>
              <li>
                <Link href={paths.shop}>Shop all</Link>
              </li>
              {links}
            </ul>
          </nav>
          <div className="header-tools">
            <Search />
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
              <ul>{links}</ul>
            </nav>
          </div>
          <div className="footer-end">
            <p>This is a demo store. Nothing is for sale.</p>
          </div>
        </div>
      </footer>
    </>
  );
}
