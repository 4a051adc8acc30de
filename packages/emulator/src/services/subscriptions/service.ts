// Draft subscription contracts: changes that apply from the next billing cycle.

import {
  applicationError,
  notFound,
  permissionDenied,
  ruleError,
} from "../../kernel/platform-error.js";
import { defineService, listen } from "../../kernel/service.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { entitiesOf, resource } from "../../resource/resource.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { memberBlocking } from "../accounts/model/member.js";
import { shown } from "../orders/model/price.js";
import { orderApproved, subscriptionPaymentRequesting } from "../orders/model/topics.js";
import { bill, cancel, nextBilling } from "./billing.js";
import { commit } from "./commit.js";
import { beginContracts, checkNotStarted, subscriptionContracts } from "./contracts.js";
import {
  callerOf,
  contractOf,
  currentCycle,
  draftability,
  isOwn,
  openDraft,
} from "./draftability.js";
import { type Added, type Change, withAdded, withChanges } from "./lines.js";
import type { ChangeType, Contract, Draft, ItemDetails } from "./model.js";
import { checkPlans } from "./paid-plans.js";
import { planSlice } from "./plans.js";
import { begun, recalculated } from "./totals.js";

type Drafts = Tools<Draft>;

/** Functions of `emulator.controls.subscriptions`. */
export interface SubscriptionControls {
  /** Deletes a contract. The platform does this when it erases the buyer's personal data. */
  erase(subscriptionContractId: string): void;
  /**
   * Cancels a subscription, either at the end of the paid billing cycle or, during a free trial,
   * immediately.
   */
  cancel(subscriptionContractId: string): void;
}

const answer = (tools: Drafts, draft: Draft) => ({
  calculatedDraftSubscriptionContract: { draftSubscriptionContract: tools.view(draft) },
});

/** Returns a draft whose contract the caller can access. */
function reached(tools: Drafts, { draftSubscriptionContractId: id }: Entity) {
  const draft = tools.get(id);
  const contract = contractOf(tools, draft.subscriptionContractId);
  if (!contract) {
    throw notFound("Draft subscription contract", "DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND");
  }
  return { draft, contract };
}

/** Returns an uncommitted draft that the caller created. */
function own(tools: Drafts, request: Entity) {
  const found = reached(tools, request);
  if (!isOwn(tools, found.draft)) throw permissionDenied("The draft belongs to another member");
  if (found.draft.status === "DRAFT") return found;
  const code = "DRAFT_SUBSCRIPTION_CONTRACT_ALREADY_COMMITTED";
  throw applicationError(428, code, "The draft has already been committed");
}

/** Returns the cycles that a draft changes. Current and past cycles cannot change. */
function targetOf(sent: Entity, cycle: number): Draft["target"] {
  const { contractTarget, cycleTarget } = sent;
  const [field, asked] = cycleTarget
    ? ["target.cycleTarget.cycleNumber", objectOf(cycleTarget).cycleNumber]
    : ["target.contractTarget.nextCycleNumber", objectOf(contractTarget).nextCycleNumber];
  const number = Number(asked ?? cycle + 1);
  if (number <= cycle) throw ruleError(field, "CYCLE_HAS_BEGUN", `must be after ${cycle}`);
  return cycleTarget
    ? { cycleTarget: { cycleNumber: number } }
    : { contractTarget: { nextCycleNumber: number } };
}

/** Returns the content that a draft copies from its contract. */
function contentOf(tools: Drafts, contract: Contract) {
  const lineItems = begun(contract);
  const { shippingInfo, recipientInfo, billingInfo, buyerInfo, platformFeeSummary } = contract;
  const same = { changeType: "EMPTY" as ChangeType };
  const taken = {
    lineItems,
    ...(shippingInfo ? { shippingDetails: { shippingInfo: objectOf(shippingInfo), ...same } } : {}),
    ...(recipientInfo ? { recipientDetails: { recipientInfo, ...same } } : {}),
    ...(billingInfo ? { billingDetails: { billingInfo, ...same } } : {}),
    ...(buyerInfo ? { buyerDetails: { buyerInfo, ...same } } : {}),
    ...(platformFeeSummary ? { platformFeeSummary } : {}),
    currency: contract.currency,
    weightUnit: contract.weightUnit,
    subscriptionSettings: contract.subscriptionSettings,
    settings: { specificItemsCouponBehavior: "ITEM_SUBTOTAL_INCLUDES_DISCOUNT" },
  };
  return { ...taken, ...recalculated(tools, contract, taken) };
}

