// The refundable items of an order: lines, fees and delivery, with their prices.

import { type Amount, amount, sum } from "../../../kernel/money.js";
import type { OrderLine, StoredOrder } from "../model/model.js";
import type { Account, RefundedItems } from "./model.js";

/** Items of a refund request. */
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

/** Returns what the buyer paid for a line, including tax. */
export function lineTotal(line: OrderLine): Amount {
  const { totalPriceAfterTax, lineItemPrice, price } = line;
  const whole = (totalPriceAfterTax ?? lineItemPrice) as Money;
  return whole ? of(whole) : of(price as Money).times(line.quantity);
}

/** Returns the price of a line without tax. */
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

/** Returns the additional fees of an order. */
export function feesOf({ document }: StoredOrder): readonly Fee[] {
  return (document.additionalFees ?? []) as readonly Fee[];
}

/** Returns the price of a fee, including tax. */
export const feeTotal = (fee: Fee): Amount => of(fee.priceAfterTax ?? fee.price);

/** Returns the delivery price with and without tax. Undefined if the order has no delivery. */
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

/** Returns the items of all refunds that have not failed. */
function refundsOf({ refunds }: Account): readonly RefundedItems[] {
  const failed = ({ refundStatus }: { refundStatus: string }) => refundStatus === "FAILED";
  return refunds
    .filter(({ transactions }) => !transactions.every(failed))
    .map(({ details }) => details);
}

/** Returns the refunded quantity of a line. */
export function refundedQuantity(account: Account, lineItemId: string): number {
  const items = refundsOf(account).flatMap(({ lineItems }) => lineItems);
  const own = items.filter((item) => item.lineItemId === lineItemId);
  return own.reduce((all, { quantity }) => all + quantity, 0);
}

/** Returns the refunded amount of a fee. */
export function refundedFee(account: Account, additionalFeeId: string): Amount {
  const fees = refundsOf(account).flatMap(({ additionalFees }) => additionalFees);
  const own = fees.filter((fee) => fee.additionalFeeId === additionalFeeId);
  return sum(own.map((fee) => of(fee.amount)));
}

/** Returns the refunded amount of the delivery. */
export function refundedShipping(account: Account): Amount {
  return sum(refundsOf(account).map(({ shipping }) => of(shipping?.amount)));
}
