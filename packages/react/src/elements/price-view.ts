import { formatMoney } from "./format-money.js";
import type { Messages } from "./settings-context.js";

/** An amount with its currency, where that is known. */
export interface PriceAmount {
  /** A decimal in a string, "19.90". */
  readonly amount: string;
  /** ISO 4217 code, "EUR". */
  readonly currency: string | undefined;
}

/** A price as a shop shows it. */
export interface PriceView {
  /** What it costs; the lowest of several prices. */
  readonly actual: PriceAmount | undefined;
  /** What it cost before, while it is on sale. */
  readonly compareAt: PriceAmount | undefined;
  /** Whether `actual` is the lowest of several prices. */
  readonly isFrom: boolean;
  readonly isOnSale: boolean;
  /** All of it as text: "From €19.90", "€19.90, before €29.90"; "" without a price. */
  readonly label: string;
}

interface Amount {
  readonly amount?: string | null;
}

/** A product, or the price of a selection. */
export type PriceSource =
  | {
      readonly actualPriceRange?: { readonly minValue?: Amount; readonly maxValue?: Amount };
      readonly compareAtPriceRange?: { readonly minValue?: Amount };
      readonly currency?: string | null;
    }
  | {
      readonly actual?: Amount | undefined;
      readonly compareAt?: Amount | undefined;
      readonly from?: boolean;
    };

/** How a price is written. */
export interface PriceViewOptions {
  /** ISO 4217 code; the product's own unless told otherwise. */
  readonly currency?: string | null | undefined;
  /** BCP 47 tag; the reader's own unless told otherwise. */
  readonly locale?: string | undefined;
  /** `"price.from"` is "From {price}", `"price.sale"` is "{price}, before {before}". */
  readonly messages?: Messages | undefined;
}

/** Digits before or after the point of an amount, at most. */
const LONGEST = 99;

/** Whether one decimal is more than another, without a binary fraction. */
function isMore(one: string, other: string): boolean {
  const digits = (text: string) => {
    const [whole = "", fraction = ""] = text.split(".");
    return whole.padStart(LONGEST, "0") + fraction.padEnd(LONGEST, "0");
  };
  return digits(one) > digits(other);
}

function read(source: PriceSource) {
  if (!("actualPriceRange" in source || "compareAtPriceRange" in source)) {
    const { actual, compareAt, from } = source as Extract<PriceSource, { from?: boolean }>;
    return { actual: actual?.amount, before: compareAt?.amount, isFrom: from === true };
  }
  const { minValue, maxValue } = source.actualPriceRange ?? {};
  const [least, most] = [minValue?.amount, maxValue?.amount];
  const isFrom = !!least && !!most && isMore(most, least);
  return { actual: least, before: source.compareAtPriceRange?.minValue?.amount, isFrom };
}

/**
 * What every shop works out of a product's price or a selection's: the price before, whether it is
 * a sale, whether it is the lowest of several. Nothing is calculated.
 *
 * @param source - a product with its price ranges, or `selection.price`
 * @param options - currency and language
 * @example
 * ```ts
 * const priceOf = (product: V3Product) => priceView(product, { locale: "en-GB" }).label;
 * ```
 */
export function priceView(
  source: PriceSource | null | undefined,
  { currency, locale, messages }: PriceViewOptions = {},
): PriceView {
  const { actual, before, isFrom } = read(source ?? {});
  const own = source && "currency" in source ? source.currency : undefined;
  const code = currency ?? own ?? undefined;
  const isOnSale = !!actual && !!before && isMore(before, actual);
  const amount = (text: string): PriceAmount => ({ amount: text, currency: code });
  const written = (text: string) => formatMoney(text, code, locale);
  const from = messages?.["price.from"] ?? "From {price}";
  const sale = messages?.["price.sale"] ?? "{price}, before {before}";
  let label = actual ? written(actual) : "";
  if (label && isFrom) label = from.replaceAll("{price}", () => label);
  if (label && isOnSale) {
    const price = label;
    label = sale.replace(/\{(price|before)\}/g, (_, part) =>
      part === "price" ? price : written(before),
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
