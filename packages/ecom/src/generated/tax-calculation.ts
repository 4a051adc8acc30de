// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Calculate the tax on a list of items, and list the installed tax calculators.
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
  /**
   * Id that you choose for the calculation. The response contains it. Cannot be changed after
   * creation.
   */
  externalId?: string | null;
  /** Currency of the prices, as an ISO 4217 code such as 'EUR'. */
  currency?: string;
  /** Addresses that the items refer to by index. You can send at most three. 1 to 3 items. */
  addresses: Address[];
  /** Items to calculate the tax on. 1 to 300 items. */
  lineItems: LineItem[];
  /**
   * Id of the buyer in the site's contact list. If the buyer is tax exempt, the calculation takes
   * this into account.
   */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** Details of an exemption. The platform does not document their shape. */
  exemptDetails?: unknown;
}

/**
 * Application error codes for {@link calculateTax}, and how to fix the errors.
 *
 * - `INVALID_LINE_ITEM_ADDRESS_INDEX`: A line item refers to an address index that does not
 *   exist in the request. Check the index, which starts at 0.
 * - `MISSING_TAXABLE_ADDRESS`: Tax calculation requires an address for each line item. Send an
 *   address for each line item.
 * - `MISSING_COUNTRY_IN_ADDRESS`: Tax calculation requires the country of each address. Send
 *   the country in each address.
 * - `MISSING_SUBDIVISION_IN_ADDRESS`: Tax calculation for this country requires the subdivision
 *   of the address. Send the subdivision with its country code, as in "US-NY".
 */
export type CalculateTaxErrorCode =
  | "INVALID_LINE_ITEM_ADDRESS_INDEX"
  | "MISSING_TAXABLE_ADDRESS"
  | "MISSING_COUNTRY_IN_ADDRESS"
  | "MISSING_SUBDIVISION_IN_ADDRESS";

/**
 * Calculates the tax on up to 300 items. The items refer to up to three addresses by index.
 *
 * `POST /billing/v1/calculate-tax` (ecom/tax-calculation)
 *
 * @param options - Required fields: `addresses` and `lineItems`. `lineItems` requires `id`,
 *   `addressIndex` and `price`. Optional fields: `externalId`, `currency`, `contactId`,
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
 * Lists the site's tax calculators and the countries that they do not support.
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
  /**
   * Id that you choose for the calculation. The response contains it. Cannot be changed after
   * creation.
   */
  externalId?: string | null;
  /** Currency of the prices, as an ISO 4217 code such as 'EUR'. */
  currency?: string;
  /** Addresses that the items refer to by index. You can send at most three. 1 to 3 items. */
  addresses: Address[];
  /** Items to calculate the tax on. 1 to 300 items. */
  lineItems: LineItem[];
  /**
   * Id of the buyer in the site's contact list. If the buyer is tax exempt, the calculation takes
   * this into account.
   */
  contactId?: string | null;
  /** Id of the tax exempt group whose rates apply. */
  taxExemptGroupId?: string | null;
  /** Details of an exemption. The platform does not document their shape. */
  exemptDetails?: unknown;
}

/** Address that an item is sent from or to. */
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

/** An item to calculate the tax on. */
export interface LineItem {
  /** Id of the item within the request. 1 to 100 characters. */
  id: string;
  /** Name of the item. At most 250 characters. */
  itemName?: string | null;
  /** Quantity of the item. 1 to 100,000. */
  quantity?: number;
  /** Unit price, as a decimal string. */
  price: string;
  /** Code of the item, such as its SKU. At most 40 characters. */
  itemCode?: string | null;
  /** Id of the tax group. */
  taxGroupId?: string | null;
  /** Id of the app that provides the item. */
  appId?: string | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean | null;
  /** Addresses that determine the item's tax. */
  addressIndex: AddressIndexInput;
}

/**
 * Addresses of an item, as indexes in the request's list of addresses, starting at 0.
 *
 * At most one of `singleAddress` and `multipleAddresses` is set.
 */
export type AddressIndex =
  | {
      /** Index of the only address that determines the tax. */
      singleAddress?: number;
      multipleAddresses?: undefined;
    }
  | {
      singleAddress?: undefined;
      /** Indexes of the addresses that the item is sent from and to. */
      multipleAddresses?: MultipleAddresses;
    };

/**
 * Addresses of an item, as indexes in the request's list of addresses, starting at 0.
 *
 * At most one of `singleAddress` and `multipleAddresses` is set.
 */
