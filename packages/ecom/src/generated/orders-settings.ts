// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure when an order reduces the stock, and whether an invoice is created for it.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";

/**
 * Returns when orders reduce the stock, and whether invoices are created for them.
 *
 * `GET /ecom/v1/orders-settings` (ecom/orders-settings)
 *
 * @remarks Requires the permission `ECOM.READ_ORDERS_SETTINGS`.
 * @example
 * ```ts
 * const response = await client.use(ordersSettings).getOrdersSettings();
 * ```
 */
export const getOrdersSettings: () => Promise<GetOrdersSettingsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.ordersSettings.getOrdersSettings",
    method: "GET",
    path: "/ecom/v1/orders-settings",
    response: { ordersSettings: { createdDate: "d", updatedDate: "d" } },
  });

/**
 * Updates the inventory trigger or automatic invoicing for orders.
 *
 * `PATCH /ecom/v1/orders-settings` (ecom/orders-settings)
 *
 * @param ordersSettings - The fields to update.
 * @remarks Requires the permission `ECOM.UPDATE_ORDERS_SETTINGS`.
 * @example
 * ```ts
 * const response = await client.use(ordersSettings).updateOrdersSettings({
 *   inventoryUpdateTrigger: "ON_ORDER_PAID",
 * });
 * ```
 */
export const updateOrdersSettings: (
  ordersSettings: OrdersSettingsInput,
) => Promise<UpdateOrdersSettingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.ordersSettings.updateOrdersSettings",
  method: "PATCH",
  path: "/ecom/v1/orders-settings",
  args: ["ordersSettings"],
  request: { fieldMask: "m", ordersSettings: { createdDate: "d", updatedDate: "d" } },
  response: { ordersSettings: { createdDate: "d", updatedDate: "d" } },
  mask: "fieldMask",
});

/** Event that {@link onOrdersSettingsUpdated} passes to its handler. */
export interface OrdersSettingsUpdatedEvent {
  /** The entity after the change. */
  entity: OrdersSettings;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the order settings change.
 *
 * The type of the event is `wix.ecom.v1.orders_settings_updated`.
 *
 * @example
 * ```ts
 * client.use(ordersSettings).onOrdersSettingsUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrdersSettingsUpdated: (handler: EventHandler<OrdersSettingsUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.orders_settings_updated",
    codec: {
      entity: { createdDate: "d", updatedDate: "d" },
      modifiedFields: { createdDate: "d", updatedDate: "d" },
    },
  });

/** Request of {@link getOrdersSettings}. */
export type GetOrdersSettingsRequest = Record<string, never>;

/** Response of {@link getOrdersSettings}. */
export interface GetOrdersSettingsResponse {
  /** When orders reduce the stock, and whether invoices are created for them. */
  ordersSettings?: OrdersSettings;
}

/** When an order reduces the stock, and whether an invoice is created for it. */
export interface OrdersSettings {
  /** When an order reduces the stock. */
  inventoryUpdateTrigger: InventoryUpdateTrigger;
  /** Whether an invoice is created automatically for each order. */
  createInvoice?: boolean | null;
  /** When the settings were created. */
  createdDate?: Date | null;
  /** When the settings were last changed. */
  updatedDate?: Date | null;
}

/** When an order reduces the stock, and whether an invoice is created for it. */
export interface OrdersSettingsInput {
  /** When an order reduces the stock. */
  inventoryUpdateTrigger?: InventoryUpdateTrigger;
  /** Whether an invoice is created automatically for each order. */
  createInvoice?: boolean | null;
}

/** When an order reduces the stock: when it is placed or when it is paid. */
export type InventoryUpdateTrigger = "ON_ORDER_PAID" | "ON_ORDER_PLACED" | (string & {});

/** Request of {@link updateOrdersSettings}. */
export interface UpdateOrdersSettingsRequest {
  /** The fields to update. */
  ordersSettings: OrdersSettingsInput;
}

/** Response of {@link updateOrdersSettings}. */
export interface UpdateOrdersSettingsResponse {
  /** The updated settings. */
  ordersSettings?: OrdersSettings;
}
