import { isPorticoError, type PorticoError } from "@portico/core";
import type {
  DataTag,
  InfiniteData,
  QueryFunction,
  QueryKey,
  SkipToken,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from "@tanstack/react-query";
import type { PorticoClient } from "./portico-client.js";
import { sessionScope } from "./session-scope.js";
import { shareStructure } from "./share-structure.js";

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and similar functions. */
// With `exactOptionalPropertyTypes`, an optional `queryFn` is not assignable to TanStack Query's
// types.
export type PorticoQueryOptions<Data, Fn = QueryFunction<Data>> = Omit<
  UseQueryOptions<Data, PorticoError>,
  "queryFn" | "queryKey"
> & { queryFn: Fn; queryKey: DataTag<QueryKey, Data, PorticoError> };

/**
 * Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery` and similar
 * functions.
 */
export type PorticoInfiniteQueryOptions<Data, Param, Pages = InfiniteData<Data, Param>> = Omit<
  UseInfiniteQueryOptions<Data, PorticoError, Pages, QueryKey, Param>,
  "queryFn" | "queryKey"
> & {
  queryFn: QueryFunction<Data, QueryKey, Param>;
  queryKey: DataTag<QueryKey, InfiniteData<Data>, PorticoError>;
};

type Untagged<Options> = Omit<Options, "queryKey"> & { queryKey: QueryKey };

/** Adds the data and error types to the key, for `getQueryData` and `setQueryData`. */
export const queryOptions = <
  Data,
  Fn extends QueryFunction<Data> | SkipToken = QueryFunction<Data>,
>(
  options: Untagged<PorticoQueryOptions<Data, Fn>>,
) => options as PorticoQueryOptions<Data, Fn>;

export const infiniteQueryOptions = <Data, Param, Pages = InfiniteData<Data, Param>>(
  options: Untagged<PorticoInfiniteQueryOptions<Data, Param, Pages>>,
) => options as PorticoInfiniteQueryOptions<Data, Param, Pages>;

/** Creates query options. Canceling the query aborts its requests. */
export const clientQuery = <Data>(
  client: PorticoClient,
  queryKey: QueryKey,
  options: Omit<PorticoQueryOptions<Data>, "queryKey" | "queryFn">,
  request: (view: PorticoClient) => Promise<Data>,
) =>
  queryOptions<Data>({
    ...options,
    queryKey,
    queryFn: ({ signal }) => request(client.with({ signal })),
  });

/** Sorts values, so that order and duplicates do not affect the query key. */
export const sortedUnique = <Value extends string>(values: readonly Value[] = []): Value[] =>
  [...new Set(values)].sort();

// The client already retries requests and respects Retry-After.
export const QUERY_DEFAULTS = { retry: false, structuralSharing: shareStructure } as const;

/**
 * Defaults for data that rarely changes, such as the catalog. The stale time prevents an immediate
 * refetch of server-rendered data.
 */
export const STABLE_DEFAULTS = { ...QUERY_DEFAULTS, staleTime: 60_000 } as const;

/** Defaults for data that changes often, such as the inventory. */
export const VOLATILE_DEFAULTS = { ...QUERY_DEFAULTS, staleTime: 10_000 } as const;

export function nullIfMissing(error: unknown): null {
  if (isPorticoError(error) && error.status === 404) return null;
  throw error;
}

/** Returns a `placeholderData` function that keeps only the current user's previous data. */
export function keepOwnData(client: PorticoClient) {
  const { key } = sessionScope(client);
  return <Data>(
    data: Data | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ): Data | undefined => (query?.queryKey[3] === key ? data : undefined);
}
