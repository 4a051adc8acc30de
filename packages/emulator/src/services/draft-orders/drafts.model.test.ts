// Commits random drafts of random orders, and compares totals, balance and stock with a small model
// that
// calculates in whole smallest units.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  begin,
  charge,
  type Day,
  draft,
  edit,
  give,
  giveBack,
  move,
  payPart,
  place,
  stockOf,
} from "../../testing/draft-day.js";
import { calculate, type Plan, plan } from "../../testing/draft-plan.js";
import { written } from "../../testing/exact.js";
import { DIGITS } from "../../testing/order-model.js";
import type { Answer } from "../../testing/test-client.js";

const amounts = (summary: Answer) =>
  Object.fromEntries(
    Object.entries(summary).map(([name, price]) => [name, (price as Answer).amount]),
  );

/** Stock of the lines by product, and the number of further pieces. */
function followed({ given }: Day, changes: Plan["changes"], lineItems: readonly Answer[]) {
  const { lines, added } = given;
  const changed = changes.flatMap(({ at, counted, quantity }) => {
    const line = lines[at];
    return counted && line ? [{ at, product: line.group, more: quantity - line.quantity }] : [];
  });
  const further = added.flatMap(({ counted, quantity, group }, index) =>
    counted ? [{ at: lines.length + index, product: 2 + group, more: quantity }] : [],
  );
  return [...changed, ...further].map(({ at, ...rest }) => {
    return { id: lineItems[at].lineItem.id, ...rest };
  });
}

/** Returns the remaining stock after more pieces are sold. */
const without = (stock: readonly number[], gone: readonly { product: number; more: number }[]) =>
  stock.map((one, index) =>
    gone.reduce((left, { product, more }) => (product === index ? left - more : left), one),
  );

/** Drafts and commits a plan. Returns the expected order. */
async function commit(day: Day, order: Answer) {
  const { given, owner } = day;
  const { id } = await draft(day, "createDraftOrder", { sourceOrderId: order.id });
  const { changes, next, lineItems } = await edit(day, id);
  await move(day, id);
  const kept = await give(day, id, next);
  await charge(day, id);
  await draft(day, "setTaxExemption", { draftOrderId: id, taxExempt: given.exempt });
  const follows = followed(day, changes, lineItems);
  const { orderAfterCommit } = await owner.call("ecom.draftOrders.commitDraftOrder", {
    draftOrderId: id,
    commitSettings: { updateInventory: follows.map((one) => ({ lineItemId: one.id })) },
  });
  return { sums: calculate(given, next, kept), follows, orderAfterCommit };
}

async function agrees(given: Plan): Promise<void> {
  const day = await begin(given);
  const { emulator, owner } = day;
  const before = stockOf(emulator);
  const order = await place(day);
  const ordered = given.lines.map((line) => ({ product: line.group, more: line.quantity }));
  expect(stockOf(emulator)).toEqual(without(before, ordered));
  const { paid, paymentId } = await payPart(day, order);
  const { sums, follows, orderAfterCommit } = await commit(day, order);
  const digits = DIGITS[given.currency] ?? 2;
  const expected = Object.entries(sums).map(([name, units]) => [name, written(units, digits)]);
  expect(amounts(orderAfterCommit.priceSummary)).toEqual(Object.fromEntries(expected));
  const back = await giveBack(day, order.id, paid, paymentId);
  const { order: after } = await owner.call("ecom.orders.getOrder", { id: order.id });
  for (const [{ balanceSummary }, refunded] of [
    [orderAfterCommit, 0n] as const,
    [after, back] as const,
  ]) {
    expect(balanceSummary).toMatchObject({
      paid: { amount: written(paid, digits) },
      refunded: { amount: written(refunded, digits) },
      balance: { amount: written(sums.total - paid + refunded, digits) },
    });
  }
  expect(stockOf(emulator)).toEqual(without(before, [...ordered, ...follows]));
}

test("committed drafts have the totals of the model, and no stock is lost", async () => {
  await fc.assert(fc.asyncProperty(plan, agrees), { numRuns: 40 });
});
