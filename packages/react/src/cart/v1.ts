import { PorticoError } from "@portico/core";
import {
  createCheckout,
  getCheckout,
  removeGiftCard,
  updateCheckout,
} from "@portico/ecom/checkout";
import {
  addToCurrentCart,
  type Cart,
  createCheckoutFromCurrentCart,
  type EstimateTotalsResponse,
  estimateCurrentCartTotals,
  type GiftCard,
  getCurrentCart,
  type LineItem,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from "@portico/ecom/current-cart";
import { cartStaleTime, isCartless } from "../queries/cart.js";
import type {
  CalculatedCart,
  CartAdapter,
  ReferencedItem,
  SentChange,
  SettledCart,
  SettledLine,
} from "../queries/cart-adapter.js";
import { porticoKeys } from "../queries/keys.js";
import { ownValue } from "../queries/own-value.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { keepOwnData, nullIfMissing, QUERY_DEFAULTS } from "../queries/query-options.js";
import { commonLineFields, toMoney, totalsProblems, withUniqueIds } from "./line-view.js";

/** The gift card comes from the checkout, because version 1 carts do not contain gift cards. */
interface CalculationV1 {
  readonly estimate: EstimateTotalsResponse;
  readonly giftCard: GiftCard | undefined;
}

const ALL_TOTALS = { calculateTax: true, calculateShipping: true, calculateAdditionalFees: true };

const lineItemsInput = (items: readonly ReferencedItem[]) => ({ lineItems: [...items] });

const PROBLEMS_BY_STATUS: Readonly<Record<string, SettledLine["problem"]>> = {
  NOT_AVAILABLE: "out-of-stock",
  NOT_FOUND: "removed",
  PARTIALLY_AVAILABLE: "capped",
};

function settleLine(line: LineItem, currency: string): SettledLine {
  const { availability, quantity, productName: name, priceBeforeDiscounts: salePrice } = line;
  return {
    ...commonLineFields({ ...line, name, salePrice }, currency),
    quantity,
    requested: quantity,
    available: availability?.quantityAvailable ?? undefined,
    total: toMoney(line.lineItemPrice, currency),
    problem: ownValue(PROBLEMS_BY_STATUS, availability?.status),
  };
}

function settleCart(cart: Cart): SettledCart {
  const { currency } = cart;
  return {
    id: cart.id,
    lines: withUniqueIds(cart.lineItems.map((line) => settleLine(line, currency))),
    currency,
    coupons: cart.appliedDiscounts.flatMap(({ coupon }) =>
      coupon ? [{ id: coupon.id, code: coupon.code }] : [],
    ),
    giftCards: [],
    note: cart.buyerNote ?? "",
    deliveryCode: cart.selectedShippingOption?.code,
    address: cart.contactInfo?.address,
  };
}

function calculated(calculation: CalculationV1, { currency }: SettledCart): CalculatedCart {
  const { estimate, giftCard } = calculation;
  const { priceSummary, shippingInfo, taxSummary, violations } = estimate;
  const money = (value: { amount: string } | undefined) => toMoney(value, currency);
  return {
    totals: {
      subtotal: money(priceSummary?.subtotal),
      discount: money(priceSummary?.discount),
      delivery: shippingInfo?.selectedCarrierServiceOption && money(priceSummary?.shipping),
      additionalFees: money(priceSummary?.additionalFees),
      tax: money(priceSummary?.tax ?? taxSummary?.totalTax),
      total: money(priceSummary?.total),
      // In version 1, only the checkout page calculates the amount left to pay.
      toPay: undefined,
      taxIsIncluded: estimate.cart?.taxIncludedInPrices ?? false,
      problems: totalsProblems(violations),
      deliveryOptions: (shippingInfo?.carrierServiceOptions ?? []).flatMap(
        ({ carrierId, shippingOptions }) =>
          shippingOptions.map(({ code, title, cost, logistics }) => ({
            code,
            appId: carrierId ?? undefined,
            title,
            price: money(cost?.price),
            time: logistics?.deliveryTime ?? undefined,
          })),
      ),
    },
    giftCards: giftCard ? [{ id: giftCard.id ?? "", code: giftCard.obfuscatedCode }] : [],
  };
}

async function createCartCheckout(client: PorticoClient): Promise<string> {
  const { checkoutId } = await client.use(createCheckoutFromCurrentCart)({ channelType: "WEB" });
  if (!checkoutId)
    throw new PorticoError("The response contains no checkout", { code: "NO_CHECKOUT" });
  return checkoutId;
}

async function changeGiftCard(
  client: PorticoClient,
  change: SentChange & { kind: "gift-card" | "gift-card-off" },
): Promise<Cart> {
  const id = await createCartCheckout(client);
  if (change.kind === "gift-card-off") await client.use(removeGiftCard)(id);
  else await client.use(updateCheckout)(id, {}, { giftCardCode: change.code });
  return client.use(getCurrentCart)();
}

async function sendChange(client: PorticoClient, change: SentChange): Promise<Cart | undefined> {
  switch (change.kind) {
    case "add":
      return (await client.use(addToCurrentCart)(lineItemsInput(change.items))).cart;
    case "quantity": {
      const lines = [{ id: change.lineItemId, quantity: change.quantity }];
      return (await client.use(updateCurrentCartLineItemQuantity)(lines)).cart;
    }
    case "remove":
      return (await client.use(removeLineItemsFromCurrentCart)([...change.lineItemIds])).cart;
    case "coupon":
      return client.use(updateCurrentCart)({ couponCode: change.code });
    case "coupon-off":
      return (await client.use(removeCouponFromCurrentCart)()).cart;
    case "gift-card":
    case "gift-card-off":
      return changeGiftCard(client, change);
    case "note":
      return client.use(updateCurrentCart)({ cartInfo: { buyerNote: change.text } });
    case "delivery": {
      const selectedShippingOption = { code: change.code, carrierId: change.appId };
      return client.use(updateCurrentCart)({ cartInfo: { selectedShippingOption } });
    }
    case "address": {
      const contactInfo = { address: change.address };
      return client.use(updateCurrentCart)({ cartInfo: { contactInfo } });
    }
  }
}

/**
 * Version 1 of the platform's cart API, for the provider's `cart` prop.
 *
 * @example
 * ```tsx
 * import { type PorticoClient, PorticoProvider } from "@portico/react";
 * import { cartV1 } from "@portico/react/v1";
 *
 * const createApp = (client: PorticoClient) => <PorticoProvider client={client} cart={cartV1}>the shop</PorticoProvider>;
 * ```
 */
export const cartV1: CartAdapter<Cart, CalculationV1> = {
  cartQuery: (client) => ({
    ...QUERY_DEFAULTS,
    staleTime: cartStaleTime(client),
    queryKey: [...porticoKeys(client).currentCart(), "v1"],
    async queryFn({ signal }) {
      if (await isCartless(client)) return null;
      // The platform creates the cart with the first item, so a missing cart is not an error.
      return client.with({ signal }).use(getCurrentCart)().catch(nullIfMissing);
    },
  }),
  totalsQuery: (client, { id, checkoutId, revision, updatedDate }) => ({
    ...QUERY_DEFAULTS,
    queryKey: porticoKeys(client).cartTotals({
      version: 1,
      id,
      revision: revision ?? updatedDate?.toISOString(),
    }),
    placeholderData: keepOwnData(client),
    async queryFn({ signal }) {
      const calls = client.with({ signal }).use({ estimateCurrentCartTotals, getCheckout });
      const [estimate, checkout] = await Promise.all([
        calls.estimateCurrentCartTotals(ALL_TOTALS),
        checkoutId ? calls.getCheckout(checkoutId) : undefined,
      ]);
      return { estimate, giftCard: checkout?.giftCard };
    },
  }),
  calculated,
  settle: settleCart,
  send: sendChange,
  checkout: (client) => createCartCheckout(client),
  async buyNow(client, item) {
    const input = { ...lineItemsInput([item]), channelType: "WEB" } as const;
    const { id, lineItems } = await client.use(createCheckout)(input);
    return { checkoutId: id, quantity: lineItems[0]?.quantity ?? 0 };
  },
};
