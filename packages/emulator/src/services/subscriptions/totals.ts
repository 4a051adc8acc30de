// The totals of a draft, recalculated after each change. All numbers are exact decimals, rounded per line and tax.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, sum, zero } from "../../kernel/money.js";
import { type Price, priceIn } from "../orders/model/price.js";
import { aroundTax, taxDetails, taxInfo } from "../orders/model/taxed.js";
import { type Taxed, taxAtRate, untaxed } from "../pricing/taxes.js";
import { DELIVERY, discountGoods, totalsOf } from "../pricing/totals.js";
import type {
  Contract,
  Discount,
  Draft,
  Fee,
  ItemDetails,
  Line,
  Shipping,
  TaxInfo,
} from "./model.js";
import { discountsOf, feesOf, linesOf } from "./model.js";

const of = (price: Price | undefined): Amount => amount(price?.amount || "0");

/** Returns the amount of a discount on a line. */
const shareOf = ({ lineItemDiscounts = [] }: Discount, id: string): Amount =>
  of(lineItemDiscounts.find((one) => one.id === id)?.totalDiscount);

const linked = ({ lineItemIds = [], lineItemDiscounts = [] }: Discount): readonly string[] => [
  ...new Set([...lineItemIds, ...lineItemDiscounts.map(({ id }) => id)]),
];

/** Formats amounts in the contract's currency. */
const pricesIn =
  (context: Context, { currency }: Contract) =>
  (value: Amount): Price =>
    priceIn(context, value, currency);

/** Returns an item with the tax of the rate that applied when the subscription started. */
function taxedItem(full: Amount, { taxRate: rate = "0" }: TaxInfo, contract: Contract): Taxed {
  const item = { full, included: contract.taxIncludedInPrices };
  return { ...untaxed(item), ...taxAtRate(item, rate, contract.currency), rate };
}

/** Returns the tax fields of a line or of the delivery. */
function taxFields(
  context: Context,
  contract: Contract,
  taxed: Taxed,
  { taxRate: rate = "0", taxBreakdown = [], ...rest }: TaxInfo,
) {
  const { currency } = contract;
  const price = pricesIn(context, contract);
  const taxableAmount = price(taxed.taxable);
  return {
    ...aroundTax(context, taxed, currency),
    taxDetails: taxDetails(context, taxed, currency),
    taxInfo: {
      ...rest,
      ...taxInfo(context, taxed, currency),
      taxBreakdown: taxBreakdown.map((one) => {
        const { tax } = taxAtRate(taxed, one.rate ?? rate, currency, rate);
        return { ...one, taxAmount: price(tax), taxableAmount };
      }),
    },
  };
}

/** Returns the tax rate that applied when the subscription started. */
const taxInfoOf = ({ taxInfo, taxDetails }: Pick<Line, "taxInfo" | "taxDetails">): TaxInfo => ({
  ...taxInfo,
  taxRate: taxInfo?.taxRate || taxDetails?.taxRate || "0",
});

/** Returns the initial lines of a draft. Their prices before discounts come from the order. */
export function begun({ lineItems }: Contract): ItemDetails[] {
  return (lineItems as readonly Line[]).map((line) => {
    const { price, priceBeforeDiscounts = price } = line;
    const told = priceBeforeDiscounts ? { priceBeforeDiscounts } : {};
    return { lineItem: { ...line, ...told }, changeType: "EMPTY" };
  });
}

/**
 * Returns whether a discount still applies. A discount on specific lines ends if one of them is removed or its
 * price changes. A global discount applies while any of its lines remains.
 */
function counts(discount: Discount, items: readonly ItemDetails[]): boolean {
  const own = items.filter(({ lineItem }) => linked(discount).includes(lineItem.id));
  if (own.length === 0) return true;
  if (discount.discountType === "GLOBAL") {
    return own.some(({ changeType }) => changeType !== "REMOVED");
  }
  return own.every(
    ({ changeType, changed }) => changeType !== "REMOVED" && !changed?.priceBeforeChange,
  );
}

/** Returns the line's share of all active discounts. Discounts without shares per line stay unchanged. */
function discountOf(item: ItemDetails, contract: Contract, gone: readonly Discount[]): Amount {
  const original = linesOf(contract).find(({ id }) => id === item.lineItem.id);
  if (!original) return zero();
  const lost = sum(gone.map((discount) => shareOf(discount, original.id)));
  const left = of(original.totalDiscount).minus(lost);
  return left.lt(0) ? zero() : left;
}

