import { orderBilling } from "@portico/ecom";
import type {
  GetOrderRefundabilityResponse,
  PaymentRefundability,
  RefundItems,
  RefundPaymentsOptions,
} from "@portico/ecom/order-billing";
import type { Order } from "@portico/ecom/orders";
import { Big } from "big.js";
import type { Shop } from "../shop/connect.ts";
import { EXIT, Stop } from "../stop.ts";

/** What to refund, as requested with the command's options. */
export interface RequestedRefund {
  /** Line items by position (1 is the first) or SKU, with an optional quantity: `2`, `MUG-1:3`. */
  item?: string[];
  /** Refunds all remaining items, the delivery and the fees. */
  all?: boolean;
  /** Amount to refund instead of the items' price. */
  amount?: string;
  restock?: boolean;
  /** Whether the money was returned outside the platform. */
  external?: boolean;
  reason?: string;
  notify?: boolean;
}

/** A checked refund that has not been sent yet. */
export interface RefundPlan {
  amount: string;
  request: RefundPaymentsOptions;
  lines: { name: string; quantity: number }[];
}

type RefundLines = { lineItemId: string; quantity: number }[];

const invalidRefund = (message: string) => new Stop(message, EXIT.input);

/**
 * Plans a refund without changing the order, and rejects amounts and quantities that are too
 * large.
 */
export async function planRefund(
  { client }: Shop,
  order: Order,
  requested: RequestedRefund,
): Promise<RefundPlan> {
  const billing = client.use(orderBilling);
  const refundability = await billing.getOrderRefundability(order.id);
  const lines = selectedLines(order, refundability, requested);
  if (requested.restock && lines.length === 0) {
    throw invalidRefund("--restock requires --item or --all.");
  }
  const payments = refundability.payments.filter((payment) =>
    isRefundable(payment, requested.external ?? false),
  );
  const maximum = payments.reduce((sum, payment) => sum.plus(maxRefundOf(payment)), new Big(0));
  if (maximum.eq(0)) throw invalidRefund(nonRefundableReason(refundability, requested));
  const refundItems = refundItemsOf(refundability, lines, requested);
  const amount =
    requested.amount ??
    (requested.all ? maximum.toFixed() : await fetchRefundAmount(billing, order, refundItems));
  if (!/^\d+(\.\d+)?$/.test(amount) || new Big(amount).eq(0)) {
    throw invalidRefund(`"${amount}" is not a valid amount. Use a format such as 19.90.`);
  }
  if (maximum.lt(amount)) {
    throw invalidRefund(`${amount} exceeds the refundable amount of ${maximum.toFixed()}.`);
  }
  return {
    amount,
    lines: lines.map(({ lineItemId, quantity }) => ({
      name: lineItemName(order, lineItemId),
      quantity,
    })),
    request: {
      paymentRefunds: splitAmount(payments, amount, requested.external ?? false),
      ...(refundItems ? { refundItems } : {}),
      ...(requested.reason === undefined ? {} : { customerReason: requested.reason }),
      sideEffects: {
        ...(requested.restock ? { restock: { lineItems: lines } } : {}),
        notifications: { sendCustomerEmail: requested.notify ?? false },
      },
    },
  };
}

const lineItemName = ({ lineItems }: Order, id: string) =>
  lineItems.find((line) => line.id === id)?.productName?.original ?? id;

