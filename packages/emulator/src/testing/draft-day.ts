// Runs a random plan: creates a shop, an order with payments, and a draft that changes the order.

import { expect } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import type { Line, Plan, PlannedDiscount } from "./draft-plan.js";
import { formatDecimal } from "./exact.js";
import { setUp } from "./money-setup.js";
import { PARIS } from "./money-world.js";
import { DIGITS } from "./order-model.js";
import { ADDRESS, type Caller, type Json, merchant, STORES } from "./test-client.js";

const INITIAL_STOCK = 1_000;

/** Sets up taxes. Returns the ids of the two tax groups. */
async function setTaxes(owner: Caller, { regions }: Plan): Promise<string[]> {
  const setup = setUp(owner);
  const { products, delivery } = await setup.defaultGroups();
  const food = await setup.taxGroup("Food");
  if (!regions) return [products, food];
  for (const [country, rates] of [
    ["US", regions.here],
    ["FR", regions.there],
  ] as const) {
    const region = await setup.taxRegion(country);
    for (const [index, group] of [products, food, delivery].entries()) {
      await setup.rate(region, group, ((rates[index] ?? 0) / 10_000).toFixed(4));
    }
  }
  return [products, food];
}

/** Creates a shop with an ordered product and an added product for each of the two tax groups. */
async function createShop(plan: Plan) {
  const { currency, rate, included, regions } = plan;
  const emulator = createEmulator({
    seed: { products: 0 },
    site: {
      currency,
      // Tax regions take precedence over this rate.
      tax: { rate: regions ? "0.7777" : (rate / 10_000).toFixed(4), included, delivery: true },
    },
  });
  const owner = merchant(emulator);
  const groups = await setTaxes(owner, plan);
  const createProduct = async (taxGroupId: string | undefined) => {
    const { product } = await owner.call("stores.productsV3.createProductWithInventory", {
      product: {
        name: "Counted",
        productType: "PHYSICAL",
        physicalProperties: {},
        ...(taxGroupId ? { taxGroupId } : {}),
        variantsInfo: {
          variants: [
            { price: { actualPrice: { amount: "1" } }, inventoryItem: { quantity: INITIAL_STOCK } },
          ],
        },
      },
    });
    const options = { variantId: product.variantsInfo.variants[0].id };
    return { catalogItemId: product.id, appId: STORES, options };
  };
  // Items without a tax group belong to the default group.
  const ordered = [await createProduct(undefined), await createProduct(groups[1])];
  return {
    emulator,
    groups,
    ordered,
    addedProducts: [await createProduct(groups[0]), await createProduct(groups[1])],
  };
}

/**
 * Returns the stock of the ordered products, followed by the stock of the products that the draft
 * adds.
 */
export function stockOf({ state }: Emulator): number[] {
  return [...state.catalog.products.values()].map(
    ({ variants }) => variants[0]?.stock.quantity ?? Number.NaN,
  );
}

export interface Day {
  readonly plan: Plan;
  readonly emulator: Emulator;
  readonly owner: Caller;
  readonly groups: readonly string[];
  readonly ordered: readonly Json[];
  readonly addedProducts: readonly Json[];
  readonly price: (units: number) => { readonly amount: string };
}

export async function createDay(plan: Plan): Promise<Day> {
  const world = await createShop(plan);
  const digits = DIGITS[plan.currency] ?? 2;
  const price = (units: number) => ({ amount: formatDecimal(BigInt(units), digits) });
  return { plan, ...world, owner: merchant(world.emulator), price };
}

const idOf = (index: number) => `00000000-0000-4000-8000-00000000001${index}`;

export async function placeOrder({ plan, owner, ordered, price }: Day): Promise<Json> {
  const discount = plan.lines.reduce((all, { orderedDiscount }) => all + orderedDiscount, 0);
  const order = {
    currency: plan.currency,
    taxIncludedInPrices: plan.included,
    status: "APPROVED",
    channelInfo: { type: "WEB" },
    lineItems: plan.lines.map((line, index) => ({
      id: idOf(index),
      productName: { original: "Item" },
      catalogReference: ordered[line.group],
      itemType: { preset: "PHYSICAL" },
      price: price(line.price),
      quantity: line.quantity,
    })),
    ...(discount === 0
      ? {}
      : {
          appliedDiscounts: [
            {
              merchantDiscount: { amount: price(discount) },
              discountType: "SPECIFIC_ITEMS",
              lineItemDiscounts: plan.lines.map(({ orderedDiscount }, index) => ({
                id: idOf(index),
                totalDiscount: price(orderedDiscount),
              })),
            },
          ],
        }),
    priceSummary: { shipping: price(plan.shipping), discount: price(discount) },
    shippingInfo: {
      title: "Post",
      logistics: { shippingDestination: { address: ADDRESS } },
      cost: { price: price(plan.shipping) },
    },
  };
  return (await owner.call("ecom.orders.createOrder", { order })).order;
}

