import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, format, text } from "../../kernel/money.js";

/** An amount with its form for people. */
export interface Price {
  readonly amount: string;
  readonly formattedAmount: string;
}

/** An amount in the currency of an order. */
export function priceIn({ site }: Reader, value: Amount | string, currency: string): Price {
  const exact = amount(value);
  return {
    amount: text(exact, currency),
    formattedAmount: format(exact, currency, site.locale),
  };
}

const isPrice = (value: object): value is { amount: string } =>
  "amount" in value &&
  typeof value.amount === "string" &&
  Object.keys(value).every((key) => key === "amount" || key === "formattedAmount");

/** A document of a request with each of its amounts written out, and without its nulls. */
export function shown(reader: Reader, value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((item) => shown(reader, item, currency));
  if (typeof value !== "object" || value === null) return value;
  if (isPrice(value)) return priceIn(reader, value.amount, currency);
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, shown(reader, field, currency)]));
}
