import type { Seed, Slice } from "../../kernel/slice.js";
import type { Cart } from "./model.js";

/** What carts keep. */
export interface CartData {
  /** By checkout id. */
  readonly carts: Map<string, Cart>;
  /** By coupon id. */
  readonly couponUses: Map<string, { total: number; byCustomer: Map<string, number> }>;
}

/** Carts, which are also their checkouts, and what coupons were used for. */
export const cartSlice: Slice<CartData, Seed, "cart"> = {
  name: "cart",
  slice: () => ({ carts: new Map(), couponUses: new Map() }),
};
