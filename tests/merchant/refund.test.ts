import { expect, it } from "vitest";
import { holdDelays, SEVERAL_RUNS, STORES_APP_ID, setUpMerchant } from "./tool.js";

type Shop = Awaited<ReturnType<typeof setUpMerchant>>;

const OPERATION = "ecom.orderBilling.refundPayments";
const LIST_OPERATION = "ecom.orderTransactions.listTransactionsForSingleOrder";

/** Creates an order for two mugs and a jug, with two payments. The inventory of mugs is tracked. */
async function createPaidOrder({ owner }: Shop, offlinePayment = false) {
  const productResponse = await owner.productsV3.createProductWithInventory({
    name: "Mug",
    productType: "PHYSICAL",
    physicalProperties: {},
    variantsInfo: {
      variants: [
        {
          sku: "MUG",
          physicalProperties: {},
          price: { actualPrice: { amount: "10" } },
          inventoryItem: { quantity: 5 },
        },
      ],
    },
  });
  const id = productResponse.product?.id ?? "";
  const variantId = productResponse.product?.variantsInfo?.variants?.[0]?.id ?? "";
  const lineItem = (name: string, price: string, quantity: number, catalogItemId: string) => ({
    productName: { original: name },
    catalogReference: { catalogItemId, appId: STORES_APP_ID, options: { variantId } },
    physicalProperties: { sku: name.toUpperCase() },
    itemType: { preset: "PHYSICAL" },
    price: { amount: price },
    quantity,
  });
  const order = await owner.orders.createOrder({
    channelInfo: { type: "OTHER_PLATFORM" },
    currencyConversionDetails: { originalCurrency: "USD", conversionRate: "1" },
    priceSummary: {},
    status: "APPROVED",
    lineItems: [lineItem("Mug", "10", 2, id), lineItem("Jug", "25", 1, STORES_APP_ID)],
  });
  for (const amount of ["30", "15"]) {
    const regularPaymentDetails = { offlinePayment, status: "APPROVED" };
    await owner.orderTransactions.addPayments(order.id, [
      { amount: { amount }, regularPaymentDetails },
    ]);
  }
  return order;
}

async function refundsOf({ owner }: Shop, orderId: string): Promise<number[]> {
  const { orderTransactions } =
    await owner.orderTransactions.listTransactionsForSingleOrder(orderId);
  return (orderTransactions?.refunds ?? []).map(({ transactions }) =>
    transactions.reduce((sum, { amount }) => sum + Number(amount?.amount), 0),
  );
}

it(
  "the refund command shows a preview, then refunds and restocks line items",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant();
    const order = await createPaidOrder(shop);
    const stock = () => shop.products()[0]?.variants[0]?.stock.quantity;
    const stockBefore = stock() ?? 0;
    const dryRun = await shop.run("refund", order.number, "--item", "MUG:2", "--dry-run");
    expect(dryRun.out).toBe(
      `  2 × Mug\nRefund of 20.00 USD for order ${order.number}.\nNothing was refunded.\n`,
    );
    expect(await refundsOf(shop, order.id)).toEqual([]);

    const result = await shop.run(
      "refund",
      order.number,
      "--item",
      "1",
      "--restock",
      "--reason",
      "Chipped",
    );
    expect(result).toMatchObject({ code: 0 });
    expect(result.out).toContain(`Refunded 10 USD for order ${order.number}.`);
    expect(stock()).toBe(stockBefore + 1);
    const excessiveRefund = await shop.run("refund", order.number, "--item", "MUG:2");
    expect(excessiveRefund).toMatchObject({ code: 2 });
    expect(excessiveRefund.err).toContain("1 of this item can be refunded");
    const unknownItem = await shop.run("refund", order.number, "--item", "CUP");
    expect(unknownItem.err).toContain('no item "CUP". Its items: 1 Mug, 2 Jug.');
    expect(await refundsOf(shop, order.id)).toEqual([10]);
  },
);