/** Returns the selected line items. Rejects quantities that are too large. */
function selectedLines(
  order: Order,
  refundability: GetOrderRefundabilityResponse,
  requested: RequestedRefund,
): RefundLines {
  const availableQuantities = new Map(
    refundability.lineItems.map((line) => [line.lineItemId, line.availableRefundQuantity]),
  );
  if (requested.all) {
    return [...availableQuantities].flatMap(([lineItemId, quantity]) =>
      quantity > 0 ? [{ lineItemId, quantity }] : [],
    );
  }
  const lines = (requested.item ?? []).map((text) => {
    const [, name = text, count = "1"] = /^(.*?)(?::(\d+))?$/.exec(text) ?? [];
    const line =
      order.lineItems.find(({ physicalProperties }) => physicalProperties?.sku === name) ??
      order.lineItems[Number(name) - 1];
    if (!line) {
      const itemNames = order.lineItems.map(
        (lineItem, index) => `${index + 1} ${lineItem.productName?.original ?? ""}`,
      );
      throw invalidRefund(`The order has no item "${name}". Its items: ${itemNames.join(", ")}.`);
    }
    const quantity = Number(count);
    const maximum = availableQuantities.get(line.id) ?? 0;
    if (quantity < 1 || quantity > maximum) {
      throw invalidRefund(`"${text}": only ${maximum} of this item can be refunded.`);
    }
    return { lineItemId: line.id, quantity };
  });
  const hasDuplicates = lines.length > new Set(lines.map(({ lineItemId }) => lineItemId)).size;
  if (hasDuplicates)
    throw invalidRefund("Duplicate item: give its total quantity once, such as 1:2.");
  return lines;
}

/** Returns the items to refund. With `--all`, they include delivery and fees. */
function refundItemsOf(
  refundability: GetOrderRefundabilityResponse,
  lineItems: RefundLines,
  { all }: RequestedRefund,
): RefundItems | undefined {
  if (!all) return lineItems.length > 0 ? { lineItems } : undefined;
  const delivery = refundability.shipping?.availableRefundAmount?.amount;
  const fees = refundability.additionalFees.flatMap(
    ({ additionalFeeId, availableRefundAmount }) => {
      const amount = availableRefundAmount?.amount;
      return amount && Number(amount) > 0 ? [{ additionalFeeId, amount: { amount } }] : [];
    },
  );
  return {
    ...(lineItems.length > 0 ? { lineItems } : {}),
    ...(fees.length > 0 ? { additionalFees: fees } : {}),
    ...(delivery && Number(delivery) > 0 ? { shipping: { amount: { amount: delivery } } } : {}),
  };
}

/** Returns the refund amount for the items, as calculated by the platform. */
async function fetchRefundAmount(
  billing: { calculateRefund: typeof orderBilling.calculateRefund },
  order: Order,
  refundItems: RefundItems | undefined,
): Promise<string> {
  if (!refundItems) throw invalidRefund("Choose what to refund with --item, --all or --amount.");
  const { summary } = await billing.calculateRefund(order.id, { refundItems });
  return summary?.total?.amount ?? "0";
}

/** Whether the platform can refund a payment, or record an external refund if `isExternal`. */
function isRefundable(payment: PaymentRefundability, isExternal: boolean): boolean {
  return payment.refundable === true || (isExternal && payment.manuallyRefundable !== undefined);
}

const maxRefundOf = ({ payment }: PaymentRefundability) =>
  new Big(payment?.monetary?.maxRefund?.amount ?? 0);

function nonRefundableReason(
  { payments }: GetOrderRefundabilityResponse,
  requested: RequestedRefund,
): string {
  const hasManualPayment = payments.some(({ manuallyRefundable }) => manuallyRefundable);
  if (hasManualPayment && !requested.external) {
    return "The order was paid outside the platform. Refund it there, then use --external to record the refund.";
  }
  const reasons = payments.flatMap(({ nonRefundable }) => nonRefundable?.reason ?? []);
  return `This order cannot be refunded: ${reasons.join(", ") || "nothing was paid"}.`;
}

/** Splits an amount across payments in order, using at most each payment's refundable amount. */
function splitAmount(
  payments: readonly PaymentRefundability[],
  amount: string,
  isExternal: boolean,
) {
  let remainingAmount = new Big(amount);
  return payments.flatMap((payment) => {
    const paymentAmount = remainingAmount.lt(maxRefundOf(payment))
      ? remainingAmount
      : maxRefundOf(payment);
    if (paymentAmount.eq(0) || !payment.payment) return [];
    remainingAmount = remainingAmount.minus(paymentAmount);
    return [
      {
        paymentId: payment.payment.paymentId,
        amount: { amount: paymentAmount.toFixed() },
        ...(isExternal && payment.manuallyRefundable ? { externalRefund: true } : {}),
      },
    ];
  });
}
