// Tests a cart with the platform's published client: quantities, removal, coupons and delivery.
import { expect, it } from "vitest";
import { catalogReference, checkOut, createShopper, publishedEmulator } from "./published.js";

const emulator = publishedEmulator();

/** Creates a visitor who has physical products in the cart, in the given quantities. */
async function createVisitorWithCart(quantities: readonly number[]) {
  const client = createShopper();
  const { items } = await client.products.queryProducts().limit(50).find();
  const catalogItems = [];
  for (const { _id } of items) {
    const quantity: number | undefined = quantities[catalogItems.length];
    if (quantity === undefined) break;
    const product = await client.products.getProduct(_id as string);
    const variant = product.variantsInfo?.variants?.find(
      (candidate) => candidate.inventoryStatus?.inStock,
    );
    if (!variant || product.productType !== "PHYSICAL" || product.modifiers?.length) continue;
    catalogItems.push({
      quantity,
      catalogReference: catalogReference(_id as string, variant._id as string),
    });
  }
  const { cart } = await client.currentCart.addLineItemsToCurrentCart({ catalogItems });
  const lineItems = cart?.lineItems ?? [];
  expect(lineItems.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity)).toEqual(quantities);
  return { client, cartId: cart?._id as string, lineItems };
}

const toCents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);

it("the published client changes quantities, removes line items and deletes the cart, and the subtotal changes accordingly", async () => {
  const { client, lineItems } = await createVisitorWithCart([1, 2]);
  const [firstId, secondId] = lineItems.map(({ _id }) => _id as string) as [string, string];
  const prices = lineItems.map(({ pricing }) => toCents(pricing?.unitPrice?.amount)) as [
    number,
    number,
  ];
  const fetchSubtotal = async () =>
    toCents(
      (await client.currentCart.calculateCurrentCart()).summary?.priceSummary?.subtotal?.amount,
    );
  expect(await fetchSubtotal()).toBe(prices[0] + 2 * prices[1]);

  const { cart } = await client.currentCart.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId: firstId, quantity: { newQuantity: 2 } }],
  });
  expect(cart?.lineItems?.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity)).toEqual([
    2, 2,
  ]);
  expect(await fetchSubtotal()).toBe(2 * prices[0] + 2 * prices[1]);

  // adding the same product again increases its quantity
  const reference = lineItems[1]?.source?.catalogReference;
  const withIncreasedQuantity = await client.currentCart.addLineItemsToCurrentCart({
    catalogItems: [{ quantity: 1, catalogReference: reference }],
  });
  expect(
    withIncreasedQuantity.cart?.lineItems?.map(
      ({ quantityInfo }) => quantityInfo?.requestedQuantity,
    ),
  ).toEqual([2, 3]);

  const withoutFirstItem = await client.currentCart.removeLineItemsFromCurrentCart([firstId]);
  expect(withoutFirstItem.cart?.lineItems?.map(({ _id }) => _id)).toEqual([secondId]);
  expect(await fetchSubtotal()).toBe(3 * prices[1]);
  await client.currentCart.deleteCurrentCart();
  await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject({
    details: { applicationError: { code: expect.any(String) } },
  });
});

it("the published client applies and removes a coupon, and the order includes a coupon from the checkout", async () => {
  const { client, cartId } = await createVisitorWithCart([2]);
  const fetchSummary = async () => (await client.currentCart.calculateCurrentCart()).summary;
  const totalBefore = toCents((await fetchSummary())?.priceSummary?.total?.amount);
  const { cart } = await client.currentCart.addCouponToCurrentCart({ code: "WELCOME10" });
  const [coupon] = cart?.coupons ?? [];
  expect(coupon?.code).toBe("WELCOME10");
  const summaryWithDiscount = await fetchSummary();
  const discount = toCents(summaryWithDiscount?.priceSummary?.discount?.amount);
  expect(discount).toBe(
    Math.round(toCents(summaryWithDiscount?.priceSummary?.subtotal?.amount) / 10),
  );
  expect(toCents(summaryWithDiscount?.priceSummary?.total?.amount)).toBeLessThan(totalBefore);

  const withoutCoupon = await client.currentCart.removeCouponFromCurrentCart(coupon?._id as string);
  expect(withoutCoupon.cart?.coupons).toEqual([]);
  expect(toCents((await fetchSummary())?.priceSummary?.discount?.amount)).toBe(0);
  await expect(
    client.currentCart.addCouponToCurrentCart({ code: "NO-SUCH-CODE" }),
  ).rejects.toMatchObject({ details: { applicationError: { code: expect.any(String) } } });

  const form = { coupon: "WELCOME10" };
  const order = await client.orders.getOrder(await checkOut(emulator, client, cartId, form));
  expect(toCents(order.priceSummary?.discount?.amount)).toBe(discount);
  expect(order.appliedDiscounts?.map((discount) => discount.coupon?.code)).toEqual(["WELCOME10"]);
});

it("the published client sets the delivery method, address and note, and the order includes them", async () => {
  const { client, cartId } = await createVisitorWithCart([1]);
  const { cart } = await client.currentCart.updateCurrentCart({
    deliveryInfo: {
      address: {
        country: "US",
        city: "New York",
        postalCode: "10001",
        addressLine1: "1 Row",
        addressLine2: "Top floor",
      },
    },
    note: "Ring twice",
  });
  expect(cart?.deliveryInfo?.address).toMatchObject({
    addressLine1: "1 Row",
    addressLine2: "Top floor",
  });
  await client.currentCart.setDeliveryMethodForCurrentCart({ code: "express" });
  const { summary } = await client.currentCart.calculateCurrentCart();
  expect(summary?.deliverySummary?.method?.code).toBe("express");
  const form = { delivery: "express", addressLine2: "Top floor" };
  const order = await client.orders.getOrder(await checkOut(emulator, client, cartId, form));
  expect(order.buyerNote).toBe("Ring twice");
  expect(order.shippingInfo?.code).toBe("express");
  expect(order.shippingInfo?.logistics?.shippingDestination?.address).toMatchObject({
    addressLine1: "1 Row",
    addressLine2: "Top floor",
  });
  const { priceSummary } = order;
  expect(priceSummary?.shipping?.amount).toBe(summary?.priceSummary?.delivery?.amount);
  expect(priceSummary?.total?.amount).toBe(summary?.priceSummary?.total?.amount);
});
