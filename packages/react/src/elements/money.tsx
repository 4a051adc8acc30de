import { useCallback } from "react";
import { formatMoney } from "./format-money.js";
import { useSettings } from "./settings-context.js";

/** An amount: a decimal in a string, "19.90", or what a service answers. */
export type MoneyValue =
  | string
  | { readonly amount?: string | null; readonly currency?: string | null };

/** What {@link Money} takes. */
export interface MoneyProps {
  /** Nothing is shown while there is none. */
  value: MoneyValue | null | undefined;
  /** ISO 4217 code, "EUR"; the value's own unless told otherwise. */
  currency?: string | null;
  /** BCP 47 tag, "en-GB"; the provider's unless told otherwise. */
  locale?: string;
  className?: string;
}

function partsOf(value: MoneyValue | null | undefined) {
  return typeof value === "object" && value ? value : { amount: value, currency: undefined };
}

/**
 * An amount, formatted without going through a binary fraction. The amount itself stays readable
 * for machines in `<data value>`.
 *
 * @param props - see {@link MoneyProps}
 * @example
 * ```tsx
 * const price = <Money value="19.90" currency="EUR" />;
 * ```
 */
export function Money({ value, currency, locale, className }: MoneyProps) {
  const settings = useSettings();
  const parts = partsOf(value);
  const { amount } = parts;
  if (amount === null || amount === undefined) return null;
  return (
    <data className={className} value={amount}>
      {formatMoney(amount, currency ?? parts.currency, locale ?? settings.locale)}
    </data>
  );
}

/**
 * Writes amounts for readers, for labels and other places that take text alone.
 *
 * @returns a function of an amount and its currency: "€19.90"; "" where there is no amount. Stable
 *   while the locale is
 * @example
 * ```tsx
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
      const parts = partsOf(value);
      return formatMoney(parts.amount ?? "", currency ?? parts.currency, locale);
    },
    [locale],
  );
}
