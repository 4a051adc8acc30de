// Commits random drafts of random orders, and compares totals, balance and stock with a small model
// that calculates in the smallest currency unit.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addFees,
  applyDiscounts,
  callDraft,
  changeDelivery,
  createDay,
  type Day,
  editLines,
  payPartly,
  placeOrder,
  refundPart,
  stockOf,
} from "../../testing/draft-day.js";
import { calculate, type Plan, plan } from "../../testing/draft-plan.js";
import { formatDecimal } from "../../testing/exact.js";
import { DIGITS } from "../../testing/order-model.js";
import type { Json } from "../../testing/test-client.js";

const amounts = (summary: Json) =>
  Object.fromEntries(
    Object.entries(summary).map(([name, price]) => [name, (price as Json).amount]),
  );

/** Returns the id, product and added units of each line item in `updateInventory` of the commit. */
function stockMoves({ plan: dayPlan }: Day, changes: Plan["changes"], lineItems: readonly Json[]) {
  const { lines, added } = dayPlan;
  const changedLines = changes.flatMap(({ at, counted, quantity }) => {
    const line = lines[at];
    return counted && line ? [{ at, product: line.group, more: quantity - line.quantity }] : [];
  });
  const addedLines = added.flatMap(({ counted, quantity, group }, index) =>
    counted ? [{ at: lines.length + index, product: 2 + group, more: quantity }] : [],
  );
  return [...changedLines, ...addedLines].map(({ at, ...rest }) => {
    return { id: lineItems[at].lineItem.id, ...rest };
  });
}

/** Returns the stock that remains after more units are sold. */
const stockAfter = (
  stock: readonly number[],
  moves: readonly { product: number; more: number }[],
) =>
  stock.map((quantity, index) =>
    moves.reduce(
      (remaining, { product, more }) => (product === index ? remaining - more : remaining),
      quantity,
    ),
  );

/** Changes an order with a draft. Returns the expected sums and stock changes, and the order. */
async function commit(day: Day, order: Json) {
  const { plan: dayPlan, owner } = day;
  const { id } = await callDraft(day, "createDraftOrder", { sourceOrderId: order.id });
  const { changes, next, lineItems } = await editLines(day, id);
  await changeDelivery(day, id);
  const accepted = await applyDiscounts(day, id, next);
  await addFees(day, id);
  await callDraft(day, "setTaxExemption", { draftOrderId: id, taxExempt: dayPlan.exempt });
  const stockChanges = stockMoves(day, changes, lineItems);
  const { orderAfterCommit } = await owner.call("ecom.draftOrders.commitDraftOrder", {
    draftOrderId: id,
    commitSettings: { updateInventory: stockChanges.map((line) => ({ lineItemId: line.id })) },
  });
  return { sums: calculate(dayPlan, next, accepted), stockChanges, orderAfterCommit };
}

async function compare(dayPlan: Plan): Promise<void> {
  const day = await createDay(dayPlan);
  const { emulator, owner } = day;
  const before = stockOf(emulator);
  const order = await placeOrder(day);
  const orderedUnits = dayPlan.lines.map((line) => ({ product: line.group, more: line.quantity }));
  expect(stockOf(emulator)).toEqual(stockAfter(before, orderedUnits));
  const { paid, paymentId } = await payPartly(day, order);
  const { sums, stockChanges, orderAfterCommit } = await commit(day, order);
  const digits = DIGITS[dayPlan.currency] ?? 2;
  const expected = Object.entries(sums).map(([name, units]) => [
    name,
    formatDecimal(units, digits),
  ]);
  expect(amounts(orderAfterCommit.priceSummary)).toEqual(Object.fromEntries(expected));
  const refundedUnits = await refundPart(day, order.id, paid, paymentId);
  const { order: after } = await owner.call("ecom.orders.getOrder", { id: order.id });
  for (const [{ balanceSummary }, refunded] of [
    [orderAfterCommit, 0n] as const,
    [after, refundedUnits] as const,
  ]) {
    expect(balanceSummary).toMatchObject({
      paid: { amount: formatDecimal(paid, digits) },
      refunded: { amount: formatDecimal(refunded, digits) },
      balance: { amount: formatDecimal(sums.total - paid + refunded, digits) },
    });
  }
  expect(stockOf(emulator)).toEqual(stockAfter(before, [...orderedUnits, ...stockChanges]));
}

test("committed drafts have the totals, balances and stock changes that the model computes", async () => {
  await fc.assert(fc.asyncProperty(plan, compare), { numRuns: 40 });
});
