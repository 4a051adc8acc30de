import type { Context } from "../../kernel/context.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { translatable } from "../cart/line-parts.js";
import { type OrderDocument, type OrderLine, quantityChange } from "../orders/model/order.js";
import { amountOf, pricesIn } from "../orders/model/price.js";
import {
  DETAILS_FIELDS,
  type Details,
  DRAFT_FIELD_NAMES,
  type DraftLine,
  type DraftOrder,
  detailsOf,
  unitOf,
} from "./model.js";

const isEqualJson = (a: unknown, b: unknown) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function changesOf(before: OrderLine, line: OrderLine): Entity {
  const isSamePrice = unitOf(before).eq(unitOf(line));
  const isSameText = isEqualJson(before.priceDescription, line.priceDescription);
  const { modifierGroups = [] } = before;
  return {
    ...(before.quantity === line.quantity ? {} : { quantityBeforeChange: before.quantity }),
    ...(isSamePrice ? {} : { priceBeforeChange: before.priceBeforeDiscounts ?? before.price }),
    ...(isSameText ? {} : { priceDescriptionBeforeChange: before.priceDescription ?? {} }),
    ...(isEqualJson(modifierGroups, line.modifierGroups ?? [])
      ? {}
      : { modifierGroupsBeforeChange: modifierGroups }),
  };
}

export function markedLine(
  source: OrderDocument | undefined,
  lineItem: OrderLine,
  removed: boolean,
): DraftLine {
  const before = source?.lineItems.find(({ id }) => id === lineItem.id);
  if (!before) return { added: true, lineItem };
  if (removed) return { removed: true, lineItem: before };
  const changedDetails = changesOf(before, lineItem);
  return Object.keys(changedDetails).length > 0 ? { changedDetails, lineItem } : { lineItem };
}

function deliveryTerms(shipping: unknown) {
  const { carrierId, code, title = "", logistics = {}, cost } = objectOf(shipping);
  const { price, discount } = objectOf(cost);
  const listPrice = amountOf(price).plus(amountOf(discount)).toFixed();
  return { carrierId, code, title, logistics, listPrice };
}

function markedField(field: string, after: unknown, before: unknown): Details | undefined {
  if (after === undefined) {
    return before === undefined ? undefined : { removed: true, [field]: before };
  }
  if (before === undefined) return { added: true, [field]: after };
  const comparable = field === "shippingInfo" ? deliveryTerms : (value: unknown) => value;
  if (isEqualJson(comparable(after), comparable(before))) return { [field]: after };
  return { changedDetails: { [`${field}BeforeChange`]: before }, [field]: after };
}

export function markedDetails(draft: DraftOrder, source: OrderDocument | undefined) {
  const details = DETAILS_FIELDS.map((field) => {
    return [DRAFT_FIELD_NAMES[field], markedField(field, detailsOf(draft, field), source?.[field])];
  });
  const buyerInfo = detailsOf(draft, "buyerInfo");
  return {
    ...Object.fromEntries(details),
    buyerInfo,
    billingInfo: detailsOf(draft, "billingInfo"),
    memberId: objectOf(buyerInfo).memberId,
  };
}

