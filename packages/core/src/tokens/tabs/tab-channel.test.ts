import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabChannel } from "./tab-channel.js";

afterEach(() => vi.unstubAllGlobals());

/** Delivers messages synchronously. */
function fakeChannels() {
  const open: { name: string; onmessage?: (event: unknown) => void }[] = [];
  const posted: unknown[] = [];
  class Channel {
    onmessage?: (event: unknown) => void;
    constructor(readonly name: string) {
      open.push(this);
    }
    postMessage(data: unknown) {
      posted.push(data);
      for (const other of open) {
        if (other !== this && other.name === this.name) other.onmessage?.({ data });
      }
    }
    close() {
      open.splice(open.indexOf(this), 1);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  return { open, posted };
}

describe("a channel between browser tabs", () => {
  let notified: string[] = [];
  const listener = (name: string) => () => void notified.push(name);

  beforeEach(() => {
    notified = [];
    vi.stubGlobal("document", {});
  });

  it("notifies other tabs that use the same name that something changed, without sending the content", () => {
    const { posted } = fakeChannels();
    const [one, two, other] = [tabChannel("a"), tabChannel("a"), tabChannel("b")];
    one.listen(listener("one"));
    two.listen(listener("two"));
    two.listen(listener("two again"));
    other.listen(listener("other"));
    one.post();
    expect(notified).toEqual(["two", "two again"]);
    expect(posted).toEqual(["changed"]);
  });

  it("sends the message if there is one", () => {
    fakeChannels();
    const [one, two] = [tabChannel("a"), tabChannel("a")];
    two.listen((word) => void notified.push(`${word}`));
    one.post("member.1");
    one.post();
    expect(notified).toEqual(["member.1", "changed"]);
  });

  it("is opened once, is closed when its last listener is removed, and can be reopened", () => {
    const { open } = fakeChannels();
    const [one, two] = [tabChannel("a"), tabChannel("a")];
    const stops = [two.listen(listener("first")), two.listen(listener("second"))];
    one.post();
    one.post();
    expect(open).toHaveLength(2);
    stops[0]?.();
    one.post();
    expect(notified).toEqual(["first", "second", "first", "second", "second"]);
    stops[1]?.();
    expect(open).toHaveLength(1);
    stops[1]?.();
    one.post();
    expect(notified).toHaveLength(5);
    two.listen(listener("third"));
    one.post();
    expect(notified.at(-1)).toBe("third");
  });

  it("does nothing on a server, which has BroadcastChannel but no tabs", () => {
    const { open } = fakeChannels();
    vi.stubGlobal("document", undefined);
    const channel = tabChannel("a");
    const stop = channel.listen(listener("one"));
    channel.post();
    expect(open).toEqual([]);
    expect(stop).not.toThrow();
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
    const stop = channel.listen(listener("one"));
    expect(channel.post).not.toThrow();
    expect(stop).not.toThrow();
    expect(notified).toEqual([]);
  });
});
