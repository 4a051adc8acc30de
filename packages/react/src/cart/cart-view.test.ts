import { expect, it } from "vitest";
import { cartView } from "./cart-view.js";
import { cart, line, quantity } from "./testing/carts.js";
import { handShop } from "./testing/hand-shop.js";

const { adapter } = handShop();
const settled = cart([line("a", 2)]);
const known = {
  settled,
  changes: [],
  notices: [],
  isPaused: false,
  readError: null,
  totals: { result: { data: "20" }, isStale: false },
  delivery: { result: undefined, isStale: false },
};

it("totals are of before while a change is on its way, or others are calculated", () => {
  expect(cartView(adapter, known).totalsAreStale).toBe(false);
  expect(cartView(adapter, { ...known, changes: [quantity("a", 3)] }).totalsAreStale).toBe(true);
  const totals = { ...known.totals, isStale: true };
  expect(cartView(adapter, { ...known, totals }).totalsAreStale).toBe(true);
});

it("ways of delivery are awaited the first time, and where they may be others", () => {
  const pending = (result: object | undefined, isStale = false) =>
    cartView(adapter, { ...known, delivery: { result, isStale } }).delivery.isPending;
  expect(pending(undefined)).toBe(false);
  expect(pending({ isLoading: true, isFetching: true })).toBe(true);
  expect(pending({ data: [], isFetching: true }, true)).toBe(true);
  expect(pending({ data: [], isFetching: true })).toBe(false);
  expect(pending({ data: [] }, true)).toBe(false);
});
