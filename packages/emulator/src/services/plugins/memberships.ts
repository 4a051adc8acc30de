import type { Context } from "../../kernel/context.js";
import { rejection } from "../../kernel/platform-error.js";
import { callPlugin, installed, responseOf } from "./call-plugin.js";
import {
  type CartOfApps,
  type PluginLine,
  type Reference,
  referred,
  type SelectedMembership,
} from "./lines.js";

export const toSelectedMemberships = (
  memberships: readonly { id?: string; appId?: string; lineItemIds?: readonly string[] }[],
): readonly SelectedMembership[] =>
  memberships.map(({ id = "", appId, lineItemIds = [] }) => ({
    id,
    ...(appId !== undefined && { appId }),
    lineItemIds,
  }));

export function membershipsOf(
  context: Context,
  cart: CartOfApps,
  linesOf: () => readonly PluginLine[],
) {
  const selected = cart.memberships ?? [];
  const none = { eligible: [], invalid: [], selected };
  if (!installed(context, "ECOM_MEMBERSHIPS")) return none;
  if (cart.owner.kind !== "member" || cart.lines.length === 0) return none;
  const result = callPlugin(context, "listEligibleMemberships", {
    lineItems: linesOf().map((line) => ({
      id: line.id,
      ...referred(line),
      ...(line.reference && { rootCatalogItemId: line.reference.catalogItemId }),
    })),
    memberId: cart.owner.id,
    selectedMemberships: {
      memberships: selected.map(({ id, lineItemIds }) => ({ id, lineItemIds })),
    },
  });
  if (result?.kind !== "response") return none;
  const { appId } = result.plugin;
  return {
    selected,
    eligible: result.response.eligibleMemberships.map((one) => ({ ...one, appId })),
    invalid: (result.response.invalidMemberships ?? []).map(({ membership, reason }) => ({
      membership: { ...membership, appId },
      reason,
    })),
  };
}

interface Charge {
  readonly memberId: string;
  readonly membershipId: string;
  readonly orderId: string;
  readonly lineItemId: string;
  readonly catalogReference: Reference | undefined;
}

export function chargeWithPlugin(context: Context, charge: Charge): string {
  const { memberId, membershipId, orderId, lineItemId, catalogReference } = charge;
  const result = callPlugin(
    context,
    "chargeMembership",
    {
      memberId,
      membershipId,
      idempotencyKey: `${orderId}:${lineItemId}`,
      ...(catalogReference && {
        catalogReference,
        rootCatalogItemId: catalogReference.catalogItemId,
      }),
    },
    ({ transactionId }) => ({ name: "voidMembershipCharge", request: { transactionId } }),
  );
  if (result?.kind === "response") return result.response.transactionId;
  const why = result?.kind === "error" ? result.code : "The app did not respond";
  throw rejection("INVALID_MEMBERSHIP", `The membership was not charged: ${why}`);
}

export function voidCharges(context: Context, transactionIds: readonly string[]): void {
  for (const transactionId of transactionIds) {
    const known = responseOf(context, "getMembershipVoidability", { transactionId });
    if (known?.voidable) callPlugin(context, "voidMembershipCharge", { transactionId });
  }
}
