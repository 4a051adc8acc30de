// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Configure whether item prices on the site include tax.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * Returns whether item prices include tax.
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
 * Sets whether item prices include tax. Creates the settings if they do not exist.
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
  /** Whether item prices include tax. */
  taxSettings?: TaxSettings;
}

/** Whether item prices include tax. */
export interface TaxSettings {
  /** Whether item prices include tax. */
  taxIncludedInItemPrices: boolean;
  /** When the settings were created. */
  createdDate?: Date | null;
  /** When the settings were last changed. */
  updatedDate?: Date | null;
}

/** Whether item prices include tax. */
export interface TaxSettingsInput {
  /** Whether item prices include tax. */
  taxIncludedInItemPrices?: boolean;
}

/** Request of {@link upsertTaxSettings}. */
export interface UpsertTaxSettingsRequest {
  /** The settings to store. */
  taxSettings: TaxSettingsInput;
}

/** Response of {@link upsertTaxSettings}. */
export interface UpsertTaxSettingsResponse {
  /** The updated settings. */
  taxSettings?: TaxSettings;
}
