import { getEventListeners } from "node:events";
import { describe, expect, it, vi } from "vitest";
import type { PorticoError } from "../errors/portico-error.js";
import { systemClock } from "../time/clock.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { withDeadline } from "./deadline.js";

const neverSettle = () => new Promise<never>(() => {});
const errorOf = async (promise: Promise<unknown>): Promise<PorticoError> =>
  promise.then(
    () => expect.fail("did not fail"),
    (error) => error,
  );

describe("withDeadline", () => {
  it("rejects a call after the timeout, even if the call ignores its signal", async () => {
    const clock = fakeClock();
    const limits = { timeout: 1_000, operation: "a.b.c" };
    let signal: AbortSignal | undefined;
    const promise = errorOf(
      withDeadline(clock, limits, (deadline) => {
        signal = deadline.signal;
        return neverSettle();
      }),
    );
    (await clock.next()).wake();
    const error = await promise;
    expect(error.name).toBe("SystemError");
    expect(error.message).toBe("System error occurred: no response within 1000 ms");
    expect(error).toMatchObject({ code: "TIMEOUT", operation: "a.b.c", retryable: true });
    expect((error.cause as Error).name).toBe("TimeoutError");
    expect(signal?.aborted).toBe(true);
  });

  it("rejects an aborted call with an error whose cause is the abort reason", async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const promise = errorOf(
      withDeadline(clock, { timeout: 1_000, signal: controller.signal }, neverSettle),
    );
    const reason = new Error("the user left");
    controller.abort(reason);
    const error = await promise;
    expect(error.message).toBe("System error occurred: the call was aborted");
    expect(error).toMatchObject({ code: "ABORTED", retryable: false, cause: reason });
  });

  it("does not start a call whose signal is already aborted", async () => {
    let isStarted = false;
    const signal = AbortSignal.abort();
    const error = await errorOf(
      withDeadline(fakeClock(), { timeout: 1_000, signal }, async () => {
        isStarted = true;
      }),
    );
    expect(error.code).toBe("ABORTED");
    expect(isStarted).toBe(false);
  });

  it("rejects with ABORTED instead of the error that the abort causes", async () => {
    const controller = new AbortController();
    const promise = errorOf(
      withDeadline(
        fakeClock(),
        { timeout: 1_000, signal: controller.signal },
        ({ signal }) =>
          new Promise<never>((_, reject) => {
            signal.addEventListener("abort", () => reject(new Error("fetch failed")));
          }),
      ),
    );
    controller.abort();
    expect((await promise).code).toBe("ABORTED");
  });

  it("removes its listener and its timer after the call", async () => {
    const clock = fakeClock();
    const { signal } = new AbortController();
    let listenerCount = 0;
    const addListener = signal.addEventListener.bind(signal);
    const removeListener = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof addListener>) => {
      listenerCount += 1;
      addListener(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof removeListener>) => {
      listenerCount -= 1;
      removeListener(...args);
    };
    let timerSignal: AbortSignal | undefined;
    const sleep = clock.sleep;
    clock.sleep = (ms, signal) => {
      timerSignal = signal;
      return sleep(ms, signal);
    };
    expect(await withDeadline(clock, { timeout: 5, signal }, async () => 7)).toBe(7);
    expect(listenerCount).toBe(0);
    expect(timerSignal?.aborted).toBe(true);
  });

  it("creates no exception and aborts nothing if the call finishes in time", async () => {
    vi.useFakeTimers();
    const onCreate = vi.fn();
    vi.stubGlobal(
      "DOMException",
      class extends DOMException {
        constructor(...args: ConstructorParameters<typeof DOMException>) {
          super(...args);
          onCreate();
        }
      },
    );
    try {
      const callerController = new AbortController();
      const limits = { timeout: 1_000, signal: callerController.signal };
      let signal: AbortSignal | undefined;
      await withDeadline(systemClock(), limits, async (deadline) => {
        signal = deadline.signal;
        expect(vi.getTimerCount()).toBe(1);
      });
      expect(vi.getTimerCount()).toBe(0);
      await errorOf(withDeadline(systemClock(), limits, () => Promise.reject(new Error("no"))));
      expect(vi.getTimerCount()).toBe(0);
      callerController.abort(new Error("later"));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(signal?.aborted).toBe(false);
      expect(onCreate).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });

  it("clears its timer after an abort", async () => {
    vi.useFakeTimers();
    try {
      const callerController = new AbortController();
      const limits = { timeout: 1_000, signal: callerController.signal };
      const promise = errorOf(withDeadline(systemClock(), limits, neverSettle));
      callerController.abort();
      expect((await promise).code).toBe("ABORTED");
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("adds only one listener to a signal that many calls share", async () => {
    const warnings: string[] = [];
    const recordWarning = (warning: Error) => warnings.push(warning.name);
    process.on("warning", recordWarning);
    const callerController = new AbortController();
    const limits = { timeout: 1_000, signal: callerController.signal };
    const calls = Array.from({ length: 100 }, () =>
      errorOf(withDeadline(fakeClock(), limits, neverSettle)),
    );
    expect(getEventListeners(callerController.signal, "abort")).toHaveLength(1);
    callerController.abort();
    for (const call of calls) expect((await call).code).toBe("ABORTED");
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", recordWarning);
    expect(warnings).toEqual([]);
  });

  it("starts no timer if the timeout is Infinity", async () => {
    const clock = fakeClock();
    const limits = { timeout: Number.POSITIVE_INFINITY };
    const remainingTime = await withDeadline(clock, limits, async (deadline) =>
      deadline.remaining(),
    );
    expect(remainingTime).toBe(Number.POSITIVE_INFINITY);
    expect(clock.sleepDurations).toEqual([]);
  });

  it.each([
    [2 ** 31 - 1, [2 ** 31 - 1]],
    [2 ** 31, []],
  ])(
    "starts a timer only if engines support the delay (timeout: %i ms, timers: %j)",
    async (timeout, timers) => {
      const clock = fakeClock();
      await withDeadline(clock, { timeout }, async () => {});
      expect(clock.sleepDurations).toEqual(timers);
    },
  );

  it("reports the remaining time to the call", async () => {
    const clock = fakeClock();
    await withDeadline(clock, { timeout: 1_000 }, async (deadline) => {
      expect(deadline.remaining()).toBe(1_000);
      clock.time += 400;
      expect(deadline.remaining()).toBe(600);
    });
  });
});
