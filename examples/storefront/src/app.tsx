import { useEffect, useRef } from "react";
import { Route, Switch, useLocation } from "wouter";
import { Footer } from "./components/footer.js";
import { Header } from "./components/header.js";
import { CartPage } from "./pages/cart-page.js";
import { CataloguePage } from "./pages/catalogue-page.js";
import { HomePage } from "./pages/home-page.js";
import { NotFoundPage } from "./pages/not-found-page.js";
import { ProductPage } from "./pages/product-page.js";
import { ThankYouPage } from "./pages/thank-you-page.js";

/** The whole shop: header, the page that the address names, footer. */
export function App() {
  const [pathname] = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);

  // A new page starts at its top, for the eye and for the keyboard.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/shop">
            <CataloguePage slug={undefined} />
          </Route>
          <Route path="/category/:slug">
            {({ slug }) => <CataloguePage key={slug} slug={slug} />}
          </Route>
          <Route path="/product-page/:slug">{({ slug }) => <ProductPage slug={slug} />}</Route>
          <Route path="/cart" component={CartPage} />
          <Route path="/thank-you" component={ThankYouPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </main>
      <Footer />
    </>
  );
}
