import { shareStructure } from "./share-structure.js";

/**
 * Of all queries: the client repeats by itself what may be repeated, and waits as long as the
 * platform asks for; a second layer would multiply both. What did not change keeps its references.
 */
export const ALL = { retry: false, structuralSharing: shareStructure } as const;

/** Of the catalog, which changes seldom: what a server has just fetched is not fetched again. */
export const CATALOG = { ...ALL, staleTime: 60_000 } as const;

/** Of stock, which changes with every order. */
export const STOCK = { ...ALL, staleTime: 10_000 } as const;

/** Of lists that belong to somebody: fresh enough to come back to from a detail. */
export const OWN = { ...ALL, staleTime: 10_000 } as const;

/** Categories of a shop are in this tree. */
export const STORES_TREE = { appNamespace: "@wix/stores" } as const;
