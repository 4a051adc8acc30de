// Creates the document of an order from a merchant, a sales channel or an import.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, sum } from "../../kernel/money.js";
import type { OrderDocument, OrderLine, StockLine } from "./model/model.js";
import { priceIn, shown, whole } from "./model/price.js";
import { activity } from "./model/tell.js";

/** An order in the request format. */
export type SentOrder = Readonly<Record<string, unknown>> & {
  readonly lineItems?: readonly Readonly<Record<string, unknown>>[];
};

type Money = { readonly amount?: string } | undefined;
const of = (price: unknown): Amount => amount((price as Money)?.amount ?? 0);

function lineOf(
  context: Context,
  sent: Readonly<Record<string, unknown>>,
  currency: string,
): OrderLine {
  const quantity = Number(sent.quantity ?? 1);
  const price = (value: Amount) => priceIn(context, value, currency);
  const whole = of(sent.price).times(quantity);
  return {
    descriptionLines: [],
    paymentOption: "FULL_PAYMENT_ONLINE",
    locations: [],
    modifierGroups: [],
    priceUndetermined: false,
    fixedQuantity: false,
    lineItemPrice: price(whole),
    totalDiscount: price(amount(0)),
    totalPriceBeforeTax: price(whole),
    totalPriceAfterTax: price(sent.lineItemPrice ? of(sent.lineItemPrice) : whole),
    ...(shown(context, sent, currency) as object),
    price: price(of(sent.price)),
    quantity,
    id: typeof sent.id === "string" && sent.id ? sent.id : context.guid("line-item"),
  };
}

function summaryOf(
  context: Context,
  sent: SentOrder,
  lines: readonly OrderLine[],
  currency: string,
) {
  const given = (sent.priceSummary ?? {}) as Readonly<Record<string, Money>>;
  const fees = (sent.additionalFees ?? []) as readonly { readonly price?: Money }[];
  const value = (name: string, otherwise: Amount) =>
    given[name] === undefined ? otherwise : of(given[name]);
  const subtotal = value("subtotal", sum(lines.map((line) => of(line.price).times(line.quantity))));
  const shipping = value("shipping", amount(0));
  const tax = value("tax", amount(0));
  const discount = value("discount", amount(0));
  const totalAdditionalFees = value("totalAdditionalFees", sum(fees.map((fee) => of(fee.price))));
  const taxed = sent.taxIncludedInPrices ? amount(0) : tax;
  const total = subtotal.minus(discount).plus(shipping).plus(taxed).plus(totalAdditionalFees);
  const all = {
    subtotal,
    shipping,
    tax,
    discount,
    totalAdditionalFees,
    total: value("total", total),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, sumOf]) => [name, priceIn(context, sumOf, currency)]),
  );
}

/** Returns the creator of a manual order: an app or the site owner. */
export const createdBy = ({ caller, site }: Context) =>
  caller.kind === "admin" && caller.appId !== undefined
    ? { appId: caller.appId }
    : { userId: site.id };

/** Creates the order document. Fields that the request omits get the site's defaults. */
export function createdDocument(
  context: Context,
  sent: SentOrder,
  at: { readonly id: string; readonly number: string },
): OrderDocument {
  const { site } = context;
  const currency = typeof sent.currency === "string" ? sent.currency : site.currency;
  const lineItems = (sent.lineItems ?? []).map((line) => lineOf(context, line, currency));
  const fees = (sent.additionalFees ?? []) as readonly { readonly id?: string }[];
  const content = shown(context, sent, currency) as Record<string, unknown>;
  const document: OrderDocument = {
    createdDate: context.iso,
    purchasedDate: context.iso,
    buyerLanguage: site.language,
    siteLanguage: site.language,
    weightUnit: site.weightUnit,
    taxIncludedInPrices: site.tax.included,
    currencyConversionDetails: { originalCurrency: currency, conversionRate: "1" },
    archived: false,
    seenByAHuman: false,
    attributionSource: "UNSPECIFIED",
    customFields: [],
    appliedDiscounts: [],
    tags: { privateTags: { tagIds: [] }, tags: { tagIds: [] } },
    ...content,
    channelInfo: { type: "UNSPECIFIED", ...(content.channelInfo as object | undefined) },
    additionalFees: fees.map((fee) => ({
      lineItemIds: [],
      source: "MANUAL",
      ...(shown(context, fee, currency) as object),
      id: fee.id ?? context.guid("additional-fee"),
    })),
    ...at,
    updatedDate: context.iso,
    currency,
    lineItems,
    priceSummary: summaryOf(context, sent, lineItems, currency),
    createdBy: createdBy(context),
    activities: [activity(context, "ORDER_PLACED")],
    status: "INITIALIZED",
    paymentStatus: "NOT_PAID",
    fulfillmentStatus: "NOT_FULFILLED",
    imported: false,
  };
  return whole(context, document, "order", currency);
}

/** Returns the stock that the catalog lines need. */
export function stockLines(document: Pick<OrderDocument, "lineItems">): StockLine[] {
  interface Reference {
    readonly catalogItemId?: string;
    readonly options?: { readonly variantId?: string };
  }
  return document.lineItems.flatMap((line) => {
    const { catalogItemId: productId, options } = (line.catalogReference ?? {}) as Reference;
    const variantId = options?.variantId;
    if (productId === undefined || variantId === undefined) return [];
    return [{ lineItemId: line.id, productId, variantId, wanted: line.quantity, taken: 0 }];
  });
}
