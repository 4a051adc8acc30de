import type { RefundItems } from "@portico/ecom/order-billing";
import { type Amount, amount, sum } from "../../../kernel/money.js";
import { notFound, type PlatformError, rejection } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import type { OrderLine, StoredOrder } from "../model/order.js";
import { amountOf } from "../model/price.js";
import type { Account, Ledger, RefundedItems } from "./model.js";

export type ItemsRequest = Sent<RefundItems>;

/** Returns what the buyer paid for a line, including tax. */
export function lineTotal(line: OrderLine): Amount {
  const whole = line.totalPriceAfterTax ?? line.lineItemPrice;
  return whole ? amountOf(whole) : amountOf(line.price).times(line.quantity);
}

export const lineNet = (line: OrderLine): Amount =>
  line.totalPriceBeforeTax ? amountOf(line.totalPriceBeforeTax) : lineTotal(line);

export interface Fee {
  readonly id: string;
  readonly price?: { readonly amount: string };
  readonly priceBeforeTax?: { readonly amount: string };
  readonly priceAfterTax?: { readonly amount: string };
}

export const feesOf = ({ document }: StoredOrder) =>
  (document.additionalFees ?? []) as readonly Fee[];

export const feeTotal = (fee: Fee): Amount => amountOf(fee.priceAfterTax ?? fee.price);

export function shippingTotal({
  document,
}: StoredOrder): { total: Amount; net: Amount } | undefined {
  const { cost } = (document.shippingInfo ?? {}) as { cost?: Readonly<Record<string, unknown>> };
  if (!cost) return undefined;
  const total = amountOf(cost.totalPriceAfterTax ?? cost.price);
  return { total, net: cost.totalPriceBeforeTax ? amountOf(cost.totalPriceBeforeTax) : total };
}

const itemsOf = ({ refunds }: Account): readonly RefundedItems[] =>
  refunds
    .filter(({ transactions }) => !transactions.every((one) => one.refundStatus === "FAILED"))
    .map(({ details }) => details);

export const refundedQuantity = (account: Account, lineItemId: string): number =>
  itemsOf(account)
    .flatMap(({ lineItems }) => lineItems)
    .filter((item) => item.lineItemId === lineItemId)
    .reduce((all, { quantity }) => all + quantity, 0);

export function refundedFee(account: Account, additionalFeeId: string): Amount {
  const fees = itemsOf(account).flatMap(({ additionalFees }) => additionalFees);
  const own = fees.filter((fee) => fee.additionalFeeId === additionalFeeId);
  return sum(own.map((fee) => amountOf(fee.amount)));
}

export const refundedShipping = (account: Account): Amount =>
  sum(itemsOf(account).map(({ shipping }) => amountOf(shipping?.amount)));

interface CheckedItems {
  readonly lines: readonly { readonly line: OrderLine; readonly quantity: number }[];
  readonly fees: readonly { readonly fee: Fee; readonly amount: Amount }[];
  readonly shipping?: { readonly amount: Amount };
  readonly problems: readonly { readonly item: object; readonly error: PlatformError }[];
}

export function checkItems(
  { order, account }: Omit<Ledger, "context">,
  { lineItems = [], additionalFees = [], shipping }: ItemsRequest,
): CheckedItems {
  const problems: { item: object; error: PlatformError }[] = [];
  const invalid = (item: object, error: PlatformError): [] => {
    problems.push({ item, error });
    return [];
  };
  const requested = new Map<string, number>();
  const lines = lineItems.flatMap((lineItem) => {
    const { lineItemId, quantity } = lineItem;
    const line = order.document.lineItems.find(({ id }) => id === lineItemId);
    if (!line) return invalid({ lineItem }, notFound("Line item", "LINE_ITEM_NOT_FOUND"));
    const before = requested.get(lineItemId) ?? refundedQuantity(account, lineItemId);
    requested.set(lineItemId, before + quantity);
    if (!Number.isInteger(quantity) || quantity < 1 || before + quantity > line.quantity) {
      const message = `Only ${line.quantity - before} units of the line item can be refunded`;
      invalid({ lineItem }, rejection("INVALID_LINE_ITEM_REFUND_QUANTITY", message));
    }
    return [{ line, quantity }];
  });
  const isWithin = (wanted: Amount, left: Amount) => wanted.gt(0) && wanted.lte(left);
  const fees = additionalFees.flatMap((additionalFee) => {
    const fee = feesOf(order).find(({ id }) => id === additionalFee.additionalFeeId);
    if (!fee) {
      return invalid({ additionalFee }, notFound("Additional fee", "ADDITIONAL_FEE_NOT_FOUND"));
    }
    const left = feeTotal(fee).minus(refundedFee(account, fee.id));
    const wanted = amount(additionalFee.amount?.amount ?? left);
    if (!isWithin(wanted, left)) {
      const message = `${left} of the fee can be refunded`;
      invalid({ additionalFee }, rejection("INVALID_ADDITIONAL_FEE_REFUND_AMOUNT", message));
    }
    return [{ fee, amount: wanted }];
  });
  const checked = { lines, fees, problems };
  if (!shipping) return checked;
  const cost = shippingTotal(order);
  if (!cost) {
    invalid({ shipping }, notFound("Shipping", "SHIPPING_NOT_FOUND"));
    return checked;
  }
  const left = cost.total.minus(refundedShipping(account));
  const wanted = amount(shipping.amount?.amount ?? left);
  if (!isWithin(wanted, left)) {
    const message = `${left} of the delivery price can be refunded`;
    invalid({ shipping }, rejection("INVALID_SHIPPING_REFUND_AMOUNT", message));
  }
  return { ...checked, shipping: { amount: wanted } };
}
