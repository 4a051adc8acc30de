import type { Context } from "../../../kernel/context.js";
import type { Handlers } from "../../../kernel/handler.js";
import { validationError } from "../../../kernel/platform-error.js";
import { defineService } from "../../../kernel/service.js";
import { bulk } from "../../bulk.js";
import { served } from "../../served.js";
import { findOrder, orderOf } from "../model/find-order.js";
import { addInvoice, invoicesOf, makeInvoice } from "./invoice.js";
import { type Invoice, invoiceSlice } from "./slice.js";

interface WithOrder {
  readonly orderId: string;
}
interface WithOrders {
  readonly orderIds?: readonly string[];
}

const list = ({ orderIds = [] }: WithOrders, context: Context) => ({
  invoicesForOrder: orderIds
    .filter((id) => orderOf(context, id))
    .map((orderId) => ({ orderId, invoicesInfo: invoicesOf(context, orderId) })),
});

const handlers: Handlers = {
  "ecom.orderInvoices.listInvoicesForMultipleOrders": served<WithOrders>("anyone", list),

  "ecom.orderInvoices.generateInvoice": served<WithOrder>("admin", ({ orderId }, context) => ({
    invoiceId: makeInvoice(context, findOrder(context, orderId)),
  })),

  "ecom.orderInvoices.bulkGenerateInvoices": served<WithOrders>(
    "admin",
    ({ orderIds = [] }, context) =>
      bulk(context, orderIds, String, (orderId) => {
        const invoiceId = makeInvoice(context, findOrder(context, orderId));
        return { id: orderId, rest: { item: { orderId, invoiceId } } };
      }),
  ),

  "ecom.orderInvoices.addInvoiceToOrder": served<
    WithOrder & { readonly invoiceInfo?: Partial<Invoice> }
  >("admin", ({ orderId, invoiceInfo = {} }, context) => {
    const order = findOrder(context, orderId);
    const field = (name: keyof Invoice): string => {
      const value = invoiceInfo[name];
      if (value) return value;
      const description = "must not be empty";
      const violation = { field: `invoiceInfo.${name}`, description };
      throw validationError([{ ...violation, violatedRule: "REQUIRED_FIELD" }]);
    };
    addInvoice(context, order, { id: field("id"), appId: field("appId") });
    return { orderInvoices: invoicesOf(context, orderId) };
  }),
};

/** Service for order invoices. */
export const orderInvoices = defineService({ ...invoiceSlice, handlers });
