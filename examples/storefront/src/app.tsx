import { type RefObject, Suspense, useRef } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Route, Switch, useLocation } from "wouter";
import { CatalogPage } from "./catalog/catalog-page.js";
import { DemoNote } from "./demo/demo-note.js";
import { firstView, useFirstView, usePreload } from "./shell/first-view.js";
import { Header } from "./shell/header.js";
import { Page } from "./shell/navigation.js";
import { OfflineBanner } from "./shell/offline-banner.js";
import { useCategoryStorage } from "./shell/use-categories.js";
import { useScroll } from "./shell/use-scroll.js";

const ProductPage = lazyComponent(() => import("./product/product-page.js"), "ProductPage");
const NotFoundPage = lazyComponent(() => import("./shell/not-found-page.js"), "NotFoundPage");
// The footer is below the fold.
const Footer = lazyComponent(() => firstView.then(() => import("./shell/footer.js")), "Footer");
/** Pages without parameters. */
const PAGES = {
  "/": lazyComponent(() => import("./home/home-page.js"), "HomePage"),
  "/cart": lazyComponent(() => import("./cart/cart-page.js"), "CartPage"),
  "/thank-you": lazyComponent(() => import("./checkout/thank-you-page.js"), "ThankYouPage"),
  "/login": lazyComponent(() => import("./session/login-page.js"), "LoginPage"),
  "/login/callback": lazyComponent(() => import("./session/callback-page.js"), "CallbackPage"),
  "/register": lazyComponent(() => import("./session/register-page.js"), "RegisterPage"),
  "/reset-password": lazyComponent(
    () => import("./session/reset-password-page.js"),
    "ResetPasswordPage",
  ),
  "/account/*?": lazyComponent(() => import("./account/account-page.js"), "AccountPage"),
};

export async function fetchPage(pathname: string): Promise<void> {
  const page = pathname.startsWith("/product-page/")
    ? ProductPage
    : Object.entries(PAGES).find(([path]) => path === pathname)?.[1];
  await page?.preload();
}

/** A separate component, so that new search parameters do not re-render the whole shop. */
function Scroll({ main }: { main: RefObject<HTMLElement | null> }) {
  useScroll(main);
  return null;
}

/** Loads the product page's code when the pointer or the focus reaches a product. */
function prepare({ target }: { target: EventTarget }) {
  const isProduct = target instanceof Element && target.closest("a[href^='/product-page/']");
  if (isProduct) void ProductPage.preload().catch(() => {});
}

export function App() {
  const main = useRef<HTMLElement>(null);
  useCategoryStorage();
  useFirstView();
  // The cart must also open offline.
  usePreload(PAGES["/cart"]);
  const [at] = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineBanner />
      {!import.meta.env.VITE_PORTICO_URL && <DemoNote />}
      <Header />
      <main id="main" ref={main} tabIndex={-1} onPointerOver={prepare} onFocus={prepare}>
        <Boundary at={at}>
          <Page>
            <Switch>
              <Route path="/shop">
                <CatalogPage slug={undefined} />
              </Route>
              <Route path="/category/:slug">
                {({ slug }) => <CatalogPage key={slug} slug={slug} />}
              </Route>
              <Route path="/product-page/:slug">
                {({ slug }) => <ProductPage key={slug} slug={slug} />}
              </Route>
              {Object.entries(PAGES).map(([path, Page]) => (
                <Route key={path} path={path} component={Page} />
              ))}
              <Route component={NotFoundPage} />
            </Switch>
          </Page>
        </Boundary>
      </main>
      <Boundary fallback={null}>
        <Suspense>
          <Footer />
        </Suspense>
      </Boundary>
      <Scroll main={main} />
    </>
  );
}
