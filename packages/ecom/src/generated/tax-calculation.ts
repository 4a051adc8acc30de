// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate tax for a list of items and see which tax calculators are installed.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { ApplicationError } from "@portico/core/types";
import type { JurisdictionType } from "./common.js";

export type { ApplicationError } from "@portico/core/types";
export type { JurisdictionType } from "./common.js";

/** Options of {@link calculateTax}. */
export interface CalculateTaxOptions {
  /** Id of your own for the calculation; the answer repeats it. Cannot change after creation. */
  externalId?: string | null;
  /** Currency of the prices as an ISO 4217 code, such as 'EUR'. */
  currency?: string;
  /** Addresses that the items refer to by index, three at most. 1 to 3 items. */
  addresses: Address[];
  /** Items to tax. 1 to 300 items. */
  lineItems: LineItem[];
  /** Id of the buyer in the site's contact list, whose exemption is applied. */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** Details of an exemption; their shape is not documented. */
  exemptDetails?: unknown;
}

/**
 * Application error codes of {@link calculateTax}, and how to fix them.
 *
 * - `INVALID_LINE_ITEM_ADDRESS_INDEX`: A line item refers to an address index that the request
 *   does not have. Indexes start at 0.
 * - `MISSING_TAXABLE_ADDRESS`: Tax calculation requires an address for each line item. Send it.
 * - `MISSING_COUNTRY_IN_ADDRESS`: Tax calculation requires the country of each address. Send
 *   it.
 * - `MISSING_SUBDIVISION_IN_ADDRESS`: Tax calculation for this country requires the subdivision
 *   of the address. Send it, as in "US-NY".
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
 * @param options - Must contain `addresses` and `lineItems`. `lineItems` requires `id`,
 *   `addressIndex` and `price`. Can contain `externalId`, `currency`, `contactId`,
 *   `taxExemptGroupId` and `exemptDetails`.
 * @remarks For error codes, see {@link CalculateTaxErrorCode}. Requires the permission
 *   `BILLING.CALCULATE_TAX`.
 * @example
 * ```ts
 * const response = await client.use(taxCalculation).calculateTax({
 *   addresses: [{ country: "DE" }],
 *   lineItems: [
 *     {
 *       id: "<tax calculation gateway id>",
 *       price: "19.90",
 *       addressIndex: {},
 *     },
 *   ],
 * });
 * ```
 */
export const calculateTax: ((options: CalculateTaxOptions) => Promise<CalculateTaxResponse>) &
  Throws<CalculateTaxErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxCalculation.calculateTax",
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
 * @remarks Requires the permission `BILLING.TAX_CALCULATORS_READ`.
 * @example
 * ```ts
 * const response = await client.use(taxCalculation).listTaxCalculators();
 * ```
 */
export const listTaxCalculators: () => Promise<ListTaxCalculatorsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.taxCalculation.listTaxCalculators",
    method: "GET",
    path: "/billing/v1/list-tax-calculators",
  });

/** Request of {@link calculateTax}. */
export interface CalculateTaxRequest {
  /** Id of your own for the calculation; the answer repeats it. Cannot change after creation. */
  externalId?: string | null;
  /** Currency of the prices as an ISO 4217 code, such as 'EUR'. */
  currency?: string;
  /** Addresses that the items refer to by index, three at most. 1 to 3 items. */
  addresses: Address[];
  /** Items to tax. 1 to 300 items. */
  lineItems: LineItem[];
  /** Id of the buyer in the site's contact list, whose exemption is applied. */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** Details of an exemption; their shape is not documented. */
  exemptDetails?: unknown;
}

/** Where an item is sent from or to. */
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

/** An item to tax. */
export interface LineItem {
  /** Id of the item within the request. 1 to 100 characters. */
  id: string;
  /** What the item is called. At most 250 characters. */
  itemName?: string | null;
  /** How many of it. 1 to 100000. */
  quantity?: number;
  /** Price of one, as a decimal string. */
  price: string;
  /** Code of the item, such as its stock keeping unit. At most 40 characters. */
  itemCode?: string | null;
  /** Id of the tax group that it belongs to. */
  taxGroupId?: string | null;
  /** Id of the app that the item comes from. */
  appId?: string | null;
  /** True when the price already contains the tax. */
  taxIncludedInPrice?: boolean | null;
  /** Addresses that decide its tax. */
  addressIndex: AddressIndexInput;
}

/**
 * Addresses of an item, by their places in the request's list, from 0.
 *
 * At most one of: `singleAddress`, `multipleAddresses`.
 */
export type AddressIndex =
  | {
      /** The one address of the item. */
      singleAddress?: number;
      multipleAddresses?: undefined;
    }
  | {
      singleAddress?: undefined;
      /** Origin and destination of the item. */
      multipleAddresses?: MultipleAddresses;
    };

