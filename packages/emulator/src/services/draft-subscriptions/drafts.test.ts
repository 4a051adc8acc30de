import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { logIn } from "../../testing/login.js";
import { orderInput } from "../../testing/order-world.js";
import { listening, sentEvents } from "../../testing/sent-events.js";
import { type Answer, type Caller, merchant, reference, shop } from "../../testing/test-client.js";

const DRAFTS = "ecom.draftSubscriptionContracts";
const MONTHLY = {
  frequency: "MONTH",
  interval: 1,
  autoRenewal: true,
  enableCustomerCancellation: true,
};
const money = (amount: string) => ({ amount });

let emulator: Emulator;
let owner: Caller;
let guest: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", ...listening() }));
  owner = merchant(emulator);
});

/** An order of lines by subscription, priced and quantified; returns its contract. */
async function subscribed(
  lines: readonly (readonly [string, number])[] = [
    ["10", 1],
    ["20", 2],
  ],
  change: (order: Answer) => void = () => undefined,
  subscriptionSettings: object = MONTHLY,
): Promise<Answer> {
  const order = orderInput({ lines, status: "APPROVED", shipping: "5" });
  for (const line of order.lineItems) {
    line.subscriptionInfo = { cycleNumber: 1, subscriptionSettings };
    line.taxInfo = { taxRate: "0.1", taxBreakdown: [{ rate: "0.1", taxName: "VAT" }] };
  }
  change(order);
  const { order: made } = await owner.call("ecom.orders.createOrder", { order });
  const { id } = made.lineItems[0].subscriptionInfo;
  return await contract(id);
}

const member = () => logIn(guest);

const contract = async (subscriptionContractId: string): Promise<Answer> =>
  (
    await owner.call("ecom.subscriptionContracts.getSubscriptionContract", {
      subscriptionContractId,
    })
  ).subscriptionContract;

const draftOf = ({ calculatedDraftSubscriptionContract: { draftSubscriptionContract } }: Answer) =>
  draftSubscriptionContract;

async function begun(of: Answer, target: object = {}, by = owner): Promise<Answer> {
  const request = { subscriptionContractId: of.id, target };
  return draftOf(await by.call(`${DRAFTS}.createDraftSubscriptionContract`, request));
}

async function on(draft: Answer, operation: string, rest: object = {}, by = owner) {
  const request = { draftSubscriptionContractId: draft.id, ...rest };
  return draftOf(await by.call(`${DRAFTS}.${operation}`, request));
}

const refused = async (draft: Answer, operation: string, rest: object = {}, by = owner) =>
  await by.fails(`${DRAFTS}.${operation}`, { draftSubscriptionContractId: draft.id, ...rest });

const draftability = async (subscriptionContractId: string, by = owner): Promise<Answer> =>
  await by.call(`${DRAFTS}.getSubscriptionContractDraftability`, { subscriptionContractId });

const amounts = ({ priceSummary }: Answer) =>
  Object.fromEntries(
    Object.entries<Answer>(priceSummary).map(([name, { amount }]) => [name, amount]),
  );

const changing = (lineItemId: string, change: object) => ({
  lineItemChanges: [{ lineItemId, ...change }],
});

