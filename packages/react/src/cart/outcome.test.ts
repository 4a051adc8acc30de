import { PorticoError } from "@portico/core";
import { describe, expect, it } from "vitest";
import type { CartChange } from "../queries/cart-adapter.js";
import type { CartNotice } from "../queries/cart-view.js";
import { addNotices, changeOutcome, rejectionNotice, removeRejections } from "./outcome.js";
import { toAddedItem } from "./pending-changes.js";
import { add, cart, item, line, quantity, remove } from "./testing/carts.js";

describe("changeOutcome", () => {
  it("counts added units and reports items that were capped or not added", () => {
    const before = cart([line("a", 2)]);
    expect(changeOutcome(add("a", 2), before, cart([line("a", 4)]))).toEqual({
      notices: [],
      added: 2,
      capped: false,
    });
    expect(changeOutcome(add("a", 5), before, cart([line("a", 3, 7)]))).toMatchObject({
      notices: [{ kind: "capped", requested: 5, accepted: 1, lineId: item("a").lineId }],
      added: 1,
      capped: true,
    });
    expect(changeOutcome(add("b"), before, before)).toMatchObject({
      notices: [{ kind: "not-added", requested: 1 }],
      added: 0,
      capped: false,
    });
    expect(changeOutcome(quantity("a", 9), before, cart([line("a", 4, 9)]))).toMatchObject({
      notices: [{ kind: "capped", requested: 9, accepted: 4 }],
    });
  });

  it("finds the line item of a product that was added without a variant id", () => {
    const reference = { catalogItemId: "product", appId: item("a").catalogReference.appId };
    const itemWithoutVariant = toAddedItem({ catalogReference: reference });
    expect(
      changeOutcome({ kind: "add", items: [itemWithoutVariant] }, null, cart([line("only", 1)])),
    ).toMatchObject({
      added: 1,
      notices: [],
    });
    // The cart is the same as before, so the platform has not added the item.
    const before = cart([line("only", 1)]);
    expect(
      changeOutcome({ kind: "add", items: [itemWithoutVariant] }, before, before).notices,
    ).toMatchObject([{ kind: "not-added", requested: 1 }]);
  });

  it("reports line items and coupons that disappeared although the change did not remove them", () => {
    const before = cart([line("a", 1), line("b", 1)], { coupons: [{ id: "1", code: "X" }] });
    expect(changeOutcome(remove("a"), before, cart([])).notices).toMatchObject([
      { kind: "removed", lineId: item("b").lineId, name: "b" },
      { kind: "coupon-removed", code: "X" },
    ]);
    const couponRemoval: CartChange = { kind: "coupon-off", id: "1" };
    const lines = [line("a", 1), line("b", 1)];
    expect(changeOutcome(couponRemoval, before, cart(lines)).notices).toEqual([]);
    // A new coupon replaces the old one.
    const otherCoupon: CartChange = { kind: "coupon", code: "Y" };
    const after = cart(lines, { coupons: [{ id: "2", code: "Y" }] });
    expect(changeOutcome(otherCoupon, before, after).notices).toEqual([]);
    const removalById: CartChange = { kind: "remove", lineIds: ["id-a"] };
    expect(changeOutcome(removalById, cart(lines), cart([line("b", 1)])).notices).toEqual([]);
  });
});

describe("addNotices", () => {
  it("replaces an older capped notice for the same line item", () => {
    const cappedNotice = (lineId: string, id: string): CartNotice => {
      return { id, kind: "capped", lineId, name: lineId, requested: 2, accepted: 1 };
    };
    const [noticeOfA, noticeOfB, newNoticeOfA] = [
      cappedNotice("a", "1"),
      cappedNotice("b", "2"),
      cappedNotice("a", "3"),
    ];
    expect(addNotices([noticeOfA, noticeOfB], [newNoticeOfA])).toEqual([noticeOfB, newNoticeOfA]);
  });
});

const error = new PorticoError("no", { code: "NO" });

describe("removeRejections", () => {
  it("removes only the rejections of the same kind of change to the same item", () => {
    const currentCart = cart([line("a", 1), line("b", 1)]);
    const rejectionOf = (change: CartChange, id: string) =>
      ({ ...rejectionNotice(change, currentCart, error), id }) as CartNotice;
    const [rejectionOfA, rejectionOfB] = [
      rejectionOf(quantity("a", 3), "4"),
      rejectionOf(quantity("b", 3), "5"),
    ];
    expect(removeRejections([rejectionOfA, rejectionOfB], quantity("a", 2), currentCart)).toEqual([
      rejectionOfB,
    ]);
    // Two variants of one product have the same name.
    const cartWithEqualNames = cart([line("a", 1), { ...line("b", 1), name: "a" }]);
    const rejectionOfVariantB = {
      ...rejectionNotice(quantity("b", 3), cartWithEqualNames, error),
      id: "8",
    } as CartNotice;
    expect(removeRejections([rejectionOfVariantB], quantity("a", 2), cartWithEqualNames)).toEqual([
      rejectionOfVariantB,
    ]);
    const additionWithPreview = (name: string): CartChange => {
      const preview = { ...line("c", 1), name };
      return { kind: "add", items: [{ ...item(name), preview }] };
    };
    const [rejectionOfC, rejectionOfD] = [
      rejectionOf(additionWithPreview("c"), "6"),
      rejectionOf(additionWithPreview("d"), "7"),
    ];
    expect(
      removeRejections([rejectionOfC, rejectionOfD], additionWithPreview("c"), currentCart),
    ).toEqual([rejectionOfD]);
  });
});

describe("rejectionNotice", () => {
  it("identifies the rejected change", () => {
    expect(rejectionNotice(quantity("a", 3), cart([line("a", 1)]), error)).toEqual({
      kind: "rejected",
      change: "quantity",
      lineId: item("a").lineId,
      name: "a",
      error,
    });
    expect(rejectionNotice({ kind: "coupon-off", id: "1" }, null, error)).toMatchObject({
      change: "coupon",
    });
  });
});
