import type { Context } from "../../kernel/context.js";
import { rejection } from "../../kernel/platform-error.js";
import { callPlugin, pluginOfType, responseOf } from "./call-plugin.js";
import type { PluginCart, PluginLine, Reference, SelectedMembership } from "./lines.js";

export const toSelectedMemberships = (
  memberships: readonly { id?: string; appId?: string; lineItemIds?: readonly string[] }[],
): readonly SelectedMembership[] =>
  memberships.map(({ id = "", appId, lineItemIds = [] }) => ({ id, appId, lineItemIds }));

export function membershipsOf(
  context: Context,
  cart: PluginCart,
  getLines: () => readonly PluginLine[],
) {
  const selected = cart.memberships ?? [];
  const empty = { eligible: [], invalid: [], selected };
  const appId = pluginOfType(context, "ECOM_MEMBERSHIPS")?.appId;
  if (appId === undefined || cart.owner.kind !== "member" || cart.lines.length === 0) return empty;
  const response = responseOf(context, "listEligibleMemberships", {
    lineItems: getLines().map(({ id, reference }) => ({
      id,
      catalogReference: reference,
      rootCatalogItemId: reference?.catalogItemId,
    })),
    memberId: cart.owner.id,
    selectedMemberships: {
      memberships: selected.map(({ id, lineItemIds }) => ({ id, lineItemIds })),
    },
  });
  if (!response) return empty;
  return {
    selected,
    eligible: response.eligibleMemberships.map((membership) => ({ ...membership, appId })),
    invalid: (response.invalidMemberships ?? []).map(({ membership, reason }) => ({
      membership: { ...membership, appId },
      reason,
    })),
  };
}

interface MembershipCharge {
  readonly memberId: string;
  readonly membershipId: string;
  readonly orderId: string;
  readonly lineItemId: string;
  readonly catalogReference: Reference | undefined;
}

export function chargeWithPlugin(context: Context, charge: MembershipCharge): string {
  const { memberId, membershipId, orderId, lineItemId, catalogReference } = charge;
  const request = {
    memberId,
    membershipId,
    idempotencyKey: `${orderId}:${lineItemId}`,
    catalogReference,
    rootCatalogItemId: catalogReference?.catalogItemId,
  };
  const result = callPlugin(context, "chargeMembership", request, ({ transactionId }) => ({
    name: "voidMembershipCharge",
    request: { transactionId },
  }));
  if (result?.kind === "response") return result.response.transactionId;
  const reason = result?.kind === "error" ? result.code : "The app did not respond";
  throw rejection("INVALID_MEMBERSHIP", `The membership was not charged: ${reason}`);
}

export function voidCharges(context: Context, transactionIds: readonly string[]): void {
  for (const transactionId of transactionIds) {
    const response = responseOf(context, "getMembershipVoidability", { transactionId });
    if (response?.voidable) callPlugin(context, "voidMembershipCharge", { transactionId });
  }
}
