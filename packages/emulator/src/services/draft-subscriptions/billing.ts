// Billing by the clock: each cycle makes an order of what its contract says by then, and charges the buyer's payment method.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, smaller } from "../../kernel/money.js";
import { booksOf } from "../ledger/books.js";
import { enter, noteStatus, regularDetails } from "../ledger/payments.js";
import { post } from "../ledger/post.js";
import { accountOf, outcomeOf } from "../ledger/slice.js";
import { createOrder } from "../orders/create-handlers.js";
import { orderSlice } from "../orders/slice.js";
import { subscriptionContracts } from "../subscription-contracts.js";
import { onward, type Plan, planSlice } from "../subscription-plans.js";
import { termsOf } from "./commit.js";
import { currentCycle } from "./draftability.js";
import { type Contract, type Draft, linesOf, type Summary } from "./model.js";

const STATUSES = { SUCCEEDED: "APPROVED", PENDING: "PENDING", FAILED: "DECLINED" } as const;

/** Charges the payment method that the buyer left for what is open of an order, up to what a subscription costs. */
function charge(context: Context, orderId: string, most?: Amount): void {
  const known = context.store(orderSlice).orders.get(orderId);
  if (!known || known.document.status === "CANCELED") return;
  const order = context.changes.keep(known);
  const account = accountOf(context, order);
  const { open } = booksOf(order.document, account);
  const sum = most ? smaller(open, most) : open;
  if (sum.lte(0)) return;
  const status = STATUSES[outcomeOf(context)];
  const payment = enter(context, order, account, {
    amount: sum,
    status,
    regularPaymentDetails: regularDetails(context, status, { saved: true }),
  });
  noteStatus(context, order, payment);
  post(context, order, account, { paymentIds: [payment.id] });
}

/** Makes the order of a cycle, of the contract's terms or of those for this cycle alone; returns its id. */
function orderFor(context: Context, contract: Contract, draft: Draft | undefined, cycle: number) {
  const { id: contractId, revision: _revision, createdDate: _created, ...own } = contract;
  const { updatedDate: _updated, activities: _activities, ...kept } = own;
  const { subscriptionSettings, ...content } = { ...kept, ...(draft ? termsOf(draft) : {}) };
  const lineItems = linesOf({ ...contract, lineItems: content.lineItems }).map((line) => {
    const subscriptionInfo = {
      ...line.subscriptionInfo,
      subscriptionSettings,
      id: contractId,
      cycleNumber: cycle,
    };
    return { ...line, subscriptionInfo };
  });
  const { order } = createOrder({ order: { ...content, lineItems } }, context);
  return order.id;
}

/** Goes on with a subscription that has something to do. */
function step(
  context: Context,
  contract: Contract,
  plan: Plan,
  draftFor: (cycle: number) => Draft | undefined,
): Plan {
  if (plan.trial) {
    // the order may hold more than what is free
    const { total } = (contract.priceSummary ?? {}) as Summary;
    charge(context, plan.orderId, total && amount(total.amount));
    return onward(plan);
  }
  const cycle = plan.cycle + 1;
  // somebody has made the order already
  if (currentCycle(context, contract) >= cycle) return onward({ ...plan, cycle });
  const orderId = orderFor(context, contract, draftFor(cycle), cycle);
  charge(context, orderId);
  return onward({ ...plan, cycle, orderId });
}

/**
 * Bills the subscriptions that are due.
 *
 * @param drafts - changes that were committed
 */
export function bill(context: Context, drafts: readonly Draft[]): void {
  const { plans } = context.store(planSlice);
  const contracts = context.store(subscriptionContracts).items;
  for (const [id, plan] of [...plans]) {
    if (plan.next === undefined || plan.next > context.now) continue;
    const contract = contracts.get(id)?.entity;
    if (!contract) context.changes.remove(plans, id);
    else {
      const own = drafts.filter(
        ({ subscriptionContractId, status }) =>
          subscriptionContractId === id && status === "COMMITTED",
      );
      const draftFor = (cycle: number) =>
        own.findLast(({ target }) => target.cycleTarget?.cycleNumber === cycle);
      context.changes.put(plans, id, step(context, contract, plan, draftFor));
    }
  }
}

/** When the next subscription is billed. */
export function nextBilling({ store }: Pick<Context, "store">): number | undefined {
  let next: number | undefined;
  for (const plan of store(planSlice)?.plans.values() ?? []) {
    if (plan.next !== undefined && (next === undefined || plan.next < next)) next = plan.next;
  }
  return next;
}

/** Ends a subscription with the cycle that is paid for. */
export function cancel(context: Context, contractId: string): void {
  const { plans } = context.store(planSlice);
  const plan = plans.get(contractId);
  if (!plan) throw new Error(`Subscription ${contractId} not found`);
  const { next: _next, trial: _trial, ...rest } = plan;
  context.changes.put(plans, contractId, { ...rest, canceled: true });
}
