import type { RefundItems } from "@portico/ecom/order-billing";
import type { AdditionalFee } from "@portico/ecom/orders";
import { type Amount, amount, sum } from "../../../kernel/money.js";
import { notFound, type PlatformError, rejection } from "../../../kernel/platform-error.js";
import type { Json, Sent } from "../../../kernel/wire-request.js";
import { type PriceBreakdown, partOfPrice, partOfUnits, sumOfParts } from "../../pricing/split.js";
import type { StoredOrder } from "../model/order.js";
import { amountOf, pricesIn } from "../model/price.js";
import {
  type Account,
  chargedBackAmount,
  isOffline,
  type Ledger,
  lineTotal,
  type Payment,
  paidBy,
  refundableOf,
  refundDetails,
  refundedOf,
  refundedQuantity,
} from "./model.js";

export type ItemsRequest = Sent<RefundItems>;

type Fee = Json<AdditionalFee>;

export const feesOf = ({ document }: StoredOrder) =>
  (document.additionalFees ?? []) as readonly Fee[];

export const feeTotal = (fee: Fee): Amount => amountOf(fee.priceAfterTax ?? fee.price);

export function shippingTotal({ document }: StoredOrder) {
  const { cost } = (document.shippingInfo ?? {}) as { cost?: Readonly<Record<string, unknown>> };
  if (!cost) return undefined;
  const total = amountOf(cost.totalPriceAfterTax ?? cost.price);
  return { total, net: cost.totalPriceBeforeTax ? amountOf(cost.totalPriceBeforeTax) : total };
}

export function refundedFee(account: Account, additionalFeeId: string): Amount {
  const fees = refundDetails(account).flatMap(({ additionalFees }) => additionalFees);
  const feeRefunds = fees.filter((fee) => fee.additionalFeeId === additionalFeeId);
  return sum(feeRefunds.map((fee) => amountOf(fee.amount)));
}

export const refundedShipping = (account: Account): Amount =>
  sum(refundDetails(account).map(({ shipping }) => amountOf(shipping?.amount)));

export function checkItems(
  { order, account }: Omit<Ledger, "context">,
  { lineItems = [], additionalFees = [], shipping }: ItemsRequest,
) {
  const problems: { item: object; error: PlatformError }[] = [];
  const addProblem = (item: object, error: PlatformError): [] => {
    problems.push({ item, error });
    return [];
  };
  const requested = new Map<string, number>();
  const lines = lineItems.flatMap((lineItem) => {
    const { lineItemId, quantity } = lineItem;
    const line = order.document.lineItems.find(({ id }) => id === lineItemId);
    if (!line) return addProblem({ lineItem }, notFound("Line item", "LINE_ITEM_NOT_FOUND"));
    const before = requested.get(lineItemId) ?? refundedQuantity(account, lineItemId);
    requested.set(lineItemId, before + quantity);
    if (!Number.isInteger(quantity) || quantity < 1 || before + quantity > line.quantity) {
      const message = `Only ${line.quantity - before} units of the line item can be refunded`;
      addProblem({ lineItem }, rejection("INVALID_LINE_ITEM_REFUND_QUANTITY", message));
    }
    return [{ line, quantity }];
  });
  const isWithin = (value: Amount, limit: Amount) => value.gt(0) && value.lte(limit);
  const fees = additionalFees.flatMap((additionalFee) => {
    const fee = feesOf(order).find(({ id }) => id === additionalFee.additionalFeeId);
    if (!fee) {
      return addProblem({ additionalFee }, notFound("Additional fee", "ADDITIONAL_FEE_NOT_FOUND"));
    }
    const refundable = feeTotal(fee).minus(refundedFee(account, fee.id));
    const value = amount(additionalFee.amount?.amount ?? refundable);
    if (!isWithin(value, refundable)) {
      const message = `${refundable} of the fee can be refunded`;
      addProblem({ additionalFee }, rejection("INVALID_ADDITIONAL_FEE_REFUND_AMOUNT", message));
    }
    return [{ fee, amount: value }];
  });
  const cost = shippingTotal(order);
  if (!shipping) return { lines, fees, problems };
  if (!cost) {
    addProblem({ shipping }, notFound("Shipping", "SHIPPING_NOT_FOUND"));
    return { lines, fees, problems };
  }
  const refundablePrice = cost.total.minus(refundedShipping(account));
  const requestedAmount = amount(shipping.amount?.amount ?? refundablePrice);
  if (!isWithin(requestedAmount, refundablePrice)) {
    const message = `${refundablePrice} of the delivery price can be refunded`;
    addProblem({ shipping }, rejection("INVALID_SHIPPING_REFUND_AMOUNT", message));
  }
  return { lines, fees, problems, shipping: { amount: requestedAmount } };
}

