import type { Seed, Slice } from "../../kernel/slice.js";
import type { Cart } from "./model.js";

/** The stored data of carts. */
export interface CartData {
  /** Carts by checkout ID. */
  readonly carts: Map<string, Cart>;
}

/** Carts, which are also their checkouts. */
export const cartSlice: Slice<CartData, Seed, "cart"> = {
  name: "cart",
  slice: () => ({ carts: new Map() }),
};
