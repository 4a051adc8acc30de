import type { Seed, Slice } from "../../../kernel/slice.js";

/** An invoice created by the platform or by an app. */
export interface Invoice {
  readonly id: string;
  readonly appId: string;
}

/** Invoices by order id. */
export const invoiceSlice: Slice<Map<string, readonly Invoice[]>, Seed, "order-invoices"> = {
  name: "order-invoices",
  slice: () => new Map(),
};
