import type { PorticoError } from "@portico/core";
import type {
  DataTag,
  InfiniteData,
  QueryFunction,
  QueryKey,
  SkipToken,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from "@tanstack/react-query";

/**
 * Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and so on. `queryFn` is required, because an optional one
 * is not assignable to the types of TanStack Query under `exactOptionalPropertyTypes`.
 */
export type PorticoQueryOptions<Data, Fn = QueryFunction<Data>> = Omit<
  UseQueryOptions<Data, PorticoError>,
  "queryFn" | "queryKey"
> & { queryFn: Fn; queryKey: DataTag<QueryKey, Data, PorticoError> };

/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery` and so on. */
export type PorticoInfiniteQueryOptions<Data, Param, Pages = InfiniteData<Data, Param>> = Omit<
  UseInfiniteQueryOptions<Data, PorticoError, Pages, QueryKey, Param>,
  "queryFn" | "queryKey"
> & {
  queryFn: QueryFunction<Data, QueryKey, Param>;
  queryKey: DataTag<QueryKey, InfiniteData<Data>, PorticoError>;
};

type Untagged<Options> = Omit<Options, "queryKey"> & { queryKey: QueryKey };

/** Returns query options, with the types of data and error in the key, for `getQueryData` and `setQueryData`. */
export function queryOptions<
  Data,
  Fn extends QueryFunction<Data> | SkipToken = QueryFunction<Data>,
>(options: Untagged<PorticoQueryOptions<Data, Fn>>): PorticoQueryOptions<Data, Fn> {
  return options as PorticoQueryOptions<Data, Fn>;
}

/** Returns infinite query options, with the types of data and error in the key. */
export function infiniteQueryOptions<Data, Param, Pages = InfiniteData<Data, Param>>(
  options: Untagged<PorticoInfiniteQueryOptions<Data, Param, Pages>>,
): PorticoInfiniteQueryOptions<Data, Param, Pages> {
  return options as PorticoInfiniteQueryOptions<Data, Param, Pages>;
}
