// Error codes for v2 carts. Each case runs for the current cart and for a cart identified by id.
import type { World } from "../shop-world.js";
import {
  APP_ID,
  type Case,
  changeGiftCard,
  FAKE_ID,
  installCatalog,
  SONG,
  unknownItem,
} from "./case.js";
import { cartCase } from "./families.js";

const addVerbs = ["create", "addLineItems"];
const songRequest = (rest: object = {}) => ({ catalogItems: [{ ...SONG, quantity: 1, ...rest }] });
const customItemRequest = (rest: object) => ({
  customItems: [
    {
      name: { original: "Work" },
      attributes: { itemType: { preset: "SERVICE" } },
      pricing: { price: { amount: "5" } },
      quantityInfo: { requestedQuantity: 1 },
      ...rest,
    },
  ],
});
const modifierGroup = (...ids: string[]) => ({
  id: "wrap",
  modifiers: ids.map((id) => ({ id, label: { original: id } })),
});
const selectedPass = { selectedMembership: { id: "pass", appId: APP_ID } };
const futurePlan = {
  membershipPayment: { futureMembership: { lineItemId: FAKE_ID, benefitId: "b" } },
};
const paidByMembership = { catalogOverrideFields: { paymentOption: { value: "MEMBERSHIP" } } };
const withCatalogItem = (data: object) => ({
  before: (world: World) => installCatalog(world, data),
});
const sellOut = ({ emulator, item }: World) => {
  const tee = item("heavy-tee");
  emulator.controls.catalog.setStock(tee.catalogReference.options.variantId, 0);
  return tee;
};
const lockCart = (world: World) => {
  const { carts } = world.emulator.state.cart;
  const cart = carts.get(world.ids.full ?? "");
  if (!cart) return;
  carts.set(cart.checkoutId, { ...cart, settings: { lockCouponCode: true, lockGiftCard: true } });
};
const plainLineItemId = ({ ids }: World) => ids.plainLine;
const quantityRequest = (world: World) => ({
  lineItems: [{ lineItemId: plainLineItemId(world), quantity: { newQuantity: 2 } }],
});
const createEmptyCart = async ({ callers, ids }: World) => {
  const { cart } = await callers.new.call("ecom.currentCartV2.createCurrentCart");
  ids.new = cart.id;
};

