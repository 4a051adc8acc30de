// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the site's combined commerce settings in one call.
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";

const inlineCodec = { urlExpirationDate: "d", focalPoint: { x: "f", y: "f" } } as const;
const inlineCodec2 = { backgroundFill: { image: inlineCodec } } as const;
const inlineCodec3 = { backgroundFill: { image: inlineCodec }, logo: { image: inlineCodec } } as const;
const inlineCodec4 = { formBackgroundFill: { image: inlineCodec }, summaryBackgroundFill: { image: inlineCodec } } as const;
const inlineCodec5 = { footer: inlineCodec2, header: inlineCodec3, mainSection: inlineCodec4 } as const;
const inlineCodec6 = { checkoutBrand: inlineCodec5, createdDate: "d", updatedDate: "d" } as const;
const ecommerceSettingsCodec = { checkout: inlineCodec6 } as const;

const getEcommerceSettingsOperation: Operation = {
  name: "ecom.ecommerceSettings.getEcommerceSettings",
  method: "GET",
  path: "/_api/ecommerce-settings/v1/ecommerce-settings",
  names: ["fields"],
  args: { fields: "0" },
  response: { ecommerceSettings: ecommerceSettingsCodec },
};
/** Codes of the application errors of {@link getEcommerceSettings}. */
export type GetEcommerceSettingsErrorCode = "SITE_NOT_FOUND";
/**
 * Read selected groups of commerce settings; groups that fail to load are listed as errors.
 *
 * `GET /_api/ecommerce-settings/v1/ecommerce-settings` (ecom/ecommerce-settings)
 * @param fields - fields
 * @returns the whole answer, a `GetEcommerceSettingsResponse`
 * @throws ValidationError, ApplicationError (see {@link GetEcommerceSettingsErrorCode}), HttpError or SystemError
 * @remarks Needs ECOM.ECOMMERCE_SETTINGS_READ.
 * @example
 * ```ts
 * const answer = await client.use(ecommerceSettings).getEcommerceSettings(["ADDITIONAL_FEES_SERVICE_PLUGIN"]);
 * ```
 */
export function getEcommerceSettings(fields: RequestedFields[]): Promise<GetEcommerceSettingsResponse> {
  return call(getEcommerceSettingsOperation, [fields]);
}


export interface GetEcommerceSettingsRequest {
  /** 1 to 25 items. */
  fields: RequestedFields[];
}
export type RequestedFields = "ADDITIONAL_FEES_SERVICE_PLUGIN" | "VALIDATIONS_SERVICE_PLUGIN" | "TAX" | "DISCOUNT_RULES" | "CHECKOUT" | "DELIVERY" | "PREMIUM_SITE" | "BUSINESS_INFO" | "PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN" | (string & {});
export interface GetEcommerceSettingsResponse {
  ecommerceSettings?: EcommerceSettings;
  errors: Error[];
}
export type EcommerceSettings = Record<string, never>;
export interface Error {
  requestedField: RequestedFields;
}
