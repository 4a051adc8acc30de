import { absoluteImageUrl } from "@portico/core/media";
import type { V3Product } from "@portico/stores/products-v3";

const SCHEMA_URL = "https://schema.org";

/** Options of {@link productJsonLd}. */
export interface ProductJsonLdOptions {
  /** Absolute URL of the product page, such as `"https://shop.example.com/p/linen-shirt"`. */
  readonly url: string;
  /** ISO 4217 code. Default: the product's currency. */
  readonly currency?: string;
}

function availabilityOf({ inventory }: V3Product): string | undefined {
  const { availabilityStatus = "", preorderStatus = "" } = inventory ?? {};
  if (/^(IN_STOCK|PARTIALLY_OUT_OF_STOCK)$/.test(availabilityStatus))
    return `${SCHEMA_URL}/InStock`;
  if (availabilityStatus !== "OUT_OF_STOCK") return undefined;
  const isPreorder = /^(ENABLED|PARTIALLY_ENABLED)$/.test(preorderStatus);
  return `${SCHEMA_URL}/${isPreorder ? "PreOrder" : "OutOfStock"}`;
}

function offersOf(product: V3Product, { url, currency }: ProductJsonLdOptions) {
  const { minValue, maxValue } = product.actualPriceRange ?? {};
  const priceCurrency = currency ?? product.currency ?? undefined;
  if (!minValue || !priceCurrency) return undefined;
  const sharedFields = { url, priceCurrency, availability: availabilityOf(product) };
  if (!maxValue || maxValue.amount === minValue.amount) {
    return { "@type": "Offer", price: minValue.amount, ...sharedFields };
  }
  const variantCount = product.variantsInfo?.variants?.length;
  return {
    "@type": "AggregateOffer",
    lowPrice: minValue.amount,
    highPrice: maxValue.amount,
    ...(variantCount ? { offerCount: variantCount } : {}),
    ...sharedFields,
  };
}

/**
 * Returns a product's schema.org data for search engines. {@link jsonLdText} serializes it.
 *
 * @example
 * ```ts
 * import { productJsonLd } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const jsonLdOf = (product: V3Product) =>
 *   productJsonLd(product, { url: `https://shop.example.com/p/${product.slug}` });
 * ```
 */
export function productJsonLd(
  product: V3Product,
  options: ProductJsonLdOptions,
): Record<string, unknown> {
  const { media, brand, variantsInfo } = product;
  const items = media?.itemsInfo?.items?.length ? media.itemsInfo.items : [media?.main];
  const image = items.flatMap((item) => absoluteImageUrl(item, options.url) ?? []);
  const skus = variantsInfo?.variants?.flatMap(({ sku }) => sku ?? []) ?? [];
  const description = product.plainDescription?.replace(/(<[^>]*>|\s)+/g, " ").trim();
  const offers = offersOf(product, options);
  return {
    "@context": SCHEMA_URL,
    "@type": "Product",
    name: product.name ?? "",
    url: options.url,
    ...(description ? { description } : {}),
    ...(image.length > 0 ? { image } : {}),
    ...(brand?.name ? { brand: { "@type": "Brand", name: brand.name } } : {}),
    ...(skus.length === 1 ? { sku: skus[0] } : {}),
    ...(offers ? { offers } : {}),
  };
}

/**
 * Serializes data for a `<script type="application/ld+json">` element. Escapes `<`, which could end
 * the script, and Unicode line separators.
 *
 * @example
 * ```ts
 * import { jsonLdText } from "@portico/react/format";
 *
 * jsonLdText({ name: "</script>" }); // '{"name":"\\u003c/script>"}'
 * ```
 */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