it(
  "the refund command splits an amount across payments, up to their remaining amounts",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant();
    const order = await createPaidOrder(shop);
    const excessiveRefund = await shop.run("refund", order.number, "--amount", "45.01");
    expect(excessiveRefund).toMatchObject({ code: 2 });
    expect(excessiveRefund.err).toContain("exceeds the refundable amount of 45");
    const splitRefund = await shop.run("refund", order.id, "--amount", "40");
    expect(splitRefund.out).toContain("Refund of 40 USD (30 + 10)");
    const remainingRefund = await shop.run("refund", order.id, "--all");
    expect(remainingRefund.out).toContain("Refunded 5 USD");
    const repeatedRefund = await shop.run("refund", order.id, "--all");
    expect(repeatedRefund).toMatchObject({ code: 2 });
    expect(repeatedRefund.err).toContain("ALREADY_REFUNDED");
    expect(await refundsOf(shop, order.id)).toEqual([40, 5]);
  },
);

it(
  "the refund command creates only one refund if the response is lost, and reports unknown results",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant();
    const order = await createPaidOrder(shop);
    const command = ["refund", order.number, "--amount", "10"];
    shop.emulator.faults.add({ kind: "drop", after: true, operation: OPERATION });
    expect(await shop.run(...command)).toMatchObject({ code: 0 });
    expect(await refundsOf(shop, order.id)).toEqual([10]);

    // the refund's result is unknown: the tool reports this and checks the refund in the next run
    shop.emulator.faults.add({ kind: "drop", operation: OPERATION });
    const unclearRefund = await shop.run(...command);
    expect(unclearRefund).toMatchObject({ code: 3 });
    expect(unclearRefund.err).toContain("The refund may or may not have been made");
    expect(await refundsOf(shop, order.id)).toEqual([10]);
    shop.emulator.faults.add({ kind: "status", status: 403, times: 1, operation: LIST_OPERATION });
    const failedCheck = await shop.run(...command);
    expect(failedCheck).toMatchObject({ code: 3 });
    expect(failedCheck.err).toContain("The previous refund is still unclear");
    expect(await shop.run(...command)).toMatchObject({ code: 0 });
    expect(await refundsOf(shop, order.id)).toEqual([10, 10]);
  },
);

it(
  "the refund command does not refund again if the tool was killed after the first refund",
  SEVERAL_RUNS,
  async () => {
    const delays = holdDelays();
    const shop = await setUpMerchant({ seed: "empty", clock: delays.clock });
    const order = await createPaidOrder(shop);
    const command = ["refund", order.number, "--amount", "10"];
    // the response is lost, and the tool is killed while it checks the refund
    shop.emulator.faults.add({ kind: "drop", after: true, operation: OPERATION });
    shop.emulator.faults.add({ kind: "delay", ms: 1, operation: LIST_OPERATION, skip: 1 });
    const { child, result } = shop.start(...command);
    await delays.waitForRequests(1);
    child.kill("SIGKILL");
    await result;
    delays.release();
    expect(await refundsOf(shop, order.id)).toEqual([10]);
    const secondRun = await shop.run(...command);
    expect(secondRun).toMatchObject({ code: 0 });
    expect(secondRun.out).toContain("Not refunding again");
    expect(await refundsOf(shop, order.id)).toEqual([10]);
  },
);

it(
  "the refund command records a refund that was made outside the platform only with --external",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant();
    const order = await createPaidOrder(shop, true);
    const result = await shop.run("refund", order.number, "--all");
    expect(result).toMatchObject({ code: 2 });
    expect(result.err).toContain("use --external");
    expect(await shop.run("refund", order.number, "--all", "--external")).toMatchObject({
      code: 0,
    });
    expect(await refundsOf(shop, order.id)).toEqual([45]);
    expect((await shop.run("refund", "99999")).err).toContain("Order 99999 not found");
  },
);
