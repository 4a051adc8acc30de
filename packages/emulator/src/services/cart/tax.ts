import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round } from "../../kernel/money.js";
import { getOrInsert } from "../../store/get-or-insert.js";
import { memberSlice } from "../accounts/model/member.js";
import { pluginTax, type TaxSource } from "../plugins/tax.js";
import { type Taxable, type Taxed, taxedAt, taxedWith } from "../pricing/taxes.js";
import { DELIVERY } from "../pricing/totals.js";
import { DEFAULT_TAX_GROUP, DELIVERY_TAX_GROUP } from "../tax/groups.js";
import {
  defaultRate,
  type PlaceProblem,
  ratesIn,
  type TaxPlace,
  taxRegionFor,
  taxRulesOf,
} from "../tax/rules.js";
import { contactTaxDetails } from "../tax/settings.js";
import type { Cart, TaxAddress } from "./model.js";

export interface TaxedItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly total: Amount;
  readonly taxGroupId?: string | undefined;
  readonly taxAddress?: TaxAddress;
  /** Whether only the merchant's tax regions can tax the item. */
  readonly needsTaxRegion?: boolean;
}

export const taxableItems = (
  { site }: Reader,
  lines: readonly TaxedItem[],
  delivery: Amount,
  fees: readonly Omit<TaxedItem, "quantity">[],
): TaxedItem[] => [
  ...lines,
  {
    id: DELIVERY,
    name: "Delivery",
    quantity: 1,
    total: delivery,
    taxGroupId: DELIVERY_TAX_GROUP,
    needsTaxRegion: !site.tax.delivery || !delivery.gt(0),
  },
  ...fees.map((fee) => ({ ...fee, quantity: 1 })),
];

export interface CartTax {
  readonly source: TaxSource;
  readonly isRegional: boolean;
  readonly problem?: PlaceProblem;
  readonly items: ReadonlyMap<string, Taxed>;
}

export function exemptGroupOf(reader: Reader, cart: Cart): string | undefined {
  if (cart.taxExemptGroupId !== undefined) return cart.taxExemptGroupId;
  const { owner } = cart;
  const member = owner.kind === "member" ? reader.store(memberSlice)?.get(owner.id) : undefined;
  const contactId = cart.contactId ?? member?.contactId;
  if (contactId === undefined) return undefined;
  return reader.store(contactTaxDetails)?.items.get(contactId)?.entity.taxExemptGroupId;
}

/** Assumes that the business is in the country of the site's locale. */
function placeOf(reader: Reader, cart: Cart, type: TaxAddress, pickup?: TaxPlace): TaxPlace {
  const { deliveryAddress, billingAddress } = cart;
  if (type === "BUSINESS") return { country: new Intl.Locale(reader.site.locale).region };
  if (type === "BILLING") return billingAddress ?? deliveryAddress ?? {};
  return deliveryAddress ?? billingAddress ?? pickup ?? {};
}

export function taxAt(
  reader: Reader,
  { groupId, ...item }: Taxable & { readonly groupId: unknown },
  place: TaxPlace,
): Taxed {
  const rules = taxRulesOf(reader);
  const rates =
    rules.regions.length === 0
      ? [defaultRate(reader)]
      : ratesIn(rules, taxRegionFor(rules, place).region, groupId);
  return taxedAt(item, rates, reader.site.currency);
}

export function cartTax(
  reader: Reader,
  cart: Cart,
  items: readonly TaxedItem[],
  pickup?: TaxPlace,
  prices = { currency: reader.site.currency, included: reader.site.tax.included },
): CartTax {
  const { currency, included } = prices;
  const rules = taxRulesOf(reader);
  const isRegional = rules.regions.length > 0;
  const lines = items.filter(({ needsTaxRegion }) => !needsTaxRegion);
  const { source, taxes } = pluginTax(reader, cart, lines, prices);
  const siteRate = defaultRate(reader);
  const taxEach = (taxOf: (item: TaxedItem, taxable: Taxable) => Taxed) =>
    new Map(items.map((item) => [item.id, taxOf(item, { full: item.total, included })]));
  if (taxes) {
    const appTaxes = taxEach(({ id }, taxable) =>
      taxedWith(taxable, siteRate, round(amount(taxes.get(id) ?? 0), currency)),
    );
    return { source, isRegional: false, items: appTaxes };
  }
  if (!isRegional) {
    const siteTaxes = taxEach(({ needsTaxRegion }, taxable) =>
      taxedAt(taxable, needsTaxRegion ? [] : [siteRate], currency),
    );
    return { source, isRegional, items: siteTaxes };
  }
  const exemptGroupId = exemptGroupOf(reader, cart);
  const places = new Map<TaxAddress, ReturnType<typeof taxRegionFor>>();
  const regionalTaxes = taxEach((item, taxable) => {
    const { taxAddress: address = "SHIPPING", taxGroupId = DEFAULT_TAX_GROUP } = item;
    const place = getOrInsert(places, address, () =>
      taxRegionFor(rules, placeOf(reader, cart, address, pickup)),
    );
    return taxedAt(taxable, ratesIn(rules, place.region, taxGroupId, exemptGroupId), currency);
  });
  const problem = [...places.values()].find(
    // A missing country is not reported, because the buyer may not have entered an address yet.
    (place) => place.problem === "MISSING_SUBDIVISION_IN_ADDRESS",
  )?.problem;
  return { source, isRegional, items: regionalTaxes, problem };
}
