import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useClient } from "../provider/provider.js";

/**
 * Returns a function that prefetches a product. Call it in `onPointerEnter` and `onFocus` of links.
 * Fresh data is not fetched again, and errors are ignored.
 *
 * @returns A function of the product's slug. It keeps its identity.
 * @example
 * ```tsx
 * import { usePrefetchProduct } from "@portico/react";
 *
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
