import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { amount } from "../../kernel/money.js";
import { catalogSlice } from "../catalog/slice.js";
import type { Coupon } from "../coupons/slice.js";
import { cartOffers } from "../delivery/cart-offers.js";
import {
  hasRegionOfCarrier,
  type ShippedItem,
  siteOptionsFor,
  type TimedReader,
  usesSiteOptions,
} from "../delivery/offers.js";
import { callDiscountPlugin } from "../plugins/discounts.js";
import type { PluginLine } from "../plugins/lines.js";
import { liveCarrier, type Offered, pluginRates, shipmentOf } from "../plugins/shipping.js";
import type { Discounted } from "../pricing/totals.js";
import { linesForPlugins, propertiesOf, rulesOf } from "./facts.js";
import { isAvailable, itemTypeOf } from "./line-parts.js";
import { type CartItem, priceItems } from "./line-pricing.js";
import type { Cart } from "./model.js";

export function needsDelivery(reader: Reader, cart: Cart): boolean {
  return cart.lines.some((line) =>
    line.kind === "custom"
      ? line.itemType === "PHYSICAL"
      : reader.store(catalogSlice).products.get(line.productId)?.productType !== "DIGITAL",
  );
}

type ShippableLine = Pick<Discounted<CartItem>, "line" | "facts" | "net">;

const shippedItems = (lines: readonly ShippableLine[]): ShippedItem[] =>
  lines.flatMap(({ line, facts, net }) => {
    if (!isAvailable(facts) || itemTypeOf(line, facts) !== "PHYSICAL") return [];
    const { quantity } = facts;
    return {
      id: line.id,
      quantity,
      weight: amount(propertiesOf(line, facts).weight ?? 0).times(quantity),
      price: net,
      profileId: rulesOf(line, facts).deliveryProfileId,
    };
  });

export const deliveryOptionsForLines = (
  reader: TimedReader,
  cart: Cart,
  lines: () => readonly ShippableLine[],
  country?: string,
): Offered[] => deliveryOptionsForItems(reader, cart, shippedItems(lines()), country);

export function deliveryOptionsForItems(
  reader: TimedReader,
  cart: Cart,
  items: readonly ShippedItem[],
  country = cart.deliveryAddress?.country,
  pluginLines: () => readonly PluginLine[] = () => linesForPlugins(reader, cart),
): Offered[] {
  const place = { ...cart.deliveryAddress, country };
  const carrier = liveCarrier(reader, shipmentOf(cart, country), pluginLines);
  // A regional carrier gets only the items for its region. Other apps get all shipped items.
  const isRegional = carrier !== undefined && hasRegionOfCarrier(reader, carrier.appId);
  const options =
    items.length > 0
      ? cartOffers(reader, items, place, isRegional ? carrier : undefined)
      : usesSiteOptions(reader)
        ? siteOptionsFor(reader, country)
        : [];
  return isRegional ? options : [...options, ...pluginRates(reader, carrier, pluginLines)];
}

export const deliveryOptions = (context: TimedReader, cart: Cart, country?: string): Offered[] =>
  deliveryOptionsForLines(
    context,
    cart,
    () => priceItems(context, cart, context.now).lineTotals.lines,
    country,
  );

/** Returns undefined if no app recognizes the code. */
export function couponOfApp(
  reader: Reader,
  cart: Cart,
  code: string,
): Pick<Coupon, "id" | "code"> | { readonly problem: string } | undefined {
  const result = callDiscountPlugin(reader, cart, linesForPlugins(reader, cart), [code]);
  if (result?.kind === "error") return { problem: result.code };
  const discounts = result?.kind === "response" ? result.response.discounts : [];
  const isKnown = discounts.some(({ couponOptions }) => couponOptions?.code === code);
  return isKnown ? { id: guidOf(`coupon:${code}`), code } : undefined;
}
