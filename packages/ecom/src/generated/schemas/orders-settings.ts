// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { dateTime, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetOrdersSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GetOrdersSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ordersSettings: OrdersSettings.optional() }),
);

export const OrdersSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryUpdateTrigger: InventoryUpdateTrigger.optional(),
    createInvoice: z.boolean().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const InventoryUpdateTrigger: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ON_ORDER_PAID", "ON_ORDER_PLACED"]),
);

export const UpdateOrdersSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ordersSettings: OrdersSettings }),
);

export const UpdateOrdersSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ordersSettings: OrdersSettings.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.ordersSettings.getOrdersSettings": GetOrdersSettingsRequest,
  "ecom.ordersSettings.updateOrdersSettings": UpdateOrdersSettingsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.ordersSettings.getOrdersSettings":
    /* @__PURE__ */ responseSchema(GetOrdersSettingsResponse),
  "ecom.ordersSettings.updateOrdersSettings": /* @__PURE__ */ responseSchema(
    UpdateOrdersSettingsResponse,
  ),
};
