import type { Context } from "../../kernel/context.js";
import { amount, sum, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { linesForPlugins } from "../cart/facts.js";
import { translatable } from "../cart/line-parts.js";
import { deliveryOptionsForItems } from "../cart/offers.js";
import { catalogSlice } from "../catalog/slice.js";
import type { ShippedItem } from "../delivery/offers.js";
import { deliveryPrice } from "../delivery/rates.js";
import { firedRules } from "../discounts/apply.js";
import { amountOf, pricesIn, sharesByLine } from "../orders/model/price.js";
import { logisticsOf } from "../orders/order-document.js";
import { hasPlugins } from "../plugins/call-plugin.js";
import { pluginFees } from "../plugins/fees.js";
import type { PluginLine } from "../plugins/lines.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import { applyDiscounts } from "../pricing/discounts.js";
import { lineTotal } from "../pricing/totals.js";
import { asCart, lineSettingsOf } from "./as-cart.js";
import {
  type DraftDiscount,
  type DraftFee,
  type DraftOrder,
  draftFacts,
  liveLines,
  type Terms,
  unitOf,
} from "./model.js";

/** By default, automatic discounts apply only to drafts for new orders. */
export function offeredDiscounts(
  context: Context,
  draft: DraftOrder,
): (DraftDiscount & { readonly terms: Terms })[] {
  const { currency } = draft;
  // Discount rules use the site's currency.
  if (currency !== context.site.currency) return [];
  const cart = asCart(context, draft);
  const { products } = context.store(catalogSlice);
  const lines = liveLines(draft);
  const items = lines.map((line) => {
    const { appId, catalogItemId } = objectOf(line.catalogReference);
    const itemId = String(catalogItemId ?? "");
    const categoryIds = products.get(itemId)?.categoryIds ?? [];
    const reference = itemId ? { appId: String(appId ?? ""), itemId, categoryIds } : undefined;
    const { quantity } = line;
    return { reference, quantity, total: lineTotal({ unit: unitOf(line), quantity }, currency) };
  });
  const pluginLines = hasPlugins(context) ? linesForPlugins(context, cart) : [];
  const eligible = eligibleTriggers(context, cart, pluginLines);
  const flags = new Map(draft.discounts.map(({ discount, applied }) => [discount.id, applied]));
  const price = pricesIn(context, currency);
  const rules = firedRules(context, items, { now: context.now, owner: cart.owner, eligible });
  const { results } = applyDiscounts(items, rules, currency);
  return rules.flatMap(({ id, name }, index): ReturnType<typeof offeredDiscounts> => {
    const result = results[index];
    if (!result?.amount.gt(0) || draft.discounts.some((item) => isOfOrder(item, id))) return [];
    const lineItemDiscounts = sharesByLine(price, lines, result.shares);
    const discount = {
      id,
      discountRule: { id, name: translatable(name), amount: price(result.amount) },
      discountType: "SPECIFIC_ITEMS" as const,
      lineItemIds: lineItemDiscounts.map((lineDiscount) => lineDiscount.id),
      lineItemDiscounts,
    };
    const amounts = lines.map(({ id }, position) => {
      return { id, amount: (result.shares[position] ?? zero()).toFixed() };
    });
    const isApplied = flags.get(id) ?? draft.orderId === undefined;
    const terms = { type: "SPECIFIC_ITEMS" as const, shares: amounts };
    return [{ discount, source: "AUTOMATIC", applied: isApplied, terms }];
  });
}

const isOfOrder = ({ source, discount }: DraftDiscount, ruleId: string): boolean =>
  source === "ORIGINAL_ORDER" && objectOf(discount.discountRule).id === ruleId;

function draftLinesForPlugins(context: Context, draft: DraftOrder): PluginLine[] {
  const lines = new Map(liveLines(draft).map((line) => [line.id, line]));
  return linesForPlugins(context, asCart(context, draft)).map((pluginLine) => {
    const line = lines.get(pluginLine.id);
    if (!line) return pluginLine;
    const unit = unitOf(line);
    const { weight } = objectOf(line.physicalProperties);
    const total = lineTotal({ unit, quantity: pluginLine.quantity }, draft.currency);
    return { ...pluginLine, unit, total, ...(typeof weight === "number" ? { weight } : {}) };
  });
}

export function offeredFees(context: Context, draft: DraftOrder): DraftFee[] {
  if (draft.orderId !== undefined || !hasPlugins(context)) return [];
  const pluginLines = draftLinesForPlugins(context, draft);
  const subtotal = sum(pluginLines.map(({ total }) => total));
  const flags = new Map(draft.additionalFees.map((fee) => [fee.additionalFee.id, fee.applied]));
  const fees = pluginFees(context, asCart(context, draft), pluginLines, { subtotal });
  return fees.map(({ id, code, name, price, appId, lineItemIds, taxable, taxGroupId }) => ({
    additionalFee: {
      id,
      code,
      name,
      price: pricesIn(context, draft.currency)(price),
      providerAppId: appId,
      lineItemIds,
      source: "SERVICE_PLUGIN",
    },
    taxDetails: { taxable, taxGroupId: taxGroupId || undefined },
    source: "AUTOMATIC",
    applied: flags.get(id) ?? true,
  }));
}

function shippedItems(context: Context, draft: DraftOrder): ShippedItem[] {
  const { profiles = {} } = context.store(draftFacts).get(draft.id) ?? {};
  return liveLines(draft).flatMap((line) => {
    const { weight = 0, shippable } = objectOf(line.physicalProperties);
    if (objectOf(line.itemType).preset !== "PHYSICAL" && shippable !== true) return [];
    const { id, quantity } = line;
    return {
      id,
      quantity,
      weight: amount(Number(weight)).times(quantity),
      price: amountOf(line.lineItemPrice),
      profileId: profiles[id] ?? lineSettingsOf(context, line).deliveryProfileId,
    };
  });
}

export function offeredDelivery(context: Context, draft: DraftOrder): object[] {
  const { currency } = draft;
  if (currency !== context.site.currency) return [];
  const price = pricesIn(context, currency);
  const { subtotal, discount } = objectOf(draft.priceSummary);
  const discountedSubtotal = amountOf(subtotal).minus(amountOf(discount));
  const cart = asCart(context, draft);
  const items = shippedItems(context, draft);
  const pluginLines = () => draftLinesForPlugins(context, draft);
  const options = deliveryOptionsForItems(context, cart, items, undefined, pluginLines);
  return options.map((option) => ({
    carrierId: option.carrierId,
    code: option.code,
    title: option.title,
    logistics: logisticsOf(option),
    cost: { price: price(deliveryPrice(option, discountedSubtotal)), currency },
  }));
}
