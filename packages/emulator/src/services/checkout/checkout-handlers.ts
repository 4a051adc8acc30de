import type {
  CheckoutInput,
  CreateCheckoutRequest,
  RemoveLineItemsRequest,
  UpdateCheckoutRequest,
  UpdateLineItemsQuantityRequest,
} from "@portico/ecom/checkout";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers, open } from "../../kernel/handler.js";
import {
  applicationError,
  notFound,
  PlatformError,
  rejection,
} from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { markChanged, openCheckout } from "../cart/cart-events.js";
import { cartById, clearFields, createCart, newOwner, requireOpen } from "../cart/edit.js";
import { removeLines } from "../cart/items.js";
import type { Cart } from "../cart/model.js";
import { deliveryOptions } from "../cart/offers.js";
import { pricedCart } from "../cart/price.js";
import { addressOf, assign, contactOf } from "../cart/requests.js";
import {
  addItemsV1,
  applyCouponV1,
  applyGiftCardV1,
  setQuantitiesV1,
  withRequestChecks,
} from "../cart/v1/edit.js";
import { priceToken } from "../cart/v2/summary.js";
import { cartV2 } from "../cart/v2/view.js";
import { SHIPPING_ID } from "../delivery/carriers.js";
import { isKnownOption } from "../delivery/offers.js";
import { payIntent } from "../orders/ledger/charges.js";
import { checkItemsV1, type PlaceOptions, placeOrder, startOrder } from "../orders/place-order.js";
import { toSelectedMemberships } from "../plugins/memberships.js";
import { checkoutView } from "./checkout-view.js";
import { cartOfToken, createPageUrl, redirectBack } from "./page-url.js";

const checkoutResponse = (context: Context, cart: Cart) => ({
  checkout: checkoutView(context, cart, pricedCart(context, cart)),
});

type Input = Sent<CheckoutInput>;

function deliveryCode(context: Context, cart: Cart, { shippingInfo }: Input): string | undefined {
  const { code, carrierId } = shippingInfo?.selectedCarrierServiceOption ?? {};
  if (code === undefined) return undefined;
  const option = deliveryOptions(context, cart).find((candidate) => candidate.code === code);
  if (option && carrierId !== undefined && carrierId !== (option.carrierId ?? SHIPPING_ID)) {
    const message = "The carrier does not offer this delivery option";
    throw rejection("INVALID_SELECTED_CARRIER_SERVICE_OPTION", message);
  }
  if (option || isKnownOption(context, code)) return code;
  throw notFound("Delivery option", "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND");
}

function applyRequest(
  context: Context,
  cart: Cart,
  info: Input,
  request: Omit<Sent<UpdateCheckoutRequest>, "checkout">,
) {
  const { address, contactDetails } = info.shippingInfo?.shippingDestination ?? {};
  const { address: billing, contactDetails: billingContact } = info.billingInfo ?? {};
  const memberships = info.membershipOptions?.selectedMemberships?.memberships;
  assign(cart, {
    deliveryAddress: address && addressOf(address),
    deliveryContact: contactDetails && contactOf(contactDetails),
    billingAddress: billing && addressOf(billing),
    billingContact: billingContact && contactOf(billingContact),
    note: info.buyerNote,
    email: info.buyerInfo?.email,
    memberships: memberships && toSelectedMemberships(memberships),
    customCheckoutUrl: request.overrideCheckoutUrl,
  });
  assign(cart, { deliveryCode: deliveryCode(context, cart, info) });
  const { couponCode, giftCardCode } = request;
  if (request.lineItems?.length || request.customLineItems?.length) {
    addItemsV1(context, cart, request);
  }
  if (couponCode) applyCouponV1(context, cart, couponCode);
  if (giftCardCode) applyGiftCardV1(context, cart, giftCardCode, request.giftCardRedeemAmount);
  markChanged(context, cart);
  return checkoutResponse(context, cart);
}

const checkoutById = (context: Context, id: string): Cart => cartById(context, id, "checkout");

