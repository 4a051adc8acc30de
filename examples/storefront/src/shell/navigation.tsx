import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useDeferredValue,
  useState,
} from "react";
import { type AppRouter, AppRouterProvider } from "shop-ui/shell/router";
import { type BaseLocationHook, type BaseSearchHook, Link, Router, useLocation } from "wouter";
import { navigate, usePathname, useSearch } from "wouter/use-browser-location";
import { base, routeOf } from "../base.js";
import { fetchFirstData } from "./first-data.js";

/** Never rejects, because pages show errors themselves. */
const prefetch = (pathname: string, search: string) =>
  fetchFirstData(routeOf(pathname), search).catch(() => {});

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  /** Resolves when the page is ready to be shown. */
  readonly ready?: Promise<unknown> | undefined;
}

// Three contexts, so that new search parameters re-render only the components that use them.
const PathnameContext = createContext("/");
const SearchContext = createContext("");
const ReadyContext = createContext<PageLocation["ready"]>(undefined);

const useVisibleLocation: BaseLocationHook = () => [useContext(PathnameContext), navigate];
const useVisibleSearch: BaseSearchHook = () => useContext(SearchContext);

const appRouter: AppRouter = {
  Link,
  usePathname: () => useLocation()[0],
  useNavigate: () => useLocation()[1],
};

/** Suspends until the next page is ready. */
function WaitUntilReady() {
  const ready = useContext(ReadyContext);
  if (ready) use(ready);
  return null;
}

/**
 * Keeps the current page visible until the next one is ready, and shows a progress bar. New search
 * parameters for the same page apply immediately.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const search = useSearch();
  const [nextLocation, setNextLocation] = useState<PageLocation>({ pathname, search });
  if (nextLocation.pathname !== pathname || nextLocation.search !== search) {
    const ready =
      nextLocation.pathname === pathname ? nextLocation.ready : prefetch(pathname, search);
    setNextLocation({ pathname, search, ready });
  }
  const deferredLocation = useDeferredValue(nextLocation);
  const visibleLocation =
    deferredLocation.pathname === nextLocation.pathname ? nextLocation : deferredLocation;
  return (
    <PathnameContext value={visibleLocation.pathname}>
      <SearchContext value={visibleLocation.search}>
        <ReadyContext value={visibleLocation.ready}>
          <Router base={base} hook={useVisibleLocation} searchHook={useVisibleSearch}>
            <AppRouterProvider value={appRouter}>
              {visibleLocation !== nextLocation && (
                <div className="progress" role="progressbar" aria-label="Loading page" />
              )}
              {children}
            </AppRouterProvider>
          </Router>
        </ReadyContext>
      </SearchContext>
    </PathnameContext>
  );
}

export function Page({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<div className="page-to-come" />}>
      {children}
      <WaitUntilReady />
    </Suspense>
  );
}
