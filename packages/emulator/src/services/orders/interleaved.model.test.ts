// Tests that concurrent requests from shoppers and a merchant never sell a unit twice.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  ADDRESS,
  Caller,
  type Json,
  merchant,
  reference,
  shop,
  visitor,
} from "../../testing/test-client.js";
import { inventoryId } from "../catalog/inventory-id.js";

const SHIRT = "linen-camp-shirt";

/**
 * What a shopper buys, and what happens to the order afterwards. All line items are of the same
 * variant, but have different custom texts.
 */
interface PurchasePlan {
  readonly quantities: readonly number[];
  readonly pays: boolean;
  readonly after: "keep" | "cancel" | "refund";
}
const purchasePlan: fc.Arbitrary<PurchasePlan> = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
  pays: fc.constantFrom(true, true, true, false),
  after: fc.constantFrom("keep", "keep", "cancel", "refund"),
});

/** Numbers of units according to the responses so far. */
class UnitCounts {
  added = 0;
  sold = 0;
  returned = 0;
}

/** Returns the emulator behind a network that delays requests and responses with the scheduler. */
function slowEmulator(emulator: Emulator, scheduler: fc.Scheduler): Emulator {
  const send = scheduler.scheduleFunction(async () => {});
  const fetch: typeof globalThis.fetch = async (input, init) => {
    await send();
    const response = await emulator.fetch(input, init);
    await send();
    return response;
  };
  return { ...emulator, fetch };
}

/** Sends a request twice at the same time, like an impatient user. */
const runTwice = <T>(sendRequest: () => Promise<T>): Promise<T[]> =>
  Promise.all([sendRequest(), sendRequest()]);

function withMonogram(item: Json, index: number): Json {
  return { ...item, options: { ...item.options, customTextFields: { Monogram: `M${index}` } } };
}

/** Buys the items. Returns the order id, or undefined if they are sold out or not paid for. */
async function buy(caller: Caller, item: Json, { quantities, pays }: PurchasePlan) {
  const created = await caller.send("ecom.cartV2.createCart", {
    catalogItems: quantities.map((quantity, index) => ({
      quantity,
      catalogReference: withMonogram(item, index),
    })),
    cart: { deliveryInfo: { address: ADDRESS } },
    deliveryMethod: { code: "standard" },
  });
  if (created.status !== 200) return undefined;
  const cartId = created.body.cart.id;
  const placements = await runTwice(() => caller.send("ecom.cartV2.placeOrder", { cartId }));
  const [placed, duplicate] = placements.filter(({ status }) => status === 200);
  expect(duplicate).toBeUndefined();
  if (!placed || !pays) return undefined;
  const { orderId, paymentGatewayOrderId } = placed.body;
  const url = `${caller.emulator.origin}/_portico/pay/${paymentGatewayOrderId}`;
  const body = new URLSearchParams({ action: "pay" });
  const payments = await runTwice(() => caller.emulator.fetch(url, { method: "POST", body }));
  return payments.some(({ status }) => status === 200) ? (orderId as string) : undefined;
}

/** Cancels the order, refunds one unit, or keeps the order. Counts the sold and returned units. */
async function settle(owner: Caller, id: string, { after }: PurchasePlan, units: UnitCounts) {
  const { order } = (await owner.send("ecom.orders.getOrder", { id })).body;
  const quantity = order.lineItems.reduce((all: number, line: Json) => all + line.quantity, 0);
  units.sold += quantity;
  expect(order.balanceSummary.paid).toEqual(order.priceSummary.total);
  if (after === "cancel") {
    const request = { id, restockAllItems: true };
    const { status } = await owner.send("ecom.orders.cancelOrder", request);
    expect(status).toBe(200);
    units.returned += quantity;
  } else if (after === "refund") {
    const [line] = order.lineItems;
    const refundability = await owner.send("ecom.orderBilling.getOrderRefundability", {
      orderId: id,
    });
    const [{ payment }] = refundability.body.payments;
    const { status } = await owner.send("ecom.orderBilling.refundPayments", {
      orderId: id,
      paymentRefunds: [{ paymentId: payment.paymentId, amount: { amount: "1.00" } }],
      refundItems: { lineItems: [{ lineItemId: line.id, quantity: 1 }] },
      sideEffects: { restock: { lineItems: [{ lineItemId: line.id, quantity: 1 }] } },
    });
    expect(status).toBe(200);
    units.returned += 1;
  }
}

test("concurrent requests from shoppers and a merchant sell each unit only once", async () => {
  const { emulator } = await shop();
  const item = reference(emulator, SHIRT, 1);
  const { variantId } = item.options;
  const guests = await Promise.all([1, 2, 3].map(() => visitor(emulator)));
  emulator.controls.catalog.setStock(variantId, 0);
  const start = emulator.snapshot();
  const remainingStock = () =>
    [...emulator.state.catalog.products.values()]
      .flatMap(({ variants }) => variants)
      .find(({ id }) => id === variantId)?.stock.quantity;

  const run = fc.asyncProperty(
    fc.scheduler(),
    fc.nat(6),
    fc.tuple(purchasePlan, purchasePlan, purchasePlan),
    fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    async (scheduler, stock, plans, deliveries) => {
      emulator.restore(start);
      emulator.controls.catalog.setStock(variantId, stock);
      const network = slowEmulator(emulator, scheduler);
      const owner = merchant(network);
      const units = new UnitCounts();
      const shoppers = plans.map(async (plan, index) => {
        const caller = new Caller(network, guests[index]?.authorization);
        const orderId = await buy(caller, item, plan);
        if (orderId !== undefined) await settle(owner, orderId, plan, units);
      });
      const addStock = async () => {
        for (const incrementBy of deliveries) {
          const { status } = await owner.send(
            "stores.inventoryItemsV3.bulkIncrementInventoryItems",
            {
              incrementData: [{ inventoryItemId: inventoryId(variantId), incrementBy }],
            },
          );
          expect(status).toBe(200);
          units.added += incrementBy;
        }
      };
      const requests = Promise.all([...shoppers, addStock()]);
      await scheduler.waitFor(requests);
      const { added, sold, returned } = units;
      expect(remainingStock()).toBe(stock + added - sold + returned);
      expect(remainingStock()).toBeGreaterThanOrEqual(0);
    },
  );
  await fc.assert(run, { numRuns: 20 });
});