const changeCheckout =
  <Request extends { id: string }>(
    run: (context: Context, cart: Cart, request: Sent<Request>) => void,
  ) =>
  (request: Sent<Request>, context: Context) => {
    const cart = openCheckoutById(context, String(request.id));
    run(context, cart, request);
    return checkoutResponse(context, cart);
  };

const clearField = (field: keyof Cart) =>
  anyone(changeCheckout((context, cart) => clearFields(context, cart, field)));

function openCheckoutById(context: Context, id: string): Cart {
  const cart = checkoutById(context, id);
  requireOpen(cart);
  openCheckout(context, cart);
  return cart;
}

const checkoutUrlHandler = anyone<{ id: string }>(({ id }, context) => ({
  checkoutUrl: createPageUrl(context, checkoutById(context, id)),
}));

const V1_ERROR_CODES: Readonly<Record<string, string>> = {
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

/** Locks the checkout before the price is calculated, because the calculation may call apps. */
function startOrderV1(context: Context, cart: Cart): void {
  const result = startOrder(context, cart);
  if (result === "in-progress") {
    const code = "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS";
    throw rejection(code, "An order is being placed for this checkout");
  }
  if (result === "changed") {
    throw rejection("CHECKOUT_CHANGED", "The checkout was changed by another request");
  }
}

function placeOrderV1(context: Context, cart: Cart, options: PlaceOptions) {
  startOrderV1(context, cart);
  const priced = pricedCart(context, cart);
  if (cart.orderId === undefined) checkItemsV1(priced);
  try {
    const { order, paymentGatewayOrderId } = placeOrder(context, cart, options);
    return { orderId: order.id, paymentGatewayOrderId };
  } catch (error) {
    const code = error instanceof PlatformError && error.details.applicationError?.code;
    if (!code) throw error;
    const isSoldOut = priced.lines.every(({ facts }) => facts.status === "OUT_OF_STOCK");
    const codeV1 =
      code === "LINE_ITEMS_OUT_OF_STOCK" && isSoldOut ? "FULL_OUT_OF_STOCK" : V1_ERROR_CODES[code];
    throw rejection(codeV1 ?? code, error.message);
  }
}

export const checkoutHandlers: Handlers = {
  "ecom.checkout.createCheckout": withRequestChecks<CreateCheckoutRequest>((request, context) => {
    if (!context.site.acceptsPayments) {
      throw rejection("SITE_MUST_ACCEPT_PAYMENTS", "The site does not accept payments");
    }
    const cart = createCart(context, newOwner(context), request.channelType);
    openCheckout(context, cart);
    return applyRequest(context, cart, request.checkoutInfo ?? {}, request);
  }),
  "ecom.checkout.getCheckout": anyone(({ id }, context) =>
    checkoutResponse(context, checkoutById(context, id)),
  ),
  "ecom.checkout.getCheckoutByCartId": anyone(({ id }, context) =>
    checkoutResponse(context, cartById(context, id, "cart")),
  ),
  "ecom.checkout.getCheckoutUrl": checkoutUrlHandler,
  "ecom.checkout.getWixCheckoutUrl": checkoutUrlHandler,
  "ecom.checkout.updateCheckout": withRequestChecks<UpdateCheckoutRequest>((request, context) => {
    const { checkout } = request;
    return applyRequest(context, openCheckoutById(context, String(checkout.id)), checkout, request);
  }),
  "ecom.checkout.removeCoupon": clearField("coupon"),
  "ecom.checkout.removeGiftCard": clearField("giftCard"),
  "ecom.checkout.removeOverrideCheckoutUrl": clearField("customCheckoutUrl"),
  "ecom.checkout.addToCheckout": withRequestChecks((request, context) => {
    const cart = checkoutById(context, request.id);
    if (cart.orderId !== undefined) {
      throw rejection("CHECKOUT_IS_COMPLETE", "The checkout is complete");
    }
    addItemsV1(context, cart, request);
    return checkoutResponse(context, cart);
  }),
  "ecom.checkout.removeLineItems": anyone(
    changeCheckout<RemoveLineItemsRequest>((context, cart, { lineItemIds }) =>
      removeLines(context, cart, lineItemIds),
    ),
  ),
  "ecom.checkout.updateLineItemsQuantity": withRequestChecks(
    changeCheckout<UpdateLineItemsQuantityRequest>((context, cart, { lineItems }) =>
      setQuantitiesV1(context, cart, lineItems),
    ),
  ),
  "ecom.checkout.createOrder": anyone(({ id, delayCapture, savePaymentMethod }, context) =>
    placeOrderV1(context, checkoutById(context, id), {
      delayCapture,
      savePaymentMethod: savePaymentMethod ?? false,
      needsBilling: true,
      needsValidations: true,
    }),
  ),
  "ecom.checkout.createOrderAndCharge": anyone((request, context) => {
    const { id, paymentToken, delayCapture, savePaymentMethod } = request;
    const cart = checkoutById(context, id);
    startOrderV1(context, cart);
    if (cart.lines.length > 0 && pricedCart(context, cart).toPay.gt(0) && !paymentToken) {
      throw rejection("PAYMENT_ERROR", "No payment method to charge");
    }
    const placedOrder = placeOrderV1(context, cart, {
      delayCapture: delayCapture === true,
      savePaymentMethod: savePaymentMethod === true,
    });
    const { paymentGatewayOrderId } = placedOrder;
    if (paymentGatewayOrderId) payIntent(context, paymentGatewayOrderId);
    return placedOrder;
  }),
  "ecom.checkout.markCheckoutAsCompleted": anyone(({ id }, context) => {
    const cart = checkoutById(context, id);
    cart.completed = true;
    markChanged(context, cart);
    return {};
  }),
  "ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl": open(({ token }, context) => {
    const { session, cart } = cartOfToken(context, token);
    cart.completed = true;
    markChanged(context, cart);
    return redirectBack(context, session, cart.orderId);
  }),

  // Completes a checkout if its payment succeeded after the buyer had left the page.
  "ecom.cartV2.handleAsyncCheckoutCompletion": open(({ token }, context) => {
    const { session, cart } = cartOfToken(context, token);
    return redirectBack(context, session, cart.orderId ?? placeOrder(context, cart).order.id);
  }),
  "ecom.cartV2.getCheckoutUrl": anyone(({ cartId }, context) => {
    const { published, checkoutPage } = context.site;
    if (!published) throw rejection("SITE_NOT_PUBLISHED", "The site is not published");
    const cart = checkoutById(context, cartId);
    if (!checkoutPage && cart.customCheckoutUrl === undefined) {
      throw applicationError(404, "CHECKOUT_PAGE_NOT_FOUND", "The site has no checkout page");
    }
    return { checkoutUrl: createPageUrl(context, cart) };
  }),
  "ecom.cartV2.placeOrder": anyone((request, context) => {
    const cart = checkoutById(context, request.cartId);
    if (startOrder(context, cart) === "in-progress") {
      throw rejection("PAYMENT_ALREADY_IN_PROGRESS", "An order is being placed for this cart");
    }
    const { priceVerificationToken: token, delayCapture } = request;
    const priced = pricedCart(context, cart);
    if (token !== undefined && !token.startsWith(`${cart.checkoutId}:`)) {
      throw rejection("INVALID_PRICE_VERIFICATION_TOKEN", "The token does not belong to this cart");
    }
    if (request.paymentToken === "") {
      throw rejection("EMPTY_PAYMENT_TOKEN", "The payment form returned no token");
    }
    if (token !== undefined && token !== priceToken(cart, priced)) {
      throw rejection("CART_PRICES_OUT_OF_SYNC", "Prices have changed since the last calculation");
    }
    const { savePaymentMethod = false } = request;
    const placedOrder = placeOrder(context, cart, { delayCapture, savePaymentMethod });
    const { order, paymentGatewayOrderId } = placedOrder;
    const isCompleted = paymentGatewayOrderId === undefined;
    return { orderId: order.id, completed: isCompleted, paymentGatewayOrderId };
  }),
  "ecom.cartV2.markCartAsCompleted": anyone(({ cartId, orderId }, context) => {
    const cart = checkoutById(context, cartId);
    assign(cart, { completed: true, current: false, orderId });
    markChanged(context, cart);
    return { cart: cartV2(context, cart, pricedCart(context, cart)) };
  }),
};
