// Member status changes: pending, approved, blocked, or disconnected for good.

import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Contract } from "../draft-subscriptions/model.js";
import { revokeMember } from "../identity/tokens.js";
import { subscriptionContracts } from "../subscription-contracts.js";
import { memberChanged } from "./member-view.js";
import type { Member } from "./model.js";
import { isBlockable } from "./roles/definitions.js";

/** Throws if the member is disconnected. Disconnection is final; the user must register as a new member. */
function checkConnected({ status }: Member): void {
  if (status === "OFFLINE") {
    throw applicationError(
      428,
      "FAILED_PRECONDITION",
      "The member has been disconnected from the site",
    );
  }
}

/** Approves a pending or blocked member. */
export function approve(context: Context, member: Member): void {
  checkConnected(member);
  member.status = "APPROVED";
  memberChanged(context, member);
}

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

/** Returns whether a member has an active paid plan. */
function hasPlan(context: Context, { id }: Member): boolean {
  return [...context.store(subscriptionContracts).items.values()].some(
    ({ entity }) =>
      entity.buyerInfo?.memberId === id &&
      isRunning(context, entity) &&
      entity.lineItems.some(
        ({ catalogReference }) =>
          (catalogReference as { appId?: string } | undefined)?.appId === PRICING_PLANS,
      ),
  );
}

/** Blocks a member: ends all sessions and prevents logins. */
export function block(context: Context, member: Member): void {
  checkConnected(member);
  const { caller } = context;
  if (caller.kind !== "nobody" && caller.session?.memberId === member.id) {
    throw applicationError(400, "MEMBER_SELF_BLOCK_FORBIDDEN", "Members cannot block themselves");
  }
  if (!isBlockable(context, member.id)) {
    throw applicationError(
      400,
      "OWNER_MEMBER_BLOCK_FORBIDDEN",
      "The member's role does not allow this",
    );
  }
  if (hasPlan(context, member)) {
    const code = "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN";
    throw applicationError(400, code, "The member has an active plan");
  }
  member.status = "BLOCKED";
  revokeMember(context, member.id);
  memberChanged(context, member);
}

/** Disconnects a member permanently. */
export function disconnect(context: Context, member: Member): void {
  checkConnected(member);
  member.status = "OFFLINE";
  revokeMember(context, member.id);
  memberChanged(context, member);
}

/** Mutes or unmutes a member. Muted members can log in but not write, like or share. */
export function setMuted(context: Context, member: Member, muted: boolean): void {
  checkConnected(member);
  member.muted = muted;
  memberChanged(context, member);
}
