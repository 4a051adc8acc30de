// Reasons in the items themselves that prevent an order. Stock and delivery are checked elsewhere.
import { amount } from "../../kernel/money.js";
import type { Cart } from "../cart/model.js";
import type { PricedCart, PricedLine } from "../cart/price.js";

/** Reason why a cart cannot be ordered. */
export interface OrderProblem {
  readonly code: string;
  readonly description: string;
}

const typeOf = ({ line, facts }: PricedLine): string | undefined =>
  line.kind === "custom" ? (facts.item?.itemType?.preset ?? line.itemType) : undefined;

const subscriptionOf = ({ facts }: PricedLine) => facts.subscription?.settings;

function giftCardProblem(cart: Cart, { lines, coupon }: PricedCart): OrderProblem | undefined {
  if (!lines.some((line) => typeOf(line) === "GIFT_CARD")) return undefined;
  if (cart.giftCard) {
    const description = "Gift cards cannot be paid for with a gift card";
    return { code: "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", description };
  }
  if (!coupon) return undefined;
  const description = "Coupons do not apply to gift cards";
  return { code: "CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD", description };
}

function subscriptionProblem(cart: Cart, { lines }: PricedCart): OrderProblem | undefined {
  const bought = lines.filter((line) => subscriptionOf(line));
  if (bought.length > 0 && cart.giftCard) {
    const description = "Subscriptions cannot be paid for with a gift card";
    return { code: "CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD", description };
  }
  const timeless = (line: PricedLine) =>
    (subscriptionOf(line)?.frequency ?? "UNDEFINED") === "UNDEFINED";
  if (bought.some(timeless)) {
    const description =
      "The billing cycle of a subscription must be in days, weeks, months or years";
    return { code: "SUBSCRIPTION_WITH_INVALID_FREQUENCY", description };
  }
  const sentFree = (line: PricedLine) =>
    subscriptionOf(line)?.freeTrialPeriod && typeOf(line) === "PHYSICAL";
  if (!bought.some(sentFree)) return undefined;
  const description = "Physical products cannot have a free trial";
  return { code: "SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION", description };
}

/**
 * Returns what prevents the items of a cart from being ordered.
 *
 * @param saves - whether the buyer agrees to save the payment method; undefined if still unknown
 */
export function orderProblem(
  cart: Cart,
  priced: PricedCart,
  saves: boolean | undefined,
): OrderProblem | undefined {
  if (cart.demo) {
    const description = "A demo cart cannot be ordered";
    return { code: "PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART", description };
  }
  const problem = giftCardProblem(cart, priced) ?? subscriptionProblem(cart, priced);
  if (problem) return problem;
  if (saves !== false || !priced.lines.some(({ facts }) => facts.item?.savePaymentMethod))
    return undefined;
  const description = "The buyer must agree to save the payment method";
  return { code: "UNCONFIRMED_SAVE_PAYMENT_METHOD", description };
}

/** Returns a further problem that version 1 rejects: a subscription must be the only item and must not be free. */
export function orderProblemV1({ lines, total }: PricedCart): OrderProblem | undefined {
  if (!lines.some((line) => subscriptionOf(line))) return undefined;
  if (lines.length > 1) {
    const description = "A subscription must be ordered separately";
    return { code: "SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS", description };
  }
  if (total.gt(amount("0"))) return undefined;
  return { code: "SUBSCRIPTION_WITH_ZERO_TOTAL", description: "A subscription must have a price" };
}
