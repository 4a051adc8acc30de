// Whether an order can be refunded, and the amount of a possible refund.

import type { Context } from "../../../kernel/context.js";
import { type Amount, amount, sum } from "../../../kernel/money.js";
import { type PriceBreakdown, partOfPrice, partOfUnits, sumOfParts } from "../../pricing/split.js";
import type { StoredOrder } from "../model/model.js";
import { priceIn } from "../model/price.js";
import { isOffline, lostOf, paidBy, refundableOf, refundedOf } from "./books.js";
import { checkItems } from "./check-items.js";
import {
  feesOf,
  feeTotal,
  type ItemsRequest,
  lineNet,
  lineTotal,
  refundedFee,
  refundedQuantity,
  refundedShipping,
  shippingTotal,
} from "./items.js";
import type { Account, Payment } from "./model.js";
import { accountAt } from "./slice.js";

/** Returns why a payment cannot be refunded. Undefined if it can. */
export function whyNot(
  { document }: StoredOrder,
  account: Account,
  payment: Payment,
): string | undefined {
  if (document.status === "PENDING" || document.status === "REJECTED") {
    return `ORDER_IS_${document.status}`;
  }
  if (payment.refundDisabled) return "FORBIDDEN";
  const paid = paidBy(payment);
  if (amount(payment.amount.amount).eq(0)) return "ZERO_PRICE";
  if (paid.eq(0)) return "NOT_PAID";
  if (refundableOf(account, payment).gt(0)) return undefined;
  if (refundedOf(account, payment.id, "PENDING").gt(0)) return "PENDING_REFUND";
  return lostOf(payment).gt(0) ? "AMOUNT_OFFSET_BY_CHARGEBACK" : "ALREADY_REFUNDED";
}

/** Returns the refundability of each payment in the format of the payment collector. */
export function refundabilitiesOf(context: Context, order: StoredOrder) {
  const account = accountAt(context, order);
  return account.payments.map((payment) => {
    const reason = whyNot(order, account, payment);
    if (reason !== undefined) {
      // The older operation has no reason for chargebacks.
      const known = reason === "AMOUNT_OFFSET_BY_CHARGEBACK" ? "FORBIDDEN" : reason;
      const refundabilityStatus = "NOT_REFUNDABLE";
      return { paymentId: payment.id, refundabilityStatus, nonRefundableReason: known };
    }
    return isOffline(payment)
      ? {
          paymentId: payment.id,
          refundabilityStatus: "MANUAL",
          manuallyRefundableReason: "OFFLINE",
        }
      : { paymentId: payment.id, refundabilityStatus: "REFUNDABLE" };
  });
}

function monetary(
  context: Context,
  { document }: StoredOrder,
  account: Account,
  payments: readonly Payment[],
) {
  const price = (of: (payment: Payment) => Amount) =>
    priceIn(context, sum(payments.map(of)), document.currency);
  return {
    paid: price(paidBy),
    refunded: price(({ id }) => refundedOf(account, id, "SUCCEEDED")),
    refundPending: price(({ id }) => refundedOf(account, id, "PENDING")),
    maxRefund: price((payment) =>
      whyNot({ document } as StoredOrder, account, payment) === undefined
        ? refundableOf(account, payment)
        : amount(0),
    ),
  };
}

function memberships(account: Account, payments: readonly Payment[]) {
  const lines = (test: (payment: Payment) => boolean) =>
    payments.filter(test).map((one) => one.membershipPaymentDetails?.lineItemId);
  return {
    paidLineItemIds: lines((one) => paidBy(one).gt(0)),
    refundedLineItemIds: lines((one) => one.status === "REFUNDED"),
    refundableLineItemIds: lines((one) => refundableOf(account, one).gt(0)),
  };
}

