import type { OrderPaymentRequest } from "@portico/ecom/order-payment-requests";
import type { Context } from "../../../kernel/context.js";
import type { Slice } from "../../../kernel/slice.js";
import { topic } from "../../../kernel/topic.js";
import type { Sent } from "../../../kernel/wire-request.js";
import type { ResourceData } from "../../../resource/declaration.js";

export type PaymentRequest = Sent<OrderPaymentRequest>;

/** The data of the payment requests service, for services below it. */
export const requestSlice: Slice<ResourceData<PaymentRequest>> = {
  name: "ecom.orderPaymentRequests",
  slice: () => ({ items: new Map(), nextOrder: 0 }),
};

export const requestPaid = topic<string>("payment request paid");

export const requestStatus = (context: Context, id: string): PaymentRequest["status"] =>
  context.store(requestSlice).items.get(id)?.entity.status ?? "VOIDED";
