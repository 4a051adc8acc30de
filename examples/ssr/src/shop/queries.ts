import { hydrationOptions, porticoKeys } from "@portico/react/queries";
import { dehydrate, matchQuery, QueryClient } from "@tanstack/react-query";
import { cache } from "react";
import type { serverClient } from "./server";

/** Each request has one query client, so that the layout, page and metadata share responses. */
export const getQueryClient = cache(() => new QueryClient({ defaultOptions: hydrationOptions }));

/** Returns the dehydrated queries of the current session, to pass to the browser. */
export function userState(client: Awaited<ReturnType<typeof serverClient>>) {
  const filters = { queryKey: porticoKeys(client).session() };
  return dehydrate(getQueryClient(), {
    shouldDehydrateQuery: (query) => query.state.status === "success" && matchQuery(filters, query),
  });
}
