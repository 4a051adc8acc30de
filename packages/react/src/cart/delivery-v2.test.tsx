// @vitest-environment jsdom

import { afterEach, describe, expect, it } from "vitest";
import { testShop, variantId } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { destinationOf } from "./delivery-v2.js";
import { useCart, useCartActions, useCartTotals } from "./use-cart.js";

afterEach(cleanup);

describe("ways of delivery of a cart of version 2", () => {
  const home = { country: "US", city: "New York", postalCode: "10001" };
  const ASKED = /get-delivery-solutions$/;

  async function setUp() {
    const shop = testShop();
    const { result } = renderHook(
      () => ({ cart: useCart().data, totals: useCartTotals(), actions: useCartActions() }),
      {
        wrapper: shop.wrapper,
      },
    );
    await waitFor(() => expect(result.current.cart).toBeDefined());
    const pendant = await shop.product("drop-pendant");
    await act(() =>
      result.current.actions.add({
        productId: pendant.id,
        variantId: variantId(shop.emulator, pendant, "Sky"),
        quantity: 2,
      }),
    );
    const asked = () => shop.requests.filter((request) => ASKED.test(request)).length;
    const price = (code: string) =>
      result.current.totals.data?.deliveryOptions?.find((one) => one.code === code)?.price?.amount;
    return { ...shop, result, asked, price };
  }

  it("are asked for once there is an address, and anew only where the answer may be another", async () => {
    const { result, asked, price } = await setUp();
    await waitFor(() => expect(result.current.totals.data).toBeDefined());
    expect(asked()).toBe(0);
    expect(result.current.totals.data?.deliveryOptions).toEqual([]);
    expect(result.current.cart).toMatchObject({ deliveryCode: undefined, address: undefined });
    await act(() => result.current.actions.setAddress(home));
    // 156 of goods: free from 150 on
    await waitFor(() => expect(price("standard")).toBe("0.00"));
    await act(() => result.current.actions.setNote("ring twice"));
    await waitFor(() => expect(result.current.totals.isUpdating).toBe(false));
    expect(asked()).toBe(1);
    // what a coupon takes off counts
    await act(() => result.current.actions.applyCoupon("WELCOME10"));
    await waitFor(() => expect(price("standard")).toBe("6.90"));
    await act(() => result.current.actions.chooseDelivery("standard"));
    await waitFor(() => expect(result.current.totals.data?.delivery?.amount).toBe("6.90"));
    expect(asked()).toBe(2);
  });

  it("are none where carriers do not answer, which keeps nobody from the cart", async () => {
    const { result, emulator } = await setUp();
    emulator.faults.add({ kind: "status", status: 403, path: "get-delivery-solutions" });
    await act(() => result.current.actions.setAddress(home));
    await waitFor(() => expect(emulator.faults.size).toBe(0));
    await waitFor(() => expect(result.current.totals.data?.deliveryOptions).toEqual([]));
    expect(result.current.totals.error).toBeNull();
  });
});

it.each([
  [{ addressLine: "1 Row", streetAddress: { number: "1", name: "Row" } }, { addressLine: "1 Row" }],
  [
    { addressLine: "", streetAddress: { number: "1", name: "Row" } },
    { streetAddress: { number: "1", name: "Row" } },
  ],
  [{ addressLine: null }, {}],
])("asks carriers with one form of the street: %j", (street, sent) => {
  expect(destinationOf({ country: "GB", ...street })).toEqual({ country: "GB", ...sent });
});
