// Cart V2. Each operation exists twice: for the caller's current cart and for a cart by ID.

import type {
  AddCouponRequest,
  AddGiftCardRequest,
  AddLineItemsRequest,
  CreateCartRequest,
  EstimateCartRequest,
  RemoveCouponRequest,
  RemoveGiftCardRequest,
  RemoveLineItemsRequest,
  SetDeliveryMethodRequest,
  UpdateCartRequest,
  UpdateFormSubmissionsRequest,
  UpdateLineItemsRequest,
} from "@portico/ecom/cart-v2";
import { needs } from "../../../checks/violations.js";
import { ownerOf } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { pluginViolations } from "../app-violations.js";
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
import { priceCart } from "../price.js";
import { pricedCart } from "../priced.js";
import {
  addAll,
  addSome,
  applyCoupon,
  applyDelivery,
  applyGiftCard,
  checkChange,
  requireUnlocked,
  updateLines,
} from "./edit.js";
import { summaryV2, violationsOf } from "./summary.js";
import { applyUpdate, checkUpdate } from "./update.js";
import { cartV2 } from "./view.js";

function answer(context: Context, cart: Cart) {
  const priced = pricedCart(context, cart);
  return { cart: cartV2(context, cart, priced) };
}

const needsLines = /* @__PURE__ */ needs("lineItems");
const needsForms = /* @__PURE__ */ needs("formSubmissions");

/** Operations on the caller's current cart have no cart ID. */
type WithoutId<Request> = Omit<Sent<Request>, "cartId">;
type Estimation = WithoutId<EstimateCartRequest>;

function fill(context: Context, cart: Cart, request: Sent<CreateCartRequest>) {
  addAll(context, cart, request);
  if (request.cart) applyUpdate(context, cart, request.cart);
  for (const { code } of request.coupons ?? []) applyCoupon(context, cart, code as string);
  for (const card of request.giftCards ?? []) applyGiftCard(context, cart, card);
  if (request.deliveryMethod) applyDelivery(context, cart, request.deliveryMethod);
  return answer(context, cart);
}

function summed(context: Context, cart: Cart, request: Estimation) {
  const priced = priceCart(context, cart, {
    now: context.now,
    tax: request.calculateTax,
    delivery: request.calculateDelivery,
    giftCards: request.calculateGiftCards,
  });
  const skips = request.validationConfig === "SKIP_VALIDATIONS";
  const atCheckout = request.validationConfig === "CHECKOUT_VALIDATIONS";
  const violations = skips ? [] : violationsOf(context, cart, priced, atCheckout);
  const apps = skips
    ? []
    : pluginViolations(context, cart, priced, atCheckout ? "CHECKOUT" : "CART");
  return {
    cart: cartV2(context, cart, priced),
    summary: summaryV2(context, cart, priced, violations, apps),
  };
}

/** Emits the calculated totals. Estimates emit no event. */
function tellSums(context: Context, { summary }: ReturnType<typeof summed>): void {
  const about = { entityFqdn: "wix.ecom.v2.cart", entityId: summary.cartId };
  context.emit({ ...about, slug: "calculated", payload: { actionEvent: { body: summary } } });
}

/** Returns the cart of an operation: the caller's current cart or a cart by ID. */
type Find = (context: Context, request: { cartId?: string }, made: boolean) => Cart;

const byId: Find = (context, { cartId = "" }) => cartById(context, cartId, "checkout");

const current: Find = (context, _request, made) => {
  const found = made ? currentCart(context) : findCurrentCart(context);
  if (!found) throw notFound("Cart", "CART_NOT_FOUND");
  return found;
};

