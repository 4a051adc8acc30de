import { afterEach, expect, it, vi } from "vitest";
import { cartChannel } from "./cart-channel.js";
import { stubChannels } from "./testing/manual-shop.js";

afterEach(() => vi.unstubAllGlobals());

it("opens one channel, and one for a word where none is open", () => {
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

it("does without where there are none, or they are forbidden", () => {
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
