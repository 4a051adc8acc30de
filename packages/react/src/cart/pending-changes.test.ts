import { describe, expect, it } from "vitest";
import type { CartChange } from "../queries/cart-adapter.js";
import { lineIdOf } from "./line-view.js";
import { applyChanges, combineChanges, hasTakenEffect, toSentChange } from "./pending-changes.js";
import { add, cart, item, line, quantity, remove } from "./testing/carts.js";

it("lineIdOf ignores the order of fields", () => {
  const options = { variantId: "a", options: { x: "1", y: ["2"] } };
  const reordered = { options: { y: ["2"], x: "1" }, variantId: "a" };
  const reference = { catalogItemId: "p", appId: "app" };
  expect(lineIdOf({ ...reference, options })).toBe(lineIdOf({ ...reference, options: reordered }));
  expect(lineIdOf(reference)).not.toBe(lineIdOf({ ...reference, options }));
});

describe("combineChanges", () => {
  it("keeps the last quantity of a line item and merges additions", () => {
    expect(combineChanges([quantity("a", 2)], quantity("a", 3))).toEqual({
      index: 0,
      change: quantity("a", 3),
    });
    expect(combineChanges([quantity("a", 2), quantity("b", 1)], quantity("a", 3))?.index).toBe(0);
    expect(combineChanges([add("a", 2)], add("a", 3))?.change).toEqual(add("a", 5));
    expect(combineChanges([add("a")], add("b"))).toBeUndefined();
    expect(combineChanges([quantity("a", 2)], remove("a"))).toEqual({
      index: 0,
      change: remove("a"),
    });
  });

  it("keeps the order of changes to the same line item", () => {
    expect(combineChanges([quantity("a", 2), remove("a")], quantity("a", 3))).toBeUndefined();
    expect(combineChanges([add("a"), quantity("a", 4)], add("a"))).toBeUndefined();
    expect(combineChanges([quantity("a", 4), add("a")], quantity("a", 1))).toBeUndefined();
  });

  it("keeps the last note and delivery option, and each coupon once", () => {
    const note = (text: string): CartChange => ({ kind: "note", text });
    const coupon = (code: string): CartChange => ({ kind: "coupon", code });
    expect(combineChanges([note("a"), add("a")], note("b"))).toEqual({
      index: 0,
      change: note("b"),
    });
    expect(combineChanges([coupon("X")], coupon(" x"))).toEqual({ index: 0, change: coupon("X") });
    expect(combineChanges([coupon("X")], coupon("Y"))).toBeUndefined();
    expect(combineChanges([], note("a"))).toBeUndefined();
    const deliveryBy = (appId: string): CartChange => ({
      kind: "delivery",
      code: "express",
      appId,
    });
    expect(combineChanges([deliveryBy("one")], deliveryBy("another"))).toEqual({
      index: 0,
      change: deliveryBy("another"),
    });
  });

  it("merges additions of several items only if the items are the same", () => {
    const additionOf = (...units: [string, number][]): CartChange => ({
      kind: "add",
      items: units.map(([variant, count]) => item(variant, count)),
    });
    expect(combineChanges([add("a")], additionOf(["a", 1], ["b", 1]))).toBeUndefined();
    expect(combineChanges([additionOf(["a", 1], ["b", 1])], add("a"))).toBeUndefined();
    expect(
      combineChanges([additionOf(["a", 1], ["b", 2])], additionOf(["a", 3], ["b", 5])),
    ).toEqual({
      index: 0,
      change: additionOf(["a", 4], ["b", 7]),
    });
  });
});

