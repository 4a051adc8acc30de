import { describe, expect, it } from "vitest";
import { call } from "../../call/call.js";
import { createClient } from "../../create-client.js";
import type { Clock } from "../../time/clock.js";
import { fakeClock } from "../../time/testing/fake-clock.js";
import { timelineClock } from "../../time/testing/timeline-clock.js";
import { type RetryPolicyOptions, retryPolicy } from "./retry-policy.js";

const readOperation = { name: "a.b.read", method: "GET", path: "/read" } as const;
const writeOperation = { name: "a.b.write", method: "POST", path: "/write" } as const;
const modules = {
  read: () => call<Promise<unknown>>(readOperation, []),
  write: () => call<Promise<unknown>>(writeOperation, []),
};
const rateLimitedResponse = (seconds: number, status = 429) =>
  new Response("{}", { status, headers: { "retry-after": String(seconds) } });
const serverErrorResponse = () => new Response("{}", { status: 500 });

/**
 * Creates a client that records when it sends requests. It receives these responses, then only
 * successful ones.
 */
function setUpWithClock<Time extends Clock>(
  clock: Time,
  responses: Response[],
  policy?: RetryPolicyOptions,
) {
  const sentTimes: number[] = [];
  const start = clock.now();
  const fetch = async () => {
    sentTimes.push(clock.now() - start);
    return responses.shift() ?? new Response("{}");
  };
  const client = createClient({ fetch, clock, retry: retryPolicy(policy), modules });
  return { client, clock, sentTimes };
}

const setUp = (responses: Response[], policy?: RetryPolicyOptions) =>
  setUpWithClock(fakeClock({ skip: 20_000 }), responses, policy);
const setUpOnTimeline = (responses: Response[]) => setUpWithClock(timelineClock(), responses);

describe("a retry policy", () => {
  it("sets the number of retries unless the call sets it", async () => {
    const { client, sentTimes } = setUp(Array.from({ length: 20 }, serverErrorResponse), {
      limit: 4,
    });
    await expect(client.read()).rejects.toMatchObject({ status: 500 });
    expect(sentTimes).toHaveLength(5);
    await expect(client.with({ retry: 1 }).read()).rejects.toMatchObject({ status: 500 });
    expect(sentTimes).toHaveLength(7);
  });

  it("limits the delay between attempts, and does not retry if Retry-After is longer", async () => {
    const { client, clock, sentTimes } = setUp(Array.from({ length: 9 }, serverErrorResponse), {
      limit: 8,
      maxDelay: 1_000,
    });
    await expect(client.read()).rejects.toMatchObject({ status: 500 });
    expect(sentTimes).toHaveLength(9);
    const delays = clock.sleepDurations.filter((ms) => ms < 20_000);
    expect(Math.max(...delays)).toBeLessThanOrEqual(1_000);
    const retryAfterSetUp = setUp([rateLimitedResponse(2)], { maxDelay: 1_000 });
    await expect(retryAfterSetUp.client.read()).rejects.toMatchObject({ status: 429 });
    expect(retryAfterSetUp.sentTimes).toEqual([0]);
  });

  it("lets the `when` function decide whether to retry, within the limit", async () => {
    const whenArguments: unknown[] = [];
    const { client, sentTimes } = setUp(
      [serverErrorResponse(), serverErrorResponse(), serverErrorResponse()],
      {
        limit: 1,
        when: ({ operation, attempt, read, retryByDefault, error }) => {
          whenArguments.push({ operation, attempt, read, retryByDefault, status: error.status });
          return !read;
        },
      },
    );
    await expect(client.read()).rejects.toMatchObject({ status: 500 });
    expect(sentTimes).toHaveLength(1);
    await expect(client.write()).rejects.toMatchObject({ status: 500 });
    expect(sentTimes).toHaveLength(3);
    expect(whenArguments).toEqual([
      { operation: "a.b.read", attempt: 1, read: true, retryByDefault: true, status: 500 },
      { operation: "a.b.write", attempt: 1, read: false, retryByDefault: false, status: 500 },
    ]);
  });

  it("delays all calls of a client and its views after a 429 response with Retry-After", async () => {
    const { client, clock, sentTimes } = setUpOnTimeline([rateLimitedResponse(3)]);
    const calls: Promise<unknown>[] = [client.write()];
    await clock.advance(1_000);
    calls.push(client.with({}).write(), ...Array.from({ length: 50 }, () => client.read()));
    await clock.advance(1_999);
    expect(sentTimes).toEqual([0]);
    await clock.advance(1);
    expect(sentTimes).toContain(3_000);
    await clock.advance(300);
    await Promise.all(calls);
    expect(sentTimes).toHaveLength(53);
  });

  it("does not delay calls that have too little time left, and delays other calls for about a minute at most", async () => {
    const { client, clock, sentTimes } = setUpOnTimeline([
      rateLimitedResponse(3_600),
      rateLimitedResponse(3_600),
    ]);
    await expect(client.read()).rejects.toMatchObject({ status: 429 });
    await expect(client.read()).rejects.toMatchObject({ status: 429 });
    expect(sentTimes).toEqual([0, 0]);
    const patientCall = client.with({ totalTimeout: 200_000 }).read();
    await clock.advance(59_999);
    expect(sentTimes).toHaveLength(2);
    await clock.advance(301);
    await patientCall;
    expect(sentTimes).toHaveLength(3);
  });
});
