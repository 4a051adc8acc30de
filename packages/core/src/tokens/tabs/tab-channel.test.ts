import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabChannel } from "./tab-channel.js";

afterEach(() => vi.unstubAllGlobals());

/** Stubs BroadcastChannel with a class that delivers messages synchronously. */
function stubBroadcastChannel() {
  const openChannels: { name: string; onmessage?: (event: unknown) => void }[] = [];
  const postedMessages: unknown[] = [];
  class Channel {
    onmessage?: (event: unknown) => void;
    constructor(readonly name: string) {
      openChannels.push(this);
    }
    postMessage(data: unknown) {
      postedMessages.push(data);
      for (const otherChannel of openChannels) {
        if (otherChannel !== this && otherChannel.name === this.name)
          otherChannel.onmessage?.({ data });
      }
    }
    close() {
      openChannels.splice(openChannels.indexOf(this), 1);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  return { openChannels, postedMessages };
}

describe("a channel between browser tabs", () => {
  let notifiedListeners: string[] = [];
  const listener = (name: string) => () => void notifiedListeners.push(name);

  beforeEach(() => {
    notifiedListeners = [];
    vi.stubGlobal("document", {});
  });

  it('sends only "changed" to other tabs with the same channel name by default', () => {
    const { postedMessages } = stubBroadcastChannel();
    const [firstTab, secondTab, otherChannel] = [tabChannel("a"), tabChannel("a"), tabChannel("b")];
    firstTab.listen(listener("one"));
    secondTab.listen(listener("two"));
    secondTab.listen(listener("two again"));
    otherChannel.listen(listener("other"));
    firstTab.post();
    expect(notifiedListeners).toEqual(["two", "two again"]);
    expect(postedMessages).toEqual(["changed"]);
  });

  it("sends a given message", () => {
    stubBroadcastChannel();
    const [firstTab, secondTab] = [tabChannel("a"), tabChannel("a")];
    secondTab.listen((message) => void notifiedListeners.push(`${message}`));
    firstTab.post("member.1");
    firstTab.post();
    expect(notifiedListeners).toEqual(["member.1", "changed"]);
  });

  it("is opened once, is closed when its last listener is removed, and can be reopened", () => {
    const { openChannels } = stubBroadcastChannel();
    const [firstTab, secondTab] = [tabChannel("a"), tabChannel("a")];
    const unsubscribers = [
      secondTab.listen(listener("first")),
      secondTab.listen(listener("second")),
    ];
    firstTab.post();
    firstTab.post();
    expect(openChannels).toHaveLength(2);
    unsubscribers[0]?.();
    firstTab.post();
    expect(notifiedListeners).toEqual(["first", "second", "first", "second", "second"]);
    unsubscribers[1]?.();
    expect(openChannels).toHaveLength(1);
    unsubscribers[1]?.();
    firstTab.post();
    expect(notifiedListeners).toHaveLength(5);
    secondTab.listen(listener("third"));
    firstTab.post();
    expect(notifiedListeners.at(-1)).toBe("third");
  });

  it("does nothing on a server, which has BroadcastChannel but no tabs", () => {
    const { openChannels } = stubBroadcastChannel();
    vi.stubGlobal("document", undefined);
    const channel = tabChannel("a");
    const unsubscribe = channel.listen(listener("one"));
    channel.post();
    expect(openChannels).toEqual([]);
    expect(unsubscribe).not.toThrow();
  });

  it("does nothing if the browser denies access", () => {
    vi.stubGlobal(
      "BroadcastChannel",
      class {
        constructor() {
          throw new DOMException("opaque origin", "SecurityError");
        }
      },
    );
    const channel = tabChannel("a");
    const unsubscribe = channel.listen(listener("one"));
    expect(channel.post).not.toThrow();
    expect(unsubscribe).not.toThrow();
    expect(notifiedListeners).toEqual([]);
  });
});
