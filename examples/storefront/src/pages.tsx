import { lazyComponent } from "shop-ui/design/lazy-component";
import { Route, Switch } from "wouter";

const ProductPage = lazyComponent(() => import("./product/product-page.js"), "ProductPage");
const NotFoundPage = lazyComponent(() => import("./shell/not-found-page.js"), "NotFoundPage");
/** Pages whose components need no parameters. */
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

export async function preloadPage(pathname: string): Promise<void> {
  const page = pathname.startsWith("/product-page/")
    ? ProductPage
    : Object.entries(PAGES).find(([path]) => path === pathname)?.[1];
  await page?.preload();
}

/** All pages except the list pages, which are in the first chunk. */
export function OtherPages() {
  return (
    <Switch>
      <Route path="/product-page/:slug">
        {({ slug }) => <ProductPage key={slug} slug={slug} />}
      </Route>
      {Object.entries(PAGES).map(([path, Page]) => (
        <Route key={path} path={path} component={Page} />
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  );
}
