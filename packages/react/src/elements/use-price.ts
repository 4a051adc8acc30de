import { type PriceSource, type PriceView, priceView } from "./price-view.js";
import { useSettings } from "./settings-context.js";

/**
 * A price as a shop shows it, in the provider's language.
 *
 * @param source - a product with its price ranges, or `selection.price`
 * @param currency - ISO 4217 code; the product's own unless told otherwise
 * @returns see {@link priceView}
 * @example
 * ```tsx
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
