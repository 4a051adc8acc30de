import type { CartMoney } from "../queries/cart-view.js";
import { isGreater } from "../queries/decimals.js";
import { formatMoney } from "./format-money.js";
import type { Messages } from "./messages.js";

/** Price of a product or selection, with a label. */
export interface PriceView {
  /** Current price, or the lowest of several prices. */
  readonly actual: CartMoney | undefined;
  /** Price before the discount. `undefined` without a discount. */
  readonly compareAt: CartMoney | undefined;
  /** Whether `actual` is the lowest of several prices. */
  readonly isFrom: boolean;
  readonly isOnSale: boolean;
  /** Price as text, such as "From €19.90" or "€19.90, was €29.90". `""` without a price. */
  readonly label: string;
}

interface Amount {
  readonly amount?: string | null | undefined;
}

/** Product, or the `price` of a selection. */
export type PriceSource =
  | {
      readonly actualPriceRange?:
        | { readonly minValue?: Amount | undefined; readonly maxValue?: Amount | undefined }
        | undefined;
      readonly compareAtPriceRange?: { readonly minValue?: Amount | undefined } | undefined;
      readonly currency?: string | null | undefined;
    }
  | {
      readonly actual?: Amount | undefined;
      readonly compareAt?: Amount | undefined;
      readonly from?: boolean | undefined;
    };

/** Formatting options of {@link priceView}. */
export interface PriceViewOptions {
  /** ISO 4217 code. Default: the product's currency. */
  readonly currency?: string | null | undefined;
  /** BCP 47 tag. Default: the browser's or server's language. */
  readonly locale?: string | undefined;
  /**
   * Translations of `"price.from"` and `"price.sale"`. Default: "From {price}" and "{price}, was
   * {before}".
   */
  readonly messages?: Messages | undefined;
}

function readPrices(source: PriceSource) {
  if (!("actualPriceRange" in source || "compareAtPriceRange" in source)) {
    const { actual, compareAt, from } = source as Extract<PriceSource, { from?: boolean }>;
    return { actual: actual?.amount, before: compareAt?.amount, isFrom: from === true };
  }
  const { minValue, maxValue } = source.actualPriceRange ?? {};
  const [lowest, highest] = [minValue?.amount, maxValue?.amount];
  const isFrom = !!lowest && !!highest && isGreater(highest, lowest);
  return { actual: lowest, before: source.compareAtPriceRange?.minValue?.amount, isFrom };
}

/**
 * Returns a product's or selection's price with a label. In components, use `usePrice`.
 *
 * @example
 * ```ts
 * import { priceView } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const priceOf = (product: V3Product) => priceView(product, { locale: "en-GB" }).label;
 * ```
 */
export function priceView(
  source: PriceSource | null | undefined,
  { currency, locale, messages }: PriceViewOptions = {},
): PriceView {
  const { actual, before, isFrom } = readPrices(source ?? {});
  const sourceCurrency = source && "currency" in source ? source.currency : undefined;
  const currencyCode = currency ?? sourceCurrency ?? undefined;
  const isOnSale = !!actual && !!before && isGreater(before, actual);
  const toCartMoney = (text: string): CartMoney => ({ amount: text, currency: currencyCode });
  const format = (text: string) => formatMoney(text, currencyCode, locale);
  const fromTemplate = messages?.["price.from"] ?? "From {price}";
  const saleTemplate = messages?.["price.sale"] ?? "{price}, was {before}";
  const currentPrice = actual ? format(actual) : "";
  const priceText =
    currentPrice && isFrom ? fromTemplate.replaceAll("{price}", () => currentPrice) : currentPrice;
  const label = isOnSale
    ? saleTemplate.replace(/\{(price|before)\}/g, (_, part) =>
        part === "price" ? priceText : format(before),
      )
    : priceText;
  const compareAt = isOnSale ? toCartMoney(before) : undefined;
  return { actual: actual ? toCartMoney(actual) : undefined, compareAt, isFrom, isOnSale, label };
}
