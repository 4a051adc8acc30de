import { type Amount, amount, zero } from "../../kernel/money.js";
import type { DeliveryOption } from "../../site/settings.js";

export function deliveryPrice(option: DeliveryOption, goods: Amount): Amount {
  return option.freeFrom !== undefined && goods.gte(option.freeFrom)
    ? zero()
    : amount(option.price);
}
