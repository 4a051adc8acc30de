import type { Order } from "@portico/ecom/orders";
import { lineIdsOf } from "../cart/pending-changes.js";
import type { CompletedChange } from "../queries/cart-adapter.js";
import { discountedValue, type EventLine, type ShopEvent } from "../queries/shop-events.js";
import type { AnalyticsEvent, ItemsParams } from "./analytics-events.js";
import { lineItem, omitEmptyFields, orderItem, productItem, toNumber } from "./analytics-items.js";

/**
 * Returns an amount only if the platform calculated it: a line's total or the price of one unit.
 */
function unitsValue([eventLine, ...otherLines]: readonly EventLine[]): number | undefined {
  if (!eventLine || otherLines.length > 0) return undefined;
  const { line, quantity } = eventLine;
  if (quantity === line.quantity && line.total) return toNumber(line.total.amount);
  return quantity === 1 ? toNumber(line.price.amount) : undefined;
}

const itemsParams = (lines: readonly EventLine[], value = unitsValue(lines)): ItemsParams =>
  omitEmptyFields({
    currency: lines[0]?.line.price.currency,
    value,
    items: lines.map(({ line, quantity }) => lineItem(line, quantity)),
  });

/** Returns the affected lines with the change in units, negative for removed units. */
function changedLines({ change, before, after }: CompletedChange): EventLine[] {
  const ids = lineIdsOf(change);
  const [oldLines, newLines] = [before?.lines ?? [], after?.lines ?? []];
  const unitsIn = (list: typeof oldLines, id: string) =>
    list.find((line) => line.id === id)?.quantity ?? 0;
  return [...newLines, ...oldLines.filter(({ id }) => !newLines.some((line) => line.id === id))]
    .filter(({ id, lineItemId, productId }) =>
      change.kind === "add"
        ? // Only the product is compared, because the platform adds variant ids to references.
          change.items.some(({ catalogReference }) => catalogReference.catalogItemId === productId)
        : ids.includes(id) || ids.includes(lineItemId),
    )
    .map((line) => ({ line, quantity: unitsIn(newLines, line.id) - unitsIn(oldLines, line.id) }));
}

function changeEvent(completed: CompletedChange): AnalyticsEvent | undefined {
  const { change, after } = completed;
  if (!after) return undefined;
  if (change.kind === "delivery") {
    const lines = after.lines.map((line) => ({ line, quantity: line.quantity }));
    const coupon = after.coupons[0]?.code;
    const shipping_tier = after.deliveryCode ?? change.code;
    const params = omitEmptyFields({ ...itemsParams(lines), coupon, shipping_tier });
    return { name: "add_shipping_info", params };
  }
  const lines = changedLines(completed);
  const increasedLines =
    change.kind === "remove" ? [] : lines.filter(({ quantity }) => quantity > 0);
  if (increasedLines.length > 0)
    return { name: "add_to_cart", params: itemsParams(increasedLines) };
  const decreasedLines = change.kind === "add" ? [] : lines.filter(({ quantity }) => quantity < 0);
  if (decreasedLines.length === 0) return undefined;
  const removedUnits = decreasedLines.map(({ line, quantity }) => ({ line, quantity: -quantity }));
  return { name: "remove_from_cart", params: itemsParams(removedUnits) };
}

function purchaseEvent(order: Order): AnalyticsEvent {
  const { id, currency, priceSummary, appliedDiscounts, lineItems } = order;
  return {
    name: "purchase",
    params: omitEmptyFields({
      transaction_id: id,
      currency: currency ?? undefined,
      value: toNumber(discountedValue(priceSummary?.subtotal, priceSummary?.discount)),
      tax: toNumber(priceSummary?.tax?.amount),
      shipping: toNumber(priceSummary?.shipping?.amount),
      coupon: appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code,
      items: lineItems.map(orderItem),
    }),
  };
}

export function fromShopEvent(event: ShopEvent): AnalyticsEvent | undefined {
  switch (event.type) {
    case "change":
      return changeEvent(event);
    case "checkout": {
      const params = itemsParams(event.lines, toNumber(event.value) ?? unitsValue(event.lines));
      return {
        name: "begin_checkout",
        params: omitEmptyFields({ ...params, coupon: event.coupon }),
      };
    }
    case "order":
      return purchaseEvent(event.order);
    case "wishlist": {
      const { product, productId } = event;
      const item = product ? productItem(product) : { item_id: productId };
      const currency = product?.currency ?? undefined;
      const params = { currency, value: item.price, items: [item] };
      return { name: "add_to_wishlist", params: omitEmptyFields(params) };
    }
    case "page":
      return { name: event.name, params: event.params } as AnalyticsEvent;
    default:
      return { name: event.type, params: { method: event.method } };
  }
}