const ITEM_CASES: readonly Case[] = [
  cartCase("NO_LINE_ITEMS_TO_ADD", ["addLineItems"], () => ({})),
  cartCase("ITEM_NOT_FOUND_IN_CATALOG", addVerbs, () => ({ catalogItems: [unknownItem()] })),
  cartCase("INSUFFICIENT_INVENTORY", addVerbs, (_, tee) => ({ catalogItems: [tee] }), {
    caller: "new",
    before: async (world) => {
      await createEmptyCart(world);
      return sellOut(world);
    },
  }),
  cartCase(
    "MAX_LINE_ITEMS_EXCEEDED",
    addVerbs,
    ({ item }) => ({
      catalogItems: [item("gift-card")],
      ...customItemRequest({}),
      customItems: Array.from({ length: 300 }, () => customItemRequest({}).customItems[0]),
    }),
    { caller: "server" },
  ),
  cartCase("DUPLICATE_MODIFIER_GROUP_IDS", addVerbs, () => songRequest(), {
    ...withCatalogItem({ modifierGroups: [modifierGroup("a"), modifierGroup("b")] }),
  }),
  cartCase("DUPLICATE_ITEM_MODIFIER_IDS", addVerbs, () => songRequest(), {
    ...withCatalogItem({ modifierGroups: [modifierGroup("a", "a")] }),
  }),
  cartCase("MAX_ITEM_MODIFIERS_EXCEEDED", addVerbs, () => songRequest(), {
    ...withCatalogItem({
      modifierGroups: Array.from({ length: 5 }, (_, groupIndex) => ({
        ...modifierGroup(...Array.from({ length: 21 }, (_one, index) => `m${index}`)),
        id: `g${groupIndex}`,
      })),
    }),
  }),
  cartCase(
    "PLAN_LINE_ITEM_NOT_FOUND",
    ["updateLineItems"],
    (_, lineItemId) => ({ lineItems: [{ lineItemId, ...futurePlan }] }),
    {
      before: async (world) => {
        installCatalog(world, { paymentOption: "MEMBERSHIP" });
        const operation = "ecom.currentCartV2.addLineItemsToCurrentCart";
        return (await world.callers.plain.call(operation, songRequest())).cart.lineItems.at(-1).id;
      },
    },
  ),
  cartCase("INSUFFICIENT_INVENTORY", ["updateLineItems"], quantityRequest, { before: sellOut }),
  cartCase("ITEM_NOT_FOUND_IN_CATALOG", ["updateLineItems"], quantityRequest, {
    before: ({ callers, item }) => {
      const productId = item("heavy-tee").catalogReference.catalogItemId;
      return callers.owner.call("stores.productsV3.deleteProduct", { productId });
    },
  }),
  cartCase(
    "LINE_ITEM_PRICE_CONFLICT",
    addVerbs,
    () => songRequest(),
    withCatalogItem({ priceUndetermined: true }),
  ),
  cartCase(
    "LINE_ITEM_PRICE_CONFLICT",
    addVerbs,
    () => customItemRequest({ pricing: { price: { amount: "5" }, priceUndetermined: true } }),
    { caller: "server" },
  ),
  cartCase("DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE", addVerbs, () => songRequest(), {
    ...withCatalogItem({ depositAmount: "11" }),
  }),
  cartCase(
    "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE",
    addVerbs,
    () => customItemRequest({ paymentConfig: { depositAmount: { amount: "6" } } }),
    { caller: "server" },
  ),
  cartCase(
    "FIXED_QUANTITY_ITEM",
    addVerbs,
    () => ({ catalogItems: [...songRequest().catalogItems, ...songRequest().catalogItems] }),
    withCatalogItem({ fixedQuantity: true }),
  ),
  cartCase("INVALID_MEMBERSHIP_PAYMENT_OPTION", addVerbs, (w) => ({
    catalogItems: [{ ...w.item("gift-card"), ...selectedPass }],
  })),
  cartCase("PLAN_LINE_ITEM_NOT_FOUND", addVerbs, (w) => ({
    catalogItems: [{ ...w.item("gift-card"), ...futurePlan, ...paidByMembership }],
  })),
  cartCase("LINE_ITEM_NOT_FOUND_IN_CART", ["removeLineItems"], () => ({ lineItemIds: [FAKE_ID] })),
  cartCase("LINE_ITEM_NOT_FOUND_IN_CART", ["updateLineItems"], () => ({
    lineItems: [{ lineItemId: FAKE_ID, quantity: { newQuantity: 2 } }],
  })),
  cartCase("EMPTY_LINE_ITEM_UPDATES", ["updateLineItems"], (w) => ({
    lineItems: [{ lineItemId: plainLineItemId(w) }],
  })),
  cartCase("DUPLICATE_LINE_ITEM_UPDATES", ["updateLineItems"], (w) => ({
    lineItems: [1, 2].map((newQuantity) => ({
      lineItemId: plainLineItemId(w),
      quantity: { newQuantity },
    })),
  })),
  cartCase("INVALID_MEMBERSHIP_PAYMENT_OPTION", ["updateLineItems"], (w) => ({
    lineItems: [
      {
        lineItemId: plainLineItemId(w),
        selectedMembership: { newMembership: selectedPass.selectedMembership },
      },
    ],
  })),
];

