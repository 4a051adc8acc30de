// The second version of the cart interface: once for the caller's current cart, once for a cart by its id.

import { z } from "zod";
import { ownerOf } from "../../../kernel/caller.js";
import { bool, guid, list, oneOf, opt } from "../../../kernel/checks/shapes.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import { applicationError, notFound } from "../../../kernel/platform-error.js";
import {
  cartById,
  createCart,
  currentCart,
  deleteCart,
  findCurrentCart,
  removeLines,
  requireOpen,
  setQuantities,
  touch,
} from "../edit.js";
import type { Cart } from "../model.js";
import { priceCart } from "../price.js";
import { pricedCart } from "../priced.js";
import { quantity } from "../requests.js";
import {
  addAll,
  applyCoupon,
  applyDelivery,
  applyGiftCard,
  coupon,
  creation,
  delivery,
  giftCard,
  items,
  requireUnlocked,
} from "./edit.js";
import { summaryV2, violationsOf } from "./summary.js";
import { applyUpdate, cartUpdate } from "./update.js";
import { cartV2 } from "./view.js";

function answer(context: Context, cart: Cart) {
  const priced = pricedCart(context, cart);
  return { cart: cartV2(context, cart, priced) };
}

function fill(context: Context, cart: Cart, request: z.output<typeof creation>) {
  addAll(context, cart, request);
  if (request.cart) applyUpdate(context, cart, request.cart);
  for (const { code } of request.coupons ?? []) applyCoupon(context, cart, code);
  for (const card of request.giftCards ?? []) applyGiftCard(context, cart, card);
  if (request.deliveryMethod) applyDelivery(context, cart, request.deliveryMethod.code);
  return answer(context, cart);
}

const estimation = {
  refreshCart: opt(bool()),
  validationConfig: opt(
    oneOf(["SKIP_VALIDATIONS", "PRE_CHECKOUT_VALIDATIONS", "CHECKOUT_VALIDATIONS"]),
  ),
  calculateDelivery: opt(bool()),
  calculateAdditionalFees: opt(bool()),
  calculateTax: opt(bool()),
  calculateGiftCards: opt(bool()),
};

function summed(
  context: Context,
  cart: Cart,
  request: Partial<z.output<z.ZodObject<typeof estimation>>>,
) {
  const priced = priceCart(context, cart, {
    now: context.now,
    tax: request.calculateTax,
    delivery: request.calculateDelivery,
    giftCards: request.calculateGiftCards,
  });
  const violations =
    request.validationConfig === "SKIP_VALIDATIONS"
      ? []
      : violationsOf(context, cart, priced, request.validationConfig === "CHECKOUT_VALIDATIONS");
  return {
    cart: cartV2(context, cart, priced),
    summary: summaryV2(context, cart, priced, violations),
  };
}

/** Tells of sums that were asked for; estimates are nobody else's business. */
function tellSums(context: Context, { summary }: ReturnType<typeof summed>): void {
  const about = { entityFqdn: "wix.ecom.v2.cart", entityId: summary.cartId };
  context.emit({ ...about, slug: "calculated", payload: { actionEvent: { body: summary } } });
}

/** Where a family of operations finds its cart: the caller's current one, or one by id. */
interface Family<S extends z.ZodRawShape> {
  readonly shape: S;
  /** The cart to change; `made` where the platform makes a missing one. */
  find(context: Context, request: Record<string, unknown>, made: boolean): Cart;
}

const byId: Family<{ cartId: ReturnType<typeof guid> }> = {
  shape: { cartId: guid() },
  find: (context, request) => cartById(context, String(request.cartId), "checkout"),
};

const current: Family<Record<never, never>> = {
  shape: {},
  find: (context, _request, made) => {
    const found = made ? currentCart(context) : findCurrentCart(context);
    if (!found) throw notFound("Cart", "CART_NOT_FOUND");
    return found;
  },
};

