import type { Order } from "@portico/ecom/orders";

/**
 * Columns of an order table that has one row per order. The JSON Lines format contains the complete
 * order.
 */
export const ORDER_COLUMNS: Readonly<Record<string, (order: Order) => string | number>> = {
  number: ({ number }) => number,
  id: ({ id }) => id,
  created: ({ createdDate }) => createdDate?.toISOString() ?? "",
  status: ({ status }) => status,
  payment: ({ paymentStatus }) => paymentStatus,
  fulfillment: ({ fulfillmentStatus }) => fulfillmentStatus,
  email: ({ buyerInfo }) => buyerInfo?.email ?? "",
  pieces: ({ lineItems }) => lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  items: ({ lineItems }) =>
    lineItems.map((line) => `${line.quantity} × ${line.productName?.original ?? ""}`).join("; "),
  subtotal: ({ priceSummary }) => priceSummary?.subtotal?.amount ?? "",
  discount: ({ priceSummary }) => priceSummary?.discount?.amount ?? "",
  delivery: ({ priceSummary }) => priceSummary?.shipping?.amount ?? "",
  tax: ({ priceSummary }) => priceSummary?.tax?.amount ?? "",
  total: ({ priceSummary }) => priceSummary?.total?.amount ?? "",
  currency: ({ currency }) => currency ?? "",
};
