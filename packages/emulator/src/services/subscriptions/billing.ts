// Each cycle creates an order and charges the buyer's payment method.

import type { Context, Reader } from "../../kernel/context.js";
import { type Amount, smaller } from "../../kernel/money.js";
import { createOrder } from "../orders/create-order.js";
import { balanceOf, chargeStatus, ledgerOf } from "../orders/ledger/model.js";
import { addRegular, applyLedger } from "../orders/ledger/payments.js";
import { orders } from "../orders/model/order.js";
import { amountOf } from "../orders/model/price.js";
import { termsOf } from "./commit.js";
import { subscriptionContracts } from "./contracts.js";
import { currentCycle } from "./draftability.js";
import {
  type Contract,
  type Draft,
  type Plan,
  planSlice,
  subscriptionLines,
  withNextCycle,
} from "./model.js";

function chargeOrder(context: Context, orderId: string, max?: Amount): void {
  const order = orders(context).find(orderId);
  if (!order || order.document.status === "CANCELED") return;
  const ledger = ledgerOf(context, orders(context).edit(orderId));
  const { open } = balanceOf(ledger.order.document, ledger.account);
  const amount = max ? smaller(open, max) : open;
  if (amount.lte(0)) return;
  const payment = addRegular(ledger, amount, chargeStatus(context), { saved: true });
  applyLedger(ledger, { paymentIds: [payment.id] });
}

/** `draft` applies to this cycle only. */
function createCycleOrder(
  context: Context,
  contract: Contract,
  draft: Draft | undefined,
  cycle: number,
) {
  const { id, revision: _revision, createdDate: _created, ...terms } = contract;
  const { updatedDate: _updated, activities: _activities, ...rest } = terms;
  const { subscriptionSettings, ...content } = { ...rest, ...(draft ? termsOf(draft) : {}) };
  const lineItems = subscriptionLines(content).map((line) => ({
    ...line,
    subscriptionInfo: { ...line.subscriptionInfo, subscriptionSettings, id, cycleNumber: cycle },
  }));
  return createOrder({ order: { ...content, lineItems } }, context).order.id;
}

function runStep(context: Context, contract: Contract, plan: Plan, drafts: readonly Draft[]): Plan {
  if (plan.trial) {
    // Charge only the subscription, because the order may also contain other items.
    const { total } = contract.priceSummary ?? {};
    chargeOrder(context, plan.orderId, total && amountOf(total));
    return withNextCycle(plan);
  }
  const cycle = plan.cycle + 1;
  // The order for this cycle already exists.
  if (currentCycle(context, contract) >= cycle) return withNextCycle({ ...plan, cycle });
  const draft = drafts.findLast(
    ({ subscriptionContractId, status, target }) =>
      subscriptionContractId === contract.id &&
      status === "COMMITTED" &&
      target.cycleTarget?.cycleNumber === cycle,
  );
  const orderId = createCycleOrder(context, contract, draft, cycle);
  chargeOrder(context, orderId);
  return withNextCycle({ ...plan, cycle, orderId });
}

export function bill(context: Context, drafts: readonly Draft[]): void {
  const { plans } = context.store(planSlice);
  const contracts = context.store(subscriptionContracts).items;
  for (const [id, plan] of [...plans]) {
    if (plan.next === undefined || plan.next > context.now) continue;
    const contract = contracts.get(id)?.entity;
    if (contract) context.changes.put(plans, id, runStep(context, contract, plan, drafts));
    else context.changes.remove(plans, id);
  }
}

export function nextBilling({ store }: Reader): number | undefined {
  const plans = [...(store(planSlice)?.plans.values() ?? [])];
  const times = plans.flatMap(({ next }) => next ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

export function cancelPlan(context: Context, contractId: string): void {
  const { plans } = context.store(planSlice);
  const plan = plans.get(contractId);
  if (!plan) throw new Error(`Subscription ${contractId} not found`);
  const { next: _next, trial: _trial, ...rest } = plan;
  context.changes.put(plans, contractId, { ...rest, canceled: true });
}
