import { hydrationOptions, porticoKeys } from "@portico/react/queries";
import { dehydrate, matchQuery, QueryClient } from "@tanstack/react-query";
import { cache } from "react";
import type { serverClient } from "./server";

/** What is read for one request, so that layout, page and metadata read it once. */
export const queries = cache(() => new QueryClient({ defaultOptions: hydrationOptions }));

/** What of it belongs to whoever asks, for their browser. */
export function ownState(client: Awaited<ReturnType<typeof serverClient>>) {
  const own = { queryKey: porticoKeys(client).session() };
  return dehydrate(queries(), {
    shouldDehydrateQuery: (query) => query.state.status === "success" && matchQuery(own, query),
  });
}
