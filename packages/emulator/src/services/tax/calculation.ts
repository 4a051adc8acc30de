import type { CalculateTaxRequest } from "@portico/ecom/tax-calculation";
import type { Context } from "../../kernel/context.js";
import { admin, type Handlers } from "../../kernel/handler.js";
import { type Amount, amount, sum, text, zero } from "../../kernel/money.js";
import { badRequest } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Sent } from "../../kernel/wire-request.js";
import { sumByLevy, type Taxed, taxedAt } from "../pricing/taxes.js";
import { DEFAULT_TAX_GROUP, DELIVERY_TAX_GROUP } from "./groups.js";
import { type TaxRegion, taxCalculators } from "./regions.js";
import {
  defaultRate,
  type PlaceProblem,
  ratesIn,
  type TaxRules,
  taxRegionFor,
  taxRulesOf,
} from "./rules.js";
import { contactTaxDetails } from "./settings.js";

type SentTax = Sent<CalculateTaxRequest>;
type SentLine = SentTax["lineItems"][number];

function lineAddress({ addressIndex }: SentLine, addresses: SentTax["addresses"]) {
  const { singleAddress, multipleAddresses } = addressIndex;
  const index = singleAddress ?? multipleAddresses?.destination ?? 0;
  const address = addresses[index];
  if (address) return address;
  throw badRequest("INVALID_LINE_ITEM_ADDRESS_INDEX", `Address ${index} not found`);
}

type TaxedLine = Taxed & { readonly line: SentLine };

const PROBLEM_DESCRIPTIONS: Readonly<Record<PlaceProblem, string>> = {
  MISSING_COUNTRY_IN_ADDRESS: "An address requires a country",
  MISSING_SUBDIVISION_IN_ADDRESS: "Taxes in this country require a subdivision",
};

/** Without tax regions, the site's rate applies, as in carts. */
function taxedLine(
  context: Context,
  line: SentLine,
  rules: TaxRules,
  region: TaxRegion | undefined,
  { currency, exemptGroupId }: { readonly currency: string; readonly exemptGroupId: unknown },
): TaxedLine {
  const { price, quantity = 1, taxGroupId: groupId = DEFAULT_TAX_GROUP } = line;
  const { tax } = context.site;
  const isRegional = rules.regions.length > 0;
  const isTaxed = tax.delivery || groupId !== DELIVERY_TAX_GROUP;
  const siteRates = isTaxed ? [defaultRate(context)] : [];
  const rates = isRegional ? ratesIn(rules, region, groupId, exemptGroupId) : siteRates;
  const isIncluded = isRegional ? region?.taxIncludedInPrice : tax.included;
  const included = (line.taxIncludedInPrice ?? isIncluded) === true;
  const full = amount(price).times(quantity);
  return { line, ...taxedAt({ full, included }, rates, currency) };
}

const completeIndex = ({ multipleAddresses, ...index }: SentLine["addressIndex"]) => ({
  ...index,
  ...(multipleAddresses && {
    multipleAddresses: { origin: 0, destination: 0, ...multipleAddresses },
  }),
});

function lineDetails({ line, full, tax, taxable, included, levies }: TaxedLine, currency: string) {
  const price = (value: Amount) => text(value, currency);
  const { id = "", itemName, quantity = 1, addressIndex, appId } = line;
  return {
    id,
    itemName: itemName || undefined,
    quantity,
    taxBreakdown: levies.map((part) => ({
      ...part.levy,
      rate: part.rate,
      nonTaxableAmount: price(zero()),
      taxableAmount: price(part.taxable),
      taxAmount: price(part.tax),
    })),
    taxSummary: {
      fullPrice: price(full),
      taxAmount: price(tax),
      taxableAmount: price(taxable),
      appId: appId || undefined,
    },
    addressIndex: addressIndex && completeIndex(addressIndex),
    taxIncludedInPrice: included,
  };
}

function calculateTax(request: SentTax, context: Context) {
  const { currency = context.site.currency, addresses = [], externalId, contactId } = request;
  if (addresses.length === 0) throw badRequest("MISSING_TAXABLE_ADDRESS", "No address");
  const rules = taxRulesOf(context);
  const contact = context.store(contactTaxDetails).items.get(contactId ?? "");
  const exemptGroupId = request.taxExemptGroupId ?? contact?.entity.taxExemptGroupId;
  const lines = (request.lineItems ?? []).map((line) => {
    const { region, problem } = taxRegionFor(rules, lineAddress(line, addresses));
    if (problem) throw badRequest(problem, PROBLEM_DESCRIPTIONS[problem]);
    return taxedLine(context, line, rules, region, { currency, exemptGroupId });
  });
  const total = (amountFrom: (line: TaxedLine) => Amount) => sum(lines.map(amountFrom));
  const price = (value: Amount) => text(value, currency);
  return {
    externalId: externalId || undefined,
    currency,
    addresses,
    taxSummary: {
      totalAmount: price(total(({ full, included, tax }) => (included ? full : full.plus(tax)))),
      totalTax: price(total(({ tax }) => tax)),
      totalTaxableAmount: price(total(({ taxable }) => taxable)),
      totalTaxIncludedInPrice: price(total(({ included, tax }) => (included ? tax : zero()))),
      aggregatedTaxBreakdown: sumByLevy(lines).map(({ levy, rate, tax }) => ({
        ...levy,
        rate,
        aggregatedTaxAmount: price(tax),
      })),
    },
    lineItemTaxDetails: lines.map((line) => lineDetails(line, currency)),
    errors: [],
  };
}

const handlers: Handlers = {
  "ecom.taxCalculation.calculateTax": admin(calculateTax),
  "ecom.taxCalculation.listTaxCalculators": admin((_request, context) => ({
    taxCalculatorDetails: taxCalculators(context),
  })),
};

export const taxCalculation = defineService({
  name: "ecom.taxCalculation",
  slice: () => ({}),
  handlers,
});
