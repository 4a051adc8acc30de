import type { Seed, Slice } from "../../../kernel/slice.js";

/** The tracking information of a parcel. */
export interface Tracking {
  readonly trackingNumber?: string;
  readonly shippingProvider?: string;
  readonly trackingLink?: string;
}

/** Items of an order that are shipped together. */
export interface Fulfillment {
  readonly id: string;
  readonly createdDate: string;
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[];
  readonly status?: string;
  readonly completed?: boolean;
  readonly trackingInfo?: Tracking;
  readonly customInfo?: { readonly fieldsData: Readonly<Record<string, string>> };
}

/** Fulfillments by order ID. */
export const fulfillmentSlice: Slice<
  Map<string, readonly Fulfillment[]>,
  Seed,
  "order-fulfillments"
> = {
  name: "order-fulfillments",
  slice: () => new Map(),
};
