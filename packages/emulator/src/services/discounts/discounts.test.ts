import { beforeEach, describe, expect, test } from "vitest";
import { ALL, makeDiscounts, onlyItem } from "../../testing/discount-world.js";
import { type Json, STORES } from "../../testing/test-client.js";
import { V1_ALL_PRODUCTS } from "../catalog/v1/product.js";

type World = Awaited<ReturnType<typeof makeDiscounts>>;
const APP_ID = "57d13128-4a4c-494b-80b3-a6fb2e28018d";

let emulator: World["emulator"];
let owner: World["owner"];
let guest: World["guest"];
let add: World["add"];
let createRule: World["createRule"];
let setPrice: World["setPrice"];
let coupon: World["coupon"];
let discountAmount: World["discountAmount"];
let summary: World["summary"];
const start = async (site?: Parameters<typeof makeDiscounts>[0]) => {
  ({ emulator, owner, guest, add, createRule, setPrice, coupon, discountAmount, summary } =
    await makeDiscounts(site));
};
beforeEach(() => start());

describe("discount rules", () => {
  test("are live by default, can be queried, and reject outdated updates", async () => {
    const created = await createRule({ percentage: 10 });
    expect(created).toMatchObject({ active: true, status: "LIVE", usageCount: 0, revision: "1" });
    expect(created.discounts.values[0].discountType).toBe("PERCENTAGE");
    const { discountRule } = await owner.call("ecom.discountRules.updateDiscountRule", {
      discountRule: { id: created.id, revision: "1", active: false },
    });
    expect(discountRule).toMatchObject({ active: false, revision: "2" });
    const stale = { discountRule: { id: created.id, revision: "1", active: true } };
    expect(await owner.fails("ecom.discountRules.updateDiscountRule", stale)).toMatchObject({
      code: "INVALID_REVISION",
    });
    const query = { filter: { active: false } };
    const result = await owner.call("ecom.discountRules.queryDiscountRules", { query });
    expect(result.discountRules.map(({ id }: Json) => id)).toEqual([created.id]);
  });

  test("have limits for quantity-based discounts and for trigger apps", async () => {
    const bundle = { quantityBased: { configurations: [{ quantity: 2, price: "1" }] } };
    for (let count = 0; count < 20; count += 1) await createRule(bundle);
    const values = [{ ...bundle, specificItemsInfo: { scopes: [ALL] } }];
    const discountRule = { name: "x", discounts: { values } };
    expect(await owner.fails("ecom.discountRules.createDiscountRule", { discountRule })).toEqual({
      status: 428,
      code: "MAX_QUANTITY_BASED_DISCOUNTS_REACHED",
    });
    const triggerAt = (index: number) => ({
      customTrigger: { id: "x", appId: `${APP_ID.slice(0, -1)}${index}` },
    });
    const or = { triggers: [0, 1, 2, 3, 4].map(triggerAt) };
    await createRule({ percentage: 1 }, { trigger: { or } });
    const percentValues = [{ percentage: 1, specificItemsInfo: { scopes: [ALL] } }];
    const rejectedRule = { name: "x", trigger: triggerAt(5), discounts: { values: percentValues } };
    const rejected = await owner.fails("ecom.discountRules.createDiscountRule", {
      discountRule: rejectedRule,
    });
    expect(rejected.code).toBe("MAX_CUSTOM_TRIGGER_APPS_EXCEEDED");
  });

  test("can have an AND trigger without nested triggers", async () => {
    const { trigger } = await createRule({ percentage: 10 }, { trigger: { and: {} } });
    expect(trigger).toMatchObject({ triggerType: "AND", and: { triggers: [] } });
  });

  test("are accessible only to merchants", async () => {
    const created = await createRule({ percentage: 10 });
    const id = { discountRuleId: created.id };
    expect(await guest.fails("ecom.discountRules.getDiscountRule", id)).toMatchObject({
      status: 403,
    });
    expect(await guest.fails("ecom.discountsCustomTrigger.listTriggers")).toMatchObject({
      status: 403,
    });
  });
});

