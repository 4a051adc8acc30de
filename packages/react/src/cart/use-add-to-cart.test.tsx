// @vitest-environment jsdom
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { act, cleanup, waitFor } from "../testing/testing-library.js";
import { CART_VERSIONS, holdRequests, openCart } from "./testing/cart-page.js";

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

describe.each(CART_VERSIONS)("additions to a %s cart", (_version, adapter) => {
  const setUp = () => openCart(adapter);

  it("report items that were capped or not added", async () => {
    const { result, item, emulator } = await setUp();
    emulator.controls.catalog.setStock(item("Sage").variantId, 4);
    const addResult = await act(() => result.current.actions.add({ ...item("Sage"), quantity: 9 }));
    expect(addResult).toMatchObject({ added: 4, capped: true, cart: { count: 4 } });
    expect(result.current.cart?.notices).toMatchObject([
      { kind: "capped", requested: 9, accepted: 4, name: "Drop Pendant" },
    ]);
    const skippedResult = await act(() =>
      result.current.actions.add({ ...item("Sky"), variantId: "" }),
    );
    expect(skippedResult).toMatchObject({ added: 0, capped: false });
    expect(result.current.cart?.notices.map(({ kind }) => kind)).toEqual(["capped", "not-added"]);
    const [id = ""] = result.current.cart?.lines.map((line) => line.id) ?? [];
    await act(() => result.current.actions.setQuantity(id, 7));
    expect(result.current.cart?.lines[0]?.quantity).toBe(4);
    const [notice] = result.current.cart?.notices.filter(({ kind }) => kind === "capped") ?? [];
    expect(notice).toMatchObject({ requested: 7, accepted: 4 });
    if (notice) act(() => result.current.actions.dismiss(notice));
    expect(result.current.cart?.notices.map(({ kind }) => kind)).toEqual(["not-added"]);
  });

  it("are sent once for a duplicated event and again for the next click", async () => {
    const { result, item, writes } = await setUp();
    await act(async () => {
      const [addResult, repeatedResult] = await Promise.all([
        result.current.actions.add(item("Sky")),
        result.current.actions.add(item("Sky")),
      ]);
      expect(addResult).toBe(repeatedResult);
    });
    expect(writes()).toHaveLength(1);
    expect(result.current.cart?.count).toBe(1);
    await act(() => result.current.actions.add(item("Sky")));
    expect(result.current.cart?.count).toBe(2);
  });

  it("are sent only once if the button is clicked again while its request is pending", async () => {
    const { result, item, network, waitUntilSettled } = await setUp();
    const heldRequests = holdRequests(network);
    await act(async () => result.current.button.mutate(item("Sky")));
    expect(result.current.button.isPending).toBe(true);
    await waitFor(() => expect(heldRequests.count()).toBe(1));
    act(() => result.current.button.mutate(item("Sky")));
    act(() => heldRequests.releaseAll());
    await waitUntilSettled();
    await waitFor(() => expect(result.current.button.isPending).toBe(false));
    expect(result.current.button.data).toMatchObject({ added: 1, capped: false });
    expect(result.current.cart?.count).toBe(1);
    await act(async () => result.current.button.reset());
    expect(result.current.button.data).toBeUndefined();
  });

  it("wait while the browser is offline, and are not repeated if only the response was lost", async () => {
    const { result, item, network, waitUntilSettled, writes } = await setUp();
    await act(() => result.current.actions.add(item("Sky")));
    network.beforeResponse = (path) => {
      if (!path.includes("add")) return;
      network.beforeResponse = () => {};
      onlineManager.setOnline(false);
      throw new TypeError("fetch failed");
    };
    act(() => result.current.button.mutate(item("Sky")));
    await waitFor(() => expect(result.current.cart?.isPaused).toBe(true));
    const id = result.current.cart?.lines[0]?.id ?? "";
    act(() => void result.current.actions.setNote("later"));
    expect(result.current.cart).toMatchObject({ count: 2, note: "later", isUpdating: true });
    expect(result.current.button.data).toBeUndefined();
    act(() => onlineManager.setOnline(true));
    await waitUntilSettled();
    expect(result.current.cart).toMatchObject({ count: 2, note: "later", isPaused: false });
    expect(writes().filter((request) => request.includes("/add-"))).toHaveLength(2);
    expect(result.current.cart?.notices).toEqual([]);
    expect(id).not.toBe("");
  });
});
