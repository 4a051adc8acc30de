import {
  type CatalogueParams,
  readCatalogueParams,
  writeCatalogueParams,
} from "@portico/react/queries";
import { useSearchParams } from "wouter";

const VIEW = "view";

/** What the address says of a list. */
export interface Listing {
  readonly shown: CatalogueParams;
  /** Whether pictures are shown large, in half as many columns. */
  readonly isLarge: boolean;
  /** Narrows or orders the list; it starts at its first page again unless told which. */
  change(to: Partial<CatalogueParams>): void;
  setLarge(isLarge: boolean): void;
  /** Everything that narrows the list, as an address writes it, for links to other lists. */
  readonly query: string;
}

/** A list of products whose whole state is the address. */
export function useListing(): Listing {
  const [params, setParams] = useSearchParams();
  const shown = readCatalogueParams(params);
  const view = params.get(VIEW);
  const go = (to: Partial<CatalogueParams>, nextView: string | null) => {
    const next = writeCatalogueParams(to);
    if (nextView) next.set(VIEW, nextView);
    setParams(next, { replace: true });
  };
  const query = writeCatalogueParams({ ...shown, page: 1 }).toString();
  return {
    shown,
    isLarge: view === "large",
    change: (to) => go({ ...shown, page: 1, ...to }, view),
    setLarge: (isLarge) => go(shown, isLarge ? "large" : null),
    query: query && `?${query}`,
  };
}
