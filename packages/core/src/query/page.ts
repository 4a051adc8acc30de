/** One page of a query's results, itself the start of all that follow. */
export interface Page<Item> extends AsyncIterable<Item> {
  /** The items of this page. */
  readonly items: readonly Item[];
  /** How many items this page has. */
  readonly length: number;
  /** How many items a full page has. */
  readonly pageSize: number;
  /** Whether `next()` has something to fetch. */
  hasNext(): boolean;
  /** Whether `prev()` has something to fetch. */
  hasPrev(): boolean;
  /**
   * The items from this page on, over all following pages.
   *
   * @param options - `max`: stop after so many items
   */
  toArray(options?: { max?: number }): Promise<Item[]>;
}

/** A page found by its offset. */
export interface OffsetPage<Item> extends Page<Item> {
  /** Number of this page, from 0; undefined for a page size of 0. */
  readonly currentPage: number | undefined;
  /** How many items there are in all; undefined where the platform does not count them. */
  readonly totalCount: number | undefined;
  /** How many pages there are in all; undefined where the platform does not count. */
  readonly totalPages: number | undefined;
  /** The following page; rejects with 'No next page to fetch' on the last. */
  next(): Promise<OffsetPage<Item>>;
  /** The page before; rejects with 'No previous page to fetch' on the first. */
  prev(): Promise<OffsetPage<Item>>;
}

/** A page found by a cursor. */
export interface CursorPage<Item> extends Page<Item> {
  /** The cursors around this page, for `skipTo`. */
  readonly cursors: { readonly next: string | undefined; readonly prev: string | undefined };
  /** The following page; rejects with 'No next page to fetch' on the last. */
  next(): Promise<CursorPage<Item>>;
  /** The page before; rejects with 'No previous page to fetch' on the first. */
  prev(): Promise<CursorPage<Item>>;
}
