import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { call } from "../call/call.js";
import { createClient } from "../create-client.js";
import { timelineClock } from "../time/testing/timeline-clock.js";

const things = {
  read: () => call<Promise<object>>({ name: "read", method: "GET", path: "/read" }, []),
  write: () => call<Promise<object>>({ name: "write", method: "POST", path: "/write" }, []),
};

/**
 * A server response, `"network"` for a failed connection, or `"hangs"` for a body that never
 * arrives.
 */
type Reply = { status: number; retryAfter?: number } | "network" | "hangs";

interface Scenario {
  read: boolean;
  replies: Reply[];
  timeout: number | false;
  totalTimeout: number;
  limit: number;
  retryOnTimeout: boolean;
  delays: number[];
  abortAt: number | undefined;
}

/** When the requests are sent and when the call ends, in milliseconds after its start. */
interface Report {
  sentTimes: number[];
  end: number;
  result: string;
}

/** Returns whether the table in docs/retries.md states that this failure is retried. */
function isRetried(reply: Reply, { read, retryOnTimeout }: Scenario) {
  if (reply === "hangs") return read && retryOnTimeout;
  if (reply === "network") return read;
  const { status, retryAfter } = reply;
  if (retryAfter !== undefined && [429, 503].includes(status)) return true;
  return read && [408, 429, 500, 502, 503].includes(status);
}

/** Calculates the report from the table in docs/retries.md, without clocks or abort signals. */
function expectedReport(scenario: Scenario): Report {
  const { replies, totalTimeout, limit, delays, abortAt } = scenario;
  const timeout = scenario.timeout === false ? Number.POSITIVE_INFINITY : scenario.timeout;
  const latestEnd = Math.min(totalTimeout, abortAt ?? totalTimeout);
  const stoppedReport = { end: latestEnd, result: latestEnd === abortAt ? "ABORTED" : "TIMEOUT" };
  const sentTimes: number[] = [];
  let now = 0;
  for (let attempt = 1; ; attempt++) {
    if (now >= latestEnd) return { sentTimes, ...stoppedReport };
    sentTimes.push(now);
    const reply = replies[attempt - 1] ?? { status: 200 };
    if (typeof reply === "object" && reply.status === 200)
      return { sentTimes, end: now, result: "200" };
    if (reply === "hangs") {
      now += timeout;
      if (now >= latestEnd) return { sentTimes, ...stoppedReport };
    }
    const [result, retryAfter] =
      typeof reply === "object"
        ? [String(reply.status), reply.retryAfter]
        : [reply === "hangs" ? "TIMEOUT" : "NETWORK", undefined];
    const delay = retryAfter === undefined ? (delays[attempt - 1] ?? 0) : retryAfter * 1_000;
    const givesUp = attempt > limit || !isRetried(reply, scenario) || delay >= totalTimeout - now;
    if (givesUp) return { sentTimes, end: now, result };
    now += delay;
  }
}

async function observedReport(scenario: Scenario): Promise<Report> {
  const { read, timeout, totalTimeout, limit, retryOnTimeout, delays, abortAt } = scenario;
  const clock = timelineClock();
  const start = clock.now();
  const replies = [...scenario.replies];
  const sentTimes: number[] = [];
  const fetch = async () => {
    sentTimes.push(clock.now() - start);
    const reply = replies.shift() ?? { status: 200 };
    if (reply === "network") throw new TypeError("fetch failed");
    // This body never arrives, to test that time limits include the body.
    if (reply === "hangs") return new Response(new ReadableStream());
    const { status, retryAfter } = reply;
    const headers = new Headers();
    if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
    return new Response("{}", { status, headers });
  };
  const delay = (attempt: number) => delays[attempt - 1] ?? 0;
  const retry = { limit, delay, jitter: false, retryOnTimeout };
  const controller = new AbortController();
  const client = createClient({ clock, fetch, timeout, totalTimeout, retry, modules: things });
  const view = client.with({ signal: controller.signal });
  const reportAt = (result: string) => ({ sentTimes, end: clock.now() - start, result });
  const pendingReport = (read ? view.read() : view.write()).then(
    () => reportAt("200"),
    (error) => reportAt(error.status ? String(error.status) : error.code),
  );
  if (abortAt !== undefined) {
    await clock.advance(abortAt);
    controller.abort(new Error("left"));
  }
  await clock.advance(totalTimeout);
  const report = await pendingReport;
  expect(clock.sleepCount).toBe(0);
  return report;
}

// Aborts happen at odd times and all other events at even times, so that they never coincide.
const evenNumber = (max: number) => fc.integer({ min: 1, max: max / 2 }).map((half) => half * 2);
const reply = fc.oneof(
  fc.record({
    status: fc.constantFrom(200, 400, 401, 404, 408, 409, 429, 500, 501, 502, 503),
    retryAfter: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
  }),
  fc.constantFrom("network" as const, "hangs" as const),
);
const scenario: fc.Arbitrary<Scenario> = fc.record({
  read: fc.boolean(),
  replies: fc.array(reply, { maxLength: 6 }),
  timeout: fc.oneof(fc.constant(false as const), evenNumber(6_000)),
  totalTimeout: evenNumber(20_000).map((time) => time + 6_001 * 2),
  limit: fc.integer({ min: 0, max: 4 }),
  retryOnTimeout: fc.boolean(),
  delays: fc.array(evenNumber(4_000), { minLength: 5, maxLength: 5 }),
  abortAt: fc.option(
    evenNumber(12_000).map((time) => time + 1),
    { nil: undefined },
  ),
});

describe("the retries of a call", () => {
  it("match the table in docs/retries.md", async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (sample) => {
        expect(await observedReport(sample)).toEqual(expectedReport(sample));
      }),
      { numRuns: 150 },
    );
  });
});
