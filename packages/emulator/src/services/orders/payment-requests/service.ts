// Payment requests: a merchant requests a payment, and the buyer pays it on a hosted page.

import { entities } from "../../../generated/operations.js";
import type { Context } from "../../../kernel/context.js";
import type { Handlers } from "../../../kernel/handler.js";
import { amount } from "../../../kernel/money.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import { defineService } from "../../../kernel/service.js";
import { cursorMetadata } from "../../../query/page.js";
import { type Query, runQuery } from "../../../query/run-query.js";
import { created, pathsOf, updated } from "../../../resource/merge.js";
import { queryFields } from "../../../resource/query-fields.js";
import { modifiedFields } from "../../../store/modified-fields.js";
import { bulk } from "../../bulk.js";
import { served } from "../../served.js";
import { booksOf } from "../ledger/books.js";
import { requireCollectable } from "../ledger/charges.js";
import { findIntent, openIntent, payIntent } from "../ledger/intents.js";
import { payUrl } from "../ledger/pay-page.js";
import { amountWithin } from "../ledger/payments.js";
import { accountAt } from "../ledger/slice.js";
import { findOrder } from "../model/find-order.js";
import type { StoredOrder } from "../model/model.js";
import {
  type PaymentRequest,
  requestSlice,
  type StoredRequest,
} from "../model/payment-request-slice.js";
import { end, expireDue, nextExpiry, replace, tellRequest } from "../model/payment-requests.js";
import { priceIn, whole } from "../model/price.js";
import { subscriptionPaymentRequesting } from "../model/topics.js";

/** A payment request in the request format. */
interface Sent {
  readonly id?: string;
  readonly orderId?: string;
  readonly title?: string;
  readonly amount?: { readonly amount?: string };
  readonly blockedPaymentMethods?: readonly string[];
  readonly [field: string]: unknown;
}
interface WithId {
  readonly orderPaymentRequestId: string;
}

const FACTS = entities["wix.ecom.v1.order_payment_request"] ?? {};
const QUERY = "ecom.orderPaymentRequests.queryOrderPaymentRequests";
const FIELDS = queryFields(QUERY);

const refused = (code: string, why: string) => applicationError(428, code, why);

function find(context: Context, id: string): StoredRequest {
  const stored = context.store(requestSlice).items.get(id);
  if (!stored) throw notFound("Order payment request", "ORDER_PAYMENT_REQUEST_NOT_FOUND");
  return stored;
}

/** Error codes for operations on ended payment requests. */
const ENDED = {
  CHARGE: {
    PAID: "CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST",
    VOIDED: "CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST",
    EXPIRED: "CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST",
  },
  UPDATE: {
    PAID: "CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST",
    VOIDED: "CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST",
    EXPIRED: "CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST",
  },
  VOID: {
    PAID: "CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST",
    EXPIRED: "CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST",
  },
  DELETE: { PAID: "CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST" },
} as const;

/** Throws if the payment request has ended. */
function requireUnpaid({ entity: { status } }: StoredRequest, verb: keyof typeof ENDED): void {
  const codes: Partial<Record<string, string>> = ENDED[verb];
  const code = codes[status];
  if (code) throw refused(code, `The payment request is ${status.toLowerCase()}`);
}

/** Returns a payment request with the URL of its page. Throws if the site has no hosted pages. */
function withUrl(context: Context, { entity }: StoredRequest) {
  if (!context.site.checkoutPage) {
    throw notFound("Page of payment requests", "ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND");
  }
  const orderPaymentRequestUrl = payUrl(context, entity.paymentGatewayOrderId);
  return { orderPaymentRequest: entity, orderPaymentRequestUrl };
}

const wholeRequest = (context: Context, entity: PaymentRequest) =>
  whole(context, entity, "request", entity.currency);

/** Throws unless a payment request for a subscription covers the whole order and comes before its first payment. */
function checkSubscription(
  context: Context,
  { document }: StoredOrder,
  part: { readonly isWhole: boolean },
): void {
  if (!document.lineItems.some(({ subscriptionInfo }) => subscriptionInfo)) return;
  const { status } = document;
  context.announce(subscriptionPaymentRequesting, document);
  if (status !== "INITIALIZED" && status !== "APPROVED") {
    const why = `The order is ${status.toLowerCase()}`;
    throw refused("INVALID_ORDER_STATUS_FOR_SUBSCRIPTION", why);
  }
  if (part.isWhole) return;
  const code = "PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION";
  throw refused(code, "A subscription must be paid in full");
}

const isPast = ({ now }: Context, date: unknown) =>
  typeof date === "string" && Date.parse(date) <= now;

function make(context: Context, sent: Sent): StoredRequest {
  if (!context.site.published) {
    throw refused("SITE_NOT_PUBLISHED", "The site is not published");
  }
  const order = findOrder(context, sent.orderId ?? "");
  const { currency } = order.document;
  const account = accountAt(context, order);
  requireCollectable(order, account);
  const { balance } = booksOf(order.document, account);
  const sum = amountWithin(sent.amount?.amount, balance, currency);
  checkSubscription(context, order, { isWhole: sum.eq(balance) });
  const id = context.guid("order-payment-request");
  const content = created(sent, FACTS) as Sent;
  const entity: PaymentRequest = wholeRequest(context, {
    ...content,
    id,
    orderId: order.id,
    orderNumber: order.document.number,
    currency,
    amount: priceIn(context, sum, currency),
    title: sent.title ?? "",
    paymentGatewayOrderId: openIntent(context, order, sum, { requestId: id }),
    blockedPaymentMethods: sent.blockedPaymentMethods ?? [],
    // A request created with a past expiration date is never open.
    status: isPast(context, content.expirationDate) ? "EXPIRED" : "UNPAID",
    createdDate: context.iso,
    updatedDate: context.iso,
  });
  const data = context.store(requestSlice);
  const stored = { order: context.changes.number(data, "nextOrder"), entity };
  context.changes.put(data.items, id, stored);
  tellRequest(context, "created", entity, { createdEvent: { entity } });
  return stored;
}

