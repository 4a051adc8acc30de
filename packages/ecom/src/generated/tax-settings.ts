// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Decide whether item prices on the site already contain tax.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * Read whether item prices include tax.
 *
 * `GET /billing/v1/tax-settings` (ecom/tax-settings)
 *
 * @remarks Requires the permission `billing:tax:v1:tax_settings:get_tax_settings`.
 * @example
 * ```ts
 * const response = await client.use(taxSettings).getTaxSettings();
 * ```
 */
export const getTaxSettings: () => Promise<GetTaxSettingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxSettings.getTaxSettings",
  method: "GET",
  path: "/billing/v1/tax-settings",
  response: { taxSettings: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Set whether item prices include tax, creating the settings if there are none.
 *
 * `POST /billing/v1/tax-settings` (ecom/tax-settings)
 *
 * @param taxSettings - The settings to store.
 * @remarks Requires the permission `billing:tax:v1:tax_settings:upsert_tax_settings`.
 * @example
 * ```ts
 * const response = await client.use(taxSettings).upsertTaxSettings({});
 * ```
 */
export const upsertTaxSettings: (
  taxSettings: TaxSettingsInput,
) => Promise<UpsertTaxSettingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxSettings.upsertTaxSettings",
  path: "/billing/v1/tax-settings",
  args: ["taxSettings"],
  request: { fieldMask: "m", taxSettings: { createdDate: "d", updatedDate: "d" } },
  response: { taxSettings: { createdDate: "d", updatedDate: "d" } },
  mask: "fieldMask",
});

/** Request of {@link getTaxSettings}. */
export type GetTaxSettingsRequest = Record<string, never>;

/** Response of {@link getTaxSettings}. */
export interface GetTaxSettingsResponse {
  /** Whether item prices contain tax. */
  taxSettings?: TaxSettings;
}

/** Whether item prices contain tax. */
export interface TaxSettings {
  /** True when item prices already contain the tax. */
  taxIncludedInItemPrices: boolean;
  /** When the settings were created. */
  createdDate?: Date | null;
  /** When the settings were last changed. */
  updatedDate?: Date | null;
}

/** Whether item prices contain tax. */
export interface TaxSettingsInput {
  /** True when item prices already contain the tax. */
  taxIncludedInItemPrices?: boolean;
}

/** Request of {@link upsertTaxSettings}. */
export interface UpsertTaxSettingsRequest {
  /** The settings to store. */
  taxSettings: TaxSettingsInput;
}

/** Response of {@link upsertTaxSettings}. */
export interface UpsertTaxSettingsResponse {
  /** The settings after the change. */
  taxSettings?: TaxSettings;
}
