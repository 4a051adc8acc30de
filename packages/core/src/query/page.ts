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
   * Returns the items of this page and the following pages.
   *
   * @param options - `max`: maximum number of items; default: no limit
   */
  toArray(options?: { max?: number }): Promise<Item[]>;
}

/** A page of query results with offset-based paging. */
export interface OffsetPage<Item> extends Page<Item> {
  /** Zero-based index. Undefined if the page size is 0. */
  readonly currentPage: number | undefined;
  /** Number of items on all pages. Undefined if the platform does not count them. */
  readonly totalCount: number | undefined;
  /** Undefined if `totalCount` is undefined or the page size is 0. */
  readonly totalPages: number | undefined;
  /** Rejects with 'No next page to fetch' on the last page. */
  next(): Promise<OffsetPage<Item>>;
  /** Rejects with 'No previous page to fetch' on the first page. */
  prev(): Promise<OffsetPage<Item>>;
}

/** A page of query results with cursor-based paging. */
export interface CursorPage<Item> extends Page<Item> {
  /** Cursors for `skipTo`. */
  readonly cursors: { readonly next: string | undefined; readonly prev: string | undefined };
  /** Rejects with 'No next page to fetch' on the last page. */
  next(): Promise<CursorPage<Item>>;
  /** Rejects with 'No previous page to fetch' on the first page. */
  prev(): Promise<CursorPage<Item>>;
}
