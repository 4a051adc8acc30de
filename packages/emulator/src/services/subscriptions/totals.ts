import type { Context } from "../../kernel/context.js";
import { type Amount, sum, zero } from "../../kernel/money.js";
import { amountOf, pricesIn, summaryOf, taxFields } from "../orders/model/price.js";
import { type Taxed, taxAtRate, untaxed } from "../pricing/taxes.js";
import { DELIVERY, discountLines, totalsOf } from "../pricing/totals.js";
import {
  type Contract,
  type Discount,
  type Draft,
  discountsOf,
  type Fee,
  type ItemDetails,
  type Line,
  liveLines,
  subscriptionLines,
  type TaxInfo,
} from "./model.js";

function taxedItem(full: Amount, { taxRate: rate = "0" }: TaxInfo, contract: Contract): Taxed {
  const item = { full, included: contract.taxIncludedInPrices };
  return { ...untaxed(item), ...taxAtRate(item, rate, contract.currency), rate };
}

function taxFieldsOf(context: Context, { currency }: Contract, taxed: Taxed, taxInfo: TaxInfo) {
  const { taxRate: rate = "0", taxBreakdown = [], ...rest } = taxInfo;
  const price = pricesIn(context, currency);
  const fields = taxFields(context, taxed, currency);
  return {
    ...fields,
    taxInfo: {
      ...rest,
      ...fields.taxInfo,
      taxBreakdown: taxBreakdown.map((levy) => {
        const { tax } = taxAtRate(taxed, levy.rate ?? rate, currency, rate);
        return { ...levy, taxAmount: price(tax), taxableAmount: price(taxed.taxable) };
      }),
    },
  };
}

const taxInfoOf = ({ taxInfo, taxDetails }: Pick<Line, "taxInfo" | "taxDetails">): TaxInfo => ({
  ...taxInfo,
  taxRate: taxInfo?.taxRate || taxDetails?.taxRate || "0",
});

export const unchangedItems = (contract: Contract): ItemDetails[] =>
  subscriptionLines(contract).map((line) => {
    const { price, priceBeforeDiscounts = price } = line;
    return { lineItem: { ...line, priceBeforeDiscounts }, changeType: "EMPTY" };
  });

/**
 * Global discounts apply while one of their items remains, others only while all of their items
 * remain at unchanged prices.
 */
function isApplied(discount: Discount, items: readonly ItemDetails[]): boolean {
  const { lineItemIds = [], lineItemDiscounts = [], discountType } = discount;
  const ids = new Set([...lineItemIds, ...lineItemDiscounts.map(({ id }) => id)]);
  const coveredItems = items.filter(({ lineItem }) => ids.has(lineItem.id));
  if (coveredItems.length === 0) return true;
  const isRemaining = ({ changeType }: ItemDetails) => changeType !== "REMOVED";
  if (discountType === "GLOBAL") return coveredItems.some(isRemaining);
  return coveredItems.every((item) => isRemaining(item) && !item.changed?.priceBeforeChange);
}

function discountOf(line: Line, contract: Contract, lostDiscounts: readonly Discount[]): Amount {
  const original = subscriptionLines(contract).find(({ id }) => id === line.id);
  if (!original) return zero();
  const shares = lostDiscounts.flatMap(({ lineItemDiscounts = [] }) =>
    lineItemDiscounts.filter(({ id }) => id === line.id).slice(0, 1),
  );
  const lostAmount = sum(shares.map(({ totalDiscount }) => amountOf(totalDiscount)));
  const remaining = amountOf(original.totalDiscount).minus(lostAmount);
  return remaining.lt(0) ? zero() : remaining;
}

function aggregatedTaxes(context: Context, { currency }: Contract, lines: readonly Line[]) {
  const taxes = new Map<string, { readonly details: object; readonly tax: Amount }>();
  for (const levy of lines.flatMap(({ taxInfo }) => taxInfo?.taxBreakdown ?? [])) {
    const { taxName, taxType, jurisdiction, jurisdictionType, rate } = levy;
    const details = { taxName, taxType, jurisdiction, jurisdictionType, rate };
    const key = JSON.stringify(details);
    taxes.set(key, { details, tax: amountOf(levy.taxAmount).plus(taxes.get(key)?.tax ?? 0) });
  }
  const price = pricesIn(context, currency);
  return [...taxes.values()].map(({ details, tax }) => ({
    ...details,
    aggregatedTaxAmount: price(tax),
  }));
}

