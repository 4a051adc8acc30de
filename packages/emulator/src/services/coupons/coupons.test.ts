import { beforeEach, describe, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { createSeed } from "../../seeds/create-seed.js";
import { type Caller, type Json, STORES, visitor } from "../../testing/test-client.js";
import { wireCaller } from "../../testing/wire.js";

const COUPONS = "/stores/v2/coupons";
const seed = createSeed()
  .category({ name: "Cups" })
  .product({ name: "Mug", price: "10", stock: 50, categories: ["Cups"] })
  .product({ name: "Pot", price: "40", stock: 50 })
  .coupon({ code: "SEEDED", percentOff: 10 });
const SPRING = {
  name: "Spring",
  code: "SPRING",
  startTime: 1_700_000_000_000,
  scope: { namespace: "stores", group: { name: "product" } },
};

const START = Date.parse("2026-06-01T00:00:00Z");

let emulator: Emulator;
let send: ReturnType<typeof wireCaller>;
let guest: Caller;
beforeEach(async () => {
  emulator = createEmulator({ seed, clock: { now: () => START } });
  send = wireCaller(emulator);
  guest = await visitor(emulator);
});

const create = (specification: object) => send("POST", COUPONS, { specification });
const errorCodeOf = ({ body }: { body: Json }) => body.details.applicationError?.code;
const productId = (name: string) =>
  [...emulator.state.catalog.products.values()].find((product) => product.name === name)?.id ?? "";
const categoryId = () =>
  [...emulator.state.catalog.categories.values()].find(({ name }) => name === "Cups")?.id;

/** Adds products and a coupon to the visitor's cart, and returns the discount. */
async function applyCoupon(items: Readonly<Record<string, number>>, couponCode: string) {
  const catalogItems = Object.entries(items).map(([name, quantity]) => {
    const product = emulator.state.catalog.products.get(productId(name));
    const options = { variantId: product?.variants[0]?.id };
    return { catalogReference: { appId: STORES, catalogItemId: product?.id, options }, quantity };
  });
  await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
  const coupon = { coupon: { code: couponCode } };
  await guest.call("ecom.currentCartV2.addCouponToCurrentCart", coupon);
  const { summary } = await guest.call("ecom.currentCartV2.estimateCurrentCart");
  return summary.priceSummary.discount.amount;
}

describe("createCoupon", () => {
  it("stores the coupon and returns only its id", async () => {
    const { status, body } = await create({ ...SPRING, percentOffRate: 15, usageLimit: 200 });
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ["id"] });
    const result = await send("GET", `${COUPONS}/${body.id}`);
    expect(result.body.coupon).toMatchObject({
      id: body.id,
      expired: false,
      numberOfUsages: 0,
      dateCreated: String(START),
      specification: {
        code: "SPRING",
        type: "PercentOff",
        percentOffRate: 15,
        usageLimit: 200,
        startTime: "1700000000000",
        active: true,
      },
    });
  });

  it.each([
    [{ percentOffRate: 20 }, "22.00"],
    [{ moneyOffAmount: 12.5 }, "12.50"],
    [{ fixedPriceAmount: 9 }, "38.00"],
    [{ buyXGetY: { x: 2, y: 1 } }, "20.00"],
    [{ percentOffRate: 50, limitedToOneItem: true }, "5.00"],
  ])("creates a coupon from %j that discounts the cart by %s", async (value, discount) => {
    await create({ ...SPRING, ...value });
    expect(await applyCoupon({ Mug: 7, Pot: 1 }, "spring")).toBe(discount);
  });

  it.each([
    ["a product", () => ({ name: "product", entityId: productId("Pot") }), "20.00"],
    ["a collection", () => ({ name: "collection", entityId: categoryId() }), "10.00"],
  ])("creates a coupon that applies only to %s", async (_name, group, discount) => {
    await create({ ...SPRING, percentOffRate: 50, scope: { namespace: "stores", group: group() } });
    expect(await applyCoupon({ Mug: 2, Pot: 1 }, "SPRING")).toBe(discount);
  });

  it("creates a coupon that applies only if the subtotal reaches the minimum", async () => {
    const { scope: _scope, ...rest } = SPRING;
    await create({ ...rest, percentOffRate: 10, minimumSubtotal: 100 });
    expect(await applyCoupon({ Mug: 9 }, "SPRING")).toBe("0.00");
    guest = await visitor(emulator);
    expect(await applyCoupon({ Mug: 10 }, "SPRING")).toBe("10.00");
  });

  it.each([
    [{}, "A coupon requires a type"],
    [{ percentOffRate: 10, moneyOffAmount: 5 }, "A coupon can have only one type"],
    [{ percentOffRate: 10, scope: undefined }, "only FreeShipping coupon is allowed"],
    [{ percentOffRate: 10, minimumSubtotal: 20 }, "cannot both be set"],
    [{ percentOffRate: 10, name: undefined }, "specification.name must not be empty"],
    [{ percentOffRate: 10, startTime: undefined }, "specification.startTime must not be empty"],
    [{ percentOffRate: 10, scope: { namespace: "shop" } }, "The scope shop is unknown"],
  ])("rejects %j with a message that contains '%s'", async (change, message) => {
    const reply = await create({ ...SPRING, ...change });
    expect(reply).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
    expect(errorCodeOf(reply)).toBe("INVALID_COUPON");
  });

  it.each([
    [{ code: "A".repeat(21) }, "specification.code", "MAX_LENGTH"],
    [{ startTime: 1_700_000_000 }, "specification.startTime", "MIN"],
    [{ percentOffRate: 101 }, "specification.percentOffRate", "MAX"],
  ])("reports %j as a violation of the field %s", async (change, field, violatedRule) => {
    const { status, body } = await create({ ...SPRING, percentOffRate: 10, ...change });
    expect(status).toBe(400);
    const [violation] = body.details.validationError.fieldViolations;
    expect(violation).toMatchObject({ field, violatedRule });
  });

  it("rejects a code that is already in use, ignoring case", async () => {
    const reply = await create({ ...SPRING, percentOffRate: 10, code: "seeded" });
    expect([reply.status, errorCodeOf(reply)]).toEqual([409, "COUPON_CODE_ALREADY_EXISTS"]);
  });

  it("rejects requests from visitors", async () => {
    const sendAsVisitor = wireCaller(emulator, guest.authorization);
    const reply = await sendAsVisitor("POST", COUPONS, { specification: SPRING });
    expect(reply.status).toBe(403);
  });
});

