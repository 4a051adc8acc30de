import { useCart, useClient } from "@portico/react";
import { categoriesQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearchParams } from "wouter";
import { paths } from "../shop.js";
import { BagIcon, SearchIcon } from "./icons.js";

function Search() {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const searched = params.get("q") ?? "";
  return (
    <search>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get("q") ?? "").trim();
          navigate(text ? `${paths.shop}?${new URLSearchParams({ q: text })}` : paths.shop);
        }}
      >
        <SearchIcon />
        <input
          key={searched}
          type="search"
          name="q"
          defaultValue={searched}
          maxLength={100}
          placeholder="Search"
          aria-label="Search the shop"
          autoComplete="off"
        />
      </form>
    </search>
  );
}

function Menu() {
  const { data } = useQuery(categoriesQuery(useClient()));
  const [pathname] = useLocation();
  // The platform's own category of everything has an entry of its own: the whole shop.
  const top = (data ?? []).filter(
    ({ parentCategory, managingAppId }) => !parentCategory?.id && !managingAppId,
  );
  const entries = [
    { href: paths.shop, name: "Shop all" },
    ...top.map(({ slug, name }) => ({ href: paths.category(slug ?? ""), name: name ?? "" })),
  ];
  return (
    <nav className="menu" aria-label="Categories">
      <ul>
        {entries.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} aria-current={pathname === href ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CartLink() {
  const { count } = useCart();
  const [pathname] = useLocation();
  return (
    <Link
      className="cart-link"
      href={paths.cart}
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
      aria-current={pathname === paths.cart ? "page" : undefined}
    >
      <BagIcon />
      <span>Cart</span>
      {count > 0 && <span className="cart-count">{count}</span>}
    </Link>
  );
}

/** Name, menu, search and cart, on every page. */
export function Header() {
  return (
    <header className="site-header">
      <div className="site-header-row wide">
        <Link className="wordmark" href={paths.home}>
          Portico
        </Link>
        <Menu />
        <Search />
        <CartLink />
      </div>
    </header>
  );
}