function change(context: Context, stored: StoredRequest, next: object): StoredRequest {
  const { entity: before } = stored;
  const changed = replace(context, stored, {
    entity: wholeRequest(context, next as PaymentRequest),
  });
  tellRequest(context, "updated", changed.entity, {
    updatedEvent: {
      currentEntity: changed.entity,
      modifiedFields: modifiedFields(before, changed.entity),
    },
  });
  return changed;
}

function update(
  { orderPaymentRequest: sent, fieldMask }: { orderPaymentRequest: Sent; fieldMask?: unknown },
  context: Context,
) {
  const stored = find(context, sent.id ?? "");
  requireUnpaid(stored, "UPDATE");
  const wanted = sent.amount?.amount;
  if (wanted !== undefined && !amount(wanted).eq(stored.entity.amount.amount)) {
    const code = "CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT";
    throw refused(code, "The amount of a payment request cannot be changed");
  }
  const next = updated(stored.entity, sent, pathsOf(fieldMask), FACTS);
  return { orderPaymentRequest: change(context, stored, next).entity };
}

interface ExtendedFields {
  readonly id: string;
  readonly namespace: string;
  readonly namespaceData?: Readonly<Record<string, unknown>>;
}

function updateExtendedFields(request: ExtendedFields, context: Context) {
  const { id, namespace, namespaceData = {} } = request;
  const stored = find(context, id);
  const { namespaces = {} } = (stored.entity.extendedFields ?? {}) as {
    readonly namespaces?: Readonly<Record<string, object>>;
  };
  const all = Object.entries({ ...namespaces[namespace], ...namespaceData });
  // Null removes a field.
  const data = Object.fromEntries(all.filter(([, value]) => value !== null));
  const extendedFields = { namespaces: { ...namespaces, [namespace]: data } };
  const changed = change(context, stored, { ...stored.entity, extendedFields });
  return { orderPaymentRequest: changed.entity };
}

const handlers: Handlers = {
  "ecom.orderPaymentRequests.createOrderPaymentRequest": served<{ orderPaymentRequest?: Sent }>(
    "admin",
    ({ orderPaymentRequest = {} }, context) => withUrl(context, make(context, orderPaymentRequest)),
  ),

  "ecom.orderPaymentRequests.bulkCreateOrderPaymentRequests": served<{
    readonly orderPaymentRequests?: readonly Sent[];
    readonly returnEntity?: boolean;
  }>("admin", ({ orderPaymentRequests = [], returnEntity }, context) =>
    bulk(
      context,
      orderPaymentRequests,
      ({ id = "" }) => id,
      (sent) => {
        const stored = make(context, sent);
        const rest = returnEntity ? { rest: { item: withUrl(context, stored) } } : {};
        return { id: stored.entity.id, ...rest };
      },
    ),
  ),

  "ecom.orderPaymentRequests.getOrderPaymentRequest": served<WithId>(
    "admin",
    (request, context) => ({
      orderPaymentRequest: find(context, request.orderPaymentRequestId).entity,
    }),
  ),

  "ecom.orderPaymentRequests.getOrderPaymentRequestUrl": served<WithId>(
    "admin",
    (request, context) => {
      const { orderPaymentRequestUrl } = withUrl(
        context,
        find(context, request.orderPaymentRequestId),
      );
      return { orderPaymentRequestUrl };
    },
  ),

  [QUERY]: served<{ query?: Query }>("admin", ({ query = {} }, context) => {
    const items = [...context.store(requestSlice).items.values()].sort((a, b) => a.order - b.order);
    const page = runQuery(
      {
        items,
        fields: FIELDS,
        scope: QUERY,
        order: (stored) => stored.order,
        view: (stored) => stored.entity,
      },
      query,
    );
    return {
      orderPaymentRequests: page.items.map(({ entity }) => entity),
      pagingMetadata: cursorMetadata(page),
    };
  }),

  "ecom.orderPaymentRequests.updateOrderPaymentRequest": served("admin", update),
  "ecom.orderPaymentRequests.updateExtendedFields": served("admin", updateExtendedFields),

  "ecom.orderPaymentRequests.deleteOrderPaymentRequest": served<WithId>(
    "admin",
    (request, context) => {
      const stored = find(context, request.orderPaymentRequestId);
      requireUnpaid(stored, "DELETE");
      const { entity } = stored;
      context.changes.remove(context.store(requestSlice).items, entity.id);
      tellRequest(context, "deleted", entity, { deletedEvent: { deletedEntity: entity } });
      return {};
    },
  ),

  "ecom.orderPaymentRequests.voidOrderPaymentRequest": served<WithId>(
    "admin",
    (request, context) => {
      const stored = find(context, request.orderPaymentRequestId);
      if (stored.entity.status === "VOIDED") return {};
      requireUnpaid(stored, "VOID");
      end(context, stored, "VOIDED");
      return {};
    },
  ),

  "ecom.orderPaymentRequests.chargeOrderPaymentRequest": served<
    WithId & { readonly paymentToken?: string }
  >("admin", (request, context) => {
    const stored = find(context, request.orderPaymentRequestId);
    requireUnpaid(stored, "CHARGE");
    const payment = payIntent(context, findIntent(context, stored.entity.paymentGatewayOrderId));
    return { paymentResponseToken: payment.id };
  }),
};

/** Service for payment requests of orders. */
export const orderPaymentRequests = defineService({
  ...requestSlice,
  handlers,
  when: { time: expireDue, next: nextExpiry },
});
