// Selects the discount rules for the line items of a cart, and calculates their discounts.

import type { Owner } from "../../kernel/caller.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, allocate, amount, round, smaller, sum, zero } from "../../kernel/money.js";
import { STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import type { Discount, DiscountRule, Item, Scope, Trigger } from "./model.js";
import { discountRules, statusAt } from "./rules.js";
import { discountSlice } from "./slice.js";

/** A line item with its price before discounts. */
export interface PricedItem extends Item {
  readonly total: Amount;
}

/** A rule that discounts the cart. */
export interface AppliedRule {
  readonly id: string;
  readonly name: string;
  readonly amount: Amount;
  /** The discount of each line item, in the order of the line items. */
  readonly shares: readonly Amount[];
}

/** The names of category lists in the parameters of the Stores app's filter. */
const CATEGORY_LISTS = ["collectionIds", "categoryIds"];
/** The ID of the "All products" category in catalog V1. */
const ALL_PRODUCTS = "00000000-000000-000000-000000000001";

interface Situation {
  readonly reader: Reader;
  readonly owner: Owner;
  readonly items: readonly PricedItem[];
  /** IDs of the triggers that apps report as met. */
  readonly held: ReadonlySet<string>;
}

function isIn(reader: Reader, { catalogItemFilter, customFilter }: Scope, item: Item): boolean {
  const { reference } = item;
  if (!reference) return false;
  if (catalogItemFilter) {
    const { catalogAppId, catalogItemIds = [] } = catalogItemFilter;
    const isNamed = catalogItemIds.length === 0 || catalogItemIds.includes(reference.itemId);
    return catalogAppId === reference.appId && isNamed;
  }
  if (customFilter?.appId !== STORES_APP_ID || reference.appId !== STORES_APP_ID) return false;
  const { params = {} } = customFilter;
  const ids = CATEGORY_LISTS.flatMap((list) => (params[list] as string[] | undefined) ?? []);
  const all = [ALL_PRODUCTS, reader.store(catalogSlice).allProductsId];
  return (
    ids.length === 0 || ids.some((id) => all.includes(id) || reference.categoryIds.includes(id))
  );
}

const inScopes = (reader: Reader, scopes: readonly Scope[], item: Item) =>
  scopes.some((scope) => isIn(reader, scope, item));

/** Returns whether a trigger fires. It uses prices before discounts. */
function fires(trigger: Trigger, at: Situation): boolean {
  const { and, or, customTrigger, subtotalRange, itemQuantityRange, customerEligibility } = trigger;
  const within = (scopes: readonly Scope[] = []) =>
    at.items.filter((item) => inScopes(at.reader, scopes, item));
  if (and) return and.triggers.every((inner) => fires(inner, at));
  if (or) return or.triggers.some((inner) => fires(inner, at));
  if (subtotalRange) {
    const found = within(subtotalRange.scopes);
    const { from, to } = subtotalRange;
    const subtotal = sum(found.map(({ total }) => total));
    return found.length > 0 && !(from && subtotal.lt(from)) && !(to && subtotal.gt(to));
  }
  if (itemQuantityRange) {
    const count = within(itemQuantityRange.scopes).reduce((all, one) => all + one.quantity, 0);
    const { from, to } = itemQuantityRange;
    return count > 0 && count >= (from ?? 0) && count <= (to ?? Number.POSITIVE_INFINITY);
  }
  if (customTrigger) {
    if (at.held.has(customTrigger.id)) return true;
    return at.reader
      .store(discountSlice)
      .triggers.some(
        ({ id, appId, eligible }) =>
          eligible && id === customTrigger.id && appId === customTrigger.appId,
      );
  }
  if (customerEligibility) {
    const { memberIds = [] } = customerEligibility.individualMembersInfo ?? {};
    return at.owner.kind === "member" && memberIds.includes(at.owner.id);
  }
  return false;
}

/**
 * Returns the discount of each line item. The amount after previous discounts is in `left`, and is
 * zero for line items that the discount does not cover.
 */
function sharesOf(
  discount: Discount,
  items: readonly PricedItem[],
  left: readonly Amount[],
  currency: string,
): Amount[] {
  const { percentage, fixedAmount, fixedPrice, quantityBased } = discount;
  const each = (off: (left: Amount, quantity: number) => Amount) =>
    items.map(({ quantity }, index) => {
      const most = left[index] ?? zero();
      const wanted = round(off(most, quantity), currency);
      return wanted.gt(0) ? smaller(wanted, most) : zero();
    });
  if (percentage !== undefined) return each((price) => price.times(percentage).div(100));
  if (fixedAmount !== undefined) return each((_price, count) => amount(fixedAmount).times(count));
  if (fixedPrice !== undefined) {
    return each((price, count) => price.minus(amount(fixedPrice).times(count)));
  }
  const [bundle] = quantityBased?.configurations ?? [];
  if (!bundle) return items.map(() => zero());
  return bundleShares(bundle, items, left, currency);
}

/**
 * Calculates a bundle discount: a fixed price for a number of units, as often as the cart has that
 * many. The most expensive units are bundled first.
 */
function bundleShares(
  { quantity, price }: { readonly quantity: number; readonly price: string },
  items: readonly PricedItem[],
  left: readonly Amount[],
  currency: string,
): Amount[] {
  const lines = items
    .map((item, index) => ({ index, count: item.quantity, rest: left[index] ?? zero() }))
    .filter(({ rest, count }) => rest.gt(0) && count > 0)
    .map((line) => ({ ...line, unit: line.rest.div(line.count) }))
    .sort((a, b) => b.unit.cmp(a.unit) || a.index - b.index);
  const count = lines.reduce((all, line) => all + line.count, 0);
  const bundles = Math.floor(count / quantity);
  const weights = items.map(() => zero());
  let open = bundles * quantity;
  for (const line of lines) {
    const taken = Math.min(open, line.count);
    // A fully bundled line item uses its exact amount, to avoid the rounding of a division.
    weights[line.index] = taken === line.count ? line.rest : line.unit.times(taken);
    open -= taken;
  }
  const off = round(sum(weights).minus(amount(price).times(bundles)), currency);
  return off.gt(0) ? allocate(off, weights, currency) : items.map(() => zero());
}

const isLive = (rule: DiscountRule, now: number) =>
  rule.active === true && statusAt(rule, now) === "LIVE";

/** The time and the owner of a cart, and a check for triggers of apps. */
export interface RuleTime {
  readonly now: number;
  readonly owner: Owner;
  eligible?(asked: readonly AppTrigger[]): ReadonlySet<string>;
}

type AppTrigger = NonNullable<Trigger["customTrigger"]>;

/** Returns the triggers of a rule that apps decide. */
const appTriggersOf = ({ and, or, customTrigger }: Trigger): AppTrigger[] => [
  ...(customTrigger ? [customTrigger] : []),
  ...[...(and?.triggers ?? []), ...(or?.triggers ?? [])].flatMap(appTriggersOf),
];

/**
 * Applies the site's rules to the line items of a cart. Each rule discounts the amount that the
 * previous rules left.
 */
export function applyRules(
  reader: Reader,
  items: readonly PricedItem[],
  { now, owner, eligible }: RuleTime,
): readonly AppliedRule[] {
  const rules = [...reader.store(discountRules).items.values()].sort((a, b) => a.order - b.order);
  const live = rules.map(({ entity }) => entity as unknown as DiscountRule);
  const asked = live.flatMap((rule) =>
    rule.trigger && isLive(rule, now) ? appTriggersOf(rule.trigger) : [],
  );
  const held = (asked.length > 0 && eligible?.(asked)) || new Set<string>();
  const left = items.map(({ total }) => total);
  const applied: AppliedRule[] = [];
  for (const rule of live) {
    if (!isLive(rule, now)) continue;
    if (rule.trigger && !fires(rule.trigger, { reader, owner, items, held })) continue;
    const shares = items.map(() => zero());
    for (const discount of rule.discounts.values) {
      const scopes = discount.specificItemsInfo?.scopes ?? [];
      const open = items.map((item, index) =>
        inScopes(reader, scopes, item) ? (left[index] ?? zero()) : zero(),
      );
      for (const [index, share] of sharesOf(
        discount,
        items,
        open,
        reader.site.currency,
      ).entries()) {
        shares[index] = share.plus(shares[index] ?? 0);
        left[index] = (left[index] ?? zero()).minus(share);
      }
    }
    const off = sum(shares);
    if (off.gt(0)) applied.push({ id: rule.id, name: rule.name, amount: off, shares });
  }
  return applied;
}