/** Operations that both families have, under the names they have there. */
function shared<S extends z.ZodRawShape>(
  family: Family<S>,
  name: (verb: string) => string,
): Handlers {
  const change = <T extends z.ZodRawShape>(
    shape: T,
    apply: (context: Context, cart: Cart, request: z.output<z.ZodObject<T>>) => void,
    made = false,
  ) =>
    anyone(z.object({ ...family.shape, ...shape }), (request, context) => {
      const fields = request as Record<string, unknown>;
      const cart = family.find(context, fields, made);
      requireOpen(cart);
      apply(context, cart, fields as z.output<z.ZodObject<T>>);
      return answer(context, cart);
    });
  const sums = <T extends z.ZodRawShape>(shape: T, then?: typeof tellSums) =>
    anyone(z.object({ ...family.shape, ...shape }), (request, context) => {
      const fields = request as Record<string, unknown>;
      const cart = family.find(context, fields, false);
      requireOpen(cart);
      const made = summed(context, cart, fields);
      then?.(context, made);
      return made;
    });
  return {
    [name("get")]: anyone(z.object(family.shape), (request, context) =>
      answer(context, family.find(context, request as Record<string, unknown>, false)),
    ),
    [name("delete")]: anyone(z.object(family.shape), (request, context) => {
      const cart = family.find(context, request as Record<string, unknown>, false);
      deleteCart(context, cart);
      return {};
    }),
    [name("refresh")]: change({}, touch),
    [name("calculate")]: sums({ refreshCart: estimation.refreshCart }, tellSums),
    [name("estimate")]: sums(estimation),
    [name("addLineItems")]: change(items.shape, addAll, true),
    [name("removeLineItems")]: change(
      { lineItemIds: list(guid(), 100, 1) },
      (context, cart, request) => removeLines(context, cart, request.lineItemIds),
    ),
    [name("updateLineItems")]: change(
      {
        lineItems: list(
          z.object({ lineItemId: guid(), quantity: opt(z.object({ newQuantity: quantity })) }),
          100,
        ),
      },
      (context, cart, { lineItems }) => {
        if (new Set(lineItems.map(({ lineItemId }) => lineItemId)).size < lineItems.length) {
          throw applicationError(400, "DUPLICATE_LINE_ITEM_UPDATES", "A line item is named twice");
        }
        const wanted = lineItems.flatMap(({ lineItemId, quantity: change }) =>
          change ? { id: lineItemId, quantity: change.newQuantity } : [],
        );
        setQuantities(context, cart, wanted);
      },
    ),
    [name("addCoupon")]: change({ coupon }, (context, cart, request) => {
      requireUnlocked(cart, "coupon");
      applyCoupon(context, cart, request.coupon.code);
    }),
    [name("removeCoupon")]: change({ couponId: guid() }, (context, cart, request) => {
      requireUnlocked(cart, "coupon");
      if (cart.coupon?.id !== request.couponId) {
        throw applicationError(404, "COUPON_NOT_FOUND_IN_CART", "The coupon is not on the cart");
      }
      delete cart.coupon;
      touch(context, cart);
    }),
    [name("updateFormSubmissions")]: change(
      { formSubmissions: list(z.object({ id: guid(), formSubmissionId: guid() }), 1000) },
      (context, cart, { formSubmissions }) => {
        const sent = formSubmissions.map(({ id, formSubmissionId }) => [id, formSubmissionId]);
        cart.formSubmissions = { ...cart.formSubmissions, ...Object.fromEntries(sent) };
        touch(context, cart);
      },
    ),
    // offers come from apps that a site has installed: here it has none, so every line is without
    [name("getUpsellOptions")]: anyone(z.object(family.shape), (request, context) => {
      const cart = family.find(context, request as Record<string, unknown>, false);
      return { itemsUpsells: cart.lines.map(({ id }) => ({ lineItemId: id, upsells: [] })) };
    }),
    [name("setDeliveryMethod")]: change({ deliveryMethod: delivery }, (context, cart, request) =>
      applyDelivery(context, cart, request.deliveryMethod.code),
    ),
    [name("removeDeliveryMethod")]: change({}, (context, cart) => {
      delete cart.deliveryCode;
      touch(context, cart);
    }),
    [name("addGiftCard")]: change({ giftCard }, (context, cart, request) => {
      requireUnlocked(cart, "giftCard");
      applyGiftCard(context, cart, request.giftCard);
    }),
    [name("removeGiftCard")]: change({ giftCardId: guid() }, (context, cart, request) => {
      requireUnlocked(cart, "giftCard");
      if (cart.giftCard?.id !== request.giftCardId) {
        throw applicationError(
          404,
          "GIFT_CARD_NOT_FOUND_IN_CART",
          "The gift card is not on the cart",
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

/** Cart and current cart, second version. */
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

  "ecom.currentCartV2.createCurrentCart": anyone(creation, (request, context) => {
    const before = findCurrentCart(context);
    if (before) before.current = false;
    const cart = createCart(context, ownerOf(context));
    cart.current = true;
    return fill(context, cart, request);
  }),

  "ecom.currentCartV2.updateCurrentCart": anyone(
    z.object({ cart: cartUpdate }),
    (request, context) => {
      const cart = current.find(context, {}, true);
      requireOpen(cart);
      applyUpdate(context, cart, request.cart);
      return answer(context, cart);
    },
  ),

  "ecom.cartV2.createCart": anyone(creation, (request, context) => {
    const admin = context.caller.kind === "admin" && !context.caller.session;
    const owner = admin ? ({ kind: "user", id: context.site.id } as const) : ownerOf(context);
    return fill(context, createCart(context, owner), request);
  }),

  "ecom.cartV2.updateCart": anyone(
    z.object({ cart: cartUpdate.extend({ id: guid() }) }),
    (request, context) => {
      const cart = cartById(context, request.cart.id, "checkout");
      requireOpen(cart);
      applyUpdate(context, cart, request.cart);
      return answer(context, cart);
    },
  ),
};
