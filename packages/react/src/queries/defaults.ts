import { isPorticoError } from "@portico/core";
import { shareStructure } from "./share-structure.js";

/** Returns `null` for a 404, and rethrows other errors. */
export function nullIfMissing(error: unknown): null {
  if (isPorticoError(error) && error.status === 404) return null;
  throw error;
}

/**
 * Defaults of all queries. TanStack Query must not retry, because the client already retries and respects Retry-After.
 */
export const QUERY_DEFAULTS = { retry: false, structuralSharing: shareStructure } as const;

/** Defaults of catalog queries. The catalog rarely changes, so server-rendered data is not fetched again. */
export const CATALOG_DEFAULTS = { ...QUERY_DEFAULTS, staleTime: 60_000 } as const;

/** Defaults of inventory queries, which change with every order. */
export const INVENTORY_DEFAULTS = { ...QUERY_DEFAULTS, staleTime: 10_000 } as const;

/** Defaults of lists that belong to a user. */
export const USER_DATA_DEFAULTS = { ...QUERY_DEFAULTS, staleTime: 10_000 } as const;

/** Tree that contains the shop's categories. */
export const STORES_TREE = { appNamespace: "@wix/stores" } as const;
