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
  [
    { id: "1", kind: "capped", name: "Coat", asked: 3, got: 2 },
    /^Coat: only 2 of the 3 you requested/,
  ],
  [{ id: "1", kind: "not-added", asked: 1, got: 0 }, /^An item couldn't be added/],
  [{ id: "1", kind: "removed", name: "Coat" }, /^Coat is no longer available/],
  [{ id: "1", kind: "coupon-removed", code: "TEN" }, /^Coupon TEN no longer applies/],
  [refused("add"), /^An item couldn't be added\. \w+/],
  [refused("coupon"), /^\w+.*\.$/],
])("says what %j means", (notice, text) => {
  expect(noticeText(notice)).toMatch(text);
});

it("says it in the shop's own words", () => {
  const notice: CartNotice = { id: "1", kind: "capped", name: "$& {got}", asked: 3, got: 2 };
  const messages = { "cart.capped": "{name} ({got}/{asked})" };
  expect(noticeText(notice, messages)).toBe("$& {got} (2/3)");
});
