import type { Context, Reader } from "../../kernel/context.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import { listen } from "../../kernel/service.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { entitiesOf, type ResourceService, resource } from "../../resource/resource.js";
import { listOf } from "../../resource/verbs/verb.js";
import { bulk } from "../bulk.js";
import { openIntent, payIntent, requireCollectable } from "./ledger/charges.js";
import {
  accountAt,
  balanceOf,
  type PaymentRequest,
  requestPaid,
  requestSlice,
} from "./ledger/model.js";
import { payUrl } from "./ledger/pay-page.js";
import { amountWithin } from "./ledger/payments.js";
import { findOrder, type OrderDocument, subscriptionPaymentRequesting } from "./model/order.js";
import { amountOf, priceIn } from "./model/price.js";

type Requests = Tools<PaymentRequest>;

function checkStatus(
  { status }: PaymentRequest,
  verb: "CHARGE" | "UPDATE" | "VOID" | "DELETE",
  statuses = ["PAID", "VOIDED", "EXPIRED"],
): void {
  if (!statuses.includes(status)) return;
  const code = `CANNOT_${verb}_${status}_ORDER_PAYMENT_REQUEST`;
  throw rejection(code, `The payment request is ${status.toLowerCase()}`);
}

const requestById = (tools: Requests, { orderPaymentRequestId }: Entity) =>
  tools.get(orderPaymentRequestId);

function withUrl(tools: Requests, orderPaymentRequest: PaymentRequest) {
  if (!tools.site.checkoutPage) {
    throw notFound("Page of payment requests", "ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND");
  }
  const orderPaymentRequestUrl = payUrl(tools, orderPaymentRequest.paymentGatewayOrderId ?? "");
  return { orderPaymentRequest, orderPaymentRequestUrl };
}

function checkSubscription(context: Context, document: OrderDocument, isFullAmount: boolean): void {
  if (!document.lineItems.some(({ subscriptionInfo }) => subscriptionInfo)) return;
  const { status } = document;
  context.announce(subscriptionPaymentRequesting, document);
  if (status !== "INITIALIZED" && status !== "APPROVED") {
    const message = `The order is ${status.toLowerCase()}`;
    throw rejection("INVALID_ORDER_STATUS_FOR_SUBSCRIPTION", message);
  }
  if (isFullAmount) return;
  const code = "PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION";
  throw rejection(code, "A subscription must be paid in full");
}

function completeRequest(tools: Requests, request: PaymentRequest): void {
  if (!tools.site.published) throw rejection("SITE_NOT_PUBLISHED", "The site is not published");
  const order = findOrder(tools, request.orderId ?? "");
  const { currency, number: orderNumber } = order.document;
  const account = accountAt(tools, order);
  requireCollectable({ order, account });
  const { balance } = balanceOf(order.document, account);
  const requestedAmount = amountWithin(request.amount?.amount, balance, currency);
  checkSubscription(tools, order.document, requestedAmount.eq(balance));
  const isExpired = Date.parse(request.expirationDate ?? "") <= tools.now;
  Object.assign(request, {
    orderNumber,
    currency,
    amount: priceIn(tools, requestedAmount, currency),
    title: request.title ?? "",
    paymentGatewayOrderId: openIntent(tools, order.id, requestedAmount, { requestId: request.id }),
    blockedPaymentMethods: request.blockedPaymentMethods ?? [],
    status: isExpired ? "EXPIRED" : "UNPAID",
  });
}

/** Emits the event for the final status instead of an update event. */
function close(tools: Requests, request: PaymentRequest, status: "PAID" | "EXPIRED" | "VOIDED") {
  const entity = { ...request, status, updatedDate: tools.iso };
  const { items } = tools.store(requestSlice);
  tools.changes.put(items, request.id, { order: tools.orderOf(request), entity });
  tools.emitAction(status.toLowerCase(), entity, { orderPaymentRequest: entity });
}

const requests = resource<PaymentRequest>("ecom.orderPaymentRequests", {
  check(next, before, tools) {
    if (!before) completeRequest(tools, next);
  },
  tools: ({ revise }) => ({
    revise(before, content, mask) {
      checkStatus(before, "UPDATE");
      const { amount } = objectOf(content);
      if (objectOf(amount).amount && !amountOf(amount).eq(amountOf(before.amount))) {
        const message = "The amount of a payment request cannot be changed";
        throw rejection("CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT", message);
      }
      return revise(before, content, mask);
    },
  }),
  beforeRemove: (request) => checkStatus(request, "DELETE", ["PAID"]),
  respond: (response, tools) =>
    tools.operation.endsWith(".createOrderPaymentRequest")
      ? withUrl(tools, response.orderPaymentRequest as PaymentRequest)
      : response,
  custom: {
    bulkCreateOrderPaymentRequests: (tools, { orderPaymentRequests, returnEntity }) =>
      bulk(
        tools,
        listOf(orderPaymentRequests),
        (input) => String(objectOf(input).id ?? ""),
        (input) => {
          const request = tools.make(input);
          const rest = returnEntity ? { item: withUrl(tools, request) } : {};
          return { id: request.id, rest };
        },
      ),
    getOrderPaymentRequestUrl(tools, request) {
      const { orderPaymentRequestUrl } = withUrl(tools, requestById(tools, request));
      return { orderPaymentRequestUrl };
    },
    voidOrderPaymentRequest(tools, request) {
      const stored = requestById(tools, request);
      if (stored.status === "VOIDED") return {};
      checkStatus(stored, "VOID");
      close(tools, stored, "VOIDED");
      return {};
    },
    chargeOrderPaymentRequest(tools, request) {
      const stored = requestById(tools, request);
      checkStatus(stored, "CHARGE");
      const payment = payIntent(tools, stored.paymentGatewayOrderId ?? "");
      return { paymentResponseToken: payment.id };
    },
  },
});

const expiringRequests = ({ store }: Reader): (readonly [PaymentRequest, number])[] =>
  // The data is missing after restoring a snapshot of an emulator without this service.
  [...(store(requestSlice)?.items.values() ?? [])].flatMap(({ entity }) => {
    const { status, expirationDate } = entity;
    if (status !== "UNPAID" || expirationDate === undefined) return [];
    return [[entity, Date.parse(expirationDate)] as const];
  });

export const orderPaymentRequests: ResourceService<PaymentRequest> = {
  ...requests,
  listeners: [
    listen(requestPaid, (context, id) => {
      const tools = entitiesOf(requests, context);
      const request = tools.find(id);
      if (request?.status === "UNPAID") close(tools, request, "PAID");
    }),
  ],
  timer: {
    run(context) {
      const tools = entitiesOf(requests, context);
      for (const [request, time] of expiringRequests(context)) {
        if (time <= context.now) close(tools, request, "EXPIRED");
      }
    },
    next(reader) {
      const times = expiringRequests(reader).map(([, time]) => time);
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  },
};