/** Returns the refundability of a whole order. */
export function orderRefundability(context: Context, order: StoredOrder) {
  const account = accountAt(context, order);
  const { currency, lineItems } = order.document;
  const isMembership = (payment: Payment) => payment.membershipPaymentDetails !== undefined;
  const payments = account.payments.map((payment) => {
    const reason = whyNot(order, account, payment);
    const can =
      reason !== undefined
        ? { nonRefundable: { reason } }
        : isOffline(payment)
          ? { manuallyRefundable: { reason: "OFFLINE" } }
          : { refundable: true };
    const part = isMembership(payment)
      ? { membership: memberships(account, [payment]) }
      : { monetary: monetary(context, order, account, [payment]) };
    const offlinePayment = isOffline(payment);
    return { ...can, payment: { paymentId: payment.id, offlinePayment, ...part } };
  });
  const price = (value: Amount) => priceIn(context, value, currency);
  const delivery = shippingTotal(order);
  return {
    payments,
    paymentsSummary: {
      monetary: monetary(
        context,
        order,
        account,
        account.payments.filter((one) => !isMembership(one)),
      ),
      membership: memberships(account, account.payments.filter(isMembership)),
    },
    lineItems: lineItems.map((line) => {
      const refundedOfLine = refundedQuantity(account, line.id);
      return {
        lineItemId: line.id,
        originalQuantity: line.quantity,
        refundedQuantity: refundedOfLine,
        availableRefundQuantity: line.quantity - refundedOfLine,
      };
    }),
    ...(delivery
      ? {
          shipping: {
            amount: price(delivery.total),
            refundedAmount: price(refundedShipping(account)),
            availableRefundAmount: price(delivery.total.minus(refundedShipping(account))),
          },
        }
      : {}),
    additionalFees: feesOf(order).map((fee) => ({
      additionalFeeId: fee.id,
      amount: price(feeTotal(fee)),
      refundedAmount: price(refundedFee(account, fee.id)),
      availableRefundAmount: price(feeTotal(fee).minus(refundedFee(account, fee.id))),
    })),
  };
}

/** Calculates the amount of a refund without making it. */
export function calculateRefund(context: Context, order: StoredOrder, items: ItemsRequest) {
  const account = accountAt(context, order);
  const { currency } = order.document;
  const { lines, fees, shipping, problems } = checkItems(order, account, items);
  if (problems.length > 0) {
    const errors = problems.map(({ item, error }) => ({
      ...item,
      error: { applicationError: error.details.applicationError },
    }));
    return { notAvailable: { errors } };
  }
  const price = (value: Amount) => priceIn(context, value, currency);
  const show = ({ total, net, discount }: PriceBreakdown) => ({
    total: price(total),
    tax: price(total.minus(net)),
    discount: price(discount),
    subtotal: price(net.plus(discount)),
  });
  const lineParts = lines.map(({ line, quantity }) => {
    const discount = amount((line.totalDiscount as { amount?: string })?.amount ?? 0);
    const whole = { total: lineTotal(line), net: lineNet(line), discount };
    return partOfUnits(whole, quantity, line.quantity);
  });
  const feeParts = fees.map(({ fee, amount: value }) => {
    const total = feeTotal(fee);
    return partOfPrice(value, { total, net: amount(fee.priceBeforeTax?.amount ?? total) });
  });
  const delivery = shippingTotal(order);
  const shippingParts = shipping && delivery ? [partOfPrice(shipping.amount, delivery)] : [];
  const ofLines = sumOfParts(lineParts);
  return {
    available: true,
    summary: {
      ...show(sumOfParts([...lineParts, ...feeParts, ...shippingParts])),
      lineItemsSubtotal: price(ofLines.net.plus(ofLines.discount)),
      additionalFeesTotal: price(sumOfParts(feeParts).total),
    },
    calculatedRefundItems: {
      lineItems: lines.map(({ line, quantity }, index) => ({
        item: { lineItemId: line.id, quantity },
        summary: show(lineParts[index] as PriceBreakdown),
      })),
      additionalFees: fees.map(({ fee, amount: value }, index) => ({
        additionalFee: { additionalFeeId: fee.id, amount: price(value) },
        summary: show(feeParts[index] as PriceBreakdown),
      })),
      ...(shippingParts[0] && shipping
        ? {
            shipping: {
              shipping: { amount: price(shipping.amount) },
              summary: show(shippingParts[0]),
            },
          }
        : {}),
    },
  };
}
