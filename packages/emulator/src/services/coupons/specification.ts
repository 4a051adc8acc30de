import { z } from "zod/v4";
import { amount } from "../../kernel/money.js";
import { badRequest } from "../../kernel/platform-error.js";
import type { Coupon } from "./slice.js";

/** Smaller values are rejected, because they are probably times in seconds. */
const MIN_MILLISECONDS = 100_000_000_000;

const timeSchema = z
  .union([z.number().int(), z.string().regex(/^\d+$/)])
  .refine((value) => Number(value) >= MIN_MILLISECONDS, {
    error: "must be a time in milliseconds since 1970, not in seconds",
    params: { violatedRule: "MIN", data: { threshold: MIN_MILLISECONDS } },
  });

const positiveSchema = z.number().gt(0);
const countSchema = z.number().int().min(1);

/** All fields are optional because updates send only the fields that change. */
export const specificationSchema = z.object({
  name: z.string().min(1).max(200).nullish(),
  code: z.string().min(1).max(20).nullish(),
  startTime: timeSchema.nullish(),
  expirationTime: timeSchema.nullish(),
  usageLimit: countSchema.nullish(),
  limitPerCustomer: countSchema.nullish(),
  limitedToOneItem: z.boolean().nullish(),
  appliesToSubscriptions: z.boolean().nullish(),
  discountedCycleCount: countSchema.max(999).nullish(),
  active: z.boolean().nullish(),
  minimumSubtotal: z.number().min(0).nullish(),
  scope: z
    .object({
      namespace: z.string().min(1),
      group: z.object({ name: z.string().nullish(), entityId: z.string().nullish() }).nullish(),
    })
    .nullish(),
  percentOffRate: positiveSchema.max(100).nullish(),
  moneyOffAmount: positiveSchema.nullish(),
  fixedPriceAmount: z.number().min(0).nullish(),
  freeShipping: z.boolean().nullish(),
  buyXGetY: z.object({ x: countSchema, y: countSchema }).nullish(),
});

export type Specification = z.output<typeof specificationSchema>;

const COUPON_TYPES = {
  percentOffRate: "PercentOff",
  moneyOffAmount: "MoneyOff",
  fixedPriceAmount: "FixedPrice",
  freeShipping: "FreeShipping",
  buyXGetY: "BuyXGetY",
} as const;
type ValueField = keyof typeof COUPON_TYPES;
const VALUE_FIELDS = Object.keys(COUPON_TYPES) as ValueField[];

/** Group names by namespace. An empty name means the whole app. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  stores: ["", "product", "collection"],
  bookings: ["", "service"],
  events: ["", "event", "ticket"],
  pricingPlans: ["", "plan"],
};

const invalidCoupon = (description: string) => badRequest("INVALID_COUPON", description);

const valueFieldsOf = (specification: Specification): ValueField[] =>
  VALUE_FIELDS.filter((name) => specification[name] != null && specification[name] !== false);

function checkScope({ scope, minimumSubtotal, discountedCycleCount }: Specification): void {
  if (scope && minimumSubtotal != null) {
    throw invalidCoupon("scope and minimumSubtotal cannot both be set");
  }
  if (discountedCycleCount != null && scope?.namespace !== "pricingPlans") {
    throw invalidCoupon("discountedCycleCount requires the scope namespace pricingPlans");
  }
  if (!scope) return;
  const groups = SCOPES[scope.namespace];
  const group = scope.group?.name ?? "";
  if (groups?.includes(group)) return;
  throw invalidCoupon(`The scope ${[scope.namespace, group].filter(Boolean).join(".")} is unknown`);
}

export function checkSpecification(specification: Specification): void {
  for (const name of ["name", "code", "startTime"] as const) {
    if (specification[name] == null) throw invalidCoupon(`specification.${name} must not be empty`);
  }
  const valueFields = valueFieldsOf(specification);
  if (valueFields.length === 0) throw invalidCoupon("A coupon requires a type");
  if (valueFields.length > 1)
    throw invalidCoupon(`A coupon can have only one type, got ${valueFields.join(" and ")}`);
  checkScope(specification);
  const { scope, minimumSubtotal, freeShipping } = specification;
  if (!scope && minimumSubtotal == null && !freeShipping) {
    throw invalidCoupon(
      "When scope or minimumSubtotal is not used - only FreeShipping coupon is allowed",
    );
  }
}

/** `null` removes a field. */
export function mergeSpecification(before: Specification, input: Specification): Specification {
  const [type] = valueFieldsOf(before);
  const newType = valueFieldsOf(input).find((name) => name !== type);
  if (newType) throw invalidCoupon(`The coupon's type cannot change from ${type} to ${newType}`);
  if (input.scope && input.minimumSubtotal == null) {
    return { ...before, minimumSubtotal: null, ...input };
  }
  if (input.minimumSubtotal != null && !input.scope) return { ...before, scope: null, ...input };
  return { ...before, ...input };
}

