// Generated from api/ by `npm run generate`. Do not edit.

import { definePlugin, type PluginPayload } from "../../plugins/define.js";
/**
 * Configure how an order is paid, for example whether 3D Secure is required.
 *
 * @module
 */
import type { Order } from "../common.js";
import * as schemas from "./schemas/payment-settings.js";

/** Handlers of the `ECOM_PAYMENT_SETTINGS` service plugin. */
export interface PaymentSettingsHandlers {
  /**
   * Returns the payment settings of an order.
   *
   * `POST /v1/payment-settings`
   */
  getPaymentSettings(
    payload: PluginPayload<GetPaymentSettingsRequest>,
  ): GetPaymentSettingsResponse | Promise<GetPaymentSettingsResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_PAYMENT_SETTINGS` service plugin.
 *
 * @param handlers - `getPaymentSettings`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
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

/** Request of `getPaymentSettings`. */
export interface GetPaymentSettingsRequest {
  /** The order to pay. */
  order?: Order;
}

/** Response of `getPaymentSettings`. */
export interface GetPaymentSettingsResponse {
  /** Payment settings of the order. */
  paymentSettings: PaymentSettings;
}

export interface PaymentSettings {
  /** Whether the payment requires 3D Secure. */
  requires3dSecure?: boolean | null;
}
