import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { call } from "../call/call.js";
import type { AuthStrategy } from "../client/auth-strategy.js";
import { createClient } from "../create-client.js";
import { HttpError, type PorticoError } from "../errors/portico-error.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { timelineClock } from "../time/testing/timeline-clock.js";

const API = "https://www.wixapis.com";
const things = {
  getThing: () =>
    call<Promise<object>>({ name: "a.b.getThing", method: "GET", path: "/thing" }, []),
  makeThing: () =>
    call<Promise<object>>({ name: "a.b.makeThing", method: "POST", path: "/thing" }, []),
};
const errorOf = async (promise: Promise<unknown>): Promise<PorticoError> =>
  promise.then(
    () => expect.fail("did not fail"),
    (error) => error,
  );
/** Creates a strategy that gets a new token at each recovery. */
const createStrategy = (): AuthStrategy & { recoveredTokens: string[] } => {
  let token = 1;
  const recoveredTokens: string[] = [];
  return {
    recoveredTokens,
    getAuthHeaders: () => ({ headers: { Authorization: `token-${token}` } }),
    recover: async (sent) => {
      recoveredTokens.push(sent.headers.Authorization ?? "");
      token += 1;
      return true;
    },
  };
};

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("credentials", () => {
  it("are sent with a call", async () => {
    nock(API).get("/thing").matchHeader("authorization", "token-1").reply(200, {});
    await createClient({ modules: things, auth: createStrategy() }).getThing();
  });

  it("are refreshed once after a 401 response, and the call is retried", async () => {
    const auth = createStrategy();
    nock(API).post("/thing").matchHeader("authorization", "token-1").reply(401);
    nock(API).post("/thing").matchHeader("authorization", "token-2").reply(200, { ok: true });
    expect(await createClient({ modules: things, auth }).makeThing()).toEqual({ ok: true });
    expect(auth.recoveredTokens).toEqual(["token-1"]);
  });

  it("are not refreshed after a 403 response", async () => {
    const auth = createStrategy();
    nock(API).get("/thing").reply(403);
    expect((await errorOf(createClient({ modules: things, auth }).getThing())).status).toBe(403);
    expect(auth.recoveredTokens).toEqual([]);
  });

  it("are not refreshed again if the retry also gets a 401 response", async () => {
    const auth = createStrategy();
    nock(API).get("/thing").times(2).reply(401);
    expect((await errorOf(createClient({ modules: things, auth }).getThing())).status).toBe(401);
    expect(auth.recoveredTokens).toEqual(["token-1"]);
  });

  it("make the call reject with the 401 error if the strategy cannot refresh them", async () => {
    const { getAuthHeaders } = createStrategy();
    for (const auth of [
      undefined,
      { getAuthHeaders },
      { getAuthHeaders, recover: async () => false },
    ]) {
      nock(API).get("/thing").reply(401);
      const error = await errorOf(
        createClient({ modules: things, ...(auth ? { auth } : {}) }).getThing(),
      );
      expect(error.status).toBe(401);
    }
  });

  it("that are unavailable make the call reject with AUTHORIZATION, or with the strategy's PorticoError", async () => {
    const errorAfter = (reason: unknown) => {
      const auth = { getAuthHeaders: () => Promise.reject(reason) };
      return errorOf(createClient({ modules: things, auth }).getThing());
    };
    const error = await errorAfter(new TypeError("no storage"));
    expect(error.message).toBe("System error occurred: no storage");
    expect(error).toMatchObject({ name: "SystemError", code: "AUTHORIZATION" });
    const forbiddenError = new HttpError("no", { code: "FORBIDDEN" });
    expect(await errorAfter(forbiddenError)).toBe(forbiddenError);
  });

  it("must be available within the total timeout of the call", async () => {
    const clock = fakeClock();
    const auth = { getAuthHeaders: () => new Promise<never>(() => {}) };
    const promise = errorOf(createClient({ modules: things, auth, clock }).getThing());
    (await clock.next()).wake();
    expect(await promise).toMatchObject({ code: "TIMEOUT", operation: "a.b.getThing" });
  });
});

describe("a call that timed out", () => {
  it("is not sent if its credentials arrive after the timeout", async () => {
    const clock = fakeClock();
    let resolveHeaders = (_: { headers: Record<string, string> }) => {};
    const headers = new Promise<{ headers: Record<string, string> }>((resolve) => {
      resolveHeaders = resolve;
    });
    let requestCount = 0;
    const client = createClient({
      modules: things,
      clock,
      auth: { getAuthHeaders: () => headers },
      fetch: async () => {
        requestCount += 1;
        return new Response("{}");
      },
    });
    const promise = errorOf(client.makeThing());
    (await clock.next()).wake();
    expect((await promise).code).toBe("TIMEOUT");
    resolveHeaders({ headers: {} });
    await new Promise((resolve) => setImmediate(resolve));
    expect(requestCount).toBe(0);
  });
});