const REMOVED_LINE_FIELDS = [
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

const DELTA_FIELDS = ["quantityBeforeChange", "priceBeforeChange", "priceDescriptionBeforeChange"];

const pick = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

function lineDelta({ added, removed, changedDetails, lineItem }: DraftLine): object[] {
  const { id: lineItemId } = lineItem;
  if (added) return [{ lineItemId, lineItemAdded: true }];
  if (removed) return [{ lineItemId, lineItemRemoved: pick(lineItem, REMOVED_LINE_FIELDS) }];
  if (!changedDetails) return [];
  return [{ lineItemId, changedDetails: pick(changedDetails, DELTA_FIELDS) }];
}

const mapById = (items: unknown) =>
  new Map(listOf(items).map((item) => [String(objectOf(item).id ?? ""), objectOf(item)]));

const discountPart = (extra: Entity) =>
  objectOf(extra.coupon ?? extra.discountRule ?? extra.merchantDiscount);

const amountOfExtra = (extra: Entity = {}) =>
  amountOf(extra.price ?? discountPart(extra).amount).toFixed();

function deltasOf(before: unknown, after: unknown, name: "Discount" | "AdditionalFee"): object[] {
  const [oldExtras, newExtras] = [mapById(before), mapById(after)];
  const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const editedExtras = [...newExtras].filter(([id, extra]) => {
    const previous = oldExtras.get(id);
    return !previous || amountOfExtra(previous) !== amountOfExtra(extra);
  });
  const removedIds = [...oldExtras.keys()].filter((id) => !newExtras.has(id));
  return [
    ...editedExtras.map(([id, extra]) => ({ [`${field}Id`]: id, [`edited${name}`]: extra })),
    ...removedIds.map((id) => ({ [`${field}Id`]: id, [`${field}Removed`]: true })),
  ];
}

export function committedChanges(draft: DraftOrder, before: OrderDocument, after: OrderDocument) {
  const { added, removed, changedDetails } = draft.shippingInfo ?? {};
  return {
    shippingInfoRemoved: removed ? true : undefined,
    changedShippingInfo: added || changedDetails ? after.shippingInfo : undefined,
    lineItems: draft.lineItems.flatMap(lineDelta),
    appliedDiscounts: deltasOf(before.appliedDiscounts, after.appliedDiscounts, "Discount"),
    additionalFees: deltasOf(before.additionalFees, after.additionalFees, "AdditionalFee"),
  };
}

function lineChange(
  context: Context,
  draft: DraftOrder,
  before: OrderDocument,
  { added, removed, changedDetails, lineItem }: DraftLine,
): object[] {
  const { id, productName: name, quantity } = lineItem;
  if (added) return [{ lineItemAdded: { id, name, quantity } }];
  if (removed) return [{ lineItemRemoved: { id, name, quantity } }];
  const old = before.lineItems.find((line) => line.id === id);
  if (!changedDetails || !old) return [];
  const price = pricesIn(context, draft.currency);
  const [originalUnit, newUnit] = [unitOf(old), unitOf(lineItem)];
  const prices = { originalPrice: price(originalUnit), newPrice: price(newUnit) };
  return [
    {
      lineItemChanged: {
        id,
        name,
        quantity: quantity === old.quantity ? undefined : quantityChange(old.quantity, quantity),
        price: originalUnit.eq(newUnit) ? undefined : prices,
      },
    },
  ];
}

function historyExtra(draft: DraftOrder, extra: Entity) {
  const { id, name, lineItemDiscounts } = extra;
  const part = discountPart(extra);
  const label = name ?? part.description ?? part.name;
  const text = typeof label === "string" && label !== "" ? translatable(label) : label;
  const nameOf = (lineId: unknown) =>
    draft.lineItems.find(({ lineItem }) => lineItem.id === lineId)?.lineItem.productName;
  return {
    id,
    name: text ?? translatable("Discount"),
    affectedLineItems: listOf(lineItemDiscounts).map((discount) => {
      const { id: lineId, totalDiscount } = objectOf(discount);
      return { id: lineId, name: nameOf(lineId), amount: totalDiscount };
    }),
    totalAmount: extra.price ?? part.amount,
  };
}

function extraChanges(draft: DraftOrder, before: unknown, after: unknown, name: string) {
  const [oldExtras, newExtras] = [mapById(before), mapById(after)];
  const addedExtras = [...newExtras].filter(([id]) => !oldExtras.has(id));
  const removedExtras = [...oldExtras].filter(([id]) => !newExtras.has(id));
  return [
    ...addedExtras.map(([, extra]) => ({ [`${name}Added`]: historyExtra(draft, extra) })),
    ...removedExtras.map(([, extra]) => ({ [`${name}Removed`]: historyExtra(draft, extra) })),
  ];
}

function deliveryOf(shipping: unknown) {
  if (!shipping) return undefined;
  const { title = "", cost } = objectOf(shipping);
  return { total: objectOf(cost).price, shippingTitle: title };
}

export function historyOf(
  context: Context,
  draft: DraftOrder,
  before: OrderDocument,
  after: OrderDocument,
): object[] {
  const totalOf = ({ priceSummary }: OrderDocument) => objectOf(priceSummary).total;
  const [originalTotal, newTotal] = [totalOf(before), totalOf(after)];
  const isSameTotal = amountOf(originalTotal).eq(amountOf(newTotal));
  const { added, removed, changedDetails } = draft.shippingInfo ?? {};
  const shippingInformationChanged = {
    originalShippingInfo: deliveryOf(before.shippingInfo),
    newShippingInfo: deliveryOf(after.shippingInfo),
  };
  return [
    ...draft.lineItems.flatMap((line) => lineChange(context, draft, before, line)),
    ...extraChanges(draft, before.appliedDiscounts, after.appliedDiscounts, "discount"),
    ...extraChanges(draft, before.additionalFees, after.additionalFees, "additionalFee"),
    ...(added || removed || changedDetails ? [{ shippingInformationChanged }] : []),
    ...(isSameTotal ? [] : [{ totalPriceChanged: { originalTotal, newTotal } }]),
  ];
}
