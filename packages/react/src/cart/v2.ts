import { createCart, type V2LineItem } from "@portico/ecom/cart-v2";
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  addLineItemsToCurrentCart,
  type Cart,
  type CartSummary,
  removeCouponFromCurrentCart,
  removeGiftCardFromCurrentCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
} from "@portico/ecom/current-cart-v2";
import { cartTotalsQuery, currentCartQuery } from "../queries/cart.js";
import type {
  CalculatedCart,
  CartAdapter,
  CartQuery,
  ReferencedItem,
  SentChange,
  SettledCart,
  SettledLine,
} from "../queries/cart-adapter.js";
import { ownValue } from "../queries/own-value.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { deliveryQuery } from "./delivery-v2.js";
import { commonLineFields, toMoney, totalsProblems, withUniqueIds } from "./line-view.js";

const ALL_TOTALS = {
  calculateDelivery: true,
  calculateAdditionalFees: true,
  calculateTax: true,
  calculateGiftCards: true,
};

const catalogItemsInput = (items: readonly ReferencedItem[]) => ({ catalogItems: [...items] });

const PROBLEMS_BY_STATUS: Readonly<Record<string, SettledLine["problem"]>> = {
  OUT_OF_STOCK: "out-of-stock",
  REMOVED_FROM_CATALOG: "removed",
};

function settleLine(line: V2LineItem, currency?: string): SettledLine {
  const { attributes, quantityInfo, pricing, source, status } = line;
  const { confirmedQuantity = 0, requestedQuantity = 0, availableQuantity } = quantityInfo ?? {};
  const { fullPrice, salePrice } = pricing?.breakdown ?? {};
  const commonFields = { id: line.id, name: line.name, catalogReference: source?.catalogReference };
  const prices = { price: pricing?.unitPrice, fullPrice, salePrice };
  return {
    ...commonLineFields({ ...attributes, ...commonFields, ...prices }, currency),
    quantity: confirmedQuantity,
    requested: requestedQuantity,
    available: availableQuantity ?? undefined,
    total: toMoney(pricing?.totalPrice, currency),
    problem:
      ownValue(PROBLEMS_BY_STATUS, status) ??
      (requestedQuantity > confirmedQuantity ? "capped" : undefined),
  };
}

function settleCart(cart: Cart): SettledCart {
  const { giftCards = [] } = cart.paymentInfo ?? {};
  const currency = cart.businessInfo?.currencyCode;
  return {
    id: cart.id,
    lines: withUniqueIds(cart.lineItems.map((line) => settleLine(line, currency))),
    currency,
    coupons: cart.coupons,
    giftCards: giftCards.map(({ id, obfuscatedCode: code }) => ({ id, code })),
    note: cart.note ?? "",
    deliveryCode: cart.deliveryInfo?.method?.code,
    address: cart.deliveryInfo?.address,
  };
}

function calculated(summary: CartSummary | null, { currency }: SettledCart): CalculatedCart {
  const prices = summary?.priceSummary;
  const money = (value: { amount: string } | undefined) => toMoney(value, currency);
  return {
    totals: {
      subtotal: money(prices?.subtotal),
      discount: money(prices?.discount),
      delivery: summary?.deliverySummary ? money(prices?.delivery) : undefined,
      additionalFees: money(prices?.additionalFees),
      tax: money(prices?.tax),
      total: money(prices?.total),
      toPay: money(summary?.paymentSummary?.totalAfterGiftCards),
      taxIsIncluded: summary?.taxSummary?.pricesIncludeTax ?? false,
      problems: totalsProblems(summary?.violations),
      deliveryOptions: undefined,
    },
  };
}

function sendChange(client: PorticoClient, change: SentChange): Promise<{ cart?: Cart }> {
  switch (change.kind) {
    case "add":
      return client.use(addLineItemsToCurrentCart)(catalogItemsInput(change.items));
    case "quantity": {
      const { lineItemId, quantity } = change;
      const lineItems = [{ lineItemId, quantity: { newQuantity: quantity } }];
      return client.use(updateLineItemsInCurrentCart)({ lineItems });
    }
    case "remove":
      return client.use(removeLineItemsFromCurrentCart)([...change.lineItemIds]);
    case "coupon":
      return client.use(addCouponToCurrentCart)({ code: change.code });
    case "coupon-off":
      return client.use(removeCouponFromCurrentCart)(change.id);
    case "gift-card":
      return client.use(addGiftCardToCurrentCart)({ code: change.code });
    case "gift-card-off":
      return client.use(removeGiftCardFromCurrentCart)(change.id);
    case "note":
      return client.use(updateCurrentCart)({ note: change.text });
    case "delivery":
      return client.use(setDeliveryMethodForCurrentCart)({
        code: change.code,
        appId: change.appId,
      });
    case "address":
      return client.use(updateCurrentCart)({ deliveryInfo: { address: change.address } });
  }
}

/** Version 2 of the platform's cart API. Hooks use it by default. */
export const cartV2: CartAdapter<Cart, CartSummary | null> = {
  cartQuery: (client) => currentCartQuery(client) as CartQuery<Cart | null>,
  totalsQuery: (client, cart) =>
    cartTotalsQuery(client, cart, ALL_TOTALS) as CartQuery<CartSummary | null>,
  deliveryQuery,
  calculated,
  settle: settleCart,
  send: async (client, change) => (await sendChange(client, change)).cart,
  // A cart and its checkout have the same id.
  checkout: async (_client, cart) => cart.id,
  async buyNow(client, item) {
    const cart = await client.use(createCart)(catalogItemsInput([item]));
    return { checkoutId: cart.id, quantity: settleCart(cart).lines[0]?.quantity ?? 0 };
  },
};
