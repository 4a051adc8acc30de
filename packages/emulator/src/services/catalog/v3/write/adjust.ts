import type { Context } from "../../../../kernel/context.js";
import { type Amount, amount, fractionDigits } from "../../../../kernel/money.js";
import { rejection } from "../../../../kernel/platform-error.js";
import type { WireRequest } from "../../../../kernel/wire-request.js";
import { objectOf } from "../../../../resource/verbs/verb.js";
import type { Variant } from "../../model.js";
import { checkPrices } from "./variants.js";

const MAX_PRICE = 999_999_999.99;

function rounded(context: Context, value: Amount, rounding: unknown): Amount {
  const half = 1;
  if (rounding === "NEAREST_WHOLE_NUMBER") return value.round(0, half);
  if (rounding === "NO_ROUNDING") return value;
  return value.round(fractionDigits(context.site.currency), half);
}

function moved(value: Amount, by: unknown): Amount {
  const { amount: fixed, percentage } = objectOf(by);
  if (typeof fixed === "string" && fixed !== "") return value.plus(fixed);
  if (typeof percentage === "number") return value.times(100 + percentage).div(100);
  return value;
}

function inRange(value: Amount, code: string): string {
  if (value.lt(0) || value.gt(MAX_PRICE)) throw rejection(code, "The resulting price is invalid");
  return value.toFixed();
}

export function adjusted(context: Context, variant: Variant, request: WireRequest): Variant {
  const { actualPrice, compareAtPrice, compareAtPriceDiscount, cost, rounding } = request;
  const round = (value: Amount) => rounded(context, value, rounding);
  const next = { ...variant };
  if (actualPrice) {
    const price = round(moved(amount(variant.price), actualPrice));
    next.price = inRange(price, "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE");
  }
  if (compareAtPrice && variant.compareAtPrice !== undefined) {
    const price = round(moved(amount(variant.compareAtPrice), compareAtPrice));
    next.compareAtPrice = inRange(price, "ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE");
  }
  if (compareAtPriceDiscount) {
    // Creates a sale: the price before the sale becomes the strikethrough price.
    const full = amount(next.compareAtPrice ?? next.price);
    const { amount: off, percentage } = objectOf(compareAtPriceDiscount);
    const price = round(
      typeof percentage === "number"
        ? full.times(100 - percentage).div(100)
        : full.minus(typeof off === "string" ? off : 0),
    );
    next.compareAtPrice = full.toFixed();
    next.price = inRange(price, "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE");
  }
  if (cost && variant.cost !== undefined) {
    next.cost = inRange(round(moved(amount(variant.cost), cost)), "ADJUSTED_COST_OUT_OF_RANGE");
  }
  checkPrices(next);
  return next;
}
