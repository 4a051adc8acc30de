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
  UpdateFormSubmissionsRequest,
  UpdateLineItemsRequest,
} from "@portico/ecom/cart-v2";
import { needs } from "../../../checks/violations.js";
import { ownerOf } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handler, type Handlers } from "../../../kernel/handler.js";
import { applicationError, badRequest, notFound } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { entityEvents } from "../../entity-events.js";
import { markChanged } from "../cart-events.js";
import {
  cartById,
  createCart,
  currentCart,
  deleteCart,
  findCurrentCart,
  newOwner,
  requireOpen,
  unset,
} from "../edit.js";
import { removeLines } from "../items.js";
import type { Cart } from "../model.js";
import { priceCart, pricedCart } from "../price.js";
import { pluginViolations, violationsOf } from "../violations.js";
import {
  addAll,
  applyCoupon,
  applyDelivery,
  applyGiftCard,
  applyUpdate,
  checkChange,
  checkUpdate,
  requireUnlocked,
  updateLines,
} from "./edit.js";
import { summaryV2 } from "./summary.js";
import { cartV2 } from "./view.js";

const cartEvents = /* @__PURE__ */ entityEvents("wix.ecom.v2.cart");

const needsLines = /* @__PURE__ */ needs("lineItems");
const needsForms = /* @__PURE__ */ needs("formSubmissions");

type WithoutId<Request> = Omit<Sent<Request>, "cartId">;

const cartResponse = (context: Context, cart: Cart) => ({
  cart: cartV2(context, cart, pricedCart(context, cart)),
});

function fill(context: Context, cart: Cart, request: Sent<CreateCartRequest>) {
  addAll(context, cart, request);
  if (request.cart) applyUpdate(context, cart, request.cart);
  for (const { code } of request.coupons ?? []) applyCoupon(context, cart, code as string);
  for (const card of request.giftCards ?? []) applyGiftCard(context, cart, card);
  if (request.deliveryMethod) applyDelivery(context, cart, request.deliveryMethod);
  return cartResponse(context, cart);
}

function updateCart(context: Context, cart: Cart, input: Parameters<typeof applyUpdate>[2]) {
  requireOpen(cart);
  checkUpdate(context, input);
  applyUpdate(context, cart, input);
  return cartResponse(context, cart);
}

function estimate(context: Context, cart: Cart, request: WithoutId<EstimateCartRequest>) {
  const priced = priceCart(context, cart, {
    now: context.now,
    tax: request.calculateTax,
    delivery: request.calculateDelivery,
    giftCards: request.calculateGiftCards,
  });
  const isSkipped = request.validationConfig === "SKIP_VALIDATIONS";
  const atCheckout = request.validationConfig === "CHECKOUT_VALIDATIONS";
  const violations = isSkipped ? [] : violationsOf(context, cart, priced, atCheckout);
  const source = atCheckout ? "CHECKOUT" : "CART";
  const byApps = isSkipped ? [] : pluginViolations(context, cart, priced, source);
  return {
    cart: cartV2(context, cart, priced),
    summary: summaryV2(context, cart, priced, violations, byApps),
  };
}

/** Calculates the totals and emits an event that contains them. Estimates emit no event. */
function calculate(context: Context, cart: Cart) {
  const result = estimate(context, cart, {});
  cartEvents.action(context, cart.checkoutId, "calculated", result.summary);
  return result;
}

type Find = (context: Context, request: { cartId?: string }, isCreated: boolean) => Cart;

const findById: Find = (context, { cartId = "" }) => cartById(context, cartId, "checkout");

const current: Find = (context, _request, isCreated) => {
  const cart = isCreated ? currentCart(context) : findCurrentCart(context);
  if (!cart) throw notFound("Cart", "CART_NOT_FOUND");
  return cart;
};

type Run<Request> = (context: Context, cart: Cart, request: WithoutId<Request>) => unknown;

interface Operation {
  readonly run: Run<object>;
  readonly kind?: "change" | "calculation";
  readonly isCreated?: boolean;
}

const changing = <Request>(run: Run<Request>, isCreated = false): Operation => ({
  run: run as Run<object>,
  kind: "change",
  isCreated,
});

function removeById(context: Context, cart: Cart, field: "coupon" | "giftCard", id: string): void {
  requireUnlocked(cart, field);
  if (cart[field]?.id !== id) {
    const [code, name] = field === "coupon" ? ["COUPON", "coupon"] : ["GIFT_CARD", "gift card"];
    const message = `The ${name} is not applied to the cart`;
    throw applicationError(404, `${code}_NOT_FOUND_IN_CART`, message);
  }
  unset(context, cart, field);
}

