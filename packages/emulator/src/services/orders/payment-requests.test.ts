import { decodeJwt } from "jose";
import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { eventProblems } from "../../testing/conformance.js";
import { createOrder, orderInput } from "../../testing/order-world.js";
import { type Caller, type Json, merchant, pay, shop } from "../../testing/test-client.js";

const MODULE = "ecom.orderPaymentRequests";
let emulator: Emulator;
let owner: Caller;
let orderId: string;
beforeEach(async () => {
  ({ emulator } = await shop({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
  }));
  owner = merchant(emulator);
  orderId = (await createOrder(emulator, { lines: [["100", 1]], status: "APPROVED" })).id;
});

const money = (amount: string) => ({ amount });
const requestBody = (rest: Json = {}) => ({
  orderPaymentRequest: { orderId, title: "The rest", amount: money("40"), ...rest },
});
const create = async (rest?: Json): Promise<Json> =>
  await owner.call(`${MODULE}.createOrderPaymentRequest`, requestBody(rest));
const get = async (orderPaymentRequestId: string): Promise<Json> =>
  (await owner.call(`${MODULE}.getOrderPaymentRequest`, { orderPaymentRequestId }))
    .orderPaymentRequest;
const updateErrorCode = async (id: string) => {
  const orderPaymentRequest = { id, title: "x" };
  const failed = await owner.fails(`${MODULE}.updateOrderPaymentRequest`, { orderPaymentRequest });
  return failed.code;
};
const payOnPage = (url: string) =>
  emulator.fetch(url, { method: "POST", body: new URLSearchParams({ action: "pay" }) });
const paidAmount = async () =>
  (await owner.call("ecom.orders.getOrder", { id: orderId })).order.balanceSummary.paid.amount;
const timeIn = (ms: number) => new Date(emulator.clock.now() + ms).toISOString();

test("a payment request can be created, queried, and paid only once on its page", async () => {
  const { orderPaymentRequest: created, orderPaymentRequestUrl: url } = await create();
  expect(created).toMatchObject({
    status: "UNPAID",
    orderNumber: "10001",
    currency: "USD",
    amount: { amount: "40.00", formattedAmount: "$40.00" },
  });
  const { id } = created;
  const idRequest = { orderPaymentRequestId: id };
  expect(await owner.call(`${MODULE}.getOrderPaymentRequestUrl`, idRequest)).toEqual({
    orderPaymentRequestUrl: url,
  });
  expect(await (await emulator.fetch(url)).text()).toContain("$40.00");
  await payOnPage(url);
  await payOnPage(url);
  expect([await paidAmount(), (await get(id)).status]).toEqual(["40.00", "PAID"]);
  const { orderPaymentRequests } = await owner.call(`${MODULE}.queryOrderPaymentRequests`, {
    query: { filter: { status: "PAID", orderId } },
  });
  expect(orderPaymentRequests.map((request: Json) => request.id)).toEqual([id]);
  for (const [operation, code] of [
    ["deleteOrderPaymentRequest", "CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST"],
    ["voidOrderPaymentRequest", "CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST"],
  ]) {
    expect(await owner.fails(`${MODULE}.${operation}`, idRequest)).toEqual({ status: 428, code });
  }
  expect(await updateErrorCode(id)).toBe("CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST");
});

test("an expired payment request cannot be paid, voided or updated", async () => {
  const { orderPaymentRequest, orderPaymentRequestUrl } = await create({
    expirationDate: timeIn(60_000),
  });
  const { id } = orderPaymentRequest;
  expect((await get(id)).status).toBe("UNPAID");
  emulator.clock.advance(60_000);
  const response = await payOnPage(orderPaymentRequestUrl);
  expect([response.status, await paidAmount()]).toEqual([404, "0.00"]);
  const expired = await get(id);
  expect([expired.status, expired.updatedDate]).toEqual([
    "EXPIRED",
    orderPaymentRequest.expirationDate,
  ]);
  const pastRequest = await create({ expirationDate: timeIn(-1) });
  expect(pastRequest.orderPaymentRequest.status).toBe("EXPIRED");
  expect(
    await owner.fails(`${MODULE}.voidOrderPaymentRequest`, { orderPaymentRequestId: id }),
  ).toMatchObject({ code: "CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST" });
  expect(await updateErrorCode(id)).toBe("CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST");
});

test("a payment request can be updated until it is voided, except for its amount", async () => {
  const { id } = (await create()).orderPaymentRequest;
  const update = (rest: Json) => ({ orderPaymentRequest: { id, ...rest } });
  const operation = `${MODULE}.updateOrderPaymentRequest`;
  const { orderPaymentRequest } = await owner.call(operation, update({ title: "Now" }));
  expect(orderPaymentRequest).toMatchObject({ title: "Now", amount: money("40.00") });
  expect(await owner.fails(operation, update({ amount: money("41") }))).toMatchObject({
    code: "CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT",
  });
  const { orderPaymentRequest: extended } = await owner.call(`${MODULE}.updateExtendedFields`, {
    id,
    namespace: "@app/own",
    namespaceData: { a: 1, b: null },
  });
  expect(extended.extendedFields).toEqual({ namespaces: { "@app/own": { a: 1 } } });
  await owner.call(`${MODULE}.voidOrderPaymentRequest`, { orderPaymentRequestId: id });
  const voided = await get(id);
  expect(voided.status).toBe("VOIDED");
  // A second void changes nothing.
  await owner.call(`${MODULE}.voidOrderPaymentRequest`, { orderPaymentRequestId: id });
  expect(await owner.fails(operation, update({ title: "x" }))).toMatchObject({
    code: "CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST",
  });
  expect(await get(id)).toEqual(voided);
  const { orderPaymentRequests } = await owner.call(`${MODULE}.queryOrderPaymentRequests`, {
    query: { filter: { status: "VOIDED" } },
  });
  expect(orderPaymentRequests).toEqual([voided]);
});

