import type { Context } from "../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../kernel/handler.js";
import { validationError } from "../../kernel/platform-error.js";
import { defineService, listen } from "../../kernel/service.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import { bulk } from "../bulk.js";
import { orderSettingsOf } from "../orders-settings.js";
import {
  addActivity,
  findOrder,
  orderOf,
  orderPaid,
  type StoredOrder,
  touchOrder,
} from "./model/order.js";

export interface Invoice {
  readonly id: string;
  readonly appId: string;
}

const INVOICES_APP_ID = "13ee94c1-b635-8505-3391-97919052c16f";

const invoiceSlice: Slice<Map<string, readonly Invoice[]>, Seed, "order-invoices"> = {
  name: "order-invoices",
  slice: () => new Map(),
};

const invoicesOf = (context: Context, orderId: string): readonly Invoice[] =>
  context.store(invoiceSlice).get(orderId) ?? [];

function addInvoice(context: Context, order: StoredOrder, invoice: Invoice): void {
  const invoices = [...invoicesOf(context, order.id), invoice];
  context.changes.put(context.store(invoiceSlice), order.id, invoices);
  addActivity(context, order, "INVOICE_ADDED");
  touchOrder(context, order);
}

function createInvoice(context: Context, order: StoredOrder): string {
  const existing = invoicesOf(context, order.id).find(({ appId }) => appId === INVOICES_APP_ID);
  if (existing) return existing.id;
  const id = context.guid("invoice");
  addInvoice(context, order, { id, appId: INVOICES_APP_ID });
  return id;
}

const handlers: Handlers = {
  "ecom.orderInvoices.listInvoicesForMultipleOrders": anyone(({ orderIds = [] }, context) => ({
    invoicesForOrder: orderIds
      .filter((id) => orderOf(context, id))
      .map((orderId) => ({ orderId, invoicesInfo: invoicesOf(context, orderId) })),
  })),

  "ecom.orderInvoices.generateInvoice": admin(({ orderId }, context) => ({
    invoiceId: createInvoice(context, findOrder(context, orderId)),
  })),

  "ecom.orderInvoices.bulkGenerateInvoices": admin(({ orderIds = [] }, context) =>
    bulk(context, orderIds, String, (orderId) => {
      const invoiceId = createInvoice(context, findOrder(context, orderId));
      return { id: orderId, rest: { item: { orderId, invoiceId } } };
    }),
  ),

  "ecom.orderInvoices.addInvoiceToOrder": admin(({ orderId, invoiceInfo = {} }, context) => {
    const order = findOrder(context, orderId);
    const requiredText = (name: keyof Invoice): string => {
      const value = invoiceInfo[name];
      if (value) return value;
      const violation = { field: `invoiceInfo.${name}`, description: "must not be empty" };
      throw validationError([{ ...violation, violatedRule: "REQUIRED_FIELD" }]);
    };
    addInvoice(context, order, { id: requiredText("id"), appId: requiredText("appId") });
    return { orderInvoices: invoicesOf(context, orderId) };
  }),
};

export const orderInvoices = defineService({
  ...invoiceSlice,
  handlers,
  listeners: [
    listen(orderPaid, (context, order) => {
      if (orderSettingsOf(context).createInvoice) createInvoice(context, order);
    }),
  ],
});
