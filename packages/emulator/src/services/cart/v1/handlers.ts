// The first version of the cart interface: the caller's current cart, and carts by id.

import { z } from "zod";
import { ownerOf } from "../../../kernel/caller.js";
import { bool, decimal, guid, list, oneOf, opt, text } from "../../../kernel/checks/shapes.js";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../kernel/handler.js";
import { applicationError, notFound, permissionDenied } from "../../../kernel/platform-error.js";
import { openCheckout } from "../cart-events.js";
import {
  cartById,
  createCart,
  currentCart,
  deleteCart,
  findCurrentCart,
  removeLines,
  requireOpen,
  touch,
} from "../edit.js";
import type { Cart } from "../model.js";
import { deliveryOptions, needsDelivery, priceCart } from "../price.js";
import { pricedCart } from "../priced.js";
import { address, contact, email, extendedFields, present } from "../requests.js";
import {
  addItemsV1,
  applyCouponV1,
  CHANNELS,
  itemsToAdd,
  lineQuantities,
  setQuantitiesV1,
  shippingOption,
} from "./edit.js";
import { cartV1, estimateV1 } from "./view.js";

const cartInfo = z.object({
  buyerNote: opt(text(1000)),
  buyerInfo: opt(z.object({ email: opt(email), contactId: opt(guid()) })),
  contactInfo: opt(z.object({ address: opt(address), contactDetails: opt(contact) })),
  overrideCheckoutUrl: opt(text(1000)),
  selectedShippingOption: opt(shippingOption),
  extendedFields,
  businessLocationId: opt(guid()),
});

const update = {
  cartInfo: opt(cartInfo),
  couponCode: opt(text(50)),
  merchantDiscounts: opt(list(z.object({ amount: decimal() }), 1)),
  ...itemsToAdd,
};

const totals = {
  selectedShippingOption: opt(shippingOption),
  shippingAddress: opt(address),
  billingAddress: opt(address),
  calculateTax: opt(bool()),
  calculateShipping: opt(bool()),
};

const checkoutRequest = {
  channelType: opt(oneOf(CHANNELS)),
  shippingAddress: opt(address),
  billingAddress: opt(address),
  selectedShippingOption: opt(shippingOption),
  email: opt(email),
};

type Totals = z.output<z.ZodObject<typeof totals>>;
type Update = z.output<z.ZodObject<typeof update>>;
type CheckoutRequest = z.output<z.ZodObject<typeof checkoutRequest>>;

function answer(context: Context, cart: Cart) {
  return { cart: cartV1(context, cart, pricedCart(context, cart)) };
}

function applyUpdate(context: Context, cart: Cart, request: Update): void {
  const info = request.cartInfo;
  if (info?.buyerNote !== undefined) cart.note = info.buyerNote;
  if (info?.buyerInfo?.email !== undefined) cart.email = info.buyerInfo.email;
  if (info?.contactInfo?.address) cart.deliveryAddress = present(info.contactInfo.address);
  if (info?.contactInfo?.contactDetails) cart.contact = present(info.contactInfo.contactDetails);
  if (info?.overrideCheckoutUrl !== undefined) cart.customCheckoutUrl = info.overrideCheckoutUrl;
  if (info?.selectedShippingOption) cart.deliveryCode = info.selectedShippingOption.code;
  if (info?.businessLocationId !== undefined) cart.businessLocationId = info.businessLocationId;
  if (info?.extendedFields) cart.extendedFields = info.extendedFields;
  if (request.merchantDiscounts) {
    if (context.caller.kind !== "admin") {
      throw permissionDenied("Merchant discounts are given by merchants and apps only");
    }
    const [discount] = request.merchantDiscounts;
    if (discount) cart.merchantDiscount = discount.amount;
    else delete cart.merchantDiscount;
  }
  addItemsV1(context, cart, request);
  if (request.couponCode) applyCouponV1(context, cart, request.couponCode);
  touch(context, cart);
}

/** What the totals would be: nothing of it is saved. */
function estimate(context: Context, cart: Cart, request: Totals) {
  const trial: Cart = { ...cart };
  if (request.shippingAddress) trial.deliveryAddress = present(request.shippingAddress);
  if (request.selectedShippingOption) trial.deliveryCode = request.selectedShippingOption.code;
  if (trial.deliveryCode === undefined && trial.deliveryAddress && needsDelivery(context, cart)) {
    const [first] = deliveryOptions(context, trial.deliveryAddress.country);
    if (first) trial.deliveryCode = first.code;
  }
  const priced = priceCart(context, trial, {
    now: context.now,
    tax: request.calculateTax,
    delivery: request.calculateShipping,
  });
  return { ...estimateV1(context, trial, priced), cart: answer(context, cart).cart };
}

/** Creates the checkout of a cart, or brings it up to date. */
function createCheckout(context: Context, cart: Cart, request: CheckoutRequest) {
  if (cart.lines.length === 0) {
    throw applicationError(428, "CANT_CREATE_CHECKOUT_WITHOUT_ITEMS", "The cart is empty");
  }
  if (!context.site.acceptsPayments) {
    throw applicationError(
      428,
      "SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT",
      "The site does not accept payments",
    );
  }
  if (request.shippingAddress) cart.deliveryAddress = present(request.shippingAddress);
  if (request.billingAddress) cart.billingAddress = present(request.billingAddress);
  if (request.selectedShippingOption) cart.deliveryCode = request.selectedShippingOption.code;
  if (request.email !== undefined) cart.email = request.email;
  if (request.channelType !== undefined) cart.channelType = request.channelType;
  openCheckout(context, cart);
  touch(context, cart);
  return { checkoutId: cart.checkoutId };
}