/**
 * Keyed by the name of the operation in both services. "addCouponTo" becomes
 * `addCouponToCurrentCart` and `addCoupon`. "get" becomes `getCurrentCart` and `getCart`.
 */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  get: { run: cartResponse },
  delete: {
    run(context, cart) {
      deleteCart(context, cart);
      return {};
    },
  },
  refresh: changing(markChanged),
  calculate: { run: calculate, kind: "calculation" },
  estimate: { run: estimate, kind: "calculation" },
  addLineItemsTo: changing<AddLineItemsRequest>((context, cart, request) => {
    if (!request.catalogItems?.length && !request.customItems?.length) {
      throw badRequest("NO_LINE_ITEMS_TO_ADD", "No items to add");
    }
    addAll(context, cart, request);
  }, true),
  removeLineItemsFrom: changing<RemoveLineItemsRequest>((context, cart, { lineItemIds }) =>
    removeLines(context, cart, lineItemIds),
  ),
  updateLineItemsIn: changing<UpdateLineItemsRequest>((context, cart, request) => {
    needsLines(request);
    updateLines(context, cart, request);
  }),
  addCouponTo: changing<AddCouponRequest>((context, cart, { coupon }) => {
    requireUnlocked(cart, "coupon");
    applyCoupon(context, cart, coupon.code as string);
  }),
  removeCouponFrom: changing<RemoveCouponRequest>((context, cart, { couponId }) =>
    removeById(context, cart, "coupon", couponId),
  ),
  updateFormSubmissionsIn: changing<UpdateFormSubmissionsRequest>((context, cart, request) => {
    needsForms(request);
    const { formSubmissions = [] } = request;
    const entries = formSubmissions.map(({ id, formSubmissionId }) => [id, formSubmissionId]);
    cart.formSubmissions = { ...cart.formSubmissions, ...Object.fromEntries(entries) };
    markChanged(context, cart);
  }),
  // Upsell offers come from installed apps, which the emulator does not have.
  getUpsellOptionsFor: {
    run: (_context, { lines }) => ({
      itemsUpsells: lines.map(({ id }) => ({ lineItemId: id, upsells: [] })),
    }),
  },
  setDeliveryMethodFor: changing<SetDeliveryMethodRequest>((context, cart, { deliveryMethod }) =>
    applyDelivery(context, cart, deliveryMethod),
  ),
  removeDeliveryMethodFrom: changing((context, cart) => unset(context, cart, "deliveryCode")),
  addGiftCardTo: changing<AddGiftCardRequest>((context, cart, { giftCard }) => {
    requireUnlocked(cart, "giftCard");
    applyGiftCard(context, cart, giftCard);
  }),
  removeGiftCardFrom: changing<RemoveGiftCardRequest>((context, cart, { giftCardId }) =>
    removeById(context, cart, "giftCard", giftCardId),
  ),
};

const family = (find: Find, name: (verb: string) => string): Handlers =>
  Object.fromEntries(
    Object.entries(OPERATIONS).map(([verb, { run, kind, isCreated = false }]) => {
      const handler: Handler<{ cartId?: string }> = anyone((request, context) => {
        if (kind === "change") checkChange(request);
        const cart = find(context, request, isCreated);
        if (kind) requireOpen(cart);
        const result = run(context, cart, request);
        return kind === "change" ? cartResponse(context, cart) : result;
      });
      return [name(verb), handler];
    }),
  );

export const cartV2Handlers: Handlers = {
  .../* @__PURE__ */ family(current, (verb) => `ecom.currentCartV2.${verb}CurrentCart`),
  .../* @__PURE__ */ family(findById, (verb) => {
    const bare = verb.replace(/(To|From|In|For)$/, "");
    return `ecom.cartV2.${bare === verb ? `${verb}Cart` : bare}`;
  }),

  "ecom.currentCartV2.createCurrentCart": anyone((request, context) => {
    checkChange(request);
    const before = findCurrentCart(context);
    if (before) before.current = false;
    const cart = createCart(context, ownerOf(context));
    cart.current = true;
    return fill(context, cart, request);
  }),

  "ecom.currentCartV2.updateCurrentCart": anyone((request, context) =>
    updateCart(context, currentCart(context), request.cart),
  ),

  "ecom.cartV2.createCart": anyone((request, context) => {
    checkChange(request);
    return fill(context, createCart(context, newOwner(context)), request);
  }),

  "ecom.cartV2.updateCart": anyone((request, context) =>
    updateCart(context, cartById(context, String(request.cart.id), "checkout"), request.cart),
  ),
};
