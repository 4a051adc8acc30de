import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, createClient } from "../create-client.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { timelineClock } from "../time/testing/timeline-clock.js";

const API = "https://www.wixapis.com";
/** Returns a promise and a function that resolves it. */
function createDeferred<Value>() {
  let resolve = (_: Value) => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const refreshingStrategy = () => {
  let token = 1;
  return {
    getAuthHeaders: () => ({ headers: { Authorization: `token-${token}` } }),
    recover: async () => {
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

describe("fetchWithAuth", () => {
  it("sends the client's credentials and headers, and resolves for a 404 response", async () => {
    const client = createClient({
      auth: refreshingStrategy(),
      headers: { "X-A": "client", "X-B": "client" },
    });
    nock(API)
      .put("/custom/thing?x=1", "body")
      .matchHeader("authorization", "token-1")
      .matchHeader("x-a", "client")
      .matchHeader("x-b", "own")
      .reply(404, "nothing", { "X-Wix-Consistent": "c" });
    const init = { method: "PUT", body: "body", headers: { "X-B": "own" } };
    const response = await client.fetchWithAuth("/custom/thing?x=1", init);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("nothing");
    nock(API).get("/next").matchHeader("x-wix-consistent", "c").reply(200);
    expect((await client.fetchWithAuth(new URL(`${API}/next`))).status).toBe(200);
  });

  it("accepts a Request object", async () => {
    nock(API)
      .post("/thing", "body")
      .matchHeader("authorization", "token-1")
      .matchHeader("x-own", "1")
      .reply(200);
    const request = new Request(`${API}/thing`, {
      method: "POST",
      body: "body",
      headers: { "x-own": "1" },
    });
    expect((await createClient({ auth: refreshingStrategy() }).fetchWithAuth(request)).status).toBe(
      200,
    );
  });

  it("refreshes credentials once after a 401 response", async () => {
    const client = createClient({ auth: refreshingStrategy() });
    for (const input of ["/thing", new Request(`${API}/thing`)]) {
      nock(API).get("/thing").reply(401);
      nock(API).get("/thing").reply(200, "ok");
      expect(await (await client.fetchWithAuth(input)).text()).toBe("ok");
    }
    nock(API).get("/thing").times(2).reply(401);
    expect((await client.fetchWithAuth("/thing")).status).toBe(401);
  });

  it("does not retry a request whose body is a stream", async () => {
    nock(API).post("/thing").reply(401);
    const body = new Blob(["x"]).stream();
    const init = { method: "POST", body, duplex: "half" };
    const client = createClient({ auth: refreshingStrategy() });
    expect((await client.fetchWithAuth("/thing", init)).status).toBe(401);
  });

  it("rejects URLs on other origins", async () => {
    const client = createClient({ auth: refreshingStrategy() });
    const otherOrigins = [
      "https://example.com/",
      "https://www.wixapis.com.example.com/",
      "https://www.wixapis.com@example.com/",
      "http://www.wixapis.com/",
      "//example.com/x",
      "/\\example.com/x",
      "\\\\example.com/x",
      new URL("https://example.com/x"),
      new Request("https://example.com/x"),
    ];
    for (const input of otherOrigins) {
      const error = await client.fetchWithAuth(input).catch((reason) => reason);
      expect(error.code, String(input)).toBe("FOREIGN_ORIGIN");
      expect(error.message).toMatch(
        /^Cannot send credentials to https?:\/\/[^/]+: the origin is not in/,
      );
    }
    const localClient = createClient({
      auth: refreshingStrategy(),
      baseUrl: "http://localhost:9999",
    });
    for (const host of [API, "https://edge.wixapis.com"]) {
      await expect(localClient.fetchWithAuth(host)).rejects.toMatchObject({
        code: "FOREIGN_ORIGIN",
      });
    }
  });

  it("sends credentials to the edge host and to allowed origins", async () => {
    const client = createClient({
      auth: refreshingStrategy(),
      allowedOrigins: ["https://shop.example/path"],
    });
    for (const origin of ["https://edge.wixapis.com", "https://shop.example"]) {
      nock(origin).get("/x").matchHeader("authorization", "token-1").reply(200);
      expect((await client.fetchWithAuth(`${origin}/x`)).status).toBe(200);
    }
  });

  it("resolves paths against a base URL that contains a path", async () => {
    const client = createClient({ baseUrl: "http://localhost:9999/api/" });
    nock("http://localhost:9999").get("/api/x").times(2).reply(200);
    expect((await client.fetchWithAuth("/x")).status).toBe(200);
    expect((await client.fetchWithAuth("x")).status).toBe(200);
  });

  it("rejects if the signal of a view is aborted", async () => {
    const client = createClient({}).with({ signal: AbortSignal.abort(new Error("left")) });
    await expect(client.fetchWithAuth("/x")).rejects.toThrow("left");
  });

  const rejectionOf = async (promise: Promise<Response>) =>
    promise.then(
      () => expect.fail("did not fail"),
      (error) => error,
    );
  const neverSettle = () => new Promise<never>(() => {});

  it("rejects with the abort reason if it is aborted while it waits for credentials", async () => {
    const callStarters: ((client: Client, signal: AbortSignal) => Promise<Response>)[] = [
      (client, signal) => client.fetchWithAuth("/x", { signal }),
      (client, signal) => client.with({ signal }).fetchWithAuth("/x"),
      (client, signal) => client.fetchWithAuth(new Request(`${API}/x`, { signal })),
      (client, signal) => client.with({ signal }).fetchWithAuth(new Request(`${API}/x`)),
      (client, signal) =>
        client.with({ signal }).fetchWithAuth("/x", { signal: new AbortController().signal }),
    ];
    for (const startCall of callStarters) {
      const controller = new AbortController();
      const client = createClient({ auth: { getAuthHeaders: neverSettle } });
      const promise = rejectionOf(startCall(client, controller.signal));
      const reason = new Error("left");
      controller.abort(reason);
      expect(await promise).toBe(reason);
    }
  });

  it("does not send the request if credentials arrive after the timeout", async () => {
    const credentials = createDeferred<{ headers: Record<string, string> }>();
    const clock = fakeClock();
    let requestCount = 0;
    const fetch = async () => {
      requestCount += 1;
      return new Response("{}");
    };
    const client = createClient({
      auth: { getAuthHeaders: () => credentials.promise },
      clock,
      fetch,
    });
    const promise = rejectionOf(client.with({ totalTimeout: 70 }).fetchWithAuth("/x"));
    const timeoutSleep = await clock.next();
    expect(timeoutSleep.ms).toBe(70);
    timeoutSleep.wake();
    expect(await promise).toMatchObject({ name: "SystemError", code: "TIMEOUT" });
    credentials.resolve({ headers: {} });
    await new Promise((resolve) => setImmediate(resolve));
    expect(requestCount).toBe(0);
  });

  it("rejects and aborts the request if the headers take longer than `totalTimeout`", async () => {
    const clock = fakeClock();
    const sentRequest = createDeferred<Request>();
    const fetch = (request: Request) => {
      sentRequest.resolve(request);
      return neverSettle();
    };
    const promise = rejectionOf(
      createClient({ clock, fetch, totalTimeout: 50 }).fetchWithAuth("/x"),
    );
    const request = await sentRequest.promise;
    (await clock.next()).wake();
    expect((await promise).code).toBe("TIMEOUT");
    expect(request.signal.aborted).toBe(true);
  });

  it("rejects and aborts the request if the headers take longer than `timeout`", async () => {
    const clock = timelineClock();
    const sentRequest = createDeferred<Request>();
    const fetch = (request: Request) => {
      sentRequest.resolve(request);
      return neverSettle();
    };
    const promise = rejectionOf(createClient({ clock, fetch, timeout: 50 }).fetchWithAuth("/x"));
    await clock.advance(50);
    expect(await promise).toMatchObject({ code: "TIMEOUT", reason: "no response within 50 ms" });
    expect((await sentRequest.promise).signal.aborted).toBe(true);
    expect(clock.sleepCount).toBe(0);
  });

  it("sets no time limit for reading a body, but lets a signal abort the request", async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    let sentRequest: Request | undefined;
    const fetch = async (request: Request) => {
      sentRequest = request;
      return new Response("streamed");
    };
    const client = createClient({ clock, fetch, totalTimeout: 50 }).with({
      signal: controller.signal,
    });
    const response = await client.fetchWithAuth("/x");
    (await clock.next()).wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(sentRequest?.signal.aborted).toBe(false);
    expect(await response.text()).toBe("streamed");
    controller.abort(new Error("left"));
    expect(sentRequest?.signal.aborted).toBe(true);
  });

  it("rejects with the error that fetch throws after a network failure", async () => {
    const networkError = new TypeError("fetch failed");
    const client = createClient({ fetch: () => Promise.reject(networkError) });
    expect(await rejectionOf(client.fetchWithAuth("/x"))).toBe(networkError);
  });

  it("returns a 401 response with its unread body if the strategy has no new credentials", async () => {
    const { getAuthHeaders } = refreshingStrategy();
    for (const recover of [undefined, async () => false]) {
      const fetch = async () => new Response("unauthorized", { status: 401 });
      const client = createClient({ auth: { getAuthHeaders, recover }, fetch });
      expect(await (await client.fetchWithAuth("/x")).text()).toBe("unauthorized");
    }
  });

  it("refreshes credentials after a 401 response without a body", async () => {
    const responses = [new Response(null, { status: 401 }), new Response("ok")];
    const fetch = async () => responses.shift() as Response;
    const response = await createClient({ auth: refreshingStrategy(), fetch }).fetchWithAuth("/x");
    expect(await response.text()).toBe("ok");
  });

  it("cancels the body of a response that it does not return", async () => {
    let cancelCount = 0;
    const cancelableBody = () =>
      new ReadableStream({
        cancel: () => {
          cancelCount += 1;
        },
      });
    const responses = [new Response(cancelableBody(), { status: 401 }), new Response("{}")];
    const fetch = async () => responses.shift() as Response;
    expect(
      (await createClient({ auth: refreshingStrategy(), fetch }).fetchWithAuth("/x")).status,
    ).toBe(200);
    expect(cancelCount).toBe(1);
  });
});
