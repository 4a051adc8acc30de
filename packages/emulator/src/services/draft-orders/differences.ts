// Differences between a draft and its order.

import { objectOf } from "../../resource/merge.js";
import type { OrderDocument, OrderLine } from "../orders/model/model.js";
import { heldBy } from "./as-cart.js";
import { amountOf, type Details, type DraftLine, type DraftOrder, unitOf } from "./model.js";

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns the previous values of a line's changed fields. */
function changesOf(before: OrderLine, line: OrderLine): object | undefined {
  const changed = {
    ...(before.quantity === line.quantity ? {} : { quantityBeforeChange: before.quantity }),
    ...(unitOf(before).eq(unitOf(line))
      ? {}
      : { priceBeforeChange: before.priceBeforeDiscounts ?? before.price }),
    ...(same(before.priceDescription, line.priceDescription)
      ? {}
      : { priceDescriptionBeforeChange: before.priceDescription ?? {} }),
    ...(same(before.modifierGroups ?? [], line.modifierGroups ?? [])
      ? {}
      : { modifierGroupsBeforeChange: before.modifierGroups ?? [] }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** Returns a line marked with the draft's changes. */
export function markedLine(
  source: OrderDocument | undefined,
  lineItem: OrderLine,
  removed: boolean,
): DraftLine {
  const before = source?.lineItems.find(({ id }) => id === lineItem.id);
  if (!before) return { added: true, lineItem };
  if (removed) return { removed: true, lineItem: before };
  const changedDetails = changesOf(before, lineItem);
  return changedDetails ? { changedDetails, lineItem } : { lineItem };
}

/** Returns the fields that define a delivery and its price, without derived values. */
function agreed(shipping: unknown) {
  const { carrierId, code, title, logistics, cost } = objectOf(shipping);
  const { price, discount } = objectOf(cost);
  const list = amountOf(price).plus(amountOf(discount)).toFixed();
  return [carrierId ?? null, code ?? null, title ?? "", logistics ?? {}, list];
}

function marked(
  field: string,
  now: unknown,
  before: unknown,
  isSame: (a: unknown, b: unknown) => boolean = same,
): Details | undefined {
  if (now === undefined) {
    return before === undefined ? undefined : { removed: true, [field]: before };
  }
  if (before === undefined) return { added: true, [field]: now };
  if (isSame(now, before)) return { [field]: now };
  return { changedDetails: { [`${field}BeforeChange`]: before }, [field]: now };
}

/** Returns the details of a draft with their changes, also in the older formats. */
export function markedDetails(draft: DraftOrder, source: OrderDocument | undefined) {
  const buyer = heldBy(draft.buyerDetails, "buyerInfo");
  const billing = heldBy(draft.billingDetails, "billingInfo");
  const recipient = heldBy(draft.recipientInfo, "recipientInfo");
  const shipping = heldBy(draft.shippingInfo, "shippingInfo");
  const location = heldBy(draft.businessLocationDetails, "businessLocation");
  const sameDelivery = (a: unknown, b: unknown) => same(agreed(a), agreed(b));
  const { memberId } = objectOf(buyer);
  return {
    buyerDetails: marked("buyerInfo", buyer, source?.buyerInfo),
    billingDetails: marked("billingInfo", billing, source?.billingInfo),
    recipientInfo: marked("recipientInfo", recipient, source?.recipientInfo),
    shippingInfo: marked("shippingInfo", shipping, source?.shippingInfo, sameDelivery),
    businessLocationDetails: marked("businessLocation", location, source?.businessLocation),
    buyerInfo: buyer,
    billingInfo: billing,
    memberId,
  };
}