/** Returns the tax totals by name and rate. */
function aggregated(price: (value: Amount) => Price, lines: readonly Line[]) {
  const found = new Map<string, { readonly about: object; readonly tax: Amount }>();
  for (const { taxInfo } of lines) {
    for (const one of (taxInfo?.taxBreakdown ?? []) as readonly (Record<string, unknown> & {
      readonly taxAmount?: Price;
    })[]) {
      const { taxName, taxType, jurisdiction, jurisdictionType, rate } = one;
      const about = { taxName, taxType, jurisdiction, jurisdictionType, rate };
      const key = JSON.stringify(about);
      found.set(key, { about, tax: of(one.taxAmount).plus(found.get(key)?.tax ?? 0) });
    }
  }
  return [...found.values()].map(({ about, tax }) => ({
    ...about,
    aggregatedTaxAmount: price(tax),
  }));
}

/** Prices the remaining lines, the delivery and the fees of a draft. */
function draftTotals(
  contract: Contract,
  rows: readonly ItemDetails[],
  gone: readonly Discount[],
  cost: Shipping["cost"],
  fees: readonly Fee[],
) {
  const { currency, taxIncludedInPrices: included } = contract;
  const lines = rows.map(({ lineItem }) => ({
    id: lineItem.id,
    line: lineItem,
    unit: of(lineItem.priceBeforeDiscounts),
    quantity: lineItem.quantity,
  }));
  const shares = rows.map((item) => discountOf(item, contract, gone));
  const discount = { id: "contract", parts: [{ reduction: { kind: "shares" as const, shares } }] };
  const { goods } = discountGoods(lines, [discount], currency);
  const delivery = of(cost?.price);
  return totalsOf({
    currency,
    included,
    goods,
    delivery,
    fees: fees.map(({ id, price }) => ({ id, price: of(price) })),
    taxes: new Map([
      ...goods.lines.map(({ id, line, left }) => {
        return [id, taxedItem(left, taxInfoOf(line), contract)] as const;
      }),
      [DELIVERY, taxedItem(delivery, taxInfoOf(cost ?? {}), contract)],
      ...fees.map(({ id, price, taxDetails }) => {
        const item = { full: of(price), included };
        return [id, { ...untaxed(item), tax: of(taxDetails?.totalTax) }] as const;
      }),
    ]),
  });
}

/** Returns a draft with updated prices, discounts, fees and totals. */
export function recalculated(
  context: Context,
  contract: Contract,
  draft: Pick<Draft, "lineItems" | "shippingDetails">,
) {
  const price = pricesIn(context, contract);
  const items = draft.lineItems;
  const discounts = discountsOf(contract).map((discount) => ({
    discount,
    source: "ORIGINAL_CONTRACT",
    applied: counts(discount, items),
  }));
  const gone = discounts.filter(({ applied }) => !applied).map(({ discount }) => discount);
  const rows = items.filter(({ changeType }) => changeType !== "REMOVED");
  const removed = new Set(
    items.filter((item) => !rows.includes(item)).map(({ lineItem }) => lineItem.id),
  );
  const fees = feesOf(contract).map((additionalFee: Fee) => ({
    additionalFee,
    taxDetails: additionalFee.taxDetails,
    source: "ORIGINAL_CONTRACT",
    applied: !(additionalFee.lineItemIds ?? []).some((id) => removed.has(id)),
  }));
  const { shippingDetails } = draft;
  const info =
    shippingDetails?.changeType === "REMOVED" ? undefined : shippingDetails?.shippingInfo;
  const charged = fees.filter(({ applied }) => applied).map(({ additionalFee }) => additionalFee);
  const totals = draftTotals(contract, rows, gone, info?.cost, charged);
  const lines = new Map(
    totals.lines.map(({ id, line, quantity, discount, left, taxed }) => [
      id,
      {
        ...line,
        price: price(left.div(quantity)),
        totalDiscount: price(discount),
        lineItemPrice: price(left),
        ...taxFields(context, contract, taxed, taxInfoOf(line)),
      },
    ]),
  );
  const { subtotal, deliveryPrice: shipping, deliveryTaxed, tax, discount, total } = totals;
  const shippingInfo = info && {
    ...info,
    cost: {
      ...info.cost,
      price: price(shipping),
      ...taxFields(context, contract, deliveryTaxed, taxInfoOf(info.cost ?? {})),
    },
  };
  const sums = { subtotal, shipping, tax, discount, total, totalAdditionalFees: totals.feesTotal };
  return {
    lineItems: items.map((item) => {
      const lineItem = lines.get(item.lineItem.id);
      return lineItem ? { ...item, lineItem } : item;
    }),
    discounts,
    additionalFees: fees,
    ...(shippingDetails
      ? { shippingDetails: { ...shippingDetails, ...(shippingInfo ? { shippingInfo } : {}) } }
      : {}),
    priceSummary: Object.fromEntries(Object.entries(sums).map(([name, one]) => [name, price(one)])),
    taxInfo: {
      totalTax: price(tax),
      taxBreakdown: aggregated(price, [...lines.values()]),
    },
  };
}
