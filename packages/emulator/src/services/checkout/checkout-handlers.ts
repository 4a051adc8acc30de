// V1 checkouts, and the checkout calls of the V2 cart.

import type {
  MarkCartAsCompletedRequest,
  PlaceOrderRequest,
  GetCheckoutURLRequest as UrlOfCartRequest,
} from "@portico/ecom/cart-v2";
import type {
  AddToCheckoutRequest,
  CheckoutInput,
  CreateCheckoutRequest,
  CreateOrderRequest,
  RemoveLineItemsRequest,
  UpdateCheckoutRequest,
  UpdateLineItemsQuantityRequest,
} from "@portico/ecom/checkout";
import { ownerOf } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { openCheckout } from "../cart/cart-events.js";
import { cartById, createCart, removeLines, requireOpen, touch } from "../cart/edit.js";
import type { Cart } from "../cart/model.js";
import { deliveryOptions } from "../cart/offers.js";
import { pricedCart } from "../cart/priced.js";
import { addressOf, contactOf } from "../cart/requests.js";
import {
  addItemsV1,
  applyCouponV1,
  applyGiftCardV1,
  setQuantitiesV1,
  withItems,
} from "../cart/v1/edit.js";
import { priceToken } from "../cart/v2/summary.js";
import { cartV2 } from "../cart/v2/view.js";
import { CARRIER_ID } from "../delivery/carriers.js";
import { isKnownOption } from "../delivery/offers.js";
import { orderProblemV1 } from "../orders/order-problem.js";
import { beginOrder, type Placing, placeOrder } from "../orders/place-order.js";
import { chosenMemberships } from "../plugins/memberships.js";
import { checkoutView } from "./checkout-view.js";
import { pageUrl } from "./page-url.js";

type Info = Sent<CheckoutInput>;
type Extras = Omit<Sent<UpdateCheckoutRequest>, "checkout">;
interface WithId {
  readonly id: string;
}

function answer(context: Context, cart: Cart) {
  const priced = pricedCart(context, cart);
  return { checkout: checkoutView(context, cart, priced) };
}

function apply(context: Context, cart: Cart, info: Info, request: Extras): void {
  const destination = info.shippingInfo?.shippingDestination;
  if (destination?.address) cart.deliveryAddress = addressOf(destination.address);
  if (destination?.contactDetails) cart.deliveryContact = contactOf(destination.contactDetails);
  if (info.billingInfo?.address) cart.billingAddress = addressOf(info.billingInfo.address);
  if (info.billingInfo?.contactDetails)
    cart.billingContact = contactOf(info.billingInfo.contactDetails);
  if (info.buyerNote !== undefined) cart.note = info.buyerNote;
  if (info.buyerInfo?.email !== undefined) cart.email = info.buyerInfo.email;
  const { code, carrierId } = info.shippingInfo?.selectedCarrierServiceOption ?? {};
  if (code !== undefined) {
    const option = deliveryOptions(context, cart).find((one) => one.code === code);
    if (option && carrierId !== undefined && carrierId !== (option.carrierId ?? CARRIER_ID)) {
      throw applicationError(
        428,
        "INVALID_SELECTED_CARRIER_SERVICE_OPTION",
        "The carrier does not offer this delivery option",
      );
    }
    if (!(option || isKnownOption(context, code))) {
      throw applicationError(
        404,
        "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
        "Delivery option not found",
      );
    }
    cart.deliveryCode = code;
  }
  const memberships = info.membershipOptions?.selectedMemberships?.memberships;
  if (memberships) cart.memberships = chosenMemberships(memberships);
  if (request.overrideCheckoutUrl !== undefined)
    cart.customCheckoutUrl = request.overrideCheckoutUrl;
  if (request.lineItems?.length || request.customLineItems?.length)
    addItemsV1(context, cart, request);
  if (request.couponCode) applyCouponV1(context, cart, request.couponCode);
  if (request.giftCardCode) {
    applyGiftCardV1(context, cart, request.giftCardCode, request.giftCardRedeemAmount);
  }
  touch(context, cart);
}

function byId(context: Context, id: string): Cart {
  return cartById(context, id, "checkout");
}

