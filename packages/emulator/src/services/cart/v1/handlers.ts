import type {
  AddToCartRequest,
  CreateCheckoutRequest,
  EstimateTotalsRequest,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from "@portico/ecom/cart";
import { z } from "zod/v4";
import { decimal, list, opt } from "../../../checks/shapes.js";
import { parseAs } from "../../../checks/violations.js";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handler, type Handlers } from "../../../kernel/handler.js";
import { notFound, permissionDenied, rejection } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { toSelectedMemberships } from "../../plugins/memberships.js";
import { markChanged, openCheckout } from "../cart-events.js";
import {
  cartById,
  clearFields,
  createCart,
  currentCart,
  deleteCart,
  findCurrentCart,
  newOwner,
  requireOpen,
} from "../edit.js";
import { removeLines } from "../items.js";
import type { Cart } from "../model.js";
import { deliveryOptions, needsDelivery } from "../offers.js";
import { priceCart, pricedCart } from "../price.js";
import { addressOf, assign, contactOf } from "../requests.js";
import {
  addItemsV1,
  applyCouponV1,
  checkLinesV1,
  checkMembershipsV1,
  setQuantitiesV1,
  withRequestChecks,
} from "./edit.js";
import { cartV1, estimateV1 } from "./view.js";

// The documentation lists the field types, but no limits.
const discountRequestSchema = z.object({
  merchantDiscounts: opt(
    list(z.object({ amount: decimal(), lineItemIds: opt(list(z.string(), 300)) }), 1),
  ),
});

type WithoutId<Request> = Omit<Sent<Request>, "id">;

const cartResponse = (context: Context, cart: Cart) => ({
  cart: cartV1(context, cart, pricedCart(context, cart)),
});

function updateCart(context: Context, cart: Cart, request: Sent<UpdateCartRequest>) {
  const { cartInfo: info = {}, couponCode } = request;
  const { address, contactDetails } = info.contactInfo ?? {};
  assign(cart, {
    note: info.buyerNote,
    email: info.buyerInfo?.email,
    deliveryAddress: address && addressOf(address),
    contact: contactDetails && contactOf(contactDetails),
    customCheckoutUrl: info.overrideCheckoutUrl,
    deliveryCode: info.selectedShippingOption?.code,
    businessLocationId: info.businessLocationId,
    extendedFields: info.extendedFields,
  });
  const { merchantDiscounts } = parseAs(discountRequestSchema, request);
  if (merchantDiscounts) {
    if (context.caller.kind !== "admin") {
      throw permissionDenied("Only merchants and apps can set merchant discounts");
    }
    const [discount] = merchantDiscounts;
    if (discount) cart.merchantDiscount = discount;
    else delete cart.merchantDiscount;
  }
  addItemsV1(context, cart, request);
  if (couponCode) applyCouponV1(context, cart, couponCode);
  markChanged(context, cart);
  return cartResponse(context, cart);
}

function estimate(context: Context, cart: Cart, request: WithoutId<EstimateTotalsRequest>) {
  const { shippingAddress, selectedShippingOption, selectedMemberships } = request;
  const memberships = selectedMemberships?.memberships;
  const copy = assign(
    { ...cart },
    {
      deliveryAddress: shippingAddress && addressOf(shippingAddress),
      deliveryCode: selectedShippingOption?.code,
      memberships: memberships && toSelectedMemberships(memberships),
    },
  );
  if (copy.deliveryCode === undefined && copy.deliveryAddress && needsDelivery(context, cart)) {
    assign(copy, { deliveryCode: deliveryOptions(context, copy)[0]?.code });
  }
  const priced = priceCart(context, copy, {
    now: context.now,
    tax: request.calculateTax,
    delivery: request.calculateShipping,
  });
  return { ...estimateV1(context, copy, priced), ...cartResponse(context, cart) };
}

function createCheckout(context: Context, cart: Cart, request: WithoutId<CreateCheckoutRequest>) {
  if (cart.lines.length === 0) {
    throw rejection("CANT_CREATE_CHECKOUT_WITHOUT_ITEMS", "The cart is empty");
  }
  if (!context.site.acceptsPayments) {
    const description = "The site does not accept payments";
    throw rejection("SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT", description);
  }
  checkLinesV1(cart);
  const { shippingAddress, billingAddress, email, channelType } = request;
  assign(cart, {
    deliveryAddress: shippingAddress && addressOf(shippingAddress),
    billingAddress: billingAddress && addressOf(billingAddress),
    deliveryCode: request.selectedShippingOption?.code,
    email,
    channelType,
  });
  openCheckout(context, cart);
  markChanged(context, cart);
  return { checkoutId: cart.checkoutId };
}

function addAtLocation(context: Context, cart: Cart, request: WithoutId<AddToCartRequest>): void {
  const { businessLocationId } = request;
  if (businessLocationId !== undefined) {
    cart.businessLocationId ??= businessLocationId;
    if (cart.businessLocationId !== businessLocationId) {
      const code = "CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION";
      throw rejection(code, "The cart belongs to another location");
    }
  }
  addItemsV1(context, cart, request);
}

