// @vitest-environment jsdom

import { afterEach, describe, expect, it } from "vitest";
import { act, cleanup, waitFor } from "../testing/testing-library.js";
import { renderHookWithShop } from "../testing.js";
import { toDestination } from "./delivery-v2.js";
import { useCart, useCartActions, useCartTotals } from "./use-cart.js";

afterEach(cleanup);

describe("ways of delivery of a cart of version 2", () => {
  const home = { country: "US", city: "New York", postalCode: "10001" };

  async function setUp() {
    const { emulator, result } = await renderHookWithShop(
      () => ({ cart: useCart().data, totals: useCartTotals(), actions: useCartActions() }),
      { cart: [{ slug: "drop-pendant", choices: ["Sky"], quantity: 2 }] },
    );
    const requestCount = () =>
      emulator.requests().filter(({ path }) => path.endsWith("get-delivery-solutions")).length;
    const price = (code: string) =>
      result.current.totals.data?.deliveryOptions?.find((one) => one.code === code)?.price?.amount;
    return { emulator, result, requestCount, price };
  }

  it("are requestCount for once there is an address, and anew only where the answer may be another", async () => {
    const { result, requestCount, price } = await setUp();
    await waitFor(() => expect(result.current.totals.data).toBeDefined());
    expect(requestCount()).toBe(0);
    expect(result.current.totals.data?.deliveryOptions).toEqual([]);
    expect(result.current.cart).toMatchObject({ deliveryCode: undefined, address: undefined });
    await act(() => result.current.actions.setAddress(home));
    // 156 of goods: free from 150 on
    await waitFor(() => expect(price("standard")).toBe("0.00"));
    await act(() => result.current.actions.setNote("ring twice"));
    await waitFor(() => expect(result.current.totals.isUpdating).toBe(false));
    expect(requestCount()).toBe(1);
    // what a coupon takes off counts
    await act(() => result.current.actions.applyCoupon("WELCOME10"));
    await waitFor(() => expect(price("standard")).toBe("6.90"));
    await act(() => result.current.actions.chooseDelivery("standard"));
    await waitFor(() => expect(result.current.totals.data?.delivery?.amount).toBe("6.90"));
    expect(requestCount()).toBe(2);
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
  expect(toDestination({ country: "GB", ...street })).toEqual({ country: "GB", ...sent });
});
