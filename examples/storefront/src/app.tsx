import { type RefObject, useRef } from "react";
import { Boundary, preloadErrors } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Route, Switch, useLocation } from "wouter";
import { CatalogPage } from "./catalog/catalog-page.js";
import { preloadActiveFilters } from "./catalog/toolbar.js";
import { DemoNote } from "./demo/demo-note.js";
import { paths } from "./paths.js";
import { loadAfterFirstView } from "./shell/after-first-view.js";
import { isListPath } from "./shell/first-data.js";
import { useFirstView, usePreload } from "./shell/first-view.js";
import { Header } from "./shell/header.js";
import { Page } from "./shell/navigation.js";
import { OfflineBanner } from "./shell/offline-banner.js";
import { useScroll } from "./shell/use-scroll.js";

const loadPages = () => import("./pages.js");
const OtherPages = lazyComponent(loadPages, "OtherPages");
// Loaded after the first view, because the footer is below the fold.
const Footer = lazyComponent(loadAfterFirstView, "Footer");

interface PageAddress {
  readonly pathname: string;
  readonly search?: string;
}

export async function loadPageCode({ pathname, search }: PageAddress): Promise<void> {
  if (isListPath(pathname)) {
    if (search) await preloadActiveFilters();
    return;
  }
  const [{ preloadPage }] = await Promise.all([loadPages(), OtherPages.preload()]);
  await preloadPage(pathname);
}

const preloadCart = () => loadPageCode({ pathname: paths.cart });

/** A separate component, so that new search parameters do not re-render the whole shop. */
function Scroll({ main }: { main: RefObject<HTMLElement | null> }) {
  useScroll(main);
  return null;
}

/** Loads the product page's code when a product is hovered or focused. */
function preloadProductPage({ target }: { target: EventTarget }) {
  const isProduct = target instanceof Element && target.closest("a[href*='/product-page/']");
  if (isProduct) loadPageCode({ pathname: paths.product("") }).catch(() => {});
}

export function App() {
  const main = useRef<HTMLElement>(null);
  useFirstView();
  // The cart must open even while the browser is offline.
  usePreload(preloadCart);
  // The error messages must also appear when the network fails.
  usePreload(preloadErrors);
  const [pathname] = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineBanner />
      {!import.meta.env.VITE_PORTICO_URL && <DemoNote />}
      <Header />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        onPointerOver={preloadProductPage}
        onFocus={preloadProductPage}
      >
        <Boundary at={pathname}>
          <Page>
            <Switch>
              <Route path="/shop">
                <CatalogPage slug={undefined} />
              </Route>
              <Route path="/category/:slug">
                {({ slug }) => <CatalogPage key={slug} slug={slug} />}
              </Route>
              <Route component={OtherPages} />
            </Switch>
          </Page>
        </Boundary>
      </main>
      <Boundary fallback={null}>
        <Footer />
      </Boundary>
      <Scroll main={main} />
    </>
  );
}