describe("updateCoupon", () => {
  it("changes the sent fields, removes null fields and rejects a different type", async () => {
    const { body } = await create({ ...SPRING, percentOffRate: 15, usageLimit: 200 });
    const path = `${COUPONS}/${body.id}`;
    const specification = { percentOffRate: 20, usageLimit: null, active: false };
    expect(await send("PATCH", path, { specification })).toEqual({ status: 200, body: {} });
    const { coupon } = (await send("GET", path)).body;
    expect(coupon.specification).toMatchObject({
      percentOffRate: 20,
      active: false,
      name: "Spring",
    });
    expect(coupon.specification).not.toHaveProperty("usageLimit");
    const reply = await send("PATCH", path, { specification: { moneyOffAmount: 5 } });
    expect([reply.status, errorCodeOf(reply)]).toEqual([400, "INVALID_COUPON"]);
  });

  it("replaces the scope with a minimum subtotal", async () => {
    const { body } = await create({ ...SPRING, percentOffRate: 15 });
    const path = `${COUPONS}/${body.id}`;
    await send("PATCH", path, { specification: { minimumSubtotal: 50 } });
    const { specification } = (await send("GET", path)).body.coupon;
    expect(specification).toMatchObject({ minimumSubtotal: 50 });
    expect(specification).not.toHaveProperty("scope");
  });
});

describe("queryCoupons", () => {
  it("lists coupons from the seed and new coupons", async () => {
    await create({ ...SPRING, percentOffRate: 15 });
    const { body } = await send("POST", `${COUPONS}/query`, { query: { paging: { limit: 100 } } });
    const codes = body.coupons.map((coupon: Json) => coupon.specification.code);
    expect([codes, body.totalResults]).toEqual([["SEEDED", "SPRING"], 2]);
  });

  it("accepts filters and sort orders as JSON strings", async () => {
    for (const code of ["B", "A"]) await create({ ...SPRING, code, percentOffRate: 15 });
    const query = {
      filter: JSON.stringify({ "specification.code": { $hasSome: ["A", "B"] } }),
      sort: JSON.stringify({ "specification.code": "asc" }),
    };
    const { body } = await send("POST", `${COUPONS}/query`, { query });
    expect(body.coupons.map((coupon: Json) => coupon.specification.code)).toEqual(["A", "B"]);
    const expired = { filter: JSON.stringify({ expired: true }) };
    expect((await send("POST", `${COUPONS}/query`, { query: expired })).body.totalResults).toBe(0);
    const reply = await send("POST", `${COUPONS}/query`, { query: { filter: '{"nope": 1}' } });
    expect(errorCodeOf(reply)).toBe("INVALID_FILTER");
  });
});

describe("the delete and bulk operations", () => {
  it("delete one coupon, or create and delete several with a result for each", async () => {
    const { body } = await create({ ...SPRING, percentOffRate: 15 });
    expect((await send("DELETE", `${COUPONS}/${body.id}`)).status).toBe(200);
    const deleted = await send("GET", `${COUPONS}/${body.id}`);
    expect([deleted.status, errorCodeOf(deleted)]).toEqual([404, "COUPON_NOT_FOUND"]);
    const specifications = [
      { ...SPRING, moneyOffAmount: 1 },
      { ...SPRING, code: "OTHER" },
    ];
    const bulkPath = "/stores/v2/bulk/coupons";
    const created = await send("POST", `${bulkPath}/create`, {
      specifications,
      returnFullEntity: true,
    });
    expect(created.body).toMatchObject({
      results: [
        { itemMetadata: { success: true }, coupon: { specification: { name: SPRING.name } } },
        { itemMetadata: { success: false, error: { code: "INVALID_COUPON" } } },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
    });
    const { id } = created.body.results[0].itemMetadata;
    expect((await send("POST", `${bulkPath}/delete`, { ids: [id, "x"] })).body).toMatchObject({
      results: [{ id, success: true }, { success: false }],
      deleteMetadata: { totalSuccesses: 1, totalFailures: 1 },
    });
  });
});

it("an exported seed contains the existing and new coupons", async () => {
  await create({ ...SPRING, buyXGetY: { x: 1, y: 1 } });
  const exported = createEmulator({ seed: emulator.exportSeed() });
  const { body } = await wireCaller(exported)("POST", `${COUPONS}/query`, {});
  expect(body.coupons.map((coupon: Json) => coupon.specification.type)).toEqual([
    "PercentOff",
    "BuyXGetY",
  ]);
});

it("restoring a snapshot removes coupons that were created later", async () => {
  const before = emulator.snapshot();
  await create({ ...SPRING, buyXGetY: { x: 1, y: 1 } });
  emulator.restore(before);
  expect((await send("POST", `${COUPONS}/query`, {})).body.totalResults).toBe(1);
});
