// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the stock of a custom catalog in sync with orders.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/inventory.js";

/** Handlers of the `ECOM_INVENTORY` service plugin. */
export interface InventoryHandlers {
  /**
   * Reduces the stock by the quantities of an order.
   *
   * `POST /v1/decrement`
   */
  decrementAvailability(
    payload: PluginPayload<DecrementAvailabilityRequest>,
  ): DecrementAvailabilityResponse | Promise<DecrementAvailabilityResponse>;

  /**
   * Increases the stock by the quantities of an order.
   *
   * `POST /v1/increment`
   */
  incrementAvailability(
    payload: PluginPayload<IncrementAvailabilityRequest>,
  ): IncrementAvailabilityResponse | Promise<IncrementAvailabilityResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_INVENTORY` service plugin.
 *
 * @param handlers - The handlers that the app implements. They replace earlier handlers of the
 *   same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: Partial<InventoryHandlers>) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_INVENTORY",
    handlers: {
      decrementAvailability: {
        path: "/v1/decrement",
        schema: schemas.DecrementAvailabilityResponse,
      },
      incrementAvailability: {
        path: "/v1/increment",
        schema: schemas.IncrementAvailabilityResponse,
      },
    },
  });

/**
 * The stock is too low. Throw it in a handler to respond with status 428 and the code
 * `DECREMENT_NOT_POSSIBLE`.
 */
export class DecrementNotPossible extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("DecrementNotPossible", 428, "DECREMENT_NOT_POSSIBLE", data);
  }
}

/**
 * The stock cannot be increased. Throw it in a handler to respond with status 428 and the code
 * `INCREMENT_NOT_POSSIBLE`.
 */
export class IncrementNotPossible extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("IncrementNotPossible", 428, "INCREMENT_NOT_POSSIBLE", data);
  }
}

/** Request of `decrementAvailability`. */
export interface DecrementAvailabilityRequest {
  /** Items in the order. 1 to 300 items. */
  items: Item[];
  /** Whether to fail instead of letting the stock fall below zero. */
  restrictInventoryValue?: boolean | null;
  /** Id of the order. */
  orderId: string;
  /** Reason for the change. */
  reason: Reason;
}

export interface Item {
  /** The catalog item. */
  catalogReference?: CatalogReference;
  /** Id of the inventory location. */
  locationId?: string | null;
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
  /** Whether the item is sold as a subscription. */
  subscriptionItem: boolean;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReference {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/**
 * Why an email address is not valid. For example, emails to it bounced, or its domain is
 * unknown.
 */
export type Reason =
  | "ORDER_PLACED"
  | "ORDER_PAID"
  | "ORDER_CANCELED"
  | "ORDER_REFUNDED"
  | "ORDER_EDITED"
  | "ORDER_REJECTED"
  | (string & {});

/** Response of `decrementAvailability`. */
export type DecrementAvailabilityResponse = Record<string, never>;

/** Request of `incrementAvailability`. */
export interface IncrementAvailabilityRequest {
  /** Items in the order. 1 to 300 items. */
  items: Item[];
  /** Id of the order. */
  orderId: string;
  /** Reason for the change. */
  reason: Reason;
}

/** Response of `incrementAvailability`. */
export type IncrementAvailabilityResponse = Record<string, never>;
