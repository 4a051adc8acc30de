// What the platform offers for a draft automatically: discounts, fees of apps, and delivery options.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, sum, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { askedLines } from "../cart/facts.js";
import { translatable } from "../cart/line-parts.js";
import type { Cart } from "../cart/model.js";
import { offeredFor } from "../cart/offers.js";
import { catalogSlice } from "../catalog/slice.js";
import type { Goods } from "../delivery/offers.js";
import { deliveryPrice } from "../delivery/rates.js";
import { firedRules } from "../discounts/apply.js";
import { hasPlugins } from "../plugins/call-plugin.js";
import { pluginFees } from "../plugins/fees.js";
import type { AskedLine } from "../plugins/lines.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import { applyDiscounts } from "../pricing/discounts.js";
import { lineTotal } from "../pricing/totals.js";
import { asCart, rulesOf } from "./as-cart.js";
import {
  amountOf,
  type DraftDiscount,
  type DraftFee,
  type DraftOrder,
  draftFacts,
  linesLeft,
  pricesIn,
  type Terms,
  unitOf,
} from "./model.js";

/** An automatic discount with its amount per line. */
export interface OfferedDiscount extends DraftDiscount {
  readonly terms: Terms;
}

/**
 * Returns the automatic discounts for a draft. They apply to new orders; for existing orders they are only offered.
 */
export function offeredDiscounts(context: Context, draft: DraftOrder): OfferedDiscount[] {
  const { site } = context;
  // Rules use the site's currency.
  if (draft.currency !== site.currency) return [];
  const cart = asCart(context, draft);
  const { products } = context.store(catalogSlice);
  const lines = linesLeft(draft);
  const items = lines.map((line) => {
    const { appId, catalogItemId } = objectOf(line.catalogReference);
    const [app, itemId] = [String(appId ?? ""), String(catalogItemId ?? "")];
    const categoryIds = products.get(itemId)?.categoryIds ?? [];
    return {
      ...(itemId ? { reference: { appId: app, itemId, categoryIds } } : {}),
      quantity: line.quantity,
      total: lineTotal({ unit: unitOf(line), quantity: line.quantity }, draft.currency),
    };
  });
  const asked = hasPlugins(context) ? askedLines(context, cart) : [];
  const eligible = eligibleTriggers(context, cart, asked);
  const known = new Map(draft.discounts.map((one) => [one.discount.id, one.applied]));
  const price = pricesIn(context, draft.currency);
  const rules = firedRules(context, items, { now: context.now, owner: cart.owner, eligible });
  const { results } = applyDiscounts(items, rules, draft.currency);
  return rules
    .map(({ id, name }, index) => ({
      id,
      name,
      amount: zero(),
      shares: [] as readonly Amount[],
      ...results[index],
    }))
    .filter(({ id, amount: off }) => {
      return off.gt(0) && !draft.discounts.some((one) => isOfOrder(one, id));
    })
    .map(({ id, name, amount: off, shares }) => {
      const taken = lines.flatMap((line, index) => {
        const share = shares[index];
        return share?.gt(0) ? [{ id: line.id, share }] : [];
      });
      return {
        discount: {
          id,
          discountRule: { id, name: translatable(name), amount: price(off) },
          discountType: "SPECIFIC_ITEMS",
          lineItemIds: taken.map((one) => one.id),
          lineItemDiscounts: taken.map((one) => ({
            id: one.id,
            totalDiscount: price(one.share),
          })),
        },
        source: "AUTOMATIC",
        applied: known.get(id) ?? draft.orderId === undefined,
        terms: {
          type: "SPECIFIC_ITEMS",
          shares: taken.map((one) => ({ id: one.id, amount: one.share.toFixed() })),
        },
      };
    });
}

/** Returns whether the order already has the discount of a rule. */
const isOfOrder = ({ source, discount }: DraftDiscount, ruleId: string): boolean =>
  source === "ORIGINAL_ORDER" && objectOf(discount.discountRule).id === ruleId;

/** Returns the lines in the format that apps receive, at the draft's prices instead of the catalog's. */
function askedOf(context: Context, draft: DraftOrder, cart: Cart): AskedLine[] {
  const lines = new Map(linesLeft(draft).map((line) => [line.id, line]));
  return askedLines(context, cart).map((one) => {
    const line = lines.get(one.id);
    if (!line) return one;
    const unit = unitOf(line);
    const { weight } = objectOf(line.physicalProperties);
    return {
      ...one,
      unit,
      total: lineTotal({ unit, quantity: one.quantity }, draft.currency),
      ...(typeof weight === "number" ? { weight } : {}),
    };
  });
}

/** Returns the fees of apps for a new order. Existing orders keep their fees. */
export function offeredFees(context: Context, draft: DraftOrder): DraftFee[] {
  if (draft.orderId !== undefined || !hasPlugins(context)) return [];
  const cart = asCart(context, draft);
  const asked = askedOf(context, draft, cart);
  const subtotal = sum(asked.map(({ total }) => total));
  const known = new Map(draft.additionalFees.map((one) => [one.additionalFee.id, one.applied]));
  return pluginFees(context, cart, asked, { subtotal }).map((fee) => ({
    additionalFee: {
      id: fee.id,
      ...(fee.code === undefined ? {} : { code: fee.code }),
      name: fee.name,
      price: pricesIn(context, draft.currency)(fee.price),
      providerAppId: fee.appId,
      lineItemIds: fee.lineItemIds,
      source: "SERVICE_PLUGIN",
    },
    taxDetails: {
      taxable: fee.taxable,
      ...(fee.taxGroupId ? { taxGroupId: fee.taxGroupId } : {}),
    },
    source: "AUTOMATIC",
    applied: known.get(fee.id) ?? true,
  }));
}

/** Returns the items to ship, at their prices after discounts. */
function goodsOf(context: Context, draft: DraftOrder): Goods[] {
  const { profiles = {} } = context.store(draftFacts).get(draft.id) ?? {};
  return linesLeft(draft).flatMap((line) => {
    const { weight = 0, shippable } = objectOf(line.physicalProperties);
    if (objectOf(line.itemType).preset !== "PHYSICAL" && shippable !== true) return [];
    const { id, quantity } = line;
    return {
      id,
      quantity,
      weight: amount(Number(weight)).times(quantity),
      price: amountOf(line.lineItemPrice),
      profileId: profiles[id] ?? rulesOf(context, line).deliveryProfileId,
    };
  });
}

/** Returns the delivery options of a draft. */
export function offeredDelivery(context: Context, draft: DraftOrder): object[] {
  if (draft.currency !== context.site.currency) return [];
  const cart = asCart(context, draft);
  const asked = () => askedOf(context, draft, cart);
  const price = pricesIn(context, draft.currency);
  const { subtotal, discount } = objectOf(draft.priceSummary);
  const left = amountOf(subtotal).minus(amountOf(discount));
  return offeredFor(context, cart, goodsOf(context, draft), asked).map((option) => ({
    ...(option.carrierId === undefined ? {} : { carrierId: option.carrierId }),
    code: option.code,
    title: option.title,
    logistics: {
      deliveryTime: option.time,
      ...(option.slot ? { deliveryTimeSlot: option.slot } : {}),
      ...(option.instructions ? { instructions: option.instructions } : {}),
      ...(option.pickup
        ? {
            pickupDetails: {
              ...(option.pickupAddress ? { address: option.pickupAddress } : {}),
              pickupMethod: "STORE_PICKUP",
            },
          }
        : {}),
    },
    cost: { price: price(deliveryPrice(option, left)), currency: draft.currency },
  }));
}