const toIso = (milliseconds: string | number) => new Date(Number(milliseconds)).toISOString();
const toMilliseconds = (iso: string) => String(Date.parse(iso));
const toDecimal = (value: number) => amount(value).round(3).toFixed();

type Converter = (value: never) => unknown;
const keepValue: Converter = (value) => value;

/**
 * Specification field, coupon field, and functions that convert a value to and from the stored
 * form.
 */
const SPECIFICATION_FIELDS: readonly (readonly [
  keyof Specification,
  keyof Coupon,
  Converter?,
  Converter?,
])[] = [
  ["name", "name"],
  ["startTime", "startsAt", toIso, toMilliseconds],
  ["expirationTime", "expiresAt", toIso, toMilliseconds],
  ["usageLimit", "usageLimit"],
  ["limitPerCustomer", "usageLimitPerCustomer"],
  ["limitedToOneItem", "limitedToOneItem"],
  ["appliesToSubscriptions", "appliesToSubscriptions"],
  ["discountedCycleCount", "discountedCycleCount"],
  ["minimumSubtotal", "minimumSubtotal", toDecimal, Number],
  ["percentOffRate", "percentOff"],
  ["moneyOffAmount", "amountOff", toDecimal, Number],
  ["fixedPriceAmount", "fixedPrice", toDecimal, Number],
  ["buyXGetY", "buyXGetY"],
];

export function couponFrom(
  specification: Specification,
  entity: Pick<Coupon, "id" | "createdDate">,
): Coupon {
  const { scope, active, code, freeShipping } = specification;
  const fields = SPECIFICATION_FIELDS.flatMap(([field, name, convert = keepValue]) => {
    const value = specification[field];
    return value == null ? [] : [[name, convert(value as never)]];
  });
  const { name, entityId } = scope?.group ?? {};
  const group = name ? { name, ...(entityId != null && { entityId }) } : undefined;
  return {
    ...entity,
    code: String(code),
    active: active ?? true,
    ...Object.fromEntries(fields),
    ...(scope && { scope: { namespace: scope.namespace, ...(group && { group }) } }),
    ...(freeShipping && { freeDelivery: true }),
  };
}

/** The API's format allows only one product or category. */
function scopeOf(coupon: Coupon): Coupon["scope"] {
  const { scope, productIds, categoryIds, freeDelivery, minimumSubtotal } = coupon;
  if (scope) return scope;
  if (freeDelivery || minimumSubtotal !== undefined) return undefined;
  const [product] = productIds ?? [];
  const [category] = categoryIds ?? [];
  if (product) return { namespace: "stores", group: { name: "product", entityId: product } };
  if (category) return { namespace: "stores", group: { name: "collection", entityId: category } };
  return { namespace: "stores" };
}

export function specificationOf(coupon: Coupon): Specification & { readonly type: string } {
  const fields = SPECIFICATION_FIELDS.flatMap(([field, name, , convert = keepValue]) => {
    const value = coupon[name];
    return value === undefined ? [] : [[field, convert(value as never)]];
  });
  const scope = scopeOf(coupon);
  const specification: Specification = {
    name: coupon.code,
    code: coupon.code,
    startTime: toMilliseconds(coupon.createdDate ?? "1970-01-01T00:00:00Z"),
    limitedToOneItem: false,
    active: coupon.active,
    ...Object.fromEntries(fields),
    ...(scope && { scope }),
    ...(coupon.freeDelivery && { freeShipping: true }),
  };
  const [valueField = "percentOffRate"] = valueFieldsOf(specification);
  return { ...specification, type: COUPON_TYPES[valueField] };
}
