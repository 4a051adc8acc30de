import { type Amount, amount, sum } from "../../../kernel/money.js";
import { type PriceBreakdown, partOfPrice, partOfUnits, sumOfParts } from "../../pricing/split.js";
import { amountOf, pricesIn } from "../model/price.js";
import type { Ledger, Payment } from "./model.js";
import {
  checkItems,
  feesOf,
  feeTotal,
  type ItemsRequest,
  lineNet,
  lineTotal,
  refundedFee,
  refundedQuantity,
  refundedShipping,
  shippingTotal,
} from "./refund-items.js";
import { isOffline, lostOf, paidBy, refundableOf, refundedOf } from "./sums.js";

function nonRefundableReason({ order, account }: Ledger, payment: Payment): string | undefined {
  const { status } = order.document;
  if (status === "PENDING" || status === "REJECTED") return `ORDER_IS_${status}`;
  if (payment.refundDisabled) return "FORBIDDEN";
  if (amountOf(payment.amount).eq(0)) return "ZERO_PRICE";
  if (paidBy(payment).eq(0)) return "NOT_PAID";
  if (refundableOf(account, payment).gt(0)) return undefined;
  if (refundedOf(account, payment.id, "PENDING").gt(0)) return "PENDING_REFUND";
  return lostOf(payment).gt(0) ? "AMOUNT_OFFSET_BY_CHARGEBACK" : "ALREADY_REFUNDED";
}

export const refundabilitiesOf = (ledger: Ledger) =>
  ledger.account.payments.map((payment) => {
    const paymentId = payment.id;
    const reason = nonRefundableReason(ledger, payment);
    if (reason === undefined) {
      return isOffline(payment)
        ? { paymentId, refundabilityStatus: "MANUAL", manuallyRefundableReason: "OFFLINE" }
        : { paymentId, refundabilityStatus: "REFUNDABLE" };
    }
    // The older operation has no reason for chargebacks.
    const nonRefundableReasonV1 = reason === "AMOUNT_OFFSET_BY_CHARGEBACK" ? "FORBIDDEN" : reason;
    return {
      paymentId,
      refundabilityStatus: "NOT_REFUNDABLE",
      nonRefundableReason: nonRefundableReasonV1,
    };
  });

function monetary(ledger: Ledger, payments: readonly Payment[]) {
  const { context, order, account } = ledger;
  const price = (of: (payment: Payment) => Amount) =>
    pricesIn(context, order.document.currency)(sum(payments.map(of)));
  return {
    paid: price(paidBy),
    refunded: price(({ id }) => refundedOf(account, id, "SUCCEEDED")),
    refundPending: price(({ id }) => refundedOf(account, id, "PENDING")),
    maxRefund: price((payment) =>
      nonRefundableReason(ledger, payment) ? amount(0) : refundableOf(account, payment),
    ),
  };
}

function membership({ account }: Ledger, payments: readonly Payment[]) {
  const lines = (test: (payment: Payment) => boolean) =>
    payments.filter(test).map((one) => one.membershipPaymentDetails?.lineItemId);
  return {
    paidLineItemIds: lines((one) => paidBy(one).gt(0)),
    refundedLineItemIds: lines((one) => one.status === "REFUNDED"),
    refundableLineItemIds: lines((one) => refundableOf(account, one).gt(0)),
  };
}

export function orderRefundability(ledger: Ledger) {
  const { context, order, account } = ledger;
  const isMembership = (payment: Payment) => payment.membershipPaymentDetails !== undefined;
  const price = pricesIn(context, order.document.currency);
  const amounts = (total: Amount, refunded: Amount) => ({
    amount: price(total),
    refundedAmount: price(refunded),
    availableRefundAmount: price(total.minus(refunded)),
  });
  const delivery = shippingTotal(order);
  return {
    payments: account.payments.map((payment) => {
      const reason = nonRefundableReason(ledger, payment);
      const offlinePayment = isOffline(payment);
      return {
        ...(reason !== undefined
          ? { nonRefundable: { reason } }
          : offlinePayment
            ? { manuallyRefundable: { reason: "OFFLINE" } }
            : { refundable: true }),
        payment: {
          paymentId: payment.id,
          offlinePayment,
          ...(isMembership(payment)
            ? { membership: membership(ledger, [payment]) }
            : { monetary: monetary(ledger, [payment]) }),
        },
      };
    }),
    paymentsSummary: {
      monetary: monetary(
        ledger,
        account.payments.filter((one) => !isMembership(one)),
      ),
      membership: membership(ledger, account.payments.filter(isMembership)),
    },
    lineItems: order.document.lineItems.map(({ id, quantity }) => ({
      lineItemId: id,
      originalQuantity: quantity,
      refundedQuantity: refundedQuantity(account, id),
      availableRefundQuantity: quantity - refundedQuantity(account, id),
    })),
    shipping: delivery && amounts(delivery.total, refundedShipping(account)),
    additionalFees: feesOf(order).map((fee) => ({
      additionalFeeId: fee.id,
      ...amounts(feeTotal(fee), refundedFee(account, fee.id)),
    })),
  };
}

export function calculateRefund(ledger: Ledger, items: ItemsRequest) {
  const { context, order } = ledger;
  const { lines, fees, shipping, problems } = checkItems(ledger, items);
  if (problems.length > 0) {
    const errors = problems.map(({ item, error }) => ({
      ...item,
      error: { applicationError: error.details.applicationError },
    }));
    return { notAvailable: { errors } };
  }
  const price = pricesIn(context, order.document.currency);
  const summaryOf = ({ total, net, discount }: PriceBreakdown) => ({
    total: price(total),
    tax: price(total.minus(net)),
    discount: price(discount),
    subtotal: price(net.plus(discount)),
  });
  const lineParts = lines.map(({ line, quantity }) => {
    const discount = amountOf(line.totalDiscount);
    const whole = { total: lineTotal(line), net: lineNet(line), discount };
    return { line, quantity, part: partOfUnits(whole, quantity, line.quantity) };
  });
  const feeParts = fees.map(({ fee, amount: value }) => {
    const total = feeTotal(fee);
    const net = amount(fee.priceBeforeTax?.amount ?? total);
    return { fee, value, part: partOfPrice(value, { total, net }) };
  });
  const delivery = shippingTotal(order);
  const shippingPart = shipping && delivery && partOfPrice(shipping.amount, delivery);
  const ofLines = lineParts.map(({ part }) => part);
  const ofFees = feeParts.map(({ part }) => part);
  const { net, discount } = sumOfParts(ofLines);
  return {
    available: true,
    summary: {
      ...summaryOf(sumOfParts([...ofLines, ...ofFees, ...(shippingPart ? [shippingPart] : [])])),
      lineItemsSubtotal: price(net.plus(discount)),
      additionalFeesTotal: price(sumOfParts(ofFees).total),
    },
    calculatedRefundItems: {
      lineItems: lineParts.map(({ line, quantity, part }) => ({
        item: { lineItemId: line.id, quantity },
        summary: summaryOf(part),
      })),
      additionalFees: feeParts.map(({ fee, value, part }) => ({
        additionalFee: { additionalFeeId: fee.id, amount: price(value) },
        summary: summaryOf(part),
      })),
      shipping: shippingPart && {
        shipping: { amount: price(shippingPart.total) },
        summary: summaryOf(shippingPart),
      },
    },
  };
}
