import type { Order } from "@portico/ecom/orders";
import { discountedValue, type EventLine, type ShopEvent } from "../queries/shop-events.js";
import type { AnalyticsEvent, ItemsParams } from "./analytics-events.js";
import { lineItem, numberOf, orderItem, productItem, withoutEmpty } from "./analytics-items.js";

/** Returns the platform's amount for the units of an event, if there is one. */
function unitsValue([first, ...others]: readonly EventLine[]): number | undefined {
  if (!first || others.length > 0) return undefined;
  const { line, quantity } = first;
  if (quantity === line.quantity && line.total) return numberOf(line.total.amount);
  return quantity === 1 ? numberOf(line.price.amount) : undefined;
}

const itemsParams = (lines: readonly EventLine[], value = unitsValue(lines)): ItemsParams =>
  withoutEmpty({
    currency: lines[0]?.line.price.currency,
    value,
    items: lines.map(({ line, quantity }) => lineItem(line, quantity)),
  });

function purchaseEvent(order: Order): AnalyticsEvent {
  const { id, currency, priceSummary, appliedDiscounts, lineItems } = order;
  return {
    name: "purchase",
    params: withoutEmpty({
      transaction_id: id,
      currency: currency ?? undefined,
      value: numberOf(discountedValue(priceSummary?.subtotal, priceSummary?.discount)),
      tax: numberOf(priceSummary?.tax?.amount),
      shipping: numberOf(priceSummary?.shipping?.amount),
      coupon: appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code,
      items: lineItems.map(orderItem),
    }),
  };
}

export function fromShopEvent(event: ShopEvent): AnalyticsEvent {
  switch (event.type) {
    case "add":
      return { name: "add_to_cart", params: itemsParams(event.lines) };
    case "remove":
      return { name: "remove_from_cart", params: itemsParams(event.lines) };
    case "checkout": {
      const params = itemsParams(event.lines, numberOf(event.value) ?? unitsValue(event.lines));
      return { name: "begin_checkout", params: withoutEmpty({ ...params, coupon: event.coupon }) };
    }
    case "delivery": {
      const { coupon, deliveryCode: shipping_tier } = event;
      const params = withoutEmpty({ ...itemsParams(event.lines), coupon, shipping_tier });
      return { name: "add_shipping_info", params };
    }
    case "order":
      return purchaseEvent(event.order);
    case "wishlist": {
      const { product, productId } = event;
      const item = product ? productItem(product) : { item_id: productId };
      const currency = product?.currency ?? undefined;
      const params = { currency, value: item.price, items: [item] };
      return { name: "add_to_wishlist", params: withoutEmpty(params) };
    }
    case "page":
      return { name: event.name, params: event.params } as AnalyticsEvent;
    default:
      return { name: event.type, params: { method: event.method } };
  }
}