export type AddressIndexInput =
  | {
      /** Index of the only address that determines the tax. */
      singleAddress?: number;
      multipleAddresses?: undefined;
    }
  | {
      singleAddress?: undefined;
      /** Indexes of the addresses that the item is sent from and to. */
      multipleAddresses?: MultipleAddressesInput;
    };

/**
 * Origin and destination of an item, as indexes in the request's list of addresses, starting at
 * 0.
 */
export interface MultipleAddresses {
  /** Index of the address that the item is sent from. */
  origin: number;
  /** Index of the address that the item is sent to. */
  destination: number;
}

/**
 * Origin and destination of an item, as indexes in the request's list of addresses, starting at
 * 0.
 */
export interface MultipleAddressesInput {
  /** Index of the address that the item is sent from. */
  origin?: number;
  /** Index of the address that the item is sent to. */
  destination?: number;
}

/** Response of {@link calculateTax}. */
export interface CalculateTaxResponse {
  /** Id from the request. Cannot be changed after creation. */
  externalId?: string | null;
  /** Currency of the amounts, as an ISO 4217 code. */
  currency: string;
  /** Addresses from the request. 1 to 3 items. */
  addresses: Address[];
  /** Totals of the tax calculation. */
  taxSummary?: TaxSummary;
  /** Tax on each item. 1 to 300 items. */
  lineItemTaxDetails: LineItemTaxDetails[];
  /** Errors in parts of the calculation. At most 100 items. */
  errors: ApplicationError[];
}

/** Totals of the tax calculation. */
export interface TaxSummary {
  /** Total price of the items including tax, as a decimal string. */
  totalAmount: string;
  /** Total tax, as a decimal string. */
  totalTax: string;
  /** Taxable amount, as a decimal string. */
  totalTaxableAmount: string;
  /** Amount of tax that the prices already include, as a decimal string. */
  totalTaxIncludedInPrice: string;
  /** Total amounts for each tax, one entry per tax and rate. At most 50 items. */
  aggregatedTaxBreakdown: AggregatedTaxBreakdown[];
}

/** Total amount of a tax at one rate, for all items. */
export interface AggregatedTaxBreakdown {
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName: string;
  /** Kind of tax, such as 'VAT'. At most 200 characters. */
  taxType: string;
  /** Tax jurisdiction, such as a state or city. At most 200 characters. */
  jurisdiction: string;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType: JurisdictionType;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate: string;
  /** Tax amount, as a decimal string. */
  aggregatedTaxAmount: string;
}

/** Tax on one item. */
export interface LineItemTaxDetails {
  /** Id of the item within the request. 1 to 100 characters. */
  id: string;
  /** Name of the item. At most 250 characters. */
  itemName?: string | null;
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
  /** The taxes on the item, one entry per tax. At most 7 items. */
  taxBreakdown: TaxBreakdown[];
  /** Totals of the tax on the item. */
  taxSummary?: LineItemTaxSummary;
  /** Addresses that determined the item's tax. */
  addressIndex?: AddressIndex;
  /** Whether the price includes tax. */
  taxIncludedInPrice: boolean;
}

/** One of the taxes on a line item. */
export interface TaxBreakdown {
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Non-taxable part of the amount. A decimal string. */
  nonTaxableAmount?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount of this tax, as a decimal string. */
  taxAmount?: string | null;
  /** Taxable part of the amount. A decimal string. */
  taxableAmount?: string | null;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName?: string | null;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType: JurisdictionType;
}

/** Totals of the tax on an item. */
export interface LineItemTaxSummary {
  /** Total price of the line item in the request, as a decimal string. */
  fullPrice?: string | null;
  /** Tax amount, as a decimal string. */
  taxAmount: string;
  /** Taxable amount, as a decimal string. */
  taxableAmount: string;
  /** Id of the app that calculated the tax. At most 50 characters. */
  appId?: string | null;
}

/** Request of {@link listTaxCalculators}. */
export type ListTaxCalculatorsRequest = Record<string, never>;

/** Response of {@link listTaxCalculators}. */
export interface ListTaxCalculatorsResponse {
  /** Calculators that the site can use. At most 10 items. */
  taxCalculatorDetails: TaxCalculatorDetails[];
}

/** A tax calculator that is installed on the site. */
export interface TaxCalculatorDetails {
  /** Id of the calculator's app. Tax regions use this id to refer to the calculator. */
  appId: string;
  /** Name of the calculator. 1 to 200 characters. */
  displayName: string;
  /**
   * Countries that the calculator does not support, as ISO 3166-1 two-letter codes. At most 195
   * items.
   */
  unsupportedCountries: string[];
}
