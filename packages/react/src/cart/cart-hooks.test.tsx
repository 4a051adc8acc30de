// @vitest-environment jsdom

import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PorticoProvider } from "../provider/provider.js";
import type { Cart } from "../queries/cart-view.js";
import { act, cleanup, renderHook } from "../testing/testing-library.js";
import { cart, item, line } from "./testing/carts.js";
import { manualShop, stubChannels } from "./testing/manual-shop.js";
import { tick } from "./testing/tick.js";
import { useAddToCart, useCart, useCartActions, useCartTotals } from "./use-cart.js";

beforeEach(() => {
  stubChannels();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function renderCartHook<Props, Result>(use: (props: Props) => Result, initialProps: Props) {
  const shop = manualShop();
  const { client, queryClient, adapter, reads } = shop;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider client={client} queryClient={queryClient} cart={adapter}>
        {children}
      </PorticoProvider>
    </StrictMode>
  );
  const { result, rerender } = renderHook(
    (props: Props) => {
      useCart({ select: ({ count }) => count });
      return use(props);
    },
    { wrapper, initialProps },
  );
  await act(tick);
  reads[0]?.resolve(cart([line("a", 2)]));
  await act(tick);
  return { ...shop, current: () => result.current, rerender };
}

it("useCart uses the new select function after it changes", async () => {
  const { current, rerender } = await renderCartHook(useCart<number>, {
    select: ({ count }) => count,
  });
  expect(current().data).toBe(2);
  rerender({ select: ({ lines }) => lines.length });
  expect(current().data).toBe(1);
});

it("useCart returns the same array while the selected data does not change", async () => {
  const select = ({ lines }: Cart) => lines.map(({ id }) => id);
  const { current, writes } = await renderCartHook(
    () => ({ ids: useCart({ select }).data, actions: useCartActions() }),
    undefined,
  );
  const { ids, actions } = current();
  act(() => void actions.setQuantity(item("a").lineId, 3));
  await act(tick);
  writes[0]?.resolve(cart([line("a", 3)]));
  await act(tick);
  expect(current().ids).toBe(ids);
});

it("useCart does not request totals, but useCartTotals does", async () => {
  const { totalsRequests, current } = await renderCartHook(useCart, undefined);
  expect(current().data).toMatchObject({ count: 2 });
  expect(totalsRequests).toEqual([]);
  const hook = await renderCartHook(useCartTotals, undefined);
  expect(hook.current()).toMatchObject({ data: undefined, isPending: true });
  expect(hook.totalsRequests).toHaveLength(1);
  hook.totalsRequests[0]?.resolve("20");
  await act(tick);
  expect(hook.current()).toMatchObject({ data: { subtotal: { amount: "20" } }, isPending: false });
});

it("useAddToCart ignores a pending response after a reset and can then add the item again", async () => {
  const { current, writes } = await renderCartHook(useAddToCart, undefined);
  act(() => current().mutate(item("a")));
  await act(tick);
  expect(current()).toMatchObject({ isPending: true, data: undefined });
  act(() => current().reset());
  await act(tick);
  expect(current()).toMatchObject({ isPending: false, data: undefined });
  writes[0]?.resolve(cart([line("a", 3)]));
  await act(tick);
  expect(current()).toMatchObject({ isPending: false, data: undefined });
  act(() => current().mutate(item("a")));
  await act(tick);
  expect(current()).toMatchObject({ isPending: true, data: undefined });
  expect(writes).toHaveLength(2);
});

it("useAddToCart clears its result and error when the user changes", async () => {
  const { current, writes, changeUser } = await renderCartHook(useAddToCart, undefined);
  act(() => current().mutate(item("a")));
  await act(tick);
  writes[0]?.resolve(cart([line("a", 3)]));
  await act(tick);
  expect(current().data).toMatchObject({ added: 1 });
  act(() => changeUser("member-1"));
  expect(current()).toMatchObject({ data: undefined, error: null });
  act(() => current().mutate(item("b")));
  await act(tick);
  act(() => changeUser("visitor-2"));
  act(() => current().mutate(item("c")));
  await act(tick);
  // The member's addition was rejected with SESSION_CHANGED, which the new user must not see.
  expect(current()).toMatchObject({ data: undefined, error: null, isPending: true });
});
