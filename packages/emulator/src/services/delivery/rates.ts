import { type Amount, amount, smaller, zero } from "../../kernel/money.js";
import type { DeliveryOption } from "../../site/settings.js";
import type { Rate } from "./model.js";

export interface ShipmentTotals {
  readonly weight: Amount;
  readonly price: Amount;
  readonly quantity: number;
}

function isMet({ type, value, operator }: Rate["conditions"][number], totals: ShipmentTotals) {
  const { weight, price, quantity } = totals;
  const actual =
    type === "BY_TOTAL_WEIGHT" ? weight : type === "BY_TOTAL_PRICE" ? price : amount(quantity);
  const comparison = actual.cmp(value);
  if (comparison === 0) return operator.endsWith("E") || operator === "EQ";
  return operator.startsWith(comparison > 0 ? "G" : "L");
}

export function priceOf(rates: readonly Rate[], totals: ShipmentTotals): Amount | undefined {
  const prices = rates
    .filter(({ conditions }) => conditions.every((condition) => isMet(condition, totals)))
    .map((rate) => amount(rate.amount).times(rate.multiplyByQuantity ? totals.quantity : 1));
  const [first, ...rest] = prices;
  return first && rest.reduce(smaller, first);
}

export function deliveryPrice(option: DeliveryOption, subtotal: Amount): Amount {
  return option.freeFrom !== undefined && subtotal.gte(option.freeFrom)
    ? zero()
    : amount(option.price);
}
