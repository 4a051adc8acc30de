import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EmulatorClock } from "../kernel/clock.js";
import type { WebhookDelivery } from "../kernel/events.js";
import { Deliveries, type WebhookEnvironment } from "./deliveries.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const target = { url: "http://localhost:9/hook", appId: "app", instanceId: "i", attempts: 13 };

/** Sets up a target that records the ids of the events it receives. */
function setUp(respond: (id: string) => Response | Promise<Response>, attempts = 13) {
  const received: string[] = [];
  const clock = new EmulatorClock();
  const environment: WebhookEnvironment = {
    now: () => clock.now(),
    after: (...appointment) => clock.after(...appointment),
    fetch: async (_url, init) => {
      const { data, exp } = JSON.parse(atob(String(init?.body).split(".")[1] as string));
      // The signature must still be valid when the target receives it.
      expect(exp * 1000).toBeGreaterThan(clock.now());
      received.push(data);
      return await respond(data);
    },
  };
  const deliveries = new Deliveries({ ...target, attempts }, environment);
  const webhooks: Record<string, WebhookDelivery> = {};
  const add = (id: string, entity: string) => {
    const facts = { eventType: "e", url: target.url, sequence: 1, jwt: "", attempts: 0 };
    webhooks[id] = { ...facts, id, data: id, status: "pending" };
    deliveries.add({ delivery: webhooks[id], entity, at: clock.now() });
  };
  return { add, clock, deliveries, environment, webhooks, received };
}

const ok = () => new Response(null, { status: 200 });
const failure = (status = 500) => new Response(null, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Deliveries", () => {
  it.each([201, 202, 204, 302, 400, 503])("retries after status %i", async (status) => {
    const { add, clock, deliveries, webhooks } = setUp(() => failure(status));
    add("a", "one");
    await deliveries.settled();
    expect(webhooks.a).toMatchObject({ attempts: 1, status: "pending" });
    clock.advance(MINUTE);
    await deliveries.settled();
    expect(webhooks.a).toMatchObject({ attempts: 2, status: "pending" });
  });

  it("retries after a network error", async () => {
    let shouldFail = true;
    const { add, clock, deliveries, webhooks } = setUp(() => {
      if (!shouldFail) return ok();
      shouldFail = false;
      throw new TypeError("fetch failed");
    });
    add("a", "one");
    await deliveries.settled();
    clock.advance(MINUTE);
    await deliveries.settled();
    expect(webhooks.a).toMatchObject({ attempts: 2, status: "delivered" });
  });

  it("ends an attempt after 1,250 ms even if fetch ignores the abort signal", async () => {
    const { add, clock, deliveries, webhooks, received } = setUp(() => new Promise(() => {}));
    add("a", "one");
    const settled = deliveries.settled();
    await vi.waitUntil(() => received.length === 1);
    vi.advanceTimersByTime(1249);
    expect(webhooks.a?.attempts).toBe(1);
    vi.advanceTimersByTime(1);
    await settled;
    clock.advance(MINUTE);
    await vi.waitUntil(() => received.length === 2);
    expect(webhooks.a).toMatchObject({ attempts: 2, status: "pending" });
  });

  it("waits as long as the platform between attempts, measured by the emulator's clock", async () => {
    const { add, clock, deliveries, webhooks, received } = setUp(() => failure());
    add("a", "one");
    const waits = [MINUTE, 10 * MINUTE, HOUR, ...[2, 2, 2, 4, 4, 4, 8, 8, 12].map((n) => n * HOUR)];
    for (const [index, wait] of waits.entries()) {
      await deliveries.settled();
      clock.advance(wait - 1);
      await deliveries.settled();
      expect(webhooks.a).toMatchObject({ attempts: index + 1, status: "pending" });
      clock.advance(1);
    }
    await deliveries.settled();
    expect(webhooks.a).toMatchObject({ attempts: 13, status: "failed" });
    expect(received).toHaveLength(13);
  });

  it("retries after a minute of real time if the clock is not moved", async () => {
    const responses = [failure(), ok()];
    const { add, deliveries, webhooks } = setUp(() => responses.shift() ?? failure());
    add("a", "one");
    await deliveries.settled();
    vi.advanceTimersByTime(MINUTE);
    await deliveries.settled();
    expect(webhooks.a).toMatchObject({ attempts: 2, status: "delivered" });
  });

  it("stops after the target's maximum number of attempts", async () => {
    const { add, clock, deliveries, webhooks } = setUp(() => failure(), 2);
    add("a", "one");
    await deliveries.settled();
    clock.advance(MINUTE);
    await deliveries.settled();
    expect(webhooks.a).toMatchObject({ attempts: 2, status: "failed" });
  });

  it("sends only one event at a time for each entity", async () => {
    let finish = (_response: Response) => {};
    const open = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    const { add, deliveries, received } = setUp((id) => (id === "a1" ? open : ok()));
    add("a1", "a");
    add("b1", "b");
    add("a2", "a");
    add("c1", "c");
    await vi.waitUntil(() => received.length === 3);
    expect(received).toEqual(["a1", "b1", "c1"]);
    finish(ok());
    await deliveries.settled();
    expect(received).toEqual(["a1", "b1", "c1", "a2"]);
  });

  it("retries an event without delaying later events for the same entity", async () => {
    const responses = [failure()];
    const { add, clock, deliveries, received } = setUp(() => responses.shift() ?? ok());
    add("a1", "a");
    add("a2", "a");
    await deliveries.settled();
    clock.advance(MINUTE);
    await deliveries.settled();
    expect(received).toEqual(["a1", "a2", "a1"]);
  });

  it("cancels the scheduled retries of a webhook that is resent", async () => {
    const responses = [failure()];
    const { add, clock, deliveries, webhooks, received } = setUp(() => responses.shift() ?? ok());
    add("a", "one");
    await deliveries.settled();
    deliveries.resend(webhooks.a as WebhookDelivery, clock.now());
    await deliveries.settled();
    clock.advance(48 * HOUR);
    await deliveries.settled();
    expect(received).toEqual(["a", "a"]);
    expect(webhooks.a).toMatchObject({ attempts: 1, status: "delivered" });
  });

  it("cancels all pending deliveries when drop is called", async () => {
    const { add, clock, deliveries, webhooks, received } = setUp((id) =>
      id === "a" ? failure() : new Promise(() => {}),
    );
    add("a", "one");
    await deliveries.settled();
    add("b", "two");
    await vi.waitUntil(() => received.length === 2);
    add("c", "two");
    deliveries.drop();
    await deliveries.settled();
    clock.advance(48 * HOUR);
    await deliveries.settled();
    expect(received).toEqual(["a", "b"]);
    expect(webhooks.b?.status).toBe("failed");
  });
});
