import "shop-ui/account/account.css";
import { useSession, useSignOut } from "@portico/react";
import { Suspense, useEffect, useRef } from "react";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Bar, Loading } from "shop-ui/design/states";
import { ariaCurrent } from "shop-ui/shell/aria-current";
import { Link, Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import { base } from "../base.js";
import { removeAllDrafts } from "../forms/draft.js";
import { paths } from "../paths.js";
import { NotFoundPage } from "../shell/not-found-page.js";
import { OrderPage } from "./order-page.js";
import { OrdersPage } from "./orders-page.js";
import { PrivacyPage } from "./privacy-page.js";
import { WishlistPage } from "./wishlist-page.js";

// These pages are separate chunks, because the other account pages do not need zod.
const AddressesPage = lazyComponent(() => import("./addresses-page.js"), "AddressesPage");
const ProfilePage = lazyComponent(() => import("./profile-page.js"), "ProfilePage");

const PAGES = [
  ["Orders", paths.account],
  ["Wishlist", paths.wishlist],
  ["Profile", paths.profile],
  ["Addresses", paths.addresses],
  ["Privacy", paths.privacy],
] as const;

function Navigation({ signOut }: { signOut: () => void }) {
  const [pathname] = useLocation();
  const nav = useRef<HTMLElement>(null);
  // Scroll to the link of the current page, because the row is wider than a phone.
  useEffect(() => {
    const currentLink = nav.current?.querySelector<HTMLElement>(`[href="${base}${pathname}"]`);
    if (currentLink) nav.current?.scrollTo({ left: currentLink.offsetLeft - 24 });
  }, [pathname]);
  return (
    <nav ref={nav} className="account-nav" aria-label="Account">
      <ul>
        {PAGES.map(([name, href]) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={ariaCurrent(
                pathname === href,
                href === paths.account && pathname.startsWith(paths.order("")),
              )}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <button className="text-button" type="button" onClick={signOut}>
            Log out
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Redirects visitors to the login page, which then returns to this page. */
export function AccountPage() {
  const { status } = useSession();
  const { mutate: signOut, isPending: isSigningOut } = useSignOut();
  const [pathname] = useLocation();
  const search = useSearch();
  if (isSigningOut || status === "loading") {
    return (
      <div className="wide page">
        <Loading label={isSigningOut ? "Logging out" : "Loading your account"}>
          <Bar width="40%" />
          <Bar width="25%" />
        </Loading>
      </div>
    );
  }
  if (status === "visitor") {
    return <Redirect to={paths.loginFor(pathname + (search && `?${search}`))} replace />;
  }
  return (
    <div className="wide page account">
      <Navigation
        signOut={() => {
          removeAllDrafts();
          signOut({ returnTo: base + paths.home });
        }}
      />
      <div className="account-body">
        <Suspense fallback={<div className="page-to-come" />}>
          <Switch>
            <Route path={paths.account} component={OrdersPage} />
            <Route path="/account/orders/:id">{({ id }) => <OrderPage key={id} id={id} />}</Route>
            <Route path={paths.wishlist} component={WishlistPage} />
            <Route path={paths.profile} component={ProfilePage} />
            <Route path={paths.addresses} component={AddressesPage} />
            <Route path={paths.privacy} component={PrivacyPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </div>
    </div>
  );
}