/**
 * Addresses of an item, by their places in the request's list, from 0.
 *
 * At most one of: `singleAddress`, `multipleAddresses`.
 */
export type AddressIndexInput =
  | {
      /** The one address of the item. */
      singleAddress?: number;
      multipleAddresses?: undefined;
    }
  | {
      singleAddress?: undefined;
      /** Origin and destination of the item. */
      multipleAddresses?: MultipleAddressesInput;
    };

/** Origin and destination of an item, by their places in the request's list, from 0. */
export interface MultipleAddresses {
  /** Where it is sent from. */
  origin: number;
  /** Where it is sent to. */
  destination: number;
}

/** Origin and destination of an item, by their places in the request's list, from 0. */
export interface MultipleAddressesInput {
  /** Where it is sent from. */
  origin?: number;
  /** Where it is sent to. */
  destination?: number;
}

/** Response of {@link calculateTax}. */
export interface CalculateTaxResponse {
  /** Id that the request gave. Cannot change after creation. */
  externalId?: string | null;
  /** Currency of the amounts as an ISO 4217 code. */
  currency: string;
  /** Addresses of the request. 1 to 3 items. */
  addresses: Address[];
  /** Totals of the tax. */
  taxSummary?: TaxSummary;
  /** Tax on each item. 1 to 300 items. */
  lineItemTaxDetails: LineItemTaxDetails[];
  /** What went wrong in part of the calculation. At most 100 items. */
  errors: ApplicationError[];
}

/** Totals of the tax. */
export interface TaxSummary {
  /** Total of the items with their tax, as a decimal string. */
  totalAmount: string;
  /** Tax due in all, as a decimal string. */
  totalTax: string;
  /** Amount that tax is due on, as a decimal string. */
  totalTaxableAmount: string;
  /** Part of the tax that the prices already contain, as a decimal string. */
  totalTaxIncludedInPrice: string;
  /** One entry per tax and rate. At most 50 items. */
  aggregatedTaxBreakdown: AggregatedTaxBreakdown[];
}

/** One tax at one rate, over all items. */
export interface AggregatedTaxBreakdown {
  /** Name to show, such as 'Sales tax'. At most 200 characters. */
  taxName: string;
  /** Kind of tax, such as 'VAT'. At most 200 characters. */
  taxType: string;
  /** Place that levies it, such as a state or city. At most 200 characters. */
  jurisdiction: string;
  /** Kind of that place. */
  jurisdictionType: JurisdictionType;
  /** Rate as a decimal string; '0.2' means 20 percent. */
  rate: string;
  /** Tax due, as a decimal string. */
  aggregatedTaxAmount: string;
}

/** Tax on one item. */
export interface LineItemTaxDetails {
  /** Id of the item within the request. 1 to 100 characters. */
  id: string;
  /** What the item is called. At most 250 characters. */
  itemName?: string | null;
  /** How many of it. 1 to 100000. */
  quantity: number;
  /** One entry per tax. At most 7 items. */
  taxBreakdown: TaxBreakdown[];
  /** Totals of the item's tax. */
  taxSummary?: LineItemTaxSummary;
  /** Addresses that decided its tax. */
  addressIndex?: AddressIndex;
  /** True when the price already contains the tax. */
  taxIncludedInPrice: boolean;
}

/** One of several taxes on an item. */
export interface TaxBreakdown {
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Part of the amount that is free of this tax. A decimal string. */
  nonTaxableAmount?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** How much of this tax is due, as a decimal string. */
  taxAmount?: string | null;
  /** Part of the amount on which this tax is due. A decimal string. */
  taxableAmount?: string | null;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name to show, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the place that levies it. */
  jurisdictionType: JurisdictionType;
}

/** Totals of an item's tax. */
export interface LineItemTaxSummary {
  /** Price of the whole quantity as the request gave it, as a decimal string. */
  fullPrice?: string | null;
  /** Tax due, as a decimal string. */
  taxAmount: string;
  /** Amount that tax is due on, as a decimal string. */
  taxableAmount: string;
  /** Id of the tax calculator's app. At most 50 characters. */
  appId?: string | null;
}

/** Request of {@link listTaxCalculators}. */
export type ListTaxCalculatorsRequest = Record<string, never>;

/** Response of {@link listTaxCalculators}. */
export interface ListTaxCalculatorsResponse {
  /** Calculators that the site can use. At most 10 items. */
  taxCalculatorDetails: TaxCalculatorDetails[];
}

/** A tax calculator of the site. */
export interface TaxCalculatorDetails {
  /** Id of its app; tax regions name it. */
  appId: string;
  /** Name of the calculator. 1 to 200 characters. */
  displayName: string;
  /** Countries that it does not cover, as ISO 3166-1 two-letter codes. At most 195 items. */
  unsupportedCountries: string[];
}
