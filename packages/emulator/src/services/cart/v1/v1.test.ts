import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  ADDRESS,
  type Caller,
  merchant,
  reference,
  STORES,
  shop,
} from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const add = (slug: string, quantity = 1) =>
  guest.call("ecom.currentCart.addToCurrentCart", {
    lineItems: [{ catalogReference: reference(emulator, slug, quantity), quantity }],
  });

test("getCurrentCart fails with OWNED_CART_NOT_FOUND if the visitor has no cart", async () => {
  expect(await guest.fails("ecom.currentCart.getCurrentCart")).toMatchObject({
    status: 404,
    code: "OWNED_CART_NOT_FOUND",
  });
});

test("addToCurrentCart silently skips invalid and sold-out items, and stores quantities capped at the stock", async () => {
  const item = reference(emulator, "heavy-tee");
  const soldOutItem = reference(emulator, "merino-crew");
  emulator.controls.catalog.setStock(item.options.variantId, 2);
  emulator.controls.catalog.setStock(soldOutItem.options.variantId, 0);
  const { options: _, ...noVariant } = item;
  const { cart } = await guest.call("ecom.currentCart.addToCurrentCart", {
    lineItems: [
      { catalogReference: { ...item, catalogItemId: "unknown" }, quantity: 1 },
      { catalogReference: noVariant, quantity: 1 },
      { catalogReference: soldOutItem, quantity: 1 },
      { catalogReference: item, quantity: 9 },
    ],
  });
  expect(cart.lineItems).toMatchObject([
    { quantity: 2, availability: { status: "AVAILABLE", quantityAvailable: 2 } },
  ]);
  emulator.controls.catalog.setStock(item.options.variantId, 20);
  const reloaded = await guest.call("ecom.currentCart.getCurrentCart");
  expect(reloaded.cart.lineItems[0].quantity).toBe(2);
});

test("a catalog reference can identify a variant by its choices", async () => {
  const product = [...emulator.state.catalog.products.values()].find(
    ({ slug }) => slug === "heavy-tee",
  );
  const expectedVariant = product?.variants.find(({ sku }) => sku === "HEAVY-TEE-SAGE-M");
  emulator.controls.catalog.setStock(expectedVariant?.id ?? "", 5);
  const { cart } = await guest.call("ecom.currentCart.addToCurrentCart", {
    lineItems: [
      {
        catalogReference: {
          catalogItemId: product?.id,
          appId: STORES,
          options: { options: { Color: "Sage", Size: "M" } },
        },
        quantity: 1,
      },
    ],
  });
  expect(cart.lineItems[0].catalogReference.options.variantId).toBe(expectedVariant?.id);
  expect(cart.lineItems[0].physicalProperties.sku).toBe("HEAVY-TEE-SAGE-M");
});

test("a cart update sets the note, email and coupon, and rejects an unknown coupon", async () => {
  await add("harbor-wool-coat");
  const { cart } = await guest.call("ecom.currentCart.updateCurrentCart", {
    cartInfo: {
      buyerNote: "Hello",
      contactInfo: { address: ADDRESS, contactDetails: { firstName: "Ada" } },
      buyerInfo: { email: "a@b.co" },
    },
    couponCode: "welcome10",
  });
  expect(cart).toMatchObject({
    buyerNote: "Hello",
    appliedDiscounts: [{ coupon: { code: "WELCOME10" } }],
    buyerInfo: { email: "a@b.co" },
  });
  expect(
    await guest.fails("ecom.currentCart.updateCurrentCart", { couponCode: "NOPE" }),
  ).toMatchObject({ status: 428, code: "ERROR_COUPON_DOES_NOT_EXIST" });
  const withoutCoupon = await guest.call("ecom.currentCart.removeCouponFromCurrentCart");
  expect(withoutCoupon.cart.appliedDiscounts).toEqual([]);
});

test("a cart estimate includes tax and delivery, and saves nothing", async () => {
  const { cart } = await add("boot-socks", 2);
  const estimate = await guest.call("ecom.currentCart.estimateCurrentCartTotals", {});
  expect(estimate.priceSummary).toMatchObject({
    subtotal: { amount: "38.00" },
    shipping: { amount: "0.00" },
    tax: { amount: "3.04" },
    total: { amount: "41.04", formattedAmount: "$41.04" },
  });
  const deliveredEstimate = await guest.call("ecom.currentCart.estimateCurrentCartTotals", {
    shippingAddress: ADDRESS,
    selectedShippingOption: { code: "express" },
  });
  expect(deliveredEstimate.priceSummary).toMatchObject({
    shipping: { amount: "18.00" },
    total: { amount: "60.48" },
  });
  expect(deliveredEstimate.shippingInfo.carrierServiceOptions[0].shippingOptions).toHaveLength(2);
  const { cart: savedCart } = await guest.call("ecom.currentCart.getCurrentCart");
  expect(savedCart.revision).toBe(cart.revision);
  expect(savedCart).not.toHaveProperty("selectedShippingOption");
});

test("the quantity of a line item can be changed, and line items and carts can be deleted", async () => {
  const { cart } = await add("boot-socks");
  const [{ id }] = cart.lineItems;
  const larger = await guest.call("ecom.currentCart.updateCurrentCartLineItemQuantity", {
    lineItems: [{ id, quantity: 3 }],
  });
  expect(larger.cart.lineItems[0].quantity).toBe(3);
  expect(
    await guest.fails("ecom.currentCart.updateCurrentCartLineItemQuantity", {
      lineItems: [{ id, quantity: 0 }],
    }),
  ).toEqual({ status: 400, fields: ["lineItems[0].quantity MIN"] });
  const emptied = await guest.call("ecom.currentCart.removeLineItemsFromCurrentCart", {
    lineItemIds: [id],
  });
  expect(emptied.cart.lineItems).toEqual([]);
  await guest.call("ecom.currentCart.deleteCurrentCart");
  expect(await guest.fails("ecom.currentCart.getCurrentCart")).toMatchObject({ status: 404 });
});

