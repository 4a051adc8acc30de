import { beforeEach, describe, expect, test } from "vitest";
import { orderInput } from "../../testing/order-world.js";
import { sentEvents } from "../../testing/sent-events.js";
import {
  DRAFTS,
  lineChange,
  MONTHLY,
  money,
  type Subscriptions,
  subscriptions,
} from "../../testing/subscriptions.js";
import { type Json, reference } from "../../testing/test-client.js";

let site: Subscriptions;
beforeEach(async () => {
  site = await subscriptions();
});

describe("a draft commit", () => {
  test("changes the contract, records the changes and emits an event", async () => {
    const contract = await site.createContract();
    const draft = await site.createDraft(contract);
    const { id } = draft.lineItems[1].lineItem;
    await site.on(draft, "updateLineItems", lineChange(id, { newQuantity: 1 }));
    await site.emulator.settled();
    const { length } = site.emulator.webhooks;
    const response = await site.on(draft, "commitDraftSubscriptionContract", {
      reason: "Too much",
    });
    expect(response.status).toBe("COMMITTED");
    const changed = await site.contract(contract.id);
    expect(changed).toMatchObject({
      revision: "2",
      lineItems: [{ quantity: 1 }, { quantity: 1 }],
      priceSummary: { total: money("38.00") },
      activities: [
        {
          activityType: "CHANGES_APPLIED",
          changesApplied: {
            contractTarget: { nextCycleNumber: 2 },
            draftSubscriptionContractId: draft.id,
            reason: "Too much",
            changes: [
              {
                lineItemChanged: {
                  id,
                  quantity: {
                    originalQuantity: 2,
                    newQuantity: 1,
                    diff: 1,
                    deltaType: "QUANTITY_DECREASED",
                  },
                },
              },
              { totalPriceChanged: { newTotal: money("38.00") } },
            ],
          },
        },
      ],
    });
    expect(await sentEvents(site.emulator, length)).toMatchObject([
      { type: "subscription_contract_updated", content: { entityId: contract.id } },
    ]);
    const code = "DRAFT_SUBSCRIPTION_CONTRACT_ALREADY_COMMITTED";
    for (const operation of [
      "commitDraftSubscriptionContract",
      "deleteDraftSubscriptionContract",
    ]) {
      expect(await site.fails(draft, operation)).toEqual({ status: 428, code });
    }
    // After the commit, a new draft can be created.
    expect((await site.createDraft(changed)).id).not.toBe(draft.id);
  });

  test("for a single cycle does not change the contract's terms", async () => {
    const contract = await site.createContract();
    const draft = await site.createDraft(contract, { cycleTarget: { cycleNumber: 3 } });
    const { id } = draft.lineItems[0].lineItem;
    await site.on(draft, "updateLineItems", lineChange(id, { newQuantity: 5 }));
    await site.on(draft, "commitDraftSubscriptionContract");
    const after = await site.contract(contract.id);
    expect([after.lineItems, after.activities.length]).toEqual([contract.lineItems, 1]);
  });

  test("requires at least one line item", async () => {
    const draft = await site.createDraft(await site.createContract([["10", 1]]));
    const { id } = draft.lineItems[0].lineItem;
    await site.on(draft, "updateLineItems", lineChange(id, { newQuantity: 0 }));
    expect(await site.fails(draft, "commitDraftSubscriptionContract")).toMatchObject({
      status: 428,
    });
  });
});