function open(context: Context, id: string): Cart {
  const cart = byId(context, id);
  requireOpen(cart);
  openCheckout(context, cart);
  return cart;
}

const url = anyone<WithId>((request, context) => ({
  checkoutUrl: pageUrl(context, byId(context, request.id)),
}));

// V1 uses different codes for the errors of an order.
const V1_ORDER_CODES: Readonly<Record<string, string>> = {
  CART_ALREADY_ORDERED: "CHECKOUT_ALREADY_PAID",
  EMPTY_CART: "EMPTY_CHECKOUT",
  INVALID_CART: "VIOLATIONS_WITH_ERROR_SEVERITY",
  LINE_ITEMS_OUT_OF_STOCK: "PARTIAL_OUT_OF_STOCK",
  MISSING_DELIVERY_METHOD: "NO_SELECTED_CARRIER_SERVICE_OPTION",
  MISSING_DELIVERY_ADDRESS: "NO_SELECTED_CARRIER_SERVICE_OPTION",
  GIFT_CARD_REDEEM_ERROR: "REDEEM_GIFT_CARD_ERROR",
  INVALID_MEMBERSHIP: "CALCULATION_ERROR",
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: "GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD",
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: "COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD",
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD: "SUBSCRIPTION_WITH_GIFT_CARD",
  UNCONFIRMED_SAVE_PAYMENT_METHOD: "NO_SAVE_PAYMENT_METHOD_CONFIRMATION",
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE",
};

/**
 * Starts an order of a checkout. This happens before the price is calculated, which may call apps.
 */
export function beginV1(context: Context, cart: Cart): void {
  const beginning = beginOrder(context, cart);
  if (beginning === "underway") {
    const code = "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS";
    throw applicationError(428, code, "An order is being placed for this checkout");
  }
  if (beginning === "changed") {
    throw applicationError(428, "CHECKOUT_CHANGED", "The checkout was changed by another request");
  }
}

/** Places the order of a checkout, or throws with a V1 error code. */
export function orderV1(context: Context, cart: Cart, placing: Placing) {
  beginV1(context, cart);
  const priced = pricedCart(context, cart);
  const problem = cart.orderId === undefined ? orderProblemV1(priced) : undefined;
  if (problem) throw applicationError(428, problem.code, problem.description);
  try {
    const { order, paymentGatewayOrderId } = placeOrder(context, cart, placing);
    return { orderId: order.id, ...(paymentGatewayOrderId ? { paymentGatewayOrderId } : {}) };
  } catch (error) {
    const code = (error as { details?: { applicationError?: { code: string } } }).details
      ?.applicationError?.code;
    if (code === undefined) throw error;
    const all = priced.lines.every(({ facts }) => facts.status === "OUT_OF_STOCK");
    const v1 =
      code === "LINE_ITEMS_OUT_OF_STOCK" && all
        ? "FULL_OUT_OF_STOCK"
        : (V1_ORDER_CODES[code] ?? code);
    throw applicationError(428, v1, (error as Error).message);
  }
}

