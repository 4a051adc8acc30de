/**
 * Writes an amount for readers. The decimal string is never turned into a binary fraction.
 *
 * @param amount - a decimal in a string, "19.90"
 * @param currency - ISO 4217 code, "EUR"; without one the bare number is written
 * @param locale - BCP 47 tag, "en-GB"; the reader's own unless told otherwise
 * @returns "€19.90"; what cannot be written so comes back as it is
 * @example
 * ```ts
 * formatMoney("1234.50", "EUR", "en-GB"); // "€1,234.50"
 * ```
 */
export function formatMoney(amount: string, currency?: string | null, locale?: string): string {
  const plain = currency && amount ? `${amount} ${currency}` : amount;
  if (!/^[+-]?\d+(\.\d+)?$/.test(amount)) return plain;
  try {
    const options = currency
      ? ({ style: "currency", currency } as const)
      : { minimumFractionDigits: amount.split(".")[1]?.length ?? 0 };
    return new Intl.NumberFormat(locale, options).format(amount as `${number}`);
  } catch {
    // No such currency or locale.
    return plain;
  }
}