export async function payPartly(
  { plan, owner, price }: Day,
  order: Json,
): Promise<{ readonly paid: bigint; readonly paymentId?: string }> {
  const { amount } = order.priceSummary.total;
  const paid = Math.min(plan.paid, Number(amount.replace(".", "")));
  if (paid === 0) return { paid: 0n };
  const regularPaymentDetails = { offlinePayment: true };
  const { paymentsIds } = await owner.call("ecom.orderTransactions.addPayments", {
    orderId: order.id,
    payments: [{ amount: price(paid), regularPaymentDetails, status: "APPROVED" }],
  });
  return { paid: BigInt(paid), paymentId: paymentsIds[0] };
}

export async function refundPart(day: Day, orderId: string, paid: bigint, paymentId: unknown) {
  const refund = (paid * BigInt(day.plan.refundPercent)) / 100n;
  if (refund === 0n) return 0n;
  const amount = day.price(Number(refund));
  await day.owner.call("ecom.orderBilling.refundPayments", {
    orderId,
    paymentRefunds: [{ paymentId, amount, externalRefund: true }],
  });
  return refund;
}

export const callDraft = async ({ owner }: Day, operation: string, request: Json): Promise<Json> =>
  (await owner.call(`ecom.draftOrders.${operation}`, request)).calculatedDraftOrder.draftOrder;

async function addLines(day: Day, draftOrderId: string): Promise<{ lineItem: Json }[]> {
  const { plan, price, addedProducts } = day;
  let { lineItems } = await callDraft(day, "getDraftOrder", { draftOrderId });
  for (const [index, { listed, ...addedLine }] of plan.added.entries()) {
    const line = { price: price(addedLine.price), quantity: addedLine.quantity };
    const catalogReference = addedProducts[addedLine.group];
    // A draft can contain a catalog item only once.
    const isDuplicate = plan.added.slice(0, index).some(({ group }) => group === addedLine.group);
    ({ lineItems } = await callDraft(day, "addLineItemsToDraftOrder", {
      draftOrderId,
      ...(listed && !isDuplicate
        ? { catalogLineItems: [{ ...line, catalogReference }] }
        : {
            // A custom line item that refers to a product is taxed like that product.
            customLineItems: [{ ...line, productName: { original: "Added" }, catalogReference }],
          }),
    }));
  }
  return lineItems;
}
/** Adds and changes line items. Returns the changes, and the line items before and after them. */
export async function editLines(day: Day, draftOrderId: string) {
  const { plan, price } = day;
  const lineItems = await addLines(day, draftOrderId);
  const changes = plan.changes.filter(({ at }) => at < plan.lines.length);
  if (changes.length > 0) {
    await callDraft(day, "updateLineItems", {
      draftOrderId,
      lineItemChanges: changes.map(({ at, quantity, price: newPrice }) => ({
        lineItemId: idOf(at),
        newQuantity: quantity,
        ...(newPrice === undefined || quantity === 0 ? {} : { newPrice: price(newPrice).amount }),
      })),
    });
  }
  const next = [...plan.lines, ...plan.added].map((line, index) => {
    const change = changes.find(({ at }) => at === index);
    const id: string = lineItems[index]?.lineItem.id;
    const { price: cost = line.price, quantity = line.quantity } = change ?? {};
    return { ...line, id, price: cost, quantity };
  });
  return { changes, lineItems, next: next.filter(({ quantity }) => quantity > 0) };
}

/** Changes the delivery address and the delivery price. */
export async function changeDelivery(day: Day, draftOrderId: string): Promise<void> {
  const { moved } = day.plan;
  if (!moved) return;
  const logistics = { shippingDestination: { address: PARIS } };
  const cost = { price: day.price(moved.shipping) };
  await callDraft(day, "setShippingInfo", {
    draftOrderId,
    shippingInfo: { title: "Parcel", logistics, cost },
  });
}

export async function applyDiscounts(
  { plan, owner, price }: Day,
  draftOrderId: string,
  lines: readonly (Line & { readonly id: string })[],
): Promise<PlannedDiscount[]> {
  const applied: PlannedDiscount[] = [];
  for (const discountPlan of plan.discounts) {
    const plannedDiscount = { ...discountPlan, at: discountPlan.at % lines.length };
    const discount = {
      discountType: plannedDiscount.kind,
      applyToDraftOrder: plannedDiscount.applied,
      ...(plannedDiscount.percent === undefined
        ? { priceAmount: price(plannedDiscount.amount) }
        : { percentage: (plannedDiscount.percent / 100).toFixed(2) }),
      ...(plannedDiscount.kind === "SPECIFIC_ITEMS"
        ? { lineItemDiscounts: [{ id: lines[plannedDiscount.at]?.id }] }
        : {}),
    };
    const request = { draftOrderId, discounts: [discount] };
    const { status, body } = await owner.send("ecom.draftOrders.createCustomDiscounts", request);
    if (status === 200) applied.push(plannedDiscount);
    else expect(body.details.applicationError.code).toMatch(/^DISCOUNTS_AMOUNT_EXCEED_/);
  }
  return applied;
}

export async function addFees(day: Day, draftOrderId: string): Promise<void> {
  const { fees } = day.plan;
  if (fees.length === 0) return;
  await callDraft(day, "createCustomAdditionalFees", {
    draftOrderId,
    customAdditionalFees: fees.map((fee) => ({
      name: "Fee",
      price: day.price(fee.price),
      taxDetails: { taxable: fee.taxable, taxGroupId: day.groups[fee.group] },
      applyToDraftOrder: fee.applied,
    })),
  });
}
