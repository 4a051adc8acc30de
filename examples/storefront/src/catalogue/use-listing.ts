import {
  type CatalogueParams,
  readCatalogueParams,
  writeCatalogueParams,
} from "@portico/react/queries";
import { useSearchParams } from "wouter";

/** A list of products whose whole state is the address. */
export interface Listing {
  readonly shown: CatalogueParams;
  /** The order, as the address writes it. */
  readonly sort: string;
  /** Whether pictures are shown large, in half as many columns. */
  readonly isLarge: boolean;
  /** Narrows the list; it starts at its first page again unless told which. */
  change(to: Partial<CatalogueParams>): void;
  setSort(sort: string): void;
  setLarge(isLarge: boolean): void;
  /** Everything that narrows the list, for links to other lists. */
  readonly query: string;
}

/** What the address says of a list, and what changes it. */
export function useListing(): Listing {
  const [params, setParams] = useSearchParams();
  const shown = readCatalogueParams(params);
  const go = (next: URLSearchParams, view = params.get("view")) => {
    if (view) next.set("view", view);
    setParams(next, { replace: true });
  };
  const first = writeCatalogueParams({ ...shown, page: 1 });
  return {
    shown,
    sort: params.get("sort") ?? "",
    isLarge: params.get("view") === "large",
    change: (to) => go(writeCatalogueParams({ ...shown, page: 1, ...to })),
    setSort: (sort) => {
      first.set("sort", sort);
      go(writeCatalogueParams(readCatalogueParams(first)));
    },
    setLarge: (isLarge) => go(writeCatalogueParams(shown), isLarge ? "large" : ""),
    query: first.size > 0 ? `?${first}` : "",
  };
}