const COUPON_AND_CARD_CASES: readonly Case[] = [
  cartCase("INVALID_COUPON_CODE", ["addCoupon"], () => ({ coupon: { code: "NO" } })),
  cartCase("INVALID_COUPON_CODE", ["create"], () => ({ coupons: [{ code: "NO" }] })),
  cartCase("INVALID_COUPON_STATUS", ["addCoupon"], () => ({ coupon: { code: "WELCOME10" } }), {
    before: ({ emulator }) =>
      Object.assign([...emulator.state.coupons.coupons.values()][0] ?? {}, { active: false }),
  }),
  cartCase("INVALID_COUPON_STATUS", ["create"], () => ({ coupons: [{ code: "WELCOME10" }] }), {
    before: ({ emulator }) =>
      Object.assign([...emulator.state.coupons.coupons.values()][0] ?? {}, { active: false }),
  }),
  cartCase("COUPON_ALREADY_EXISTS", ["addCoupon"], () => ({ coupon: { code: "WELCOME10" } }), {
    caller: "full",
  }),
  cartCase("MAX_COUPONS_PER_CART_EXCEEDED", ["addCoupon"], () => ({ coupon: { code: "TAKE15" } }), {
    caller: "full",
  }),
  cartCase("COUPON_LOCKED", ["addCoupon"], () => ({ coupon: { code: "TAKE15" } }), {
    caller: "full",
    before: lockCart,
  }),
  cartCase("COUPON_LOCKED", ["removeCoupon"], ({ ids }) => ({ couponId: ids.coupon }), {
    caller: "full",
    before: lockCart,
  }),
  cartCase("COUPON_NOT_FOUND_IN_CART", ["removeCoupon"], () => ({ couponId: FAKE_ID })),
  cartCase("INVALID_GIFT_CARD_CODE", ["addGiftCard"], () => ({ giftCard: { code: "NOT-A-CARD" } })),
  cartCase("INVALID_GIFT_CARD_CODE", ["create"], () => ({ giftCards: [{ code: "NOT-A-CARD" }] })),
  cartCase(
    "INVALID_GIFT_CARD_STATUS",
    ["addGiftCard"],
    () => ({ giftCard: { code: "PORTICO-GIFT-50" } }),
    { before: changeGiftCard({ disabled: true }) },
  ),
  cartCase(
    "INVALID_GIFT_CARD_STATUS",
    ["create"],
    () => ({ giftCards: [{ code: "PORTICO-GIFT-50" }] }),
    { before: changeGiftCard({ disabled: true }) },
  ),
  cartCase(
    "GIFT_CARD_ALREADY_EXISTS",
    ["addGiftCard"],
    () => ({ giftCard: { code: "PORTICO-GIFT-50" } }),
    { caller: "full" },
  ),
  cartCase(
    "MAX_GIFT_CARDS_PER_CART_EXCEEDED",
    ["addGiftCard"],
    () => ({ giftCard: { code: "PORTICO-GIFT-9" } }),
    {
      caller: "full",
      before: ({ emulator }) =>
        emulator.state.site.giftCards.push({
          code: "PORTICO-GIFT-9",
          balance: "9",
          disabled: false,
        }),
    },
  ),
  cartCase("GIFT_CARD_LOCKED", ["addGiftCard"], () => ({ giftCard: { code: "PORTICO-GIFT-50" } }), {
    caller: "full",
    before: lockCart,
  }),
  cartCase("GIFT_CARD_LOCKED", ["removeGiftCard"], ({ ids }) => ({ giftCardId: ids.giftCard }), {
    caller: "full",
    before: lockCart,
  }),
  cartCase("GIFT_CARD_NOT_FOUND_IN_CART", ["removeGiftCard"], () => ({ giftCardId: FAKE_ID })),
  cartCase(
    "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
    ["addGiftCard"],
    () => ({ giftCard: { code: "PORTICO-GIFT-50" } }),
    {
      before: ({ callers }) =>
        callers.plain.call("ecom.currentCartV2.updateCurrentCart", { cart: { demo: true } }),
    },
  ),
];

const DELIVERY_CASES: readonly Case[] = [
  cartCase("DELIVERY_METHOD_NOT_FOUND", ["setDeliveryMethod"], () => ({
    deliveryMethod: { code: "moon" },
  })),
  cartCase("DELIVERY_METHOD_NOT_FOUND", ["create"], ({ item }) => ({
    catalogItems: [item("heavy-tee")],
    deliveryMethod: { code: "moon" },
  })),
  cartCase("DELIVERY_METHOD_MISSING_LINE_ITEMS", ["create"], () => ({
    deliveryMethod: { code: "standard" },
  })),
  cartCase(
    "DELIVERY_METHOD_MISSING_LINE_ITEMS",
    ["setDeliveryMethod"],
    () => ({ deliveryMethod: { code: "standard" } }),
    { caller: "new", before: createEmptyCart },
  ),
  cartCase("DELIVERY_METHOD_MISSING_ADDRESS", ["create"], ({ item }) => ({
    catalogItems: [item("heavy-tee")],
    deliveryMethod: { code: "standard" },
  })),
  cartCase(
    "DELIVERY_METHOD_MISSING_ADDRESS",
    ["setDeliveryMethod"],
    () => ({ deliveryMethod: { code: "standard" } }),
    {
      caller: "new",
      before: async (world) => {
        await createEmptyCart(world);
        const catalogItems = [world.item("heavy-tee")];
        await world.callers.new.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
          catalogItems,
        });
      },
    },
  ),
  cartCase(
    "BUSINESS_LOCATION_NOT_FOUND",
    ["update"],
    () => ({
      cart: { businessInfo: { locationId: FAKE_ID } },
    }),
    { before: ({ emulator }) => emulator.state.site.locations.push(APP_ID) },
  ),
  cartCase("INVALID_ADDRESS_FORMAT", ["update"], () => ({
    cart: { deliveryInfo: { address: { country: "US", subdivision: "CA-ON" } } },
  })),
];

export const cartsV2: readonly Case[] = [
  ...ITEM_CASES,
  ...COUPON_AND_CARD_CASES,
  ...DELIVERY_CASES,
];
