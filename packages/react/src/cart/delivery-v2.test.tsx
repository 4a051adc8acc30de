// @vitest-environment jsdom

import { afterEach, describe, expect, it } from "vitest";
import { act, cleanup, waitFor } from "../testing/testing-library.js";
import { renderHookWithShop } from "../testing.js";
import { toDestination } from "./delivery-v2.js";
import { useCart, useCartActions, useCartTotals } from "./use-cart.js";

afterEach(cleanup);

describe("delivery options for a version 2 cart", () => {
  const home = { country: "US", city: "New York", postalCode: "10001" };

  async function setUp() {
    const { emulator, result } = await renderHookWithShop(
      () => ({ cart: useCart().data, totals: useCartTotals(), actions: useCartActions() }),
      { cart: [{ slug: "drop-pendant", choices: ["Sky"], quantity: 2 }] },
    );
    const requestCount = () =>
      emulator.requests().filter(({ path }) => path.endsWith("get-delivery-solutions")).length;
    const priceOf = (code: string) =>
      result.current.totals.data?.deliveryOptions?.find((option) => option.code === code)?.price
        ?.amount;
    return { emulator, result, requestCount, priceOf };
  }

  it("are requested when an address is set, and again only if the request input changes", async () => {
    const { result, requestCount, priceOf } = await setUp();
    await waitFor(() => expect(result.current.totals.data).toBeDefined());
    expect(requestCount()).toBe(0);
    expect(result.current.totals.data?.deliveryOptions).toEqual([]);
    expect(result.current.cart).toMatchObject({ deliveryCode: undefined, address: undefined });
    await act(() => result.current.actions.setAddress(home));
    // Delivery is free for orders of 150 or more, and the items cost 156.
    await waitFor(() => expect(priceOf("standard")).toBe("0.00"));
    await act(() => result.current.actions.setNote("ring twice"));
    await waitFor(() => expect(result.current.totals.isUpdating).toBe(false));
    expect(requestCount()).toBe(1);
    // The coupon reduces the price below 150.
    await act(() => result.current.actions.applyCoupon("WELCOME10"));
    await waitFor(() => expect(priceOf("standard")).toBe("6.90"));
    await act(() => result.current.actions.chooseDelivery("standard"));
    await waitFor(() => expect(result.current.totals.data?.delivery?.amount).toBe("6.90"));
    expect(requestCount()).toBe(2);
  });

  it("are empty, without an error, if the request for them fails", async () => {
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
])("toDestination keeps at most one of the two street fields: %j", (street, sent) => {
  expect(toDestination({ country: "GB", ...street })).toEqual({ country: "GB", ...sent });
});
