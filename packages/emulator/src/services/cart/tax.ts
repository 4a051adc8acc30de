// The tax on what a cart consists of: as an app works it out, by the merchant's regions, or by the site's own rate.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round } from "../../kernel/money.js";
import { memberSlice } from "../members/slice.js";
import { pluginTax, type TaxSource } from "../plugins/tax.js";
import {
  ownLevy,
  type PlaceProblem,
  type Taxable,
  type Taxed,
  type TaxPlace,
  taxedAt,
  taxedIn,
  taxRegionFor,
  taxRulesOf,
  untaxed,
} from "../tax/rules.js";
import { contactTaxDetails } from "../tax/settings.js";
import type { Cart, TaxAddress } from "./model.js";

/** A part of a cart that may be taxed: a line, its delivery, a fee. */
export interface CartItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Of all of it, after discounts. */
  readonly total: Amount;
  /** Which rates of a region it has. */
  readonly groupId: string;
  /** Which address decides; absent: the delivery's. */
  readonly address?: TaxAddress;
  /** Whether the site's own rate is put on it, where it has no regions. */
  readonly bySettings: boolean;
}

/** The tax of a cart's parts. */
export interface CartTax {
  readonly source: TaxSource;
  /** The merchant's regions decide, not the site's own rate. */
  readonly regional: boolean;
  readonly problem?: PlaceProblem;
  readonly items: ReadonlyMap<string, Taxed>;
}

/** The group of buyers that the cart's is in, where they have rates of their own. */
export function exemptGroupOf(reader: Reader, cart: Cart): string | undefined {
  if (cart.taxExemptGroupId !== undefined) return cart.taxExemptGroupId;
  const { owner } = cart;
  const member = owner.kind === "member" ? reader.store(memberSlice)?.get(owner.id) : undefined;
  const contactId = cart.contactId ?? member?.contactId;
  if (contactId === undefined) return undefined;
  return reader.store(contactTaxDetails)?.items.get(contactId)?.entity.taxExemptGroupId;
}

/** The address that decides; the business is in the country of the site's language. */
function placeOf(reader: Reader, cart: Cart, type: TaxAddress, pickup?: TaxPlace): TaxPlace {
  const { deliveryAddress, billingAddress } = cart;
  if (type === "BUSINESS") return { country: new Intl.Locale(reader.site.locale).region };
  if (type === "BILLING") return billingAddress ?? deliveryAddress ?? {};
  return deliveryAddress ?? billingAddress ?? pickup ?? {};
}

/** Taxes something outside a cart: by the merchant's regions at a place, or by the site's own rate. */
export function taxAt(reader: Reader, item: Taxable, place: TaxPlace): Taxed {
  const { currency, tax } = reader.site;
  const rules = taxRulesOf(reader);
  return rules.regions.length === 0
    ? taxedAt(item, tax.rate, ownLevy(reader), currency)
    : taxedIn(rules, taxRegionFor(rules, place).region, item, { currency });
}

/** How the prices of a cart are meant, where that is not how the site's are. */
interface Meant {
  readonly currency: string;
  /** Prices contain the tax. */
  readonly included: boolean;
}

/**
 * Taxes the parts of a cart.
 *
 * @param pickup - where the goods are fetched, for buyers who tell no address
 */
export function cartTax(
  reader: Reader,
  cart: Cart,
  items: readonly CartItem[],
  pickup?: TaxPlace,
  meant: Meant = { currency: reader.site.currency, included: reader.site.tax.included },
): CartTax {
  const { tax } = reader.site;
  const { currency, included } = meant;
  const rules = taxRulesOf(reader);
  const regional = rules.regions.length > 0;
  const asTaxable = ({ total, groupId }: CartItem) => ({ full: total, included, groupId });
  const sent = items.filter(({ bySettings }) => bySettings);
  const { source, taxes } = pluginTax(reader, cart, sent, meant);
  if (taxes) {
    const found = items.map((item): [string, Taxed] => {
      const own = round(amount(taxes.get(item.id) ?? 0), currency);
      const taxable = included ? item.total.minus(own) : item.total;
      const before = taxedAt(asTaxable(item), tax.rate, ownLevy(reader), currency);
      const levies = before.levies.map((part) => ({ ...part, tax: own, taxable }));
      return [item.id, { ...before, tax: own, taxable, levies }];
    });
    return { source, regional: false, items: new Map(found) };
  }
  if (!regional) {
    const found = items.map((item): [string, Taxed] => [
      item.id,
      item.bySettings
        ? taxedAt(asTaxable(item), tax.rate, ownLevy(reader), currency)
        : untaxed(asTaxable(item)),
    ]);
    return { source, regional, items: new Map(found) };
  }
  const exemptGroupId = exemptGroupOf(reader, cart);
  const places = new Map<TaxAddress, ReturnType<typeof taxRegionFor>>();
  const found = items.map((item): [string, Taxed] => {
    const { address = "SHIPPING" } = item;
    const place =
      places.get(address) ?? taxRegionFor(rules, placeOf(reader, cart, address, pickup));
    places.set(address, place);
    return [item.id, taxedIn(rules, place.region, asTaxable(item), { currency, exemptGroupId })];
  });
  const problem = [...places.values()].find(
    // before the buyer tells an address, nothing is wrong
    (place) => place.problem === "MISSING_SUBDIVISION_IN_ADDRESS",
  )?.problem;
  return { source, regional, items: new Map(found), ...(problem ? { problem } : {}) };
}
