/**
 * A page of query results. Iterating over a page (`for await`) also fetches the following pages.
 */
export interface Page<Item> extends AsyncIterable<Item> {
  readonly items: readonly Item[];
  /** Number of items on this page. */
  readonly length: number;
  /** Maximum number of items per page. */
  readonly pageSize: number;
  hasNext(): boolean;
  hasPrev(): boolean;
  /**
   * Fetches the following pages and returns the items of this page and the following pages.
   *
   * @param options - `max`: maximum number of items; default: no limit
   */
  toArray(options?: { max?: number }): Promise<Item[]>;
}

/** A page of query results with offset-based paging. */
export interface OffsetPage<Item> extends Page<Item> {
  /** Zero-based index of this page, or undefined if the page size is 0. */
  readonly currentPage: number | undefined;
  /** Total number of items on all pages, or undefined if the platform does not count them. */
  readonly totalCount: number | undefined;
  /** Number of pages, or undefined if `totalCount` is undefined or the page size is 0. */
  readonly totalPages: number | undefined;
  /** Fetches the next page. Rejects with 'No next page to fetch' on the last page. */
  next(): Promise<OffsetPage<Item>>;
  /** Fetches the previous page. Rejects with 'No previous page to fetch' on the first page. */
  prev(): Promise<OffsetPage<Item>>;
}

/** A page of query results with cursor-based paging. */
export interface CursorPage<Item> extends Page<Item> {
  /** Cursors for the next and previous pages, for `skipTo`. */
  readonly cursors: { readonly next: string | undefined; readonly prev: string | undefined };
  /** Fetches the next page. Rejects with 'No next page to fetch' on the last page. */
  next(): Promise<CursorPage<Item>>;
  /** Fetches the previous page. Rejects with 'No previous page to fetch' on the first page. */
  prev(): Promise<CursorPage<Item>>;
}