describe("a discount", () => {
  test.each([
    ["USD", { percentage: 12.5 }, "9.99", 3, "3.75"],
    ["JPY", { percentage: 12.5 }, "999", 3, "375"],
    ["KWD", { percentage: 12.5 }, "9.999", 3, "3.750"],
    ["USD", { fixedAmount: "2.50" }, "9.99", 3, "7.50"],
    ["USD", { fixedAmount: "20" }, "9.99", 3, "29.97"],
    ["USD", { fixedPrice: "5" }, "9.99", 3, "14.97"],
    ["USD", { fixedPrice: "12" }, "9.99", 3, "0.00"],
    [
      "USD",
      { quantityBased: { configurations: [{ quantity: 2, price: "15" }] } },
      "9.99",
      5,
      "9.96",
    ],
    ["JPY", { quantityBased: { configurations: [{ quantity: 3, price: "1000" }] } }, "400", 2, "0"],
  ])(
    "in %s with the rule %j on the price %s × %i reduces the total by %s",
    async (currency, discount, price, quantity, amount) => {
      await start({ currency, tax: { rate: "0" } });
      await createRule(discount);
      await add([setPrice("gift-card", price), quantity]);
      expect(await discountAmount()).toBe(amount);
    },
  );

  test("bundles the most expensive units and splits the amount without rounding loss", async () => {
    await createRule({ quantityBased: { configurations: [{ quantity: 3, price: "10" }] } });
    await add([setPrice("heavy-tee", "5"), 2], [setPrice("gift-card", "7"), 2]);
    const { discounts } = await summary();
    expect(discounts).toMatchObject([
      { source: { sourceType: "AUTOMATIC_RULE" }, scope: "LINE_ITEM", total: { amount: "9.00" } },
    ]);
    expect(discounts[0].lineItemDiscounts.map(({ amountOff }: Json) => amountOff.amount)).toEqual([
      "2.37",
      "6.63",
    ]);
  });

  test("applies to the items or categories in its scopes", async () => {
    const tee = setPrice("heavy-tee", "10");
    const card = setPrice("gift-card", "10");
    const { categoryIds = [] } = emulator.state.catalog.products.get(tee.catalogItemId) ?? {};
    await add([tee, 1], [card, 1]);
    const firstRule = await createRule({ percentage: 10 }, {}, onlyItem(card));
    expect(await discountAmount()).toBe("1.00");
    await owner.call("ecom.discountRules.deleteDiscountRule", { discountRuleId: firstRule.id });
    const filter = { appId: STORES, params: { collectionIds: categoryIds.slice(0, 1) } };
    await createRule({ percentage: 20 }, {}, { type: "CUSTOM_FILTER", customFilter: filter });
    const { cart } = await guest.call("ecom.currentCartV2.getCurrentCart");
    expect(
      cart.lineItems.map(({ discounts }: Json) =>
        discounts.map((discount: Json) => discount.amountOff.amount),
      ),
    ).toEqual([["2.00"], []]);
  });

  test("applies to all products if its scope is V1's collection of all products", async () => {
    await add([setPrice("heavy-tee", "10"), 1], [setPrice("gift-card", "10"), 1]);
    const customFilter = { appId: STORES, params: { collectionIds: [V1_ALL_PRODUCTS] } };
    await createRule({ percentage: 20 }, {}, { type: "CUSTOM_FILTER", customFilter });
    expect(await discountAmount()).toBe("4.00");
  });

  test("is applied after the discounts of earlier rules and before coupons", async () => {
    await createRule({ percentage: 20 });
    await createRule({ percentage: 50 });
    await add([setPrice("gift-card", "100"), 1]);
    await coupon();
    const { discounts, priceSummary } = await summary();
    expect(discounts.map(({ total }: Json) => total.amount)).toEqual(["20.00", "40.00", "4.00"]);
    expect(priceSummary).toMatchObject({
      subtotal: { amount: "100.00" },
      discount: { amount: "64.00" },
    });
  });
});

describe("the condition of a rule", () => {
  const subtotalRange = (from?: string, to?: string) => ({
    subtotalRange: { scopes: [ALL], from, to },
  });
  const itemQuantityRange = (from?: number, to?: number) => ({
    itemQuantityRange: { scopes: [ALL], from, to },
  });
  const customCondition = { customTrigger: { id: "evening", appId: APP_ID } };

  test.each([
    ["1.00", subtotalRange("10", "10")],
    ["0.00", subtotalRange("10.01")],
    ["0.00", subtotalRange(undefined, "9.99")],
    ["1.00", itemQuantityRange(2, 2)],
    ["0.00", itemQuantityRange(3)],
    ["1.00", { and: { triggers: [subtotalRange("5"), itemQuantityRange(1)] } }],
    ["0.00", { and: { triggers: [subtotalRange("5"), itemQuantityRange(3)] } }],
    ["1.00", { or: { triggers: [subtotalRange("50"), itemQuantityRange(1)] } }],
    ["0.00", { or: { triggers: [subtotalRange("50"), itemQuantityRange(3)] } }],
    ["0.00", { customerEligibility: { individualMembersInfo: { memberIds: [APP_ID] } } }],
    ["0.00", customCondition],
  ])("results in a discount of %s for the trigger %j", async (amount, trigger) => {
    await createRule({ percentage: 10 }, { trigger });
    await add([setPrice("gift-card", "5"), 2]);
    expect(await discountAmount()).toBe(amount);
  });

  test("ignores items that are out of stock", async () => {
    const tee = setPrice("heavy-tee", "5");
    await createRule({ percentage: 10 }, { trigger: itemQuantityRange(2) });
    await add([tee, 1], [setPrice("gift-card", "10"), 1]);
    expect(await discountAmount()).toBe("1.50");
    emulator.controls.catalog.setStock(tee.options.variantId, 0);
    expect(await discountAmount()).toBe("0.00");
  });

  test("holds if the app that defines it reports it as eligible", async () => {
    const trigger = { id: "evening", appId: APP_ID, name: "Evenings" };
    emulator.controls.discounts.setCustomTriggers([{ ...trigger, eligible: true }]);
    await createRule({ percentage: 10 }, { trigger: customCondition });
    await add([setPrice("gift-card", "5"), 2]);
    expect(await discountAmount()).toBe("1.00");
    const { triggers } = await owner.call("ecom.discountsCustomTrigger.listTriggers");
    expect(triggers).toEqual([trigger]);
  });

  test("can be a period, which also determines the status of the rule", async () => {
    const timeAfter = (hours: number) =>
      new Date(emulator.clock.now() + hours * 3_600_000).toISOString();
    const { id } = await createRule(
      { percentage: 10 },
      { activeTimeInfo: { start: timeAfter(1), end: timeAfter(2) } },
    );
    await add([setPrice("gift-card", "10"), 1]);
    const statusAndDiscount = async () => [
      (await owner.call("ecom.discountRules.getDiscountRule", { discountRuleId: id })).discountRule
        .status,
      await discountAmount(),
    ];
    expect(await statusAndDiscount()).toEqual(["PENDING", "0.00"]);
    await emulator.clock.advance(3_600_000);
    expect(await statusAndDiscount()).toEqual(["LIVE", "1.00"]);
    await emulator.clock.advance(3_600_000);
    expect(await statusAndDiscount()).toEqual(["EXPIRED", "0.00"]);
  });
});
