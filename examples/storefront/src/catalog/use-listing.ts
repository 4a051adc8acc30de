import { type CatalogParams, readCatalogParams, writeCatalogParams } from "@portico/react/queries";
import { useSearchParams } from "wouter";

/** A list of products whose whole state is the address. */
export interface Listing {
  readonly shown: CatalogParams;
  /** The order, as the address writes it. */
  readonly sort: string;
  /** Whether pictures are shown large, in half as many columns. */
  readonly isLarge: boolean;
  /** Changes filters and goes to the first page. Back undoes it. */
  change(to: Partial<CatalogParams>): void;
  /** Shows the list up to a page, from 1. Back leaves the list. */
  showPage(page: number): void;
  setSort(sort: string): void;
  setLarge(isLarge: boolean): void;
  /** Everything that narrows the list, for links to other lists. */
  readonly query: string;
}

/** What the address says of a list, and what changes it. */
export function useListing(): Listing {
  const [params, setParams] = useSearchParams();
  const shown = readCatalogParams(params);
  const go = (next: URLSearchParams, { view = params.get("view"), replace = false } = {}) => {
    if (view) next.set("view", view);
    setParams(next, { replace });
  };
  const first = writeCatalogParams({ ...shown, page: 1 });
  return {
    shown,
    sort: params.get("sort") ?? "",
    isLarge: params.get("view") === "large",
    change: (to) => go(writeCatalogParams({ ...shown, page: 1, ...to })),
    showPage: (page) => go(writeCatalogParams({ ...shown, page }), { replace: true }),
    setSort: (sort) => {
      first.set("sort", sort);
      go(writeCatalogParams(readCatalogParams(first)));
    },
    setLarge: (isLarge) =>
      go(writeCatalogParams(shown), { view: isLarge ? "large" : "", replace: true }),
    query: first.size > 0 ? `?${first}` : "",
  };
}
