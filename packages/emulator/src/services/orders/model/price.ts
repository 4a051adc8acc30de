import type { Reader } from "../../../kernel/context.js";
import { type Amount, amount, format, text } from "../../../kernel/money.js";
import { completed } from "../../../resource/shape.js";

/** An amount with its formatted text. */
export interface Price {
  readonly amount: string;
  readonly formattedAmount: string;
}

/** Formats an amount in the currency of an order. */
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

/** Schemas of entities that requests send in part and responses return in full. */
const SHAPES = {
  order: "ecom/common#Order",
  payment: "ecom/common#Payment",
  request: "ecom/order-payment-requests#OrderPaymentRequest",
} as const;

/** Returns a document with all fields that responses always have. Missing amounts become zero. */
export function whole<T>(
  reader: Reader,
  document: T,
  shape: keyof typeof SHAPES,
  currency: string,
): T {
  const full = completed(document, SHAPES[shape]);
  return full === document ? document : (shown(reader, full, currency) as T);
}

/** Returns a document of a request with formatted amounts and without nulls. */
export function shown(reader: Reader, value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((item) => shown(reader, item, currency));
  if (typeof value !== "object" || value === null) return value;
  if (isPrice(value)) return priceIn(reader, value.amount || "0", currency);
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, shown(reader, field, currency)]));
}
