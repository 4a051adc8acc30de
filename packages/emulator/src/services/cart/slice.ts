import type { Seed, Slice } from "../../kernel/slice.js";
import type { Cart } from "./model.js";

/** What carts keep. */
export interface CartData {
  /** By checkout id. */
  readonly carts: Map<string, Cart>;
}

/** Carts, which are also their checkouts. */
export const cartSlice: Slice<CartData, Seed, "cart"> = {
  name: "cart",
  slice: () => ({ carts: new Map() }),
};