function ownedCart(context: Context): Cart {
  const cart = findCurrentCart(context);
  if (!cart) throw notFound("Cart", "OWNED_CART_NOT_FOUND");
  return cart;
}

function findOpenCart(context: Context, id: string): Cart {
  const cart = cartById(context, id, "cart");
  requireOpen(cart);
  return cart;
}

function changeHandlers(find: (context: Context, id: string) => Cart, findToAdd = find) {
  const changeHandler =
    <Request extends { id: string }>(
      apply: (context: Context, cart: Cart, request: Sent<Request>) => void,
      findCart = find,
    ) =>
    (request: Sent<Request>, context: Context) => {
      const cart = findCart(context, String(request.id));
      apply(context, cart, request);
      return cartResponse(context, cart);
    };
  return {
    add: withRequestChecks(changeHandler<AddToCartRequest>(addAtLocation, findToAdd)),
    remove: anyone(
      changeHandler<RemoveLineItemsRequest>((context, cart, { lineItemIds }) =>
        removeLines(context, cart, lineItemIds),
      ),
    ),
    setQuantities: withRequestChecks(
      changeHandler<UpdateLineItemsQuantityRequest>((context, cart, { lineItems }) =>
        setQuantitiesV1(context, cart, lineItems),
      ),
    ),
    createCheckout: withRequestChecks<CreateCheckoutRequest>((request, context) =>
      createCheckout(context, find(context, request.id), request),
    ),
    removeCoupon: anyone(changeHandler((context, cart) => clearFields(context, cart, "coupon"))),
    removeLocation: anyone(
      changeHandler((context, cart) => clearFields(context, cart, "businessLocationId")),
    ),
  };
}

const forCurrentCart = /* @__PURE__ */ changeHandlers(ownedCart, currentCart);
const forCartById = /* @__PURE__ */ changeHandlers(findOpenCart);

export const cartV1Handlers: Handlers = {
  "ecom.currentCart.getCurrentCart": anyone((_, context) =>
    cartResponse(context, ownedCart(context)),
  ),
  "ecom.currentCart.updateCurrentCart": withRequestChecks<UpdateCartRequest>((request, context) =>
    updateCart(context, currentCart(context), request),
  ),
  "ecom.currentCart.deleteCurrentCart": anyone((_request, context) => {
    deleteCart(context, ownedCart(context));
    return {};
  }),
  "ecom.currentCart.addToCurrentCart": forCurrentCart.add as Handler<never>,
  "ecom.currentCart.removeLineItemsFromCurrentCart": forCurrentCart.remove,
  "ecom.currentCart.updateCurrentCartLineItemQuantity": forCurrentCart.setQuantities,
  "ecom.currentCart.removeCouponFromCurrentCart": forCurrentCart.removeCoupon as Handler<never>,
  "ecom.currentCart.estimateCurrentCartTotals": withRequestChecks((request, context) =>
    estimate(context, ownedCart(context), request as WithoutId<EstimateTotalsRequest>),
  ),
  "ecom.currentCart.createCheckoutFromCurrentCart": forCurrentCart.createCheckout as Handler<never>,

  "ecom.cart.createCart": withRequestChecks<UpdateCartRequest>((request, context) => {
    if (!request.lineItems?.length && !request.customLineItems?.length) {
      throw rejection("CANT_CREATE_CART_WITHOUT_ITEMS", "A cart must have at least one item");
    }
    checkMembershipsV1(context, request);
    return updateCart(context, createCart(context, newOwner(context)), request);
  }),
  "ecom.cart.getCart": anyone(({ id }, context) =>
    cartResponse(context, cartById(context, id, "cart")),
  ),
  "ecom.cart.getCartByCheckoutId": anyone(({ id }, context) =>
    cartResponse(context, cartById(context, id, "checkout")),
  ),
  "ecom.cart.updateCart": withRequestChecks<UpdateCartRequest>((request, context) => {
    const cart = findOpenCart(context, request.cartInfo?.id ?? "");
    if (request.cartInfo?.buyerInfo?.contactId && cart.owner.kind === "member") {
      const code = "CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER";
      throw rejection(code, "Contact details cannot be set for members");
    }
    return updateCart(context, cart, request);
  }),
  "ecom.cart.deleteCart": admin(({ id }, context) => {
    deleteCart(context, cartById(context, id, "cart"));
    return {};
  }),
  "ecom.cart.addToCart": forCartById.add,
  "ecom.cart.removeLineItems": forCartById.remove,
  "ecom.cart.updateLineItemsQuantity": forCartById.setQuantities,
  "ecom.cart.removeCoupon": forCartById.removeCoupon,
  "ecom.cart.removeBusinessLocation": forCartById.removeLocation,
  "ecom.cart.estimateTotals": withRequestChecks<EstimateTotalsRequest>((request, context) =>
    estimate(context, cartById(context, request.id, "cart"), request),
  ),
  "ecom.cart.createCheckout": forCartById.createCheckout,
};
