import type { aggregate } from "./aggregate.js";

export interface Page<T> {
  readonly items: readonly T[];
  readonly aggregations: ReturnType<typeof aggregate>;
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