describe("call options", () => {
  it("can abort the call", async () => {
    const controller = new AbortController();
    const requestArrival = new Promise<void>((resolve) => {
      nock(API)
        .get("/thing")
        .reply(200, () => {
          resolve();
          return new Promise<never>(() => {});
        });
    });
    const client = createClient({ modules: things }).with({ signal: controller.signal });
    const promise = errorOf(client.getThing());
    await requestArrival;
    controller.abort(new Error("left the page"));
    const error = await promise;
    expect(error).toMatchObject({ code: "ABORTED", operation: "a.b.getThing" });
    expect((error.cause as Error).message).toBe("left the page");
  });

  it("can abort the delay before a retry", async () => {
    const controller = new AbortController();
    const clock = fakeClock();
    nock(API).get("/thing").reply(503);
    const client = createClient({ modules: things, clock }).with({ signal: controller.signal });
    const promise = errorOf(client.getThing());
    expect((await clock.next()).ms).toBe(30_000);
    expect((await clock.next()).ms).toBeLessThanOrEqual(300);
    controller.abort();
    expect((await promise).code).toBe("ABORTED");
  });

  it("limit the total time of attempts and delays", async () => {
    const clock = fakeClock();
    const client = createClient({ modules: things, clock, totalTimeout: 9_000 });
    nock(API).get("/thing").reply(503);
    const promise = errorOf(client.with({ totalTimeout: 500, retry: 9 }).getThing());
    const timeoutSleep = await clock.next();
    expect(timeoutSleep.ms).toBe(500);
    // The delay before the second attempt has started.
    await clock.next();
    timeoutSleep.wake();
    expect((await promise).code).toBe("TIMEOUT");
  });

  it("limit the time of each attempt, including its body, and with `retryOnTimeout` enable retries of reads but not of writes", async () => {
    const clock = timelineClock();
    const sentTimes: number[] = [];
    const fetch = async () => {
      sentTimes.push(clock.now());
      return new Response(new ReadableStream());
    };
    const client = createClient({ modules: things, clock, fetch, timeout: 1_000 });
    const singleAttempt = errorOf(client.getThing());
    await clock.advance(1_000);
    expect(await singleAttempt).toMatchObject({
      code: "TIMEOUT",
      reason: "no response within 1000 ms",
    });
    expect(sentTimes).toHaveLength(1);
    const retry = { limit: 2, retryOnTimeout: true, delay: () => 500, jitter: false };
    const retriedCall = errorOf(client.with({ retry }).getThing());
    await clock.advance(4_000);
    expect((await retriedCall).code).toBe("TIMEOUT");
    expect(sentTimes.slice(1).map((time) => time - (sentTimes[1] ?? 0))).toEqual([0, 1_500, 3_000]);
    const writeCall = errorOf(client.with({ retry, timeout: 200 }).makeThing());
    await clock.advance(200);
    expect(await writeCall).toMatchObject({ code: "TIMEOUT", retryable: true });
    expect(sentTimes).toHaveLength(5);
    expect(clock.sleepCount).toBe(0);
  });

  it("override single fields in the retry options of the client", async () => {
    const clock = fakeClock({ skip: 20_000 });
    const retry = { limit: 1, delay: () => 40, jitter: false };
    const client = createClient({ modules: things, clock, retry });
    nock(API).get("/thing").times(3).reply(503);
    expect((await errorOf(client.with({ retry: 2 }).getThing())).status).toBe(503);
    expect(clock.sleepDurations).toEqual([30_000, 40, 40]);
  });

  it("limit the number of retries", async () => {
    const clock = fakeClock({ skip: 20_000 });
    const client = createClient({ modules: things, clock, retry: 1 });
    nock(API).get("/thing").times(2).reply(503);
    expect((await errorOf(client.getThing())).status).toBe(503);
    expect(nock.isDone()).toBe(true);
    nock(API).get("/thing").reply(503);
    expect((await errorOf(client.with({ retry: 0 }).getThing())).status).toBe(503);
  });

  it("add headers that override the client's headers", async () => {
    const headers = Object.freeze({ "X-A": "client", "X-B": "client" });
    const client = createClient({ modules: things, headers, auth: createStrategy() });
    nock(API)
      .get("/thing")
      .matchHeader("x-a", "call")
      .matchHeader("x-b", "client")
      .matchHeader("authorization", "token-1")
      .reply(200, {});
    await client.with({ headers: { "x-a": "call" } }).getThing();
  });
});

describe("headers", () => {
  it("from a call override the strategy's headers, which override the client's", async () => {
    const auth = { getAuthHeaders: () => ({ headers: { "x-a": "strategy" } }) };
    const client = createClient({ modules: things, auth, headers: { "X-A": "client" } });
    nock(API).get("/thing").matchHeader("x-a", "strategy").reply(200, {});
    await client.getThing();
    nock(API).get("/thing").matchHeader("x-a", "call").reply(200, {});
    await client.with({ headers: { "X-A": "call" } }).getThing();
  });
});

describe("the consistency header", () => {
  it("is sent back only by the same client", async () => {
    const headers = Object.freeze({ "X-Own": "1" });
    const client = createClient({ modules: things, headers });
    const otherClient = createClient({ modules: things, headers });
    nock(API).post("/thing").reply(200, {}, { "X-Wix-Consistent": "c-1" });
    await client.makeThing();
    nock(API).get("/thing").matchHeader("x-wix-consistent", "c-1").reply(200, {});
    await client.with({ retry: 0 }).getThing();
    nock(API).get("/thing").matchHeader("x-wix-consistent", "c-1").reply(200, {});
    await client.getThing();
    nock(API, { badheaders: ["x-wix-consistent"] })
      .get("/thing")
      .reply(200, {});
    await otherClient.getThing();
    nock(API).post("/thing").reply(200, {}, { "X-Wix-Consistent": "c-2" });
    await client.with({}).makeThing();
    nock(API).get("/thing").matchHeader("x-wix-consistent", "c-2").reply(200, {});
    await client.getThing();
    nock(API).post("/thing").reply(500, {}, { "X-Wix-Consistent": "c-3" });
    await expect(client.makeThing()).rejects.toMatchObject({ status: 500 });
    nock(API).get("/thing").matchHeader("x-wix-consistent", "c-3").reply(200, {});
    await client.getThing();
    expect(headers).toEqual({ "X-Own": "1" });
  });
});
