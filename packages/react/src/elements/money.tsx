import { formatMoney } from "./format-money.js";

/** What {@link Money} takes. */
export interface MoneyProps {
  /** A decimal in a string, "19.90"; nothing is shown while there is none. */
  amount: string | null | undefined;
  /** ISO 4217 code, "EUR". */
  currency?: string | null;
  /** BCP 47 tag, "en-GB"; the reader's own unless told otherwise. Name it where a server renders. */
  locale?: string;
  className?: string;
}

/**
 * An amount, formatted without going through a binary fraction. The amount itself stays readable
 * for machines in `<data value>`.
 *
 * @param props - see {@link MoneyProps}
 * @example
 * ```tsx
 * const price = <Money amount="19.90" currency="EUR" locale="en-GB" />;
 * ```
 */
export function Money({ amount, currency, locale, className }: MoneyProps) {
  if (amount === null || amount === undefined) return null;
  return (
    <data className={className} value={amount}>
      {formatMoney(amount, currency, locale)}
    </data>
  );
}
