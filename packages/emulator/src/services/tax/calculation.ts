// Taxes of any goods at any address, by the site's regions, groups and rates. Carts go by the site's own rate.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, round, sum, text, zero } from "../../kernel/money.js";
import { applicationError } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Entity } from "../../resource/declaration.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { TAX_CALCULATORS } from "./calculators.js";
import { DEFAULT_TAX_GROUP } from "./groups.js";
import { manualTaxMappings, type TaxMapping } from "./mappings.js";
import { subdivisionOf, type TaxRegion, taxRegions } from "./regions.js";
import { contactTaxDetails } from "./settings.js";

const refuse = (code: string, description: string) => applicationError(400, code, description);

/** The address that a line is taxed at: the one it is sent to. */
function addressOf(line: Entity, addresses: readonly Entity[]): Entity {
  const { singleAddress, multipleAddresses } = objectOf(line.addressIndex);
  const index = singleAddress ?? objectOf(multipleAddresses).destination ?? 0;
  const address = addresses[Number(index)];
  if (address) return address;
  throw refuse("INVALID_LINE_ITEM_ADDRESS_INDEX", `There is no address ${index}`);
}

/** The region of an address: its subdivision's, else its country's. */
function regionOf(regions: readonly TaxRegion[], address: Entity): TaxRegion | undefined {
  const { country, subdivision } = address;
  if (!country) throw refuse("MISSING_COUNTRY_IN_ADDRESS", "An address has no country");
  const here = regions.filter((region) => region.country === country);
  const at = (part: string) =>
    here.find((region) => subdivisionOf(country, region.subdivision) === part);
  const whole = at("");
  const part = subdivisionOf(country, subdivision);
  if (part === "" && !whole && here.length > 0) {
    throw refuse("MISSING_SUBDIVISION_IN_ADDRESS", `${country} is taxed by its subdivisions`);
  }
  return part === "" ? whole : (at(part) ?? whole);
}

interface TaxedLine {
  readonly line: Entity;
  readonly full: Amount;
  readonly tax: Amount;
  /** What the rate is put on: without the tax that it may contain. */
  readonly taxable: Amount;
  readonly included: boolean;
  readonly mapping?: TaxMapping;
  readonly rate: string;
}

/** Taxes one line. A group that has no rate in the region is not taxed there. */
function taxed(
  line: Entity,
  region: TaxRegion | undefined,
  mappings: readonly TaxMapping[],
  at: { readonly currency: string; readonly exempt: unknown },
): TaxedLine {
  const full = amount(String(line.price ?? "0")).times(Number(line.quantity ?? 1));
  const included = (line.taxIncludedInPrice ?? region?.taxIncludedInPrice) === true;
  const group = line.taxGroupId ?? DEFAULT_TAX_GROUP;
  const mapping = mappings.find(
    ({ taxGroupId, taxRegionId }) => taxGroupId === group && taxRegionId === region?.id,
  );
  if (!mapping) return { line, full, tax: zero(), taxable: zero(), included, rate: "0" };
  const own = mapping.exemptRates.find(({ taxExemptGroupId }) => taxExemptGroupId === at.exempt);
  const rate = own?.taxRate ?? mapping.taxRate;
  const exact = included ? full.times(rate).div(amount(rate).plus(1)) : full.times(rate);
  const tax = round(exact, at.currency);
  return { line, full, tax, taxable: included ? full.minus(tax) : full, included, mapping, rate };
}

/** What a rate's tax is told by. */
const named = ({ taxName, taxType, jurisdiction, jurisdictionType }: TaxMapping) => ({
  taxName,
  taxType,
  jurisdiction,
  jurisdictionType,
});

/** Addresses that a line does not tell are the first. */
const wholeIndex = ({ multipleAddresses, ...index }: Entity): Entity => ({
  ...index,
  ...(multipleAddresses
    ? { multipleAddresses: { origin: 0, destination: 0, ...objectOf(multipleAddresses) } }
    : {}),
});

