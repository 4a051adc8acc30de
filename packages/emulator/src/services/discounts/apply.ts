import type { Owner } from "../../kernel/caller.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, sum } from "../../kernel/money.js";
import { STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { V1_ALL_PRODUCTS } from "../catalog/v1/product.js";
import type { Discount as PricingDiscount, Reduction } from "../pricing/discounts.js";
import {
  type AppTrigger,
  type Discount,
  discountSlice,
  type Item,
  type Scope,
  type Trigger,
} from "./model.js";
import { appTriggersOf, discountRules, statusAt } from "./rules.js";

export interface PricedItem extends Item {
  readonly total: Amount;
}

export interface FiredRule extends PricingDiscount {
  readonly name: string;
}

const CATEGORY_PARAMS = ["collectionIds", "categoryIds"];

interface Situation {
  readonly reader: Reader;
  readonly owner: Owner;
  readonly items: readonly PricedItem[];
  readonly metTriggerIds: ReadonlySet<string>;
}

function matches(reader: Reader, { catalogItemFilter, customFilter }: Scope, item: Item): boolean {
  const { reference } = item;
  if (!reference) return false;
  if (catalogItemFilter) {
    const { catalogAppId, catalogItemIds = [] } = catalogItemFilter;
    const isListed = catalogItemIds.length === 0 || catalogItemIds.includes(reference.itemId);
    return catalogAppId === reference.appId && isListed;
  }
  if (customFilter?.appId !== STORES_APP_ID || reference.appId !== STORES_APP_ID) return false;
  const { params = {} } = customFilter;
  const ids = CATEGORY_PARAMS.flatMap((list) => (params[list] as string[] | undefined) ?? []);
  const allIds = [V1_ALL_PRODUCTS, reader.store(catalogSlice).allProductsId];
  return (
    ids.length === 0 || ids.some((id) => allIds.includes(id) || reference.categoryIds.includes(id))
  );
}

const matchesAny = (reader: Reader, scopes: readonly Scope[], item: Item) =>
  scopes.some((scope) => matches(reader, scope, item));

/** Subtotals are sums of prices before discounts. */
function isMet(trigger: Trigger, situation: Situation): boolean {
  const { and, or, customTrigger, subtotalRange, itemQuantityRange, customerEligibility } = trigger;
  const itemsIn = (scopes: readonly Scope[] = []) =>
    situation.items.filter((item) => matchesAny(situation.reader, scopes, item));
  if (and) return and.triggers.every((nested) => isMet(nested, situation));
  if (or) return or.triggers.some((nested) => isMet(nested, situation));
  if (subtotalRange) {
    const countedItems = itemsIn(subtotalRange.scopes);
    const { from, to } = subtotalRange;
    const subtotal = sum(countedItems.map(({ total }) => total));
    return countedItems.length > 0 && !(from && subtotal.lt(from)) && !(to && subtotal.gt(to));
  }
  if (itemQuantityRange) {
    const count = itemsIn(itemQuantityRange.scopes).reduce((all, line) => all + line.quantity, 0);
    const { from, to } = itemQuantityRange;
    return count > 0 && count >= (from ?? 0) && count <= (to ?? Number.POSITIVE_INFINITY);
  }
  if (customTrigger) {
    const { id, appId } = customTrigger;
    if (situation.metTriggerIds.has(id)) return true;
    const { triggers } = situation.reader.store(discountSlice);
    return triggers.some((entry) => entry.eligible && entry.id === id && entry.appId === appId);
  }
  if (customerEligibility) {
    const { memberIds = [] } = customerEligibility.individualMembersInfo ?? {};
    return situation.owner.kind === "member" && memberIds.includes(situation.owner.id);
  }
  return false;
}

function ruleReduction(discount: Discount): Reduction | undefined {
  const { percentage, fixedAmount, fixedPrice, quantityBased } = discount;
  if (percentage !== undefined) return { kind: "linePercentage", percentage };
  if (fixedAmount !== undefined) return { kind: "unitAmount", amount: fixedAmount };
  if (fixedPrice !== undefined) return { kind: "unitPrice", price: fixedPrice };
  const [bundle] = quantityBased?.configurations ?? [];
  return bundle && { kind: "bundle", quantity: bundle.quantity, price: bundle.price };
}

export interface RuleContext {
  readonly now: number;
  readonly owner: Owner;
  eligible?(triggers: readonly AppTrigger[]): ReadonlySet<string>;
}

export function firedRules(
  reader: Reader,
  items: readonly PricedItem[],
  { now, owner, eligible }: RuleContext,
): readonly FiredRule[] {
  const rules = [...reader.store(discountRules).items.values()].sort((a, b) => a.order - b.order);
  const liveRules = rules
    .map(({ entity }) => entity)
    .filter((rule) => rule.active === true && statusAt(rule, now) === "LIVE");
  const appTriggers = liveRules.flatMap(({ trigger }) => (trigger ? appTriggersOf(trigger) : []));
  const metTriggerIds = (appTriggers.length > 0 && eligible?.(appTriggers)) || new Set<string>();
  return liveRules
    .filter(({ trigger }) => !trigger || isMet(trigger, { reader, owner, items, metTriggerIds }))
    .map(({ id, name = "", discounts }) => ({
      id,
      name,
      parts: (discounts?.values ?? []).flatMap((discount) => {
        const reduction = ruleReduction(discount);
        const scopes = discount.specificItemsInfo?.scopes ?? [];
        const covers = items.map((item) => matchesAny(reader, scopes, item));
        return reduction ? [{ reduction, covers }] : [];
      }),
    }));
}