describe("totals", () => {
  test("begin with the contract's own, tax and delivery with them", async () => {
    const of = await subscribed();
    expect(of.lineItems).toHaveLength(2);
    const draft = await begun(of);
    expect(amounts(draft)).toEqual({
      subtotal: "50.00",
      discount: "0.00",
      shipping: "5.00",
      tax: "5.00",
      totalAdditionalFees: "0.00",
      total: "60.00",
    });
    expect(draft).toMatchObject({
      status: "DRAFT",
      target: { contractTarget: { nextCycleNumber: 2 } },
      taxInfo: { totalTax: money("5.00"), taxBreakdown: [{ taxName: "VAT" }] },
      createdBy: { userId: expect.any(String) },
    });
    expect(draft.lineItems.map((item: Answer) => item.changeType)).toEqual(["EMPTY", "EMPTY"]);
  });

  test("follow quantities and prices; what becomes as it was is not changed", async () => {
    const draft = await begun(await subscribed());
    const { id } = draft.lineItems[1].lineItem;
    let next = await on(draft, "updateLineItems", changing(id, { newQuantity: 3, newPrice: "7" }));
    expect(amounts(next)).toMatchObject({ subtotal: "31.00", tax: "3.10", total: "39.10" });
    expect(next.lineItems[1]).toMatchObject({
      changeType: "CHANGED",
      changed: { quantityBeforeChange: 2, priceBeforeChange: money("20.00") },
      lineItem: { price: money("7.00"), totalPriceAfterTax: money("23.10") },
    });
    next = await on(draft, "updateLineItems", changing(id, { newQuantity: 0 }));
    expect(next.lineItems[1].changeType).toBe("REMOVED");
    expect(amounts(next)).toMatchObject({ subtotal: "10.00", total: "16.00" });
    next = await on(draft, "updateLineItems", changing(id, { newQuantity: 2, newPrice: "20" }));
    expect(next.lineItems[1].changeType).toBe("EMPTY");
    expect(next.lineItems[1].changed).toBeUndefined();
    expect(next.priceSummary).toEqual(draft.priceSummary);
  });

  test("contain the tax where prices do", async () => {
    const of = await subscribed([["11", 2]], (order) => {
      order.taxIncludedInPrices = true;
    });
    expect(amounts(await begun(of))).toMatchObject({
      subtotal: "22.00",
      tax: "2.00",
      total: "27.00",
    });
  });

  test("lose what a discount takes off a line that goes or costs something else", async () => {
    const of = await subscribed(undefined, (order) => {
      const [one, two] = ["a", "b"].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
      order.lineItems[0].id = one;
      order.lineItems[1].id = two;
      order.lineItems[0].totalDiscount = money("2");
      order.lineItems[1].totalDiscount = money("4");
      order.lineItems[0].priceBeforeDiscounts = money("12");
      order.lineItems[1].priceBeforeDiscounts = money("22");
      order.appliedDiscounts = [
        {
          discountType: "SPECIFIC_ITEMS",
          discountRule: { id: one, name: { original: "Two off" }, amount: money("2") },
          lineItemIds: [one],
          lineItemDiscounts: [{ id: one, totalDiscount: money("2") }],
        },
        {
          discountType: "GLOBAL",
          coupon: { id: two, code: "FOUR", name: "Four off", amount: money("4") },
          lineItemIds: [],
          lineItemDiscounts: [{ id: two, totalDiscount: money("4") }],
        },
      ];
      order.additionalFees = [{ name: "Wrap", price: money("3"), lineItemIds: [one] }];
    });
    const draft = await begun(of);
    expect(amounts(draft)).toMatchObject({ subtotal: "56.00", discount: "6.00", total: "63.00" });
    const [first, second] = draft.lineItems.map(({ lineItem }: Answer) => lineItem.id);
    // a coupon for all goes on
    let next = await on(draft, "updateLineItems", changing(second, { newPrice: "30" }));
    expect(next.discounts.map((one: Answer) => one.applied)).toEqual([true, true]);
    next = await on(draft, "updateLineItems", changing(first, { newPrice: "13" }));
    expect(next.discounts.map((one: Answer) => one.applied)).toEqual([false, true]);
    expect(amounts(next)).toMatchObject({ subtotal: "73.00", discount: "4.00" });
    next = await on(draft, "updateLineItems", changing(first, { newQuantity: 0 }));
    expect(next.additionalFees).toMatchObject([{ applied: false }]);
    await on(draft, "commitDraftSubscriptionContract");
    const changed = await contract(of.id);
    expect(changed).toMatchObject({
      appliedDiscounts: [{ coupon: { code: "FOUR" } }],
      additionalFees: [],
      lineItems: [{ id: second }],
    });
    expect(changed.activities[0].changesApplied.changes).toMatchObject([
      { lineItemRemoved: { id: first, quantity: 1 } },
      { lineItemChanged: { id: second } },
      { discountRemoved: { id: first, totalAmount: money("2.00") } },
      { additionalFeeRemoved: { totalAmount: money("3.00") } },
      { totalPriceChanged: {} },
    ]);
  });

  test("have items of the catalogue and others, a delivery and a recipient", async () => {
    const draft = await begun(await subscribed([["10", 1]]));
    const item = reference(emulator, "gift-card");
    let next = await on(draft, "addLineItems", {
      catalogLineItems: [{ catalogReference: item, quantity: 2, price: money("4") }],
      customLineItems: [{ productName: { original: "Thanks" }, price: money("1"), quantity: 3 }],
    });
    expect(next.lineItems.map((one: Answer) => one.changeType)).toEqual([
      "EMPTY",
      "ADDED",
      "ADDED",
    ]);
    expect(next.lineItems[1].lineItem).toMatchObject({
      catalogReference: item,
      quantity: 2,
      lineItemPrice: money("8.00"),
      subscriptionInfo: { subscriptionSettings: MONTHLY },
    });
    expect(amounts(next)).toMatchObject({ subtotal: "21.00" });
    const custom = next.lineItems[2].lineItem;
    expect(custom).toMatchObject({ productName: { original: "Thanks" }, price: money("1.00") });
    // what was added goes as if it had never been there
    next = await on(draft, "updateLineItems", changing(custom.id, { newQuantity: 0 }));
    expect(next.lineItems).toHaveLength(2);
    next = await on(draft, "setShippingInfo", {
      shippingInfo: { title: "Courier", cost: { price: money("9") } },
    });
    expect(next.shippingDetails).toMatchObject({
      changeType: "CHANGED",
      shippingInfo: { title: "Courier" },
      changed: { shippingInfoBeforeChange: { title: "Post" } },
    });
    expect(amounts(next)).toMatchObject({ shipping: "9.00" });
    const recipientInfo = { contactDetails: { firstName: "Grace" } };
    next = await on(draft, "setRecipientInfo", { recipientInfo });
    expect(next.recipientDetails).toMatchObject({ changeType: "ADDED", recipientInfo });
    await on(draft, "commitDraftSubscriptionContract");
    expect(await contract(draft.subscriptionContractId)).toMatchObject({
      shippingInfo: { title: "Courier", cost: { price: money("9.00") } },
      recipientInfo,
      lineItems: [{ quantity: 1 }, { catalogReference: item, quantity: 2 }],
    });
  });
});

