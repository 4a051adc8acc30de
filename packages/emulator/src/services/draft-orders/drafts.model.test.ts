// Random drafts of random orders, committed: their totals are those of a small calculator in whole smallest units, the
// balance is what is left to pay, and stock goes nowhere but into orders.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import {
  calculate,
  type Line,
  type Off,
  type Plan,
  plan,
  written,
} from "../../testing/draft-plan.js";
import { setUp } from "../../testing/money-setup.js";
import { DIGITS } from "../../testing/order-model.js";
import { ADDRESS, type Answer, type Caller, merchant, STORES } from "../../testing/test-client.js";

const START = 1_000;

/** A shop with one product that is counted. */
async function shopOf({ currency, rate: units, included, regional }: Plan) {
  const rate = (units / 10_000).toFixed(4);
  const emulator = createEmulator({
    seed: { products: 0 },
    site: {
      currency,
      // where there are regions, the site's own rate says nothing
      tax: { rate: regional ? "0.7777" : rate, included, delivery: true },
    },
  });
  const owner = merchant(emulator);
  if (regional) {
    const sets = setUp(owner);
    const region = await sets.taxRegion("US");
    const { products, delivery } = await sets.defaultGroups();
    for (const group of [products, delivery]) await sets.rate(region, group, rate);
  }
  const { product } = await owner.call("stores.productsV3.createProductWithInventory", {
    product: {
      name: "Counted",
      productType: "PHYSICAL",
      physicalProperties: {},
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: "1" } }, inventoryItem: { quantity: START } }],
      },
    },
  });
  const options = { variantId: product.variantsInfo.variants[0].id };
  return { emulator, reference: { catalogItemId: product.id, appId: STORES, options } };
}

function stockOf({ state }: Emulator): number {
  const [product] = state.catalog.products.values();
  return product?.variants[0]?.stock.quantity ?? 0;
}

/** A plan at work. */
interface Day {
  readonly given: Plan;
  readonly emulator: Emulator;
  readonly owner: Caller;
  readonly reference: Answer;
  readonly price: (units: number) => { readonly amount: string };
}

async function begin(given: Plan): Promise<Day> {
  const { emulator, reference } = await shopOf(given);
  const digits = DIGITS[given.currency] ?? 2;
  const price = (units: number) => ({ amount: written(BigInt(units), digits) });
  return { given, emulator, owner: merchant(emulator), reference, price };
}

async function place({ given, owner, reference, price }: Day): Promise<Answer> {
  const order = {
    currency: given.currency,
    taxIncludedInPrices: given.included,
    status: "APPROVED",
    channelInfo: { type: "WEB" },
    lineItems: given.lines.map((one) => ({
      productName: { original: "Item" },
      catalogReference: reference,
      itemType: { preset: "PHYSICAL" },
      price: price(one.price),
      quantity: one.quantity,
    })),
    priceSummary: { shipping: price(given.shipping) },
    shippingInfo: {
      title: "Post",
      logistics: { shippingDestination: { address: ADDRESS } },
      cost: { price: price(given.shipping) },
    },
  };
  return (await owner.call("ecom.orders.createOrder", { order })).order;
}

/** Pays a part of an order. */
async function payPart(
  { given, owner, price }: Day,
  order: Answer,
): Promise<{ readonly paid: bigint; readonly paymentId?: string }> {
  const { amount } = order.priceSummary.total;
  const paid = Math.min(given.paid, Number(amount.replace(".", "")));
  if (paid === 0) return { paid: 0n };
  const regularPaymentDetails = { offlinePayment: true };
  const { paymentsIds } = await owner.call("ecom.orderTransactions.addPayments", {
    orderId: order.id,
    payments: [{ amount: price(paid), regularPaymentDetails, status: "APPROVED" }],
  });
  return { paid: BigInt(paid), paymentId: paymentsIds[0] };
}

/** Gives a part back; returns how much. */
async function giveBack(day: Day, orderId: string, paid: bigint, paymentId: unknown) {
  const back = (paid * BigInt(day.given.back)) / 100n;
  if (back === 0n) return 0n;
  const amount = day.price(Number(back));
  await day.owner.call("ecom.orderBilling.refundPayments", {
    orderId,
    paymentRefunds: [{ paymentId, amount, externalRefund: true }],
  });
  return back;
}

const draft = async ({ owner }: Day, operation: string, request: Answer): Promise<Answer> =>
  (await owner.call(`ecom.draftOrders.${operation}`, request)).calculatedDraftOrder.draftOrder;