it("applyChanges applies pending changes to the platform's cart", () => {
  const view = applyChanges(
    cart([line("a", 1), line("b", 2)], {
      note: "old",
      coupons: [{ id: "1", code: "X" }],
      giftCards: [{ id: "2", code: "Y" }],
    }),
    [
      add("a", 2),
      quantity("b", 5),
      add("unknown"),
      { kind: "note", text: "new" },
      { kind: "coupon-off", id: "1" },
      { kind: "gift-card-off", id: "2" },
      { kind: "delivery", code: "express" },
    ],
  );
  expect(
    view.lines.map(({ quantity: count, total, isPending }) => [count, total, isPending]),
  ).toEqual([
    [3, undefined, true],
    [5, undefined, true],
  ]);
  expect(view).toMatchObject({
    count: 8,
    note: "new",
    coupons: [],
    giftCards: [],
    deliveryCode: "express",
  });
  expect(applyChanges(cart([line("a", 1)]), [remove("a")])).toMatchObject({ count: 0 });
  const address = { city: "Bergen" };
  const notes = ["a", "b"].map((text): CartChange => ({ kind: "note", text }));
  expect(applyChanges(cart([]), [...notes, { kind: "address", address }])).toMatchObject({
    note: "b",
    address,
  });
  expect(applyChanges(undefined, [])).toMatchObject({ count: 0, id: undefined });
});

it("toSentChange uses line item ids and skips changes that have no effect", () => {
  const currentCart = cart([line("a", 2), line("b", 2, 9)]);
  expect(toSentChange(quantity("a", 3), currentCart)).toMatchObject({
    lineItemId: "id-a",
    quantity: 3,
  });
  expect(toSentChange(quantity("a", 2), currentCart)).toBeUndefined();
  // The platform remembers that the buyer requested 9 units of "b", so setting 2 is a change.
  expect(toSentChange(quantity("b", 2), currentCart)).toMatchObject({ lineItemId: "id-b" });
  expect(toSentChange(quantity("c", 2), currentCart)).toBeUndefined();
  expect(toSentChange(remove("a", "c"), currentCart)).toEqual({
    kind: "remove",
    lineItemIds: ["id-a"],
  });
  expect(toSentChange(remove("c"), currentCart)).toBeUndefined();
  expect(toSentChange({ kind: "remove", lineIds: ["id-a"] }, currentCart)).toMatchObject({
    lineItemIds: ["id-a"],
  });
  expect(
    toSentChange({ kind: "quantity", lineId: "id-a", quantity: 1 }, currentCart),
  ).toMatchObject({
    lineItemId: "id-a",
  });
});

it("hasTakenEffect returns whether a cart contains a change", () => {
  const before = cart([line("a", 1)]);
  expect(hasTakenEffect(add("a"), before, cart([line("a", 2)]))).toBe(true);
  expect(hasTakenEffect(add("a"), before, before)).toBe(false);
  expect(hasTakenEffect(quantity("a", 3), before, cart([line("a", 2, 3)]))).toBe(true);
  expect(hasTakenEffect(remove("a"), before, cart([]))).toBe(true);
  expect(hasTakenEffect(remove("a"), before, before)).toBe(false);
  const twoAdditions: CartChange = { kind: "add", items: [item("a"), item("b")] };
  expect(hasTakenEffect(twoAdditions, before, cart([line("a", 2)]))).toBe(false);
  expect(hasTakenEffect(twoAdditions, before, cart([line("a", 2), line("b", 1)]))).toBe(true);
  expect(hasTakenEffect(remove("a", "b"), null, cart([line("b", 1)]))).toBe(false);
  expect(hasTakenEffect({ kind: "coupon-off", id: "1" }, before, before)).toBe(true);
  const expressCart = cart([], { deliveryCode: "express" });
  expect(hasTakenEffect({ kind: "delivery", code: "express" }, before, expressCart)).toBe(true);
  const coupons = [{ id: "1", code: "SALE" }];
  expect(hasTakenEffect({ kind: "coupon", code: "sale" }, before, cart([], { coupons }))).toBe(
    true,
  );
  expect(hasTakenEffect({ kind: "coupon-off", id: "1" }, before, cart([], { coupons }))).toBe(
    false,
  );
  expect(hasTakenEffect({ kind: "note", text: "n" }, before, cart([], { note: "n" }))).toBe(true);
  expect(hasTakenEffect({ kind: "delivery", code: "d" }, before, before)).toBe(false);
  expect(hasTakenEffect({ kind: "address", address: {} }, before, before)).toBe(false);
});