test("a subscription payment request is rejected if it is partial, the order is pending, or the subscription has started", async () => {
  const operation = `${MODULE}.createOrderPaymentRequest`;
  const order = orderInput({ lines: [["100", 1]] });
  order.lineItems[0].subscriptionInfo = {
    cycleNumber: 1,
    subscriptionSettings: {
      frequency: "MONTH",
      autoRenewal: true,
      enableCustomerCancellation: true,
    },
  };
  const { id } = (await owner.call("ecom.orders.createOrder", { order })).order;
  const errorCodeFor = async (amount: string) =>
    (await owner.fails(operation, requestBody({ orderId: id, amount: money(amount) }))).code;
  const setStatus = (status: string) =>
    owner.call("ecom.orders.updateOrderStatus", { orderId: id, status });
  expect(await errorCodeFor("40")).toBe("PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION");
  await create({ orderId: id, amount: money("100") });
  await setStatus("PENDING");
  expect(await errorCodeFor("100")).toBe("INVALID_ORDER_STATUS_FOR_SUBSCRIPTION");
  await setStatus("APPROVED");
  expect(await errorCodeFor("100")).toBe("SUBSCRIPTION_ALREADY_STARTED");
});

test("`createOrderPaymentRequest` rejects amounts above the balance, unknown and paid orders, and unpublished sites", async () => {
  const operation = `${MODULE}.createOrderPaymentRequest`;
  const codeOf = async (rest?: Json) => (await owner.fails(operation, requestBody(rest))).code;
  expect(await codeOf({ amount: money("100.01") })).toBe("INVALID_AMOUNT");
  expect(await codeOf({ orderId: "00000000-0000-4000-8000-0000000000aa" })).toBe("ORDER_NOT_FOUND");
  const { orderPaymentRequestUrl } = await create();
  await pay(emulator, orderId);
  // The order has already been paid in another way.
  expect([(await payOnPage(orderPaymentRequestUrl)).status, await paidAmount()]).toEqual([
    422,
    "100.00",
  ]);
  expect(await codeOf()).toBe("ORDER_PAID");
  emulator.state.site.published = false;
  expect(await codeOf()).toBe("SITE_NOT_PUBLISHED");
});

test("payment requests can be created in bulk, charged and deleted, and each change emits an event", async () => {
  const { results } = await owner.call(`${MODULE}.bulkCreateOrderPaymentRequests`, {
    orderPaymentRequests: [
      requestBody({ amount: money("10") }).orderPaymentRequest,
      requestBody({ amount: money("1000") }).orderPaymentRequest,
      requestBody({ amount: money("20") }).orderPaymentRequest,
    ],
    returnEntity: true,
  });
  expect(results.map((result: Json) => result.itemMetadata.success)).toEqual([true, false, true]);
  const [first, , third] = results.map((result: Json) => result.item?.orderPaymentRequest.id);
  await owner.call(`${MODULE}.chargeOrderPaymentRequest`, { orderPaymentRequestId: first });
  await owner.call(`${MODULE}.deleteOrderPaymentRequest`, { orderPaymentRequestId: third });
  expect(
    await owner.fails(`${MODULE}.getOrderPaymentRequest`, { orderPaymentRequestId: third }),
  ).toEqual({ status: 404, code: "ORDER_PAYMENT_REQUEST_NOT_FOUND" });
  expect(await paidAmount()).toBe("10.00");
  await create({ expirationDate: timeIn(60_000) });
  emulator.clock.advance(60_000);
  const { id } = (await create()).orderPaymentRequest;
  await owner.call(`${MODULE}.updateOrderPaymentRequest`, {
    orderPaymentRequest: { id, title: "x" },
  });
  await owner.call(`${MODULE}.voidOrderPaymentRequest`, { orderPaymentRequestId: id });
  await emulator.settled();
  const slugs = emulator.webhooks
    .filter(({ eventType }) => eventType.includes("payment_request"))
    .map(({ eventType, jwt }) => {
      const payload = JSON.parse(JSON.parse(decodeJwt(jwt).data as string).data);
      expect([eventType, eventProblems(eventType, payload)]).toEqual([eventType, []]);
      return eventType.replace("wix.ecom.v1.order_payment_request_", "");
    });
  expect(slugs).toEqual([
    "created",
    "created",
    "paid",
    "deleted",
    "created",
    "expired",
    "created",
    "updated",
    "voided",
  ]);
});

test("a partial image in a payment request is returned with default values for missing fields", async () => {
  const { orderPaymentRequest } = await create({ image: { altText: "A tee" } });
  expect(orderPaymentRequest.image).toEqual({ altText: "A tee", id: "", height: 0, width: 0 });
});
