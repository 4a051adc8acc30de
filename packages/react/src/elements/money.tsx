import { useCallback } from "react";
import { formatMoney } from "./format-money.js";
import { useSettings } from "./use-settings.js";

/** Amount of money: a decimal string such as `"19.90"`, or an amount from a response. */
export type MoneyValue =
  | string
  | { readonly amount?: string | null | undefined; readonly currency?: string | null | undefined };

/** Props of {@link Money}. */
export interface MoneyProps {
  /** Without an amount, the component renders nothing. */
  value: MoneyValue | null | undefined;
  /** ISO 4217 code, such as `"EUR"`. Default: the currency of `value`. */
  currency?: string | null | undefined;
  /** BCP 47 tag, such as `"en-GB"`. Default: the provider's locale. */
  locale?: string | undefined;
  className?: string | undefined;
}

const amountAndCurrency = (value: MoneyValue | null | undefined) =>
  typeof value === "object" && value ? value : { amount: value, currency: undefined };

/**
 * Renders a formatted amount in a `<data>` element, without rounding errors.
 *
 * @example
 * ```tsx
 * import { Money } from "@portico/react";
 *
 * const price = <Money value="19.90" currency="EUR" />;
 * ```
 */
export function Money({ value, currency, locale, className }: MoneyProps) {
  const settings = useSettings();
  const { amount, currency: valueCurrency } = amountAndCurrency(value);
  if (amount === null || amount === undefined) return null;
  const text = formatMoney(amount, currency ?? valueCurrency, locale ?? settings.locale);
  return (
    <data className={className} value={amount}>
      {text}
    </data>
  );
}

/**
 * Returns a function that formats amounts as text, such as "€19.90". Without an amount, the text is
 * `""`. The function is stable until the locale changes.
 *
 * @example
 * ```tsx
 * import { useMoney } from "@portico/react";
 *
 * function Buy({ price }: { price: string }) {
 *   const money = useMoney();
 *   return <button aria-label={`Buy for ${money(price, "EUR")}`}>Buy</button>;
 * }
 * ```
 */
export function useMoney(): (
  value: MoneyValue | null | undefined,
  currency?: string | null,
) => string {
  const { locale } = useSettings();
  return useCallback(
    (value, currency) => {
      const parts = amountAndCurrency(value);
      return formatMoney(parts.amount ?? "", currency ?? parts.currency, locale);
    },
    [locale],
  );
}
