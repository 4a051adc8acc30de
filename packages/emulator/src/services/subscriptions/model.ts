import type {
  AdditionalFeeDetails,
  DiscountDetails,
  DraftSubscriptionContract,
  ItemDetails as Item,
  OrderLineItem,
} from "@portico/ecom/draft-subscription-contracts";
import type { SubscriptionContract } from "@portico/ecom/subscription-contracts";
import type { Context } from "../../kernel/context.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { Json } from "../../kernel/wire-request.js";
import type { Entity } from "../../resource/declaration.js";

/** The emulator always sets these optional fields. */
type WithFields<T, Field extends keyof T> = T & Required<Pick<T, Field>>;

export type Contract = WithFields<
  Json<SubscriptionContract>,
  "createdDate" | "currency" | "subscriptionSettings"
>;

export type Line = Json<OrderLineItem>;

export type TaxInfo = Partial<NonNullable<Line["taxInfo"]>>;

export type ItemDetails = WithFields<Json<Item>, "lineItem">;

export type Discount = NonNullable<Json<DiscountDetails>["discount"]>;
export type Fee = NonNullable<Json<AdditionalFeeDetails>["additionalFee"]>;

type ListFields = "lineItems" | "discounts" | "additionalFees";

export type Draft = WithFields<
  Omit<Json<DraftSubscriptionContract>, ListFields>,
  "updatedDate" | "target" | "priceSummary" | "createdBy"
> & {
  lineItems: readonly ItemDetails[];
  discounts: readonly WithFields<Json<DiscountDetails>, "discount">[];
  additionalFees: readonly WithFields<Json<AdditionalFeeDetails>, "additionalFee">[];
};

export const subscriptionLines = ({ lineItems }: { readonly lineItems: readonly unknown[] }) =>
  lineItems as readonly Line[];

export const discountsOf = ({ appliedDiscounts }: Entity) =>
  (appliedDiscounts ?? []) as readonly Discount[];

export const liveLines = ({ lineItems }: Pick<Draft, "lineItems">): readonly Line[] =>
  lineItems.filter(({ changeType }) => changeType !== "REMOVED").map(({ lineItem }) => lineItem);

export type Billing = Partial<Contract["subscriptionSettings"]>;

export interface Plan {
  readonly billing: Billing;
  /** First cycle and its billing time in milliseconds since 1970. */
  readonly first: { readonly cycle: number; readonly at: number };
  readonly cycle: number;
  readonly orderId: string;
  /** Set while the cycle's order waits for the end of the free trial. */
  readonly trial?: true;
  /** Time of the next step in milliseconds since 1970. Absent if no further step is planned. */
  readonly next?: number;
  readonly canceled?: true;
}

export const planSlice: Slice<{ readonly plans: Map<string, Plan> }, Seed, "subscriptions"> = {
  name: "subscriptions",
  slice: () => ({ plans: new Map() }),
};

export const DAY = 86_400_000;

/** Falls back to the last day of a shorter month. */
export function dateAfter(from: number, frequency: string, count: number): number {
  if (frequency === "DAY" || frequency === "WEEK") {
    return from + count * (frequency === "WEEK" ? 7 : 1) * DAY;
  }
  const date = new Date(from);
  const month = date.getUTCMonth() + count * (frequency === "YEAR" ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(date.getUTCFullYear(), month, day) + (from - Math.floor(from / DAY) * DAY);
}

export const isLastCycle = ({ autoRenewal, billingCycles }: Billing, cycle: number): boolean =>
  !autoRenewal && billingCycles !== undefined && cycle >= billingCycles;

export const isRegular = (frequency: string | undefined): frequency is string =>
  frequency !== undefined && frequency !== "UNDEFINED";

export function withNextCycle({ next: _next, trial: _trial, ...plan }: Plan): Plan {
  const { billing, first, cycle, canceled } = plan;
  const { frequency, interval = 1 } = billing;
  if (canceled || !isRegular(frequency) || isLastCycle(billing, cycle)) return plan;
  // An app may send an interval of 0, but each cycle must start after the previous one.
  const cycles = Math.max(1, interval) * (cycle + 1 - first.cycle);
  return { ...plan, next: dateAfter(first.at, frequency, cycles) };
}

/** The first order already exists. A free trial delays its payment. */
export function beginPlan(
  { changes, store, now }: Context,
  contractId: string,
  billing: Billing,
  firstOrder: Pick<Plan, "cycle" | "orderId">,
): void {
  const { freeTrialPeriod, startDate } = billing;
  const start = startDate === undefined ? now : Math.max(now, Date.parse(startDate));
  const { frequency, interval = 1 } = freeTrialPeriod ?? {};
  const isTrial = isRegular(frequency);
  const firstDate = isTrial ? dateAfter(start, frequency, interval) : start;
  const plan: Plan = { billing, first: { cycle: firstOrder.cycle, at: firstDate }, ...firstOrder };
  const trialPlan = { ...plan, trial: true as const, next: firstDate };
  const firstPlan = isTrial ? trialPlan : withNextCycle(plan);
  changes.put(store(planSlice).plans, contractId, firstPlan);
}
