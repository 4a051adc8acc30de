// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate the tax of a cart, a checkout or an order in place of the merchant's manual rates.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/tax-calculation.js";

/** Handlers of the `TAX_CALCULATION_PROVIDER` service plugin. */
export interface TaxCalculationProviderHandlers {
  /**
   * Calculate the tax of line items at their addresses.
   *
   * `POST /v1/calculate-tax`
   */
  calculateTax(
    payload: PluginPayload<CalculateTaxRequest>,
  ): CalculateTaxResponse | Promise<CalculateTaxResponse>;
}

/**
 * Registers handlers on the client for calls to the `TAX_CALCULATION_PROVIDER` service plugin.
 *
 * @param handlers - `calculateTax`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: TaxCalculationProviderHandlers) => void =
  /* @__PURE__ */ definePlugin({
    type: "TAX_CALCULATION_PROVIDER",
    handlers: { calculateTax: { path: "/v1/calculate-tax", schema: schemas.CalculateTaxResponse } },
  });

/** What `calculateTax` is asked. */
export interface CalculateTaxRequest {
  /** Currency of all amounts as an ISO 4217 code. */
  currency: string;
  /** Addresses that line items refer to by their index. 1 to 3 items. */
  addresses: Address[];
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
}

/** Postal address. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 100 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 50 characters. */
  postalCode?: string | null;
  /** First line of the address: street and number. At most 200 characters. */
  addressLine?: string | null;
  /** Second line: floor, flat or other detail. At most 200 characters. */
  addressLine2?: string | null;
}

/** One item of a checkout; to add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** Name of the item. At most 250 characters. */
  itemName?: string | null;
  /** How many of it, from 1 to 100,000; capped at stock. 1 to 100000. */
  quantity: number;
  /** Price of one, after sale and discounts. A decimal string. */
  price: string;
  /** Tax code of the item. At most 40 characters. */
  itemCode?: string | null;
  /** ID of the tax group. */
  taxGroupId?: string | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice: boolean;
  /** Which of the addresses it is taxed at. */
  addressIndex?: AddressIndex;
  /** ID of the tax region. */
  taxRegionId?: string | null;
}

/** At most one of: `singleAddress`, `multipleAddresses`. */
export type AddressIndex =
  | {
      /** Index of the one address. */
      singleAddress?: number;
      multipleAddresses?: undefined;
    }
  | {
      singleAddress?: undefined;
      /** Indexes of two addresses. */
      multipleAddresses?: MultipleAddresses;
    };

export interface MultipleAddresses {
  /** Index of the address that it is sent from. */
  origin: number;
  /** Index of the address that it is sent to. */
  destination: number;
}

/** What `calculateTax` answers. */
export interface CalculateTaxResponse {
  /** Currency of all amounts as an ISO 4217 code. */
  currency?: string;
  /** Tax of all together. */
  taxSummary: TaxSummary;
  /** Tax of each line item. 1 to 300 items. */
  lineItemTaxDetails: LineItemTaxDetails[];
}

/** Totals of the tax. */
export interface TaxSummary {
  /** Amount in all. A decimal string. */
  totalAmount?: string;
  /** Tax due. A decimal string. */
  totalTax?: string;
  /** All that is taxed, as a decimal. */
  totalTaxableAmount?: string;
  /** Tax that the prices contain, as a decimal. */
  totalTaxIncludedInPrice?: string | null;
}

export interface LineItemTaxDetails {
  /** ID of the line item. 1 to 100 characters. */
  id?: string;
  /** Name of the item. At most 250 characters. */
  itemName?: string | null;
  /** How many. 1 to 100000. */
  quantity?: number;
  /** Taxes that it is made of. At most 7 items. */
  taxBreakdown?: TaxBreakdown[];
  /** Tax of the line item. */
  taxSummary?: LineItemTaxSummary;
}

/** One of several taxes on an item. */
export interface TaxBreakdown {
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Part of the amount that is free of this tax. A decimal string. */
  nonTaxableAmount?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount of this tax. A decimal string. */
  taxAmount?: string | null;
  /** Part of the amount on which this tax is due. A decimal string. */
  taxableAmount?: string | null;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name of the tax. At most 200 characters. */
  taxName?: string | null;
  /** Level of the place that levies it. */
  jurisdictionType?: JurisdictionType;
}

/** Classifies the level that levies a tax, from a country to a special district. */
export type JurisdictionType = "UNDEFINED" | "COUNTRY" | "STATE" | "COUNTY" | "CITY" | "SPECIAL";

export interface LineItemTaxSummary {
  /** Price of all of the line item, as a decimal. */
  fullPrice?: string | null;
  /** The tax, as a decimal. */
  taxAmount?: string;
  /** What is taxed, as a decimal. */
  taxableAmount?: string;
}