/** Checkout calls. */
export const checkoutHandlers: Handlers = {
  "ecom.checkout.createCheckout": withItems<CreateCheckoutRequest>((request, context) => {
    if (!context.site.acceptsPayments) {
      throw applicationError(428, "SITE_MUST_ACCEPT_PAYMENTS", "The site does not accept payments");
    }
    const alone = context.caller.kind === "admin" && !context.caller.session;
    const owner = alone ? ({ kind: "user", id: context.site.id } as const) : ownerOf(context);
    const cart = createCart(context, owner, request.channelType);
    openCheckout(context, cart);
    apply(context, cart, request.checkoutInfo ?? {}, request);
    return answer(context, cart);
  }),
  "ecom.checkout.getCheckout": anyone<WithId>((request, context) =>
    answer(context, byId(context, request.id)),
  ),
  "ecom.checkout.getCheckoutByCartId": anyone<WithId>((request, context) =>
    answer(context, cartById(context, request.id, "cart")),
  ),
  "ecom.checkout.getCheckoutUrl": url,
  "ecom.checkout.getWixCheckoutUrl": url,
  "ecom.checkout.updateCheckout": withItems<UpdateCheckoutRequest>((request, context) => {
    const cart = open(context, request.checkout.id as string);
    apply(context, cart, request.checkout, request);
    return answer(context, cart);
  }),
  "ecom.checkout.removeCoupon": anyone<WithId>((request, context) => {
    const cart = open(context, request.id);
    delete cart.coupon;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.checkout.removeGiftCard": anyone<WithId>((request, context) => {
    const cart = open(context, request.id);
    delete cart.giftCard;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.checkout.removeOverrideCheckoutUrl": anyone<WithId>((request, context) => {
    const cart = open(context, request.id);
    delete cart.customCheckoutUrl;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.checkout.addToCheckout": withItems<AddToCheckoutRequest>((request, context) => {
    const cart = byId(context, request.id);
    if (cart.orderId !== undefined) {
      throw applicationError(428, "CHECKOUT_IS_COMPLETE", "The checkout is complete");
    }
    addItemsV1(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.checkout.removeLineItems": anyone<RemoveLineItemsRequest>((request, context) => {
    const cart = open(context, request.id);
    removeLines(context, cart, request.lineItemIds);
    return answer(context, cart);
  }),
  "ecom.checkout.updateLineItemsQuantity": withItems<UpdateLineItemsQuantityRequest>(
    (request, context) => {
      const cart = open(context, request.id);
      setQuantitiesV1(context, cart, request.lineItems);
      return answer(context, cart);
    },
  ),
  "ecom.checkout.createOrder": anyone<CreateOrderRequest>(
    ({ id, delayCapture = false, savePaymentMethod = false }, context) =>
      orderV1(context, byId(context, id), {
        delayCapture,
        savePaymentMethod,
        needsBilling: true,
        needsValidations: true,
      }),
  ),
  "ecom.checkout.markCheckoutAsCompleted": anyone<WithId>((request, context) => {
    const cart = byId(context, request.id);
    cart.completed = true;
    touch(context, cart);
    return {};
  }),

  "ecom.cartV2.getCheckoutUrl": anyone<UrlOfCartRequest>((request, context) => {
    if (!context.site.published) {
      throw applicationError(428, "SITE_NOT_PUBLISHED", "The site is not published");
    }
    const cart = byId(context, request.cartId);
    if (!context.site.checkoutPage && cart.customCheckoutUrl === undefined) {
      throw applicationError(404, "CHECKOUT_PAGE_NOT_FOUND", "The site has no checkout page");
    }
    return { checkoutUrl: pageUrl(context, cart) };
  }),
  "ecom.cartV2.placeOrder": anyone<PlaceOrderRequest>((request, context) => {
    const cart = byId(context, request.cartId);
    if (beginOrder(context, cart) === "underway") {
      throw applicationError(
        428,
        "PAYMENT_ALREADY_IN_PROGRESS",
        "An order is being placed for this cart",
      );
    }
    const token = request.priceVerificationToken;
    const priced = pricedCart(context, cart);
    if (token !== undefined && !token.startsWith(`${cart.checkoutId}:`)) {
      const description = "The token does not belong to this cart";
      throw applicationError(428, "INVALID_PRICE_VERIFICATION_TOKEN", description);
    }
    if (request.paymentToken === "") {
      throw applicationError(428, "EMPTY_PAYMENT_TOKEN", "The payment form returned no token");
    }
    if (token !== undefined && token !== priceToken(cart, priced)) {
      throw applicationError(
        428,
        "CART_PRICES_OUT_OF_SYNC",
        "Prices have changed since the last calculation",
      );
    }
    const { delayCapture = false, savePaymentMethod = false } = request;
    const placed = placeOrder(context, cart, { delayCapture, savePaymentMethod });
    const { order, paymentGatewayOrderId } = placed;
    return {
      orderId: order.id,
      completed: paymentGatewayOrderId === undefined,
      ...(paymentGatewayOrderId ? { paymentGatewayOrderId } : {}),
    };
  }),
  "ecom.cartV2.markCartAsCompleted": anyone<MarkCartAsCompletedRequest>((request, context) => {
    const cart = byId(context, request.cartId);
    cart.completed = true;
    cart.current = false;
    if (request.orderId !== undefined) cart.orderId = request.orderId;
    touch(context, cart);
    return { cart: cartV2(context, cart, pricedCart(context, cart)) };
  }),
};
