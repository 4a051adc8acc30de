import type { Context } from "../../kernel/context.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import { collection } from "../../store/collection.js";
import { share } from "../../store/freeze.js";
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
  copy: share,
};

/** The stored carts. */
export const carts = collection<Cart, Context>({
  items: ({ store }) => store(cartSlice).carts,
  revision: 1,
  dated: true,
});
