// Cart V1: the caller's current cart, and carts by ID.

import type {
  AddToCartRequest,
  CreateCartRequest,
  CreateCheckoutRequest,
  DeleteCartRequest,
  EstimateTotalsRequest,
  GetCartByCheckoutIdRequest,
  GetCartRequest,
  RemoveBusinessLocationRequest,
  RemoveCouponRequest,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from "@portico/ecom/cart";
import type {
  AddToCurrentCartRequest,
  CreateCheckoutFromCurrentCartRequest,
  EstimateCurrentCartTotalsRequest,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateCurrentCartLineItemQuantityRequest,
} from "@portico/ecom/current-cart";
import { z } from "zod/v4";
import { decimal, list, opt } from "../../../checks/shapes.js";
import { check } from "../../../checks/violations.js";
import { ownerOf } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../kernel/handler.js";
import { applicationError, notFound, permissionDenied } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { chosenMemberships } from "../../plugins/memberships.js";
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
import { deliveryOptions, needsDelivery } from "../offers.js";
import { priceCart } from "../price.js";
import { pricedCart } from "../priced.js";
import { addressOf, contactOf } from "../requests.js";
import {
  addItemsV1,
  applyCouponV1,
  checkLinesV1,
  checkMembershipsV1,
  setQuantitiesV1,
  withItems,
} from "./edit.js";
import { cartV1, estimateV1 } from "./view.js";

// At most one discount, and its amount is required. The documentation only lists the types.
const discounts = z.object({
  merchantDiscounts: opt(
    list(z.object({ amount: decimal(), lineItemIds: opt(list(z.string(), 300)) }), 1),
  ),
});

type Totals = Omit<Sent<EstimateTotalsRequest>, "id">;
type Update = Sent<UpdateCartRequest>;
type Adding = Omit<Sent<AddToCartRequest>, "id">;
type CheckoutRequest = Omit<Sent<CreateCheckoutRequest>, "id">;

function answer(context: Context, cart: Cart) {
  return { cart: cartV1(context, cart, pricedCart(context, cart)) };
}

function applyUpdate(context: Context, cart: Cart, request: Update): void {
  const info = request.cartInfo;
  if (info?.buyerNote !== undefined) cart.note = info.buyerNote;
  if (info?.buyerInfo?.email !== undefined) cart.email = info.buyerInfo.email;
  const { address, contactDetails } = info?.contactInfo ?? {};
  if (address) cart.deliveryAddress = addressOf(address);
  if (contactDetails) cart.contact = contactOf(contactDetails);
  if (info?.overrideCheckoutUrl !== undefined) cart.customCheckoutUrl = info.overrideCheckoutUrl;
  const code = info?.selectedShippingOption?.code;
  if (code !== undefined) cart.deliveryCode = code;
  if (info?.businessLocationId !== undefined) cart.businessLocationId = info.businessLocationId;
  if (info?.extendedFields) cart.extendedFields = info.extendedFields;
  const { merchantDiscounts } = check(discounts, request);
  if (merchantDiscounts) {
    if (context.caller.kind !== "admin") {
      throw permissionDenied("Only merchants and apps can set merchant discounts");
    }
    const [discount] = merchantDiscounts;
    if (discount) cart.merchantDiscount = discount;
    else delete cart.merchantDiscount;
  }
  addItemsV1(context, cart, request);
  if (request.couponCode) applyCouponV1(context, cart, request.couponCode);
  touch(context, cart);
}

/** Returns the estimated totals without saving anything. */
function estimate(context: Context, cart: Cart, request: Totals) {
  const trial: Cart = { ...cart };
  if (request.shippingAddress) trial.deliveryAddress = addressOf(request.shippingAddress);
  const code = request.selectedShippingOption?.code;
  if (code !== undefined) trial.deliveryCode = code;
  if (trial.deliveryCode === undefined && trial.deliveryAddress && needsDelivery(context, cart)) {
    const [first] = deliveryOptions(context, trial);
    if (first) trial.deliveryCode = first.code;
  }
  const chosen = request.selectedMemberships?.memberships;
  if (chosen) trial.memberships = chosenMemberships(chosen);
  const priced = priceCart(context, trial, {
    now: context.now,
    tax: request.calculateTax,
    delivery: request.calculateShipping,
  });
  return { ...estimateV1(context, trial, priced), cart: answer(context, cart).cart };
}

/** Creates or updates the checkout of a cart. */
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
  checkLinesV1(cart);
  if (request.shippingAddress) cart.deliveryAddress = addressOf(request.shippingAddress);
  if (request.billingAddress) cart.billingAddress = addressOf(request.billingAddress);
  const code = request.selectedShippingOption?.code;
  if (code !== undefined) cart.deliveryCode = code;
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

function addTo(context: Context, cart: Cart, request: Adding): void {
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

/** Handlers of the V1 cart and current cart calls. */
export const cartV1Handlers: Handlers = {
  "ecom.currentCart.getCurrentCart": anyone((_request, context) => answer(context, owned(context))),
  "ecom.currentCart.updateCurrentCart": withItems<UpdateCartRequest>((request, context) => {
    const cart = currentCart(context);
    applyUpdate(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.currentCart.deleteCurrentCart": anyone((_request, context) => {
    deleteCart(context, owned(context));
    return {};
  }),
  "ecom.currentCart.addToCurrentCart": withItems<AddToCurrentCartRequest>((request, context) => {
    const cart = currentCart(context);
    addTo(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.currentCart.removeLineItemsFromCurrentCart": anyone<RemoveLineItemsFromCurrentCartRequest>(
    (request, context) => {
      const cart = owned(context);
      removeLines(context, cart, request.lineItemIds);
      return answer(context, cart);
    },
  ),
  "ecom.currentCart.updateCurrentCartLineItemQuantity":
    withItems<UpdateCurrentCartLineItemQuantityRequest>((request, context) => {
      const cart = owned(context);
      setQuantitiesV1(context, cart, request.lineItems);
      return answer(context, cart);
    }),
  "ecom.currentCart.removeCouponFromCurrentCart": anyone((_request, context) => {
    const cart = owned(context);
    delete cart.coupon;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.currentCart.estimateCurrentCartTotals": withItems<EstimateCurrentCartTotalsRequest>(
    (request, context) => estimate(context, owned(context), request),
  ),
  "ecom.currentCart.createCheckoutFromCurrentCart": withItems<CreateCheckoutFromCurrentCartRequest>(
    (request, context) => createCheckout(context, owned(context), request),
  ),

  "ecom.cart.createCart": withItems<CreateCartRequest>((request, context) => {
    const alone = context.caller.kind === "admin" && !context.caller.session;
    const owner = alone ? ({ kind: "user", id: context.site.id } as const) : ownerOf(context);
    if (!request.lineItems?.length && !request.customLineItems?.length) {
      throw applicationError(
        428,
        "CANT_CREATE_CART_WITHOUT_ITEMS",
        "A cart must have at least one item",
      );
    }
    checkMembershipsV1(context, request);
    const cart = createCart(context, owner);
    applyUpdate(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.cart.getCart": anyone<GetCartRequest>((request, context) =>
    answer(context, cartById(context, request.id, "cart")),
  ),
  "ecom.cart.getCartByCheckoutId": anyone<GetCartByCheckoutIdRequest>((request, context) =>
    answer(context, cartById(context, request.id, "checkout")),
  ),
  "ecom.cart.updateCart": withItems<UpdateCartRequest>((request, context) => {
    const cart = byId(context, request.cartInfo?.id ?? "");
    if (request.cartInfo?.buyerInfo?.contactId && cart.owner.kind === "member") {
      throw applicationError(
        428,
        "CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER",
        "Contact details cannot be set for members",
      );
    }
    applyUpdate(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.cart.deleteCart": admin<DeleteCartRequest>((request, context) => {
    deleteCart(context, cartById(context, request.id, "cart"));
    return {};
  }),
  "ecom.cart.addToCart": withItems<AddToCartRequest>((request, context) => {
    const cart = byId(context, request.id);
    addTo(context, cart, request);
    return answer(context, cart);
  }),
  "ecom.cart.removeLineItems": anyone<RemoveLineItemsRequest>((request, context) => {
    const cart = byId(context, request.id);
    removeLines(context, cart, request.lineItemIds);
    return answer(context, cart);
  }),
  "ecom.cart.updateLineItemsQuantity": withItems<UpdateLineItemsQuantityRequest>(
    (request, context) => {
      const cart = byId(context, request.id);
      setQuantitiesV1(context, cart, request.lineItems);
      return answer(context, cart);
    },
  ),
  "ecom.cart.removeCoupon": anyone<RemoveCouponRequest>((request, context) => {
    const cart = byId(context, request.id);
    delete cart.coupon;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.cart.removeBusinessLocation": anyone<RemoveBusinessLocationRequest>((request, context) => {
    const cart = byId(context, request.id);
    delete cart.businessLocationId;
    touch(context, cart);
    return answer(context, cart);
  }),
  "ecom.cart.estimateTotals": withItems<EstimateTotalsRequest>((request, context) =>
    estimate(context, cartById(context, request.id, "cart"), request),
  ),
  "ecom.cart.createCheckout": withItems<CreateCheckoutRequest>((request, context) =>
    createCheckout(context, byId(context, request.id), request),
  ),
};
