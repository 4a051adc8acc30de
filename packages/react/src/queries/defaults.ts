/**
 * Of all queries: the client repeats by itself what may be repeated, and waits as long as the
 * platform asks for; a second layer would multiply both.
 */
export const ALL = { retry: false } as const;

/** Of the catalogue, which changes seldom: what a server has just fetched is not fetched again. */
export const CATALOGUE = { ...ALL, staleTime: 60_000 } as const;
