import { expect, it } from "vitest";
import { checkoutStatus, pollDelay } from "./use-checkout-return.js";

it("checkoutStatus derives the status from the order id, the order and the error", () => {
  const order = (paymentStatus: string) => ({ paymentStatus });
  expect(checkoutStatus(null, undefined, null)).toBe("abandoned");
  expect(checkoutStatus("", order("PAID"), null)).toBe("abandoned");
  expect(checkoutStatus("id", undefined, null)).toBe("loading");
  expect(checkoutStatus("id", undefined, new Error("no"))).toBe("unknown");
  for (const status of ["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"]) {
    expect(checkoutStatus("id", order(status), null)).toBe("paid");
  }
  for (const status of ["NOT_PAID", "PENDING", "PENDING_MERCHANT", "DECLINED", "NEW ONE"]) {
    expect(checkoutStatus("id", order(status), null)).toBe("pending");
  }
});

it("pollDelay returns a delay only while the payment is pending, and stops after 20 polls", () => {
  expect(pollDelay(undefined, 0)).toBe(false);
  expect(pollDelay({ paymentStatus: "PENDING" }, 1)).toBe(3000);
  expect(pollDelay({ paymentStatus: "PENDING" }, 20)).toBe(false);
  expect(pollDelay({ paymentStatus: "PAID" }, 1)).toBe(false);
});
