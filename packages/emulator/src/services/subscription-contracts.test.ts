import { expect, test } from "vitest";
import { merchant, shop } from "../testing/test-client.js";

test("there are no subscription contracts to read until something makes one", async () => {
  const { emulator, guest } = await shop({ seed: "minimal" });
  const owner = merchant(emulator);
  const query = "ecom.subscriptionContracts.querySubscriptionContracts";
  expect((await owner.call(query, {})).subscriptionContracts).toEqual([]);
  const subscriptionContractId = "00000000-0000-4000-8000-0000000000aa";
  const get = "ecom.subscriptionContracts.getSubscriptionContract";
  expect(await owner.fails(get, { subscriptionContractId })).toEqual({
    status: 404,
    code: "SUBSCRIPTION_CONTRACT_NOT_FOUND",
  });
  expect(await guest.fails(get, { subscriptionContractId })).toMatchObject({ status: 403 });
});
