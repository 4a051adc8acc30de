import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { queryClient } from "../shop.js";

/**
 * Returns whether a page that uses the query has data to show immediately, such as a preview from a
 * list.
 */
export const hasData = (queryKey: QueryKey, placeholderData?: unknown) =>
  new QueryObserver(queryClient, { queryKey, placeholderData }).getCurrentResult().data !==
  undefined;
