// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate tax for a list of items and see which tax calculators are installed.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { ApplicationError } from "@portico/core/types";
import type { JurisdictionType } from "./common.js";

export type { ApplicationError, ApplicationErrorInput } from "@portico/core/types";
export type { JurisdictionType } from "./common.js";

/** The `options` of {@link calculateTax}. */
export interface CalculateTaxOptions {
  /** Guid, set on creation only. */
  externalId?: string | null;
  /** Currency. */
  currency?: string;
  /** 1 to 3 items. */
  addresses: Address[];
  /** 1 to 300 items. */
  lineItems: LineItem[];
  /** Guid. */
  contactId?: string | null;
  /** Guid. */
  taxExemptGroupId?: string | null;
  exemptDetails?: unknown;
}

/**
 * Codes of the application errors of {@link calculateTax}, and what to do.
 *
 * - `INVALID_LINE_ITEM_ADDRESS_INDEX`: A line item points at an address that the request does
 *   not have: count from 0.
 * - `MISSING_TAXABLE_ADDRESS`: Taxes need an address for each line item: send it.
 * - `MISSING_COUNTRY_IN_ADDRESS`: Taxes need the country of each address: send it.
 * - `MISSING_SUBDIVISION_IN_ADDRESS`: Taxes of this country need the subdivision of the
 *   address: send it, as in "US-NY".
 */
export type CalculateTaxErrorCode =
  | "INVALID_LINE_ITEM_ADDRESS_INDEX"
  | "MISSING_TAXABLE_ADDRESS"
  | "MISSING_COUNTRY_IN_ADDRESS"
  | "MISSING_SUBDIVISION_IN_ADDRESS";

/**
 * Calculate tax for up to 300 items, using up to three addresses that items refer to by index.
 *
 * `POST /billing/v1/calculate-tax` (ecom/tax-calculation)
 *
 * @param options - needs `addresses`, `lineItems`, `lineItems.id`, `lineItems.addressIndex`,
 *   `lineItems.price`; may hold `externalId`, `currency`, `contactId`, `taxExemptGroupId`,
 *   `exemptDetails`
 * @remarks Its application errors have a {@link CalculateTaxErrorCode}. Needs
 *   BILLING.CALCULATE_TAX.
 * @example
 * ```ts
 * const answer = await client.use(taxCalculation).calculateTax({
 *   addresses: [{}],
 *   lineItems: [{ id: "<id>", price: "19.90", addressIndex: {} }],
 * });
 * ```
 */
export const calculateTax: ((options: CalculateTaxOptions) => Promise<CalculateTaxResponse>) &
  Throws<CalculateTaxErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxCalculation.calculateTax",
  method: "POST",
  path: "/billing/v1/calculate-tax",
  args: [
    [
      "externalId",
      "currency",
      "addresses",
      "lineItems",
      "contactId",
      "taxExemptGroupId",
      "exemptDetails",
    ],
  ],
  read: true,
});

/**
 * List the tax calculators available on the site and the countries they do not cover.
 *
 * `GET /billing/v1/list-tax-calculators` (ecom/tax-calculation)
 *
 * @remarks Needs BILLING.TAX_CALCULATORS_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxCalculation).listTaxCalculators();
 * ```
 */
export const listTaxCalculators: () => Promise<ListTaxCalculatorsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.taxCalculation.listTaxCalculators",
    method: "GET",
    path: "/billing/v1/list-tax-calculators",
  });

export interface CalculateTaxRequest {
  /** Guid, set on creation only. */
  externalId?: string | null;
  /** Currency. */
  currency?: string;
  /** 1 to 3 items. */
  addresses: Address[];
  /** 1 to 300 items. */
  lineItems: LineItem[];
  /** Guid. */
  contactId?: string | null;
  /** Guid. */
  taxExemptGroupId?: string | null;
  exemptDetails?: unknown;
}

/** Postal address. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. Country. */
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