function reasonAgainstRefund({ order, account }: Ledger, payment: Payment): string | undefined {
  const { status } = order.document;
  if (status === "PENDING" || status === "REJECTED") return `ORDER_IS_${status}`;
  if (payment.refundDisabled) return "FORBIDDEN";
  if (amountOf(payment.amount).eq(0)) return "ZERO_PRICE";
  if (paidBy(payment).eq(0)) return "NOT_PAID";
  if (refundableOf(account, payment).gt(0)) return undefined;
  if (refundedOf(account, payment.id, "PENDING").gt(0)) return "PENDING_REFUND";
  return chargedBackAmount(payment).gt(0) ? "AMOUNT_OFFSET_BY_CHARGEBACK" : "ALREADY_REFUNDED";
}

export const refundabilitiesOf = (ledger: Ledger) =>
  ledger.account.payments.map((payment) => {
    const paymentId = payment.id;
    const reason = reasonAgainstRefund(ledger, payment);
    if (reason !== undefined) {
      // The older operation `getRefundabilityStatus` has no reason for chargebacks.
      const nonRefundableReason = reason === "AMOUNT_OFFSET_BY_CHARGEBACK" ? "FORBIDDEN" : reason;
      return { paymentId, refundabilityStatus: "NOT_REFUNDABLE", nonRefundableReason };
    }
    return isOffline(payment)
      ? { paymentId, refundabilityStatus: "MANUAL", manuallyRefundableReason: "OFFLINE" }
      : { paymentId, refundabilityStatus: "REFUNDABLE" };
  });

function paymentAmounts(ledger: Ledger, payments: readonly Payment[]) {
  const { context, order, account } = ledger;
  const price = (amountFrom: (payment: Payment) => Amount) =>
    pricesIn(context, order.document.currency)(sum(payments.map(amountFrom)));
  return {
    paid: price(paidBy),
    refunded: price(({ id }) => refundedOf(account, id, "SUCCEEDED")),
    refundPending: price(({ id }) => refundedOf(account, id, "PENDING")),
    maxRefund: price((payment) =>
      reasonAgainstRefund(ledger, payment) ? amount(0) : refundableOf(account, payment),
    ),
  };
}

function membershipLines({ account }: Ledger, payments: readonly Payment[]) {
  const lines = (test: (payment: Payment) => boolean) =>
    payments.filter(test).map((payment) => payment.membershipPaymentDetails?.lineItemId);
  return {
    paidLineItemIds: lines((payment) => paidBy(payment).gt(0)),
    refundedLineItemIds: lines((payment) => payment.status === "REFUNDED"),
    refundableLineItemIds: lines((payment) => refundableOf(account, payment).gt(0)),
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
      const reason = reasonAgainstRefund(ledger, payment);
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
            ? { membership: membershipLines(ledger, [payment]) }
            : { monetary: paymentAmounts(ledger, [payment]) }),
        },
      };
    }),
    paymentsSummary: {
      monetary: paymentAmounts(
        ledger,
        account.payments.filter((payment) => !isMembership(payment)),
      ),
      membership: membershipLines(ledger, account.payments.filter(isMembership)),
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
    const total = lineTotal(line);
    const net = line.totalPriceBeforeTax ? amountOf(line.totalPriceBeforeTax) : total;
    const fullPrice = { total, net, discount: amountOf(line.totalDiscount) };
    return { line, quantity, part: partOfUnits(fullPrice, quantity, line.quantity) };
  });
  const feeParts = fees.map(({ fee, amount: value }) => {
    const total = feeTotal(fee);
    const net = amount(fee.priceBeforeTax?.amount ?? total);
    return { fee, value, part: partOfPrice(value, { total, net }) };
  });
  const delivery = shippingTotal(order);
  const shippingPart = shipping && delivery && partOfPrice(shipping.amount, delivery);
  const lineSums = lineParts.map(({ part }) => part);
  const feeSums = feeParts.map(({ part }) => part);
  const { net, discount } = sumOfParts(lineSums);
  return {
    available: true,
    summary: {
      ...summaryOf(sumOfParts([...lineSums, ...feeSums, ...(shippingPart ? [shippingPart] : [])])),
      lineItemsSubtotal: price(net.plus(discount)),
      additionalFeesTotal: price(sumOfParts(feeSums).total),
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
