import { badRequest, rejection } from "../../kernel/platform-error.js";
import { resource } from "../../resource/resource.js";
import {
  type AppTrigger,
  type Discount,
  type DiscountRule,
  discountSlice,
  type Trigger,
} from "./model.js";

/** The documentation lists errors for these limits but not their values. */
const LIMITS = { rules: 100, quantityBased: 20, triggerApps: 5 };

export function statusAt({ activeTimeInfo }: DiscountRule, now: number): DiscountRule["status"] {
  const { start, end } = activeTimeInfo ?? {};
  if (start && Date.parse(start) > now) return "PENDING";
  return end && Date.parse(end) <= now ? "EXPIRED" : "LIVE";
}

const TRIGGER_TYPES = {
  and: "AND",
  or: "OR",
  customTrigger: "CUSTOM",
  subtotalRange: "SUBTOTAL_RANGE",
  itemQuantityRange: "ITEM_QUANTITY_RANGE",
  customerEligibility: "CUSTOMER_ELIGIBILITY",
} as const;

const DISCOUNT_TYPES = {
  percentage: "PERCENTAGE",
  fixedAmount: "FIXED_AMOUNT",
  fixedPrice: "FIXED_PRICE",
  quantityBased: "QUANTITY_BASED",
} as const;

const typeOfSetField = (object: object, types: { readonly [field: string]: string }) =>
  Object.entries(types).find(([field]) => Reflect.get(object, field) !== undefined)?.[1];

function withTypes(trigger: Trigger): Trigger {
  const { and, or, triggerType } = trigger;
  const nestedTriggers = {
    ...(and && { and: { triggers: (and.triggers ?? []).map(withTypes) } }),
    ...(or && { or: { triggers: (or.triggers ?? []).map(withTypes) } }),
  };
  const type = typeOfSetField(trigger, TRIGGER_TYPES) ?? triggerType;
  return { ...trigger, ...nestedTriggers, ...(type && { triggerType: type }) } as Trigger;
}

const withType = (discount: Discount): Discount => ({
  ...discount,
  discountType: typeOfSetField(discount, DISCOUNT_TYPES) ?? discount.discountType,
});

function checkValue(discount: Discount): void {
  const kind = typeOfSetField(discount, DISCOUNT_TYPES);
  if (kind && (discount.discountType ?? kind) === kind) return;
  throw badRequest(
    "DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH",
    `A discount requires a value of its type, got type ${discount.discountType} and ${kind ? `a value of type ${kind}` : "no value"}`,
  );
}

export const appTriggersOf = ({ and, or, customTrigger }: Trigger): AppTrigger[] => [
  ...(customTrigger ? [customTrigger] : []),
  ...[...(and?.triggers ?? []), ...(or?.triggers ?? [])].flatMap(appTriggersOf),
];

const hasQuantityDiscount = ({ discounts }: DiscountRule) =>
  discounts?.values.some(({ quantityBased }) => quantityBased !== undefined);

const limitError = (code: string, count: number) => rejection(code, `The limit is ${count}`);

function checkLimits(rules: readonly DiscountRule[]): void {
  if (rules.filter(hasQuantityDiscount).length > LIMITS.quantityBased) {
    throw limitError("MAX_QUANTITY_BASED_DISCOUNTS_REACHED", LIMITS.quantityBased);
  }
  const triggers = rules.flatMap(({ trigger }) => (trigger ? appTriggersOf(trigger) : []));
  const apps = new Set(triggers.map(({ appId }) => appId));
  if (apps.size > LIMITS.triggerApps) {
    throw limitError("MAX_CUSTOM_TRIGGER_APPS_EXCEEDED", LIMITS.triggerApps);
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
      ...(trigger && { trigger: withTypes(trigger) }),
    });
    checkLimits([...all().filter(({ id }) => id !== next.id), next]);
  },
});