function lineAnswer(
  { line, full, tax, taxable, included, mapping, rate }: TaxedLine,
  currency: string,
) {
  const written = (value: Amount) => text(value, currency);
  const { id = "", itemName, quantity = 1, addressIndex, appId } = line;
  return {
    id,
    ...(itemName ? { itemName } : {}),
    quantity,
    taxBreakdown: mapping
      ? [
          {
            ...named(mapping),
            rate,
            nonTaxableAmount: written(zero()),
            taxableAmount: written(taxable),
            taxAmount: written(tax),
          },
        ]
      : [],
    taxSummary: {
      fullPrice: written(full),
      taxAmount: written(tax),
      taxableAmount: written(taxable),
      ...(appId ? { appId } : {}),
    },
    ...(addressIndex ? { addressIndex: wholeIndex(objectOf(addressIndex)) } : {}),
    taxIncludedInPrice: included,
  };
}

/** The tax of each name, place and rate. */
function aggregated(lines: readonly TaxedLine[], currency: string) {
  const sums = new Map<string, { about: Entity; tax: Amount }>();
  for (const { mapping, rate, tax } of lines) {
    if (!mapping) continue;
    const about = { ...named(mapping), rate };
    const key = JSON.stringify(about);
    sums.set(key, { about, tax: tax.plus(sums.get(key)?.tax ?? 0) });
  }
  return [...sums.values()].map(({ about, tax }) => ({
    ...about,
    aggregatedTaxAmount: text(tax, currency),
  }));
}

/** The tax exempt group that a request names, or that its contact is in. */
function exemptOf(context: Context, { taxExemptGroupId, contactId }: Entity): unknown {
  const contact = context.store(contactTaxDetails).items.get(String(contactId));
  return taxExemptGroupId ?? contact?.entity.taxExemptGroupId;
}

function calculateTax(request: Entity, context: Context) {
  const currency = String(request.currency ?? context.site.currency);
  const addresses = listOf(request.addresses).map(objectOf);
  if (addresses.length === 0) throw refuse("MISSING_TAXABLE_ADDRESS", "There is no address");
  const entitiesOf = <T>(items: ReadonlyMap<string, { readonly entity: T }>) =>
    [...items.values()].map(({ entity }) => entity);
  const regions = entitiesOf(context.store(taxRegions).items);
  const mappings = entitiesOf(context.store(manualTaxMappings).items);
  const exempt = exemptOf(context, request);
  const lines = listOf(request.lineItems).map((item) => {
    const line = objectOf(item);
    const region = regionOf(regions, addressOf(line, addresses));
    return taxed(line, region, mappings, { currency, exempt });
  });
  const total = (of: (line: TaxedLine) => Amount) => sum(lines.map(of));
  const written = (value: Amount) => text(value, currency);
  const within = total(({ included, tax }) => (included ? tax : zero()));
  return {
    ...(request.externalId ? { externalId: request.externalId } : {}),
    currency,
    addresses,
    taxSummary: {
      totalAmount: written(total(({ full, included, tax }) => (included ? full : full.plus(tax)))),
      totalTax: written(total(({ tax }) => tax)),
      totalTaxableAmount: written(total(({ taxable }) => taxable)),
      totalTaxIncludedInPrice: written(within),
      aggregatedTaxBreakdown: aggregated(lines, currency),
    },
    lineItemTaxDetails: lines.map((line) => lineAnswer(line, currency)),
    errors: [],
  };
}

/** Calculates taxes; keeps nothing. */
export const taxCalculation = defineService({
  name: "ecom.taxCalculation",
  slice: () => ({}),
  handlers: {
    "ecom.taxCalculation.calculateTax": { access: "admin", run: calculateTax },
    "ecom.taxCalculation.listTaxCalculators": {
      access: "admin",
      run: () => ({ taxCalculatorDetails: TAX_CALCULATORS }),
    },
  },
});
