// Draft subscription contracts: changes that take effect in a later billing cycle.

import type { CreateDraftSubscriptionContractRequest } from "@portico/ecom/draft-subscription-contracts";
import { notFound, permissionDenied, rejection, ruleError } from "../../kernel/platform-error.js";
import { defineService, listen } from "../../kernel/service.js";
import type { Sent } from "../../kernel/wire-request.js";
import type { Tools } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { type Operations, withoutNulls } from "../../resource/operations.js";
import { entitiesOf, resource } from "../../resource/resource.js";
import { memberBlocking } from "../accounts/model/member.js";
import { orderApproved, subscriptionPaymentRequesting } from "../orders/model/order.js";
import { formatPrices } from "../orders/model/price.js";
import { bill, cancelPlan, nextBilling } from "./billing.js";
import { commit } from "./commit.js";
import {
  beginContracts,
  checkNoActivePlan,
  checkNotStarted,
  subscriptionContracts,
} from "./contracts.js";
import {
  contractOf,
  creatorOf,
  currentCycle,
  draftability,
  openDraft,
  ownsDraft,
} from "./draftability.js";
import { withAddedLines, withChanges } from "./lines.js";
import { type Contract, type Draft, planSlice } from "./model.js";
import { recalculate, unchangedItems } from "./totals.js";

type Drafts = Tools<Draft>;

/** Functions of `emulator.controls.subscriptions`. */
export interface SubscriptionControls {
  /** Deletes a contract. The platform does this when it erases the buyer's personal data. */
  erase(subscriptionContractId: string): void;
  /**
   * Cancels a subscription. The emulator then creates no more orders for it, rejects new drafts,
   * and does not charge the buyer if a free trial has not ended.
   */
  cancel(subscriptionContractId: string): void;
}

const draftResponse = (tools: Drafts, draft: Draft) => ({
  calculatedDraftSubscriptionContract: { draftSubscriptionContract: tools.view(draft) },
});

interface DraftRequest {
  readonly draftSubscriptionContractId: string;
}

function draftById(tools: Drafts, { draftSubscriptionContractId: id }: DraftRequest) {
  const draft = tools.get(id);
  const contract = contractOf(tools, draft.subscriptionContractId);
  if (contract) return { draft, contract };
  throw notFound("Draft subscription contract", "DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND");
}

function editableDraft(tools: Drafts, request: DraftRequest) {
  const entry = draftById(tools, request);
  if (!ownsDraft(tools, entry.draft)) throw permissionDenied("The draft belongs to another member");
  if (entry.draft.status === "DRAFT") return entry;
  const code = "DRAFT_SUBSCRIPTION_CONTRACT_ALREADY_COMMITTED";
  throw rejection(code, "The draft has already been committed");
}

/** Current and past cycles cannot change. */
function targetOf({ target = {} }: Sent<CreateDraftSubscriptionContractRequest>, cycle: number) {
  const { contractTarget, cycleTarget } = target;
  const targetCycle = Number(
    (cycleTarget ? cycleTarget.cycleNumber : contractTarget?.nextCycleNumber) ?? cycle + 1,
  );
  if (targetCycle <= cycle) {
    const field = cycleTarget ? "cycleTarget.cycleNumber" : "contractTarget.nextCycleNumber";
    throw ruleError(`target.${field}`, "CYCLE_HAS_BEGUN", `must be after ${cycle}`);
  }
  return cycleTarget
    ? { cycleTarget: { cycleNumber: targetCycle } }
    : { contractTarget: { nextCycleNumber: targetCycle } };
}

function initialContent(tools: Drafts, contract: Contract) {
  const { shippingInfo, recipientInfo, billingInfo, buyerInfo } = contract;
  const unchangedPart = (field: string, value: unknown) =>
    value ? { [field]: value, changeType: "EMPTY" as const } : undefined;
  const content = {
    lineItems: unchangedItems(contract),
    shippingDetails: unchangedPart("shippingInfo", shippingInfo),
    recipientDetails: unchangedPart("recipientInfo", recipientInfo),
    billingDetails: unchangedPart("billingInfo", billingInfo),
    buyerDetails: unchangedPart("buyerInfo", buyerInfo),
    platformFeeSummary: contract.platformFeeSummary,
    currency: contract.currency,
    weightUnit: contract.weightUnit,
    subscriptionSettings: contract.subscriptionSettings,
    settings: { specificItemsCouponBehavior: "ITEM_SUBTOTAL_INCLUDES_DISCOUNT" },
  };
  return { ...content, ...recalculate(tools, contract, content) };
}

