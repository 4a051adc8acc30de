// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { BulkActionMetadata, ItemMetadataOfProducts, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  ApplicationError,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/schemas";

export const ListInvoicesForMultipleOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderIds: z.array(z.string().min(1).max(100)).max(100) }),
);

export const ListInvoicesForMultipleOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ invoicesForOrder: z.array(InvoicesForOrder).optional() }),
);

export const InvoicesForOrder: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: z.string().optional(),
    invoicesInfo: z.array(Invoice).max(300).optional(),
  }),
);

export const Invoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    appId: z.string().optional(),
    status: InvoiceStatus.nullish(),
  }),
);

export const GenerateInvoiceRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string().min(1).max(100) }),
);

export const GenerateInvoiceResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ invoiceId: z.string().optional() }),
);

export const BulkGenerateInvoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderIds: z.array(z.string().min(1).max(100)).min(1).max(300) }),
);

export const BulkGenerateInvoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInvoiceResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkInvoiceResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    itemMetadata: ItemMetadataOfProducts.optional(),
    item: InvoiceForOrder.optional(),
  }),
);

export const InvoiceForOrder: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string().optional(), invoiceId: z.string().optional() }),
);

export const AddInvoiceToOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string().min(1).max(100), invoiceInfo: Invoice }),
);

export const AddInvoiceToOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderInvoices: z.array(Invoice).optional() }),
);

export const InvoiceStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "Draft",
    "Sent",
    "Processing",
    "Paid",
    "Overdue",
    "Void",
    "Deleted",
    "PartiallyPaid",
    "PartialAndOverdue",
  ]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderInvoices.listInvoicesForMultipleOrders": ListInvoicesForMultipleOrdersRequest,
  "ecom.orderInvoices.generateInvoice": GenerateInvoiceRequest,
  "ecom.orderInvoices.bulkGenerateInvoices": BulkGenerateInvoicesRequest,
  "ecom.orderInvoices.addInvoiceToOrder": AddInvoiceToOrderRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderInvoices.listInvoicesForMultipleOrders": /* @__PURE__ */ responseSchema(
    ListInvoicesForMultipleOrdersResponse,
  ),
  "ecom.orderInvoices.generateInvoice": /* @__PURE__ */ responseSchema(GenerateInvoiceResponse),
  "ecom.orderInvoices.bulkGenerateInvoices": /* @__PURE__ */ responseSchema(
    BulkGenerateInvoicesResponse,
  ),
  "ecom.orderInvoices.addInvoiceToOrder": /* @__PURE__ */ responseSchema(AddInvoiceToOrderResponse),
};
