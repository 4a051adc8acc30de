// Ends payment requests when they are paid or expire.

import type { Context, Reader } from "../../../kernel/context.js";
import { type PaymentRequest, requestSlice, type StoredRequest } from "./payment-request-slice.js";

/** Sends an event of a payment request. */
export function tellRequest(
  context: Context,
  slug: string,
  { id }: PaymentRequest,
  payload: Readonly<Record<string, unknown>>,
): void {
  context.emit({ entityFqdn: "wix.ecom.v1.order_payment_request", slug, entityId: id, payload });
}

/** Replaces a stored request with a changed copy. */
export function replace(
  context: Context,
  before: StoredRequest,
  change: Partial<StoredRequest>,
): StoredRequest {
  const next = { ...before, ...change };
  const entity = { ...next.entity, updatedDate: context.iso };
  const stored = { ...next, entity };
  context.changes.put(context.store(requestSlice).items, entity.id, stored);
  return stored;
}

/** Ends a request, which can then no longer be paid. */
export function end(
  context: Context,
  before: StoredRequest,
  status: "PAID" | "EXPIRED" | "VOIDED",
): void {
  const { entity } = replace(context, before, { entity: { ...before.entity, status } });
  const body = { orderPaymentRequest: entity };
  tellRequest(context, status.toLowerCase(), entity, { actionEvent: { body } });
}

/** Yields the requests that will expire, each with the time in milliseconds since 1970. */
function* expiring({ store }: Reader): Generator<readonly [StoredRequest, number]> {
  // An emulator with few services may lack this data.
  for (const stored of store(requestSlice)?.items.values() ?? []) {
    const { status, expirationDate } = stored.entity;
    if (status === "UNPAID" && expirationDate !== undefined) {
      yield [stored, Date.parse(expirationDate)];
    }
  }
}

/** Expires the requests whose time has passed. */
export function expireDue(context: Context): void {
  for (const [stored, at] of expiring(context)) {
    if (at <= context.now) end(context, stored, "EXPIRED");
  }
}

/** Returns when the next request expires, in milliseconds since 1970. */
export function nextExpiry(reader: Reader): number | undefined {
  let next: number | undefined;
  for (const [, at] of expiring(reader)) if (next === undefined || at < next) next = at;
  return next;
}

/** Marks a request as paid after its payment was made. */
export function orderPaidByRequest(context: Context, id: string): void {
  const stored = context.store(requestSlice).items.get(id);
  if (stored?.entity.status === "UNPAID") end(context, stored, "PAID");
}

/** Returns the status of a request. A deleted request is voided. */
export function requestStatus(context: Context, id: string): PaymentRequest["status"] {
  return context.store(requestSlice).items.get(id)?.entity.status ?? "VOIDED";
}

/** Returns why a request cannot be paid. Undefined if it can. */
export function requestProblem(context: Context, id: string): string | undefined {
  const status = requestStatus(context, id);
  if (status === "VOIDED") return "This payment request has been canceled.";
  return status === "EXPIRED" ? "This payment request has expired." : undefined;
}