function createDraft(tools: Drafts, request: Sent<CreateDraftSubscriptionContractRequest>) {
  const contract = contractOf(tools, request.subscriptionContractId);
  if (!contract) throw notFound("Subscription contract", "SUBSCRIPTION_CONTRACT_NOT_FOUND");
  const { draftable, nonDraftableReasons } = draftability(tools, contract.id);
  if (!draftable) {
    const message = "The subscription cannot be changed now";
    throw rejection("SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE", message, { nonDraftableReasons });
  }
  const open = openDraft(tools, contract);
  if (open && !open.expired) return draftResponse(tools, open.draft);
  if (open) tools.remove(open.draft);
  const draft = tools.insert({
    subscriptionContractId: contract.id,
    target: targetOf(request, currentCycle(tools, contract)),
    createdBy: creatorOf(tools),
    status: "DRAFT",
    ...initialContent(tools, contract),
  } as unknown as Partial<Draft>);
  return draftResponse(tools, draft);
}

function changeDraft(
  tools: Drafts,
  request: DraftRequest,
  changesOf: (draft: Draft, contract: Contract) => Partial<Draft>,
) {
  const { draft, contract } = editableDraft(tools, request);
  const next = { ...draft, ...changesOf(draft, contract) };
  const editedDraft = tools.edit(draft, (copy) => {
    Object.assign(copy, next, recalculate(tools, contract, next));
  });
  return draftResponse(tools, editedDraft);
}

function changedDetails(field: "shippingInfo" | "recipientInfo", before: unknown, input: unknown) {
  const changeType = input ? (before ? "CHANGED" : "ADDED") : "REMOVED";
  return {
    [field]: objectOf(input ?? before),
    changeType: changeType as "CHANGED",
    ...(before ? { changed: { [`${field}BeforeChange`]: before } } : {}),
  };
}

const operations: Operations<"ecom.draftSubscriptionContracts", Draft> = {
  getSubscriptionContractDraftability: (tools, { subscriptionContractId }) =>
    draftability(tools, subscriptionContractId),
  createDraftSubscriptionContract: createDraft,
  getDraftSubscriptionContract: (tools, request) =>
    draftResponse(tools, draftById(tools, request).draft),
  deleteDraftSubscriptionContract(tools, request) {
    tools.remove(editableDraft(tools, request).draft);
    return {};
  },
  addLineItems: (tools, request) =>
    changeDraft(tools, request, (draft, contract) => ({
      lineItems: withAddedLines(tools, contract, draft, request),
    })),
  updateLineItems: (tools, request) =>
    changeDraft(tools, request, (draft, contract) => {
      const { lineItemChanges = [] } = request;
      const originals = unchangedItems(contract);
      return { lineItems: withChanges(tools, contract, draft, originals, lineItemChanges) };
    }),
  setShippingInfo: (tools, request) =>
    changeDraft(tools, request, (_draft, { shippingInfo: before, currency }) => {
      const input = request.shippingInfo && formatPrices(tools, request.shippingInfo, currency);
      return { shippingDetails: changedDetails("shippingInfo", before, input) };
    }),
  setRecipientInfo: (tools, request) =>
    changeDraft(tools, request, (_draft, { recipientInfo: before }) => ({
      recipientDetails: changedDetails("recipientInfo", before, request.recipientInfo),
    })),
  commitDraftSubscriptionContract(tools, request) {
    const { draft, contract } = editableDraft(tools, request);
    commit(tools, contract, draft, request.reason);
    const committedDraft = tools.edit(draft, (copy) => {
      copy.status = "COMMITTED";
    });
    return draftResponse(tools, committedDraft);
  },
};

const drafts = resource<Draft>("ecom.draftSubscriptionContracts", {
  // Members may change their own subscriptions. Only merchants can list drafts.
  accessOf: Object.fromEntries(Object.keys(operations).map((name) => [name, "member"] as const)),
  custom: withoutNulls(operations),
});

const subscriptions = defineService({
  ...planSlice,
  handlers: {},
  listeners: [
    listen(orderApproved, beginContracts),
    listen(subscriptionPaymentRequesting, checkNotStarted),
    listen(memberBlocking, checkNoActivePlan),
  ],
  timer: { run: (context) => bill(context, entitiesOf(drafts, context).all()), next: nextBilling },
  controls: (act): SubscriptionControls => ({
    erase(id) {
      act((context) => {
        const tools = entitiesOf(subscriptionContracts, context);
        tools.remove(tools.get(id));
      });
    },
    cancel(id) {
      act((context) => cancelPlan(context, id));
    },
  }),
});

export const draftSubscriptions = [drafts, subscriptions] as const;
