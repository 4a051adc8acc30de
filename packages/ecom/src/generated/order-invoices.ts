// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Create and list invoices for orders.
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
 * Lists the invoices for up to 100 orders. Members and apps can call this operation.
 *
 * `POST /ecom/v1/invoices/list-by-ids` (ecom/order-invoices)
 *
 * @param orderIds - Ids of the orders.
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
 * Creates an invoice for an order and returns its id.
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
 * Creates invoices for up to 300 orders, with a result for each.
 *
 * `POST /ecom/v1/bulk/invoices/generate` (ecom/order-invoices)
 *
 * @param orderIds - Ids of the orders.
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
 * Adds an app-created invoice to an order.
 *
 * `POST /ecom/v1/invoices/orders/{orderId}/add-invoice` (ecom/order-invoices)
 *
 * @param orderId - Id of the order.
 * @param invoiceInfo - The invoice to add.
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
  /** Ids of the orders. At most 100 items. */
  orderIds: string[];
}

/** Response of {@link listInvoicesForMultipleOrders}. */
export interface ListInvoicesForMultipleOrdersResponse {
  /** The orders and their entries, one per order. */
  invoicesForOrder: InvoicesForOrder[];
}

/** The invoices for one order. */
export interface InvoicesForOrder {
  /** Id of the order. */
  orderId: string;
  /** Invoices of the order. At most 300 items. */
  invoicesInfo: Invoice[];
}

/** An invoice and the app that created it. */
export interface Invoice {
  /** Id of the invoice. */
  id: string;
  /** Id of the app that created the invoice. */
  appId: string;
  /** Whether the invoice was sent, paid or voided. */
  status?: InvoiceStatus | null;
}

/** An invoice and the app that created it. */
export interface InvoiceInput {
  /** Id of the invoice. */
  id?: string;
  /** Id of the app that created the invoice. */
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
  /** Ids of the orders. 1 to 300 items. */
  orderIds: string[];
}

/** Response of {@link bulkGenerateInvoices}. */
export interface BulkGenerateInvoicesResponse {
  /** One result per item. `itemMetadata` identifies the item. */
  results: BulkInvoiceResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one order in a bulk operation. */
export interface BulkInvoiceResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadataOfProducts;
  /** The order and its new invoice. Absent if the operation failed. */
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
  /** The invoice to add. */
  invoiceInfo: InvoiceInput;
}

/** Response of {@link addInvoiceToOrder}. */
export interface AddInvoiceToOrderResponse {
  /** All invoices for the order. */
  orderInvoices: Invoice[];
}

/** Status of an invoice. */
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
