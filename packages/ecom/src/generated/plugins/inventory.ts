// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the stock of items of an app's own catalog in step with orders.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/inventory.js";

/** Handlers of the `ECOM_INVENTORY` service plugin. */
export interface InventoryHandlers {
  /**
   * Take what an order holds off the stock.
   *
   * `POST /v1/decrement`
   */
  decrementAvailability(
    payload: PluginPayload<DecrementAvailabilityRequest>,
  ): DecrementAvailabilityResponse | Promise<DecrementAvailabilityResponse>;

  /**
   * Put what an order held back onto the stock.
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
 * There is not enough in stock. Throw it in a handler to respond with status 428 and the code
 * `DECREMENT_NOT_POSSIBLE`.
 */
export class DecrementNotPossible extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("DecrementNotPossible", 428, "DECREMENT_NOT_POSSIBLE", data);
  }
}

/**
 * The stock cannot be raised. Throw it in a handler to respond with status 428 and the code
 * `INCREMENT_NOT_POSSIBLE`.
 */
export class IncrementNotPossible extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("IncrementNotPossible", 428, "INCREMENT_NOT_POSSIBLE", data);
  }
}

/** What `decrementAvailability` is asked. */
export interface DecrementAvailabilityRequest {
  /** Items of the order. 1 to 300 items. */
  items: Item[];
  /** Whether less than is there may be taken only. */
  restrictInventoryValue?: boolean | null;
  /** ID of the order. */
  orderId: string;
  /** What happened to the order. */
  reason: Reason;
}

export interface Item {
  /** Item in its catalog. */
  catalogReference?: CatalogReference;
  /** Location of the stock. A GUID. */
  locationId?: string | null;
  /** How many. 1 to 100000. */
  quantity: number;
  /** Whether it is sold as a subscription. */
  subscriptionItem: boolean;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReference {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/** Classifies why an email address cannot be used, such as bounced mail or an unknown domain. */
export type Reason =
  | "ORDER_PLACED"
  | "ORDER_PAID"
  | "ORDER_CANCELED"
  | "ORDER_REFUNDED"
  | "ORDER_EDITED"
  | "ORDER_REJECTED"
  | (string & {});

/** What `decrementAvailability` answers. */
export type DecrementAvailabilityResponse = Record<string, never>;

/** What `incrementAvailability` is asked. */
export interface IncrementAvailabilityRequest {
  /** Items of the order. 1 to 300 items. */
  items: Item[];
  /** ID of the order. */
  orderId: string;
  /** What happened to the order. */
  reason: Reason;
}

/** What `incrementAvailability` answers. */
export type IncrementAvailabilityResponse = Record<string, never>;
