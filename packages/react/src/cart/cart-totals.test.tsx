// @vitest-environment jsdom

import { afterEach, describe, expect, it } from "vitest";
import { act, cleanup, waitFor } from "../testing/testing-library.js";
import { renderHookWithShop } from "../testing.js";
import { CART_VERSIONS, openCart } from "./testing/cart-page.js";
import { useCart } from "./use-cart.js";

afterEach(cleanup);

describe.each(CART_VERSIONS)("totals for a %s cart", (_version, adapter) => {
  const setUp = () => openCart(adapter);

  it("include the discount of a coupon until the coupon is removed", async () => {
    const { result, item } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    await act(() => result.current.actions.applyCoupon(" WELCOME10 "));
    await waitFor(() => expect(result.current.totals.data?.discount?.amount).toBe("7.80"));
    const [coupon] = result.current.cart?.coupons ?? [];
    expect(coupon?.code).toBe("WELCOME10");
    await act(() => result.current.actions.applyGiftCard("PORTICO-GIFT-50"));
    await waitFor(() => expect(result.current.cart?.giftCards).toHaveLength(1));
    act(() => void result.current.actions.removeCoupon(coupon?.id ?? ""));
    expect(result.current.cart?.coupons).toEqual([]);
    const [giftCard] = result.current.cart?.giftCards ?? [];
    await act(() => result.current.actions.removeGiftCard(giftCard?.id ?? ""));
    await waitFor(() => expect(result.current.cart?.giftCards).toEqual([]));
    await waitFor(() => expect(result.current.totals.data?.discount?.amount).toMatch(/^0/));
  });

  it("include the price of the selected delivery option", async () => {
    const { result, item, requests } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    const address = { country: "US", city: "New York", postalCode: "10001" };
    await act(() => result.current.actions.setAddress(address));
    await act(() => result.current.actions.chooseDelivery("standard"));
    expect(result.current.cart?.deliveryCode).toBe("standard");
    expect(result.current.cart?.address).toMatchObject(address);
    await waitFor(() => expect(result.current.totals.data?.delivery?.amount).toBe("6.90"));
    await waitFor(() =>
      expect(result.current.totals.data?.deliveryOptions).toMatchObject([
        { code: "standard", title: "Standard delivery", price: { amount: "6.90" } },
        { code: "express", time: "1–2 days", price: { amount: "18.00", currency: "USD" } },
      ]),
    );
    const countBefore = requests.length;
    await act(() => result.current.actions.chooseDelivery("express"));
    await waitFor(() => expect(result.current.totals.data?.delivery?.amount).toBe("18.00"));
    expect(
      requests.slice(countBefore).filter((request) => request.includes("delivery-solutions")),
    ).toEqual([]);
  });
});

it("useCart does not request totals to count the items", async () => {
  const { emulator, result } = await renderHookWithShop(
    () => useCart({ select: ({ count }) => count }).data,
    { cart: [{ slug: "drop-pendant" }] },
  );
  await waitFor(() => expect(result.current).toBe(1));
  expect(emulator.requests().filter(({ path }) => path.includes("estimate"))).toEqual([]);
});
