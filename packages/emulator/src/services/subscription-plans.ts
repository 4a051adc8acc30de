// When subscriptions are billed: what the clock keeps of each, besides its terms.

import type { Context } from "../kernel/context.js";
import type { Seed, Slice } from "../kernel/slice.js";

/** How often a subscription charges, and for how long. */
export interface Billing {
  readonly frequency?: string;
  readonly interval?: number;
  readonly autoRenewal?: boolean;
  readonly billingCycles?: number;
  readonly freeTrialPeriod?: { readonly frequency?: string; readonly interval?: number };
  readonly startDate?: string;
}

/** Where a subscription is. */
export interface Plan {
  readonly billing: Billing;
  /** The cycle of its first order, and when that is billed: milliseconds since 1970. */
  readonly first: { readonly cycle: number; readonly at: number };
  /** The cycle that runs, and its order. */
  readonly cycle: number;
  readonly orderId: string;
  /** The order of the cycle waits for the end of the free trial. */
  readonly trial?: true;
  /** When there is something to do next; absent: it has come to its end. */
  readonly next?: number;
  readonly canceled?: true;
}

/** Plans by the ids of their contracts. */
export const planSlice: Slice<{ readonly plans: Map<string, Plan> }, Seed, "subscriptions"> = {
  name: "subscriptions",
  slice: () => ({ plans: new Map() }),
};

const DAY = 86_400_000;

/** A time so many days, weeks, months or years later. A month without such a day ends a little earlier. */
export function later(from: number, frequency: string, count: number): number {
  if (frequency === "DAY" || frequency === "WEEK") {
    return from + count * (frequency === "WEEK" ? 7 : 1) * DAY;
  }
  const date = new Date(from);
  const month = date.getUTCMonth() + count * (frequency === "YEAR" ? 12 : 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), last);
  return Date.UTC(date.getUTCFullYear(), month, day) + (from - Math.floor(from / DAY) * DAY);
}

/** Whether a cycle is the last that is paid for. */
export const isLast = ({ autoRenewal, billingCycles }: Billing, cycle: number): boolean =>
  !autoRenewal && billingCycles !== undefined && cycle >= billingCycles;

const isRegular = (frequency: string | undefined): frequency is string =>
  frequency !== undefined && frequency !== "UNDEFINED";

/** A plan that goes on to its next cycle, if there is one. */
export function onward({ next: _next, trial: _trial, ...plan }: Plan): Plan {
  const { billing, first, cycle, canceled } = plan;
  const { frequency, interval = 1 } = billing;
  if (canceled || !isRegular(frequency) || isLast(billing, cycle)) return plan;
  // a cycle takes time, whatever an app says
  const cycles = Math.max(1, interval) * (cycle + 1 - first.cycle);
  return { ...plan, next: later(first.at, frequency, cycles) };
}

/** Begins to bill a subscription: its first order is made, and paid now or after the free trial. */
export function beginPlan(
  { changes, store, now }: Context,
  contractId: string,
  billing: Billing,
  of: { readonly cycle: number; readonly orderId: string },
): void {
  const { freeTrialPeriod: free, startDate } = billing;
  const start = startDate === undefined ? now : Math.max(now, Date.parse(startDate));
  const { frequency, interval = 1 } = free ?? {};
  const at = isRegular(frequency) ? later(start, frequency, interval) : start;
  const plan: Plan = { billing, first: { cycle: of.cycle, at }, ...of };
  changes.put(
    store(planSlice).plans,
    contractId,
    isRegular(frequency) ? { ...plan, trial: true, next: at } : onward(plan),
  );
}