function create(tools: Drafts, { subscriptionContractId, target }: Entity) {
  const contract = contractOf(tools, subscriptionContractId);
  if (!contract) throw notFound("Subscription contract", "SUBSCRIPTION_CONTRACT_NOT_FOUND");
  const { draftable, nonDraftableReasons } = draftability(tools, contract.id);
  if (!draftable) {
    const code = "SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE";
    const why = "The subscription cannot be changed now";
    throw applicationError(428, code, why, { nonDraftableReasons });
  }
  const open = openDraft(tools, contract);
  if (open && !open.expired) return answer(tools, open.draft);
  if (open) tools.remove(open.draft);
  const made = tools.insert({
    subscriptionContractId: contract.id,
    target: targetOf(objectOf(target), currentCycle(tools, contract)),
    createdBy: callerOf(tools),
    status: "DRAFT",
    ...contentOf(tools, contract),
  } as Partial<Draft>);
  return answer(tools, made);
}

/** Changes a draft and recalculates its totals. */
function changed(
  tools: Drafts,
  request: Entity,
  change: (draft: Draft, contract: Contract) => Partial<Draft>,
) {
  const { draft, contract } = own(tools, request);
  const next = { ...draft, ...change(draft, contract) };
  const edited = tools.edit(draft, (copy) => {
    Object.assign(copy, next, recalculated(tools, contract, next));
  });
  return answer(tools, edited);
}

/** Returns the change type for a replaced part of a contract. An absent value removes the part. */
function replaced(before: unknown, sent: unknown) {
  if (!sent) return { changeType: "REMOVED" as ChangeType };
  return { changeType: (before ? "CHANGED" : "ADDED") as ChangeType };
}

function setShippingInfo(tools: Drafts, request: Entity) {
  return changed(tools, request, (_draft, contract) => {
    const { shippingInfo: before, currency } = contract;
    const shippingInfo = request.shippingInfo
      ? objectOf(shown(tools, request.shippingInfo, currency))
      : objectOf(before);
    const type = replaced(before, request.shippingInfo);
    const details = before ? { changed: { shippingInfoBeforeChange: before } } : {};
    return { shippingDetails: { shippingInfo, ...type, ...details } };
  });
}

function setRecipientInfo(tools: Drafts, request: Entity) {
  return changed(tools, request, (_draft, { recipientInfo: before }) => {
    const recipientInfo = objectOf(request.recipientInfo ?? before);
    const type = replaced(before, request.recipientInfo);
    const details = before ? { changed: { recipientInfoBeforeChange: before } } : {};
    return { recipientDetails: { recipientInfo, ...type, ...details } };
  });
}

function commitDraft(tools: Drafts, request: Entity) {
  const { draft, contract } = own(tools, request);
  const { reason } = request;
  commit(tools, contract, draft, typeof reason === "string" ? reason : undefined);
  return answer(
    tools,
    tools.edit(draft, (copy) => {
      copy.status = "COMMITTED";
    }),
  );
}

const drafts = resource<Draft>("ecom.draftSubscriptionContracts", {
  access: "admin",
  // Members may change their own subscriptions. Only merchants can list drafts.
  accessOf: Object.fromEntries(
    [
      "getSubscriptionContractDraftability",
      "createDraftSubscriptionContract",
      "getDraftSubscriptionContract",
      "deleteDraftSubscriptionContract",
      "addLineItems",
      "updateLineItems",
      "setShippingInfo",
      "setRecipientInfo",
      "commitDraftSubscriptionContract",
    ].map((name) => [name, "member"] as const),
  ),
  custom: {
    getSubscriptionContractDraftability: (tools, { subscriptionContractId }) =>
      draftability(tools, subscriptionContractId),
    createDraftSubscriptionContract: create,
    getDraftSubscriptionContract: (tools, request) => answer(tools, reached(tools, request).draft),
    deleteDraftSubscriptionContract: (tools, request) => {
      tools.remove(own(tools, request).draft);
      return {};
    },
    addLineItems: (tools, request) =>
      changed(tools, request, (draft, contract) => ({
        lineItems: withAdded(tools, contract, draft, request as Added),
      })),
    updateLineItems: (tools, request) =>
      changed(tools, request, (draft, contract) => {
        const originals: readonly ItemDetails[] = begun(contract);
        const changes = listOf(request.lineItemChanges) as readonly Change[];
        return { lineItems: withChanges(tools, contract, draft, originals, changes) };
      }),
    setShippingInfo,
    setRecipientInfo,
    commitDraftSubscriptionContract: commitDraft,
  },
});

/** Time-based billing of subscriptions, with test controls. */
const subscriptions = defineService({
  ...planSlice,
  handlers: {},
  listeners: [
    listen(orderApproved, beginContracts),
    listen(subscriptionPaymentRequesting, checkNotStarted),
    listen(memberBlocking, checkPlans),
  ],
  when: {
    time: (context) => bill(context, entitiesOf(drafts, context).all()),
    next: nextBilling,
  },
  controls: (act): SubscriptionControls => ({
    erase(id) {
      act((context) => {
        const tools = entitiesOf(subscriptionContracts, context);
        tools.remove(tools.get(id));
      });
    },
    cancel(id) {
      act((context) => cancel(context, id));
    },
  }),
});

/** Service for draft subscription contracts. */
export const draftSubscriptions = [drafts, subscriptions] as const;
