// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the site's combined commerce settings in one call.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import { checkoutSettingsCodec } from "./codecs.js";

/**
 * Codes of the application errors of {@link getEcommerceSettings}, and what to do.
 *
 * - `SITE_NOT_FOUND`: The platform does not know the site of this call: check the client id, or
 *   the site id of the key.
 */
export type GetEcommerceSettingsErrorCode = "SITE_NOT_FOUND";

/**
 * Read selected groups of commerce settings; groups that fail to load are listed as errors.
 *
 * `GET /_api/ecommerce-settings/v1/ecommerce-settings` (ecom/ecommerce-settings)
 *
 * @param fields - Groups of settings to read; 1 to 25 items.
 * @remarks Its application errors have a {@link GetEcommerceSettingsErrorCode}. Needs
 *   ECOM.ECOMMERCE_SETTINGS_READ.
 * @example
 * ```ts
 * const answer = await client.use(ecommerceSettings).getEcommerceSettings([
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

/** What {@link getEcommerceSettings} is called with. */
export interface GetEcommerceSettingsRequest {
  /** Groups of settings to read. 1 to 25 items. */
  fields: RequestedFields[];
}

/** Groups of commerce settings. */
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

/** What {@link getEcommerceSettings} answers. */
export interface GetEcommerceSettingsResponse {
  /** The groups that were asked for. */
  ecommerceSettings?: EcommerceSettings;
  /** Groups that could not be read. */
  errors: Error[];
}

/** Commerce settings of the site, by group; only those that were asked for. */
export type EcommerceSettings = Record<string, never>;

/** A group that could not be read. */
export interface Error {
  /** The group that could not be read. */
  requestedField: RequestedFields;
}