describe("a commit", () => {
  test("changes the contract, says what, and is told", async () => {
    const of = await subscribed();
    const draft = await begun(of);
    const { id } = draft.lineItems[1].lineItem;
    await on(draft, "updateLineItems", changing(id, { newQuantity: 1 }));
    await emulator.settled();
    const { length } = emulator.webhooks;
    const done = await on(draft, "commitDraftSubscriptionContract", { reason: "Too much" });
    expect(done.status).toBe("COMMITTED");
    const changed = await contract(of.id);
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
    expect(await sentEvents(emulator, length)).toMatchObject([
      { type: "subscription_contract_updated", content: { entityId: of.id } },
    ]);
    const code = "DRAFT_SUBSCRIPTION_CONTRACT_ALREADY_COMMITTED";
    for (const operation of [
      "commitDraftSubscriptionContract",
      "deleteDraftSubscriptionContract",
    ]) {
      expect(await refused(draft, operation)).toEqual({ status: 428, code });
    }
    // another can begin
    expect((await begun(changed)).id).not.toBe(draft.id);
  });

  test("for one cycle leaves the terms", async () => {
    const of = await subscribed();
    const draft = await begun(of, { cycleTarget: { cycleNumber: 3 } });
    const { id } = draft.lineItems[0].lineItem;
    await on(draft, "updateLineItems", changing(id, { newQuantity: 5 }));
    await on(draft, "commitDraftSubscriptionContract");
    const after = await contract(of.id);
    expect([after.lineItems, after.activities.length]).toEqual([of.lineItems, 1]);
  });

  test("has to leave an item", async () => {
    const draft = await begun(await subscribed([["10", 1]]));
    const { id } = draft.lineItems[0].lineItem;
    await on(draft, "updateLineItems", changing(id, { newQuantity: 0 }));
    expect(await refused(draft, "commitDraftSubscriptionContract")).toMatchObject({ status: 428 });
  });
});

