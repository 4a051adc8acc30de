/**
 * Formats an amount of money without rounding errors.
 *
 * @param amount - Decimal string, such as `"19.90"`. Other strings are returned unformatted, with
 * the currency.
 * @param currency - ISO 4217 code, such as `"EUR"`. Default: only the number.
 * @param locale - BCP 47 tag, such as `"en-GB"`. Default: the browser's or server's language.
 * @example
 * ```ts
 * import { formatMoney } from "@portico/react/format";
 *
 * formatMoney("1234.50", "EUR", "en-GB"); // "€1,234.50"
 * ```
 */
export function formatMoney(amount: string, currency?: string | null, locale?: string): string {
  const unformattedText = currency && amount ? `${amount} ${currency}` : amount;
  if (!/^[+-]?\d+(\.\d+)?$/.test(amount)) return unformattedText;
  try {
    const options = currency
      ? ({ style: "currency", currency } as const)
      : { minimumFractionDigits: amount.split(".")[1]?.length ?? 0 };
    return new Intl.NumberFormat(locale, options).format(amount as `${number}`);
  } catch {
    // The currency or the locale is invalid.
    return unformattedText;
  }
}
