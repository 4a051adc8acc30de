/** Paging metadata of responses, for cursors and offsets. */
interface Metadata {
  readonly count?: number;
  readonly offset?: number;
  readonly total?: number;
  readonly cursors?: { readonly next?: string | null; readonly prev?: string | null };
}

/** Returns the `PageInfo` of a response: one shape for cursors and offsets. */
export function pageInfoOf(metadata: unknown, totalBeside?: unknown): Record<string, unknown> {
  const { cursors, ...page } = (metadata ?? {}) as Metadata;
  const { count = 0, offset = 0, total = totalBeside } = page;
  const hasNext = typeof total === "number" ? offset + count < total : Boolean(cursors?.next);
  const { next: nextCursor, prev: prevCursor } = cursors ?? {};
  return {
    hasNext,
    ...page,
    total,
    nextCursor: nextCursor || null,
    prevCursor: prevCursor || null,
  };
}
