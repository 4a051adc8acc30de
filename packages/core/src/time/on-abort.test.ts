import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { onAbort } from "./on-abort.js";

describe("onAbort", () => {
  it("runs all callbacks for a signal with a single listener", () => {
    const controller = new AbortController();
    const { signal } = controller;
    const callLog: number[] = [];
    for (let index = 0; index < 50; index++) onAbort(signal, () => callLog.push(index));
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    controller.abort();
    controller.abort();
    expect(callLog).toEqual(Array.from({ length: 50 }, (_, index) => index));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it("removes each callback separately, and removes the listener with the last callback", () => {
    const controller = new AbortController();
    const { signal } = controller;
    const callLog: string[] = [];
    const run = () => callLog.push("same");
    const removeFirst = onAbort(signal, run);
    const removeSecond = onAbort(signal, run);
    removeFirst();
    removeFirst();
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    removeSecond();
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
    onAbort(signal, () => callLog.push("later"));
    removeSecond();
    controller.abort();
    expect(callLog).toEqual(["later"]);
  });

  it("runs a callback immediately and only once if the signal is already aborted", () => {
    let callCount = 0;
    const signal = AbortSignal.abort();
    const removeCallback = onAbort(signal, () => {
      callCount += 1;
    });
    removeCallback();
    expect(callCount).toBe(1);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it("keeps the callbacks of different signals separate", () => {
    const [a, b] = [new AbortController(), new AbortController()];
    const callLog: string[] = [];
    onAbort(a.signal, () => callLog.push("a"));
    onAbort(b.signal, () => callLog.push("b"));
    b.abort();
    expect(callLog).toEqual(["b"]);
  });
});
