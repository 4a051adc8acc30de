// Generated from api/ by `npm run generate`. Do not edit.

import { definePlugin, type PluginPayload } from "../../plugins/define.js";
/**
 * Decide how the payment of an order is made, such as whether it needs 3D Secure.
 *
 * @module
 */
import type { Order } from "../common.js";
import * as schemas from "./schemas/payment-settings.js";

/** The handlers of the plugin `ECOM_PAYMENT_SETTINGS`. */
export interface PaymentSettingsHandlers {
  /**
   * Tell how the payment of an order is to be made.
   *
   * `POST /v1/payment-settings`
   */
  getPaymentSettings(
    payload: PluginPayload<GetPaymentSettingsRequest>,
  ): GetPaymentSettingsResponse | Promise<GetPaymentSettingsResponse>;
}

/**
 * Tells the client what answers when the platform calls the plugin `ECOM_PAYMENT_SETTINGS`.
 *
 * @param handlers - `getPaymentSettings`; they replace those of the same names that were told
 *   before
 * @throws PorticoError - NO_CONTEXT, where it is not called through a client; TypeError for a
 *   handler that the plugin does not have
 */
export const provideHandlers: (handlers: PaymentSettingsHandlers) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_PAYMENT_SETTINGS",
    handlers: {
      getPaymentSettings: {
        path: "/v1/payment-settings",
        request: {
          order: {
            createdDate: "d",
            updatedDate: "d",
            lineItems: {
              image: { urlExpirationDate: "d", focalPoint: { x: "f", y: "f" } },
              physicalProperties: { weight: "f" },
              digitalFile: { expirationDate: "d" },
              subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
              serviceProperties: { endDate: "d", scheduledDate: "d" },
            },
            billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
            shippingInfo: {
              logistics: {
                shippingDestination: { address: { geocode: { latitude: "f", longitude: "f" } } },
                pickupDetails: { address: { geocode: { latitude: "f", longitude: "f" } } },
                deliverByDate: "d",
                deliveryTimeSlot: { from: "d", to: "d" },
              },
            },
            activities: { createdDate: "d" },
            recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
            purchasedDate: "d",
          },
        },
        schema: schemas.GetPaymentSettingsResponse,
      },
    },
  });

/** What `getPaymentSettings` is asked. */
export interface GetPaymentSettingsRequest {
  /** The order that is paid. */
  order?: Order;
}

/** What `getPaymentSettings` answers. */
export interface GetPaymentSettingsResponse {
  /** How it is to be paid. */
  paymentSettings: PaymentSettings;
}

export interface PaymentSettings {
  /** Whether the payment needs 3D Secure. */
  requires3dSecure?: boolean | null;
}
