import { useCallback } from "react";
import { formatMoney } from "./format-money.js";
import { useSettings } from "./settings-context.js";

/** Amount: a decimal string such as `"19.90"`, or an amount from a service. */
export type MoneyValue =
  | string
  | { readonly amount?: string | null | undefined; readonly currency?: string | null | undefined };

/** Props of {@link Money}. */
export interface MoneyProps {
  /** Amount to show. Renders nothing if it is missing. */
  value: MoneyValue | null | undefined;
  /** ISO 4217 code, such as `"EUR"`. Default: the currency of `value`. */
  currency?: string | null | undefined;
  /** BCP 47 tag, such as `"en-GB"`. Default: the provider's locale. */
  locale?: string | undefined;
  className?: string | undefined;
}

function amountAndCurrency(value: MoneyValue | null | undefined) {
  return typeof value === "object" && value ? value : { amount: value, currency: undefined };
}

/**
 * Renders a formatted amount, without rounding errors, in a `<data value>` element.
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
  const parts = amountAndCurrency(value);
  const { amount } = parts;
  if (amount === null || amount === undefined) return null;
  return (
    <data className={className} value={amount}>
      {formatMoney(amount, currency ?? parts.currency, locale ?? settings.locale)}
    </data>
  );
}

/**
 * Returns a function that formats amounts as text, for example for labels.
 *
 * @returns A function of an amount and a currency. It returns text such as "€19.90", or `""` without an amount, and
 * keeps its identity until the locale changes.
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
