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
import { priceCart, pricedCart } from "../price.js";
import { pluginViolations, violationsOf } from "../violations.js";
import {
  addAllItems,
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

const requireLines = /* @__PURE__ */ needs("lineItems");
const requireForms = /* @__PURE__ */ needs("formSubmissions");

type WithoutId<Request> = Omit<Sent<Request>, "cartId">;

const cartResponse = (context: Context, cart: Cart) => ({
  cart: cartV2(context, cart, pricedCart(context, cart)),
});

function fillCart(context: Context, cart: Cart, request: Sent<CreateCartRequest>) {
  addAllItems(context, cart, request);
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
  const skipsValidation = request.validationConfig === "SKIP_VALIDATIONS";
  const isAtCheckout = request.validationConfig === "CHECKOUT_VALIDATIONS";
  const violations = skipsValidation ? [] : violationsOf(context, cart, priced, isAtCheckout);
  const source = isAtCheckout ? "CHECKOUT" : "CART";
  const appViolations = skipsValidation ? [] : pluginViolations(context, cart, priced, source);
  return {
    cart: cartV2(context, cart, priced),
    summary: summaryV2(context, cart, priced, violations, appViolations),
  };
}

function calculateCart(context: Context, cart: Cart) {
  const result = estimate(context, cart, {});
  cartEvents.action(context, cart.checkoutId, "calculated", result.summary);
  return result;
}

type FindCart = (context: Context, request: { cartId?: string }, createsCart: boolean) => Cart;

const findById: FindCart = (context, { cartId = "" }) => cartById(context, cartId, "checkout");

const findCurrent: FindCart = (context, _request, createsCart) => {
  const cart = createsCart ? currentCart(context) : findCurrentCart(context);
  if (!cart) throw notFound("Cart", "CART_NOT_FOUND");
  return cart;
};

type RunOperation<Request> = (context: Context, cart: Cart, request: WithoutId<Request>) => unknown;

interface Operation {
  readonly run: RunOperation<object>;
  readonly kind?: "change" | "calculation";
  readonly createsCart?: boolean;
}

const change = <Request>(run: RunOperation<Request>, createsCart = false): Operation => ({
  run: run as RunOperation<object>,
  kind: "change",
  createsCart,
});

function removeCouponOrGiftCard(
  context: Context,
  cart: Cart,
  field: "coupon" | "giftCard",
  id: string,
): void {
  requireUnlocked(cart, field);
  if (cart[field]?.id !== id) {
    const [code, name] = field === "coupon" ? ["COUPON", "coupon"] : ["GIFT_CARD", "gift card"];
    const message = `The ${name} is not applied to the cart`;
    throw applicationError(404, `${code}_NOT_FOUND_IN_CART`, message);
  }
  clearFields(context, cart, field);
}

/**
 * Operations, keyed by the common part of their names in both services. For example, "addCouponTo"
 * becomes `addCouponToCurrentCart` and `addCoupon`.
 */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  get: { run: cartResponse },
  delete: {
    run(context, cart) {
      deleteCart(context, cart);
      return {};
    },
  },
  refresh: change(markChanged),
  calculate: { run: calculateCart, kind: "calculation" },
  estimate: { run: estimate, kind: "calculation" },
  addLineItemsTo: change<AddLineItemsRequest>((context, cart, request) => {
    if (!request.catalogItems?.length && !request.customItems?.length) {
      throw badRequest("NO_LINE_ITEMS_TO_ADD", "No items to add");
    }
    addAllItems(context, cart, request);
  }, true),
  removeLineItemsFrom: change<RemoveLineItemsRequest>((context, cart, { lineItemIds }) =>
    removeLines(context, cart, lineItemIds),
  ),
  updateLineItemsIn: change<UpdateLineItemsRequest>((context, cart, request) => {
    requireLines(request);
    updateLines(context, cart, request);
  }),
  addCouponTo: change<AddCouponRequest>((context, cart, { coupon }) => {
    requireUnlocked(cart, "coupon");
    applyCoupon(context, cart, coupon.code as string);
  }),
  removeCouponFrom: change<RemoveCouponRequest>((context, cart, { couponId }) =>
    removeCouponOrGiftCard(context, cart, "coupon", couponId),
  ),
  updateFormSubmissionsIn: change<UpdateFormSubmissionsRequest>((context, cart, request) => {
    requireForms(request);
    const { formSubmissions = [] } = request;
    const entries = formSubmissions.map(({ id, formSubmissionId }) => [id, formSubmissionId]);
    cart.formSubmissions = { ...cart.formSubmissions, ...Object.fromEntries(entries) };
    markChanged(context, cart);
  }),
  // No upsell offers, because on the platform they come from apps.
  getUpsellOptionsFor: {
    run: (_context, { lines }) => ({
      itemsUpsells: lines.map(({ id }) => ({ lineItemId: id, upsells: [] })),
    }),
  },
  setDeliveryMethodFor: change<SetDeliveryMethodRequest>((context, cart, { deliveryMethod }) =>
    applyDelivery(context, cart, deliveryMethod),
  ),
  removeDeliveryMethodFrom: change((context, cart) => clearFields(context, cart, "deliveryCode")),
  addGiftCardTo: change<AddGiftCardRequest>((context, cart, { giftCard }) => {
    requireUnlocked(cart, "giftCard");
    applyGiftCard(context, cart, giftCard);
  }),
  removeGiftCardFrom: change<RemoveGiftCardRequest>((context, cart, { giftCardId }) =>
    removeCouponOrGiftCard(context, cart, "giftCard", giftCardId),
  ),
};

const handlersFor = (find: FindCart, operationName: (verb: string) => string): Handlers =>
  Object.fromEntries(
    Object.entries(OPERATIONS).map(([verb, { run, kind, createsCart = false }]) => {
      const handler: Handler<{ cartId?: string }> = anyone((request, context) => {
        if (kind === "change") checkChange(request);
        const cart = find(context, request, createsCart);
        if (kind) requireOpen(cart);
        const result = run(context, cart, request);
        return kind === "change" ? cartResponse(context, cart) : result;
      });
      return [operationName(verb), handler];
    }),
  );

export const cartV2Handlers: Handlers = {
  .../* @__PURE__ */ handlersFor(findCurrent, (verb) => `ecom.currentCartV2.${verb}CurrentCart`),
  .../* @__PURE__ */ handlersFor(findById, (verb) => {
    const baseName = verb.replace(/(To|From|In|For)$/, "");
    return `ecom.cartV2.${baseName === verb ? `${verb}Cart` : baseName}`;
  }),

  "ecom.currentCartV2.createCurrentCart": anyone((request, context) => {
    checkChange(request);
    const previousCart = findCurrentCart(context);
    if (previousCart) previousCart.current = false;
    const cart = createCart(context, ownerOf(context));
    cart.current = true;
    return fillCart(context, cart, request);
  }),

  "ecom.currentCartV2.updateCurrentCart": anyone((request, context) =>
    updateCart(context, currentCart(context), request.cart),
  ),

  "ecom.cartV2.createCart": anyone((request, context) => {
    checkChange(request);
    return fillCart(context, createCart(context, newOwner(context)), request);
  }),

  "ecom.cartV2.updateCart": anyone((request, context) =>
    updateCart(context, cartById(context, String(request.cart.id), "checkout"), request.cart),
  ),
};