function draftTotals(
  contract: Contract,
  remaining: readonly Line[],
  lostDiscounts: readonly Discount[],
  cost: Pick<Line, "price" | "taxInfo" | "taxDetails"> | undefined,
  fees: readonly Fee[],
) {
  const { currency, taxIncludedInPrices: included } = contract;
  const lines = remaining.map((line) => ({
    id: line.id,
    line,
    unit: amountOf(line.priceBeforeDiscounts),
    quantity: line.quantity,
  }));
  const shares = remaining.map((line) => discountOf(line, contract, lostDiscounts));
  const discount = { id: "contract", parts: [{ reduction: { kind: "shares" as const, shares } }] };
  const { lineTotals } = discountLines(lines, [discount], currency);
  const delivery = amountOf(cost?.price);
  return totalsOf({
    currency,
    included,
    lineTotals,
    delivery,
    fees: fees.map(({ id, price }) => ({ id, price: amountOf(price) })),
    taxes: new Map([
      ...lineTotals.lines.map(({ id, line, net: paid }) => {
        return [id, taxedItem(paid, taxInfoOf(line), contract)] as const;
      }),
      [DELIVERY, taxedItem(delivery, taxInfoOf(cost ?? {}), contract)],
      ...fees.map(({ id, price, taxDetails }) => {
        const item = untaxed({ full: amountOf(price), included });
        return [id, { ...item, tax: amountOf(taxDetails?.totalTax) }] as const;
      }),
    ]),
  });
}

export function recalculate(
  context: Context,
  contract: Contract,
  draft: Pick<Draft, "lineItems" | "shippingDetails">,
) {
  const price = pricesIn(context, contract.currency);
  const { lineItems: items, shippingDetails } = draft;
  const source = "ORIGINAL_CONTRACT";
  const discounts = discountsOf(contract).map((discount) => {
    return { discount, source, applied: isApplied(discount, items) };
  });
  const lostDiscounts = discounts.filter(({ applied }) => !applied).map(({ discount }) => discount);
  const remainingLines = liveLines(draft);
  const remainingIds = new Set(remainingLines.map(({ id }) => id));
  const isRemoved = (id: string) =>
    !remainingIds.has(id) && items.some(({ lineItem }) => lineItem.id === id);
  const contractFees = (contract.additionalFees ?? []) as readonly Fee[];
  const additionalFees = contractFees.map((additionalFee) => {
    const { taxDetails, lineItemIds = [] } = additionalFee;
    return { additionalFee, taxDetails, source, applied: !lineItemIds.some(isRemoved) };
  });
  const info =
    shippingDetails?.changeType === "REMOVED" ? undefined : shippingDetails?.shippingInfo;
  const chargedFees = additionalFees
    .filter(({ applied }) => applied)
    .map(({ additionalFee }) => additionalFee);
  const totals = draftTotals(contract, remainingLines, lostDiscounts, info?.cost, chargedFees);
  const lines = new Map(
    totals.lines.map(({ id, line, quantity, discount, net: paid, taxed }): [string, Line] => [
      id,
      {
        ...line,
        price: price(paid.div(quantity)),
        totalDiscount: price(discount),
        lineItemPrice: price(paid),
        ...taxFieldsOf(context, contract, taxed, taxInfoOf(line)),
      },
    ]),
  );
  const { deliveryPrice, taxedDelivery, tax } = totals;
  const cost = info && {
    ...info.cost,
    price: price(deliveryPrice),
    ...taxFieldsOf(context, contract, taxedDelivery, taxInfoOf(info.cost ?? {})),
  };
  return {
    lineItems: items.map((item) => {
      const lineItem = lines.get(item.lineItem.id);
      return lineItem ? { ...item, lineItem } : item;
    }),
    discounts,
    additionalFees,
    ...(shippingDetails && {
      shippingDetails: { ...shippingDetails, ...(info && { shippingInfo: { ...info, cost } }) },
    }),
    priceSummary: summaryOf(price, totals),
    taxInfo: {
      totalTax: price(tax),
      taxBreakdown: aggregatedTaxes(context, contract, [...lines.values()]),
    },
  };
}
