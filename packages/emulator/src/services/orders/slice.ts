import type { Seed, Slice } from "../../kernel/slice.js";
import type { StoredOrder } from "./model.js";

/** What orders keep. */
export interface OrderData {
  /** By order id. */
  readonly orders: Map<string, StoredOrder>;
  /** The last order's number, and how many there were. */
  readonly counters: { number: number; place: number };
}

/** Orders, and their counters. */
export const orderSlice: Slice<OrderData, Seed, "orders"> = {
  name: "orders",
  slice: () => ({ orders: new Map(), counters: { number: 10_000, place: 0 } }),
};
