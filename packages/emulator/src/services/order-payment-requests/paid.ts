// How payment requests come to their end: paid, or by the clock.

import type { Context, Reader } from "../../kernel/context.js";
import { type PaymentRequest, requestSlice, type StoredRequest } from "./slice.js";

/** Sends an event of a payment request. */
export function tellRequest(
  context: Context,
  slug: string,
  { id }: PaymentRequest,
  payload: Readonly<Record<string, unknown>>,
): void {
  context.emit({ entityFqdn: "wix.ecom.v1.order_payment_request", slug, entityId: id, payload });
}

/** Puts a changed request in the old one's place. */
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

/** Ends a request: nobody pays it any more. */
export function end(
  context: Context,
  before: StoredRequest,
  status: "PAID" | "EXPIRED" | "VOIDED",
): void {
  const { entity } = replace(context, before, { entity: { ...before.entity, status } });
  const body = { orderPaymentRequest: entity };
  tellRequest(context, status.toLowerCase(), entity, { actionEvent: { body } });
}

/** The requests that will expire, each with when that is. */
function* expiring({ store }: Reader): Generator<readonly [StoredRequest, number]> {
  // emulators of few services have none
  for (const stored of store(requestSlice)?.items.values() ?? []) {
    const { status, expirationDate } = stored.entity;
    if (status === "UNPAID" && expirationDate !== undefined) {
      yield [stored, Date.parse(expirationDate)];
    }
  }
}

/** Lets those requests expire whose time has passed. */
export function expireDue(context: Context): void {
  for (const [stored, at] of expiring(context)) {
    if (at <= context.now) end(context, stored, "EXPIRED");
  }
}

/** When the next request expires. */
export function nextExpiry(reader: Reader): number | undefined {
  let next: number | undefined;
  for (const [, at] of expiring(reader)) if (next === undefined || at < next) next = at;
  return next;
}

/** The order's payment of a request was made. */
export function orderPaidByRequest(context: Context, id: string): void {
  const stored = context.store(requestSlice).items.get(id);
  if (stored?.entity.status === "UNPAID") end(context, stored, "PAID");
}

/** How a request stands; one that was deleted was taken back. */
export function requestStatus(context: Context, id: string): PaymentRequest["status"] {
  return context.store(requestSlice).items.get(id)?.entity.status ?? "VOIDED";
}

/** Why a request cannot be paid; undefined when it can. */
export function requestProblem(context: Context, id: string): string | undefined {
  const status = requestStatus(context, id);
  if (status === "VOIDED") return "This payment request has been canceled.";
  return status === "EXPIRED" ? "This payment request has expired." : undefined;
}
