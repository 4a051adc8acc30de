// Tests orders from merchants and sales channels, and imported orders.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { createOrder, orderInput } from "../../testing/order-world.js";
import { type Caller, type Json, merchant, shop } from "../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const money = (amount: string) => ({ amount });
const search = async (rest: object = {}): Promise<Json[]> =>
  (await owner.call("ecom.orders.searchOrders", { search: rest })).orders;

describe("a created order", () => {
  test("has default values and calculated totals, but is not searchable yet", async () => {
    const order = await createOrder(emulator, {
      lines: [
        ["10.5", 2],
        ["1", 1],
      ],
      shipping: "4",
      fee: "3",
    });
    expect(order).toMatchObject({
      number: "10001",
      status: "INITIALIZED",
      paymentStatus: "NOT_PAID",
      fulfillmentStatus: "NOT_FULFILLED",
      priceSummary: {
        subtotal: money("22.00"),
        shipping: money("4.00"),
        totalAdditionalFees: money("3.00"),
        total: money("29.00"),
      },
      balanceSummary: { balance: { amount: "29.00", formattedAmount: "$29.00" } },
      lineItems: [{ lineItemPrice: money("21.00") }, {}],
      activities: [{ activityType: "ORDER_PLACED" }],
      imported: false,
    });
    expect(await search()).toEqual([]);
  });

  test.each<[string, string, string, Json]>([
    ["APPROVED", "PAID", "was paid in its sales channel", { paymentStatus: "PAID" }],
    ["APPROVED", "PAID", "costs nothing", { lines: [["0", 1]] }],
    ["APPROVED", "NOT_PAID", "is paid offline", { paymentOption: "FULL_PAYMENT_OFFLINE" }],
    ["APPROVED", "NOT_PAID", "is created as approved", { status: "APPROVED" }],
    ["INITIALIZED", "NOT_PAID", "is not paid yet", {}],
  ])("is %s and %s if it %s", async (status, paymentStatus, _case, shape) => {
    expect(await createOrder(emulator, shape)).toMatchObject({ status, paymentStatus });
  });

  test("is approved and confirmed by email according to the settings in the request", async () => {
    const create = (settings: object, lines: [string, number][]) =>
      owner.call("ecom.orders.createOrder", { order: orderInput({ lines }), settings });
    const freeOrder = await create({ orderApprovalStrategy: "PAYMENT_RECEIVED" }, [["0", 1]]);
    expect(freeOrder.order.status).toBe("INITIALIZED");
    const settings = { notifications: { sendNotificationToBuyer: false } };
    expect((await create(settings, [["0", 1]])).order.status).toBe("APPROVED");
    expect(emulator.outbox).toEqual([]);
    await create({}, [["0", 1]]);
    expect(emulator.outbox).toMatchObject([{ kind: "order-confirmation" }]);
  });

  test("cannot have a purchase date in the future", async () => {
    const purchasedAt = (purchasedDate: string) => ({ order: { ...orderInput(), purchasedDate } });
    const operation = "ecom.orders.createOrder";
    expect(await owner.fails(operation, purchasedAt("2999-01-01T00:00:00.000Z"))).toEqual({
      status: 400,
      code: "PURCHASED_DATE_CANNOT_BE_IN_FUTURE",
    });
    const { order } = await owner.call(operation, purchasedAt("2001-01-01T00:00:00.000Z"));
    expect(order.purchasedDate).toBe("2001-01-01T00:00:00.000Z");
    expect(await owner.fails(operation, { order: {} })).toMatchObject({ status: 400 });
  });

  test.each([
    ["JPY", "1500", "1500"],
    ["KWD", "1.2345", "1.235"],
    ["EUR", "1", "1.00"],
  ])("has amounts with the decimal places of %s", async (currency, price, amount) => {
    const { priceSummary } = await createOrder(emulator, { currency, lines: [[price, 1]] });
    expect(priceSummary.subtotal.amount).toBe(amount);
  });
});

