import { Suspense, useRef } from "react";
import { Route, Switch, useLocation } from "wouter";
import { CataloguePage } from "./catalogue/catalogue-page.js";
import { Boundary } from "./design/boundary.js";
import { part, useFetched } from "./design/part.js";
import { Footer } from "./shell/footer.js";
import { Header } from "./shell/header.js";
import { OfflineBanner } from "./shell/offline-banner.js";
import { useKeptCategories } from "./shell/use-categories.js";
import { useScroll } from "./shell/use-scroll.js";

const ProductPage = part(async () => (await import("./product/product-page.js")).ProductPage);
const HomePage = part(async () => (await import("./home/home-page.js")).HomePage);
const NotFoundPage = part(async () => (await import("./shell/not-found-page.js")).NotFoundPage);
const CartPage = part(async () => (await import("./cart/cart-page.js")).CartPage);
const ThankYouPage = part(async () => (await import("./checkout/thank-you-page.js")).ThankYouPage);
const LoginPage = part(async () => (await import("./session/login-page.js")).LoginPage);
const RegisterPage = part(async () => (await import("./session/register-page.js")).RegisterPage);
const ResetPasswordPage = part(
  async () => (await import("./session/reset-password-page.js")).ResetPasswordPage,
);
const CallbackPage = part(async () => (await import("./session/callback-page.js")).CallbackPage);
const AccountPage = part(async () => (await import("./account/account-page.js")).AccountPage);

/** Loads the product page's code when a visitor points at a product. */
function prepare({ target }: { target: EventTarget }) {
  const isProduct = target instanceof Element && target.closest("a[href^='/product-page/']");
  if (isProduct) void ProductPage.fetch().catch(() => {});
}

/** The whole shop: header, the page that the address names, footer. */
export function App() {
  const main = useRef<HTMLElement>(null);
  useScroll(main);
  useKeptCategories();
  // the cart opens without a network too
  useFetched(CartPage);
  const [at] = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineBanner />
      <Header />
      <main id="main" ref={main} tabIndex={-1} onPointerOver={prepare} onFocus={prepare}>
        <Boundary at={at}>
          <Suspense fallback={<div className="page-to-come" />}>
            <Switch>
              <Route path="/" component={HomePage} />
              <Route path="/shop">
                <CataloguePage slug={undefined} />
              </Route>
              <Route path="/category/:slug">
                {({ slug }) => <CataloguePage key={slug} slug={slug} />}
              </Route>
              <Route path="/product-page/:slug">
                {({ slug }) => <ProductPage key={slug} slug={slug} />}
              </Route>
              <Route path="/cart" component={CartPage} />
              <Route path="/thank-you" component={ThankYouPage} />
              <Route path="/login" component={LoginPage} />
              <Route path="/login/callback" component={CallbackPage} />
              <Route path="/register" component={RegisterPage} />
              <Route path="/reset-password" component={ResetPasswordPage} />
              <Route path="/account/*?" component={AccountPage} />
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </Boundary>
      </main>
      <Footer />
    </>
  );
}
