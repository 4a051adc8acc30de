import { isPorticoError, isSystemError } from "@portico/core";

const COUPONS: Readonly<Record<string, string>> = {
  INVALID_COUPON_CODE: "We don’t know this code. Please check the spelling.",
  INVALID_COUPON_STATUS: "This code can’t be used for your cart.",
  COUPON_ALREADY_EXISTS: "This code is already on your cart.",
  MAX_COUPONS_PER_CART_EXCEEDED: "Only one code fits. Remove the other one first.",
};

/** What went wrong, in words for a visitor. */
export function describeError(error: unknown): string {
  if (isSystemError(error)) {
    return "We couldn’t reach the shop. Please check your connection and try again.";
  }
  if (!isPorticoError(error)) return "Something went wrong. Please try again.";
  return (
    COUPONS[error.code] ??
    (error.code === "ITEM_NOT_ADDED"
      ? "This piece can’t be added to the cart right now."
      : "Something went wrong. Please try again.")
  );
}
