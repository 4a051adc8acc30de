/** Indices of items. Filling a typed array is several times faster than appending to a list. */
export type Places = Uint32Array;

export interface Page<T> {
  readonly items: readonly T[];
  /** Indices of all matching items, across all pages, in the source's list. */
  readonly places: Places;
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly next: string | null;
  readonly prev: string | null;
}

export function cursorMetadata({ items, next, prev }: Page<unknown>) {
  return { count: items.length, cursors: { next, prev }, hasNext: next !== null };
}

/** Returns the paging metadata for services that support both offsets and cursors. */
export function platformMetadata({ items, offset, total, next, prev }: Page<unknown>) {
  return { count: items.length, offset, total, cursors: { next, prev } };
}

export function offsetMetadata({ items, offset, total }: Page<unknown>) {
  return { count: items.length, offset, total, tooManyToCount: false };
}
