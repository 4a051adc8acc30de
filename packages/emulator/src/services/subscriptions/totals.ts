// The totals of a draft, recalculated after each change. All numbers are exact decimals, rounded per line and tax.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, round, smaller, sum, zero } from "../../kernel/money.js";
import { type Price, priceIn } from "../orders/model/price.js";
import { aroundTax, taxDetails, taxInfo } from "../orders/model/taxed.js";
import { taxAtRate } from "../tax/rules.js";
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

/** Calculates the prices of a draft in the contract's currency. The contract decides whether prices include tax. */
class Sums {
  constructor(
    readonly context: Context,
    readonly contract: Contract,
  ) {}

  price(value: Amount): Price {
    return priceIn(this.context, value, this.contract.currency);
  }

  /** Returns the tax of a price, with the price before and after tax. */
  taxed(full: Amount, { taxRate: rate = "0", taxBreakdown = [], ...rest }: TaxInfo) {
    const { context, contract } = this;
    const { currency, taxIncludedInPrices: included } = contract;
    const item = { full, included };
    const { tax, taxable } = taxAtRate(item, rate, currency);
    const taxed = { ...item, tax, taxable, rate, levies: [], exempt: false };
    const taxableAmount = this.price(taxable);
    return {
      tax,
      fields: {
        ...aroundTax(context, taxed, currency),
        taxDetails: taxDetails(context, taxed, currency),
        taxInfo: {
          ...rest,
          ...taxInfo(context, taxed, currency),
          taxBreakdown: taxBreakdown.map((one) => {
            const { tax: part } = taxAtRate(item, one.rate ?? rate, currency, rate);
            return { ...one, taxAmount: this.price(part), taxableAmount };
          }),
        },
      },
    };
  }

  line(line: Line, discount: Amount) {
    const gross = of(line.priceBeforeDiscounts).times(line.quantity);
    const off = smaller(discount, gross);
    const paid = gross.minus(off);
    const { tax, fields } = this.taxed(round(paid, this.contract.currency), taxInfoOf(line));
    return {
      gross,
      off,
      tax,
      line: {
        ...line,
        price: this.price(paid.div(line.quantity)),
        totalDiscount: this.price(off),
        lineItemPrice: this.price(paid),
        ...fields,
      },
    };
  }

  shipping(info: Shipping) {
    const { cost = {} } = info;
    const price = of(cost.price);
    const { tax, fields } = this.taxed(price, taxInfoOf(cost));
    return {
      price,
      tax,
      info: { ...info, cost: { ...cost, price: this.price(price), ...fields } },
    };
  }
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
function aggregated(sums: Sums, lines: readonly Line[]) {
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
    aggregatedTaxAmount: sums.price(tax),
  }));
}

/** Returns a draft with updated prices, discounts, fees and totals. */
export function recalculated(
  context: Context,
  contract: Contract,
  draft: Pick<Draft, "lineItems" | "shippingDetails">,
) {
  const sums = new Sums(context, contract);
  const items = draft.lineItems;
  const discounts = discountsOf(contract).map((discount) => ({
    discount,
    source: "ORIGINAL_CONTRACT",
    applied: counts(discount, items),
  }));
  const gone = discounts.filter(({ applied }) => !applied).map(({ discount }) => discount);
  const removed = new Set(
    items.filter(({ changeType }) => changeType === "REMOVED").map(({ lineItem }) => lineItem.id),
  );
  const fees = feesOf(contract).map((additionalFee: Fee) => ({
    additionalFee,
    taxDetails: additionalFee.taxDetails,
    source: "ORIGINAL_CONTRACT",
    applied: !(additionalFee.lineItemIds ?? []).some((id) => removed.has(id)),
  }));
  const priced = items.map((item) =>
    removed.has(item.lineItem.id)
      ? { item, sums: undefined }
      : { item, sums: sums.line(item.lineItem, discountOf(item, contract, gone)) },
  );
  const counted = priced.flatMap((one) => (one.sums ? [one.sums] : []));
  const { shippingDetails } = draft;
  const info =
    shippingDetails?.changeType === "REMOVED" ? undefined : shippingDetails?.shippingInfo;
  const shipping = info && sums.shipping(info);
  const charged = fees.filter(({ applied }) => applied).map(({ additionalFee }) => additionalFee);
  const subtotal = sum(counted.map(({ gross }) => gross));
  const discount = sum(counted.map(({ off }) => off));
  const totalAdditionalFees = sum(charged.map((fee) => of(fee.price)));
  const tax = sum([
    ...counted.map((one) => one.tax),
    shipping?.tax ?? zero(),
    ...charged.map((fee) => of(fee.taxDetails?.totalTax)),
  ]);
  const total = subtotal
    .minus(discount)
    .plus(shipping?.price ?? 0)
    .plus(totalAdditionalFees)
    .plus(contract.taxIncludedInPrices ? 0 : tax);
  const all = { subtotal, shipping: shipping?.price ?? zero(), tax, discount, total };
  return {
    lineItems: priced.map(({ item, sums: own }) => (own ? { ...item, lineItem: own.line } : item)),
    discounts,
    additionalFees: fees,
    ...(shippingDetails
      ? {
          shippingDetails: { ...shippingDetails, ...(shipping && { shippingInfo: shipping.info }) },
        }
      : {}),
    priceSummary: Object.fromEntries(
      Object.entries({ ...all, totalAdditionalFees }).map(([name, one]) => [name, sums.price(one)]),
    ),
    taxInfo: {
      totalTax: sums.price(tax),
      taxBreakdown: aggregated(
        sums,
        counted.map(({ line }) => line),
      ),
    },
  };
}