function owned(context: Context): Cart {
  const cart = findCurrentCart(context);
  if (!cart) throw notFound("Cart", "OWNED_CART_NOT_FOUND");
  return cart;
}

function byId(context: Context, id: string): Cart {
  const cart = cartById(context, id, "cart");
  requireOpen(cart);
  return cart;
}

const withId = { id: guid() };
const toAdd = { ...itemsToAdd, businessLocationId: opt(guid()) };

function addTo(context: Context, cart: Cart, request: z.output<z.ZodObject<typeof toAdd>>): void {
  const { businessLocationId } = request;
  if (businessLocationId !== undefined) {
    const before = cart.businessLocationId ?? businessLocationId;
    if (before !== businessLocationId) {
      throw applicationError(
        428,
        "CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION",
        "The cart belongs to another location",
      );
    }
    cart.businessLocationId = businessLocationId;
  }
  addItemsV1(context, cart, request);
}

/** Cart and current cart, first version. */
export const cartV1Handlers: Handlers = {
  "ecom.currentCart.getCurrentCart": anyone(z.object({}), (_request, context) =>
    answer(context, owned(context)),
  ),
  "ecom.currentCart.updateCurrentCart": anyone(z.object(update), (request, context) => {
    const cart = currentCart(context);
    applyUpdate(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.currentCart.deleteCurrentCart": anyone(z.object({}), (_request, context) => {
    deleteCart(context, owned(context));
    return {};
  }),
  "ecom.currentCart.addToCurrentCart": anyone(z.object(toAdd), (request, context) => {
    const cart = currentCart(context);
    addTo(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.currentCart.removeLineItemsFromCurrentCart": anyone(
    z.object({ lineItemIds: list(guid(), 100, 1) }),
    (request, context) => {
      const cart = owned(context);
      removeLines(context, cart, request.lineItemIds);
      return answer(context, cart);
    },
  ),
  "ecom.currentCart.updateCurrentCartLineItemQuantity": anyone(
    z.object({ lineItems: lineQuantities }),
    (request, context) => {
      const cart = owned(context);
      setQuantitiesV1(context, cart, request.lineItems);
      return answer(context, cart);
    },
  ),
  "ecom.currentCart.removeCouponFromCurrentCart": anyone(z.object({}), (_request, context) => {
    const cart = owned(context);
    delete cart.coupon;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.currentCart.estimateCurrentCartTotals": anyone(z.object(totals), (request, context) =>
    estimate(context, owned(context), request),
  ),
  "ecom.currentCart.createCheckoutFromCurrentCart": anyone(
    z.object(checkoutRequest),
    (request, context) => createCheckout(context, owned(context), request),
  ),

  "ecom.cart.createCart": anyone(z.object(update), (request, context) => {
    const alone = context.caller.kind === "admin" && !context.caller.session;
    const owner = alone ? ({ kind: "user", id: context.site.id } as const) : ownerOf(context);
    if (!request.lineItems?.length && !request.customLineItems?.length) {
      throw applicationError(428, "CANT_CREATE_CART_WITHOUT_ITEMS", "A cart needs an item");
    }
    const cart = createCart(context, owner);
    applyUpdate(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.cart.getCart": anyone(z.object(withId), (request, context) =>
    answer(context, cartById(context, request.id, "cart")),
  ),
  "ecom.cart.getCartByCheckoutId": anyone(z.object(withId), (request, context) =>
    answer(context, cartById(context, request.id, "checkout")),
  ),
  "ecom.cart.updateCart": anyone(
    z.object({ ...update, cartInfo: cartInfo.extend(withId) }),
    (request, context) => {
      const cart = byId(context, request.cartInfo.id);
      applyUpdate(context, cart, request);
      return answer(context, cart);
    },
  ),
  "ecom.cart.deleteCart": admin(z.object(withId), (request, context) => {
    deleteCart(context, cartById(context, request.id, "cart"));
    return {};
  }),
  "ecom.cart.addToCart": anyone(z.object({ ...withId, ...toAdd }), (request, context) => {
    const cart = byId(context, request.id);
    addTo(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.cart.removeLineItems": anyone(
    z.object({ ...withId, lineItemIds: list(guid(), 100, 1) }),
    (request, context) => {
      const cart = byId(context, request.id);
      removeLines(context, cart, request.lineItemIds);
      return answer(context, cart);
    },
  ),
  "ecom.cart.updateLineItemsQuantity": anyone(
    z.object({ ...withId, lineItems: lineQuantities }),
    (request, context) => {
      const cart = byId(context, request.id);
      setQuantitiesV1(context, cart, request.lineItems);
      return answer(context, cart);
    },
  ),
  "ecom.cart.removeCoupon": anyone(z.object(withId), (request, context) => {
    const cart = byId(context, request.id);
    delete cart.coupon;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.cart.removeBusinessLocation": anyone(z.object(withId), (request, context) => {
    const cart = byId(context, request.id);
    delete cart.businessLocationId;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.cart.estimateTotals": anyone(z.object({ ...withId, ...totals }), (request, context) =>
    estimate(context, cartById(context, request.id, "cart"), request),
  ),
  "ecom.cart.createCheckout": anyone(
    z.object({ ...withId, ...checkoutRequest }),
    (request, context) => createCheckout(context, byId(context, request.id), request),
  ),
};