describe("an imported order", () => {
  const importOrder = async (order: Json) =>
    (await owner.call("ecom.orders.importOrder", { order })).order;
  const importedOrder = (rest: Json) =>
    orderInput({ lines: [["10", 2]], status: "APPROVED", ...rest });

  test("keeps its number and statuses, and triggers no email", async () => {
    const order = await importOrder({
      ...importedOrder({ paymentStatus: "PAID" }),
      number: "77",
      fulfillmentStatus: "FULFILLED",
    });
    expect(order).toMatchObject({
      number: "77",
      imported: true,
      paymentStatus: "PAID",
      fulfillmentStatus: "FULFILLED",
      balanceSummary: { paid: money("20.00"), balance: money("0.00") },
    });
    expect(emulator.outbox).toEqual([]);
    const refunded = await importOrder(importedOrder({ paymentStatus: "FULLY_REFUNDED" }));
    expect(refunded).toMatchObject({
      number: "10001",
      paymentStatus: "FULLY_REFUNDED",
      balanceSummary: { refunded: money("20.00") },
    });
    expect((await search()).map(({ id }) => id)).toEqual([refunded.id, order.id]);
  });

  test.each(["R-1001", "10.5", "", "1e3"])("is rejected if its number is %j", async (number) => {
    const order = { ...importedOrder({ paymentStatus: "NOT_PAID" }), number };
    const { status, body } = await owner.send("ecom.orders.importOrder", { order });
    expect([status, body.message]).toEqual([400, "Not a numeric value"]);
    expect(await search()).toEqual([]);
  });

  test("is sorted by its original creation date in search results", async () => {
    const dates = [
      "2020-03-01T00:00:00.000Z",
      "2022-03-01T00:00:00.000Z",
      "2021-03-01T00:00:00.000Z",
    ];
    for (const createdDate of dates) {
      await importOrder({ ...importedOrder({ paymentStatus: "NOT_PAID" }), createdDate });
    }
    const result = (await search()).map((order) => order.createdDate);
    expect(result).toEqual([dates[1], dates[2], dates[0]]);
  });

  test("can be imported again and deleted, unlike other orders", async () => {
    const order = await importOrder(importedOrder({ paymentStatus: "NOT_PAID" }));
    const reimported = await importOrder({
      ...importedOrder({ paymentStatus: "PAID" }),
      id: order.id,
    });
    expect(reimported).toMatchObject({ id: order.id, number: order.number, paymentStatus: "PAID" });
    const created = await createOrder(emulator, { status: "APPROVED" });
    const overwrite = { order: { ...importedOrder({ paymentStatus: "PAID" }), id: created.id } };
    expect(await owner.fails("ecom.orders.importOrder", overwrite)).toEqual({
      status: 428,
      code: "CANNOT_OVERWRITE_NON_IMPORTED_ORDER",
    });
    const orderIds = [order.id, created.id];
    const { jobId } = await owner.call("ecom.orders.bulkDeleteImportedOrders", { orderIds });
    expect(jobId).toBeDefined();
    expect((await search()).map(({ id }) => id)).toEqual([created.id]);
  });
});

test("the order number counter can be set, but lowered only with `allowLowerCounter`", async () => {
  const body = (counter: string, allowLowerCounter?: boolean) => ({ counter, allowLowerCounter });
  const operation = "ecom.orders.setOrderNumberCounter";
  expect(await owner.call(operation, body("20000"))).toEqual({
    oldCounter: "10000",
    newCounter: "20000",
  });
  expect((await createOrder(emulator)).number).toBe("20001");
  expect(await owner.fails(operation, body("5"))).toEqual({
    status: 428,
    code: "CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER",
  });
  await owner.call(operation, body("5", true));
  expect((await createOrder(emulator)).number).toBe("6");
  for (const counter of ["many", "", "10.5", "-1", "1000000000"]) {
    expect(await owner.fails(operation, body(counter, true))).toEqual({
      status: 400,
      fields: ["counter FORMAT"],
    });
  }
  expect((await createOrder(emulator)).number).toBe("7");
});

test("partial objects in order requests are returned with default values for missing fields", async () => {
  const parts = { taxInfo: { totalTax: {} }, customFields: [{ value: "red" }] };
  const input = { ...orderInput(), ...parts };
  const { order } = await owner.call("ecom.orders.createOrder", { order: input });
  expect(order).toMatchObject({
    taxInfo: { totalTax: { amount: "0.00", formattedAmount: "$0.00" }, taxBreakdown: [] },
    customFields: [{ title: "", value: "red" }],
  });
  const changed = await owner.call("ecom.orders.updateOrder", {
    order: { id: order.id, taxInfo: { totalTax: { amount: "1" } } },
  });
  expect(changed.order.taxInfo).toMatchObject({ totalTax: { amount: "1.00" }, taxBreakdown: [] });
  const { order: withActivity } = await owner.call("ecom.orders.addActivities", {
    orderId: order.id,
    orderActivities: [{ activityType: "ORDER_REFUNDED", orderRefunded: { amount: {} } }],
  });
  expect(withActivity.activities.at(-1).orderRefunded).toEqual({
    amount: { amount: "0.00", formattedAmount: "$0.00" },
    manual: false,
    reason: "",
  });
});

test("orders can be aggregated, filtered and sorted, with the newest first by default", async () => {
  for (const paymentStatus of ["PAID", "NOT_PAID", "PAID"])
    await createOrder(emulator, { status: "APPROVED", paymentStatus });
  const { aggregates } = await owner.call("ecom.orders.aggregateOrders", {
    filter: { status: "APPROVED" },
    aggregation: { byPayment: { type: "VALUE", fieldPath: "paymentStatus" } },
  });
  expect(aggregates.results).toMatchObject([
    {
      name: "byPayment",
      values: {
        results: [
          { value: "PAID", count: 2 },
          { value: "NOT_PAID", count: 1 },
        ],
      },
    },
  ]);
  const withoutField = { aggregation: { byPayment: { type: "VALUE" } } };
  expect(await owner.fails("ecom.orders.aggregateOrders", withoutField)).toMatchObject({
    fields: ["aggregation.aggregations[0].fieldPath REQUIRED_FIELD"],
  });
  const numbers = async (rest: object) => (await search(rest)).map(({ number }) => number);
  expect(await numbers({})).toEqual(["10003", "10002", "10001"]);
  expect(await numbers({ filter: { paymentStatus: "NOT_PAID" } })).toEqual(["10002"]);
  expect(await numbers({ sort: [{ fieldName: "number", order: "ASC" }] })).toEqual([
    "10001",
    "10002",
    "10003",
  ]);
});