/** Returns the operations that both families share. `name` maps a verb to the operation name. */
function shared(find: Find, name: (verb: string) => string): Handlers {
  const change = <Request>(
    apply: (context: Context, cart: Cart, request: WithoutId<Request>) => void,
    made = false,
  ) =>
    anyone<{ cartId?: string }>((request, context) => {
      checkChange(request);
      const cart = find(context, request, made);
      requireOpen(cart);
      apply(context, cart, request as WithoutId<Request>);
      return answer(context, cart);
    });
  const sums = (
    wanted: (request: Sent<EstimateCartRequest>) => Estimation,
    then?: typeof tellSums,
  ) =>
    anyone<EstimateCartRequest>((request, context) => {
      const cart = find(context, request, false);
      requireOpen(cart);
      const made = summed(context, cart, wanted(request));
      then?.(context, made);
      return made;
    });
  return {
    [name("get")]: anyone<{ cartId?: string }>((request, context) =>
      answer(context, find(context, request, false)),
    ),
    [name("delete")]: anyone<{ cartId?: string }>((request, context) => {
      deleteCart(context, find(context, request, false));
      return {};
    }),
    [name("refresh")]: change(touch),
    [name("calculate")]: sums(() => ({}), tellSums),
    [name("estimate")]: sums((request) => request),
    [name("addLineItems")]: change<AddLineItemsRequest>(addSome, true),
    [name("removeLineItems")]: change<RemoveLineItemsRequest>((context, cart, request) =>
      removeLines(context, cart, request.lineItemIds),
    ),
    [name("updateLineItems")]: change<UpdateLineItemsRequest>((context, cart, request) => {
      needsLines(request);
      updateLines(context, cart, request);
    }),
    [name("addCoupon")]: change<AddCouponRequest>((context, cart, request) => {
      requireUnlocked(cart, "coupon");
      applyCoupon(context, cart, request.coupon.code as string);
    }),
    [name("removeCoupon")]: change<RemoveCouponRequest>((context, cart, request) => {
      requireUnlocked(cart, "coupon");
      if (cart.coupon?.id !== request.couponId) {
        throw applicationError(
          404,
          "COUPON_NOT_FOUND_IN_CART",
          "The coupon is not applied to the cart",
        );
      }
      delete cart.coupon;
      touch(context, cart);
    }),
    [name("updateFormSubmissions")]: change<UpdateFormSubmissionsRequest>(
      (context, cart, request) => {
        needsForms(request);
        const { formSubmissions = [] } = request;
        const sent = formSubmissions.map(({ id, formSubmissionId }) => [id, formSubmissionId]);
        cart.formSubmissions = { ...cart.formSubmissions, ...Object.fromEntries(sent) };
        touch(context, cart);
      },
    ),
    // Upsell offers come from installed apps, which the emulator does not have. So no line item has
    // an offer.
    [name("getUpsellOptions")]: anyone<{ cartId?: string }>((request, context) => {
      const cart = find(context, request, false);
      return { itemsUpsells: cart.lines.map(({ id }) => ({ lineItemId: id, upsells: [] })) };
    }),
    [name("setDeliveryMethod")]: change<SetDeliveryMethodRequest>((context, cart, request) =>
      applyDelivery(context, cart, request.deliveryMethod),
    ),
    [name("removeDeliveryMethod")]: change((context, cart) => {
      delete cart.deliveryCode;
      touch(context, cart);
    }),
    [name("addGiftCard")]: change<AddGiftCardRequest>((context, cart, request) => {
      requireUnlocked(cart, "giftCard");
      applyGiftCard(context, cart, request.giftCard);
    }),
    [name("removeGiftCard")]: change<RemoveGiftCardRequest>((context, cart, request) => {
      requireUnlocked(cart, "giftCard");
      if (cart.giftCard?.id !== request.giftCardId) {
        throw applicationError(
          404,
          "GIFT_CARD_NOT_FOUND_IN_CART",
          "The gift card is not applied to the cart",
        );
      }
      delete cart.giftCard;
      touch(context, cart);
    }),
  };
}

const PREPOSITION: Readonly<Record<string, string>> = {
  addLineItems: "To",
  addCoupon: "To",
  addGiftCard: "To",
  removeLineItems: "From",
  removeCoupon: "From",
  removeGiftCard: "From",
  removeDeliveryMethod: "From",
  updateLineItems: "In",
  updateFormSubmissions: "In",
  setDeliveryMethod: "For",
  getUpsellOptions: "For",
};

/** Handlers of the V2 cart and current cart calls. */
export const cartV2Handlers: Handlers = {
  .../* @__PURE__ */ shared(
    current,
    (verb) => `ecom.currentCartV2.${verb}${PREPOSITION[verb] ?? ""}CurrentCart`,
  ),
  .../* @__PURE__ */ shared(byId, (verb) =>
    ["get", "delete", "refresh", "calculate", "estimate"].includes(verb)
      ? `ecom.cartV2.${verb}Cart`
      : `ecom.cartV2.${verb}`,
  ),

  "ecom.currentCartV2.createCurrentCart": anyone<CreateCartRequest>((request, context) => {
    checkChange(request);
    const before = findCurrentCart(context);
    if (before) before.current = false;
    const cart = createCart(context, ownerOf(context));
    cart.current = true;
    return fill(context, cart, request);
  }),

  "ecom.currentCartV2.updateCurrentCart": anyone<UpdateCartRequest>((request, context) => {
    const cart = current(context, {}, true);
    requireOpen(cart);
    checkUpdate(context, request.cart);
    applyUpdate(context, cart, request.cart);
    return answer(context, cart);
  }),

  "ecom.cartV2.createCart": anyone<CreateCartRequest>((request, context) => {
    checkChange(request);
    const admin = context.caller.kind === "admin" && !context.caller.session;
    const owner = admin ? ({ kind: "user", id: context.site.id } as const) : ownerOf(context);
    return fill(context, createCart(context, owner), request);
  }),

  "ecom.cartV2.updateCart": anyone<UpdateCartRequest>((request, context) => {
    const cart = byId(context, { cartId: request.cart.id as string }, false);
    requireOpen(cart);
    checkUpdate(context, request.cart);
    applyUpdate(context, cart, request.cart);
    return answer(context, cart);
  }),
};
