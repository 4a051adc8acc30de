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
import { fetchFirstData } from "./first-data.js";

/** Requests the first data of a page. Never rejects, because pages show errors themselves. */
const prepare = (pathname: string, search: string) =>
  fetchFirstData(pathname, search).catch(() => {});

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** Resolves when the page can be shown. */
  readonly ready?: Promise<unknown> | undefined;
}

// three contexts, so that new search parameters render only what uses them
const PathnameContext = createContext("/");
const SearchContext = createContext("");
const ReadyContext = createContext<Place["ready"]>(undefined);

const usePlace: BaseLocationHook = () => [useContext(PathnameContext), navigate];
const usePlaceSearch: BaseSearchHook = () => useContext(SearchContext);

const appRouter: AppRouter = {
  Link,
  usePathname: () => useLocation()[0],
  useNavigate: () => useLocation()[1],
};

/** Keeps the next page from being shown until it is ready. */
function Ready() {
  const ready = useContext(ReadyContext);
  if (ready) use(ready);
  return null;
}

/**
 * Keeps the current page on screen until the next one is ready, with a progress bar at the top. Links, forms and the
 * browser's buttons all work this way. New search parameters of the same page apply at once.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const search = useSearch();
  const [next, setNext] = useState<Place>({ pathname, search });
  if (next.pathname !== pathname || next.search !== search) {
    const ready = next.pathname === pathname ? next.ready : prepare(pathname, search);
    setNext({ pathname, search, ready });
  }
  const deferred = useDeferredValue(next);
  const shown = deferred.pathname === next.pathname ? next : deferred;
  return (
    <PathnameContext value={shown.pathname}>
      <SearchContext value={shown.search}>
        <ReadyContext value={shown.ready}>
          <Router hook={usePlace} searchHook={usePlaceSearch}>
            <AppRouterProvider value={appRouter}>
              {shown !== next && (
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

/** Surrounds the pages. Their code and their first data load in parallel. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<div className="page-to-come" />}>
      {children}
      <Ready />
    </Suspense>
  );
}
