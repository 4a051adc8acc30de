// What of an order can be refunded: its lines, its fees and its delivery, and what they cost.

import { type Amount, amount, sum } from "../../kernel/money.js";
import type { OrderLine, StoredOrder } from "../orders/model.js";
import type { Account, RefundedItems } from "./model.js";

/** What a request says to refund. */
export interface ItemsRequest {
  readonly lineItems?: readonly { readonly lineItemId: string; readonly quantity: number }[];
  readonly additionalFees?: readonly {
    readonly additionalFeeId: string;
    readonly amount?: { readonly amount?: string };
  }[];
  readonly shipping?: { readonly amount?: { readonly amount?: string } } | null;
}

type Money = { readonly amount?: string } | undefined;
const of = (price: Money): Amount => amount(price?.amount ?? 0);

/** What the buyer paid for a line, with tax. */
export function lineTotal(line: OrderLine): Amount {
  const { totalPriceAfterTax, lineItemPrice, price } = line;
  const whole = (totalPriceAfterTax ?? lineItemPrice) as Money;
  return whole ? of(whole) : of(price as Money).times(line.quantity);
}

/** What a line costs without tax. */
export function lineNet(line: OrderLine): Amount {
  return line.totalPriceBeforeTax ? of(line.totalPriceBeforeTax) : lineTotal(line);
}

/** An additional fee of an order. */
export interface Fee {
  readonly id: string;
  readonly price?: { readonly amount: string };
  readonly priceBeforeTax?: { readonly amount: string };
  readonly priceAfterTax?: { readonly amount: string };
}

/** What an order has besides its lines. */
export function feesOf({ document }: StoredOrder): readonly Fee[] {
  return (document.additionalFees ?? []) as readonly Fee[];
}

/** What a fee costs, with tax. */
export const feeTotal = (fee: Fee): Amount => of(fee.priceAfterTax ?? fee.price);

/** What delivery costs, with tax, and without; undefined where nothing is delivered. */
export function shippingTotal({
  document,
}: StoredOrder): { total: Amount; net: Amount } | undefined {
  interface Cost {
    readonly price?: Money;
    readonly totalPriceAfterTax?: Money;
    readonly totalPriceBeforeTax?: Money;
  }
  const cost = (document.shippingInfo as { cost?: Cost } | undefined)?.cost;
  if (!cost) return undefined;
  const total = of(cost.totalPriceAfterTax ?? cost.price);
  return { total, net: cost.totalPriceBeforeTax ? of(cost.totalPriceBeforeTax) : total };
}

/** The items of refunds that are done or on their way. */
function refundsOf({ refunds }: Account): readonly RefundedItems[] {
  const failed = ({ refundStatus }: { refundStatus: string }) => refundStatus === "FAILED";
  return refunds
    .filter(({ transactions }) => !transactions.every(failed))
    .map(({ details }) => details);
}

/** How many of a line were refunded. */
export function refundedQuantity(account: Account, lineItemId: string): number {
  const items = refundsOf(account).flatMap(({ lineItems }) => lineItems);
  const own = items.filter((item) => item.lineItemId === lineItemId);
  return own.reduce((all, { quantity }) => all + quantity, 0);
}

/** What of a fee was refunded. */
export function refundedFee(account: Account, additionalFeeId: string): Amount {
  const fees = refundsOf(account).flatMap(({ additionalFees }) => additionalFees);
  const own = fees.filter((fee) => fee.additionalFeeId === additionalFeeId);
  return sum(own.map((fee) => of(fee.amount)));
}

/** What of delivery was refunded. */
export function refundedShipping(account: Account): Amount {
  return sum(refundsOf(account).map(({ shipping }) => of(shipping?.amount)));
}