export interface LineItem {
  /** 1 to 100 characters. */
  id?: string;
  /** At most 250 characters. */
  itemName?: string | null;
  /** 1 to 100000. */
  quantity?: number;
  /** Decimal value, decimal in a string. */
  price?: string;
  /** At most 40 characters. */
  itemCode?: string | null;
  /** Guid. */
  taxGroupId?: string | null;
  /** Guid. */
  appId?: string | null;
  taxIncludedInPrice?: boolean | null;
  addressIndex?: AddressIndexInput;
}

/** At most one of: `singleAddress`, `multipleAddresses`. */
export interface AddressIndex {
  singleAddress?: number;
  multipleAddresses?: MultipleAddresses;
}

/** At most one of: `singleAddress`, `multipleAddresses`. */
export interface AddressIndexInput {
  singleAddress?: number;
  multipleAddresses?: MultipleAddressesInput;
}

export interface MultipleAddresses {
  origin: number;
  destination: number;
}

export interface MultipleAddressesInput {
  origin?: number;
  destination?: number;
}

export interface CalculateTaxResponse {
  /** Guid, set on creation only. */
  externalId?: string | null;
  /** Currency. */
  currency: string;
  /** 1 to 3 items. */
  addresses: Address[];
  taxSummary?: TaxSummary;
  /** 1 to 300 items. */
  lineItemTaxDetails: LineItemTaxDetails[];
  /** At most 100 items. */
  errors: ApplicationError[];
}

/** Totals of the tax. */
export interface TaxSummary {
  /** Decimal value, decimal in a string. */
  totalAmount: string;
  /** Tax due. Decimal value, decimal in a string. */
  totalTax: string;
  /** Decimal value, decimal in a string. */
  totalTaxableAmount: string;
  /** Decimal value, decimal in a string. */
  totalTaxIncludedInPrice: string;
  /** At most 50 items. */
  aggregatedTaxBreakdown: AggregatedTaxBreakdown[];
}

export interface AggregatedTaxBreakdown {
  /** At most 200 characters. */
  taxName: string;
  /** At most 200 characters. */
  taxType: string;
  /** At most 200 characters. */
  jurisdiction: string;
  jurisdictionType: JurisdictionType;
  /** Decimal in a string. */
  rate: string;
  /** Decimal value, decimal in a string. */
  aggregatedTaxAmount: string;
}

export interface LineItemTaxDetails {
  /** 1 to 100 characters. */
  id: string;
  /** At most 250 characters. */
  itemName?: string | null;
  /** 1 to 100000. */
  quantity: number;
  /** At most 7 items. */
  taxBreakdown: TaxBreakdown[];
  taxSummary?: LineItemTaxSummary;
  addressIndex?: AddressIndex;
  taxIncludedInPrice: boolean;
}

/** One of several taxes on an item. */
export interface TaxBreakdown {
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Part of the amount that is free of this tax. Decimal value, decimal in a string. */
  nonTaxableAmount?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. Decimal value, decimal in a string. */
  rate?: string | null;
  /** Amount of this tax. Decimal value, decimal in a string. */
  taxAmount?: string | null;
  /** Part of the amount on which this tax is due. Decimal value, decimal in a string. */
  taxableAmount?: string | null;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name of the tax. At most 200 characters. */
  taxName?: string | null;
  /** Level of the place that levies it. */
  jurisdictionType: JurisdictionType;
}

export interface LineItemTaxSummary {
  /** Decimal value, decimal in a string. */
  fullPrice?: string | null;
  /** Decimal value, decimal in a string. */
  taxAmount: string;
  /** Decimal value, decimal in a string. */
  taxableAmount: string;
  /** At most 50 characters. */
  appId?: string | null;
}

export type ListTaxCalculatorsRequest = Record<string, never>;

export interface ListTaxCalculatorsResponse {
  /** At most 10 items. */
  taxCalculatorDetails: TaxCalculatorDetails[];
}

export interface TaxCalculatorDetails {
  /** Guid. */
  appId: string;
  /** 1 to 200 characters. */
  displayName: string;
  /** At most 195 items. */
  unsupportedCountries: string[];
}
