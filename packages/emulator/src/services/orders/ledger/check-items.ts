import { type Amount, amount } from "../../../kernel/money.js";
import { applicationError, notFound, type PlatformError } from "../../../kernel/platform-error.js";
import type { OrderLine, StoredOrder } from "../model/model.js";
import {
  type Fee,
  feesOf,
  feeTotal,
  type ItemsRequest,
  refundedFee,
  refundedQuantity,
  refundedShipping,
  shippingTotal,
} from "./items.js";
import type { Account } from "./model.js";

/** A problem with one item of a refund. */
interface Problem {
  /** The item as requested. */
  readonly item: Pick<ItemsRequest, never> & Record<string, unknown>;
  readonly error: PlatformError;
}

/** The items of a refund with their amounts. */
export interface CheckedItems {
  readonly lines: readonly { readonly line: OrderLine; readonly quantity: number }[];
  readonly fees: readonly { readonly fee: Fee; readonly amount: Amount }[];
  readonly shipping?: { readonly amount: Amount };
  readonly problems: readonly Problem[];
}

const refused = (code: string, why: string) => applicationError(428, code, why);

/** Checks the requested items against the order and its previous refunds. */
export function checkItems(
  order: StoredOrder,
  account: Account,
  { lineItems, additionalFees, shipping }: ItemsRequest,
): CheckedItems {
  const problems: Problem[] = [];
  const asked = new Map<string, number>();
  const lines = (lineItems ?? []).flatMap((lineItem) => {
    const { lineItemId, quantity } = lineItem;
    const wrong = (error: PlatformError) => void problems.push({ item: { lineItem }, error });
    const line = order.document.lineItems.find(({ id }) => id === lineItemId);
    if (!line) {
      wrong(notFound("Line item", "LINE_ITEM_NOT_FOUND"));
      return [];
    }
    const before = asked.get(lineItemId) ?? refundedQuantity(account, lineItemId);
    asked.set(lineItemId, before + quantity);
    if (!Number.isInteger(quantity) || quantity < 1 || before + quantity > line.quantity) {
      const why = `${line.quantity - before} units of the line item can be refunded`;
      wrong(refused("INVALID_LINE_ITEM_REFUND_QUANTITY", why));
    }
    return [{ line, quantity }];
  });
  const fees = (additionalFees ?? []).flatMap((additionalFee) => {
    const wrong = (error: PlatformError) => void problems.push({ item: { additionalFee }, error });
    const fee = feesOf(order).find(({ id }) => id === additionalFee.additionalFeeId);
    if (!fee) {
      wrong(notFound("Additional fee", "ADDITIONAL_FEE_NOT_FOUND"));
      return [];
    }
    const left = feeTotal(fee).minus(refundedFee(account, fee.id));
    const wanted = amount(additionalFee.amount?.amount ?? left);
    if (wanted.lte(0) || wanted.gt(left)) {
      wrong(refused("INVALID_ADDITIONAL_FEE_REFUND_AMOUNT", `${left} of the fee can be refunded`));
    }
    return [{ fee, amount: wanted }];
  });
  const checked = { lines, fees, problems };
  if (!shipping) return checked;
  const cost = shippingTotal(order);
  if (!cost) {
    problems.push({
      item: { shipping },
      error: notFound("Shipping", "SHIPPING_NOT_FOUND"),
    });
    return checked;
  }
  const left = cost.total.minus(refundedShipping(account));
  const wanted = amount(shipping.amount?.amount ?? left);
  if (wanted.lte(0) || wanted.gt(left)) {
    const why = `${left} of the delivery price can be refunded`;
    problems.push({
      item: { shipping },
      error: refused("INVALID_SHIPPING_REFUND_AMOUNT", why),
    });
  }
  return { ...checked, shipping: { amount: wanted } };
}
