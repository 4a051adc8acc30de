// What is offered for a draft without anybody having asked: automatic discounts, fees of apps, ways of delivery.

import type { Context } from "../../kernel/context.js";
import { amount, round, sum } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { askedLines } from "../cart/facts.js";
import { deliveryOptions, deliveryPrice } from "../cart/offers.js";
import { translatable } from "../cart/v2/view.js";
import { catalogSlice } from "../catalog/slice.js";
import { applyRules } from "../discounts/apply.js";
import { hasPlugins } from "../plugins/ask.js";
import { pluginFees } from "../plugins/fees.js";
import { eligibleTriggers } from "../plugins/triggers.js";
import { asCart } from "./as-cart.js";
import {
  type DraftDiscount,
  type DraftFee,
  type DraftOrder,
  linesLeft,
  pricesIn,
  type Terms,
  unitOf,
} from "./model.js";

/** An automatic discount, and what it takes off each line. */
export interface OfferedDiscount extends DraftDiscount {
  readonly terms: Terms;
}

/** The rules that hold for a draft. They apply to new orders; of an order that there is they are offered. */
export function offeredDiscounts(context: Context, draft: DraftOrder): OfferedDiscount[] {
  const { site } = context;
  // rules are in the site's currency
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
      total: round(unitOf(line).times(line.quantity), draft.currency),
    };
  });
  const asked = hasPlugins(context) ? askedLines(context, cart) : [];
  const eligible = eligibleTriggers(context, cart, asked);
  const known = new Map(draft.discounts.map((one) => [one.discount.id, one.applied]));
  const price = pricesIn(context, draft.currency);
  const rules = applyRules(context, items, { now: context.now, owner: cart.owner, eligible });
  return rules
    .filter(({ id }) => !draft.discounts.some((one) => isOfOrder(one, id)))
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

/** Whether the order has a rule's discount already. */
const isOfOrder = ({ source, discount }: DraftDiscount, ruleId: string): boolean =>
  source === "ORIGINAL_ORDER" && objectOf(discount.discountRule).id === ruleId;

/** The fees of apps for a new order; those of an order that there is stay as they are. */
export function offeredFees(context: Context, draft: DraftOrder): DraftFee[] {
  if (draft.orderId !== undefined || !hasPlugins(context)) return [];
  const cart = asCart(context, draft);
  // at the draft's prices, whatever an app asks for its items elsewhere
  const lines = new Map(linesLeft(draft).map((line) => [line.id, line]));
  const asked = askedLines(context, cart).map((one) => {
    const line = lines.get(one.id);
    const unit = line ? unitOf(line) : one.unit;
    return { ...one, unit, total: round(unit.times(one.quantity), draft.currency) };
  });
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
    taxDetails: { taxable: fee.taxable },
    source: "AUTOMATIC",
    applied: known.get(fee.id) ?? true,
  }));
}

/** The ways in which a draft can be delivered. */
export function offeredDelivery(context: Context, draft: DraftOrder, goods: string): object[] {
  if (draft.currency !== context.site.currency) return [];
  return deliveryOptions(context, asCart(context, draft)).map((option) => ({
    ...(option.carrierId === undefined ? {} : { carrierId: option.carrierId }),
    code: option.code,
    title: option.title,
    logistics: {
      deliveryTime: option.time,
      ...(option.pickup ? { pickupDetails: { pickupMethod: "STORE_PICKUP" } } : {}),
    },
    cost: {
      price: pricesIn(context, draft.currency)(deliveryPrice(option, amount(goods))),
      currency: draft.currency,
    },
  }));
}
