// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Create invoices for orders and list the ones that exist.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { BulkActionMetadata, ItemMetadataOfProducts } from "@portico/core/types";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/types";

/**
 * List the invoices of up to 100 orders; members may call it as well as apps.
 *
 * `POST /ecom/v1/invoices/list-by-ids` (ecom/order-invoices)
 *
 * @param orderIds - ids of the orders
 * @remarks Needs ECOM.READ_INVOICES.
 * @example
 * ```ts
 * const answer = await client.use(orderInvoices).listInvoicesForMultipleOrders(["<order id>"]);
 * ```
 */
export const listInvoicesForMultipleOrders: (
  orderIds: string[],
) => Promise<ListInvoicesForMultipleOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderInvoices.listInvoicesForMultipleOrders",
  method: "POST",
  path: "/ecom/v1/invoices/list-by-ids",
  args: ["orderIds"],
  read: true,
});

/**
 * Create an invoice for one order and return its ID.
 *
 * `POST /ecom/v1/invoices/orders/{orderId}` (ecom/order-invoices)
 *
 * @param orderId - id of the order
 * @example
 * ```ts
 * const answer = await client.use(orderInvoices).generateInvoice("<order id>");
 * ```
 */
export const generateInvoice: (orderId: string) => Promise<GenerateInvoiceResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orderInvoices.generateInvoice",
    method: "POST",
    path: "/ecom/v1/invoices/orders/{orderId}",
    args: ["orderId"],
  });

/**
 * Create invoices for up to 300 orders; failures are reported per order.
 *
 * `POST /ecom/v1/bulk/invoices/generate` (ecom/order-invoices)
 *
 * @param orderIds - ids of the orders
 * @example
 * ```ts
 * const answer = await client.use(orderInvoices).bulkGenerateInvoices(["<order id>"]);
 * ```
 */
export const bulkGenerateInvoices: (orderIds: string[]) => Promise<BulkGenerateInvoicesResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orderInvoices.bulkGenerateInvoices",
    method: "POST",
    path: "/ecom/v1/bulk/invoices/generate",
    args: ["orderIds"],
  });

/**
 * Attach an invoice made by an app to an order.
 *
 * `POST /ecom/v1/invoices/orders/{orderId}/add-invoice` (ecom/order-invoices)
 *
 * @param orderId - id of the order
 * @example
 * ```ts
 * const answer = await client.use(orderInvoices).addInvoiceToOrder("<order id>", {
 *   id: "<invoice id>",
 * });
 * ```
 */
export const addInvoiceToOrder: (
  orderId: string,
  invoiceInfo: InvoiceInput,
) => Promise<AddInvoiceToOrderResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderInvoices.addInvoiceToOrder",
  method: "POST",
  path: "/ecom/v1/invoices/orders/{orderId}/add-invoice",
  args: ["orderId", "invoiceInfo"],
});

export interface ListInvoicesForMultipleOrdersRequest {
  /** At most 100 items. */
  orderIds: string[];
}

export interface ListInvoicesForMultipleOrdersResponse {
  invoicesForOrder: InvoicesForOrder[];
}

export interface InvoicesForOrder {
  orderId: string;
  /** At most 300 items. */
  invoicesInfo: Invoice[];
}

export interface Invoice {
  id: string;
  appId: string;
}

export interface InvoiceInput {
  id?: string;
  appId?: string;
}

export interface GenerateInvoiceRequest {
  /** 1 to 100 characters. */
  orderId: string;
}

export interface GenerateInvoiceResponse {
  invoiceId: string;
}

export interface BulkGenerateInvoicesRequest {
  /** 1 to 300 items. */
  orderIds: string[];
}

export interface BulkGenerateInvoicesResponse {
  results: BulkInvoiceResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkInvoiceResult {
  itemMetadata?: ItemMetadataOfProducts;
  item?: InvoiceForOrder;
}

export interface InvoiceForOrder {
  orderId: string;
  invoiceId: string;
}

export interface AddInvoiceToOrderRequest {
  /** 1 to 100 characters. */
  orderId: string;
  invoiceInfo: InvoiceInput;
}

export interface AddInvoiceToOrderResponse {
  orderInvoices: Invoice[];
}