describe("a subscription draft", () => {
  test("is reused while it is open, and can be queried, tagged and deleted", async () => {
    const contract = await site.createContract();
    const draft = await site.createDraft(contract);
    expect((await site.createDraft(contract)).id).toBe(draft.id);
    const query = { filter: { subscriptionContractId: contract.id, status: "DRAFT" } };
    const { draftSubscriptionContracts } = await site.owner.call(
      `${DRAFTS}.queryDraftSubscriptionContracts`,
      { query },
    );
    expect(draftSubscriptionContracts).toEqual([draft]);
    await site.owner.call(`${DRAFTS}.bulkUpdateDraftSubscriptionContractTags`, {
      draftSubscriptionContractIds: [draft.id],
      assignTags: { publicTags: { tagIds: ["a"] } },
    });
    expect((await site.on(draft, "getDraftSubscriptionContract")).tags.publicTags.tagIds).toEqual([
      "a",
    ]);
    expect(await site.fails(draft, "addLineItems", {}, site.guest)).toMatchObject({
      status: 403,
    });
    const request = { draftSubscriptionContractId: draft.id };
    await site.owner.call(`${DRAFTS}.deleteDraftSubscriptionContract`, request);
    expect(await site.fails(draft, "getDraftSubscriptionContract")).toEqual({
      status: 404,
      code: "DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND",
    });
  });

  test("expires a day after its last change, or when its cycle begins", async () => {
    const contract = await site.createContract();
    const draft = await site.createDraft(contract);
    site.emulator.clock.advance(23 * 60 * 60 * 1000);
    const { id } = draft.lineItems[0].lineItem;
    await site.on(draft, "updateLineItems", lineChange(id, { newQuantity: 4 }));
    site.emulator.clock.advance(23 * 60 * 60 * 1000);
    expect((await site.createDraft(contract)).id).toBe(draft.id);
    site.emulator.clock.advance(60 * 60 * 1000);
    const second = await site.createDraft(contract);
    expect(second.id).not.toBe(draft.id);
    expect(await site.fails(draft, "getDraftSubscriptionContract")).toMatchObject({
      status: 404,
    });
    const order = orderInput({ status: "APPROVED" });
    order.lineItems[0].subscriptionInfo = { id: contract.id, cycleNumber: 2 };
    await site.owner.call("ecom.orders.createOrder", { order });
    expect(await site.draftability(contract.id)).toMatchObject({
      draftable: true,
      currentCycle: 2,
    });
    const third = await site.createDraft(contract);
    expect(third.id).not.toBe(second.id);
    expect(third.target.contractTarget.nextCycleNumber).toBe(3);
  });

  test("rejects invalid changes", async () => {
    const contract = await site.createContract();
    const target = { contractTarget: { nextCycleNumber: 1 } };
    const early = { subscriptionContractId: contract.id, target };
    expect(await site.owner.fails(`${DRAFTS}.createDraftSubscriptionContract`, early)).toEqual({
      status: 400,
      fields: ["target.contractTarget.nextCycleNumber OTHER"],
    });
    const draft = await site.createDraft(contract);
    const { id } = draft.lineItems[0].lineItem;
    const thanks = { productName: { original: "Thanks" }, price: money("1"), quantity: 1 };
    const tooMany = Array.from({ length: 99 }, () => thanks);
    const rows: [operation: string, request: object, code: string, status: number][] = [
      [
        "updateLineItems",
        lineChange(contract.id, { newQuantity: 1 }),
        "LINE_ITEM_DOES_NOT_EXIST",
        404,
      ],
      ["updateLineItems", lineChange(id, {}), "EMPTY_CHANGE_REQUEST", 400],
      [
        "updateLineItems",
        { lineItemChanges: [1, 2].map((newQuantity) => ({ lineItemId: id, newQuantity })) },
        "MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM",
        400,
      ],
      [
        "updateLineItems",
        lineChange(id, { newQuantity: 0, newPrice: "1" }),
        "UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN",
        400,
      ],
      ["addLineItems", {}, "EMPTY_CHANGE_REQUEST", 400],
      ["addLineItems", { customLineItems: [{ ...thanks, id }] }, "DUPLICATED_LINE_ITEM_IDS", 400],
      ["addLineItems", { customLineItems: tooMany }, "MAX_ITEMS_REACHED", 428],
      [
        "addLineItems",
        {
          catalogLineItems: [
            {
              catalogReference: {
                ...reference(site.emulator, "gift-card"),
                catalogItemId: contract.id,
              },
            },
          ],
        },
        "CATALOG_ITEM_NOT_FOUND",
        404,
      ],
    ];
    for (const [operation, request, code, status] of rows) {
      expect(await site.fails(draft, operation, request)).toMatchObject({ status, code });
    }
    expect(
      await site.fails(draft, "updateLineItems", lineChange(id, { newPrice: "x" })),
    ).toMatchObject({
      status: 400,
    });
    expect((await site.on(draft, "getDraftSubscriptionContract")).lineItems).toEqual(
      draft.lineItems,
    );
  });
});

test("erasing a contract emits an event and hides its draft", async () => {
  const contract = await site.createContract();
  const draft = await site.createDraft(contract);
  await site.emulator.settled();
  const { length } = site.emulator.webhooks;
  site.emulator.controls.subscriptions.erase(contract.id);
  expect(await sentEvents(site.emulator, length)).toMatchObject([
    { type: "subscription_contract_deleted", content: { entityId: contract.id } },
  ]);
  expect(await site.fails(draft, "getDraftSubscriptionContract")).toMatchObject({ status: 404 });
});

test("physical items with the same billing settings share a subscription, and other items have separate ones", async () => {
  const yearly = { ...MONTHLY, frequency: "YEAR" };
  const order = orderInput({
    lines: [
      ["1", 1],
      ["2", 1],
      ["4", 1],
      ["8", 1],
    ],
    status: "APPROVED",
  });
  order.lineItems.forEach((line: Json, index: number) => {
    line.subscriptionInfo = {
      cycleNumber: 1,
      subscriptionSettings: index === 3 ? yearly : MONTHLY,
    };
  });
  order.lineItems[2].itemType = { preset: "DIGITAL" };
  await site.owner.call("ecom.orders.createOrder", { order });
  const { subscriptionContracts } = await site.owner.call(
    "ecom.subscriptionContracts.querySubscriptionContracts",
    {},
  );
  const totals = subscriptionContracts.map(({ lineItems, priceSummary }: Json) => [
    lineItems.length,
    priceSummary.total.amount,
  ]);
  expect(totals).toEqual([
    [2, "3.00"],
    [1, "4.00"],
    [1, "8.00"],
  ]);
});
