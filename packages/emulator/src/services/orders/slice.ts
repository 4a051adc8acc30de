import type { Seed, Slice } from "../../kernel/slice.js";
import type { StoredOrder } from "./model.js";

/** What orders keep. */
export interface OrderData {
  /** By order id. */
  readonly orders: Map<string, StoredOrder>;
  nextNumber: number;
}

/** Orders, and the number of the next one. */
export const orderSlice: Slice<OrderData, Seed, "orders"> = {
  name: "orders",
  slice: () => ({ orders: new Map(), nextNumber: 10_001 }),
};
