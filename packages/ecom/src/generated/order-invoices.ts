// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Create invoices for orders and list the ones that exist.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { BulkActionMetadata, ItemMetadataOfProducts } from "@portico/core/types";

export type {
  ApplicationError,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/types";

/**
 * List the invoices of up to 100 orders; members may call it as well as apps.
 *
 * `POST /ecom/v1/invoices/list-by-ids` (ecom/order-invoices)
 *
 * @param orderIds - Ids of the orders, 100 at most.
 * @remarks Requires the permission `ECOM.READ_INVOICES`.
 * @example
 * ```ts
 * const response = await client.use(orderInvoices).listInvoicesForMultipleOrders([
 *   "<order id>",
 * ]);
 * ```
 */
export const listInvoicesForMultipleOrders: (
  orderIds: string[],
) => Promise<ListInvoicesForMultipleOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderInvoices.listInvoicesForMultipleOrders",
  path: "/ecom/v1/invoices/list-by-ids",
  args: ["orderIds"],
  read: true,
});

/**
 * Create an invoice for one order and return its ID.
 *
 * `POST /ecom/v1/invoices/orders/{orderId}` (ecom/order-invoices)
 *
 * @param orderId - Id of the order.
 * @example
 * ```ts
 * const response = await client.use(orderInvoices).generateInvoice("<order id>");
 * ```
 */
export const generateInvoice: (orderId: string) => Promise<GenerateInvoiceResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orderInvoices.generateInvoice",
    path: "/ecom/v1/invoices/orders/{orderId}",
    args: ["orderId"],
  });

/**
 * Create invoices for up to 300 orders; failures are reported per order.
 *
 * `POST /ecom/v1/bulk/invoices/generate` (ecom/order-invoices)
 *
 * @param orderIds - Ids of the orders, 300 at most.
 * @example
 * ```ts
 * const response = await client.use(orderInvoices).bulkGenerateInvoices(["<order id>"]);
 * ```
 */
export const bulkGenerateInvoices: (orderIds: string[]) => Promise<BulkGenerateInvoicesResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orderInvoices.bulkGenerateInvoices",
    path: "/ecom/v1/bulk/invoices/generate",
    args: ["orderIds"],
  });

/**
 * Attach an invoice made by an app to an order.
 *
 * `POST /ecom/v1/invoices/orders/{orderId}/add-invoice` (ecom/order-invoices)
 *
 * @param orderId - Id of the order.
 * @param invoiceInfo - The invoice to attach.
 * @example
 * ```ts
 * const response = await client.use(orderInvoices).addInvoiceToOrder("<order id>", {
 *   id: "<invoice id>",
 * });
 * ```
 */
export const addInvoiceToOrder: (
  orderId: string,
  invoiceInfo: InvoiceInput,
) => Promise<AddInvoiceToOrderResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderInvoices.addInvoiceToOrder",
  path: "/ecom/v1/invoices/orders/{orderId}/add-invoice",
  args: ["orderId", "invoiceInfo"],
});

/** Request of {@link listInvoicesForMultipleOrders}. */
export interface ListInvoicesForMultipleOrdersRequest {
  /** Ids of the orders, 100 at most. At most 100 items. */
  orderIds: string[];
}

/** Response of {@link listInvoicesForMultipleOrders}. */
export interface ListInvoicesForMultipleOrdersResponse {
  /** One entry per order. */
  invoicesForOrder: InvoicesForOrder[];
}

/** The invoices of one order. */
export interface InvoicesForOrder {
  /** Id of the order. */
  orderId: string;
  /** Invoices that the order has. At most 300 items. */
  invoicesInfo: Invoice[];
}

/** An invoice and the app that made it. */
export interface Invoice {
  /** Id of the invoice. */
  id: string;
  /** Id of the app that made it. */
  appId: string;
  /** Whether the invoice was sent, paid or voided. */
  status?: InvoiceStatus | null;
}

/** An invoice and the app that made it. */
export interface InvoiceInput {
  /** Id of the invoice. */
  id?: string;
  /** Id of the app that made it. */
  appId?: string;
}

/** Request of {@link generateInvoice}. */
export interface GenerateInvoiceRequest {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
}

/** Response of {@link generateInvoice}. */
export interface GenerateInvoiceResponse {
  /** Id of the new invoice. */
  invoiceId: string;
}

/** Request of {@link bulkGenerateInvoices}. */
export interface BulkGenerateInvoicesRequest {
  /** Ids of the orders, 300 at most. 1 to 300 items. */
  orderIds: string[];
}

/** Response of {@link bulkGenerateInvoices}. */
export interface BulkGenerateInvoicesResponse {
  /** What became of each item; the metadata of an entry tells which one it is. */
  results: BulkInvoiceResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What became of one order of a bulk call. */
export interface BulkInvoiceResult {
  /** Place of the item in the request, its id, and its error where it failed. */
  itemMetadata?: ItemMetadataOfProducts;
  /** The order and its new invoice; absent where it failed. */
  item?: InvoiceForOrder;
}

/** An order and its new invoice. */
export interface InvoiceForOrder {
  /** Id of the order. */
  orderId: string;
  /** Id of the invoice. */
  invoiceId: string;
}

/** Request of {@link addInvoiceToOrder}. */
export interface AddInvoiceToOrderRequest {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
  /** The invoice to attach. */
  invoiceInfo: InvoiceInput;
}

/** Response of {@link addInvoiceToOrder}. */
export interface AddInvoiceToOrderResponse {
  /** All invoices of the order. */
  orderInvoices: Invoice[];
}

/** What has become of an invoice. */
export type InvoiceStatus =
  | "Draft"
  | "Sent"
  | "Processing"
  | "Paid"
  | "Overdue"
  | "Void"
  | "Deleted"
  | "PartiallyPaid"
  | "PartialAndOverdue"
  | (string & {});
