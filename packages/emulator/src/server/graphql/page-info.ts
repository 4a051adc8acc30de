/** Paging metadata of responses, for cursors and offsets. */
interface Metadata {
  readonly count?: number;
  readonly offset?: number;
  readonly total?: number;
  readonly tooManyToCount?: boolean;
  readonly hasNext?: boolean;
  readonly cursors?: { readonly next?: string | null; readonly prev?: string | null };
}

/** Returns the `PageInfo` of a response: one shape for cursors and offsets. */
export function pageInfoOf(metadata: unknown, totalBeside?: unknown): Record<string, unknown> {
  const {
    count,
    offset,
    total = totalBeside,
    tooManyToCount,
    hasNext,
    cursors,
  } = (metadata ?? {}) as Metadata;
  const isLast = typeof total === "number" ? (offset ?? 0) + (count ?? 0) >= total : !cursors?.next;
  return {
    count,
    offset,
    total,
    tooManyToCount,
    hasNext: hasNext ?? !isLast,
    nextCursor: cursors?.next || null,
    prevCursor: cursors?.prev || null,
  };
}
