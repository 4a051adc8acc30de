// @vitest-environment jsdom

import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PorticoProvider } from "../provider/provider.js";
import type { CartView } from "../queries/cart-view.js";
import { act, cleanup, renderHook } from "../testing/testing-library.js";
import { cart, item, line } from "./testing/carts.js";
import { handShop, stubChannels } from "./testing/hand-shop.js";
import { tick } from "./testing/tick.js";
import { useAddToCart } from "./use-add-to-cart.js";
import { useCart, useCartActions } from "./use-cart.js";

beforeEach(() => {
  stubChannels();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A component on a page that shows a cart with two of "a". */
async function open<Props, Shown>(use: (props: Props) => Shown, initialProps: Props) {
  const shop = handShop();
  const { client, queries, adapter, reads } = shop;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider client={client} queryClient={queries} cart={adapter}>
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
  return { ...shop, now: () => result.current, rerender };
}

type Select = { select: (view: CartView) => unknown };

it("what a component selects is what it asks for now", async () => {
  const { now, rerender } = await open<Select, unknown>(useCart, { select: ({ count }) => count });
  expect(now()).toBe(2);
  rerender({ select: ({ lines }) => lines.length });
  expect(now()).toBe(1);
});

it("a selection stays the same while what it is made of does", async () => {
  const select = ({ lines }: CartView) => lines.map(({ key }) => key);
  const { now, writes } = await open(
    () => ({ keys: useCart({ select }), actions: useCartActions() }),
    undefined,
  );
  const { keys, actions } = now();
  act(() => void actions.setQuantity("id-a", 3));
  await act(tick);
  writes[0]?.resolve(cart([line("a", 3)]));
  await act(tick);
  expect(now().keys).toBe(keys);
});

it("totals are calculated from when on a part reads them", async () => {
  const { sums, rerender, now } = await open<Select, unknown>(useCart, {
    select: ({ count }) => count,
  });
  expect(sums).toEqual([]);
  rerender({ select: ({ totals }) => totals?.subtotal?.amount });
  await act(tick);
  expect(sums).toHaveLength(1);
  sums[0]?.resolve("20");
  await act(tick);
  expect(now()).toBe("20");
});

it("a button that is reset stays busy until its answer, and adds the same again after it", async () => {
  const { now, writes } = await open(useAddToCart, undefined);
  act(() => now().mutate(item("a")));
  act(() => now().reset());
  expect(now()).toMatchObject({ isPending: true, data: undefined });
  await act(tick);
  writes[0]?.resolve(cart([line("a", 3)]));
  await act(tick);
  expect(now()).toMatchObject({ isPending: false, data: { added: 1 } });
  act(() => now().mutate(item("a")));
  expect(now()).toMatchObject({ isPending: true, data: undefined });
  await act(tick);
  expect(writes).toHaveLength(2);
});

it("what became of an addition is not told to whoever comes after", async () => {
  const { now, writes, become } = await open(useAddToCart, undefined);
  act(() => now().mutate(item("a")));
  await act(tick);
  writes[0]?.resolve(cart([line("a", 3)]));
  await act(tick);
  const { mutate } = now();
  expect(now().data).toMatchObject({ added: 1 });
  act(() => become("member-1"));
  expect(now()).toMatchObject({ data: undefined, error: null, mutate });
  act(() => now().mutate(item("b")));
  act(() => {
    become("visitor-2");
    mutate(item("c"));
  });
  await act(tick);
  // What the member had asked for has ended with SESSION_CHANGED.
  expect(now()).toMatchObject({ data: undefined, error: null, isPending: true });
});
