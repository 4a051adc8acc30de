import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EmulatorClock } from "../kernel/clock.js";
import type { WebhookDelivery } from "../kernel/events.js";
import { Deliveries, type WebhookEnvironment } from "./deliveries.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const target = { url: "http://localhost:9/hook", appId: "app", instanceId: "i", attempts: 13 };

/** A target: what it was sent, by the ids of the events, and what it answers. */
function world(answer: (id: string) => Response | Promise<Response>, attempts = 13) {
  const received: string[] = [];
  const clock = new EmulatorClock();
  const environment: WebhookEnvironment = {
    now: () => clock.now(),
    after: (...appointment) => clock.after(...appointment),
    fetch: async (_url, init) => {
      const { data, exp } = JSON.parse(atob(String(init?.body).split(".")[1] as string));
      // whoever gets it can still check it
      expect(exp * 1000).toBeGreaterThan(clock.now());
      received.push(data);
      return await answer(data);
    },
  };
  const deliveries = new Deliveries({ ...target, attempts }, environment);
  const made: Record<string, WebhookDelivery> = {};
  const add = (id: string, entity: string) => {
    const more = { eventType: "e", url: target.url, sequence: 1, jwt: "", attempts: 0 };
    made[id] = { ...more, id, data: id, status: "pending" };
    deliveries.add({ delivery: made[id], entity, at: clock.now() });
  };
  return { add, clock, deliveries, environment, made, received };
}

const ok = () => new Response(null, { status: 200 });
const no = (status = 500) => new Response(null, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an attempt", () => {
  test.each([201, 202, 204, 302, 400, 503])("answered %i is made again", async (status) => {
    const { add, clock, deliveries, made } = world(() => no(status));
    add("a", "one");
    await deliveries.settled();
    expect(made.a).toMatchObject({ attempts: 1, status: "pending" });
    clock.advance(MINUTE);
    await deliveries.settled();
    expect(made.a).toMatchObject({ attempts: 2, status: "pending" });
  });

  test("that fails on the way is made again", async () => {
    let fails = true;
    const { add, clock, deliveries, made } = world(() => {
      if (!fails) return ok();
      fails = false;
      throw new TypeError("fetch failed");
    });
    add("a", "one");
    await deliveries.settled();
    clock.advance(MINUTE);
    await deliveries.settled();
    expect(made.a).toMatchObject({ attempts: 2, status: "delivered" });
  });

  test("has 1,250 ms, even of a fetch that cannot be stopped", async () => {
    const { add, clock, deliveries, made, received } = world(() => new Promise(() => {}));
    add("a", "one");
    const settled = deliveries.settled();
    await vi.waitUntil(() => received.length === 1);
    vi.advanceTimersByTime(1249);
    expect(made.a?.attempts).toBe(1);
    vi.advanceTimersByTime(1);
    await settled;
    clock.advance(MINUTE);
    await vi.waitUntil(() => received.length === 2);
    expect(made.a).toMatchObject({ attempts: 2, status: "pending" });
  });
});

test("the waits are the platform's, by the emulator's clock", async () => {
  const { add, clock, deliveries, made, received } = world(() => no());
  add("a", "one");
  const waits = [MINUTE, 10 * MINUTE, HOUR, ...[2, 2, 2, 4, 4, 4, 8, 8, 12].map((n) => n * HOUR)];
  for (const [index, wait] of waits.entries()) {
    await deliveries.settled();
    clock.advance(wait - 1);
    await deliveries.settled();
    expect(made.a).toMatchObject({ attempts: index + 1, status: "pending" });
    clock.advance(1);
  }
  await deliveries.settled();
  expect(made.a).toMatchObject({ attempts: 13, status: "failed" });
  expect(received).toHaveLength(13);
});

test("time that goes by itself brings the next attempt about as well", async () => {
  const answers = [no(), ok()];
  const { add, deliveries, made } = world(() => answers.shift() ?? no());
  add("a", "one");
  await deliveries.settled();
  vi.advanceTimersByTime(MINUTE);
  await deliveries.settled();
  expect(made.a).toMatchObject({ attempts: 2, status: "delivered" });
});

test("attempts end after as many as the target has", async () => {
  const { add, clock, deliveries, made } = world(() => no(), 2);
  add("a", "one");
  await deliveries.settled();
  clock.advance(MINUTE);
  await deliveries.settled();
  expect(made.a).toMatchObject({ attempts: 2, status: "failed" });
});

describe("the order", () => {
  test("is that of the events; an entity's second waits for the end of the first's attempt", async () => {
    let finish = (_response: Response) => {};
    const open = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    const { add, deliveries, received } = world((id) => (id === "a1" ? open : ok()));
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

  test("a second attempt holds nothing up", async () => {
    const answers = [no()];
    const { add, clock, deliveries, received } = world(() => answers.shift() ?? ok());
    add("a1", "a");
    add("a2", "a");
    await deliveries.settled();
    clock.advance(MINUTE);
    await deliveries.settled();
    expect(received).toEqual(["a1", "a2", "a1"]);
  });
});

test("what is sent anew is not tried again for its first sending's sake", async () => {
  const answers = [no()];
  const { add, clock, deliveries, made, received } = world(() => answers.shift() ?? ok());
  add("a", "one");
  await deliveries.settled();
  deliveries.resend(made.a as WebhookDelivery, clock.now());
  await deliveries.settled();
  clock.advance(48 * HOUR);
  await deliveries.settled();
  expect(received).toEqual(["a", "a"]);
  expect(made.a).toMatchObject({ attempts: 1, status: "delivered" });
});

test("what is dropped is neither sent nor waited for", async () => {
  const { add, clock, deliveries, made, received } = world((id) =>
    id === "a" ? no() : new Promise(() => {}),
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
  expect(made.b?.status).toBe("failed");
});
