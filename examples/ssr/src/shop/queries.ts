import { hydrationOptions, porticoKeys } from "@portico/react/queries";
import { dehydrate, matchQuery, QueryClient } from "@tanstack/react-query";
import { cache } from "react";
import type { serverClient } from "./server";

/** One query client for each request, so that layout, page and metadata share responses. */
export const queries = cache(() => new QueryClient({ defaultOptions: hydrationOptions }));

/** Returns the queries of the current user, for the browser. */
export function userState(client: Awaited<ReturnType<typeof serverClient>>) {
  const own = { queryKey: porticoKeys(client).session() };
  return dehydrate(queries(), {
    shouldDehydrateQuery: (query) => query.state.status === "success" && matchQuery(own, query),
  });
}
