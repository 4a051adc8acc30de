import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import { answerOf, askPlugin, installed } from "./ask.js";
import type { CartOfApps, ChosenMembership } from "./cart.js";
import { type AskedLine, type Reference, referred } from "./lines.js";

/** Converts the memberships that the buyer chose from the request format. */
export const chosenMemberships = (
  chosen: readonly { id?: string; appId?: string; lineItemIds?: readonly string[] }[],
): readonly ChosenMembership[] =>
  chosen.map(({ id = "", appId, lineItemIds = [] }) => ({
    id,
    ...(appId === undefined ? {} : { appId }),
    lineItemIds,
  }));

/** Returns the buyer's memberships that can pay for lines. Empty if the app does not respond. */
export function membershipsOf(
  context: Context,
  cart: CartOfApps,
  linesOf: () => readonly AskedLine[],
) {
  const selected = cart.memberships ?? [];
  const none = { eligible: [], invalid: [], selected };
  if (!installed(context, "ECOM_MEMBERSHIPS")) return none;
  if (cart.owner.kind !== "member" || cart.lines.length === 0) return none;
  const said = askPlugin(context, "listEligibleMemberships", {
    lineItems: linesOf().map((line) => ({
      id: line.id,
      ...referred(line),
      ...(line.reference ? { rootCatalogItemId: line.reference.catalogItemId } : {}),
    })),
    memberId: cart.owner.id,
    selectedMemberships: {
      memberships: selected.map(({ id, lineItemIds }) => ({ id, lineItemIds })),
    },
  });
  if (said?.kind !== "answer") return none;
  const { appId } = said.plugin;
  return {
    selected,
    eligible: said.answer.eligibleMemberships.map((one) => ({ ...one, appId })),
    invalid: (said.answer.invalidMemberships ?? []).map(({ membership, reason }) => ({
      membership: { ...membership, appId },
      reason,
    })),
  };
}

/** A membership charge for a line of an order. */
interface Charge {
  readonly memberId: string;
  readonly membershipId: string;
  readonly orderId: string;
  readonly lineItemId: string;
  readonly catalogReference: Reference | undefined;
}

/** Charges a membership of an app. Returns the app's transaction id. */
export function chargeElsewhere(context: Context, charge: Charge): string {
  const { memberId, membershipId, orderId, lineItemId, catalogReference } = charge;
  const said = askPlugin(
    context,
    "chargeMembership",
    {
      memberId,
      membershipId,
      idempotencyKey: `${orderId}:${lineItemId}`,
      ...(catalogReference
        ? { catalogReference, rootCatalogItemId: catalogReference.catalogItemId }
        : {}),
    },
    ({ transactionId }) => ({ name: "voidMembershipCharge", request: { transactionId } }),
  );
  if (said?.kind === "answer") return said.answer.transactionId;
  const why = said?.kind === "error" ? said.code : "The app did not respond";
  throw applicationError(428, "INVALID_MEMBERSHIP", `The membership was not charged: ${why}`);
}

/** Voids the charges that the app can void. */
export function voidCharges(context: Context, transactionIds: readonly string[]): void {
  for (const transactionId of transactionIds) {
    const known = answerOf(context, "getMembershipVoidability", { transactionId });
    if (known?.voidable) askPlugin(context, "voidMembershipCharge", { transactionId });
  }
}
