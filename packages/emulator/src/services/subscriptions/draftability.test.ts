import { beforeEach, describe, expect, test } from "vitest";
import {
  DRAFTS,
  lineChange,
  MONTHLY,
  money,
  type Subscriptions,
  subscriptions,
} from "../../testing/subscriptions.js";
import { Caller, type Json, reference } from "../../testing/test-client.js";

let site: Subscriptions;
beforeEach(async () => {
  site = await subscriptions();
});

describe("draftability", () => {
  const OTHER_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
  const reasons = async (contract: Json) =>
    (await site.draftability(contract.id)).nonDraftableReasons.map(({ reason }: Json) => reason);

  test.each<[string[], (order: Json) => void, object?]>([
    [[], () => undefined],
    [
      ["UNSUPPORTED_CATALOG"],
      (order) => {
        for (const line of order.lineItems) line.catalogReference.appId = OTHER_ID;
      },
    ],
    [
      ["CURRENCY_MISMATCH"],
      (order) => {
        order.currency = "EUR";
      },
    ],
    [
      ["WEIGHT_UNIT_MISMATCH"],
      (order) => {
        order.weightUnit = order.weightUnit === "LB" ? "KG" : "LB";
      },
    ],
    [["LAST_CYCLE"], () => undefined, { ...MONTHLY, autoRenewal: false, billingCycles: 1 }],
    [[], () => undefined, { ...MONTHLY, autoRenewal: false, billingCycles: 2 }],
  ])("is reported with the reasons %j", async (expected, change, settings) => {
    const contract = await site.createContract(undefined, change, settings);
    const result = await reasons(contract);
    expect(
      result.filter(
        (reason: string) => reason !== "WEIGHT_UNIT_MISMATCH" || expected.includes(reason),
      ),
    ).toEqual(expected);
    if (expected.length === 0) return;
    const request = { subscriptionContractId: contract.id, target: {} };
    expect(
      await site.owner.fails(`${DRAFTS}.createDraftSubscriptionContract`, request),
    ).toMatchObject({
      status: 428,
      code: "SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE",
      data: { nonDraftableReasons: result.map((reason: string) => ({ reason })) },
    });
  });

  test("requires an existing contract that belongs to the caller", async () => {
    const contract = await site.createContract();
    const unknown = [{ reason: "SUBSCRIPTION_CONTRACT_NOT_FOUND" }];
    expect((await site.draftability(OTHER_ID)).nonDraftableReasons).toEqual(unknown);
    expect((await site.draftability(contract.id, await site.member())).nonDraftableReasons).toEqual(
      unknown,
    );
    const request = { subscriptionContractId: OTHER_ID, target: {} };
    expect(
      await site.owner.fails(`${DRAFTS}.createDraftSubscriptionContract`, request),
    ).toMatchObject({
      status: 404,
      code: "SUBSCRIPTION_CONTRACT_NOT_FOUND",
    });
  });
});

test("members can change quantities but not prices, and nothing while the merchant has an open draft", async () => {
  const ada = await site.member();
  const { id: memberId } = (await ada.call("members.members.getCurrentMember", {})).member;
  const contract = await site.createContract(undefined, (order) => {
    order.buyerInfo = { memberId };
  });
  const ownerDraft = await site.createDraft(contract);
  expect((await site.draftability(contract.id, ada)).nonDraftableReasons).toEqual([
    {
      reason: "DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER",
      draftAlreadyExistsForAnotherOwner: { draftId: ownerDraft.id, owner: ownerDraft.createdBy },
    },
  ]);
  const { id } = ownerDraft.lineItems[0].lineItem;
  const more = lineChange(id, { newQuantity: 9 });
  expect(await site.fails(ownerDraft, "updateLineItems", more, ada)).toMatchObject({ status: 403 });
  await site.owner.call(`${DRAFTS}.deleteDraftSubscriptionContract`, {
    draftSubscriptionContractId: ownerDraft.id,
  });
  const draft = await site.createDraft(contract, {}, ada);
  expect(draft.createdBy).toEqual({ memberId });
  await site.on(draft, "updateLineItems", more, ada);
  const free = money("0");
  const forbiddenCalls: [string, object][] = [
    ["updateLineItems", lineChange(id, { newPrice: "0" })],
    ["addLineItems", { customLineItems: [{ productName: { original: "x" }, price: free }] }],
    [
      "addLineItems",
      {
        catalogLineItems: [
          { catalogReference: reference(site.emulator, "gift-card"), quantity: 1, price: free },
        ],
      },
    ],
  ];
  for (const [operation, request] of forbiddenCalls) {
    expect(await site.fails(draft, operation, request, ada)).toMatchObject({ status: 403 });
  }
  await site.on(draft, "commitDraftSubscriptionContract", {}, ada);
  const changed = await site.contract(contract.id);
  expect(changed.lineItems[0].quantity).toBe(9);
  expect(changed.activities[0].author).toBeUndefined();
});

test("a draft that an app creates belongs to the app", async () => {
  const appId = "00000000-0000-4000-8000-00000000a001";
  const { access_token: token } = await site.owner.call("identity.oauth.token", {
    grant_type: "client_credentials",
    client_id: appId,
    client_secret: "secret",
    instance_id: "00000000-0000-4000-8000-00000000a002",
  });
  const app = new Caller(site.emulator, token);
  const draft = await site.createDraft(await site.createContract(), {}, app);
  expect(draft.createdBy).toEqual({ appId });
});