test("Cart V2 uses the checkout id of a Cart V1 cart as its cart id", async () => {
  const { cart } = await add("boot-socks");
  expect(cart).not.toHaveProperty("checkoutId");
  const responseV2 = await guest.call("ecom.currentCartV2.getCurrentCart");
  const { checkoutId } = await guest.call("ecom.currentCart.createCheckoutFromCurrentCart", {
    channelType: "WEB",
    shippingAddress: ADDRESS,
  });
  expect(responseV2.cart.id).toBe(checkoutId);
  expect((await guest.call("ecom.currentCart.getCurrentCart")).cart.checkoutId).toBe(checkoutId);
  expect((await guest.call("ecom.cart.getCartByCheckoutId", { id: checkoutId })).cart.id).toBe(
    cart.id,
  );
});

test("a new cart can be changed, estimated, checked out and deleted by id", async () => {
  expect(await guest.fails("ecom.cart.createCart", {})).toMatchObject({
    status: 428,
    code: "CANT_CREATE_CART_WITHOUT_ITEMS",
  });
  const { cart } = await guest.call("ecom.cart.createCart", {
    lineItems: [{ catalogReference: reference(emulator, "boot-socks"), quantity: 1 }],
  });
  const { id } = cart;
  await guest.call("ecom.cart.addToCart", {
    id,
    lineItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
  });
  await guest.call("ecom.cart.updateCart", { cartInfo: { id, buyerNote: "x" } });
  const [firstLine] = (await guest.call("ecom.cart.getCart", { id })).cart.lineItems;
  await guest.call("ecom.cart.updateLineItemsQuantity", {
    id,
    lineItems: [{ id: firstLine.id, quantity: 2 }],
  });
  await guest.call("ecom.cart.removeCoupon", { id });
  expect((await guest.call("ecom.cart.estimateTotals", { id })).priceSummary.subtotal.amount).toBe(
    "88.00",
  );
  await guest.call("ecom.cart.createCheckout", { id, channelType: "WEB" });
  await guest.call("ecom.cart.removeLineItems", { id, lineItemIds: [firstLine.id] });
  expect(await guest.fails("ecom.cart.deleteCart", { id })).toMatchObject({ status: 403 });
  await merchant(emulator).call("ecom.cart.deleteCart", { id });
});

test("merchants can add custom items, and only merchants can add discounts", async () => {
  await add("boot-socks", 2);
  const discount = { merchantDiscounts: [{ amount: "5" }] };
  expect(await guest.fails("ecom.currentCart.updateCurrentCart", discount)).toMatchObject({
    status: 403,
  });
  const { cart } = await merchant(emulator, guest).call("ecom.currentCart.updateCurrentCart", {
    ...discount,
    customLineItems: [
      {
        price: "10",
        quantity: 1,
        productName: { original: "Wrap" },
        itemType: { preset: "SERVICE" },
      },
    ],
  });
  expect(cart.lineItems).toHaveLength(2);
  expect(
    (await guest.call("ecom.currentCart.estimateCurrentCartTotals")).priceSummary.discount.amount,
  ).toBe("5.00");
});

test("a merchant discount applies to the specified line items, or to all by default", async () => {
  const { cart } = await add("boot-socks", 2);
  const [line] = cart.lineItems;
  const estimateWith = async (lineItemIds: string[]) => {
    const merchantDiscounts = [{ amount: "5", lineItemIds }];
    await merchant(emulator, guest).call("ecom.currentCart.updateCurrentCart", {
      merchantDiscounts,
    });
    return guest.call("ecom.currentCart.estimateCurrentCartTotals");
  };
  expect((await estimateWith([line.id])).priceSummary.discount.amount).toBe("5.00");
  expect((await estimateWith([])).priceSummary.discount.amount).toBe("5.00");
  expect(
    (await estimateWith(["00000000-0000-4000-8000-000000000000"])).priceSummary.discount.amount,
  ).toBe("0.00");
});

test.each<[Record<string, unknown>, string]>([
  [{ merchantDiscounts: [{ amount: "-5" }] }, "merchantDiscounts[0].amount FORMAT"],
  [
    { cartInfo: { selectedShippingOption: {} } },
    "cartInfo.selectedShippingOption.code REQUIRED_FIELD",
  ],
  [
    { lineItems: [{ catalogReference: { catalogItemId: "x", appId: "x" } }] },
    "lineItems[0].quantity REQUIRED_FIELD",
  ],
  [
    { lineItems: [{ catalogReference: { catalogItemId: "x", appId: "x" }, quantity: 1.5 }] },
    "lineItems[0].quantity VALIDATION",
  ],
])(
  "the cart update %j is rejected because of the undocumented rule '%s'",
  async (request, field) => {
    const failure = merchant(emulator, guest).fails("ecom.currentCart.updateCurrentCart", request);
    expect(await failure).toEqual({ status: 400, fields: [field] });
  },
);

test("a null field in a cart update changes nothing", async () => {
  const fields = { buyerNote: null, buyerInfo: { email: null } };
  await guest.call("ecom.currentCart.updateCurrentCart", {
    cartInfo: { buyerNote: "Ring twice", buyerInfo: { email: "ada@example.com" } },
  });
  const { cart } = await guest.call("ecom.currentCart.updateCurrentCart", { cartInfo: fields });
  expect(cart).toMatchObject({ buyerNote: "Ring twice", buyerInfo: { email: "ada@example.com" } });
});
