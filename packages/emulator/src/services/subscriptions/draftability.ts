import type { Context } from "../../kernel/context.js";
import type { Tools } from "../../resource/declaration.js";
import { entitiesOf } from "../../resource/resource.js";
import { STORES_APP_ID } from "../catalog/model.js";
import { orderSlice } from "../orders/model/order.js";
import { isOfApp } from "../plugins/catalog.js";
import { subscriptionContracts } from "./contracts.js";
import {
  type Contract,
  DAY,
  type Draft,
  isLastCycle,
  type Plan,
  planSlice,
  subscriptionLines,
} from "./model.js";

export function creatorOf({ caller, site }: Context): object {
  if (caller.kind === "member") return { memberId: caller.memberId };
  return caller.kind === "admin" && caller.appId ? { appId: caller.appId } : { userId: site.id };
}

export const ownsDraft = (context: Context, { createdBy }: Draft): boolean =>
  JSON.stringify(createdBy) === JSON.stringify(creatorOf(context));

/** Members may change only their own contracts. */
export function contractOf(context: Context, id: unknown): Contract | undefined {
  const contract = entitiesOf(subscriptionContracts, context).find(id);
  if (context.caller.kind !== "member") return contract;
  return contract?.buyerInfo?.memberId === context.caller.memberId ? contract : undefined;
}

export function currentCycle({ store }: Context, { id }: Contract): number {
  let cycle = 1;
  for (const { document } of store(orderSlice).orders.values()) {
    for (const { subscriptionInfo: info } of subscriptionLines(document)) {
      if (info?.id === id) cycle = Math.max(cycle, info.cycleNumber ?? 1);
    }
  }
  return cycle;
}

const firstCycle = ({ target: { contractTarget, cycleTarget } }: Draft): number =>
  contractTarget?.nextCycleNumber ?? cycleTarget?.cycleNumber ?? 0;

/** A draft expires after a day without changes, or when its cycle starts. */
export function openDraft(tools: Tools<Draft>, contract: Contract) {
  const draft = tools
    .all()
    .find((other) => other.subscriptionContractId === contract.id && other.status === "DRAFT");
  if (!draft) return undefined;
  const isOld = Date.parse(draft.updatedDate) + DAY <= tools.now;
  return { draft, expired: isOld || firstCycle(draft) <= currentCycle(tools, contract) };
}

function isDeclined({ store }: Context, plan: Plan | undefined): boolean {
  if (!plan || plan.cycle <= plan.first.cycle) return false;
  return store(orderSlice).orders.get(plan.orderId)?.document.paymentStatus === "DECLINED";
}

function reasonsOf(tools: Tools<Draft>, contract: Contract, cycle: number) {
  const { site } = tools;
  const plan = tools.store(planSlice)?.plans.get(contract.id);
  const appIds = new Set(
    subscriptionLines(contract).flatMap(({ catalogReference }) => catalogReference?.appId ?? []),
  );
  const isSupported = (appId: string) =>
    appId === STORES_APP_ID || isOfApp(tools, { appId, catalogItemId: "" });
  const open = openDraft(tools, contract);
  const otherDraft =
    open && !open.expired && !ownsDraft(tools, open.draft) ? open.draft : undefined;
  const owner = { draftId: otherDraft?.id, owner: otherDraft?.createdBy };
  const reasons: readonly (readonly [reason: string, applies: boolean, details?: object])[] = [
    ["UNSUPPORTED_CATALOG", [...appIds].some((appId) => !isSupported(appId))],
    ["MULTIPLE_CATALOGS", appIds.size > 1],
    ["CURRENCY_MISMATCH", contract.currency !== site.currency],
    ["WEIGHT_UNIT_MISMATCH", contract.weightUnit !== site.weightUnit],
    ["LAST_CYCLE", isLastCycle(contract.subscriptionSettings, cycle)],
    ["UNSUPPORTED_STATUS", plan?.canceled === true],
    ["GRACE_PERIOD", isDeclined(tools, plan)],
    [
      "DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER",
      otherDraft !== undefined,
      { draftAlreadyExistsForAnotherOwner: owner },
    ],
  ];
  return reasons.flatMap(([reason, applies, details]) => (applies ? [{ reason, ...details }] : []));
}

export function draftability(tools: Tools<Draft>, id: unknown) {
  const contract = contractOf(tools, id);
  if (!contract) {
    const nonDraftableReasons = [{ reason: "SUBSCRIPTION_CONTRACT_NOT_FOUND" }];
    return { draftable: false, nonDraftableReasons };
  }
  const cycle = currentCycle(tools, contract);
  const nonDraftableReasons = reasonsOf(tools, contract, cycle);
  return { draftable: nonDraftableReasons.length === 0, nonDraftableReasons, currentCycle: cycle };
}
