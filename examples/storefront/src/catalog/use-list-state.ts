import { type CatalogParams, readCatalogParams, writeCatalogParams } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { useSearchParams } from "wouter";

export interface ListState {
  readonly params: CatalogParams;
  /** Sort order in the format of the URL. */
  readonly sort: string;
  /** Whether to show larger images in fewer columns. */
  readonly isLarge: boolean;
  /** Changes filters and returns to page 1. The Back button undoes the change. */
  change(changes: Partial<CatalogParams>): void;
  /** Extends the list up to the given page. The Back button leaves the list. */
  showPage(page: number): void;
  setSort(sort: string): void;
  setLarge(isLarge: boolean): void;
  /** Query string for links to other lists. */
  readonly query: string;
}

/** @param categories - used to resolve the slugs in the URL */
export function useListState(categories: readonly Category[]): ListState {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = readCatalogParams(searchParams, { categories });
  const show = (
    nextParams: Partial<CatalogParams>,
    { view = searchParams.get("view"), replace = false } = {},
  ) => {
    const nextSearchParams = writeCatalogParams(nextParams, { categories });
    if (view) nextSearchParams.set("view", view);
    setSearchParams(nextSearchParams, { replace });
  };
  const firstPage = writeCatalogParams({ ...params, page: 1 }, { categories });
  return {
    params,
    sort: searchParams.get("sort") ?? "",
    isLarge: searchParams.get("view") === "large",
    change: (changes) => show({ ...params, page: 1, ...changes }),
    showPage: (page) => show({ ...params, page }, { replace: true }),
    setSort: (sort) => {
      firstPage.set("sort", sort);
      show(readCatalogParams(firstPage, { categories }));
    },
    setLarge: (isLarge) => show(params, { view: isLarge ? "large" : "", replace: true }),
    query: firstPage.size > 0 ? `?${firstPage}` : "",
  };
}
