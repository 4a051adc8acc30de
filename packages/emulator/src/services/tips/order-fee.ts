import type { Context } from "../../kernel/context.js";
import { type Amount, amount, sum } from "../../kernel/money.js";
import { ledgerOf } from "../orders/ledger/model.js";
import { updateBalance } from "../orders/ledger/payments.js";
import { orderChanged } from "../orders/model/changes.js";
import type { StoredOrder } from "../orders/model/order.js";
import { type Price, priceIn } from "../orders/model/price.js";
import type { Tip } from "./slice.js";

interface Fee {
  readonly id: string;
  readonly code?: string;
  readonly price: Price;
  readonly [field: string]: unknown;
}

const amountsOf = (fees: readonly Fee[]): Amount =>
  sum(fees.map(({ price }) => amount(price.amount)));

export function putTip(
  context: Context,
  order: StoredOrder,
  before: Tip | undefined,
  tip: Tip | undefined,
) {
  const { document } = order;
  const price = (value: Amount | string) => priceIn(context, value, document.currency);
  const fees = (document.additionalFees ?? []) as readonly Fee[];
  const others = fees.filter(({ code }) => before === undefined || code !== before.id);
  const fee: Fee | undefined = tip && {
    id: fees.find(({ code }) => code === tip.id)?.id ?? context.guid("additionalFee"),
    code: tip.id,
    name: "Tip",
    price: price(tip.amount),
    priceBeforeTax: price(tip.amount),
    priceAfterTax: price(tip.amount),
    lineItemIds: [],
    source: "PLATFORM",
  };
  const next = fee ? [...others, fee] : others;
  const summary = document.priceSummary as { readonly [name: string]: Price };
  const total = amount(summary.total?.amount ?? "0")
    .minus(amountsOf(fees))
    .plus(amountsOf(next));
  document.additionalFees = next;
  document.priceSummary = {
    ...summary,
    totalAdditionalFees: price(amountsOf(next)),
    total: price(total),
  };
  updateBalance(ledgerOf(context, order));
  orderChanged(context, order);
  return {
    orderInfo: {
      orderId: order.id,
      ...(fee && { additionalFeeId: fee.id, additionalFeePrice: fee.price }),
    },
  };
}
