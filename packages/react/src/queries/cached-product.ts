import type { V3Product } from "@portico/stores/products-v3";
import type { QueryClient } from "@tanstack/react-query";
import { porticoKeys } from "./keys.js";
import type { PorticoClient } from "./portico-client.js";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Returns the products in a query's data: one, a list, or pages of lists. */
function productsIn(data: unknown): unknown[] {
  if (!isObject(data)) return [];
  if (Array.isArray(data.pages)) return data.pages.flatMap(productsIn);
  return Array.isArray(data.products) ? data.products : [data];
}

/** Returns a product that is cached on its own or in a list. */
export function cachedProduct(queries: QueryClient, client: PorticoClient, id: string) {
  const catalog = porticoKeys(client).catalog();
  let found: V3Product | undefined;
  for (const [, data] of queries.getQueriesData({ queryKey: catalog })) {
    for (const product of productsIn(data)) {
      if (!isObject(product) || product.id !== id || typeof product.name !== "string") continue;
      // only product pages include variants
      if (!found || product.variantsInfo) found = product as unknown as V3Product;
    }
  }
  return found;
}
