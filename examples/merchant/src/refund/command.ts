import { orderBilling } from "@portico/ecom";
import type { Refund } from "@portico/ecom/order-transactions";
import type { Order } from "@portico/ecom/orders";
import type { CommonOptions, Shop } from "../shop/connect.ts";
import { reasonOf, verdictOf } from "../shop/failure.ts";
import { backOff } from "../shop/patience.ts";
import { EXIT, Stop } from "../stop.ts";
import { findOrder } from "./find-order.ts";
import { planRefund, type RefundPlan, type RequestedRefund } from "./plan-refund.ts";
import { fetchRefunds, findRefund, type Intent, RefundJournal, sumOf } from "./refund-journal.ts";

export interface RefundOptions extends CommonOptions, RequestedRefund {
  dryRun?: boolean;
}

const MAX_LOOKUPS = 4;

/** Refunds an order. Returns the exit code. */
export async function refundOrder(
  shop: Shop,
  numberOrId: string,
  options: RefundOptions,
): Promise<number> {
  const order = await findOrder(shop, numberOrId);
  const journal = new RefundJournal(shop, order.id);
  try {
    const previousRefund = await findPreviousRefund(shop, order, journal);
    if (previousRefund && !options.dryRun) {
      journal.recordResult(previousRefund.id);
      console.log(
        "The previous run got no response, but the refund was made. Not refunding again.",
      );
      return printRefund(order, previousRefund);
    }
    const plan = await readBeforeSending(planRefund(shop, order, options));
    printPlan(order, plan, options);
    if (!options.dryRun) return printRefund(order, await sendRefund(shop, order, plan, journal));
    console.log("Nothing was refunded.");
    return 0;
  } finally {
    journal.close();
  }
}

/** Returns the refund that a previous run sent without receiving a result, if the refund exists. */
async function findPreviousRefund(shop: Shop, order: Order, { openIntent }: RefundJournal) {
  return (
    openIntent &&
    findRefund(
      openIntent,
      await readBeforeSending(fetchRefunds(shop, order.id), "The previous refund is still unclear"),
    )
  );
}

/** Waits for a read request. If it fails, throws a `Stop` with the state of the refund. */
async function readBeforeSending<T>(
  read: Promise<T>,
  refundState = "Nothing was refunded",
): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(`${refundState}: ${reasonOf(error).message}`, EXIT.stopped);
  }
}

/**
 * Sends a refund once, and looks it up after an unclear result. If the result stays unclear, throws
 * a `Stop`.
 */
async function sendRefund(
  shop: Shop,
  order: Order,
  { amount, request }: RefundPlan,
  journal: RefundJournal,
): Promise<Refund> {
  const previousIds = (await readBeforeSending(fetchRefunds(shop, order.id))).map(({ id }) => id);
  const intent: Intent = { amount, before: previousIds };
  journal.recordIntent(intent);
  try {
    const { refund } = await shop.client.use(orderBilling).refundPayments(order.id, request);
    if (refund) {
      journal.recordResult(refund.id);
      return refund;
    }
  } catch (error) {
    if (verdictOf(error) !== "unclear") {
      journal.recordResult("refused");
      throw new Stop(`The refund was rejected: ${reasonOf(error).message}`, EXIT.partial);
    }
  }
  const refund = await findSentRefund(shop, order, intent);
  if (!refund) {
    throw new Stop(
      "The refund may or may not have been made: there was no clear response, and the order does not show it yet. Run the same command again in a minute. It checks before it refunds.",
      EXIT.stopped,
    );
  }
  journal.recordResult(refund.id);
  return refund;
}

async function findSentRefund(
  shop: Shop,
  order: Order,
  intent: Intent,
): Promise<Refund | undefined> {
  for (let lookup = 0; lookup < MAX_LOOKUPS; lookup += 1) {
    try {
      const refund = findRefund(intent, await fetchRefunds(shop, order.id));
      if (refund) return refund;
    } catch (error) {
      if (verdictOf(error) !== "unclear") throw error;
    }
    await backOff(lookup);
  }
  return undefined;
}

function printPlan(
  { number, currency }: Order,
  plan: RefundPlan,
  { restock }: RefundOptions,
): void {
  for (const { name, quantity } of plan.lines) console.log(`  ${quantity} × ${name}`);
  const inventoryNote = restock ? ", returned to inventory" : "";
  const amounts = plan.request.paymentRefunds.map(
    ({ amount, externalRefund }) => `${amount?.amount}${externalRefund ? " outside" : ""}`,
  );
  const breakdown = amounts.length > 1 ? ` (${amounts.join(" + ")})` : "";
  console.log(
    `Refund of ${plan.amount} ${currency ?? ""}${breakdown} for order ${number}${inventoryNote}.`,
  );
}

/** Prints the result of a refund. Returns the exit code. */
function printRefund({ number, currency }: Order, refund: Refund): number {
  const states = new Set(refund.transactions.map(({ refundStatus }) => refundStatus));
  const money = `${sumOf(refund).toFixed()} ${currency ?? ""}`.trim();
  if (states.has("FAILED")) {
    console.error(
      `The payment provider rejected all or part of the refund of ${money} for order ${number}.`,
    );
    return EXIT.partial;
  }
  const pendingNote = states.has("PENDING") ? " (not yet confirmed by the payment provider)" : "";
  console.log(`Refunded ${money} for order ${number}${pendingNote}.`);
  return 0;
}