describe("a draft", () => {
  test("is its owner's, is found, tagged and taken away", async () => {
    const of = await subscribed();
    const draft = await begun(of);
    expect((await begun(of)).id).toBe(draft.id);
    const query = { filter: { subscriptionContractId: of.id, status: "DRAFT" } };
    const { draftSubscriptionContracts } = await owner.call(
      `${DRAFTS}.queryDraftSubscriptionContracts`,
      { query },
    );
    expect(draftSubscriptionContracts).toEqual([draft]);
    await owner.call(`${DRAFTS}.bulkUpdateDraftSubscriptionContractTags`, {
      draftSubscriptionContractIds: [draft.id],
      assignTags: { publicTags: { tagIds: ["a"] } },
    });
    expect((await on(draft, "getDraftSubscriptionContract")).tags.publicTags.tagIds).toEqual(["a"]);
    expect(await refused(draft, "addLineItems", {}, guest)).toMatchObject({ status: 403 });
    const gone = { draftSubscriptionContractId: draft.id };
    await owner.call(`${DRAFTS}.deleteDraftSubscriptionContract`, gone);
    expect(await refused(draft, "getDraftSubscriptionContract")).toEqual({
      status: 404,
      code: "DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND",
    });
  });

  test("gives way a day after its last change, or when its cycle begins", async () => {
    const of = await subscribed();
    const draft = await begun(of);
    emulator.clock.advance(23 * 60 * 60 * 1000);
    const { id } = draft.lineItems[0].lineItem;
    await on(draft, "updateLineItems", changing(id, { newQuantity: 4 }));
    emulator.clock.advance(23 * 60 * 60 * 1000);
    expect((await begun(of)).id).toBe(draft.id);
    emulator.clock.advance(60 * 60 * 1000);
    const second = await begun(of);
    expect(second.id).not.toBe(draft.id);
    expect(await refused(draft, "getDraftSubscriptionContract")).toMatchObject({ status: 404 });
    const order = orderInput({ status: "APPROVED" });
    order.lineItems[0].subscriptionInfo = { id: of.id, cycleNumber: 2 };
    await owner.call("ecom.orders.createOrder", { order });
    expect(await draftability(of.id)).toMatchObject({ draftable: true, currentCycle: 2 });
    const third = await begun(of);
    expect(third.id).not.toBe(second.id);
    expect(third.target.contractTarget.nextCycleNumber).toBe(3);
  });

  test("refuses what cannot be done", async () => {
    const of = await subscribed();
    const target = { contractTarget: { nextCycleNumber: 1 } };
    const early = { subscriptionContractId: of.id, target };
    expect(await owner.fails(`${DRAFTS}.createDraftSubscriptionContract`, early)).toEqual({
      status: 400,
      fields: ["target.contractTarget.nextCycleNumber OTHER"],
    });
    const draft = await begun(of);
    const { id } = draft.lineItems[0].lineItem;
    const thanks = { productName: { original: "Thanks" }, price: money("1"), quantity: 1 };
    const many = Array.from({ length: 99 }, () => thanks);
    const rows: [operation: string, request: object, code: string, status: number][] = [
      ["updateLineItems", changing(of.id, { newQuantity: 1 }), "LINE_ITEM_DOES_NOT_EXIST", 404],
      ["updateLineItems", changing(id, {}), "EMPTY_CHANGE_REQUEST", 400],
      [
        "updateLineItems",
        { lineItemChanges: [1, 2].map((newQuantity) => ({ lineItemId: id, newQuantity })) },
        "MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM",
        400,
      ],
      [
        "updateLineItems",
        changing(id, { newQuantity: 0, newPrice: "1" }),
        "UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN",
        400,
      ],
      ["addLineItems", {}, "EMPTY_CHANGE_REQUEST", 400],
      ["addLineItems", { customLineItems: [{ ...thanks, id }] }, "DUPLICATED_LINE_ITEM_IDS", 400],
      ["addLineItems", { customLineItems: many }, "MAX_ITEMS_REACHED", 428],
      [
        "addLineItems",
        {
          catalogLineItems: [
            { catalogReference: { ...reference(emulator, "gift-card"), catalogItemId: of.id } },
          ],
        },
        "CATALOG_ITEM_NOT_FOUND",
        404,
      ],
    ];
    for (const [operation, request, code, status] of rows) {
      expect(await refused(draft, operation, request)).toMatchObject({ status, code });
    }
    expect(await refused(draft, "updateLineItems", changing(id, { newPrice: "x" }))).toMatchObject({
      status: 400,
    });
    expect((await on(draft, "getDraftSubscriptionContract")).lineItems).toEqual(draft.lineItems);
  });
});

