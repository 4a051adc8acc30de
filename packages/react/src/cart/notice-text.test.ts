import { PorticoError } from "@portico/core";
import { expect, it } from "vitest";
import type { CartNotice } from "../queries/cart-view.js";
import { noticeText } from "./notice-text.js";

const error = new PorticoError("no", { code: "OUT_OF_STOCK" });
const refused = (change: "add" | "coupon"): CartNotice => ({
  id: "1",
  kind: "refused",
  change,
  error,
});

it.each<[CartNotice, RegExp]>([
  [{ id: "1", kind: "capped", name: "Coat", asked: 3, got: 2 }, /^Coat: 2 of the 3 you wanted/],
  [{ id: "1", kind: "not-added", asked: 1, got: 0 }, /^An item could not be added/],
  [{ id: "1", kind: "removed", name: "Coat" }, /^Coat is no longer available/],
  [{ id: "1", kind: "coupon-removed", code: "TEN" }, /^The coupon TEN no longer fits/],
  [refused("add"), /^An item could not be added\. \w+/],
  [refused("coupon"), /^\w+.*\.$/],
])("says what %j means", (notice, text) => {
  expect(noticeText(notice)).toMatch(text);
});

it("says it in the shop's own words", () => {
  const notice: CartNotice = { id: "1", kind: "capped", name: "$& {got}", asked: 3, got: 2 };
  const messages = { "cart.capped": "{name} ({got}/{asked})" };
  expect(noticeText(notice, messages)).toBe("$& {got} (2/3)");
});
