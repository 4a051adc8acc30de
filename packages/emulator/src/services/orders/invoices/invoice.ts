import type { Context } from "../../../kernel/context.js";
import { orderSettingsOf } from "../../orders-settings.js";
import type { StoredOrder } from "../model/model.js";
import { note, orderChanged } from "../model/tell.js";
import { type Invoice, invoiceSlice } from "./slice.js";

/** App id of the platform's invoices. */
const INVOICES_APP_ID = "13ee94c1-b635-8505-3391-97919052c16f";

/** Returns the invoices of an order. */
export function invoicesOf(context: Context, orderId: string): readonly Invoice[] {
  return context.store(invoiceSlice).get(orderId) ?? [];
}

/** Adds an invoice to an order. */
export function addInvoice(context: Context, order: StoredOrder, invoice: Invoice): void {
  const invoices = [...invoicesOf(context, order.id), invoice];
  context.changes.put(context.store(invoiceSlice), order.id, invoices);
  note(context, order, "INVOICE_ADDED");
  orderChanged(context, order);
}

/** Creates the platform's invoice of an order and returns its id. An order has at most one. */
export function makeInvoice(context: Context, order: StoredOrder): string {
  const known = invoicesOf(context, order.id).find(({ appId }) => appId === INVOICES_APP_ID);
  if (known) return known.id;
  const id = context.guid("invoice");
  addInvoice(context, order, { id, appId: INVOICES_APP_ID });
  return id;
}

/** Creates an invoice for a paid order if the site's settings require it. */
export function invoiceWhenPaid(context: Context, order: StoredOrder): void {
  if (orderSettingsOf(context).createInvoice) makeInvoice(context, order);
}
