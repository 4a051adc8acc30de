import { badRequest, rejection } from "../../kernel/platform-error.js";
import { resource } from "../../resource/resource.js";
import type { Discount, DiscountRule, Trigger } from "./model.js";
import { discountSlice } from "./model.js";

/** The documentation lists errors for these limits but no numbers. */
const LIMITS = { rules: 100, quantityBased: 20, triggerApps: 5 };

export function statusAt({ activeTimeInfo }: DiscountRule, now: number): DiscountRule["status"] {
  const { start, end } = activeTimeInfo ?? {};
  if (start && Date.parse(start) > now) return "PENDING";
  return end && Date.parse(end) <= now ? "EXPIRED" : "LIVE";
}

const TRIGGERS = {
  and: "AND",
  or: "OR",
  customTrigger: "CUSTOM",
  subtotalRange: "SUBTOTAL_RANGE",
  itemQuantityRange: "ITEM_QUANTITY_RANGE",
  customerEligibility: "CUSTOMER_ELIGIBILITY",
} as const;

const DISCOUNTS = {
  percentage: "PERCENTAGE",
  fixedAmount: "FIXED_AMOUNT",
  fixedPrice: "FIXED_PRICE",
  quantityBased: "QUANTITY_BASED",
} as const;

function kindOf(object: object, kinds: { readonly [field: string]: string }): object {
  const set = Object.entries(kinds).find(([field]) => Reflect.get(object, field) !== undefined);
  return set ? { kind: set[1] } : {};
}

function typed(trigger: Trigger): Trigger {
  const { and, or } = trigger;
  const { kind = trigger.triggerType } = kindOf(trigger, TRIGGERS) as { kind?: string };
  return {
    ...trigger,
    ...(and && { and: { triggers: (and.triggers ?? []).map(typed) } }),
    ...(or && { or: { triggers: (or.triggers ?? []).map(typed) } }),
    ...(kind && { triggerType: kind }),
  };
}

const withType = (discount: Discount): Discount => {
  const { kind = discount.discountType } = kindOf(discount, DISCOUNTS) as { kind?: string };
  return { ...discount, ...(kind && { discountType: kind }) };
};

function checkValue(discount: Discount): void {
  const { kind } = kindOf(discount, DISCOUNTS) as { kind?: string };
  if (kind && (discount.discountType ?? kind) === kind) return;
  throw badRequest(
    "DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH",
    `A discount requires a value of its type, got type ${discount.discountType} and ${kind ? `a value of type ${kind}` : "no value"}`,
  );
}

function appsOf({ and, or, customTrigger }: Trigger): readonly string[] {
  const inner = [...(and?.triggers ?? []), ...(or?.triggers ?? [])];
  return [...(customTrigger ? [customTrigger.appId] : []), ...inner.flatMap(appsOf)];
}

const isByQuantity = ({ discounts }: DiscountRule) =>
  discounts.values.some(({ quantityBased }) => quantityBased !== undefined);

function checkLimits(rules: readonly DiscountRule[]): void {
  const refuse = (code: string, count: number) => {
    throw rejection(code, `The limit is ${count}`);
  };
  if (rules.filter(isByQuantity).length > LIMITS.quantityBased) {
    refuse("MAX_QUANTITY_BASED_DISCOUNTS_REACHED", LIMITS.quantityBased);
  }
  const apps = new Set(rules.flatMap(({ trigger }) => (trigger ? appsOf(trigger) : [])));
  if (apps.size > LIMITS.triggerApps) {
    refuse("MAX_CUSTOM_TRIGGER_APPS_EXCEEDED", LIMITS.triggerApps);
  }
}

export const discountRules = resource<DiscountRule>("ecom.discountRules", {
  limit: { count: LIMITS.rules, code: "MAX_DISCOUNT_RULES_REACHED" },
  defaults: { active: true },
  view: (rule, _fields, { now, store }) => ({
    status: statusAt(rule, now),
    usageCount: store(discountSlice).uses.get(rule.id) ?? 0,
  }),
  check: (next, _before, { all }) => {
    const { trigger, discounts } = next;
    for (const discount of discounts?.values ?? []) checkValue(discount);
    Object.assign(next, {
      discounts: { values: (discounts?.values ?? []).map(withType) },
      ...(trigger && { trigger: typed(trigger) }),
    });
    checkLimits([...all().filter(({ id }) => id !== next.id), next]);
  },
});
