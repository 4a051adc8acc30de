// Recurring billing. Each cycle creates an order from the current contract and charges the buyer's payment method.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, smaller } from "../../kernel/money.js";
import { createOrder } from "../orders/create-handlers.js";
import { booksOf } from "../orders/ledger/books.js";
import { enter, noteStatus, regularDetails } from "../orders/ledger/payments.js";
import { post } from "../orders/ledger/post.js";
import { accountOf, outcomeOf } from "../orders/ledger/slice.js";
import { orders } from "../orders/model/slice.js";
import { termsOf } from "./commit.js";
import { subscriptionContracts } from "./contracts.js";
import { currentCycle } from "./draftability.js";
import { type Contract, type Draft, linesOf, type Summary } from "./model.js";
import { onward, type Plan, planSlice } from "./plans.js";

const STATUSES = { SUCCEEDED: "APPROVED", PENDING: "PENDING", FAILED: "DECLINED" } as const;

/** Charges the saved payment method for the open amount of an order, up to the price of the subscription. */
function charge(context: Context, orderId: string, most?: Amount): void {
  const known = orders(context).find(orderId);
  if (!known || known.document.status === "CANCELED") return;
  const order = orders(context).edit(orderId);
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

/** Creates the order of a cycle and returns its id. Uses the contract's terms, or the terms for this cycle only. */
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

/** Advances a due subscription by one step. */
function step(
  context: Context,
  contract: Contract,
  plan: Plan,
  draftFor: (cycle: number) => Draft | undefined,
): Plan {
  if (plan.trial) {
    // The order may also contain items outside the free trial.
    const { total } = (contract.priceSummary ?? {}) as Summary;
    charge(context, plan.orderId, total && amount(total.amount));
    return onward(plan);
  }
  const cycle = plan.cycle + 1;
  // The order of this cycle already exists.
  if (currentCycle(context, contract) >= cycle) return onward({ ...plan, cycle });
  const orderId = orderFor(context, contract, draftFor(cycle), cycle);
  charge(context, orderId);
  return onward({ ...plan, cycle, orderId });
}

/**
 * Bills the subscriptions that are due.
 *
 * @param drafts - committed changes
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

/** Returns when the next subscription is billed, in milliseconds since 1970. */
export function nextBilling({ store }: Pick<Context, "store">): number | undefined {
  let next: number | undefined;
  for (const plan of store(planSlice)?.plans.values() ?? []) {
    if (plan.next !== undefined && (next === undefined || plan.next < next)) next = plan.next;
  }
  return next;
}

/** Cancels a subscription at the end of the paid cycle. */
export function cancel(context: Context, contractId: string): void {
  const { plans } = context.store(planSlice);
  const plan = plans.get(contractId);
  if (!plan) throw new Error(`Subscription ${contractId} not found`);
  const { next: _next, trial: _trial, ...rest } = plan;
  context.changes.put(plans, contractId, { ...rest, canceled: true });
}
