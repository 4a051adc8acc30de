import { type Amount, amount, smaller, zero } from "../../kernel/money.js";
import type { DeliveryOption } from "../../site/settings.js";
import type { Condition, Rate } from "./model.js";

export interface Load {
  readonly weight: Amount;
  readonly price: Amount;
  readonly quantity: number;
}

function holds({ type, value, operator }: Condition, load: Load): boolean {
  const actual = {
    BY_TOTAL_WEIGHT: load.weight,
    BY_TOTAL_PRICE: load.price,
    BY_TOTAL_QUANTITY: amount(load.quantity),
  }[type];
  const order = actual.cmp(value);
  return {
    EQ: order === 0,
    GT: order > 0,
    GTE: order >= 0,
    LT: order < 0,
    LTE: order <= 0,
  }[operator];
}

/** Returns undefined if no rate applies. */
export function priceOf(rates: readonly Rate[], load: Load): Amount | undefined {
  const prices = rates
    .filter(({ conditions = [] }) => conditions.every((one) => holds(one, load)))
    .map((rate) => amount(rate.amount).times(rate.multiplyByQuantity ? load.quantity : 1));
  const [first, ...rest] = prices;
  return first && rest.reduce(smaller, first);
}

export function deliveryPrice(option: DeliveryOption, goods: Amount): Amount {
  return option.freeFrom !== undefined && goods.gte(option.freeFrom)
    ? zero()
    : amount(option.price);
}
