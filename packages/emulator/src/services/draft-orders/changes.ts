// The changes of a committed draft in the formats of the event and the order's history.

import type { Context } from "../../kernel/context.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { translatable } from "../cart/line-parts.js";
import type { OrderDocument, OrderLine } from "../orders/model/model.js";
import { amountOf, type DraftLine, type DraftOrder, pricesIn, unitOf } from "./model.js";

/** Fields of a removed line that the event includes. */
const REMOVED = [
  "productName",
  "catalogReference",
  "quantity",
  "totalDiscount",
  "descriptionLines",
  "physicalProperties",
  "itemType",
  "fulfillerId",
  "price",
  "priceBeforeDiscounts",
  "totalPriceAfterTax",
  "taxDetails",
  "priceDescription",
  "lineItemPrice",
  "totalPriceBeforeTax",
  "locations",
  "subscriptionInfo",
  "modifierGroups",
];

const picked = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

const OF_EVENT = ["quantityBeforeChange", "priceBeforeChange", "priceDescriptionBeforeChange"];

function lineDelta({ added, removed, changedDetails, lineItem }: DraftLine): object[] {
  const lineItemId = lineItem.id;
  if (added) return [{ lineItemId, lineItemAdded: true }];
  if (removed) {
    return [{ lineItemId, lineItemRemoved: picked(lineItem, REMOVED) }];
  }
  return changedDetails ? [{ lineItemId, changedDetails: picked(changedDetails, OF_EVENT) }] : [];
}

const byId = (items: unknown) =>
  new Map(listOf(items).map((item) => [String(objectOf(item).id ?? ""), objectOf(item)]));

/** Returns the amount of a discount or fee. */
function worthOf(extra: Record<string, unknown> | undefined): string | undefined {
  if (!extra) return undefined;
  const own = objectOf(extra.coupon ?? extra.discountRule ?? extra.merchantDiscount);
  return amountOf(extra.price ?? own.amount).toFixed();
}

/** Returns the edited and removed entries of a list whose entries have ids. */
function deltas(before: unknown, after: unknown, name: "Discount" | "AdditionalFee"): object[] {
  const [old, now] = [byId(before), byId(after)];
  const idName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;
  const removedName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Removed`;
  const edited = [...now].filter(([id, one]) => worthOf(old.get(id)) !== worthOf(one));
  const removed = [...old.keys()].filter((id) => !now.has(id));
  return [
    ...edited.map(([id, one]) => ({ [idName]: id, [`edited${name}`]: one })),
    ...removed.map((id) => ({ [idName]: id, [removedName]: true })),
  ];
}

/** Returns the changes in the format of the order's event. */
export function committedChanges(draft: DraftOrder, before: OrderDocument, after: OrderDocument) {
  const shipping = draft.shippingInfo;
  return {
    ...(shipping?.removed ? { shippingInfoRemoved: true } : {}),
    ...(shipping?.added || shipping?.changedDetails
      ? { changedShippingInfo: after.shippingInfo }
      : {}),
    lineItems: draft.lineItems.flatMap(lineDelta),
    appliedDiscounts: deltas(before.appliedDiscounts, after.appliedDiscounts, "Discount"),
    additionalFees: deltas(before.additionalFees, after.additionalFees, "AdditionalFee"),
  };
}

const managed = ({ id, productName: name, quantity }: OrderLine) => ({ id, name, quantity });

function lineChange(
  context: Context,
  draft: DraftOrder,
  before: OrderDocument,
  line: DraftLine,
): object[] {
  const { added, removed, changedDetails, lineItem } = line;
  if (added) return [{ lineItemAdded: managed(lineItem) }];
  if (removed) return [{ lineItemRemoved: managed(lineItem) }];
  const old = before.lineItems.find(({ id }) => id === lineItem.id);
  if (!changedDetails || !old) return [];
  const price = pricesIn(context, draft.currency);
  const diff = lineItem.quantity - old.quantity;
  const quantity = {
    originalQuantity: old.quantity,
    newQuantity: lineItem.quantity,
    diff: Math.abs(diff),
    deltaType: diff > 0 ? "QUANTITY_INCREASED" : "QUANTITY_DECREASED",
  };
  const changed = !unitOf(old).eq(unitOf(lineItem));
  return [
    {
      lineItemChanged: {
        id: lineItem.id,
        name: lineItem.productName,
        ...(diff === 0 ? {} : { quantity }),
        ...(changed
          ? { price: { originalPrice: price(unitOf(old)), newPrice: price(unitOf(lineItem)) } }
          : {}),
      },
    },
  ];
}

/** Returns a discount or fee in the format of the history: by name, with its share of each line. */
function managedExtra(draft: DraftOrder, extra: Record<string, unknown>) {
  const { id, name, lineItemDiscounts } = extra;
  const own = objectOf(extra.coupon ?? extra.discountRule ?? extra.merchantDiscount);
  const known = name ?? own.description ?? own.name;
  const text = typeof known === "string" && known !== "" ? translatable(known) : known;
  const nameOf = (lineId: unknown) =>
    draft.lineItems.find(({ lineItem }) => lineItem.id === lineId)?.lineItem.productName;
  return {
    id,
    name: text ?? translatable("Discount"),
    affectedLineItems: listOf(lineItemDiscounts).map((one) => {
      const { id: lineId, totalDiscount } = objectOf(one);
      return { id: lineId, name: nameOf(lineId), amount: totalDiscount };
    }),
    totalAmount: extra.price ?? own.amount,
  };
}

function extraChanges(
  draft: DraftOrder,
  before: unknown,
  after: unknown,
  name: "discount" | "additionalFee",
) {
  const [old, now] = [byId(before), byId(after)];
  const added = [...now].filter(([id]) => !old.has(id)).map(([, one]) => one);
  const removed = [...old].filter(([id]) => !now.has(id)).map(([, one]) => one);
  return [
    ...added.map((one) => ({ [`${name}Added`]: managedExtra(draft, one) })),
    ...removed.map((one) => ({ [`${name}Removed`]: managedExtra(draft, one) })),
  ];
}

const deliveryOf = (shipping: unknown) => {
  const { title = "", cost } = objectOf(shipping);
  return { total: objectOf(cost).price, shippingTitle: title };
};

/** Returns the changes in the format of the order's history. */
export function historyOf(
  context: Context,
  draft: DraftOrder,
  before: OrderDocument,
  after: OrderDocument,
): object[] {
  const total = ({ priceSummary }: OrderDocument) => objectOf(priceSummary).total;
  const moved = !amountOf(total(before)).eq(amountOf(total(after)));
  const { added, removed, changedDetails } = draft.shippingInfo ?? {};
  const shippingInformationChanged = {
    ...(before.shippingInfo ? { originalShippingInfo: deliveryOf(before.shippingInfo) } : {}),
    ...(after.shippingInfo ? { newShippingInfo: deliveryOf(after.shippingInfo) } : {}),
  };
  return [
    ...draft.lineItems.flatMap((line) => lineChange(context, draft, before, line)),
    ...extraChanges(draft, before.appliedDiscounts, after.appliedDiscounts, "discount"),
    ...extraChanges(draft, before.additionalFees, after.additionalFees, "additionalFee"),
    ...(added || removed || changedDetails ? [{ shippingInformationChanged }] : []),
    ...(moved
      ? [{ totalPriceChanged: { originalTotal: total(before), newTotal: total(after) } }]
      : []),
  ];
}
