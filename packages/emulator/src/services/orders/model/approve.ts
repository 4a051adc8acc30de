import type { Context } from "../../../kernel/context.js";
import { orderSettingsOf } from "../../orders-settings.js";
import type { StoredOrder } from "./model.js";
import { takeStock } from "./stock.js";
import { tellOrder, writeToBuyer } from "./tell.js";
import { orderApproved } from "./topics.js";

/** Approves an order: announces it, reduces the stock, emails the buyer and sends the events. */
export function approve(context: Context, order: StoredOrder): void {
  if (order.document.status === "APPROVED") return;
  order.document.status = "APPROVED";
  context.announce(orderApproved, order.document);
  if (orderSettingsOf(context).inventoryUpdateTrigger === "ON_ORDER_PLACED") {
    takeStock(context, order, "ORDER_PLACED");
  }
  if (order.tellsBuyer) {
    const subject = `Order ${order.document.number} is confirmed`;
    writeToBuyer(context, order, "order-confirmation", subject);
  }
  tellOrder(context, order, "approved");
}