/** Adds and changes lines; returns those that the order will have. */
async function edit(day: Day, order: Answer, draftOrderId: string) {
  const { given, price } = day;
  const { lineItems } = await draft(day, "addLineItemsToDraftOrder", {
    draftOrderId,
    customLineItems: given.added.map((one) => ({
      productName: { original: "Added" },
      price: price(one.price),
      quantity: one.quantity,
    })),
  });
  const changes = given.changes.filter(({ at }) => at < given.lines.length);
  if (changes.length > 0) {
    await draft(day, "updateLineItems", {
      draftOrderId,
      lineItemChanges: changes.map(({ at, quantity, price: newPrice }) => ({
        lineItemId: order.lineItems[at].id,
        newQuantity: quantity,
        ...(newPrice === undefined || quantity === 0 ? {} : { newPrice: price(newPrice).amount }),
      })),
    });
  }
  const next = [...given.lines, ...given.added].map((one, index) => {
    const change = changes.find(({ at }) => at === index);
    const id: string = lineItems[index].lineItem.id;
    return { id, price: change?.price ?? one.price, quantity: change?.quantity ?? one.quantity };
  });
  return { changes, next: next.filter(({ quantity }) => quantity > 0) };
}

/** Gives the discounts; returns those that were taken. */
async function give(
  { given, owner, price }: Day,
  draftOrderId: string,
  lines: readonly (Line & { readonly id: string })[],
): Promise<Off[]> {
  const kept: Off[] = [];
  for (const off of given.discounts) {
    const one = { ...off, at: off.at % lines.length };
    const discount = {
      discountType: one.kind,
      applyToDraftOrder: one.applied,
      ...(one.percent === undefined
        ? { priceAmount: price(one.amount) }
        : { percentage: (one.percent / 100).toFixed(2) }),
      ...(one.kind === "SPECIFIC_ITEMS" ? { lineItemDiscounts: [{ id: lines[one.at]?.id }] } : {}),
    };
    const request = { draftOrderId, discounts: [discount] };
    const { status, body } = await owner.send("ecom.draftOrders.createCustomDiscounts", request);
    if (status === 200) kept.push(one);
    else expect(body.details.applicationError.code).toMatch(/^DISCOUNTS_AMOUNT_EXCEED_/);
  }
  return kept;
}

async function charge(day: Day, draftOrderId: string): Promise<void> {
  const { fees } = day.given;
  if (fees.length === 0) return;
  await draft(day, "createCustomAdditionalFees", {
    draftOrderId,
    customAdditionalFees: fees.map((fee) => ({
      name: "Fee",
      price: day.price(fee.price),
      taxDetails: { taxable: fee.taxable },
      applyToDraftOrder: fee.applied,
    })),
  });
}

const amounts = (summary: Answer) =>
  Object.fromEntries(
    Object.entries(summary).map(([name, price]) => [name, (price as Answer).amount]),
  );

async function agrees(given: Plan): Promise<void> {
  const day = await begin(given);
  const { emulator, owner } = day;
  const order = await place(day);
  const ordered = given.lines.reduce((all, { quantity }) => all + quantity, 0);
  expect(stockOf(emulator)).toBe(START - ordered);
  const { paid, paymentId } = await payPart(day, order);
  const { id } = await draft(day, "createDraftOrder", { sourceOrderId: order.id });
  const { changes, next } = await edit(day, order, id);
  const kept = await give(day, id, next);
  await charge(day, id);
  await draft(day, "setTaxExemption", { draftOrderId: id, taxExempt: given.exempt });
  const counted = changes.filter((change) => change.counted);
  const { orderAfterCommit } = await owner.call("ecom.draftOrders.commitDraftOrder", {
    draftOrderId: id,
    commitSettings: {
      updateInventory: counted.map(({ at }) => ({ lineItemId: order.lineItems[at].id })),
    },
  });
  const digits = DIGITS[given.currency] ?? 2;
  const sums = calculate(given, next, kept, given.shipping, given.fees);
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
  const moved = counted.map(({ at, quantity }) => quantity - (given.lines[at]?.quantity ?? 0));
  const more = moved.reduce((all, one) => all + one, 0);
  expect(stockOf(emulator)).toBe(START - ordered - more);
}

test("committed drafts cost what a calculator says, and nothing is lost", async () => {
  await fc.assert(fc.asyncProperty(plan, agrees), { numRuns: 60 });
});