describe("draftability", () => {
  const APP = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
  const reasons = async (of: Answer) =>
    (await draftability(of.id)).nonDraftableReasons.map(({ reason }: Answer) => reason);

  test.each<[string[], (order: Answer) => void, object?]>([
    [[], () => undefined],
    [
      ["UNSUPPORTED_CATALOG"],
      (order) => {
        for (const line of order.lineItems) line.catalogReference.appId = APP;
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
  ])("is refused by %s", async (expected, change, settings) => {
    const of = await subscribed(undefined, change, settings);
    const found = await reasons(of);
    expect(
      found.filter(
        (reason: string) => reason !== "WEIGHT_UNIT_MISMATCH" || expected.includes(reason),
      ),
    ).toEqual(expected);
    if (expected.length === 0) return;
    const request = { subscriptionContractId: of.id, target: {} };
    expect(await owner.fails(`${DRAFTS}.createDraftSubscriptionContract`, request)).toMatchObject({
      status: 428,
      code: "SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE",
      data: { nonDraftableReasons: found.map((reason: string) => ({ reason })) },
    });
  });

  test("knows no contract that is not there, and none of somebody else's", async () => {
    const of = await subscribed();
    const unknown = [{ reason: "SUBSCRIPTION_CONTRACT_NOT_FOUND" }];
    expect((await draftability(APP)).nonDraftableReasons).toEqual(unknown);
    expect((await draftability(of.id, await member())).nonDraftableReasons).toEqual(unknown);
    const request = { subscriptionContractId: APP, target: {} };
    expect(await owner.fails(`${DRAFTS}.createDraftSubscriptionContract`, request)).toMatchObject({
      status: 404,
      code: "SUBSCRIPTION_CONTRACT_NOT_FOUND",
    });
  });
});

test("members change what they have bought, and no prices; the merchant's draft stands in the way", async () => {
  const ada = await member();
  const { id: memberId } = (await ada.call("members.members.getCurrentMember", {})).member;
  const of = await subscribed(undefined, (order) => {
    order.buyerInfo = { memberId };
  });
  const theirs = await begun(of);
  expect((await draftability(of.id, ada)).nonDraftableReasons).toEqual([
    {
      reason: "DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER",
      draftAlreadyExistsForAnotherOwner: { draftId: theirs.id, owner: theirs.createdBy },
    },
  ]);
  const { id } = theirs.lineItems[0].lineItem;
  const more = changing(id, { newQuantity: 9 });
  expect(await refused(theirs, "updateLineItems", more, ada)).toMatchObject({ status: 403 });
  await owner.call(`${DRAFTS}.deleteDraftSubscriptionContract`, {
    draftSubscriptionContractId: theirs.id,
  });
  const draft = await begun(of, {}, ada);
  expect(draft.createdBy).toEqual({ memberId });
  await on(draft, "updateLineItems", more, ada);
  const free = money("0");
  const forbidden: [string, object][] = [
    ["updateLineItems", changing(id, { newPrice: "0" })],
    ["addLineItems", { customLineItems: [{ productName: { original: "x" }, price: free }] }],
    [
      "addLineItems",
      {
        catalogLineItems: [
          { catalogReference: reference(emulator, "gift-card"), quantity: 1, price: free },
        ],
      },
    ],
  ];
  for (const [operation, request] of forbidden) {
    expect(await refused(draft, operation, request, ada)).toMatchObject({ status: 403 });
  }
  await on(draft, "commitDraftSubscriptionContract", {}, ada);
  const changed = await contract(of.id);
  expect(changed.lineItems[0].quantity).toBe(9);
  expect(changed.activities[0].author).toBeUndefined();
});

test("a contract goes with its buyer's data, and that is told", async () => {
  const of = await subscribed();
  const draft = await begun(of);
  await emulator.settled();
  const { length } = emulator.webhooks;
  emulator.controls.subscriptions.erase(of.id);
  expect(await sentEvents(emulator, length)).toMatchObject([
    { type: "subscription_contract_deleted", content: { entityId: of.id } },
  ]);
  expect(await refused(draft, "getDraftSubscriptionContract")).toMatchObject({ status: 404 });
});

test("goods that are charged in the same way are one subscription, all else is on its own", async () => {
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
  order.lineItems.forEach((line: Answer, at: number) => {
    line.subscriptionInfo = { cycleNumber: 1, subscriptionSettings: at === 3 ? yearly : MONTHLY };
  });
  order.lineItems[2].itemType = { preset: "DIGITAL" };
  await owner.call("ecom.orders.createOrder", { order });
  const { subscriptionContracts } = await owner.call(
    "ecom.subscriptionContracts.querySubscriptionContracts",
    {},
  );
  const totals = subscriptionContracts.map(({ lineItems, priceSummary }: Answer) => [
    lineItems.length,
    priceSummary.total.amount,
  ]);
  expect(totals).toEqual([
    [2, "3.00"],
    [1, "4.00"],
    [1, "8.00"],
  ]);
});
