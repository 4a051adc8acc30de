// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate the tax on a cart, checkout or order, instead of using the merchant's manual rates.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/tax-calculation.js";

/** Handlers of the `TAX_CALCULATION_PROVIDER` service plugin. */
export interface TaxCalculationProviderHandlers {
  /**
   * Calculates the tax on line items, based on their addresses.
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

/** Request of `calculateTax`. */
export interface CalculateTaxRequest {
  /** Currency of all amounts, as an ISO 4217 code. */
  currency: string;
  /** Addresses that the line items refer to by index. 1 to 3 items. */
  addresses: Address[];
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
}

/** A postal address. */
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
  /** Second address line, such as an apartment or floor. At most 200 characters. */
  addressLine2?: string | null;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** Name of the item. At most 250 characters. */
  itemName?: string | null;
  /** Quantity from 1 to 100,000, limited to the available stock. */
  quantity: number;
  /** Unit price after sale and discounts. A decimal string. */
  price: string;
  /** Tax code of the item. At most 40 characters. */
  itemCode?: string | null;
  /** Id of the tax group. */
  taxGroupId?: string | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice: boolean;
  /** Index of the address that determines the tax. */
  addressIndex?: AddressIndex;
  /** Id of the tax region. */
  taxRegionId?: string | null;
}

/** At most one of `singleAddress` and `multipleAddresses` is set. */
export type AddressIndex =
  | {
      /** Index of the only address that determines the tax. */
      singleAddress?: number;
      multipleAddresses?: undefined;
    }
  | {
      singleAddress?: undefined;
      /** Indexes of the origin and destination addresses. */
      multipleAddresses?: MultipleAddresses;
    };

export interface MultipleAddresses {
  /** Index of the origin address. */
  origin: number;
  /** Index of the destination address. */
  destination: number;
}

/** Response of `calculateTax`. */
export interface CalculateTaxResponse {
  /** Currency of all amounts, as an ISO 4217 code. */
  currency?: string;
  /** Total tax. */
  taxSummary: TaxSummary;
  /** Tax on each line item. 1 to 300 items. */
  lineItemTaxDetails: LineItemTaxDetails[];
}

/** Totals of the tax calculation. */
export interface TaxSummary {
  /** Total amount for all line items. A decimal string. */
  totalAmount?: string;
  /** Total tax, as a decimal string. */
  totalTax?: string;
  /** Taxable amount, as a decimal string. */
  totalTaxableAmount?: string;
  /** Amount of tax that the prices already include, as a decimal string. */
  totalTaxIncludedInPrice?: string | null;
}

export interface LineItemTaxDetails {
  /** Id of the line item. 1 to 100 characters. */
  id?: string;
  /** Name of the item. At most 250 characters. */
  itemName?: string | null;
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number;
  /** Taxes that make up the total. At most 7 items. */
  taxBreakdown?: TaxBreakdown[];
  /** Tax on the line item. */
  taxSummary?: LineItemTaxSummary;
}

/** One of the taxes on a line item. */
export interface TaxBreakdown {
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Non-taxable part of the amount. A decimal string. */
  nonTaxableAmount?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount of this tax. A decimal string. */
  taxAmount?: string | null;
  /** Taxable part of the amount. A decimal string. */
  taxableAmount?: string | null;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name of the tax. At most 200 characters. */
  taxName?: string | null;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType?: JurisdictionType;
}

/** Level of a tax jurisdiction, from a whole country to a special district. */
export type JurisdictionType = "UNDEFINED" | "COUNTRY" | "STATE" | "COUNTY" | "CITY" | "SPECIAL";

export interface LineItemTaxSummary {
  /** Price of the whole line item, as a decimal string. */
  fullPrice?: string | null;
  /** Tax amount, as a decimal string. */
  taxAmount?: string;
  /** Taxable amount, as a decimal string. */
  taxableAmount?: string;
}
