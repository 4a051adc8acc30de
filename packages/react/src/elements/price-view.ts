import { isGreater } from "../queries/decimals.js";
import { formatMoney } from "./format-money.js";
import { type Messages, TEXTS } from "./messages.js";

/** Amount with its currency, if known. */
export interface PriceAmount {
  /** Decimal string, such as `"19.90"`. */
  readonly amount: string;
  /** ISO 4217 code, such as `"EUR"`. */
  readonly currency: string | undefined;
}

/** Price of a product or selection, prepared for display. */
export interface PriceView {
  /** Current price, or the lowest of several prices. */
  readonly actual: PriceAmount | undefined;
  /** Price before the discount. `undefined` if the item is not on sale. */
  readonly compareAt: PriceAmount | undefined;
  /** Whether `actual` is the lowest of several prices. */
  readonly isFrom: boolean;
  readonly isOnSale: boolean;
  /** Price as text: "From €19.90" or "€19.90, was €29.90". `""` without a price. */
  readonly label: string;
}

interface Amount {
  readonly amount?: string | null | undefined;
}

/** Product, or the price of a selection. */
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
  /** BCP 47 tag. Default: the browser's language. */
  readonly locale?: string | undefined;
  /** Translations of `"price.from"` ("From {price}") and `"price.sale"` ("{price}, was {before}"). */
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
 * Derives what to show of a price: the current price, the price before a discount, and whether it is the lowest of
 * several.
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
  const amount = (text: string): PriceAmount => ({ amount: text, currency: currencyCode });
  const format = (text: string) => formatMoney(text, currencyCode, locale);
  const from = messages?.["price.from"] ?? TEXTS["price.from"];
  const sale = messages?.["price.sale"] ?? TEXTS["price.sale"];
  let label = actual ? format(actual) : "";
  if (label && isFrom) label = from.replaceAll("{price}", () => label);
  if (label && isOnSale) {
    const price = label;
    label = sale.replace(/\{(price|before)\}/g, (_, part) =>
      part === "price" ? price : format(before),
    );
  }
  return {
    actual: actual ? amount(actual) : undefined,
    compareAt: isOnSale ? amount(before) : undefined,
    isFrom,
    isOnSale,
    label,
  };
}
