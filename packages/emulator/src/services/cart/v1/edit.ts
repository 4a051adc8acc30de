import type { CustomLineItemInput, UpdateCartRequest } from "@portico/ecom/cart";
import type { UpdateCurrentCartLineItemQuantityRequest } from "@portico/ecom/current-cart";
import { needs } from "../../../checks/violations.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handler } from "../../../kernel/handler.js";
import { rejection } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { availableQuantity } from "../../catalog/lookup.js";
import { catalogSlice } from "../../catalog/slice.js";
import { couponByCode } from "../../coupons/slice.js";
import { findCard, statusOf } from "../../gift-cards/cards.js";
import { isOfApp } from "../../plugins/catalog.js";
import { pluginGiftCard } from "../../plugins/gift-cards.js";
import { markChanged } from "../cart-events.js";
import { setCoupon } from "../edit.js";
import {
  addCustomItem,
  addItems,
  type ItemToAdd,
  setQuantities,
  takesMembership,
} from "../items.js";
import type { Cart, CartLine } from "../model.js";
import { couponOfApp } from "../offers.js";
import { pricedCart } from "../price.js";
import { checkWholeNumbers } from "../requests.js";

/** Uses the type of the update request, which has the fewest required fields. */
type ItemsV1 = Pick<Sent<UpdateCartRequest>, "lineItems"> & {
  readonly customLineItems?: readonly Sent<CustomLineItemInput>[] | undefined;
};

type QuantitiesV1 = Sent<UpdateCurrentCartLineItemQuantityRequest>["lineItems"];

const requireIds = /* @__PURE__ */ needs("lineItems.id");
const requireFields = /* @__PURE__ */ needs(
  "lineItems.quantity",
  "lineItems.catalogReference.catalogItemId",
  "lineItems.catalogReference.appId",
  "customLineItems.price",
  "customLineItems.itemType",
  "customLineItems.productName.original",
  "selectedShippingOption.code",
  "cartInfo.selectedShippingOption.code",
  "checkoutInfo.shippingInfo.selectedCarrierServiceOption.code",
  "checkout.shippingInfo.selectedCarrierServiceOption.code",
);

/** Returns a handler that first checks rules that the platform does not document. */
export function withRequestChecks<Request>(
  run: (request: Sent<Request>, context: Context) => unknown,
): Handler<Request> {
  return anyone<Request>((request, context) => {
    const items = request as ItemsV1;
    requireFields(items);
    checkWholeNumbers(items, "lineItems", "quantity");
    checkWholeNumbers(items, "customLineItems", "quantity");
    return run(request, context);
  });
}

export function checkMembershipsV1(context: Context, { lineItems = [] }: ItemsV1): void {
  const isInvalid = lineItems.some(
    ({ selectedMembership, catalogOverrideFields, catalogReference }) =>
      selectedMembership &&
      !takesMembership(catalogOverrideFields?.paymentOption?.value) &&
      !isOfApp(context, { catalogItemId: "", appId: "", ...catalogReference }),
  );
  if (!isInvalid) return;
  const code = "CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM";
  throw rejection(code, "No membership covers the item");
}

export function checkLinesV1({ lines }: Cart): void {
  for (const line of lines) {
    if (line.kind !== "custom") continue;
    if ((line.properties ?? 0) > 1) {
      const code = "CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE";
      throw rejection(code, "A custom line item must be a physical item or a service");
    }
    if (line.paymentOption && !line.paymentOption.startsWith("FULL_PAYMENT_")) {
      const code = "CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE";
      throw rejection(code, "A custom line item must be paid in full");
    }
  }
}

export function addItemsV1(context: Context, cart: Cart, items: ItemsV1): void {
  const added = addItems(context, cart, (items.lineItems ?? []) as readonly ItemToAdd[], false);
  for (const item of items.customLineItems ?? []) {
    const { physicalProperties, serviceProperties, taxGroupId, deliveryProfileId } = item;
    const customItem = {
      name: item.productName?.original ?? "Item",
      price: item.price as string,
      itemType: item.itemType?.preset ?? "PHYSICAL",
      taxGroupId,
      taxAddress: item.taxableAddress?.addressType,
      deliveryProfileId,
      weight: physicalProperties?.weight,
      paymentOption: item.paymentOption,
      properties: [physicalProperties, serviceProperties].filter(Boolean).length,
    };
    addCustomItem(context, cart, customItem, item.quantity ?? 1);
  }
  capAtStock(context, cart, added);
}

/** Caps the changed line items at the stock that the other line items leave. */
function capAtStock(context: Context, cart: Cart, changed: readonly { readonly id: string }[]) {
  const changedIds = new Set(changed.map(({ id }) => id));
  const takenStock = new Map<string, number>();
  const rank = ({ id }: CartLine) => Number(changedIds.has(id));
  for (const line of [...cart.lines].sort((a, b) => rank(a) - rank(b))) {
    if (line.kind !== "catalog") continue;
    const product = context.store(catalogSlice).products.get(line.productId);
    const variant = product?.variants.find(({ id }) => id === line.variantId);
    const stock = variant && availableQuantity(variant);
    if (stock === undefined) continue;
    const taken = takenStock.get(line.variantId) ?? 0;
    const available = stock - taken;
    if (available > 0) line.requested = Math.min(line.requested, available);
    takenStock.set(line.variantId, taken + line.requested);
  }
}

export function setQuantitiesV1(context: Context, cart: Cart, input: QuantitiesV1): void {
  requireIds({ lineItems: input });
  const lines = input as readonly { readonly id: string; readonly quantity: number }[];
  setQuantities(context, cart, lines);
  capAtStock(context, cart, lines);
}

export function applyCouponV1(context: Context, cart: Cart, code: string): void {
  const coupon = couponByCode(context, code) ?? couponOfApp(context, cart, code);
  if (!coupon || "problem" in coupon) {
    const errorCode = coupon?.problem ?? "ERROR_COUPON_DOES_NOT_EXIST";
    throw rejection(errorCode, "The coupon does not exist or cannot be used");
  }
  setCoupon(context, cart, coupon);
  const problem = pricedCart(context, cart).couponProblem;
  if (problem) throw rejection(problem.v1Code, problem.description);
}

function cardOfApp(context: Context, code: string) {
  const result = pluginGiftCard(context, code);
  if (result && "card" in result) return result.card;
  if (!result && !/^[\w-]{8,20}$/.test(code)) {
    throw rejection("GIFT_CARD_CODE_INVALID", "Invalid gift card code");
  }
  const errorCode = result?.code ?? "GIFT_CARD_NOT_FOUND";
  throw rejection(errorCode, "The gift card does not exist or cannot be used");
}

export function applyGiftCardV1(context: Context, cart: Cart, code: string, redeem?: string): void {
  const card = findCard(context, code);
  const status = card && statusOf(context, card);
  if (status === "DISABLED") throw rejection("GIFT_CARD_DISABLED", "The gift card is disabled");
  if (status === "EXPIRED") throw rejection("GIFT_CARD_EXPIRED", "The gift card has expired");
  const appCard = card ? undefined : cardOfApp(context, code);
  if (Number(card?.balance ?? appCard?.balance) <= 0) {
    throw rejection("GIFT_CARD_IS_EMPTY", "The gift card has no balance left");
  }
  const id = card?.id ?? context.guid("gift-card");
  cart.giftCard = { id, code, ...appCard, redeem };
  markChanged(context, cart);
}
