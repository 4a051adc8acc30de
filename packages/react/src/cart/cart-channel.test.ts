import { afterEach, expect, it, vi } from "vitest";
import { cartChannel } from "./cart-channel.js";
import { stubChannels } from "./testing/manual-shop.js";

afterEach(() => vi.unstubAllGlobals());

it("cartChannel opens one channel, or a temporary one to notify", () => {
  const { channels, messageCount, sendFromOtherTab } = stubChannels();
  const changed = vi.fn();
  const channel = cartChannel("shop", changed);
  channel.notify();
  expect(channels).toMatchObject([{ name: "portico-cart:shop", isOpen: false }]);
  channel.open();
  channel.open();
  channel.notify();
  expect([channels.length, messageCount(), channels[1]?.isOpen]).toEqual([2, 2, true]);
  sendFromOtherTab();
  expect(changed).toHaveBeenCalledOnce();
  channel.close();
  sendFromOtherTab();
  expect(changed).toHaveBeenCalledOnce();
});

it("cartChannel does nothing if BroadcastChannel is missing or blocked", () => {
  const channel = cartChannel("shop", () => {});
  vi.stubGlobal("BroadcastChannel", undefined);
  channel.open();
  channel.notify();
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        throw new DOMException("No", "SecurityError");
      }
    },
  );
  channel.open();
  channel.notify();
  channel.close();
});
