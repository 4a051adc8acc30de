import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import {
  type Caller,
  type Json,
  merchant,
  reference,
  STORES,
  visitor,
} from "../../testing/test-client.js";

const OTHER_ID = "00000000-0000-4000-8000-00000000dead";
const SOME_ID = "00000000-0000-4000-8000-000000000abc";
const PRESETS = [{ value: 10, default: true }, { value: 15 }];

let emulator: Emulator;
let owner: Caller;
let guest: Caller;
beforeEach(async () => {
  emulator = createEmulator({ seed: "minimal", site: { tax: { rate: "0" } } });
  owner = merchant(emulator);
  guest = await visitor(emulator);
});

describe("tip settings", () => {
  const createSettings = async (operation: string, rest: object = {}): Promise<Json> =>
    (
      await owner.call(`ecom.tipSettings.${operation}`, {
        tipSettings: { tipType: "PERCENTAGE", presets: PRESETS, ...rest },
      })
    ).tipSettings;

  test("include at most one default, which cannot be deleted", async () => {
    const created = await createSettings("createDefaultTipSettings");
    expect(created).toMatchObject({ default: true, allowCustomerTip: true, revision: "1" });
    const duplicate = { tipSettings: { tipType: "PERCENTAGE", presets: PRESETS } };
    expect(await owner.fails("ecom.tipSettings.createDefaultTipSettings", duplicate)).toEqual({
      status: 428,
      code: "DEFAULT_SETTINGS_ALREADY_EXISTS",
    });
    const removal = { tipSettingsId: created.id };
    expect(await owner.fails("ecom.tipSettings.deleteTipSettings", removal)).toEqual({
      status: 428,
      code: "CANNOT_DELETE_DEFAULT_SETTINGS",
    });
  });

  test("for a location can be created, reassigned to a user, queried and deleted", async () => {
    const created = await createSettings("createTipSettings", { locationId: SOME_ID });
    expect(created.default).toBe(false);
    const { tipSettings } = await owner.call("ecom.tipSettings.updateTipSettings", {
      tipSettings: { ...created, locationId: undefined, userId: SOME_ID },
    });
    expect(tipSettings).toMatchObject({ userId: SOME_ID, revision: "2" });
    expect(tipSettings.locationId).toBeUndefined();
    const query = { query: {} };
    const result = await owner.call("ecom.tipSettings.queryTipSettings", query);
    expect(result.tipSettings).toEqual([tipSettings]);
    await owner.call("ecom.tipSettings.deleteTipSettings", { tipSettingsId: created.id });
    expect((await owner.call("ecom.tipSettings.queryTipSettings", query)).tipSettings).toEqual([]);
  });

  test.each([
    [
      "CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET",
      PRESETS.map((preset) => ({ ...preset, default: true })),
    ],
    ["PRESET_PERCENTAGE_TOO_HIGH", [{ value: 101 }]],
  ])("are rejected with %s if their presets are invalid", async (code, presets) => {
    const tipSettings = { tipType: "PERCENTAGE", presets };
    const failed = await owner.fails("ecom.tipSettings.createTipSettings", { tipSettings });
    expect(failed).toEqual({ status: 428, code });
  });
});

describe("a tip without an order", () => {
  const preview = async (tipChoice: object, rest: object = {}): Promise<Json> =>
    (
      await guest.call("ecom.tips.previewTip", {
        lineItemInfo: [{ price: "9.99", quantity: 3 }],
        tipChoice,
        ...rest,
      })
    ).tip;

  test("can be previewed for a percentage or fixed amount, but not for unknown ids", async () => {
    const percentageTip = await preview({ tipType: "PERCENTAGE", value: "15" });
    expect(percentageTip).toMatchObject({ lineItemSubtotal: "29.97", amount: "4.50" });
    expect((await preview({ tipType: "CUSTOM", value: "2" })).undistributedAmount).toBe("2.00");
    const request = {
      lineItemInfo: [{ price: "1" }],
      tipChoice: { tipType: "AMOUNT", value: "1" },
    };
    const cases: [string, object][] = [
      ["TIP_SETTINGS_NOT_FOUND", { tipSettingsId: OTHER_ID }],
      [
        "CATALOG_ITEMS_NOT_FOUND",
        {
          lineItemInfo: [
            { price: "1", catalogReference: { appId: STORES, catalogItemId: OTHER_ID } },
          ],
        },
      ],
    ];
    for (const [code, rest] of cases) {
      const failed = await guest.fails("ecom.tips.previewTip", { ...request, ...rest });
      expect(failed).toMatchObject({ status: 404, code });
    }
  });

  test("has a choice that only the buyer who made it can read", async () => {
    const flow = { purchaseFlowId: SOME_ID };
    const tipChoice = { tipType: "AMOUNT", value: "3" };
    await guest.call("ecom.tips.updateTipChoice", { ...flow, tipChoice });
    expect(await guest.call("ecom.tips.getTipChoice", flow)).toEqual({ tipChoice });
    expect(await (await visitor(emulator)).call("ecom.tips.getTipChoice", flow)).toEqual({});
    expect(await owner.fails("ecom.tips.getTipChoice", flow)).toMatchObject({
      code: "PERSON_IDENTITY_NOT_FOUND",
    });
  });
});

