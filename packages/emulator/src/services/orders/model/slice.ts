import type { Context } from "../../../kernel/context.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { collection } from "../../../store/collection.js";
import { share } from "../../../store/freeze.js";
import type { StoredOrder } from "./model.js";

/** Stored data of orders. */
export interface OrderData {
  /** Orders by id. */
  readonly orders: Map<string, StoredOrder>;
  /** Number of the last order, and the count of all orders. */
  counters: { readonly number: number; readonly place: number };
}

/** Orders and their counters. */
export const orderSlice: Slice<OrderData, Seed, "orders"> = {
  name: "orders",
  slice: () => ({ orders: new Map(), counters: { number: 10_000, place: 0 } }),
  copy: share,
};

/** The stored orders. */
export const orders = collection<StoredOrder, Context>({
  items: ({ store }) => store(orderSlice).orders,
});
