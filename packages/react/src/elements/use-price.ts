import { type PriceSource, type PriceView, priceView } from "./price-view.js";
import { useSettings } from "./use-settings.js";

/**
 * Returns a product's or selection's price, with a label in the provider's locale.
 *
 * @param source - Product, or the `price` from `useProductOptions`.
 * @param currency - ISO 4217 code. Default: the product's currency.
 * @example
 * ```tsx
 * import { Money, usePrice } from "@portico/react";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * function Price({ product }: { product: V3Product }) {
 *   const { actual, compareAt, isFrom } = usePrice(product);
 *   return <>{isFrom && "From "}<Money value={actual} /> {compareAt && <s><Money value={compareAt} /></s>}</>;
 * }
 * ```
 */
export function usePrice(
  source: PriceSource | null | undefined,
  currency?: string | null,
): PriceView {
  return priceView(source, { ...useSettings(), currency });
}