describe("the tip on an order", () => {
  let orderId: string;
  let total: string;
  beforeEach(async () => {
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    ({ orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id }));
    total = (await fetchOrder()).priceSummary.total.amount;
  });
  const fetchOrder = async (): Promise<Json> =>
    (await owner.call("ecom.orders.getOrder", { id: orderId })).order;
  const setTip = async (tip: object): Promise<Json> =>
    await owner.call("ecom.tips.setTipOnOrder", { orderId, tip });
  const totalPlus = (amount: number) => (Number(total) + amount).toFixed(2);

  test("is a separate fee that can be replaced and removed", async () => {
    const { tip, orderInfo } = await setTip({ amount: "5", distributions: [{ amount: "3" }] });
    expect(tip).toMatchObject({ amount: "5.00", undistributedAmount: "2.00" });
    let updatedOrder = await fetchOrder();
    expect(updatedOrder.additionalFees).toMatchObject([
      { id: orderInfo.additionalFeeId, code: tip.id, price: { amount: "5.00" } },
    ]);
    expect(updatedOrder.priceSummary).toMatchObject({
      totalAdditionalFees: { amount: "5.00" },
      total: { amount: totalPlus(5) },
    });
    await setTip({ amount: "7" });
    updatedOrder = await fetchOrder();
    expect(updatedOrder.additionalFees).toHaveLength(1);
    expect(updatedOrder.priceSummary.total.amount).toBe(totalPlus(7));
    const response = await owner.call("ecom.tips.getTipByOrderId", { orderId });
    expect(response.tip).toMatchObject({ id: tip.id, amount: "7.00", distributions: [] });
    await owner.call("ecom.tips.removeTipFromOrder", { orderId });
    updatedOrder = await fetchOrder();
    expect([updatedOrder.additionalFees, updatedOrder.priceSummary.total.amount]).toEqual([
      [],
      total,
    ]);
    expect(await owner.fails("ecom.tips.getTipByOrderId", { orderId })).toMatchObject({
      code: "TIP_NOT_FOUND",
    });
  });

  test("increases when shares are added, and the shares can be queried and summed", async () => {
    await setTip({ amount: "5" });
    emulator.controls.tips.setStaff([{ id: SOME_ID, name: "Ada" }]);
    const { tipDistributions } = await owner.call("ecom.tips.addTipDistributionsToOrder", {
      orderId,
      tipDistributions: [{ amount: "1.25", staff: { id: SOME_ID } }, { amount: "2" }],
    });
    expect(tipDistributions[0].staff).toEqual({ id: SOME_ID, name: "Ada" });
    const { tip } = await owner.call("ecom.tips.getTipByOrderId", { orderId });
    expect(tip).toMatchObject({ amount: "8.25", undistributedAmount: "5.00" });
    expect((await fetchOrder()).priceSummary.total.amount).toBe(totalPlus(8.25));
    const filter = { id: tipDistributions[1].id };
    const result = await owner.call("ecom.tips.queryTipDistributions", { query: { filter } });
    expect(result.tipDistributions).toEqual([tipDistributions[1]]);
    const sums = [{}, filter].map((selected) =>
      owner.call("ecom.tips.sumTipDistributionAmounts", { filter: selected }),
    );
    expect(await Promise.all(sums)).toEqual([{ totalAmount: "3.25" }, { totalAmount: "2.00" }]);
  });

  test("is rejected if its amounts are inconsistent or a paid share would change", async () => {
    const transaction = { id: SOME_ID, date: "2026-01-01T00:00:00.000Z" };
    const { tip } = await setTip({ amount: "5", distributions: [{ amount: "3", transaction }] });
    const invalidTips = [
      { amount: "0" },
      { amount: "5", distributions: [{ ...tip.distributions[0], amount: "6" }] },
      { amount: "5", distributions: tip.distributions, undistributedAmount: "1" },
      { amount: "5", distributions: [] },
    ];
    for (const invalidTip of invalidTips) {
      const failed = await owner.fails("ecom.tips.setTipOnOrder", { orderId, tip: invalidTip });
      expect(failed).toMatchObject({ status: 400, code: "INVALID_TIP" });
    }
    expect(await owner.fails("ecom.tips.removeTipFromOrder", { orderId })).toEqual({
      status: 428,
      code: "CANNOT_REMOVE_PAID_TIP_DISTRIBUTION",
    });
    const zeroShare = { orderId, tipDistributions: [{ amount: "0" }] };
    expect(await owner.fails("ecom.tips.addTipDistributionsToOrder", zeroShare)).toMatchObject({
      code: "INVALID_TIP_DISTRIBUTION",
    });
    expect((await fetchOrder()).priceSummary.total.amount).toBe(totalPlus(5));
  });

  test("requires an existing order, and is hidden from visitors", async () => {
    const unknownOrder = { orderId: OTHER_ID, tip: { amount: "1" } };
    expect(await owner.fails("ecom.tips.setTipOnOrder", unknownOrder)).toMatchObject({
      code: "ORDER_NOT_FOUND",
    });
    expect(
      await owner.fails("ecom.tips.getTipByDraftOrderId", { draftOrderId: OTHER_ID }),
    ).toMatchObject({ code: "DRAFT_ORDER_NOT_FOUND" });
    expect(await guest.fails("ecom.tips.getTipByOrderId", { orderId })).toMatchObject({
      status: 403,
    });
  });
});

test("listTippableStaff filters by name and id, and includes Wix users on request", async () => {
  const { setStaff } = emulator.controls.tips;
  const wixUser = { id: OTHER_ID, name: "Eve", identificationData: { wixUserId: OTHER_ID } };
  setStaff([{ id: SOME_ID, name: "Ada" }, wixUser]);
  const names = async (request: object) =>
    (await owner.call("ecom.tippableStaff.listTippableStaff", { ...request })).staff.map(
      ({ name }: Json) => name,
    );
  expect(await names({})).toEqual(["Ada"]);
  expect(await names({ includeWixUsers: true })).toEqual(["Ada", "Eve"]);
  expect(await names({ includeWixUsers: true, filterByName: "ev" })).toEqual(["Eve"]);
  expect(await names({ filterByIds: [OTHER_ID] })).toEqual([]);
});
