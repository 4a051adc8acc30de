// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get several groups of the site's eCommerce settings with one call.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import { checkoutSettingsCodec } from "./codecs.js";

/**
 * Application error codes for {@link getEcommerceSettings}, and how to fix the errors.
 *
 * - `SITE_NOT_FOUND`: The site for this request was not found. Check the client id, or the site
 *   id that you use with the API key.
 */
export type GetEcommerceSettingsErrorCode = "SITE_NOT_FOUND";

/**
 * Returns selected groups of eCommerce settings. Groups that fail to load are returned as
 * errors.
 *
 * `GET /_api/ecommerce-settings/v1/ecommerce-settings` (ecom/ecommerce-settings)
 *
 * @param fields - Groups of settings to return. 1 to 25 items.
 * @remarks For error codes, see {@link GetEcommerceSettingsErrorCode}. Requires the permission
 *   `ECOM.ECOMMERCE_SETTINGS_READ`.
 * @example
 * ```ts
 * const response = await client.use(ecommerceSettings).getEcommerceSettings([
 *   "ADDITIONAL_FEES_SERVICE_PLUGIN",
 * ]);
 * ```
 */
export const getEcommerceSettings: ((
  fields: RequestedFields[],
) => Promise<GetEcommerceSettingsResponse>) &
  Throws<GetEcommerceSettingsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.ecommerceSettings.getEcommerceSettings",
  method: "GET",
  path: "/_api/ecommerce-settings/v1/ecommerce-settings",
  args: ["fields"],
  response: { ecommerceSettings: { checkout: checkoutSettingsCodec } },
});

/** Request of {@link getEcommerceSettings}. */
export interface GetEcommerceSettingsRequest {
  /** Groups of settings to return. 1 to 25 items. */
  fields: RequestedFields[];
}

/** Groups of eCommerce settings. */
export type RequestedFields =
  | "ADDITIONAL_FEES_SERVICE_PLUGIN"
  | "VALIDATIONS_SERVICE_PLUGIN"
  | "TAX"
  | "DISCOUNT_RULES"
  | "CHECKOUT"
  | "DELIVERY"
  | "PREMIUM_SITE"
  | "BUSINESS_INFO"
  | "PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN"
  | (string & {});

/** Response of {@link getEcommerceSettings}. */
export interface GetEcommerceSettingsResponse {
  /** The requested groups of settings. */
  ecommerceSettings?: EcommerceSettings;
  /** Groups of settings that could not be loaded. */
  errors: Error[];
}

/** The site's eCommerce settings. Contains only the requested groups. */
export type EcommerceSettings = Record<string, never>;

/** A group of settings that could not be loaded. */
export interface Error {
  /** The group of settings that could not be loaded. */
  requestedField: RequestedFields;
}
