import { type CatalogParams, readCatalogParams, writeCatalogParams } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { useSearchParams } from "wouter";

export interface ListState {
  readonly listParams: CatalogParams;
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
  const [params, setParams] = useSearchParams();
  const listParams = readCatalogParams(params, { categories });
  const toSearchParams = (next: Partial<CatalogParams>) => writeCatalogParams(next, { categories });
  const updateSearchParams = (
    next: URLSearchParams,
    { view = params.get("view"), replace = false } = {},
  ) => {
    if (view) next.set("view", view);
    setParams(next, { replace });
  };
  const firstPage = toSearchParams({ ...listParams, page: 1 });
  return {
    listParams,
    sort: params.get("sort") ?? "",
    isLarge: params.get("view") === "large",
    change: (changes) => updateSearchParams(toSearchParams({ ...listParams, page: 1, ...changes })),
    showPage: (page) =>
      updateSearchParams(toSearchParams({ ...listParams, page }), { replace: true }),
    setSort: (sort) => {
      firstPage.set("sort", sort);
      updateSearchParams(toSearchParams(readCatalogParams(firstPage, { categories })));
    },
    setLarge: (isLarge) =>
      updateSearchParams(toSearchParams(listParams), {
        view: isLarge ? "large" : "",
        replace: true,
      }),
    query: firstPage.size > 0 ? `?${firstPage}` : "",
  };
}
