import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { eventProblems } from "../../testing/conformance.js";
import { orderInput } from "../../testing/order-world.js";
import { type Json, merchant, shop } from "../../testing/test-client.js";

const QUERY_CONTRACTS = "ecom.subscriptionContracts.querySubscriptionContracts";
const GET_CONTRACT = "ecom.subscriptionContracts.getSubscriptionContract";

test("an approved order creates exactly one contract for a subscription line item", async () => {
  const { emulator, guest } = await shop({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
  });
  const owner = merchant(emulator);
  const order = orderInput({
    lines: [
      ["10", 1],
      ["20", 2],
    ],
  });
  const subscriptionSettings = { frequency: "MONTH", interval: 1, autoRenewal: true };
  order.lineItems[1].subscriptionInfo = {
    cycleNumber: 1,
    subscriptionSettings: { ...subscriptionSettings, enableCustomerCancellation: true },
  };
  const { order: created } = await owner.call("ecom.orders.createOrder", { order });
  const allContracts = async (): Promise<Json[]> =>
    (await owner.call(QUERY_CONTRACTS, {})).subscriptionContracts;
  expect(await allContracts()).toEqual([]);
  const { order: paid } = await owner.call("ecom.orders.paymentCollectionMarkOrderAsPaid", {
    ecomOrderId: created.id,
  });
  const [contract, ...others] = await allContracts();
  expect(others).toEqual([]);
  expect(paid.lineItems[1].subscriptionInfo.id).toBe(contract.id);
  const idRequest = { subscriptionContractId: contract.id };
  expect((await owner.call(GET_CONTRACT, idRequest)).subscriptionContract).toMatchObject({
    id: contract.id,
    revision: "1",
    subscriptionSettings,
    lineItems: [{ id: created.lineItems[1].id }],
    buyerInfo: { email: "ada@example.com" },
  });
  // The next cycle belongs to the same contract.
  order.lineItems[1].subscriptionInfo = { ...paid.lineItems[1].subscriptionInfo, cycleNumber: 2 };
  await owner.call("ecom.orders.createOrder", { order: { ...order, status: "APPROVED" } });
  expect(await allContracts()).toHaveLength(1);
  await emulator.settled();
  const reported = emulator.webhooks.filter(({ eventType }) => eventType.includes("subscription"));
  expect(reported).toHaveLength(1);
  const payload = JSON.parse(JSON.parse(decodeJwt(reported[0]?.jwt ?? "").data as string).data);
  expect(eventProblems(reported[0]?.eventType ?? "", payload)).toEqual([]);
  expect(await guest.fails(GET_CONTRACT, idRequest)).toMatchObject({ status: 403 });
  const subscriptionContractId = "00000000-0000-4000-8000-0000000000aa";
  expect(await owner.fails(GET_CONTRACT, { subscriptionContractId })).toEqual({
    status: 404,
    code: "SUBSCRIPTION_CONTRACT_NOT_FOUND",
  });
});
