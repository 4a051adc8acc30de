import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useClient } from "../provider/provider.js";

/**
 * Fetches a product before its page is visited: for `onPointerEnter` and `onFocus` of a link. What is
 * fresh already is not fetched again, and a failure is left to the page.
 *
 * @returns a function of stable identity that takes the slug
 * @example
 * ```tsx
 * function ProductLink({ slug }: { slug: string }) {
 *   const prefetch = usePrefetchProduct();
 *   return <a href={`/products/${slug}`} onPointerEnter={() => prefetch(slug)}>{slug}</a>;
 * }
 * ```
 */
export function usePrefetchProduct(): (slug: string) => void {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(
    (slug) => {
      // The code for one product comes with the first that is pointed at: a list does without it.
      void import("../queries/product.js").then(
        ({ productQuery }) => queries.prefetchQuery(productQuery(client, { slug })),
        () => {},
      );
    },
    [client, queries],
  );
}
