import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Member } from "../accounts/model/member.js";
import { subscriptionContracts } from "./contracts.js";
import type { Contract } from "./model.js";

/** App id of the platform's pricing plans. */
const PRICING_PLANS = "1522827f-c56c-a5c9-2ac9-00f9e6ae12d3";

/** Returns whether a subscription is active: it renews automatically or its last cycle is not over. */
function isRunning({ now }: Context, { createdDate, subscriptionSettings }: Contract): boolean {
  const { autoRenewal, billingCycles = 1, frequency, interval } = subscriptionSettings;
  if (autoRenewal) return true;
  const end = new Date(createdDate);
  const count = billingCycles * (interval ?? 1);
  if (frequency === "YEAR") end.setUTCFullYear(end.getUTCFullYear() + count);
  else if (frequency === "MONTH") end.setUTCMonth(end.getUTCMonth() + count);
  else end.setUTCDate(end.getUTCDate() + count * (frequency === "WEEK" ? 7 : 1));
  return now < end.getTime();
}

/** Rejects blocking a member with an active paid plan. */
export function checkPlans(context: Context, { id }: Member): void {
  const hasPlan = [...context.store(subscriptionContracts).items.values()].some(
    ({ entity }) =>
      entity.buyerInfo?.memberId === id &&
      isRunning(context, entity) &&
      entity.lineItems.some(
        ({ catalogReference }) =>
          (catalogReference as { appId?: string } | undefined)?.appId === PRICING_PLANS,
      ),
  );
  if (hasPlan) {
    const code = "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN";
    throw applicationError(400, code, "The member has an active plan");
  }
}
