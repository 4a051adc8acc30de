import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Cart } from "../cart/model.js";
import { answerOf, askPlugin, installed } from "./ask.js";
import { type AskedLine, type Reference, referred } from "./lines.js";

/** What the buyer has chosen to pay with, as a request says it. */
export const chosenMemberships = (
  chosen: readonly { id?: string; appId?: string; lineItemIds?: readonly string[] }[],
): Cart["memberships"] =>
  chosen.map(({ id = "", appId, lineItemIds = [] }) => ({
    id,
    ...(appId === undefined ? {} : { appId }),
    lineItemIds,
  }));

/** What the buyer has that pays for lines; `none` where nobody knows. */
export function membershipsOf(context: Context, cart: Cart, linesOf: () => readonly AskedLine[]) {
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

/** What is charged: which membership, for which line of which order. */
interface Charge {
  readonly memberId: string;
  readonly membershipId: string;
  readonly orderId: string;
  readonly lineItemId: string;
  readonly catalogReference: Reference | undefined;
}

/** Has an app charge a membership; returns the app's id of the transaction. */
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

/** Takes charges back that can be taken back. */
export function voidCharges(context: Context, transactionIds: readonly string[]): void {
  for (const transactionId of transactionIds) {
    const known = answerOf(context, "getMembershipVoidability", { transactionId });
    if (known?.voidable) askPlugin(context, "voidMembershipCharge", { transactionId });
  }
}
