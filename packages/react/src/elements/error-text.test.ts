import { PorticoError } from "@portico/core";
import { expect, it } from "vitest";
import type { CartNotice } from "../queries/cart-view.js";
import { errorText } from "./error-text.js";

const error = new PorticoError("no", { code: "OUT_OF_STOCK" });
const rejection = (change: "add" | "coupon"): CartNotice => ({
  id: "1",
  kind: "rejected",
  change,
  error,
});

it.each<[CartNotice, RegExp]>([
  [
    { id: "1", kind: "capped", name: "Coat", requested: 3, accepted: 2 },
    /^Coat: only 2 of the 3 you requested/,
  ],
  [{ id: "1", kind: "not-added", requested: 1 }, /^An item couldn’t be added/],
  [{ id: "1", kind: "removed", name: "Coat" }, /^Coat is no longer available/],
  [{ id: "1", kind: "coupon-removed", code: "TEN" }, /^Coupon TEN no longer applies/],
  [rejection("add"), /^An item couldn’t be added\. \w+/],
  [rejection("coupon"), /^\w+.*\.$/],
])("errorText returns the text of notice %j", (notice, expectedText) => {
  expect(errorText(notice)).toMatch(expectedText);
});

it("errorText uses translations and preserves special characters in names", () => {
  const notice: CartNotice = {
    id: "1",
    kind: "capped",
    name: "$& {accepted}",
    requested: 3,
    accepted: 2,
  };
  const messages = { "cart.capped": "{name} ({accepted}/{requested})" };
  expect(errorText(notice, messages)).toBe("$& {accepted} (2/3)");
});
