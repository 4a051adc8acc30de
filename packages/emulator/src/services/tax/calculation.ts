import type { Context } from "../../kernel/context.js";
import { type Amount, amount, sum, text, zero } from "../../kernel/money.js";
import { applicationError } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Entity } from "../../resource/declaration.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { byLevy, type Taxed, taxedAt } from "../pricing/taxes.js";
import { DEFAULT_TAX_GROUP, DELIVERY_TAX_GROUP } from "./groups.js";
import type { TaxRegion } from "./regions.js";
import { taxCalculators } from "./regions.js";
import {
  ownRate,
  type PlaceProblem,
  ratesIn,
  type TaxRules,
  taxRegionFor,
  taxRulesOf,
} from "./rules.js";
import { contactTaxDetails } from "./settings.js";

const refuse = (code: string, description: string) => applicationError(400, code, description);

function addressOf(line: Entity, addresses: readonly Entity[]): Entity {
  const { singleAddress, multipleAddresses } = objectOf(line.addressIndex);
  const index = singleAddress ?? objectOf(multipleAddresses).destination ?? 0;
  const address = addresses[Number(index)];
  if (address) return address;
  throw refuse("INVALID_LINE_ITEM_ADDRESS_INDEX", `Address ${index} not found`);
}

interface TaxedLine extends Taxed {
  readonly line: Entity;
}

const WHY: Readonly<Record<PlaceProblem, string>> = {
  MISSING_COUNTRY_IN_ADDRESS: "An address requires a country",
  MISSING_SUBDIVISION_IN_ADDRESS: "Taxes in this country require a subdivision",
};

function regionOf(rules: TaxRules, address: Entity): TaxRegion | undefined {
  const { region, problem } = taxRegionFor(rules, address);
  if (problem) throw refuse(problem, WHY[problem]);
  return region;
}

/** Without tax regions, the site's rate applies, as in carts. */
function taxedLine(
  context: Context,
  line: Entity,
  rules: TaxRules,
  region: TaxRegion | undefined,
  at: { readonly currency: string; readonly exemptGroupId: unknown },
): TaxedLine {
  const full = amount(String(line.price ?? "0")).times(Number(line.quantity ?? 1));
  const { tax } = context.site;
  const groupId = line.taxGroupId ?? DEFAULT_TAX_GROUP;
  if (rules.regions.length > 0) {
    const included = (line.taxIncludedInPrice ?? region?.taxIncludedInPrice) === true;
    const rates = ratesIn(rules, region, groupId, at.exemptGroupId);
    return { line, ...taxedAt({ full, included }, rates, at.currency) };
  }
  const included = (line.taxIncludedInPrice ?? tax.included) === true;
  const isTaxed = tax.delivery || groupId !== DELIVERY_TAX_GROUP;
  const rates = isTaxed ? [ownRate(context)] : [];
  return { line, ...taxedAt({ full, included }, rates, at.currency) };
}

/** Missing address indexes are 0, the first address. */
const wholeIndex = ({ multipleAddresses, ...index }: Entity): Entity => ({
  ...index,
  ...(!!multipleAddresses && {
    multipleAddresses: { origin: 0, destination: 0, ...objectOf(multipleAddresses) },
  }),
});

function lineAnswer({ line, full, tax, taxable, included, levies }: TaxedLine, currency: string) {
  const written = (value: Amount) => text(value, currency);
  const { id = "", itemName, quantity = 1, addressIndex, appId } = line;
  return {
    id,
    ...(!!itemName && { itemName }),
    quantity,
    taxBreakdown: levies.map((part) => ({
      ...part.levy,
      rate: part.rate,
      nonTaxableAmount: written(zero()),
      taxableAmount: written(part.taxable),
      taxAmount: written(part.tax),
    })),
    taxSummary: {
      fullPrice: written(full),
      taxAmount: written(tax),
      taxableAmount: written(taxable),
      ...(!!appId && { appId }),
    },
    ...(!!addressIndex && { addressIndex: wholeIndex(objectOf(addressIndex)) }),
    taxIncludedInPrice: included,
  };
}

function exemptOf(context: Context, { taxExemptGroupId, contactId }: Entity): unknown {
  const contact = context.store(contactTaxDetails).items.get(String(contactId));
  return taxExemptGroupId ?? contact?.entity.taxExemptGroupId;
}

function calculateTax(request: Entity, context: Context) {
  const currency = String(request.currency ?? context.site.currency);
  const addresses = listOf(request.addresses).map(objectOf);
  if (addresses.length === 0) throw refuse("MISSING_TAXABLE_ADDRESS", "No address");
  const rules = taxRulesOf(context);
  const exemptGroupId = exemptOf(context, request);
  const lines = listOf(request.lineItems).map((item) => {
    const line = objectOf(item);
    const region = regionOf(rules, addressOf(line, addresses));
    return taxedLine(context, line, rules, region, { currency, exemptGroupId });
  });
  const total = (of: (line: TaxedLine) => Amount) => sum(lines.map(of));
  const written = (value: Amount) => text(value, currency);
  const within = total(({ included, tax }) => (included ? tax : zero()));
  return {
    ...(!!request.externalId && { externalId: request.externalId }),
    currency,
    addresses,
    taxSummary: {
      totalAmount: written(total(({ full, included, tax }) => (included ? full : full.plus(tax)))),
      totalTax: written(total(({ tax }) => tax)),
      totalTaxableAmount: written(total(({ taxable }) => taxable)),
      totalTaxIncludedInPrice: written(within),
      aggregatedTaxBreakdown: byLevy(lines).map(({ levy, rate, tax }) => ({
        ...levy,
        rate,
        aggregatedTaxAmount: written(tax),
      })),
    },
    lineItemTaxDetails: lines.map((line) => lineAnswer(line, currency)),
    errors: [],
  };
}

export const taxCalculation = defineService({
  name: "ecom.taxCalculation",
  slice: () => ({}),
  handlers: {
    "ecom.taxCalculation.calculateTax": { access: "admin", run: calculateTax },
    "ecom.taxCalculation.listTaxCalculators": {
      access: "admin",
      run: (_request, context) => ({ taxCalculatorDetails: taxCalculators(context) }),
    },
  },
});
